"""Miniatures on their bases: the pose tells the role, the base movement, role and strength, the shirt the number."""

import functools
import math
from typing import cast

from downfield.games.calciotto.board.pitch import BOTTOM, SHADE, SIDES, WIDTH, across, down, middle, spot
from downfield.games.calciotto.board.table import Table
from downfield.games.calciotto.components.parts import Parts
from downfield.games.calciotto.notation.elements import BENCH, figure_id, place_of
from downfield.games.calciotto.notation.shown import Beside, Figure, Scene
from downfield.kernel.show.sketches import Pen
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.figures import parts
from downfield.toolkit.figures.likeness import hatches
from downfield.toolkit.pieces import move

R = 20.6  # of a base, in a square of 44
SCALE = "translate(-23.5 -24) scale(.47)"  # miniatures are drawn in a square of 100
# Sixteen figures are sent with every board: what all have in common stands here once. Where a base is a few pixels
# wide, its role can be read, and is written larger.
STYLE = (
    ".df .cal-t{font-weight:700;font-size:11px;text-anchor:middle;fill:var(--ink)}.df .cal-role{font-size:14.6px}"
    ".df .cal-v{font-size:12.4px}.df .cal-shirt{font-size:13px;stroke-width:2.6px}"
    ".df .cal-s{fill-opacity:0;transition:fill-opacity .15s}.df .cal-s.lit{fill-opacity:.7}"
    ".df .cal-dots{pointer-events:none;fill:none;stroke:var(--chalk);stroke-width:11;stroke-linecap:round;opacity:.9}"
    ".df .cal-grass{fill:url(#cal-blades)}"
    ".mini .cal-fine{display:none}"
    "@media (max-width:640px){.df:not(.near) .cal-fine{display:none}"
    ".df:not(.near) .cal-role{font-size:21px;transform:translateY(1px);paint-order:stroke;stroke:var(--fg-bone);"
    "stroke-width:4px}}"
)
BENCH_X = (30.0, 970.0)
BENCH_TOP, BENCH_LOW = down(0), down(10) + 8  # above the goal, and below it
ROOM = down(6) - down(0) - 8
TALL = 50.0  # a figure from head to base
LAID = (262.0, BOTTOM + 48)  # where the squad lies before the first kick-off
DECK = 48.0  # what the deck takes of it, below home's goal


# One figure -----------------------------------------------------------------------------------------------------


def defs() -> str:
    """The drawings of all miniatures, each once: a base with a player for every role."""
    drawn = parts.parts("minis", __package__)
    pieces = [el("g", part.drawing, id=f"cal-{name}") for name, part in drawn.items()]
    poses = {role: name for name, part in drawn.items() for role in part.told.get("roles", "").split()}
    return el("defs", hatches(), *pieces, *(_miniature(role, pose) for role, pose in poses.items()))


def _miniature(role: str, pose: str) -> str:
    man = el("g", el("use", href=f"#cal-{pose}"), class_="fg-man")
    return el("g", el("use", href="#cal-base"), man, id=f"cal-{role}", transform=SCALE)


@functools.lru_cache(maxsize=2000)
def base(number: int, role: str, movement: int, strength: int) -> str:
    """[CAL-3.1] A miniature round its middle: movement to the left of the role, strength in a circle to its right."""
    values = ((-14.2, movement), (13.7, strength))
    told = "".join(el("text", str(n), x=x, y=20.3, class_="cal-t cal-v cal-fine") for x, n in values)
    letter = el("text", role, y=20.8, class_="cal-t cal-role")
    shirt = el("text", str(number), y=-3.6, class_="fg-no cal-shirt cal-fine")
    return el("use", href=f"#cal-{role}") + told + letter + shirt


def worn(side: int, *more: str) -> str:
    """The classes of a figure."""
    return " ".join(("move", f"fg-{'ha'[side]}", *more))


YELLOW = el(
    "rect", x=9, y=-22, width=8, height=11.5, rx=1.2, class_="yellow", stroke="var(--ink)", stroke_width=1.3,
    transform="rotate(12 13 -16)",
)  # fmt: skip
CROSS = el(
    "path", d="M-13 -13L13 13M13 -13L-13 13", fill="none", stroke="var(--ink)", stroke_width=3.4, opacity=0.75
)
HELD = el("circle", r=21, fill="none", stroke="var(--glow)", stroke_width=4)
WALL = el(
    "path", d="M-20 -20V20M-20 -20h6M-20 20h6M20 -20V20M20 -20h-6M20 20h-6", fill="none", stroke="var(--glow)",
    stroke_width=3,
)  # fmt: skip
SPRINT = el(
    "path", d="M-21 8l-6 6l6 6M-14 12l-6 6l6 6", fill="none", stroke="var(--glow)", stroke_width=2.6,
    stroke_linejoin="round",
)  # fmt: skip


def ball(scale: float) -> str:
    """The football."""
    hull = el("circle", r=10, class_="card", stroke="var(--ink)", stroke_width=1.8)
    patch = el("path", d="M0 -4.2L4 -1.3L2.5 3.4H-2.5L-4 -1.3Z", class_="ink")
    seams = "M0 -4.2V-9M4 -1.3L8.6 -2.8M2.5 3.4L5.3 7.3M-2.5 3.4L-5.3 7.3M-4 -1.3L-8.6 -2.8"
    lines = el("path", d=seams, fill="none", stroke="var(--ink)", stroke_width=1.5)
    return el("g", hull, patch, lines, transform=f"scale({scale:g})")


def _told_on_pitch(f: Figure, say: Say) -> str:
    """What a figure on the pitch says of itself."""
    return say(
        "cell-figure", side=SIDES[f.side], number=f.number, role=f.role, movement=f.movement,
        strength=f.strength, ball=int(f.ball), yellow=f.yellow, grounded=int(f.grounded), wall=int(f.wall),
        square=f.square, where="pitch",
    )  # fmt: skip


def _told_beside(f: Beside, place: str, say: Say) -> str:
    """What a figure beside the pitch says of itself."""
    return say(
        "cell-figure", side=SIDES[f.side], number=f.number, role=f.role, movement=f.movement,
        strength=f.strength, ball=0, yellow=f.yellow, grounded=0, wall=0, square="", where=place,
    )  # fmt: skip


# All of them ----------------------------------------------------------------------------------------------------


def figures(pen: Pen, now: Table, say: Say) -> str:
    """Those on the pitch, the nearest last so that no base hides a head; then those beside it."""
    scene = now.scene
    sprinter = (scene.turn, scene.sprinter)
    drawn = [
        pen.each((f.side, f.number), _on_pitch, f, (f.side, f.number) == sprinter, say)
        for f in sorted(scene.figures, key=lambda f: f.x)
    ]
    for side in range(2):
        for place, f, x, y, size in beside(now, side):
            held = place == "hand" and f.number == scene.player
            drawn.append(pen.each((side, f.number), _beside, place, f, x, y, size, held, say))
    return "".join(drawn)


def _on_pitch(f: Figure, sprints: bool, say: Say) -> str:
    inner = base(f.number, f.role, f.movement, f.strength)
    inner += YELLOW if f.yellow else ""
    inner += WALL if f.wall else ""
    inner += SPRINT if sprints else ""
    lying = ("fg-prone",) if f.grounded else ()
    return el(
        "g", inner, id=figure_id(f.side, f.number), class_=worn(f.side, *lying),
        aria_label=_told_on_pitch(f, say), transform=move(*middle(f.x, f.y)),
    )  # fmt: skip


def _beside(place: str, f: Beside, x: float, y: float, size: float, held: bool, say: Say) -> str:
    inner = base(f.number, f.role, f.movement, f.strength)
    inner += YELLOW if f.yellow else ""
    inner += CROSS if place == "gone" else HELD if held else ""
    return el(
        "g", inner, id=figure_id(f.side, f.number), class_=worn(f.side, "beside"),
        aria_label=_told_beside(f, place, say), transform=move(x, y) + f" scale({size:.3g})",
        opacity=0.6 if place == "gone" else None,
    )  # fmt: skip


def beside(now: Table, side: int) -> list[tuple[str, Beside, float, float, float]]:
    """Who is beside the pitch, where and how large: the bench above the goal, then below it; the gone come last."""
    if side == now.side and _is_laid_out(now):
        return _laid_out(now, side)
    listed = [("hand", f) for f in now.waiting if f.side == side]
    listed += [("bench", f) for f in now.scene.bench if f.side == side]
    gone = [("gone", f) for f in now.scene.gone if f.side == side]
    first, second = listed, gone
    if len(listed) > 6:
        half = (len(listed) + 1) // 2
        first, second = listed[:half], listed[half:] + gone
    found = []
    for top, room, row in ((BENCH_TOP, ROOM, first), (BENCH_LOW, ROOM - DECK, second)):
        step = min(42.0, room / max(1, len(row)))
        for i, (place, f) in enumerate(row):
            found.append((place, f, BENCH_X[side], top + step * (i + 0.5), min(0.94, step / TALL)))
    return found


def _is_laid_out(now: Table) -> bool:
    return now.side >= 0 and now.scene.sealed and not now.scene.hand


def _laid_out(now: Table, side: int) -> list[tuple[str, Beside, float, float, float]]:
    """Before there are hands, whoever lines up has the squad large before him, below the lawn."""
    listed = [("hand", f) for f in now.waiting if f.side == side]
    listed += [("bench", f) for f in now.scene.bench if f.side == side]
    order = {role: i for i, role in enumerate("PDTCA")}
    listed.sort(key=lambda one: (order[one[1].role], one[1].number))
    half = 8
    step = (WIDTH - 2 * half - LAID[0]) / half
    return [
        (place, f, LAID[0] + step * (i % half + 0.5), LAID[1] + 76 * (i // half), 1.62)
        for i, (place, f) in enumerate(listed)
    ]


def bench(now: Table, say: Say) -> str:
    """The ground beside the pitch on to which figures go back, while a line-up is made on it.

    Where the squad lies below the lawn, it hides where cards will lie.
    """
    x, y, wide, high = BENCH_X[now.side] - 23, BENCH_TOP - 2, 46.0, ROOM + 4
    if not now.scene.hand:
        x, y, wide, high = LAID[0] - 6, LAID[1] - 40, WIDTH - LAID[0] - 4, 2 * 76 + 6
    box = {"x": x, "y": y, "width": wide, "height": high, "rx": 10}
    felt = el("rect", class_="felt", **box | {"width": wide + 8}) if _is_laid_out(now) else ""
    if not now.look.lining_up:
        return felt
    ground = el("rect", fill="rgba(0,0,0,.2)", stroke="var(--chalk)", stroke_opacity=0.35, **box)
    lit = el("rect", class_="mark", fill="var(--glow)", opacity=0, **box)
    return felt + el("g", ground, lit, id=BENCH, aria_label=say("board-bench"))


def the_ball(now: Table, say: Say) -> str:
    """The ball at the foot of its carrier, or on the penalty spot."""
    scene = now.scene
    carrier = scene.with_ball()
    waits = is_on_spot(scene)
    where = across(10), down(8)
    if carrier is not None:
        where = middle(carrier.x, carrier.y)
    elif waits:
        where = spot(cast(Parts, now.game.pack.parts).pitch, scene.turn)
    said = say("cell-spot") if waits else None
    shown = carrier is not None or waits or scene.phase in ("toss", "kickoff", "lineup", "shootout")
    shade = el("ellipse", cx=1, cy=6, rx=9, ry=4, fill=SHADE)
    aside = None if carrier is None else move(-17 if carrier.side else 17, 4)
    drawn = el("g", shade, ball(0.8 if carrier is not None else 1.0), transform=aside)
    return el(
        "g",
        drawn,
        id="m-ball",
        class_="move piece",
        aria_label=said,
        transform=move(*where),
        opacity=int(shown),
    )


def is_on_spot(scene: Scene) -> bool:
    """[CAL-1.6] Whether the ball lies on the penalty spot: once a kicker is named."""
    kicks = scene.phase in ("penalty", "shootout") and scene.shooter > 0
    return kicks and scene.with_ball() is None


def benches() -> str:
    """The ground on which those beside the pitch sit: six seats above the goal; below it, who was sent off."""
    boxes = [
        el("rect", x=x - 23, y=top - 2, width=46, height=ROOM + 4, rx=10, class_="hollow")
        for x in BENCH_X
        for top in (BENCH_TOP, BENCH_LOW)
    ]
    seats = [el("circle", cx=x, cy=BENCH_TOP + ROOM / 6 * (i + 0.5), r=15) for x in BENCH_X for i in range(6)]
    off = [el("rect", x=x - 10, y=BENCH_LOW + 10, width=20, height=28, rx=3) for x in BENCH_X]
    drawn = {"class_": "line", "stroke_width": 1.4, "stroke_dasharray": "4 5", "opacity": 0.28}
    return "".join(boxes) + el("g", *seats, *off, **drawn)


def aim(scene: Scene) -> str:
    """A shot on its way, and a challenge: a line to the target, a burst between the two."""
    shot = clash = ""
    shooter = scene.figure(scene.turn, scene.shooter)
    if shooter is not None and scene.target:
        (x, y), (to, low) = middle(shooter.x, shooter.y), middle(*place_of(scene.target))
        far = max(1.0, math.hypot(to - x, low - y))
        x, y = x + (to - x) * R / far, y + (low - y) * R / far
        line = {"d": f"M{x:.5g} {y:.5g}L{to:g} {low:g}", "fill": "none", "stroke_linecap": "round"}
        shot = el("path", stroke="var(--ink)", stroke_width=6, opacity=0.55, **line)
        shot += el("path", stroke="var(--glow)", stroke_width=3.4, stroke_dasharray="2 9", **line)
        shot += el("circle", cx=to, cy=low, r=15, fill="none", stroke="var(--glow)", stroke_width=3.4)
        shot += el("circle", cx=to, cy=low, r=4, fill="var(--glow)")
    challenger = scene.figure(scene.turn, scene.challenger)
    carrier = scene.figure(scene.carrier_side, scene.carrier)
    if challenger is not None and carrier is not None and challenger is not carrier:
        (x, y), (to, low) = middle(challenger.x, challenger.y), middle(carrier.x, carrier.y)
        spikes = "M0 -13L3.6 -4.6L12 -8L7 0L12 8L3.6 4.6L0 13L-3.6 4.6L-12 8L-7 0L-12 -8L-3.6 -4.6Z"
        burst = el("path", d=spikes, fill="var(--glow)", stroke="var(--ink)", stroke_width=1.6)
        clash = el("g", burst, transform=move((x + to) / 2, (y + low) / 2 - 16) + " scale(1.15)")
    return el("g", shot, clash, id="m-action", class_="piece")
