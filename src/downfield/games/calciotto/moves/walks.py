"""What a coach can do with one click on a figure and one on a square: runs, passes, shots, challenges, line-ups."""

from collections.abc import Iterable
from typing import Any, cast

from downfield.games.calciotto.board.figures import figure_id
from downfield.games.calciotto.board.marks import lane_id, marks
from downfield.games.calciotto.board.pitch import place_of, square_id
from downfield.games.calciotto.board.words import (
    PUT,
    SQUARES,
    figure_at,
    figure_of,
    shirt,
    steps_between,
    target_square,
)
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.moves.formations import plans, recall
from downfield.games.calciotto.moves.runs import Way, answers, ways
from downfield.games.calciotto.notation.answers import COLUMNS, WAYS, join, placing
from downfield.games.calciotto.notation.scene import scene
from downfield.games.calciotto.odds.chance import challenge_chance, shot_chance
from downfield.games.calciotto.odds.options import aimed_at
from downfield.kernel.look import Look
from downfield.kernel.match import Match
from downfield.kernel.svg import Say
from downfield.kernel.walk import Walk

__all__ = ["marks", "plans", "recall", "sources", "walks"]

CHOSEN = ("keeper", "figure", "relocate")  # a figure is named, then its square
EXCHANGED = ("substitute", "new-keeper")


# Who can go somewhere -------------------------------------------------------------------------------------------


def sources(look: Look) -> list[str]:
    """The figures that this seat can move, pass, shoot or challenge with, or put somewhere, now."""
    match, seat = look.match, look.seat
    if seat not in match.waiting() or match.need.kind != "choice":
        return []
    g, side = cast(Pitch, match.state), match.seats[seat].side
    question = match.need.question
    if question == "spend":
        return [figure_id(side, int(g.number_of(slot))) for slot in _spenders(g, seat)]
    if question == "challenge":
        return [figure_id(side, int(g.number_of(x - 1))) for x in g.options(seat) if x > 0]
    if question == "target":
        return [figure_id(side, int(g.number_of(g.shooter)))]
    if question == "keeper-square":
        return [figure_id(side, int(g.number_of(g.keeper(side))))]
    if question in CHOSEN or question in EXCHANGED:
        tokens = [choice.token.partition(">")[2] or choice.token for choice in match.options(seat)]
        return [figure_id(side, int(token)) for token in dict.fromkeys(tokens) if token.isdecimal()]
    if question in SQUARES or question in PUT:
        slot = int(g.shooter) if question == "spot" else placing(g)
        return [figure_id(side, int(g.number_of(slot)))]
    return []


def _spenders(g: Pitch, seat: int) -> list[int]:
    """The slots that can step, and the carrier if it can pass or shoot."""
    first, found = SLOTS * int(g.turn), set()
    for x in g.options(seat):
        if x >= kinds.PASS_TO:
            found.add(int(g.carrier))
        elif x >= kinds.STEP:
            found.add(first + (x - kinds.STEP) // 4)
    return sorted(found)


# Where it can go ------------------------------------------------------------------------------------------------


def walks(look: Look, source: str, say: Say) -> list[Walk]:
    """Everything that a seat may answer with this figure in one word."""
    assert look.seat is not None
    return _Walks(look.match, look.seat, source, say).all()


class _Walks:
    """The walks of one figure at one moment."""

    def __init__(self, match: Match, seat: int, source: str, say: Say) -> None:
        self.match, self.seat, self.source, self.say = match, seat, source, say
        self.g = cast(Pitch, match.state)
        self.side = match.seats[seat].side
        self.scene: dict[str, Any] = scene(match.state, seat)
        self.number = int(source.rpartition("-")[2])
        self.tokens = [choice.token for choice in match.options(seat)]

    def all(self) -> list[Walk]:
        question = self.match.need.question
        if question == "spend":
            return [*self.shots(), *self.passes(), *self.runs()]
        if question == "challenge":
            return self.challenge()
        if question == "target":
            return self.shots()
        if question in CHOSEN:
            return self.placements(self.then_squares(), f"{self.number}")
        if question in EXCHANGED:
            return self.exchanges()
        return self.placements([t.strip("@").rpartition("=")[2] for t in self.tokens], "")

    # Points -----------------------------------------------------------------------------------------------------

    def runs(self) -> list[Walk]:
        """[CAL-6.3] Every square that the figure can step to with the points left."""
        g = self.g
        slot = self.slot()
        if not any(token[:-1] == str(self.number) and token[-1] in WAYS for token in self.tokens):
            return []
        found = []
        for way in ways(g, slot):
            words = answers(g, slot, way)
            if words:
                found.append(self.run(slot, way, join(words)[0] if len(words) > 1 else words[0]))
        return sorted(found, key=lambda walk: walk.share is None)  # a challenge first

    def slot(self) -> int:
        own = range(SLOTS * self.side, SLOTS * self.side + SLOTS)
        return next(slot for slot in own if self.g.is_on(slot) and self.g.number_of(slot) == self.number)

    def run(self, slot: int, way: Way, token: str) -> Walk:
        """A run in words; beside the carrier also how a challenge would go."""
        x, y = self.at(way.square)
        key = "walk-run" if slot == self.g.carrier else "walk-to"
        words = self.say(key, number=self.number, square=f"{COLUMNS[x - 1]}{y}", points=len(way.path))
        path = [square_id(*self.at(square)) for square in way.path]
        odds, share = self.beside(x, y)
        return Walk(token, self.source, square_id(x, y), path, words, odds, share)

    def at(self, square: int) -> tuple[int, int]:
        return int(self.g.tables.column[square]), int(self.g.tables.row[square])

    def beside(self, x: int, y: int) -> tuple[str, float | None]:
        """[CAL-9.1] What a challenge from there is worth, if the other side's carrier stands beside it."""
        carrier = next((f for f in self.scene["figures"] if f["ball"] and f["side"] != self.side), None)
        own = figure_of(self.scene, self.side, self.number)
        if carrier is None or own is None or abs(carrier["x"] - x) + abs(carrier["y"] - y) != 1:
            return "", None
        share = challenge_chance(own, carrier)
        return self.say("odds-beside", share=share), share

    def passes(self) -> list[Walk]:
        """[CAL-7.1] The ball to team-mates in a straight line."""
        carrier = figure_of(self.scene, self.side, self.number)
        if carrier is None or not carrier["ball"]:
            return []
        found = []
        for token in (t for t in self.tokens if t.startswith(">")):
            mate = figure_of(self.scene, self.side, int(token[1:]))
            assert mate is not None
            player = shirt(self.match.game, self.side, mate["number"])
            words = self.say("walk-pass", player=player, points=steps_between(carrier, mate["x"], mate["y"]))
            found.append(
                Walk(token, self.source, figure_id(self.side, mate["number"]), [lane_id(token)], words)
            )
        return found

    def shots(self) -> list[Walk]:
        """[CAL-8.2] The ball at goal squares, with the chance that it is a goal."""
        shooter = figure_of(self.scene, self.side, self.number)
        kicks = self.match.need.question == "target"
        if shooter is None or not (shooter["ball"] or kicks):
            return []
        found = []
        for token in (t for t in self.tokens if t.startswith("!")):
            target = target_square(self.scene, token)
            share = shot_chance(self.scene, shooter, target)
            square = f"{token[1]}{target[1]}"
            words = (
                self.say("name-shot", square=square)
                if kicks
                else self.say("walk-shot", square=square, points=steps_between(shooter, *target))
            )
            end = aimed_at(self.scene, target)
            found.append(
                Walk(
                    token,
                    self.source,
                    end,
                    [lane_id(token)],
                    words,
                    self.say("odds-goal", share=share),
                    share,
                )
            )
        return found

    def challenge(self) -> list[Walk]:
        """[CAL-9.2] For the ball."""
        own = figure_of(self.scene, self.side, self.number)
        carrier = next((f for f in self.scene["figures"] if f["ball"]), None)
        assert own is not None
        assert carrier is not None
        share = challenge_chance(own, carrier)
        words = self.say("walk-challenge", number=self.number, other=carrier["number"])
        end = figure_id(carrier["side"], carrier["number"])
        odds = self.say("odds-ball", share=share)
        return [Walk(f"x{self.number}", self.source, end, [], words, odds, share)]

    # Placements -------------------------------------------------------------------------------------------------

    def then_squares(self) -> list[str]:
        """The squares open to a figure once it is named, asked of the rules themselves."""
        twin = self.match.clone()
        twin.answer(str(self.number), self.seat)
        return [choice.token.strip("@") for choice in twin.options(self.seat)]

    def placements(self, squares: Iterable[str], named: str) -> list[Walk]:
        """[CAL-4.3, CAL-14.6] The figure on every square where it may stand."""
        tokens = dict(zip(squares, self.tokens, strict=False)) if not named else {}
        found = []
        for square in tokens or squares:
            words = self.say("walk-place", number=self.number, square=square)
            x, y = place_of(square)
            there = figure_at(self.scene, x, y)
            end = square_id(x, y) if there is None else figure_id(there["side"], there["number"])
            token = tokens[square] if tokens else f"{named}@{square}"
            found.append(Walk(token, self.source, end, [end], words))
        return found

    def exchanges(self) -> list[Walk]:
        """[CAL-16.3] For figures on the pitch."""
        found = []
        for token in self.tokens:
            off, arrow, on = token.partition(">")
            if arrow and int(on) == self.number:
                words = self.say("walk-exchange", number=self.number, other=off)
                found.append(Walk(token, self.source, figure_id(self.side, int(off)), [], words))
        return found
