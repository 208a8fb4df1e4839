"""Situations played out with every die there is, where they are few enough."""

from typing import cast

from tests.games.blood_bowl.sampled import PLANNED, Fact, Sample, Wanted

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.rules.harm.injury import Injury
from downfield.kernel.needs import CHANCE, OVER
from downfield.kernel.state import FACT


def exact(sample: Sample, wanted: Wanted, hurts: bool) -> float:
    """How likely it comes out as wanted; unless `hurts`, the dice of armour do not matter and are not tried."""
    start = cast(Pitch, sample.start.clone())
    start.logging = 1
    found, open_ends = 0.0, [(start, 0, 1.0, list[int]())]
    while open_ends:
        g, at, p, log = open_ends.pop()
        at = _play_on(sample, g, at, hurts)
        log = log + list(g.take_log())
        if g.need != CHANCE:
            facts: list[Fact] = [tuple(log[i : i + FACT]) for i in range(0, len(log), FACT)]
            found += p * wanted(facts, g)
            continue
        for face in range(int(g.faces)):
            twin = cast(Pitch, g.clone())
            twin.logging = 1
            twin.answer(face)
            open_ends.append((twin, at, p / int(g.faces), log))
    return found


def _play_on(sample: Sample, g: Pitch, at: int, hurts: bool) -> int:
    """Until a die that matters, or the end; how much of the plan is played by then."""
    while g.need != OVER:
        if g.need == CHANCE:
            if hurts or not isinstance(g.top, Injury):
                break
            g.answer(0)  # the armour holds
        elif g.question in PLANNED:
            over = at == len(sample.plan) or g.active != sample.start.active
            if over or sample.plan[at] not in g.options(g.seat):
                break
            g.answer(sample.plan[at])
            at += 1
        else:
            g.answer(sample.decide(g))
    return at
