"""The bans that hold, as a server knows them: whoever comes is looked up without a word to the database."""

import functools
import ipaddress
from collections.abc import Callable

from downfield.store import Store, bans
from downfield.store.bans import NETWORK, ORIGIN, PERSON, KeptBan
from downfield.store.keepers import this_second


class Bans:
    """Who may not come. `mark` turns an address into what is kept of it."""

    def __init__(self, mark: Callable[[str], str] = str) -> None:
        self.mark = mark
        self.know([])

    def know(self, known: list[KeptBan]) -> None:
        """Heed these bans and no others."""
        self.people = {ban.target: ban for ban in known if ban.kind == PERSON}
        self.origins = {ban.target: ban for ban in known if ban.kind == ORIGIN}
        self.networks = [
            (ipaddress.ip_network(ban.target), ban) for ban in reversed(known) if ban.kind == NETWORK
        ]
        self._from = functools.lru_cache(maxsize=10_000)(self._of_address)

    async def read(self, store: Store) -> None:
        """Read them anew."""
        self.know(await bans.active(store))

    def find(self, person: str, address: str, has_account: bool) -> KeptBan | None:
        """The ban of somebody, by who it is, else by where from; a place that only has a mark is shut to guests."""
        place = None if has_account else self.origins.get(self.mark(address) if self.origins else "")
        found = (self.people.get(person), self._from(address) if self.networks else None, place)
        return next((ban for ban in found if ban and (not ban.until or ban.until > this_second())), None)

    def _of_address(self, address: str) -> KeptBan | None:
        try:
            asked = ipaddress.ip_network(address)
        except ValueError:  # a socket without an address
            return None
        return next((ban for net, ban in self.networks if _is_within(asked, net)), None)


def _is_within(
    one: ipaddress.IPv4Network | ipaddress.IPv6Network, other: ipaddress.IPv4Network | ipaddress.IPv6Network
) -> bool:
    return one.version == other.version and one.network_address in other and one.prefixlen >= other.prefixlen
