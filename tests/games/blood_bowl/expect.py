"""What the engine itself says: every die is tried, one coach decides for the best, the other for the worst."""

from typing import cast

from tests.games.blood_bowl.table import pitch, slot

from downfield.games.blood_bowl.components.parts import COLUMNS
from downfield.games.blood_bowl.model.kinds import JUMP, STANDING
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_BLOCK_DICE, Q_PRO_DIE, Q_REROLL, Q_STEP, Q_TURN
from downfield.games.blood_bowl.model.tables import STRIDE
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.odds.options import odds
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.rules.dice.reroll import BY_TEAM
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.kernel.show.look import Look
from downfield.kernel.show.odds import Odds
from downfield.text import Text

REROLLS = (Q_REROLL, Q_PRO_DIE, Q_BLOCK_DICE)


class Walk:
    """A player who does what is planned: the chance that he ends on his feet where the plan leads."""

    def __init__(self, slot: int, plan: list[int], team: bool) -> None:
        self.slot = slot
        self.side = slot // 20
        self.plan = plan
        self.team = team
        self.known: dict[tuple[int, ...], float] = {}

    def chance(self, g: Pitch, done: int = 0) -> float:
        """From here on, with so many answers of the plan given."""
        if g.turnover or (g.need != CHANCE and g.question == Q_TURN and done):
            return self.arrived(g, done)
        if g.need == CHANCE:
            return sum(self.after(g, face, done) for face in range(g.faces)) / int(g.faces)
        if g.question in (Q_TURN, Q_STEP):
            return (
                self.after(g, self.plan[done], done + 1) if done < len(self.plan) else self.arrived(g, done)
            )
        options = g.options(g.seat)
        if g.question in REROLLS and not self.team:
            options = [x for x in options if x != BY_TEAM]
        found = [self.after(g, x, done) for x in options]
        return max(found) if g.seat == self.side else min(found)

    def arrived(self, g: Pitch, done: int) -> float:
        if g.turnover or done < len(self.plan) or g.status[self.slot] != STANDING:
            return 0.0
        return float(g.at[self.slot] == self.plan[-1] % JUMP)

    def after(self, g: Pitch, answer: int, done: int) -> float:
        twin = cast(Pitch, g.clone())
        twin.answer(answer)
        key = (done, *twin.dump())
        if key not in self.known:
            self.known[key] = self.chance(twin, done)
        return self.known[key]


def sq(name: str) -> int:
    return int(name[1:]) * STRIDE + COLUMNS.index(name[0]) + 1


def ways(match: Match, name: str = "home11") -> Reach:
    reach = Reach()
    reach.find(pitch(match), slot(name))
    return reach


def names(way: list[int]) -> str:
    return " ".join(("^" if x >= JUMP else "") + square_name(x % JUMP) for x in way)


def shown(match: Match, token: str) -> Odds:
    """What the table shows with an option."""
    seat = match.need.seats[0]
    return odds(Look(match, seat), Text("en", match.game.spec).say)[token]


def expected(match: Match, token: str) -> float:
    found = shown(match, token).share
    assert found is not None
    return found
