"""What to expect of an option before it is taken."""

import msgspec


class Odds(msgspec.Struct, frozen=True):
    """An option's prospects: in plain words, as a share for a bar, and what to light up on the board with it."""

    words: str
    share: float | None = None
    path: list[str] = []
