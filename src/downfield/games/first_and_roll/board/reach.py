"""Where an option can carry the ball: bars on the field, as high as their yards are likely, seen when it is lit up."""

import functools
from typing import Any, cast

from downfield.games.first_and_roll.board.field import LANE, UNIT, lane_of, middle, spot
from downfield.games.first_and_roll.odds.dice import (
    COLOURS,
    GREEN,
    RED,
    Components,
    Odds,
    added,
    merged,
)
from downfield.games.first_and_roll.odds.options import CODES, components_of, snap_of
from downfield.kernel.spec import Game
from downfield.kernel.svg import el
from downfield.kernel.view import View
from downfield.toolkit.pieces import move

HIGH = LANE - 8
FAINT = 0.004  # what is less likely is not shown


def reaches(view: View, game: Game) -> str:
    """The bars of every option that moves the ball."""
    if view.question not in ("dice", "bomb", "again", "punt") or not view.options:
        return ""
    parts = components_of(game)
    return "".join(_bars(token, odds, view.scene) for token, odds in _throws(view, parts).items())


def _throws(view: View, parts: Components) -> dict[str, Odds]:
    """The yards of each option and how likely they are."""
    if view.question == "punt":
        kick = merged([(face, 1.0) for face in parts.kick], len(parts.kick))
        return {CODES[c]: added(kick, parts.once(c)) for c in COLOURS}
    if view.question == "again":
        so_far = cast(int, view.scene["yards"])
        return {"again": {so_far + yards: p for yards, p in parts.once(GREEN).items()}}
    if view.question == "bomb":
        return {"pass": _alone(parts)["G"], "bomb": snap_of(view, parts).bombs()}
    return _alone(parts)


@functools.lru_cache(maxsize=20)
def _alone(parts: Components) -> dict[str, Odds]:
    """The yards of each die that is not met."""
    return {CODES[c]: parts.run() if c == RED else parts.chain(c) for c in COLOURS}


def _bars(token: str, odds: Odds, scene: dict[str, Any]) -> str:
    """Bars along the lane that is played, the likeliest as high as the lane."""
    most = max(odds.values())
    room = 100 - scene["ball"] + 8  # up to the end line
    d = "".join(
        _bar(spot(scene, scene["ball"] + yards), HIGH * p / most)
        for yards, p in sorted(odds.items())
        if p > FAINT and yards <= room
    )
    bars = el("path", d=d, fill="var(--glow)", stroke="var(--ink)", stroke_width=1.5)
    return el(
        "g",
        bars,
        id=f"m-reach-{token}",
        class_="reach",
        transform=move(0, middle(lane_of(scene)) + LANE / 2 - 3),
    )


def _bar(x: float, high: float) -> str:
    half = UNIT * 0.42
    return f"M{x - half:.5g} 0V{-high:.4g}H{x + half:.5g}V0Z"
