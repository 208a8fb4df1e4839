"""The proof of the solution: the engine itself finds no gain, and finds any number that was altered."""

import pathlib
import random

import numpy as np
import pytest
from tests.games.first_and_roll.table import game
from tests.rules import rule

from downfield.games.first_and_roll import checker
from downfield.games.first_and_roll.coach.proof.checker import PLAYS, TRIES, Checker
from downfield.games.first_and_roll.coach.proof.positions import drawn
from downfield.games.first_and_roll.coach.solve.layers.grid import cell
from downfield.games.first_and_roll.coach.solve.layers.order import units, waves
from downfield.games.first_and_roll.coach.truth.solver import STEPS
from downfield.kernel.solution import Finding, Shelf
from downfield.kernel.state import State
from downfield.lab import certify
from downfield.lab import solve as solving


@pytest.fixture(scope="module")
def proves() -> Checker:
    made = checker(game(), game().options())
    assert isinstance(made, Checker)
    return made


@rule("FAR-13.3")
@pytest.mark.parametrize("ball", [98, 99])
def test_a_play_for_two_is_worth_what_the_engine_makes_of_it(proves: Checker, ball: int) -> None:
    assert proves.try_gain(ball) < 1e-8


def test_a_play_for_two_that_was_altered_is_found(proves: Checker, monkeypatch: pytest.MonkeyPatch) -> None:
    altered = proves.two.copy()
    altered[1, 2, 97] += 1e-5
    monkeypatch.setattr(proves, "two", altered)
    assert proves.try_gain(98) > 0.9e-5


def test_every_position_that_is_drawn_can_be_set_up(proves: Checker) -> None:
    stops: list[State] = []
    for wave in waves(proves.match.o):
        for unit in units(wave)[::2]:
            stops += map(proves.begun, drawn(unit, proves.match.o, random.Random(4))[::9])
    assert all(state.quiet for state in stops)
    assert len(stops) > 300


def test_the_opening_is_among_the_positions_of_its_layer(proves: Checker) -> None:
    found = drawn(proves.match.layers[proves.opening()], proves.match.o, random.Random(1))
    [opening] = [place for place in found if place.phase == "opening"]
    assert proves.begun(opening).dump() == game().at("phase=kickoff possession=away second=home").state.dump()


def test_the_bound_counts_the_worst_play_as_often_as_a_match_has_plays(proves: Checker) -> None:
    assert proves.bound([Finding("a", 3, 1e-9), Finding("b", 2, 2e-9)]) == pytest.approx(2e-9 * PLAYS)
    assert TRIES in proves.layers()


@pytest.mark.nightly
def test_plays_for_two_are_proved_from_every_spot(proves: Checker, tmp_path: pathlib.Path) -> None:
    found = proves.check(TRIES, Shelf(tmp_path, {}))
    assert found.states == 99
    assert found.gain < 1e-8


@pytest.mark.nightly
def test_one_altered_number_makes_the_check_fail(proves: Checker, tmp_path: pathlib.Path) -> None:
    kept, layer = Shelf(tmp_path, {}), "3-0-14-0-0"  # the end of an overtime leads to no other layer
    kept.write(layer, proves.match.solve(layer, kept))
    found = proves.check(layer, kept)
    assert proves.bound([found]) < proves.claim
    numbers = np.frombuffer(kept.read(layer), dtype="<u4").copy()
    place = drawn(proves.match.layers[layer], proves.match.o, random.Random(layer))[3]
    numbers[cell(place.down, place.ball, place.ball + place.togo)] += 100
    kept.write(layer, numbers.tobytes())  # by somebody who knows how to make it look whole
    altered = proves.check(layer, kept)
    assert altered.gain > 0.9 * 100 / STEPS
    assert proves.bound([altered]) > proves.claim


def test_a_certificate_names_the_opening_whatever_is_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(certify, "check", lambda job, at, layers, jobs, watch: layers)
    job = solving.Job("first-and-roll")
    for seed in range(3):
        layers = certify.certify(job, 4, seed)
        assert len(layers) == 4  # type: ignore[arg-type]
        assert "1-0-0-3-3" in layers  # type: ignore[operator]
