"""Chapter 23: what holds after every answer of every match."""

from typing import cast

import pytest
from tests.games.touch_down.invariants import Watch
from tests.games.touch_down.table import game
from tests.rules import rule

from downfield.games.touch_down.position import Gridiron
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.needs import OVER
from downfield.kernel.options import Value

VARIANTS: list[dict[str, Value]] = [
    {},
    {"home_team": "falchi", "away_team": "lupi", "safety": True, "trip": "at_most", "one_forward_pass": True},
    {"length": "long", "goal_line_counts": True, "first_down_rows": 4, "extra_action_after_overflow": True},
]


def play(seed: int, options: dict[str, Value]) -> None:
    g = cast(Gridiron, game().spec.begin(game().pack.parts, game().options(options), {}))
    rng = Rng(seed, 23)
    g.go_on()
    watch, answers = Watch(g), 0
    while g.need != OVER:
        drive.playout(g, rng, 1)
        watch.look(g)
        answers += 1
        assert answers < 100_000


@rule("TD-23.1", "TD-23.2", "TD-23.3", "TD-23.4", "TD-23.6", "TD-23.7", "TD-23.8")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", VARIANTS)
def test_a_random_match_breaks_no_invariant(seed: int, options: dict[str, Value]) -> None:
    play(seed, options)


@pytest.mark.nightly
@pytest.mark.parametrize("options", VARIANTS)
def test_many_random_matches_break_no_invariant(options: dict[str, Value]) -> None:
    for seed in range(20):
        play(1000 + seed, options)
