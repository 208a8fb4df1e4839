"""The coach `sharp`: plays his plans out through the others' next phase, and takes what comes out better."""

from downfield.games.calciotto.coach.practice import Training
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.toolkit.search import Budget
from downfield.toolkit.searching import Searching

BUDGET = Budget(playouts=80, plans=12, doubt=0.5)


def sharp(
    game: Game, options: dict[str, Value], seed: int, style: Style = STEADY, budget: Budget = BUDGET
) -> Searching[list[int]]:
    """The steady coach with a search upon it."""
    sides = [seat.side for seat in game.spec.seats(options)]
    return Searching(Training(game, options), Steady(game, options, seed, style), sides, budget)
