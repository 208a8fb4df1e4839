"""Who may see a match. A private one is to everybody else as if it were not there: the same words, the same work."""

import hmac
from collections.abc import Sequence

from downfield.store import tokens, watchers
from downfield.store.kept import RATED
from downfield.table.live.house import House
from downfield.table.people.bearer import bearer_of
from downfield.table.people.visitors import person_of
from downfield.table.protocol.refusals import NoHelpRated, StillOn, UnknownMatch
from downfield.table.protocol.requests import Visitor
from downfield.table.protocol.wishes import hashed


async def look(visitor: Visitor, house: House, match_id: str, keys: Sequence[str] = ()) -> None:
    """Let whoever may see a match go on, or UnknownMatch."""
    if house.is_open_to_all(match_id):
        return
    bearer = bearer_of(visitor)
    shown = [key for key in (*keys, bearer) if key]
    person = await person_at(visitor, house, bearer)
    if "\0" in match_id or not await watchers.may_look(
        house.store, match_id, person, shown, [hashed(key) for key in shown]
    ):
        raise UnknownMatch


async def check_help(house: House, match_id: str) -> None:
    """Let somebody ask about a match, or play on from it; or NoHelpRated, where it is rated and goes on."""
    kept = await house.store.match(match_id)
    if kept is not None and kept.rated == RATED:
        raise NoHelpRated


async def check_review(visitor: Visitor, house: House, match_id: str) -> None:
    """Let somebody review a match that goes on, and that he only watches; or NoHelpRated, or StillOn."""
    await check_help(house, match_id)
    bearer = bearer_of(visitor)
    person = await person_at(visitor, house, bearer)
    if await watchers.sits(house.store, match_id, person, [hashed(bearer)] if bearer else []):
        raise StillOn


async def may_review_so_far(visitor: Visitor, house: House, match_id: str) -> bool:
    """Whether somebody may."""
    try:
        await check_review(visitor, house, match_id)
    except (NoHelpRated, StillOn):
        return False
    return True


async def person_at(visitor: Visitor, house: House, bearer: str) -> str:
    """Whose cookie, or whose token, this is; a token that is nobody's is no news here."""
    if not bearer:
        return person_of(visitor)
    known = await tokens.bearer(house.store, hashed(bearer))
    return known.person if known else ""


async def let_in(visitor: Visitor, house: House, match_id: str, given: str) -> bool:
    """Whether a watch link was good; then whoever opened it may look from now on."""
    kept = await house.store.match(match_id)
    watch = kept.watch if kept else ""
    if not watch or not hmac.compare_digest(given.encode(), watch.encode()) or not person_of(visitor):
        return False
    await watchers.let_in(house.store, watch, person_of(visitor))
    return True
