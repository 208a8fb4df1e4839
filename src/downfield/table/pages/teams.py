"""Teams of one's own: a page with all of them, one on which a team is drafted, and the judge of what was drafted."""

import functools
from typing import Annotated, Any

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter

from downfield.coaches import levels
from downfield.games.blood_bowl.board.looks import captain
from downfield.games.blood_bowl.board.portraits import one
from downfield.games.blood_bowl.components.parts import TEAMS
from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, STAFF, Roster, Team
from downfield.games.blood_bowl.teams import file as roster_file
from downfield.games.blood_bowl.teams import hired_players as guests
from downfield.games.blood_bowl.teams import roster
from downfield.games.blood_bowl.teams.draft import rules_of
from downfield.games.blood_bowl.teams.faults_of_hired import is_mercenary, known_stars, not_for
from downfield.games.blood_bowl.teams.sheet import Sheet, sheet
from downfield.kernel.errors import BadOption, UnknownName
from downfield.table.pages import drafting
from downfield.table.pages.drafting import GAME, parts_of
from downfield.table.pages.games import shown
from downfield.table.pages.page import shared_page
from downfield.table.protocol.refusals import UnknownPage
from downfield.table.protocol.requests import language, text_of
from downfield.table.protocol.wishes import game_of
from downfield.text import Text, key_of

LONGEST = 15_000  # letters of a file
Asked = Request[Any, Any, Any]
Code = Annotated[str, QueryParameter(description="A team as one word.", max_length=2000)]


class Fault(msgspec.Struct, frozen=True):
    """What is wrong with a team, and the rule that says so."""

    rule: str
    words: str


class Judged(msgspec.Struct, frozen=True):
    """A drafted team: what it consists of, what it costs, what is wrong, who cannot be fielded yet."""

    code: str
    team: str
    name: str
    budget: int
    patron: str
    skill_pack: str
    players: list[str]  # positions in the order of the shirts
    skills: dict[str, str]  # what a shirt gains
    hired: dict[str, int]
    mercenaries: list[str]  # positions, each with the skill that is paid for
    stars: list[str]
    closed: dict[str, str]  # why a star does not come to this team now
    size: int  # players with mercenaries and stars
    cost: int
    left: int
    value: int
    points: int
    spent: int
    faults: list[Fault]


class FileOfTeam(msgspec.Struct, frozen=True):
    """A team as a file: its whole text."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


# Pages ------------------------------------------------------------------------------------------------------------


@get("/teams", media_type=MediaType.HTML)
async def page_of_teams(request: Asked) -> Response[str]:
    """All teams, and those that this browser keeps."""
    text = text_of(language(request), game_of(GAME).spec)
    return shared_page(request, "teams.html", context=lambda: _teams(text))


def _teams(text: Text) -> dict[str, object]:
    """What the page tells, in a language."""
    teams = sorted(parts_of().teams.teams, key=lambda team: text.named("team", team.id))
    captains = {team.id: captain(team) for team in teams}
    return {
        "game": shown(GAME, text.language),
        "text": text,
        "teams": teams,
        "drawn_with": drafting.drawn_with(list(captains.values())),
        "portraits": {team: one(look) for team, look in captains.items()},
    }


@get("/teams/{team_id:str}", media_type=MediaType.HTML)
async def page_of_team(team_id: FromPath[str], request: Asked) -> Response[str]:
    """A team, to be drafted."""
    text = text_of(language(request), game_of(GAME).spec)
    try:
        team, ready = roster.drafted(parts_of(), team_id)
    except UnknownName:
        raise UnknownPage from None
    return shared_page(request, "team.html", team.id, lambda: _team(team, ready, text))


def _team(team: Team, ready: Roster, text: Text) -> dict[str, object]:
    """What the page tells, in a language."""
    parts = parts_of()
    limits, stars = parts.draft.budget, drafting.star_offers(team, parts, text)
    drawn_with, portraits = drafting.portraits(team, stars)
    return {
        "text": text,
        "team": team,
        "code": roster.write_code(ready),
        "staff": drafting.offers(team, parts, STAFF),
        "inducements": drafting.offers(team, parts, INDUCEMENTS),
        "mercenaries": drafting.mercenary_offers(team, parts),
        "mercenary": parts.draft.mercenary,
        "alone": {spot.id: guests.mercenary(team, spot.id, parts) for spot in team.positions},
        "stars": stars,
        "drawn_with": drawn_with,
        "portraits": portraits,
        "budgets": range(limits.least, limits.most + 1, limits.step),
        "usual": limits.usual,
        "packs": [pack.key for pack in parts.draft.skill_packs],
        "gains": {spot.id: drafting.gains(spot, text.language) for spot in team.positions},
        "coaches": levels(game_of(GAME).spec)[::-1],
        "opponents": sorted(TEAMS, key=lambda key: text.named("team", key)),
        "owned": functools.partial(drafting.owned, text),
        "kinds": functools.partial(drafting.kinds, text),
    }


# Doors ------------------------------------------------------------------------------------------------------------


@get("/api/teams/check")
async def check(code: Code, request: Asked) -> Judged:
    """What there is to say of a team."""
    return _judged(roster.read_team(code, parts_of()), request)


@post("/api/teams/read", status_code=200)
async def read(data: JSONBody[FileOfTeam], request: Asked) -> Judged:
    """What there is to say of a team that is a file."""
    return _judged(roster_file.read_file(data.text, parts_of()), request)


@get("/api/teams/file", media_type=MediaType.TEXT)
async def file(code: Code) -> Response[str]:
    """A team as a file."""
    team, drafted = roster.read_team(code, parts_of())
    name = key_of(drafted.name).strip("-") or team.id
    headers = {"content-disposition": f'attachment; filename="{name}.toml"'}
    return Response(
        roster_file.write_file(team, drafted, parts_of()), media_type=MediaType.TEXT, headers=headers
    )


def _judged(found: tuple[Team, Roster], request: Asked) -> Judged:
    told = sheet(*found, parts_of())
    text = text_of(language(request), game_of(GAME).spec)
    drafted = told.roster
    return Judged(
        code=roster.write_code(drafted),
        team=drafted.team,
        name=drafted.name,
        budget=told.budget,
        patron=drafted.patron,
        skill_pack=drafted.skill_pack,
        players=[spot.id for spot in told.spots],
        skills=_skills(told),
        hired={name: int(getattr(drafted, name)) for name in (*STAFF, *INDUCEMENTS)},
        mercenaries=[word for word in drafted.mercenaries if is_mercenary(told.team, word, parts_of())],
        stars=[star.id for star in known_stars(drafted, parts_of())],
        closed=_closed(told, text),
        size=len(told.spots) + len(told.guests),
        cost=told.cost,
        left=told.left,
        value=told.value,
        points=told.points,
        spent=told.spent,
        faults=[_fault(fault, text) for fault in told.wrong],
    )


def _skills(told: Sheet) -> dict[str, str]:
    return {number: name for number, _, name in (word.partition(" ") for word in told.roster.skills)}


def _closed(told: Sheet, text: Text) -> dict[str, str]:
    """Stars who would come if the team had another patron [BB-19.3]."""
    team, rules = told.team, rules_of(told.team, told.roster)
    return {
        star.id: text.error(not_for(star, team))
        for star in parts_of().stars.stars
        if guests.plays_for(star, {*team.special, *team.choose_one}) and not guests.plays_for(star, rules)
    }


def _fault(fault: BadOption, text: Text) -> Fault:
    return Fault(fault.rule, text.error(fault))
