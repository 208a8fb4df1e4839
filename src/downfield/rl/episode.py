"""A match as an agent plays it: whose turn it is, what that seat sees and may do, and what it has won."""

import array
from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

import downfield
from downfield.kernel import drive, notation
from downfield.kernel.chance import Rng
from downfield.kernel.dice import checked_seed
from downfield.kernel.errors import IllegalAnswer, NotYourTurn, UnknownName
from downfield.kernel.needs import CHOICE, NOBODY, OVER
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.rl.encoder import Sheets
from downfield.rl.layout import encoder, layout

Observation = dict[str, NDArray[Any]]
REWARDS = ("result", "points")


class Table:
    """A game with its options, ready for episodes: its seats, the layout of its observations, its start."""

    def __init__(
        self, game: Game | str, options: Mapping[str, Value] | None = None, reward: str = "result"
    ) -> None:
        if reward not in REWARDS:
            raise UnknownName("reward", reward, REWARDS)
        self.game = downfield.game(game) if isinstance(game, str) else game
        self.options = self.game.options(options)
        self.reward = reward
        self.seats = self.game.spec.seats(self.options)
        self.sides = [seat.side for seat in self.seats]
        self.start = self.game.begin(self.options, {})
        self.encoder = encoder(self.game.spec, self.start, self.sides)
        self.layout = layout(self.game.slug, self.encoder)
        self._sheets = self.sheets(1)

    def sheets(self, count: int) -> Sheets:
        """Room for what is seen of so many matches."""
        form = self.layout
        area = len(form.planes) * form.rows * form.columns
        return Sheets(count, area, form.width, form.actions, self.encoder.room)

    def begin(self) -> State:
        """A match at its first need."""
        state = self.start.clone()
        state.go_on()
        return state

    def observe(self, state: State, seat: int) -> Observation:
        """What a seat sees and may do, in arrays of its own."""
        if not 0 <= seat < len(self.seats):
            raise IndexError(f"There is no seat {seat}: this match has {len(self.seats)}, from 0 on.")
        self.encoder.encode(state, seat, self._sheets, 0)
        return shaped(self._sheets, self, 1, copied=True)

    def gains(self, before: tuple[int, int], state: State) -> list[float]:
        """What each seat has won since the score was so: the match, or by `points` what its lead has grown."""
        if self.reward == "points":
            lead = (state.points(0) - before[0]) - (state.points(1) - before[1])
        else:
            lead = 0 if state.need != OVER or state.winner == NOBODY else 1 - 2 * state.winner
        return [float(-lead if side else lead) for side in self.sides]


def shaped(sheets: Sheets, table: Table, count: int, copied: bool) -> Observation:
    """The arrays of sheets as agents want them: planes if there are any, vector, mask; one match or a row of them."""
    form, first = table.layout, () if count == 1 and copied else (count,)
    seen: Observation = {}
    if form.planes:
        shape = (*first, len(form.planes), form.rows, form.columns)
        seen["planes"] = _array(sheets.planes, np.uint8, copied).reshape(shape)
    seen["vector"] = _array(sheets.vector, np.int16, copied).reshape((*first, form.width))
    mask = _array(sheets.mask, np.uint8, copied)
    seen["action_mask"] = mask.reshape((*first, form.actions)).view(np.int8)
    return seen


def _array(numbers: object, kind: type[np.generic], copied: bool) -> NDArray[Any]:
    """Packed numbers as an array: of their own, or a look at them; the lists of the plain build are packed first."""
    if isinstance(numbers, list):
        packed = bytearray(numbers) if kind is np.uint8 else array.array("h", numbers)
        return np.frombuffer(packed, kind)
    return np.array(numbers, kind) if copied else np.asarray(numbers, kind)


class Episode:
    """One match from its first decision to its end. Sealed choices are kept here until all are in: nobody sees them."""

    def __init__(self, table: Table, seed: int, number: int = 0) -> None:
        self.table = table
        self.state = table.begin()
        self.dice = Rng(checked_seed(seed), number * 8)
        self.sealed: dict[int, int] = {}
        self.decisions = 0
        drive.roll(self.state, self.dice)

    def is_over(self) -> bool:
        return self.state.need == OVER

    def waiting(self) -> list[int]:
        """The seats that owe an answer, in the order in which they are asked."""
        state = self.state
        return [s for s in range(len(self.table.seats)) if state.owes(s) and s not in self.sealed]

    def score(self) -> tuple[int, int]:
        return self.state.points(0), self.state.points(1)

    def observe(self, seat: int) -> Observation:
        """What a seat sees; who has sealed its choice has nothing left to do."""
        seen = self.table.observe(self.state, seat)
        if seat in self.sealed:
            seen["action_mask"][:] = 0
        return seen

    def actions(self, seat: int) -> list[int]:
        """The actions of a seat that is asked now."""
        return (
            sorted(self.action(seat, x) for x in self.state.options(seat)) if seat in self.waiting() else []
        )

    def action(self, seat: int, answer: int | str) -> int:
        """The action that means an answer, given as the engine's int or in notation."""
        if isinstance(answer, str):
            answer = notation.read_answer(self.table.game.spec, self.state, seat, answer)
        return self.table.encoder.answer(self.state, seat, answer)

    def answer(self, seat: int, action: int) -> int:
        """The engine's answer that an action means now."""
        return self.table.encoder.answer(self.state, seat, action)

    def token(self, seat: int, action: int) -> str:
        """An action in notation."""
        return notation.token(self.table.game.spec, self.state, seat, self.answer(seat, action))

    def give_up(self, seat: int) -> None:
        """A seat loses the match for its side."""
        self.sealed.clear()
        self.state.give_up(self.table.sides[seat])

    def act(self, seat: int, action: int) -> None:
        """Take an action; one that the seat may not take is refused, and nothing has happened."""
        if seat not in (asked := self.waiting()):
            names = ", ".join(self.table.seats[each].name for each in asked)
            raise NotYourTurn("The match waits for: {names}.", key="waits-for", names=names or "-")
        known = 0 <= action < self.table.layout.actions
        x = self.answer(seat, action) if known else NOBODY
        if not (known and self.state.may_give(seat, x)):
            raise IllegalAnswer("{given} is not an answer.", key="no-answer", given=repr(action))
        self.decide(seat, x)

    def decide(self, seat: int, x: int) -> None:
        """Give the engine's answer, which the caller knows to be one; dice fall up to the next decision."""
        self.decisions += 1
        if self.state.need == CHOICE:
            drive.answer_and_roll(self.state, x, self.dice)
            return
        self.sealed[seat] = x
        if not self.waiting():
            sealed, self.sealed = self.sealed, {}
            for who in sorted(sealed):
                self.state.commit(who, sealed[who])
            drive.roll(self.state, self.dice)
