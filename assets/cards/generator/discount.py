"""The Discount: a torn piece of cardboard, painted by hand, that gets stuck on a set. The program writes the number."""
from .ink import BARK, CARD, CARD_DARK, INK, PAPER, RED, Sheet, shift

WIDTH, HEIGHT = 320, 230


def discount():
    s = Sheet(WIDTH, HEIGHT, "Discount")
    torn = "M26,40L50,34L74,40L98,30L130,34L162,28L196,34L226,28L258,36L292,32L296,62L288,84L298,110L288,132L298,156L288,178L294,200L262,196L240,206L214,198L190,208L160,200L136,210L112,200L88,208L62,198L30,204L34,176L24,150L34,128L22,104L34,82L24,62Z"
    with s.group(s.rough(4)):
        s.fill(shift(torn, 6, 8), INK, 0.9)

        def card():
            # corrugation shows where the top sheet tore away
            s.fill("M20,150L60,168L74,190L110,186L140,200L180,190L214,196L250,182L300,186L300,230L20,230Z", CARD_DARK)
            s.line("".join(f"M{x},170L{x - 8},226" for x in range(30, 320, 11)), 4, BARK)
            s.fill("M20,140L44,150L62,166L76,186L110,182L140,196L180,186L214,192L250,178L300,182L300,20L20,20Z", CARD)
            s.fill("M226,20L300,20L300,120C280,84 256,54 226,20Z", s.dots(CARD_DARK, 3))
            s.fill("M190,20L300,20L300,160C276,100 236,54 190,20Z", s.dots(CARD_DARK, 1))

        s.shape(torn, CARD, 8, inside=card, offset=(-3, -2))
        # a brush loaded with red, once round
        s.line("M52,66C120,54 210,54 270,64C264,100 266,132 270,158C200,168 120,170 70,162C54,130 52,96 56,58", 9, RED)
        for d in ("M132,8L188,4L192,46L138,52Z",):
            s.fill(d, PAPER, 0.92)
            s.fill(d, s.dots(CARD_DARK, 1))
            s.line(d, 5)
    s.specks(110, 61, area=(44, 44, 276, 190))
    return s
