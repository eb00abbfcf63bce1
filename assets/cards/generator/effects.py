"""License, Cousin, Police, Aunt, Van and Charo: gold ground, a bolt in the corner."""
import math

from .food import bulb
from .ink import (BARK, BLUE, CARD, CARD_DARK, FLUO, GOLD, GREEN, INK, LEAF, PAPER, PEACH, PLUM, RED, SKY, TABLE, TEAL, WINE, box, circle, num, polygon, star, wedge)
from .ornaments import bolt_badge, card

LIGHT = "#FFD36B"


def _effect(title, board, seed, sun=(250, 330), count=14):
    return card(title, GOLD, LIGHT, board, sun=sun, count=count, corner=bolt_badge, seed=seed)


def alarm(sheet, cx, cy, rays, colour=RED):
    """Loud little wedges around a thing: (angle, from, length)."""
    for angle, start, length in rays:
        d = wedge(cx, cy, start, start + length, angle, 3, 10)
        sheet.fill(d, colour)
        sheet.line(d, 4)


def license():
    paper = "M112,168C190,150 300,150 386,166C380,270 384,380 396,496C374,506 352,500 330,506C250,514 180,512 108,504C118,390 120,280 112,168Z"
    with _effect("License", GREEN, 31) as s:
        s.cast(262, 530, 170, 18)
        alarm(s, 250, 330, ((-150, 205, 50), (-30, 205, 50), (178, 190, 36), (2, 190, 36)))
        with s.at(-4, 8, -4, 1.0):
            s.fill("M122,182C200,164 310,164 396,180L408,512C330,524 200,526 120,518Z", INK)

            def printed():
                s.line("M132,188C200,174 300,174 368,186C362,280 366,380 374,482C290,492 200,492 130,486C138,380 140,280 132,188Z", 9, GREEN)
                s.line("M148,204C206,192 296,192 352,202C348,290 350,380 358,466C286,474 206,474 148,470C154,380 154,290 148,204Z", 3, GREEN)

            s.shape(paper, PAPER, 10, inside=printed, shade=(CARD, -36, -24))
            # heading: a painted board, then lines nobody reads
            s.shape("M178,222C226,214 276,214 324,222L322,256C276,250 226,250 180,256Z", GREEN, 6, offset=(-3, -3))
            s.line("M196,238C228,234 272,234 304,238", 8, FLUO)
            for y, x1 in ((284, 332), (310, 318), (336, 334), (362, 250), (388, 236)):
                s.line(f"M176,{y}C200,{y - 5} 216,{y + 5} 240,{y}" + (f"C270,{y - 5} 296,{y + 5} {x1},{y - 1}" if x1 > 260 else ""), 7)
            s.line("M172,440C186,418 196,420 192,440C190,452 206,430 216,430C226,430 216,450 232,442C246,434 250,440 262,434", 5, BLUE)
        # seal with ribbons
        for d in ("M306,420L282,534L312,518L330,546L352,436Z", "M352,430L352,546L374,520L402,536L390,420Z"):
            s.shape(d, RED, 9, shade=(WINE, -14, -30))
        price = star(346, 392, 82, 66, 18, 4)
        s.fill(star(352, 399, 82, 66, 18, 4), INK)
        s.shape(price, RED, 9, shade=(WINE, -22, -18), offset=(-3, -3))
        s.shape(circle(346, 392, 50), PAPER, 7, offset=(-3, -3))
        s.fill("M314,392L330,378L342,394L374,358L388,374L344,424Z", GREEN)
        s.line("M314,392L330,378L342,394L374,358L388,374L344,424Z", 6)
    return s


def cousin():
    front = "M66,384C140,404 360,404 434,384C446,430 444,484 424,528C330,544 170,544 76,528C56,484 54,430 66,384Z"
    back = "M62,388C100,326 400,326 438,388C400,420 100,420 62,388Z"
    with _effect("Cousin", PLUM, 32, sun=(250, 360)) as s:
        s.cast(250, 538, 196, 20)
        alarm(s, 250, 330, ((-172, 190, 36), (-152, 200, 44), (-130, 200, 50), (-108, 196, 44)))
        s.fill(back, INK)
        s.line(back, 16)
        # goods standing in the bag
        with s.at(128, 356, -24):
            s.shape("M-46,-84C-20,-74 10,-74 36,-84L40,60L-40,60Z", PAPER, 9, inside=lambda: s.line("M-60,-30C-20,-22 20,-22 60,-30M-60,10C-20,18 20,18 60,10", 18, BLUE), shade=(INK, -20, -8))
            s.shape("M-48,-86C-20,-76 10,-76 38,-86L38,-58C10,-50 -20,-50 -46,-58Z", RED, 8, offset=(-3, -3))
        bulb(s, 206, 338, -6, 0.95)
        with s.at(268, 372, 14):
            s.shape("M0,-134C34,-90 62,-40 80,10L-70,30C-60,-30 -34,-90 0,-134Z", RED, 9, shade=(WINE, -26, -8))
            for x, y in ((0, -84), (-20, -40), (22, -44), (46, -14)):
                s.fill(f"M{x},{y - 12}C{x + 8},{y - 3} {x + 7},{y + 8} {x},{y + 10}C{x - 7},{y + 8} {x - 8},{y - 3} {x},{y - 12}Z", INK)
        # the arm that reaches in from outside
        sleeve = "M478,96L478,226C452,246 424,262 402,280L336,196C376,160 424,124 478,96Z"
        s.shape("M396,286C372,308 340,316 316,306C290,294 296,250 322,222C334,208 348,200 352,196Z", PEACH, 9, offset=(-3, -3))
        for d in ("M318,232C286,246 268,286 272,336", "M334,258C306,274 296,306 300,346", "M352,276C332,294 326,320 330,352", "M370,290C358,308 356,328 360,354"):
            s.line(d, 42)
            s.line(d, 26, PEACH)
        s.line("M322,240C330,252 342,270 366,286", 24, PEACH)
        s.fill("M330,300C350,316 376,310 396,286L376,272C360,284 344,292 330,300Z", s.dots(RED, 2))
        s.line("M306,286C312,292 322,294 330,292M336,304C342,308 350,308 356,306", 5)
        s.line("M334,214C316,206 296,210 280,222", 40)
        s.line("M338,218C318,207 298,211 282,223", 24, PEACH)

        def stripes():
            s.line("M500,128C440,160 400,192 360,228M500,160C450,190 410,220 376,250", 11, PAPER)

        s.shape(sleeve, TEAL, 10, inside=stripes, shade=(INK, -14, -24), offset=(-3, -3))
        s.shape("M330,188C340,180 348,180 356,190L408,258C414,268 412,276 402,284L390,290C366,250 346,226 320,204Z", FLUO, 9, offset=(-3, -3))
        s.line("M336,200L348,190M350,218L364,206M366,236L380,224M380,256L394,244", 5)

        # the bag
        def panels():
            s.fill("M40,470C160,496 340,496 460,470L460,560L40,560Z", "#5B1F52")
            s.line("M40,470C160,496 340,496 460,470", 12, FLUO)

        s.shape(front, PLUM, 11, inside=panels, shade=(INK, -40, -34))
        s.line("M74,402C150,420 350,420 426,402", 5, FLUO)
        for x in (150, 350):
            s.shape(f"M{x - 15},400L{x + 15},400L{x + 17},538L{x - 17},538Z", PAPER, 8, offset=(-3, -3))
        s.line("M150,414C156,506 344,506 350,414", 26)
        s.line("M150,414C156,504 344,504 350,414", 11, PAPER)
        s.shape("M212,466L288,466L290,494L210,494Z", RED, 7, offset=(-3, -3))
    return s


def police():
    crown = "M92,300C84,214 160,160 250,160C340,160 416,214 408,300C360,272 306,262 250,262C194,262 140,272 92,300Z"
    band = "M104,292C150,268 200,260 250,260C300,260 350,268 396,292L388,352C344,332 298,324 250,324C202,324 156,332 112,352Z"
    visor = "M108,350C154,330 202,322 250,322C298,322 346,330 392,350C420,378 412,398 380,392C336,368 294,362 250,362C206,362 164,368 120,392C88,398 80,378 108,350Z"
    with _effect("Police", BLUE, 33, sun=(250, 300)) as s:
        alarm(s, 250, 310, ((-150, 205, 60), (-128, 205, 80), (-108, 205, 62), (-72, 205, 62), (-52, 205, 80), (-30, 205, 60)))

        def dome():
            s.fill("M250,150C350,160 420,220 412,310L300,310C352,260 330,190 250,150Z", s.dots(INK, 2))
            s.fill("M330,160C400,200 430,250 412,310L360,310C392,260 378,200 330,160Z", INK, 0.55)
            s.fill("M128,250C132,214 160,190 196,182C170,204 156,226 152,256C148,270 126,268 128,250Z", PAPER)

        def checks():
            d = ""
            for row in range(4):
                for column in range(12):
                    if (row + column) % 2 == 0:
                        x = 100 + column * 26
                        d += box(x, 252 + row * 26 + ((x - 237) / 150) ** 2 * 28, 26, 26)
            s.fill(d, BLUE)

        with s.at(0, -24):
            s.shape(crown, BLUE, 11, inside=dome)
            s.shape(band, PAPER, 9, inside=checks)
            s.shape(visor, INK, 10)
            s.fill("M132,366C164,348 206,339 250,338C262,338 262,346 250,346C212,348 176,356 142,374C132,378 122,372 132,366Z", PAPER)
            s.fill(star(254, 230, 56, 40, 8), INK)
            s.shape(star(250, 226, 56, 40, 8), FLUO, 8, offset=(0, 0))
            s.shape(circle(250, 226, 23), RED, 6, offset=(0, 0))
            s.fill(star(250, 226, 14, 6, 5, -90), PAPER)
        # whistle on its cord
        s.line("M112,384C48,420 70,508 132,474", 8)
        with s.at(262, 474, -8, 1.02):
            s.shape("M-98,-26L84,-32L86,12L20,12C22,46 -6,66 -40,62C-80,58 -104,24 -98,-26Z", PAPER, 9, inside=lambda: s.fill("M-110,-4L90,-8L90,30L20,20C-10,16 -60,10 -62,60L-120,80Z", SKY), offset=(-4, -3))
            s.fill(circle(-40, 16, 17), INK)
            s.fill("M-16,-34L22,-35L20,-16L-10,-15Z", INK)
            s.line("M-104,-26L-124,-36", 10)
            s.line("M106,-34L146,-52M110,-10L154,-10M106,14L146,32", 10)
    return s


def aunt():
    with _effect("Aunt", RED, 34, sun=(190, 400), count=16) as s:
        # the way it came: speed lines
        for d in ("M468,44L330,176L370,216Z", "M466,134L388,194L414,222Z", "M390,36L286,142L318,174Z", "M300,56L236,120L258,142Z", "M466,214L424,238L440,262Z"):
            s.fill(d, PAPER)
            s.line(d, 6)
        # where it lands
        d = star(136, 456, 106, 62, 12, 10)
        s.fill(d, RED)
        s.line(d, 8)
        d = star(136, 456, 80, 46, 12, 22)
        s.fill(d, FLUO)
        s.line(d, 5)
        with s.at(236, 372, -42, 1.06):
            # sole, seen from the side and a little from above; the toe points left
            s.shape("M-178,20C-186,58 -150,84 -96,84C-30,84 30,70 86,78C130,84 176,74 180,36L176,2L-170,6Z", BARK, 10, inside=lambda: s.line("M-180,52C-120,74 -40,58 40,56C100,56 150,62 190,38", 7, CARD), offset=(-3, -3))
            s.shape("M-170,14C-170,-46 -110,-66 -40,-56C20,-46 60,-58 110,-54C160,-50 190,-18 178,20C168,52 110,50 60,44C0,38 -60,58 -110,54C-150,52 -170,40 -170,14Z", SKY, 9, inside=lambda: s.line("M20,32C80,42 140,44 160,16C164,-22 130,-36 80,-36C60,-36 40,-30 20,-26", 6, PAPER), shade=(BLUE, 10, -30), offset=(-3, -3))
            upper = "M-180,22C-192,-50 -134,-116 -56,-116C-6,-116 34,-92 58,-62C34,-28 24,14 34,54C-20,52 -62,72 -112,66C-154,62 -176,46 -180,22Z"

            def plaid():
                s.line("M-150,-120L-150,90M-90,-130L-90,90M-30,-130L-30,90M30,-130L30,90", 20, RED)
                s.line("M-200,-66L80,-66M-200,-8L80,-8M-200,48L80,48", 20, WINE)
                s.line("M-120,-130L-120,90M-60,-130L-60,90M0,-130L0,90M-200,-38L80,-38M-200,20L80,20", 5, FLUO)
                s.fill("M-166,-10C-160,-56 -128,-88 -92,-94C-120,-70 -138,-40 -142,-6C-146,10 -168,8 -166,-10Z", PAPER)

            s.shape(upper, TEAL, 11, inside=plaid, shade=(INK, -8, -40))
            # fluffy trim
            trim = ((58, -62), (42, -40), (32, -14), (29, 12), (31, 38), (36, 58))
            for x, y in trim:
                s.fill(circle(x, y, 20), INK)
            for x, y in trim:
                s.fill(circle(x - 2, y - 2, 14), PAPER)
            # pompon
            s.shape(star(-76, -62, 36, 27, 13), FLUO, 8, shade=(RED, -10, -10), offset=(-3, -3))
    return s


def parcel(sheet, x, y, w, h, turn=0, colour=CARD, dark=CARD_DARK, width=8, tape=FLUO):
    """A cardboard box seen from the front, taped."""
    with sheet.at(x, y, turn):
        front = box(-w / 2, -h / 2, w, h)
        lid = polygon([(-w / 2, -h / 2), (-w / 2 + 14, -h / 2 - 18), (w / 2 + 14, -h / 2 - 18), (w / 2, -h / 2)])
        side = polygon([(w / 2, -h / 2), (w / 2 + 14, -h / 2 - 18), (w / 2 + 14, h / 2 - 18), (w / 2, h / 2)])
        sheet.shape(side, dark, width * 0.8, offset=(0, 0))
        sheet.shape(lid, colour, width * 0.8, offset=(-2, -2))
        sheet.shape(front, colour, width, inside=lambda: sheet.fill(box(-9, -h / 2, 18, h), tape), offset=(-2, -2), shade=(BARK, -w * 0.2, -h * 0.22))


def van():
    with _effect("Van", TABLE, 35, sun=(330, 360), count=16) as s:
        s.cast(236, 530, 212, 18)
        # boxes bursting out behind, and a heap on the roof
        alarm(s, 300, 360, ((-70, 220, 48), (-84, 226, 40)))
        parcel(s, 404, 484, 104, 84, 5, tape=RED)
        parcel(s, 408, 376, 92, 78, -16, tape=TEAL)
        parcel(s, 390, 268, 90, 76, 20)
        parcel(s, 428, 184, 58, 48, -24, tape=RED)
        with s.at(8, 74, 0, 0.86):
            van_body(s)
    return s


def van_body(s):
    """A delivery van, its nose to the left, a heap on the roof and its rear door flung open: about 36..408 by 110..540."""
    parcel(s, 150, 214, 96, 66, -4)
    parcel(s, 256, 204, 92, 82, 3, tape=RED)
    parcel(s, 206, 136, 92, 60, -8, tape=TEAL)
    s.line("M98,246C140,206 226,74 264,120C288,156 300,214 308,246", 6)
    # body, nose to the left
    body = "M36,472C34,440 36,412 44,398C56,388 72,384 84,378C98,344 112,312 130,284C140,256 160,248 190,248L352,246C368,246 374,256 374,270L376,496L40,500Z"

    def paint():
        s.fill("M20,440L400,434L400,520L20,520Z", SKY)
        s.line("M20,424L400,418", 12, RED)

    s.shape(body, PAPER, 11, inside=paint, shade=(INK, -10, -34))
    s.shape("M108,366C118,336 130,308 146,286C152,278 160,276 172,276L186,276L188,368Z", BLUE, 8, inside=lambda: s.fill("M112,366L146,286L166,276L126,366Z", SKY), offset=(-3, -3))
    s.line("M204,268L206,486M204,398L226,398M336,262L338,486", 6)
    s.shape("M226,290L318,288L318,356L228,358Z", RED, 7, inside=lambda: s.fill(star(272, 323, 26, 17, 10), FLUO), offset=(-3, -3))
    # the rear door flung open
    s.shape("M374,262L404,236L408,456L376,492Z", SKY, 9, shade=(INK, -6, -40), offset=(-3, -3))
    s.line("M388,300L390,352", 8)
    # lamp, bumper, mirror, wheels
    s.shape("M40,414C52,404 66,408 64,424C62,436 44,438 38,432Z", FLUO, 7, offset=(-2, -2))
    s.shape("M28,474L96,472L96,498L30,500C24,492 24,482 28,474Z", TEAL, 8, offset=(-2, -2))
    s.shape("M92,338C80,336 76,352 82,366L98,366Z", INK, 6)
    s.fill("M66,502C66,430 166,430 166,502ZM268,500C268,428 368,428 368,500Z", INK)
    for x in (116, 318):
        s.fill(circle(x, 498, 41), INK)
        s.shape(circle(x, 498, 21), PAPER, 6, offset=(-2, -2), shade=(INK, -8, -8))
        s.fill(circle(x, 498, 7), INK)


def charo():
    cx, cy = 244, 412
    with _effect("Charo", WINE, 36, sun=(244, 412), count=20) as s:
        s.cast(236, 530, 170, 16)
        start, end, folds = -172, -8, 9
        step = (end - start) / folds

        def at(r, degrees):
            a = math.radians(degrees)
            return cx + r * math.cos(a), cy + r * math.sin(a)

        # leaf of the fan, pleat by pleat, its edge scalloped
        edge = ""
        for i in range(folds):
            a0, a1 = start + i * step, start + (i + 1) * step
            x0, y0 = at(210, a0)
            x1, y1 = at(210, a1)
            edge += f"{'M' if i == 0 else 'L'}{num(x0)},{num(y0)}A43,43 0 0 1 {num(x1)},{num(y1)}"
        ix, iy = at(96, end)
        jx, jy = at(96, start)
        leaf = f"{edge}L{num(ix)},{num(iy)}A96,96 0 0 0 {num(jx)},{num(jy)}Z"
        s.fill(leaf, INK)
        s.line(leaf, 12)

        def dotted():
            for i in range(folds):
                a = start + (i + 0.5) * step
                s.fill(polygon([at(60, a), at(290, a), at(290, a + step / 2), at(60, a + step / 2)]), WINE, 0.55)
            for r, turn in ((122, 0.5), (156, 0.0), (188, 0.5)):
                s.fill("".join(circle(*at(r, start + (i + turn) * step), 7 + r / 30) for i in range(folds + 1)), PAPER)

        with s.group('transform="translate(-5 -4)"'):
            s.fill(leaf, RED)
            with s.group(s.clip(leaf)):
                dotted()
        s.line(leaf, 10)
        ribs = "".join(f"M{num(at(96, a)[0])},{num(at(96, a)[1])}L{num(at(210, a)[0])},{num(at(210, a)[1])}" for a in (start + i * step for i in range(1, folds)))
        s.line(ribs, 5)
        # sticks
        for i in range(folds + 1):
            a = start + i * step
            d = polygon([at(14, a - 30), at(100, a - 4.5), at(100, a + 4.5), at(14, a + 30)])
            s.shape(d, GOLD if i % 2 else FLUO, 6, offset=(-2, -2))
        s.shape(circle(cx, cy, 17), PAPER, 7, offset=(-2, -2))
        # sunglasses, cat-eye
        with s.at(216, 446, -5, 1.08):
            lens = "M-150,-36C-176,-44 -178,-30 -160,-14C-152,36 -128,54 -88,54C-44,54 -20,30 -16,-14C-40,-30 -110,-30 -150,-36Z"
            other = "M150,-36C176,-44 178,-30 160,-14C152,36 128,54 88,54C44,54 20,30 16,-14C40,-30 110,-30 150,-36Z"
            s.line("M-24,-8C-10,-22 10,-22 24,-8", 20)
            for d, x in ((lens, -1), (other, 1)):
                s.fill(d, INK)
                s.line(d, 20)
                s.line(d, 7, PLUM)
                s.fill(d, INK)
            for x in (-118, 58):
                s.fill(f"M{x},-14L{x + 26},-12L{x - 4},34C{x - 14},26 {x - 18},14 {x - 18},4Z", SKY)
                s.fill(f"M{x + 38},-11L{x + 50},-10L{x + 14},46L{x + 4},42Z", SKY)
        # flower
        with s.at(388, 366, 0, 0.96):
            for d in ("M-30,40C-70,30 -96,50 -104,84C-66,90 -36,74 -22,52Z", "M24,44C50,44 74,64 76,98C40,96 16,78 10,54Z"):
                s.shape(d, GREEN, 8, shade=(LEAF, -10, -14), offset=(-3, -3))
            for r, n, colour, turn in ((70, 9, PEACH, 0), (48, 8, RED, 14), (27, 6, PEACH, 30)):
                petals = ""
                for i in range(n):
                    a0, a1 = (math.radians(turn + k * 360 / n) for k in (i, i + 1))
                    x0, y0, x1, y1 = r * math.cos(a0) * 0.86, r * math.sin(a0) * 0.86, r * math.cos(a1) * 0.86, r * math.sin(a1) * 0.86
                    petals += f"{'M' if i == 0 else 'L'}{num(x0)},{num(y0)}A{num(r * 0.36)},{num(r * 0.36)} 0 0 1 {num(x1)},{num(y1)}"
                s.shape(petals + "Z", colour, 7, offset=(-3, -3), shade=(WINE, -r * 0.2, -r * 0.2))
            s.fill(circle(0, 0, 8), FLUO)
    return s
