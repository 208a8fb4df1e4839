"""What is out of order is refused in the words of each convention, and nothing has happened."""

from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded

from downfield import rl
from downfield.kernel.errors import BadOption, IllegalAnswer, NotYourTurn, UnknownName


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


@pytest.mark.parametrize("slug", ["first-downs", "blood-bowl"])
@pytest.mark.parametrize("wrong", [-1, 99_999, None, "run", 1.5])
def test_all_at_once_a_wrong_action_is_refused_whoever_is_asked(slug: str, wrong: Any) -> None:
    env = rl.parallel_env(slug)
    seen, _ = env.reset(seed=1)
    right, before = {agent: int(look["action_mask"].argmax()) for agent, look in seen.items()}, env.episode
    for agent in env.agents:
        with pytest.raises(InvalidAction, match="the mask allows"):
            env.step({**right, agent: wrong})
    with pytest.raises(KeyError, match="player_2"):
        env.step({**right, "player_2": 0})
    with pytest.raises(KeyError, match="player_"):
        env.step({})
    assert before.decisions == 0


def test_all_at_once_who_is_not_asked_and_does_something_loses_where_that_was_agreed() -> None:
    env = rl.parallel_env("blood-bowl", illegal="lose")
    seen, _ = env.reset(seed=1)
    idle = next(a for a, look in seen.items() if look["action_mask"].argmax() == env.wait)
    right = {agent: int(look["action_mask"].argmax()) for agent, look in seen.items()}
    _, gains, over, _, _ = env.step({**right, idle: 0})
    assert gains[idle] == -1.0
    assert all(over.values())
    with pytest.raises(ResetNeeded):
        env.step(right)


def test_pettingzoo_refuses_in_its_own_words() -> None:
    env = rl.env("first-and-roll")
    with pytest.raises(AttributeError, match="reset"):
        env.agents  # noqa: B018
    env.reset(seed=1)
    with pytest.raises(AssertionError, match="action"):
        env.step(77)
    with pytest.raises(InvalidAction):
        env.step(masked(env.observe(env.agent_selection)))
    for ask in (env.observation_space, env.action_space, env.observe):
        with pytest.raises(KeyError, match="player_2"):
            ask("player_2")


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


@pytest.mark.parametrize("slug", ["first-and-roll", "blood-bowl"])
def test_an_episode_refuses_what_its_seat_may_not_do(slug: str) -> None:
    episode = rl.Episode(rl.Table(slug), seed=1)
    seat, before = episode.waiting()[0], episode.state.dump()
    allowed = episode.actions(seat)
    masked_one = next(a for a in range(episode.table.layout.actions) if a not in allowed)
    for wrong in (-1, 99_999, masked_one):
        with pytest.raises(IllegalAnswer):
            episode.act(seat, wrong)
    for stranger in (-1, 1 - seat, 7):
        with pytest.raises(NotYourTurn):
            episode.act(stranger, allowed[0])
    for nobody in (-1, 7):
        with pytest.raises(IndexError, match="no seat"):
            episode.observe(nobody)
    assert episode.state.dump() == before


@pytest.mark.parametrize("seed", [-1, 2**62, 2**70])
def test_a_seed_that_one_build_could_not_take_is_refused_by_both(seed: int) -> None:
    with pytest.raises(BadOption, match="below"):
        rl.Episode(rl.Table("first-downs"), seed=seed)
    with pytest.raises(BadOption, match="below"):
        rl.Vector("first-downs", 2).reset(seed=seed)


@pytest.mark.parametrize("wrong", [None, [0], [[0, 0]], ["a", "b"], [0.5, 0.5], [None, None]])
def test_a_vector_wants_a_whole_number_for_each_match(wrong: Any) -> None:
    env = rl.Vector("first-downs", 2)
    with pytest.raises(ResetNeeded):
        env.step([0, 0])
    env.reset(seed=1)
    with pytest.raises(InvalidAction, match="2 whole numbers"):
        env.step(wrong)
    env.close()
    with pytest.raises(ClosedEnvironmentError):
        env.step([0, 0])


def test_a_vector_of_nobody_or_with_a_coach_is_none() -> None:
    with pytest.raises(UnknownName):
        rl.Vector("first-and-roll", 4, opponent="steady")
    with pytest.raises(ValueError, match="one at least"):
        rl.Vector("first-and-roll", 0)


def test_a_vector_refuses_a_masked_action_before_any_is_taken() -> None:
    env = rl.Vector("first-and-roll", 4)
    seen, _ = env.reset(seed=1)
    picks = seen["action_mask"].argmax(axis=1)
    picks[2] = masked({"action_mask": seen["action_mask"][2]})
    with pytest.raises(InvalidAction, match="match 2"):
        env.step(picks)
    with pytest.raises(InvalidAction, match="4 whole numbers"):
        env.step(picks[:3])
    assert all(np.array_equal(a, b) for a, b in zip(seen.values(), env._seen().values(), strict=True))
