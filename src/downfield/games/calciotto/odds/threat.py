"""Who may come for the ball in the phase after this one: chapter 6 as a search, chapter 9 as a chance."""

from typing import NamedTuple, cast

from downfield.games.calciotto.model.kinds import MOVEMENT
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.odds.dice import at_least, spread
from downfield.games.calciotto.odds.duel import Duel, contrast
from downfield.games.calciotto.odds.runs import ways
from downfield.games.calciotto.rules.movement import make_ready

MOST = max(points for points, _ in spread())  # that two dice give


class Comer(NamedTuple):
    """An opponent who gets beside the carrier with so many points, and the challenge that follows."""

    slot: int
    points: int
    duel: Duel

    @property
    def takes(self) -> float:
        """How likely his side rolls these points and he then wins the ball."""
        return at_least(self.points) * self.duel.chance


class Threat:
    """[CAL-5.2, CAL-9.1] The next phase of the other side as the board stands now, without a card."""

    def __init__(self, g: Pitch) -> None:
        self.twin = cast(Pitch, g.clone())
        self.other = 1 - int(g.turn)
        self.twin.clear_phase()
        self.twin.clear_desk()
        self.twin.turn, self.twin.phase = self.other, MOVEMENT
        make_ready(self.twin)
        self.twin.pool = MOST

    def on(self, carrier: int, square: int) -> Comer | None:
        """The one most likely to win the ball, once this figure has it in that square; None if nobody gets there."""
        twin, before = self.twin, (int(self.twin.carrier), int(self.twin.at[carrier]))
        twin.carrier = carrier
        twin.put(carrier, square)
        own = range(SLOTS * self.other, SLOTS * self.other + SLOTS)
        found = [comer for slot in own if (comer := self.comer(slot, square)) is not None]
        twin.put(carrier, before[1])
        twin.carrier = before[0]
        return max(found, key=lambda comer: comer.takes, default=None)

    def comer(self, slot: int, square: int) -> Comer | None:
        """A figure that can stand beside a square, by its shortest way."""
        twin = self.twin
        if not twin.is_on(slot) or twin.is_grounded(slot):
            return None
        if twin.is_beside(twin.at[slot], square):
            return Comer(slot, 0, contrast(twin, slot))
        if twin.distance(twin.at[slot], square) > twin.left[slot] + 1:
            return None
        costs = [len(way.path) for way in ways(twin, slot) if twin.is_beside(way.square, square)]
        return Comer(slot, min(costs), contrast(twin, slot)) if costs else None
