# mypyc: compiled
"""The defence of the sharp coach: everybody goes where the best that the attack can do is worth least."""

import math

from downfield.games.touch_down.coach.chances import pass_chance
from downfield.games.touch_down.coach.defence import contacts, go_after, rush_and_rest
from downfield.games.touch_down.coach.jobs import Job, Man, free_squares, walk_to
from downfield.games.touch_down.coach.points import points
from downfield.games.touch_down.coach.prospect import spots_of
from downfield.games.touch_down.coach.race import HIGH, LOW, PACE, Race
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.rules.ball_play import can_catch, may_pass, may_throw
from downfield.games.touch_down.rules.move import allowance, is_quick
from downfield.games.touch_down.rules.passes import counted, is_too_far

LEADS = 0.6  # how often the defence has the initiative in a move to come: it takes the ties
HEAT = 1.5  # how surely the attack finds what is best, by points
ROUNDS = 2  # how often everybody thinks about where he goes
NEARER = 0.004  # points for a square nearer to the carrier
FEET = 0.5  # points between a defender who falls on his way and one who does not


def hunt_jobs(sight: Sight, slots: list[int]) -> list[Job]:
    """A job for each of these players: upon the carrier, after the passer, or to where he is in the way."""
    jobs: list[Job] = []
    rest = contacts(sight, slots, jobs)
    taken: set[int] = set()
    if not may_pass(sight.g):
        return jobs + hunt(sight, rest, [], taken)
    rush, free = rush_and_rest(sight, rest, len(jobs))
    jobs += hunt(sight, free, [man.slot for man in rush], taken)
    go_after(sight, rush, jobs, taken)
    return jobs


def hunt(sight: Sight, men: list[Man], fixed: list[int], taken: set[int]) -> list[Job]:
    """A walk for each of these, who think one after the other and once more, while others stay where they are."""
    men = sorted(men, key=lambda m: sight.far(sight.square[m.slot], sight.ball))
    hopes = Hopes(sight, [man.slot for man in men] + fixed)
    goals = [sight.square[man.slot] for man in men]
    for _ in range(ROUNDS if sight.style.every == 1 else 1):
        for n, man in enumerate(men):
            goals[n] = best_place(hopes, man, n, set(goals[:n] + goals[n + 1 :]))
            hopes.put(n, goals[n])
    taken.update(goals)
    return [walk_to(man, goals[n], 20.0 + n) for n, man in enumerate(men)]


def best_place(hopes: "Hopes", man: Man, n: int, taken: set[int]) -> int:
    """Where a defender leaves the attack least to hope for."""
    sight = hopes.sight
    hopes.without(n)
    best, least = sight.square[man.slot], 1e9
    for square in free_squares(sight, man, taken)[:: sight.style.every]:
        worth = hopes.tried(n, square) + NEARER * sight.far(square, sight.ball) - FEET * man.ways.feet(square)
        if worth < least:
            best, least = square, worth
    return best


def starts(sight: Sight, slot: int, runner: int, ratio: float) -> tuple[float, float]:
    """How many squares ahead of his pace a defender is once he has moved in this phase; below 0 he is behind it.

    If the defence leads in the next move, and if it does not; the same where it moves once more in this one [TD-8.1].
    """
    g, mine, his = sight.g, float(sight.speed[slot]), float(sight.speed[runner])
    runs = 0.0
    if g.part == 6:  # the attack moves next
        runs = float(allowance(g, 7)) + his
        if not g.tie:
            start = float(allowance(g, 8)) + (mine if is_quick(g, 8) else 0.0) - ratio * runs
            return start, start
    elif g.part == 7 and not g.tie:
        runs = float(allowance(g, 8)) + (his if is_quick(g, 8) else 0.0)
    return LOW + mine - ratio * runs, HIGH + mine - ratio * (runs + LOW + his)


class Hopes:
    """What the attack may hope for: that the carrier runs, or somebody to whom he throws."""

    def __init__(self, sight: Sight, slots: list[int]) -> None:
        g = sight.g
        self.sight, self.slots = sight, slots
        self.spots = spots_of(g, points(g.tables))
        self.leads = 2 if g.part != 6 or g.tie else 1  # whether the initiative of the next move matters
        self.races: list[Race] = []
        self.weights: list[float] = []
        self.missed: list[float] = []  # what comes of passes that are not caught, by runner
        self._enter(sight.holder, 1.0)
        if may_throw(g):
            for other in sight.theirs:
                if other != sight.holder and can_catch(sight.role[other]):
                    self._enter(other, self._caught(other))

    def _caught(self, receiver: int) -> float:
        """How likely a pass to a receiver where he is now would be caught."""
        sight = self.sight
        squares = sight.far(sight.ball, sight.square[receiver])
        squares = int(counted(squares, sight.role[sight.holder]))
        return 0.0 if is_too_far(squares) else pass_chance(sight.g.tables, squares, 0, False).caught

    def _enter(self, runner: int, chance: float) -> None:
        if chance == 0.0:
            return
        for lead in range(self.leads):
            share = 1.0 if self.leads == 1 else LEADS if lead == 0 else 1.0 - LEADS
            self.races.append(self._race(runner, lead))
            self.weights.append(chance * share)
        line = int(self.sight.g.own_row(self.sight.g.off, self.sight.g.los))
        self.missed.append((1.0 - chance) * self.spots[line + 4])  # [TD-9.15]

    def _race(self, runner: int, lead: int) -> Race:
        """A runner against all defenders."""
        sight, race = self.sight, Race(self.sight, self.spots)
        for slot in self.slots:
            met = sight.tackles[sight.push[slot]][sight.push[runner]]
            ratio = (PACE + sight.speed[slot]) / (PACE + sight.speed[runner])
            start = starts(sight, slot, runner, ratio)[lead]
            race.add(sight.square[slot], ratio, start, met.down / (1.0 - met.tangled))
        race.begin(sight.square[runner])
        return race

    def without(self, n: int) -> None:
        """Take a defender away, to try him somewhere."""
        for race in self.races:
            race.without(n)

    def put(self, n: int, square: int) -> None:
        """A defender will be there."""
        for race in self.races:
            race.put(n, square)

    def tried(self, n: int, square: int) -> float:
        """What the attack may expect if the defender who was taken away goes there; the best counts most."""
        total, i = 0.0, 0
        for worth in self.missed:
            for _ in range(self.leads):
                worth += self.weights[i] * self.races[i].tried(n, square)
                i += 1
            total += math.exp(worth * HEAT)
        return math.log(total) / HEAT
