"""Puzzles: the one of today, the sets of the games, and what each answer is worth."""

import datetime
from collections import defaultdict
from typing import Annotated
from urllib.parse import urlencode

import msgspec
from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, Template

from downfield.kernel import position
from downfield.kernel.errors import BadOption, DownfieldError
from downfield.kernel.spec import Game
from downfield.lab.puzzles import Puzzle, daily, puzzle_of, puzzles, shipped
from downfield.lab.puzzles.words import Posed, posed, solution
from downfield.table.live.house import House
from downfield.table.pages.ask import blank
from downfield.table.pages.games import shown, small
from downfield.table.pages.page import Asked, page
from downfield.table.protocol.refusals import UnknownPage
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.shelf import Shelf
from downfield.table.protocol.wishes import game_of
from downfield.text import Text

Word = Annotated[str, QueryParameter(description="An answer, as its option is written.", max_length=60)]


class Put(msgspec.Struct, frozen=True):
    """A puzzle on a page: its words, its board, and what is known of the position beside it."""

    posed: Posed
    board: str
    facts: list[tuple[str, str]]


ready: Shelf[Put] = Shelf(300, lambda put: len(put.board))


def today() -> datetime.date:
    """The day, the same for everybody."""
    return datetime.datetime.now(datetime.UTC).date()


@get("/puzzles", media_type=MediaType.HTML)
async def page_of_puzzles(request: Asked) -> Template:
    """Today's puzzle, and all sets by theme."""
    tag = language(request)
    sets = [(shown(slug, tag), _themes(slug, tag)) for slug, _ in shipped()]
    slug, number = daily(today())
    return page(request, "puzzles/puzzles.html", sets=sets, slug=slug, number=number, game=shown(slug, tag))


@get("/puzzles/today", media_type=MediaType.HTML)
async def puzzle_of_today(request: Asked) -> Redirect:
    """The puzzle of this day."""
    slug, number = daily(today())
    return Redirect(f"/puzzles/{slug}/{number}?lang={language(request)}", status_code=303)


@get("/puzzles/{slug:str}/{number:int}", media_type=MediaType.HTML)
async def page_of_puzzle(
    slug: FromPath[str],
    number: FromPath[int],
    request: Asked,
    house: NamedDependency[House],
    answer: Word = "",
) -> Template:
    """A puzzle; with an answer, what came of it."""
    game, tag = game_of(slug), language(request)
    puzzle, text = _known(game, number), text_of(tag, game.spec)
    key = (slug, number, tag)
    put = ready.get(key) or ready.put(key, await house.desk.do(lambda: _put(game, puzzle, text)))
    told, trouble = None, ""
    try:
        told = solution(puzzle, put.posed, answer, text) if answer else None
    except BadOption as e:
        trouble = text.error(e)
    return page(
        request,
        "puzzles/puzzle.html",
        game=shown(slug, tag),
        text=text,
        number=number,
        count=len(puzzles(game)),
        day=today().isoformat() if (slug, number) == daily(today()) else "",
        put=put,
        told=told,
        answer=answer,
        trouble=trouble,
        oracle=f"/ask/{slug}?{urlencode({'at': puzzle.at, 'lang': tag})}",
    )


def _known(game: Game, number: int) -> Puzzle:
    """A puzzle by its number, or UnknownPage."""
    try:
        return puzzle_of(game, number)
    except DownfieldError:
        raise UnknownPage from None


def _put(game: Game, puzzle: Puzzle, text: Text) -> Put:
    put = posed(game, puzzle, text)
    if game.spec.oracle is None:  # where the figures stand is seen on the board
        return Put(put, small(put.board), [])
    lying = position.read(puzzle.at, game.slug, game.spec.form).fields
    blanks = [blank(field, lying, text) for field in game.spec.form if field.name in lying]
    facts = [(one.words, dict(one.choices).get(one.values[0], " : ".join(one.values))) for one in blanks]
    return Put(put, small(put.board), facts)


def _themes(slug: str, tag: str) -> list[tuple[str, list[int]]]:
    """The numbers of the puzzles of a game by the words of their themes."""
    game = game_of(slug)
    text, found = text_of(tag, game.spec), defaultdict[str, list[int]](list)
    for number, puzzle in enumerate(puzzles(game), 1):
        found[text.say(f"puzzle-theme-{puzzle.theme}")].append(number)
    return list(found.items())
