"""A second opinion: the plays written once more from the booklet come to the numbers of the solver."""

from typing import Any

import numpy as np
import pytest
from tests.games.first_and_roll import again
from tests.games.first_and_roll.layers import Made
from tests.games.first_and_roll.table import game

from downfield.games.first_and_roll.coach.solve.layers.case import Case
from downfield.games.first_and_roll.coach.solve.layers.cores import Series
from downfield.games.first_and_roll.coach.solve.layers.grid import CELLS, FARTHEST, GOAL, STARTS, Span
from downfield.games.first_and_roll.coach.solve.layers.wave import Layer, Shelf
from downfield.games.first_and_roll.coach.truth.oracle import solver
from downfield.games.first_and_roll.coach.truth.solver import Match, named
from downfield.games.first_and_roll.coach.truth.told import Told
from downfield.games.first_and_roll.rules.downs import DOWNS
from downfield.kernel import pack as packs

Array = again.Array


def opinion(match: Match, shelf: Shelf, folder: Any) -> again.Again:
    """The second opinion about tables."""

    def row(layer: again.Layer, lead: Array) -> Array:
        widest = match.span.widest
        return np.zeros_like(lead) if layer.half > 2 else np.clip(lead, -widest, widest) + widest

    def values(layer: again.Layer, lead: Array, down: Array, ball: Array, marker: Array) -> Array:
        slot = (
            (down - 1) * CELLS
            + np.array(STARTS)[ball]
            + np.minimum(np.maximum(marker - ball, 1), FARTHEST)
            - 1
        )
        return shelf.get(Layer(*layer)).values[row(layer, lead), slot]

    def kicks(layer: again.Layer, lead: Array, slot: int) -> Array:
        return shelf.get(Layer(*layer)).kicks[row(layer, lead), slot]

    return again.Again(folder, match.o.two, values, kicks)


def positions(many: int, widest: int, rng: np.random.Generator) -> tuple[Array, Array, Array, Array]:
    """Lead, down, ball and marker, at random."""
    ball = rng.integers(1, GOAL, many)
    togo = 1 + (rng.uniform(size=many) * np.minimum(FARTHEST, GOAL - ball)).astype(int)
    return rng.integers(-widest, widest + 1, many), rng.integers(1, 5, many), ball, ball + togo


@pytest.mark.parametrize("layer", [Layer(2, 0, 14, 0, 0), Layer(1, 1, 9, 2, 1)])
def test_made_up_tables_lead_to_the_same_plays(layer: Layer) -> None:
    match = solver(game(), game().options())
    match.span = Span(4)
    made = Made(match.span)
    told = Told(match, named([min(layer, layer.mirror)]), made)
    lead, down, ball, marker = positions(6, 4, np.random.default_rng(3))
    found = opinion(match, made, packs.shipped("downfield.games.first_and_roll")).value(
        again.Layer(*layer), lead, down, ball, marker
    )
    swept = [
        told.worth(layer, int(a) + 4, int(b), int(c), int(d))
        for a, b, c, d in zip(lead, down, ball, marker, strict=True)
    ]
    assert found == pytest.approx(swept, abs=1e-9)


@pytest.mark.nightly
def test_a_hundred_thousand_positions_are_worth_the_same() -> None:
    match, layer, widest = solver(game(), game().options()), Layer(2, 0, 13, 1, 1), 4
    match.span = Span(widest)
    made = Made(match.span)
    told = Told(match, named([layer]), made)
    second = opinion(match, made, packs.shipped("downfield.games.first_and_roll"))
    lead, ball = np.arange(-widest, widest + 1), np.repeat(np.arange(1, GOAL), np.diff(STARTS[1:]))
    togo = np.arange(CELLS) - np.array(STARTS)[ball] + 1
    seen = 0
    for down in range(1, DOWNS + 1):
        swept = np.empty((len(lead), CELLS))
        for series in (Series(match.o, told.lists, marker) for marker in range(2, GOAL + 1)):
            plays = series.plays(told.tables, Case(series.of, down), series.ticked(told.tables, down))
            swept[:, series.slots] = plays.best
        each = (
            np.repeat(lead, CELLS),
            np.full(swept.size, down),
            *(np.tile(x, len(lead)) for x in (ball, ball + togo)),
        )
        assert np.abs(second.value(again.Layer(*layer), *each) - swept.reshape(-1)).max() < 1e-9
        seen += swept.size
    assert seen >= 100_000
