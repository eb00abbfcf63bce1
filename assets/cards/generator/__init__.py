"""The market's printing works: every SVG of the game is drawn here, with nothing but Python's standard library."""
