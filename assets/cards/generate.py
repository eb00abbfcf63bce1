#!/usr/bin/env python3
"""Writes every SVG of the game. Run it from anywhere; the same files come out every time.

`generate.py --check` writes nothing and fails if a file is missing or differs from what would be written.
"""
import sys
from pathlib import Path

sys.dont_write_bytecode = True

from generator import back, clothing, discount, effects, families, food, motorbikes, table, title

CARDS_FOLDER = Path(__file__).resolve().parent
TABLE_FOLDER = CARDS_FOLDER.parent / "table"
CARDS = {
    "socks": clothing.socks, "thong": clothing.thong, "underpants": clothing.underpants, "tshirt": clothing.tshirt,
    "garlic": food.garlic, "peach": food.peach, "watermelon": food.watermelon,
    "license": effects.license, "cousin": effects.cousin, "police": effects.police,
    "aunt": effects.aunt, "van": effects.van, "charo": effects.charo, "back": back.back,
    **families.all_stalls(), **motorbikes.all_motorbikes(), "discount": discount.discount,
}
TABLE = {**table.pictures(), **title.pictures()}


def main():
    check, stale = "--check" in sys.argv[1:], []
    for folder, pictures in ((CARDS_FOLDER, CARDS), (TABLE_FOLDER, TABLE)):
        folder.mkdir(exist_ok=True)
        for name, draw in pictures.items():
            path, text = folder / f"{name}.svg", draw().text()
            if not check:
                path.write_text(text, encoding="utf-8")
            elif not path.exists() or path.read_text(encoding="utf-8") != text:
                stale.append(path.name)
    if stale:
        sys.exit(f"out of date: {', '.join(stale)}; run assets/cards/generate.py")


if __name__ == "__main__":
    main()
