"""Chapters 15 and 18 in one click: bombs, two blocks at once, a ball and chain, a ball that is left behind."""

from itertools import combinations

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.skills import FUMBLEROOSKIE, HAIL_MARY_PASS, MY_BALL
from downfield.games.blood_bowl.moves.body import by_share
from downfield.games.blood_bowl.moves.passes import Passes
from downfield.games.blood_bowl.moves.words import cell, named, told
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.notation.elements import way_id
from downfield.games.blood_bowl.odds.chances import Start, bombed, swung
from downfield.games.blood_bowl.odds.special_attacks import chain_odds, two_odds
from downfield.games.blood_bowl.odds.words import DIGITS, arrives, joined
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.walk import Walk

FACINGS = ("down", "up", "right", "left")  # as the answers are written


class Specials(Passes):
    """What few players can do."""

    def bombs(self) -> list[Walk]:
        """[BB-15.7] At every opponent in range, from where he stands."""
        g = self.g
        if kinds.BOMB_ACTION not in self.actions or self.frame is not None:
            return []
        lobs = g.skills[self.slot] & HAIL_MARY_PASS and g.weather != kinds.BLIZZARD  # he is asked how
        begin = [*self.start(kinds.BOMB_ACTION), *(["throw"] if lobs else [])]
        start = self.chances.start(kinds.BOMB_ACTION, NOBODY, self.here)
        there, _ = arrives(self.say, start.whole, start.sure)
        found = []
        for foe in self.foes():
            if self.in_range(self.here, foe):
                square = int(g.at[foe])
                words = self.told("walk-bomb", other=foe)
                hit, share = bombed(g, self.slot, square, False, self.say, start.whole)
                odds = joined(there, hit), share
                found.append(self.walk([*begin, square_name(square)], self.figure(foe), [], words, odds))
        return by_share(found)

    def twos(self) -> list[Walk]:
        """[BB-15.12] Every pair of opponents next to him; clicking either means both."""
        if kinds.BLOCK_TWO not in self.actions or self.frame is not None:
            return []
        return by_share([self.two(*pair) for pair in combinations(self.targets(kinds.BLOCK_TWO), 2)])

    def two(self, first: int, second: int) -> Walk:
        g = self.g
        parts = self.start(kinds.BLOCK_TWO, first)
        if len(self.targets(kinds.BLOCK_TWO)) > 2:
            parts = [*parts, self.foe_name(second)]
        start = self.chances.start(kinds.BLOCK_TWO, NOBODY, self.here)
        dared = [self.dares(start, foe) for foe in (first, second)]  # [BB-18.M5] each for himself
        one, other = two_odds(g, self.slot, first, second, 1.0)
        both = start.whole * dared[0] * dared[1] * (one.down + one.wrestled) * (other.down + other.wrestled)
        lost = start.whole * (1 - (1 - dared[0] * one.lost) * (1 - dared[1] * other.lost))
        odds = self.say("way-two", share=round(both, DIGITS), back=round(lost, DIGITS))
        numbers = str(g.number_of(second)), int(g.number_of(first))
        words = told(self.say, "walk-two", self.number, *numbers)
        walk = self.walk(parts, self.figure(first), [], words, (odds, both))
        return Walk(walk.token, walk.source, walk.target, [], words, odds, both, [self.figure(second)])

    def dares(self, start: Start, foe: int) -> float:
        """How likely Foul Appearance does not keep him from one of two blocks."""
        foul = self.chances.start(kinds.BLOCK_TWO, foe, self.here)
        return foul.whole / start.whole

    def leaves(self) -> list[Walk]:
        """[BB-18.P5] A step that leaves the ball where he was."""
        g, frame = self.g, self.frame
        if not g.skills[self.slot] & FUMBLEROOSKIE or g.holder != self.slot or g.traits[self.slot] & MY_BALL:
            return []
        if not g.has_zone(self.slot) or (frame is not None and frame.action not in (kinds.MOVE, kinds.BLITZ)):
            return []
        steps = [square for square in self.reach.squares() if self.reach.way_to(square) == [square]]
        return [self.leave(square) for square in steps]

    def leave(self, square: int) -> Walk:
        parts = [*self.start(kinds.MOVE), f"_{square_name(square)}"]
        words = self.told("walk-leave", square)
        return self.walk(parts, cell(square), [square], words, self.arrives(square))

    def swings(self) -> list[Walk]:
        """[BB-15.10] The four ways in which the template can be pointed, each with the squares it may lead to."""
        found = [self.swing(i, word) for i, word in enumerate(FACINGS)]
        stop = Walk("stop", self.id, self.id, [], self.told("walk-stop"), action="stop")
        return [*named(found, "chain"), stop]

    def swing(self, facing: int, word: str) -> Walk:
        swing = chain_odds(self.g, self.slot, facing)
        ends = [self.place(square) for square in swing.squares]
        words = self.told(f"walk-swing-{word}")
        return Walk(word, self.id, way_id(word), ends, words, *swung(swing, self.say))

    def place(self, square: int) -> str:
        """The element of the player in a square, or of the square."""
        there = int(self.g.player_at(square))
        return cell(square) if there == NOBODY else self.figure(there)
