"""What is seen when an option is lit: where a ready formation would stand, and the flight of a pass."""

import math
from typing import Any, cast

from downfield.games.touch_down.art_counters import HALF, places
from downfield.games.touch_down.art_field import SIDES, ahead, lay_of, move, text
from downfield.games.touch_down.art_words import figure_of, number_in, side_asked
from downfield.games.touch_down.pack import ROLES, Formation, Parts, read_place
from downfield.games.touch_down.squad import role_wanted
from downfield.games.touch_down.tables import ROWS, SLOTS, TEN_YARDS
from downfield.kernel.spec import Game
from downfield.kernel.svg import el
from downfield.kernel.view import View

USES = ("attack", "goal", "defence", "kicking", "receiving")
OUTWARDS = (0, -1, 1, -2, 2)
RING = 20.0  # round a receiver
Place = tuple[str, int, int]  # role, column, row


def reaches(view: View, game: Game) -> str:
    """Hidden until their option is lit."""
    if view.question == "lineup":
        forms = cast(Parts, game.pack.parts).formations.formations
        side = side_asked(view, game)
        return "".join(_ghosts(view.scene, form, side) for form in forms if form.key in view.options)
    if view.question in ("snap", "ball"):
        return "".join(_flight(view.scene, token) for token in view.options if token.startswith(">"))
    return ""


def reach_id(token: str) -> str:
    """The element that an option lights up."""
    return f"m-reach-{token.strip('>')}"


# Formations -----------------------------------------------------------------------------------------------------


def formed(scene: dict[str, Any], form: Formation, side: int) -> list[Place]:
    """Where each place of a ready formation is on the field now."""
    way, los = ahead(scene, side), scene["los"]
    use = USES.index(form.use)
    last = (1 - scene["depth"]) if way > 0 else ROWS + scene["depth"]
    start = los
    if form.use == "receiving":
        half = ROWS // 2 if way > 0 else ROWS // 2 + 1
        start = half if scene["kind"] == "kick-off" else los - way * (TEN_YARDS + 1)
    found = (
        [(ROLES[role_wanted(use, SLOTS - 1)], scene["column"] + dx, los) for dx in OUTWARDS]
        if use < 2
        else []
    )
    found += [("AK", scene["column"], los)] if form.use == "kicking" else []
    first = 1 if form.use == "kicking" else 0
    for i, word in enumerate(form.places):
        fixed, x, deep = read_place(word)
        column = (x if way > 0 else scene["columns"] + 1 - x) if fixed else scene["column"] + x * way
        row = start - way * deep
        row = max(last, row) if way > 0 else min(last, row)
        found.append((ROLES[role_wanted(use, i + first)], column, row))
    return found


def _ghosts(scene: dict[str, Any], form: Formation, side: int) -> str:
    """Eleven pale counters."""
    lie = lay_of(scene)
    box = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF, "rx": 3}
    ghosts = []
    for role, x, y in formed(scene, form, side):
        face = el("rect", class_="card", opacity=0.9, **box)
        edge = el(
            "rect",
            fill="none",
            stroke=f"var(--{SIDES[side]})",
            stroke_width=2.4,
            stroke_dasharray="4 2",
            **box,
        )
        where = move(*lie.middle(x, y)) + f" scale({lie.size / 30:.3g})"
        ghosts.append(el("g", face, edge, text(0, 0, role, 14), transform=where))
    return el("g", *ghosts, id=reach_id(form.key), class_="reach")


# Passes ---------------------------------------------------------------------------------------------------------


def _flight(scene: dict[str, Any], token: str) -> str:
    """From the carrier to the receiver, in a bow."""
    side, number = scene["attack"], number_in(token)
    passer = next((f for f in scene["figures"] if f["ball"]), None)
    receiver = figure_of(scene, side, number)
    if passer is None or receiver is None:
        return ""
    at = places(scene)
    (x, y), (to, low) = at[(side, passer["number"])], at[(side, number)]
    bend = min(60.0, 0.18 * (abs(to - x) + abs(low - y)))
    over_x, over_y = (x + to) / 2, (y + low) / 2 - bend
    (x, y), (end_x, end_y) = _off(x, y, over_x, over_y), _off(to, low, over_x, over_y)
    d = f"M{x:.5g} {y:.5g}Q{over_x:.5g} {over_y:.5g} {end_x:.5g} {end_y:.5g}"
    line = {"d": d, "fill": "none", "stroke_linecap": "round"}
    under = el("path", stroke="var(--ink)", stroke_width=7, **line)
    over = el("path", stroke="var(--glow)", stroke_width=4, stroke_dasharray="10 7", **line)
    end = el("circle", cx=to, cy=low, r=RING, fill="none", stroke="var(--glow)", stroke_width=3.5)
    return el("g", under, over, end, id=reach_id(token), class_="reach")


def _off(x: float, y: float, to: float, low: float) -> tuple[float, float]:
    """A little off a point, on the way to another."""
    far = math.hypot(to - x, low - y)
    by = min(1.0, RING / far) if far else 0.0
    return x + (to - x) * by, y + (low - y) * by
