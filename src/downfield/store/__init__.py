"""Where matches are kept: every deed is on disk before anybody hears of it."""

from downfield.store.kept import DICE, Deed, KeptMatch, KeptSeat
from downfield.store.store import TROUBLE, Store, Taken, address

__all__ = ["DICE", "TROUBLE", "Deed", "KeptMatch", "KeptSeat", "Store", "Taken", "address"]
