"""A Blood Bowl tournament: sheets, tiers, awards; by what the organiser's file says."""

import msgspec
import pytest

from downfield.kernel.errors import DownfieldError
from downfield.league.competition import Competition, create
from downfield.league.deeds import Entered, HandedIn, Played
from downfield.league.errors import NotNow, Refused
from downfield.league.figures.awards import awards
from downfield.league.results import Result
from downfield.league.settings import Settings, Swiss, check, read
from tests.league.clubs import ANN, AT, SECRET

DESCRIBED = """
name = "Winter Bowl"
game = "blood-bowl"
sheets = true

[[stages]]
kind = "swiss"
rounds = 3

[[tiers]]
name = "small"
teams = ["goblin", "halfling"]
options = { budget = "1200000" }
at_most = { stars = 1 }

[[tiers]]
name = "others"
options = { budget = "1150000", skill_pack = "none" }
at_most = { stars = 0, rerolls = 3 }

[[awards]]
name = "Fair play"
of = "scored"
least = true
"""
ORCS = "orc:11*orc_lineman"
DEAR = (
    "orc:15*orc_lineman,1*untrained_troll;rerolls:3;budget:1300000;assistants:6;cheerleaders:6;apothecary:1"
)


def tournament(*teams: str, text: str = DESCRIBED) -> tuple[Competition, bytes]:
    competition, secret = create(read(text), ANN, AT, SECRET)
    for number, team in enumerate(teams, 1):
        competition.do(Entered(f"E{number}", team=team), ANN, AT)
    return competition, secret


def test_it_begins_when_everybody_has_handed_in_a_sheet() -> None:
    competition, secret = tournament("orc", "")
    with pytest.raises(NotNow, match="A team is missing of: E2"):
        competition.begin(secret, ANN, AT)
    competition.do(HandedIn(2, "goblin"), ANN, AT)
    competition.begin(secret, ANN, AT)
    with pytest.raises(NotNow, match="locked"):
        competition.do(HandedIn(2, "halfling"), ANN, AT)
    competition.do(HandedIn(2, "halfling", why="sent in time, put down wrongly"), ANN, AT)
    assert competition.state.entrants[2].teams == {0: "halfling"}


def test_a_sheet_is_checked_by_its_tier() -> None:
    competition, _ = tournament("orc")
    with pytest.raises(Refused, match="4 of rerolls: at most 3 here"):
        competition.do(HandedIn(1, f"{ORCS};rerolls:4"), ANN, AT)
    competition.do(HandedIn(1, f"{ORCS};rerolls:3"), ANN, AT)
    with pytest.raises(Refused, match="the budget is 1,150,000"):
        competition.do(HandedIn(1, DEAR), ANN, AT)


def test_a_team_that_stands_in_no_tier_may_not_take_part() -> None:
    only_small = DESCRIBED.replace('name = "others"', 'teams = ["snotling"]')
    competition, _ = tournament(text=only_small)
    with pytest.raises(Refused, match="orc may not take part here: goblin, halfling, snotling"):
        competition.do(Entered("E1", team="orc"), ANN, AT)


@pytest.mark.parametrize(
    ("wrong", "words"),
    [
        (('"goblin"', '"hobbit"'), "no team"),
        (('"1200000"', '"12"'), "options: "),
        (('of = "scored"', 'of = "beauty"'), "no award"),
    ],
)
def test_what_cannot_be_meant_is_refused(wrong: tuple[str, str], words: str) -> None:
    with pytest.raises(DownfieldError, match=words):
        read(DESCRIBED.replace(*wrong))


def test_a_bonus_for_something_that_nobody_counts_is_refused() -> None:
    text = '[points]\nbonus = [{ name = "style", of = "elegance", at_least = 1 }]\n'
    with pytest.raises(DownfieldError, match="no bonus"):
        read(f'name = "Cup"\ngame = "calciotto"\nstages = [{{ kind = "swiss", rounds = 3 }}]\n{text}')


def test_those_are_honoured_who_did_most_and_the_last_has_the_spoon() -> None:
    settings = Settings("Bowl", "blood-bowl", (Swiss(2),))
    check(settings)
    competition, secret = create(settings, ANN, AT, SECRET)
    for number, team in enumerate(("orc", "goblin", "dwarf", "snotling"), 1):
        competition.do(Entered(f"E{number}", team=team), ANN, AT)
    competition.begin(secret, ANN, AT)
    for _ in range(2):
        competition.draw(ANN, AT)
        for tie in competition.state.rounds[-1].ties:
            home = tie.home < tie.away
            hurt = {tie.home: {"casualties": tie.home}, tie.away: {"casualties": tie.away}}
            score = (4 - tie.home, 4 - tie.away)
            stats = (hurt[tie.home], hurt[tie.away])
            competition.do(Played(tie.id, Result(score, int(not home), stats=stats)), ANN, AT)
    found = {one.award.name: (one.entrants, round(one.count)) for one in awards(competition.state)}
    assert found == {
        "attack": ([1], 6),
        "defence": ([1, 2, 3, 4], 2),
        "casualties": ([4], 8),
        "stunty": ([2], 2),
        "spoon": ([4], 4),
    }


def test_options_under_which_the_usual_teams_cannot_play_ask_for_sheets() -> None:
    poor = Settings("Bowl", "blood-bowl", (Swiss(2),), {"budget": "1000000"})
    with pytest.raises(DownfieldError, match="sheets = true"):
        check(poor)
    check(msgspec.structs.replace(poor, sheets=True))
