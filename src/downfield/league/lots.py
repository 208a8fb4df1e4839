"""Lots that nobody can doubt: they follow from a secret whose fingerprint is shown before anybody enters, and from the
number that everybody who enters adds to it."""

import hashlib
import hmac
from collections.abc import Mapping, Sequence

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


def key_for(secret: bytes, occasion: str) -> str:
    """The key of the dice of a career: nobody knows it before it is shown, and the secret proves it in the end."""
    return hmac.digest(secret, f"downfield/career/{occasion}".encode(), hashlib.sha256).hex()


def proved_keys(secret: str, keys: Mapping[str, str]) -> None:
    """Refuse keys of dice that do not follow from the secret."""
    for occasion, key in keys.items():
        if key_for(bytes.fromhex(secret), occasion) != key:
            raise Refused(
                "The dice {occasion} do not follow from the secret.", key="lots-dice", occasion=occasion
            )
