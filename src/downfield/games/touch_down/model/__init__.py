"""The game as numbers: the kinds of things, the printed tables, the position. No rules."""
