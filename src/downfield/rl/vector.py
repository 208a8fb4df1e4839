"""Gymnasium, thousands of matches at once: each step is taken inside the engine, in all of them."""

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium.error import ClosedEnvironmentError, InvalidAction, ResetNeeded
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from downfield.coaches import LOT
from downfield.kernel.dice import checked_seed
from downfield.kernel.errors import UnknownName
from downfield.kernel.fields import SIDES
from downfield.kernel.needs import NOBODY
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.rl.batch import Batch
from downfield.rl.episode import Observation, Table, shaped
from downfield.rl.spaces import action_space, observation_space

NONE = "none"  # no opponent: the caller decides for both sides
Steps = tuple[Observation, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]


class Vector(VectorEnv[Any, Any, Any]):
    """So many matches against a random opponent, or (`opponent="none"`) against oneself.

    Match number n of a seed is that of `Single`; place i plays number i first, and whoever ends takes the next one.
    Rewards are those of the side that decided; `infos` has the seat that decides next and the score. A match that has
    ended is seen for one step, then its place begins anew, whatever action it is given.

    Without `copy` the observations are the engine's own arrays: what they show changes with the next step.
    """

    def __init__(
        self,
        game: Game | str,
        num_envs: int,
        options: Mapping[str, Value] | None = None,
        opponent: str = LOT,
        side: str = "home",
        reward: str = "result",
        copy: bool = True,
    ) -> None:
        if opponent not in (LOT, NONE):
            raise UnknownName("opponent", opponent, (LOT, NONE))
        if side not in SIDES:
            raise UnknownName("side", side, SIDES)
        if num_envs < 1:
            raise ValueError(f"{num_envs} matches cannot be played: take one at least.")
        self.table = Table(game, options, reward)
        self.layout = self.table.layout
        self.num_envs = num_envs
        self.copy = copy
        self.metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}
        self.single_observation_space = observation_space(self.layout)
        self.single_action_space = action_space(self.layout)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        whose = NOBODY if opponent == NONE else SIDES.index(side)
        self.batch = Batch(self.table.start, self.table.encoder, num_envs, 0, whose)
        self._sides = np.array(self.table.sides)
        self._begun = False

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all of them anew; without a seed the next matches of the seed before."""
        if isinstance(seed, list):
            raise ValueError("Give one seed: the matches are told apart by their numbers.")
        self.batch.reset(self.batch.seed + 1 if seed is None else checked_seed(seed))
        self._begun = True
        return self._seen(), self._more()

    def step(self, actions: NDArray[np.integer[Any]] | list[int]) -> Steps:
        if self.closed:
            raise ClosedEnvironmentError("These matches were closed.")
        if not self._begun:
            raise ResetNeeded("No match has begun: call reset().")
        picks = np.asarray(actions)
        if picks.shape != (self.num_envs,) or not np.issubdtype(picks.dtype, np.integer):
            raise InvalidAction(f"{self.num_envs} whole numbers are wanted, one for each match: {picks!r}.")
        lead, side = self._lead(), self._sides[np.array(self.batch.seat)]
        done = np.array(self.batch.over, dtype=np.bool_)
        wrong = self.batch.step(picks.tolist())
        if wrong != NOBODY:
            raise InvalidAction(f"{picks[wrong]} is masked in match {wrong}; nothing was done.")
        over = np.array(self.batch.over, dtype=np.bool_)
        gain = np.where(done, 0.0, self._lead() - lead if self.table.reward == "points" else self._won(over))
        cut = np.zeros(self.num_envs, np.bool_)
        return self._seen(), np.where(side == 1, -gain, gain), over, cut, self._more()

    def _lead(self) -> NDArray[np.float64]:
        """By how much home leads."""
        lead: NDArray[np.float64] = np.array(self.batch.home, np.float64) - np.array(self.batch.away)
        return lead

    def _won(self, over: NDArray[np.bool_]) -> NDArray[np.float64]:
        """What home has won."""
        winner = np.array(self.batch.winner)
        return np.where(over & (winner != NOBODY), 1.0 - 2.0 * winner, 0.0)

    def _seen(self) -> Observation:
        seen = shaped(self.batch.sheets, self.table, self.num_envs, copied=False)
        return {name: array.copy() for name, array in seen.items()} if self.copy else seen

    def _more(self) -> dict[str, Any]:
        score = np.stack([np.array(self.batch.home), np.array(self.batch.away)], axis=1)
        return {"seat": np.array(self.batch.seat), "score": score}
