"""Whether there is room for one more: whoever has as much as the table allows is told how to make room."""

from downfield.store import Store, quotas
from downfield.store.quotas import Quotas
from downfield.table.protocol.refusals import NoRoom
from downfield.table.protocol.wishes import Caller


async def check_matches(store: Store, most: Quotas, who: Caller) -> None:
    """Let somebody begin one more match, or NoRoom."""
    if not (most.matches or most.matches_place):
        return
    own, here = await quotas.running(store, who.person, who.origin)
    if 0 < most.matches <= own:
        raise NoRoom(
            "You have {most} matches that are not over, as many as this table allows. "
            "Play one to its end, or resign it.",
            key="quota-matches",
            most=most.matches,
        )
    if 0 < most.matches_place <= here:
        raise NoRoom(
            "From your address {most} matches are begun and not over, as many as this table allows. "
            "End some of them, or come again later.",
            key="quota-matches-place",
            most=most.matches_place,
        )


async def check_record(store: Store, most: Quotas, who: Caller, letters: int) -> None:
    """Let somebody bring one more record along, or NoRoom."""
    if not (most.records or most.letters or most.records_place):
        return
    count, size, here = await quotas.brought(store, who.person, who.origin)
    if 0 < most.records <= count or 0 < most.letters < size + letters:
        raise NoRoom(
            "You have brought {count} records along, and this table allows {most} with {letters} letters in all. "
            "Delete some on your account page.",
            key="quota-records",
            count=count,
            most=most.records,
            letters=most.letters,
        )
    if 0 < most.records_place <= here:
        raise NoRoom(
            "From your address {most} records were brought along, as many as this table allows. "
            "Delete some on the account page, or come again later.",
            key="quota-records-place",
            most=most.records_place,
        )
