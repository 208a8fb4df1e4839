"""Gymnasium: one side of a match against a coach of Downfield."""

from collections.abc import Mapping
from typing import Any, SupportsInt

import gymnasium
import numpy as np
from gymnasium.error import ResetNeeded
from gymnasium.spaces import Discrete
from numpy.typing import NDArray

from downfield.coaches import LOT, coach
from downfield.kernel.errors import UnknownName
from downfield.kernel.fields import SIDES
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.rl.aec import loses
from downfield.rl.episode import Episode, Observation, Table
from downfield.rl.shown import MODES, painted
from downfield.rl.spaces import action_space, observation_space

EITHER = "either"  # home in matches of even number, away in the others


class Single(gymnasium.Env[Any, SupportsInt]):
    """The agent decides for all seats of its side; the coach for the others.

    `opponent` is a level such as "random" or "steady", `side` "home", "away" or "either" (in turn). Match number n of
    a seed has the same dice and the same chances of the coach as in `downfield sim`. `reward` is "result" (1, 0 or -1
    at the end) or "points" (what one's lead has grown); `most` cuts a match off after so many decisions of the agent.
    With `illegal="lose"` a masked action loses the match; else it is refused, and nothing has happened.
    """

    metadata = {"render_modes": MODES}

    def __init__(
        self,
        game: Game | str,
        options: Mapping[str, Value] | None = None,
        opponent: str = LOT,
        side: str = EITHER,
        reward: str = "result",
        most: int | None = None,
        illegal: str = "raise",
        render_mode: str | None = None,
    ) -> None:
        if side not in (*SIDES, EITHER):
            raise UnknownName("side", side, (*SIDES, EITHER))
        self.table = Table(game, options, reward)
        self.layout = self.table.layout
        self.most = most
        self.illegal = illegal
        self.plays = side
        self.render_mode = render_mode
        self.coaches = [coach(opponent, self.table.game, self.table.options) for _ in self.table.seats]
        self.observation_space = observation_space(self.layout)
        self.action_space: Discrete = action_space(self.layout)
        self.seed, self.number = 0, -1
        self.steps = 0
        self.episode: Episode | None = None

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a match: with a seed its number nought, without one the next of the same seed.

        `options={"number": 7}` takes another match of the seed.
        """
        super().reset(seed=seed)
        if seed is not None or self.number < 0:
            self.seed = seed if seed is not None else int(self.np_random.integers(2**31))
            self.number = -1
        self.number = int((options or {}).get("number", self.number + 1))
        self.side = self.number % 2 if self.plays == EITHER else SIDES.index(self.plays)
        self.episode = Episode(self.table, self.seed, self.number)
        self.steps = 0
        for seat, one in enumerate(self.coaches):
            one.sit_down(self.seed, self.number * 8 + 1 + seat)
        self._let_others(self.episode)
        return self._seen(self.episode)

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        episode = self.episode
        if episode is None or episode.is_over():
            raise ResetNeeded("The match is over, or has not begun: call reset().")
        seat, before = self._own(episode), episode.score()
        if not loses(episode, seat, action, self.action_space, self.illegal):
            episode.act(seat, int(action))
            self._let_others(episode)
        self.steps += 1
        gain = self.table.gains(before, episode.state)[self.table.sides.index(self.side)]
        seen, more = self._seen(episode)
        over = episode.is_over()
        late = not over and self.most is not None and self.steps >= self.most
        return seen, gain, over, late, more

    def action_masks(self) -> NDArray[np.bool_]:
        """What may be done now, under the name by which trainers with masks ask for it."""
        if self.episode is None:
            raise ResetNeeded("The match has not begun: call reset().")
        return self.episode.observe(self._own(self.episode))["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        return None if self.episode is None else painted(self.table, self.episode.state, self.render_mode)

    def _own(self, episode: Episode) -> int:
        """The agent's seat that is asked, or at the end its first."""
        sides = self.table.sides
        return next((s for s in episode.waiting() if sides[s] == self.side), sides.index(self.side))

    def _let_others(self, episode: Episode) -> None:
        """The coach answers until the agent is asked: in a sealed choice after the agent, whom it cannot see."""
        while waiting := episode.waiting():
            if any(self.table.sides[seat] == self.side for seat in waiting):
                return
            seat = waiting[0]
            episode.decide(seat, self.coaches[seat].decide(episode.state, seat))

    def _seen(self, episode: Episode) -> tuple[Observation, dict[str, Any]]:
        seat = self._own(episode)
        seen = episode.observe(seat)
        return seen, {"action_mask": seen["action_mask"], "seat": seat, "number": self.number}


def register() -> None:
    """Make every game known to `gymnasium.make`: "downfield/first-and-roll-v0" and so on."""
    from downfield.games import GAMES

    for slug in GAMES:
        name = f"downfield/{slug}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="downfield.rl.single:Single", kwargs={"game": slug})
