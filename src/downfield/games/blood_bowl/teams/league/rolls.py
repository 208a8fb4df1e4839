"""Dice that fall after a match: they follow from a key that nobody knew before, one after the other."""

from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import BadOption


class Rolls:
    """Dice of a key, for one team."""

    def __init__(self, key: str, whose: int = 0) -> None:
        self.dice = CommittedDice.from_hex(key, (whose + 1,)) if key else None
        self.number = 0

    def d(self, faces: int) -> int:
        """A die of so many faces; or BadOption where none may be rolled."""
        if self.dice is None:
            raise BadOption("Dice are rolled for this, and there are none.", key="club-no-dice")
        self.number += 1
        return self.dice.below(faces, self.number - 1) + 1
