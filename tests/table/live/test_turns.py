"""Whose turn it is."""

from downfield.table.live.turns import Patron, Turns


def _served(*waiting: str) -> str:
    """The order in which those are served who come in this order, each by address, person and own mark."""
    turns: Turns[str] = Turns()
    for one in waiting:
        turns.add(Patron(one[0], one[1]), one[2])
    return "".join(turns.next() for _ in waiting)


def test_whoever_asks_much_waits_for_others_in_between() -> None:
    assert _served("ax1", "ax2", "ax3", "by4", "cz5") == "14523"


def test_many_names_at_one_address_count_as_one_address() -> None:
    assert _served("ax1", "ay2", "az3", "bx4", "bx5") == "14253"


def test_people_at_one_address_take_turns() -> None:
    assert _served("ax1", "ax2", "ax3", "ay4") == "1423"


def test_nobody_waits_when_all_are_served() -> None:
    turns: Turns[int] = Turns()
    turns.add(Patron(), 1)
    turns.next()
    assert not turns
