"""Chapter 4: teams that coaches draft: written and read without loss, judged by every limit, played with, recorded."""

import pytest
from tests.contract.cases import answer_at_random
from tests.games.blood_bowl.hired.test_4_draft import parts
from tests.games.blood_bowl.spoilt import SPOILT, Spoilt, ready
from tests.games.blood_bowl.spoilt_guests import SPOILT_GUESTS
from tests.games.blood_bowl.table import game
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import fielded
from downfield.games.blood_bowl.components.parts_draft import Roster
from downfield.games.blood_bowl.model.skills import GUARD
from downfield.games.blood_bowl.teams.faults import faults
from downfield.games.blood_bowl.teams.file import read_file, write_file
from downfield.games.blood_bowl.teams.roster import read_code, read_team, team_of, tidy, write_code
from downfield.games.blood_bowl.teams.sheet import sheet
from downfield.games.blood_bowl.teams.squads import freeze
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadOption, UnknownName
from downfield.kernel.options import CODE, Value
from downfield.text import Text

ALL = sorted(team.id for team in parts().teams.teams)
every_team = pytest.mark.parametrize("team", ALL)
RICH = Roster(
    team="norse",
    players=("2 ulfwerener", "1 beer_boar", "9 norse_raider_lineman", "1 beer_boar"),
    rerolls=3,
    apothecary=True,
    cheerleaders=12,
    kegs=2,
    patron="Favoured of Khorne",
    budget=1_300_000,
    skill_pack="spp_36",
    skills=("4 guard", "12 tackle"),
    name="Björn's Bären: +1*~(x)%",
)
GUARDED = (
    "human:4*blitzer,8*human_lineman;rerolls:3;skill_pack:matched_play;skills:1*guard,5*block;name:Rat+Pack"
)


# Two forms --------------------------------------------------------------------------------------------------------


@rule("BB-4.1")
@every_team
def test_a_ready_team_is_legal_and_the_same_in_both_forms(team: str) -> None:
    found, roster = ready(team)
    assert faults(found, roster, parts()) == []
    code = write_code(roster)
    assert CODE.fullmatch(code)
    assert read_code(code) == roster
    assert read_file(write_file(found, roster, parts()), parts()) == (found, roster)


def test_nothing_is_lost_of_a_team_that_uses_everything() -> None:
    team, roster = read_team(write_code(RICH), parts())
    assert roster == RICH
    assert faults(team, roster, parts()) == []
    assert CODE.fullmatch(write_code(roster))
    assert read_file(write_file(team, roster, parts()), parts())[1] == RICH


def test_players_side_by_side_are_counted_together() -> None:
    roster = Roster("human", ("1 blitzer", "2 blitzer", "1 ogre", "1 blitzer"))
    assert tidy(roster).players == ("3 blitzer", "1 ogre", "1 blitzer")


@pytest.mark.parametrize(
    "code",
    [
        "human",
        "human:;x:1",
        "human:;fans:-1",
        "human:;fans:two",
        "human:;fans:1;fans:1",
        "human:;apothecary:2",
    ],
)
def test_a_code_that_cannot_be_read_says_how_it_is_written(code: str) -> None:
    with pytest.raises(BadOption, match=r"Write it as human:4\*blitzer"):
        read_code(code)


def test_an_unknown_team_gets_the_nearest_name() -> None:
    with pytest.raises(UnknownName, match="Did you mean human"):
        read_team("humen:11*lineman", parts())


@pytest.mark.parametrize(
    "text",
    [
        "",
        "team = 3",
        "x = " + "[" * 9000,
        'team = "human"\nplayers = []\nfans = ' + "9" * 30,
        'team = "human"\nplayers = "all"',
        "nonsense",
        'x = "y"',
    ],
    ids=lambda text: text[:9],
)
def test_a_file_that_is_no_team_is_refused(text: str) -> None:
    with pytest.raises(BadOption, match="This is no file of a team"):
        read_file(text, parts())


# The judge --------------------------------------------------------------------------------------------------------


def test_there_are_five_hundred_illegal_teams() -> None:
    assert len({spoilt.roster for spoilt in (*SPOILT, *SPOILT_GUESTS)}) >= 500


@rule(
    "BB-4.1", "BB-4.2", "BB-4.3", "BB-4.4", "BB-4.5", "BB-4.6", "BB-4.7",
    "BB-19.1", "BB-19.3", "BB-19.7", "BB-19.8", "BB-19.9",
)  # fmt: skip
@pytest.mark.parametrize("spoilt", [*SPOILT, *SPOILT_GUESTS], ids=lambda spoilt: spoilt.name)
def test_a_team_that_breaks_one_limit_is_refused_with_its_rule(spoilt: Spoilt) -> None:
    found = faults(team_of(parts(), spoilt.roster.team), spoilt.roster, parts())
    assert [(fault.key, fault.rule) for fault in found] == [(spoilt.key, spoilt.rule)]
    assert f"({spoilt.rule})" in found[0].message


def test_all_faults_are_told_at_once() -> None:
    code = "human:3*thrower,17*human_lineman;rerolls:9;wanderers:3;skills:1*stab"
    with pytest.raises(BadOption) as refused:
        game().new(options={"home_roster": code})
    for found in ("BB-4.1", "BB-4.2", "BB-4.3", "BB-19.7", "BB-4.7", "BB-4.6"):
        assert f"({found})" in refused.value.message
    told = Text("de", game().spec).error(refused.value)
    assert "Werfer: höchstens 2 (BB-4.1)" in told
    assert "9 × Team-Rerolls: 0 bis 8 (BB-4.3)" in told


@rule("BB-4.7")
@pytest.mark.parametrize("skill", ["leap", "frenzy", "grab"])
def test_what_cannot_go_together_cannot_go_together_either_way(skill: str) -> None:
    team, roster = ready("goblin")
    number = [spot.id for spot in fielded(team, roster)].index("fanatic") + 1  # ball and chain bars them
    drafted = Roster(team.id, roster.players, skill_pack="matched_play", skills=(f"{number} {skill}",))
    assert "team-skill-owned" in [fault.key for fault in faults(team, drafted, parts())]


@rule("BB-4.7", "BB-18.S11")
@pytest.mark.parametrize(("team", "spot", "fits"), [("orc", "big_un", False), ("ogre", "ogre_blocker", True)])
def test_only_who_throws_team_mates_gains_a_strong_arm(team: str, spot: str, fits: bool) -> None:
    drafted = Roster(team, (f"1 {spot}",), skill_pack="matched_play", skills=("1 strong_arm",))
    found = [fault.key for fault in faults(team_of(parts(), team), drafted, parts())]
    assert ("team-skill-owned" not in found) == fits


@rule("BB-4.2", "BB-4.8", "BB-4.5")
def test_a_sheet_counts_gold_and_points() -> None:
    told = sheet(*read_team(GUARDED + ";fans:2", parts()), parts())
    assert (told.cost, told.left, told.value) == (910_000, 240_000, 890_000)
    assert (told.spent, told.points, told.wrong) == (2, 8, [])


# In a match -------------------------------------------------------------------------------------------------------


@rule("BB-4.1", "BB-4.5")
def test_a_drafted_team_plays_under_its_name() -> None:
    options = game().options({"home_roster": GUARDED, "away_team": "skaven"})
    tables = freeze(parts(), options)
    assert tables.names == ["Rat Pack", "Skaven"]
    assert list(tables.squad) == [12, 13]
    assert tables.skills[0] & GUARD
    assert not tables.skills[1] & GUARD
    assert tables.positions[:5] == ["Blitzer"] * 4 + ["Human Lineman"]


@rule("BB-4.2", "BB-4.6")
@pytest.mark.parametrize(
    ("agreed", "name", "why"),
    [
        ({"budget": "1000000"}, "away_team", r"costs 1,150,000, the budget is 1,000,000 \(BB-4\.2\)"),
        ({"budget": "1300000", "skill_pack": "none"}, "home_roster", r"2 points, there are 0 \(BB-4\.6\)"),
        ({"skill_pack": "spp_36"}, "", ""),
        ({}, "", ""),
    ],
)
def test_what_is_agreed_binds_both_teams(agreed: dict[str, Value], name: str, why: str) -> None:
    options = {"home_roster": GUARDED, "away_team": "human", **agreed}
    if not name:
        assert game().new(options=options).need is not None
        return
    with pytest.raises(BadOption, match=f"Option {name}: .*{why}"):
        game().new(options=options)


@rule("BB-5.6")
def test_prayers_go_by_the_teams_that_play() -> None:
    poor = "human:11*human_lineman"
    options = game().options({"away_roster": poor, "home_team": "human", "prayers_for_gap": True})
    tables = freeze(parts(), options)
    assert (int(tables.gap), list(tables.worth)) == (50_000, [1_150_000, 550_000])


@rule("BB-0.11")
def test_a_record_of_a_drafted_team_runs_again() -> None:
    match = game().new(options={"home_roster": GUARDED, "away_roster": GUARDED}, seed=5)
    rng = Rng(5)
    for _ in range(300):
        answer_at_random(match, rng)
    text = record.write(match)
    assert f"home_roster={GUARDED}" in text
    again = record.verify(record.read(text), game())
    assert again.state.dump() == match.state.dump()
