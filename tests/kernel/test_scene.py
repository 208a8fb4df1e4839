"""What lies on the table: its names, what is left out, and what a film asks of it."""

import msgspec
from msgspec import UNSET, UnsetType

from downfield.kernel.scene import OnTable


class Scene(OnTable, frozen=True):
    """A round, and a card once it is open."""

    round: int
    card: str | UnsetType = UNSET


def test_what_does_not_lie_there_has_no_name() -> None:
    assert Scene(1).by_name() == {"round": 1}
    assert Scene(1, "ace").by_name() == {"round": 1, "card": "ace"}


def test_what_does_not_lie_there_never_leaves_the_host() -> None:
    assert msgspec.json.encode(Scene(1)) == b'{"round":1}'


def test_a_game_that_says_nothing_of_them_has_neither_parts_nor_drives() -> None:
    assert (Scene(1).which_part(), Scene(1).which_drive()) == ((), ())
