"""The environments pass the suites of the projects whose form they have."""

from typing import Any

import gymnasium
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test
from pettingzoo.utils import wrappers

from downfield import rl
from downfield.games import GAMES
from downfield.kernel.options import Value
from tests.rl.cases import every_case

# Their suites warn of what is usual in games: dictionaries with masks, nothing to do at the end, no frames a second.
pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")

every_game = pytest.mark.parametrize("slug", GAMES)


@every_case
def test_pettingzoo_finds_nothing_wrong_one_after_another(slug: str, options: dict[str, Value]) -> None:
    api_test(rl.env(slug, options, most=200), num_cycles=40)


@every_case
def test_pettingzoo_finds_the_same_after_the_same_seed(slug: str, options: dict[str, Value]) -> None:
    seed_test(lambda: rl.env(slug, options, most=200), num_cycles=10)


@every_case
def test_pettingzoo_finds_nothing_wrong_all_at_once(slug: str, options: dict[str, Value]) -> None:
    parallel_api_test(rl.parallel_env(slug, options, most=100), num_cycles=40)
    parallel_seed_test(lambda: rl.parallel_env(slug, options, illegal="lose"), num_cycles=10)


@every_game
def test_pettingzoo_ends_a_match_by_a_masked_action_where_it_is_told_to(slug: str) -> None:
    env: Any = wrappers.TerminateIllegalWrapper(rl.raw_env(slug), illegal_reward=-1)
    env.reset(seed=1)
    while (mask := env.observe(env.agent_selection)["action_mask"]).all():
        env.step(0)
    env.step(int((mask == 0).argmax()))
    assert all(env.terminations.values())


@every_game
def test_gymnasium_finds_nothing_wrong(slug: str) -> None:
    rl.register()
    made = gymnasium.make(f"downfield/{slug}-v0", illegal="lose", render_mode="ansi")
    check_env(made.unwrapped)


def test_a_game_is_made_by_its_name_with_a_coach_and_a_side() -> None:
    rl.register()
    env = gymnasium.make("downfield/first-downs-v0", opponent="random", side="away")
    _, more = env.reset(seed=3)
    assert more["seat"] == 1
