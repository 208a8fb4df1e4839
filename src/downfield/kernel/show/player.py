"""A player as a card beside the board tells of him."""

import re

import msgspec

from downfield.kernel.show.lore import Sentence

PLAYER = re.compile(r"m-[fp]-([ha])-(\d+)")  # figures are called so on every board


class PlayerCard(msgspec.Struct, frozen=True):
    """What he is called, what is printed on him, how he is and who is at him, and what he can do."""

    side: int
    number: int
    name: str
    values: tuple[tuple[str, str], ...]
    state: tuple[str, ...]
    skills: Sentence = ()
    team: Sentence = ()


def who_is(element: str) -> tuple[int, int] | None:
    """Side and number of the player whose element this is."""
    found = PLAYER.fullmatch(element)
    return None if found is None else ("ha".index(found[1]), int(found[2]))
