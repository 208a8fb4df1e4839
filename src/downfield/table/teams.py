"""Teams of one's own: a page with all of them, one on which a team is drafted, and the judge of what was drafted."""

import functools
from typing import Annotated, Any, cast

import msgspec
from litestar import MediaType, Request, Response, get, post
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import Template

from downfield.games.blood_bowl import roster, roster_file
from downfield.games.blood_bowl.draft import INDUCEMENTS, STAFF, price
from downfield.games.blood_bowl.pack import KINDS, TEAMS, Parts, Skill
from downfield.games.blood_bowl.pack_draft import Roster, Spot, Team
from downfield.games.blood_bowl.roster_faults import fits
from downfield.games.blood_bowl.roster_sheet import Sheet, sheet
from downfield.kernel.errors import BadOption, UnknownName
from downfield.table.refusals import UnknownPage
from downfield.table.visit import language, text_of
from downfield.table.web import page, shown
from downfield.table.wishes import game_of
from downfield.text import Text, key_of

GAME = "blood-bowl"
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
    cost: int
    left: int
    value: int
    points: int
    spent: int
    faults: list[Fault]
    later: list[Fault]


class FileOfTeam(msgspec.Struct, frozen=True):
    """A team as a file: its whole text."""

    text: Annotated[str, msgspec.Meta(max_length=LONGEST)]


class Offer(msgspec.Struct, frozen=True):
    """Something that may be hired: how many, for how much each."""

    id: str
    most: int
    cost: int


def parts_of() -> Parts:
    """The components of the game."""
    return cast(Parts, game_of(GAME).pack.parts)


# Pages ------------------------------------------------------------------------------------------------------------


@get("/teams", media_type=MediaType.HTML)
async def page_of_teams(request: Asked) -> Template:
    """All teams, and those that this browser keeps."""
    text = text_of(language(request), game_of(GAME).spec)
    teams = sorted(parts_of().teams.teams, key=lambda team: text.named("team", team.id))
    return page(
        request, "teams.html", game=shown(GAME, text.language), text=text, teams=teams, playable=TEAMS
    )


@get("/teams/{team_id:str}", media_type=MediaType.HTML)
async def page_of_team(team_id: FromPath[str], request: Asked) -> Template:
    """A team, to be drafted."""
    parts, text = parts_of(), text_of(language(request), game_of(GAME).spec)
    try:
        team, ready = roster.drafted(parts, team_id)
    except UnknownName:
        raise UnknownPage from None
    limits = parts.draft.budget
    return page(
        request,
        "team.html",
        text=text,
        team=team,
        code=roster.write_code(ready),
        staff=_offers(team, parts, STAFF),
        inducements=_offers(team, parts, INDUCEMENTS),
        budgets=range(limits.least, limits.most + 1, limits.step),
        usual=limits.usual,
        packs=[pack.key for pack in parts.draft.skill_packs],
        gains={spot.id: _gains(spot, text.language) for spot in team.positions},
        opponents=sorted(TEAMS, key=lambda key: text.named("team", key)),
        owned=functools.partial(_owned, text),
        kinds=functools.partial(_kinds, text),
    )


def _offers(team: Team, parts: Parts, names: tuple[str, ...]) -> list[Offer]:
    """What a team may hire."""
    known = parts.draft.staff | parts.draft.inducements
    denied = () if team.apothecary else ("apothecary", "wanderers")
    return [Offer(name, known[name].most, price(team, parts, name)) for name in names if name not in denied]


@functools.lru_cache(maxsize=500)
def _gains(spot: Spot, tag: str) -> dict[str, list[tuple[str, str]]]:
    """The skills that a player of a position may gain, primary ones and secondary ones, each with its name."""
    skills, text = parts_of().skills.skills, text_of(tag, game_of(GAME).spec)
    known = {skill.id: skill for skill in skills}
    return {
        kind: sorted(
            (
                (skill.id, text.named("skill", skill.id))
                for skill in skills
                if _may(spot, skill, letters, known)
            ),
            key=lambda pair: pair[1],
        )
        for kind, letters in (("primary", spot.primary), ("secondary", spot.secondary))
    }


def _may(spot: Spot, skill: Skill, letters: str, known: dict[str, Skill]) -> bool:
    return skill.kind != "trait" and skill.kind[0].upper() in letters and fits(spot, skill, known)


def _owned(text: Text, spot: Spot) -> str:
    """The skills of a profile in words."""
    pairs = [word.partition(":") for word in spot.skills]
    told = [
        f"{text.named('skill', name)} ({_numbered(name, x)})" if x else text.named("skill", name)
        for name, _, x in pairs
    ]
    return ", ".join(told)


def _kinds(text: Text, letters: str) -> str:
    """The kinds of skills that letters stand for."""
    return ", ".join(
        text.named("kind", kind) for kind in KINDS if kind != "trait" and kind[0].upper() in letters
    )


def _numbered(name: str, value: str) -> str:
    """A number as it stands behind a skill: what is added, or what must be rolled."""
    return (
        f"+{value}"
        if name in ("mighty_blow", "dirty_player")
        else f"{value}+"
        if value.isdecimal()
        else value
    )


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
        cost=told.cost,
        left=told.left,
        value=told.value,
        points=told.points,
        spent=told.spent,
        faults=[_fault(fault, text) for fault in told.wrong],
        later=[_fault(fault, text) for fault in told.later],
    )


def _skills(told: Sheet) -> dict[str, str]:
    return {number: name for number, _, name in (word.partition(" ") for word in told.roster.skills)}


def _fault(fault: BadOption, text: Text) -> Fault:
    return Fault(fault.rule, text.error(fault))
