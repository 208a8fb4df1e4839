"""What play by a rounded book costs: decisions of a match weighed by the exact tables, played out by the engine."""

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from downfield.games.first_and_roll.coach.proof.checker import Checker
from downfield.games.first_and_roll.coach.solve.duel import row_mix
from downfield.games.first_and_roll.coach.tree import Tree
from downfield.games.first_and_roll.coach.truth.oracle import Truth
from downfield.games.first_and_roll.coach.truth.solver import Read
from downfield.games.first_and_roll.model.kinds import HOME
from downfield.kernel.chance import Rng
from downfield.kernel.needs import CHANCE, OVER, SEALED
from downfield.kernel.oracle import Advice
from downfield.kernel.solution import Shelf
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.toolkit.perfect import Perfect


class Weighed(NamedTuple):
    """A decision: what was asked, and what its side loses against the best reply."""

    question: int
    loss: float


def losses(game: Game, truth: Truth, shelf: Shelf, seed: int) -> Iterator[Weighed]:
    """Every decision of a match that the book plays against itself."""
    checker = Checker(game, game.options())
    read = Read(checker.match, shelf, np)
    coach, dice, state = Perfect(truth, seed), Rng(seed, 1), game.state()
    while state.need != OVER:
        if state.need == CHANCE:
            state.answer(int(dice.below(state.faces)))
            continue
        asked = [seat for seat in range(len(truth.sides)) if state.owes(seat)]
        told = {seat: truth.advice(state, seat) for seat in asked}
        tree = checker.tree(read)  # a play has little in common with the next
        tree.sealed = lambda _, duel: float(row_mix(duel[..., None])[1][0])
        for seat, advice in told.items():
            yield Weighed(int(state.question), loss(tree, state, seat, advice))
        for seat, advice in told.items():
            state.give(seat, coach.draw(advice))


def loss(tree: Tree, state: State, seat: int, advice: tuple[Advice, ...]) -> float:
    """What a seat loses by a mix of its options, against the best reply."""
    sign = 1.0 if tree.sides[seat] == HOME else -1.0
    shares = np.array([each.share for each in advice])
    if state.need != SEALED:
        worth = np.array([sign * tree.after(state, each.option) for each in advice])
        return float(worth.max() - shares @ worth)
    duel = tree.duel(state) if sign > 0.0 else -tree.duel(state).T
    return float(row_mix(duel[..., None])[1][0] - (shares @ duel).min())
