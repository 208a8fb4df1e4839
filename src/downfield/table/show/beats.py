"""What happened since an update, told beat by beat: what was hidden, dice, what came of them, the new board."""

import re
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

from downfield.kernel.match import Match
from downfield.kernel.show.beat import Beat, Staging
from downfield.kernel.show.face import Face
from downfield.kernel.show.svg import el
from downfield.kernel.words import Event
from downfield.text import Text

MOST = 3  # throws that are told; of a longer turn only the last of them
FIRST = 2  # facts that say what came of a throw; the others are told in the log
NOBODYS = ("turnover", "fumble", "half-time", "casualty", "sent-off")  # banners that are nobody's triumph
SCORES = (
    "touchdown",
    "field-goal",
    "goal",
    "safety",
    "half-time",
    "full-time",
)  # after these the score is told
EQUALS, PLUS = "= ", "+ "  # what begins the result of a sum, and its further terms

SPOKEN = re.compile(r' (?:id|aria-label|data-token)="[^"]*"')  # what only the board itself needs

Words = Callable[[Event], str]
Scene = list[Beat]


@dataclass(frozen=True)
class Told:
    """What may be known of what happened.

    `fallen` is by move from the match's number `first` on the die that fell, or "". `words` puts a fact into a
    sentence, `figure` into a term of a sum.
    """

    match: Match
    fallen: Sequence[str]
    first: int
    facts: Sequence[Event]
    words: Words
    figure: Words
    text: Text


def beats(face: Face, told: Told, terms: list[str] | None = None) -> list[Beat]:
    """The beats; where nothing fell, was uncovered or has a moment of its own, there is nothing to wait for.

    `terms` are those of a sum that was begun before and has no result yet; what is left of them stays there.
    """
    scenes = Scenes(face, told, [] if terms is None else terms).all()
    whole = any(fact.key in face.staging.whole for fact in told.facts)
    seen = [beat for scene in (scenes if whole else scenes[-MOST:]) for beat in scene]
    banner = _banner(face.staging, told)
    return [*seen, Beat("lay"), *banner] if seen or banner else []


@dataclass
class Scenes:
    """Goes through what happened move by move; dice that fell together and what came of them are one scene."""

    face: Face
    told: Told
    terms: list[str]
    throw: list[str] = field(default_factory=list)
    scenes: list[Scene] = field(default_factory=list)

    def all(self) -> list[Scene]:
        """Every scene, in order."""
        for after, word in enumerate(self.told.fallen, self.told.first + 1):
            if word and (die := self.face.staging.die(word)):
                self.throw.append(_unit(self.face.staging, die))
            self.happen([fact for fact in self.told.facts if fact.after == after])
        self.add(self.thrown())
        return self.scenes

    def happen(self, facts: Sequence[Event]) -> None:
        """What the facts of one move show."""
        self.add(self.opened(facts))
        figures, way = self.figures(facts), self.way(facts)
        words = " ".join(self.sentences(facts)[:FIRST]) if self.throw or figures or way else ""
        if words or figures or way:
            said = [Beat("sum", figures=figures, words=words)] if words or figures else []
            self.add([*self.thrown(), *said, *way] if self.throw else [*way, *said])

    def add(self, scene: Scene) -> None:
        self.scenes += [scene] if scene else []

    def thrown(self) -> Scene:
        """The dice that fell since, all together."""
        dice, self.throw = tuple(self.throw), []
        return [Beat("throw", dice=dice)] if dice else []

    def sentences(self, facts: Iterable[Event]) -> list[str]:
        """What says more than dice and figures do."""
        staging = self.face.staging
        minor = {*self.face.news.minor} - {*staging.spoken}
        silent = {*minor, *staging.banners, *staging.terms, *staging.echoes, *self.face.news.unsaid}
        return [self.told.words(fact) for fact in facts if fact.key not in silent]

    def figures(self, facts: Iterable[Event]) -> tuple[str, ...]:
        """The sum, once it has a result; until then terms wait, unless what has a moment of its own ends it."""
        staging, results = self.face.staging, list[Event]()
        for fact in facts:
            if fact.key in staging.terms:
                self.terms.append(self.told.figure(fact))
            elif fact.key in staging.figures:
                results.append(fact)
            elif fact.key in staging.banners and not results:
                self.terms.clear()
        others = [fact for fact in results if fact.key not in staging.alone]
        return self.sum_up([self.told.figure(fact) for fact in others or results])

    def sum_up(self, results: list[str]) -> tuple[str, ...]:
        """Terms and results; a single term is its own result."""
        if not results:
            return ()
        terms = self.terms[:]
        self.terms.clear()
        parts = [*terms, *results] if len(terms) > 1 else [result.removeprefix(EQUALS) for result in results]
        first = parts[0].removeprefix(PLUS)
        return (first[:1].upper() + first[1:], *parts[1:])

    def opened(self, facts: Iterable[Event]) -> Scene:
        """What was hidden until now."""
        found = self.face.staging.opened
        if found is None:
            return []
        match = self.told.match
        drawn = [found(match, _until(match, fact), self.told.text.say) for fact in facts]
        return [Beat("open", drawing=SPOKEN.sub("", drawing)) for drawing in drawn if drawing]

    def way(self, facts: Iterable[Event]) -> Scene:
        """What goes where."""
        found = self.face.staging.travels
        if found is None:
            return []
        ways = [found(_until(self.told.match, fact)) for fact in facts]
        return [Beat("travel", drawing=way[0], path=way[1]) for way in ways if way]


def _until(match: Match, fact: Event) -> list[Event]:
    """The facts of a match up to one of them."""
    known = [event for event in match.events if event.after <= fact.after]
    last = max(i for i, event in enumerate(known) if event == fact)
    return known[: last + 1]


def _unit(staging: Staging, die: str) -> str:
    """A die one unit wide."""
    return el("g", die, transform=f"scale({1 / staging.wide:.4g})")


def _banner(staging: Staging, told: Told) -> list[Beat]:
    """The last fact that has a moment of its own."""
    for fact in reversed(told.facts):
        if name := staging.banners.get(fact.key):
            side = fact.args().get("side", -1)
            tone = ("home", "away")[side] if side in (0, 1) and name not in NOBODYS else ""
            score = (" – ".join(map(str, told.match.points())),) if name in SCORES else ()
            return [
                Beat("banner", words=told.text.say(f"banner-{name}"), tone=tone, name=name, figures=score)
            ]
    return []
