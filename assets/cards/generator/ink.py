"""Inks, paper and press: the palette and the `Sheet` on which every picture is printed.

A sheet collects shapes. A shape is printed the way a screen print is: a flat colour laid a little off the line
(`OFFSET`), halftone dots on one common lattice for shade, and the ink line last. Everything is deterministic.
"""
import math
import re
from contextlib import contextmanager

PAPER = "#FBF0D8"
INK = "#20183A"
RED = "#CE2436"
GOLD = "#F9B233"
BLUE = "#1F5FA8"
GREEN = "#3C7A3B"
PEACH = "#F79A6B"
TEAL = "#1C8C8C"
PLUM = "#7A2E6B"
SKY = "#9AD4D6"
FLUO = "#FFE14D"
TABLE = "#1C6E6E"
# Mixed from the inks above, for the second tone of a thing.
LEAF = "#2B5C33"
WINE = "#8E1A2B"
WOOD = "#C9752F"
BARK = "#8A4B22"
CARD = "#D6A364"
CARD_DARK = "#B07B3F"
TAN = "#F6C99A"
MINT = "#C9E9E1"

OFFSET = (-5, -4)
_NUMBER = re.compile(r"[MLCQSTAHVZ]|-?\d*\.?\d+")


def num(value):
    """A coordinate as short as it can be: at most one decimal."""
    text = f"{value:.1f}"
    return text[:-2] if text.endswith(".0") else text


def shift(d, dx, dy):
    """The same path moved by (dx, dy). Understands absolute M L C Q S T A Z."""
    out, command, index = [], "", 0
    for token in _NUMBER.findall(d):
        if token.isalpha():
            command, index = token, 0
            out.append(token)
            continue
        value = float(token)
        if command == "A":
            place = index % 7
            value += dx if place == 5 else dy if place == 6 else 0
        else:
            value += dx if index % 2 == 0 else dy
        index += 1
        out.append(num(value))
    text = " ".join(out)
    return re.sub(r" ?([MLCQSTAZ]) ?", r"\1", text)


def bounds(d, margin=6):
    """The box around a path's points (control points included), as a path."""
    xs, ys, command, index = [], [], "", 0
    for token in _NUMBER.findall(d):
        if token.isalpha():
            command, index = token, 0
            continue
        place = index % 7 - 5 if command == "A" else index % 2
        if place >= 0:
            (xs, ys)[place].append(float(token))
        index += 1
    if "A" in d:  # an arc may bulge beyond its ends
        margin += max(max(xs) - min(xs), max(ys) - min(ys)) / 2
    x, y = min(xs) - margin, min(ys) - margin
    return box(x, y, max(xs) + margin - x, max(ys) + margin - y)


def polygon(points):
    return "M" + "L".join(f"{num(x)},{num(y)}" for x, y in points) + "Z"


def star(cx, cy, outer, inner, points, rotation=0):
    ring = []
    for i in range(2 * points):
        r = outer if i % 2 == 0 else inner
        a = math.radians(rotation) + i * math.pi / points
        ring.append((cx + r * math.cos(a), cy + r * math.sin(a)))
    return polygon(ring)


def circle(cx, cy, r, ry=None):
    ry = r if ry is None else ry
    return f"M{num(cx - r)},{num(cy)}A{num(r)},{num(ry)} 0 1 1 {num(cx + r)},{num(cy)}A{num(r)},{num(ry)} 0 1 1 {num(cx - r)},{num(cy)}Z"


def disc(cx, cy, r):
    """A circle in few bytes (relative arcs: not for `shift`)."""
    return f"M{num(cx - r)},{num(cy)}a{num(r)},{num(r)} 0 1 1 {num(2 * r)},0a{num(r)},{num(r)} 0 1 1 {num(-2 * r)},0z"


def tile(x, y, w, h):
    """A rectangle in few bytes (relative lines: not for `shift`)."""
    return f"M{num(x)},{num(y)}h{num(w)}v{num(h)}h{num(-w)}z"


def box(x, y, w, h):
    return f"M{num(x)},{num(y)}L{num(x + w)},{num(y)}L{num(x + w)},{num(y + h)}L{num(x)},{num(y + h)}Z"


def bezier(p0, p1, p2, p3, t):
    u = 1 - t
    return tuple(u**3 * a + 3 * u * u * t * b + 3 * u * t * t * c + t**3 * d for a, b, c, d in zip(p0, p1, p2, p3))


def wedge(cx, cy, r0, r1, degrees, half0, half1):
    """A ray from radius r0 to r1, `half0` wide at its root and `half1` at its end: an alarm or motion line."""
    a = math.radians(degrees)
    ca, sa = math.cos(a), math.sin(a)
    x0, y0, x1, y1 = cx + r0 * ca, cy + r0 * sa, cx + r1 * ca, cy + r1 * sa
    return polygon([(x0 + sa * half0, y0 - ca * half0), (x1 + sa * half1, y1 - ca * half1), (x1 - sa * half1, y1 + ca * half1), (x0 - sa * half0, y0 + ca * half0)])


class Dice:
    """A small linear congruential generator, so that the same sheet comes out of every machine."""

    def __init__(self, seed):
        self.state = seed * 2654435761 % 2**32

    def next(self, low=0.0, high=1.0):
        self.state = (self.state * 1664525 + 1013904223) % 2**32
        return low + (high - low) * (self.state / 2**32)


class Sheet:
    """One picture in user units. Dots, clips and filters are declared when first used."""

    def __init__(self, width, height, title):
        self.width, self.height, self.title = width, height, title
        self.defs, self.body, self._known = [], [], {}

    def add(self, *parts):
        self.body.extend(parts)

    def _define(self, key, prefix, make):
        if key not in self._known:
            name = f"{prefix}{len(self._known)}"
            self._known[key] = name  # before making it: what it contains takes the next names
            self.defs.append(make(name))
        return self._known[key]

    def dots(self, colour=INK, size=2):
        """A fill of dots, size 1 to 3. All sizes and colours sit on one lattice."""
        r = {1: 1.4, 2: 2.3, 3: 3.3}[size]
        name = self._define(
            ("dots", colour, size), "d",
            lambda n: f'<pattern id="{n}" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(32)"><circle cx="4.5" cy="4.5" r="{r}" fill="{colour}"/></pattern>',
        )
        return f"url(#{name})"

    def clip(self, d):
        name = self._define(("clip", d), "c", lambda n: f'<clipPath id="{n}"><path id="{n}p" d="{d}"/></clipPath>')
        return f'clip-path="url(#{name})"'

    def rough(self, scale=5, octaves=2):
        """The wobble of the hand-cut screen; for groups at the root of the picture only.

        One per picture if possible: it is what costs time to rasterise. The filter's region is the whole sheet and
        the group is never moved or nested, because resvg 0.45 measures the region twice (before and after moving it
        to its layer) and panics when the two round differently.
        """
        name = self._define(
            ("rough", scale, octaves), "r",
            lambda n: f'<filter id="{n}" filterUnits="userSpaceOnUse" x="0" y="0" width="{self.width}" height="{self.height}"><feTurbulence type="fractalNoise" baseFrequency="0.028" numOctaves="{octaves}" seed="7" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="{scale}" xChannelSelector="R" yChannelSelector="G"/></filter>',
        )
        return f'filter="url(#{name})"'

    @contextmanager
    def group(self, *attributes):
        self.add(f"<g {' '.join(attributes)}>")
        yield
        self.add("</g>")

    def at(self, x=0, y=0, turn=0, scale=1, mirror=False):
        """A group moved, turned (degrees, clockwise) and scaled."""
        sx = -scale if mirror else scale
        size = "" if scale == 1 and not mirror else f" scale({sx} {scale})"
        spin = f" rotate({turn})" if turn else ""
        return self.group(f'transform="translate({num(x)} {num(y)}){spin}{size}"')

    def fill(self, d, colour, opacity=None):
        self.add(f'<path d="{d}" fill="{colour}"' + (f' opacity="{opacity}"' if opacity is not None else "") + "/>")

    def line(self, d, width=8, colour=INK):
        self.add(f'<path d="{d}" fill="none" stroke="{colour}" stroke-width="{width}"/>')

    def shape(self, d, colour, width=9, inside=None, shade=None, offset=OFFSET):
        """Prints one thing: colour off register, what is `inside` it (a function, clipped to it), halftone, line.

        `shade` is (dots' colour, dx, dy): the light comes from (dx, dy), three dot sizes fall off towards it.
        """
        if not (inside or shade):
            with self.group(f'transform="translate({offset[0]} {offset[1]})"'):
                self.fill(d, colour)
            if width:
                self.line(d, width)
            return
        clip = self.clip(d)
        outline = clip[len('clip-path="url(') : -len(')"')] + "p"  # the clip's own path, printed thrice but stored once
        with self.group(f'transform="translate({offset[0]} {offset[1]})"'):
            self.add(f'<use href="{outline}" fill="{colour}"/>')
            with self.group(clip):
                if inside:
                    inside()
                if shade:
                    self.halftone(d, *shade)
        if width:
            self.add(f'<use href="{outline}" fill="none" stroke="{INK}" stroke-width="{width}"/>')

    def once(self, key, draw):
        """Draws a thing that comes several times: stored once, shown wherever this is called."""

        def make(name):
            held, self.body = self.body, []
            draw()
            thing, self.body = "\n".join(self.body), held
            return f'<g id="{name}">{thing}</g>'

        self.add(f'<use href="#{self._define(key, "u", make)}"/>')

    def halftone(self, d, colour, dx, dy):
        frame = bounds(d)  # no larger: resvg gives a clipped group a layer as large as what is in it
        for size, reach in ((1, 1.0), (2, 0.62), (3, 0.3)):
            moved = shift(d, dx * reach, dy * reach)
            self.add(f'<path d="{frame}{moved}" fill="{self.dots(colour, size)}" fill-rule="evenodd"/>')

    def rays(self, cx, cy, r, count, colour, turn=0.25, opacity=None):
        d = ""
        for i in range(count):
            a = (i + turn) * 2 * math.pi / count
            b = a + math.pi / count
            d += f"M{cx},{cy}L{num(cx + r * math.cos(a))},{num(cy + r * math.sin(a))}L{num(cx + r * math.cos(b))},{num(cy + r * math.sin(b))}Z"
        self.fill(d, colour, opacity)

    def cast(self, cx, cy, rx, ry):
        """The shadow a thing throws on the ground: a flat dark ellipse with a fringe of dots."""
        self.fill(circle(cx + 6, cy + 2, rx + 14, ry + 9), self.dots(INK, 3))
        self.fill(circle(cx, cy, rx, ry), INK, 0.92)

    def specks(self, count, seed=5, colour=PAPER, area=None):
        """Where the ink did not take: little flecks of paper over `area` (x0, y0, x1, y1), or nearly the whole sheet."""
        x0, y0, x1, y1 = area or (14, 14, self.width - 14, self.height - 14)
        dice, paths = Dice(seed), {1.1: [], 1.8: [], 2.6: []}
        for i in range(count):
            width = 1.1 if i % 7 < 4 else 1.8 if i % 7 < 6 else 2.6
            x, y = dice.next(x0, x1), dice.next(y0, y1)
            paths[width].append(f"M{num(x)},{num(y)}l{num(dice.next(-1, 1.2))},{num(dice.next(-1, 1.2))}")
        for width, bits in paths.items():
            self.add(f'<path d="{"".join(bits)}" stroke="{colour}" stroke-width="{width}" opacity=".8"/>')

    def text(self):
        w, h = self.width, self.height
        defs = "\n".join(self.defs)
        body = "\n".join(self.body)
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" height="{h}" stroke-linejoin="round" stroke-linecap="round"><title>{self.title}</title>\n<defs>{defs}</defs>\n{body}\n</svg>\n'
