"""The coach `master`: weighs twice as many plans as the sharp one, and each of them three times as long."""

from downfield.games.calciotto.coach.sharp import sharp
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.toolkit.search import Budget
from downfield.toolkit.searching import Searching

BUDGET = Budget(playouts=240, plans=24, doubt=0.5)


def master(
    game: Game, options: dict[str, Value], seed: int, style: Style = STEADY, budget: Budget = BUDGET
) -> Searching[list[int]]:
    """The sharp coach with more time."""
    return sharp(game, options, seed, style, budget)
