"""Socks, thong, underpants and T-shirt: blue banner, blue-and-paper awning."""
from .ink import (BARK, BLUE, FLUO, GOLD, INK, PAPER, PEACH, RED, SKY, TAN, TEAL, WOOD, bezier, box, circle, num, star)
from .ornaments import awning, card, price_corner


def _awning(sheet):
    awning(sheet, 2, 498, 14, 112, 50, 8, BLUE, PAPER, inset=10)


def _garment(title, ground, rays, seed, **more):
    return card(title, ground, rays, BLUE, top=_awning, price=True, corner=price_corner, seed=seed, **more)


def peg(sheet, x, y, turn=0):
    """A wooden clothes peg astride the line at (x, y)."""
    with sheet.at(x, y, turn):
        sheet.shape("M-12,-34L12,-34L14,4L9,42L2,42L0,14L-2,42L-9,42L-14,4Z", GOLD, 7, offset=(-2, -2))
        sheet.line("M-14,-2L14,-2", 8)


SOCK = "M148,214C178,222 214,222 244,212C247,280 248,330 256,392C266,446 240,480 202,490C168,500 136,520 92,522C34,522 22,450 76,432C116,418 150,404 152,374C156,326 152,270 148,214Z"


def sock(sheet, colour, toe, shade=True):
    """A hanging sock whose toe points left, cuff about (148..244, 214)."""

    def stripes():
        legs = "".join(f"M130,{y}C170,{y + 12} 226,{y + 12} 270,{y - 4}" for y in (292, 336))
        foot = "M150,392C196,392 236,396 290,376M142,404C164,440 176,470 178,520M112,400C128,440 134,470 132,540"
        sheet.line(legs + foot, 21, colour)
        sheet.fill("M262,366C232,388 208,420 190,500L290,500L290,366Z", toe)
        sheet.fill("M92,420C84,450 84,490 104,540L10,540L10,410Z", toe)
        sheet.fill("M120,190L270,190L258,254C220,264 180,264 140,256Z", toe)

    sheet.shape(SOCK, PAPER, 10, inside=stripes, shade=(INK, -30, -12) if shade else None)
    sheet.line("M151,258C184,268 216,266 248,256", 7)
    sheet.line("M172,224L173,252M196,226L197,256M220,224L221,252", 5)
    sheet.line("M258,374C234,392 212,418 198,488M90,428C80,452 82,488 100,518", 6)


def socks():
    with _garment("Socks", PEACH, "#FBB891", 21) as s:
        s.cast(206, 534, 150, 18)
        s.line("M26,192C150,216 350,216 474,190", 6)
        with s.at(22, 22, -4, 0.93):
            sock(s, BLUE, RED)
        with s.at(166, -8, 5, 0.93):
            sock(s, BLUE, RED)
        for x, y, t in ((180, 208, 6), (240, 212, -3), (298, 208, -6), (372, 206, 5)):
            peg(s, x, y, t)
    return s


def _lace(sheet, curve, count, radius, side):
    """Scallops along a cubic Bézier, bulging to one side."""
    for i in range(count):
        x, y = bezier(*curve, (i + 0.5) / count)
        sheet.fill(circle(x + side * 3, y, radius), RED)
        sheet.line(circle(x + side * 3, y, radius), 4.5)


def thong():
    body = "M92,286C150,306 200,320 250,322C300,320 350,306 408,286L414,316C384,330 356,340 340,352C308,386 284,440 272,510C268,526 232,526 228,510C216,440 192,386 160,352C144,340 116,330 86,316Z"
    with _garment("Thong", SKY, "#C9E9E1", 22) as s:
        s.cast(250, 536, 96, 14)
        # hanger
        s.line("M250,222C250,206 276,204 274,182C272,160 238,160 238,184", 9)
        s.shape("M250,214C270,214 396,256 424,270C434,282 424,292 410,288L90,288C76,292 66,282 76,270C104,256 230,214 250,214ZM250,236L150,272L350,272Z", WOOD, 8)
        left = ((160, 352), (192, 386), (216, 440), (230, 506))
        right = ((340, 352), (308, 386), (284, 440), (270, 506))
        _lace(s, left, 9, 11, -1)
        _lace(s, right, 9, 11, 1)

        def leopard():
            spots = ((192, 352, 1, 20), (236, 346, 1.1, 80), (288, 350, 1, 150), (216, 386, 1, 200), (262, 388, 1.15, 320), (302, 376, .8, 40), (240, 428, 1, 110), (272, 438, .8, 250), (248, 476, .9, 10), (180, 330, .7, 140), (322, 334, .7, 300), (258, 510, .6, 80), (130, 312, .6, 20), (370, 312, .6, 130))
            for x, y, k, turn in spots:
                with s.at(x, y, turn, k):
                    s.fill(circle(0, 0, 7, 5), BARK)
                    s.line("M-11,4C-12,-8 -4,-13 5,-11M11,-3C13,6 6,12 -3,11", 6)

        s.shape(body, GOLD, 9, inside=leopard)
        s.line("M96,300C150,318 200,332 250,334C300,332 350,318 404,300", 4)
        # bow
        s.shape("M250,328C232,302 198,304 202,326C200,350 232,350 250,328ZM250,328C268,302 302,304 298,326C300,350 268,350 250,328Z", RED, 7, offset=(-3, -3))
        s.shape("M246,334L226,372L244,366L252,340L262,368L278,368L256,332Z", RED, 6, offset=(-3, -3))
        s.shape(circle(250, 328, 11), FLUO, 6, offset=(-2, -2))
        for x in (112, 388):
            s.shape(box(x - 13, 270, 26, 44), PAPER, 7, offset=(-3, -3))
            s.line(f"M{x - 12},292L{x + 12},292", 5)
    return s


def underpants():
    body = "M86,272C190,292 310,292 414,272C418,312 416,352 408,392C354,398 316,432 296,504C268,516 232,516 204,504C184,432 146,398 92,392C84,352 82,312 86,272Z"
    band = "M84,222C190,242 310,242 416,222L420,274C310,296 190,296 80,274Z"
    with _garment("Underpants", TEAL, "#35A3A0", 23) as s:
        s.cast(250, 536, 150, 18)
        with s.at(-6, 20, -3):
            def cloth():
                s.fill("M86,300C120,330 140,360 146,400L70,410L70,280Z", SKY, 0.55)

            s.shape(body, PAPER, 11, inside=cloth, shade=(BLUE, -46, -30))
            # the Y
            y = "M250,286L250,392M250,392C240,416 228,436 206,452M250,392C260,416 272,436 294,452"
            s.line(y, 21)
            s.line(y, 10, BLUE)
            # piping round the legs
            for leg in ("M92,372C150,380 196,416 216,500", "M408,372C350,380 304,416 284,500"):
                s.line(leg, 6, BLUE)
            s.line("M272,300C286,330 288,356 276,388", 6)
            s.line("M120,306C136,318 150,334 158,352M378,304C364,318 352,330 344,350M112,330C122,338 130,348 134,356", 6)

            def stripes():
                s.line("M70,238C190,262 310,262 430,238", 9, BLUE)
                s.line("M70,258C190,280 310,280 430,258", 9, RED)

            s.shape(band, PAPER, 10, inside=stripes)
    return s


def tshirt():
    d = "M200,206C220,244 280,244 300,206C324,212 344,220 362,232C394,252 424,284 446,318L394,374C380,358 366,346 350,336C348,396 352,456 360,522C292,534 208,534 140,522C148,456 152,396 150,336C134,346 120,358 106,374L54,318C76,284 106,252 138,232C156,220 176,212 200,206Z"
    with _garment("T-shirt", TAN, "#FBDFBE", 24) as s:
        s.cast(250, 540, 150, 14)

        def printed():
            s.fill(star(250, 378, 104, 66, 14, 13), FLUO)
            s.line(star(250, 378, 104, 66, 14, 13), 5)
            s.fill(circle(250, 378, 52), GOLD)
            with s.group(s.clip(circle(250, 378, 52))):
                s.halftone(circle(250, 378, 52), RED, -34, -26)
            s.line(circle(250, 378, 52), 6)
            s.fill("M140,438C160,418 180,418 200,438C220,458 240,458 260,438C280,418 300,418 320,438C340,458 350,452 370,438L370,470C350,484 340,490 320,470C300,450 280,450 260,470C240,490 220,490 200,470C180,450 160,450 140,470Z", SKY)
            s.line("M140,438C160,418 180,418 200,438C220,458 240,458 260,438C280,418 300,418 320,438C340,458 350,452 370,438M140,470C160,450 180,450 200,470C220,490 240,490 260,470C280,450 300,450 320,470C340,490 350,484 370,470", 6)

        s.shape(d, RED, 11, inside=printed, shade=(INK, -34, -18))
        s.shape("M200,206C220,244 280,244 300,206L316,210C290,268 210,268 184,210Z", FLUO, 7, offset=(-3, -3))
        s.line("M150,336C150,322 146,308 138,296M350,336C350,322 354,308 362,296", 7)
        s.line("M66,304L118,360M434,304L382,360", 5)
        s.line("M176,486C172,498 170,508 170,516M318,474C324,490 326,502 326,514", 6)
    return s
