"""The screens where people meet."""

import functools
from collections.abc import Callable

from tests.browser.club_screens import signed_in
from tests.browser.clubs import Club, club
from tests.browser.conftest import Visitor
from tests.browser.server import Server

Way = Callable[[Visitor, Server], None]
STARTS = {"first-downs": "drive=3 first=home score=7-3", "first-and-roll": "half=2 clock=4:00 score=7-10"}
WAITS = 60  # looks at a page until a review that it has begun is there


def _lobby(visitor: Visitor, server: Server) -> None:
    """Somebody who waits for an opponent."""
    signed_in(visitor, club(server))
    visitor.go("/lobby")
    visitor.page.select_option("#wish [name=game]", "calciotto")
    visitor.page.click("#wish [value=challenges]")
    visitor.page.wait_for_selector("#challenges .mine")


def _player(visitor: Visitor, server: Server) -> None:
    """The page of an account that has played, with what it likes to call and what swung a match of its most."""
    made = club(server)
    signed_in(visitor, made)
    played(made)
    visitor.go("/account")
    visitor.page.click("a[href^='/player/']")
    for _ in range(WAITS):
        visitor.page.wait_for_selector(".player h1")
        if all(map(visitor.page.query_selector, ("#style-title", "#swing-title"))):
            return
        visitor.page.wait_for_timeout(1000)
        visitor.page.reload()
    raise AssertionError("no swing was found")


@functools.cache
def played(made: Club) -> None:
    """Matches of solved games, once for a club."""
    for game, start in STARTS.items():
        made.play(game, start)


MEETING: dict[str, Way] = {"lobby": _lobby, "player": _player}
