"""What lies on the table around the cards: awnings, counter, canvas, crate, box, strips, sign and stamp."""
from .ink import (BARK, BLUE, CARD, CARD_DARK, FLUO, GREEN, INK, PAPER, RED, WOOD, Dice, Sheet, box, num, polygon, star)
from .ornaments import awning
from .patterns import FAMILIES

CANVAS = "#1E6B6B"


def stall_awning(colour):
    s = Sheet(600, 140, "Awning")
    with s.group(s.rough(2.6)):
        awning(s, 10, 590, 10, 86, 50, 11, colour, PAPER, inset=30, width=7, shadow=False)
    s.specks(90, 71, area=(46, 16, 554, 112))
    return s


def counter():
    s = Sheet(600, 120, "Counter")
    with s.group(s.rough(2.6)):
        front = "M22,36L578,36L570,112L30,112Z"

        def boards():
            s.fill("".join(box(22 + i * 80, 30, 40, 90) for i in range(7)), "#BD6A29")
            s.line("".join(f"M{22 + i * 40},36L{24 + i * 40},116" for i in range(1, 14)), 4)
            s.fill(box(10, 36, 580, 44), s.dots(INK, 1))
            s.fill(box(10, 36, 580, 28), s.dots(INK, 2))
            s.fill(box(10, 36, 580, 15), s.dots(INK, 3))

        s.shape(front, WOOD, 7, inside=boards, offset=(-3, -2))
        top = "M8,10L592,10L588,40L12,40Z"

        def grain():
            s.line("M30,20C120,16 200,24 290,20M330,22C400,18 480,24 570,20M60,31C150,28 240,33 320,30M380,31C450,28 520,33 560,31", 3, BARK)

        s.shape(top, "#E09A55", 7, inside=grain, offset=(-3, -2))
        s.fill("".join(f"M{x},{y}l7,1l-1,7l-7,-1z" for x in (40, 218, 382, 558) for y in (24,)), INK)
    s.specks(80, 72, area=(32, 16, 568, 106))
    return s


def canvas():
    """Seamless petrol cloth, a plain weave so faint that text on it keeps its contrast."""
    s = Sheet(256, 256, "Canvas")
    s.fill(box(0, 0, 256, 256), CANVAS)
    dice = Dice(73)
    threads = {"#227171": [], "#247676": [], "#1B6464": [], "#186060": []}
    for j in range(32):
        for i in range(32):
            x, y = i * 8, j * 8
            faint = dice.next() < 0.72
            if (i + j) % 2 == 0:
                threads["#227171" if faint else "#247676"].append(f"M{x},{y + 2}h8v4h-8z")
            else:
                threads["#1B6464" if faint else "#186060"].append(f"M{x + 2},{y}h4v8h-4z")
    for colour, bits in threads.items():
        s.fill("".join(bits), colour)
    return s


def crate(cards):
    s = Sheet(320, 260, "Draw pile crate")
    with s.group(s.rough(3.4)):
        s.fill(polygon([(40, 92), (280, 92), (296, 66), (24, 66)]), INK)
        s.shape("M22,62L298,62L284,96L36,96Z", BARK, 8, inside=lambda: s.fill(box(10, 60, 300, 40), s.dots(INK, 3)), offset=(-2, -2))
        if cards:
            for x, y, turn in ((108, 66, -9), (212, 68, 8), (160, 56, -1)):
                with s.at(x, y, turn):
                    back = "M-46,-44C-46,-50 -42,-52 -38,-52L38,-52C44,-52 46,-48 46,-44L46,70L-46,70Z"

                    def printed():
                        s.fill("".join(box(-38 + i * 22, -44, 11, 120) for i in range(4)), RED)
                        s.fill("".join(box(-38 + i * 22, -44, 11, 18) for i in range(4)), BLUE)
                        s.fill("".join(box(-27 + i * 22, -44, 11, 18) for i in range(3)), FLUO)

                    s.shape(back, PAPER, 6, inside=printed, offset=(-2, -2))
        for i, y in enumerate((92, 142, 192)):
            board = f"M{18 + i * 4},{y}L{302 - i * 4},{y}L{300 - i * 4},{y + 42}L{20 + i * 4},{y + 42}Z"

            def grain(y=y):
                s.line(f"M20,{y + 14}C90,{y + 8} 150,{y + 18} 210,{y + 12}M180,{y + 28}C220,{y + 24} 260,{y + 32} 300,{y + 26}M40,{y + 30}C70,{y + 27} 100,{y + 32} 130,{y + 29}", 3, BARK)

            s.shape(board, WOOD if i % 2 else "#D68A42", 8, inside=grain, shade=(INK, 0, -10), offset=(-3, -2))
        for x in (30, 264):
            s.shape(box(x, 84, 28, 158), "#D68A42", 8, offset=(-2, -2), shade=(INK, -9, 0))
            s.fill("".join(f"M{x + 11},{y}l7,1l-1,7l-7,-1z" for y in (106, 156, 206)), INK)
        s.shape("M92,116L230,112L234,206L96,210Z", PAPER, 7, offset=(-3, -2))
        s.fill("".join(f"M{x},{y}l6,1l-1,6l-6,-1z" for x, y in ((104, 126), (216, 122), (106, 194), (220, 190))), INK)
    s.specks(70, 74, area=(36, 100, 284, 236))
    return s


def cardboard_box():
    s = Sheet(320, 260, "The box")
    with s.group(s.rough(3.4)):
        s.shape("M52,92L268,92L246,52L74,52Z", BARK, 8, inside=lambda: s.fill(box(40, 40, 240, 60), s.dots(INK, 3)), offset=(-2, -2))
        s.shape("M74,52L246,52L262,14L58,20Z", CARD, 8, offset=(-3, -2), shade=(BARK, 0, 14))
        s.shape("M52,92L74,52L20,40L6,84Z", CARD, 8, offset=(-3, -2), shade=(BARK, -14, -6))
        s.shape("M268,92L246,52L300,36L314,78Z", CARD, 8, offset=(-3, -2), shade=(BARK, 14, -6))
        s.shape("M52,92L268,92L264,242L56,242Z", CARD, 9, offset=(-3, -2), shade=(BARK, -34, -24))
        s.shape("M52,92L268,92L284,132L36,136Z", "#E2B67A", 8, offset=(-3, -2), shade=(BARK, 0, -10))
        for x in (106, 140):  # this way up
            s.fill(f"M{x},168L{x + 14},190L{x + 5},190L{x + 4},218L{x - 5},218L{x - 5},190L{x - 14},190Z", RED)
        s.line("M90,228L156,227", 6, RED)
    s.specks(60, 75, area=(62, 100, 258, 236))
    return s


def strip(key):
    """A pitch's awning edge in the family's pattern. Tiles side by side."""
    family = FAMILIES[key]
    s = Sheet(400, 36, f"{family.name} strip")
    edge = "M0,0L400,0L400,22" + "".join(f"A10,11 0 0 1 {380 - i * 20},22" for i in range(20)) + "Z"
    s.fill(edge, family.colour)
    with s.group(s.clip(edge)):
        family.paint(s, 0, 2, 400, 36, {"stripes": 25, "waves": 20, "checks": 20, "lozenges": 20, "crowns": 25}[family.pattern.__name__])
        s.fill(box(0, 20, 400, 16), s.dots(INK, 1), 0.7)
    s.line("M0,22" + "".join(f"A10,11 0 0 0 {20 + i * 20},22" for i in range(20)), 3.5)
    s.line("M-4,2L404,2", 4)
    return s


def sign():
    """A sheet of paper taped to the stall. May be cut in nine: corners of 72 keep the tape whole."""
    s = Sheet(420, 280, "Sign")
    with s.group(s.rough(3)):
        s.fill("M24,26L406,28L404,268L22,266Z", INK, 0.35)
        s.shape("M16,18L400,18L400,258L16,258Z", PAPER, 5, offset=(0, 0), inside=lambda: s.fill("M400,188L400,258L330,258Z", s.dots(CARD, 2)))
        for d in ("M4,34L52,2L64,20L16,52Z", "M366,4L414,34L402,52L354,22Z"):
            s.fill(d, FLUO, 0.9)
            s.fill(d, s.dots(CARD_DARK, 1), 0.6)
            s.line(d, 4)
    return s


def stamp():
    """A rubber stamp's frame for "sold": worn ink, an empty middle, nothing behind it."""
    s = Sheet(340, 210, "Stamp")
    dice, flecks = Dice(77), {2: [], 4: [], 7: []}
    for i in range(330):
        w = 2 if i % 6 < 3 else 4 if i % 6 < 5 else 7
        flecks[w].append(f"M{num(dice.next(0, 340))},{num(dice.next(0, 210))}l{num(dice.next(-3, 3))},{num(dice.next(-2, 2))}")
    worn = "".join(f'<path d="{"".join(bits)}" stroke="#000" stroke-width="{w}" fill="none"/>' for w, bits in flecks.items())
    s.defs.append(f'<mask id="worn" maskUnits="userSpaceOnUse" x="0" y="0" width="340" height="210"><rect width="340" height="210" fill="#fff"/>{worn}</mask>')
    with s.group('mask="url(#worn)"'), s.group('transform="rotate(-8 170 105)"'):
        s.line("M36,34L304,30C316,30 318,38 318,46L320,162C320,174 314,178 304,178L38,182C26,182 22,176 22,166L20,48C20,38 26,34 36,34Z", 10, RED)
        s.line("M44,50L298,47L302,162L40,166Z", 4, RED)
        for x in (44, 296):
            s.fill(star(x, 106, 17, 7.5, 5, -90), PAPER)
            s.fill(star(x, 106, 15, 6.5, 5, -90), RED)
        s.fill(polygon([(122, 22), (218, 20), (218, 40), (122, 42)]), RED)
        s.fill("".join(star(x, y, 8, 3.4, 5, -90) for x, y in ((140, 32), (170, 31.5), (200, 31))), PAPER)
        s.fill(polygon([(122, 171), (218, 170), (218, 190), (122, 191)]), RED)
        s.fill("".join(star(x, y, 8, 3.4, 5, -90) for x, y in ((140, 181), (170, 180.5), (200, 180))), PAPER)
    return s


def pictures():
    drawn = {
        "awning_red": lambda: stall_awning(RED), "awning_blue": lambda: stall_awning(BLUE), "awning_green": lambda: stall_awning(GREEN),
        "counter": counter, "canvas": canvas, "crate": lambda: crate(True), "crate_empty": lambda: crate(False), "box": cardboard_box,
        "sign": sign, "stamp": stamp,
    }
    return drawn | {f"strip_{key}": (lambda key=key: strip(key)) for key in FAMILIES}
