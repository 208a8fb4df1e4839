"""How long it takes to see where a player can go, with every chance on the way, in a game that tells it."""

import functools
import time
from typing import cast

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_TURN
from downfield.games.blood_bowl.model.tables import BOTH, SLOTS
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.kernel import drive
from downfield.kernel.needs import OVER
from downfield.lab.bench_play import Subject

GAME = "blood-bowl"
FRONTS = 10  # matches whose first turn is looked at
ELEVEN = 11


def first_turns(subject: Subject) -> list[Pitch]:
    """Matches at the first turn, with eleven players of each side on the pitch."""
    found: list[Pitch] = []
    number = 0
    while len(found) < FRONTS:
        state, rng = subject.deal(number)
        while state.need != OVER and state.question != Q_TURN:
            drive.playout(state, rng, 1)
        g = cast(Pitch, state)
        if sum(g.is_on(slot) for slot in range(BOTH)) == 2 * ELEVEN:
            found.append(g)
        number += 1
    return found


def path_us(subject: Subject, seconds: float) -> float:
    """Microseconds for the map of one player, called from Python; 0 for a game that has none."""
    if subject.game.slug != GAME:
        return 0.0
    reach = Reach()
    finds = [
        functools.partial(reach.find, g, slot)
        for g in first_turns(subject)
        for slot in range(SLOTS * int(g.active), SLOTS * int(g.active) + SLOTS)
        if g.is_on(slot)
    ]
    rounds, begin = 0, time.process_time()
    while (took := time.process_time() - begin) < seconds or rounds == 0:
        for find in finds:
            find()
        rounds += 1
    return took * 1e6 / (rounds * len(finds))
