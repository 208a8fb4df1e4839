"""Who knows what every option is worth, and errs."""

from collections import Counter

import pytest

import downfield
from downfield.kernel.oracle import Advice, Oracle
from downfield.kernel.state import State
from downfield.toolkit.advised import Advised, Habit, felt, standing

ADVICE = (Advice(3, 0.50, 1.0), Advice(5, 0.48, 0.0), Advice(6, 0.47, 0.0), Advice(9, 0.30, 0.0))
HABIT = Habit(dear=0.02, most=0.1)
MINDS = (1.0, 1.0, 1.0, 1.0)


def test_the_less_he_overlooks_the_nearer_he_comes_to_best_play() -> None:
    assert felt(ADVICE, Habit(0.001, 0.1), MINDS) == pytest.approx([1.0, 0.0, 0.0, 0.0], abs=1e-6)


def test_a_dearer_mistake_is_rarer_and_nonsense_is_never_done() -> None:
    shares = felt(ADVICE, HABIT, MINDS)
    assert sum(shares) == pytest.approx(1.0)
    assert shares[0] > shares[1] > shares[2] > shares[3] == 0.0


def test_what_few_think_of_is_done_seldom_even_where_it_is_best() -> None:
    shares = felt(ADVICE, HABIT, (0.1, 1.0, 1.0, 1.0))
    assert 0.0 < shares[0] < shares[1]


def test_where_nothing_is_at_stake_he_does_what_best_play_does() -> None:
    lost = (Advice(0, 0.0, 1.0), Advice(1, 0.0, 0.0))
    assert felt(lost, HABIT, (1.0, 1.0)) == [1.0, 0.0]


def test_whoever_is_all_but_beaten_still_looks_for_the_last_chance() -> None:
    late = (Advice(0, 0.03, 1.0), Advice(1, 0.01, 0.0))
    assert felt(late, HABIT, (1.0, 1.0))[1] == 0.0
    assert standing(0.51) - standing(0.5) == pytest.approx(0.01, rel=0.01)


class Fixed:
    """Says the same of every state."""

    is_exact = True

    def worth(self, state: State) -> tuple[float, ...]:
        return 0.5, 0.5

    def advice(self, state: State, seat: int) -> tuple[Advice, ...]:
        return ADVICE


def test_options_are_drawn_as_often_as_their_shares_say() -> None:
    oracle: Oracle = Fixed()
    coach = Advised(oracle, HABIT, lambda _, option: 1.0, 1)
    coach.sit_down(1, 2)
    state = downfield.game("first-downs").state()
    drawn = Counter(coach.decide(state, 0) for _ in range(2000))
    assert [drawn[each.option] / 2000 for each in ADVICE] == pytest.approx(
        felt(ADVICE, HABIT, MINDS), abs=0.03
    )
