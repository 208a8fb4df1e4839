"""Names and passwords of accounts: what may be one, and whether it is the right one."""

import asyncio
import unicodedata

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from downfield.kernel.errors import BadOption
from downfield.table.protocol import names
from downfield.table.protocol.refusals import BadName, BadPassword
from downfield.table.protocol.wishes import person_name

SHORTEST_NAME, LONGEST_NAME = 2, 30
SHORTEST, LONGEST = 8, 200
AT_A_TIME = 2  # each takes 32 MiB while it lasts
HASHER = PasswordHasher(time_cost=3, memory_cost=32768, parallelism=1)
# The hash of no password: where a name is nobody's, the same work is done on it.
NOBODYS = "$argon2id$v=19$m=32768,t=3,p=1$4xMvxyl2amB4GciDIVbD9Q$JnmHGoztQYijDntQJKSvNpFyeqnoOdvN8oySO67Sxas"


def account_name(given: str) -> str:
    """The name of an account as it is shown, or BadName."""
    try:
        name = person_name(given)
    except BadOption:
        raise BadName from None
    if not SHORTEST_NAME <= names.letters(name) <= LONGEST_NAME or len(names.skeleton(name)) < 2:
        raise BadName
    return name


class Locksmith:
    """Hashes and checks passwords, away from the event loop and few at a time."""

    def __init__(self) -> None:
        self._free = asyncio.Semaphore(AT_A_TIME)

    async def hash(self, password: str) -> str:
        """What is kept of a password, or BadPassword."""
        meant = _meant(password)
        if not SHORTEST <= len(meant) <= LONGEST:
            raise BadPassword
        async with self._free:
            return await asyncio.to_thread(HASHER.hash, meant)

    async def fits(self, password: str, known: str) -> bool:
        """Whether a password has this hash; where there is none, the answer takes as long and is no."""
        async with self._free:
            return await asyncio.to_thread(_verify, known or NOBODYS, _meant(password)) and bool(known)


def _meant(password: str) -> str:
    """A password whichever way the keyboard has put its accents together."""
    return unicodedata.normalize("NFKC", password)


def _verify(known: str, password: str) -> bool:
    try:
        return HASHER.verify(known, password)
    except (VerificationError, InvalidHashError):
        return False
