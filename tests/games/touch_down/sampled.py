"""Situations played through the engine: with every face of every die, or many times."""

import re
from collections import Counter
from collections.abc import Iterator
from typing import NamedTuple, cast

import pytest
from tests.games.touch_down.table import at, board, move

from downfield.games.touch_down.model import kinds
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.questions import Q_INTERCEPT, Q_SPILL
from downfield.games.touch_down.moves.walks import everything
from downfield.games.touch_down.notation.answers import split
from downfield.games.touch_down.notation.events import EVENTS
from downfield.games.touch_down.odds.options import odds
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, CHOICE
from downfield.kernel.notation import token as word_of
from downfield.kernel.options import Value
from downfield.kernel.show.look import Look
from downfield.kernel.state import FACT

DICE = (kinds.D_PASS, kinds.D_CONTACT, kinds.D_TRIP, kinds.D_FUMBLE, kinds.D_KICK)
SHARE = re.compile(r"odds-([a-z-]+) share=([0-9.e-]+)")
MEETING = {"win", "over", "both", "tangled", "lose"}
MEANT = {
    "over": {"ran-over"},
    "both": {"both-fell"},
    "tangled": {"tangled"},
    "caught": {"caught"},
    "picked": {"intercepted"},
    "missed": {"incomplete"},
    "spilled": {"spilled", "dead-ball"},
    "stays": {"kick-held"},
    "good": {"goal-good", "point-good"},
}  # by which facts one knows that what was told of has happened

WANTED = {
    "received": "received",
    "spilled": "received",
    "caught": "caught",
    "missed": "caught",
    "picked": "caught",
}
WANTED |= {"stays": "stays", "good": "good"}  # what is hoped for where this is told

Fact = tuple[str, int, int, int]


class Situation(NamedTuple):
    """Who stands where, what is played until somebody is asked, and the answer of which something is told."""

    home: str
    away: str
    script: str
    word: str
    more: str = ""
    options: tuple[tuple[str, Value], ...] = ()

    def match(self) -> Match:
        return move(self.home, self.away, self.more, **dict(self.options)).play(self.script)


class Kick(NamedTuple):
    """The same for a kick, from any position."""

    line: str
    script: str
    word: str
    options: tuple[tuple[str, Value], ...] = ()

    def match(self) -> Match:
        return at(self.line, **dict(self.options)).play(self.script)


def plainly(key: str, **args: object) -> str:
    """Words that show what they are told."""
    return " ".join([key, *(f"{name}={value}" for name, value in args.items())])


class Told(NamedTuple):
    """What was said of an answer: its chances by their names, and how likely it comes out well."""

    shares: dict[str, float]
    share: float


def told(match: Match, word: str) -> Told:
    """What is said of an answer before it is given; where it is both an option and a walk, the same of both."""
    look = Look(match, match.waiting()[0])
    said = {(walk.odds, walk.share) for walk in everything(look, plainly) if walk.token in (word, f"{word}.")}
    option = odds(look, plainly).get(word)
    if option is not None:
        said.add((option.words.replace("odds-feet", "odds-arrives"), option.share))
    read = [({name: float(n) for name, n in SHARE.findall(words)}, share) for words, share in said]
    shares, share = read[0]
    assert all(other == pytest.approx(shares, abs=1e-6) for other, _ in read)
    assert all(other == pytest.approx(share, abs=1e-6) for _, other in read)
    return Told(shares, 1.0 if share is None else share)


class Played:
    """A situation after an answer, once the dice are to fall."""

    def __init__(self, match: Match, word: str) -> None:
        before = board(match)
        self.spec = match.game.spec
        self.side = match.seats[match.waiting()[0]].side
        self.carrier = int(before.number_of(before.holder)) if before.holder >= 0 else 0
        self.is_late = bool(before.is_chase())
        self.start = cast(Gridiron, before.clone())
        self.start.logging = 1
        self.plan = self._go_on(self.start, split(word))

    def every(self) -> Iterator[tuple[set[Fact], float]]:
        """All that can happen, and how likely."""
        todo = [(_twin(self.start), self.plan, 1.0)]
        while todo:
            g, plan, chance = todo.pop()
            if plan is None:
                yield self._facts(g), chance
                continue
            for face in range(int(g.faces)):
                twin = _twin(g)
                twin.answer(face)
                todo.append((twin, self._go_on(twin, plan), chance / int(g.faces)))

    def often(self, plays: int, rng: Rng) -> Iterator[tuple[set[Fact], float]]:
        """What happens in so many plays."""
        came = Counter(self._once(rng) for _ in range(plays))
        for facts, times in came.items():
            yield set(facts), times / plays

    def _once(self, rng: Rng) -> frozenset[Fact]:
        g, plan = _twin(self.start), self.plan
        while plan is not None:
            g.answer(rng.below(g.faces))
            plan = self._go_on(g, plan)
        return frozenset(self._facts(g))

    def _go_on(self, g: Gridiron, plan: list[str]) -> list[str] | None:
        """Play on to the next die, and say what is left of the plan; None once all dice have fallen."""
        while g.need == CHOICE:
            options = g.options(int(g.seat))
            if g.question in (Q_INTERCEPT, Q_SPILL):  # who, and where, is all the same here
                g.answer(options[0])
                continue
            words = {word_of(self.spec, g, g.seat, x): x for x in options} if plan else {}
            if not plan or plan[0] not in words:
                return None
            g.answer(words[plan[0]])
            plan = plan[1:]
        return plan if g.need == CHANCE and g.die in DICE else None

    def _facts(self, g: Gridiron) -> set[Fact]:
        log = g.take_log()
        return {(EVENTS[log[i]].key, log[i + 1], log[i + 2], log[i + 3]) for i in range(0, len(log), FACT)}

    # What the words mean ------------------------------------------------------------------------------------------

    def means(self, name: str, facts: set[Fact]) -> bool:
        """Whether that has happened of which a chance was told."""
        keys = {fact[0] for fact in facts}
        sides = {fact[:2] for fact in facts}
        match name:
            case "win":
                return ("fell", 1 - self.side) in sides
            case "lose":
                return ("fell", self.side) in sides
            case "ball-won":
                return bool(sides & {("fumbled", self.side), ("robbed-out", self.side)})
            case "ball-lost":
                return bool(sides & {("fumbled", 1 - self.side), ("robbed-out", 1 - self.side)})
            case "arrives":
                return "tripped" not in keys
            case "received":
                return not keys & {"spilled", "intercepted", "dead-ball"}
        return bool(keys & MEANT[name])

    def is_well(self, shares: dict[str, float], facts: set[Fact]) -> bool:
        """Whether it has come out as one wants it who gave the answer."""
        for name, good in WANTED.items():
            if name in shares:
                return self.means(good, facts)
        if not MEETING & set(shares):  # only his feet are in danger
            return self.means("arrives", facts)
        if self.is_late:  # [TD-13.2] all that can still be won is the ball
            return self.means("ball-won", facts)
        wanted = {"win", "over", "both"} if self.is_upon_carrier(facts) else {"win", "over"}
        return any(self.means(name, facts) for name in wanted)

    def is_upon_carrier(self, facts: set[Fact]) -> bool:
        return any(fact[:2] == ("contact", self.side) and fact[3] == self.carrier for fact in facts)


def _twin(g: Gridiron) -> Gridiron:
    """The same position with what was told so far."""
    twin = cast(Gridiron, g.clone())
    twin.logging, twin.log = g.logging, g.log[:]
    return twin


def found(situation: Situation | Kick, plays: int = 0) -> tuple[Told, Told]:
    """What is told of a situation, and what comes of it: in every case, or in so many plays."""
    match = situation.match()
    said, played = told(match, situation.word), Played(match, situation.word)
    counts, well = dict.fromkeys(said.shares, 0.0), 0.0
    for facts, chance in played.often(plays, Rng(1)) if plays else played.every():
        well += chance * played.is_well(said.shares, facts)
        for name in counts:
            counts[name] += chance * played.means(name, facts)
    arrives = counts.get("arrives", 1.0)  # what follows is told for him who has arrived
    after = {name: n / arrives if name != "arrives" and arrives else n for name, n in counts.items()}
    return said, Told(after, well)
