"""Each family's stall: awning and counter cloth in its pattern, its initial in a rosette, its own goods. Nobody is drawn."""
from .food import bulb
from .ink import (BARK, BLUE, FLUO, GOLD, GREEN, INK, PAPER, PEACH, PLUM, RED, TEAL, WINE, WOOD, box, circle, disc, num, star)
from .ornaments import BUNTING, CORNER, awning, bunting, card, letter, rosette
from .patterns import FAMILIES, crown

TOP = 462  # of the counter


def badge(sheet, family):
    cx, cy = CORNER
    sheet.fill(circle(cx, cy, 46), family.colour)
    sheet.line(circle(cx, cy, 46), 6)
    letter(sheet, family.initial, cx, cy, 50, family.on_colour)


def fruit(sheet, x, y, r, colour):
    row_of_fruit(sheet, ((x, y),), r, colour)


def row_of_fruit(sheet, places, r, colour):
    """Fruits that do not overlap each other, printed in three strokes to keep the file small."""
    sheet.fill("".join(disc(x - 2, y - 2, r) for x, y in places), colour)
    shine = "".join(f"M{num(x - r * 0.6)},{num(y - r * 0.25)}A{num(r * 0.65)},{num(r * 0.65)} 0 0 1 {num(x - r * 0.1)},{num(y - r * 0.7)}" for x, y in places)
    sheet.line(shine, 5, PAPER)
    sheet.line("".join(disc(x, y, r) for x, y in places), 6)


def heap(sheet, x, colour, base=TOP - 10, r=16, wide=4):
    for row, count in enumerate((wide, wide - 1, wide - 2)):
        row_of_fruit(sheet, [(x + row * r * 0.95 + k * r * 1.9, base - row * r * 1.45) for k in range(count)], r, colour)


def lamp(sheet, x):
    sheet.line(f"M{x},296L{x},330", 6)
    sheet.shape(f"M{x - 34},362C{x - 30},330 {x + 30},330 {x + 34},362Z", PAPER, 7, offset=(-2, -2))
    sheet.shape(f"M{x - 13},364A13,13 0 0 0 {x + 13},364Z", FLUO, 6, offset=(0, 0))


def peppers(sheet):
    sheet.line("M250,296L250,400", 6)
    for y, side in ((322, -1), (334, 1), (350, -1), (362, 1), (378, -1), (392, 1)):
        sheet.shape(f"M250,{y - 8}C{250 + side * 10},{y - 12} {250 + side * 34},{y - 2} {250 + side * 32},{y + 26}C{250 + side * 20},{y + 20} {250 + side * 6},{y + 14} 250,{y - 8}Z", RED, 5, offset=(-2, -2))


def tiny_shirt(sheet, x, y, colour):
    d = "M-14,0C-6,10 6,10 14,0L44,20L32,42L20,34L22,84L-22,84L-20,34L-32,42L-44,20Z"
    with sheet.at(x, y):
        sheet.once(("shirt", colour), lambda: sheet.shape(d, colour, 7, offset=(-2, -2), shade=(INK, -10, -6)))


def tiny_sock(sheet, x, y, colour):
    d = "M-12,0L14,0L14,48C18,66 4,72 -8,72L-28,72C-40,68 -38,52 -24,52C-14,50 -12,46 -12,40Z"
    stripes = "M-30,4L30,4M-30,22L30,22M-30,40L30,40M-30,48L-26,80"
    with sheet.at(x, y):
        sheet.once(("sock", colour), lambda: sheet.shape(d, PAPER, 6, inside=lambda: sheet.line(stripes, 9, colour), offset=(-2, -2)))


def folded(sheet, x, colours, base=TOP):
    """A pile of folded clothes, fold to the front."""
    for i, colour in enumerate(colours):
        with sheet.at(x, base - i * 21):
            sheet.shape("M0,0L0,-14C0,-22 8,-22 14,-22L84,-22C96,-22 96,0 84,0Z", colour, 6, offset=(-2, -2))
            sheet.line("M14,-11L72,-11", 4)


def melon(sheet, x, y, r):
    with sheet.at(x, y, scale=round(r / 36, 3)):
        sheet.once("melon", lambda: _melon(sheet, 36))


def _melon(sheet, r):
    def skin():
        for k in (-0.62, -0.08, 0.5):
            sheet.line(f"M{num(k * r)},{-r}C{num(k * r * 2)},{num(-r / 3)} {num(k * r * 2)},{num(r / 3)} {num(k * r)},{r}", num(r * 0.22), "#86B84A")

    sheet.shape(circle(0, 0, r), GREEN, 7, inside=skin, offset=(-2, -2), shade=(INK, -r * 0.4, -r * 0.4))


def goods_salazar(s):
    s.line("M108,308C180,322 320,322 392,308", 5)
    for x, y in ((168, 316), (224, 319)):
        tiny_sock(s, x, y, RED)
    for x, y in ((296, 319), (352, 316)):
        tiny_sock(s, x, y, BLUE)
    heap(s, 94, PEACH)
    heap(s, 206, GREEN)
    heap(s, 318, RED)


def goods_heredia(s):
    lamp(s, 164)
    lamp(s, 336)
    peppers(s)
    heap(s, 98, GOLD)
    heap(s, 206, RED)
    heap(s, 314, GREEN)


def goods_montoya(s):
    for x, y, turn in ((160, 330, 0), (212, 340, 6), (268, 336, -4), (332, 332, 3)):
        s.line(f"M{x},298L{x},{y - 30}", 5)
        bulb(s, x, y, turn, 0.52)
    for x, y, r in ((128, 426, 36), (212, 426, 36), (292, 426, 36), (370, 426, 36), (170, 372, 30)):
        melon(s, x, y, r)


def goods_cortes(s):
    s.line("M108,306C180,314 320,314 392,306", 5)
    tiny_shirt(s, 172, 312, FLUO)
    tiny_shirt(s, 328, 312, TEAL)
    lamp(s, 250)
    folded(s, 88, (RED, PAPER, FLUO))
    folded(s, 202, (PAPER, BLUE))
    folded(s, 316, (TEAL, PAPER, PEACH))


def goods_reyes(s):
    for x in (152, 348):  # star lanterns
        s.line(f"M{x},296L{x},318", 6)
        s.shape(star(x, 348, 32, 16, 5, -90), PAPER, 7, offset=(-2, -2), shade=(RED, -8, -8))
    d = crown(250, 360, 92)
    s.line("M250,296L250,322", 6)
    s.shape(d, FLUO, 8, offset=(-3, -3), shade=(RED, -14, -10))
    for x, y in ((202, 336), (250, 320), (298, 336)):
        s.shape(circle(x, y, 8), RED, 5, offset=(0, 0))
    heap(s, 94, GOLD)
    heap(s, 318, GOLD)
    heap(s, 206, PEACH)


GOODS = {"salazar": goods_salazar, "heredia": goods_heredia, "montoya": goods_montoya, "cortes": goods_cortes, "reyes": goods_reyes}


def stall(key):
    family = FAMILIES[key]
    with card(f"{family.name} family", family.ground, family.rays, family.board, sun=(250, 330), count=20, high=552, corner=lambda s: badge(s, family), seed=41) as s:
        bunting(s, 30, 62, 470, 56, 9, BUNTING)
        s.cast(250, 548, 206, 14)
        # posts and the cloth at the back
        s.line("M92,296L92,540M408,296L408,540", 22)
        s.line("M90,296L90,540M406,296L406,540", 10, BARK)
        s.fill(box(104, 286, 292, 170), family.cloth)
        s.fill(box(104, 286, 292, 56), s.dots(INK, 3), 0.8)
        s.fill(box(104, 342, 292, 34), s.dots(INK, 2), 0.8)
        s.fill(box(104, 376, 292, 30), s.dots(INK, 1), 0.8)
        GOODS[key](s)
        # counter: a plank, and the family's cloth before it
        skirt = f"M62,{TOP + 30}L438,{TOP + 30}L430,548L70,548Z"
        s.shape(skirt, family.colour, 9, inside=lambda: family.paint(s, 56, TOP + 32, 450, 550, 34), shade=(INK, 0, -22), offset=(-3, -3))
        s.shape(f"M50,{TOP}L450,{TOP}L448,{TOP + 34}L52,{TOP + 34}Z", WOOD, 9, offset=(-4, -3), shade=(INK, 0, -16))
        for x in (84, 250, 416):
            s.fill(circle(x, TOP + 17, 4.5), INK)
        plain = key == "salazar"
        awning(s, 36, 464, 156, 266, 46, 9 if plain else 7, family.colour, family.second if key != "reyes" else RED, inset=40, width=8, shadow=False,
               paint=None if plain else lambda: (s.fill(box(30, 150, 440, 120), family.colour), family.paint(s, 32, 158, 470, 268, 52)))
        rosette(s, 250, 212, 64, family.initial, family.board if key != "reyes" else WINE, family.ring)
    return s


def all_stalls():
    return {f"family_{key}": (lambda key=key: stall(key)) for key in FAMILIES}
