"""Dice luck: what was rolled against what was to be expected, in a match and in all matches of somebody."""

from collections import defaultdict

from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.kernel.errors import DownfieldError
from downfield.store.places import places
from downfield.table.pages.archive import Archive, Tale
from downfield.table.pages.games import shown
from downfield.table.pages.meet.played import played
from downfield.table.pages.page import Asked, page
from downfield.table.people.sight import look
from downfield.table.people.visitors import person_of
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text.luck import lucky, tallies
from downfield.text.story import Die

MOST = 30  # matches of somebody that are looked at, the latest


async def _luck(request: Asked, archive: Archive, tale: Tale, film: str, record: str) -> Template:
    tag = language(request)
    bill, dice = await archive.bill(tale, tag), await archive.dice(tale)
    text = text_of(tag, game_of(bill.game).spec)
    found = [
        lucky(bill.sides[side], tallies((die, side) for die in dice), text, str(side)) for side in (0, 1)
    ]
    title = f"{shown(bill.game, tag).name}: {bill.sides[0]} – {bill.sides[1]}"
    return page(request, "replay/luck.html", title=title, found=[("", found)], film=film, record=record)


@get("/match/{match_id:str}/luck", media_type=MediaType.HTML)
async def match_luck(match_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]) -> Template:
    """The dice of a match of this house, in both hands, as far as everybody saw them."""
    await look(request, archive.house, match_id)
    tale = await archive.match(match_id)
    film, record = f"/match/{match_id}/replay", f"/api/matches/{match_id}/record"
    return await _luck(request, archive, tale, film, record)


@get("/replay/{record_id:str}/luck", media_type=MediaType.HTML)
async def record_luck(
    record_id: FromPath[str], request: Asked, archive: NamedDependency[Archive]
) -> Template:
    """The dice of a record that somebody brought along."""
    tale = await archive.record(record_id)
    return await _luck(request, archive, tale, f"/replay/{record_id}", f"/api/records/{record_id}")


@get("/luck", media_type=MediaType.HTML)
async def my_luck(request: Asked, archive: NamedDependency[Archive]) -> Template:
    """My dice in my last matches, game by game."""
    person, tag = person_of(request), language(request)
    words = text_of(tag).say("luck-mine")
    mine = (await _mine(archive, person, tag)).items()
    found = [
        (game_of(slug).name, [lucky(words, tallies(dice), text_of(tag, game_of(slug).spec), slug)])
        for slug, dice in mine
    ]
    return page(
        request, "replay/luck.html", title=text_of(tag).say("luck-all"), found=found, film="", record=""
    )


async def _mine(archive: Archive, person: str, tag: str) -> dict[str, list[tuple[Die, int]]]:
    """The dice of somebody by game."""
    mine = played(await places(archive.house.store, person, (), MOST), person, tag) if person else None
    found = defaultdict[str, list[tuple[Die, int]]](list)
    for one in mine.matches if mine else ():
        try:
            found[one.game] += [(die, one.side) for die in await archive.dice(await archive.match(one.id))]
        except DownfieldError:  # of rules that are no longer played here
            continue
    return found
