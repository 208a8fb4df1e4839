"""What a coach can do with one click on a figure and one on a square: runs, passes, shots, challenges, line-ups."""

from collections.abc import Iterable
from typing import cast

from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.moves.chips import against, comes
from downfield.games.calciotto.notation.answers import join, placing, square_name
from downfield.games.calciotto.notation.elements import (
    element_at,
    figure_element,
    figure_id,
    lane_id,
    square_element,
)
from downfield.games.calciotto.notation.questions import PUT, SQUARES
from downfield.games.calciotto.notation.shirts import shirt
from downfield.games.calciotto.odds.duel import Duel, contrast, shot
from downfield.games.calciotto.odds.runs import Way, answers, ways
from downfield.games.calciotto.odds.threat import Threat
from downfield.games.calciotto.odds.words import ball_words, goal_words
from downfield.games.calciotto.rules.lines import goal_square
from downfield.kernel.needs import CHOICE
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk

CHOSEN = ("keeper", "figure", "relocate")  # a figure is named, then its square
EXCHANGED = ("substitute", "new-keeper")


# Who can go somewhere -------------------------------------------------------------------------------------------


def sources(look: Look) -> list[str]:
    """The figures that this seat can move, pass, shoot or challenge with, or put somewhere, now."""
    g = cast(Pitch, look.seen)
    if look.seat is None or g.need != CHOICE or not look.answers:
        return []
    side, question = look.match.seats[look.seat].side, look.match.need.question
    if question in CHOSEN or question in EXCHANGED:
        named = dict.fromkeys(token.partition(">")[2] or token for token in look.answers)
        return [figure_id(side, int(number)) for number in named if number.isdecimal()]
    return [figure_element(g, slot) for slot in _movers(g, question, side, list(look.answers.values()))]


def _movers(g: Pitch, question: str, side: int, options: list[int]) -> list[int]:
    """The slots that do something once they are clicked."""
    if question == "spend":
        return _spenders(g, options)
    if question == "challenge":
        return [x - 1 for x in options if x > 0]
    if question == "keeper-square":
        return [int(g.keeper(side))]
    if question in ("target", "spot"):
        return [int(g.shooter)]
    return [placing(g)] if question in SQUARES or question in PUT else []


def _spenders(g: Pitch, options: list[int]) -> list[int]:
    """The slots that can step, and the carrier if it can pass or shoot."""
    first, found = SLOTS * int(g.turn), set()
    for x in options:
        if x >= kinds.PASS_TO:
            found.add(int(g.carrier))
        elif x >= kinds.STEP:
            found.add(first + (x - kinds.STEP) // 4)
    return sorted(found)


# Where it can go ------------------------------------------------------------------------------------------------


def walks(look: Look, source: str, say: Say) -> list[Walk]:
    """Everything that a seat may answer with this figure in one word."""
    return _Walks(look, source, say).all()


class _Walks:
    """The walks of one figure at one moment."""

    def __init__(self, look: Look, source: str, say: Say) -> None:
        assert look.seat is not None
        self.seat, self.source, self.say = look.seat, source, say
        self.question = look.match.need.question
        self.g = cast(Pitch, look.seen)
        self.side = look.match.seats[look.seat].side
        self.number = int(source.rpartition("-")[2])
        self.answers = look.answers
        self.threat = Threat(self.g) if self.question == "spend" and not self.g.tables.pairs else None

    def all(self) -> list[Walk]:
        question = self.question
        if question == "spend":
            slot = self.slot()
            with_ball = [*self.shots(slot, kinds.SHOOT), *self.passes()] if slot == self.g.carrier else []
            return [*with_ball, *self.runs(slot)]
        if question == "challenge":
            return self.challenge(self.slot())
        if question == "target":
            return self.shots(int(self.g.shooter), 0)
        if question in EXCHANGED:
            return self.exchanges()
        if question in CHOSEN:
            return [
                self.placement(square, f"{self.number}@{self.name(square)}") for square in self.then_squares()
            ]
        return [self.placement(self.square(x), token) for token, x in self.answers.items()]

    def slot(self) -> int:
        own = range(SLOTS * self.side, SLOTS * self.side + SLOTS)
        return next(slot for slot in own if self.g.is_on(slot) and self.g.number_of(slot) == self.number)

    def name(self, square: int) -> str:
        return square_name(self.g, square)

    # Points -----------------------------------------------------------------------------------------------------

    def runs(self, slot: int) -> list[Walk]:
        """[CAL-6.3] Every square that the figure can step to with the points left."""
        first = kinds.STEP + 4 * (slot % SLOTS)
        if not any(first <= x < first + 4 for x in self.answers.values()):
            return []
        ahead = self.challenge_ahead(slot)
        found = []
        for way in ways(self.g, slot):
            words = answers(self.g, slot, way)
            if words:
                found.append(self.run(slot, way, join(words)[0] if len(words) > 1 else words[0], ahead))
        return sorted(found, key=lambda walk: walk.share is None)  # a challenge first

    def challenge_ahead(self, slot: int) -> Duel | None:
        """[CAL-9.1] What a challenge is worth if the figure comes beside the carrier; None if its side has the ball."""
        g = self.g
        return contrast(g, slot) if g.side_of(g.carrier) != self.side else None

    def run(self, slot: int, way: Way, token: str, ahead: Duel | None) -> Walk:
        """A run in words; beside the carrier also how a challenge would go, with the ball who may come for it."""
        g = self.g
        key = "walk-run" if slot == g.carrier else "walk-to"
        words = self.say(key, number=self.number, square=self.name(way.square), points=len(way.path))
        path = [square_element(g, square) for square in way.path]
        if slot == g.carrier:
            odds, chips = comes(g, self.threat, slot, way.square, path[-1], self.say)
            return Walk(token, self.source, path[-1], path, words, odds, action="run", chips=chips)
        if ahead is None or not g.is_beside(way.square, g.at[g.carrier]):
            return Walk(token, self.source, path[-1], path, words, action="run")
        odds = self.say("odds-beside", share=ahead.chance)
        chips = against(ahead, self.carrier(), path[-1], self.say)
        return Walk(token, self.source, path[-1], path, words, odds, ahead.chance, action="run", chips=chips)

    def carrier(self) -> str:
        return figure_element(self.g, int(self.g.carrier))

    def passes(self) -> list[Walk]:
        """[CAL-7.1] The ball to team-mates in a straight line."""
        g, found = self.g, []
        for token, x in self.answers.items():
            if kinds.PASS_TO <= x < kinds.SHOOT:
                mate = SLOTS * int(g.turn) + x - kinds.PASS_TO
                player = shirt(g.tables, self.side, int(g.number_of(mate)))
                points = int(g.distance(g.at[g.carrier], g.at[mate]))
                words = self.say("walk-pass", player=player, points=points)
                to, lane = figure_element(g, mate), [lane_id(token)]
                odds, chips = comes(g, self.threat, mate, int(g.at[mate]), to, self.say)
                found.append(Walk(token, self.source, to, lane, words, odds, action="pass", chips=chips))
        return found

    def shots(self, shooter: int, first: int) -> list[Walk]:
        """[CAL-8.2] The ball at goal squares, with the chance that it is a goal."""
        return [
            self.shot(shooter, int(goal_square(self.g, 1 - self.g.turn, x - first)), token)
            for token, x in self.answers.items()
            if x >= first
        ]

    def shot(self, shooter: int, target: int, token: str) -> Walk:
        """A shot in words; in open play with its cost."""
        g, duel = self.g, shot(self.g, shooter, target)
        key = "walk-shot" if self.question == "spend" else "name-shot"
        points = int(g.distance(g.at[shooter], target))
        words = self.say(key, square=self.name(target), points=points)
        odds = goal_words(g, duel.chance, self.say)
        to, lane = element_at(g, target), [lane_id(token)]
        chips = against(duel, to, to, self.say)
        return Walk(token, self.source, to, lane, words, odds, duel.chance, action="shoot", chips=chips)

    def challenge(self, slot: int) -> list[Walk]:
        """[CAL-9.2] For the ball."""
        g, duel = self.g, contrast(self.g, slot)
        words = self.say("walk-challenge", number=self.number, other=int(g.number_of(g.carrier)))
        odds, to = ball_words(g, duel.chance, self.say), self.carrier()
        chips = against(duel, to, to, self.say)
        token = f"x{self.number}"
        return [Walk(token, self.source, to, [], words, odds, duel.chance, action="challenge", chips=chips)]

    # Placements -------------------------------------------------------------------------------------------------

    def then_squares(self) -> Iterable[int]:
        """The squares open to a figure once it is named, asked of the rules themselves; a partner's are his to name."""
        twin = self.g.clone()
        twin.answer(self.answers[str(self.number)])
        return twin.options(self.seat) if twin.owes(self.seat) else []

    def square(self, x: int) -> int:
        """The square that an answer means; a keeper's is counted from the left."""
        return int(goal_square(self.g, self.side, x)) if self.question == "keeper-square" else x

    def placement(self, square: int, token: str) -> Walk:
        """[CAL-4.3, CAL-14.6] The figure on a square where it may stand."""
        words = self.say("walk-place", number=self.number, square=self.name(square))
        end = element_at(self.g, square)
        return Walk(token, self.source, end, [end], words)

    def exchanges(self) -> list[Walk]:
        """[CAL-16.3] For figures on the pitch."""
        found = []
        for token in self.answers:
            off, arrow, on = token.partition(">")
            if arrow and int(on) == self.number:
                words = self.say("walk-exchange", number=self.number, other=off)
                found.append(Walk(token, self.source, figure_id(self.side, int(off)), [], words))
        return found
