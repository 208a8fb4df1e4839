"""How a coach program would line up, for whoever is asked to; it takes long, and is never done in the event loop."""

from downfield.coaches.hints import adviser
from downfield.kernel.match import Match
from downfield.kernel.show.lineup import MOST_ANSWERS, is_asked


def advised(match: Match, seat: int, asked: tuple[str, ...]) -> str:
    """The line-up of the program, in words. It sees what the seat sees, and says the same whenever it is asked."""
    program = adviser(match.game, tuple(sorted(match.options_agreed.items())))
    program.sit_down(0, 0)
    twin, words = match.tried_by(seat), list[str]()
    while is_asked(twin, seat, asked) and len(words) < MOST_ANSWERS:
        twin.answer(program.decide(twin.seen_by(seat), seat), seat)
        words.append(twin.moves[-1].token)
    join = match.game.spec.join
    return " ".join(words if join is None else join(words))
