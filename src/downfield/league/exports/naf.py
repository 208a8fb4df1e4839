"""A tournament of Blood Bowl as the NAF, the association of its coaches, takes it: who played whom, with which race."""

import zoneinfo
from typing import TYPE_CHECKING, cast
from xml.etree import ElementTree

from downfield.league.competition import Competition
from downfield.league.errors import Refused
from downfield.league.facts import game_of
from downfield.league.ledger import moment
from downfield.league.state import Entrant, Fixture, State

if TYPE_CHECKING:
    from downfield.games.blood_bowl.components.parts import Parts

SPACE = "http://www.bloodbowl.net"
STRANGER, NO_NUMBER = "Non-NAF", "9"  # of coaches who are no members
RATING = "100"  # of a team of a tournament


def naf(competition: Competition) -> str:
    """The report of a tournament: coaches, and each match that two people have played."""
    state = competition.state
    if state.settings.game != "blood-bowl":
        raise Refused("The NAF takes tournaments of Blood Bowl.", key="league-naf")
    ElementTree.register_namespace("blo", SPACE)
    root = ElementTree.Element("nafReport", {"xmlns:blo": SPACE})
    ElementTree.SubElement(root, "organiser").text = state.organiser
    coaches = ElementTree.SubElement(root, "coaches")
    for entrant in state.entrants.values():
        for member in range(state.settings.squad if not entrant.is_program else 0):
            one = ElementTree.SubElement(coaches, "coach")
            _named(one, entrant, member)
            ElementTree.SubElement(one, "team").text = _race(state, entrant, member)
    for fixture in state.fixtures():
        if _counts(state, fixture):
            _game(root, competition, fixture)
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _counts(state: State, fixture: Fixture) -> bool:
    """Forfeits are not reported, nor matches against programs."""
    people = not any(state.program(fixture, e) for e in (fixture.home, fixture.away))
    return people and fixture.result is not None and not fixture.result.is_walkover


def _named(parent: ElementTree.Element, entrant: Entrant, member: int) -> None:
    """A member of the association by name and number; the numbers of a squad stand in its order, between commas."""
    numbers = [number.strip() for number in entrant.number.split(",")]
    number = numbers[member] if member < len(numbers) else ""
    name = entrant.members[member] if entrant.members else entrant.name
    ElementTree.SubElement(parent, "name").text = name if number else STRANGER
    ElementTree.SubElement(parent, "number").text = number or NO_NUMBER


def _game(root: ElementTree.Element, competition: Competition, fixture: Fixture) -> None:
    assert fixture.result is not None
    game = ElementTree.SubElement(root, "game")
    zone = zoneinfo.ZoneInfo(competition.state.settings.zone)
    played = moment(competition.lines[fixture.line - 1].at).astimezone(zone)
    ElementTree.SubElement(game, "timeStamp").text = f"{played:%Y-%m-%d %H:%M}"
    for side, number in enumerate((fixture.home, fixture.away)):
        entrant = competition.state.entrants[number]
        one = ElementTree.SubElement(game, "playerRecord")
        _named(one, entrant, fixture.member)
        ElementTree.SubElement(one, "team").text = _race(competition.state, entrant, fixture.member)
        ElementTree.SubElement(one, "teamRating").text = RATING
        ElementTree.SubElement(one, "touchDowns").text = str(fixture.result.score[side])
        ElementTree.SubElement(one, "badlyHurt").text = str(fixture.result.of("casualties", side))


def _race(state: State, entrant: Entrant, member: int) -> str:
    """The race of a team in English, by the name or the code of the team."""
    usual = game_of(state.settings.game).options(state.settings.options)["home_team"]
    team = entrant.teams.get(member, "").partition(":")[0] or str(usual)
    parts = cast("Parts", game_of(state.settings.game).pack.parts)
    names = {one.id: one.name for one in parts.teams.teams}
    return names.get(team, team)
