"""Who may be called what at a match: nobody wears the name of another's account, nor one that looks like it."""

from collections.abc import Sequence

from downfield.store import Store
from downfield.store import people as kept
from downfield.table.protocol import names
from downfield.table.protocol.refusals import NotYourName
from downfield.table.protocol.wishes import Caller, name_at_a_seat


async def check_names(store: Store, who: Caller, given: Sequence[str]) -> None:
    """Let names pass that are free or one's own, or NotYourName."""
    called = [name_at_a_seat(name, who) for name in given]
    looks = {name: names.looks(name) for name in called if name}
    wanted = {look for found in looks.values() for look in found}
    taken = await kept.looking_like(store, wanted) if wanted else {}
    for name, found in looks.items():
        if any(taken.get(look, who.person) != who.person for look in found):
            raise NotYourName(name)
