# mypyc: compiled
"""Cards of the steady coach: each is played when its gain in goals exceeds what keeping it is worth."""

import functools

from mypy_extensions import i64

from downfield.games.calciotto.coach.ball import MOVING_SHARE, moving, rows_to_go
from downfield.games.calciotto.coach.pitch import DUELS, EVEN
from downfield.games.calciotto.coach.sight import CAP, COSTS, Sight
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import AIMED, DECK, KNOWN, Pitch
from downfield.games.calciotto.model.tables import AREA, KINDS, SLOTS
from downfield.games.calciotto.odds.dice import ROLLS, Dice, spread
from downfield.games.calciotto.odds.duel import contrast_chance, dice_of, goal_chance, with_card
from downfield.games.calciotto.rules.movement import multiplier
from downfield.games.calciotto.rules.strength import zone_bonus
from downfield.kernel.needs import NOBODY, PASS
from downfield.kernel.vecs import vec

# What a card is worth in the hand, in thousandths of a goal
PRICES = {
    kinds.V_DOUBLE: 50,
    kinds.V_SPRINT: 35,
    kinds.V_CARRIER: 30,
    kinds.V_CHALLENGER: 25,
    kinds.V_SAVE: 60,
    kinds.V_REACH: 40,
    kinds.V_FOUL: 10,
    kinds.V_CANCEL: 110,
    kinds.V_ONE_DIE: 120,
    kinds.V_TWICE: 120,
}
PENALTY = 700  # what a penalty is worth
FREE_KICK = 80  # what a free kick near the goal is worth beside the ball, less for each row
YELLOW, RED = 25, 150  # a caution, and the second one
FEW_PHASES = 30  # when cards begin to lose their worth


def card(g: Pitch, side: int, options: list[int], style: Style = STEADY, care: float = 1.0) -> int:
    """A card of the window, or PASS; with less care cards are kept less dear."""
    if len(options) == 1:
        return PASS
    phase = moment(g, side)
    thrift = care * keep(g, side)
    found = (0.0, PASS)
    for x in options[1:]:
        kind = x // kinds.AIM - 1
        price = thrift * PRICES[int(g.tables.verb[kind])] * (style.hard if g.tables.hard[kind] else 1.0)
        worth = phase.gain(kind, x % kinds.AIM) - price
        found = max(found, (worth, x))
    return found[1]


def moment(g: Pitch, side: int) -> "Shot | Contrast | Movement":
    """The phase in which cards are played."""
    if g.moment == kinds.IN_MOVEMENT:
        return Movement(g, side)
    return Contrast(g, side) if g.moment == kinds.IN_CONTRAST else Shot(g, side)


def keep(g: Pitch, side: int) -> float:
    """How dear cards are: less at the end of a match, and in a full hand."""
    t = g.tables
    left = FEW_PHASES if t.by_goals else (int(t.limit) - int(g.played * t.seconds)) // max(1, int(t.seconds))
    full = max(0, int(g.hand_size(side)) - 5)
    return min(1.0, left / FEW_PHASES) * 0.85**full


def holds(g: Pitch, side: int, verb: int) -> float:
    """The chance that the other side holds a card of a kind, as far as this side can know [CAL-23.9]."""
    known = size = wanted = pool = 0
    for kind in range(KINDS):
        open_ = int(g.cards[KNOWN + KINDS * (1 - side) + kind])
        hidden = int(g.cards[KINDS * (1 - side) + kind]) - open_
        size += hidden
        pool += hidden + int(g.cards[DECK + kind])
        if g.tables.verb[kind] == verb:
            known += open_
            wanted += hidden + int(g.cards[DECK + kind])
    if known:
        return 1.0
    none = 1.0
    for n in range(size):
        none *= max(0, pool - wanted - n) / max(1, pool - n)
    return 1 - none


class Shot:
    """A shot action: cards change its chance."""

    def __init__(self, g: Pitch, side: int) -> None:
        self.g, self.side = g, side
        self.now = goal_chance(g, int(g.shooter), int(g.target))

    def gain(self, kind: int, aim: int) -> float:
        """Thousandths of a goal."""
        twin = with_card(self.g, self.side, kind, aim)
        more = goal_chance(twin, int(twin.shooter), int(twin.target)) - self.now
        return 1000 * (more if self.side == self.g.turn else -more)


class Contrast:
    """A contrast: cards change its chance, hard ones may be sanctioned, sanctions end it."""

    def __init__(self, g: Pitch, side: int) -> None:
        self.g, self.side = g, side
        sight, ball = Sight(g), int(g.at[g.carrier])
        turn = int(g.turn)
        self.won = moving(g, turn, int(g.at[g.challenger]), int(sight.threat(turn, g.challenger)))
        self.lost = moving(g, 1 - turn, ball, int(sight.threat(1 - turn, g.carrier)))
        self.now = self.worth(contrast_chance(g, int(g.challenger)))

    def worth(self, chance: float) -> float:
        """To the challenger's side."""
        return chance * self.won - (1 - chance) * self.lost

    def foul(self, caution: float) -> float:
        """To the challenger's side, if it is called back."""
        g = self.g
        inside = bool(g.tables.marks[g.at[g.carrier]] & AREA << g.turn)
        red = g.yellows(g.who[g.challenger]) > 0
        near = max(0.0, FREE_KICK - 6 * rows_to_go(g, 1 - int(g.turn), int(g.at[g.carrier])))
        return -(PENALTY if inside else self.lost + near) - caution * (RED if red else YELLOW)

    def gain(self, kind: int, aim: int) -> float:
        """To the side that plays the card."""
        g, verb = self.g, int(self.g.tables.verb[kind])
        if verb == kinds.V_FOUL:
            return self.now - self.foul(float(g.tables.caution[kind]))
        worth = self.worth(contrast_chance(with_card(g, self.side, kind, aim), int(g.challenger)))
        if self.side != g.turn:
            return self.now - worth
        if g.tables.hard[kind]:
            called = holds(g, self.side, kinds.V_FOUL)
            worth += called * (min(worth, self.foul(0.5)) - worth)
        return worth - self.now


@functools.cache
def points(dice: Dice, factor: int) -> list[int]:
    """How likely each number of points is, in thousandths."""
    found = [0.0] * COSTS
    for score, count in spread(dice):
        found[min(CAP, factor * score)] += 1000 * count / ROLLS
    return [round(p) for p in found]


class Movement:
    """A movement phase: cards change its points, or how far somebody runs."""

    def __init__(self, g: Pitch, side: int) -> None:
        self.g, self.side = g, side
        self.sight = Sight(g)
        self.ball = int(g.side_of(g.carrier)) == g.turn
        self.quiet = g.mode not in (kinds.FREELY, kinds.KICK_FIRST)  # no shot can follow
        self.now = self.promise(g)

    def promise(self, g: Pitch) -> float:
        """What the points of the phase are worth to the turn side, with the cards in force."""
        if self.quiet or not self.ball:
            return 0.0
        turn, sight = int(g.turn), self.sight
        sight.sprinter, sight.sprint = NOBODY, 0
        if g.has_in_force(turn, kinds.V_SPRINT):
            sight.sprinter = SLOTS * turn + int(g.desk[AIMED + turn])
            sight.sprint = int(g.tables.amount[g.in_force(turn)])
        sight.flow(turn, g.carrier, CAP, False, False)
        likely = points(dice_of(g, turn, kinds.IN_MOVEMENT), int(multiplier(g)))
        return MOVING_SHARE * int(sight.average(vec[i64](likely)))

    def gain(self, kind: int, aim: int) -> float:
        """To the side that plays the card."""
        g = self.g
        if g.tables.verb[kind] == kinds.V_SPRINT and not self.ball:
            return self.hunt(SLOTS * self.side + aim, int(g.tables.amount[kind]))
        more = self.promise(with_card(g, self.side, kind, aim)) - self.now
        return more if self.side == g.turn else -more

    def hunt(self, slot: int, sprint: int) -> float:
        """A sprint to a carrier whom nobody else reaches so well."""
        g, sight, ball = self.g, self.sight, int(self.g.at[self.g.carrier])
        sight.run(slot, int(g.pace_of(slot)) + sprint)
        if not [n for n in range(len(sight.runs)) if g.is_beside(sight.runs[n], ball)]:
            return 0.0
        chance = int(DUELS[EVEN + zone_bonus(g, slot, ball) - zone_bonus(g, g.carrier, ball)])
        more = chance - int(sight.risk(g.carrier, ball))
        if more <= 0:
            return 0.0
        theirs = moving(g, 1 - self.side, ball, int(sight.threat(1 - self.side, g.carrier)))
        mine = moving(g, self.side, ball, int(sight.threat(self.side, slot)))
        return more / 1000 * (mine + theirs)
