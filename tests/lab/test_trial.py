"""Best play put to the test: what was told of matches beside what they came to."""

import pytest

import downfield
from downfield.kernel.coach import Coach
from downfield.kernel.errors import UnknownName
from downfield.kernel.oracle import Advice
from downfield.kernel.state import State
from downfield.lab import trial
from downfield.lab.simulate import Job
from downfield.lab.trial import Trial, Weighed
from tests.cli.test_cli import run


def test_what_was_won_holds_within_three_standard_errors_of_what_was_told() -> None:
    near, far = (Trial(10_000, won, 5000.0, 2500.0) for won in (5149.0, 5151.0))
    assert near.error == pytest.approx(0.005, rel=1e-3)
    assert near.holds
    assert not far.holds


def test_parts_add_up_and_the_slowest_decision_stays_the_slowest() -> None:
    whole = Trial(2, 1.0, 0.9, 0.5, 100, 0.02, 0)
    whole.add(Trial(2, 2.0, 1.1, 0.3, 80, 0.2, 1))
    assert whole == Trial(4, 3.0, 2.0, 0.8, 180, 0.2, 1)


class Stubborn:
    """Takes the last option, and an oracle that says what it costs."""

    is_exact = True

    def sit_down(self, seed: int, stream: int) -> None: ...

    def decide(self, state: State, seat: int) -> int:
        return state.options(seat)[-1]

    def worth(self, state: State) -> tuple[float, ...]:
        return 0.5, 0.5

    def advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        return tuple(Advice(option, 0.5 - option / 100, 0.0) for option in state.options(seat))


def test_what_a_coach_gives_away_is_counted_but_not_of_one_who_never_errs() -> None:
    state = downfield.game("first-downs").at("down=1").state
    for errs, lost in ((True, 0.05), (False, 0.0)):
        coach: Coach = Weighed(Stubborn(), Stubborn(), errs)
        coach.sit_down(1, 1)
        assert coach.decide(state, state.seat) == 5
        assert isinstance(coach, Weighed)
        assert coach.lost == pytest.approx(lost)


def test_a_game_without_perfect_play_and_a_position_that_is_none_are_refused() -> None:
    with pytest.raises(UnknownName, match="perfect"):
        trial.trial(Job("blood-bowl", 1, "perfect", "steady"), 2, jobs=2)
    with pytest.raises(UnknownName, match="nonsense"):
        trial.trial(Job("first-downs", 1, "perfect", "steady"), 2, "nonsense=1", jobs=2)


@pytest.mark.nightly
def test_the_command_tells_what_was_won_and_what_was_told(capsys: pytest.CaptureFixture[str]) -> None:
    words = ("drive=6", "score=10-14", "down=4", "yards=44/3/3", "attacker=away")
    code, said, _ = run(capsys, "trial", "first-downs", *words, "--matches", "20", "--jobs", "1")
    assert code in (0, 1)
    assert "20 matches" in said
    assert "% told by the oracle" in said
