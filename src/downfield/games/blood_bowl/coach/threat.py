"""How likely a carrier is brought down before his side's next turn."""

import math

from downfield.games.blood_bowl.coach.feet import Feet, feet_of
from downfield.games.blood_bowl.coach.odds import twice
from downfield.games.blood_bowl.coach.sight import BESIDE, FREE, ROW, Sight, far
from downfield.games.blood_bowl.model.kinds import PRONE, STANDING
from downfield.games.blood_bowl.model.skills import FRENZY
from downfield.games.blood_bowl.model.tables import WIDTH
from downfield.games.blood_bowl.odds.block import CARRIER, effects_of, shares
from downfield.games.blood_bowl.rules.block.assists import dice_for
from downfield.kernel.needs import NOBODY

HELPED = 1.5  # how much worse a bad position gets by assists and re-rolls (counted in matches)
Moves = dict[int, int]  # where players of one's own will have gone


class Threat:
    """The reach of opponents, given where the own players will stand."""

    def __init__(self, sight: Sight, moves: Moves, carrier: int = NOBODY) -> None:
        self.sight, self.carrier = sight, carrier
        self.zones = list(sight.my_zones)
        self.board = list(sight.board)
        for slot, square in moves.items():
            self._take_away(slot)
            self.board[square] = slot
            sight.spread(self.zones, square, 1)
        if carrier != NOBODY and carrier not in moves:
            self._take_away(carrier)

    def _take_away(self, slot: int) -> None:
        old = self.sight.at[slot]
        if self.board[old] == slot:
            self.board[old] = FREE
        if self.sight.has_zone(slot):
            self.sight.spread(self.zones, old, -1)

    def near(self, square: int) -> list[int]:
        """Opponents who might come this far."""
        sight = self.sight
        found = []
        for foe in sight.theirs:
            if sight.status[foe] <= PRONE:
                feet = feet_of(sight, foe)
                if far(sight.at[foe], square) + feet.start() <= feet.most:
                    found.append(foe)
        return found

    def steps(self, square: int, most: int) -> tuple[dict[int, int], dict[int, tuple[int, int]]]:
        """The steps to get next to a square: without a dodge, and with one and how marked that one ends."""
        board, zones = self.board, self.zones
        plain: dict[int, int] = {}
        dodged: dict[int, tuple[int, int]] = {}
        edge = [near for near in BESIDE[square] if board[near] == FREE or self._is_foe(near)]
        for near in edge:
            plain[near] = 0
        late: list[int] = []
        for step in range(1, most + 1):
            further, later = [], []
            for at in edge:
                if board[at] != FREE:
                    continue
                for near in BESIDE[at]:
                    if near in plain or near == square or not (board[near] == FREE or self._is_foe(near)):
                        continue
                    if not zones[near]:
                        plain[near] = step
                        further.append(near)
                    elif near not in dodged:
                        dodged[near] = (step, zones[at])
                        later.append(near)
            for at in late:
                if board[at] != FREE:
                    continue
                for near in BESIDE[at]:
                    if near in plain or near in dodged or near == square or zones[near]:
                        continue
                    if board[near] == FREE or self._is_foe(near):
                        dodged[near] = (step, dodged[at][1])
                        later.append(near)
            edge, late = further, later
            if not edge and not late:
                break
        return plain, dodged

    def _is_foe(self, square: int) -> bool:
        slot = self.board[square]
        return slot != FREE and slot in self.sight.theirs and self.sight.status[slot] <= PRONE

    def danger(self, square: int) -> float:
        """That a carrier in this square goes down in the opponents' next turn."""
        sight = self.sight
        foes = self.near(square)
        if not foes:
            return 0.0
        plain, dodged = self.steps(square, max(sight.ma[f] for f in foes) + 2)
        beside = [f for f in foes if far(sight.at[f], square) == 1 and sight.status[f] == STANDING]
        friends = sum(self.board[n] != FREE and self.board[n] in sight.mine for n in BESIDE[square])
        blitz, stays, edge = 0.0, 1.0, ROW[square] in (0, WIDTH - 1)
        for foe in foes:
            down = self._falls(foe, len(beside) - (foe in beside), friends)
            if edge:  # a push is enough there
                down = min(1.0, 1.4 * down + 0.1)
            if foe in beside:
                stays *= 1 - down
            else:
                blitz = max(blitz, down * self._comes(foe, plain, dodged))
        danger = 1 - stays * (1 - blitz)
        return 1 - math.pow(1 - danger, 1 + HELPED * danger)

    def _comes(self, foe: int, plain: dict[int, int], dodged: dict[int, tuple[int, int]]) -> float:
        """That an opponent gets next to the carrier with a square left for the blow."""
        at, feet = self.sight.at[foe], feet_of(self.sight, foe)
        ma = feet.ma - feet.start()
        best = 0.0
        if at in plain:
            best = _rushes(feet, plain[at] + 1 - ma)
        if at in dodged:
            steps, zones = dodged[at]
            p, _ = feet.dodges(0, False, feet.helps)[zones]
            best = max(best, p * _rushes(feet, steps + 1 - ma))
        return best * feet.rises()

    def _falls(self, foe: int, helpers: int, friends: int) -> float:
        """That a blow against the carrier brings him down."""
        sight = self.sight
        mine = 3 if self.carrier == NOBODY else sight.st[self.carrier]
        skills = 0 if self.carrier == NOBODY else sight.skills[self.carrier]
        attack, defence = sight.st[foe] + min(helpers, 1), mine + (1 if friends >= 3 else 0)
        return _felled(sight.skills[foe], skills, int(dice_for(attack, defence)))


def _rushes(feet: Feet, count: int) -> float:
    """That so many rushes in a row succeed."""
    return 1.0 if count <= 0 else 0.0 if count > feet.most - feet.ma else feet.rush**count


def _felled(mine: int, theirs: int, dice: int) -> float:
    """That a carrier goes down by such a block."""
    found = shares(dice, effects_of(mine, theirs, False, True), CARRIER)
    return (twice(found) if mine & FRENZY else found).felled
