"""What a coach can do with one click on a counter and one on a square: walks, contacts, passes, kicks, line-ups."""

import functools
import itertools
from collections.abc import Iterator, Sequence
from typing import cast

import msgspec

from downfield.games.touch_down.model.kinds import THROW
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS, SLOTS
from downfield.games.touch_down.moves.chips import (
    Chips,
    comes_to,
    contact,
    flown,
    is_last_speed,
    kicked,
    sped,
)
from downfield.games.touch_down.moves.paths import GETS_BALL, LEAVES, SCORES, Search, Way
from downfield.games.touch_down.notation.answers import COLUMNS, STOP, free_columns, number_in, placing
from downfield.games.touch_down.notation.elements import (
    counter_element,
    counter_id,
    element_in,
    flight_id,
    name_of,
    square_id,
)
from downfield.games.touch_down.notation.questions import COLUMN_ASKED, ROW_ASKED
from downfield.games.touch_down.notation.shirts import shirt, squads
from downfield.games.touch_down.odds.contact import clash, upright
from downfield.games.touch_down.odds.kicks import good_chance
from downfield.games.touch_down.odds.passes import passed
from downfield.games.touch_down.odds.words import Expected, aim_words, arrival, contact_words, flight_words
from downfield.games.touch_down.rules.ball_play import is_thrown
from downfield.games.touch_down.rules.phase import Phase
from downfield.games.touch_down.rules.placement import Placement
from downfield.games.touch_down.rules.steps import MEET, met_in
from downfield.games.touch_down.rules.walk import Walk as Steps
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk
from downfield.kernel.view import View

YARDS = 2.5  # of a row
STEPS = ("step", "extra", "chase-step")  # asked of whoever is on his way
NUMBER, SQUARE, OTHER, RUN = "\ue001", "\ue002", "\ue003", "\ue004"  # what is filled in later


def everything(look: Look, say: Say) -> list[Walk]:
    """Everything that a seat may answer in one word; nothing where it is not asked."""
    if look.seat not in look.match.waiting():
        return []
    return Walks(look, say).all()


def sources(look: Look) -> list[str]:
    """The counters (or the ball) that this seat can move now."""
    if look.seat not in look.match.waiting():
        return []
    found = Walks(look, _mute)
    if found.view.question in ("move", "chase"):
        numbers = [number_in(token) for token in found.view.options]
        return list(dict.fromkeys(counter_id(found.side, number) for number in numbers if number))
    return list(dict.fromkeys(walk.source for walk in found.some() if walk.source))


def walks(look: Look, source: str, say: Say) -> list[Walk]:
    """Where one of them can go."""
    return by(look, source, (), say)


def by(look: Look, source: str, via: Sequence[str], say: Say) -> list[Walk]:
    """Where one of them can go by way of these squares; line-ups, kicks and passes know no way."""
    found = Walks(look, say, via)
    if found.view.question in ("move", "chase"):
        return found.moves(source)
    return [walk for walk in found.all() if walk.source == source]


def _mute(_: str, **__: object) -> str:
    """Who only asks who can move needs no words."""
    return ""


@functools.lru_cache(maxsize=2000)
def _template(say: Say, key: str, steps: int) -> str:
    """A sentence with blanks: hundreds of walks differ only in what stands there."""
    return say(key, number=NUMBER, square=SQUARE, other=OTHER, yards=RUN, steps=steps)


class Walks:
    """The walks of one seat at one moment."""

    def __init__(self, look: Look, say: Say, via: Sequence[str] = ()) -> None:
        assert look.seat is not None
        self.game, self.say = look.game, say
        self.g = cast(Gridiron, look.seen)
        self.view: View = look.view
        self.answers = look.answers
        self.side = look.match.seats[look.seat].side
        self.kicks: dict[int, Expected] = {}
        self.ids, self.names, self.places = _squares(int(self.g.tables.columns), int(self.g.tables.depth))
        self.via = [self.ids.index(name) for name in via if name in self.ids]

    def some(self) -> list[Walk]:
        """At least one walk of each who has any: where all are of one, the first found tells who it is."""
        question = self.view.question
        if question in ROW_ASKED:
            return [*itertools.islice(self.rows(), 1)]
        if question in COLUMN_ASKED:
            return [*itertools.islice(self.columns(), 1)]
        return self.stopped() if question in STEPS and STOP in self.answers else self.all()

    def all(self) -> list[Walk]:
        """Every walk."""
        question = self.view.question
        if question in ROW_ASKED:
            return [*self.rows()]
        if question in COLUMN_ASKED:
            return [*self.columns()]
        if question in STEPS:
            return self.steps()
        match question:
            case "move" | "chase":
                return self.moves()
            case "snap" | "ball":
                return [self.passed(token, x) for token, x in self.answers.items() if token.startswith(">")]
            case "goal":
                return [self.at_goal(token) for token in self.answers]
        return []

    # Movement -------------------------------------------------------------------------------------------------

    def moves(self, source: str = "") -> list[Walk]:
        """Every player who may still move, or only one, to every square."""
        phase, search = self.g.top, Search(self.g)
        assert isinstance(phase, Phase)
        found: list[Walk] = []
        for token, x in self.answers.items():
            slot = SLOTS * self.side + x - 1
            if not x or (source and source != counter_element(self.g, slot)):
                continue
            if token.endswith("*"):
                found.append(self.renewed(token, slot))
                continue
            for way in search.ways(slot, int(phase.steps(self.g, slot)), self.via):
                word = f"{token}-{way.word}" if way.word else token
                found.append(self.walk(slot, way, word, int(phase.allow)))
        return found

    def steps(self) -> list[Walk]:
        """On from where a player has got to, or to stop there."""
        top = self.g.top
        assert isinstance(top, Steps)
        slot, plain = int(top.slot), int(top.left if top.extra else top.allow - top.taken)
        ways = Search(self.g).ways(slot, int(top.left), self.via)
        found = [self.walk(slot, way, way.word, max(0, plain)) for way in ways]
        found += self.stopped() if STOP in self.answers else []
        return [walk for walk in found if walk.token]

    def stopped(self) -> list[Walk]:
        """To stay where he is."""
        top = self.g.top
        assert isinstance(top, Steps)
        own, number = counter_element(self.g, int(top.slot)), int(self.g.number_of(top.slot))
        return [Walk(STOP, own, own, [], self.say("walk-stop", number=number), action="stop")]

    def walk(self, slot: int, way: Way, token: str, plain: int) -> Walk:
        """A way in words, with what may come of it; more squares than `plain` need his speed."""
        g, number, other = self.g, int(self.g.number_of(slot)), 0
        target, odds, share = self.ids[way.square], "", None
        if way.kind == MEET:
            foe = int(met_in(g, slot, way.square))
            target, other = counter_element(g, foe), int(g.number_of(foe))
            odds, share = contact_words(clash(g, slot, foe), self.say, round(way.sure, 6))
        elif way.sure < 1:
            odds, share = arrival(round(way.sure, 6), self.say), way.sure
        words = _template(self.say, self.key(slot, way), way.steps).replace(NUMBER, str(number))
        words = words.replace(SQUARE, self.names[way.square]).replace(OTHER, str(other))
        words = words.replace(RUN, self.gained(way.square)) if slot == g.holder else words
        path = [self.ids[square] for square in way.path]
        if way.steps > plain and self.last_speed:
            odds = f"{odds}; {self.last_speed}" if odds else self.last_speed
        found = Walk(token, counter_id(self.side, number), target, path, words, odds, share)
        action, chips = "contact" if way.kind == MEET else "move", self.chips(slot, way, target, share, plain)
        return msgspec.structs.replace(found, action=action, chips=chips)

    def chips(self, slot: int, way: Way, target: str, share: float | None, plain: int) -> Chips:
        """[TD-8.6, TD-10.2] Where he may trip on the way or needs his speed, whom he meets, and what it comes to."""
        g, say = self.g, self.say
        found = sped([self.ids[square] for square in way.path], plain, say)
        if share is None:
            return found
        feet = [(square, upright(g, slot, square)) for square in way.path]
        found += [(self.ids[square], say("chip-feet", share=sure)) for square, sure in feet if sure < 1]
        found += contact(g, slot, int(met_in(g, slot, way.square)), say) if way.kind == MEET else []
        return [*found, *comes_to(target, share, say)]

    @functools.cached_property
    def last_speed(self) -> str:
        """What is said of speed that is then denied to all."""
        return self.say("odds-speed") if is_last_speed(self.g) else ""

    def key(self, slot: int, way: Way) -> str:
        """What kind of walk it is."""
        kinds = {MEET: "walk-contact", SCORES: "walk-touchdown", LEAVES: "walk-out", GETS_BALL: "walk-ball"}
        return kinds.get(way.kind, "walk-run" if slot == self.g.holder else "walk-to")

    def gained(self, square: int) -> str:
        """The yards of the carrier from the line of scrimmage; in a runback from where he is."""
        g, row = self.g, self.g.tables.row
        base = row[g.ball] if g.runback else g.los
        yards = int(row[square] - base) * int(g.ahead(self.side)) * YARDS
        return f"{yards:+g}".replace("-", "−")

    def renewed(self, token: str, slot: int) -> Walk:
        """[TD-10.7] A new contact with the opponent in the same square."""
        g, other = self.g, int(self.g.foe(slot))
        odds, share = contact_words(clash(g, slot, other), self.say)
        words = self.say("walk-renew", number=int(g.number_of(slot)), other=int(g.number_of(other)))
        own, to = counter_element(g, slot), counter_element(g, other)
        chips = [*contact(g, slot, other, self.say), *comes_to(to, share, self.say)]
        return Walk(token, own, to, [], words, odds, share, action="contact", chips=chips)

    # Ball plays -----------------------------------------------------------------------------------------------

    def passed(self, token: str, x: int) -> Walk:
        """A snap, a hand-off or a pass to somebody."""
        g, snaps = self.g, self.view.question == "snap"
        receiver = SLOTS * self.side + (x if snaps else x - THROW)
        forward = bool(is_thrown(g, receiver))
        kind = "snap" if snaps else "throw" if forward else "hand"
        player = shirt(int(g.number_of(receiver)), squads(self.view, self.game)[self.side])
        steps = int(g.tables.distance(g.ball, g.square[receiver]))
        words = self.say("walk-pass", kind=kind, player=player, steps=steps)
        flight = passed(g, receiver)
        odds, share = flight_words(flight, forward, self.say)
        own, to = counter_element(g, int(g.holder)), counter_element(g, receiver)
        chips = flown(g, receiver, flight, self.say)
        return Walk(token, own, to, [flight_id(token)], words, odds, share, action=kind, chips=chips)

    def at_goal(self, token: str) -> Walk:
        """[TD-12.5] One of the three goal squares."""
        share = good_chance(self.g)
        odds, words = self.say("odds-good", share=share), self.say(f"board-call-goal-{token}")
        own = counter_element(self.g, int(self.g.holder))
        to = f"m-goal-{token}"
        chips = kicked(self.g, to, self.say)
        return Walk(token, own, to, [], words, odds, share, action="goal", chips=chips)

    # Squares of line-ups and kicks ----------------------------------------------------------------------------

    def rows(self) -> Iterator[Walk]:
        """Every free square; where a row has only one, the row alone names it."""
        placement = self.g.top
        assert isinstance(placement, Placement)
        for token in self.view.options:
            y = int(token.rpartition("@")[2])
            free = free_columns(self.g, placement, y)
            for x in free:
                word = f"{token.partition('@')[0]}@{COLUMNS[x - 1]}{y}" if len(free) > 1 else token
                yield self.put(word, x, y)

    def columns(self) -> Iterator[Walk]:
        """The squares of the row that was chosen, or that alone is open."""
        y = int(self.g.top.row) if isinstance(self.g.top, Placement) else int(self.g.los)
        return (self.put(token, COLUMNS.index(token[-1]) + 1, y) for token in self.view.options)

    def aimed(self, y: int) -> Expected:
        """What to expect of a kick to a row, asked once for all its squares."""
        if y not in self.kicks:
            self.kicks[y] = aim_words(self.g, y, self.say)
        return self.kicks[y]

    def put(self, token: str, x: int, y: int) -> Walk:
        """A player, or a kicked ball, on a square."""
        kind = self.view.question.partition("-")[0]
        key = {"aim": "walk-aim", "field": "walk-field"}.get(kind, "walk-place")
        slot = placing(self.g)
        number = int(self.g.number_of(slot)) if slot >= 0 else 0
        words = _template(self.say, key, 0).replace(NUMBER, str(number)).replace(SQUARE, name_of(x, y))
        odds, share = self.aimed(y) if kind == "aim" else ("", None)
        target = element_in(self.g, int(self.g.tables.square_at(x, y)))
        source = counter_id(self.side, number) if number else "m-ball"
        return Walk(
            token, source, target, [target], words, odds, share, chips=comes_to(target, share, self.say)
        )


@functools.lru_cache(maxsize=20)
def _squares(columns: int, depth: int) -> tuple[list[str], list[str], list[tuple[int, int]]]:
    """Of every square by its number: the element, the name, column and row."""
    rows = range(-depth, ROWS + depth + 2)
    places = [(x, y) for y in rows for x in range(columns + 2)]
    return [square_id(x, y) for x, y in places], [name_of(x, y) for x, y in places], places
