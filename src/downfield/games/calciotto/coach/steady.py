# mypyc: compiled
"""The steady coach of Calciotto: exact odds for duels, a search over ball plans, posts and a playbook for the rest."""

from typing import cast

from downfield.games.calciotto.coach import dead_balls as dead
from downfield.games.calciotto.coach.cards import card
from downfield.games.calciotto.coach.line_up import Playbook
from downfield.games.calciotto.coach.meaning import meaning
from downfield.games.calciotto.coach.plans import phase_plans
from downfield.games.calciotto.coach.script import Script, read, written
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.coach.trade import trade
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.games.calciotto.odds.duel import contrast_chance, goal_chance
from downfield.games.calciotto.rules.lines import goal_square
from downfield.kernel.chance import Rng
from downfield.kernel.needs import NOBODY, PASS
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State

CARDS = (q.Q_MOVE_CARD, q.Q_CONTRAST_CARD, q.Q_SHOT_CARD)
SEARCHED = (*CARDS, q.Q_TARGET)  # questions whose every option is worth a thought
LINE_UP = (q.Q_LEAVE, q.Q_KEEPER, q.Q_FIGURE, q.Q_SQUARE, q.Q_LINEUP)


class Steady:
    """Decides for any seat of a match; it never looks at the other hand."""

    def __init__(self, game: Game, options: dict[str, Value], seed: int, style: Style = STEADY) -> None:
        self.style = style
        self.sides = [seat.side for seat in game.spec.seats(game.options(options))]
        self.sit_down(seed, 0)

    def sit_down(self, seed: int, stream: int) -> None:
        """Begin a match: from now on its chances follow from this seed and stream alone."""
        self.rng = Rng(seed, stream)
        self.book = Playbook(self.rng)
        self.script = Script(None, self.style)
        self.meant = NOBODY  # the answer that it has settled upon

    def notes(self) -> str:
        """What it means to do next."""
        return written(self.script.answers, self.script.expected)

    def recall(self, notes: str) -> None:
        """Go on with what it meant to do."""
        self.script.answers, self.script.expected = read(notes)

    def plans(self, state: State, seat: int) -> list[list[int]]:
        """What it might do now, its own choice first."""
        g, options = cast(Pitch, state), state.options(seat)
        if len(options) == 1 or (
            g.question == q.Q_SPEND and (g.runner != NOBODY or self.script.fits(g, options))
        ):
            return []
        if g.question == q.Q_SPEND:
            return phase_plans(g, options, self.style)
        if g.question in SEARCHED:
            own = self.decide(state, seat)
            return [[own], *[[x] for x in options if x != own]]
        return []

    def meaning(self, state: State, plan: list[int]) -> str:
        """What a plan is good for."""
        return meaning(state, plan)

    def adopt(self, state: State, seat: int, plan: list[int]) -> None:
        """It means to do this from now on."""
        g = cast(Pitch, state)
        if g.question == q.Q_SPEND:
            self.script.follow(g, plan)
        else:
            self.meant = plan[0]

    def decide(self, state: State, seat: int) -> int:
        """One of the options of a seat for which the match waits."""
        g = cast(Pitch, state)
        options, side = state.options(seat), self.sides[seat]
        meant, self.meant = self.meant, NOBODY
        if meant in options:
            return meant
        question = int(g.question)
        if question == q.Q_SPEND:
            return self._spend(g, options)
        if question in CARDS:
            return self._card(g, side, options)
        if question in LINE_UP:
            return self.book.place(g, side, options)
        return self._rest(g, side, options)

    def _spend(self, g: Pitch, options: list[int]) -> int:
        """The next answer of the plan for this phase."""
        if g.runner != NOBODY:
            return self._leave_small_area(g, options)
        return self.script.next(g, options)

    def _card(self, g: Pitch, side: int, options: list[int]) -> int:
        """A card, or none."""
        style = self.style
        if (style.hasty and g.question == q.Q_MOVE_CARD) or (g.played + 1) % style.every:
            return PASS
        return card(g, side, options, style)

    def _leave_small_area(self, g: Pitch, options: list[int]) -> int:
        """Straight out: up the pitch if that is free."""
        ahead = [x for x in options if (x - kinds.STEP) % 4 == (2 if g.turn else 0)]
        return (ahead or options)[0]

    def _rest(self, g: Pitch, side: int, options: list[int]) -> int:
        """Everything else: duels, trades, dead balls."""
        match g.question:
            case q.Q_CHALLENGE:
                return max(options, key=lambda x: 0.0 if x == 0 else contrast_chance(g, x - 1))
            case q.Q_TRADE:
                return trade(g, side, options, self.style)
            case q.Q_TARGET:
                squares = [int(goal_square(g, 1 - g.turn, x)) for x in options]
                chances = [goal_chance(g, int(g.shooter), square) for square in squares]
                return options[chances.index(max(chances))]
            case q.Q_TAKER | q.Q_KICKER | q.Q_SHOOTER:
                return dead.taker(g, side, options)
            case q.Q_FIRST | q.Q_SECOND:
                return max(options, key=lambda x: (g.role_of(SLOTS * side + x) == kinds.A, x))
            case q.Q_CLEAR | q.Q_RETREAT:
                return dead.retreat(g, options)
            case q.Q_RELOCATE:
                return dead.relocate(g, side, options)
            case q.Q_PLACE:
                return dead.place(g, side, options)
            case q.Q_WALL:
                return dead.wall(g, side, options)
            case q.Q_WALL_MAN:
                return dead.wall_man(g, side, options)
            case q.Q_SUBSTITUTE:
                return dead.substitute(g, side, options)
            case q.Q_STAND_IN:
                return min(options, key=lambda x: int(g.strength_of(SLOTS * side + x)))
            case q.Q_KEEPER_SQUARE:
                return options[1 + self.rng.below(2)]
            case q.Q_NEW_KEEPER:
                return min(options, key=lambda x: int(g.strength_of(SLOTS * side + x // kinds.AIM)))
            case _:  # the spot: either is as good
                return options[0]
