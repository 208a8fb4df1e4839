"""The solution tried by a second writing of the rules: in random states it says the same."""

import random

import numpy as np
import pytest

from downfield.games.first_downs.coach.book import Book
from downfield.games.first_downs.coach.solve.truth import Layer
from tests.games.first_downs import table
from tests.games.first_downs.again import CONVERSION, Again, Momentum, State


class Tried:
    """A layer of the usual game, looked up by the second writing."""

    def __init__(self, book: Book, layer: Layer) -> None:
        self.book, self.truth = book, book.truth
        self.layer, self.drive = layer, book.drive(layer)
        self.again = Again("cards.toml", self.told, self.after)

    def pair(self, momentum: Momentum) -> int:
        return int(self.truth.chart.purse.number[momentum])

    def told(self, state: State) -> float:
        """What the solution says of a down."""
        if state.down == CONVERSION:
            return float(self.drive.conversion[self.pair(state.momentum)])
        row = self.truth.downs.row(state.down - 1, np.array(state.neutral), np.array(state.theirs))
        return float(self.drive.rows[row, self.pair(state.momentum)])

    def after(self, points: int, togo: int, momentum: Momentum) -> float:
        """What it says of the end of the drive."""
        table = self.truth.after(self.layer, points, self.book.start)
        return 1.0 - float(table[togo - 10, self.pair(momentum[::-1])])

    def draw(self, rng: random.Random) -> State:
        """A state that a drive can come to."""
        both = rng.randrange(11)
        mine = rng.randrange(both + 1)
        down = rng.randrange(5)
        if down == CONVERSION:
            return State(down, 5, 0, (mine, both - mine))
        theirs = rng.randrange(41)
        widest = self.truth.chart.farthest(down - 1)
        neutral = 10 if down == 1 else rng.randrange(1, min(widest, 50 - theirs) + 1)
        return State(down, neutral, theirs, (mine, both - mine))

    def gap(self, state: State) -> float:
        return abs(self.again.worth(state) - self.told(state))


@pytest.fixture(scope="module")
def book() -> Book:
    game = table.game()
    return Book(game, game.options())


def test_the_downs_of_a_layer_are_worth_what_the_booklet_makes_them(book: Book) -> None:
    tried, rng = Tried(book, book.truth.layers["drive-1-3"]), random.Random(1)
    assert max(tried.gap(tried.draw(rng)) for _ in range(300)) < 1e-9


@pytest.mark.nightly
def test_a_hundred_thousand_states_are_worth_what_the_booklet_makes_them(book: Book) -> None:
    rng = random.Random(2)
    for layer in rng.sample([*book.truth.layers.values()][-72:], 20):
        tried = Tried(book, layer)
        assert max(tried.gap(tried.draw(rng)) for _ in range(5_000)) < 1e-9, layer.name
        for mine in range(11):
            momentum = (mine, 10 - mine)
            row = tried.drive.rows[book.truth.downs.touchdown, tried.pair(momentum)]
            assert abs(tried.again.touchdown(momentum) - float(row)) < 1e-9
        book.drives.clear()
