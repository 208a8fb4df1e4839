"""Above the lawn: both teams with score, hand and substitutions; between them the clock, the phase and the points."""

import functools

from downfield.games.calciotto.board.figures import ball
from downfield.games.calciotto.board.pitch import SIDES, WIDTH
from downfield.games.calciotto.board.table import Table
from downfield.games.calciotto.notation.shown import Scene
from downfield.games.calciotto.rules.sanctions import MOST_SUBS
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import DISPLAY, move, text

EDGE, HIGH, PLATE = 4.0, 94.0, 322.0
MIDDLE = (
    EDGE + PLATE + 8,
    WIDTH - 2 * (EDGE + PLATE + 8),
)  # where the board between them begins, and its width
MOST_BACKS = 9
IN_A_ROW, MOST_PIPS = 18, 36


def plates() -> str:
    """What is printed: two plates of paper and a hollow between them."""
    hollow = el("rect", x=MIDDLE[0], y=EDGE, width=MIDDLE[1], height=HIGH, rx=9, class_="hollow")
    return _plate(0) + _plate(1) + hollow


def _left(side: int) -> float:
    return WIDTH - EDGE - PLATE if side else EDGE


def _plate(side: int) -> str:
    """Paper with a bar in the side's colour on the outer edge: home's solid, away's hatched."""
    x = _left(side)
    box = {"x": x, "y": EDGE, "width": PLATE, "height": HIGH, "rx": 9}
    bar = {"x": x + PLATE - 22 if side else x, "y": EDGE, "width": 22, "height": HIGH, "rx": 9}
    shade = el("rect", fill="rgba(0,0,0,.3)", transform="translate(2 3)", **box)
    parts = [shade, el("rect", class_="card", **box), el("rect", class_=SIDES[side], **bar)]
    if side:
        parts.append(el("rect", class_="hatch", opacity=0.6, **bar))
    parts.append(el("rect", class_="line", stroke_width=1.6, **box))
    return "".join(parts)


def head(now: Table, say: Say) -> str:
    """Scores, hands, substitutions, clock and points."""
    scene = now.scene
    sides = "".join(
        _side(side, now.view.points[side], scene.teams[side], scene.carrier_side == side, say)
        + _hand(side, scene.hands[side], len(scene.known[side]), say)
        + _subs(side, scene.subs[side], say)
        for side in (0, 1)
    )
    return sides + _clock(now, say) + _points(scene.pool, scene.private, scene.sprinter, say)


def cells() -> list[list[str]]:
    """Two rows: scores and clock; hands, substitutions and points."""
    return [
        ["m-score-home", "m-clock", "m-score-away"],
        ["m-hand-home", "m-subs-home", "m-points", "m-hand-away", "m-subs-away"],
    ]


def _ground(x: float, y: float, wide: float, high: float) -> str:
    """Answers to the pointer between the words too."""
    return el("rect", x=x, y=y, width=wide, height=high, fill="none", pointer_events="all")


@functools.lru_cache(maxsize=1000)
def _side(side: int, goals: int, name: str, has: bool, say: Say) -> str:
    """The name and the goals; a small ball beside whoever has it."""
    x, tall = _left(side), 72 if goals < 10 else 58
    score = text(x + (64 if not side else PLATE - 64), EDGE + HIGH / 2 + 1, goals, tall, font_family=DISPLAY)
    at, anchor = (x + PLATE - 104, "end") if side else (x + 104, "start")
    size = min(28.0, 230 / max(6, len(name)))
    label = text(at, EDGE + 25, name, size, text_anchor=anchor, font_family=DISPLAY)
    mark = el("g", ball(1.0), transform=move(x + (22 if side else PLATE - 22), EDGE + 25)) if has else ""
    said = say("cell-score", side=SIDES[side], team=name, goals=goals, ball=int(has))
    return el(
        "g", _ground(x, EDGE, PLATE, 46), score, label, mark, id=f"m-score-{SIDES[side]}", aria_label=said
    )


def back(scale: float = 1.0) -> str:
    """The back of a card, round its middle."""
    box = {"x": -11, "y": -15, "width": 22, "height": 30, "rx": 3}
    face = el("rect", class_="felt", stroke="var(--chalk)", stroke_width=1.8, **box)
    ring = el("circle", r=5.4, fill="none", stroke="var(--chalk)", stroke_width=1.5)
    return el("g", face, ring, transform=f"scale({scale:g})" if scale != 1 else None)


@functools.lru_cache(maxsize=1000)
def _hand(side: int, count: int, known: int, say: Say) -> str:
    """[CAL-11.1] How many cards a side holds, from behind, and how many of them are known."""
    x = _left(side)
    first, way = (x + PLATE - 118, -1) if side else (x + 118, 1)
    step = min(16.0, 84 / max(1, min(count, MOST_BACKS)))
    backs = [
        el("g", back(), transform=move(first + way * step * i, EDGE + 68, way * (i - 2) * 2.5))
        for i in range(min(count, MOST_BACKS))
    ]
    at = first + way * (step * max(0, min(count, MOST_BACKS) - 1) + 30)
    number = text(at, EDGE + 68, count, 28)
    said = say("cell-hand", side=SIDES[side], cards=count, known=known)
    left = x + PLATE - 104 - 154 if side else x + 104
    ground = _ground(left, EDGE + 48, 154, 44)
    return el("g", ground, *backs, number, id=f"m-hand-{SIDES[side]}", aria_label=said)


@functools.lru_cache(maxsize=1000)
def _subs(side: int, used: int, say: Say) -> str:
    """[CAL-16.1] Three substitutions: two arrows each, faint once they are made."""
    x = _left(side)
    first, way = (x + 18, 1) if side else (x + PLATE - 18, -1)
    arrows = "M-4 8V-5M-8 -1L-4 -6L0 -1M5 -8V5M1 1L5 6L9 1"
    marks = [
        el(
            "path", d=arrows, fill="none", stroke=f"var(--{SIDES[side]})", stroke_width=2.4,
            opacity=1 if i < MOST_SUBS - used else 0.18, transform=move(first + way * 21 * i, EDGE + 70),
        )
        for i in range(MOST_SUBS)
    ]  # fmt: skip
    said = say("cell-subs", side=SIDES[side], left=MOST_SUBS - used)
    ground = _ground(x + 8 if side else x + PLATE - 70, EDGE + 54, 62, 34)
    return el("g", ground, *marks, id=f"m-subs-{SIDES[side]}", aria_label=said)


# Between the plates ---------------------------------------------------------------------------------------------


def moment(scene: Scene, say: Say) -> str:
    """What is being played, in a few words."""
    if scene.shooter and scene.target and scene.phase != "shootout":
        return say("board-shot", side=SIDES[scene.turn])
    if scene.challenger:
        return say("board-contrast", side=SIDES[scene.turn])
    return say(f"board-phase-{scene.phase}", side=SIDES[scene.turn])


def _clock(now: Table, say: Say) -> str:
    """[CAL-18.4] Minutes played, of so many; or how many goals end the match."""
    agreed = now.view.options_agreed
    limit = int(agreed["minutes" if agreed["mode"] == "time" else "goals"] or 0)
    return _clock_at(now.scene.minute, limit, str(agreed["mode"]), moment(now.scene, say), say)


@functools.lru_cache(maxsize=1000)
def _clock_at(minute: int, limit: int, mode: str, told: str, say: Say) -> str:
    x, wide = MIDDLE
    timed = mode == "time"
    time = text(x + 12, EDGE + 26, f"{minute}′", 40, class_="chalk", text_anchor="start")
    of = f"/ {limit}′" if timed else say("board-goals", goals=limit)
    room = 24 + 23 * len(f"{minute}")
    rest = text(x + room + 12, EDGE + 31, of, 20, class_="chalk", text_anchor="start", opacity=0.85)
    said = say("cell-clock", minute=minute, limit=limit, mode=mode)
    size = min(23.0, 290 / max(9, len(told)))
    phase = text(x + wide - 12, EDGE + 27, told, size, class_="chalk", text_anchor="end")
    return el("g", _ground(x, EDGE, wide, 50), time, rest, phase, id="m-clock", aria_label=f"{said} {told}.")


@functools.lru_cache(maxsize=500)
def _points(pool: int, private: int, sprinter: int, say: Say) -> str:
    """[CAL-6.1] The points left of the phase: a number and a row of pips; a sprinter's own behind them."""
    x, wide = MIDDLE
    disc = el("circle", cx=x + 30, cy=EDGE + 70, r=19, fill="var(--glow)" if pool else "none",
              stroke="var(--glow)", stroke_width=2.4)  # fmt: skip
    number = text(x + 30, EDGE + 70, pool, 25, class_="ink" if pool else "chalk")
    pips = []
    shown = min(MOST_PIPS, pool + private)
    slots = max(12, min(IN_A_ROW, shown)) if shown <= IN_A_ROW else (shown + 1) // 2
    step = min(21.0, (wide - 74) / slots)
    for i in range(max(12, shown)):
        row, nth = divmod(i, slots)
        cy = EDGE + (70 if shown <= IN_A_ROW else 61 + 18 * row)
        if i < shown:
            own = {
                "fill": "none" if i >= pool else "var(--glow)",
                "stroke": "var(--glow)",
                "stroke_width": 2.2,
            }
        else:
            own = {"class_": "line", "stroke_width": 1, "opacity": 0.4}
        pips.append(el("circle", cx=x + 66 + step * nth, cy=cy, r=min(7.0, step * 0.36), **own))
    said = say("cell-points", points=pool, private=private, number=sprinter)
    return el(
        "g", _ground(x, EDGE + 51, wide, 42), disc, number, *pips, id="m-points", aria_label=said
    )  # fmt: skip
