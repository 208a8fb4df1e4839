"""Swiss pairing: of all ways to pair a round the one of least regret, the same on every machine.

What is regretted, each far more than all that follow: a pair that may not meet, a second meeting, a second bye,
two of whom one would have been at home, or away, three times more often than not, unequal points (by the square, so
that nobody drops far), the bye for anybody but the last, who dropped or rose in the last round to do so again, two who
both ought to play at home, and within equal points that not the upper half meets the lower one.
"""

from collections.abc import Collection, Iterator, Mapping, Sequence

import msgspec

from downfield.league.fixtures import Pair
from downfield.league.tables import BYE

UP, DOWN = 1, -1
MOST_AHEAD = 2  # matches at home more than away, or away more than at home
SMALL = 10  # up to so many, all ways to pair are looked at, and whether later rounds can do without a second meeting


class Entry(msgspec.Struct, frozen=True):
    """Where an entrant stands before a round: `homes` is home less away, `last` where he played, `floated` whither."""

    entrant: int
    points: int
    lot: int
    homes: int = 0
    last: int = 0
    floated: int = 0
    byes: int = 0


class Drawn(msgspec.Struct, frozen=True):
    """A round: who meets whom, and who rests."""

    pairs: list[Pair]
    bye: int = BYE


Met = Mapping[frozenset[int], int]
Places = tuple[
    int, int
]  # two in the order of the table, the lower first; the place after the last is the bye


def swiss(
    entries: Sequence[Entry], met: Met, barred: Collection[frozenset[int]] = (), later: int = 0
) -> Drawn:
    """Pair a round, with so many to come later; those in `barred` never meet unless there is no other way."""
    order = sorted(entries, key=lambda e: (-e.points, e.lot))
    regrets = Regrets(order, met, barred)
    places = len(order) + len(order) % 2
    costs = {(a, b): regrets.of(a, b) for a in range(places) for b in range(a + 1, places)}
    found = _foreseen(places, costs, regrets, later) if places <= SMALL else _least(costs)
    return _drawn(order, sorted(found))


def _least(costs: Mapping[Places, int]) -> list[Places]:
    """The pairs of least regret."""
    import networkx  # loaded when a round is drawn: a table in a browser starts without

    graph, most = networkx.Graph(), max(costs.values(), default=0)
    for (a, b), cost in costs.items():
        graph.add_edge(a, b, weight=most + 1 - cost)
    return [(min(pair), max(pair)) for pair in networkx.max_weight_matching(graph, maxcardinality=True)]


def _foreseen(places: int, costs: Mapping[Places, int], regrets: "Regrets", later: int) -> list[Places]:
    """The same in a small field, where what is paired now may leave nobody new to meet later.

    Nobody meets somebody again now so that others need not later.
    """
    new = {pair for pair in costs if regrets.is_new(*pair)}
    later = min(later, *(sum(place in pair for pair in new) - 1 for place in range(places)), SMALL)
    ways = sorted((sum(costs[pair] for pair in way), way) for way in _ways(range(places), set(costs)))
    least = ways[0][0] // regrets.grave
    good = (way for cost, way in ways if cost // regrets.grave == least)
    return next((way for way in good if _can_go_on(places, new - set(way), later)), ways[0][1])


def _can_go_on(places: int, new: set[Places], rounds: int) -> bool:
    """Whether so many rounds can be paired with nothing but new pairs."""
    return rounds < 1 or any(
        _can_go_on(places, new - set(way), rounds - 1) for way in _ways(range(places), new)
    )


def _ways(left: Sequence[int], allowed: set[Places]) -> Iterator[list[Places]]:
    """All ways to pair those who are left."""
    if not left:
        yield []
        return
    first, *others = left
    for other in others:
        if (first, other) in allowed:
            for way in _ways([o for o in others if o != other], allowed):
                yield [(first, other), *way]


def _drawn(order: Sequence[Entry], found: Sequence[tuple[int, int]]) -> Drawn:
    pairs = [_at_home(order[a], order[b]) for a, b in found if b < len(order)]
    resting = [order[a].entrant for a, b in found if b == len(order)]
    return Drawn(pairs, resting[0] if resting else BYE)


def _at_home(a: Entry, b: Entry) -> Pair:
    """At home plays who did so less often, then who was away last, then who has the lower lot."""
    first, second = sorted((a, b), key=lambda e: (e.homes, e.last, e.lot))
    return first.entrant, second.entrant


class Regrets:
    """What is regretted of each pair, as one number: no sum of the lesser ever reaches one of the greater."""

    def __init__(self, order: Sequence[Entry], met: Met, barred: Collection[frozenset[int]]) -> None:
        self.order, self.met, self.barred = order, met, barred
        self.lowest = min((e.points for e in order), default=0)
        spread = max((e.points for e in order), default=0) - self.lowest
        many = len(order) + 1
        meetings = max([*met.values(), *(e.byes for e in order)], default=0)
        bounds = (
            1,
            meetings,
            meetings,
            1,
            spread * spread,
            many,
            4,
            2 * many,
            many,
        )  # the most of each in a pair
        self.scales = _scales(bounds, many)
        self.grave = self.scales[2]  # from a second bye on
        self.half = self._halves()

    def of(self, a: int, b: int) -> int:
        """The regret of pairing the one at place `a` with the one at `b`, or of letting him rest."""
        first = self.order[a]
        if b == len(self.order):
            drop = (first.points - self.lowest) ** 2
            return self._sum((0, 0, first.byes, 0, drop, len(self.order) - 1 - a, 0, 0, 0))
        second = self.order[b]
        both = frozenset((first.entrant, second.entrant))
        away_from_half = abs(b - a - self.half[a]) if first.points == second.points else 0
        return self._sum(
            (
                both in self.barred,
                self.met.get(both, 0),
                0,
                _too_often(first, second),
                (first.points - second.points) ** 2,
                0,
                _floats_again(first, second),
                _same_side(first, second),
                away_from_half,
            )
        )

    def is_new(self, a: int, b: int) -> bool:
        """Whether two have not met, and may; or whether one has not rested yet."""
        first = self.order[a]
        if b == len(self.order):
            return not first.byes
        both = frozenset((first.entrant, self.order[b].entrant))
        return not self.met.get(both, 0) and both not in self.barred

    def _sum(self, regrets: Sequence[int]) -> int:
        return sum(scale * regret for scale, regret in zip(self.scales, regrets, strict=True))

    def _halves(self) -> list[int]:
        """For each place, how far below it the one stands whom it is to meet within equal points."""
        sizes: dict[int, int] = {}
        for entry in self.order:
            sizes[entry.points] = sizes.get(entry.points, 0) + 1
        return [sizes[entry.points] // 2 for entry in self.order]


def _scales(bounds: Sequence[int], pairs: int) -> list[int]:
    """How much one of each weighs, so that it outweighs the most of all later ones over all pairs."""
    scales, below = [], 1
    for most in reversed(bounds):
        scales.append(below)
        below *= most * pairs + 1
    return scales[::-1]


def _floats_again(first: Entry, second: Entry) -> int:
    """How many of two would drop or rise for the second time in a row."""
    if first.points == second.points:
        return 0
    above, under = (first, second) if first.points > second.points else (second, first)
    return (above.floated == DOWN) + (under.floated == UP)


def _too_often(first: Entry, second: Entry) -> bool:
    """Whether one of two would be at home, or away, three times more often than not."""
    return min(first.homes, second.homes) >= MOST_AHEAD or max(first.homes, second.homes) <= -MOST_AHEAD


def _same_side(first: Entry, second: Entry) -> int:
    """How far two are from one wanting home and the other away."""
    return abs(first.homes + second.homes)
