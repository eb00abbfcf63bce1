"""The title scene, a Saturday morning in the market, and the application's icon."""
from .effects import parcel, van_body
from .families import folded, melon, row_of_fruit, tiny_shirt, tiny_sock
from .food import bulb, peach_figure
from .ink import (BARK, BLUE, FLUO, GOLD, GREEN, INK, PAPER, PEACH, RED, TEAL, WINE, WOOD, Sheet, box, circle, polygon, star)
from .motorbikes import moped
from .ornaments import BUNTING, awning, bunting, price_star
from .patterns import FAMILIES

SUN = (1085, 420)


def sky(s):
    s.fill(box(0, 0, 1600, 900), "#FFD98C")
    s.rays(*SUN, 1500, 26, "#FFE8B4")
    d = circle(*SUN, 196)
    s.shape(d, FLUO, 8, offset=(0, 0), shade=(GOLD, -70, 50))


def town(s):
    """Whitewashed houses and a bell tower, pale to the left where the title stands."""
    far = "M0,560L70,560L70,520L150,500L230,520L230,572L300,572L300,536L420,536L420,566L500,566L500,528L560,504L620,528L620,580L700,580L700,548L800,548L800,500L870,470L940,500L940,560L1020,560L1020,520L1110,520L1110,556L1190,556L1190,500L1260,474L1330,500L1330,548L1420,548L1420,510L1600,510L1600,720L0,720Z"
    s.fill(far, PEACH)
    s.fill(far, s.dots(PAPER, 2), 0.5)
    s.line(far, 5)
    tower = "M842,700L842,330L930,330L930,700Z"
    s.shape(tower, PAPER, 7, shade=(PEACH, -26, 0))
    s.shape("M830,334L886,250L942,334Z", RED, 7, shade=(INK, -14, 0))
    s.shape("M866,430L866,392A20,20 0 0 1 906,392L906,430Z", BLUE, 6, offset=(-2, -2))
    s.shape("M874,414C874,396 898,396 898,414L904,424L868,424Z", GOLD, 5, offset=(0, 0))
    s.line("M886,250L886,214", 6)
    s.shape("M886,212L922,220L886,234Z", FLUO, 5, offset=(0, 0))
    for x, y, w, h, roof in ((-20, 600, 170, 130, RED), (150, 624, 150, 110, WINE), (300, 606, 190, 130, RED), (490, 630, 150, 110, WINE), (640, 596, 180, 130, RED)):
        s.shape(box(x, y, w, h), PAPER, 6, offset=(-3, -2), shade=(PEACH, -40, 0))
        s.shape(polygon([(x - 10, y + 6), (x + 14, y - 30), (x + w - 14, y - 30), (x + w + 10, y + 6)]), roof, 6, offset=(-3, -2), shade=(INK, 0, -12))
        s.fill(box(x + w * 0.2, y + 32, 24, 34) + box(x + w * 0.62, y + 32, 24, 34), BLUE)
        s.line(box(x + w * 0.2, y + 32, 24, 34) + box(x + w * 0.62, y + 32, 24, 34), 4)


def ground(s):
    plaza = "M-10,706C400,690 1200,690 1610,706L1610,910L-10,910Z"
    s.fill(plaza, "#E3A765")
    s.line(plaza, 8)
    s.fill("M-10,710C400,694 1200,694 1610,710L1610,750L-10,750Z", s.dots(BARK, 2), 0.8)
    s.fill("M-10,750L1610,750L1610,790L-10,790Z", s.dots(BARK, 1), 0.8)
    s.line("M760,704L420,910M880,702L860,910M1000,702L1240,910M640,704L60,910M1120,702L1610,860M520,704L-10,820M-10,800C500,790 1100,790 1610,800", 3, BARK)


def stand(s, x, y, w, key, goods):
    """A stall `w` wide with its counter's foot at y; `goods` draws in a frame 400 wide whose counter is at 0."""
    family = FAMILIES[key]
    k = w / 440
    with s.at(x, y, 0, k):
        s.fill(circle(0, 2, 236, 18), INK, 0.85)
        s.line("M-168,-250L-168,-10M168,-250L168,-10", 20)
        s.line("M-169,-250L-169,-10M167,-250L167,-10", 8, BARK)
        s.fill(box(-158, -262, 316, 190), family.cloth)
        for i, (top, high) in enumerate(((-262, 60), (-202, 36), (-166, 30))):
            s.fill(box(-158, top, 316, high), s.dots(INK, 3 - i), 0.8)
        goods(s)
        s.shape("M-190,-62L190,-62L182,0L-182,0Z", family.colour, 9, inside=lambda: family.paint(s, -196, -60, 196, 4, 36), offset=(-3, -3), shade=(INK, 0, -18))
        s.shape("M-206,-92L206,-92L204,-58L-204,-58Z", WOOD, 9, offset=(-4, -3), shade=(INK, 0, -16))
        plain = key == "salazar"
        awning(s, -228, 228, -396, -280, 52, 9 if plain else 7, family.colour, RED if key == "reyes" else family.second, inset=44, width=9, shadow=False,
               paint=None if plain else lambda: (s.fill(box(-230, -400, 460, 124), family.colour), family.paint(s, -228, -394, 234, -276, 56)))


def heap(s, x, colour, r=19, wide=4):
    for row in range(3):
        row_of_fruit(s, [(x + row * r * 0.95 + k * r * 1.9, -102 - row * r * 1.45) for k in range(wide - row)], r, colour)


def fruit_stand(s):
    for x, y in ((-110, -246), (-46, -242), (20, -242), (86, -246)):
        s.line(f"M{x + 14},-262L{x + 14},{y}", 5)
        tiny_sock(s, x + 14, y, RED if x < -50 or x > 50 else BLUE)
    heap(s, -176, GOLD)
    heap(s, -50, GREEN)
    heap(s, 74, RED)


def melon_stand(s):
    for x in (-106, -40, 34, 106):
        s.line(f"M{x},-262L{x},-220", 5)
        bulb(s, x, -196, 0, 0.5)
    for x in (-132, -46, 40, 126):
        melon(s, x, -128, 38)


def clothes_stand(s):
    s.line("M-158,-246C-60,-236 60,-236 158,-246", 5)
    tiny_shirt(s, -86, -240, FLUO)
    tiny_shirt(s, 0, -238, TEAL)
    tiny_shirt(s, 86, -240, PEACH)
    for x, pile in ((-166, (RED, PAPER)), (-46, (PAPER, BLUE, FLUO)), (74, (TEAL, PEACH))):
        folded(s, x, pile, -92)


def title():
    s = Sheet(1600, 900, "Saturday morning at the market")
    # laid down flat first, because the wobble leaves a ragged edge
    sky(s)
    s.fill(box(0, 720, 1600, 180), "#E3A765")
    s.fill(box(0, 574, 14, 32), RED)
    s.fill(box(0, 606, 14, 100), PAPER)
    with s.group(s.rough(6, 1)):
        town(s)
        ground(s)
        bunting(s, -20, 30, 940, 88, 17, BUNTING, 24, 5)
        bunting(s, 940, 30, 1640, 84, 12, BUNTING, 24, 5)
        stand(s, 1012, 742, 320, "cortes", clothes_stand)
        stand(s, 1460, 776, 400, "montoya", melon_stand)
        stand(s, 1210, 838, 470, "salazar", fruit_stand)
        # what has just been unloaded
        s.cast(176, 828, 150, 12)
        with s.at(20, 506, 0, 0.62):
            van_body(s)
        parcel(s, 296, 782, 76, 62, 4, tape=RED)
        parcel(s, 368, 792, 62, 48, -5, tape=TEAL)
        s.cast(742, 866, 128, 10)
        with s.at(590, 534, 0, 0.62):
            moped(s, "reyes")
        with s.at(1452, 836, 0, 1.0):
            s.shape("M-70,-34L70,-34L58,40L-58,40Z", WOOD, 8, offset=(-3, -3), shade=(INK, -14, -12))
            row_of_fruit(s, ((-46, -48), (-4, -50), (38, -48)), 23, PEACH)
            row_of_fruit(s, ((-24, -82), (18, -82)), 23, GOLD)
            s.line("M-72,-34L72,-34", 16)
            s.line("M-70,-34L70,-34", 6, "#E09A55")
        price_star(s, 1490, 846, 38, 29, 12, 6, 6, drop=(4, 5))
    s.specks(260, 81)
    return s


def icon():
    s = Sheet(512, 512, "Icon")
    tile = "M96,12L416,12A84,84 0 0 1 500,96L500,416A84,84 0 0 1 416,500L96,500A84,84 0 0 1 12,416L12,96A84,84 0 0 1 96,12Z"
    s.fill(tile, TEAL)
    with s.group(s.clip(tile)):
        s.rays(256, 330, 460, 16, "#35A3A0")
        awning(s, -14, 526, 6, 122, 84, 5, RED, PAPER, inset=26, width=14, shadow=False)
    with s.group(s.rough(5)):
        s.fill(circle(266, 462, 150, 24), INK)
        with s.at(44, 34, 0, 0.86):
            peach_figure(s)
        price_star(s, 390, 392, 76, 58, 12, 6, 11)
        s.fill(star(390, 392, 34, 15, 5, -90), RED)
    s.line(tile, 14)
    return s


def pictures():
    return {"title": title, "icon": icon}
