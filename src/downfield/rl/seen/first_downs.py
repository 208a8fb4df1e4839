# mypyc: compiled
"""Famous First Downs as numbers: yards by zone, momentum, and the cards that lie open."""

from typing import Final, cast

from mypy_extensions import i64, mypyc_attr

from downfield.games.first_downs.model.kinds import OPTIONS
from downfield.games.first_downs.model.position import Downs
from downfield.kernel.state import State
from downfield.rl.encoder import Encoder, Sheets

WORDS: Final = 6  # windows are answered by their number, of which there are five


def most_actions(g: Downs) -> i64:
    """A play, a defence card, or one of a few words."""
    most: i64 = WORDS
    most = g.t.plays if g.t.plays > most else most
    return g.t.cards if g.t.cards > most else most


@mypyc_attr(acyclic=True)
class SeenDowns(Encoder):
    """Yards and momentum of one's own, whether on attack or on defence."""

    def __init__(self, start: State, questions: i64, sides: list[int]) -> None:
        g = cast(Downs, start)
        super().__init__(start, questions, most_actions(g), sides, True)
        self.plays: i64 = g.t.plays
        self.cards: i64 = g.t.cards
        self.frames = 1

    def entries(self) -> list[tuple[str, int, int]]:
        return [
            ("stage", 5, 1),
            ("on attack", 1, 1),
            ("drive", 1, 8),
            ("drives left", 1, 8),
            ("down", 1, 4),
            ("attacker's yards", 1, 20),
            ("neutral yards", 1, 20),
            ("defender's yards", 1, 20),
            ("own momentum", 1, 10),
            ("other momentum", 1, 10),
            ("bank", 1, 10),
            ("play", int(self.plays), 1),
            ("option", OPTIONS, 1),
            ("defence card", int(self.cards), 1),
            ("tackled", 1, 1),
            ("result", 1, 10),
            ("bought", 1, 1),
            ("stolen", 1, 1),
            ("tosses", 1, 4),
        ]

    def write(self, g: State, side: i64, s: Sheets) -> None:
        d = cast(Downs, g)
        attacks = d.attacker == side
        s.tick(d.stage, 5)
        s.put(1 if attacks else 0)
        s.put(d.drive)
        s.put(2 * d.t.drives - d.drive)
        s.put(d.down)
        s.put(d.own)
        s.put(d.neutral)
        s.put(d.theirs)
        s.put(d.ma if attacks else d.md)
        s.put(d.md if attacks else d.ma)
        s.put(d.bank())
        s.tick(d.play, self.plays)
        s.tick(d.option, OPTIONS)
        s.tick(d.card, self.cards)
        s.put(d.tackled)
        s.put(d.result)
        s.put(d.bought)
        s.put(d.stolen)
        s.put(d.calls)
