"""The screens of competitions, in the club that a program has made."""

import functools
from collections.abc import Callable

from tests.browser.clubs import Club, club
from tests.browser.conftest import Visitor
from tests.browser.server import Server

Way = Callable[[Visitor, Server], None]
PATHS = {
    "leagues": ("", "/leagues"),
    "league": ("season", ""),
    "league-cup": ("cup", ""),
    "league-swiss": ("swiss", ""),
    "league-squads": ("squads", ""),
    "league-open": ("open", ""),
    "league-rounds": ("cup", "/rounds"),
    "league-bracket": ("over", "/bracket"),
    "league-cross": ("season", "/bracket"),
    "league-match": ("swiss", "/match/1.1.1"),
    "league-open-match": ("swiss", "/match/2.2.1"),
    "league-team": ("season", "/entrant/1"),
    "league-bowl-team": ("swiss", "/entrant/2"),
    "league-own-team": ("league", "/entrant/1"),
    "league-anew": ("seasons", "/entrant/1"),
    "league-two": ("season", "/entrant/1/versus/2"),
    "league-figures": ("season", "/figures"),
    "league-log": ("swiss", "/log"),
    "league-desk": ("swiss", "/organise"),
    "league-new-desk": ("open", "/organise"),
    "league-beamer": ("swiss", "/beamer"),
    "league-print-round": ("swiss", "/print/round"),
    "league-print-slips": ("swiss", "/print/slips"),
    "league-print-cards": ("swiss", "/print/cards"),
    "league-print-invitations": ("squads", "/print/invitations"),
    "league-home": ("", "/"),
    "league-mine": ("", "/mine"),
}
BY_DAY = ("league", "league-desk")
FIXED = {"beamer": "dark", "league-beamer": "dark"} | dict.fromkeys(
    (name for name in PATHS if "print" in name), None
)  # screens of one colour


def signed_in(visitor: Visitor, made: Club) -> None:
    """Be the organiser of the club."""
    name, value = made.cookie.split("=", 1)
    visitor.page.context.add_cookies([{"name": name, "value": value, "url": made.url}])


def _go(key: str, path: str, visitor: Visitor, server: Server) -> None:
    made = club(server)
    signed_in(visitor, made)
    visitor.go(f"/league/{made.slugs[key]}{path}" if key else path)
    if path == "/":
        visitor.page.wait_for_selector("#next-matches:not([hidden])")


CLUB: dict[str, Way] = {name: functools.partial(_go, key, path) for name, (key, path) in PATHS.items()}
CLUB_AT_NIGHT = tuple(name for name in CLUB if name not in BY_DAY)
