"""The players of a team by its name or its code: the shirt, what he is, and the numbers that make him."""

from collections.abc import Callable
from typing import cast

import msgspec
from msgspec.structs import replace

from downfield.games.blood_bowl.components import parts as blood_bowl
from downfield.games.blood_bowl.teams.league.club import Club, club_of, team_value
from downfield.games.blood_bowl.teams.league.men import Man, as_spot, profile
from downfield.games.blood_bowl.teams.roster import signed as bowl_team
from downfield.games.blood_bowl.teams.sheet import sheet
from downfield.games.calciotto.components import parts as calciotto
from downfield.games.calciotto.teams.sign_up import signed as calciotto_squad
from downfield.games.touch_down.components import parts as touch_down
from downfield.games.touch_down.teams.season import SURE, skill_of, yards
from downfield.games.touch_down.teams.sign_up import signed as touch_down_team
from downfield.kernel.errors import DownfieldError
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.league.arranged import option_for
from downfield.table.pages.drafting import owned
from downfield.table.protocol.wishes import game_of
from downfield.text import Text
from downfield.text.picture import face_of

PROFILE = ("MA", "ST", "AG", "PA", "AV")


class Shirt(msgspec.Struct, frozen=True):
    """A player of a team."""

    number: str
    role: str
    values: tuple[str, ...]  # under the columns of the roster
    words: str = ""  # skills, or what he has done
    figure: str = ""  # as he stands on the board


class Listed(msgspec.Struct, frozen=True):
    """A team: what it calls itself, its columns, and its players; what else there is of it in words."""

    name: str
    columns: tuple[str, ...]
    shirts: list[Shirt]
    more: list[tuple[str, str]] = []
    drawn_with: str = ""  # what the figures have in common


def roster_of(game: str, team: str, options: dict[str, Value], text: Text) -> Listed | None:
    """The players of a team, None in games in which all are alike; or where the code is of another day."""
    if game not in KINDS:
        return None
    known = game_of(game)
    try:
        agreed = known.options(options | ({option_for(game, "home", team): team} if team else {}))
        return _drawn(KINDS[game](known, agreed, text), known, agreed)
    except DownfieldError:
        return None


def _drawn(listed: Listed, game: Game, options: dict[str, Value]) -> Listed:
    """The same with a figure beside each player, in the shirt of the home side."""
    face = face_of(game)
    if face is None or face.report.portraits is None:
        return listed
    drawn_with, (home, _) = face.report.portraits(game.new(options=options, seed=0))
    shirts = [replace(shirt, figure=home.get(int(shirt.number), "")) for shirt in listed.shirts]
    return replace(listed, shirts=shirts, drawn_with=drawn_with)


def _calciotto(game: Game, options: dict[str, Value], text: Text) -> Listed:
    squad = calciotto_squad(cast(calciotto.Parts, game.pack.parts), options, "home")
    shirts = [
        Shirt(
            str(f.number),
            text.say("player-role", role=calciotto.ROLES[f.role]),
            (str(f.movement), str(f.strength)),
        )
        for f in squad.figures
    ]
    return Listed(squad.name, (text.say("club-movement"), text.say("club-strength")), shirts)


def _touch_down(game: Game, options: dict[str, Value], text: Text) -> Listed:
    team = touch_down_team(cast(touch_down.Parts, game.pack.parts), options, "home")
    shirts = [
        Shirt(
            str(p.number),
            text.say("player-role", role=touch_down.ROLES[p.role]),
            (str(p.contact), str(p.speed)),
            _season(p, text),
        )
        for p in sorted(team.players, key=lambda p: (-p.value, p.number))
        if p.value or p.season
    ]
    return Listed(team.name, (text.say("club-contact"), text.say("club-speed")), shirts)


def _season(player: touch_down.Player, text: Text) -> str:
    """[TD-19.6, TD-19.7] What a player has done so far, and what it has taught him."""
    if not player.season:
        return ""
    if touch_down.ROLES[player.role] == "D":
        return text.say("club-season-sacks", count=player.season)
    kind = "sure" if skill_of(player) else "open"
    return text.say(
        "club-season-yards", yards=f"{yards(player.season):g}", kind=kind, most=f"{yards(SURE):g}"
    )


def _blood_bowl(game: Game, options: dict[str, Value], text: Text) -> Listed:
    parts = cast(blood_bowl.Parts, game.pack.parts)
    team, roster = bowl_team(parts, options, "home")
    if roster.league:
        return _league_team(club_of(team, roster), parts, text)
    told = sheet(team, roster, parts)
    gained = {word.split()[0]: word.split()[1] for word in told.roster.skills}
    shirts = [
        Shirt(
            str(number),
            text.named("spot", spot.name),
            tuple(_value(at, value) for at, value in enumerate(spot.profile)),
            ", ".join(filter(None, [owned(text, spot), text.named("skill", gained.get(str(number), ""))])),
        )
        for number, spot in enumerate([*told.spots, *told.guests], 1)
    ]
    more = [
        (text.say("draft-value"), f"{told.value:,}"),
        (text.named("hired", "rerolls"), str(told.roster.rerolls)),
    ]
    return Listed(told.roster.name or text.named("team", told.team.id), PROFILE, shirts, more)


def _league_team(club: Club, parts: blood_bowl.Parts, text: Text) -> Listed:
    """[BB-22.4, BB-22.6] A team that is carried on: everybody as he is by now, and what it is all worth."""
    shirts = [
        Shirt(
            str(man.number),
            text.named("spot", man.spot.name),
            tuple(_value(at, value) for at, value in enumerate(profile(man))),
            " · ".join(filter(None, [owned(text, as_spot(man)), _career(man, text)])),
        )
        for man in club.men
    ]
    more = [
        (text.say("draft-value"), f"{team_value(club, parts):,}"),
        (text.say("career-treasury"), f"{club.roster.treasury:,}"),
        (text.named("hired", "fans"), str(club.roster.fans)),
        (text.named("hired", "rerolls"), str(club.roster.rerolls)),
    ]
    return Listed(club.roster.name or text.named("team", club.team.id), PROFILE, shirts, more)


def _career(man: Man, text: Text) -> str:
    state = "rests" if man.retired else "out" if man.missing else "fit"
    return text.say("career-state", points=man.points, niggles=man.niggles, state=state)


def _value(at: int, value: int) -> str:
    return f"{value}{'+' if at > 1 else ''}" if value else "–"


KINDS: dict[str, Callable[[Game, dict[str, Value], Text], Listed]] = {
    "calciotto": _calciotto,
    "touch-down": _touch_down,
    "blood-bowl": _blood_bowl,
}
