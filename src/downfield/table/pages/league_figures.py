"""The figures of a competition: who leads in what, how likely each place is; and what other programs read of it."""

from typing import Any

import msgspec
from litestar import MediaType, Response, get
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.response import Template

from downfield.kernel.errors import UnknownName
from downfield.league.errors import NotNow
from downfield.league.exports import FORMS, exported
from downfield.league.figures.chances import chances
from downfield.league.figures.statistics import feats, keys, player_leaders, team_leaders
from downfield.league.words import score, stat_name, versus
from downfield.table.live.house import House
from downfield.table.pages.league import Slug, cup_of, sheet
from downfield.table.pages.league_shown import Cup
from downfield.table.pages.page import Asked
from downfield.table.protocol.refusals import OnlyOrganiser, UnknownPage

MOST = 5  # leaders of each kind
KINDS = {
    "csv": "text/csv",
    "json": "application/json",
    "ics": "text/calendar",
    "atom": "application/atom+xml",
    "naf": "application/xml",
}
OPEN_TO_ALL = ("csv", "ics", "atom")


class Leaders(msgspec.Struct, frozen=True):
    """Those with most of something: who, and how many."""

    of: str
    rows: list[tuple[int, str, int]]  # entrant, player, count


class Figures(msgspec.Struct, frozen=True):
    """What the page shows; `chances` are lines of entrant and shares by place."""

    teams: list[Leaders]
    players: list[Leaders]
    feats: list[tuple[str, str]]
    chances: list[list[tuple[int, list[float]]]]


def figures_of(cup: Cup) -> Figures:
    """All of it; it takes a moment."""
    state, text = cup.state, cup.text
    teams, players = keys(state)
    return Figures(
        [_leaders(stat_name(key, text), team_leaders(state, key, MOST)) for key in teams],
        [_leaders(stat_name(key, text), player_leaders(state, key, MOST)) for key in players],
        [
            (text.say(f"league-feat-{feat.key}"), f"{versus(fixture, state)} {score(fixture.result, text)}")
            for feat in feats(state)
            for fixture in [state.fixture(feat.fixture)]
        ],
        _chances(cup),
    )


def _leaders(of: str, found: list[Any]) -> Leaders:
    return Leaders(of, [(one.entrant, one.player, one.count) for one in found])


def _chances(cup: Cup) -> list[list[tuple[int, list[float]]]]:
    """Who is likeliest to win first; nothing where it cannot be told."""
    try:
        found = chances(cup.state)
    except NotNow:
        return []
    return [
        sorted(zip(one.entrants, one.places, strict=True), key=lambda row: row[1], reverse=True)
        for one in found
    ]


@get("/league/{slug:str}/figures", media_type=MediaType.HTML)
async def page_of_figures(slug: Slug, request: Asked, house: NamedDependency[House]) -> Template:
    """Who leads in what, and what may still come."""
    cup = cup_of(request, await house.leagues.open(slug))
    return sheet(request, "figures", c=cup, f=await house.desk.do(lambda: figures_of(cup)))


@get("/league/{slug:str}/export/{form:str}")
async def export_of(
    slug: Slug, form: FromPath[str], request: Asked, house: NamedDependency[House]
) -> Response[str]:
    """What other programs read; the ledger with its accounts, and numbers of members, for the organiser alone."""
    held = await house.leagues.open(slug)
    cup = cup_of(request, held)
    if form not in FORMS:
        raise UnknownPage
    if form not in OPEN_TO_ALL and not cup.organises:
        raise OnlyOrganiser
    address = f"{request.url.scheme}://{request.url.netloc}/league/{cup.slug}"
    try:
        made = await house.desk.do(lambda: exported(form, held.competition, cup.text, address))
    except UnknownName:
        raise UnknownPage from None
    name = f"{cup.slug}.{'xml' if form in ('naf', 'atom') else form}"
    headers = {"content-disposition": f'inline; filename="{name}"', "cache-control": "no-cache"}
    return Response(made, media_type=KINDS[form], headers=headers)
