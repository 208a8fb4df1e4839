"""Counters of card as in the old boxes: the band says role and number, a chalk drawing what a player does; the fallen
are pale and lie turned."""

import functools

from downfield.games.touch_down.board.field import SIDES, Lay, lay_of
from downfield.games.touch_down.components.parts import ROLES
from downfield.games.touch_down.notation.elements import counter_id, name_of
from downfield.games.touch_down.notation.shown import Figure, Scene
from downfield.kernel.show.sketches import Pen
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.figures import parts
from downfield.toolkit.figures.likeness import hatches
from downfield.toolkit.pieces import move

HALF = 13.8  # of a counter, in a square of 30
SHADE = "rgba(0,0,0,.36)"
SCALE = "translate(-15 -15) scale(.3)"  # counters are drawn in a square of 100
WHOLE = (  # the edge of a card: home's corners are round, away's are cut
    "M-13.8 -12.3q0 -1.8 1.8 -1.8h24q1.8 0 1.8 1.8v23.4q0 1.8 -1.8 1.8h-24q-1.8 0 -1.8 -1.8z",
    "M-13.8 -10.5l3.6 -3.6h20.4l3.6 3.6v23.4h-27.6z",
)
APART, TOGETHER = 6.5, 0.82  # two in one square are moved apart, and drawn smaller
LYING = 0.8  # the size of the fallen
TURNS = (-68, 74, -104, 52, 110, -48)  # how the fallen of a square lie
SPREAD = ((7.0, 6.0), (-3.0, 6.5), (4.5, -4.0), (-4.5, -3.0), (0.0, 0.0), (6.0, 0.0))
ABOVE = (-5.5, -5.0)  # where one stands who shares a square with fallen players
# Twenty-two counters are sent with every board: what all have in common stands here once. Where a counter is a few
# pixels wide, the chalk drawing alone can be read.
STYLE = (
    ".df .td-grass{fill:url(#td-blades)}.df .td-shade{fill:rgba(0,0,0,.36)}"
    ".td-held{fill:none;stroke:var(--glow);stroke-width:2.6;stroke-dasharray:5 3.4}"
    ".td-moved{fill:var(--card);stroke:var(--ink);stroke-width:.8}.td-gap{fill:var(--turf-2)}"
    ".td-skill{fill:var(--glow);stroke:var(--ink);stroke-width:.9}"
    "[data-theme=contrast] .df .td-c.fg-h,.df[data-theme=contrast] .td-c.fg-h"  # without colours: white upon black
    "{--fg-kit:#000;--fg-fill:#000;--fg-no:#fff;--fg-deep:#000;--td-value:#fff}"
    "[data-theme=contrast] .df .td-c.fg-a,.df[data-theme=contrast] .td-c.fg-a"
    "{--fg-kit:#fff;--fg-fill:#fff;--fg-no:#000;--fg-deep:#fff;--td-value:#000}"
    ".td-role,.df .td-no{font-weight:700;text-anchor:middle;fill:var(--fg-no);stroke:var(--fg-deep);"
    "stroke-linejoin:round;paint-order:stroke}"
    ".td-role{font-size:30px;stroke-width:6;text-anchor:start;letter-spacing:-1px;display:var(--td-fine,inline)}"
    ".df .td-no{font-size:11.6px;stroke-width:1.8;text-anchor:end;letter-spacing:-.4px}"
    ".df .td-v{font-weight:700;font-size:9px;text-anchor:middle;fill:var(--td-value,#fffaf0)}"
    ".td-values{display:var(--td-fine,inline)}.df .td-down{--fg-bone:var(--silver);--fg-edge:var(--silver)}"
    ".df .td-down .td-no{font-size:13px;stroke-width:3;text-anchor:middle}"
    ".mini .td-fine{display:none}.mini .df{--td-fine:none}"
    "@media (max-width:640px){.df:not(.near) .td-fine{display:none}.df:not(.near){--td-fine:none}}"
)


def defs() -> str:
    """The drawings of all counters, each once: a card for each role of each side, a bare one for the fallen."""
    drawn = parts.parts("counters", __package__)
    pieces = [el("g", drawn[name].drawing, id=f"td-{name}") for name in ("h", "a", "values", *ROLES)]
    cards = [_card(side, role) for side in "ha" for role in ROLES]
    fallen = [el("g", el("use", href=f"#td-{side}"), id=f"td-{side}-down", transform=SCALE) for side in "ha"]
    held = [el("path", d=WHOLE[side], class_="td-held", id=f"td-{'ha'[side]}-held") for side in (0, 1)]
    return el("defs", hatches(), *pieces, *cards, *fallen, *held, MOVED, SKILL)


def _card(side: str, role: str) -> str:
    """The card of a role: what he does, his role, and the frames of contact and speed."""
    frames = el("use", href="#td-values", class_="td-values")
    inner = el("use", href=f"#td-{side}") + el("use", href=f"#td-{role}") + frames
    told = el("text", role, x=8, y=29, class_="td-role")
    return el("g", inner, told, id=f"td-{side}-{role}", transform=SCALE)


def worn(side: int, *more: str) -> str:
    """The classes of a counter."""
    return " ".join((*more, "td-c", f"fg-{'ha'[side]}"))


@functools.lru_cache(maxsize=2000)
def counter(side: int, number: int, role: str, contact: int, speed: int) -> str:
    """[TD-1.3] A counter round its own middle: number, role, contact in a block and speed in an arrow."""
    values = el("text", str(contact), x=-9.2, y=11.1, class_="td-v td-fine")
    values += el("text", str(speed), x=7.9, y=11.1, class_="td-v td-fine")
    told = el("text", str(number), x=13, y=-6, class_="td-no td-fine")
    return el("use", href=f"#td-{'ha'[side]}-{role}") + told + values


@functools.lru_cache(maxsize=2000)
def fallen_counter(side: int, number: int, turn: float) -> str:
    """One who is down: pale, flat on the turf, his number upright however he lies."""
    told = el("text", str(number), y=4.6, class_="td-no", transform=f"rotate({-turn:g})")
    return el("use", href=f"#td-{'ha'[side]}-down") + told


MOVED = el(  # a corner is folded over
    "g", el("path", d="M14.6 -14.6h-8l8 8z", class_="td-gap"), el("path", d="M6.8 -14v7h7z", class_="td-moved"),
    id="td-moved",
)  # fmt: skip
SKILL = el(  # a star on the shoulder of who has learnt something in a league
    "path", d="M0 -5L1.5 -1.6L5 -1.6L2.2 .7L3.2 4.4L0 2.2L-3.2 4.4L-2.2 .7L-5 -1.6L-1.5 -1.6Z",
    class_="td-skill", id="td-skill", transform="translate(-12 -11.5)",
)  # fmt: skip


def ball(scale: float) -> str:
    """The football."""
    hull = "M-13 0C-9 -9.5 9 -9.5 13 0C9 9.5 -9 9.5 -13 0Z"
    laces = "M-5 0H5M-3 -2V2M0 -2.3V2.3M3 -2V2"
    drawn = el("path", d=hull, fill="var(--leather)", stroke="var(--ink)", stroke_width=1.6)
    drawn += el(
        "path",
        d="M-8.5 -5C-7 -2 -7 2 -8.5 5M8.5 -5C7 -2 7 2 8.5 5",
        fill="none",
        stroke="var(--paper)",
        stroke_width=1.5,
    )
    drawn += el("path", d=laces, fill="none", stroke="var(--paper)", stroke_width=1.2, stroke_linecap="round")
    return el("g", drawn, transform=f"rotate(-24) scale({scale:g})")


# All of them ----------------------------------------------------------------------------------------------------


Places = dict[tuple[int, int], tuple[float, float]]
_last: list[tuple[Scene, Places]] = []  # of the board that is being drawn: many ask


def places(scene: Scene) -> Places:
    """Where the middle of each counter is, by side and number: two who stand in one square are moved apart."""
    if not _last or _last[0][0] is not scene:
        _last[:] = [(scene, _places(scene))]
    return _last[0][1]


def _places(scene: Scene) -> Places:
    lie, up = lay_of(scene), scene.standing()
    found = {}
    lying: dict[tuple[int, int], int] = {}
    full = {(f.x, f.y) for f in scene.figures if f.fallen}
    for f in scene.figures:
        x, y = f.x, f.y
        right, low = lie.middle(x, y)
        if f.fallen:
            nth = lying.get((x, y), 0)
            lying[(x, y)] = nth + 1
            aside = SPREAD[nth % len(SPREAD)]
            right, low = right + aside[0], low + aside[1]
        elif (1 - f.side, x, y) in up:
            by = APART if f.side == scene.south else -APART
            right, low = right - by, low - by * 0.8
        elif (x, y) in full:
            right, low = right + ABOVE[0], low + ABOVE[1]
        found[(f.side, f.number)] = right, low
    return found


def counters(pen: Pen, scene: Scene, fallen: bool, say: Say) -> str:
    """The counters that lie, or those that stand."""
    scale, where, up = lay_of(scene).size / 30, places(scene), scene.standing()
    turns: dict[tuple[int, int], int] = {}
    drawn = []
    for f in scene.figures:
        if f.fallen != fallen:
            continue
        here, turn, size = (f.x, f.y), 0, scale
        if fallen:
            turn, size = TURNS[turns.get(here, 0) % len(TURNS)], scale * LYING
            turns[here] = turns.get(here, 0) + 1
        elif (1 - f.side, *here) in up:
            size = scale * TOGETHER
        name = (f.side, f.number)
        drawn.append(pen.each(name, _placed, f, where[name], turn, size, say))
    return "".join(drawn)


def _placed(f: Figure, where: tuple[float, float], turn: float, size: float, say: Say) -> str:
    """A counter at its place."""
    side, number = f.side, f.number
    if f.fallen:
        inner, classes = fallen_counter(side, number, turn), worn(side, "move", "td-down")
    else:
        inner, classes = counter(side, number, f.role, f.contact, f.speed), worn(side, "move")
        inner += el("use", href="#td-moved") if f.moved else ""
        inner += el("use", href=f"#td-{'ha'[side]}-held") if f.held else ""
    inner += el("use", href="#td-skill") if f.skill else ""
    sized = f" scale({size:.3g})" if size != 1 else ""
    return el(
        "g", inner, id=counter_id(side, number), class_=classes, aria_label=told(f, say),
        transform=move(*where, turn) + sized,
    )  # fmt: skip


def told(f: Figure, say: Say) -> str:
    """What a counter says of itself."""
    return say(
        "cell-counter", side=SIDES[f.side], number=f.number, role=f.role, contact=f.contact,
        speed=f.speed, state=state_of(f), ball=int(f.ball), skill=f.skill or "none",
        protected=int(f.protected),
    )  # fmt: skip


def state_of(f: Figure) -> str:
    """How a counter is, as the texts name it."""
    return "fallen" if f.fallen else "held" if f.held else "moved" if f.moved else "standing"


def tangles(scene: Scene) -> str:
    """Two links on every pair that shares a square."""
    lie, up = lay_of(scene), scene.standing()
    pairs = sorted((x, y) for side, x, y in up if side == 0 and (1, x, y) in up)
    link = {"fill": "none", "rx": 4.2, "ry": 3}
    rings = "".join(
        el("ellipse", cx=x, stroke=ink, stroke_width=width, **link)
        for ink, width in (("var(--ink)", 3.4), ("var(--glow)", 1.8))
        for x in (-2.8, 2.8)
    )
    return "".join(
        el("g", rings, id=f"m-link-{x}-{y}", class_="piece", transform=move(*_low(lie, x, y)))
        for x, y in pairs
    )


def _low(lie: Lay, x: int, y: int) -> tuple[float, float]:
    right, low = lie.middle(x, y)
    return right + 9, low - 11


def the_ball(scene: Scene, say: Say) -> str:
    """The ball on the corner of its carrier, or free on its square; between actions where the next one starts."""
    lie, place = lay_of(scene), scene.ball
    carrier = scene.with_ball()
    shown = scene.phase not in ("toss", "over") or place is not None
    if carrier is not None:
        where, scale = places(scene)[(carrier.side, carrier.number)], 0.62
    else:
        x, y = place or (scene.column, scene.los)
        where, scale = lie.middle(x, y) if shown else lie.middle(scene.hashes[1], 12), 0.95
    said = None
    if carrier is None and shown:
        x, y = place or (scene.column, scene.los)
        said = say("cell-ball", free=int(scene.loose), square=name_of(x, y))
    return _ball_at(where, scale, carrier is not None, lie.size, said, shown)


@functools.lru_cache(maxsize=1000)
def _ball_at(
    where: tuple[float, float], scale: float, carried: bool, size: float, said: str | None, shown: bool
) -> str:
    shade = el("ellipse", cx=1, cy=5, rx=10 * scale, ry=4 * scale, fill=SHADE)
    drawn = el("g", shade, ball(scale * size / 30), transform=move(12, 11) if carried else None)
    return el(
        "g", drawn, id="m-ball", class_="move piece", aria_label=said,
        transform=move(*where), opacity=int(shown),
    )  # fmt: skip
