"""The screens round the matches: books, teams, reports of every game, and what opens over a page."""

import functools
import json
import pathlib
from collections.abc import Callable

from tests.browser.club_screens import signed_in
from tests.browser.clubs import club
from tests.browser.conftest import Visitor
from tests.browser.server import Server

Way = Callable[[Visitor, Server], None]
GOLDEN = pathlib.Path(__file__).parents[1] / "golden"
PATHS = {
    "teams": "/teams",
    "draft": "/teams/skaven#skaven:4*gutter_runner,8*skaven_clanrat_lineman;rerolls:3",
    "rules-of-bowl": "/rules/blood-bowl#BB-10.7",
    "rules-of-lawn": "/rules/calciotto",
    "quick-start": "/rules/touch-down/quick-start",
    "skills": "/rules/blood-bowl/skills",
    "skill": "/rules/blood-bowl/skills/dodge",
    "lore-team": "/rules/blood-bowl/teams/human",
    "fair": "/fair",
    "learn": "/learn/calciotto",
    "mine": "/mine",
    "oracle-of-cards": "/ask/first-downs",
    "puzzles": "/puzzles",
    "puzzle": "/puzzles/first-and-roll/3",
    "puzzle-of-cards": "/puzzles/first-downs/4",
    "puzzle-solved": "/puzzles/first-and-roll/3?answer=fg",
}
REPORTED = ("first-downs", "calciotto", "touch-down", "blood-bowl")
FILMED = {"calciotto": 200, "touch-down": 200, "blood-bowl": 300}  # the moment that is looked at


def _go(path: str, visitor: Visitor, server: Server) -> None:
    visitor.go(path)
    visitor.page.wait_for_load_state("networkidle")


def _brought(game: str, server: Server) -> str:
    text = (GOLDEN / f"{game}.record").read_text(encoding="utf-8")
    return str(json.loads(server.get("/api/records", {"text": text}))["id"])


def _report(game: str, visitor: Visitor, server: Server) -> None:
    visitor.page.set_default_navigation_timeout(120_000)
    visitor.go(f"/replay/{_brought(game, server)}/report")


def _film(game: str, visitor: Visitor, server: Server) -> None:
    visitor.go(f"/replay/{_brought(game, server)}#{FILMED[game]}")
    visitor.page.wait_for_function(
        "(at) => document.getElementById('film')?.dataset.shown === at", arg=str(FILMED[game])
    )


def _options(visitor: Visitor, server: Server) -> None:
    """What can be agreed before a match, over the page."""
    visitor.go("/")
    visitor.page.click("#blood-bowl .more")
    visitor.page.wait_for_selector("#blood-bowl dialog[open]")


def _settings(visitor: Visitor, server: Server) -> None:
    """The menu of the bar, at the table."""
    begun = server.begin("blood-bowl", "me:Ada", "me:Ben", seed=8)
    visitor.go(f"/match/{begun['id']}")
    visitor.page.click(".menu summary")


def _known(visitor: Visitor, server: Server) -> None:
    """The account of somebody who is signed in."""
    signed_in(visitor, club(server))
    visitor.go("/account")
    visitor.page.wait_for_load_state("networkidle")


PAGES: dict[str, Way] = {
    **{name: functools.partial(_go, path) for name, path in PATHS.items()},
    **{f"report-{game}": functools.partial(_report, game) for game in REPORTED},
    **{f"film-{game}": functools.partial(_film, game) for game in FILMED},
    "options": _options,
    "settings": _settings,
    "known": _known,
}  # fmt: skip
