"""Above the field: both teams with score, time-out and injury boxes; between them the clock and the down."""

import functools

from downfield.games.touch_down.board.counters import ball
from downfield.games.touch_down.board.field import SIDES, WIDTH
from downfield.games.touch_down.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.view import View
from downfield.toolkit.pieces import DISPLAY, move, text

EDGE, HIGH, PLATE = 4.0, 88.0, 356.0
BOXES = (3, 2, 1)  # [TD-1.3]
BOX, BOX_HIGH, BOX_TOP = 66.0, 42.0, 42.0
SERIES = ("down", "move")
AID = "M-4 -12H4V-4H12V4H4V12H-4V4H-12V-4H-4Z"  # the cross on a physio's bag
MANY = 6  # numbers that an injury box shows


def plates() -> str:
    """What is printed: the plates, and the boxes 3, 2 and 1 for the injured."""
    return _plate(0) + _plate(1) + _board()


def _left(side: int) -> float:
    return WIDTH - EDGE - PLATE if side else EDGE


def _plate(side: int) -> str:
    """Paper with a bar in the side's colour on the outer edge: home's solid, away's hatched."""
    x = _left(side)
    box = {"x": x, "y": EDGE, "width": PLATE, "height": HIGH, "rx": 8}
    bar = {"x": x + PLATE - 20 if side else x, "y": EDGE, "width": 20, "height": HIGH, "rx": 8}
    parts = [
        el("rect", fill="rgba(0,0,0,.3)", transform="translate(2 3)", **box),
        el("rect", class_="card", **box),
    ]
    parts.append(el("rect", class_=SIDES[side], **bar))
    if side:
        parts.append(el("rect", class_="hatch", opacity=0.6, **bar))
    parts.append(el("rect", class_="line", stroke_width=1.6, **box))
    return "".join(parts) + "".join(_printed_box(side, i) for i in range(3))


def _box_left(side: int, i: int) -> float:
    """The boxes stand beside the score, the oldest injuries outermost."""
    return _left(side) + (36 + i * (BOX + 4) if side else 114 + i * (BOX + 4))


def _printed_box(side: int, i: int) -> str:
    x = _box_left(side, i)
    frame = el(
        "rect",
        x=x,
        y=BOX_TOP,
        width=BOX,
        height=BOX_HIGH,
        rx=4,
        class_="edge",
        stroke_width=1.2,
        opacity=0.55,
    )
    tab = el(
        "path",
        d=f"M{x:g} {BOX_TOP + 4:g}q0 -4 4 -4h9v{BOX_HIGH:g}h-9q-4 0 -4 -4z",
        class_="ink",
        opacity=0.12,
    )
    middle = move(x + 13 + (BOX - 13) / 2, BOX_TOP + BOX_HIGH / 2)
    aid = el("path", d=AID, class_="green", opacity=0.3, transform=middle)
    return frame + tab + aid + text(x + 6.5, BOX_TOP + BOX_HIGH / 2, BOXES[i], 12, opacity=0.75)


def _board() -> str:
    x, wide = EDGE + PLATE + 8, WIDTH - 2 * (EDGE + PLATE + 8)
    return el("rect", x=x, y=EDGE, width=wide, height=HIGH, rx=8, class_="hollow")


# What changes ---------------------------------------------------------------------------------------------------


def head(view: View, say: Say) -> str:
    """Scores, time-outs, the injured, clock and down."""
    scene = scene_of(view)
    sides = "".join(
        _side(side, view.points[side], scene.teams[side], scene.possession == side, say)
        + _timeout(side, scene.timeouts[side], say)
        for side in (0, 1)
    )
    hurt: dict[tuple[int, int], list[int]] = {(side, box): [] for side in (0, 1) for box in BOXES}
    for f in scene.injured:
        hurt[f.side, f.box].append(f.number)
    boxes = "".join(_box(side, box, tuple(numbers), say) for (side, box), numbers in hurt.items())
    down = _down(scene.phase, is_series(scene), scene.down, scene.togo, say)
    return sides + boxes + _clock(scene.quarter, scene.clock, say) + down


def cells() -> list[list[str]]:
    """Two rows: scores, clock and down; then what is left to each side."""
    rest = [[f"m-timeout-{name}", *(f"m-box-{name}-{box}" for box in BOXES)] for name in SIDES]
    return [["m-score-home", "m-clock", "m-down", "m-score-away"], [*rest[0], *rest[1]]]


@functools.lru_cache(maxsize=1000)
def _side(side: int, points: int, name: str, has: bool, say: Say) -> str:
    """The name and the points; a small ball beside whoever has it."""
    x = _left(side)
    score = text(
        x + (PLATE - 66 if side else 68), EDGE + HIGH / 2, points, 66 if points < 100 else 48,
        font_family=DISPLAY,
    )  # fmt: skip
    at, anchor = (x + PLATE - 116, "end") if side else (x + 116, "start")
    size = min(24.0, 240 / max(6, len(name)))
    label = text(at, EDGE + 20, name, size, text_anchor=anchor, font_family=DISPLAY)
    mark = el("g", ball(0.8), transform=move(x + (22 if side else PLATE - 22), EDGE + 20)) if has else ""
    said = say("cell-score", side=SIDES[side], team=name, points=points, ball=int(has))
    ground = el(
        "rect", x=x, y=EDGE, width=PLATE, height=36, fill="none", pointer_events="all"
    )  # answers to the pointer between the words too
    return el("g", ground, score, label, mark, id=f"m-score-{SIDES[side]}", aria_label=said)


@functools.lru_cache(maxsize=1000)
def _timeout(side: int, left: int, say: Say) -> str:
    """The time-out of the quarter: a disc with two bars, only its outline once it is spent."""
    x = _left(side) + (20 if side else PLATE - 20)
    ring = el(
        "circle",
        r=12,
        class_="card",
        stroke=f"var(--{SIDES[side]})",
        stroke_width=1.5,
        stroke_dasharray="3 3",
    )
    disc = el("circle", r=13, class_=SIDES[side]) + (
        el("circle", r=13, class_="hatch", opacity=0.4) if side else ""
    )
    bars = el("path", d="M-4 -6V6M4 -6V6", fill="none", stroke="var(--paper)", stroke_width=3.6)
    said = say("cell-timeout", side=SIDES[side], left=left)
    return el(
        "g", ring, el("g", disc, bars, opacity=int(left > 0)), id=f"m-timeout-{SIDES[side]}", aria_label=said,
        transform=move(x, BOX_TOP + BOX_HIGH / 2),
    )  # fmt: skip


@functools.lru_cache(maxsize=1000)
def _box(side: int, box: int, hurt: tuple[int, ...], say: Say) -> str:
    """The numbers of the injured in a box."""
    x, y = _box_left(side, BOXES.index(box)), BOX_TOP
    shown = (
        [str(n) for n in hurt]
        if len(hurt) <= MANY
        else [*map(str, hurt[: MANY - 1]), f"+{len(hurt) - MANY + 1}"]
    )
    told = "".join(
        _hurt(side, word, x + 22.5 + 17.4 * (i % 3), y + (12.5 if len(shown) > 3 else 21) + 17 * (i // 3))
        for i, word in enumerate(shown)
    )
    ground = el("rect", x=x, y=y, width=BOX, height=BOX_HIGH, fill="none", pointer_events="all")
    said = say("cell-box", side=SIDES[side], box=box, count=len(hurt), numbers=", ".join(map(str, hurt)))
    return el("g", ground, told, id=f"m-box-{SIDES[side]}-{box}", aria_label=said)


def _hurt(side: int, word: str, x: float, y: float) -> str:
    """A number on a slip of its side: home's solid, away's only edged."""
    slip = el(
        "rect", x=x - 8, y=y - 7.5, width=16, height=15, rx=3, class_="card" if side else "home",
        stroke=f"var(--{SIDES[side]})", stroke_width=1.6,
    )  # fmt: skip
    return slip + text(x, y, word, 10.8, class_="ink" if side else "paper")


@functools.lru_cache(maxsize=1000)
def _clock(quarter: int, clock: str, say: Say) -> str:
    """Minutes and seconds played, and the quarter."""
    x = EDGE + PLATE + 8 + 74
    name = say("board-quarter", quarter=quarter)
    time = text(x, EDGE + 34, clock, 44, class_="chalk")
    below = text(x, EDGE + 70, name, min(17, 200 / max(10, len(name))), class_="chalk")
    said = say("cell-clock", quarter=name, clock=clock)
    ground = el("rect", x=x - 70, y=EDGE, width=140, height=HIGH, fill="none", pointer_events="all")
    return el("g", ground, time, below, id="m-clock", aria_label=said)


def is_series(scene: Scene) -> bool:
    """Whether a down is being played."""
    return scene.phase in SERIES and scene.kind in ("none", "attack", "punt", "field-goal")


@functools.lru_cache(maxsize=1000)
def _down(phase: str, shown: bool, down: int, togo: int, say: Say) -> str:
    """The down on its track of four, and what is to go."""
    x = EDGE + PLATE + 8 + 214
    down, togo = down if shown else 0, max(0, togo)
    discs = "".join(_step(x + 26 * (n - 2.5), n, n == down) for n in (1, 2, 3, 4))
    told = say("board-togo", down=down, togo=togo) if shown else say(f"board-phase-{phase}")
    line = text(x, EDGE + 34, told, min(28, 190 / max(6, len(told))), class_="chalk")
    said = say("cell-down", down=down, togo=togo) if shown else told
    ground = el("rect", x=x - 66, y=EDGE, width=132, height=HIGH, fill="none", pointer_events="all")
    return el("g", ground, line, discs, id="m-down", aria_label=said)


def _step(x: float, number: int, now: bool) -> str:
    fill = {"fill": "var(--glow)"} if now else {"class_": "hollow"}
    disc = el("circle", cx=x, cy=EDGE + 70, r=11, stroke="var(--chalk)", stroke_width=1.4, **fill)
    return disc + text(x, EDGE + 70, number, 14, class_="ink" if now else "chalk")
