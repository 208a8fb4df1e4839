"""OpenSpiel: every game as a Python game with chance nodes, by `load(slug)` or as `python_downfield_first_and_roll`.

Sealed choices are simultaneous nodes; `pyspiel.convert_to_turn_based` turns them. The information state of a player is
a string, all words of the match as that seat may know them; as a tensor there is what it sees now, its observation.
"""

from collections.abc import Mapping
from typing import Any

import numpy as np
import pyspiel

from downfield.games import GAMES
from downfield.kernel import notation
from downfield.kernel.needs import CHANCE, CHOICE, NOBODY, OVER, SEALED
from downfield.kernel.options import Value
from downfield.rl.episode import Table

SEALS = ("first-downs", "first-and-roll")  # games with sealed choices
LONGEST = 1_000_000  # answers, far beyond any match
FACES = 1024  # above any outcome of a die or a draw
COMMA = "|"  # in an option: OpenSpiel's own separates parameters
_tables: dict[tuple[str, str], Table] = {}


def load(slug: str, options: Mapping[str, Value] | None = None) -> Any:
    """A game of ours as a game of OpenSpiel."""
    written = "/".join(f"{name}:{value}" for name, value in (options or {}).items())
    written = written.replace(",", COMMA)
    return pyspiel.load_game(_register(slug, written), {"options": written})


def _table(slug: str, written: str) -> Table:
    """A game with options written as `name:value/name:value`, in signs that OpenSpiel has no use for."""
    if (slug, written) not in _tables:
        pairs = [pair.split(":", 1) for pair in written.replace(COMMA, ",").split("/") if pair]
        _tables[slug, written] = Table(slug, dict(pairs))
    return _tables[slug, written]


def _register(slug: str, written: str = "") -> str:
    """Tell OpenSpiel of a game with so many seats; the name under which it knows it."""
    seats = len(_table(slug, written).seats)
    name = f"python_downfield_{slug.replace('-', '_')}" + ("" if seats == 2 else f"_{seats}_seats")
    if name not in pyspiel.registered_names():
        pyspiel.register_game(_kind(slug, name, seats), _maker(slug))
    return name


def _kind(slug: str, name: str, seats: int) -> Any:
    kind, spec = pyspiel.GameType, _table(slug, "").game.spec
    seals = kind.Dynamics.SIMULTANEOUS if slug in SEALS else kind.Dynamics.SEQUENTIAL
    hides = not spec.is_open and slug not in SEALS
    information = kind.Information
    return kind(
        short_name=name,
        long_name=f"{spec.name} (Downfield)",
        dynamics=seals,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=information.IMPERFECT_INFORMATION if hides else information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if seats in (2, 4) else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=seats,
        min_num_players=seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"options": ""},
    )


def _maker(slug: str) -> Any:
    """A class of its own for every game, as OpenSpiel makes games from a class."""

    class Made(SpielGame):
        def __init__(self, params: Any = None) -> None:
            super().__init__(slug, params)

    return Made


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its options."""

    def __init__(self, slug: str, params: Any = None) -> None:
        given = dict(params or {})
        written = str(given.get("options", ""))
        self.table = _table(slug, written)
        seats = len(self.table.seats)
        super().__init__(
            _kind(slug, _register(slug, written), seats),
            pyspiel.GameInfo(
                num_distinct_actions=self.table.layout.actions,
                max_chance_outcomes=FACES,
                num_players=seats,
                min_utility=-1.0,
                max_utility=1.0,
                utility_sum=0.0 if seats in (2, 4) else None,
                max_game_length=LONGEST,
            ),
            given,
        )

    def new_initial_state(self) -> "SpielState":
        return SpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer | None":
        """Who sees what a player sees; for what is public alone, or private alone, there is nobody."""
        if params:
            raise ValueError(f"No parameters of an observer are known, but {params} was given.")
        if iig_obs_type is None:
            return Observer(self.table, recalls=False)
        whole = (True, pyspiel.PrivateInfoType.SINGLE_PLAYER)
        if (iig_obs_type.public_info, iig_obs_type.private_info) != whole:
            return None
        return Observer(self.table, iig_obs_type.perfect_recall)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A match at a need: of the dice, of one player, or of several at once."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.state = game.table.begin()
        self.words = ("", "", "")  # all words so far: as home, as away, and as nobody knows them

    @property
    def table(self) -> Table:
        found: Table = self.get_game().table
        return found

    def current_player(self) -> int:
        who, need = pyspiel.PlayerId, self.state.need
        if need == CHOICE:
            return self.state.seat
        found: int = {CHANCE: who.CHANCE, SEALED: who.SIMULTANEOUS, OVER: who.TERMINAL}[need]
        return found

    def _legal_actions(self, player: int) -> list[int]:
        """In a sealed choice who is not asked waits, by action nought."""
        state = self.state
        if not state.owes(player):
            return [0] if state.need == SEALED else []
        return sorted(self.table.encoder.answer(state, player, x) for x in state.options(player))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Faces that look the same are one outcome; a watch shows its usual time."""
        state, spec = self.state, self.table.game.spec
        if state.die == state.watch:
            return [(int(state.usual), 1.0)]
        texts = spec.faces(state, state.die)
        count = state.faces if state.faces > 0 else state.n
        listed = range(count) if state.faces > 0 else [state.opts[i] for i in range(count)]
        weights = [1] * count if state.faces > 0 else [state.weights[i] for i in range(count)]
        merged: dict[str, list[int]] = {}
        for x, weight in zip(listed, weights, strict=True):
            merged.setdefault(texts[x], [x, 0])[1] += weight
        return sorted((x, weight / sum(weights)) for x, weight in merged.values())

    def _apply_action(self, action: int) -> None:
        state, seat = self.state, self.current_player()
        x = action if state.need == CHANCE else self._checked(seat, action)
        if state.need == CHANCE and not state.may_give(NOBODY, x):
            raise pyspiel.SpielError(f"{action} is no outcome of what is rolled.")
        self._tell(self._word(seat, x), state.only)
        state.answer(x)

    def _apply_actions(self, actions: list[int]) -> None:
        state = self.state
        if state.need != SEALED or len(actions) != len(self.table.seats):
            raise pyspiel.SpielError(f"{actions} cannot be chosen together now.")
        found = [(seat, self._checked(seat, x)) for seat, x in enumerate(actions)]
        laid = [(seat, x) for seat, x in found if state.owes(seat)]
        self._tell("/".join(self._word(seat, x) for seat, x in laid), NOBODY)
        for seat, x in laid:
            state.commit(seat, x)

    def _checked(self, seat: int, action: int) -> int:
        """The engine's answer that an action means; what may not be done changes nothing."""
        if action not in self._legal_actions(seat):
            raise pyspiel.SpielError(f"Player {seat} may not do {action} now: {self._legal_actions(seat)}.")
        return self.table.encoder.answer(self.state, seat, action)

    def _tell(self, word: str, only: int) -> None:
        """Remember a word; one that a side alone may know is a question mark to the other."""
        home, away, whole = self.words
        shown = [word if only in (NOBODY, side) else "?" for side in (0, 1)]
        self.words = (
            f"{home} {shown[0]}".lstrip(),
            f"{away} {shown[1]}".lstrip(),
            f"{whole} {word}".lstrip(),
        )

    def _word(self, seat: int, x: int) -> str:
        spec, state = self.table.game.spec, self.state
        return notation.face(spec, state, x) if seat < 0 else notation.token(spec, state, seat, x)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0 and not self.state.owes(player):
            return "-"
        return self._word(
            player, action if player < 0 else self.table.encoder.answer(self.state, player, action)
        )

    def is_terminal(self) -> bool:
        return self.state.need == OVER

    def returns(self) -> list[float]:
        return self.table.gains((0, 0), self.state)

    def known_to(self, player: int) -> str:
        """All words of the match as a seat may know them."""
        return self.words[self.table.sides[player]]

    def __str__(self) -> str:
        return self.words[-1]


class Observer:
    """What a player sees: the planes and the vector, one after the other; in words the vector, or all it remembers."""

    def __init__(self, table: Table, recalls: bool) -> None:
        form = table.layout
        self.table = table
        self.recalls = recalls
        self.shape = (len(form.planes), form.rows, form.columns)
        self.area = int(np.prod(self.shape))
        self.tensor = np.zeros(self.area + form.width, np.float32)
        self.dict = {"vector": self.tensor[self.area :]}
        if form.planes:
            self.dict["planes"] = self.tensor[: self.area].reshape(self.shape)

    def set_from(self, state: SpielState, player: int) -> None:
        seen = self.table.observe(state.state, player)
        for name, into in self.dict.items():
            into[...] = seen[name]

    def string_from(self, state: SpielState, player: int) -> str:
        if self.recalls:
            return state.known_to(player)
        seen = self.table.observe(state.state, player)
        parts = [(seen[name].ravel(), np.flatnonzero(seen[name]).tolist()) for name in self.dict]
        return " ".join(f"{int(flat[i])}*{i}" for flat, places in parts for i in places)


for _slug in GAMES:
    _register(_slug)
