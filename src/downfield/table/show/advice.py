"""How a coach program would line up, for whoever is asked to; it takes long, and is never done in the event loop."""

import functools

from downfield.coaches import USUAL, coach
from downfield.kernel.coach import Coach
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.show.lineup import MOST_ANSWERS, is_asked
from downfield.kernel.spec import Game


@functools.lru_cache(maxsize=16)
def _adviser(game: Game, agreed: tuple[tuple[str, Value], ...]) -> Coach:
    """The program that is asked; to make one takes longer than to ask it."""
    return coach(USUAL, game, dict(agreed))


def advised(match: Match, seat: int, asked: tuple[str, ...]) -> str:
    """The line-up of the program, in words. It sees what the seat sees, and says the same whenever it is asked."""
    adviser = _adviser(match.game, tuple(sorted(match.options_agreed.items())))
    adviser.sit_down(0, 0)
    twin, words = match.tried_by(seat), list[str]()
    while is_asked(twin, seat, asked) and len(words) < MOST_ANSWERS:
        twin.answer(adviser.decide(twin.seen_by(seat), seat), seat)
        words.append(twin.moves[-1].token)
    join = match.game.spec.join
    return " ".join(words if join is None else join(words))
