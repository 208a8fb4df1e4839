# mypyc: compiled
"""What a coach of Touch Down is like, at whatever level he plays."""

from typing import Final

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Style:
    """His character: what he would rather call, what kicks are worth to him, and how many go for a passer.

    In playouts he looks less closely: at one in so many of the squares where a hunter may go, and once.
    """

    def __init__(
        self, passes: float = 0.0, runs: float = 0.0, kicks: float = 0.0, rushers: int = 5, every: int = 1
    ) -> None:
        self.passes = passes  # how often he calls a pass whatever the situation
        self.runs = runs  # and how often a run
        self.kicks = kicks  # points that a kick is worth to him beside what it brings
        self.rushers = rushers  # who go for a passer
        self.every = every  # squares of so many are looked at


STEADY: Final = Style()
KICKS: Final = Style(kicks=2.0)  # as people do on the last down
LIGHT: Final = Style(every=3)  # in playouts
CHARACTERS: Final = {
    "bold": Style(passes=0.3, kicks=-1.0, rushers=6),
    "careful": Style(runs=0.3, kicks=0.8, rushers=4),
    "passing": Style(passes=0.7),
    "running": Style(runs=0.7),
    "pressing": Style(rushers=8),
}
