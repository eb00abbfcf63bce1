"""Garlic, peach and watermelon: red banner, red-and-paper awning."""
from .ink import (BARK, GOLD, GREEN, INK, LEAF, PAPER, PEACH, PLUM, RED, SKY, TEAL, WINE, circle, num)
from .ornaments import awning, card, price_corner


def _awning(sheet):
    awning(sheet, 2, 498, 14, 112, 50, 8, RED, PAPER, inset=10)


def _food(title, ground, rays, seed, **more):
    return card(title, ground, rays, RED, top=_awning, price=True, corner=price_corner, seed=seed, **more)


def peach_figure(s):
    """The peach with its leaf: about 105..430 by 150..506."""
    fruit = "M250,252C274,214 352,214 381,276C408,338 382,432 324,472C294,493 268,498 252,506C236,498 206,493 176,472C118,432 92,338 119,276C148,214 226,214 250,252Z"
    leaf = "M262,236C292,168 372,150 430,196C392,252 314,262 262,236Z"
    def blush():
        p, r = s.dots(PEACH, 2), [s.dots(RED, i) for i in (1, 2, 3)]
        s.fill("M250,190C296,260 300,380 250,520L80,520L80,190Z", GOLD)
        s.fill("M250,200C298,270 300,390 244,520L262,520C318,390 316,270 268,200Z", s.dots(PEACH, 3))
        s.fill("M226,200C276,270 280,390 224,520L244,520C300,390 298,270 250,200Z", p)
        s.fill("M358,190C408,300 392,430 286,520L440,540L440,190Z", RED)
        s.fill("M332,190C384,300 370,430 262,520L286,520C392,430 408,300 358,190Z", r[2])
        s.fill("M306,190C360,300 346,430 236,520L262,520C370,430 384,300 332,190Z", r[1])
        s.fill("M284,190C338,300 324,430 210,520L236,520C346,430 360,300 306,190Z", r[0])
        s.fill("M96,360C124,440 180,486 256,490L256,520L90,520Z", PEACH)
        s.fill("M96,330C124,420 180,462 262,468L256,490C180,486 124,440 96,360Z", s.dots(PEACH, 3))
        s.fill("M112,410C140,462 190,494 256,498L256,520L90,520Z", r[1])
        s.fill("M146,306C154,272 182,252 214,258C190,268 172,288 164,320C159,340 140,330 146,306Z", PAPER)
        s.fill(circle(156, 356, 9), PAPER)

    s.shape(fruit, PEACH, 11, inside=blush)
    s.fill("M246,246C284,292 294,372 262,446C274,378 268,312 240,264Z", INK)
    s.shape(leaf, GREEN, 9, inside=lambda: s.fill("M262,236C320,226 378,214 430,196C392,252 314,262 262,236Z", LEAF))
    s.fill("M258,240C310,222 362,208 408,198C364,218 316,234 262,246Z", INK)
    s.line("M314,222L322,200M346,212L358,190M330,222L344,240M362,210L378,226", 5)
    s.fill("M240,258C232,232 234,206 250,184L266,190C254,210 254,232 258,250Z", INK)


def peach():
    with _food("Peach", SKY, "#C9E9E1", 11) as s:
        s.cast(262, 512, 168, 28)
        peach_figure(s)
    return s


BULB = "M-3,-82C-2,-60 -12,-48 -34,-34C-78,-6 -76,40 -42,58C-24,68 24,68 42,58C76,40 78,-6 34,-34C14,-48 8,-60 10,-82Z"


def bulb(sheet, x, y, turn, size=1.0):
    """A head of garlic, its neck pointing up before it is turned."""
    with sheet.at(x, y, turn, size):
        sheet.once("bulb", lambda: _bulb(sheet))


def _bulb(sheet):
    sheet.line("M-16,62L-22,76M-4,64L-5,80M8,64L12,78M20,60L28,72", 5)

    def streaks():
        sheet.fill("M-60,-30C-66,6 -60,40 -40,64L-90,60L-90,-30Z", PLUM, 0.35)
        sheet.line("M34,-24C56,0 58,30 46,54M22,-36C36,-4 38,28 28,60", 5, PLUM)

    sheet.shape(BULB, PAPER, 9, inside=streaks, shade=(PLUM, -40, -22))
    sheet.line("M-2,-52C-26,-18 -32,20 -20,60M4,-52C24,-18 28,20 18,60", 6)
    sheet.line("M-34,-20C-52,-2 -56,22 -48,42", 5)


def garlic():
    with _food("Garlic", TEAL, "#35A3A0", 12, sun=(250, 340)) as s:
        s.cast(250, 540, 120, 14)
        # the string it hangs from, and the dry leaves above the plait
        s.line("M250,128L250,196", 9)
        for d in ("M246,206C206,190 176,188 150,166C186,168 226,170 250,196Z", "M254,206C294,188 322,190 352,170C318,166 276,172 250,196Z", "M240,212C212,206 196,214 174,206C198,196 226,192 246,198Z", "M260,212C288,208 306,214 330,210C304,196 276,192 254,198Z"):
            s.shape(d, GOLD, 6, offset=(-3, -3))
        for i in range(7):
            y, side = 200 + i * 28, -1 if i % 2 else 1
            s.shape(f"M{250 - side * 26},{y}C{250 - side * 4},{y - 14} {250 + side * 34},{y + 4} {250 + side * 26},{y + 40}C{250 + side * 14},{y + 52} {250 - side * 8},{y + 40} {250 - side * 26},{y}Z", GOLD, 6, offset=(-3, -3))
        bulb(s, 164, 272, 42, 0.98)
        bulb(s, 338, 280, -42, 0.98)
        bulb(s, 152, 384, 36, 1.08)
        bulb(s, 350, 392, -36, 1.08)
        bulb(s, 254, 346, 4, 0.94)
        bulb(s, 250, 464, -3, 1.12)
        s.shape("M222,196C236,204 264,204 280,194L282,214C264,222 236,222 220,214Z", RED, 6, offset=(-3, -3))
    return s


def watermelon():
    shell = "M70,330C70,216 160,176 250,178C356,182 428,258 424,352C420,446 340,512 244,508C140,506 70,436 70,330Z"
    face = "M112,336C112,244 186,196 266,198C352,202 420,266 418,352C414,436 346,494 262,492C176,490 112,428 112,336Z"
    seeds = ((186, 300, 20), (222, 262, 40), (176, 356, -10), (228, 330, 10), (206, 412, -30), (250, 446, -60), (296, 420, -80), (262, 386, -40), (330, 444, -110), (356, 396, -120), (318, 372, 60))
    with _food("Watermelon", "#FBD9A6", "#FDE9C6", 13) as s:
        s.cast(248, 516, 186, 24)

        def rind():
            for d in ("M96,220C60,280 56,380 110,460", "M150,176C84,250 74,420 160,512", "M210,150C120,250 110,440 220,530"):
                s.line(d, 20, "#86B84A")

        s.shape(shell, GREEN, 11, inside=rind, shade=(INK, 30, -26))

        def flesh():
            s.fill("M128,338C128,258 194,212 266,214C342,216 402,276 400,352C398,426 338,476 262,474C186,472 128,418 128,338Z", "#DDEBB0")
            inner = "M142,338C142,268 202,226 266,228C334,230 388,284 386,352C384,418 330,462 262,460C194,458 142,410 142,338Z"
            s.fill(inner, RED)
            with s.group(s.clip(inner)):
                s.halftone(inner, WINE, -60, -40)
                s.fill("M162,318C170,276 202,252 236,248C204,264 184,288 178,322C174,338 160,334 162,318Z", PEACH)

        s.shape(face, "#3F8F45", 9, inside=flesh)
        # the missing slice: dark walls, light beyond
        s.fill("M262,344L322,168L384,168L452,230L440,276L424,282Z", "#FBD9A6")
        s.shape("M262,344L277,302L394,254L426,280Z", WINE, 8, inside=lambda: s.fill("M376,250L400,240L440,280L406,300Z", "#DDEBB0"), offset=(-2, -2))
        s.line("M262,344L322,192", 10)
        for x, y, turn in seeds:
            with s.at(x, y, turn):
                s.fill("M0,-13C9,-3 8,9 0,11C-8,9 -9,-3 0,-13Z", INK)
        # the slice
        with s.at(126, 500, -14):
            wedge = "M0,-142C34,-90 66,-30 84,20C40,50 -40,50 -84,20C-66,-30 -34,-90 0,-142Z"

            def bands():
                s.fill("M-100,-2C-50,34 50,34 100,-2L110,80L-110,80Z", "#DDEBB0")
                s.fill("M-100,16C-50,50 50,50 100,16L110,80L-110,80Z", GREEN)

            s.shape(wedge, RED, 10, inside=bands, shade=(WINE, -30, -10))
            for x, y in ((0, -84), (-20, -40), (22, -36), (0, -8), (-40, -4), (42, -2)):
                s.fill(f"M{x},{y - 12}C{x + 8},{y - 3} {x + 7},{y + 8} {x},{y + 10}C{x - 7},{y + 8} {x - 8},{y - 3} {x},{y - 12}Z", INK)
    return s
