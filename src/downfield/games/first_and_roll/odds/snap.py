"""A play from scrimmage as chances: what each die reaches, alone and when it is met by its own colour."""

import functools
from collections.abc import Callable

from downfield.games.first_and_roll.model.kinds import GREEN
from downfield.games.first_and_roll.odds.dice import COLOURS, GOAL, Dice, Face
from downfield.games.first_and_roll.rules.penalty import is_automatic, is_by_offence, spot_after
from downfield.games.first_and_roll.rules.red_zone_passes import holds_from, is_too_long

Worth = Callable[[int], float]  # what a number of yards is worth


class Snap:
    """A play from a spot that is to reach the marker; both sides decide what is open with an eye to that alone."""

    def __init__(self, dice: Dice, ball: int, marker: int, trying: bool) -> None:
        self.dice = dice
        self.ball = ball
        self.marker = marker
        self.trying = trying  # a two-point try: no clock die, and an accepted penalty repeats it [FAR-13.3]
        self.keeps = 1.0 if trying else 1.0 - dice.turnover
        self.ruled = holds_from(dice.t, ball)

    # What is asked for ----------------------------------------------------------------------------------------

    def open(self, colour: int) -> float:
        """How likely a die that is not met gains enough, and keeps the ball [FAR-5.2]."""
        return self._opens[colour]

    def met(self, colour: int) -> float:
        """The same when the defence has taken its colour [FAR-5.3]."""
        return self._mets[colour]

    def share(self, colour: int) -> float:
        """The same over all dice of the defence, each as likely."""
        return (self.open(colour) * (len(COLOURS) - 1) + self.met(colour)) / len(COLOURS)

    def best(self) -> float:
        """The same for the die that is best."""
        return max(self.share(colour) for colour in COLOURS)

    def guarded(self, colour: int) -> float:
        """How likely the offence gains enough against a die of the defence, each of its own as likely."""
        return (sum(self._opens) - self.open(colour) + self.met(colour)) / len(COLOURS)

    @functools.cached_property
    def _opens(self) -> tuple[float, ...]:
        return tuple(self.keeps * self._first(c, self._enough(c), met=False) for c in COLOURS)

    @functools.cached_property
    def _mets(self) -> tuple[float, ...]:
        return tuple(self._meet(c, self._enough(c)) for c in COLOURS)

    @functools.cached_property
    def bomb(self) -> float:
        """How likely a Long Bomb gains enough, and keeps the ball [FAR-8.2]."""
        enough, bomb = self._enough(GREEN), self.dice.bomb
        total = sum(p * enough(yards) for yards, p in bomb.ended.items())
        total += sum(p * self._after(GREEN, yards, enough) for yards, p in bomb.circled.items())
        return self.keeps * total

    def open_yards(self, colour: int) -> float:
        """The yards of a die that is not met, on average; whoever throws a pass wants as many as he can get."""
        return self._open_yards[colour]

    def met_yards(self, colour: int) -> float:
        """The yards of a die that is met, on average, whatever comes of a flag, which takes none away."""
        return self._met_yards[colour]

    @functools.cached_property
    def _open_yards(self) -> tuple[float, ...]:
        return tuple(self._first(c, self._gained(c), met=False) for c in COLOURS)

    @functools.cached_property
    def _met_yards(self) -> tuple[float, ...]:
        return tuple(self._met_gain(c, self._gained(c)) for c in COLOURS)

    def _met_gain(self, colour: int, gained: Worth) -> float:
        guard = self.dice.defence[colour]
        return sum(self._first(colour, gained, met=True, taken=taken or 0) for taken in guard) / len(guard)

    # Worth ----------------------------------------------------------------------------------------------------

    def _is_long(self, colour: int, yards: int) -> bool:
        return colour == GREEN and self.ruled and is_too_long(self.ball + yards)

    def _enough(self, colour: int) -> Worth:
        """Whether the ball reaches the marker."""
        return lambda yards: float(self.ball + yards >= self.marker and not self._is_long(colour, yards))

    def _gained(self, colour: int) -> Worth:
        """The yards that the ball moves, up to the goal line."""
        most = GOAL - self.ball
        return lambda yards: 0.0 if self._is_long(colour, yards) else float(min(yards, most))

    # Rolling --------------------------------------------------------------------------------------------------

    def _first(self, colour: int, worth: Worth, met: bool, taken: int = 0) -> float:
        """The first roll: a square runs on once, unless the die is met [FAR-7.2]."""
        die = self.dice.offence[colour]
        return sum(self._rolled(colour, taken, face, worth, face.breaks and not met) for face in die) / len(
            die
        )

    def _rolled(self, colour: int, sofar: int, face: Face, worth: Worth, breaks: bool = False) -> float:
        """One roll: it ends there, or it goes on [FAR-7.1]."""
        if breaks:
            return self._again(colour, sofar + face.yards, worth)
        return self._after(colour, sofar + face.yards, worth) if face.goes_on else worth(sofar + face.yards)

    def _after(self, colour: int, sofar: int, worth: Worth) -> float:
        """A circle is rolled again; where the pass can be overthrown, only if that is better [FAR-7.1]."""
        if is_too_long(self.ball + sofar):
            return worth(sofar)
        again = self._again(colour, sofar, worth)
        return max(worth(sofar), again) if colour == GREEN and self.ruled else again

    def _again(self, colour: int, sofar: int, worth: Worth) -> float:
        die = self.dice.offence[colour]
        return sum(self._rolled(colour, sofar, face, worth) for face in die) / len(die)

    # Both dice ------------------------------------------------------------------------------------------------

    def _meet(self, colour: int, enough: Worth) -> float:
        """Both dice; on a flag the offended side decides, and an accepted penalty may reach the marker itself."""
        guard = self.dice.defence[colour]
        total = 0.0
        for taken in guard:
            kept = self.keeps * self._first(colour, enough, met=True, taken=taken or 0)
            total += kept if taken is not None else self._flagged(kept)
        return total / len(guard)

    def _flagged(self, kept: float) -> float:
        """A flag [FAR-10.2a]: the defence accepts what is against the offence, which accepts what helps it."""
        fouls = self.dice.fouls
        ends = [0.0 if is_by_offence(foul) else 1.0 if self._is_reached_by(foul) else kept for foul in fouls]
        return sum(ends) / len(ends)

    def _is_reached_by(self, foul: int) -> bool:
        """Whether a penalty brings the first down; it never scores [FAR-10.6], and a try is repeated [FAR-13.3]."""
        if self.trying or self.marker >= GOAL:
            return False
        return is_automatic(foul) or spot_after(self.dice.t, foul, self.ball) >= self.marker


@functools.lru_cache(maxsize=1000)
def snap(dice: Dice, ball: int, marker: int, trying: bool) -> Snap:
    """A play, counted once however often it is asked about."""
    return Snap(dice, ball, marker, trying)
