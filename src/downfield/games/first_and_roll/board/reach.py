"""Where an option can carry the ball: bars on the field, as high as their yards are likely, seen when it is lit up."""

from typing import cast

from downfield.games.first_and_roll.board.field import LANE, UNIT, lane_of, middle, spot
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.notation.shown import Scene, scene_of
from downfield.games.first_and_roll.odds.dice import Odds
from downfield.games.first_and_roll.odds.reach import reach
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import move

HIGH = LANE - 8
FAINT = 0.004  # what is less likely is not shown


def reaches(look: Look) -> str:
    """The bars of every option that moves the ball."""
    if not look.answers:
        return ""
    found = reach(cast(Roll, look.seen))
    scene, pen = scene_of(look.view), look.pen
    return "".join(pen.each(token, _bars, token, odds, scene) for token, odds in found.items())


def _bars(token: str, odds: Odds, scene: Scene) -> str:
    """Bars along the lane that is played, the likeliest as high as the lane."""
    most = max(odds.values())
    room = 100 - scene.ball + 8  # up to the end line
    d = "".join(
        _bar(spot(scene, scene.ball + yards), HIGH * p / most)
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
