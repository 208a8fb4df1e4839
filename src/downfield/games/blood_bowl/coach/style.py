# mypyc: compiled
"""How closely a coach looks, how his players stand, and what he is like."""

from typing import Final

Offsets = tuple[tuple[int, int], ...]  # columns towards a goal, and rows


class Shape:
    """Where players stand who have nothing else to do, counted from the ball; the most important squares first."""

    def __init__(self, escort: Offsets, screen: Offsets, ring: Offsets) -> None:
        self.escort = escort  # before a carrier of one's own
        self.screen = screen  # between the opponents' carrier and one's own goal
        self.ring = ring  # around a ball on the ground


USUAL: Final = Shape(
    ((1, -2), (1, 2), (0, -4), (0, 4), (2, 0), (3, -3), (3, 3), (-2, 0), (-1, -6), (-1, 6)),
    ((2, 0), (2, -3), (2, 3), (4, -1), (4, 2), (3, -6), (3, 6), (7, 0), (8, -3), (8, 3)),
    ((2, 0), (1, -2), (1, 2), (3, -2), (3, 2), (-1, -2), (-1, 2), (5, 0), (4, -4), (4, 4)),
)
TIGHT: Final = Shape(
    ((1, -1), (1, 1), (2, -2), (2, 2), (1, 0), (3, -1), (3, 1), (0, -2), (0, 2), (-1, 0)),
    ((1, 0), (1, -2), (1, 2), (2, -1), (2, 1), (2, -4), (2, 4), (4, 0), (5, -3), (5, 3)),
    ((1, 0), (1, -1), (1, 1), (2, -2), (2, 2), (0, -2), (0, 2), (3, 0), (4, -3), (4, 3)),
)
DEEP: Final = Shape(
    ((3, -2), (3, 2), (5, 0), (4, -4), (4, 4), (6, -2), (6, 2), (1, 0), (2, -6), (2, 6)),
    ((4, 0), (4, -3), (4, 3), (6, -1), (6, 2), (5, -6), (5, 6), (9, 0), (10, -3), (10, 3)),
    ((3, 0), (3, -3), (3, 3), (5, -1), (5, 2), (1, -3), (1, 3), (7, 0), (7, -4), (7, 4)),
)


class Style:
    """How many squares, players and targets are looked at; the rest is his character."""

    def __init__(
        self, squares: int, near: int, pickers: int, receivers: int, targets: int, opens: bool
    ) -> None:
        self.squares = squares  # for which the danger to a carrier is counted
        self.near = near  # players whose ways to the ball, or to a target, are looked at: the nearest
        self.pickers = pickers  # and of these, for a ball on the ground, the surest
        self.receivers = receivers  # of a ball that is handed on or thrown
        self.targets = targets  # opponents whom a blitz looks at
        self.opens = opens  # whether it is thought of who bars the way of the ball
        self.fear = 1.0  # for the ball
        self.harm = 1.0  # what it is worth to him to hurt somebody
        self.passes = 0.0  # what a throw is worth to him beside; above 0 he hands the ball on, too
        self.overlooks = 0  # one player in so many, others in every turn; 0: nobody

    def like(self, fear: float = 1.0, harm: float = 1.0, passes: float = 0.0) -> "Style":
        """Somebody who looks as closely, with such a character."""
        other = Style(self.squares, self.near, self.pickers, self.receivers, self.targets, self.opens)
        other.fear, other.harm, other.passes, other.overlooks = fear, harm, passes, self.overlooks
        return other

    def glancing(self, overlooks: int) -> "Style":
        """Somebody of this character who looks less closely, and overlooks one player in so many."""
        other = LIGHT.like(self.fear, self.harm, self.passes)
        other.overlooks = overlooks
        return other

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        looks = (self.squares, self.near, self.pickers, self.receivers, self.targets, self.opens)
        return pickled, (looks, self.overlooks, (self.fear, self.harm, self.passes))


def pickled(
    looks: tuple[int, int, int, int, int, bool], overlooks: int, character: tuple[float, float, float]
) -> Style:
    """A pickled style again."""
    squares, near, pickers, receivers, targets, opens = looks
    fear, harm, passes = character
    found = Style(squares, near, pickers, receivers, targets, opens).like(fear, harm, passes)
    found.overlooks = overlooks
    return found


STEADY: Final = Style(18, 16, 3, 3, 4, True)
LIGHT: Final = Style(6, 4, 1, 1, 2, False)  # of playouts
OVERLOOKED: Final = {"rookie": 2, "steady": 6}  # one player in so many
CHARACTERS: Final = {
    "bold": STEADY.like(fear=0.6),
    "careful": STEADY.like(fear=1.5),
    "passing": STEADY.like(passes=0.1),
    "brawling": STEADY.like(harm=2.5),
}
