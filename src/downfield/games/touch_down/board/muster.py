"""While a line-up is made on the field: the counters in the tray, what they are, and which way they attack."""

import functools
from typing import NamedTuple

from downfield.games.touch_down.board.counters import counter, worn
from downfield.games.touch_down.board.field import SIDES, TRAY, WIDTH, Lay, lay_of
from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.notation.elements import TRAY as TRAY_ID
from downfield.games.touch_down.notation.elements import counter_id
from downfield.games.touch_down.notation.shown import Scene, Unplaced, scene_of, side_asked
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move, text

LINING_UP = ("lineup", "front", "row", "column")
STEP, GAP = 31.0, 16.0  # from counter to counter, and between two roles
LETTER, WIDE = 14.0, 0.56  # the height of the words below, and the width of a letter as a share of it
TOP, MIDDLE = 36.0, 54.0  # of the hollow, and of the counters in it
AHEAD = 6  # squares that the arrow is long


class Group(NamedTuple):
    """The counters of one role: those that wait, and how many there are in all."""

    role: str
    waiting: list[Unplaced]
    all: int


def groups(scene: Scene, side: int) -> list[Group]:
    """The counters of a side by role, those in front last."""
    found = []
    for role in reversed(ROLES):
        waiting = [one for one in scene.unplaced if one.side == side and one.role == role]
        standing = [f for f in scene.figures if f.side == side and f.role == role]
        if waiting or standing:
            found.append(Group(role, waiting, len(waiting) + len(standing)))
    return found


def muster(look: Look, left: float, y: float, say: Say) -> tuple[str, list[list[str]]]:
    """The tray: the counters of each role, and below them its letters, its name, and how many are left."""
    side, scene = side_asked(look.view, look.game), scene_of(look.view)
    found = [(group, _told(group, say)) for group in groups(scene, side)]
    size = _size([(group.all, len(words)) for group, words in found], WIDTH - 22 - left)
    x, drawn, ids = left + 14, [_hollow(left, y, say)], [TRAY_ID]
    for group, words in found:
        drawn += [_sample(side, group.role, x + STEP * (i + 0.5), y + MIDDLE) for i in range(group.all)]
        for i, one in enumerate(group.waiting):
            drawn.append(_waiting(one, x + STEP * (i + 0.5), y + MIDDLE, say))
            ids.append(counter_id(side, one.number))
        drawn.append(el("g", text(x, y + TRAY - 14, words, size, class_="chalk", text_anchor="start")))
        x += _wide(group.all, len(words), size)
    return "".join(drawn), [ids]


def _told(group: Group, say: Say) -> str:
    return say("board-muster", role=group.role, letters=group.role, left=len(group.waiting))


def _wide(counters: int, letters: int, size: float) -> float:
    """How much room a role takes."""
    return max(STEP * counters, letters * size * WIDE) + GAP


def _size(found: list[tuple[int, int]], room: float) -> float:
    """The largest letters with which all roles have room."""
    sizes = (LETTER - 0.5 * n for n in range(12))
    return next((size for size in sizes if sum(_wide(*one, size) for one in found) <= room), LETTER - 6)


def _hollow(left: float, y: float, say: Say) -> str:
    """The tray itself, on to which counters go back."""
    box = {"x": left + 2, "y": y + TOP, "width": WIDTH - 8 - left - 4, "height": TRAY - TOP - 3, "rx": 6}
    ground = el("rect", fill="rgba(0,0,0,.25)", stroke="var(--chalk)", stroke_opacity=0.35, **box)
    lit = el("rect", class_="mark", fill="var(--glow)", opacity=0, **box)
    return el("g", ground, lit, id=TRAY_ID, aria_label=say("board-tray"))


@functools.lru_cache(maxsize=50)
def _sample(side: int, role: str, x: float, y: float) -> str:
    """What a counter of this role looks like, pale, where one lay that stands on the field."""
    return el(
        "g", el("use", href=f"#td-{'ha'[side]}-{role}"), class_=worn(side), opacity=0.22, transform=move(x, y)
    )


def _waiting(one: Unplaced, x: float, y: float, say: Say) -> str:
    player = f"{one.number} {one.role} {one.contact}/{one.speed}"
    said = say("cell-fielded", side=SIDES[one.side], player=player)
    inner = counter(one.side, one.number, one.role, one.contact, one.speed)
    name = counter_id(one.side, one.number)
    return el(
        "g", inner, id=name, class_=worn(one.side, "move", "beside"), aria_label=said, transform=move(x, y)
    )


# Which way --------------------------------------------------------------------------------------------------------


def way(look: Look, say: Say) -> str:
    """An arrow from the line of scrimmage the way this coach attacks, while he lines up."""
    view, scene = look.view, scene_of(look.view)
    is_asked = look.lining_up or (view.question in LINING_UP and bool(view.options))
    if look.seat is None or not is_asked:
        return ""
    return _arrow(lay_of(scene), scene.los, scene.ahead(side_asked(view, look.game)), say("board-attack"))


@functools.lru_cache(maxsize=200)
def _arrow(lie: Lay, row: int, ahead: int, words: str) -> str:
    long = AHEAD * lie.size
    x, y = lie.across(row - 0.5), lie.down(1.5)
    tip = ahead * long
    d = f"M{ahead * lie.size:.5g} 0H{tip:.5g}M{tip - ahead * 12:.5g} -9L{tip:.5g} 0L{tip - ahead * 12:.5g} 9"
    line = {"d": d, "fill": "none", "stroke_linecap": "round", "stroke_linejoin": "round"}
    drawn = el("path", stroke="var(--ink)", stroke_width=8, opacity=0.5, **line)
    drawn += el("path", stroke="var(--glow)", stroke_width=4.5, **line)
    told = text(
        ahead * (long + lie.size) / 2, -15, words, 17, class_="chalk", paint_order="stroke",
        stroke="var(--ink)", stroke_width=4,
    )  # fmt: skip
    return el(
        "g", drawn, told, id="m-attack", class_="piece laid", pointer_events="none", transform=move(x, y)
    )
