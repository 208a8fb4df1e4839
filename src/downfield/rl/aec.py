"""PettingZoo, one agent after another: `env(slug)` in the form that its own suite checks."""

from collections.abc import Mapping, Sequence
from typing import Any

from gymnasium.error import InvalidAction
from gymnasium.spaces import Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.rl.episode import Episode, Observation, Table
from downfield.rl.shown import MODES, painted
from downfield.rl.spaces import action_space, observation_space


def env(game: Game | str, options: Mapping[str, Value] | None = None, **more: Any) -> Any:
    """An environment that also refuses, in PettingZoo's words, what is out of order or out of bounds."""
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(raw_env(game, options, **more)))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801  # its name in PettingZoo
    """A match of two to four seats. In a sealed choice one seat is asked after the other, and none sees another's.

    `reward` is "result" (1, 0 or -1 at the end) or "points" (what one's lead has grown since); `most` ends a match that
    is still going on after so many decisions, as a truncation.
    """

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Value] | None = None,
        reward: str = "result",
        most: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.table = Table(game, options, reward)
        self.layout = self.table.layout
        self.most = most
        self.render_mode = render_mode
        self.metadata = {
            "name": f"downfield_{self.table.game.slug}",
            "render_modes": MODES,
            "is_parallelizable": False,
        }
        self.possible_agents = [f"player_{i}" for i in range(len(self.table.seats))]
        self.agents: list[str] = []
        self.seed, self.number = 0, -1
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._spaces = {agent: observation_space(self.layout) for agent in self.possible_agents}
        self._choices = {agent: action_space(self.layout) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Dict:
        return self._spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self._choices[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a match: with a seed its number nought, without one the next of the same seed."""
        if seed is not None:
            self.seed, self.number = seed, -1
        self.number += 1
        self.episode = Episode(self.table, self.seed, self.number)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._select()

    def observe(self, agent: str) -> Observation:
        return self.episode.observe(self._seats[agent])

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        seat, before = self._seats[agent], self.episode.score()
        check(self.episode, seat, action)
        self._cumulative_rewards[agent] = 0.0
        self.episode.act(seat, int(action or 0))
        self.rewards = dict(
            zip(self.possible_agents, self.table.gains(before, self.episode.state), strict=True)
        )
        over = self.episode.is_over()
        late = not over and self.most is not None and self.episode.decisions >= self.most
        self.terminations = dict.fromkeys(self.agents, over)
        self.truncations = dict.fromkeys(self.agents, late)
        self._accumulate_rewards()
        self._select()

    def _select(self) -> None:
        """Whose turn it is; at the end all seats hear of it, the first one first."""
        waiting = self.episode.waiting()
        ended = any(self.terminations.values()) or any(self.truncations.values())
        self.agent_selection = self.possible_agents[0 if ended or not waiting else waiting[0]]

    def render(self) -> str | None:
        return painted(self.table, self.episode.state, self.render_mode)

    def close(self) -> None:
        """Nothing is held open."""


def check(episode: Episode, seat: int, action: object, idle: Sequence[int] = ()) -> None:
    """Refuse what the seat may not do now: the message says what it may, or what it may while it is not asked."""
    allowed = episode.actions(seat) or list(idle)
    if action not in allowed:
        name = episode.table.seats[seat].name
        raise InvalidAction(f"{action!r} is not an action of {name} now: the mask allows {allowed}.")


def loses(
    episode: Episode, seat: int, action: object, space: Discrete, illegal: str, idle: Sequence[int] = ()
) -> bool:
    """Whether a seat loses the match by a masked action, where that was agreed; else it is refused."""
    if illegal == "lose" and space.contains(action):
        if action not in (episode.actions(seat) or idle):
            episode.give_up(seat)
            return True
    check(episode, seat, action, idle)
    return False
