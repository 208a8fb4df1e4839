"""Squares that stand for something now, steps as arrows, and in which order the lawn is read."""

import functools
from typing import cast

from downfield.games.calciotto.board.figures import is_on_spot
from downfield.games.calciotto.board.pitch import SIZE, middle, square_words
from downfield.games.calciotto.board.spots import Spots
from downfield.games.calciotto.board.table import Table
from downfield.games.calciotto.board.words import ARROWS, STEPS
from downfield.games.calciotto.components.parts import Parts
from downfield.games.calciotto.notation.elements import figure_id, name_of, square_id, step_id
from downfield.kernel.show.odds import Odds
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move, text

TURNS = {"n": 0, "e": 90, "s": 180, "w": -90}


def drawn(now: Table, found: Spots, chances: dict[str, Odds], say: Say) -> str:
    """The squares and steps that stand for something now; on goal squares the chance of a shot."""
    shares = {found.targets[t][0]: chance.share for t, chance in chances.items() if t.startswith("!")}
    squares = [
        _chance(x, y, share, say)
        if (share := shares.get(square_id(x, y))) is not None
        else _square(x, y, say)
        for x, y in sorted(found.squares)
    ]
    plain = [middle(x, y) for x, y in sorted(found.squares) if square_id(x, y) not in shares]
    dots = el("path", d="".join(f"M{x:g} {y:g}h0" for x, y in plain), class_="cal-dots") if plain else ""
    keepers = [
        _beside_keeper(now, name, share) for name, share in shares.items() if name.startswith("m-f") and share
    ]
    steps = [_step(*_place(now, number), number, way, say) for number, way in found.steps]
    return el("g", *squares, dots, *keepers, *steps, id="m-squares", fill="var(--glow)")


@functools.lru_cache(maxsize=2000)
def _square(x: int, y: int, say: Say) -> str:
    """A square that can be chosen; a placing may offer three hundred of them, so it is one short element."""
    return el("path", id=square_id(x, y), class_="cal-s", d=_box(x, y), aria_label=square_words(x, y, say))


def _box(x: int, y: int) -> str:
    (right, low), half = middle(x, y), SIZE / 2 - 1
    return f"M{right - half:g} {low - half:g}h{2 * half:g}v{2 * half:g}h{-2 * half:g}z"


def _chance(x: int, y: int, share: float, say: Say) -> str:
    """A goal square, with the chance of a shot on a disc of paper."""
    right, low = middle(x, y)
    mark = el("path", class_="mark", d=_box(x, y), opacity=0)
    disc = el("circle", cx=right, cy=low, r=19, class_="card", stroke="var(--glow)", stroke_width=3)
    told = text(right, low, f"{share * 100:.0f}%", 14.5)
    return el("g", mark, disc, told, id=square_id(x, y), aria_label=square_words(x, y, say))


def _beside_keeper(now: Table, name: str, share: float) -> str:
    """The chance of a shot straight at the keeper, in front of him."""
    keeper = next(f for f in now.scene.figures if figure_id(f.side, f.number) == name)
    right, low = middle(keeper.x, keeper.y)
    slip = el(
        "rect", x=-19, y=-8, width=38, height=16, rx=5, class_="card", stroke="var(--glow)", stroke_width=2.4
    )
    at = move(right + (40 if keeper.y == 0 else -40), low)
    return el("g", slip, text(0, 0, f"{share * 100:.0f}%", 12.5), class_="piece", transform=at)


def _place(now: Table, number: int) -> tuple[int, int]:
    f = now.scene.figure(now.side, number)
    assert f is not None
    return f.x, f.y


@functools.lru_cache(maxsize=2000)
def _step(x: int, y: int, number: int, way: str, say: Say) -> str:
    """A step as a small arrow on the square it leads to, at the foot of its figure."""
    dx, dy = STEPS[way]
    right, low = middle(x, y)
    square = name_of(x + dx, y + dy)
    arrow = el(
        "path", d="M-4 -6.5L5 0L-4 6.5L-1.6 0Z", class_="cal-step", stroke="var(--ink)", stroke_width=0.9
    )
    said = say("name-step", number=number, arrow=ARROWS[way], square=square)
    return el(
        "g", arrow, id=step_id(number, way), aria_label=said,
        transform=move(right + 27 * dy, low + 27 * dx, TURNS[way]),
    )  # fmt: skip


def rows_of(now: Table, found: Spots) -> list[list[str]]:
    """What lies on the lawn, line after line of the screen, each from left to right."""
    at: dict[int, list[tuple[float, int, str]]] = {}
    scene = now.scene
    for f in scene.figures:
        at.setdefault(f.x, []).append((f.y, 0, figure_id(f.side, f.number)))
    for x, y in found.squares:
        at.setdefault(x, []).append((y, 1, square_id(x, y)))
    for number, way in found.steps:
        mover = scene.figure(now.side, number)
        assert mover is not None
        dx, dy = STEPS[way]
        at.setdefault(mover.x, []).append((mover.y + 0.3 * dy + 0.1 * dx, 2, step_id(number, way)))
    if is_on_spot(scene):
        deep = cast(Parts, now.game.pack.parts).pitch.kicker_row.value - 0.5  # between the spot's two rows
        at.setdefault(8, []).append((deep if scene.turn else 21 - deep, 3, "m-ball"))
    return [[name for *_, name in sorted(at[x])] for x in sorted(at)]
