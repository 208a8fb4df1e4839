# mypyc: compiled
"""[FFD-1.1] to [FFD-1.7], [FFD-14.5]: the components and the agreed options as numbers that the rules look up."""

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.kinds import OPTIONS
from downfield.kernel.vecs import vec


@mypyc_attr(acyclic=True)
class Tables:
    """Cards, coins, points, prices and options of a match; clones share them."""

    zone: vec[i64]  # of option k of play p, at 3 p + k; so are yards and trick
    yards: vec[i64]
    trick: vec[i64]
    guarded: vec[i64]  # 1 where a play forbids stealing
    entry: vec[i64]  # of card c in zone z, at zones * c + z; so is shield
    shield: vec[i64]
    deep: vec[i64]  # 1 where a defence card forbids stealing

    def __init__(self) -> None:
        self.zones: i64 = 0
        self.plays: i64 = 0
        self.cards: i64 = 0
        self.zone = vec[i64]([])
        self.yards = vec[i64]([])
        self.trick = vec[i64]([])
        self.guarded = vec[i64]([])
        self.entry = vec[i64]([])
        self.shield = vec[i64]([])
        self.deep = vec[i64]([])
        # Names, for people: no rule looks at them.
        self.play_names: tuple[str, ...] = ()
        self.card_names: tuple[str, ...] = ()
        self.zone_names: tuple[str, ...] = ()
        # Coins, and what a drive is worth.
        self.field: i64 = 0  # all yards
        self.ten: i64 = 0  # yards in the neutral zone on a first down
        self.downs: i64 = 0
        self.momentum: i64 = 0
        self.trick_yards: i64 = 0
        self.steal_yards: i64 = 0
        self.touchdown: i64 = 0
        self.converted: i64 = 0
        self.unconverted: i64 = 0
        self.field_goal: i64 = 0
        self.most: i64 = 0  # the most points of one drive
        self.conversion_yards: i64 = 0
        self.free: i64 = 0
        self.step: i64 = 0
        # Prices.
        self.skip: i64 = 0
        self.buy: i64 = 0
        self.repeat_attacker: i64 = 0
        self.steal: i64 = 0
        self.repeat_defender: i64 = 0
        self.turnover: i64 = 0
        # Options.
        self.drives: i64 = 0  # of each player
        self.miss_resets: i64 = 0
        self.rounds: i64 = 0  # of overtime at most; -1 is no limit

    def is_shield(self, play: i64, option: i64, card: i64) -> bool:
        """[FFD-5.2] Whether a card has a shield where the option goes."""
        return self.shield[card * self.zones + self.zone[play * OPTIONS + option]] == 1

    def result(self, play: i64, option: i64, card: i64) -> i64:
        """[FFD-5.3] The option's yards and the card's entry where it goes."""
        at = play * OPTIONS + option
        return self.yards[at] + self.entry[card * self.zones + self.zone[at]]

    def promised(self, play: i64, option: i64) -> i64:
        """The yards that an option promises."""
        return self.yards[play * OPTIONS + option]

    def is_trick(self, play: i64, option: i64) -> bool:
        """[FFD-11.3] Whether an option is marked as a trick play."""
        return self.trick[play * OPTIONS + option] == 1
