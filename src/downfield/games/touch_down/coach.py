"""The steady coach of Touch Down: a small playbook, exact odds of contacts, passes and kicks, a job for everybody."""

from typing import cast

from downfield.games.touch_down import coach_calls as calls
from downfield.games.touch_down import kinds
from downfield.games.touch_down.coach_jobs import Job, jobs
from downfield.games.touch_down.coach_run import best_walk
from downfield.games.touch_down.coach_sight import Sight
from downfield.games.touch_down.position import Gridiron
from downfield.games.touch_down.spot import Spot
from downfield.games.touch_down.tables import SLOTS
from downfield.games.touch_down.walk import Walk
from downfield.kernel.chance import Rng
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State


class Steady:
    """Decides for any seat of a match."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int) -> None:
        self.sides = [seat.side for seat in game.spec.seats(game.options(options))]
        self.sit_down(seed, 0)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)
        self.job: Job | None = None  # of the player who walks

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        g, options = cast(Gridiron, state), state.options(seat)
        side = self.sides[seat]
        match g.question:
            case kinds.Q_MOVE | kinds.Q_CHASE:
                return self._choose_mover(g, side, options)
            case kinds.Q_STEP | kinds.Q_EXTRA | kinds.Q_CHASE_STEP:
                return self._step(g, side, options)
            case kinds.Q_LINEUP:
                return calls.formation(g, options, self.rng)
            case kinds.Q_SNAP:
                return calls.snap(g, options)
            case kinds.Q_BALL:
                return calls.ball_play(g, options)
            case kinds.Q_DECLARE:
                return calls.declare(g, options)
            case kinds.Q_INITIATIVE:  # let the attack show what it does
                return int(g.off)
            case kinds.Q_TIMEOUT:
                return calls.timeout(g, side, options)
            case _:
                return self._small(g, options)

    def _small(self, g: Gridiron, options: list[int]) -> int:
        """Kicks, interceptions, and everything that has a plain best answer."""
        match g.question:
            case kinds.Q_AIM_ROW:
                self.aim = calls.aim(g)
                row = g.tables.row[self.aim] + g.tables.depth
                return int(row) if row in options else options[len(options) // 2]
            case kinds.Q_AIM_COLUMN:
                column = g.tables.column[self.aim]
                return int(column) if column in options else options[0]
            case kinds.Q_FIELD_ROW:
                self.aim = calls.field_kick(g, cast(Spot, g.top))
                return _nearest(options, int(g.tables.row[self.aim] + g.tables.depth))
            case kinds.Q_FIELD_COLUMN:
                return _nearest(options, int(g.tables.column[self.aim]))
            case kinds.Q_GOAL:
                return 1
            case kinds.Q_SPILL:
                return calls.spill(g, options)
            case kinds.Q_BLITZ:
                return options[-1]
            case _:  # receive; kick for one; nobody changes; the first interceptor
                return options[0]

    # Movement -----------------------------------------------------------------------------------------------------

    def _choose_mover(self, g: Gridiron, side: int, options: list[int]) -> int:
        """The player with the most urgent job; the carrier goes last, when his blockers have cleared the way."""
        slots = [SLOTS * side + x - 1 for x in options if x]
        job = min(jobs(g, side, slots), key=lambda j: j.urgency, default=None)
        if job is None or job.target < 0:
            return 0
        self.job = job
        return job.slot - SLOTS * side + 1

    def _step(self, g: Gridiron, side: int, options: list[int]) -> int:
        """The next step of the job; a carrier looks anew at every step."""
        walk = cast(Walk, g.top)
        slot = int(walk.slot)
        sight = Sight(g, side)
        if slot == g.holder and g.question != kinds.Q_CHASE_STEP:
            return best_walk(sight, slot, int(walk.left), options)
        if self.job is None or self.job.slot != slot:
            self.job = next(iter(jobs(g, side, [slot])), None)
        if self.job is None or self.job.target < 0:
            return options[0]
        return self._towards(sight, slot, self.job, options)

    def _towards(self, sight: Sight, slot: int, job: Job, options: list[int]) -> int:
        """The way that comes nearest to the target without meeting anybody but the opponent meant."""
        g, here = sight.g, int(sight.g.at[slot])
        best, least = options[0], 1000.0
        for way in options:
            square = here if way == 0 else here + int(g.tables.delta[way - 1])
            cost = float(g.tables.distance(square, job.target))
            if way:
                met = sight.opponent_at(square)
                if met >= 0 and met != job.victim:
                    cost += 50.0
                cost += 0.3 * int(g.board[square] >= 256) + 0.05
                cost += 0.02 * sight.crow(square, job.target)
            if cost < least:
                best, least = way, cost
        return best


def _nearest(options: list[int], wanted: int) -> int:
    return min(options, key=lambda x: abs(x - wanted))
