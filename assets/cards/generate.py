#!/usr/bin/env python3
"""Writes every SVG of the game. Run it without arguments from anywhere; the same files come out every time."""
from pathlib import Path

from generator import back, clothing, discount, effects, families, food, motorbikes

HERE = Path(__file__).resolve().parent
CARDS = {
    "socks": clothing.socks, "thong": clothing.thong, "underpants": clothing.underpants, "tshirt": clothing.tshirt,
    "garlic": food.garlic, "peach": food.peach, "watermelon": food.watermelon,
    "license": effects.license, "cousin": effects.cousin, "police": effects.police,
    "aunt": effects.aunt, "van": effects.van, "charo": effects.charo, "back": back.back,
    **families.all_stalls(), **motorbikes.all_motorbikes(), "discount": discount.discount,
}


def main():
    for folder, pictures in ((HERE, CARDS),):
        folder.mkdir(exist_ok=True)
        for name, draw in pictures.items():
            (folder / f"{name}.svg").write_text(draw().text(), encoding="utf-8")


if __name__ == "__main__":
    main()
