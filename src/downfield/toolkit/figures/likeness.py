"""What a player looks like, and the drawings of such players: each part once, each player made of parts."""

from collections.abc import Iterable
from typing import NamedTuple

from downfield.kernel.show.svg import el
from downfield.toolkit.figures.parts import Part, parts

SIZE = 36.0  # of the square that a figure stands in
SCALE = SIZE / 100  # parts are drawn in a square of 100
TAILS = {"rat": "tail-rat", "squirrel": "tail-squirrel"}  # heads that come with one
CORNER = {"normal": "84 18", "large": "86 14", "small": "82 34", "tiny": "80 44"}  # where something is held
STAR = "M0,-19 L5.6,-6 L19,-5.4 L8.4,3.4 L12,17 L0,9.6 L-12,17 L-8.4,3.4 L-19,-5.4 L-5.6,-6z"
DIZZY = ((14, 20), (36, 8), (60, 12))  # the stars that somebody stunned sees


class Likeness(NamedTuple):
    """Head, body, letter of the role, and what he holds; a star bears a star in place of the letter."""

    head: str
    body: str
    letter: str = ""
    prop: str = ""
    star: bool = False

    @property
    def name(self) -> str:
        """The name of his drawing: whoever looks the same has the same."""
        return "-".join(
            filter(None, ("fg", self.head, self.body, self.prop, "star" if self.star else self.letter))
        )

    @property
    def counter(self) -> str:
        """What he stands on."""
        return parts("bodies")[self.body].told["counter"]


def likeness(told: str, *, star: bool = False) -> Likeness:
    """A likeness as it is written down: "human thrower T", "goblin little C chainsaw"."""
    head, body, letter, *props = told.split()
    return Likeness(head, body, letter, " ".join(props), star)


def number_at(shown: Likeness, side: int, *, lying: bool) -> tuple[float, float]:
    """Where the number stands, from the middle of the square: on the chest, or on the ground beside the fallen."""
    body, counter = parts("bodies")[shown.body], parts("counters")[shown.counter]
    if lying:
        (middle,) = counter.numbers("middle", "48")
        aside = 16 if shown.counter in ("small", "tiny") else 22
        return -aside * SCALE if side else aside * SCALE, (middle - 38) * SCALE
    x, y = body.numbers("number", "50 85")
    return (50 - x if side else x - 50) * SCALE, (y - 50) * SCALE


# Drawings -----------------------------------------------------------------------------------------------------------


def defs(shown: Iterable[Likeness]) -> str:
    """All drawings that these need, each once."""
    wanted = sorted(set(shown))
    used = sorted({part for one in wanted for part in _used(one)})
    return el("defs", hatches(), _dizzy(), *map(_part, used), *map(_figure, wanted))


def _used(shown: Likeness) -> list[tuple[str, str]]:
    """The parts of a player, by kind and name."""
    front = f"{shown.body}-front"
    found = [("counters", shown.counter), ("bodies", shown.body), ("heads", shown.head)]
    found += [("bodies", front)] if front in parts("bodies") else []
    return found + [("props", prop) for prop in (shown.prop, TAILS.get(shown.head, "")) if prop]


def _id(kind: str, name: str) -> str:
    return f"fg-{kind[0]}-{name}"


def _part(part: tuple[str, str]) -> str:
    kind, name = part
    return el("g", parts(kind)[name].drawing, id=_id(kind, name))


def _use(kind: str, name: str, transform: str | None = None) -> str:
    return el("use", href=f"#{_id(kind, name)}", transform=transform)


def _figure(shown: Likeness) -> str:
    """A player: his counter, he himself as he stands, and the chip behind him."""
    counter = _use("counters", shown.counter)
    inner = counter + _man(shown) + _chip(shown) + _stars(shown.counter)
    return el(
        "g",
        inner,
        id=shown.name,
        class_=tones(parts("heads")[shown.head]),
        transform=f"translate(-18 -18) scale({SCALE})",
    )


def tones(head: Part) -> str | None:
    """Colours of skin and hair, by class."""
    worn = [
        f"fg-{short}-{head.told[kind]}" for kind, short in (("tone", "t"), ("hair", "l")) if kind in head.told
    ]
    return " ".join(worn) or None


def _man(shown: Likeness) -> str:
    """Body, head, what lies before the head, and what he holds; turned by how he stands."""
    body, head = parts("bodies")[shown.body], parts("heads")[shown.head]
    (wide,), (low,), (large,) = (head.numbers(*of) for of in (("wide", "1"), ("low", "0"), ("large", "1")))
    x, y, size, lean = body.numbers("head", "50 31 1 0")
    thin = f"translate({50 - 50 * wide:g} 0) scale({wide:g} 1)" if wide != 1 else None
    turned = f" rotate({lean:g})" if lean else ""
    sized = f" scale({size * large:g})" if size * large != 1 else ""
    front = f"{shown.body}-front"
    inner = (
        (_use("props", TAILS[shown.head]) if shown.head in TAILS else "")
        + _use("bodies", shown.body, thin)
        + _use("heads", shown.head, f"translate({x:g} {y + low * size:g}){turned}{sized}")
        + (_use("bodies", front) if front in parts("bodies") else "")
        + (_use("props", shown.prop, f"translate({CORNER[shown.counter]})") if shown.prop else "")
    )
    return el("g", inner, class_=f"fg-man fg-{shown.counter}")


def _chip(shown: Likeness) -> str:
    """The letter of the role in the corner behind him, or a star; whoever has acted turns it over to a tick."""
    tick = el("circle", class_="fg-ink fg-dark", r=13.5) + el("path", d="M-7,0 l5,6 9,-12")
    if shown.star:
        face = el("path", d=STAR, class_="fg-star")
    else:
        face = el("circle", class_="fg-ink fg-bone", r=13.5) + el(
            "text", shown.letter, y=8.5, class_="fg-letter"
        )
    return el("g", face, el("g", tick, class_="fg-tick"), class_="fg-chip")


def _stars(counter: str) -> str:
    (middle,) = parts("counters")[counter].numbers("middle", "48")
    low = middle - 48
    return el("use", href="#fg-dizzy", class_="fg-dizzy", y=low or None)


def _dizzy() -> str:
    stars = [
        el("path", d=STAR, transform=f"translate({x} {y}) scale(.6)", class_="fg-star") for x, y in DIZZY
    ]
    return el("g", *stars, id="fg-dizzy")


def hatches() -> str:
    """The hatch of away's jerseys, and of those who have acted."""
    lines = el("rect", width=9, height=9, class_="fg-solid") + el(
        "rect", width=2.6, height=9, class_="fg-stroke"
    )
    box = {"width": 9, "height": 9, "patternUnits": "userSpaceOnUse", "patternTransform": "rotate(45)"}
    return el("pattern", lines, id="fg-hatch", **box) + el(
        "pattern", lines, id="fg-hatch-acted", class_="fg-faded", **box
    )
