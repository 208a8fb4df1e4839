"""Chapter 2 at the border: from a position as people write it to a match, and back."""

from typing import Any, cast

from downfield.games.first_downs.components.freeze import freeze
from downfield.games.first_downs.components.parts import BALANCED, FIRST_CARDS, Parts
from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.legal import check_position, check_size
from downfield.games.first_downs.rules.contest import Contest
from downfield.games.first_downs.rules.frames import FirstDowns
from downfield.kernel.errors import BadPosition
from downfield.kernel.options import Option, Value
from downfield.kernel.position import Field, Json
from downfield.kernel.spec import Seat
from downfield.kernel.state import State
from downfield.toolkit.seats import one_each

SIDES = ("home", "away")
PHASES = ("flip", "between", "down", "touchdown", "conversion")

OPTIONS = (
    Option("drives", "FFD-14.1", 3, least=1),
    Option("prices", "FFD-14.2", "seed", choices=("seed", "public")),
    Option("missed_field_goal_resets", "FFD-14.3", False),
    Option("max_overtime_rounds", "FFD-14.4", None, may_be_none=True),
    Option("first_attacker", "FFD-2.2", "flip", choices=("flip", *SIDES)),
    Option("cards", "FFD-14.6", BALANCED, choices=(BALANCED, FIRST_CARDS), since="2", was=FIRST_CARDS),
)

FORM = (
    Field("phase", "word", "the moment: before the coin, between drives, before a down, ...", choices=PHASES),
    Field("drive", "int", "which drive of the match this is, from 1"),
    Field("attacker", "word", "who attacks", choices=SIDES),
    Field("first", "word", "player 1, who attacks in every odd drive", choices=SIDES),
    Field("down", "int", "the down, from 1"),
    Field("yards", "ints", "yards of attacker, neutral zone and defender", sep="/", count=3),
    Field("momentum", "ints", "momentum of home and away"),
    Field("score", "ints", "points of home and away"),
)


def begin(parts: Any, options: dict[str, Value], fields: dict[str, Json]) -> State:
    """A match at its opening [FFD-2.3] [FFD-2.4], or at a position, not yet at its first need."""
    g = FirstDowns(freeze(cast(Parts, parts), options), Contest())
    usual = "flip" if options["first_attacker"] == "flip" and not fields else "down" if fields else "between"
    for name, value in fields.items():
        check_size(name, value)
    g.stage = PHASES.index(cast(str, fields.get("phase", usual)))
    g.drive = cast(int, fields.get("drive", 1)) - 1
    if g.stage == k.FLIP:
        _only_phase(fields, options)
        return g
    g.attacker = _attacker(fields, options, g.drive)
    _lay(g, fields)
    _share(g, fields)
    if fields:
        check_position(g)
    return g


def _only_phase(fields: dict[str, Json], options: dict[str, Value]) -> None:
    """Refuse other fields before the coin is flipped: nothing has happened yet."""
    if options["first_attacker"] != "flip":
        raise BadPosition(
            "phase=flip: no coin is flipped, {side} attacks first ({rule}).",
            key="ffd-no-flip", rule="FFD-2.2", side=str(options["first_attacker"]),
        )  # fmt: skip
    for name in fields:
        if name != "phase":
            raise BadPosition(
                "{name}: before the coin is flipped nothing else can be told ({rule}).",
                key="ffd-flip-only", rule="FFD-2.2", name=name,
            )  # fmt: skip


def _attacker(fields: dict[str, Json], options: dict[str, Value], drive: int) -> int:
    """Say who attacks: as the position tells, or by who is player 1 and which drive it is."""
    agreed = options["first_attacker"]
    told = fields.get("first", agreed if agreed != "flip" else None)
    if agreed not in ("flip", told):
        raise BadPosition(
            "first={value}: it was agreed that {side} attacks first ({rule}).",
            key="ffd-first", rule="FFD-2.2", value=str(told), side=str(agreed),
        )  # fmt: skip
    attacker = cast(str | None, fields.get("attacker"))
    if told is None:
        return SIDES.index(attacker) if attacker else drive % 2
    due = (SIDES.index(cast(str, told)) + drive) % 2
    if attacker is not None and attacker != SIDES[due]:
        raise BadPosition(
            "attacker={value}: drive {count} is that of {side} when {first} attacks first ({rule}).",
            key="ffd-attacker", rule="FFD-9.3", value=attacker, count=drive + 1, side=SIDES[due],
            first=str(told),
        )  # fmt: skip
    return due


def _lay(g: Downs, fields: dict[str, Json]) -> None:
    """Set down and yards as the position tells, or as is usual at this moment."""
    usual = [g.own, g.neutral, g.theirs]
    if g.stage == k.TOUCHDOWN:
        usual = [g.t.field, 0, 0]
    elif g.stage == k.CONVERSION:
        usual = [g.t.field - g.t.conversion_yards, g.t.conversion_yards, 0]
    g.down = cast(int, fields.get("down", 1))
    g.own, g.neutral, g.theirs = cast(list[int], fields.get("yards", usual))


def _share(g: Downs, fields: dict[str, Json]) -> None:
    """Set momentum and score, which are told for home first."""
    momentum = cast(list[int], fields.get("momentum", [0, 0]))
    g.ma, g.md = momentum[g.attacker], momentum[1 - g.attacker]
    g.home, g.away = cast(list[int], fields.get("score", [0, 0]))


def fields(state: State) -> dict[str, Json]:
    """The position of a match, whole."""
    g = cast(Downs, state)
    if g.stage == k.FLIP:
        return {"phase": PHASES[k.FLIP]}
    return {
        "phase": PHASES[g.stage],
        "drive": int(g.drive) + 1,
        "attacker": SIDES[g.attacker],
        "down": int(g.down),
        "yards": [int(g.own), int(g.neutral), int(g.theirs)],
        "momentum": momentum(g),
        "score": [int(g.home), int(g.away)],
    }


def momentum(g: Downs) -> list[Json]:
    """Momentum by side, home first."""
    return [int(g.md), int(g.ma)] if g.attacker == 1 else [int(g.ma), int(g.md)]


def seats(options: dict[str, Value]) -> tuple[Seat, ...]:
    """[FFD-13.1] Exactly two players."""
    return one_each(options)
