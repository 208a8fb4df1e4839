"""An entrant on a page of its own: place, form, matches, players, and how it fared against each of the others."""

import functools
from collections.abc import Sequence

import msgspec
from litestar import MediaType, get
from litestar.di import NamedDependency
from litestar.params import FromPath

from downfield.league import words
from downfield.league.careers import team_now
from downfield.league.figures.history import Page, heading, history, lines
from downfield.league.figures.statistics import head_to_head, played
from downfield.league.results import Result
from downfield.league.state import Entrant, Fixture
from downfield.league.tables import Row
from downfield.table.live.house import House
from downfield.table.live.leagues import Held
from downfield.table.pages.league.drawing import curve_of
from downfield.table.pages.league.rosters import Listed, roster_of
from downfield.table.pages.league.sheet import Sheet, Slug, Told, cup_of, sheet
from downfield.table.pages.league.shown import Cup, fared
from downfield.table.pages.page import Asked
from downfield.table.protocol.refusals import UnknownPage


class Against(msgspec.Struct, frozen=True):
    """How somebody fared against another."""

    other: int
    won: int
    drawn: int
    lost: int
    scored: int
    conceded: int


class Team:
    """An entrant, as his page tells of him."""

    def __init__(self, cup: Cup, entrant: Entrant) -> None:
        self.cup, self.e, self.state = cup, entrant, cup.state
        self.own = [f for f in self.state.fixtures() if entrant.id in (f.home, f.away)]

    @functools.cached_property
    def row(self) -> Row | None:
        """Where he stands."""
        rows = [row for one in self.cup.tables for row in one.rows if row.entrant == self.e.id]
        return rows[0] if rows else None

    @functools.cached_property
    def curve(self) -> str:
        """How it went, as a drawing."""
        played = [(f, r) for f in self.own if (r := self.state.result(f)) is not None]
        told = [
            (fared(r, f.side(self.e.id)), f"{words.versus(f, self.state)} {words.score(r, self.cup.text)}")
            for f, r in played
        ]
        return curve_of(told, self.cup.text.say("club-form")) if len(told) > 1 else ""

    @functools.cached_property
    def rosters(self) -> list[tuple[str, Listed]]:
        """His team as it is now, or of a squad everybody's."""
        settings = self.state.settings
        teams = dict(self.e.teams)
        if not self.e.members or 0 in teams:
            teams[0] = team_now(self.state, self.e.id)
        if settings.season.chosen and not self.e.teams:
            return []  # chosen before each match
        found = [
            (
                self.e.members[at] if self.e.members else "",
                roster_of(settings.game, code, self._options, self.cup.text),
            )
            for at, code in sorted(teams.items())
        ]
        return [(whose, listed) for whose, listed in found if listed is not None]

    @functools.cached_property
    def history(self) -> list[tuple[str, list[str]]]:
        """How his team came to be what it is, where teams are carried on: every match, every scar."""
        told = [
            (heading(page, self.state, self.cup.text), lines(page, self.cup.text)) for page in self._pages()
        ]
        return [(title, changes) for title, changes in told if changes]

    def _pages(self) -> list[Page]:
        return [] if self.e.members else history(self.state, self.e.id)

    @property
    def _options(self) -> dict[str, str | int | bool | None]:
        return {**self.state.settings.season.options, **self.state.settings.options}

    @functools.cached_property
    def against(self) -> list[Against]:
        """How he fared against each of those whom he has met."""
        others = sorted({f.home + f.away - self.e.id for f in self.own}, key=self.cup.named)
        return [one for other in others if (one := self.versus(other)).won + one.drawn + one.lost]

    def versus(self, other: int) -> Against:
        """How he fared against another."""
        met = [(f.side(self.e.id), r) for f, r in head_to_head(self.state, self.e.id, other)]
        ways = [fared(r, side) for side, r in met]
        return Against(
            other,
            ways.count("won"),
            ways.count("drawn"),
            ways.count("lost"),
            sum(r.score[side] for side, r in met),
            sum(r.score[1 - side] for side, r in met),
        )

    @functools.cached_property
    def players(self) -> tuple[list[str], list[tuple[str, list[int]]]]:
        """What was counted of his players over all matches: the columns, and a row for each number."""
        sums: dict[str, dict[str, int]] = {}
        for _, done in self._deeds():
            for player, counts in done.items():
                own = sums.setdefault(player, {})
                for key, count in counts.items():
                    own[key] = own.get(key, 0) + count
        keys = sorted({key for own in sums.values() for key, count in own.items() if count})
        rows = [(player, [own.get(key, 0) for key in keys]) for player, own in sums.items()]
        some = sorted((row for row in rows if any(row[1])), key=lambda row: (-sum(row[1]), row[0]))
        return keys, some

    def _deeds(self) -> list[tuple[Fixture, dict[str, dict[str, int]]]]:
        mine = [(f, r) for f, r in played(self.state) if f.side(self.e.id) in (0, 1)]
        return [(f, r.players[f.side(self.e.id)]) for f, r in mine]

    def matches_of(self, player: str) -> list[tuple[Fixture, dict[str, int]]]:
        """What a player did, match by match."""
        return [(f, done[player]) for f, done in self._deeds() if player in done]

    def column(self, key: str) -> str:
        """What is counted, in words."""
        return words.stat_name(key, self.cup.text)

    def met(self, other: int) -> list[tuple[Fixture, Result]]:
        """His matches against another."""
        return head_to_head(self.state, self.e.id, other)


@get("/league/{slug:str}/entrant/{number:int}", media_type=MediaType.HTML)
async def page_of_entrant(
    slug: Slug, number: FromPath[int], request: Asked, house: NamedDependency[House]
) -> Sheet:
    """An entrant: form, results, team."""
    return await team_page(request, house, await house.leagues.open(slug), number)


async def team_page(
    request: Asked,
    house: House,
    held: Held,
    number: int,
    trouble: str = "",
    wanted: Sequence[str] = (),
    status: int = 200,
) -> Sheet:
    """The page of an entrant; with what was refused just now, and what was wanted."""
    return await _page(
        "entrant", held, (number,), request, house, trouble=trouble, wanted=wanted, status=status
    )


@get("/league/{slug:str}/entrant/{number:int}/versus/{other:int}", media_type=MediaType.HTML)
async def page_of_two(
    slug: Slug, number: FromPath[int], other: FromPath[int], request: Asked, house: NamedDependency[House]
) -> Sheet:
    """Two against each other."""
    if number == other:
        raise UnknownPage
    return await _page("versus", await house.leagues.open(slug), (number, other), request, house)


@get("/league/{slug:str}/entrant/{number:int}/player/{shirt:str}", media_type=MediaType.HTML)
async def page_of_player(
    slug: Slug, number: FromPath[int], shirt: FromPath[str], request: Asked, house: NamedDependency[House]
) -> Sheet:
    """A player of a team: what he did, match by match."""
    return await _page("player", await house.leagues.open(slug), (number,), request, house, shirt)


async def _page(
    name: str,
    held: Held,
    numbers: tuple[int, ...],
    request: Asked,
    house: House,
    shirt: str = "",
    *,
    trouble: str = "",
    wanted: Sequence[str] = (),
    status: int = 200,
) -> Sheet:
    if any(number not in held.state.entrants for number in numbers):
        raise UnknownPage

    def told() -> Told:
        cup = cup_of(request, held, trouble)
        team = Team(cup, held.state.entrants[numbers[0]])
        if shirt and not team.matches_of(shirt):
            raise UnknownPage
        return {"c": cup, "t": team, "e": team.e, "shirt": shirt, "other": numbers[-1], "wanted": wanted}

    return await sheet(request, house, name, told, status)
