"""[BB-6.3] A whole set-up is changed with one hand: somebody goes to the bench, another comes on, two change places."""

from collections.abc import Iterator
from typing import cast

from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.games.blood_bowl.moves.words import told
from downfield.games.blood_bowl.notation.answers import AND, OFF, square_name
from downfield.games.blood_bowl.notation.elements import box_id, figure_id
from downfield.games.blood_bowl.rules.match.set_up import BENCH, BRING, CHANGING, MOST, SetUp
from downfield.kernel.show.svg import Say
from downfield.kernel.show.walk import Walk

SWAP = 3  # so many changes: one steps aside, the other takes his square, the first takes the other's
TRIED = 8  # squares to step aside to


class Changes:
    """What can be done with a player while a whole set-up is being changed."""

    def __init__(self, g: Pitch, top: SetUp, say: Say) -> None:
        self.g, self.top, self.say = g, top, say

    def is_open(self) -> bool:
        """Whether everybody stands, and somebody may be taken up again."""
        return bool(self.top.left == 0 and self.top.again >= CHANGING)

    def bench(self) -> list[int]:
        """Who could come on for somebody else."""
        first = int(SLOTS * self.top.side)
        return [first + i for i in range(SLOTS) if self.top.among >> i & 1]

    def standing(self) -> list[int]:
        """Who stands on the pitch."""
        first = int(SLOTS * self.top.side)
        return [slot for slot in range(first, first + SLOTS) if self.g.is_on(slot)]

    def of(self, slot: int) -> Iterator[Walk]:
        """All changes with a player that are more than another square."""
        if not self.g.is_on(slot):
            for mate in self.standing():
                yield self.exchange(mate, slot, slot, mate)
            return
        if self.top.among:
            yield self.off(slot)
        for mate in self.bench():
            yield self.exchange(slot, mate, slot, mate)
        for mate in self.standing():
            if mate != slot:
                yield from self.swaps(slot, mate)

    def off(self, slot: int) -> Walk:
        box = box_id(int(self.top.side), "reserves")
        words = told(self.say, "walk-off", self.number(slot))
        return Walk(f"+{self.number(slot)}-{OFF}", self.figure(slot), box, [box], words)

    def exchange(self, goes: int, comes: int, source: int, target: int) -> Walk:
        """One goes to the bench, the other comes on where he stood."""
        out, back = self.number(goes), self.number(comes)
        token = f"+{out}-{OFF}{AND}+{back}-{self.square(goes)}"
        end = self.figure(target)
        words = told(self.say, "walk-exchange", back, "", out)
        return Walk(token, self.figure(source), end, [end], words)

    def swaps(self, slot: int, mate: int) -> Iterator[Walk]:
        """Two change places; whoever can steps aside to a square that is free."""
        for one, other in ((slot, mate), (mate, slot)):
            if aside := self.aside(one, other):
                first, second = self.number(one), self.number(other)
                steps = (first, square_name(aside)), (second, self.square(one)), (first, self.square(other))
                token = AND.join(f"+{number}-{square}" for number, square in steps)
                words = told(self.say, "walk-swap", self.number(slot), "", self.number(mate))
                end = self.figure(mate)
                yield Walk(token, self.figure(slot), end, [end], words)
                return

    def aside(self, one: int, other: int) -> int:
        """A square where one can wait while the other takes his, 0 where there is none."""
        if self.top.again + SWAP >= CHANGING + MOST:
            return 0
        here, there = int(self.g.at[one]), int(self.g.at[other])
        taken = self.after(self.g, BRING + one % SLOTS)
        free = [int(taken.opts[i]) for i in range(taken.n) if taken.opts[i] not in (BENCH, here)]
        near = sorted(free, key=lambda square: self.is_other_zone(square, here))[:TRIED]
        steps = (BRING + other % SLOTS, here, BRING + one % SLOTS, there)
        return next((square for square in near if self.can(taken, (square, *steps))), 0)

    def is_other_zone(self, square: int, here: int) -> tuple[bool, bool]:
        """[BB-6.4, BB-6.5] Whoever waits in the same zone and column leaves the set-up as legal as it was."""
        t = self.g.tables
        return bool(t.wide[square] != t.wide[here]), bool(t.column[square] != t.column[here])

    def can(self, g: Pitch, answers: tuple[int, ...]) -> bool:
        """Whether these answers can be given one after the other."""
        twin = cast(Pitch, g.clone())
        for x in answers:
            if x not in [int(twin.opts[i]) for i in range(twin.n)]:
                return False
            twin.answer(x)
        return True

    def after(self, g: Pitch, x: int) -> Pitch:
        twin = cast(Pitch, g.clone())
        twin.answer(x)
        return twin

    def number(self, slot: int) -> int:
        return int(self.g.number_of(slot))

    def square(self, slot: int) -> str:
        return square_name(int(self.g.at[slot]))

    def figure(self, slot: int) -> str:
        return figure_id(slot // SLOTS, self.number(slot))
