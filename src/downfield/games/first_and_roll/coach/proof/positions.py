"""Positions that are checked: drawn from a layer, and written so that the engine can set them up."""

import random
from typing import Final, NamedTuple

from downfield.games.first_and_roll.coach.solve.layers.outcomes import Outcomes
from downfield.games.first_and_roll.coach.solve.layers.wave import FIRST_HALF, OVERTIME, Layer
from downfield.games.first_and_roll.rules.downs import DOWNS, SERIES
from downfield.kernel.position import Json

MANY: Final = 12  # plays of each layer and of its mirror
LEADS: Final = 16  # leads that are met in play
POINTS: Final = 40  # that the others have: enough for every lead
FARTHEST: Final = 25  # yards to go that are met in play
GOAL: Final = 100
PLAY, RECEIVE, FREE_KICK, OPENING = "play", "kickoff", "freekick", "opening"


class Place(NamedTuple):
    """A position with Home on offence; down 0 is a kick."""

    layer: Layer
    lead: int
    down: int = 0
    ball: int = 0
    togo: int = 0
    phase: str = PLAY


def drawn(layers: list[Layer], o: Outcomes, rng: random.Random) -> list[Place]:
    """Plays of a layer and its mirror, each at one lead; outside overtime also their kicks."""
    found = []
    for layer in layers:
        lead = 0 if layer.half == OVERTIME else rng.randint(-LEADS, LEADS)
        found += [Place(layer, lead, *_spot(rng)) for _ in range(MANY)]
        if layer.half != OVERTIME:
            found += [Place(layer, lead, phase=phase) for phase in (RECEIVE, FREE_KICK)]
        full = layer.ours == layer.theirs == o.timeouts
        if layer.half == FIRST_HALF and layer.tick == 0 and layer.kicks and full:
            found.append(Place(layer, 0, phase=OPENING))
    return found


def _spot(rng: random.Random) -> tuple[int, int, int]:
    """A down, a spot and yards to go that can be."""
    marker = rng.randint(SERIES + 1, GOAL)
    togo = rng.randint(1, min(FARTHEST, marker - 1))
    return rng.randint(1, DOWNS), marker - togo, togo


def fields(place: Place, track: list[str]) -> dict[str, Json]:
    """The position as people write it; `track` names the spaces of the clock."""
    layer = place.layer
    others = 0 if layer.half == OVERTIME or place.phase == OPENING else POINTS
    told: dict[str, Json] = {
        "phase": RECEIVE if place.phase == OPENING else place.phase,
        "possession": "away" if place.phase in (RECEIVE, OPENING) else "home",
        "score": [others + place.lead, others],
        "half": layer.half,
        "clock": track[layer.tick],
        "timeouts": [layer.ours, layer.theirs],
    }
    if place.phase == PLAY:
        told |= {"ball": place.ball, "down": place.down, "togo": place.togo}
    if layer.half == FIRST_HALF:
        told["second"] = "home" if layer.kicks else "away"
    return told
