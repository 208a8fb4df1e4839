# mypyc: compiled
"""Chapter 8: the shot action and the save. The keeper stays where he is until the dice have spoken [CAL-8.12]."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.calciotto.model.facts import E_GOAL, E_SAVED, E_TIED, E_TOTAL_SAVE, E_TOTAL_SHOT
from downfield.games.calciotto.model.kinds import IN_SHOT, LINEUP, RELAUNCH, V_REACH, V_SAVE
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.rules.cards import Cards
from downfield.games.calciotto.rules.roll import BOTH_DICE, Roll
from downfield.games.calciotto.rules.strength import zone_bonus
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import Frame, State


@mypyc_attr(acyclic=True, free_list_len=1)
class Shot(Frame):
    """[CAL-8.5, CAL-8.12] Cards, the shooter's dice, the dice of a keeper who stands still; the higher total wins."""

    TAG: Final = 24
    START: Final = 0
    CARDED: Final = 1
    SHOT: Final = 2
    REACHED: Final = 3

    def __init__(self, total: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.total = total  # the shooter's

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        keeper = g.keeper(1 - g.turn)
        match self.arm:
            case Shot.START:
                self.arm = Shot.CARDED
                return g.call(Cards(IN_SHOT))
            case Shot.CARDED:
                return self.shoot(g)
            case Shot.SHOT:
                bonus = shot_bonus(g, g.shooter, g.at[g.shooter], g.at[keeper], g.target)
                self.total = total(g, E_TOTAL_SHOT, g.shooter, got, bonus)
                self.arm = Shot.REACHED
                return g.call(Roll(1 - g.turn, g.seat_of(keeper), BOTH_DICE))
            case Shot.REACHED:
                saved = total(g, E_TOTAL_SAVE, keeper, got, save_bonus(g, keeper, g.at[keeper], g.target))
                if saved == self.total:  # [CAL-8.8, CAL-8.13] both roll again, the cards stay in force
                    g.emit(E_TIED, self.total)
                    return self.shoot(g)
                self.settle(g, keeper, saved)
        return g.done(0)

    def shoot(self, g: Pitch) -> i64:
        self.arm = Shot.SHOT
        return g.call(Roll(g.turn, g.seat_of(g.shooter), BOTH_DICE))

    def settle(self, g: Pitch, keeper: i64, saved: i64) -> None:
        """[CAL-8.9] A goal, then the other side kicks off; or a save, and the keeper relaunches [CAL-8.10]."""
        if self.total > saved:
            g.emit(E_GOAL, g.turn, g.number_of(g.shooter))
            g.add_goal(g.turn)
            g.carrier = NOBODY
            g.phase = LINEUP
        else:
            g.emit(E_SAVED, 1 - g.turn, g.number_of(keeper))
            g.carrier = keeper
            g.phase = RELAUNCH
        g.turn = 1 - g.turn  # [CAL-5.2]

    def copy(self) -> Frame:
        return Shot(self.total, self.arm)

    def ints(self) -> list[int]:
        return [Shot.TAG, self.arm, self.total]


def total(g: Pitch, event: i64, slot: i64, dice: i64, bonus: i64) -> i64:
    """Dice and bonus of a shooter or a keeper, told to both sides."""
    g.emit(event, g.side_of(slot), g.number_of(slot), dice, bonus, dice + bonus)
    return dice + bonus


def shot_bonus(g: Pitch, shooter: i64, square: i64, guarded: i64, target: i64) -> i64:
    """[CAL-8.6] Strength, if the shooter's square is in its zone and the target not the one that the keeper guards.

    A keeper's strength is for saves [CAL-3.6].
    """
    return 0 if guarded == target or shooter % SLOTS == 0 else zone_bonus(g, shooter, square)


def save_bonus(g: Pitch, keeper: i64, guarded: i64, target: i64) -> i64:
    """[CAL-8.7] Strength on the guarded square and the next, with TUFFO DOPPIO further; SICUREZZA adds to the total."""
    side = g.side_of(keeper)
    far: i64 = 1
    bonus: i64 = 0
    if g.has_in_force(side, V_REACH):
        far = g.tables.amount[g.in_force(side)]
    if g.has_in_force(side, V_SAVE):
        bonus = g.tables.amount[g.in_force(side)]
    if g.distance(guarded, target) <= far:
        bonus += g.strength_of(keeper)
    return bonus
