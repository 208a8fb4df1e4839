"""A review: what decisions cost and what dice gave adds up to how a match ended."""

import math
import pathlib

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, NOBODY, SEALED
from downfield.kernel.oracle import Advice
from downfield.kernel.state import State
from downfield.lab.review import DECISION, DICE, GIVEN_UP, GOOD, GRADES, GUESS, Review, eye_of, review, split
from downfield.lab.review.words import swing
from downfield.text import Text
from downfield.text.oracle import verdict
from downfield.text.story import moments

GOLDEN = pathlib.Path(__file__).parents[1] / "golden"


class Guesser:
    """Believes in the score alone; and that the first option of a seat is the best, each further one a tenth worse."""

    is_exact = False

    def worth(self, state: State) -> tuple[float, ...]:
        home, away = state.points(0), state.points(1)
        chance = 1 / (1 + math.exp(away - home))
        return chance, 1 - chance

    def advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        options = state.options(seat)
        best = self.worth(state)[seat]
        return tuple(Advice(x, best - i / 10, float(i == 0)) for i, x in enumerate(options))


def played(start: str = "", seed: int = 1, steps: int = 10**6) -> Match:
    """A match of First Downs, played at random."""
    match = downfield.game("first-downs").at(start, seed=seed)
    rng = Rng(seed)
    while not match.over and steps:
        for seat in match.waiting():
            options = match.options(seat)
            match.answer(options[rng.below(len(options))].value, seat)
        steps -= 1
    return match


def total(found: Review) -> float:
    """All that a match came from."""
    sums = found.sums
    return sums.start + sum(sums.decisions) + sums.guesses + sums.dice


@pytest.mark.parametrize("seed", range(1, 6))
def test_decisions_guesses_and_dice_make_the_end(seed: int) -> None:
    match = played(seed=seed)
    found = review(match, oracle=Guesser())
    assert total(found) == pytest.approx(found.sums.end, abs=1e-9)
    assert found.worth[-1] == {"home": 1.0, "away": 0.0, None: 0.5}[match.winner]
    assert len(found.steps) == len(found.worth) - 1


def test_moments_are_those_of_a_film_and_named_by_what_led_there() -> None:
    match = played()
    found = review(match, oracle=Guesser())
    needs = [again.state.need for again in moments(match)][:-1]
    causes = {CHANCE: DICE, SEALED: GUESS}
    assert [step.cause for step in found.steps] == [causes.get(need, DECISION) for need in needs]


def test_a_decision_costs_what_it_is_worse_than_the_best() -> None:
    match = played()
    found = review(match, oracle=Guesser())
    one = max(found.decisions, key=lambda decided: decided.cost)
    assert one.cost == pytest.approx(round(10 * one.cost) / 10)
    assert one.best_value - one.value == pytest.approx(one.cost)
    assert one.grade == "blunder"
    assert one in found.poor(one.side)
    assert one.token != one.best
    assert {decided.grade for decided in found.decisions if decided.cost < min(GRADES.values())} == {GOOD}


def test_who_gives_up_gives_his_chance_away() -> None:
    match = played(steps=10)
    match.resign(0)
    found = review(match, oracle=Guesser())
    assert (found.steps[-1].cause, found.worth[-1]) == (GIVEN_UP, 0.0)
    assert total(found) == pytest.approx(0, abs=1e-9)


def test_a_clock_that_runs_out_loses_too() -> None:
    found = review(played(steps=10), lost=1, oracle=Guesser())
    assert (found.steps[-1].cause, found.worth[-1]) == (GIVEN_UP, 1.0)
    assert total(found) == pytest.approx(1, abs=1e-9)


def test_a_match_that_goes_on_is_looked_at_so_far() -> None:
    found = review(played(steps=10), NOBODY, Guesser())
    assert found.worth[-1] == found.sums.end
    assert total(found) == pytest.approx(found.sums.end, abs=1e-9)


def test_three_turning_points_in_the_order_of_play() -> None:
    found = review(played(), oracle=Guesser())
    turns = found.turning_points()
    assert [step.moment for step in turns] == sorted(step.moment for step in turns)
    assert len(turns) == 3
    least = min(abs(step.gain) for step in turns)
    assert all(abs(step.gain) <= least for step in found.steps if step not in turns)


def swung(start: str, *answers: tuple[str, int]) -> str:
    """What is said to have swung a match that was begun so, and then given up."""
    match = downfield.game("first-downs").at(start, seed=1)
    for token, seat in answers:
        match.answer(token, seat)
    match.resign(0)
    found = swing(match, review(match), ("Ann", "Bob"), Text("en", match.game.spec))
    return "" if found is None else found[1].words


def test_a_swing_that_was_a_fault_tells_what_was_better() -> None:
    words = swung("drive=6 attacker=home down=4 yards=20/4/26 score=0-6", ("fg", 0))  # six points are missing
    assert "chose “Field goal" in words
    assert "best play, such as “Gamble" in words


def test_giving_up_is_no_swing() -> None:
    assert swung("drive=6 attacker=home down=4 yards=20/4/26 score=0-6") == ""


@pytest.mark.nightly
def test_a_planted_blunder_is_found() -> None:
    match = downfield.game("first-downs").at("drive=6 attacker=home down=4 yards=20/4/26 score=0-6", seed=1)
    match.answer("fg", 0)  # three points where six are missing, in the last drive
    while not match.over:
        for seat in match.waiting():
            match.answer(match.options(seat)[0].value, seat)
    found = review(match)
    assert total(found) == pytest.approx(found.sums.end, abs=1e-9)
    assert found.poor(0)[0].token == "fg"


@pytest.mark.nightly
@pytest.mark.parametrize("name", ["first-downs", "first-and-roll"])
def test_the_sums_of_a_recorded_match_close(name: str) -> None:
    read = record.open_file(GOLDEN / f"{name}.record")
    found = review(record.verify(read, downfield.game(name)))
    assert total(found) == pytest.approx(found.sums.end, abs=1e-9)
    assert min(found.sums.decisions[1], -found.sums.decisions[0]) >= -1e-6


@pytest.mark.nightly
def test_an_open_choice_can_be_asked_about() -> None:
    game = downfield.game("first-downs")
    told = verdict(game.at("drive=6 attacker=home down=4 yards=20/4/26 score=0-10"), Text("en", game.spec))
    assert [decision.name for decision in told.decisions] == ["Home"]
    assert sum(told.worth) == pytest.approx(1)


def test_it_comes_to_the_same_however_it_is_split(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = played(steps=60)
    file = tmp_path / "match.record"
    record.save(record.write(match), file)
    monkeypatch.setattr(split, "eye_of", lambda match: eye_of(match, Guesser()))
    stretches = len(eye_of(match, Guesser()).stretches())
    whole = split.weighed(file, None, stretches, 1, None)
    monkeypatch.setattr(split, "CHUNK", 5)
    heard: list[int] = []
    assert split.weighed(file, None, stretches, 1, heard.append) == whole
    assert sum(heard) == len(whole) == stretches
