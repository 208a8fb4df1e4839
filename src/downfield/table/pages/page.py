"""A page with what every page knows."""

import sys
from collections.abc import Callable
from html import escape
from typing import Any

from litestar import MediaType, Request
from litestar.response import Response, Template

import downfield
from downfield.coaches import USUAL
from downfield.kernel.show.svg import DEFS
from downfield.table.pages.games import shown
from downfield.table.people.visitors import name_of
from downfield.table.protocol.requests import language, text_of, theme
from downfield.table.protocol.shelf import Shelf

SOMEBODY = "\ue000"  # stands in a page for the name of whoever is signed in, and in no name
Asked = Request[Any, Any, Any]
ready: Shelf[str] = Shelf(500, sys.getsizeof)  # pages that are the same for all, but for that name


def page(request: Asked, name: str, **context: object) -> Template:
    """A page with what every page knows."""
    return Template(name, context={**_known(request, name_of(request)), **context})


def shared_page(
    request: Asked, name: str, of: str = "", context: Callable[[], dict[str, object]] = dict
) -> Response[str]:
    """A page `of` something that never changes: made once in a language and its colours, for all who ask."""
    who = name_of(request)
    key = (name, of, language(request), theme(request), bool(who))
    made = ready.get(key) or ready.put(key, _made(request, name, SOMEBODY if who else "", context()))
    return Response(made.replace(SOMEBODY, escape(who)) if who else made, media_type=MediaType.HTML)


def rendered(request: Asked, name: str, context: dict[str, object]) -> str:
    """The text of a page for whoever asks."""
    return _made(request, name, name_of(request), context)


def _made(request: Asked, name: str, who: str, context: dict[str, object]) -> str:
    engine = request.app.template_engine
    assert engine is not None
    return str(engine.get_template(name).render(**{**_known(request, who), **context}))


def _known(request: Asked, who: str) -> dict[str, object]:
    tag = language(request)
    games = [shown(slug, tag) for slug in downfield.GAMES]
    known = {"text": text_of(tag), "theme": theme(request), "defs": DEFS, "usual_level": USUAL}
    return {**known, "name": who, "games": games}
