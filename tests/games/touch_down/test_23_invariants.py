"""Chapter 23: what holds after every answer of every match."""

from typing import cast

import pytest
from tests.games.touch_down.invariants import Watch
from tests.games.touch_down.table import game, grown
from tests.rules import rule

from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.needs import OVER
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

VARIANTS: list[dict[str, Value]] = [
    {},
    {"home_team": "falchi", "away_team": "lupi", "safety": True, "trip": "at_most", "one_forward_pass": True},
    {"length": "long", "goal_line_counts": True, "first_down_rows": 4, "extra_action_after_overflow": True},
]


def play(seed: int, options: dict[str, Value], box: Game | None = None) -> None:
    box = box or game()
    g = cast(Gridiron, box.spec.begin(box.pack.parts, box.options(options), {}))
    rng = Rng(seed, 23)
    g.go_on()
    watch, answers = Watch(g), 0
    while g.need != OVER:
        drive.playout(g, rng, 1)
        watch.look(g)
        answers += 1
        assert answers < 100_000


@pytest.mark.slow
@rule("TD-23.1", "TD-23.2", "TD-23.3", "TD-23.4", "TD-23.6", "TD-23.7", "TD-23.8")
@pytest.mark.parametrize("seed", range(2))
@pytest.mark.parametrize("options", VARIANTS)
def test_a_random_match_breaks_no_invariant(seed: int, options: dict[str, Value]) -> None:
    play(seed, options)


def any_options(rng: Rng) -> dict[str, Value]:
    """A value for every option, drawn at random."""
    found: dict[str, Value] = {}
    for option in game().spec.options:
        if option.code:
            continue
        values: list[Value] = list(option.choices) or [False, True]
        if isinstance(option.default, int) and not isinstance(option.default, bool):
            values = [option.least, option.most]
        found[option.name] = values[rng.below(len(values))]
    return found


@pytest.mark.nightly
def test_many_random_matches_with_all_options_mixed_break_no_invariant() -> None:
    """With teams that have every skill of a league."""
    own = grown("centurioni", no80="thrown45", no60="received41", no21="sacks1", no23="sacks2", no25="sacks1")
    rng = Rng(23, 1)
    for seed in range(60):
        play(1000 + seed, any_options(rng) | {"home_roster": own, "away_roster": own})
