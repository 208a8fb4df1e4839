"""A tournament of Blood Bowl as the NAF, the association of its coaches, takes it: who played whom, with which race."""

from typing import TYPE_CHECKING, cast
from xml.etree import ElementTree

import downfield
from downfield.league.competition import Competition
from downfield.league.errors import Refused
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
        if not entrant.is_program:
            _coach(coaches, entrant, _race(state, entrant))
    for fixture in state.fixtures():
        if _counts(state, fixture):
            _game(root, competition, fixture)
    ElementTree.indent(root)
    return ElementTree.tostring(root, encoding="unicode", xml_declaration=True) + "\n"


def _counts(state: State, fixture: Fixture) -> bool:
    """Forfeits are not reported, nor matches against programs."""
    people = not any(state.program(fixture, e) for e in (fixture.home, fixture.away))
    return people and fixture.result is not None and not fixture.result.is_walkover


def _coach(parent: ElementTree.Element, entrant: Entrant, race: str) -> None:
    one = ElementTree.SubElement(parent, "coach")
    _named(one, entrant)
    ElementTree.SubElement(one, "team").text = race


def _named(parent: ElementTree.Element, entrant: Entrant) -> None:
    ElementTree.SubElement(parent, "name").text = entrant.name if entrant.number else STRANGER
    ElementTree.SubElement(parent, "number").text = entrant.number or NO_NUMBER


def _game(root: ElementTree.Element, competition: Competition, fixture: Fixture) -> None:
    assert fixture.result is not None
    game = ElementTree.SubElement(root, "game")
    played = moment(competition.lines[fixture.line - 1].at)
    ElementTree.SubElement(game, "timeStamp").text = f"{played:%Y-%m-%d %H:%M}"
    for side, number in enumerate((fixture.home, fixture.away)):
        entrant = competition.state.entrants[number]
        one = ElementTree.SubElement(game, "playerRecord")
        _named(one, entrant)
        ElementTree.SubElement(one, "team").text = _race(competition.state, entrant)
        ElementTree.SubElement(one, "teamRating").text = RATING
        ElementTree.SubElement(one, "touchDowns").text = str(fixture.result.score[side])
        ElementTree.SubElement(one, "badlyHurt").text = str(fixture.result.of("casualties", side))


def _race(state: State, entrant: Entrant) -> str:
    """The race of a team in English, by the name or the code of the team."""
    usual = downfield.game(state.settings.game).options(state.settings.options)["home_team"]
    team = entrant.teams.get(0, "").partition(":")[0] or str(usual)
    parts = cast("Parts", downfield.game(state.settings.game).pack.parts)
    names = {one.id: one.name for one in parts.teams.teams}
    return names.get(team, team)
