"""The next-score model: every down, marker and spot of the field worth the points it is likely to bring.

A value is what the offence may expect from here, in points, until somebody scores, the kick-off that follows taken at
its own value; both sides at their best. Sealed dice are mixed as in an equilibrium, everything open is decided as well
as it can be: Long Bomb, stopping a breakaway, accepting a penalty, punt or field goal, fair catch or return.

Left out: time-outs; the clock on blocked punts and onside kicks, and the run-off after a matched run (FAR-20.4); what
the clock die shows, a turnover apart, when a penalty or a breakaway is decided; more than forty yards to go, which
count as forty.
"""

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.duel import Floats, column_mix, row_mix, worth
from downfield.games.first_and_roll.coach.solve.ends import Ends, ends, onside, run_out, stepped
from downfield.games.first_and_roll.coach.solve.ground import WIDE, Ground, Ints, Spots, Throw
from downfield.games.first_and_roll.coach.solve.plays import Plays
from downfield.games.first_and_roll.coach.solve.sheet import ENDLESS, Sheet, Stake
from downfield.games.first_and_roll.coach.solve.tries import Tries
from downfield.games.first_and_roll.model.kinds import RED
from downfield.games.first_and_roll.odds.dice import GOAL, Dice, Odds, added
from downfield.games.first_and_roll.rules.downs import marker_ahead
from downfield.games.first_and_roll.rules.penalty import is_automatic, is_by_offence
from downfield.games.first_and_roll.rules.tries import EXTRA_POINT, TWO_POINTS

FARTHEST = 40  # yards to go beyond this are all the same
MOST_SWEEPS = 1000


class Model:
    """A pack under some options, ready to be solved for any stake."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice
        pairs = [(m, y) for y in range(1, GOAL) for m in range(y + 1, min(y + FARTHEST, GOAL) + 1)]
        self.spots = Spots(np.array([m for m, _ in pairs]), np.array([y for _, y in pairs]))
        self.index = self._index()
        self.fresh = np.array([self.index[marker_ahead(y), y] for y in range(1, GOAL)])
        self.plays = Plays(dice, self.spots)
        self.penalties = [stepped(dice.t, foul, self.spots.ball) for foul in dice.fouls]
        self.tries = Tries(dice)
        two = float(self.tries.chance[GOAL - dice.t.try_spot])
        self.try_worth = max(EXTRA_POINT * dice.kicked_point(), TWO_POINTS * two)
        self.good = np.array([0.0] + [dice.good(GOAL - y) for y in range(1, GOAL)] + [0.0])
        self.blocked, self.one_flag = dice.flags(dice.best_pair)
        self.recovered = Throw(self._both_reds(), self.spots.place)

    def _index(self) -> Ints:
        """The situation of each marker and spot short of it; more than the farthest to go counts as the farthest."""
        index = np.zeros((WIDE, WIDE), dtype=np.int64)
        index[self.spots.marker, self.spots.ball] = np.arange(len(self.spots))
        for y in range(1, GOAL - FARTHEST):
            index[y + FARTHEST :, y] = index[y + FARTHEST, y]
        return index

    def _both_reds(self) -> Odds:
        """Both red dice added, a flag for nothing [FAR-9.2]."""
        losses = self.dice.losses(RED)
        losses[0] = losses.get(0, 0.0) + self.dice.flag(RED)
        return added(self.dice.chain(RED), losses)

    # One stake ---------------------------------------------------------------------------------------------------

    def expired(self, stake: Stake) -> Sheet:
        """The end of a half: only what the last play scored still counts."""
        nothing = np.zeros(WIDE)
        return self._blank(0, ends(self.dice, self._scores(stake, 0.0, 0.0), nothing, nothing.copy()))

    def _blank(self, left: int, at: Ends) -> Sheet:
        n = len(self.spots)
        mixes, marks = np.zeros((2, 4, 3, n)), np.zeros((4, n), dtype=np.int8)
        return Sheet(left, np.zeros((4, n)), at, mixes[0], mixes[1], marks, marks.astype(np.bool_))

    def solve(
        self, stake: Stake, later: Sheet | None = None, against: Sheet | None = None, close: float = 1e-7
    ) -> Sheet:
        """Sweep over all downs, the fourth first, until nothing moves more than `close`."""
        sheet = self._blank(ENDLESS if later is None else later.left + 1, self.expired(stake).ends)
        if later is not None:
            sheet.later, sheet.values = later, later.values.copy()
        for sheet.sweeps in range(1, MOST_SWEEPS):
            before = sheet.values.copy()
            self._renew(sheet, stake, against)
            for down in (3, 2, 1, 0):
                sheet.values[down] = self._best(sheet, down)
            if float(np.abs(sheet.values - before).max()) < close:
                break
        self._renew(sheet, stake, against)
        self._write_down(sheet)
        return sheet

    def _scores(self, stake: Stake, kickoff: float, free_kick: float) -> tuple[float, float, float]:
        """Touchdown, field goal and safety with what follows them: the other team receives."""
        if not stake.renewed:
            return stake.touchdown, stake.field_goal, stake.safety
        return (
            stake.touchdown + self.try_worth - kickoff,
            stake.field_goal - kickoff,
            stake.safety + free_kick,
        )

    def _renew(self, sheet: Sheet, stake: Stake, against: Sheet | None) -> None:
        """Work out the ends of a possession from the values as they stand."""
        old, dice = sheet.ends, self.dice
        first = np.zeros(WIDE)
        first[1:GOAL] = sheet.values[0, self.fresh]
        first[GOAL] = old.touchdown
        if stake.mirror:
            theirs = -first
        else:
            theirs = np.zeros(WIDE) if against is None else -against.ends.first
        kickoff = free_kick = 0.0
        if stake.renewed:
            received = max(float(first[dice.t.touchback]), run_out(dice, first, old.touchdown))
            kickoff = min(received, -onside(dice, first, theirs))
            free_kick = float(old.away[:, dice.t.free_kick].max())
        scores = self._scores(stake, kickoff, free_kick)
        theirs[GOAL] = -scores[0] if stake.allowed is None else stake.allowed
        sheet.ends = ends(dice, scores, first, theirs)

    # One down ----------------------------------------------------------------------------------------------------

    def table(self, sheet: Sheet, down: int) -> Floats:
        """What it is worth that a play ends with the ball at a spot: by marker and spot."""
        at = sheet.ends
        lost = np.broadcast_to(at.theirs[::-1], (WIDE, WIDE))  # [FAR-3.4]
        short = sheet.values[down + 1][self.index] if down < 3 else lost
        reached = np.arange(WIDE)[None, :] >= np.arange(WIDE)[:, None]
        table = np.where(reached, at.first[None, :], short)
        table[:, 0] = at.safety
        table[:, GOAL] = at.touchdown
        return table

    def accepted(self, sheet: Sheet, down: int) -> Floats:
        """What each penalty is worth when accepted: the same down from elsewhere, or a first down [FAR-10.2b]."""
        rows = []
        for foul, to in zip(self.dice.fouls, self.penalties, strict=True):
            same = sheet.values[down][self.index[self.spots.marker, to]]
            fresh = (to >= self.spots.marker) | is_automatic(foul)
            rows.append(np.where(to == 0, sheet.ends.safety, np.where(fresh, sheet.ends.first[to], same)))
        return np.stack(rows)

    def ground(self, sheet: Sheet, down: int) -> Ground:
        """What a play of this down can lead to, the clock die taken into account."""
        landed, accepted, picked = self.table(sheet, down), self.accepted(sheet, down), sheet.ends.picked
        ran = landed
        if sheet.later is not None:
            tick, later = self.dice.tick, sheet.later
            then = self.table(later, down)
            ran = (1.0 - tick) * self._run_off(sheet, down) + tick * self._run_off(later, down)
            landed = (1.0 - tick) * landed + tick * then
            accepted = (1.0 - tick) * accepted + tick * self.accepted(later, down)
            picked = (1.0 - tick) * picked + tick * later.ends.picked
        missed = landed[self.spots.marker, self.spots.ball]
        return Ground(landed, ran, sheet.ends.turned, picked, accepted, missed)

    def _run_off(self, sheet: Sheet, down: int) -> Floats:
        """The better of letting the clock stand and running it off; not on the two-minute space [FAR-16.1]."""
        now = self.table(sheet, down)
        if sheet.later is None or sheet.left < 2:
            return now
        return np.maximum(now, self.table(sheet.later, down))

    def duels(self, sheet: Sheet, down: int) -> tuple[Floats, NDArray[np.bool_]]:
        """The sealed choices of one down."""
        self.plays.stand_on(self.ground(sheet, down))
        return self.plays.duels()

    def _best(self, sheet: Sheet, down: int) -> Floats:
        """The worth of each situation: the best of what may be declared there."""
        best: Floats = self.declarations(sheet, down, worth(self.duels(sheet, down)[0])).max(axis=0)
        return best

    def declarations(self, sheet: Sheet, down: int, play: Floats) -> Floats:
        """The worth of a play, a punt and a field goal, in rows; what is not allowed is minus infinity."""
        punt = self.punt(sheet) if down == 3 else np.full(len(self.spots), -np.inf)
        return np.stack([play, punt, self.field_goal(sheet)])

    def field_goal(self, sheet: Sheet) -> Floats:
        """A field goal from each situation; the defence always tries to block [FAR-12.3]."""
        at, ball = sheet.ends, self.spots.ball
        good = (1.0 - self.blocked) * self.good[ball]
        worth = good * at.field_goal + (1.0 - good) * at.theirs[GOAL - ball]
        return np.where(GOAL - ball <= self.dice.t.longest, worth, -np.inf)

    def punt(self, sheet: Sheet) -> Floats:
        """A punt from each situation, with the block and the flag that repeats the down [FAR-9.1 to FAR-9.3]."""
        at, dice, ball = sheet.ends, self.dice, self.spots.ball
        kicked = at.away.max(axis=0)[ball]
        flagged = np.zeros(len(self.spots))
        for foul, accepted in zip(dice.fouls, self.accepted(sheet, 3), strict=True):
            flagged += np.minimum(kicked, accepted) if is_by_offence(foul) else np.maximum(kicked, accepted)
        flagged /= len(dice.fouls)
        blocked = dice.turns * at.caught[ball] + (1.0 - dice.turns) * self._recovered(sheet)
        clean = 1.0 - self.blocked - self.one_flag
        worth: Floats = clean * kicked + self.one_flag * flagged + self.blocked * blocked
        return worth

    def _recovered(self, sheet: Sheet) -> Floats:
        """A blocked punt that the offence has recovered: both red dice, a flag counts nothing [FAR-9.2]."""
        return self.recovered.mean(self.table(sheet, 3))

    def _write_down(self, sheet: Sheet) -> None:
        """Keep the mixes and declarations that the values rest on."""
        for down in range(4):
            table, sheet.bombs[down] = self.duels(sheet, down)
            sheet.offence[down], play = row_mix(table)
            sheet.defence[down] = column_mix(table)[0]
            sheet.declared[down] = np.argmax(self.declarations(sheet, down, play), axis=0)
