"""The rules of a drive written a second time, from the booklet and with nothing of the game's own code.

A state is worth what its best play is worth; a play what its small matrix game is worth, which a simplex of its own
finds. What follows a down is looked up in the solution that is tried.
"""

import tomllib
from collections.abc import Callable
from importlib import resources
from typing import Any, NamedTuple

Momentum = tuple[int, int]  # attacker, defender
Matrix = list[list[float]]

FIELD, CHAIN, LAST, BANK = 50, 10, 4, 10
SKIP, BUY, REPEAT, STEAL, TURNOVER, FIVE = 1, 2, 3, 2, 7, 5
TOUCHDOWN, CONVERTED, UNCONVERTED, KICKED = 7, 8, 6, 3
CONVERSION = 0  # as a down: the one behind a touchdown


class State(NamedTuple):
    """A down before a play is shown."""

    down: int
    neutral: int
    theirs: int
    momentum: Momentum

    @property
    def own(self) -> int:
        return FIELD - self.neutral - self.theirs


Inside = Callable[[State], float]  # the attacker's chance in a down
After = Callable[
    [int, int, Momentum], float
]  # his chance after points, with so many yards to go for the other


class Again:
    """One drive, between what its downs and what its ends are worth."""

    def __init__(self, file: str, inside: Inside, after: After) -> None:
        text = (resources.files("downfield.games.first_downs") / "pack" / file).read_text(encoding="utf-8")
        cards: dict[str, Any] = tomllib.loads(text)
        self.plays = [(card["name"], play["options"]) for card in cards["offence"] for play in card["plays"]]
        self.defence = cards["defence"]
        self.inside, self.after = inside, after

    def worth(self, state: State) -> float:
        """What a down is worth to the attacker."""
        played = max(self._play(state, name, options) for name, options in self.plays)
        if state.down != LAST:
            return played
        calls = max(0, -(-(state.neutral + state.theirs - 20) // 10))
        return max(played, self._kick(state, calls, state.momentum), self.after(0, FIELD, state.momentum))

    def touchdown(self, momentum: Momentum) -> float:
        """Seven points, or a try for eight."""
        conversion = self.inside(State(CONVERSION, 5, 0, momentum))
        return max(self.after(TOUCHDOWN, FIELD, momentum), conversion)

    def _kick(self, state: State, calls: int, momentum: Momentum) -> float:
        if calls == 0:
            return self.after(KICKED, FIELD, momentum)
        a, d = momentum
        called = (self._kick(state, calls - 1, momentum) + self._lost(state, momentum)) / 2
        return max(called, self._kick(state, calls - 1, (a - SKIP, d))) if a >= SKIP else called

    def _lost(self, state: State, momentum: Momentum, own: int | None = None) -> float:
        """The drive is over where the yards lie."""
        return self.after(0, max(CHAIN, state.own if own is None else own), momentum)

    # One play ----------------------------------------------------------------------------------------------------

    def _play(self, state: State, name: str, options: list[dict[str, Any]]) -> float:
        return value([[self._meet(state, name, option, card) for card in self.defence] for option in options])

    def _meet(self, state: State, name: str, option: dict[str, Any], card: dict[str, Any]) -> float:
        entry = card["zones"][option["zone"]]["value"]
        a, d = state.momentum
        if entry == "X":
            held = self._windows(state, self._moved(state, 0, earn(d, a)[::-1]), state.momentum, (0, 0))
            if "Shotgun" in name or card["name"] == "Quarter" or state.down == CONVERSION:
                return held
            if d < STEAL or state.own == 0:
                return held
            back = self._moved(state, -FIVE, (a, d - STEAL))
            return min(held, self._windows(state, back, (a, d - STEAL), (0, STEAL)))
        gain = option["yards"] + entry
        found = self._windows(state, self._gained(state, gain, gain, (a, d)), (a, d), (0, 0))
        if option["trick"] and a >= BUY:
            more = self._gained(state, gain + FIVE, gain, (a - BUY, d))
            found = max(found, self._windows(state, more, (a - BUY, d), (BUY, 0)))
        return found

    def _windows(self, state: State, final: float, now: Momentum, spent: Momentum) -> float:
        """Repeats and turnover; whoever repeats loses what he spent, the other has it back."""
        (a, d), found = now, final
        if d >= REPEAT:
            found = min(found, self.inside(state._replace(momentum=(a + spent[0], d - REPEAT))))
        if a >= REPEAT:
            found = max(found, self.inside(state._replace(momentum=(a - REPEAT, d + spent[1]))))
        if d >= TURNOVER and state.down != CONVERSION:
            found = min(found, self._lost(state, (a, d - TURNOVER)))
        return found

    def _gained(self, state: State, gain: int, unbought: int, momentum: Momentum) -> float:
        left = state.neutral + state.theirs - gain
        if state.down == CONVERSION:
            return self._moved(state, gain, momentum)
        if left <= 0:
            return self.touchdown(momentum)
        if gain < state.neutral:
            return self._moved(state, gain, momentum)
        if unbought >= state.neutral:
            momentum = earn(*momentum)
        return self.inside(State(1, min(CHAIN, left), left - min(CHAIN, left), momentum))

    def _moved(self, state: State, gain: int, momentum: Momentum) -> float:
        """No first down: the next down, or the end of the drive."""
        if state.down == CONVERSION:
            return self.after(CONVERTED if gain >= state.neutral else UNCONVERTED, FIELD, momentum)
        still = state.neutral - max(gain, -state.own)
        if state.down == LAST:
            return self._lost(state, momentum, FIELD - still - state.theirs)
        return self.inside(State(state.down + 1, still, state.theirs, momentum))


def earn(mine: int, other: int) -> Momentum:
    """A coin from the bank; when it is empty the other loses one."""
    if mine + other < BANK:
        return mine + 1, other
    return mine, max(other - 1, 0)


def value(game: Matrix) -> float:
    """What the rows win: a simplex over the columns, the game raised above zero."""
    least = min(map(min, game))
    columns = len(game[0])
    rows = [
        [x - least + 1 for x in row] + [float(i == j) for j in range(len(game))] + [1.0]
        for i, row in enumerate(game)
    ]
    target = [-1.0] * columns + [0.0] * (len(game) + 1)
    while min(target[:-1]) < -1e-12:
        into = min(range(len(target) - 1), key=target.__getitem__)
        out = min((row[-1] / row[into], i) for i, row in enumerate(rows) if row[into] > 1e-12)[1]
        rows[out] = [x / rows[out][into] for x in rows[out]]
        for row in (*rows[:out], *rows[out + 1 :], target):
            times = row[into]
            row[:] = [x - times * y for x, y in zip(row, rows[out], strict=True)]
    return 1 / target[-1] + least - 1
