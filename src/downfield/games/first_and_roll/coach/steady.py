"""The coach `steady`: knows what most choices are worth, and errs at times; for points where a pack is not solved.

The class is the latter: the equilibrium of the next-score model, with a sense of score and clock.
"""

import functools
from typing import Final, cast

import numpy as np

from downfield.games.first_and_roll.coach import plan
from downfield.games.first_and_roll.coach.solve import sheets
from downfield.games.first_and_roll.coach.solve.sheet import KICK, PUNT, Sheet
from downfield.games.first_and_roll.coach.worth import Worth
from downfield.games.first_and_roll.components.freeze import freeze
from downfield.games.first_and_roll.components.parts import Parts
from downfield.games.first_and_roll.model import kinds
from downfield.games.first_and_roll.model import questions as q
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.odds.dice import dice_of
from downfield.games.first_and_roll.rules.tries import EXTRA_POINT, TWO_POINTS
from downfield.kernel.chance import Rng
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.toolkit.advised import Habit

HABIT: Final = Habit(dear=0.068, most=0.2)
FINE = 2**30  # how finely a mix is drawn
A_LITTLE = 0.05  # points that a time-out must save at least
A_CHANCE = 0.002  # or how much of a last drive

solved = functools.lru_cache(maxsize=4)(sheets.book)  # the coaches of both sides share one book


class Steady:
    """Decides for any seat of a match."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int) -> None:
        settled = game.options(options)
        dice = dice_of(freeze(cast(Parts, game.pack.parts), settled))
        self.model, self.book = solved(dice, game.pack.hash)
        self.worth = Worth(self.model, self.book)
        self.sides = [seat.side for seat in game.spec.seats(settled)]
        self.block = dice.best_pair
        self.hail = dice.hail_mary
        self.sit_down(seed, 0)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits; the other seat's sealed hand is not looked at."""
        g = cast(Roll, state)
        side = self.sides[seat]
        match g.question:
            case q.Q_DICE:
                return self._dice(g, side)
            case q.Q_DECLARE:
                return self._declare(g, state.options(seat))
            case q.Q_BOMB:
                situation = self.model.index[g.marker, g.ball]
                return int(self._sheet(g).bombs[g.down - 1, situation])
            case q.Q_AGAIN:
                return int(self.worth.again(g) > self.worth.stopped(g, g.yards))
            case q.Q_PENALTY:
                gain = self.worth.accepted(g) - self.worth.declined(g)
                return int(gain > 0) if side == g.off else int(gain < 0)
            case q.Q_TIMEOUT:
                return max(state.options(seat)) if self._stops_clock(g, side) else 0
            case q.Q_RUN_OFF:
                return int(self._runs_off(g, side))
            case q.Q_BLOCK_PUNT | q.Q_BLOCK_KICK:
                return self.block
            case _:
                return self._kick(g, side)

    def _sheet(self, g: Roll) -> Sheet:
        return plan.sheet(self.book, g, g.off)

    # The play -----------------------------------------------------------------------------------------------------

    def _dice(self, g: Roll, side: int) -> int:
        """A die by the mix of the sheet, or of the try."""
        if g.phase == kinds.TRY:
            mixes = self.model.tries.offence if side == g.off else self.model.tries.defence
            return drawn(mixes[:, g.ball - 1], self.rng)
        sheet = self._sheet(g)
        mixes = (sheet.offence if side == g.off else sheet.defence)[g.down - 1]
        return drawn(mixes[:, self.model.index[g.marker, g.ball]], self.rng)

    def _declare(self, g: Roll, options: list[int]) -> int:
        """What the sheet says; at the very end a Hail Mary if it promises more, which to a leader is the end itself."""
        sheet, situation = self._sheet(g), self.model.index[g.marker, g.ball]
        if kinds.HAIL_MARY in options and sheet.later is not None and plan.one_score_does(g):
            if self.hail * sheet.later.ends.touchdown > sheet.values[g.down - 1, situation]:
                return kinds.HAIL_MARY
        best = {PUNT: kinds.PUNT, KICK: kinds.FIELD_GOAL}.get(int(sheet.declared[g.down - 1, situation]), 0)
        return best if best in options else kinds.ORDINARY

    # Kicks, tries and the toss ------------------------------------------------------------------------------------

    def _kick(self, g: Roll, side: int) -> int:
        match g.question:
            case q.Q_KICKOFF:
                return int(self.worth.onside(g) > self.worth.regular(g))
            case q.Q_RETURN:
                return int(self.worth.runs_out(g))
            case q.Q_PUNT:
                return int(np.argmax(self._sheet(g).ends.away[:, g.ball]))
            case q.Q_CATCH:
                return int(self.worth.returns(g))
            case q.Q_TRY:
                return int(self._goes_for_two(g, side))
            case q.Q_CALL:
                return int(self.rng.below(2))
            case _:  # [FAR-2.2] receive: the first drive is worth having, and the other half comes round
                return 0

    def _goes_for_two(self, g: Roll, side: int) -> bool:
        """The better of one point and two: on average in the first half, for the lead in the second."""
        two = float(self.model.tries.chance[g.ball])
        one = self.model.dice.kicked_point()
        if g.half == 1:
            return TWO_POINTS * two > EXTRA_POINT * one
        lead, drives = g.points(side) - g.points(1 - side), plan.drives_left(g)
        plain, with_one, with_two = (
            plan.standing(lead + points, drives) for points in (0, EXTRA_POINT, TWO_POINTS)
        )
        return two * with_two + (1.0 - two) * plain > one * with_one + (1.0 - one) * plain

    # The clock ----------------------------------------------------------------------------------------------------

    def _stops_clock(self, g: Roll, side: int) -> bool:
        """A time-out, near the end of a half, if the side has more to hope for than to fear."""
        if plan.time_left(g) > sheets.LATE or g.half > 2:
            return False
        least = A_LITTLE if g.half == 1 or g.home == g.away else A_CHANCE
        return self.worth.standing(g, side, 0) - self.worth.standing(g, side, 1) > least

    def _runs_off(self, g: Roll, side: int) -> bool:
        """A run-off if time is on our side: in front in the second half, or by the sheets near the end."""
        if g.half > 2:
            return False
        if plan.time_left(g) > sheets.LATE:
            return g.half == 2 and g.points(side) > g.points(1 - side)
        return self.worth.standing(g, side, 1) > self.worth.standing(g, side, 0)


def drawn(mix: "np.ndarray[tuple[int], np.dtype[np.float64]]", rng: Rng) -> int:
    """One of three, as likely as the mix says."""
    left = int(rng.below(FINE)) / FINE - float(mix[0])
    if left < 0.0:
        return 0
    return 1 if left < float(mix[1]) or mix[2] <= 0.0 else 2
