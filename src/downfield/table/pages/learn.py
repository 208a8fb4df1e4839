"""The lessons of a game."""

from litestar import MediaType, get
from litestar.params import FromPath
from litestar.response import Response

from downfield.kernel.lessons.lesson import lessons
from downfield.table.pages.games import shown
from downfield.table.pages.page import Asked, shared_page
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of


@get("/learn/{slug:str}", media_type=MediaType.HTML)
async def learn(slug: FromPath[str], request: Asked) -> Response[str]:
    """The lessons of a game: a guided match each."""
    tag, game = language(request), game_of(slug)
    told = [(lesson, lesson.title(tag)) for lesson in lessons(game).values()]
    text = text_of(tag, game.spec)
    return shared_page(
        request, "learn/lessons.html", slug, lambda: {"game": shown(slug, tag), "text": text, "lessons": told}
    )
