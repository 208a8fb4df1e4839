"""PettingZoo, all agents at once: who is not asked has one action only, which is to wait."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Dict, Discrete
from pettingzoo import ParallelEnv

from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.rl.aec import loses
from downfield.rl.episode import Episode, Observation, Table
from downfield.rl.shown import MODES, painted
from downfield.rl.spaces import action_space, observation_space

Steps = tuple[
    dict[str, Observation], dict[str, float], dict[str, bool], dict[str, bool], dict[str, dict[str, Any]]
]


class parallel_env(ParallelEnv):  # type: ignore[misc]  # noqa: N801  # its name in PettingZoo
    """A match of two to four seats; a sealed choice is answered by all of its seats in one step.

    The last action means to wait, and is the only one of who is not asked. `reward` and `most` are those of `env`.
    With `illegal="lose"` a masked action loses the match; else it is refused, and nothing has happened.
    """

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Value] | None = None,
        reward: str = "result",
        most: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        self.table = Table(game, options, reward)
        self.layout = self.table.layout
        self.most = most
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {"name": f"downfield_{self.table.game.slug}_parallel", "render_modes": MODES}
        self.possible_agents = [f"player_{i}" for i in range(len(self.table.seats))]
        self.agents: list[str] = []
        self.wait = self.layout.actions
        self.seed, self.number = 0, -1
        self._spaces = {a: observation_space(self.layout, self.wait + 1) for a in self.possible_agents}
        self._choices = {a: action_space(self.layout, 1) for a in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._choices[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a match: with a seed its number nought, without one the next of the same seed."""
        if seed is not None:
            self.seed, self.number = seed, -1
        self.number += 1
        self.episode = Episode(self.table, self.seed, self.number)
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(self, actions: dict[str, int]) -> Steps:
        if not self.agents:
            raise ResetNeeded("The match is over, or has not begun: call reset().")
        episode, before = self.episode, self.episode.score()
        asked, given = episode.waiting(), self._given(actions)
        space, idle = self.action_space(self.agents[0]), [self.wait]
        if not any(loses(episode, seat, given[seat], space, self.illegal, idle) for seat in given):
            for seat in asked:  # only when all were found to be right
                episode.act(seat, int(given[seat]))
        over = episode.is_over()
        late = not over and self.most is not None and episode.decisions >= self.most
        names, gains = self.possible_agents, self.table.gains(before, episode.state)
        seen = self._seen()
        if over or late:
            self.agents = []
        return (
            seen,
            dict(zip(names, gains, strict=True)),
            dict.fromkeys(names, over),
            dict.fromkeys(names, late),
            {agent: {} for agent in names},
        )

    def _given(self, actions: dict[str, int]) -> dict[int, int]:
        """The action of every seat; who is not asked may leave it out."""
        if strangers := sorted(actions.keys() - set(self.agents)):
            raise KeyError(f"No agent of this match: {', '.join(strangers)}.")
        asked = self.episode.waiting()
        return {
            seat: actions[agent] if seat in asked else actions.get(agent, self.wait)
            for seat, agent in enumerate(self.possible_agents)
        }

    def _seen(self) -> dict[str, Observation]:
        asked = self.episode.waiting()
        return {agent: self._one(seat, seat in asked) for seat, agent in enumerate(self.possible_agents)}

    def _one(self, seat: int, asked: bool) -> Observation:
        """What a seat sees, waiting added to what it may do."""
        seen = self.episode.observe(seat)
        seen["action_mask"] = np.append(seen["action_mask"], np.int8(not asked))
        return seen

    def render(self) -> str | None:
        return painted(self.table, self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""
