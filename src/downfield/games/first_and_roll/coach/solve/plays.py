"""One play from scrimmage in the model: what each pairing of dice is worth from every spot of the field."""

from collections.abc import Callable

import numpy as np
from numpy.typing import NDArray

from downfield.games.first_and_roll.coach.solve.duel import Floats
from downfield.games.first_and_roll.coach.solve.ground import SPOT, WIDE, Ground, Ints, Pass, Spots, Throw
from downfield.games.first_and_roll.model.kinds import GREEN, RED, YELLOW
from downfield.games.first_and_roll.odds.dice import (
    COLOURS,
    GOAL,
    Dice,
    Odds,
    added,
    merged,
)
from downfield.games.first_and_roll.rules.penalty import is_by_offence
from downfield.games.first_and_roll.rules.red_zone_passes import BEYOND, holds_from


class Plays:
    """The plays of a pack, worth what the ground says."""

    def __init__(self, dice: Dice, spots: Spots, *, is_try: bool = False) -> None:
        self.dice = dice
        self.spots = spots
        self.turnover = 0.0 if is_try else dice.turnover
        self.ruled = np.array([holds_from(dice.t, ball) for ball in spots.ball.tolist()])
        chains = [dice.chain(colour) for colour in COLOURS]
        alone = (dice.alone(RED), dice.alone(YELLOW))
        together = [added(chains[colour], dice.losses(colour)) for colour in (RED, YELLOW)]
        self.alone = [self._runs(odds) for odds in alone]
        self.together = [self._runs(odds) for odds in together]
        self.flagged = [(Throw(chains[c], spots.place), Throw(chains[c], spots.moved)) for c in (RED, YELLOW)]
        self.passed = self._pass({0: 1.0})
        self.covered = self._pass(dice.losses(GREEN))
        self.completed = self._as_pass(dice.bomb.ended, dice.bomb.circled)
        self.kicked = Throw(merged([(kick, 1.0) for kick in dice.kick], len(dice.kick)), spots.moved)
        self.further: dict[int, tuple[Pass, Pass, int]] = {}  # after a circle, by the total

    def stand_on(self, ground: Ground) -> None:
        """Take the values that the next questions refer to."""
        self.ground = ground
        self.kept = np.concatenate([ground.landed.ravel(), ground.missed])
        self.lost = np.concatenate([ground.turned[GREEN], ground.missed])
        self._circles: dict[tuple[int, bool, bool], Floats] = {}

    # Runs, and the yellow die, which nothing stops ------------------------------------------------------------

    def _runs(self, odds: Odds) -> tuple[Throw, Throw]:
        """Totals as entries of a table by marker and spot, and from each spot of the field."""
        return Throw(odds, self.spots.place), Throw(odds, lambda yards: np.clip(SPOT + yards, 0, GOAL))

    def unmatched(self, colour: int) -> Floats:
        """The offence die alone [FAR-5.2]."""
        if colour == GREEN:
            return self._both_clocks(lambda lost: self._thrown(self.passed, lost, False))
        table = self.ground.ran if colour == RED else self.ground.landed
        return self._run(self.alone[colour], table, colour)

    def matched(self, colour: int) -> Floats:
        """Both dice; on a flag the penalty die and a decision [FAR-5.3, FAR-10.1]."""
        flag = self.dice.flag(colour)
        if colour == GREEN:
            return self._both_clocks(
                lambda lost: (
                    self._thrown(self.covered, lost, False) + flag * self._thrown(self.passed, lost, True)
                )
            )
        return self._run(self.together[colour], self.ground.landed, colour) + flag * self._flag(colour)

    def _run(self, throws: tuple[Throw, Throw], table: Floats, colour: int) -> Floats:
        """A throw that moves the ball whatever it is, and the turnover that may come with it [FAR-6.3]."""
        kept = (1.0 - self.turnover) * throws[0].mean(table)
        return kept + self.turnover * throws[1].mean(self.ground.turned[colour])[self.spots.ball]

    def _flag(self, colour: int) -> Floats:
        """A flag on a run: every total meets every penalty, and the offended side picks [FAR-10.2a]."""
        kept, lost = self.flagged[colour]
        worth = self._penalty(kept, self.ground.landed)
        if self.turnover:
            worth = (1.0 - self.turnover) * worth + self.turnover * self._penalty(
                lost, self.ground.turned[colour]
            )
        return worth

    def _penalty(self, throw: Throw, table: Floats) -> Floats:
        """The mean over the throw and the penalty die of what the offended side makes of them."""
        declined = throw.each(table)
        many = declined.shape[1]
        worth = np.zeros(many)
        for foul, accepted in zip(self.dice.fouls, self.ground.accepted, strict=True):
            choose = np.minimum if is_by_offence(foul) else np.maximum
            worth += throw.odds @ choose(declined, accepted[:many])
        return worth / len(self.dice.fouls)

    # Passes, which may be overthrown ---------------------------------------------------------------------------

    def _both_clocks(self, worth: Callable[[bool], Floats]) -> Floats:
        """A pass whose thrower sees whether the clock die gave a turnover before he decides [FAR-7.1]."""
        kept = worth(False)
        return kept if not self.turnover else (1.0 - self.turnover) * kept + self.turnover * worth(True)

    def _pass(self, start: Odds, many: int | None = None) -> Pass:
        """The green die on top of what other dice gave, for so many of the situations."""
        die = self.dice.offence[GREEN]
        ended, circled = dict[int, float](), dict[int, float]()
        for sofar, p in start.items():
            for face in die:
                odds = circled if face.goes_on else ended
                odds[sofar + face.yards] = odds.get(sofar + face.yards, 0.0) + p / len(die)
        return self._as_pass(ended, circled, many)

    def _as_pass(self, ended: Odds, circled: Odds, many: int | None = None) -> Pass:
        if not ended:
            return Pass(None, None, circled)
        kept = Throw(ended, lambda yards: self._caught(yards)[:many])
        return Pass(kept, Throw(ended, lambda yards: self._turned_over(yards)[:many]), circled)

    def _caught(self, yards: int) -> Ints:
        """The entry in the values of passes: where it comes down, or the next down if it is too long [FAR-11.1]."""
        return np.where(
            self._too_long(yards), WIDE * WIDE + np.arange(len(self.spots)), self.spots.place(yards)
        )

    def _turned_over(self, yards: int) -> Ints:
        """The same among turnovers: a pass that is too long cannot be one [FAR-6.3c]."""
        return np.where(self._too_long(yards), WIDE + np.arange(len(self.spots)), self.spots.moved(yards))

    def _too_long(self, yards: int) -> NDArray[np.bool_]:
        return self.ruled & (self.spots.ball + yards > BEYOND)

    def _thrown(self, throw: Pass, lost: bool, flag: bool, many: int | None = None) -> Floats:
        """What a pass is worth, breakaways stopped at the best moment, in so many of the situations."""
        worth = np.zeros(len(self.spots) if many is None else many)
        ended = throw.lost if lost else throw.kept
        if ended is not None:
            table = self.lost if lost else self.kept
            worth += self._penalty(ended, table) if flag else ended.mean(table)
        for yards, p in throw.circled.items():
            worth += p * self._circle(yards, lost, flag)[:many]
        return worth

    def _circle(self, yards: int, lost: bool, flag: bool) -> Floats:
        """A circle: stop or roll again; asked only where the pass can be overthrown [FAR-7.1, FAR-7.1]."""
        key = (yards, lost, flag)
        if key not in self._circles:
            stopped, further, open_ = self._further(yards)
            worth = self._thrown(stopped, lost, flag)
            if open_:
                again = self._thrown(further, lost, flag, open_)
                stop = np.where(self.ruled[:open_], worth[:open_], again)
                worth[:open_] = np.maximum(stop, again)
            self._circles[key] = worth
        return self._circles[key]

    def _further(self, yards: int) -> tuple[Pass, Pass, int]:
        """The pass stopped, the next roll, and in how many situations that matters: elsewhere it is too long by now."""
        if yards not in self.further:
            open_ = int(np.searchsorted(self.spots.ball, BEYOND - yards, side="right"))
            self.further[yards] = self._as_pass({yards: 1.0}, {}), self._pass({yards: 1.0}, open_), open_
        return self.further[yards]

    # The Long Bomb ----------------------------------------------------------------------------------------------

    def bomb(self) -> Floats:
        """A zero on green misses, one on yellow is an interception; else the bomb is completed [FAR-8.3]."""
        bomb = self.dice.bomb
        completed = self._both_clocks(lambda lost: self._thrown(self.completed, lost, False))
        caught = bomb.picked * self.kicked.mean(self.ground.picked)
        return bomb.missed * self.ground.missed + caught + completed

    def duels(self, *, bombs: bool = True) -> tuple[Floats, NDArray[np.bool_]]:
        """The sealed choice of dice at every spot, and where a green die that is not met becomes a bomb."""
        apart = [self.unmatched(colour) for colour in COLOURS]
        longer = np.zeros(len(self.spots), dtype=np.bool_)
        if bombs:
            bomb = self.bomb()
            longer = bomb > apart[GREEN]
            apart[GREEN] = np.maximum(apart[GREEN], bomb)
        table = np.empty((3, 3, len(self.spots)))
        for colour in COLOURS:
            table[colour] = apart[colour]
            table[colour, colour] = self.matched(colour)
        return table, longer
