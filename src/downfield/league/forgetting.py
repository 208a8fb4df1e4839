"""Somebody who is known no more: his names are taken out of a ledger, and all else stays as it was.

Each line carries the fingerprint of the one before, so that those after a name that is gone are fingerprinted anew.
"""

import hashlib
from collections.abc import Iterator, Sequence

import msgspec

from downfield.league.competition import run
from downfield.league.deeds import AnyDeed, Claimed, Entered
from downfield.league.ledger import Line
from downfield.league.state import FORMER


def without(lines: Sequence[Line], person: str, account: str) -> list[Line]:
    """The same ledger without the names of a person, and of the account that he had ("" for a guest)."""
    names, new = {account, *_names(lines, person)} - {""}, list[Line]()
    for line in lines:
        deed = _forgotten(line.deed, person, names)
        by = FORMER if line.by in names else line.by
        new.append(Line(line.number, line.at, by, deed, new[-1].fingerprint() if new else ""))
    return new


def _names(lines: Sequence[Line], person: str) -> Iterator[str]:
    """Under which names somebody took part: he entered so, or was put down so and came by the invitation."""
    for line in lines:
        deed = line.deed
        if isinstance(deed, Claimed) and deed.person == person:
            entrant = run(lines[: line.number]).entrant(deed.entrant)
            yield entrant.members[deed.member] if entrant.members else entrant.name
        elif isinstance(deed, Entered) and deed.person == person:
            yield deed.members[0] if deed.members else deed.name


def _forgotten(deed: AnyDeed, person: str, names: set[str]) -> AnyDeed:
    """A deed without a person and his names; where he played is still one and the same."""
    changed: dict[str, object] = {}
    if getattr(deed, "person", "") == person:
        changed["person"] = f"former-{hashlib.sha256(person.encode()).hexdigest()[:16]}"
    if getattr(deed, "name", "") in names:
        changed["name"] = FORMER
    if isinstance(deed, Entered) and set(deed.members) & names:
        changed["members"] = tuple(FORMER if member in names else member for member in deed.members)
    if isinstance(deed, Entered) and changed:
        changed["number"] = ""  # of a member of an association
    return msgspec.structs.replace(deed, **changed) if changed else deed
