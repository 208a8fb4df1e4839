# mypyc: compiled
"""How safe a carrier is in a square: who can get at him before he moves again, and what comes of it."""

from typing import NamedTuple

from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.odds.timing import first_steps
from downfield.games.touch_down.rules.move import allowance, is_quick

AWAY = 9  # squares; from farther off nobody comes in time
SOON = first_steps()


class Danger(NamedTuple):
    """The chances that a carrier is brought down, and that he loses the ball with it."""

    down: float
    strip: float


def steps_before(sight: Sight) -> tuple[int, bool, bool]:
    """How far the defence surely goes before the carrier moves again, whether with speed, and whether more may follow.

    Asked in the ball play or in a phase of the attack; after it the timing of the next move may come first.
    """
    g = sight.g
    leads = g.lead == g.off
    if g.part in (0, 5):  # the ball play: whoever leads goes first
        return (0, False, False) if leads else (int(allowance(g, 6)), True, False)
    if leads and g.part == 6:
        return int(allowance(g, 7)), True, False
    if not leads and g.part == 7 and not g.tie:
        return int(allowance(g, 8)), bool(is_quick(g, 8)), True
    return 0, False, True


def steps_after(sight: Sight) -> tuple[int, bool, bool]:
    """The same once the attack has moved in its next phase, asked in the ball play."""
    g = sight.g
    if g.lead == g.off:
        return int(allowance(g, 7)), True, False
    return (0, False, True) if g.tie else (int(allowance(g, 8)), True, True)


class Threat:
    """What the defenders can do to carriers of the attack, wherever they are."""

    def __init__(self, sight: Sight, steps: tuple[int, bool, bool]) -> None:
        self.sight = sight
        self.steps = steps
        self.weights = [self._weights(speed) for speed in range(4)]
        reach = [max((n for n in range(AWAY - 2) if w[n]), default=0) for w in self.weights]
        self.maps = [sight.spread(sight.square[s], reach[sight.speed[s]], sight.fence) for s in sight.theirs]

    def _weights(self, speed: int) -> list[float]:
        """By distance: how likely a defender of such speed gets there in time."""
        sure, quick, soon = self.steps
        reach = sure + (speed if quick else 0)
        found = []
        for away in range(AWAY):
            if away <= reach and reach:
                found.append(1.0)
            elif soon:
                short = max(0, away - sure - speed)
                found.append(SOON[short] if short < len(SOON) else 0.0)
            else:
                found.append(0.0)
        return found

    def tacklers(self, square: int) -> list[tuple[float, int]]:
        """The defenders who may get to a square, with the chance that they do."""
        found = []
        speed, weights = self.sight.speed, self.weights
        for n, slot in enumerate(self.sight.theirs):
            steps = int(self.maps[n][square])
            if steps < AWAY:
                weight = weights[speed[slot]][steps]
                if steps == 0 and not self.sight.may_renew(slot):  # in his way, no more
                    weight = 0.0
                elif steps and self.sight.is_held(slot):
                    weight = 0.0
                if weight:
                    found.append((weight, slot))
        return found

    def danger(self, carrier: int, square: int) -> Danger:
        """One tackler after the other, the surest first, until he is down or somebody is entangled with him."""
        push = self.sight.push
        tackles = self.sight.tackles
        mine = push[carrier]
        chances = []
        for weight, slot in self.tacklers(square):
            tackle = tackles[push[slot]][mine]
            chances.append((weight * tackle.down, weight * tackle.strip, weight * tackle.tangled))
        chances.sort(reverse=True)
        left, down, strip = 1.0, 0.0, 0.0
        for hit, robbed, tangled in chances:
            down += left * hit
            strip += left * robbed
            left *= 1.0 - hit - tangled
        return Danger(down, strip)
