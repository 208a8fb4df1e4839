# mypyc: compiled
"""What a plan leads to: it is carried out in the head, and so is the best that the others can do with their points."""

from typing import Final, cast

from downfield.games.calciotto.coach.ball import is_last, kept, shot_worth
from downfield.games.calciotto.coach.coming import Coming, told
from downfield.games.calciotto.coach.defence import challenge, cuts, standing
from downfield.games.calciotto.coach.pitch import DUELS, EVEN
from downfield.games.calciotto.coach.runs import Purse
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.odds.duel import goal_chance
from downfield.games.calciotto.rules.lines import goal_square
from downfield.games.calciotto.rules.movement import make_ready
from downfield.games.calciotto.rules.strength import zone_bonus

Rolls = tuple[tuple[int, float], ...]
ROLLS: Final[Rolls] = ((4, 0.3), (7, 0.4), (10, 0.3))  # points of a phase, few to many, and how often
LATER: Final = 0.97  # what is left after a reply, beside a shot that is there now
REPLY: Final = Style(4, 10, 2, True)  # how closely the others' reply is looked at


def followed(g: Pitch, plan: list[int]) -> Pitch:
    """The match when the plan is played, or as far as nobody else is asked and nothing is rolled."""
    twin = cast(Pitch, g.clone())
    for answer in plan:
        if twin.question != q.Q_SPEND or answer == kinds.END or answer not in twin.options(twin.seat):
            break
        twin.answer(answer)
    return twin


class Foresight:
    """Says what a plan for a phase comes to for the side that moves, in thousandths of a goal.

    With `replies` the others' reply to a ball that is kept is carried out too, for so many points.
    """

    def __init__(self, style: Style = STEADY, replies: Rolls = ()) -> None:
        self.style, self.replies = style, replies

    def glance(self) -> "Foresight":
        """The same without replies, which takes a part of the time."""
        return Foresight(self.style)

    def worth(self, g: Pitch, plan: list[int]) -> float:
        """A shot on average; the ball kept when everybody has run; without it what the others make of theirs."""
        side = int(g.turn)
        if plan[-1] >= kinds.SHOOT:
            return self.shot(followed(g, plan[:-1]), side, plan[-1] - kinds.SHOOT)
        then = followed(g, plan)
        then.turn = side
        sight = Sight(then, self.style)
        if then.side_of(then.carrier) != side:
            return self.contested(then, standing(then, sight, side))
        if is_last(then):
            return 0.0
        return self.answered(then, side) if self.replies else told(kept(then, sight, int(then.carrier)))

    def shot(self, g: Pitch, side: int, aim: int) -> float:
        """A goal or a save."""
        target = int(goal_square(g, 1 - side, aim))
        return shot_worth(round(1000 * goal_chance(g, int(g.carrier), target))) + self.style.shot

    def answered(self, g: Pitch, side: int) -> float:
        """The ball is kept, and the others do their best to win it and to cut its lines."""
        g.rest()
        g.turn, g.phase = 1 - side, kinds.MOVEMENT
        make_ready(g)
        worth = 0.0
        for points, share in self.replies:
            g.pool = points
            sight, purse, then = Sight(g, REPLY), Purse(g), cast(Pitch, g.clone())
            _, bound = challenge(g, sight, purse)
            cuts(g, sight, purse, bound)
            then.at, then.board = sight.at, sight.board
            worth -= share * self.contested(then, bound)
        return LATER * worth

    def contested(self, g: Pitch, slot: int) -> float:
        """This figure challenges, or nobody; who has the ball then moves next."""
        side, ball = int(g.turn), int(g.at[g.carrier])
        theirs = self.moves(g, 1 - side, int(g.carrier))
        if slot < 0:
            return -theirs
        won = int(DUELS[EVEN + zone_bonus(g, slot, ball) - zone_bonus(g, g.carrier, ball)]) / 1000
        return won * self.moves(g, side, slot) - (1 - won) * theirs

    def moves(self, g: Pitch, side: int, carrier: int) -> float:
        """What it is worth to a side to move next with the ball at a figure, if there is a phase to come."""
        return 0.0 if is_last(g) else Coming(g, side, carrier).worth()
