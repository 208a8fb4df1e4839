"""Upon the grass: tackle zones, trapdoors, the ways of a push, the ruler of a pass."""

import functools
import math

from downfield.games.blood_bowl.board.field import SIDES, SIZE, middle, move
from downfield.games.blood_bowl.board.figures import around
from downfield.games.blood_bowl.notation.elements import way_id
from downfield.games.blood_bowl.notation.shown import Scene, scene_of
from downfield.kernel.show.sketches import Pen
from downfield.kernel.show.svg import Say, el
from downfield.kernel.view import View
from downfield.toolkit.pieces import text

SHORTER = 17.0  # how far from the middle of a square an arrow ends
RULER = 0.87 * SIZE  # half the width of the ruler [BB-1.15]


def zones(pen: Pen, scene: Scene, say: Say) -> str:
    """[BB-3.2] The tackle zones of each side, a layer for whoever asks: hatched, thicker where several meet."""
    standing = [(f.side, f.square) for f in scene.figures if f.zone and f.square]
    squares = [tuple(square for own, square in standing if own == side) for side in (0, 1)]
    return "".join(pen.each(side, _zones, squares[side], side, say) for side in (0, 1))


def _zones(standing: tuple[str, ...], side: int, say: Say) -> str:
    count: dict[str, int] = {}
    for place in standing:
        for square in around(place):
            count[square] = count.get(square, 0) + 1
    paths = []
    for least, opacity in ((1, 0.5), (2, 0.45), (3, 0.4)):
        d = "".join(_cell(square) for square, n in sorted(count.items()) if n >= least)
        if d:
            paths.append(el("path", d=d, class_=f"bb-tz-{'ha'[side]}", opacity=opacity))
    said = say("cell-zones", side=SIDES[side])
    return el(
        "g",
        *paths,
        id=f"m-zones-{SIDES[side]}",
        class_=f"layer of-{SIDES[side]} piece",
        data_layer=SIDES[side],
        data_said=said,
    )


@functools.lru_cache(maxsize=500)
def _cell(square: str) -> str:
    x, y = middle(square)
    return f"M{x - SIZE / 2:g} {y - SIZE / 2:g}h{SIZE:g}v{SIZE:g}h{-SIZE:g}z"


HATCHES = el(
    "defs",
    *(
        el(
            "pattern",
            el("path", d="M0 0V9", stroke=f"var(--{name})", stroke_width=5.5),
            el("path", d="M0 0V9", stroke="var(--chalk)", stroke_width=1.4),
            id=f"bb-zone-{name[0]}", width=9, height=9, patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({45 if name == 'home' else -45})",
        )
        for name in SIDES
    ),
)  # fmt: skip


# Trapdoors --------------------------------------------------------------------------------------------------------


def trapdoors(scene: Scene, say: Say) -> str:
    """[BB-7.6] Planks with a ring over a dark hole, while somebody has prayed for them."""
    return "".join(_trapdoor(square, say) for square in scene.traps)


def _trapdoor(square: str, say: Say) -> str:
    hole = el(
        "rect",
        x=-15,
        y=-15,
        width=30,
        height=30,
        rx=3,
        fill="rgba(0,0,0,.75)",
        stroke="var(--chalk)",
        stroke_width=2,
    )
    planks = el(
        "path",
        d="M-11 -12V12M-4 -12V12M4 -12V12M11 -12V12",
        stroke="var(--leather)",
        stroke_width=5,
        fill="none",
    )
    ring = el("circle", r=4.5, cy=7, fill="none", stroke="var(--chalk)", stroke_width=2)
    said = say("cell-trapdoor", square=square)
    where = move(*middle(square))
    return el("g", hole, planks, ring, id=f"m-trap-{square}", aria_label=said, transform=where)


# Arrows and the ruler ---------------------------------------------------------------------------------------------


def follow_id(view: View) -> str:
    """[BB-10.22] The arrow that stands for following up, "" where nobody is asked to."""
    blocks = scene_of(view).block
    return f"m-way-{blocks[0].old}" if view.question == "follow" and view.options and blocks else ""


def arrows(view: View, say: Say) -> str:
    """Where a player may be pushed, or where the blocker may follow."""
    scene = scene_of(view)
    if view.question in ("push", "sidestep") and scene.push:
        pushed = scene.figure(scene.push[0].who)
        ends = [token for token in view.options if token != "no"]
    elif view.question == "follow" and scene.block:
        pushed = scene.figure(scene.block[0].who)
        ends = [scene.block[0].old or ""]
    else:
        return ""
    if pushed is None or not pushed.square:
        return ""
    said = say("answer-follow-follow") if follow_id(view) else None
    return "".join(_arrow(pushed.square, end, said) for end in ends)


def _arrow(start: str, end: str, said: str | None) -> str:
    """From one square into the next."""
    (x, y), (to, low) = middle(start), middle(end)
    angle = math.degrees(math.atan2(low - y, to - x))
    far = math.hypot(to - x, low - y)
    shaft = f"M{SHORTER:g} -4H{far - 6:.4g}V-10L{far + 9:.4g} 0L{far - 6:.4g} 10V4H{SHORTER:g}Z"
    drawn = el("path", d=shaft, fill="var(--glow)", stroke="#000", stroke_width=1.8, stroke_linejoin="round")
    turned = move(x, y, f" rotate({angle:.4g})")
    return el("g", drawn, id=f"m-way-{end}", class_="piece", aria_label=said, transform=turned)


# A ball and chain ---------------------------------------------------------------------------------------------------

POINTED = {"down": 90, "up": -90, "right": 0, "left": 180}  # degrees of the template's four ways [BB-1.11]
POINTER = "M20 -6H36V-14L56 0L36 14V6H20Z"


def pointers(view: View, say: Say) -> str:
    """[BB-15.10] The four ways in which the template can be pointed, as arrows around the ball and chain."""
    scene = scene_of(view)
    who = scene.figure(scene.doer()) if view.question == "chain" else None
    if who is None or not who.square:
        return ""
    x, y = middle(who.square)
    return "".join(_pointer(x, y, token, say) for token in view.options if token in POINTED)


def pointer_ids(view: View) -> list[str]:
    """Their elements."""
    return [way_id(token) for token in view.options if token in POINTED] if view.question == "chain" else []


def _pointer(x: float, y: float, token: str, say: Say) -> str:
    drawn = el(
        "path", d=POINTER, fill="var(--glow)", stroke="#000", stroke_width=1.8, stroke_linejoin="round"
    )
    said = say(f"answer-chain-{token}")
    where = move(x, y, f" rotate({POINTED[token]})")
    return el("g", drawn, id=way_id(token), class_="piece", aria_label=said, transform=where)


def ruler(scene: Scene, say: Say) -> str:
    """[BB-1.13, BB-1.15] From the thrower to the target, as wide as what may interfere; its range is written on it."""
    flight = scene.flight[0] if scene.flight else None
    if flight is None or not flight.end:
        return ""
    (x, y), (to, low) = middle(flight.start), middle(flight.end)
    far = math.hypot(to - x, low - y)
    angle = math.degrees(math.atan2(low - y, to - x))
    band = el("rect", y=-RULER, width=far, height=2 * RULER, rx=5, class_="paper", opacity=0.22)
    line = {"d": f"M0 0H{far:.4g}", "fill": "none", "stroke_linecap": "round"}
    edge = f"M0 {-RULER:g}H{far:.4g}M0 {RULER:g}H{far:.4g}"
    drawn = band + el("path", d=edge, class_="line", stroke_width=1.6, opacity=0.7)
    drawn += el("path", stroke="#000", stroke_width=7, **line)
    drawn += el("path", stroke="var(--glow)", stroke_width=4, stroke_dasharray="11 8", **line)
    end = el("circle", cx=far, r=16, fill="none", stroke="var(--glow)", stroke_width=3.6)
    words = say(f"range-{scene.range}")
    upright = f"rotate({180 if abs(angle) > 90 else 0} {far / 2:.4g} {RULER - 9:.4g})"
    label = el("g", text(far / 2, RULER - 9, words, 15, class_="chalk bb-name"), transform=upright)
    return el(
        "g", drawn, end, label, id="m-ruler", class_="piece", transform=move(x, y, f" rotate({angle:.4g})")
    )
