"""Boxes of this game that are solved in a moment: a short field, little momentum, and prices at which that pays."""

import pathlib

from downfield.kernel.spec import Game
from tests.games.first_downs import table

SMALL = (
    ("field.toml", "ones = 15 ", "ones = 12 "),
    ("field.toml", "fives = 7 ", "fives = 0 "),
    ("field.toml", "neutral = 10 ", "neutral = 5 "),
    ("field.toml", "coins = 10 ", "coins = 3 "),
    ("field.toml", "coins = 4 ", "coins = 3 "),
    ("field.toml", "free = 20 ", "free = 4 "),
    ("field.toml", "step = 10 ", "step = 4 "),
    ("field.toml", "yards = 5 ", "yards = 3 "),
    ("prices.toml", "buy = 2", "buy = 1"),
    ("prices.toml", "repeat_attacker = 3", "repeat_attacker = 2"),
    ("prices.toml", "steal = 2", "steal = 1"),
    ("prices.toml", "repeat_defender = 3", "repeat_defender = 2"),
    ("prices.toml", "turnover = 7", "turnover = 3"),
)


TINY = (
    *((file, old, new) for file, old, new in SMALL if not new.startswith(("ones", "neutral", "coins"))),
    ("field.toml", "ones = 15 ", "ones = 6 "),
    ("field.toml", "neutral = 10 ", "neutral = 3 "),
    ("field.toml", "coins = 10 ", "coins = 2 "),
    ("field.toml", "coins = 4 ", "coins = 2 "),
    ("prices.toml", "turnover = 3", "turnover = 2"),
)


def small(folder: pathlib.Path) -> Game:
    """The game with a field of twelve yards, three downs and three coins of momentum."""
    return _changed(folder, SMALL)


def tiny(folder: pathlib.Path) -> Game:
    """The game with a field of six yards, two downs and two coins of momentum."""
    return _changed(folder, TINY)


def _changed(folder: pathlib.Path, changes: tuple[tuple[str, str, str], ...]) -> Game:
    table.changed(folder, *changes[0])
    for file, old, new in changes[1:]:
        path = folder / "changed" / file
        text = path.read_text(encoding="utf-8")
        assert old in text, old
        path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return Game(table.game().spec, folder / "changed")
