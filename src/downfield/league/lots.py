"""Lots that nobody can doubt: they follow from a secret whose fingerprint is shown before anybody enters, and from the
number that everybody who enters adds to it."""

import hashlib
import hmac
from collections.abc import Sequence

from downfield.kernel.dice import CommittedDice, derived_nonce
from downfield.kernel.errors import NotationError
from downfield.league.errors import Refused


def commitment(secret: bytes) -> str:
    """What is shown at first."""
    return CommittedDice(secret).commitment


def draw(secret: bytes, nonces: Sequence[int]) -> tuple[int, ...]:
    """Everybody's lot, from 1, in the order of entry."""
    given = tuple(nonce or derived_nonce(commitment(secret), at) for at, nonce in enumerate(nonces))
    dice = CommittedDice(secret, given)
    left, lots = list(range(1, len(given) + 1)), []
    for number in range(len(given)):
        lots.append(left.pop(dice.below(len(left), number)))
    return tuple(lots)


def proved(shown: str, secret: str, nonces: Sequence[int], lots: Sequence[int]) -> None:
    """Refuse a secret that is not the one whose fingerprint was shown, or from which other lots follow."""
    try:
        key = CommittedDice.from_hex(secret).secret
    except NotationError as e:
        raise Refused("{why}", key="lots-hex", why=e) from None
    if commitment(key) != shown:
        raise Refused("This is not the secret whose fingerprint was shown at first.", key="lots-secret")
    if draw(key, nonces) != tuple(lots):
        raise Refused("From this secret other lots follow than those that were drawn.", key="lots-other")


def secret_for(secret: bytes, match: str) -> bytes:
    """The secret of the dice of a match between programs: it follows from that of the competition."""
    return hmac.digest(secret, f"downfield/match/{match}".encode(), hashlib.sha256)
