"""The lobby as a page, and its doors."""

from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, delete, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Template

import downfield
from downfield.league.figures.ratings import PROGRAM, program
from downfield.store.kept import OPEN
from downfield.store.meet.challenges import KeptChallenge
from downfield.store.places import places
from downfield.store.tokens import ORGANISE, PLAY, READ
from downfield.table.live.house import House
from downfield.table.live.meet.lobby import ChallengeWish, stays
from downfield.table.pages.invitation import clock_words
from downfield.table.pages.page import page
from downfield.table.people.bearer import caller_at
from downfield.table.people.naming import check_names
from downfield.table.protocol.refusals import SwitchedOff
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import Begun, Caller, Name, Seated, game_of
from downfield.text import Text

Asked = Request[Any, Any, Any]
Waiting = Annotated[
    str, QueryParameter(description="Matches in which you wait for somebody, with commas.", max_length=60)
]


class Challenge(msgspec.Struct, frozen=True):
    """An open challenge, as somebody reads of it."""

    id: str
    game: str
    title: str
    name: str
    clock: str
    rated: bool
    points: int | None  # what its owner is rated, where it is rated
    margin: int | None
    mine: bool
    stays: bool  # though its owner leaves


class Here(msgspec.Struct, frozen=True):
    """The lobby: open challenges, who is here by name, how many guests; and which of your matches somebody came to."""

    challenges: list[Challenge]
    names: list[str]
    guests: int
    guests_words: str
    begun: list[str]


class Sitting(msgspec.Struct, frozen=True):
    """Under which name somebody sits down who has no account."""

    name: Name = ""


class Paired(msgspec.Struct, frozen=True):
    """Either a seat that was found, or a challenge that now waits for somebody."""

    id: str
    game: str
    keys: dict[str, str]
    waits: bool


@get("/lobby", media_type=MediaType.HTML)
async def page_of_lobby(request: Asked, house: NamedDependency[House]) -> Template:
    """Open challenges, and who is here."""
    if not house.switches.lobby:
        raise SwitchedOff
    pool = {
        slug: [level for level in game_of(slug).spec.coaches if program(slug, f"{PROGRAM}{level}")]
        for slug in downfield.GAMES
    }
    return page(request, "people/lobby.html", ratings=house.switches.ratings, pool=pool)


@get("/api/lobby")
async def lobby(request: Asked, house: NamedDependency[House], waiting: Waiting = "") -> Here:
    """What there is in the lobby; whoever asks is here."""
    who = await caller_at(request, house, READ)
    await house.lobby.enter(who)
    text = text_of(language(request))
    shown = [await _told(house, one, who, text) for one in await house.lobby.open_to(who)]
    present = await house.lobby.here()
    named = [one.name for one in present if one.name]
    guests = len(present) - len(named)
    said = text.say("lobby-guests", count=guests)
    return Here(shown, named, guests, said, await _begun(house, waiting.split(","), who))


async def _told(house: House, one: KeptChallenge, who: Caller, text: Text) -> Challenge:
    rating = (await house.lobby.rated(one.game, [one.person_id]))[one.person_id] if one.rated else None
    return Challenge(
        one.match_id,
        one.game,
        game_of(one.game).name,
        one.name,
        clock_words(one.clock, text),
        one.rated,
        rating.points if rating else None,
        rating.margin if rating else None,
        one.person_id == who.person,
        stays(one),
    )


async def _begun(house: House, waiting: list[str], who: Caller) -> list[str]:
    """In which of somebody's matches every seat is taken."""
    found = await places(house.store, "", [one for one in waiting if one.isalnum()], 10)
    mine = [place for place in found if any(seat.person_id == who.person for seat in place.seats)]
    return [place.match.id for place in mine if all(seat.kind != OPEN for seat in place.seats)]


@post("/api/lobby/challenges")
async def challenge(data: JSONBody[ChallengeWish], request: Asked, house: NamedDependency[House]) -> Begun:
    """Would like to play: anybody may sit down, as long as you are here."""
    who = await caller_at(request, house, ORGANISE)
    await check_names(house.store, who, [data.name])
    return await house.lobby.post(data, who)


@post("/api/lobby/challenges/{match_id:str}")
async def accept(
    match_id: FromPath[str], data: JSONBody[Sitting], request: Asked, house: NamedDependency[House]
) -> Seated:
    """Sit down at a challenge; whoever is first has the seat."""
    who = await caller_at(request, house, PLAY)
    await check_names(house.store, who, [data.name])
    return await house.lobby.accept(match_id, data.name, who)


@delete("/api/lobby/challenges/{match_id:str}")
async def withdraw(match_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> None:
    """Take one's own challenge away."""
    await house.lobby.withdraw(match_id, await caller_at(request, house, PLAY))


@post("/api/lobby/pair")
async def pair(data: JSONBody[ChallengeWish], request: Asked, house: NamedDependency[House]) -> Paired:
    """Sit down with whoever wants the same, else wait for somebody who does."""
    who = await caller_at(request, house, ORGANISE)
    await check_names(house.store, who, [data.name])
    found = await house.lobby.pair(data, who)
    if isinstance(found, Seated):
        return Paired(found.id, found.game, {str(found.seat): found.key}, waits=False)
    return Paired(found.id, data.game, found.keys, waits=True)
