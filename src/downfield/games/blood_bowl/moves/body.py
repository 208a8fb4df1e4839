"""A player and what his walks are made of: how they are declared, written and told, and whom they can be about."""

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from downfield.games.blood_bowl.model import kinds
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.skills import ANIMAL_SAVAGERY, UNCHANNELLED_FURY
from downfield.games.blood_bowl.model.tables import SLOTS, distance
from downfield.games.blood_bowl.moves.notes import Notes
from downfield.games.blood_bowl.moves.words import Chip, cell, chip, product, told, word
from downfield.games.blood_bowl.notation.answers import ACTIONS, square_name
from downfield.games.blood_bowl.notation.elements import figure_id
from downfield.games.blood_bowl.odds.approach import Approach, approach
from downfield.games.blood_bowl.odds.chances import Chances
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.odds.rolls import rolls_of
from downfield.games.blood_bowl.odds.words import arrives
from downfield.games.blood_bowl.rules.turn.activation import Activation
from downfield.games.blood_bowl.rules.turn.choices import has_target, list_targets
from downfield.games.blood_bowl.rules.turn.declaration import stand_cost
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk


def by_share(found: list[Walk]) -> list[Walk]:
    """The most promising first."""
    return sorted(found, key=lambda walk: -(walk.share or 0))


class Body:
    """One player, before his activation with all his actions, or in it with the one he declared."""

    def __init__(
        self,
        g: Pitch,
        slot: int,
        say: Say,
        lead: Sequence[str],
        actions: Iterable[int],
        via: Sequence[int] = (),
    ) -> None:
        self.g, self.slot, self.say, self.lead = g, slot, say, list(lead)
        self.actions = set(actions)
        self.frame = cast(Activation, g.top) if g.actor == slot else None
        self.side = slot // SLOTS
        self.number = int(g.number_of(slot))
        self.id = figure_id(self.side, self.number)
        self.here = int(g.at[slot])
        self.named: dict[int, list[int]] = {}  # by action: the opponents whom it may name
        self.alone: dict[int, list[str]] = {}  # by action: team-mates on whom nothing else can be done
        self.reach = Reach()
        self.notes = Notes(g, slot, say, self.frame is not None, self.reach.luck)
        if self.frame is None:
            self.reach.find(g, slot)
        else:
            self.reach.find_now(g)
        self.charge = self.reach  # the ways of a blitz, for which the wild need not be asked twice
        if self.frame is None and g.traits[slot] & (UNCHANNELLED_FURY | ANIMAL_SAVAGERY):
            self.charge = Reach()
            self.charge.find(g, slot, action=kinds.BLITZ)
        self.is_prone = g.status[slot] == kinds.PRONE
        self.moved = int(stand_cost(g, slot)) if self.is_prone else 0
        if self.frame is not None:
            self.moved = int(self.frame.moved)
        if self.is_prone:  # what he does, he does on his feet
            g.set_status(slot, kinds.STANDING)
        self.last = 0  # the last of the squares by way of which the coach wants him to go
        for square in via:
            self.bend(square)
        self.chances = Chances(g, slot, say, self.charge, self.is_prone, self.reach)

    def bend(self, square: int) -> None:
        """From here on only ways that lead over a square, if there is one."""
        if not self.reach.can(square):
            return
        self.last = square
        for ways in {id(ways): ways for ways in (self.reach, self.charge)}.values():
            ways.go_on(self.g, square)

    # Pieces of a walk -----------------------------------------------------------------------------------------

    def start(self, action: int, target: int | None = None) -> list[str]:
        """The answers that declare an action; its target is named only where there are several."""
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
        action: int = kinds.MOVE,
        deed: Sequence[Chip] = (),
    ) -> Walk:
        """A walk; `deed` is what is written where it ends."""
        chips = self.chips(way, target, odds[1], deed)
        if self.notes.any:
            odds = self.notes.told(odds, action, way)
        return Walk(word(parts), self.id, target, [cell(x) for x in way], words, *odds, chips=chips)

    def chips(
        self, way: Sequence[int], target: str, share: float | None, deed: Sequence[Chip] = ()
    ) -> list[Chip]:
        """What is rolled on the way, each in its square; at its end the deed, and what all of it comes to."""
        if share is None:
            return []
        rolls = rolls_of(self.g, self.reach, way, self.moved, self.is_prone)
        found = [(cell(roll.square), chip(self.say, roll.kind, roll.face)) for roll in rolls]
        return [*found, *deed, (target, product(self.say, round(share, 3)))]

    def told(self, key: str, square: int = 0, other: int | None = None) -> str:
        name = square_name(square) if square else ""
        return told(self.say, key, self.number, name, 0 if other is None else int(self.g.number_of(other)))

    def targets(self, action: int) -> list[int]:
        """[BB-8.4] The opponents whom an action may name."""
        if action not in self.named:
            g = self.g
            listed = g.n
            list_targets(g, self.slot, action)
            self.named[action] = [int(g.opts[i]) - kinds.AT for i in range(listed, g.n)]
            g.n = listed
        return self.named[action]

    def foes(self) -> list[int]:
        g, other = self.g, SLOTS * (1 - self.side)
        return [s for s in range(other, other + int(g.tables.squad[1 - self.side])) if g.is_on(s)]

    def mates(self) -> list[int]:
        g, first = self.g, SLOTS * self.side
        return [s for s in range(first, first + SLOTS) if s != self.slot and g.is_on(s)]

    def figure(self, slot: int) -> str:
        return figure_id(slot // SLOTS, int(self.g.number_of(slot)))

    def approach(self, target: int, pays: bool, worth: Callable[[int], float]) -> Approach | None:
        """The best square next to somebody; the one that the coach has named last, if it is such a square."""
        reach, there = self.charge if pays else self.reach, int(self.g.at[target])
        named = self.last and distance(self.last, there) == 1
        return approach(reach, self.here, there, pays, worth, self.last if named else 0)

    def arrives(self, square: int, action: int = kinds.MOVE) -> tuple[str, float | None]:
        """What to expect of a walk to a square."""
        start = self.chances.start(action, self.slot, square)
        return arrives(self.say, start.whole, start.sure)
