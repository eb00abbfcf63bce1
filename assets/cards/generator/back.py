"""The back of every card: an awning at either end and a rosette that reads the same both ways up."""
import math

from .ink import BLUE, FLUO, GOLD, GREEN, INK, PAPER, RED, Sheet, box, circle, num, star
from .ornaments import CARD, HEIGHT, PANEL, WIDTH


def back():
    s = Sheet(WIDTH, HEIGHT, "Back")
    slats, w = 9, 456 / 9
    s.fill(CARD, PAPER)
    with s.group(s.clip(PANEL)):
        s.fill(box(22, 22, 456, 656), PAPER)
        s.fill("".join(box(22 + i * w, 22, w, 656) for i in range(0, slats, 2)), RED)
        s.fill(box(22, 22, 456, 656), s.dots(INK, 1), 0.28)
        lobes = []
        for i in range(slats):
            x = 22 + i * w
            lobes.append(f"M{num(x)},14L{num(x + w)},14L{num(x + w)},86A{num(w / 2)},{num(w / 2)} 0 0 1 {num(x)},86Z")
        for turn in ("", 'transform="rotate(180 250 350)"'):
            with s.group(turn):
                s.fill("".join(lobes[0::2]), BLUE)
                s.fill("".join(lobes[1::2]), FLUO)
                s.fill("".join(lobes), s.dots(INK, 1), 0.5)
                s.line("".join(lobes), 6)
    s.line(PANEL, 7)
    with s.group(s.rough()):
        sun = star(250, 350, 176, 150, 20, 9)
        s.fill(star(257, 358, 176, 150, 20, 9), INK)
        s.shape(sun, GOLD, 9, offset=(0, 0), shade=(RED, -34, -28))
        s.fill(circle(250, 350, 128), BLUE)
        s.rays(250, 350, 122, 16, "#2E75C4")
        s.line(circle(250, 350, 128), 8)
        petal = "M250,342C222,318 214,282 250,236C286,282 278,318 250,342Z"
        heart = "M250,340C238,318 238,300 250,276C262,300 262,318 250,340Z"
        for k in range(8):
            with s.group(f'transform="rotate({k * 45} 250 350)"'):
                s.fill(petal, RED if k % 2 == 0 else PAPER)
                s.fill("M250,342C278,318 286,282 250,236Z", s.dots(INK, 2))
                s.line(petal, 7)
                s.fill(heart, FLUO if k % 2 == 0 else GREEN)
                s.line(heart, 5)
        for k in range(8):
            a = math.radians(k * 45 + 22.5)
            d = circle(250 + 108 * math.cos(a), 350 + 108 * math.sin(a), 10)
            s.fill(d, GOLD)
            s.line(d, 5)
        s.fill(circle(250, 350, 30), FLUO)
        s.line(circle(250, 350, 30), 7)
        s.fill(star(250, 350, 20, 9, 8), RED)
        s.line(star(250, 350, 20, 9, 8), 4)
    s.specks(520, 9)
    return s
