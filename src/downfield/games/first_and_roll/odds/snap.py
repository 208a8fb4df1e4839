"""A play from scrimmage as chances: what each die reaches, alone and when it is met by its own colour."""

import functools
from collections.abc import Callable

from downfield.games.first_and_roll.odds.dice import (
    COLOURS,
    GREEN,
    RED,
    YELLOW,
    Components,
    Face,
    Odds,
    merged,
)

BEYOND = 102  # [FAR-11.1] a pass that ends farther back is incomplete
GOAL = 100

Worth = Callable[[int], float]  # what a number of yards is worth


def means(odds: Odds) -> float:
    """The average of a throw."""
    return sum(number * p for number, p in odds.items())


class Snap:
    """A play from a spot that needs so many yards; the offence rolls on as long as that helps it."""

    def __init__(self, parts: Components, ball: int, need: int, turnover: float, ruled: bool) -> None:
        self.parts = parts
        self.ball = ball
        self.need = need
        self.turnover = turnover
        self.ruled = ruled  # whether a pass from here can be overthrown [FAR-11.1b]

    def _of_each(self, chance: "Callable[[int], float]") -> tuple[float, ...]:
        return tuple(chance(colour) for colour in COLOURS)

    # What is asked for ----------------------------------------------------------------------------------------

    def open(self, colour: int) -> float:
        """How likely a die that is not met gains enough, and keeps the ball [FAR-5.2]."""
        return self._opens[colour]

    @functools.cached_property
    def _opens(self) -> tuple[float, ...]:
        keeps = 1 - self.turnover
        return self._of_each(lambda c: keeps * self._first(c, self._enough(c), met=False))

    def met(self, colour: int) -> float:
        """The same when the defence has taken its colour, without the help of a flag [FAR-5.3]."""
        return self._mets[colour]

    @functools.cached_property
    def _mets(self) -> tuple[float, ...]:
        keeps = 1 - self.turnover
        return self._of_each(lambda c: keeps * self._meet(c, self._enough(c), flag=0.0))

    def open_yards(self, colour: int) -> float:
        """The yards of a die that is not met, on average."""
        return self._open_yards[colour]

    @functools.cached_property
    def _open_yards(self) -> tuple[float, ...]:
        return self._of_each(lambda c: self._first(c, self._gained(c), met=False))

    def met_yards(self, colour: int) -> float:
        """The yards of a die that is met, on average; a flag takes none away."""
        return self._met_yards[colour]

    @functools.cached_property
    def _met_yards(self) -> tuple[float, ...]:
        return self._of_each(lambda c: self._meet(c, self._gained(c), flag=1.0))

    def bomb(self) -> float:
        """How likely a Long Bomb gains enough, and keeps the ball [FAR-8.2]."""
        enough, total = self._enough(GREEN), 0.0
        for sofar, face in self._bombs():
            total += self._after(GREEN, sofar, face, enough)
        return (1 - self.turnover) * total / self._throws()

    def bomb_fates(self) -> tuple[float, float]:
        """How likely a Long Bomb is intercepted, and how likely it falls to the ground [FAR-8.3]."""
        green, yellow = self.parts.offence[GREEN], self.parts.offence[YELLOW]
        missed = sum(face.yards == 0 for face in green) / len(green)
        picked = (1 - missed) * sum(face.yards == 0 for face in yellow) / len(yellow)
        return picked, missed

    def bombs(self) -> Odds:
        """The yards of completed bombs before any breakaway, and how likely they are."""
        return merged([(yards, 1.0) for yards, _ in self._bombs()], self._throws())

    def _bombs(self) -> list[tuple[int, Face]]:
        """Every completed bomb: its yards, and the face of the green die."""
        parts = self.parts
        return [
            (kick + face.yards - chased.yards, face)
            for kick in parts.kick
            for face in parts.offence[GREEN]
            for chased in parts.offence[YELLOW]
            if face.yards and chased.yards
        ]

    def _throws(self) -> int:
        parts = self.parts
        return len(parts.kick) * len(parts.offence[GREEN]) * len(parts.offence[YELLOW])

    # Worth ----------------------------------------------------------------------------------------------------

    def _is_long(self, colour: int, yards: int) -> bool:
        return colour == GREEN and self.ruled and self.ball + yards > BEYOND

    def _enough(self, colour: int) -> Worth:
        return lambda yards: float(yards >= self.need and not self._is_long(colour, yards))

    def _gained(self, colour: int) -> Worth:
        most = GOAL - self.ball
        return lambda yards: 0.0 if self._is_long(colour, yards) else float(min(yards, most))

    # Rolling --------------------------------------------------------------------------------------------------

    def _first(self, colour: int, worth: Worth, met: bool, taken: int = 0) -> float:
        """The first roll: a square runs on once, unless the die is met [FAR-7.2]."""
        die = self.parts.offence[colour]
        total = 0.0
        for face in die:
            sofar = face.yards + taken
            if face.squared and colour == RED and not met:
                total += self._mean(colour, sofar, worth)
            else:
                total += self._after(colour, sofar, face, worth)
        return total / len(die)

    def _meet(self, colour: int, worth: Worth, flag: float) -> float:
        """Both dice; a face with a flag takes nothing away and counts `flag` times."""
        guard = self.parts.defence[colour]
        total = sum(
            self._first(colour, worth, met=True, taken=taken or 0) * (flag if taken is None else 1.0)
            for taken in guard
        )
        return total / len(guard)

    def _after(self, colour: int, sofar: int, face: Face, worth: Worth) -> float:
        """[FAR-7.1] A circle is rolled again; where the pass can be overthrown, only if that is better."""
        stop = worth(sofar)
        if not face.circled or self.ball + sofar > BEYOND:
            return stop
        again = self._mean(colour, sofar, worth)
        return max(stop, again) if colour == GREEN and self.ruled else again

    def _mean(self, colour: int, sofar: int, worth: Worth) -> float:
        die = self.parts.offence[colour]
        return sum(self._after(colour, sofar + face.yards, face, worth) for face in die) / len(die)


@functools.lru_cache(maxsize=5000)
def snap(parts: Components, ball: int, need: int, turnover: float, ruled: bool) -> Snap:
    """A play, counted once however often it is asked about."""
    return Snap(parts, ball, need, turnover, ruled)
