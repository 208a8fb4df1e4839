"""What a coach did last time: the line-ups of whoever holds a seat, from his last match of the same game."""

import functools
from collections.abc import Sequence

from downfield.kernel.errors import DownfieldError
from downfield.store import TROUBLE, Deed, Store
from downfield.store.places import Place, places
from downfield.table.live.desk import Desk
from downfield.table.live.sitting import Sitting, rebuild
from downfield.text.picture import has_plans, recall

LOOKED_AT = 20  # matches of a person
PLAYED_OVER = 2  # of those that were of the same game


async def recalled(store: Store, desk: Desk, sitting: Sitting, seat: int) -> dict[str, str]:
    """How the holder of a seat lined up in an earlier match; nothing for whoever is not known."""
    person = sitting.seats[seat].person_id
    if not person or not has_plans(sitting.game):
        return {}
    try:
        known = [place for place in await places(store, person, (), LOOKED_AT) if is_alike(place, sitting)]
        for place in known[:PLAYED_OVER]:
            deeds = await store.deeds(place.match.id)
            told = await desk.do(functools.partial(_told, place, deeds[: place.seq], sitting, seat))
            if told:
                return told
    except TROUBLE:
        pass  # a match can be played without memories
    return {}


def is_alike(place: Place, sitting: Sitting) -> bool:
    """Whether it is another match of the same game, with the same rules and components."""
    kept, here = place.match, sitting.kept
    return kept.id != here.id and (kept.game, kept.rules, kept.pack) == (here.game, here.rules, here.pack)


def _told(place: Place, deeds: Sequence[Deed], sitting: Sitting, seat: int) -> dict[str, str]:
    """Play a match over and look how its sides lined up that this person held; the same side counts first."""
    holder, side = sitting.seats[seat].person_id, sitting.match.seats[seat].side
    try:
        match = rebuild(place.match, place.seats, deeds, sitting.game).match
    except DownfieldError:
        return {}
    own = {match.seats[kept.seat].side for kept in place.seats if kept.person_id == holder}
    told: dict[str, str] = {}
    for other in sorted(own, key=lambda s: s == side):
        told |= recall(match, other)
    return told
