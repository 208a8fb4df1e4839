"""The coins of Famous First Downs: yards in three zones, momentum, downs, and the coin that is tossed."""

import functools
from collections.abc import Sequence
from typing import Any

from downfield.games.first_downs.board.words import purse_words, yards_words
from downfield.games.first_downs.components.parts import FIVE, FieldCoins
from downfield.games.first_downs.notation.shown import Scene
from downfield.kernel.show.svg import Say, el, words

LEFT = (12, 340, 668)  # where the trays of home, nobody and away begin
WIDE = 320
YARDS_TOP, YARDS_HIGH = 92, 166
PURSE_TOP, PURSE_HIGH = 266, 56
LARGE, ONE, SMALL, BIG = 24, 17, 17, 64  # radii
FEW = 2  # momentum coins beside which their name finds room
SIDES = ("home", "away")


@functools.lru_cache(maxsize=2000)
def label(text: object, x: float, y: float, size: float, **how: object) -> str:
    """Words or a number at a place; `class_` is the colour."""
    look = {"class_": "ink", "text_anchor": "middle"} | how
    return el("text", words(text), x=x, y=y, font_size=size, **look)


def at(x: float, y: float) -> str:
    """Where a thing lies, as CSS can slide it."""
    return f"translate({x:g} {y:g})"


def mark(side: int, x: float, y: float, size: float) -> str:
    """The sign of a side: home's is solid, away's hatched."""
    square: dict[str, Any] = {"x": x, "y": y, "width": size, "height": size, "rx": 3}
    if side == 0:
        return el("rect", class_="paper", **square)
    return el("rect", class_="line", stroke_width=2, **square) + el("rect", class_="hatch", **square)


@functools.lru_cache(maxsize=200)
def coin(radius: float, text: object, metal: str, size: float = 0) -> str:
    """A coin with its shadow, a milled rim and what is struck on it."""
    shadow = "".join(
        el("circle", cx=1.5, cy=3, r=radius + grown, fill="#000", opacity=opacity)
        for grown, opacity in ((2.0, 0.12), (0.0, 0.3))
    )
    rim = el("circle", r=radius, class_=metal, stroke="var(--ink)", stroke_width=1.5)
    milled = el(
        "circle", r=radius - 3, class_="edge", stroke_width=2, stroke_dasharray="1.2 2.4", opacity=0.55
    )
    ring = el("circle", r=radius - 5, class_="edge", stroke_width=1, opacity=0.5) if radius > 16 else ""
    size = size or radius * 1.1
    struck = label(text, 0, size * 0.36, size, font_weight=700) if text != "" else ""
    return shadow + rim + milled + ring + struck


# Yards ----------------------------------------------------------------------------------------------------------


def trays(say: Say) -> str:
    """Three zones of turf for the yards and three purses for the momentum."""
    return "".join(_tray(zone) + _purse(zone) for zone in range(3)) + _purse_name(1, say)


def _tray(zone: int) -> str:
    x, y = LEFT[zone], YARDS_TOP
    box: dict[str, Any] = {"x": x, "y": y, "width": WIDE, "height": YARDS_HIGH, "rx": 8}
    turf = el("rect", class_="turf-2" if zone == 1 else "turf", **box)
    chalk = "".join(
        el("path", d=f"M{x + WIDE * i / 8:g} {y + 4}v8M{x + WIDE * i / 8:g} {y + YARDS_HIGH - 12}v8")
        for i in range(1, 8)
    )
    drawn = turf + el("g", chalk, class_="line", stroke_width=2, opacity=0.55)
    return drawn + el("rect", class_="line", stroke_width=2.5, **box) + _band(zone)


def _band(zone: int) -> str:
    """The coloured end of a side's zone, where its end zone would be."""
    if zone == 1:
        return ""
    x = LEFT[0] + 4 if zone == 0 else LEFT[2] + WIDE - 18
    box: dict[str, Any] = {"x": x, "y": YARDS_TOP + 4, "width": 14, "height": YARDS_HIGH - 8, "rx": 4}
    drawn = el("rect", class_=SIDES[zone // 2], stroke="var(--chalk)", stroke_width=1.5, **box)
    return drawn + (el("rect", class_="hatch", **box) if zone else "")


def shares(zones: Sequence[int], fives: int) -> list[int]:
    """How many of the real fives lie in each zone: the sides take them first, the fuller one before the other."""
    given = [0, 0, 0]
    for _ in range(fives):
        fits = [z for z in (0, 2, 1) if zones[z] - FIVE * given[z] >= FIVE]
        if fits:
            given[max(fits, key=lambda z: (z != 1, zones[z] - FIVE * given[z]))] += 1
    return given


def by_place(scene: Scene) -> list[int]:
    """The yards from left to right: home's, the neutral ones, away's."""
    own, neutral, theirs = scene.yards
    return [theirs, neutral, own] if scene.attacker == 1 else [own, neutral, theirs]


def yards(scene: Scene, parts: FieldCoins, say: Say) -> str:
    """Every yard coin where it lies. Coins are counted from home's end, so that few of them must move."""
    return _yards(tuple(by_place(scene)), scene.down, parts.yards.fives, parts.downs.coins, say)


@functools.lru_cache(maxsize=100)
def _yards(zones: tuple[int, ...], down: int, real: int, downs: int, say: Say) -> str:
    fives = shares(zones, real)
    drawn, big, small = "", 0, 0
    for zone in range(3):
        x, y = LEFT[zone] + (30 if zone == 0 else 14), YARDS_TOP
        said = yards_words(zone, zones[zone], down, downs, say)
        drawn += _count(zone, zones[zone], (x, y + 46), said, say)
        drawn += _row("five", big, fives[zone], x, y + 84, LARGE, 50)
        ones = zones[zone] - FIVE * fives[zone]
        drawn += _heap(small, ones, x, y + (82 if fives[zone] == 0 else 123), fives[zone] > 0)
        big, small = big + fives[zone], small + ones
    return drawn


@functools.lru_cache(maxsize=200)
def ground(x: float, y: float, wide: float, high: float, rx: float = 8) -> str:
    """What answers to the pointer where nothing is drawn."""
    return el("rect", x=x, y=y, width=wide, height=high, rx=rx, fill="none", pointer_events="all")


def _count(zone: int, count: int, where: tuple[float, float], said: str, say: Say) -> str:
    """How many yards lie in a zone, in chalk."""
    unit = say("board-to-go") if zone == 1 else say("board-yards")
    number = el("tspan", words(count), font_size=46, font_weight=700)
    told = el(
        "text",
        number,
        el("tspan", words(unit), dx=9, font_size=min(22, 125 / max(1, len(unit)))),
        class_="chalk",
    )
    tray = ground(LEFT[zone] - where[0], YARDS_TOP - where[1], WIDE, YARDS_HIGH)
    return el("g", tray, told, id=f"m-yards-{zone}", aria_label=said, transform=at(*where))


@functools.lru_cache(maxsize=500)
def _row(kind: str, first: int, count: int, x: float, y: float, radius: float, step: float) -> str:
    """Coins side by side; many of them overlap rather than leave their tray."""
    step = min(step, (WIDE - 48 - 2 * radius) / max(1, count - 1))
    text, metal = (str(FIVE), "coin") if kind == "five" else ("1", "silver")
    return "".join(
        el("g", coin(radius, text, metal), id=f"m-{kind}-{first + i}", class_="move piece",
           transform=at(x + radius + i * step, y))
        for i in range(count)
    )  # fmt: skip


def _heap(first: int, count: int, x: float, y: float, tight: bool) -> str:
    """The ones in rows: looser where no fives need the room."""
    row = max(8, (count + 1) // 2)
    down, step = (24, 36) if tight else (38, 36)
    return "".join(
        _row("one", first + i, min(row, count - i), x, y + down * (i // row), ONE, step)
        for i in range(0, count, row)
    )


# Momentum and downs ---------------------------------------------------------------------------------------------


def _purse(zone: int) -> str:
    """The place of a side's momentum, and between them the bank."""
    x, y = LEFT[zone], PURSE_TOP
    box: dict[str, Any] = {"x": x, "y": y, "width": WIDE, "height": PURSE_HIGH, "rx": 28}
    drawn = el("rect", class_="hollow", **box)
    dashes = "9 6" if zone == 1 else None
    return drawn + el("rect", class_="line", stroke_width=2, stroke_dasharray=dashes, opacity=0.8, **box)


def _purse_name(zone: int, say: Say) -> str:
    name = say("board-bank") if zone == 1 else say("board-momentum")
    x = LEFT[zone] + WIDE - 20
    return label(name, x, PURSE_TOP + 35, min(25, 190 / len(name)), class_="chalk", text_anchor="end")


def momentum(scene: Scene, coins: int, lit: dict[int, str], say: Say) -> str:
    """Every momentum coin with its owner; `lit` names the tokens of those that may be spent now."""
    home, away = scene.momentum
    return _momentum((home, coins - home - away, away), tuple(lit.items()), say)


@functools.lru_cache(maxsize=100)
def _momentum(held: tuple[int, int, int], payable: tuple[tuple[int, str], ...], say: Say) -> str:
    lit = dict(payable)
    drawn, first = "", 0
    for zone in range(3):
        x, y = LEFT[zone], PURSE_TOP + PURSE_HIGH / 2
        number = label(held[zone], 0, 12, 34, class_="chalk", font_weight=700)
        name = _purse_name(zone, say) if zone != 1 and held[zone] <= FEW else ""
        tray = ground(-36, -PURSE_HIGH / 2, WIDE, PURSE_HIGH, 28)
        said = purse_words(zone, held[zone], say)
        drawn += el("g", tray, number, id=f"m-purse-{zone}", aria_label=said, transform=at(x + 36, y)) + name
        room = 118 if zone == 1 else 90 if held[zone] <= FEW else 210
        step = min(38.0, room / max(1, held[zone] - 1))
        for i in range(held[zone]):
            drawn += _star(first + i, (x + 80 + i * step, y), lit.get(first + i), say)
        first += held[zone]
    return drawn


@functools.lru_cache(maxsize=500)
def _star(number: int, where: tuple[float, float], token: str | None, say: Say) -> str:
    """A momentum coin: a chevron is struck on it; a glowing ring when it may be spent."""
    struck = el("path", d="M-5 -6.5l5 6.5l-5 6.5M1 -6.5l5 6.5l-5 6.5", class_="edge", stroke_width=2.5)
    ring = el("circle", r=SMALL + 1, fill="none", stroke="var(--glow)", stroke_width=4) if token else ""
    return el(
        "g", coin(SMALL, "", "coin"), struck, ring,
        id=f"m-momentum-{number}", class_="move target" if token else "move piece", data_token=token,
        aria_label=say("cell-spend") if token else None, transform=at(*where),
    )  # fmt: skip


def downs(scene: Scene, count: int) -> str:
    """The coins that count the downs: the present one and those before it are turned up."""
    x, y = LEFT[1] + WIDE - 24, YARDS_TOP + 32
    step = min(38.0, 150 / max(1, count))
    return "".join(
        el("g", _down(i + 1, i < scene.down, i + 1 == scene.down), id=f"m-down-{i + 1}", class_="move piece",
           transform=at(x - (count - 1 - i) * step, y))
        for i in range(count)
    )  # fmt: skip


def _down(number: int, turned: bool, present: bool) -> str:
    if not turned:
        empty = el("circle", r=16, class_="line", stroke_width=2, stroke_dasharray="4 4", opacity=0.8)
        return empty + label(number, 0, 7, 20, class_="chalk")
    ring = el("circle", r=18, fill="none", stroke="var(--glow)", stroke_width=3) if present else ""
    return coin(16, number, "silver", 21) + ring
