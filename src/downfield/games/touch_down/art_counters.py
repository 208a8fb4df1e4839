"""Counters as in the old boxes: square, cream, a band in the colour of the side; those fallen lie turned and marked."""

import functools
from collections.abc import Sequence
from typing import Any

from downfield.games.touch_down.art_field import SIDES, Lay, lay_of, move, square_name, text
from downfield.kernel.svg import Say, el

Figure = dict[str, Any]
HALF = 13.4  # of a counter, in a square of 30
BAND = 9.0
SHADE = "rgba(0,0,0,.36)"
APART = 5.0  # how far two in one square are moved apart
TURNS = (-68, 74, -104, 52, 110, -48)  # how the fallen of a square lie
SPREAD = ((-3.5, 3.0), (4.0, -3.0), (3.0, 4.5), (-4.5, -4.0), (0.0, 0.0), (5.0, 2.0))


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
    box = {"x": -HALF, "y": -HALF, "width": 2 * HALF, "height": 2 * HALF, "rx": 2.6}
    shade = el("rect", fill=SHADE, transform="translate(1.4 2.2)", **box)
    face = el("rect", class_="silver" if fallen else "card", **box)
    edge = el("rect", fill="none", stroke=f"var(--{SIDES[side]})", stroke_width=1.8, **box)
    rim = el("rect", class_="edge", stroke_width=0.7, **box)
    return shade + face + _band(side, number) + _values(role, contact, speed) + edge + rim


def _band(side: int, number: int) -> str:
    """The colour of the side with the number in it: home's plain, away's hatched."""
    d = f"M{-HALF} {BAND - HALF}v{-BAND + 2.6}q0 -2.6 2.6 -2.6h{2 * HALF - 5.2:g}q2.6 0 2.6 2.6v{BAND - 2.6}z"
    band = el("path", d=d, class_=SIDES[side])
    if side:
        band += el("path", d=d, class_="hatch", opacity=0.5)
    told = text(
        0, BAND / 2 - HALF + 0.3, number, 9.4, class_="paper td-fine", paint_order="stroke",
        stroke=f"var(--{SIDES[side]})", stroke_width=3.4 if side else 0,
    )  # fmt: skip
    return band + told


def _values(role: str, contact: int, speed: int) -> str:
    """The role large; under it contact and speed, fainter where there is nothing to boast of."""
    big = text(0, 0.7, role, 14 if len(role) == 1 else 12.6, class_="ink td-role")
    faint = 0.55 if contact + speed == 0 else None
    return big + text(0, 9.3, f"{contact}/{speed}", 8.6, class_="ink td-fine", opacity=faint)


CROSS = el("path", d="M-10 -10L10 10M10 -10L-10 10", fill="none", stroke="var(--ink)", stroke_width=1.6, opacity=0.55)
MOVED = el("path", d="M13.4 13.4h-7.5l7.5 -7.5z", class_="ink", opacity=0.8)


def ball(scale: float) -> str:
    """The football."""
    hull = "M-13 0C-9 -9.5 9 -9.5 13 0C9 9.5 -9 9.5 -13 0Z"
    laces = "M-5 0H5M-3 -2V2M0 -2.3V2.3M3 -2V2"
    drawn = el("path", d=hull, fill="var(--leather)", stroke="var(--ink)", stroke_width=1.6)
    drawn += el("path", d="M-8.5 -5C-7 -2 -7 2 -8.5 5M8.5 -5C7 -2 7 2 8.5 5", fill="none", stroke="var(--paper)", stroke_width=1.5)
    drawn += el("path", d=laces, fill="none", stroke="var(--paper)", stroke_width=1.2, stroke_linecap="round")
    return el("g", drawn, transform=f"rotate(-24) scale({scale:g})")


# All of them ----------------------------------------------------------------------------------------------------


def places(scene: dict[str, Any]) -> dict[tuple[int, int], tuple[float, float]]:
    """Where the middle of each counter is, by side and number: two who stand in one square are moved apart."""
    lie, up = lay_of(scene), standing(scene["figures"])
    found = {}
    lying: dict[tuple[int, int], int] = {}
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
            right, low = right - by, low - by * 0.7
        found[(f["side"], f["number"])] = right, low
    return found


def counters(scene: dict[str, Any], say: Say, *, fallen: bool) -> str:
    """The counters that lie, or those that stand."""
    lie, where = lay_of(scene), places(scene)
    shown = [f for f in scene["figures"] if f["fallen"] == fallen]
    scale = lie.size / 30
    turns: dict[tuple[int, int], int] = {}
    drawn = []
    for f in shown:
        turn = 0
        if fallen:
            nth = turns.get((f["x"], f["y"]), 0)
            turns[(f["x"], f["y"])] = nth + 1
            turn = TURNS[nth % len(TURNS)]
        drawn.append(_placed(f, where[(f["side"], f["number"])], turn, scale, say))
    return "".join(drawn)


def _placed(f: Figure, where: tuple[float, float], turn: float, scale: float, say: Say) -> str:
    """A counter at its place."""
    inner = counter(f["side"], f["number"], f["role"], f["contact"], f["speed"], f["fallen"])
    inner += CROSS if f["fallen"] else MOVED if f["moved"] else ""
    size = scale * (0.8 if f["fallen"] else 1)
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
        speed=f["speed"], state=state, ball=int(f["ball"]),
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
        el("g", rings, id=f"m-link-{x}-{y}", class_="piece", transform=move(*_low(lie, x, y))) for x, y in pairs
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
        where, scale = (right + 10, low + 9), 0.62
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

