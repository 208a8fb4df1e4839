"""Where matches are kept: every deed is on disk before anybody hears of it."""

from downfield.store.address import address, spoken
from downfield.store.kept import DICE, Deed, KeptMatch, KeptSeat
from downfield.store.migrate import NewerDatabase
from downfield.store.store import TROUBLE, Store, Taken

__all__ = [
    "DICE",
    "TROUBLE",
    "Deed",
    "KeptMatch",
    "KeptSeat",
    "NewerDatabase",
    "Store",
    "Taken",
    "address",
    "spoken",
]
