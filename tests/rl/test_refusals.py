"""What is out of order is refused in the words of each convention, and nothing has happened."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import InvalidAction, ResetNeeded

from downfield import rl
from downfield.kernel.errors import UnknownName


def masked(seen: Any) -> int:
    return int((seen["action_mask"] == 0).argmax())


@pytest.mark.parametrize("wrong", [-1, 99, None, "run"])
def test_a_wrong_action_is_refused_by_gymnasiums_own_exception(wrong: Any) -> None:
    env = rl.Single("first-and-roll", illegal="lose")
    seen, _ = env.reset(seed=1)
    with pytest.raises(InvalidAction, match="mask allows"):
        env.step(wrong)
    assert np.array_equal(env.action_masks(), seen["action_mask"])


def test_a_masked_action_is_refused_or_loses_as_was_agreed() -> None:
    strict, lax = rl.Single("blood-bowl", side="away"), rl.Single("blood-bowl", side="away", illegal="lose")
    seen, _ = strict.reset(seed=1)
    with pytest.raises(InvalidAction, match="not an action of"):
        strict.step(masked(seen))
    lax.reset(seed=1)
    _, reward, over, _, _ = lax.step(masked(seen))
    assert (reward, over) == (-1.0, True)


def test_nothing_is_played_before_a_match_begins_or_after_it_has_ended() -> None:
    env = rl.Single("first-and-roll", illegal="lose")
    with pytest.raises(ResetNeeded):
        env.step(0)
    seen, _ = env.reset(seed=1)
    env.step(masked(seen))
    with pytest.raises(ResetNeeded):
        env.step(0)


def test_all_at_once_a_wrong_action_of_one_takes_back_the_others() -> None:
    env = rl.parallel_env("first-downs")
    seen, _ = env.reset(seed=1)
    while sum(env.wait not in np.flatnonzero(look["action_mask"]) for look in seen.values()) < 2:
        env.step({agent: int(look["action_mask"].argmax()) for agent, look in seen.items()})
        seen = env._seen()
    before = env.episode.state.dump()
    with pytest.raises(InvalidAction):
        env.step({"player_0": int(seen["player_0"]["action_mask"].argmax()), "player_1": env.wait})
    assert env.episode.state.dump() == before
    assert not env.episode.sealed


def test_pettingzoo_refuses_in_its_own_words() -> None:
    env = rl.env("first-and-roll")
    with pytest.raises(AttributeError, match="reset"):
        env.agents  # noqa: B018
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action"):
        env.step(77)
    with pytest.raises(InvalidAction):
        env.step(masked(env.observe(env.agent_selection)))
    with pytest.raises(KeyError):
        env.observation_space("player_2")


def test_a_dead_agent_does_nothing_more() -> None:
    env = rl.raw_env("first-downs", most=1)
    env.reset(seed=1)
    env.step(int(env.observe(env.agent_selection)["action_mask"].argmax()))
    with pytest.raises(ValueError, match="None"):
        env.step(0)
    env.step(None)
    env.step(None)
    assert env.agents == []


@pytest.mark.parametrize(
    "wrong", [{"side": "north"}, {"reward": "fame"}, {"opponent": "saint"}, {"options": {"seats": 9}}]
)
def test_what_an_environment_does_not_know_is_said_at_once(wrong: dict[str, Any]) -> None:
    with pytest.raises(UnknownName):
        rl.Single("first-and-roll", **wrong)


def test_a_vector_refuses_a_masked_action_before_any_is_taken() -> None:
    env = rl.Vector("first-and-roll", 4)
    seen, _ = env.reset(seed=1)
    picks = seen["action_mask"].argmax(axis=1)
    picks[2] = masked({"action_mask": seen["action_mask"][2]})
    with pytest.raises(InvalidAction, match="match 2"):
        env.step(picks)
    with pytest.raises(InvalidAction, match="3 actions"):
        env.step(picks[:3])
    with pytest.raises(UnknownName):
        rl.Vector("first-and-roll", 4, opponent="steady")
    assert all(np.array_equal(a, b) for a, b in zip(seen.values(), env._seen().values(), strict=True))
