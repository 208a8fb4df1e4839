"""The two-point try, solved on its own: one play that an accepted penalty repeats from elsewhere."""

import numpy as np

from downfield.games.first_and_roll.coach.solve.duel import Floats, column_mix, row_mix, worth
from downfield.games.first_and_roll.coach.solve.ground import WIDE, Ground, Spots
from downfield.games.first_and_roll.coach.solve.plays import Plays
from downfield.games.first_and_roll.odds.dice import GOAL, Dice
from downfield.games.first_and_roll.rules.penalty import spot_after

CLOSE = 1e-9
MOST_ROUNDS = 500


class Tries:
    """How likely a two-point try succeeds from each spot, and the mixes of both sides from the own 1 on [FAR-13.3]."""

    def __init__(self, dice: Dice) -> None:
        self.spots = Spots(np.full(GOAL - 1, GOAL), np.arange(1, GOAL))
        self.plays = Plays(dice, self.spots, is_try=True)
        balls = self.spots.ball.tolist()
        self.moved = [np.array([spot_after(dice.t, foul, ball) for ball in balls]) for foul in dice.fouls]
        self.chance = np.zeros(WIDE)
        for _ in range(MOST_ROUNDS):
            chance = worth(self.duels())
            moved = float(np.abs(chance - self.chance[1:GOAL]).max())
            self.chance[1:GOAL] = chance
            if moved < CLOSE:
                break
        self.offence, self.defence = row_mix(self.duels())[0], column_mix(self.duels())[0]

    def duels(self) -> Floats:
        """The sealed choices, repeated tries worth what is known of them so far."""
        reached, nothing = np.zeros((WIDE, WIDE)), np.zeros(WIDE)
        reached[:, GOAL] = 1.0
        again = np.stack([self.chance[to] for to in self.moved])
        missed = np.zeros(len(self.spots))
        self.plays.stand_on(Ground(reached, reached, (nothing, nothing, nothing), nothing, again, missed))
        return self.plays.duels(bombs=False)[0]
