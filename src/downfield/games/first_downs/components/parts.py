"""The components as their files hold them."""

import functools
from collections.abc import Mapping
from typing import Literal

import msgspec

from downfield.kernel.pack import Mark

NOT_IN_TOKENS = frozenset("/:?;,\"'{}[]()#=")  # signs that mean something in a record or a position
FIVE = 5  # yards on a large coin [FFD-1.4]
BALANCED, FIRST_CARDS = "balanced", "first-cards"  # the sets of cards in the box [FFD-14.6]


class Zone(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A place where a play can go."""

    code: str
    name: str
    mark: Mark


class Steal(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-12.3] Whether yards can be stolen after a tackle of, or with, this card."""

    allowed: bool
    mark: Mark


class PlayOption(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-5.1] A zone and the yards it promises; arrows mark a trick play."""

    zone: str
    yards: int
    trick: bool
    mark: Mark


class OffencePlay(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """One side of an offence card."""

    name: str
    options: list[PlayOption]
    mark: Mark


class OffenceCard(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-1.2] A red card with a play on either side."""

    name: str
    steal: Steal
    plays: list[OffencePlay]
    mark: Mark


class Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-5.1] What a defence card holds in a zone: a shield, or yards for one side or the other."""

    value: int | Literal["X"]
    mark: Mark


class DefenceCard(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """[FFD-1.3] A blue card: an entry for every zone."""

    name: str
    steal: Steal
    zones: dict[str, Entry]
    mark: Mark


class Cards(msgspec.Struct, frozen=True, eq=False, forbid_unknown_fields=True):
    """The file cards.toml, and first-cards.toml."""

    zones: list[Zone]
    offence: list[OffenceCard]
    defence: list[DefenceCard]

    def plays(self) -> list[OffencePlay]:
        """Every play in the order of the cards."""
        return [play for card in self.offence for play in card.plays]


class Yards(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-1.4] The small coins, and how many of them lie in the neutral zone on a first down."""

    ones: int
    fives: int
    neutral: int
    mark: Mark

    @property
    def total(self) -> int:
        """All the yards of the field."""
        return self.ones + FIVE * self.fives


class DownCoins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-1.6] The coins that count the downs."""

    coins: int
    mark: Mark


class MomentumCoins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-1.5] The momentum coins, and the yards that a purchase moves."""

    coins: int
    trick: int
    steal: int
    mark: Mark


class Points(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-14.5] What a drive is worth."""

    touchdown: int
    converted: int
    unconverted: int
    field_goal: int
    mark: Mark

    def most(self) -> int:
        """[FFD-9.2] The most that one drive can give."""
        return max(self.touchdown, self.converted, self.unconverted, self.field_goal)


class Conversion(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-6.2] Yards to be taken again."""

    yards: int
    mark: Mark


class FieldGoals(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-7.3] The free distance, and the yards that each toss stands for."""

    free: int
    step: int
    mark: Mark


class FieldCoins(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file field.toml."""

    yards: Yards
    downs: DownCoins
    momentum: MomentumCoins
    points: Points
    conversion: Conversion
    field_goal: FieldGoals


class PriceList(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """[FFD-14.2] What momentum buys."""

    skip: int
    buy: int
    repeat_attacker: int
    steal: int
    repeat_defender: int
    turnover: int
    mark: Mark


class Prices(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The file prices.toml: one list for each choice of the option `prices`."""

    seed: PriceList
    public: PriceList

    def list(self, name: object) -> PriceList:
        """The list that was agreed."""
        return self.public if name == "public" else self.seed


class Parts(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Everything in the box."""

    cards: Cards
    field: FieldCoins
    prices: Prices
    first_cards: Cards | None = msgspec.field(default=None, name="first-cards")

    def dealt(self, options: Mapping[str, object]) -> Cards:
        """[FFD-14.6] The cards that were agreed; a box with one set of cards has no other."""
        first = options["cards"] == FIRST_CARDS
        return self.first_cards if first and self.first_cards is not None else self.cards


@functools.lru_cache(maxsize=500)
def token(name: str) -> str:
    """A name as one word of a record: Pro Set A is ProSetA."""
    return "".join(c for c in name if c.isprintable() and not c.isspace() and c not in NOT_IN_TOKENS)
