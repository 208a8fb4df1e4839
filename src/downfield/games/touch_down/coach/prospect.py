# mypyc: compiled
"""What the ball is worth in somebody's hands: brought down there, running on, or throwing it."""

from downfield.games.touch_down.coach.chances import Pass, pass_chance
from downfield.games.touch_down.coach.points import Points
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.threat import Threat
from downfield.games.touch_down.model.kinds import AQ, TWO_POINTS
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.model.tables import ROWS
from downfield.games.touch_down.rules.ball_play import can_catch, is_behind_line, is_forward, may_throw
from downfield.games.touch_down.rules.downs import rows_to_go
from downfield.games.touch_down.rules.passes import counted, is_too_far, skill_bonus

LANE = 3  # columns to each side in which a defender ahead is in the way
STRIDE = 2.0  # rows that a carrier gains who has somebody right before him
OPEN = 0.55  # rows more for every square of room
ALONE = 0.92  # how often a carrier scores who has nobody before him
FADE = 0.01  # and how much less often for every row that he has to go
BREAKS = 0.3  # how often one scores who has one defender before him; with more it is less
CLOSE = 0.6  # and one who is no farther from the goal line than he may hope to run
SCRAMBLE = 0.9  # points that a quarterback must gain to run himself where a pass was called
WIDE = 6  # squares of room beyond which more is no better


class Prospect:
    """Values in points for the attack, in one position."""

    def __init__(self, sight: Sight, threat: Threat, points: Points, pocket: bool = False) -> None:
        self.sight, self.threat, self.points = sight, threat, points
        self.pocket = pocket  # the quarterback stays behind the line and waits for somebody to come free
        g = sight.g
        self.try_for_two = g.kind == TWO_POINTS
        self.spots = spots_of(g, points)
        self.catches: dict[int, float] = {}
        self.throws = bool(may_throw(g))

    def spot(self, row: float) -> float:
        """Between two rows something between their values."""
        row = min(max(row, -3.0), ROWS + 4.0)
        low = int(row // 1)
        part = row - low
        worth = self.spots[low + 4]
        return worth if not part else worth + part * (self.spots[low + 5] - worth)

    def lost(self, row: int) -> float:
        """What it is worth that the others have the ball there, and run."""
        return 0.0 if self.try_for_two else self.points.lost(row - 2)

    def missed(self) -> float:
        """An incomplete pass [TD-9.15]."""
        return self.spot(self.sight.los)

    def runs_on(self, square: int) -> float:
        """What a carrier hopes for who is not brought down in a square."""
        sight, row = self.sight, self.sight.row(square)
        column, own_row = sight.ground.column, sight.row
        room, ahead = WIDE + 3, 0
        for other in sight.theirs:
            there = sight.square[other]
            rows = own_row(there) - row
            if rows >= -1:
                wide = abs(column[there] - column[square])
                ahead += wide <= rows + LANE
                room = min(room, max(rows, wide))
        gains = row + STRIDE + OPEN * min(room, WIDE)
        worth = self.spot(min(gains, float(ROWS)))
        scores = ALONE - FADE * (ROWS - row) if ahead == 0 else BREAKS / ahead
        if gains > ROWS:
            scores = max(scores, CLOSE)
        return worth + scores * max(0.0, self.spots[-1] - worth)

    def carried(self, slot: int, square: int) -> float:
        """What the ball is worth with a carrier who ends his phase in a square, where he may still throw it."""
        row = self.sight.row(square)
        if row > ROWS:
            return self.spots[-1]
        free = self.runs_on(square)
        if self.throws and is_behind_line(self.sight.g, square):
            free = max(free, self.thrown_from(slot, square))
        waits = self.pocket and self.sight.role[slot] == AQ and row >= self.sight.los
        return self.met(slot, square, free) - (SCRAMBLE if waits else 0.0)

    def met(self, slot: int, square: int, free: float) -> float:
        """What it is worth to await the defence in a square, if it is worth so much to come out of that free."""
        row = self.sight.row(square)
        danger = self.threat.danger(slot, square)
        stopped = (danger.down - danger.strip) * self.spot(row) + danger.strip * self.lost(row)
        return stopped + (1.0 - danger.down) * free

    # Passes -------------------------------------------------------------------------------------------------------

    def caught(self, slot: int) -> float:
        """What a catch is worth where a receiver stands."""
        if slot not in self.catches:
            self.catches[slot] = self.caught_at(slot, self.sight.square[slot])
        return self.catches[slot]

    def caught_at(self, slot: int, square: int) -> float:
        """What a catch is worth in a square."""
        if self.sight.row(square) > ROWS:
            return self.spots[-1]
        return self.met(slot, square, self.runs_on(square))

    def receivers(self, passer: int) -> list[int]:
        """The team-mates who may catch."""
        return [s for s in self.sight.mine if s != passer and can_catch(self.sight.role[s])]

    def thrown_from(self, passer: int, square: int) -> float:
        """The best forward pass of the next move, from a square, to receivers where they are."""
        sight, best = self.sight, -9.0
        less = sum(1 for weight, _ in self.threat.tacklers(square) if weight >= 0.5) // 2
        for slot in self.receivers(passer):
            there = sight.square[slot]
            if is_forward(sight.g, square, there):
                best = max(best, self.throw_between(passer, square, slot, there, self.caught(slot), less))
        return best

    def throw_between(
        self, passer: int, square: int, receiver: int, there: int, worth: float, less: int
    ) -> float:
        """A forward pass from one square to another, so many opponents near the passer, if they get there."""
        sight = self.sight
        squares = int(counted(sight.far(square, there), sight.role[passer]))
        if is_too_far(squares):
            return -9.0
        less -= int(skill_bonus(sight.g, passer, receiver))
        near = sight.crowd(there) > 0
        return self.throw(pass_chance(sight.g.tables, squares, less, near), there, worth)

    def throw(self, chance: Pass, there: int, worth: float) -> float:
        """A forward pass with these chances to a square where the catch is worth so much."""
        lost = self.lost(self.sight.row(there)) if chance.picked else 0.0
        missed = 1.0 - chance.caught - chance.picked
        return chance.caught * worth + chance.picked * lost + missed * self.missed()


def spots_of(g: Gridiron, points: Points) -> list[float]:
    """What it is worth to the attack that the ball is dead in a row, from four behind its own goal line on."""
    down, togo = int(g.down), int(rows_to_go(g, g.off, g.own_row(g.off, 0)))  # from the own goal line
    return [_spot(g, points, down, togo, row) for row in range(-4, ROWS + 6)]


def _spot(g: Gridiron, points: Points, down: int, togo: int, row: int) -> float:
    if g.kind == TWO_POINTS:
        return 2.0 if row > ROWS else 0.0
    if row > ROWS:
        return points.touchdown()
    row = max(1, row)
    if g.runback:
        return points.first[row]
    return points.after(row, down, togo - row)
