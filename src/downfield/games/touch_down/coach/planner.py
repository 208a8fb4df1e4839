"""The sharp coach as a policy that a search can tell what to do."""

from collections.abc import Sequence
from typing import cast

import msgspec

from downfield.games.touch_down.coach import kicks, plans
from downfield.games.touch_down.coach.jobs import Job
from downfield.games.touch_down.coach.plans import Plan
from downfield.games.touch_down.coach.playbook import DEEP, KNEEL, PASSES, PLAYS, RUN
from downfield.games.touch_down.coach.sharp import Sharp
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.steady import situation
from downfield.games.touch_down.coach.ways import Ways
from downfield.games.touch_down.model import questions as q
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import SLOTS
from downfield.games.touch_down.rules.ball_play import may_pass
from downfield.games.touch_down.rules.placement import Placement
from downfield.kernel.needs import NOBODY
from downfield.kernel.state import State


class Planner(Sharp):
    """Says what else it might do, and does what it is told."""

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        super().sit_down(seed, stream)
        self.told = Plan()

    def notes(self) -> str:
        """What it means to do next, and what it was told."""
        return msgspec.json.encode((super().notes(), self.told)).decode()

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do; notes that are none are dropped."""
        try:
            kept, self.told = msgspec.json.decode(notes, type=tuple[str, Plan])
        except msgspec.DecodeError:
            return
        super().recall(kept)

    def adopt(self, state: State, seat: int, plan: Plan) -> None:
        """It means to do this from now on."""
        g, side = cast(Gridiron, state), self.sides[seat]
        self.told = plan
        if plan.play:
            self.play = PLAYS[plan.play]
        if plan.aim >= 0:
            self.aim = plan.aim
        if plan.jobs:
            self.jobs_for = situation(g, side)
            self.jobs = {job.slot: job for job in plan.jobs}

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        told, options = self.told, state.options(seat)
        if told.answer >= 0 and told.answer in options:
            self.told = Plan()
            return told.answer
        return super().decide(state, seat)

    def _small(self, g: Gridiron, side: int, options: list[int]) -> int:
        if g.question == q.Q_AIM_ROW and self.told.aim >= 0:
            self.aim, self.told = self.told.aim, Plan()
            return min(options, key=lambda x: abs(x - int(g.tables.row[self.aim] + g.tables.depth)))
        return super()._small(g, side, options)

    def _run(self, g: Gridiron, slot: int, left: int) -> list[int]:
        """Where the carrier was told to go, if the way is still free."""
        goal = self.told.goal
        if goal >= 0:
            self.told = Plan()
            sight = Sight(g, int(g.off))
            ways = Ways(sight, slot, left)
            if ways.has(goal) and sight.own.get(goal, slot) == slot:
                return ways.path(goal)
        return super()._run(g, slot, left)

    # What else it might do ----------------------------------------------------------------------------------------

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        """What it might do now, its own choice first; none where there is nothing to think about."""
        g, side = cast(Gridiron, state), self.sides[seat]
        options = state.options(seat)
        if len(options) < 2:
            return []
        match g.question:
            case q.Q_SNAP:
                own = Plan(self._ball(g).snap(options, self.play.wants == RUN), self.play.name)
                return [] if self.play.wants == KNEEL else plans.snaps(self._ball(g), options, own)
            case q.Q_TRY | q.Q_INITIATIVE:
                return self._each(state, seat, options)
            case q.Q_AIM_ROW:
                return self._aims(g, side, options)
            case q.Q_MOVE if side == g.off and g.holder != NOBODY:
                return self._phases(g, side, options)
            case _:
                return []

    def _each(self, state: State, seat: int, options: list[int]) -> list[Plan]:
        own = self.decide(state, seat)
        return [Plan(x) for x in sorted(options, key=lambda x: x != own)]

    def _aims(self, g: Gridiron, side: int, options: list[int]) -> list[Plan]:
        box, sight = cast(Placement, g.top), Sight(g, side)
        self._small(g, side, options)
        aims = dict.fromkeys([self.aim, kicks.aim(g, sight, box), *kicks.races(g, sight, box)])
        return [Plan(aim=square) for square in aims]

    def _phases(self, g: Gridiron, side: int, options: list[int]) -> list[Plan]:
        """Only where jobs are given anew."""
        if situation(g, side) == self.jobs_for or g.is_chase():
            return []
        slots = [SLOTS * side + x - 1 for x in options if x]
        routes = bool(may_pass(g)) and self.play.wants in PASSES
        prospect = self._prospect(Sight(g, side, self.style))
        return plans.phases(prospect, slots, routes, self.play.wants == DEEP, self.play.name)

    def _give_jobs(self, g: Gridiron, side: int, slots: list[int]) -> list[Job]:
        self.told = Plan()
        return super()._give_jobs(g, side, slots)
