"""The coach `sharp`: plays his plans out through the opponents' next turn, and takes what comes out better."""

from downfield.games.blood_bowl.coach.plans import Plan
from downfield.games.blood_bowl.coach.practice import Training
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.coach.style import STEADY, Style
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.toolkit.search import Budget
from downfield.toolkit.searching import Searching

BUDGET = Budget(playouts=8, plans=2, doubt=0.5, least=0.002)


def sharp(
    game: Game, options: dict[str, Value], seed: int, style: Style = STEADY, budget: Budget = BUDGET
) -> Searching[Plan]:
    """The steady coach with a search upon it."""
    return Searching(Training(game, options), Steady(game, options, seed, style), [0, 1], budget)
