"""What programs may ask: begin a match, join one, its state, its record."""

from typing import Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.di import NamedDependency
from litestar.params import FromPath, JSONBody

import downfield
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.outcome import how_it_ended, winner
from downfield.store.tokens import ORGANISE, PLAY
from downfield.table.live.house import House
from downfield.table.live.written import written as as_record
from downfield.table.people.bearer import caller_at
from downfield.table.people.naming import check_names
from downfield.table.people.sight import look
from downfield.table.protocol.messages import Sitter
from downfield.table.protocol.refusals import NotOver
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import Begun, MatchWish, Name, Seated
from downfield.table.show.updates import Showing

Asked = Request[Any, Any, Any]


class Guest(msgspec.Struct, frozen=True):
    """Who sits down."""

    name: Name = ""


class Standing(msgspec.Struct, frozen=True):
    """How a match stands, as everybody may know it."""

    id: str
    game: str
    seq: int
    created: str
    commitment: str
    sitters: list[Sitter]
    waiting: list[int]
    points: tuple[int, int]
    over: bool
    result: str
    winner: int | None  # the side, 0 home and 1 away; nobody after a draw, and before the end
    how: str  # played, resigned, lapsed; "" before the end


@post("/api/matches")
async def begin(data: JSONBody[MatchWish], request: Asked, house: NamedDependency[House]) -> Begun:
    """Begin a match."""
    who = await caller_at(request, house, ORGANISE)
    await check_names(house.store, who, [wish.name for wish in data.seats if wish.who != "coach"])
    return await house.begin(data, who)


@post("/api/join/{code:str}")
async def join(
    code: FromPath[str], data: JSONBody[Guest], request: Asked, house: NamedDependency[House]
) -> Seated:
    """Sit down on an open seat."""
    who = await caller_at(request, house, PLAY)
    await check_names(house.store, who, [data.name])
    return await house.join(code, data.name or who.name, who)


@get("/api/matches/{match_id:str}")
async def standing(match_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> Standing:
    """How a match stands."""
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        sitting = room.sitting
        shown = Showing(sitting, (), text_of(language(request), sitting.game.spec))
        return Standing(
            id=match_id,
            game=sitting.kept.game,
            seq=sitting.seq,
            created=sitting.kept.created,
            commitment=sitting.kept.commitment,
            sitters=shown.sitters(room.here),
            waiting=list(sitting.waiting()),
            points=sitting.match.points(),
            over=sitting.over,
            result=shown.result(),
            winner=winner(sitting.match),
            how=how_it_ended(sitting.match, sitting.lapsed != NOBODY),
        )


@get("/api/matches/{match_id:str}/record", media_type=MediaType.TEXT)
async def written(match_id: FromPath[str], request: Asked, house: NamedDependency[House]) -> Response[str]:
    """The record of a match that is over, with the secret of its dice."""
    await look(request, house, match_id)
    async with house.visit(match_id) as room:
        sitting = room.sitting
        if not sitting.over:
            raise NotOver
        text = as_record(sitting, house.signer)
        name = f'attachment; filename="{sitting.kept.game}-{match_id}.record"'
        return Response(text, media_type=MediaType.TEXT, headers={"content-disposition": name})


class Server(msgspec.Struct, frozen=True):
    """This server: its version, and the public half of the key with which it signs records."""

    version: str
    key: str


@get("/api/server")
async def server(house: NamedDependency[House]) -> Server:
    """Who this server is: what its records are checked against."""
    return Server(downfield.__version__, house.signer.public)
