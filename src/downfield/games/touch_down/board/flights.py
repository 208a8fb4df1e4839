"""What is seen when an option is lit: the flight of a pass."""

import math

from downfield.games.touch_down.board.counters import places
from downfield.games.touch_down.notation.answers import number_in
from downfield.games.touch_down.notation.elements import flight_id
from downfield.games.touch_down.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import el
from downfield.kernel.view import View

RING = 20.0  # round a receiver


def flights(view: View) -> str:
    """Draw the flight of every pass that is offered, hidden until its option is lit."""
    if view.question in ("snap", "ball"):
        return "".join(_flight(scene_of(view), token) for token in view.options if token.startswith(">"))
    return ""


def _flight(scene: Scene, token: str) -> str:
    """Draw a bow from the carrier to the receiver."""
    side, number = scene.attack, number_in(token)
    passer = scene.with_ball()
    receiver = scene.figure(side, number)
    if passer is None or receiver is None:
        return ""
    at = places(scene)
    (x, y), (to, low) = at[(side, passer.number)], at[(side, number)]
    bend = min(60.0, 0.18 * (abs(to - x) + abs(low - y)))
    over_x, over_y = (x + to) / 2, (y + low) / 2 - bend
    (x, y), (end_x, end_y) = _off(x, y, over_x, over_y), _off(to, low, over_x, over_y)
    d = f"M{x:.5g} {y:.5g}Q{over_x:.5g} {over_y:.5g} {end_x:.5g} {end_y:.5g}"
    line = {"d": d, "fill": "none", "stroke_linecap": "round"}
    under = el("path", stroke="var(--ink)", stroke_width=7, **line)
    over = el("path", stroke="var(--glow)", stroke_width=4, stroke_dasharray="10 7", **line)
    end = el("circle", cx=to, cy=low, r=RING, fill="none", stroke="var(--glow)", stroke_width=3.5)
    return el("g", under, over, end, id=flight_id(token), class_="reach")


def _off(x: float, y: float, to: float, low: float) -> tuple[float, float]:
    """A little off a point, on the way to another."""
    far = math.hypot(to - x, low - y)
    by = min(1.0, RING / far) if far else 0.0
    return x + (to - x) * by, y + (low - y) * by
