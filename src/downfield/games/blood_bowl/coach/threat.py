# mypyc: compiled
"""How likely a carrier is brought down before his side's next turn."""

import math
from typing import Final

from mypy_extensions import i64

from downfield.games.blood_bowl.coach.feet import Feet, feet_of
from downfield.games.blood_bowl.coach.odds import twice
from downfield.games.blood_bowl.coach.sight import FREE, ROW, VACANT, Sight, far, spread
from downfield.games.blood_bowl.model.kinds import PRONE, STANDING
from downfield.games.blood_bowl.model.skills import FRENZY
from downfield.games.blood_bowl.model.tables import BOTH, NEAR, SLOTS, WIDTH
from downfield.games.blood_bowl.odds.block import CARRIER, effects_of, shares
from downfield.games.blood_bowl.rules.block.assists import dice_for
from downfield.kernel.needs import NOBODY

HELPED: Final = 1.5  # how much worse a bad position gets by assists and re-rolls (counted in matches)
SHUT: Final = 0  # nobody comes through a square
FOE: Final = 1  # an opponent stands there, who may set out from it
OPEN: Final = 2
Moves = dict[int, int]  # where players of one's own will have gone


class Threat:
    """The opponents of a carrier, and the pitch without him."""

    def __init__(self, sight: Sight, carrier: int) -> None:
        self.sight, self.carrier = sight, carrier
        self.foes = [foe for foe in sight.theirs if sight.status[foe] <= PRONE]
        self.zones, self.board, self.ground = sight.my_zones[:], sight.board[:], sight.open[:]
        for square in range(len(self.ground)):
            self.ground[square] *= OPEN
        for foe in self.foes:
            self.ground[sight.at[foe]] = FOE
        self.falls: list[float] = [-1.0] * (4 * BOTH)
        if carrier != NOBODY:
            self._take_away(carrier)

    def _take_away(self, slot: int) -> None:
        old = self.sight.at[slot]
        if self.board[old] == slot:
            self.board[old], self.ground[old] = FREE, OPEN
        if self.sight.has_zone(slot):
            spread(self.zones, old, -1)

    def danger(self, square: int, moves: Moves) -> float:
        """That a carrier in this square goes down in the opponents' next turn, once his team-mates have moved."""
        if not moves:
            return self._danger(square)
        zones, board, ground = self.zones[:], self.board[:], self.ground[:]
        for slot, to in moves.items():
            self._take_away(slot)
            self.board[to], self.ground[to] = slot, SHUT
            spread(self.zones, to, 1)
        found = self._danger(square)
        self.zones, self.board, self.ground = zones, board, ground
        return found

    def _danger(self, square: int) -> float:
        sight = self.sight
        foes = self._near(square)
        if not foes:
            return 0.0
        friends, count = 0, 0
        for k in range(8):
            there = self.board[square + NEAR[k]]
            friends += there != FREE and there // SLOTS == sight.side
        for foe in foes:
            count += self._is_beside(foe, square)
        steps = Steps(self, square, foes)
        blitz, stays, edge = 0.0, 1.0, ROW[square] == 0 or ROW[square] == WIDTH - 1
        for foe in foes:
            beside = self._is_beside(foe, square)
            down = self._falls(foe, count - beside, friends)
            if edge:  # a push is enough there
                down = min(1.0, 1.4 * down + 0.1)
            if beside:
                stays *= 1 - down
            else:
                blitz = max(blitz, down * self._comes(foe, steps))
        danger = 1 - stays * (1 - blitz)
        return 1 - math.pow(1 - danger, 1 + HELPED * danger)

    def _near(self, square: int) -> list[int]:
        """Opponents who might come this far."""
        sight, found = self.sight, []
        for foe in self.foes:
            feet = feet_of(sight, foe)
            if far(sight.at[foe], square) + feet.start() <= feet.most:
                found.append(foe)
        return found

    def _is_beside(self, foe: int, square: int) -> bool:
        return far(self.sight.at[foe], square) == 1 and self.sight.status[foe] == STANDING

    def _comes(self, foe: int, steps: "Steps") -> float:
        """That an opponent gets next to the carrier with a square left for the blow."""
        at, feet = self.sight.at[foe], feet_of(self.sight, foe)
        ma = feet.ma - feet.start()
        best = 0.0
        if steps.plain[at] >= 0:
            best = _rushes(feet, steps.plain[at] + 1 - ma)
        if steps.dodged[at] >= 0:
            p = feet.dodges(0, False, feet.helps).chances[steps.marks[at]]
            best = max(best, p * _rushes(feet, steps.dodged[at] + 1 - ma))
        return best * feet.rises()

    def _falls(self, foe: int, helpers: int, friends: int) -> float:
        """That a blow against the carrier brings him down."""
        key = 4 * foe + 2 * (helpers > 0) + (friends >= 3)
        if self.falls[key] < 0:
            sight = self.sight
            mine = 3 if self.carrier == NOBODY else sight.st(self.carrier)
            skills = 0 if self.carrier == NOBODY else sight.skills[self.carrier]
            attack, defence = sight.st(foe) + min(helpers, 1), mine + (1 if friends >= 3 else 0)
            self.falls[key] = _felled(sight.skills[foe], skills, dice_for(attack, defence))
        return self.falls[key]


def threat_of(sight: Sight, carrier: int) -> Threat:
    """The same threat to a carrier for all squares."""
    if carrier not in sight.threats:
        sight.threats[carrier] = Threat(sight, carrier)
    return sight.threats[carrier]


class Steps:
    """The steps to get next to a square: without a dodge, and with one and how marked that one ends."""

    def __init__(self, threat: Threat, goal: i64, foes: list[int]) -> None:
        self.ground, self.zones, self.goal = threat.ground, threat.zones, goal
        self.plain, self.dodged, self.marks = VACANT[:], VACANT[:], VACANT[:]
        self.edge, self.late = VACANT[:], VACANT[:]  # squares in the order in which they were entered
        self.edges: i64 = 0  # how many of them there are
        self.lates: i64 = 0
        most = 0
        for foe in foes:
            most = max(most, threat.sight.ma(foe))
        for k in range(8):
            near = goal + NEAR[k]
            if self.ground[near] != SHUT:
                self.plain[near] = 0
                self.edge[self.edges] = near
                self.edges += 1
        self._spread(most + 2)

    def _spread(self, most: i64) -> None:
        """Step after step farther away."""
        edge: i64 = 0
        late: i64 = 0
        for step in range(1, most + 1):
            edges, lates = self.edges, self.lates
            if edge == edges and late == lates:
                break
            while edge < edges:
                if self.ground[self.edge[edge]] == OPEN:
                    self._around(self.edge[edge], step)
                edge += 1
            while late < lates:
                if self.ground[self.late[late]] == OPEN:
                    self._around_late(self.late[late], step)
                late += 1

    def _around(self, at: i64, step: i64) -> None:
        ground, zones, plain, goal, near = self.ground, self.zones, self.plain, self.goal, NEAR
        for k in range(8):
            to = at + near[k]
            if ground[to] == SHUT or plain[to] >= 0 or to == goal:
                continue
            if zones[to] == 0:
                plain[to] = step
                self.edge[self.edges] = to
                self.edges += 1
            elif self.dodged[to] < 0:
                self._dodge(to, step, zones[at])

    def _around_late(self, at: i64, step: i64) -> None:
        ground, zones, plain, dodged, near = self.ground, self.zones, self.plain, self.dodged, NEAR
        for k in range(8):
            to = at + near[k]
            if ground[to] == SHUT or plain[to] >= 0 or dodged[to] >= 0 or to == self.goal:
                continue
            if zones[to] == 0:
                self._dodge(to, step, self.marks[at])

    def _dodge(self, to: i64, step: i64, marks: i64) -> None:
        self.dodged[to], self.marks[to] = step, marks
        self.late[self.lates] = to
        self.lates += 1


def _rushes(feet: Feet, count: int) -> float:
    """That so many rushes in a row succeed."""
    return 1.0 if count <= 0 else 0.0 if count > feet.most - feet.ma else feet.rush**count


def _felled(mine: int, theirs: int, dice: int) -> float:
    """That a carrier goes down by such a block."""
    found = shares(dice, effects_of(mine, theirs, False, True), CARRIER)
    return (twice(found) if mine & FRENZY else found).felled
