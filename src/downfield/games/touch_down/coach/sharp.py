"""The coach `sharp`: tries where each defender might go, and leaves the attack least to hope for."""

from typing import cast

from downfield.games.touch_down.coach import calls, kicks
from downfield.games.touch_down.coach.hunt import hunt_jobs
from downfield.games.touch_down.coach.jobs import Job
from downfield.games.touch_down.coach.playbook import PLAIN, Play, call
from downfield.games.touch_down.coach.points import points
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.steady import Steady
from downfield.games.touch_down.model import kinds
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.rules.line_up import LineUp
from downfield.games.touch_down.rules.placement import Placement
from downfield.kernel.needs import NOBODY

HANDS = "hands-team"  # receivers who stand where a short kick may come


class Sharp(Steady):
    """Calls what pays, defends against the best that the others can do next, and kicks short where nobody waits."""

    is_careless = False  # about short kicks, as one who was seen to be is imagined

    def _line_up(self, g: Gridiron, side: int, options: list[int]) -> int:
        if cast(LineUp, g.top).form == kinds.F_RECEIVING and not self.is_careless:
            for x in options:
                if x < kinds.FREE and g.tables.formations[x] == HANDS:
                    return x
        return super()._line_up(g, side, options)

    def _declare(self, g: Gridiron, options: list[int]) -> int:
        """[TD-12.1] A short punt is worth more than the last attack against whoever leaves the front open."""
        own = super()._declare(g, options)
        if own != kinds.DECLARE_ATTACK or not self.open_front or kinds.DECLARE_PUNT not in options:
            return own
        return kinds.DECLARE_PUNT if calls.punts_short(g, points(g.tables)) else own

    def _call(self, g: Gridiron, side: int) -> Play:
        """The play of an attack action, out of those that pay."""
        return call(g, self.rng, calls.hurries(g, side), calls.kneels(g, side), self.style, PLAIN)

    def _small(self, g: Gridiron, side: int, options: list[int]) -> int:
        if g.question == q.Q_AIM_ROW:
            sight = Sight(g, side)
            aim = kicks.short(g, sight, cast(Placement, g.top))
            self.open_front = aim >= 0 and kicks.is_open(sight, aim)
            if self.open_front or (aim >= 0 and g.kind == kinds.KICK_OFF):
                self.aim = aim
                wanted = int(g.tables.row[aim] + g.tables.depth)
                return min(options, key=lambda x: abs(x - wanted))
        return super()._small(g, side, options)

    def _give_jobs(self, g: Gridiron, side: int, slots: list[int]) -> list[Job]:
        """In a runback everybody comes from far off, and runs as the steady coach lets him."""
        if side == g.off or g.holder == NOBODY or g.is_chase() or g.runback:
            return super()._give_jobs(g, side, slots)
        return hunt_jobs(Sight(g, side, self.style), slots)
