"""Each family's moped, its crate of goods in the family's pattern."""
from .families import fruit, melon, tiny_sock
from .food import bulb
from .ink import BLUE, FLUO, GOLD, GREEN, INK, PAPER, PEACH, RED, SKY, TEAL, WINE, WOOD, circle, num
from .ornaments import BUNTING, CORNER, bunting, card, letter
from .patterns import FAMILIES


def tyre_badge(sheet, family):
    """The initial in a tyre, so that a fanned motorbike is not taken for its family."""
    cx, cy = CORNER
    sheet.fill(circle(cx, cy, 50), INK)
    sheet.add(f'<path d="{circle(cx, cy, 42)}" fill="none" stroke="{PAPER}" stroke-width="4" stroke-dasharray="7 7"/>')
    sheet.fill(circle(cx, cy, 34), family.colour)
    letter(sheet, family.initial, cx, cy, 40, family.on_colour)


def goods(s, key):
    """What looks out of the crate; its rim is at y 268, from x 44 to 188."""
    if key == "salazar":
        for x, r, c in ((76, 26, GREEN), (156, 27, PEACH)):
            fruit(s, x, 258, r, c)
        with s.at(116, 226, 172):
            tiny_sock(s, 0, -40, BLUE)
        fruit(s, 116, 262, 22, RED)
    elif key == "heredia":
        for x, y, c in ((74, 258, GOLD), (158, 258, GREEN), (96, 222, RED), (138, 224, GOLD), (116, 258, RED)):
            fruit(s, x, y, 25, c)
    elif key == "montoya":
        melon(s, 152, 240, 42)
        bulb(s, 78, 236, -16, 0.68)
        bulb(s, 112, 252, 6, 0.6)
    elif key == "cortes":
        for i, (c, t) in enumerate(((RED, 0), (PAPER, 2), (TEAL, -3), (FLUO, 3))):
            with s.at(116, 262 - i * 22, t):
                s.shape("M-58,10L-58,-6C-58,-12 -52,-14 -46,-14L46,-14C60,-14 60,10 46,10Z", c, 7, offset=(-2, -2))
                s.line("M-44,-2L34,-2", 4)
    else:
        for x, y, c in ((74, 258, GOLD), (158, 258, GOLD), (94, 222, PEACH), (140, 222, GOLD), (116, 258, PEACH), (117, 190, RED)):
            fruit(s, x, y, 25, c)


def wheel(s, x, y, r):
    s.fill(circle(x, y, r), INK)
    s.shape(circle(x, y, r * 0.52), PAPER, 6, offset=(-2, -2), shade=(INK, -8, -8))
    s.line(f"M{num(x - r * 0.5)},{y}L{num(x + r * 0.5)},{y}M{x},{num(y - r * 0.5)}L{x},{num(y + r * 0.5)}", 5)
    s.fill(circle(x, y, 8), INK)


def motorbike(key):
    family = FAMILIES[key]
    with card(f"{family.name} motorbike", family.ground, family.rays, family.board, sun=(250, 470), count=22, high=552, corner=lambda s: tyre_badge(s, family), seed=51) as s:
        s.cast(252, 536, 204, 12)
        # wind and smoke
        bunting(s, 30, 100, 470, 44, 9, BUNTING)
        for d in ("M24,404L74,396L74,414Z", "M24,440L60,434L60,450Z"):
            s.fill(d, PAPER)
            s.line(d, 5)
        for x, y, r in ((44, 508, 17), (66, 488, 13), (32, 482, 10)):
            s.shape(circle(x, y, r), PAPER, 6, offset=(-2, -2))
        moped(s, key)
    return s


def moped(s, key):
    """The moped with its crate, heading right: about 38..458 by 180..540."""
    family = FAMILIES[key]
    colour = family.colour
    # rack, crate
    s.line("M52,372L196,372M92,372L116,420M150,372L150,400", 11)
    goods(s, key)
    crate = "M38,268L194,268L188,366L46,366Z"
    s.shape(crate, colour, 10, inside=lambda: family.paint(s, 34, 270, 200, 372, 40), shade=(INK, -22, -16), offset=(-3, -3))
    s.line("M38,268L194,268", 16)
    s.line("M40,268L190,268", 6, WOOD)
    # behind the body: handlebar, fork, wheels
    s.line("M352,300L404,490", 18)
    s.line("M352,300L404,490", 7, PAPER)
    wheel(s, 134, 486, 54)
    wheel(s, 402, 486, 52)
    # body: rear cowl, floor, leg shield in one sweep
    body = "M72,470C64,414 100,384 150,380L252,378C262,404 268,430 280,450L312,450C326,420 326,368 318,312L346,300C364,352 374,396 366,446C362,474 346,494 322,494L214,496C214,430 92,412 72,470Z"

    def trim():
        s.fill("M322,300L342,296C358,352 366,400 356,450C352,470 340,480 330,480C346,420 340,360 322,300Z", PAPER, 0.35)
        s.line("M86,432C110,400 150,398 262,400", 10, family.second)

    s.shape(body, colour, 11, inside=trim, shade=(INK, -16, -26))
    s.line("M226,496L318,494", 14)
    # mudguard
    s.shape("M344,470C344,420 376,398 416,410C446,420 458,446 458,468C430,440 376,440 360,478Z", colour, 9, shade=(INK, -8, -16), offset=(-3, -3))
    # seat
    s.shape("M150,376C146,352 172,344 206,346C238,344 268,350 270,372C250,382 180,384 150,380Z", INK, 7)
    s.line("M172,360C196,354 226,354 246,360", 7, PAPER)
    # headset: lamp, grip, mirror
    s.line("M332,306C322,278 312,266 296,262", 20)
    s.line("M300,264L262,268", 19)
    s.line("M298,264L268,267", 7, family.second if key != "reyes" else RED)
    s.line("M308,262L300,214", 7)
    s.shape(circle(294, 200, 20), SKY, 8, offset=(-2, -2), shade=(BLUE, -8, -8))
    s.shape("M318,306C312,276 330,254 354,256C372,258 376,276 372,296C366,310 340,316 318,306Z", colour, 9, offset=(-3, -3))
    s.shape("M356,262C378,258 388,272 384,288C380,302 364,304 354,298C362,286 362,274 356,262Z", FLUO, 7, offset=(0, 0))
    for r in ((398, 262, 430, 250), (404, 282, 440, 284), (396, 302, 426, 316)):
        s.line("M{},{}L{},{}".format(*r), 8)
    # number plate with the initial
    s.fill(circle(162, 438, 34), INK)
    s.shape(circle(160, 436, 32), PAPER, 7, offset=(0, 0))
    letter(s, family.initial, 160, 436, 36, family.board if key != "reyes" else WINE)


def all_motorbikes():
    return {f"motorbike_{key}": (lambda key=key: motorbike(key)) for key in FAMILIES}
