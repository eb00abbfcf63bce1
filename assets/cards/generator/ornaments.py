"""What many pictures share: awnings, banners, price stars, badges, bunting, painted initials, and the card itself."""
from contextlib import contextmanager

from .ink import BLUE, FLUO, INK, PAPER, RED, TEAL, Sheet, box, circle, num, polygon, shift, star

WIDTH, HEIGHT = 500, 700
CARD = "M34,0L466,0A34,34 0 0 1 500,34L500,666A34,34 0 0 1 466,700L34,700A34,34 0 0 1 0,666L0,34A34,34 0 0 1 34,0Z"
PANEL = "M42,22L458,22A20,20 0 0 1 478,42L478,658A20,20 0 0 1 458,678L42,678A20,20 0 0 1 22,658L22,42A20,20 0 0 1 42,22Z"
CORNER = (66, 70)
BIG_STAR = (404, 486)

# Painted initials: outlines of the display face (OFL, see assets/fonts), 100 units high, centred on the origin.
LETTERS = {
    "S": "M-27 15Q-24 17 -18 21Q-11 25 -5 25Q1 25 1 20Q1 18 -1 16Q-2 15 -7 13Q-11 11 -14 9Q-16 8 -20 5Q-24 3 -25 0Q-31 -9 -31 -21Q-31 -34 -22 -42Q-13 -51 2 -51Q13 -51 21 -49Q30 -46 30 -43Q30 -42 30 -42Q30 -37 27 -29Q24 -22 23 -21Q14 -26 7 -26Q-1 -26 -1 -20Q-1 -17 5 -15Q6 -14 8 -13Q10 -12 13 -11Q16 -10 19 -8Q22 -6 26 -2Q33 5 33 17Q33 32 25 41Q16 51 -1 51Q-10 51 -16 50Q-23 49 -28 44Q-34 40 -34 35Q-34 29 -31 23Q-29 17 -27 15Z",
    "H": "M39 48Q39 50 24 50Q10 50 10 48L10 15L-10 15L-10 48Q-10 50 -24 50Q-39 50 -39 48L-39 -47Q-39 -50 -24 -50Q-10 -50 -10 -47L-10 -13L10 -13L10 -46Q10 -48 17 -49Q21 -49 24 -49L32 -49Q39 -48 39 -46Z",
    "M": "M42 50Q29 50 29 47L26 -10L9 48Q9 50 0 50Q-10 50 -10 48L-28 -10L-30 46Q-30 49 -35 49Q-40 50 -44 50Q-47 50 -51 50Q-57 49 -57 46L-54 -46Q-54 -50 -37 -50Q-32 -50 -24 -49Q-17 -48 -16 -46L0 -1L14 -46Q15 -50 33 -50Q39 -50 46 -49Q53 -48 53 -46L57 47Q57 49 52 49Q46 50 42 50Z",
    "C": "M24 -20Q23 -20 22 -21Q21 -22 18 -23Q15 -24 12 -24Q4 -24 -1 -18Q-6 -12 -6 0Q-6 12 -1 18Q4 24 12 24Q16 24 20 23Q24 22 25 20Q26 20 26 20Q27 20 30 23Q32 26 34 31Q36 37 36 39Q36 45 27 48Q19 51 7 51Q-11 51 -24 38Q-36 25 -36 1Q-36 -23 -23 -37Q-11 -51 8 -51Q18 -51 26 -48Q34 -45 34 -40Q34 -35 30 -28Q26 -20 24 -20Z",
    "R": "M-8 48Q-8 50 -21 50Q-35 50 -35 48L-35 -44Q-35 -49 -30 -49L-2 -49Q35 -49 35 -20Q35 -12 32 -4Q28 3 22 7L40 37Q39 40 32 45Q24 51 18 51Q13 51 10 47L-3 16L-8 16ZM-8 -24L-8 -3L-7 -3Q7 -3 7 -14Q7 -19 4 -22Q1 -24 -5 -24Z",
}


def letter(sheet, initial, cx, cy, height, colour):
    size = height / 100
    sheet.add(f'<path d="{LETTERS[initial]}" transform="translate({num(cx)} {num(cy)}) scale({size:.3g})" fill="{colour}"/>')


def awning(sheet, x0, x1, top, edge, drop, slats, first, second, inset=26, width=7, shadow=True, paint=None):
    """Striped awning: trapezoid slats and a scalloped valance. `paint` may print a pattern over the slats."""
    w, narrow = (x1 - x0) / slats, (x1 - x0 - 2 * inset) / slats
    if shadow:
        for size, reach in ((2, 52), (3, 26)):
            sheet.fill(box(x0 + 8, edge, x1 - x0 - 16, drop + reach), sheet.dots(INK, size), 0.55)
    roof = polygon([(x0 + inset, top), (x1 - inset, top), (x1, edge), (x0, edge)])
    sheet.fill(roof, first)
    slots = [(x0 + i * w, x0 + inset + i * narrow) for i in range(slats)]
    sheet.fill("".join(polygon([(t, top), (t + narrow, top), (b + w, edge), (b, edge)]) for b, t in slots[1::2]), second)
    if paint:
        with sheet.group(sheet.clip(roof)):
            paint()

    def lobe(b):
        low = edge + drop * 0.45
        return f"M{num(b)},{edge}L{num(b + w)},{edge}L{num(b + w)},{num(low)}A{num(w / 2)},{num(drop * 0.55)} 0 0 1 {num(b)},{num(low)}Z"

    lobes = [lobe(b) for b, _ in slots]
    sheet.fill("".join(lobes[0::2]), first)
    sheet.fill("".join(lobes[1::2]), second)
    sheet.fill("".join(lobes), sheet.dots(INK, 1), 0.8)
    sheet.line("".join(lobes), width * 0.8)
    if not paint:
        sheet.line("".join(f"M{num(t)},{top}L{num(b)},{edge}" for b, t in slots[1:]), width * 0.5)
    sheet.line(roof, width)


def bunting(sheet, x0, y0, x1, sag, count, colours, size=21, width=5):
    """A string of little flags from (x0, y0) to (x1, y0), hanging `sag` deep."""
    mid = (x0 + x1) / 2
    sheet.line(f"M{x0},{y0}Q{num(mid)},{num(y0 + 2 * sag)} {x1},{y0}", width)
    flags = []
    for i in range(count):
        t = (i + 0.5) / count
        x, y = x0 + (x1 - x0) * t, y0 + 4 * t * (1 - t) * sag
        tilt = (t - 0.5) * -size * 0.7
        flags.append(((x - size, y - 2 - tilt * 0.3), (x + size, y - 2 + tilt * 0.3), (x + tilt * 0.4, y + size * 2.1)))
    for i, colour in enumerate(colours):
        sheet.fill("".join(polygon([(x - 2, y - 2) for x, y in flag]) for flag in flags[i :: len(colours)]), colour)
    sheet.line("".join(polygon(flag) for flag in flags), width)


def banner(sheet, y, height, colour):
    """The hand-painted board across the foot of a card; the program writes on it."""
    sheet.fill(f"M10,{y + 10}C120,{y - 6} 380,{y - 6} 490,{y + 10}L490,{y + height}C380,{y + height - 6} 120,{y + height - 6} 10,{y + height}Z", colour)
    sheet.fill(box(18, y + height - 18, 464, 14), colour)
    sheet.line(f"M10,{y + 10}C120,{y - 6} 380,{y - 6} 490,{y + 10}L490,{y + height}C380,{y + height - 6} 120,{y + height - 6} 10,{y + height}Z", 7)


def price_star(sheet, cx, cy, outer, inner, points, turn, width=7, colour=FLUO, drop=(6, 7)):
    d = star(cx, cy, outer, inner, points, turn)
    if drop:
        sheet.fill(shift(d, *drop), INK)
    sheet.fill(d, colour)
    sheet.line(d, width)


def bolt_badge(sheet):
    """Effects carry a bolt in the corner."""
    cx, cy = CORNER
    sheet.fill(circle(cx, cy, 46), RED)
    sheet.line(circle(cx, cy, 46), 6)
    bolt = "M76,34L40,78L62,78L54,108L92,62L70,62Z"
    sheet.fill(bolt, FLUO)
    sheet.line(bolt, 5)


def rosette(sheet, cx, cy, outer, initial, colour, ring=RED):
    """A family's emblem: its initial in a rosette."""
    d = star(cx, cy, outer, outer * 0.83, 16)
    sheet.fill(shift(d, 5, 6), INK)
    sheet.fill(d, ring)
    sheet.line(d, 7)
    sheet.fill(circle(cx, cy, outer * 0.64), PAPER)
    sheet.line(circle(cx, cy, outer * 0.64), 6)
    letter(sheet, initial, cx, cy, outer * 0.8, colour)


BUNTING = (RED, FLUO, TEAL, PAPER, BLUE)


@contextmanager
def card(title, ground, rays, board, sun=(250, 372), count=18, top=None, high=560, price=False, corner=None, seed=5):
    """A card face. Inside the block the figure is drawn; banner, price star and corner are added around it.

    `top(sheet)` draws what hangs behind the figure, unwobbled (the awning of products).
    """
    sheet = Sheet(WIDTH, HEIGHT, title)
    sheet.fill(CARD, PAPER)
    with sheet.group(sheet.clip(PANEL)):
        sheet.fill(box(22, 22, 456, 656), ground)
        sheet.rays(*sun, 560, count, rays)
        if top:
            top(sheet)
    sheet.line(PANEL, 7)
    with sheet.group(sheet.rough()):
        yield sheet
        banner(sheet, high, 678 - high, board)
        if price:
            price_star(sheet, *BIG_STAR, 82, 66, 14, 6)
    if corner:
        corner(sheet)
    sheet.specks(440, seed)


def price_corner(sheet):
    price_star(sheet, *CORNER, 52, 44, 14, 8, 6, drop=None)
