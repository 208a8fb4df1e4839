"""All players: on the pitch and in the dugouts, how they are, who marks whom, and the ball."""

import functools
import math
from typing import NamedTuple

from downfield.games.blood_bowl.board.badges import badges, bomb, burst
from downfield.games.blood_bowl.board.field import SHADE, SIZE, is_on, middle, move, name_of, place
from downfield.games.blood_bowl.board.looks import Cast, shown
from downfield.games.blood_bowl.notation.elements import figure_id
from downfield.games.blood_bowl.notation.shown import Figure, Scene, Who
from downfield.kernel.show.sketches import Pen
from downfield.kernel.show.svg import Say, el
from downfield.toolkit.figures.likeness import Likeness, number_at

DOWN = ("prone", "stunned")
HELMET = 9.0  # how far from the middle a line to another player begins
# Thirty figures are sent with every board: what all have in common stands here once. Where a figure is a few pixels
# wide, its number is written larger and its letter left out.
STYLE = (
    ".bb-hatch{fill:url(#df-hatch)}.bb-tz-h{fill:url(#bb-zone-h)}.bb-tz-a{fill:url(#bb-zone-a)}"
    ".df .bb-grass{fill:url(#bb-blades)}.df .bb-crowd{fill:url(#bb-heads);opacity:.34}.df #bb-heads{fill:var(--chalk)}"
    ".df .bb-name{opacity:.95;paint-order:stroke;stroke:rgba(0,0,0,.55);stroke-width:3px}"
    ".bb-star{fill:var(--glow);stroke:#000;stroke-width:1.5;stroke-linejoin:round}"
    ".bb-spark{fill:none;stroke:var(--glow);stroke-width:1.5;stroke-linecap:round}"
    ".df .bb-cross{fill:none;stroke:#000;stroke-width:3.6;stroke-linecap:round}"
    ".df .bb-cross.under{stroke:#fff;stroke-width:7}"
    ".df .bb-near{display:none;pointer-events:none;fill:none}"
    ".df [id]:is(:hover,:focus-visible)+.bb-near{display:inline}"
    ".df .bb-q{fill:var(--glow);opacity:.16;width:34px;height:34px}"
    ".df .bb-step{opacity:.34}"
    ".df .bb-r0{opacity:.5}.df .bb-r1{opacity:.36}.df .bb-r2{opacity:.22}.df .bb-r3{opacity:.1}"
    ".df .bb-q:is(.lit,:hover,:focus-visible){opacity:.75}"
    "[data-theme=contrast] .df .bb-box,.df[data-theme=contrast] .bb-box{fill:#000;stroke:var(--chalk)}"
    "[data-theme=contrast] .df .bb-cross,.df[data-theme=contrast] .bb-cross{stroke:var(--glow)}"
    ".df.holding .bb-past{display:none}"
    ".df.holding .bb-painted{opacity:.3}.mini .bb-fine{display:none}.mini .df{--fg-chip:none}"
    ".mini .df .move>:is(use,.fg-no){transform:scale(1.2)}"
    "@media print{.df .bb-name{stroke:none}.df .bb-crowd{display:none}}"
    "@media (max-width:640px){.df:not(.near) .bb-fine{display:none}.df:not(.near){--fg-chip:none}"
    ".df:not(.near) .fg-no{font-size:16px}}"
)


def on_pitch(scene: Scene) -> list[Figure]:
    """Those who stand or lie on the pitch; the fallen first, so that nobody is hidden by them."""
    found = [f for f in scene.figures if f.square]
    return sorted(found, key=lambda f: f.status not in DOWN)


@functools.lru_cache(maxsize=2000)
def drawn(look: Likeness, side: int, number: int, status: str) -> str:
    """A player round his own middle, with his number."""
    x, y = number_at(look, side, lying=status in DOWN)
    return el("use", href=f"#{look.name}") + el("text", str(number), class_="fg-no", x=x or None, y=y)


def worn(side: int, status: str, *more: str) -> str:
    """The classes of a figure: his side, how he lies, and more."""
    lying = (f"fg-{status}",) if status in DOWN else ()
    return " ".join((f"fg-{'ha'[side]}", *lying, *more))


def figures(pen: Pen, scene: Scene, near: dict[Who, "Neighbours"], told: dict[str, str], both: Cast) -> str:
    """Everybody on the pitch; `told` is what each says of himself, by his element."""
    doer, active, parts = scene.doer(), scene.active, []
    for f in on_pitch(scene):
        name, acted = figure_id(f.side, f.number), f.done and f.who() != doer and f.side == active
        foes = near[f.who()].squares
        parts.append(pen.each(name, _placed, f, shown(both, f), acted, told[name], foes))
    return "".join(parts)


def _placed(f: Figure, look: Likeness, acted: bool, told: str, foes: tuple[str, ...]) -> str:
    """A player on his square; who has acted is muted, who has the ball is ringed."""
    done = ("fg-acted",) if acted else ()
    ringed = ("fg-ball",) if f.ball else ()
    inner = drawn(look, f.side, f.number, f.status) + badges(f, look)
    classes, where = worn(f.side, f.status, "move", *done, *ringed), move(*middle(f.square))
    name = figure_id(f.side, f.number)
    return el("g", inner, id=name, class_=classes, aria_label=told, transform=where) + _near(f, foes)


# Who marks whom ---------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=500)
def around(square: str) -> tuple[str, ...]:
    """The squares next to one."""
    x, y = place(square)
    near = [(x + dx, y + dy) for dy in (-1, 0, 1) for dx in (-1, 0, 1) if dx or dy]
    return tuple(name_of(*spot) for spot in near if is_on(*spot))


class Neighbours(NamedTuple):
    """[BB-3.3] The opponents who mark a player, and the squares of those and of whom he marks."""

    marked_by: list[Figure]
    squares: tuple[str, ...]


def neighbours(figures: list[Figure]) -> dict[Who, Neighbours]:
    """Who marks whom; nobody marks whoever is not on the pitch."""
    at = {f.square: f for f in figures if f.square}
    order = {f.who(): i for i, f in enumerate(figures)}
    return {f.who(): _neighbours(f, at, order) for f in figures}


def _neighbours(f: Figure, at: dict[str, Figure], order: dict[Who, int]) -> Neighbours:
    if not f.square:
        return Neighbours([], ())
    foes = [o for square in around(f.square) if (o := at.get(square)) is not None and o.side != f.side]
    marked_by = sorted((o for o in foes if o.zone), key=lambda o: order[o.who()])
    return Neighbours(marked_by, tuple(sorted(o.square for o in (foes if f.zone else marked_by))))


def _near(f: Figure, foes: tuple[str, ...]) -> str:
    """What is shown with a figure: its tackle zone, and lines to those it marks and those who mark it."""
    if not foes and not f.zone:
        return ""
    x, y = middle(f.square)
    lines = "".join(_link(x, y, *middle(square)) for square in foes)
    drawn_lines = el("path", d=lines, stroke="#000", stroke_width=6) if foes else ""
    drawn_lines += el("path", d=lines, stroke="var(--glow)", stroke_width=3) if foes else ""
    box = ""
    if f.zone:
        box = el(
            "rect", x=x - 1.5 * SIZE, y=y - 1.5 * SIZE, width=3 * SIZE, height=3 * SIZE, rx=6,
            stroke="var(--glow)", stroke_width=2, stroke_dasharray="6 5",
        )  # fmt: skip
    return el("g", box, drawn_lines, id=f"m-n-{'ha'[f.side]}-{f.number}", class_="bb-near")


def _link(x: float, y: float, to: float, low: float) -> str:
    """From the rim of one helmet to that of another."""
    by = HELMET / math.hypot(to - x, low - y)
    dx, dy = (to - x) * by, (low - y) * by
    return f"M{x + dx:.4g} {y + dy:.4g}L{to - dx:.4g} {low - dy:.4g}"


# The ball ---------------------------------------------------------------------------------------------------------


def ball(scale: float) -> str:
    """The ball: leather, with a spike at either end."""
    hull = "M-13 0C-9 -9.5 9 -9.5 13 0C9 9.5 -9 9.5 -13 0Z"
    spikes = "M-13 0L-17 0M13 0L17 0M-7 -6.6L-9 -10.5M7 6.6L9 10.5M7 -6.6L9 -10.5M-7 6.6L-9 10.5"
    found = el("path", d=spikes, fill="none", stroke="#000", stroke_width=2.6, stroke_linecap="round")
    found += el("path", d=hull, fill="var(--leather)", stroke="#000", stroke_width=1.8)
    found += el(
        "path",
        d="M-5 0H5M-3 -2.4V2.4M0 -2.8V2.8M3 -2.4V2.4",
        fill="none",
        stroke="var(--paper)",
        stroke_width=1.4,
    )
    return el("g", found, transform=f"rotate(-24) scale({scale:g})")


def the_ball(scene: Scene, say: Say) -> str:
    """At the front of its carrier, free on its square, or in the air above where a kick comes down."""
    carrier = scene.carrier()
    side = None if carrier is None else carrier.side
    return _the_ball(scene.ball or scene.kick, bool(scene.ball), side, say)


@functools.lru_cache(maxsize=1000)
def _the_ball(square: str, is_down: bool, side: int | None, say: Say) -> str:
    x, y = middle(square or "m8")
    carried = side is not None
    ahead = -12.0 if side else 12.0
    scale = 0.66 if carried else 0.9
    said = None if carried or not square else say("cell-ball", square=square, free=int(is_down))
    shade = "" if carried else el("ellipse", cx=1, cy=5, rx=11, ry=4, fill=SHADE)
    drawn = el(
        "g", shade, ball(scale), transform=move(ahead, 10.8) if carried else None
    )  # upright it stays there
    return el(
        "g", drawn, id="m-ball", class_="move piece", aria_label=said, transform=move(x, y),
        opacity=int(bool(square)),
    )  # fmt: skip


def the_bomb(scene: Scene, say: Say) -> str:
    """[BB-15.7] The bomb in somebody's hands, in the air or on the ground; [BB-15.8] while it goes off, a burst."""
    square = scene.bomb
    if not square:
        return ""
    x, y = middle(square)
    held = any(f.square == square for f in scene.figures)
    shown = burst() if scene.blast else bomb(1.1 if held else 1.7)
    where = move(x - 12, y + 11) if held and not scene.blast else move(x, y)
    said = say("cell-blast" if scene.blast else "cell-bomb", square=square)
    return el("g", shown, id="m-bomb", class_="move piece", aria_label=said, transform=where)


def rings(scene: Scene) -> str:
    """A lit ring under the active player, a broken one under his target."""
    target = scene.deed[0].target if scene.deed else None
    actor, prey = scene.figure(scene.doer()), scene.figure(target)
    return _ring("m-actor", actor.square if actor else "", None) + _ring(
        "m-prey", prey.square if prey else "", "8 5"
    )


@functools.lru_cache(maxsize=1000)
def _ring(name: str, square: str, more: str | None) -> str:
    """A ring under whoever stands on a square."""
    shown = bool(square)
    x, y = middle(square or "m8")
    box = {"x": -19, "y": -19, "width": 38, "height": 38, "rx": 8, "stroke_dasharray": more}
    ring = el("rect", fill="none", stroke="#000", stroke_width=6, **box)
    lit = {"fill": "var(--glow)", "fill_opacity": 0.5} if more is None else {"fill": "none"}
    ring += el("rect", stroke="var(--glow)", stroke_width=3.4, **lit, **box)
    return el("g", ring, id=name, class_="move piece", transform=move(x, y), opacity=int(shown))
