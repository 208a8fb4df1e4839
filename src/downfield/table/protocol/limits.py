"""Not too often: how many of something are let through."""

import ipaddress
import time


def network(host: str) -> str:
    """By which address somebody is counted: of IPv6 the network, for every household has a whole one."""
    try:
        return str(network_of(host, 32, 64))
    except ValueError:  # a socket without an address
        return host


def network_of(host: str, four: int, six: int) -> ipaddress.IPv4Network | ipaddress.IPv6Network:
    """The network of an address, or ValueError."""
    found = ipaddress.ip_address(host.partition("%")[0])
    found = getattr(found, "ipv4_mapped", None) or found
    return ipaddress.ip_network((found, four if found.version == 4 else six), strict=False)


class Pace:
    """Lets through so many at once, and then so many a second."""

    def __init__(self, at_once: float, a_second: float) -> None:
        self.at_once = at_once
        self.a_second = a_second
        self.left = at_once
        self.seen = time.monotonic()

    def is_too_fast(self) -> bool:
        """Count one more."""
        now = time.monotonic()
        self.left = min(self.at_once, self.left + (now - self.seen) * self.a_second)
        self.seen = now
        if self.left < 1:
            return True
        self.left -= 1
        return False

    def wait(self) -> float:
        """Seconds until the next is let through."""
        left = self.left + (time.monotonic() - self.seen) * self.a_second
        return max(0.0, (1 - left) / self.a_second)


class Paces:
    """A pace for each address; the ones seen longest ago are forgotten."""

    def __init__(self, at_once: float, a_second: float, most: int = 10_000) -> None:
        self.at_once, self.a_second, self.most = at_once, a_second, most
        self._by_address: dict[str, Pace] = {}

    def is_too_fast(self, address: str) -> bool:
        """Count one more of this address."""
        pace = self._by_address.pop(address, None) or Pace(self.at_once, self.a_second)
        self._by_address[address] = pace
        if len(self._by_address) > self.most:
            del self._by_address[next(iter(self._by_address))]
        return pace.is_too_fast()

    def wait(self, address: str) -> float:
        """Seconds until the next of this address is let through."""
        pace = self._by_address.get(address)
        return pace.wait() if pace else 0.0

    def forgive(self, address: str) -> None:
        """Count none of this address."""
        self._by_address.pop(address, None)
