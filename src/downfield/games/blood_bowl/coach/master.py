"""The coach `master`: likes to pass, looks at what coaches of every character would do, and plays it all out longer."""

from downfield.games.blood_bowl.coach.plans import Plan
from downfield.games.blood_bowl.coach.practice import Training
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.coach.style import CHARACTERS, STEADY, Style
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.toolkit.search import Budget
from downfield.toolkit.searching import Searching

BUDGET = Budget(playouts=160, plans=12, doubt=0.5, least=0.002)


def master(
    game: Game, options: dict[str, Value], seed: int, style: Style = STEADY, budget: Budget = BUDGET
) -> Searching[Plan]:
    """The passing coach with a wider search upon him."""
    policy = Steady(game, options, seed, style.like(style.fear, style.harm, passes=True))
    policy.advisers = [STEADY, *CHARACTERS.values()]
    return Searching(Training(game, options), policy, [0, 1], budget)
