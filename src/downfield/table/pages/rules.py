"""The rules of a game: all of them with an example for each chapter, and a page to begin with."""

import functools

import msgspec
from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Response

from downfield.kernel.show.examples import Example
from downfield.kernel.show.svg import DEFS, el
from downfield.kernel.spec import Game
from downfield.table.live.house import House
from downfield.table.pages.games import bare, shown
from downfield.table.pages.page import Asked, shared_page
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import Text, example, lore

STEPS = range(1, 10)  # of a quick start, at most


class Worked(msgspec.Struct, frozen=True):
    """An example on a page: what lay there before, what happened, each with its rule, and the board after it."""

    before: str
    facts: list[tuple[str, str]]
    board: str
    after: str


@get("/rules/{slug:str}", media_type=MediaType.HTML)
async def rules(slug: FromPath[str], request: Asked, house: NamedDependency[House]) -> Response[str]:
    """The rules of a game."""
    tag, game = language(request), game_of(slug)
    await house.desk.do(lambda: worked(slug, tag))  # drawn once, and not while others wait
    return shared_page(request, "rules.html", slug, lambda: _told(tag, game))


def _told(tag: str, game: Game) -> dict[str, object]:
    """What the page tells, in a language."""
    text = text_of(tag, game.spec)
    pages = {entry.rule: entry for entry in lore.entries(game, text)}
    drawn_with, examples = worked(game.slug, tag)
    return {
        "game": shown(game.slug, tag),
        "text": text,
        "pages": pages,
        "shelves": lore.shelves(game, text),
        "drawn_with": drawn_with,
        "examples": examples,
    }


@get("/rules/{slug:str}/quick-start", media_type=MediaType.HTML)
async def quick_start(slug: FromPath[str], request: Asked) -> Response[str]:
    """What one needs to know of a game for a first match, on one page."""
    tag, game = language(request), game_of(slug)
    text = text_of(tag, game.spec)
    steps = [text.say(f"quick-{step}") for step in STEPS if text.has(f"quick-{step}")]
    return shared_page(
        request, "quick.html", slug, lambda: {"game": shown(slug, tag), "text": text, "steps": steps}
    )


# Examples ---------------------------------------------------------------------------------------------------------


@functools.lru_cache(maxsize=64)
def worked(slug: str, tag: str) -> tuple[str, dict[int, Worked]]:
    """What the boards of all examples have in common, which is sent once; and the examples by chapter."""
    game = game_of(slug)
    text = text_of(tag, game.spec)
    stills: dict[str, str] = {}
    found = {chapter: _worked(game, one, text, stills) for chapter, one in example.examples(game).items()}
    common = [el("template", el("svg", still), id=name) for still, name in stills.items()]
    return el("svg", DEFS, class_="df sprite", aria_hidden="true") + "".join(common), found


def _worked(game: Game, one: Example, text: Text, stills: dict[str, str]) -> Worked:
    board, facts = example.shown(game, one, text)
    before, _ = example.shown(game, msgspec.structs.replace(one, play=""), text)
    name = stills.setdefault(bare(board.still), f"still-{len(stills)}")
    svg = el(
        "svg",
        bare(board.moving),
        class_="df",
        data_still=name,
        viewBox=f"0 0 {board.width} {board.height}",
        role="img",
        aria_label=board.spoken,
    )
    return Worked(before.spoken, facts, svg, board.spoken)
