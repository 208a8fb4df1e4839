"""The oracle: any position set up by hand, or a moment of a match, and what best play makes of it."""

import functools
from typing import Annotated, Any
from urllib.parse import urlencode

import msgspec
from litestar import MediaType, Request, get
from litestar.di import NamedDependency, Provide
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, Template

from downfield.kernel import position
from downfield.kernel.errors import DownfieldError
from downfield.kernel.options import Value
from downfield.kernel.position import Field, Json, Position
from downfield.kernel.spec import Game
from downfield.table.pages.archive import Archive, middle
from downfield.table.pages.games import shown, small
from downfield.table.pages.page import page
from downfield.table.people.sight import check_help, look
from downfield.table.protocol.refusals import UnknownPage
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of, settled
from downfield.text import Text
from downfield.text.fourth import FourthDowns
from downfield.text.oracle import Verdict, percent_of

Asked = Request[Any, Any, Any]
Line = Annotated[
    str, QueryParameter(description="A position, as records and replays write it.", max_length=2000)
]
Agreed = Annotated[
    list[str] | None, QueryParameter(description="Options of the match, as NAME=VALUE.", max_items=20)
]
Id = Annotated[str, QueryParameter(description="Of a match, or of a record.", max_length=64)]
Moment = Annotated[int, QueryParameter(description="A moment of a film, from 0.", ge=0, lt=2**31)]


MOST, LONGEST = 9, 200  # values of a field, and letters of them


class Blank(msgspec.Struct, frozen=True):
    """A field of the form: its words, its values (one, or several side by side), and those it can have."""

    name: str
    words: str
    values: list[str]
    choices: list[tuple[str, str]]
    is_number: bool


def known(slug: str) -> Game:
    """A game that has an oracle, or UnknownPage."""
    game = game_of(slug)
    if game.spec.oracle is None:
        raise UnknownPage
    return game


class Wish(msgspec.Struct, frozen=True):
    """What is asked about: a game, the options of a match, and a position as a line or field by field."""

    game: Game
    option: list[str]
    at: str

    def start(self, request: Asked) -> Position:
        """The position, or BadPosition."""
        return given(request, self.game, self.at)

    def options(self) -> dict[str, Value]:
        """The options, or BadOption."""
        return settled(self.game, _agreed(self.option))


def wish(slug: FromPath[str], at: Line = "", option: Agreed = None) -> Wish:
    """What an address asks about."""
    return Wish(known(slug), option or [], at)


Wished = NamedDependency[Wish]
WISH = {"wish": Provide(wish, sync_to_thread=False)}


@get("/ask/{slug:str}", media_type=MediaType.HTML, dependencies=WISH)
async def page_of_oracle(wish: Wished, request: Asked, archive: NamedDependency[Archive]) -> Template:
    """A position that somebody has set up, and what the oracle says of it."""
    game, tag = wish.game, language(request)
    text, trouble, told, fourth = text_of(tag, game.spec), "", None, None
    try:
        asked = (game, wish.options(), wish.start(request), tag)
        told, fourth = await archive.verdict(*asked), await archive.fourth_downs(*asked)
    except DownfieldError as e:
        trouble = text.error(e)
    lying = (
        position.read(told.verdict.at, game.slug, game.spec.form).fields if told else _entered(request, game)
    )
    return page(
        request,
        "ask.html",
        game=shown(game.slug, tag),
        text=text,
        told=told and told.verdict,
        board=small(told.board) if told else "",
        fourth=fourth and fourth.graph,
        blanks=[blank(field, lying, text) for field in game.spec.form],
        options=wish.option,
        trouble=trouble,
        percent=functools.partial(percent_of, text),
    )


@get("/api/ask/{slug:str}", dependencies=WISH)
async def ask(wish: Wished, request: Asked, archive: NamedDependency[Archive]) -> Verdict:
    """What the oracle says of a position, for programs."""
    start = position.read(wish.at, wish.game.slug, wish.game.spec.form)
    return (await archive.verdict(wish.game, wish.options(), start, language(request))).verdict


@get("/api/ask/{slug:str}/chart", dependencies=WISH)
async def chart(wish: Wished, request: Asked, archive: NamedDependency[Archive]) -> FourthDowns:
    """What best play does on fourth down, by distance and field position, for the clock and score of a position."""
    start = position.read(wish.at, wish.game.slug, wish.game.spec.form)
    return await archive.fourth_downs(wish.game, wish.options(), start, language(request))


@get("/ask", media_type=MediaType.HTML)
async def about_moment(
    request: Asked, archive: NamedDependency[Archive], moment: Moment, match: Id = "", record: Id = ""
) -> Redirect:
    """The page for a moment of a match of this house, or of a record that somebody brought along."""
    if match:
        await look(request, archive.house, match)
        await check_help(archive.house, match)
    tale = await (archive.match(match) if match else archive.record(record))
    tag = language(request)
    line, bill = await archive.position(tale, moment), await archive.bill(tale, tag)
    usual = known(bill.game).options()
    other = [f"{name}={_written(value)}" for name, value in bill.options.items() if value != usual[name]]
    pairs = [("at", line), *(("option", pair) for pair in other), ("lang", tag)]
    return Redirect(f"/ask/{bill.game}?{urlencode(pairs)}", status_code=303)


# The form -------------------------------------------------------------------------------------------------------


def given(request: Asked, game: Game, at: str) -> Position:
    """The position that was asked for, as a line or field by field; without any, one from the middle of a match."""
    entered = at or _entered(request, game)
    if not entered:
        return middle(game)
    return position.read(entered, game.slug, game.spec.form)


def _entered(request: Asked, game: Game) -> dict[str, Json]:
    """What was entered, field by field; a field left empty is as usual."""
    found: dict[str, Json] = {}
    for field in game.spec.form:
        values = [value.strip() for value in request.query_params.getall(field.name, default=[])][:MOST]
        if any(values):
            found[field.name] = field.plain(field.sep.join(values)[:LONGEST])
    return found


def blank(field: Field, lying: dict[str, Json], text: Text) -> Blank:
    """A field as the form shows it."""
    value = lying.get(field.name)
    values = [str(one) for one in value] if isinstance(value, list) else ["" if value is None else str(value)]
    many = field.count if field.kind == "ints" else 1
    return Blank(
        field.name,
        _say(text, f"field-{field.name}", field.name),
        (values + [""] * many)[:many],
        [(choice, _say(text, f"field-{field.name}-{choice}", choice)) for choice in field.choices],
        field.kind in ("int", "ints"),
    )


def _say(text: Text, key: str, usual: str) -> str:
    return text.say(key) if text.has(key) else usual


def _agreed(pairs: list[str] | None) -> dict[str, Value]:
    """The options of an address."""
    return {name: value or None for name, _, value in (pair.partition("=") for pair in pairs or ())}


def _written(value: Value) -> str:
    return "" if value is None else str(value).lower() if isinstance(value, bool) else str(value)
