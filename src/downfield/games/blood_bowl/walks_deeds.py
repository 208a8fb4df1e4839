"""What one player can do from where he is: go to every square, block, blitz, foul, hand off, throw."""

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from typing import cast

from downfield.games.blood_bowl import kinds
from downfield.games.blood_bowl.activation import HIT, Activation
from downfield.games.blood_bowl.art_field import figure_id
from downfield.games.blood_bowl.listing import has_target
from downfield.games.blood_bowl.loose import can_catch
from downfield.games.blood_bowl.notation import ACTIONS, STOP, square_name
from downfield.games.blood_bowl.paths import Reach
from downfield.games.blood_bowl.position import Pitch
from downfield.games.blood_bowl.ruler import range_to
from downfield.games.blood_bowl.skills import (
    ANIMAL_SAVAGERY,
    CHAINSAW,
    PROJECTILE_VOMIT,
    RIGHT_STUFF,
    STAB,
    UNCHANNELLED_FURY,
)
from downfield.games.blood_bowl.tables import SLOTS, distance
from downfield.games.blood_bowl.walks_approach import Approach, approach, cell, leg_name, word
from downfield.games.blood_bowl.walks_chances import Chances
from downfield.games.blood_bowl.walks_words import arrives, joined, told
from downfield.kernel.svg import Say
from downfield.kernel.walk import Walk

QUIET = {kinds.FOUL: "walk-foul", kinds.GAZE: "walk-gaze"}  # along a way, without a blow
DECLARED = (kinds.BLITZ, kinds.PASS_ACTION, kinds.HAND_OFF, kinds.FOUL, kinds.THROW_MATE, kinds.GAZE)
BLOWS = {
    kinds.BLOCK_ACTION: "block",
    kinds.STAB_ACTION: "stab",
    kinds.SAW_ACTION: "saw",
    kinds.VOMIT_ACTION: "vomit",
}


def by_share(found: list[Walk]) -> list[Walk]:
    """The most promising first."""
    return sorted(found, key=lambda walk: -(walk.share or 0))


class Deeds:
    """The deeds of one player, before his activation with all his actions, or in it with the one he declared."""

    def __init__(self, g: Pitch, slot: int, say: Say, lead: Sequence[str], actions: Iterable[int]) -> None:
        self.g, self.slot, self.say, self.lead = g, slot, say, list(lead)
        self.actions = set(actions)
        self.frame = cast(Activation, g.top) if g.actor == slot else None
        self.side = slot // SLOTS
        self.number = int(g.number_of(slot))
        self.id = figure_id(self.side, self.number)
        self.here = int(g.at[slot])
        self.alone: dict[int, list[str]] = {}  # by action: team-mates on whom nothing else can be done
        self.reach = Reach()
        if self.frame is None:
            self.reach.find(g, slot)
        else:
            self.reach.find_now(g)
        self.charge = self.reach  # the ways of a blitz, for which the wild need not be asked twice
        if self.frame is None and g.traits[slot] & (UNCHANNELLED_FURY | ANIMAL_SAVAGERY):
            self.charge = Reach()
            self.charge.find(g, slot, action=kinds.BLITZ)
        self.is_prone = g.status[slot] == kinds.PRONE
        if self.is_prone:  # what he does, he does on his feet
            g.set_status(slot, kinds.STANDING)
        self.chances = Chances(g, slot, say, self.charge, self.is_prone)

    def all(self) -> list[Walk]:
        """Deeds on players first, then squares, then himself."""
        found = self.blows() + self.hits(kinds.BLITZ) + self.hits(kinds.FOUL) + self.hits(kinds.GAZE)
        on_mates = {
            kinds.HAND_OFF: self.hand_offs(),
            kinds.PASS_ACTION: self.passes(),
            kinds.THROW_MATE: self.throws(),
        }
        ends = Counter(walk.target for walks in on_mates.values() for walk in walks)
        for action, walks in on_mates.items():
            self.alone[action] = [walk.target for walk in walks if ends[walk.target] == 1]
            found += walks
        if self.frame is not None or kinds.MOVE in self.actions:
            found += self.moves()
        return found + self.himself()

    # Pieces of a walk -----------------------------------------------------------------------------------------

    def start(self, action: int, target: int | None = None) -> list[str]:
        """The answers that declare an action; against whom is asked only where there are several."""
        if self.frame is not None:
            return self.lead
        named = [*self.lead, f"{self.number}{ACTIONS[action]}"]
        if target is None or not has_target(action) or len(self.targets(action)) < 2:
            return named
        return [*named, self.foe_name(target)]

    def foe_name(self, foe: int) -> str:
        return f"*{self.g.number_of(foe)}"

    def walk(
        self,
        parts: Sequence[str],
        target: str,
        way: Sequence[int],
        words: str,
        odds: tuple[str, float | None],
    ) -> Walk:
        return Walk(word(parts), self.id, target, [cell(x) for x in way], words, *odds)

    def told(self, key: str, square: int = 0, other: int | None = None) -> str:
        name = square_name(square) if square else ""
        return told(self.say, key, self.number, name, 0 if other is None else int(self.g.number_of(other)))

    def targets(self, action: int) -> list[int]:
        """[BB-8.4] Whom an action may name."""
        g, other = self.g, SLOTS * (1 - self.side)
        on = [s for s in range(other, other + int(g.tables.squad[1 - self.side])) if g.is_on(s)]
        if action == kinds.FOUL:
            return [s for s in on if g.status[s] != kinds.STANDING]
        if action == kinds.GAZE:
            return [s for s in on if g.has_zone(s)]
        up = [s for s in on if g.status[s] == kinds.STANDING]
        return up if action == kinds.BLITZ else [s for s in up if distance(self.here, g.at[s]) == 1]

    def mates(self) -> list[int]:
        g, first = self.g, SLOTS * self.side
        return [s for s in range(first, first + SLOTS) if s != self.slot and g.is_on(s)]

    # Squares --------------------------------------------------------------------------------------------------

    def moves(self) -> list[Walk]:
        """To every square in reach."""
        return [self.move(square) for square in self.reach.squares() if square != self.here]

    def move(self, square: int) -> Walk:
        reach = self.reach
        way = reach.way_to(square)
        odds = arrives(self.say, reach.with_rerolls(square), reach.sure(square))
        parts = [*self.start(kinds.MOVE), *map(leg_name, way)]
        words = self.told(self.move_key(square, way), square)
        return self.walk(parts, cell(square), way, words, odds)

    def move_key(self, square: int, way: Sequence[int]) -> str:
        """What kind of walk it is."""
        g = self.g
        has, fetches = g.holder == self.slot, g.holder < 0 and any(x % kinds.JUMP == g.ball for x in way)
        if (has or fetches) and g.tables.column[square] == g.goal_column(self.side):
            return "walk-touchdown"
        if fetches:
            return "walk-ball" if square == g.ball else "walk-fetch"
        return "walk-run" if has else "walk-to"

    # Blows ----------------------------------------------------------------------------------------------------

    def blows(self) -> list[Walk]:
        """[BB-10.1, BB-15.1] Blocks, stabs and chainsaws from where he stands."""
        return [
            self.walk(
                self.start(action, foe), self.figure(foe), [], self.told(f"walk-{key}", other=foe),
                self.chances.told(action, foe, self.here),
            )
            for action, key in BLOWS.items()
            if action in self.actions and self.frame is None
            for foe in self.targets(action)
        ]  # fmt: skip

    def figure(self, slot: int) -> str:
        return figure_id(slot // SLOTS, int(self.g.number_of(slot)))

    def hits(self, action: int) -> list[Walk]:
        """[BB-10.2, BB-14.1] Blitzes and fouls: along the best way, then the blow."""
        if action not in self.actions:
            return []
        foes = self.targets(action)
        if self.frame is not None:
            foes = [] if self.frame.how & HIT else [s for s in foes if s == self.frame.target]
        blows = self.weapons() if action == kinds.BLITZ else [("", action, QUIET[action])]
        found = [self.hit(action, foe, *blow) for foe in foes for blow in blows]
        return by_share([walk for walk in found if walk is not None])

    def weapons(self) -> list[tuple[str, int, str]]:
        """[BB-10.2, BB-15.1] What a blitz may end in: how its word ends, the deed, and how that is called."""
        g, traits = self.g, self.g.traits[self.slot]
        found = [] if traits & CHAINSAW else [("", kinds.BLITZ, "walk-blitz")]
        if traits & STAB:
            found.append(("stab", kinds.STAB_ACTION, "walk-stab"))
        if traits & CHAINSAW and not g.marks[self.slot] & kinds.SAWED:
            found.append(("saw", kinds.SAW_ACTION, "walk-saw"))
        if traits & PROJECTILE_VOMIT:
            found.append(("vomit", kinds.VOMIT_ACTION, "walk-vomit"))
        return found

    def hit(self, action: int, foe: int, end: str, deed: int, key: str) -> Walk | None:
        found = self.approach(foe, action == kinds.BLITZ, lambda at: self.chances.worth(deed, foe, at))
        if found is None:
            return None
        parts = [*self.start(action, foe), *map(leg_name, found.way), self.foe_name(foe) + end]
        words = self.told(key + ("-from" if found.way else ""), found.square, foe)
        return self.walk(parts, self.figure(foe), found.way, words, self.after(found, deed, foe))

    def approach(self, target: int, pays: bool, worth: Callable[[int], float]) -> Approach | None:
        reach = self.charge if pays else self.reach
        return approach(reach, self.here, int(self.g.at[target]), pays, worth)

    def after(self, found: Approach, action: int, other: int) -> tuple[str, float | None]:
        """What to expect of a deed, the way there included."""
        there, _ = arrives(self.say, found.whole, found.sure)
        words, share = self.chances.told(action, other, found.square)
        return joined(there, words), None if share is None else share * found.whole

    # The ball and team-mates ----------------------------------------------------------------------------------

    def hand_offs(self) -> list[Walk]:
        """[BB-12.26] To a team-mate, from the best square next to him."""
        if kinds.HAND_OFF not in self.actions or self.g.holder != self.slot:
            return []
        mates = [mate for mate in self.mates() if can_catch(self.g, mate)]
        return self.given(kinds.HAND_OFF, mates, "walk-hand")

    def throws(self) -> list[Walk]:
        """[BB-13.1] A team-mate is picked up; where to is asked then."""
        if kinds.THROW_MATE not in self.actions:
            return []
        g = self.g
        mates = [s for s in self.mates() if g.traits[s] & RIGHT_STUFF and g.st(s) <= 3]
        return self.given(kinds.THROW_MATE, mates, "walk-throw")

    def given(self, action: int, mates: Sequence[int], key: str) -> list[Walk]:
        found = []
        for mate in mates:
            near = self.approach(mate, False, lambda at, mate=mate: self.chances.worth(action, mate, at))  # type: ignore[misc]
            if near is not None:
                parts = [*self.start(action), *map(leg_name, near.way), f">{self.g.number_of(mate)}"]
                words = self.told(key + ("-from" if near.way else ""), near.square, mate)
                odds = self.after(near, action, mate)
                found.append(self.walk(parts, self.figure(mate), near.way, words, odds))
        return by_share(found)

    def passes(self) -> list[Walk]:
        """[BB-12.1] From where he stands to every team-mate in range who can catch."""
        g = self.g
        if kinds.PASS_ACTION not in self.actions or g.holder != self.slot:
            return []
        mates = [m for m in self.mates() if can_catch(g, m) and self.in_range(m)]
        found = [
            self.walk(
                [*self.start(kinds.PASS_ACTION), "throw", square_name(int(g.at[mate]))], self.figure(mate), [],
                self.told("walk-pass", other=mate), self.chances.told(kinds.PASS_ACTION, mate, self.here),
            )
            for mate in mates
        ]  # fmt: skip
        return by_share(found)

    def in_range(self, mate: int) -> bool:
        far = range_to(self.g, self.here, self.g.at[mate])
        return bool(far <= (kinds.SHORT if self.g.weather == kinds.BLIZZARD else kinds.BOMB))

    # Himself --------------------------------------------------------------------------------------------------

    def himself(self) -> list[Walk]:
        """To stand up, to stop, or to declare an action and go step by step."""
        if self.frame is not None:
            return [self.walk([*self.lead, STOP], self.id, [], self.told("walk-stop"), ("", None))]
        found = []
        if self.is_prone and kinds.MOVE in self.actions:
            odds = arrives(self.say, self.reach.with_rerolls(self.here), self.reach.sure(self.here))
            found.append(
                self.walk([*self.start(kinds.MOVE), STOP], self.id, [], self.told("walk-stand"), odds)
            )
        return found + [self.declared(action) for action in DECLARED if action in self.actions]

    def declared(self, action: int) -> Walk:
        """An action by itself. It lies on team-mates too, so that no single click throws the ball away."""
        words = self.told(f"walk-declare-{ACTIONS[action]}")
        return Walk(word(self.start(action)), self.id, self.id, [], words, also=self.alone.get(action, []))
