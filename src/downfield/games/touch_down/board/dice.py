"""Dice: the two of timing in the tray, and on the field those that fell last, each run with its result on a slip."""

import re
from collections.abc import Collection, Sequence
from typing import NamedTuple

from downfield.games.touch_down.board.counters import SHADE, places
from downfield.games.touch_down.board.field import LEFT, LONG, SIDES, TOP, lay_of
from downfield.games.touch_down.board.targets import Square
from downfield.games.touch_down.notation.answers import number_in
from downfield.games.touch_down.notation.questions import DICE
from downfield.games.touch_down.notation.shown import Scene
from downfield.kernel.show.svg import Say, el
from downfield.kernel.words import Event
from downfield.toolkit.pieces import move, text

DIE = re.compile(r"([cfxpk])([1-6])")
PLAYER = re.compile(r"\d+\*?")
TURNS = (-8, 7, -5, 10)
SIZE = 15.0  # of the words on a slip
PIPS = {
    1: ((0, 0),), 2: ((-1, -1), (1, 1)), 3: ((-1, -1), (0, 0), (1, 1)), 4: ((-1, -1), (-1, 1), (1, -1), (1, 1)),
    5: ((-1, -1), (-1, 1), (0, 0), (1, -1), (1, 1)), 6: ((-1, -1), (-1, 0), (-1, 1), (1, -1), (1, 0), (1, 1)),
}  # fmt: skip
RESULTS = {  # what the fact after a die of each kind may be
    "c": ("fell", "both-fell", "ran-over", "tangled"),
    "f": ("downed", "fumbled"),
    "p": ("caught", "incomplete", "intercepted", "spilled", "snapped", "handed"),
    "k": ("kick-held", "kick-moved", "goal-good", "goal-missed", "point-good", "try-failed"),
}


class Run(NamedTuple):
    """Dice that fell one after the other, and who was on his way then."""

    dice: list[str]
    walker: int


def last_run(since: Sequence[str]) -> Run | None:
    """The last dice of contacts, trips, passes, fumbles and kicks."""
    end = next((i for i in range(len(since), 0, -1) if DIE.fullmatch(since[i - 1])), 0)
    begin = end
    while begin and DIE.fullmatch(since[begin - 1]):
        begin -= 1
    if not end or any(
        PLAYER.fullmatch(word) for word in since[end:]
    ):  # another is on his way: they are taken off
        return None
    walker = next((number_in(word) for word in reversed(since[:begin]) if PLAYER.fullmatch(word)), 0)
    return Run(list(since[begin:end]), walker)


def d6(face: int) -> str:
    """A die round its middle."""
    box = {"x": -12, "y": -12, "width": 24, "height": 24, "rx": 5}
    pips = "".join(el("circle", cx=6.2 * x, cy=6.2 * y, r=2.6, class_="ink") for x, y in PIPS[face])
    shade = el("rect", fill=SHADE, transform="translate(1.5 3)", **box)
    return (
        shade + el("rect", class_="paper", **box) + el("rect", class_="edge", stroke_width=1.6, **box) + pips
    )


def d4(side: int, face: int) -> str:
    """A die of timing, in its side's colour: home's solid, away's hatched; blank before it is rolled."""
    d = "M0 -34Q3 -34 5 -30L33 18Q36 24 29 24H-29Q-36 24 -33 18L-5 -30Q-3 -34 0 -34Z"
    body = el("path", d=d, fill=SHADE, transform="translate(2 4)") + el("path", d=d, class_=SIDES[side])
    if side:
        body += el("path", d=d, class_="hatch", opacity=0.45)
    edges = "M0 -27L0 3L28 20M0 3L-28 20"
    body += el("path", d=edges, fill="none", stroke="var(--paper)", stroke_width=1.2, opacity=0.6)
    body += el("path", d=d, fill="none", stroke="var(--paper)", stroke_width=2)
    plate = el("circle", cy=3, r=16, class_="paper", stroke=f"var(--{SIDES[side]})", stroke_width=2.4)
    return body + plate + (text(0, 3, face, 24) if face else "")


def pyramid(face: int) -> str:
    """A die of timing of neither side, as small as the others."""
    d = "M0 -13L13 10H-13Z"
    shade = el("path", d=d, fill=SHADE, transform="translate(1.5 3)")
    edge = el("path", d=d, class_="edge", stroke_width=1.6, stroke_linejoin="round")
    return shade + el("path", d=d, class_="paper") + edge + text(0, 3, face, 13)


# On the field ---------------------------------------------------------------------------------------------------


def on_field(
    scene: Scene, since: Sequence[str], facts: Sequence[Event], asked: Collection[Square], say: Say
) -> tuple[str, list[str]]:
    """The last dice beside whom they were rolled for, with what came of them; and their ids."""
    run = last_run(since)
    if run is None:
        return "", []
    result, where = _result(scene, run, facts, say)
    if where is None:
        return "", []
    dice = 28.0 * len(run.dice)
    slip = len(result) * SIZE * 0.62 + 18 if result else 0
    x, y = _free(scene, where, dice + slip, asked)
    drawn = "".join(_die(i, x + 14 + 28 * i, y, word, say) for i, word in enumerate(run.dice))
    ids = [f"m-die-{i}" for i in range(len(run.dice))]
    if not result:
        return drawn, ids
    return _slip(x + dice - 6, y, slip, result) + drawn, [*ids, "m-result"]


def _free(
    scene: Scene, where: tuple[float, float], wide: float, asked: Collection[Square]
) -> tuple[float, float]:
    """A place of this width beside a square that hides as few counters and options as can be."""
    lie = lay_of(scene)
    taken = [*places(scene).values(), *(lie.middle(x, y) for x, y in asked)]
    asides = [
        (15.0, -32.0),
        (-wide / 2, -32.0),
        (-wide / 2, 34.0),
        (20.0, 0.0),
        (-wide - 20, 0.0),
        (15.0, 34.0),
    ]
    asides += [(x, y) for y in (-62.0, 64.0, -92.0, 94.0) for x in (-wide / 2, 15.0, -wide - 15)]

    def hidden(aside: tuple[float, float]) -> float:
        x, y = where[0] + aside[0], where[1] + aside[1]
        out = x < LEFT or x + wide > LEFT + LONG or y < TOP or y > lie.bottom
        return 99 * out + sum(x - 14 < right < x + wide + 10 and abs(low - y) < 25 for right, low in taken)

    best = min(asides, key=hidden)
    return max(LEFT, min(LEFT + LONG - wide, where[0] + best[0])), where[1] + best[1]


def _die(i: int, x: float, y: float, word: str, say: Say) -> str:
    code, face = word[0], int(word[1])
    cube = el("g", d6(face), class_="cube", transform=f"rotate({TURNS[i % len(TURNS)]})")
    name = next(die.key for die in DICE if die.code == code)
    said = say("cell-die", die=name, face=face)
    return el("g", cube, id=f"m-die-{i}", class_="move die", aria_label=said, transform=move(x, y))


def _slip(x: float, y: float, wide: float, told: str) -> str:
    box = {"y": -11, "width": wide, "height": 22, "rx": 6}
    paper = el("rect", class_="paper", **box) + el("rect", class_="edge", stroke_width=1.4, **box)
    line = text(wide / 2 + 3, 0, told, SIZE)
    return el("g", paper, line, id="m-result", class_="move", aria_label=told, transform=move(x, y))


def _result(
    scene: Scene, run: Run, facts: Sequence[Event], say: Say
) -> tuple[str, tuple[float, float] | None]:
    """What came of the last die, and where."""
    code = run.dice[-1][0]
    if code == "x":
        return _tripped(scene, run, say)
    found = next((fact for fact in reversed(facts) if fact.key in RESULTS[code]), None)
    if found is None:
        return "", None
    args = found.args()
    if code == "k":
        x, y = scene.ball or (scene.hashes[1], scene.los)
        return say(f"face-{found.key}"), lay_of(scene).middle(x, y)
    key = "received" if found.key in ("snapped", "handed") else found.key
    number = args["other"] if key == "received" else args["player"]
    return say(f"face-{key}", number=number), places(scene).get((args["side"], number))


def _tripped(scene: Scene, run: Run, say: Say) -> tuple[str, tuple[float, float] | None]:
    """Whether the walker fell over those who lay there; told only while it is clear who he was."""
    walker = scene.figure(scene.mover, run.walker)
    if walker is None or not (walker.fallen or scene.player == run.walker):
        return "", None
    key = "tripped" if walker.fallen else "kept-feet"
    return say(f"face-{key}", number=run.walker), places(scene)[(walker.side, run.walker)]
