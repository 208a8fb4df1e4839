"""[BB-12.1] Passes in one click: from where he stands, and from the square on his way that promises most."""

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.kinds import ACCURATE_PASS
from downfield.games.blood_bowl.moves.body import Body, by_share
from downfield.games.blood_bowl.moves.words import Chip, cell, chip, leg_name
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.odds.approach import Approach
from downfield.games.blood_bowl.odds.ball import catch_of, faces_of, pass_odds
from downfield.games.blood_bowl.odds.chances import Chances
from downfield.games.blood_bowl.odds.dice import again, row, team_rerolls
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch
from downfield.games.blood_bowl.rules.ball.passes import ACCURATE
from downfield.games.blood_bowl.rules.dice.range_ruler import in_weather, range_to
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.walk import Walk

WORTH_A_WALK = 0.01  # how much more a pass must promise for which he walks


class Passes(Body):
    """What a player who has the ball, or can fetch it, can throw to whom."""

    def passes(self) -> list[Walk]:
        """To every team-mate who can catch: from here, and after a walk where that is better."""
        g = self.g
        if kinds.PASS_ACTION not in self.actions or g.holder not in (self.slot, NOBODY):
            return []
        ways = self.reach if g.holder == self.slot else self.fetch()
        if ways is None:
            return []
        aimed = Aims(self, ways)
        found: list[Walk] = []
        for mate in self.mates():
            if can_catch(g, mate):
                found += self.passes_to(mate, aimed)
        return by_share(found)

    def fetch(self) -> Reach | None:
        """His ways once he has picked the ball up."""
        g = self.g
        if g.ball == 0 or not self.reach.can(g.ball):
            return None
        ways = Reach()
        if self.frame is not None:
            ways.find_now(g)
        else:
            g.set_status(self.slot, kinds.PRONE if self.is_prone else kinds.STANDING)
            ways.find(g, self.slot)
            g.set_status(self.slot, kinds.STANDING)
        ways.go_on(g, g.ball)
        return ways

    def passes_to(self, mate: int, aimed: "Aims") -> list[Walk]:
        found, least = [], 0.0
        if self.g.holder == self.slot and self.in_range(self.here, mate):
            odds = self.chances.told(kinds.PASS_ACTION, mate, self.here)
            least = (odds[1] or 0.0) + WORTH_A_WALK
            here = self.told("walk-pass", other=mate)
            found.append(self.thrown(Approach(self.here, [], 1.0, 1.0), mate, here, odds))
        best = aimed.best(mate, least)
        if best is not None:
            odds = aimed.chances.told(kinds.PASS_ACTION, mate, best.square)
            key = "walk-pass-from" if self.g.holder == self.slot else "walk-fetch-pass"
            found.append(self.thrown(best, mate, self.told(key, best.square, mate), odds))
        return found

    def thrown(self, start: Approach, mate: int, words: str, odds: tuple[str, float | None]) -> Walk:
        legs = [*map(leg_name, start.way), "throw", square_name(int(self.g.at[mate]))]
        parts, deed = [*self.start(kinds.PASS_ACTION), *legs], self.flight(start.square, mate)
        return self.walk(parts, self.figure(mate), start.way, words, odds, deed=deed)

    def flight(self, square: int, mate: int) -> list[Chip]:
        """[BB-12.8, BB-12.21] What the throw needs, written where he throws if he can at all, and then the catch."""
        g, there = self.g, int(self.g.at[mate])
        faces = self.chances.stood(square, lambda: faces_of(g, self.slot, int(range_to(g, square, there))))
        start, good = self.id if square == self.here else cell(square), faces.count(ACCURATE)
        thrown = [(start, chip(self.say, "pass", 7 - good))] if good else []
        return [*thrown, self.catch(mate, ACCURATE_PASS)]

    def catch(self, mate: int, how: int) -> Chip:
        """[BB-12.21] What a team-mate needs to catch, written on him."""
        return self.figure(mate), chip(self.say, "catch", 7 - round(6 * catch_of(self.g, mate, how).p))

    def in_range(self, square: int, mate: int) -> bool:
        return bool(range_to(self.g, square, self.g.at[mate]) <= in_weather(self.g, kinds.BOMB))


class Aims:
    """The squares from which a player can throw, each with how likely he gets there and throws straight."""

    def __init__(self, who: Passes, ways: Reach) -> None:
        self.who, self.ways, self.g = who, ways, who.g
        self.chances = Chances(who.g, who.slot, who.say, ways)
        self.team = int(team_rerolls(who.g, who.side))
        goal = who.g.goal_column(who.side)
        self.starts = [
            (ways.with_rerolls(s), s)
            for s in ways.squares()
            if who.g.tables.column[s] != goal and not (s == who.here and who.g.holder == who.slot)
        ]
        self.straight: dict[tuple[int, int], float] = {}

    def best(self, mate: int, least: float) -> Approach | None:
        """The square that promises most, if more than this; what cannot be better is not counted."""
        there = int(self.g.at[mate])
        caught = row((catch_of(self.g, mate, ACCURATE_PASS),), self.team)
        tries = []
        for whole, square in self.starts:
            if whole * caught > least and self.who.in_range(square, mate):
                most = whole * caught * self.accurate(square, int(range_to(self.g, square, there)))
                tries.append((round(most, 9), square))
        found = None
        for most, square in sorted(tries, key=lambda one: (-one[0], self.ways.used(one[1]))):
            if most <= least:
                break
            share = self.complete(mate, square)
            if share > least + 1e-9:
                least, found = share, square
        if found is None:
            return None
        ways = self.ways
        return Approach(found, ways.way_to(found), ways.with_rerolls(found), ways.sure(found))

    def complete(self, mate: int, square: int) -> float:
        """A pass to a team-mate, the way to a square included."""
        g, chances = self.g, self.chances
        start, there = chances.start(kinds.PASS_ACTION, mate, square), int(g.at[mate])
        return chances.stood(square, lambda: pass_odds(g, self.who.slot, there, False, *start).complete)

    def accurate(self, square: int, far: int) -> float:
        """The most that an accurate throw from a square can be worth: as if every re-roll were for it alone."""
        if (square, far) not in self.straight:
            g, slot = self.g, self.who.slot
            here = g.at[slot]
            g.at[slot] = square
            self.straight[square, far] = again(faces_of(g, slot, far).count(ACCURATE) / 6)
            g.at[slot] = here
        return self.straight[square, far]
