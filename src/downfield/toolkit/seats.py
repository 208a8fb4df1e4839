"""Who decides: the seats of a match."""

from downfield.kernel.fields import SIDES
from downfield.kernel.options import Value
from downfield.kernel.spec import Seat


def one_each(options: dict[str, Value]) -> tuple[Seat, ...]:
    """One coach a side."""
    return tuple(Seat(name, side) for side, name in enumerate(SIDES))


def one_or_two(options: dict[str, Value]) -> tuple[Seat, ...]:
    """One coach a side, or two: one for the offence, one for the defence."""
    found: list[Seat] = []
    for side, name in enumerate(SIDES):
        if options[f"{name}_seats"] == "two":
            found += [Seat(f"{name}-offence", side), Seat(f"{name}-defence", side)]
        else:
            found.append(Seat(name, side))
    return tuple(found)
