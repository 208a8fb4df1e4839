"""Search upon a policy: which plan is believed, and what it may cost."""

from collections.abc import Callable

import pytest

from downfield.kernel.chance import Rng
from downfield.toolkit.search import Budget, choose


def noisy(means: list[float], asked: list[tuple[int, int]]) -> Callable[[int, int], float]:
    """Plans with these means; sample n is as lucky for every plan."""

    def worth(plan: int, sample: int) -> float:
        asked.append((plan, sample))
        return (
            means[plan] + Rng(1, sample).below(1000) / 1000 + Rng(2, 8 * sample + plan).below(1000) / 10_000
        )

    return worth


def test_the_better_plan_is_found_among_lucky_and_unlucky_samples() -> None:
    assert choose(noisy([0.2, 0.1, 0.4, 0.3], []), 4, Budget(64)) == 2


def test_no_more_playouts_are_made_than_the_budget_allows() -> None:
    asked: list[tuple[int, int]] = []
    choose(noisy([0.2, 0.1, 0.4, 0.3, 0.0, 0.1, 0.2, 0.3], asked), 8, Budget(48))
    assert 40 <= len(asked) <= 48


def test_the_search_ends_where_every_other_plan_is_surely_worse() -> None:
    asked: list[tuple[int, int]] = []
    assert choose(noisy([0.9, 0.1, 0.2, 0.1], asked), 4, Budget(400)) == 0
    assert len(asked) <= 200


def test_every_plan_has_the_same_samples_and_the_worse_ones_fewer() -> None:
    asked: list[tuple[int, int]] = []
    choose(noisy([0.2, 0.9, 0.8, 0.1], asked), 4, Budget(64))
    samples = [[sample for plan, sample in asked if plan == n] for n in range(4)]
    assert samples[0] == samples[1] == list(range(len(samples[0])))
    assert samples[3] == samples[0][: len(samples[3])]
    assert len(samples[3]) < len(samples[0])


def test_the_policys_own_plan_is_kept_where_others_are_better_by_chance_only() -> None:
    assert choose(noisy([0.2, 0.201, 0.2, 0.199], []), 4, Budget(64, doubt=3.0)) == 0


def test_a_plan_that_is_hardly_better_is_not_worth_the_change() -> None:
    assert choose(lambda plan, sample: plan / 100, 2, Budget(8, least=0.02)) == 0


def test_whoever_is_told_to_stop_before_it_has_seen_anything_plays_the_policy() -> None:
    assert choose(noisy([0.0, 1.0], []), 2, Budget(64), is_up=lambda: True) == 0


def test_whoever_is_told_to_stop_decides_by_what_it_has_seen() -> None:
    asked: list[tuple[int, int]] = []
    assert choose(noisy([0.0, 1.0], asked), 2, Budget(1000), is_up=lambda: len(asked) >= 8) == 1
    assert len(asked) == 8


@pytest.mark.parametrize("plans", [2, 3, 5, 8])
def test_any_number_of_plans_can_be_halved(plans: int) -> None:
    assert choose(lambda plan, sample: float(plan), plans, Budget(1)) in range(plans)
