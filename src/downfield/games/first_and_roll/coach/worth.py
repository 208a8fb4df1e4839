"""What the open decisions of a play lead to, read off the sheets: always in the eyes of the side on offence."""

import numpy as np

from downfield.games.first_and_roll.coach import plan
from downfield.games.first_and_roll.coach.solve import sheets
from downfield.games.first_and_roll.coach.solve.ends import onside, run_out, step
from downfield.games.first_and_roll.coach.solve.model import Model
from downfield.games.first_and_roll.coach.solve.sheet import Sheet
from downfield.games.first_and_roll.model import kinds
from downfield.games.first_and_roll.model.kinds import GREEN, YELLOW
from downfield.games.first_and_roll.model.position import Roll
from downfield.games.first_and_roll.odds.dice import GOAL
from downfield.games.first_and_roll.rules.downs import DOWNS
from downfield.games.first_and_roll.rules.penalty import is_automatic, is_by_offence, spot_after
from downfield.games.first_and_roll.rules.punt import Punt
from downfield.games.first_and_roll.rules.red_zone_passes import can_be_overthrown, is_too_long
from downfield.games.first_and_roll.rules.turnover import Return


class Worth:
    """Reads a book of sheets for one moment of a match."""

    def __init__(self, model: Model, book: sheets.Book) -> None:
        self.model = model
        self.book = book
        chain = model.dice.chain(YELLOW)
        self.back = np.array(list(chain)), np.array(list(chain.values()))
        self._kick_offs: dict[tuple[int, int], tuple[float, float]] = {}

    def _sheet(self, g: Roll) -> Sheet:
        """The sheet that holds once the play is over: a clock face has been seen by now."""
        return plan.sheet(self.book, g, g.off, ticked=int(g.time == kinds.TICK))

    # Where the ball ends -------------------------------------------------------------------------------------------

    def landed(self, g: Roll, sheet: Sheet, spot: int) -> float:
        """The play ends with the ball at a spot."""
        at = sheet.ends
        if spot >= GOAL:
            return at.touchdown
        if spot <= 0:
            return at.safety
        if spot >= g.marker:
            return float(at.first[spot])
        if g.down < DOWNS:
            return float(sheet.values[g.down, self.model.index[g.marker, spot]])
        return float(at.theirs[GOAL - spot])

    def ended(self, g: Roll, yards: int) -> float:
        """The play ends with this total, flag or no flag."""
        spot = g.ball + yards
        too_long = g.attack == GREEN and is_too_long(spot) and can_be_overthrown(g)
        if g.phase == kinds.TRY:
            return float(spot >= GOAL and not too_long)
        sheet = self._sheet(g)
        if too_long:
            return self.landed(g, sheet, g.ball)
        if g.time == kinds.T:
            return float(sheet.ends.turned[g.attack][min(max(spot, 0), GOAL)])
        return self.landed(g, sheet, spot)

    def stopped(self, g: Roll, yards: int) -> float:
        """A pass stopped at this total, the penalty still to be rolled if there is a flag."""
        declined = self.ended(g, yards)
        if not g.flag:
            return declined
        total = 0.0
        for each in self.model.dice.fouls:
            accepted = self.walked(g, each)
            total += min(declined, accepted) if is_by_offence(each) else max(declined, accepted)
        return total / len(self.model.dice.fouls)

    def again(self, g: Roll, yards: int | None = None) -> float:
        """A circled pass rolled on, and stopped at the best moment [FAR-7.1]."""
        sofar = g.yards if yards is None else yards
        die = self.model.dice.offence[GREEN]
        total = 0.0
        for face in die:
            then = sofar + face.yards
            worth = self.stopped(g, then)
            if face.goes_on and not is_too_long(g.ball + then):
                worth = max(worth, self.again(g, then))
            total += worth
        return total / len(die)

    # Penalties -----------------------------------------------------------------------------------------------------

    def declined(self, g: Roll) -> float:
        """The offended side declines: the return stands, the punt goes on, or the play counts."""
        if isinstance(g.top, Return):
            sheet = self._sheet(g)
            return sheet.ends.touchdown if g.ball >= GOAL else float(sheet.ends.first[g.ball])
        if isinstance(g.top.up, Punt):
            return float(self._sheet(g).ends.away[:, g.ball].max())
        return self.ended(g, g.yards)

    def accepted(self, g: Roll) -> float:
        """The offended side accepts the penalty."""
        return self.walked(g, g.penalty)

    def walked(self, g: Roll, penalty: int) -> float:
        """The ball moved by a penalty: then a first down, the down or try again, or a safety [FAR-10.2b]."""
        if g.phase == kinds.TRY:
            return float(self.model.tries.chance[spot_after(g.tables, penalty, g.ball)])
        spot = step(g.tables, penalty, g.ball)
        sheet = self._sheet(g)
        if spot == 0:
            return sheet.ends.safety
        if isinstance(g.top, Return) or is_automatic(penalty) or spot >= g.marker:
            return float(sheet.ends.first[spot])
        return float(sheet.values[g.down - 1, self.model.index[g.marker, spot]])

    # Kicks ---------------------------------------------------------------------------------------------------------

    def returns(self, g: Roll) -> bool:
        """Whether a punt is better brought back than caught where it lies [FAR-9.6]."""
        first = plan.sheet(self.book, g, 1 - g.off).ends.first
        spot = GOAL - g.ball
        yards, odds = self.back
        return float(odds @ first[np.minimum(spot + yards, GOAL)]) > float(first[spot])

    def runs_out(self, g: Roll) -> bool:
        """Whether a kick-off is better run out than downed [FAR-4.2]."""
        down, out = self._received(plan.sheet(self.book, g, g.off))
        return out > down

    def _received(self, sheet: Sheet) -> tuple[float, float]:
        """A touchback and a run out, to the side that receives; nothing if the half is over."""
        if sheet.left == 0:
            return 0.0, 0.0
        key = (id(sheet), 0)
        if key not in self._kick_offs:
            first, dice = sheet.ends.first, self.model.dice
            self._kick_offs[key] = (
                float(first[dice.t.touchback]),
                run_out(dice, first, sheet.ends.touchdown),
            )
        return self._kick_offs[key]

    def regular(self, g: Roll) -> float:
        """A regular kick-off, to the side that kicks."""
        return -max(self._received(plan.sheet(self.book, g, g.off)))

    def onside(self, g: Roll) -> float:
        """An onside kick, to the side that kicks."""
        ours, theirs = plan.sheet(self.book, g, 1 - g.off), plan.sheet(self.book, g, g.off)
        key = (id(ours), id(theirs))
        if key not in self._kick_offs:
            self._kick_offs[key] = onside(self.model.dice, ours.ends.first, -theirs.ends.first), 0.0
        return self._kick_offs[key][0]

    # The clock -----------------------------------------------------------------------------------------------------

    def standing(self, g: Roll, side: int, ticked: int) -> float:
        """What a side has from here between two plays, after so many more advances of the clock."""
        sheet = plan.sheet(self.book, g, g.off, ticked=ticked, spare=False)
        if g.phase == kinds.PLAY:
            worth = float(sheet.values[g.down - 1, self.model.index[g.marker, g.ball]])
        elif g.phase == kinds.FREEKICK:
            worth = float(sheet.ends.away[:, g.ball].max())
        else:
            worth = max(self._received(sheet))
        return worth if side == g.off else -worth
