"""What a part of a mix is for."""

import pytest

from downfield.toolkit.stances import stance

WORTH = [[0.5, 0.3, 0.4], [0.2, 0.8, 0.3], [0.25, 0.25, 0.75]]
EVEN = [1 / 3, 1 / 3, 1 / 3]


@pytest.mark.parametrize(("taken", "word"), [(0, "safest"), (1, "boldest"), (2, "mixed")])
def test_a_part_of_a_mix_is_safe_or_bold_or_hides_the_others(taken: int, word: str) -> None:
    assert stance(WORTH, EVEN, EVEN, taken) == word


def test_what_the_other_side_never_does_makes_nothing_bold() -> None:
    assert stance(WORTH, EVEN, [0.5, 0.0, 0.5], 1) == "mixed"
    assert stance(WORTH, EVEN, [0.5, 0.0, 0.5], 2) == "boldest"


def test_what_is_always_done_hides_nothing() -> None:
    assert stance(WORTH, [1.0, 0.0, 0.0], EVEN, 0) == ""


def test_parts_that_lose_as_much_are_none_of_them_the_safest() -> None:
    assert stance([[0.3, 0.6], [0.3, 0.5]], [0.5, 0.5], [0.5, 0.5], 0) == "boldest"


def test_where_nothing_is_at_stake_nothing_is_said() -> None:
    assert stance([[0.5, 0.5], [0.5, 0.5]], [0.5, 0.5], [0.5, 0.5], 0) == ""
