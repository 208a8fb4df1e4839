# mypyc: compiled
"""Chapter 19: the weather mage, and the weather that comes back after his."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.blood_bowl.model.facts import E_CONJURED, E_SKY_BACK, E_WEATHER
from downfield.games.blood_bowl.model.kinds import ACTIVATED, D_SIX
from downfield.games.blood_bowl.model.position import HIRED, MAGE, SKY, Pitch
from downfield.games.blood_bowl.model.questions import Q_MAGE, Q_SKY
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.state import Frame, State

LEAST: Final = 2  # totals of two dice
MOST: Final = 12
ROWS: Final = 5


@mypyc_attr(acyclic=True, free_list_len=1)
class WeatherMage(Frame):
    """[BB-19.7a] Once, at the start of its turn, a team rolls two dice and may move the total to make the weather."""

    TAG: Final = 90
    START: Final = 0
    CALLED: Final = 1
    FIRST_DIE: Final = 2
    SECOND_DIE: Final = 3
    CHOSEN: Final = 4

    def __init__(self, side: i64, die: i64 = 0, arm: i64 = 0) -> None:
        self.arm = arm
        self.side = side
        self.die = die

    def resume(self, m: State, got: i64) -> i64:
        g = cast(Pitch, m)
        match self.arm:
            case WeatherMage.START:
                self.arm = WeatherMage.CALLED
                g.offer_upto(2)
                return g.ask(self.side, Q_MAGE)
            case WeatherMage.CALLED:
                if got:
                    g.sides[HIRED + self.side] &= ~MAGE
                    self.arm = WeatherMage.FIRST_DIE
                    return g.roll(D_SIX, 6)
            case WeatherMage.FIRST_DIE:
                self.die = got + 1
                self.arm = WeatherMage.SECOND_DIE
                return g.roll(D_SIX, 6)
            case WeatherMage.SECOND_DIE:
                return self.choose(g, self.die + got + 1)
            case WeatherMage.CHOSEN:
                self.change(g, got)
        return g.done(0)

    def choose(self, g: Pitch, total: i64) -> i64:
        """[BB-0.9] Asked only where the dice leave a choice."""
        g.emit(E_CONJURED, self.side, total)
        for row in range(ROWS):
            if is_near(g, total, row):
                g.offer(row)
        self.arm = WeatherMage.CHOSEN
        return g.choose(self.side, Q_SKY)

    def change(self, g: Pitch, weather: i64) -> None:
        """[BB-16.3] The weather that returns later is the one before any mage changed it."""
        before = g.weather + 1
        if g.sides[SKY + 1 - self.side]:
            before = g.sides[SKY + 1 - self.side]
            g.sides[SKY + 1 - self.side] = 0
        g.sides[SKY + self.side] = before
        g.weather = weather
        g.emit(E_WEATHER, weather)

    def copy(self) -> Frame:
        return WeatherMage(self.side, self.die, self.arm)

    def ints(self) -> list[int]:
        return [WeatherMage.TAG, self.arm, self.side, self.die]


def is_near(g: Pitch, total: i64, weather: i64) -> bool:
    """Whether the mage can move the dice to a row of this weather."""
    shift = g.tables.sky_shift
    for n in range(LEAST, MOST + 1):
        if total - shift <= n <= total + shift and g.tables.weather[n] == weather:
            return True
    return False


def may_conjure(g: Pitch, side: i64) -> bool:
    """[BB-19.7a] A mage is there, and nobody has been activated in this turn."""
    if g.sides[HIRED + side] & MAGE == 0 or g.used:
        return False
    for i in range(SLOTS):
        if g.marks[SLOTS * side + i] & ACTIVATED:
            return False
    return True


def clear_sky(g: Pitch, side: i64) -> None:
    """[BB-16.3, BB-19.7a] A side's spell is over, and the weather as before."""
    if g.sides[SKY + side]:
        g.weather = g.sides[SKY + side] - 1
        g.sides[SKY + side] = 0
        g.emit(E_SKY_BACK, g.weather)
