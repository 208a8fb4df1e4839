"""What a set of components must fulfil to be played with."""

from collections.abc import Iterable, Sequence

import msgspec

from downfield.games.first_downs.components.parts import Cards, Entry, FieldCoins, Parts, Prices, token
from downfield.games.first_downs.model.kinds import OPTIONS
from downfield.kernel.errors import PackError

MOST = 9999  # no number in the box is larger; keeps all arithmetic within the machine's numbers
OFFENCE_CARDS, PLAYS_A_CARD, DEFENCE_CARDS = 3, 2, 6


def check(parts: Parts, where: str) -> None:
    """Raise PackError, with file, key and reason, for components that cannot be played with."""
    check_cards(parts.cards, f"{where}/cards.toml")
    if parts.first_cards is not None:
        check_cards(parts.first_cards, f"{where}/first-cards.toml")
    check_coins(parts.field, f"{where}/field.toml")
    check_prices(parts.prices, f"{where}/prices.toml")


def _demand(good: bool, file: str, key: str, reason: str) -> None:
    if not good:
        raise PackError(f"{file}: key {key}: {reason}.")


def check_cards(cards: Cards, file: str) -> None:
    """Refuse a set of cards that lacks something, or breaks a promise of the rules."""
    check_decks(cards, file)
    check_zones(cards, file)
    check_counters(cards, file)


def check_decks(cards: Cards, file: str) -> None:
    """[FFD-1.1] [FFD-1.2] [FFD-1.3] Three offence cards, two plays each of three options, six defence cards."""
    _count(cards.offence, OFFENCE_CARDS, file, "offence", "offence cards", "FFD-1.1")
    for i, card in enumerate(cards.offence):
        _count(card.plays, PLAYS_A_CARD, file, f"offence[{i}].plays", f"plays on {card.name}", "FFD-1.2")
        for j, play in enumerate(card.plays):
            key = f"offence[{i}].plays[{j}].options"
            _count(play.options, OPTIONS, file, key, f"options of {play.name}", "FFD-1.2")
    _count(cards.defence, DEFENCE_CARDS, file, "defence", "defence cards", "FFD-1.3")
    _names((play.name for play in cards.plays()), file, "offence.plays.name")
    _names((card.name for card in cards.defence), file, "defence.name")


def _count(things: Sequence[msgspec.Struct], wanted: int, file: str, key: str, what: str, rule: str) -> None:
    _demand(len(things) == wanted, file, key, f"{wanted} {what} are wanted, not {len(things)} ({rule})")


def _names(names: Iterable[str], file: str, key: str) -> None:
    """Refuse two names that a record would write alike."""
    seen: set[str] = set()
    for name in names:
        word = token(name).lower()
        _demand(bool(word), file, key, f"{name!r} has no letter or digit")
        _demand(word not in seen, file, key, f"{name!r} stands there twice")
        seen.add(word)


def check_zones(cards: Cards, file: str) -> None:
    """[FFD-5.1] Options go into known zones, and a defence card has an entry for each."""
    codes = [zone.code for zone in cards.zones]
    _demand(bool(codes), file, "zones", "at least one zone is wanted")
    _names(codes, file, "zones.code")
    for play in cards.plays():
        for i, option in enumerate(play.options):
            key = f"offence.plays.options[{i}] of {play.name}"
            _demand(option.zone in codes, file, key, f"there is no zone {option.zone!r}: {' '.join(codes)}")
            _demand(1 <= option.yards <= MOST, file, key, f"an option promises 1 to {MOST} yards")
    for card in cards.defence:
        for code in codes:
            _demand(code in card.zones, file, f"defence.zones of {card.name}", f"zone {code} is missing")
        for code, entry in card.zones.items():
            key = f"defence.zones.{code} of {card.name}"
            _demand(code in codes, file, key, f"there is no zone {code!r}")
            _demand(
                is_shield(entry) or abs(int(entry.value)) <= MOST, file, key, f"{entry.value} is too much"
            )


def check_counters(cards: Cards, file: str) -> None:
    """[FFD-5.4] No card counters a whole play, and options worth fewer yards succeed more often."""
    for play in cards.plays():
        for card in cards.defence:
            countered = [is_countered(card.zones[option.zone]) for option in play.options]
            reason = f"it counters all options of {play.name} (FFD-5.4)"
            _demand(not all(countered), file, f"defence.zones of {card.name}", reason)
        shields = [(o.yards, sum(is_shield(c.zones[o.zone]) for c in cards.defence)) for o in play.options]
        good = all(a[1] <= b[1] for a in shields for b in shields if a[0] < b[0])
        reason = "an option worth fewer yards meets more shields (FFD-5.4)"
        _demand(good, file, f"offence.plays.options of {play.name}", reason)


def is_shield(entry: Entry) -> bool:
    """Whether a zone is covered by a shield."""
    return entry.value == "X"


def is_countered(entry: Entry) -> bool:
    """[FFD-5.4] Whether an entry is a shield or in the defender's favour."""
    return isinstance(entry.value, str) or entry.value < 0


def check_coins(field: FieldCoins, file: str) -> None:
    """Refuse coins and distances with which nothing could be played."""
    yards, kicks = field.yards, field.field_goal
    for part, keys, least in (
        (yards, ("ones", "fives"), 0),
        (yards, ("neutral",), 1),
        (field.downs, ("coins",), 1),
        (field.momentum, ("coins",), 0),
        (field.momentum, ("trick", "steal"), 1),
        (field.points, ("touchdown", "converted", "unconverted", "field_goal"), 0),
        (field.conversion, ("yards",), 1),
        (kicks, ("free",), 0),
        (kicks, ("step",), 1),
    ):
        for key in keys:
            number: int = getattr(part, key)
            name = f"{_table(field, part)}.{key}"
            _demand(least <= number <= MOST, file, name, f"{least} to {MOST} is wanted, not {number}")
    reason = f"the neutral zone cannot hold more than the field has ({yards.total})"
    _demand(yards.neutral <= yards.total, file, "yards.neutral", reason)
    reason = f"the conversion cannot be longer than the field ({yards.total})"
    _demand(field.conversion.yards <= yards.total, file, "conversion.yards", reason)
    _demand(field.points.most() > 0, file, "points", "something must be worth a point")


def _table(field: FieldCoins, part: msgspec.Struct) -> str:
    """The heading under which a part stands in its file."""
    return next(name for name in field.__struct_fields__ if getattr(field, name) is part)


def check_prices(prices: Prices, file: str) -> None:
    """Refuse a price below one: a repeated down without a price would never end."""
    for name in ("seed", "public"):
        for key, price in msgspec.structs.asdict(prices.list(name)).items():
            if key != "mark":
                _demand(1 <= price <= MOST, file, f"{name}.{key}", f"a price is 1 to {MOST}, not {price}")
