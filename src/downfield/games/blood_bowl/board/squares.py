"""Squares that stand for something now, those that a walk can reach, and in which order the board is read."""

import functools
from collections.abc import Mapping
from typing import cast

from downfield.games.blood_bowl.board.field import SIZE, middle, place
from downfield.games.blood_bowl.board.figures import on_pitch
from downfield.games.blood_bowl.board.spots import Spots
from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.notation.elements import figure_id, square_id
from downfield.games.blood_bowl.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.toolkit.ways import grade, number, tint

WIDELY = ("kick", "place", "swarm-to", "fireball")  # half the pitch is an option: only a faint tint
AIMED = ("aim", "dump-off", "throw-at", "bomb-at")
RANGES = "QSLB"  # as the ruler has them [BB-1.13]


def drawn(view: View, game: Game, found: Spots) -> str:
    """The squares that are options now; those that a pass can reach are tinted by its range."""
    if not found.squares:
        return ""
    scene = scene_of(view)
    if view.question in AIMED and scene.flight:
        start = scene.flight[0].start
        parts = [_square(square, f"bb-q{_range(game, start, square)}") for square in sorted(found.squares)]
    else:
        kind = "bb-q" if view.question in WIDELY else "bb-q bb-step"
        parts = [_square(square, kind) for square in sorted(found.squares)]
    return el("g", *parts, id="m-squares")


def _range(game: Game, start: str, end: str) -> str:
    """The class of a square as far away as this."""
    (x, y), (to, low) = place(start), place(end)
    rows = cast(Parts, game.pack.parts).tables.range.rows
    row = rows[abs(y - low)] if abs(y - low) < len(rows) else ""
    letter = row[abs(x - to)] if abs(x - to) < len(row) else "-"
    return f" bb-r{RANGES.index(letter)}" if letter in RANGES else ""


@functools.lru_cache(maxsize=2000)
def _square(square: str, kind: str) -> str:
    """A square that is an option: there may be hundreds, so that what all have in common stands in the style."""
    x, y = middle(square)
    half = SIZE / 2 - 1
    return el("rect", id=square_id(square), class_=kind, x=x - half, y=y - half, aria_label=square)


def ends(shares: Mapping[str, float | None], say: Say, ball: str = "") -> str:
    """Squares where a walk may end: clean where nothing is rolled, else coloured by the chance to get there.

    In the square of the ball the chance is written aside, so that the ball is seen.
    """
    return el("g", *[_end(square, share, say, square == ball) for square, share in sorted(shares.items())])


@functools.lru_cache(maxsize=8000)
def _end(square: str, share: float | None, say: Say, aside: bool) -> str:
    x, y = middle(square)
    half = SIZE / 2 - 1
    box = {"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half, "rx": 4}
    mark = el("rect", class_="mark", opacity=0, **box)
    by = 9 if aside else 0
    told = tint(**box) + mark + number(x + by, y + by, share, 13.5)
    return el(
        "g", told, id=square_id(square), class_=grade(share), aria_label=say("cell-square", square=square)
    )


def shares_on(shares: Mapping[str, float | None]) -> str:
    """The colour and the chance to get there, on squares that lie there already."""
    half = SIZE / 2 - 1
    told = []
    for square, share in shares.items():
        x, y = middle(square)
        box = {"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half, "rx": 4}
        told.append(el("g", tint(**box), number(x, y, share, 13.5), class_=grade(share)))
    return el("g", *told, pointer_events="none", aria_hidden="true") if told else ""


def rows_of(scene: Scene, found: Spots) -> list[list[str]]:
    """What lies on the pitch, row after row, each from left to right."""
    at: dict[int, list[tuple[int, str]]] = {}
    for f in on_pitch(scene):
        x, y = place(f.square)
        at.setdefault(y, []).append((x, figure_id(f.side, f.number)))
    for square in found.squares:
        x, y = place(square)
        at.setdefault(y, []).append((x, square_id(square)))
    if scene.ball or scene.kick:
        x, y = place(scene.ball or scene.kick)
        if scene.carrier() is None:
            at.setdefault(y, []).append((x, "m-ball"))
    if scene.bomb:
        x, y = place(scene.bomb)
        at.setdefault(y, []).append((x, "m-bomb"))
    for square in scene.traps:
        x, y = place(square)
        at.setdefault(y, []).append((x, f"m-trap-{square}"))
    return [[name for _, name in sorted(at[y])] for y in sorted(at)]
