"""Above the field: both scores with their time-outs, and the clock."""

import functools

from downfield.games.first_and_roll.board.dice import LEATHER, ball, ground
from downfield.games.first_and_roll.board.field import WIDTH
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.view import View
from downfield.toolkit.pieces import DISPLAY, move, text

SIDES = ("home", "away")
PLATE, HIGH, EDGE, MARGIN = 224.0, 104.0, 12.0, 16.0  # the plates with the scores
TRACK, SPACES_Y, SPACE_HIGH = (262.0, 738.0), 72.0, 36.0  # the clock track


def plates(say: Say) -> str:
    """The plates of the scores: home's with a solid bar, away's with a hatched one."""
    return "".join(_plate(side, say(name)) for side, name in enumerate(SIDES))


def _plate(side: int, name: str) -> str:
    x = WIDTH - MARGIN - PLATE if side else MARGIN
    box = {"x": x, "y": EDGE, "width": PLATE, "height": HIGH, "rx": 9}
    bar = {"x": x + PLATE - 30 if side else x, "y": EDGE, "width": 30, "height": HIGH, "rx": 9}
    shade = el("rect", fill="rgba(0,0,0,.3)", transform="translate(2 4)", **box)
    parts = [shade, el("rect", class_="card", **box), el("rect", class_=SIDES[side], **bar)]
    if side:
        parts.append(el("rect", class_="hatch", opacity=0.6, **bar))
    parts.append(el("rect", class_="line", stroke_width=2, **box))
    parts.append(
        text(
            _name_x(side),
            EDGE + 30,
            name,
            24 if len(name) < 6 else 21,
            text_anchor="end" if side else "start",
        )
    )
    return "".join(parts)


def _name_x(side: int) -> float:
    return WIDTH - MARGIN - 44 if side else MARGIN + 44


def head(view: View, pack: Parts, say: Say) -> str:
    """Scores, time-outs, who has the ball, and the marker of the clock."""
    scene = scene_of(view)
    parts = [
        _score(side, view.points[side], scene.timeouts[side], scene.possession == side, say)
        for side in (0, 1)
    ]
    most = pack.lines.timeouts.value
    parts += [_timeout(side, i, i < scene.timeouts[side]) for side in (0, 1) for i in range(most)]
    half = "overtime" if scene.overtime else "half"
    number = scene.overtime or max(1, min(2, scene.half))
    spaces = len(pack.track.spaces)
    time = _time(spaces, scene.clock_left, scene.clock, half, number, say)
    return "".join(parts) + _possession(scene.possession) + time


@functools.lru_cache(maxsize=1000)
def _score(side: int, points: int, timeouts: int, has: bool, say: Say) -> str:
    x, y = WIDTH - MARGIN - PLATE + 52 if side else MARGIN + PLATE - 52, EDGE + HIGH / 2 + 4
    plate = ground((WIDTH - MARGIN - PLATE if side else MARGIN) - x, EDGE - y, PLATE, HIGH)
    said = say(
        "cell-side", side=say(SIDES[side]), points=points, timeouts=timeouts,
        ball=int(has),
    )  # fmt: skip
    return el(
        "g", plate, text(0, 0, points, 62 if points < 100 else 44, font_family=DISPLAY),
        id=f"m-score-{SIDES[side]}", aria_label=said, transform=move(x, y),
    )  # fmt: skip


@functools.lru_cache(maxsize=50)
def _timeout(side: int, number: int, left: bool) -> str:
    """A time-out: home's a solid disc, away's a ring, a spent one only its outline."""
    step = 29 * number
    x = _name_x(side) - 12 - step if side else _name_x(side) + 12 + step
    colour = f"var(--{SIDES[side]})"
    disc = el(
        "circle", r=12, class_=None if side else "home", fill="var(--card)", stroke=colour, stroke_width=4
    )
    bars = el(
        "path",
        d="M-3.5 -5V5M3.5 -5V5",
        fill="none",
        stroke=colour if side else "var(--paper)",
        stroke_width=3,
    )
    place = el("circle", r=13, class_="edge", stroke_width=1, stroke_dasharray="2 3", opacity=0.6)
    token = el("g", disc, bars, opacity=int(left))
    return el(
        "g", place, token,
        id=timeout_id(side, number), class_="move piece", transform=move(x, EDGE + 76),
    )  # fmt: skip


def timeout_id(side: int, number: int) -> str:
    """The element of one time-out."""
    return f"m-timeout-{SIDES[side]}-{number}"


@functools.lru_cache(maxsize=10)
def _possession(side: int) -> str:
    """A small ball beside the score of whoever has it."""
    shown = side in (0, 1)
    x = WIDTH - MARGIN - PLATE if side == 1 else MARGIN + PLATE
    disc = el("circle", r=15, class_="paper") + el(
        "circle", r=15, fill="none", stroke=LEATHER, stroke_width=2
    )
    return el(
        "g", disc, ball(0.32),
        id="m-possession", class_="move piece", opacity=int(shown),
        transform=move(x if shown else WIDTH / 2, EDGE + 15),
    )  # fmt: skip


# The clock ------------------------------------------------------------------------------------------------------


def _space(pack: Parts) -> float:
    """The width of a space of the track."""
    return (TRACK[1] - TRACK[0]) / len(pack.track.spaces)


def track(pack: Parts) -> str:
    """The spaces of the clock, the two-minute space outlined, the last one dark."""
    wide, last = _space(pack), len(pack.track.spaces) - 1
    parts = []
    for i, space in enumerate(pack.track.spaces):
        box = {"x": TRACK[0] + wide * i + 1, "y": SPACES_Y, "width": wide - 2, "height": SPACE_HIGH, "rx": 4}
        parts.append(
            el("rect", class_="ink" if i == last else "card", opacity=1 if i == last else 0.9, **box)
        )
        if i >= last - 1:
            parts.append(el("rect", fill="none", stroke="var(--glow)", stroke_width=2.5, **box))
        x, y = TRACK[0] + wide * (i + 0.5), SPACES_Y + SPACE_HIGH / 2
        minutes = space.space.split(":")[0]
        parts.append(text(x, y, minutes, 18, class_="paper" if i == last else "ink", opacity=0.8))
    return "".join(parts)


@functools.lru_cache(maxsize=1000)
def _time(spaces: int, left: int, clock: str, half: str, number: int, say: Say) -> str:
    """The half and the time in large, and the marker on its space."""
    wide = (TRACK[1] - TRACK[0]) / spaces
    step = max(0, spaces - 1 - left)
    name = text(
        TRACK[0] + 4, 42, say(f"board-{half}", number=number), 28, class_="chalk", text_anchor="start"
    )
    time = text(TRACK[1], 40, clock, 50, class_="chalk", text_anchor="end")
    ring = {"x": -wide / 2, "y": -SPACE_HIGH / 2 - 5, "width": wide, "height": SPACE_HIGH + 10, "rx": 6}
    marker = el("rect", fill="none", stroke="var(--ink)", stroke_width=7, **ring)
    marker += el("rect", fill="none", stroke="var(--glow)", stroke_width=4, **ring)
    where = move(TRACK[0] + wide * (step + 0.5), SPACES_Y + SPACE_HIGH / 2)
    box = ground(TRACK[0], EDGE, TRACK[1] - TRACK[0], HIGH)
    said = say("cell-clock", half=say(f"board-{half}", number=number), clock=clock)
    told = el("g", box, name, time, id="m-time", aria_label=said)
    return told + el("g", marker, id="m-clock", class_="move piece", transform=where)


def next_space(scene: Scene, pack: Parts) -> tuple[float, float, float]:
    """The middle and the width of the space that the clock would move to."""
    last = len(pack.track.spaces) - 1
    step = min(last, last - scene.clock_left + 1)
    wide = _space(pack)
    return TRACK[0] + wide * (step + 0.5), SPACES_Y + SPACE_HIGH / 2, wide
