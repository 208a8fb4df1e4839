# mypyc: compiled
"""A match that programs play on, to its end or to a moment."""

from collections.abc import Callable, Sequence

from downfield.kernel.chance import Rng, outcome
from downfield.kernel.coach import Coach
from downfield.kernel.needs import CHOICE, MOST_SEATS, OVER, SEALED
from downfield.kernel.state import State


def never(state: State) -> bool:
    """No moment but the end of the match."""
    return False


def play_on(
    state: State,
    coaches: Sequence[Coach],
    rng: Rng,
    most: int,
    is_due: Callable[[State], bool] = never,
    apart: Sequence[Rng] = (),
) -> int:
    """Let the coaches and the dice answer until a moment is due, or `most` answers were given; how many were.

    Dice that are kept apart each have their own stream: the third roll of one of them is then the same whatever was
    rolled with the others.
    """
    count = 0
    while state.need != OVER and count < most and not is_due(state):
        if state.need == CHOICE:
            seat = state.seat
            state.answer(coaches[seat].decide(state, seat))
            count += 1
        elif state.need == SEALED:
            owing = [seat for seat in range(MOST_SEATS) if state.owes(seat)]
            chosen = [
                (seat, coaches[seat].decide(state, seat)) for seat in owing
            ]  # all before any is laid down
            for seat, x in chosen:
                state.commit(seat, x)
            count += len(chosen)
        else:
            die = int(state.die)
            state.answer(outcome(state, apart[die] if die < len(apart) else rng))
            count += 1
    return count
