"""What a coach can do with one click on a counter and one on a square: walks, contacts, passes, kicks, line-ups."""

import functools
from typing import Any, cast

from downfield.games.touch_down.components.parts import Parts
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS, SLOTS
from downfield.games.touch_down.moves.paths import GETS_BALL, LEAVES, SCORES, Search, Way
from downfield.games.touch_down.notation.answers import COLUMNS, STOP, free_columns, number_in, placing
from downfield.games.touch_down.notation.elements import counter_id, flight_id, name_of, square_id
from downfield.games.touch_down.notation.figures import ahead, figure_of, foe_in, standing
from downfield.games.touch_down.notation.questions import COLUMN_ASKED, ROW_ASKED
from downfield.games.touch_down.notation.shirts import shirt, squads
from downfield.games.touch_down.odds.options import aim_odds, distance, goal_odds, pass_odds
from downfield.games.touch_down.odds.tables import contact_odds, said
from downfield.games.touch_down.rules.phase import Phase
from downfield.games.touch_down.rules.placement import Placement
from downfield.games.touch_down.rules.steps import MEET
from downfield.games.touch_down.rules.walk import Walk as Steps
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk
from downfield.kernel.view import View

YARDS = 2.5  # of a row
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
    return list(dict.fromkeys(walk.source for walk in found.all() if walk.source))


def walks(look: Look, source: str, say: Say) -> list[Walk]:
    """Where one of them can go."""
    found = Walks(look, say)
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

    def __init__(self, look: Look, say: Say) -> None:
        assert look.seat is not None
        self.game, self.say = look.game, say
        self.g = cast(Gridiron, look.seen)
        self.view: View = look.view
        scene: dict[str, Any] = self.view.scene
        self.scene = scene
        self.parts = cast(Parts, look.game.pack.parts)
        self.side = look.match.seats[look.seat].side
        self.up = standing(scene["figures"])
        self.kicks: dict[int, tuple[str, float | None]] = {}
        self.ids, self.names, self.places = _squares(int(self.g.tables.columns), int(self.g.tables.depth))

    def all(self) -> list[Walk]:
        question = self.view.question
        if question in ROW_ASKED:
            return self.rows()
        if question in COLUMN_ASKED:
            return self.columns()
        match question:
            case "move" | "chase":
                return self.moves()
            case "step" | "extra" | "chase-step":
                return self.steps()
            case "snap" | "ball":
                return [self.passed(token) for token in self.view.options if token.startswith(">")]
            case "goal":
                return [self.at_goal(token) for token in self.view.options]
        return []

    # Movement -------------------------------------------------------------------------------------------------

    def moves(self, source: str = "") -> list[Walk]:
        """Every player who may still move, or only one, to every square."""
        phase, search = self.g.top, Search(self.g)
        assert isinstance(phase, Phase)
        found: list[Walk] = []
        for token in self.view.options:
            number = number_in(token)
            if not number or (source and source != counter_id(self.side, number)):
                continue
            if token.endswith("*"):
                found += self.renewed(token)
                continue
            slot = self.slot(number)
            mover = self.own(number)
            for way in search.ways(slot, int(phase.steps(self.g, slot))):
                found.append(self.walk(mover, way, f"{number}-{way.word}" if way.word else str(number)))
        return found

    def own(self, number: int) -> dict[str, Any]:
        """A counter of this side."""
        found = figure_of(self.scene, self.side, number)
        assert found is not None
        return found

    def slot(self, number: int) -> int:
        """Where a player of this side stands in his team."""
        own = range(SLOTS * self.side, SLOTS * self.side + SLOTS)
        return next(slot for slot in own if self.g.who[slot] >= 0 and self.g.number_of(slot) == number)

    def steps(self) -> list[Walk]:
        """On from where a player has got to, or to stop there."""
        top = self.g.top
        assert isinstance(top, Steps)
        number, slot = int(self.g.number_of(top.slot)), int(top.slot)
        mover = self.own(number)
        found = [self.walk(mover, way, way.word) for way in Search(self.g).ways(slot, int(top.left))]
        if STOP in self.view.options:
            own = counter_id(self.side, number)
            found.append(Walk(STOP, own, own, [], self.say("walk-stop", number=number)))
        return [walk for walk in found if walk.token]

    def walk(self, mover: dict[str, Any], way: Way, token: str) -> Walk:
        """A way in words, with what may come of it."""
        (x, y), number = self.places[way.square], mover["number"]
        target, odds, share = self.ids[way.square], "", None
        key, other = self.key(mover, way), 0
        foe = self.up.get((1 - self.side, x, y)) if way.kind == MEET else None
        if foe is not None:
            target, other = counter_id(1 - self.side, foe["number"]), foe["number"]
            odds, share = contact_odds(self.parts, self.scene, mover, foe, self.say, way.sure)
        elif way.sure < 1:
            odds, share = _arrives(self.say, round(way.sure, 6)), way.sure
        words = _template(self.say, key, way.steps).replace(NUMBER, str(number))
        words = words.replace(SQUARE, self.names[way.square]).replace(OTHER, str(other))
        words = words.replace(RUN, self.gained(mover, y)) if mover["ball"] else words
        path = [self.ids[square] for square in way.path]
        return Walk(token, counter_id(self.side, number), target, path, words, odds, share)

    def key(self, mover: dict[str, Any], way: Way) -> str:
        """What kind of walk it is."""
        kinds = {MEET: "walk-contact", SCORES: "walk-touchdown", LEAVES: "walk-out", GETS_BALL: "walk-ball"}
        return kinds.get(way.kind, "walk-run" if mover["ball"] else "walk-to")

    def gained(self, mover: dict[str, Any], y: int) -> str:
        """The yards from the line of scrimmage; in a runback from where the carrier is."""
        base = mover["y"] if self.g.runback else self.scene["los"]
        yards = (y - base) * ahead(self.scene, self.side) * YARDS
        return f"{yards:+g}".replace("-", "−")

    def renewed(self, token: str) -> list[Walk]:
        """[TD-10.7] A new contact with the opponent in the same square."""
        mover = figure_of(self.scene, self.side, number_in(token))
        other = None if mover is None else foe_in(self.scene, self.side, mover["x"], mover["y"])
        if mover is None or other is None:
            return []
        odds, share = contact_odds(self.parts, self.scene, mover, other, self.say)
        words = self.say("walk-renew", number=mover["number"], other=other["number"])
        own, foe = counter_id(self.side, mover["number"]), counter_id(1 - self.side, other["number"])
        return [Walk(token, own, foe, [], words, odds, share)]

    # Ball plays -----------------------------------------------------------------------------------------------

    def carrier(self) -> dict[str, Any]:
        """Who has the ball."""
        found: dict[str, Any] = next(f for f in self.scene["figures"] if f["ball"])
        return found

    def passed(self, token: str) -> Walk:
        """A snap, a hand-off or a pass to somebody."""
        passer = self.carrier()
        receiver = self.own(number_in(token))
        forward = (receiver["y"] - passer["y"]) * ahead(self.scene, self.side) > 0
        kind = "snap" if self.view.question == "snap" else "throw" if forward else "hand"
        player = shirt(receiver["number"], squads(self.view, self.game)[self.side])
        words = self.say("walk-pass", kind=kind, player=player, steps=distance(passer, receiver))
        chance = pass_odds(self.view, self.game, token, self.say)
        own = counter_id(self.side, passer["number"])
        to = counter_id(self.side, receiver["number"])
        return Walk(token, own, to, [flight_id(token)], words, chance.words, chance.share)

    def at_goal(self, token: str) -> Walk:
        """[TD-12.5] One of the three goal squares."""
        odds, share = goal_odds(self.view, self.parts, self.say)
        own = counter_id(self.side, self.carrier()["number"])
        return Walk(token, own, f"m-goal-{token}", [], self.say(f"board-call-goal-{token}"), odds, share)

    # Squares of line-ups and kicks ----------------------------------------------------------------------------

    def rows(self) -> list[Walk]:
        """Every free square; where a row has only one, the row alone names it."""
        placement = self.g.top
        assert isinstance(placement, Placement)
        found = []
        for token in self.view.options:
            y = int(token.rpartition("@")[2])
            free = free_columns(self.g, placement, y)
            for x in free:
                word = f"{token.partition('@')[0]}@{COLUMNS[x - 1]}{y}" if len(free) > 1 else token
                found.append(self.put(word, x, y))
        return found

    def columns(self) -> list[Walk]:
        """The squares of the row that was chosen, or that alone is open."""
        y = int(self.g.top.row) if isinstance(self.g.top, Placement) else int(self.g.los)
        return [self.put(token, COLUMNS.index(token[-1]) + 1, y) for token in self.view.options]

    def aimed(self, y: int) -> tuple[str, float | None]:
        """What to expect of a kick to a row, asked once for all its squares."""
        if y not in self.kicks:
            self.kicks[y] = aim_odds(self.view, y, self.say)
        return self.kicks[y]

    def put(self, token: str, x: int, y: int) -> Walk:
        """A player, or a kicked ball, on a square."""
        kind = self.view.question.partition("-")[0]
        key = {"aim": "walk-aim", "field": "walk-field"}.get(kind, "walk-place")
        slot = placing(self.g)
        number = int(self.g.number_of(slot)) if slot >= 0 else 0
        words = _template(self.say, key, 0).replace(NUMBER, str(number)).replace(SQUARE, name_of(x, y))
        odds, share = self.aimed(y) if kind == "aim" else ("", None)
        there = next((self.up[(s, x, y)] for s in (self.side, 1 - self.side) if (s, x, y) in self.up), None)
        target = square_id(x, y) if there is None else counter_id(there["side"], there["number"])
        source = counter_id(self.side, number) if number else "m-ball"
        return Walk(token, source, target, [target], words, odds, share)


@functools.lru_cache(maxsize=20)
def _squares(columns: int, depth: int) -> tuple[list[str], list[str], list[tuple[int, int]]]:
    """Of every square by its number: the element, the name, column and row."""
    rows = range(-depth, ROWS + depth + 2)
    places = [(x, y) for y in rows for x in range(columns + 2)]
    return [square_id(x, y) for x, y in places], [name_of(x, y) for x, y in places], places


@functools.lru_cache(maxsize=500)
def _arrives(say: Say, sure: float) -> str:
    return said(say, arrives=sure)
