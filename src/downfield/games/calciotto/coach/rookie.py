# mypyc: compiled
"""The coach `rookie`: shoots when he can, runs after the ball, and plays his cards at the first chance."""

import math

from downfield.games.calciotto.coach.ball import End, answers_to, best_shot, ends_of, rough_holds
from downfield.games.calciotto.coach.cards import card
from downfield.games.calciotto.coach.guard import press
from downfield.games.calciotto.coach.runs import Purse, to_posts
from downfield.games.calciotto.coach.script import Script, free_kick
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch

DEAR = 25.0  # thousandths of a goal: what costs so much more is done e times less often
MOST = 100.0  # what costs more is nonsense
CARE = 0.2  # how dear cards are to him
FINE = 2**30


class Rookie(Steady):
    """Knows the rules and sees the ball; lines, runs without the ball and the others' next phase he does not see."""

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        super().sit_down(seed, stream)
        self.script = Script(self.phase, self.style)

    def phase(self, g: Pitch, options: list[int]) -> list[int]:
        """With the ball a shot or some way to keep it; without it everybody near runs to the carrier."""
        sight, purse = Sight(g, self.style), Purse(g)
        if g.side_of(g.carrier) != g.turn:
            return [*press(g, sight, purse, -1), *to_posts(g, sight, purse, -1), kinds.END]
        if g.mode == kinds.FREE_KICK:
            return free_kick(g, options)
        ends = ends_of(g, sight)
        shot = best_shot(g, sight, ends)
        held = [end for end in rough_holds(g, sight, int(g.turn), ends) if end.cost or kinds.END in options]
        if shot.target < 0 and not held:
            return [kinds.END]
        return [*answers_to(g, sight, shot if shot.target >= 0 else self.drawn(held)), kinds.END]

    def drawn(self, ends: list[End]) -> End:
        """One of the better ends, the cheaper the likelier."""
        best = max(end.worth for end in ends)
        near = [end for end in ends if end.worth >= best - MOST]
        weights = [math.exp((end.worth - best) / DEAR) for end in near]
        left = int(self.rng.below(FINE)) / FINE * sum(weights)
        for end, weight in zip(near, weights, strict=True):
            left -= weight
            if left < 0:
                return end
        return near[0]

    def _card(self, g: Pitch, side: int, options: list[int]) -> int:
        return card(g, side, options, self.style, CARE)
