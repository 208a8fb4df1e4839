"""The coach `master`: plays the sharp coach's plans out through the others' phase, and takes what comes out better."""

from downfield.games.calciotto.coach.practice import Training
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
    """The sharp coach with a search upon him."""
    sides = [seat.side for seat in game.spec.seats(options)]
    return Searching(Training(game, options), sharp(game, options, seed, style), sides, budget)
