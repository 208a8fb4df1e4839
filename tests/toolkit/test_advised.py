"""Who knows what every option is worth, and errs."""

from collections import Counter

import pytest

import downfield
from downfield.kernel.oracle import Advice, Oracle
from downfield.kernel.state import State
from downfield.toolkit.advised import Advised, Habit, felt

ADVICE = (Advice(3, 0.50, 1.0), Advice(5, 0.48, 0.0), Advice(6, 0.47, 0.0), Advice(9, 0.30, 0.0))
HABIT = Habit(errs=0.5, dear=0.02, most=0.1)


def test_who_never_errs_plays_as_best_play_does() -> None:
    assert felt(ADVICE, Habit(0.0, 0.02, 0.1)) == [1.0, 0.0, 0.0, 0.0]


def test_a_dearer_mistake_is_rarer_and_nonsense_is_never_done() -> None:
    shares = felt(ADVICE, HABIT)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[1] > shares[2] > shares[3] == 0.0


def test_in_the_open_the_worse_half_is_nonsense_however_little_is_at_stake() -> None:
    little = [Advice(x, 0.5 - cost, float(x == 0)) for x, cost in enumerate((0.0, 0.004, 0.006, 0.01))]
    assert [share > 0 for share in felt(little, HABIT)] == [True, True, False, False]
    assert all(share > 0 for share in felt(little, HABIT, is_open=False))
    assert all(share > 0 for share in felt(little[:2], HABIT))


class Fixed:
    """Says the same of every state."""

    is_exact = True

    def worth(self, state: State) -> tuple[float, ...]:
        return 0.5, 0.5

    def advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        return ADVICE


def test_options_are_drawn_as_often_as_their_shares_say() -> None:
    oracle: Oracle = Fixed()
    coach = Advised(oracle, HABIT, 1)
    coach.sit_down(1, 2)
    state = downfield.game("first-downs").state()
    drawn = Counter(coach.decide(state, 0) for _ in range(2000))
    assert [drawn[each.option] / 2000 for each in ADVICE] == pytest.approx(felt(ADVICE, HABIT), abs=0.03)
