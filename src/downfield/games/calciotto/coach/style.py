# mypyc: compiled
"""How closely a coach looks before he moves, and what he is like."""

from typing import Final

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(acyclic=True)
class Style:
    """How many ends, squares and rounds are looked at; in haste runs to posts, cards and sixes are not thought over.

    He thinks of cards in one phase of so many, which is every one as a rule. The rest is his character: what a shot and
    a pass are worth to him beside what they bring, in thousandths of a goal; how much he fears for the ball; how dear
    hard challenges are to him; and how many close a carrier down whom nobody reaches.
    """

    def __init__(self, finalists: i64, looks: i64, rounds: i64, hasty: bool) -> None:
        self.finalists: i64 = finalists  # ends of ball plans that are looked at closely
        self.looks: i64 = looks  # squares that are looked at closely in one round of runs
        self.rounds: i64 = rounds
        self.hasty = hasty
        self.every: i64 = 1  # phases, in one of which he thinks of cards
        self.shot = 0.0
        self.passing = 0.0
        self.fear = 1.0
        self.hard = 1.0
        self.close: i64 = 2

    def like(
        self, shot: float = 0.0, passing: float = 0.0, fear: float = 1.0, hard: float = 1.0, close: i64 = 2
    ) -> "Style":
        """Somebody who looks as closely, with such a character."""
        other = Style(self.finalists, self.looks, self.rounds, self.hasty)
        other.shot, other.passing, other.fear, other.hard, other.close = shot, passing, fear, hard, close
        return other

    def in_haste(self, every: i64 = 1) -> "Style":
        """Somebody of this character who looks less closely, and thinks of cards in one phase of so many."""
        other = LIGHT.like(self.shot, self.passing, self.fear, self.hard, self.close)
        other.every = every
        return other

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        looks = (int(self.finalists), int(self.looks), int(self.rounds), self.hasty)
        return pickled, (
            looks,
            int(self.every),
            (self.shot, self.passing, self.fear, self.hard, int(self.close)),
        )


def pickled(
    looks: tuple[int, int, int, bool], every: int, character: tuple[float, float, float, float, int]
) -> Style:
    """A pickled style again."""
    finalists, squares, rounds, hasty = looks
    shot, passing, fear, hard, close = character
    found = Style(finalists, squares, rounds, hasty).like(shot, passing, fear, hard, close)
    found.every = every
    return found


STEADY: Final = Style(12, 20, 4, False)
LIGHT: Final = Style(4, 6, 1, True)
MINDFUL: Final = Style(4, 6, 1, False)  # of playouts: cards and sixes are thought over, squares are not
CARDS: Final = 6  # phases in one of which the level `steady` thinks of them
CHARACTERS: Final = {
    "bold": STEADY.like(shot=60, fear=0.6),
    "careful": STEADY.like(shot=-40, fear=1.3),
    "passing": STEADY.like(passing=25),
    "pressing": STEADY.like(close=4),
    "brawling": STEADY.like(hard=0.2),
}
