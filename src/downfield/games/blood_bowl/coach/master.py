"""The coach `master`: likes to pass, looks at what coaches of every character would do, and weighs small things too."""

from collections.abc import Sequence
from typing import Final, cast

from downfield.games.blood_bowl.coach.plans import Plan, marking
from downfield.games.blood_bowl.coach.practice import Training
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.coach.style import CHARACTERS, STEADY, Style
from downfield.games.blood_bowl.coach.turn import Planner
from downfield.games.blood_bowl.model import questions as q
from downfield.games.blood_bowl.model.kinds import PASS_ACTION
from downfield.games.blood_bowl.model.position import Pitch
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.toolkit.search import Budget
from downfield.toolkit.searching import Searching

BUDGET = Budget(playouts=120, plans=12, doubt=0.5, least=0.002)
MOST: Final = 6  # answers that are weighed
SMALL: Final = {  # what is weighed beside deeds, and how closely
    int(q.Q_REROLL): Budget(48, MOST, 1.0, 0.002),
    int(q.Q_BLOCK_DICE): Budget(64, MOST, 1.0, 0.002),
    int(q.Q_PICK): Budget(32, MOST, 1.0, 0.002),
    int(q.Q_PUSH): Budget(24, MOST, 1.0, 0.002),
    int(q.Q_FOLLOW): Budget(64, MOST, 0.5),
}
THROWS: Final = 0.1  # what a pass is worth to him beside, in touchdowns
FLAIR: Final = 0.03  # and what he gives away for one at most, of the chance to win


class Master(Searching[Plan]):
    """The passing coach with a wider search upon him."""

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        g = cast(Pitch, state)
        options = state.options(seat)
        if int(g.question) not in SMALL or len(options) < 2 or not self.budget.playouts:
            return super().decide(state, seat)
        own = self.policy.decide(state, seat)
        answers = sorted(options, key=lambda x: x != own)[:MOST]
        return self.weighed(state, seat, answers, SMALL[int(g.question)])

    def plans(self, state: State, seat: int) -> Sequence[Plan]:
        """The policy's plans, and where everybody goes without a die, opponents marked."""
        found = list(self.policy.plans(state, seat))
        if found and found[0].deeds and found[0].deeds[0].slot != cast(Pitch, state).holder:
            found[1:1] = self._marking(cast(Pitch, state), seat, found[0])
        return found[: self.budget.plans]

    def liking(self, plan: Plan) -> float:
        """People throw more than pays."""
        return FLAIR if any(deed.action == PASS_ACTION for deed in plan.deeds) else 0.0

    def _marking(self, g: Pitch, seat: int, own: Plan) -> list[Plan]:
        safe = [deed for deed in own.deeds if not deed.fail]
        deeds = marking(Planner(Sight(g, seat, STEADY)), safe) if len(safe) == len(own.deeds) else []
        return [Plan(deeds, "marks")] if deeds and deeds[0].answer() in g.options(seat) else []


def master(
    game: Game, options: dict[str, Value], seed: int, style: Style = STEADY, budget: Budget = BUDGET
) -> Master:
    """The passing coach, ready to sit down."""
    policy = Steady(game, options, seed, style.like(style.fear, style.harm, THROWS))
    policy.advisers = [STEADY, *CHARACTERS.values()]
    return Master(Training(game, options, STEADY), policy, [0, 1], budget)
