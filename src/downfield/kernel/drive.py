# mypyc: compiled
"""Loops that drive a match inside the engine, where a simulation or a search wants no detour through Python."""

from mypy_extensions import i64

from downfield.kernel.chance import Rng, outcome
from downfield.kernel.needs import CHANCE, CHOICE, SEALED
from downfield.kernel.state import State


def start(g: State, rng: Rng) -> None:
    """Go on to the first decision."""
    g.go_on()
    roll(g, rng)


def roll(g: State, rng: Rng) -> i64:
    """Answer chance until somebody must decide; how many answers that took."""
    count: i64 = 0
    while g.need == CHANCE:
        g.answer(outcome(g, rng))
        count += 1
    return count


def answer_and_roll(g: State, x: i64, rng: Rng) -> None:
    """Answer a choice, then chance up to the next decision."""
    g.answer(x)
    while g.need == CHANCE:
        g.answer(outcome(g, rng))


def commit_and_roll(g: State, seat: i64, x: i64, rng: Rng) -> None:
    """Answer for one seat of a sealed choice, then chance up to the next decision."""
    g.commit(seat, x)
    while g.need == CHANCE:
        g.answer(outcome(g, rng))


def playout(g: State, rng: Rng, most: i64) -> i64:
    """Play at random to the end, or until `most` answers were given; how many were.

    Every option is as likely. Seats of a sealed choice draw in the order of their numbers.
    """
    count: i64 = 0
    watch: i64 = g.watch
    while count < most:
        need: i64 = g.need
        if need == CHANCE:
            if g.faces > 0 and g.die != watch:
                g.answer(rng.below(g.faces))
            else:
                g.answer(outcome(g, rng))
        elif need == CHOICE:
            g.answer(g.opts[rng.below(g.n)])
        elif need == SEALED:
            count += commit_at_random(g, rng)
            continue
        else:
            break
        count += 1
    return count


def commit_at_random(g: State, rng: Rng) -> i64:
    """Answer a sealed choice for every seat that owes one; how many did."""
    hands = g.hands
    owing: i64 = (
        g.owing
    )  # a copy, for the last answer lets the match go on, perhaps to the next sealed choice
    seat: i64 = 0
    count: i64 = 0
    while owing != 0:
        if owing & 1 == 1:
            g.commit(seat, g.opts[hands[3 * seat + 1] + rng.below(hands[3 * seat + 2])])
            count += 1
        owing >>= 1
        seat += 1
    return count
