"""What one player can do from where he is: go to every square, block, blitz, foul, hand off, throw."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.skills import CHAINSAW, RIGHT_STUFF
from downfield.games.blood_bowl.moves.body import by_share
from downfield.games.blood_bowl.moves.special import Specials
from downfield.games.blood_bowl.moves.words import Chip, cell, leg_name, named, word
from downfield.games.blood_bowl.notation.answers import ACTIONS, STOP
from downfield.games.blood_bowl.odds.block import strengths
from downfield.games.blood_bowl.rules.ball.loose_ball import can_catch
from downfield.games.blood_bowl.rules.block.special_attacks import may_deal
from downfield.games.blood_bowl.rules.turn.activation import HIT
from downfield.games.blood_bowl.rules.turn.choices import can_be_thrown
from downfield.kernel.show.walk import Walk

QUIET = {kinds.FOUL: "walk-foul", kinds.GAZE: "walk-gaze"}  # along a way, without a blow
DECLARED = (
    kinds.BLITZ, kinds.PASS_ACTION, kinds.HAND_OFF, kinds.FOUL, kinds.THROW_MATE, kinds.GAZE, kinds.BOMB_ACTION,
    kinds.KICK_MATE, kinds.CHAIN_ACTION,
)  # fmt: skip
BLOWS = {
    kinds.BLOCK_ACTION: "block",
    kinds.STAB_ACTION: "stab",
    kinds.SAW_ACTION: "saw",
    kinds.VOMIT_ACTION: "vomit",
    kinds.FIRE_ACTION: "fire",
}


class Deeds(Specials):
    """What one player can do, before his activation with all his actions, or in it with the one he declared."""

    def all(self) -> list[Walk]:
        """Deeds on players first, then squares, then himself."""
        if kinds.CHAIN_ACTION in self.actions:  # [BB-15.10] nothing else
            return self.swings() if self.frame is not None else self.himself()
        found = self.blows() + named(self.twos(), "two")
        for action in (kinds.BLITZ, kinds.FOUL, kinds.GAZE):
            found += named(self.hits(action), ACTIONS[action])
        found += named(self.bombs(), "bomb")
        on_mates = {
            kinds.HAND_OFF: self.hand_offs(),
            kinds.PASS_ACTION: self.passes(),
            kinds.THROW_MATE: self.throws(),
            kinds.KICK_MATE: self.kicks(),
        }
        ends = Counter(walk.target for walks in on_mates.values() for walk in walks)
        for action, walks in on_mates.items():
            self.alone[action] = [walk.target for walk in walks if ends[walk.target] == 1]
            found += named(walks, ACTIONS[action])
        if self.frame is not None or kinds.MOVE in self.actions:
            found += named(self.moves() + self.leaves(), "move")
        return found + self.himself()

    # Squares --------------------------------------------------------------------------------------------------

    def moves(self) -> list[Walk]:
        """To every square in reach."""
        return [self.move(square) for square in self.reach.squares() if square != self.here]

    def move(self, square: int) -> Walk:
        way = self.reach.way_to(square)
        parts = [*self.start(kinds.MOVE), *map(leg_name, way)]
        words = self.told(self.move_key(square, way), square)
        return self.walk(parts, cell(square), way, words, self.arrives(square))

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
        open_to = [action for action in BLOWS if action in self.actions and self.frame is None]
        return [self.blow(action, foe) for action in open_to for foe in self.targets(action)]

    def blow(self, action: int, foe: int) -> Walk:
        """One of them. Where there is no other, a click on somebody he marks means a block, not a blitz."""
        words = self.told(f"walk-{BLOWS[action]}", other=foe)
        odds = self.chances.told(action, foe, self.here)
        deed = self.strengths(foe, self.here, False) if action == kinds.BLOCK_ACTION else []
        found = self.walk(self.start(action, foe), self.figure(foe), [], words, odds, action, deed)
        others = self.actions & {*BLOWS, kinds.BLOCK_TWO}
        return msgspec.structs.replace(found, action=BLOWS[action], meant=others == {kinds.BLOCK_ACTION})

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
        g, slot = self.g, self.slot
        found = [] if g.traits[slot] & CHAINSAW else [("", kinds.BLITZ, "walk-blitz")]
        dealt = [blow for blow in BLOWS if blow != kinds.BLOCK_ACTION and may_deal(g, slot, blow)]
        return found + [(BLOWS[blow], blow, f"walk-{BLOWS[blow]}") for blow in dealt]

    def hit(self, action: int, foe: int, end: str, deed: int, key: str) -> Walk | None:
        found = self.approach(foe, action == kinds.BLITZ, lambda at: self.chances.worth(deed, foe, at))
        if found is None:
            return None
        parts = [*self.start(action, foe), *map(leg_name, found.way), self.foe_name(foe) + end]
        words = self.told(key + ("-from" if found.way else ""), found.square, foe)
        odds = self.chances.told(deed, foe, found.square, action == kinds.BLITZ)
        pays = action == kinds.BLITZ
        shown = self.strengths(foe, found.square, pays) if deed == kinds.BLITZ else []
        return self.walk(parts, self.figure(foe), found.way, words, odds, action, shown)

    def strengths(self, foe: int, square: int, is_blitz: bool) -> list[Chip]:
        """[BB-10.4, BB-10.5] The strength of both with those who help, from the square that the block comes from."""
        mine, theirs = self.chances.stood(square, lambda: strengths(self.g, self.slot, foe, is_blitz))
        return [(self.figure(foe), self.say("chip-strength", mine=mine, theirs=theirs))]

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
        mates = [mate for mate in self.mates() if can_be_thrown(self.g, mate, RIGHT_STUFF)]
        return self.given(kinds.THROW_MATE, mates, "walk-throw")

    def kicks(self) -> list[Walk]:
        """[BB-13.18] Likewise, if he stands."""
        if kinds.KICK_MATE not in self.actions:
            return []
        g = self.g
        up = [mate for mate in self.mates() if g.status[mate] == kinds.STANDING]
        mates = [mate for mate in up if can_be_thrown(g, mate, RIGHT_STUFF)]
        return self.given(kinds.KICK_MATE, mates, "walk-boot")

    def given(self, action: int, mates: Sequence[int], key: str) -> list[Walk]:
        found = []
        for mate in mates:
            near = self.approach(mate, False, lambda at, mate=mate: self.chances.worth(action, mate, at))  # type: ignore[misc]
            if near is not None:
                parts = [*self.start(action), *map(leg_name, near.way), f">{self.g.number_of(mate)}"]
                words = self.told(key + ("-from" if near.way else ""), near.square, mate)
                odds = self.chances.told(action, mate, near.square)
                deed = [self.catch(mate, kinds.HANDED)] if action == kinds.HAND_OFF else []
                found.append(self.walk(parts, self.figure(mate), near.way, words, odds, deed=deed))
        return by_share(found)

    # Himself --------------------------------------------------------------------------------------------------

    def himself(self) -> list[Walk]:
        """To stand up, to stop, or to declare an action and go step by step."""
        if self.frame is not None:
            stop = self.walk([*self.lead, STOP], self.id, [], self.told("walk-stop"), ("", None))
            return named([stop], "stop")
        found = []
        if self.is_prone and kinds.MOVE in self.actions:
            parts = [*self.start(kinds.MOVE), STOP]
            up = self.walk(parts, self.id, [], self.told("walk-stand"), self.arrives(self.here))
            found += named([up], "move")
        return found + [self.declared(action) for action in DECLARED if action in self.actions]

    def declared(self, action: int) -> Walk:
        """An action by itself. It lies on team-mates too, so that no single click throws the ball away."""
        words = self.told(f"walk-declare-{ACTIONS[action]}")
        also = self.alone.get(action, [])
        return Walk(word(self.start(action)), self.id, self.id, [], words, also=also, action=ACTIONS[action])
