"""The coach `rookie`: calls what comes to mind, and half of his players forget what they were told."""

from downfield.games.touch_down.coach.jobs import LAST, Job
from downfield.games.touch_down.coach.playbook import KNEEL, PLAYS, Play, to_taste
from downfield.games.touch_down.coach.steady import Steady
from downfield.games.touch_down.model.position import Gridiron

CALLED = [play for play in PLAYS.values() if play.wants != KNEEL]
FORGOTTEN = 2  # one job in so many, but never the carrier's


class Rookie(Steady):
    """Plays by the same book, but not by the situation."""

    def _call(self, g: Gridiron, side: int) -> Play:
        """Any play that gains ground."""
        liked = to_taste(CALLED, self.rng, self.style)
        return liked[int(self.rng.below(len(liked)))]

    def _initiative(self, g: Gridiron) -> int:
        """[TD-7.2] The attack goes first."""
        return int(g.off)

    def _give_jobs(self, g: Gridiron, side: int, slots: list[int]) -> list[Job]:
        jobs = super()._give_jobs(g, side, slots)
        return [job for job in jobs if job.urgency == LAST or self.rng.below(FORGOTTEN)]
