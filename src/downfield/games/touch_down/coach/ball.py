# mypyc: compiled
"""The ball play of the steady coach: whom he snaps to, and whether he throws, hands off, keeps or grounds the ball."""

from downfield.games.touch_down.coach.chances import pass_of
from downfield.games.touch_down.coach.points import Points
from downfield.games.touch_down.coach.prospect import Prospect
from downfield.games.touch_down.coach.run import best_run
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.threat import Threat, steps_after, steps_before
from downfield.games.touch_down.model.kinds import AQ, GROUND, NOTHING, THROW
from downfield.games.touch_down.model.tables import ROWS, SLOTS
from downfield.games.touch_down.odds.passes import passed
from downfield.games.touch_down.rules.ball_play import is_thrown
from downfield.games.touch_down.rules.move import allowance

LOOSE = 1.2  # points that a ball on the ground costs
EAGER = 0.6  # points that a passer lets go rather than not throw
SHY = 0.5  # what must be gained by grounding the ball, for a play may always turn out well


class BallPlay:
    """What the ball is worth in everybody's hands, now that the timing of the move is known."""

    def __init__(self, sight: Sight, points: Points) -> None:
        self.sight = sight
        self.now = Prospect(sight, Threat(sight, steps_before(sight)), points)
        self.later = Prospect(sight, Threat(sight, steps_after(sight)), points)

    def in_hands(self, slot: int) -> float:
        """Value the ball in a player's hands: whoever leads moves first, he or those who are after him."""
        sight, g = self.sight, self.sight.g
        leads = g.lead == g.off
        steps = 0 if sight.is_held(slot) else int(allowance(g, 6 if leads else 7)) + sight.speed[slot]
        runs = best_run(self.later, slot, steps).worth
        if leads:
            return runs
        return self.now.met(slot, sight.square[slot], runs)

    def handed(self, slot: int) -> float:
        """Value a hand-off or a snap."""
        sight = self.sight
        caught = pass_of(passed(sight.g, slot)).caught
        worth = self.in_hands(slot)
        return caught * worth + (1.0 - caught) * (self.now.spot(sight.row(sight.square[slot])) - LOOSE)

    def thrown(self, slot: int) -> float:
        """Value a forward pass."""
        there = self.sight.square[slot]
        worth = self.now.spots[-1] if self.sight.row(there) > ROWS else self.in_hands(slot)
        return self.now.throw(pass_of(passed(self.sight.g, slot)), there, worth)

    def choose(self, options: list[int], throws: bool) -> int:
        """Choose the best of all that may be done with the ball; a passing play is rather thrown."""
        sight = self.sight
        best, most = NOTHING, self.in_hands(sight.holder)
        if throws and sight.role[sight.holder] == AQ:
            most -= EAGER
        for x in options:
            if x == NOTHING:
                continue
            if x == GROUND:
                worth = self.now.spot(sight.row(sight.ball)) - SHY
            else:
                slot = SLOTS * sight.side + x - THROW
                worth = self.thrown(slot) if is_thrown(sight.g, slot) else self.handed(slot)
            if worth > most:
                best, most = x, worth
        return best

    def snap(self, options: list[int], to_runner: bool) -> int:
        """Snap to the quarterback, or straight to the runner for whom it promises most."""
        sight, side = self.sight, self.sight.side
        passers = [x for x in options if sight.role[SLOTS * side + x] == AQ]
        near = [x for x in passers if sight.far(sight.square[SLOTS * side + x], sight.ball) <= 1]
        if near and not to_runner:
            return near[0]
        others = [x for x in options if x not in near] if to_runner else options
        return max(others or options, key=lambda x: self.handed(SLOTS * side + x))
