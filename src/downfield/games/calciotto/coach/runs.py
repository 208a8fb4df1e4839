# mypyc: compiled
"""Runs of the steady coach with the ball in the side: into a line to shoot from, then to a post."""

from downfield.games.calciotto.coach.ball import go, kept, may_act
from downfield.games.calciotto.coach.posts import post
from downfield.games.calciotto.coach.sight import SHARE, Sight
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.tables import SLOTS

GAIN = 4  # thousandths of a goal for which a run is worth while


class Purse:
    """The points and steps that are left while a plan is made."""

    def __init__(self, g: Pitch, spent: int = 0) -> None:
        self.g = g
        self.pool = int(g.pool) - spent
        self.private = int(g.private)
        self.left = [int(steps) for steps in g.left]

    def reach(self, slot: int) -> int:
        """How many steps a figure can pay for."""
        if not may_act(self.g, slot):
            return 0
        own = self.private if slot == self.g.sprinter else 0
        return min(self.left[slot], self.pool + own)

    def pay(self, slot: int, steps: int) -> None:
        """Pay for steps, a sprinter's own points first [CAL-12.1]."""
        self.left[slot] -= steps
        if slot == self.g.sprinter:
            own = min(self.private, steps)
            self.private -= own
            steps -= own
        self.pool -= steps


def mates(g: Pitch, side: int) -> list[int]:
    """The outfield figures of a side on the pitch."""
    return [slot for slot in range(SLOTS * side + 1, SLOTS * side + SLOTS) if g.is_on(slot)]


def go_and_pay(g: Pitch, sight: Sight, purse: Purse, slot: int, square: int) -> list[int]:
    """The steps of a figure, paid for."""
    answers = go(g, sight, slot, square)
    purse.pay(slot, len(answers))
    return answers


# With the ball ----------------------------------------------------------------------------------------------------


def support(g: Pitch, sight: Sight, purse: Purse, carrier: int) -> list[int]:
    """Runs that make the most of the next phase, then everybody to his post."""
    side = int(g.turn)
    answers: list[int] = []
    for _ in range(sight.style.rounds):
        if purse.pool + purse.private == 0:
            break
        here = int(sight.threat(side, carrier))
        found = (here + GAIN, -1, -1)
        for slot, square in outlets(g, sight, purse, carrier):
            home = int(sight.at[slot])
            sight.move(slot, square)
            found = max(found, (int(sight.threat(side, carrier)), slot, square))
            sight.move(slot, home)
        if found[1] < 0:
            break
        answers += go_and_pay(g, sight, purse, found[1], found[2])
    return answers + to_posts(g, sight, purse, carrier)


def outlets(g: Pitch, sight: Sight, purse: Purse, carrier: int) -> list[tuple[int, int]]:
    """Squares from which somebody could shoot, those in line with the carrier first."""
    side = int(g.side_of(carrier))
    sight.look_round(side)
    sight.take_aim(side)
    base = SHARE * (carrier % SLOTS)
    found = []
    for slot in mates(g, side):
        steps = purse.reach(slot)
        if slot == carrier or steps == 0:
            continue
        chances = [int(sight.chance(slot, k)) for k in range(4)]
        sight.run(slot, steps)
        for n in range(1, len(sight.runs)):
            square, gone = int(sight.runs[n]), int(sight.steps[n])
            aims = int(sight.aims[square])
            if aims:
                best = max(chances[k] - 15 * (aims >> 4 * k & 15) for k in range(4) if aims >> 4 * k & 15)
                far = int(sight.look[base + square])
                found.append((best - 8 * gone - (12 * far if far else 250), slot, square))
    found.sort(reverse=True)
    return [(slot, square) for _, slot, square in found[: int(sight.style.looks)]]


# Posts ------------------------------------------------------------------------------------------------------------


def to_posts(g: Pitch, sight: Sight, purse: Purse, busy: int, back: bool = False) -> list[int]:
    """What is left: steps that bring figures nearer to their posts, who is furthest away first; `back`: homewards."""
    side = int(g.turn)
    attacking = g.side_of(g.carrier) == side
    ball = int(sight.at[busy]) if attacking else int(sight.at[g.carrier])
    answers: list[int] = []
    gaps = []
    for slot in mates(g, side):
        if slot != busy and purse.reach(slot) and (attacking or not g.is_beside(sight.at[slot], ball)):
            goal = post(g, slot, attacking and not back, ball)
            gaps.append((apart(g, int(sight.at[slot]), goal), slot, goal))
    for gap, slot, goal in sorted(gaps, reverse=True):
        steps = purse.reach(slot)
        if gap < 2 or steps == 0:
            continue
        sight.run(slot, steps)
        square = int(sight.nearest(goal))
        if apart(g, square, goal) < gap:
            before = int(sight.at[slot]), square
            answers += keep_if_no_worse(g, sight, purse, slot, before, busy if attacking else -1)
    return answers


def keep_if_no_worse(
    g: Pitch, sight: Sight, purse: Purse, slot: int, run: tuple[int, int], carrier: int
) -> list[int]:
    """A run to a post, unless it opens a line to the others or closes one of its side."""
    side = int(g.turn)
    home, square = run
    if sight.style.hasty:
        return go_and_pay(g, sight, purse, slot, square)
    before = worth_now(g, sight, side, carrier)
    sight.move(slot, square)
    after = worth_now(g, sight, side, carrier)
    sight.move(slot, home)
    return go_and_pay(g, sight, purse, slot, square) if after >= before - GAIN else []


def worth_now(g: Pitch, sight: Sight, side: int, carrier: int) -> float:
    """What the position is worth, roughly: the promise of who has the ball."""
    if carrier >= 0:
        return kept(g, sight, carrier)
    return -float(sight.threat(1 - side, g.carrier))


def apart(g: Pitch, a: int, b: int) -> int:
    """Steps between two squares."""
    t = g.tables
    return abs(int(t.row[a] - t.row[b])) + abs(int(t.column[a] - t.column[b]))
