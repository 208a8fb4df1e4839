# mypyc: compiled
"""What a match waits for, and the few numbers that rules and kernel share."""

from typing import Final

GO: Final = 0  # not a stop: resume the frame on top
CHANCE: Final = 1  # a die or a draw, answered by the host
CHOICE: Final = 2  # one seat chooses one of the options
SEALED: Final = 3  # several seats choose, hidden until all have
OVER: Final = 4  # nobody

PASS: Final = 0  # in a window: no reaction
CLOSED: Final = -1  # from `State.respond`: nobody else is asked in this window
EVEN_IF_NONE: Final = (
    64  # added to the seat: asked even with no reaction, for the stop would tell of a hidden hand
)

NOBODY: Final = -1
MOST_SEATS: Final = 4

NAMES: Final = ("go", "chance", "choice", "sealed", "over")
