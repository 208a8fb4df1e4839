"""The score sheet of Famous First Downs: points drive by drive, who attacks, and the moment."""

import functools
from collections.abc import Sequence
from typing import Any

from downfield.games.first_downs.board import coins as k
from downfield.games.first_downs.board.coins import ground, label, mark
from downfield.games.first_downs.board.words import side_words
from downfield.games.first_downs.notation.shown import Scene, scene_of
from downfield.kernel.show.svg import Say, el
from downfield.kernel.view import View
from downfield.kernel.words import Event
from downfield.toolkit.pieces import DISPLAY

HIGH = 72
LEDGER = 94  # the room for one side's drives
SCORED = ("taken", "converted", "unconverted", "field-goal")  # facts that give points

Drives = dict[int, list[int]]  # by side, the points of each of its drives so far


def by_drive(facts: Sequence[Event]) -> Drives:
    """What every drive has brought, as far as the facts go back to the first one."""
    found: Drives = {0: [], 1: []}
    for fact in facts:
        if fact.key == "drive":
            found[fact.args()["side"]].append(0)
        elif fact.key in SCORED and found[fact.args()["side"]]:
            found[fact.args()["side"]][-1] += fact.args()["points"]
    return found


def plates(say: Say) -> str:
    """A plate for each side, and a sheet of paper between them."""
    drawn = el("rect", x=k.LEFT[1], y=12, width=k.WIDE, height=HIGH, rx=6, class_="card")
    for side, x in enumerate((k.LEFT[0], k.LEFT[2])):
        box: dict[str, Any] = {"x": x, "y": 12, "width": k.WIDE, "height": HIGH, "rx": 6}
        drawn += el("rect", class_=k.SIDES[side], stroke="var(--chalk)", stroke_width=2, **box)
        edge = x + 16 if side == 0 else x + k.WIDE - 44
        drawn += mark(side, edge, 22, 28)
        name = say(f"board-{k.SIDES[side]}")
        where = (x + 56, "start") if side == 0 else (x + k.WIDE - 56, "end")
        drawn += label(name, where[0], 46, 27, class_="paper", text_anchor=where[1], font_weight=700)
    return drawn


def sheet(view: View, facts: Sequence[Event], say: Say) -> str:
    """Points, drives played, who attacks, and the moment."""
    scene = scene_of(view)
    drives = by_drive(facts)
    big, small = _moment(scene, say)
    told = _words(big, small)
    return told + "".join(
        _side(side, view.points[side], _role(scene, side), _ledger(scene, side, drives[side]),
              side_words(view, side, drives[side], say), say)
        for side in (0, 1)
    )  # fmt: skip


@functools.lru_cache(maxsize=1000)
def _words(big: str, small: str) -> str:
    size = min(38.0, 520 / max(1, len(big)))
    drawn = ground(k.LEFT[1], 12, k.WIDE, HIGH)
    drawn += label(big, 500, 48, size, font_weight=700)
    drawn += label(small, 500, 75, min(25.0, 560 / max(1, len(small))))
    return el("g", drawn, id="m-moment", aria_label=f"{big}. {small}.")


def _moment(scene: Scene, say: Say) -> tuple[str, str]:
    """The situation in large and in small words."""
    drive = (
        say("board-overtime", round=scene.overtime)
        if scene.overtime
        else say("board-drive", drive=scene.drive, drives=scene.drives)
    )
    if scene.phase in ("over", "flip", "touchdown"):
        return say(f"board-{scene.phase}"), drive
    distance = say("board-distance", distance=scene.distance)
    if scene.conversion:
        return say("board-conversion"), distance
    goal = scene.togo == scene.distance
    key = "board-down-goal" if goal else "board-down"
    return say(key, down=scene.down, togo=scene.togo), distance


def _role(scene: Scene, side: int) -> str:
    """The key of what a side does, "" where it does nothing."""
    if scene.attacker not in (0, 1) or scene.phase == "over":
        return ""
    return "board-attacks" if scene.attacker == side else "board-defends"


@functools.lru_cache(maxsize=500)
def _side(side: int, scored: int, doing: str, ledger: str, said: str, say: Say) -> str:
    """One side's points and drives, and whether it attacks."""
    x = k.LEFT[0] + k.WIDE - 52 if side == 0 else k.LEFT[2] + 52
    points = label(scored, x, 68, 60, class_="paper", font_weight=700, font_family=DISPLAY)
    role = ""
    if doing:
        word = say(doing)
        where = (k.LEFT[0] + 18, "start") if side == 0 else (k.LEFT[2] + k.WIDE - 18, "end")
        size = min(20.0, 180 / max(1, len(word)))
        role = label(word, where[0], 74, size, class_="paper", text_anchor=where[1])
    tray = ground(k.LEFT[2 * side], 12, k.WIDE, HIGH)
    return el(
        "g", tray, points, role, ledger, id=f"m-side-{side}", aria_label=said
    )  # fmt: skip


def _ledger(scene: Scene, side: int, drives: list[int]) -> str:
    """A box for every drive: the points of those played, a glowing one for the present drive."""
    if scene.attacker not in (0, 1):
        return ""
    each, drive = scene.drives // 2, scene.drive
    first = scene.attacker if drive % 2 else 1 - scene.attacker
    begun = (drive + 1) // 2 if side == first else drive // 2
    begun -= (
        side == scene.attacker and scene.phase == "concede"
    )  # somebody may still concede before it [FFD-9.2]
    many = max(each, begun)
    step = min(32.0, LEDGER / many)
    left = k.LEFT[0] + 126 if side == 0 else k.LEFT[2] + k.WIDE - 126 - many * step
    known: list[int | None] = [*[None] * (begun - len(drives)), *drives[max(0, len(drives) - begun) :]]
    present = begun if side == scene.attacker and scene.phase not in ("over", "concede") else 0
    return "".join(
        _box(left + i * step, step - 4, known[i] if i < begun else None, i < begun, i + 1 == present)
        for i in range(many)
    )


@functools.lru_cache(maxsize=500)
def _box(x: float, wide: float, points: int | None, begun: bool, now: bool) -> str:
    """One drive; where its points are not known it is only filled."""
    fill = "var(--glow)" if now else "var(--paper)" if begun else "none"
    box = el(
        "rect", x=x, y=52, width=wide, height=25, rx=3, fill=fill, stroke="var(--paper)", stroke_width=1.5,
        opacity=None if begun else 0.7,
    )  # fmt: skip
    if points is None or wide < 14 or (now and not points):
        return box
    return box + label(points, x + wide / 2, 71, 19, font_weight=700)
