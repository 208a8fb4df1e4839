"""A guided match that somebody wants to begin."""

import secrets

from downfield.kernel.lessons.lesson import lesson
from downfield.kernel.spec import Game
from downfield.table.protocol.wishes import MatchWish, SeatWish

SEEDS = 53  # bits, as any browser can hold them


def guided(wish: MatchWish, game: Game) -> MatchWish:
    """The match that somebody wants to begin; of a lesson only the learner's name is his own wish."""
    if not wish.lesson:
        return wish
    taught = lesson(game, wish.lesson)
    options = game.options(taught.options)
    learner = SeatWish("me", next((seat.name for seat in wish.seats if seat.who == "me"), ""))
    coach = SeatWish("coach", taught.against)
    return MatchWish(
        game=wish.game,
        seats=[learner if n == taught.seat else coach for n in range(len(game.spec.seats(options)))],
        options=options,
        seed=secrets.randbits(SEEDS),
        start=taught.start,
        visibility="private",
        lesson=taught.name,
    )
