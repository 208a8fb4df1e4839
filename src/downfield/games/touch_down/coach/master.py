"""The coach `master`: plays out what he might do to the end of the action, and takes what comes out better."""

from downfield.games.touch_down.coach.planner import Planner
from downfield.games.touch_down.coach.plans import Plan
from downfield.games.touch_down.coach.practice import Training
from downfield.games.touch_down.coach.style import KICKS, Style
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.toolkit.search import Budget
from downfield.toolkit.searching import Searching

DICE = 8  # every die is kept apart, so that all plans meet the same timing
BUDGET = Budget(playouts=24, plans=8, doubt=0.5)


def master(
    game: Game, options: dict[str, Value], seed: int, style: Style = KICKS, budget: Budget = BUDGET
) -> Searching[Plan]:
    """The sharp coach with a search upon it."""
    sides = [seat.side for seat in game.spec.seats(game.options(options))]
    planner = Planner(game, options, seed, style)
    return Searching(Training(game, options, planner), planner, sides, budget, apart=DICE)
