"""Everybody's own invitation: whoever opens it plays for an entrant, or at a place of a squad, and nobody else does."""

import hashlib
import hmac

from downfield.league.state import Entrant, State
from downfield.store.leagues import KeptCompetition
from downfield.table.protocol.refusals import UnknownInvitation
from downfield.table.protocol.wishes import LETTERS

LENGTH = 12


def code_for(kept: KeptCompetition, entrant: int, member: int = 0) -> str:
    """The code that invites to a place: nobody can guess it, and it is written down nowhere."""
    mark = hmac.digest(
        bytes.fromhex(kept.secret), f"downfield/place/{entrant}/{member}".encode(), hashlib.sha256
    )
    letters = "".join(LETTERS[byte % len(LETTERS)] for byte in mark[:LENGTH])
    return f"{entrant}-{member}-{letters}"


def place_of(kept: KeptCompetition, state: State, code: str) -> tuple[Entrant, int]:
    """The entrant and the place of its squad to which a code invites, or UnknownInvitation."""
    entrant, member = (
        int(part) if part.isascii() and part.isdigit() else -1 for part in f"{code}--".split("-")[:2]
    )
    known = state.entrants.get(entrant)
    if known is None or known.is_program or not 0 <= member < state.settings.squad:
        raise UnknownInvitation
    if not hmac.compare_digest(code.encode("utf-8", "replace"), code_for(kept, entrant, member).encode()):
        raise UnknownInvitation
    return known, member


def name_at(entrant: Entrant, member: int) -> str:
    """Whom an invitation is for."""
    return entrant.members[member] if member < len(entrant.members) else entrant.name


def places(entrant: Entrant) -> range:
    """The places of an entrant: one, or one for each of a squad."""
    return range(max(1, len(entrant.members)))
