"""Fourth downs by distance and field position, for one score, drive and momentum."""

from collections.abc import Callable
from typing import cast

from downfield.games.first_downs.model.kinds import DOWN, GAMBLE, KICK, PUNT
from downfield.games.first_downs.model.position import Downs
from downfield.games.first_downs.notation.legal import worst_loss
from downfield.kernel.oracle import NOWHERE, Chart

FARTHEST = 15  # yards to go that are shown
TOKENS = ("gamble", "fg", "punt")
NOISE = 1e-9  # options that differ by less are as good

Cell = tuple[int, float]
Weigh = Callable[[Downs, int | None], float]  # the attacker's chance before a choice, or after it


def chart(begun: Downs, weigh: Weigh) -> Chart:
    """What best play takes; `begun` is a match in the drive at hand that has not yet gone on."""
    t = begun.t
    spots, distances = tuple(range(1, t.field)), tuple(range(1, FARTHEST + 1))
    most = t.ten + (t.downs - 1) * worst_loss(begun)
    rows = [
        [_cell(begun, own, to_go, weigh) if to_go <= most else (NOWHERE, 0.0) for own in spots]
        for to_go in distances
    ]
    best = tuple(tuple(cell[0] for cell in row) for row in rows)
    worth = tuple(tuple(cell[1] for cell in row) for row in rows)
    return Chart(int(begun.attacker), "fourth", TOKENS, spots, distances, best, worth)


def _cell(begun: Downs, own: int, to_go: int, weigh: Weigh) -> Cell:
    """The first of the best options, and what it is worth; the table tells what a gamble is worth if it is best."""
    theirs = begun.t.field - own - to_go
    if not 0 <= theirs <= begun.t.field - begun.t.ten:
        return NOWHERE, 0.0
    g = cast(Downs, begun.clone())
    g.stage, g.down = DOWN, g.t.downs
    g.lay(own, to_go)
    g.go_on()
    worth = weigh(g, None)
    kicks = {option: weigh(g, option) for option in (KICK, PUNT) if option in g.options(g.attacker)}
    best = [option for option, chance in kicks.items() if chance >= worth - NOISE]
    return (best[0] if best else GAMBLE), worth
