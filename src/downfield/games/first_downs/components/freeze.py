"""From the component files and the agreed options to the numbers that the rules look up."""

from mypy_extensions import i64

from downfield.games.first_downs.components.check import is_shield
from downfield.games.first_downs.components.parts import Cards, Entry, FieldCoins, Parts, PriceList
from downfield.games.first_downs.model.tables import Tables
from downfield.kernel.options import Value
from downfield.kernel.vecs import vec


def freeze(parts: Parts, options: dict[str, Value]) -> Tables:
    """The tables of components and options."""
    t = Tables()
    _freeze_cards(t, parts.dealt(options))
    _freeze_field(t, parts.field)
    _freeze_prices(t, parts.prices.list(options["prices"]))
    rounds = options["max_overtime_rounds"]
    t.drives = int(options["drives"] or 0)
    t.miss_resets = int(bool(options["missed_field_goal_resets"]))
    t.rounds = -1 if rounds is None else int(rounds)
    return t


def _freeze_cards(t: Tables, cards: Cards) -> None:
    codes = [zone.code for zone in cards.zones]
    options = [option for play in cards.plays() for option in play.options]
    entries = [card.zones[code] for card in cards.defence for code in codes]
    t.zones, t.plays, t.cards = len(codes), len(cards.plays()), len(cards.defence)
    t.zone = vec[i64]([codes.index(option.zone) for option in options])
    t.yards = vec[i64]([option.yards for option in options])
    t.trick = vec[i64]([int(option.trick) for option in options])
    t.guarded = vec[i64]([int(not card.steal.allowed) for card in cards.offence for _ in card.plays])
    t.entry = vec[i64]([_yards(entry) for entry in entries])
    t.shield = vec[i64]([int(is_shield(entry)) for entry in entries])
    t.deep = vec[i64]([int(not card.steal.allowed) for card in cards.defence])
    t.play_names = tuple(play.name for play in cards.plays())
    t.card_names = tuple(card.name for card in cards.defence)
    t.zone_names = tuple(zone.name for zone in cards.zones)


def _yards(entry: Entry) -> int:
    return 0 if isinstance(entry.value, str) else entry.value


def _freeze_field(t: Tables, field: FieldCoins) -> None:
    t.field, t.ten, t.downs = field.yards.total, field.yards.neutral, field.downs.coins
    t.momentum, t.trick_yards, t.steal_yards = (
        field.momentum.coins,
        field.momentum.trick,
        field.momentum.steal,
    )
    t.touchdown, t.converted = field.points.touchdown, field.points.converted
    t.unconverted, t.field_goal = field.points.unconverted, field.points.field_goal
    t.most = field.points.most()
    t.conversion_yards = field.conversion.yards
    t.free, t.step = field.field_goal.free, field.field_goal.step


def _freeze_prices(t: Tables, prices: PriceList) -> None:
    t.skip, t.buy, t.repeat_attacker = prices.skip, prices.buy, prices.repeat_attacker
    t.steal, t.repeat_defender, t.turnover = prices.steal, prices.repeat_defender, prices.turnover
