"""Counters as in the old boxes: cream, a band in the colour of the side; the fallen are pale and lie turned."""

import functools

from downfield.games.touch_down.board.field import SIDES, Lay, lay_of
from downfield.games.touch_down.notation.elements import counter_id, name_of
from downfield.games.touch_down.notation.shown import Figure, Scene
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.pieces import move

HALF = 13.6  # of a counter, in a square of 30
BAND = 11.4  # the height of the band with the number
SHADE = "rgba(0,0,0,.36)"
SIDEWAYS = f"h{2 * HALF - 5:g}"
OUTLINE = (  # the upper edge: home's counters have round corners, away's are cut
    f"M{-HALF} {6 - HALF:g}V{2.5 - HALF:g}q0 -2.5 2.5 -2.5{SIDEWAYS}q2.5 0 2.5 2.5",
    f"M{-HALF} {6 - HALF:g}l6 -6h{2 * HALF - 12:g}l6 6",
)
WHOLE = tuple(f"{top}V{HALF - 2.5:g}q0 2.5 -2.5 2.5h{5 - 2 * HALF:g}q-2.5 0 -2.5 -2.5z" for top in OUTLINE)
BANDS = tuple(f"{top}V{BAND - HALF:g}H{-HALF}z" for top in OUTLINE)
APART, TOGETHER = 6.5, 0.82  # two in one square are moved apart, and drawn smaller
LYING = 0.8  # the size of the fallen
TURNS = (-68, 74, -104, 52, 110, -48)  # how the fallen of a square lie
SPREAD = ((7.0, 6.0), (-3.0, 6.5), (4.5, -4.0), (-4.5, -3.0), (0.0, 0.0), (6.0, 0.0))
ABOVE = (-5.5, -5.0)  # where one stands who shares a square with fallen players
# Twenty-two counters are sent with every board: what all have in common stands here once. Where a counter is a few
# pixels wide, its role alone can be read, and is written larger.
STYLE = (
    ".df .td-grass{fill:url(#td-blades)}.df .td-shade{fill:rgba(0,0,0,.36)}"
    ".df .td-rim{stroke:var(--paper);stroke-width:2.6}"
    ".df .td-h,.df .td-a{fill:none;stroke:var(--home);stroke-width:1.6}.df .td-a{stroke:var(--away)}"
    ".df .td-held{fill:none;stroke:var(--glow);stroke-width:2.6;stroke-dasharray:5 3.4}"
    "[data-theme=contrast] .df .td-away,.df[data-theme=contrast] .td-away"  # without colours: white upon black
    "{--card:#000;--paper:#000;--silver:#000;--ink:#fff;--away:#fff}"
    ".df .td-no,.df .td-role{font-weight:700;font-size:10.6px;text-anchor:middle}"
    ".df .td-no.over{paint-order:stroke;stroke:var(--away);stroke-width:3.6px}"
    ".df .td-down{font-weight:700;font-size:13px;text-anchor:middle}"
    ".df .td-down{paint-order:stroke;stroke:var(--silver);stroke-width:3px}"
    ".mini .td-fine{display:none}.mini .df .td-role{font-size:18px;transform:translateY(4px)}"
    "@media (max-width:640px){.df:not(.near) .td-fine{display:none}"
    ".df:not(.near) .td-role{font-size:18px;transform:translateY(4px)}}"
)


def worn(side: int, *more: str) -> str:
    """The classes of a counter."""
    return " ".join((*more, "td-away") if side else more)


@functools.lru_cache(maxsize=2000)
def counter(side: int, number: int, role: str, contact: int, speed: int) -> str:
    """A counter round its own middle: number, role, blocks for contact and arrows for speed."""
    shade = el("path", d=WHOLE[side], class_="td-shade", transform="translate(1.4 2.6)")
    face = el("path", d=WHOLE[side], class_="card td-rim")  # the rim parts it from dark turf
    edge = el("path", d=WHOLE[side], class_=f"td-{'ha'[side]}")
    letters = el("text", role, y=6.5, class_="ink td-role")
    return shade + face + _band(side, number) + letters + _pips(contact, speed) + edge


def _band(side: int, number: int) -> str:
    """The colour of the side with the number in it: home's plain, away's hatched."""
    band = el("path", d=BANDS[side], class_=SIDES[side])
    if side:
        band += el("path", d=BANDS[side], class_="hatch", opacity=0.5)
    return band + el("text", str(number), y=-4, class_=f"paper td-no td-fine{' over' if side else ''}")


def _pips(contact: int, speed: int) -> str:
    """As on a printed counter: contact in blocks from the left, speed in arrows from the right."""
    step = 4.8 if contact + speed < 5 else 4.1  # a box may know a player with three of each
    d = "".join(f"M{step * i - 12:.3g} 8h3.9v3.9h-3.9z" for i in range(contact))
    d += "".join(f"M{12.2 - step * i:.3g} 10l-4.3 -2.5v5z" for i in range(speed))
    return el("path", d=d, class_="ink td-fine") if d else ""


@functools.lru_cache(maxsize=2000)
def fallen_counter(side: int, number: int, turn: float) -> str:
    """One who is down: pale, flat on the turf, his number upright however he lies."""
    face = el("path", d=WHOLE[side], class_="silver td-rim")
    face += el("path", d=BANDS[side], class_=SIDES[side], opacity=0.6)
    if side:
        face += el("path", d=BANDS[side], class_="hatch", opacity=0.5)
    face += el("path", d=WHOLE[side], class_=f"td-{'ha'[side]}")
    told = el("text", str(number), y=4.6, class_="ink td-down")
    return face + el("g", told, class_="td-fine", transform=f"rotate({-turn:g})")


MOVED = el("path", d="M14.4 -14.4h-8l8 8z", class_="turf-2") + el(
    "path", d="M6.8 -13.6v6.8h6.8z", class_="card", stroke="var(--ink)", stroke_width=0.8
)  # a corner is folded over
HELD = tuple(el("path", d=whole, class_="td-held") for whole in WHOLE)  # a rope round whoever may not move
SKILL = el(  # a star on the shoulder of who has learnt something in a league
    "path", d="M0 -5L1.5 -1.6L5 -1.6L2.2 .7L3.2 4.4L0 2.2L-3.2 4.4L-2.2 .7L-5 -1.6L-1.5 -1.6Z",
    fill="var(--glow)", stroke="var(--ink)", stroke_width=0.9, transform="translate(-11 -10.5)",
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


def places(scene: Scene) -> dict[tuple[int, int], tuple[float, float]]:
    """Where the middle of each counter is, by side and number: two who stand in one square are moved apart."""
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


def counters(scene: Scene, say: Say, *, fallen: bool) -> str:
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
        drawn.append(_placed(f, where[(f.side, f.number)], turn, size, say))
    return "".join(drawn)


def _placed(f: Figure, where: tuple[float, float], turn: float, size: float, say: Say) -> str:
    """A counter at its place."""
    side, number = f.side, f.number
    if f.fallen:
        inner = fallen_counter(side, number, turn)
    else:
        inner = counter(side, number, f.role, f.contact, f.speed) + (MOVED if f.moved else "")
        inner += HELD[side] if f.held else ""
    inner += SKILL if f.skill else ""
    sized = f" scale({size:.3g})" if size != 1 else ""
    return el(
        "g", inner, id=counter_id(side, number), class_=worn(side, "move"), aria_label=told(f, say),
        transform=move(*where, turn) + sized,
    )  # fmt: skip


def told(f: Figure, say: Say) -> str:
    """What a counter says of itself."""
    state = "fallen" if f.fallen else "held" if f.held else "moved" if f.moved else "standing"
    return say(
        "cell-counter", side=SIDES[f.side], number=f.number, role=f.role, contact=f.contact,
        speed=f.speed, state=state, ball=int(f.ball), skill=f.skill or "none",
        protected=int(f.protected),
    )  # fmt: skip


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
        right, low = places(scene)[(carrier.side, carrier.number)]
        where, scale = (right + 12, low + 11), 0.62
    else:
        x, y = place or (scene.column, scene.los)
        where, scale = lie.middle(x, y) if shown else lie.middle(scene.hashes[1], 12), 0.95
    said = None
    if carrier is None and shown:
        x, y = place or (scene.column, scene.los)
        said = say("cell-ball", free=int(scene.loose), square=name_of(x, y))
    shade = el("ellipse", cx=1, cy=5, rx=10 * scale, ry=4 * scale, fill=SHADE)
    return el(
        "g", shade, ball(scale * lie.size / 30), id="m-ball", class_="move piece", aria_label=said,
        transform=move(*where), opacity=int(shown),
    )  # fmt: skip
