"""Programs that fail, for processes of their own."""

import os
import pathlib
import time

import downfield
from downfield.kernel import solvers
from downfield.table.live.thinking import Puzzle

NAP = 0.8  # seconds


def crash(_: Puzzle) -> tuple[int, str]:
    """Takes its whole process along."""
    os._exit(3)


def stumble(_: Puzzle) -> tuple[int, str]:
    """Fails, but politely."""
    raise ValueError("no idea")


def cheat(_: Puzzle) -> tuple[int, str]:
    """Answers what nobody may."""
    return 10**9, ""


def waver(courage: pathlib.Path, asked: Puzzle) -> tuple[int, str]:
    """Fails until it is given courage."""
    return first(asked) if courage.exists() else stumble(asked)


def dream(_: Puzzle) -> tuple[int, str]:
    """Thinks for ever."""
    time.sleep(3600)
    raise AssertionError


def first(asked: Puzzle) -> tuple[int, str]:
    """Takes the first of its options."""
    state = downfield.game(asked.game).state(asked.options)
    state.load(asked.moment)
    return int(state.options(asked.seat)[0]), ""


def nap(asked: Puzzle) -> tuple[int, str]:
    """Takes its time."""
    time.sleep(NAP)
    return first(asked)


def dream_at_home(asked: Puzzle) -> tuple[int, str]:
    """The one at home thinks for ever, the others answer."""
    return dream(asked) if asked.seat == 0 else first(asked)


def dream_at_home_and_nap(asked: Puzzle) -> tuple[int, str]:
    """The one at home thinks for ever, the others take their time."""
    return dream(asked) if asked.seat == 0 else nap(asked)


def study(asked: Puzzle) -> tuple[int, str]:
    """Has a model to solve before it answers."""
    with solvers.alone("model"):
        return first(asked)


def study_at_home(asked: Puzzle) -> tuple[int, str]:
    """The one at home has a model to solve."""
    return study(asked) if asked.seat == 0 else first(asked)
