"""Counters as in the old boxes: square, cream, a band in the colour of the side; those fallen lie turned and marked."""

import functools
from collections.abc import Sequence
from typing import Any

from downfield.games.touch_down.art_field import SIDES, Lay, lay_of, move, square_name, text
from downfield.kernel.svg import Say, el

Figure = dict[str, Any]
HALF = 13.0  # of a counter, in a square of 30
BAND = 8.6
SHADE = "rgba(0,0,0,.36)"
OUTLINE = (  # the upper edge: home's counters have round corners, away's are cut
    f"M{-HALF} {5 - HALF:g}V{2.4 - HALF:g}q0 -2.4 2.4 -2.4h{2 * HALF - 4.8:g}q2.4 0 2.4 2.4",
    f"M{-HALF} {5 - HALF:g}l5 -5h{2 * HALF - 10:g}l5 5",
)
APART, TOGETHER = 6.5, 0.82  # two in one square are moved apart, and drawn smaller
LYING = 0.86  # the size of the fallen
TURNS = (-68, 74, -104, 52, 110, -48)  # how the fallen of a square lie
SPREAD = ((5.0, 4.0), (-3.0, 4.5), (4.5, -4.0), (-4.5, -3.0), (0.0, 0.0), (6.0, 0.0))
ABOVE = (-4.5, -4.0)  # where one stands who shares a square with fallen players


def counter_id(side: int, number: int) -> str:
    """The element of a counter, on the field, on the bench or in the hand."""
    return f"m-p-{'ha'[side]}-{number}"


def standing(figures: Sequence[Figure]) -> dict[tuple[int, int, int], Figure]:
    """Who stands where: by side, column and row."""
    return {(f["side"], f["x"], f["y"]): f for f in figures if not f["fallen"]}


# One counter ----------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=2000)
def counter(side: int, number: int, role: str, contact: int, speed: int, fallen: bool = False) -> str:
    """A counter round its own middle."""
    d = OUTLINE[side] + f"V{HALF - 2.4:g}q0 2.4 -2.4 2.4h{4.8 - 2 * HALF:g}q-2.4 0 -2.4 -2.4z"
    shade = el("path", d=d, fill=SHADE, transform="translate(1.4 2.4)")
    rim = el("path", d=d, fill="none", stroke="var(--paper)", stroke_width=2.6)  # parts it from dark turf
    face = el("path", d=d, class_="silver" if fallen else "card")
    edge = el("path", d=d, fill="none", stroke=f"var(--{SIDES[side]})", stroke_width=1.4)
    return shade + rim + face + _band(side, number) + _values(role, contact, speed) + edge


def _band(side: int, number: int) -> str:
    """The colour of the side with the number in it: home's plain, away's hatched."""
    d = OUTLINE[side] + f"V{BAND - HALF:g}H{-HALF}z"
    band = el("path", d=d, class_=SIDES[side])
    if side:
        band += el("path", d=d, class_="hatch", opacity=0.5)
    told = text(
        0, BAND / 2 - HALF + 0.3, number, 8.8, class_="paper td-fine", paint_order="stroke",
        stroke=f"var(--{SIDES[side]})", stroke_width=3.4 if side else 0,
    )  # fmt: skip
    return band + told


def _values(role: str, contact: int, speed: int) -> str:
    """The role large; under it contact and speed, fainter where there is nothing to boast of."""
    big = text(0, 0.9, role, 12.4 if len(role) == 1 else 11.8, class_="ink td-role")
    faint = 0.7 if contact + speed == 0 else None
    return big + text(0, 9.3, f"{contact}/{speed}", 8, class_="ink td-fine", opacity=faint)


CROSS = el(
    "path", d="M-10 -10L10 10M10 -10L-10 10", fill="none", stroke="var(--ink)", stroke_width=1.6, opacity=0.5
)
MOVED = el("path", d="M13 13h-7.5l7.5 -7.5z", class_="ink", opacity=0.8)
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


def places(scene: dict[str, Any]) -> dict[tuple[int, int], tuple[float, float]]:
    """Where the middle of each counter is, by side and number: two who stand in one square are moved apart."""
    lie, up = lay_of(scene), standing(scene["figures"])
    found = {}
    lying: dict[tuple[int, int], int] = {}
    full = {(f["x"], f["y"]) for f in scene["figures"] if f["fallen"]}
    for f in scene["figures"]:
        x, y = f["x"], f["y"]
        right, low = lie.middle(x, y)
        if f["fallen"]:
            nth = lying.get((x, y), 0)
            lying[(x, y)] = nth + 1
            aside = SPREAD[nth % len(SPREAD)]
            right, low = right + aside[0], low + aside[1]
        elif (1 - f["side"], x, y) in up:
            by = APART if f["side"] == scene["south"] else -APART
            right, low = right - by, low - by * 0.8
        elif (x, y) in full:
            right, low = right + ABOVE[0], low + ABOVE[1]
        found[(f["side"], f["number"])] = right, low
    return found


def counters(scene: dict[str, Any], say: Say, *, fallen: bool) -> str:
    """The counters that lie, or those that stand."""
    scale, where, up = lay_of(scene).size / 30, places(scene), standing(scene["figures"])
    turns: dict[tuple[int, int], int] = {}
    drawn = []
    for f in scene["figures"]:
        if f["fallen"] != fallen:
            continue
        here, turn, size = (f["x"], f["y"]), 0, scale
        if fallen:
            turn, size = TURNS[turns.get(here, 0) % len(TURNS)], scale * LYING
            turns[here] = turns.get(here, 0) + 1
        elif (1 - f["side"], *here) in up:
            size = scale * TOGETHER
        drawn.append(_placed(f, where[(f["side"], f["number"])], turn, size, say))
    return "".join(drawn)


def _placed(f: Figure, where: tuple[float, float], turn: float, size: float, say: Say) -> str:
    """A counter at its place."""
    inner = counter(f["side"], f["number"], f["role"], f["contact"], f["speed"], f["fallen"])
    inner += CROSS if f["fallen"] else MOVED if f["moved"] else ""
    inner += SKILL if f["skill"] else ""
    sized = f" scale({size:.3g})" if size != 1 else ""
    return el(
        "g", inner, id=counter_id(f["side"], f["number"]), class_="move", aria_label=told(f, say),
        transform=move(*where, turn) + sized,
    )  # fmt: skip


def told(f: Figure, say: Say) -> str:
    """What a counter says of itself."""
    state = "fallen" if f["fallen"] else "held" if f["held"] else "moved" if f["moved"] else "standing"
    return say(
        "cell-counter", side=SIDES[f["side"]], number=f["number"], role=f["role"], contact=f["contact"],
        speed=f["speed"], state=state, ball=int(f["ball"]), skill=f["skill"] or "none",
        protected=int(f["protected"]),
    )  # fmt: skip


def tangles(scene: dict[str, Any]) -> str:
    """Two links on every pair that shares a square."""
    lie, up = lay_of(scene), standing(scene["figures"])
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


def the_ball(scene: dict[str, Any], say: Say) -> str:
    """The ball on the corner of its carrier, or free on its square; between actions where the next one starts."""
    lie, place = lay_of(scene), scene["ball"]
    carrier = next((f for f in scene["figures"] if f["ball"]), None)
    shown = scene["phase"] not in ("toss", "over") or place is not None
    if carrier is not None:
        right, low = places(scene)[(carrier["side"], carrier["number"])]
        where, scale = (right + 12, low + 11), 0.62
    else:
        x, y = place or (scene["column"], scene["los"])
        where, scale = lie.middle(x, y) if shown else lie.middle(scene["hashes"][1], 12), 0.95
    said = None
    if carrier is None and shown:
        x, y = place or (scene["column"], scene["los"])
        said = say("cell-ball", free=int(scene["loose"]), square=square_name(x, y))
    shade = el("ellipse", cx=1, cy=5, rx=10 * scale, ry=4 * scale, fill=SHADE)
    return el(
        "g", shade, ball(scale * lie.size / 30), id="m-ball", class_="move piece", aria_label=said,
        transform=move(*where), opacity=int(shown),
    )  # fmt: skip
