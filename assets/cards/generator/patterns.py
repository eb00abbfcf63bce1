"""The five families: inks, initial and the pattern that tells them apart without colour."""
from dataclasses import dataclass
from typing import Callable

from .ink import BLUE, FLUO, GOLD, INK, PAPER, PLUM, RED, SKY, TABLE, TAN, TEAL, num, polygon, tile


def stripes(sheet, x0, y0, x1, y1, unit, colour):
    n = max(2, round((x1 - x0) / (unit * 0.8)))
    w = (x1 - x0) / n
    sheet.fill("".join(tile(x0 + i * w, y0, w, y1 - y0) for i in range(1, n, 2)), colour)


def lozenges(sheet, x0, y0, x1, y1, unit, colour):
    d, row, y = "", 0, y0
    while y <= y1 + unit:
        x = x0 - (unit / 2 if row % 2 else 0)
        while x <= x1 + unit:
            d += polygon([(x, y - unit * 0.42), (x + unit * 0.26, y), (x, y + unit * 0.42), (x - unit * 0.26, y)])
            x += unit
        y += unit * 0.56
        row += 1
    sheet.fill(d, colour)


def waves(sheet, x0, y0, x1, y1, unit, colour):
    d, y = "", y0 + unit * 0.3
    half = unit * 0.5
    while y <= y1 + unit * 0.3:
        x = x0 - unit
        d += f"M{num(x)},{num(y)}q{num(half / 2)},{num(-unit * 0.34)} {num(half)},0"
        while x < x1:
            d += f"t{num(half)},0"
            x += half
        y += unit * 0.56
    sheet.line(d, num(unit * 0.22), colour)


def checks(sheet, x0, y0, x1, y1, unit, colour):
    d, half, row, y = "", unit * 0.5, 0, y0
    while y < y1:
        x = x0 + (half if row % 2 else 0)
        while x < x1:
            d += tile(x, y, half, half)
            x += unit
        y += half
        row += 1
    sheet.fill(d, colour)


def crown(cx, cy, size):
    """A crown `size` wide, centred."""
    k = size / 100
    points = ((-46, 34), (-52, -26), (-24, 2), (0, -42), (24, 2), (52, -26), (46, 34))
    return polygon([(cx + x * k, cy + y * k) for x, y in points])


def crowns(sheet, x0, y0, x1, y1, unit, colour):
    d, row, y = "", 0, y0 + unit * 0.4
    while y <= y1 + unit * 0.4:
        x = x0 + (0 if row % 2 else unit * 0.5)
        while x <= x1 + unit * 0.5:
            d += crown(x, y, unit * 0.62)
            x += unit
        y += unit * 0.76
        row += 1
    sheet.fill(d, colour)


@dataclass(frozen=True)
class Family:
    name: str
    initial: str
    colour: str  # awning, badge
    second: str  # its pattern
    board: str  # banner; dark or light enough for text
    on_colour: str  # an initial painted on `colour`
    ground: str
    rays: str
    cloth: str  # at the back of the stall
    ring: str  # of the rosette
    pattern: Callable

    def paint(self, sheet, x0, y0, x1, y1, unit):
        """Prints the pattern (not its ground) over a rectangle; `unit` is the size of one motif."""
        self.pattern(sheet, x0, y0, x1, y1, unit, self.second)


FAMILIES = {
    "salazar": Family("Salazar", "S", RED, PAPER, RED, PAPER, "#BFE3DE", "#D9F0E8", TEAL, FLUO, stripes),
    "heredia": Family("Heredia", "H", PLUM, FLUO, PLUM, PAPER, TAN, "#FAD9B4", TEAL, RED, lozenges),
    "montoya": Family("Montoya", "M", TEAL, PAPER, TABLE, PAPER, "#F9B48C", "#FCCBA9", PLUM, FLUO, waves),
    "cortes": Family("Cortés", "C", BLUE, PAPER, BLUE, PAPER, "#FFE48A", "#FFF0B8", RED, RED, checks),
    "reyes": Family("Reyes", "R", GOLD, INK, GOLD, INK, SKY, "#B9E2E0", PLUM, RED, crowns),
}
