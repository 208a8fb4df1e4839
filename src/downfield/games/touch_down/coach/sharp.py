"""The coach `sharp`: tries where each defender might go, and leaves the attack least to hope for."""

from downfield.games.touch_down.coach.hunt import hunt_jobs
from downfield.games.touch_down.coach.jobs import Job
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.steady import Steady
from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel.needs import NOBODY


class Sharp(Steady):
    """Attacks as the steady coach does, and defends against the best that the others can do next."""

    def _give_jobs(self, g: Gridiron, side: int, slots: list[int]) -> list[Job]:
        """In a runback everybody comes from far off, and runs as the steady coach lets him."""
        if side == g.off or g.holder == NOBODY or g.is_chase() or g.runback:
            return super()._give_jobs(g, side, slots)
        return hunt_jobs(Sight(g, side, self.style), slots)
