# mypyc: compiled
"""The phase of the steady coach: a whole plan made at once, then played answer by answer."""

from collections.abc import Callable

from downfield.games.calciotto.coach.ball import End, answers_to, best_end, free_shot, goes_on
from downfield.games.calciotto.coach.defence import defend
from downfield.games.calciotto.coach.runs import Purse, support
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.style import STEADY, Style
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model import questions as q
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS
from downfield.kernel.needs import NOBODY


class Script:
    """The rest of a plan, and the position in which it goes on; any other position needs a new one."""

    def __init__(
        self, plan: Callable[[Pitch, list[int]], list[int]] | None = None, style: Style = STEADY
    ) -> None:
        self.plan, self.style = plan, style
        self.answers: list[int] = []
        self.expected: tuple[int, ...] = ()

    def fits(self, g: Pitch, options: list[int]) -> bool:
        """Whether the plan goes on from here."""
        return bool(self.answers) and self.expected == stamp(g) and self.answers[0] in options

    def follow(self, g: Pitch, answers: list[int]) -> None:
        """Go on with this plan from here."""
        self.answers, self.expected = list(answers), stamp(g)

    def next(self, g: Pitch, options: list[int]) -> int:
        """The next answer of the phase."""
        if not self.fits(g, options):
            self.answers = phase(g, options, self.style) if self.plan is None else self.plan(g, options)
        answer = self.answers.pop(0) if self.answers else kinds.END
        if answer not in options:
            self.answers = []
            answer = kinds.END if kinds.END in options else options[0]
        self.expected = after(g, answer)
        return answer


def stamp(g: Pitch) -> tuple[int, ...]:
    """What a plan depends on: who stands where, the ball, the points."""
    return (*map(int, g.at), int(g.carrier), int(g.pool + g.private), int(g.turn), int(g.played))


def after(g: Pitch, answer: int) -> tuple[int, ...]:
    """The stamp when this answer has been given."""
    seen = list(stamp(g))
    first = SLOTS * int(g.turn)
    if kinds.PASS_TO <= answer < kinds.SHOOT:
        receiver = first + answer - kinds.PASS_TO
        seen[17] -= int(g.distance(g.at[g.carrier], g.at[receiver]))
        seen[16] = receiver
    elif kinds.STEP <= answer < kinds.PASS_TO:
        i, way = divmod(answer - kinds.STEP, 4)
        seen[first + i] += int(g.tables.delta[way])
        seen[17] -= 1
    return tuple(seen)


def phase(g: Pitch, options: list[int], style: Style = STEADY) -> list[int]:
    """Every answer of the rest of this phase."""
    sight = Sight(g, style)
    if g.side_of(g.carrier) != g.turn:
        return [*defend(g, sight, Purse(g)), kinds.END]
    if g.mode == kinds.FREE_KICK:
        return free_kick(g, options)
    return with_ball(g, sight, best_end(g, sight, kinds.END not in options))


def with_ball(g: Pitch, sight: Sight, end: End) -> list[int]:
    """The plan to its end, then runs of the others for the points left."""
    if end.worth <= -9999:  # nobody to pass to: somebody must come into a line
        return [*support(g, sight, Purse(g), int(g.carrier)), kinds.END]
    answers, purse = ball_part(g, sight, end)
    if end.target >= 0:
        return answers
    if goes_on(g, end.slot):  # the partner needs the points that are left
        return [*answers, kinds.END]
    return [*answers, *support(g, sight, purse, end.slot), kinds.END]


def ball_part(g: Pitch, sight: Sight, end: End) -> tuple[list[int], Purse]:
    """The answers that bring the ball to the end of a plan, and what is left after them."""
    answers, purse = answers_to(g, sight, end), Purse(g)
    for answer in answers:
        if kinds.STEP <= answer < kinds.PASS_TO:
            purse.pay(SLOTS * int(g.turn) + (answer - kinds.STEP) // 4, 1)
    purse.pool = int(g.pool) - end.cost
    return answers, purse


def free_kick(g: Pitch, options: list[int]) -> list[int]:
    """[CAL-14.9] The shot if it is good, else the pass after which the ball is kept best."""
    worth, shot = free_shot(g, options)
    passes = [x for x in options if kinds.PASS_TO <= x < kinds.SHOOT]
    found = (worth, shot)
    for x in passes:
        twin = g.clone()
        assert isinstance(twin, Pitch)
        twin.answer(x)
        if twin.need == g.need and twin.question == q.Q_SPEND and twin.carrier != NOBODY:
            found = max(found, (best_end(twin, Sight(twin), False).worth, x))
    if found[1] == NOBODY:
        return [passes[0] if passes else options[0]]
    return [found[1]]


# Notes ------------------------------------------------------------------------------------------------------------


def written(answers: list[int], expected: tuple[int, ...]) -> str:
    """A plan as notes: its answers, and where it goes on."""
    return " ".join(map(str, answers)) + "|" + " ".join(map(str, expected)) if answers else ""


def read(notes: str) -> tuple[list[int], tuple[int, ...]]:
    """The plan of some notes; notes that are no plan are none."""
    answers, _, expected = notes.partition("|")
    try:
        return [int(x) for x in answers.split()], tuple([int(x) for x in expected.split()])
    except ValueError:
        return [], ()
