"""Every square that a player can get to, each by the safest way and of those the shortest: chapter 8 as a search."""

from collections.abc import Callable, Sequence
from typing import NamedTuple, cast

from downfield.games.touch_down.model.kinds import PASSING
from downfield.games.touch_down.model.position import FALL, Gridiron
from downfield.games.touch_down.model.tables import OUTSIDE
from downfield.games.touch_down.notation.answers import WAYS
from downfield.games.touch_down.odds.contact import upright
from downfield.games.touch_down.rules.steps import (
    MEET,
    NO,
    PASS_BY,
    STAY,
    entry,
    is_collecting,
    leads_on,
    nears_ball,
    scores,
    steps_to_carrier,
)
from downfield.kernel.needs import NOBODY

SCORES, LEAVES, GETS_BALL = 5, 6, 7  # where a walk ends besides: a touchdown, out of bounds, a free ball


class Way(NamedTuple):
    """How to get to a square: the steps as a word, the squares on the way, how likely he arrives, what he meets."""

    square: int
    steps: int
    sure: float
    word: str
    path: tuple[int, ...]
    kind: int


class Node(NamedTuple):
    """A square reached on the way; the last leg of the word is still open."""

    square: int
    steps: int
    sure: float
    kind: int
    done: str  # the legs before the last
    way: str
    times: int
    path: tuple[int, ...]
    bends: int = 0  # steps aslant


class Search:
    """The ways of the players of one side, as the match stands."""

    def __init__(self, state: Gridiron) -> None:
        self.g = cast(Gridiron, state.clone())
        self.plain: dict[int, int] = {}  # what squares are to whoever neither carries nor collects the ball
        self.delta = [int(step) for step in self.g.tables.delta]
        self.fallen = {s for s in range(len(self.g.board)) if self.g.board[s] >= FALL}

    def ways(self, slot: int, left: int, via: Sequence[int] = ()) -> list[Way]:
        """All of a player's ways with so many steps, by way of squares on which he could stop."""
        g = self.g
        if g.is_chase():
            return self.chase(slot, left)
        lifted = not g.status[slot] & PASSING
        here = int(g.square[slot])
        if lifted:  # his own square is free once he has left it
            g.board[here] -= g.weight(slot)
        kind = self.kinds(slot, here)
        ends = self.spread(slot, Node(here, 0, 1.0, STAY, "", "", 0, ()), left, kind)
        for square in via:
            if square in ends and ends[square].kind == STAY:
                ends = self.spread(slot, ends[square], left, kind)
        ends.pop(here, None)
        found = [self.finish(slot, node, left, kind) for node in ends.values()]
        if lifted:
            g.board[here] += g.weight(slot)
        return found

    def kinds(self, slot: int, here: int) -> Callable[[int], int]:
        """What a square is to a player, remembered for all to whom it is the same."""
        g = self.g
        special = slot == g.holder or is_collecting(g, slot)
        known: dict[int, int] = {} if special else self.plain
        foes = g.standing(here, 1 - g.side_of(slot)) != NOBODY

        def kind(square: int) -> int:
            if square == here:
                return NO if foes else STAY
            if square not in known:
                known[square] = self.kind(slot, square)
            return known[square]

        return kind

    def kind(self, slot: int, square: int) -> int:
        g = self.g
        kind = int(entry(g, slot, square))
        if slot == g.holder and kind != NO:
            if scores(g, slot, square) and kind != PASS_BY:
                return SCORES
            return LEAVES if g.tables.zone[square] == OUTSIDE else kind
        return GETS_BALL if kind == STAY and g.holder == NOBODY and g.ball == square else kind

    def spread(self, slot: int, start: Node, left: int, kind: Callable[[int], int]) -> dict[int, Node]:
        """Step by step outwards; a square is looked at again only if it is reached more safely."""
        collecting = bool(is_collecting(self.g, slot))
        best = {start.square: (start.sure, -start.steps, -start.bends)}
        delta, fallen = self.delta, self.fallen
        nodes, at = [start], 0
        ends = {start.square: start}
        while at < len(nodes):
            node = nodes[at]
            at += 1
            if node.steps == left or (node.sure, -node.steps, -node.bends) != best[node.square]:
                continue
            forced = node.kind == PASS_BY and self.only_way(slot, node.square, left - node.steps, kind)
            for i in range(8):
                to = node.square + delta[i]
                what = kind(to)
                if what == NO or (what == PASS_BY and node.steps + 1 == left):
                    continue
                if collecting and not nears_ball(self.g, node.square, to):
                    continue
                sure = node.sure
                if to in fallen:
                    sure = round(sure * upright(self.g, slot, to), 9)
                label = (sure, -node.steps - 1, -node.bends - i % 2)
                if to in best and label <= best[to]:
                    continue
                best[to] = label
                after = _after(node, to, sure, what, "" if forced else WAYS[i], i % 2)
                if what in (STAY, PASS_BY):
                    nodes.append(after)
                if what != PASS_BY:
                    ends[to] = after
        return ends

    def finish(self, slot: int, node: Node, left: int, kind: Callable[[int], int]) -> Way:
        """Who could go on says that he stops, except on a free ball: there he may want to go on."""
        word = _word(node)
        if (
            node.kind == STAY
            and node.steps < left
            and self.can_go(slot, node.square, left - node.steps, kind)
        ):
            word += "."
        return Way(node.square, node.steps, node.sure, word, node.path, node.kind)

    def can_go(self, slot: int, square: int, left: int, kind: Callable[[int], int]) -> bool:
        """Whether there is a step to take from a square."""
        return any(self.is_open(slot, square + step, left, kind) for step in self.delta)

    def only_way(self, slot: int, square: int, left: int, kind: Callable[[int], int]) -> bool:
        """Whether there is a single step to take, which is then taken unasked."""
        return sum(self.is_open(slot, square + step, left, kind) for step in self.delta) == 1

    def is_open(self, slot: int, square: int, left: int, kind: Callable[[int], int]) -> bool:
        what = kind(square)
        if what == PASS_BY:
            return bool(leads_on(self.g, slot, square, left - 1))
        return what != NO

    # After a carrier who has left the field [TD-13.2] ------------------------------------------------------------

    def chase(self, slot: int, left: int) -> list[Way]:
        """The shortest way to the carrier; where only one step leads there it is taken unasked."""
        g = self.g
        away = steps_to_carrier(g, slot, left)
        node = Node(int(g.square[slot]), 0, 1.0, STAY, "", "", 0, ())
        if away[node.square] > left:
            return []
        while node.square != g.ball:
            rest = left - node.steps
            open_ = [i for i in range(8) if away[node.square + self.delta[i]] < rest]
            squares = [node.square + self.delta[i] for i in open_]
            to = min(squares, key=lambda square: (away[square], -upright(g, slot, square)))
            i, sure = open_[squares.index(to)], node.sure * upright(g, slot, to)
            node = _after(node, to, sure, MEET, "" if len(open_) == 1 else WAYS[i])
        return [Way(node.square, node.steps, node.sure, _word(node), node.path, MEET)]


def _after(node: Node, to: int, sure: float, kind: int, way: str, bend: int = 0) -> Node:
    """One step on; `way` is empty where it is taken unasked."""
    path = (*node.path, to)
    steps, bends = node.steps + 1, node.bends + bend
    if not way:
        return Node(to, steps, sure, kind, _word(node), "", 0, path, bends)
    if way == node.way and node.times < 9:
        return Node(to, steps, sure, kind, node.done, way, node.times + 1, path, bends)
    return Node(to, steps, sure, kind, _word(node), way, 1, path, bends)


def _word(node: Node) -> str:
    """The legs so far: n3-ne."""
    if not node.way:
        return node.done
    leg = node.way + (str(node.times) if node.times > 1 else "")
    return f"{node.done}-{leg}" if node.done else leg
