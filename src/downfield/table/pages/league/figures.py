"""The figures of a competition: who leads in what, and how likely each place is."""

from typing import Any

import msgspec
from litestar import MediaType, get
from litestar.di import NamedDependency

from downfield.league.figures.awards import awards
from downfield.league.figures.chances import Chances
from downfield.league.figures.statistics import feats, keys, player_leaders, team_leaders
from downfield.league.words import award_name, score, stat_name, versus
from downfield.table.live.house import House
from downfield.table.pages.archive import Archive
from downfield.table.pages.league.sheet import Sheet, Slug, Told, cup_of, sheet
from downfield.table.pages.league.shown import Cup
from downfield.table.pages.page import Asked

MOST = 5  # leaders of each kind


class Leaders(msgspec.Struct, frozen=True):
    """Those with most of something: who, and how many."""

    of: str
    rows: list[tuple[int, str, int]]  # entrant, player, count


class Figures(msgspec.Struct, frozen=True):
    """What the page shows; `chances` are lines of entrant and shares by place."""

    teams: list[Leaders]
    players: list[Leaders]
    honours: list[tuple[str, str]]
    feats: list[tuple[str, str]]
    chances: list[list[tuple[int, list[float]]]]


def figures_of(cup: Cup, likely: list[Chances]) -> Figures:
    """All of it; it takes a moment."""
    state, text = cup.state, cup.text
    teams, players = keys(state)
    return Figures(
        [_leaders(stat_name(key, text), team_leaders(state, key, MOST)) for key in teams],
        [_leaders(stat_name(key, text), player_leaders(state, key, MOST)) for key in players],
        [
            (award_name(one.award.name, text), ", ".join(map(cup.named, one.entrants)))
            for one in (awards(state) if state.rounds else [])
        ],
        [
            (text.say(f"league-feat-{feat.key}"), f"{versus(fixture, state)} {score(fixture.result, text)}")
            for feat in feats(state)
            for fixture in [state.fixture(feat.fixture)]
        ],
        [_likeliest_first(one) for one in likely],
    )


def _leaders(of: str, found: list[Any]) -> Leaders:
    return Leaders(of, [(one.entrant, one.player, one.count) for one in found])


def _likeliest_first(found: Chances) -> list[tuple[int, list[float]]]:
    """Who is likeliest to win first."""
    return sorted(zip(found.entrants, found.places, strict=True), key=lambda row: row[1], reverse=True)


@get("/league/{slug:str}/figures", media_type=MediaType.HTML)
async def page_of_figures(
    slug: Slug, request: Asked, house: NamedDependency[House], archive: NamedDependency[Archive]
) -> Sheet:
    """Who leads in what, and what may still come."""
    held = await house.leagues.open(slug)
    likely = await archive.chances(held.kept.id, held.competition.lines)

    def told() -> Told:
        cup = cup_of(request, held)
        return {"c": cup, "f": figures_of(cup, likely)}

    return await sheet(request, house, "figures", told)
