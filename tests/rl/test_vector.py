"""Many matches at once are the same matches."""

import numpy as np
import pytest

from downfield import rl
from downfield.games import GAMES
from downfield.kernel.chance import Rng


def picks(seen: rl.Observation, step: int) -> np.ndarray[tuple[int, ...], np.dtype[np.int64]]:
    """Some allowed action in each match."""
    found = []
    for i, mask in enumerate(np.atleast_2d(seen["action_mask"])):
        choices = np.flatnonzero(mask)
        found.append(choices[Rng(step, i).below(len(choices))] if len(choices) else 0)
    return np.array(found)


@pytest.mark.parametrize("slug", GAMES)
def test_a_vector_plays_the_matches_of_single_environments(slug: str) -> None:
    vector = rl.Vector(slug, 3, side="away")
    singles = [rl.Single(slug, side="away") for _ in range(3)]
    seen, _ = vector.reset(seed=5)
    alone = [env.reset(seed=5, options={"number": i})[0] for i, env in enumerate(singles)]
    for step in range(25):
        for i, one in enumerate(alone):
            assert all(np.array_equal(seen[name][i], one[name]) for name in one)
        chosen = picks(seen, step)
        seen, gains, over, _, more = vector.step(chosen)
        told = [env.step(action) for env, action in zip(singles, chosen, strict=True)]
        alone = [one[0] for one in told]
        assert gains.tolist() == [one[1] for one in told]
        assert over.tolist() == [one[2] for one in told]
        assert more["seat"].tolist() == [one[4]["seat"] for one in told]
        if over.any():
            return


@pytest.mark.parametrize("reward", ["result", "points"])
def test_who_has_ended_is_seen_once_and_then_begins_the_next_match(reward: str) -> None:
    vector = rl.Vector("first-downs", 4, opponent="none", reward=reward)
    seen, _ = vector.reset(seed=2)
    ended, won = 0, 0.0
    for step in range(400):
        chosen = picks(seen, step)
        seen, gains, over, _, more = vector.step(chosen)
        won += abs(gains).sum()
        for i in np.flatnonzero(over):
            ended += 1
            assert not seen["action_mask"][i].any()
            if reward == "result":
                assert abs(gains[i]) == np.sign(abs(more["score"][i][0] - more["score"][i][1]))
    assert ended >= 4
    assert won >= ended - 1
    assert vector.batch.next == 4 + ended - int(over.sum())


def test_the_points_that_are_won_on_the_way_add_up_to_the_result() -> None:
    env = rl.Single("first-and-roll", reward="points", side="home")
    seen, _ = env.reset(seed=4)
    total, over, step = 0.0, False, 0
    while not over:
        seen, gain, over, _, _ = env.step(picks(seen, step)[0])
        total, step = total + gain, step + 1
    assert env.episode is not None
    home, away = env.episode.score()
    assert total == home - away
