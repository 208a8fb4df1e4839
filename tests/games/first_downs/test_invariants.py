"""What holds at every stop of every match."""

from typing import cast

import pytest

from downfield.games.first_downs.model import kinds as k
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.legal import check_position
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.needs import OVER
from downfield.kernel.options import Value
from tests.games.first_downs.table import game, see
from tests.rules import rule

VARIANTS: list[dict[str, Value]] = [{}, {"prices": "public", "missed_field_goal_resets": True, "drives": 8}]


@rule("FFD-1.4", "FFD-1.5")
@pytest.mark.parametrize("options", VARIANTS)
def test_no_coin_is_ever_lost_or_made(options: dict[str, Value]) -> None:
    for seed in range(25):
        g, rng = cast(Downs, game().state(options)), Rng(seed, 3)
        while g.need != OVER:
            assert min(g.own, g.neutral, g.theirs, g.ma, g.md, g.bank()) >= 0
            assert g.own + g.neutral + g.theirs == 50
            assert g.ma + g.md + g.bank() == 10
            drive.playout(g, rng, 1)


@pytest.mark.parametrize("options", VARIANTS)
def test_every_stop_between_plays_is_a_position_that_can_occur(options: dict[str, Value]) -> None:
    seen = set()
    for seed in range(25):
        g, rng = cast(Downs, game().state(options)), Rng(seed, 4)
        while g.need != OVER:
            if g.quiet and g.stage != k.FLIP:
                check_position(g)
                seen.add(g.stage)
            drive.playout(g, rng, 1)
    assert seen == {k.BETWEEN, k.DOWN, k.TOUCHDOWN, k.CONVERSION}


@rule("FFD-10.7")
@pytest.mark.parametrize("seed", range(5))
def test_a_down_is_repeated_at_most_three_times(seed: int) -> None:
    """Whoever can, repeats: both together have ten momentum, and each repeat costs three."""
    match, rng = game().at("momentum=6-4"), Rng(seed, 5)
    repeats = 0
    while see(match, "down") == 1 and repeats < 9:
        words = {choice.token for choice in match.options(match.waiting()[0])}
        if "repeat" in words:
            match.play("repeat")
            repeats += 1
        elif "pass" in words:
            match.play("pass")
        elif match.need.question == "play":
            match.play("ProSetA")
        else:
            match.play(f"1/{('GoalLine', '4-3', 'Nickel')[rng.below(3)]}")
    assert repeats == 3
