"""The solved match: what it is worth, that nobody does better, who knows it, and who plays by it."""

import pathlib
from collections.abc import Iterator
from types import ModuleType
from typing import cast

import msgspec
import numpy as np
import pytest

from downfield.coaches import coach
from downfield.games.first_downs.coach.book import Book
from downfield.games.first_downs.coach.oracle import Oracle
from downfield.games.first_downs.coach.solve import shipped
from downfield.games.first_downs.coach.solve.cuda import Card
from downfield.games.first_downs.coach.solve.drive import solve
from downfield.games.first_downs.coach.solve.routing import Swept
from downfield.games.first_downs.coach.solve.truth import ROUNDS, Truth
from downfield.games.first_downs.components.freeze import freeze
from downfield.games.first_downs.components.parts import Parts
from downfield.kernel import drive as loops
from downfield.kernel.build import COMPILED
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadOption, NotationError
from downfield.kernel.needs import CHOICE, NOBODY, OVER, SEALED
from downfield.kernel.options import Value
from downfield.kernel.solution import SolutionError
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.lab import certify
from downfield.lab import solve as solving
from downfield.toolkit.playout import play_on
from tests.games import card
from tests.games.first_downs import boxes, table
from tests.rules import rule

OPTIONS: dict[str, Value] = {"drives": 1, "max_overtime_rounds": 1}


@pytest.fixture(autouse=True, scope="module")
def _own_cache(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("DOWNFIELD_CACHE", str(tmp_path_factory.mktemp("cache")))
        yield


@pytest.fixture(scope="module")
def pack(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    folder = tmp_path_factory.mktemp("box")
    boxes.tiny(folder)
    return folder / "changed"


@pytest.fixture(scope="module")
def job(pack: pathlib.Path) -> solving.Job:
    return solving.Job("first-downs", OPTIONS, str(pack))


@pytest.fixture(scope="module")
def solved(job: solving.Job) -> solving.Desk:
    return solving.solve(job)


@pytest.fixture(scope="module")
def knows(solved: solving.Desk) -> Oracle:
    return Oracle(solved.game, solved.options)


# Solving -------------------------------------------------------------------------------------------------------------


def test_the_sweep_finds_the_same_as_the_arrays(solved: solving.Desk) -> None:
    truth = cast(Truth, solved.solver)
    for layer in truth.layers.values():
        ends = truth.ends(layer, lambda name: truth.stored(name, solved.shelf))
        one, other = Swept(truth.downs).solve(ends), solve(truth.downs, ends)
        assert np.abs(one.rows - other.rows).max() < 1e-12
        assert np.abs(one.conversion - other.conversion).max() < 1e-12


def test_a_graphics_card_finds_the_same_as_the_arrays(solved: solving.Desk, tmp_path: pathlib.Path) -> None:
    truth = cast(Truth, solved.solver)
    ends = truth.ends(truth.layers["drive-2+0"], lambda name: truth.stored(name, solved.shelf))
    one = Card(truth.downs, cast(ModuleType, card.Card(tmp_path))).solve(ends)
    other = solve(truth.downs, ends)
    assert np.abs(one.rows - other.rows).max() < 1e-12
    assert np.abs(one.conversion - other.conversion).max() < 1e-12


@pytest.mark.nightly
def test_the_sweep_finds_the_same_as_the_arrays_in_a_layer_of_the_usual_game() -> None:
    game = table.game()
    book = Book(game, game.options())
    ends = book.truth.ends(book.truth.layers["drive-3-3"], book.start)
    other = solve(book.truth.downs, ends)
    swept = Swept(book.truth.downs)
    some = None if COMPILED else 300  # states; uncompiled all of them take a quarter of an hour
    one = swept.solve(ends) if some is None else swept.some(ends, some)
    solved = one.rows != 0
    assert solved.sum() >= (10**5 if COMPILED else 10**4)
    assert np.abs(one.rows - other.rows)[solved].max() < 1e-12


@rule("FFD-9.2", "FFD-9.3")
def test_a_decided_match_needs_no_layer_and_leads_that_come_to_the_same_share_one() -> None:
    truth = Truth(freeze(cast(Parts, table.game().pack.parts), table.game().options()))
    assert [len(wave) for wave in truth.waves()[-6:]] == [7, 17, 25, 17, 5, 1]
    assert truth.layer(1, 1) is None
    assert truth.layer(1, -9) is None
    assert truth.layer(1, -1) == truth.layer(1, -2) != truth.layer(1, -3)
    assert sum(map(len, truth.waves())) == 72 + 6 * ROUNDS


def test_too_long_a_match_is_refused() -> None:
    game = table.game()
    with pytest.raises(BadOption, match="up to 10 drives"):
        cast(object, game.spec.solver and game.spec.solver(game, game.options({"drives": 11})))


# Proving -------------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def proved(solved: solving.Desk, job: solving.Job) -> certify.Certificate:
    return certify.check(job, solved, ["drive-1+0", "drive-2+0"])


def test_nobody_gains_by_leaving_the_solution(proved: certify.Certificate) -> None:
    assert proved.holds
    assert proved.bound < 1e-12


@pytest.mark.nightly
def test_nobody_gains_by_leaving_the_solution_anywhere(solved: solving.Desk, job: solving.Job) -> None:
    found = certify.certify(job)
    assert len(found.findings) == found.layers
    assert found.bound < 1e-12


def test_the_layers_of_a_certificate_are_drawn_by_its_seed(
    job: solving.Job, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(certify, "check", lambda job, at, layers, jobs, watch: layers)
    some = [certify.certify(job, 4, seed) for seed in range(3)]
    assert some[0] == certify.certify(job, 4, 0)
    assert some[0] != some[1] or some[1] != some[2]


def test_a_certificate_is_read_as_it_was_written(proved: certify.Certificate, tmp_path: pathlib.Path) -> None:
    file = tmp_path / "certificate.txt"
    file.write_text(proved.text(), encoding="utf-8")
    assert certify.read(file) == proved


def one_layer(proved: certify.Certificate, file: pathlib.Path, layer: str) -> pathlib.Path:
    """The certificate of a single layer, on disk."""
    lines = [
        line for line in proved.text().splitlines() if not line.startswith("layer ") or f" {layer}:" in line
    ]
    file.write_text("\n".join(lines).replace("checked: 2", "checked: 1") + "\n", encoding="utf-8")
    return file


def test_a_certificate_can_be_checked_again(
    proved: certify.Certificate, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    file = one_layer(proved, tmp_path / "one.txt", "drive-2+0")
    assert certify.recheck(file, str(pack), None).findings == proved.findings[-1:]


def test_a_certificate_outlives_the_text_of_the_solver(
    proved: certify.Certificate, solved: solving.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    about = solved.shelf.about | {"solver": "another"}
    every = [layer for wave in solved.solver.waves() for layer in wave]
    told = msgspec.structs.replace(proved, about=about, tables=solved.shelf.digest(every, about))
    file = one_layer(told, tmp_path / "one.txt", "drive-1+0")
    assert certify.recheck(file, str(pack), None).about == about


def test_one_altered_number_makes_the_check_fail(
    proved: certify.Certificate, solved: solving.Desk, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    file = one_layer(proved, tmp_path / "one.txt", "drive-2+0")
    kept = solved.shelf.read("drive-2+0")
    numbers = np.frombuffer(kept, dtype="<f8").copy()
    numbers[3] += 1e-8
    try:
        solved.shelf.write("drive-2+0", numbers.tobytes())  # by somebody who knows how to make it look whole
        with pytest.raises(SolutionError, match="certificate is for tables"):
            certify.recheck(file, str(pack), None)
        found = solved.checker.check("drive-2+0", solved.shelf)
        assert found.gain > 0.9e-8
        assert solved.checker.bound([found]) > solved.checker.claim
    finally:
        solved.shelf.write("drive-2+0", kept)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("Downfield certificate 1", "A letter", "no certificate"),
        ("rules: ", "rules: 0", "certificate is for rules"),
        ("tables: ", "tables: f", "certificate is for tables"),
        ("opening: 0.", "opening: 0.9", "does not hold"),
        ("solver: ", "solver: 0", "certificate is for tables"),
    ],
)
def test_an_altered_certificate_is_refused(
    old: str, new: str, says: str, proved: certify.Certificate, pack: pathlib.Path, tmp_path: pathlib.Path
) -> None:
    file = one_layer(proved, tmp_path / "one.txt", "drive-1+0")
    file.write_text(file.read_text(encoding="utf-8").replace(old, new), encoding="utf-8")
    with pytest.raises((SolutionError, NotationError), match=says):
        certify.recheck(file, str(pack), None)


# Asking --------------------------------------------------------------------------------------------------------------


def test_the_opening_is_worth_what_was_solved(solved: solving.Desk, knows: Oracle) -> None:
    opening = solved.solver.opening(solved.shelf)
    worth = knows.worth(solved.game.state({**OPTIONS, "first_attacker": "home"}))
    assert worth == pytest.approx((opening, 1 - opening))
    assert knows.worth(solved.game.state(OPTIONS)) == pytest.approx(
        (0.5, 0.5)
    )  # [FFD-2.2] the coin comes first


def stops(game: Game, matches: int) -> Iterator[State]:
    """Every decision of some matches at random."""
    for number in range(matches):
        state, rng = game.state(OPTIONS), Rng(number)
        while state.need != OVER:
            if state.need == CHOICE:
                yield state
                options = state.options(state.seat)
                state.answer(options[rng.below(len(options))])
            elif state.need == SEALED:
                yield state
                loops.commit_at_random(state, rng)
            else:
                state.answer(rng.below(state.faces))


def test_what_is_advised_is_worth_what_the_position_is_worth(solved: solving.Desk, knows: Oracle) -> None:
    for state in stops(solved.game, 20):
        worth = knows.worth(state)
        for seat in (0, 1):
            if state.owes(seat):
                advice = knows.advice(state, seat)
                assert [a.option for a in advice] == state.options(seat)
                assert sum(a.share for a in advice) == pytest.approx(1.0)
                assert sum(a.share * a.value for a in advice) == pytest.approx(worth[seat], abs=1e-8)
                assert max(a.value for a in advice) == pytest.approx(worth[seat], abs=1e-8)


# The coach -----------------------------------------------------------------------------------------------------------


def play(game: Game, names: tuple[str, str], number: int, **options: Value) -> float:
    """What home has won in the end."""
    agreed = {**OPTIONS, **options}
    coaches = [coach(name, game, agreed) for name in names]
    state, rng = game.state(agreed), Rng(number)
    for seat, one in enumerate(coaches):
        one.sit_down(number, seat + 1)
    while state.need != OVER:
        if state.need in (CHOICE, SEALED):
            owing = [seat for seat in (0, 1) if state.owes(seat)]
            chosen = [(seat, coaches[seat].decide(state, seat)) for seat in owing]
            for seat, x in chosen:
                assert state.give(seat, x)
        else:
            state.answer(rng.below(state.faces))
    return 0.5 if state.winner == NOBODY else float(state.winner == 0)


@pytest.mark.nightly
def test_perfect_against_itself_meets_the_value_of_the_opening(solved: solving.Desk) -> None:
    won = [play(solved.game, ("perfect", "perfect"), n, first_attacker="home") for n in range(2000)]
    opening = solved.solver.opening(solved.shelf)
    assert abs(np.mean(won) - opening) < 3 * np.std(won) / len(won) ** 0.5


@pytest.mark.nightly
def test_nobody_wins_more_than_his_share_against_perfect(solved: solving.Desk) -> None:
    for other in ("steady", "random"):
        won = [play(solved.game, ("perfect", other), n) for n in range(1000)]
        assert np.mean(won) > 0.5 - 3 * np.std(won) / len(won) ** 0.5


def test_perfect_answers_whatever_it_is_asked_and_beats_the_lot(solved: solving.Desk) -> None:
    assert sum(play(solved.game, ("perfect", "random"), n) for n in range(30)) > 18


def test_a_match_that_is_won_for_certain_is_won_some_time() -> None:
    game = table.game()
    coaches = [coach("perfect", game, game.options()) for _ in (0, 1)]
    line = "drive=7 attacker=away first=away yards=2/10/38 momentum=10-0 score=13-13"
    state, rng = game.at(line).state.clone(), Rng(5)
    play_on(state, coaches, rng, 2000)  # Home has all the coins, and every option wins
    assert state.need == OVER
    assert state.winner == 0


# What is shipped -----------------------------------------------------------------------------------------------------


def test_how_every_drive_of_the_usual_game_begins_is_shipped(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Truth, "solve", None)  # nobody solves for it
    game = table.game()
    book = Book(game, game.options())
    for layer in book.truth.last():
        assert layer.name in book.starts
        assert np.isfinite(book.truth.ends(layer, book.start).stay).all()  # with all that it needs
    layer = book.truth.layers["drive-1-7"]
    assert np.abs(book.drive(layer).start() - book.start(layer.name)).max() < 1e-6


def test_another_pack_or_price_finds_nothing_shipped(solved: solving.Desk) -> None:
    usual = table.game()
    assert shipped.starts(usual.pack.hash, usual.options())
    assert not shipped.starts(solved.game.pack.hash, usual.options())
    assert not shipped.starts(usual.pack.hash, usual.options({"prices": "public"}))
