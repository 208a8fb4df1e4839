"""Chapter 22 in a match: who takes the field, what a team is worth, and what is left of the injured."""

import pytest
from tests.games.blood_bowl.league.clubs import HUMANS, PARTS, club
from tests.games.blood_bowl.table import HOME, asked, at, facts, game, pitch, see, slot, status, told
from tests.rules import rule

from downfield.games.blood_bowl.career import first_roster
from downfield.games.blood_bowl.model.kinds import ABSENT
from downfield.games.blood_bowl.notation.report_career import OF_A_PLAYER
from downfield.games.blood_bowl.rules.harm.casualty import casualty_row
from downfield.games.blood_bowl.teams.league.club import current_value, lent_men, line_up, team_value
from downfield.games.blood_bowl.teams.league.men import profile, value
from downfield.games.blood_bowl.teams.roster import read_team, write_code
from downfield.kernel import record
from downfield.kernel.errors import BadOption
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.show.outcome import outcome

ELVES = "elven_union:12*lineman;fans:1;league:1"
THIN = "human:4*blitzer,5*human_lineman,1*-,2*human_lineman;men:1*out,11*rest,12*out;fans:1;league:1"  # eight are fit


def knocked(away: str = ELVES, more: str = "") -> Match:
    """Away's 7 (AV 8+) has just been knocked down; its armour is rolled next."""
    line = f"home=11@m8,12@a1 away=7@n8,8@z1 rerolls=0-0 doctors=0-0 {more}"
    return at(line, home_roster=HUMANS, away_roster=away).play("11block POW o8 stay")


@rule("BB-22.1")
def test_what_is_not_spent_is_the_treasury_of_a_new_team() -> None:
    code = first_roster(PARTS, "human:11*human_lineman;rerolls:3;fans:2")
    assert code == "human:11*human_lineman;rerolls:3;fans:3;league:1;treasury:280000"


@rule("BB-22.1")
@pytest.mark.parametrize("team", [team.id for team in PARTS.teams.teams])
def test_every_ready_team_can_enter_a_league(team: str) -> None:
    code = first_roster(PARTS, team)
    found = club(code)
    assert len(found.men) >= 11
    assert team_value(found, PARTS) + found.roster.treasury <= 1_000_000
    assert game().new(options={"home_roster": code}, by_hand=True).need.die == "three"


@rule("BB-22.1", "BB-22.11", "BB-22.15", "BB-22.20")
@pytest.mark.parametrize(
    ("code", "why"),
    [
        (
            "human:4*blitzer,10*human_lineman;rerolls:4",
            "costs 1,040,000, a new team of a league 1,000,000 (BB-22.1)",
        ),
        ("human:11*human_lineman;kegs:1", "kegs: a league team hires before each match"),
        ("human:11*human_lineman;league:1;fans:1;treasury:999999", "comes to a league as it was drafted"),
        ("human:11*human_lineman;league:2;fans:1;kegs:1", "kegs: a league team hires before each match"),
        (
            "human:11*human_lineman;league:2;fans:1;men:4*spp7.x-block",
            "cannot be read as a player of a league",
        ),
        ("human:11*human_lineman;league:2;fans:1;men:14*spp7", "'14 spp7' cannot be read"),
        (
            "human:11*human_lineman;league:2;fans:1;men:4*p-block.r-block",
            "Number 4: block, block. A player has up",
        ),
        ("human:11*human_lineman;league:2;fans:1;men:4*p-stunty", "Number 4: stunty."),
        ("human:11*human_lineman;league:2;fans:1;men:4*up-ma.up-ma.up-ma", "Number 4: ma."),
        ("human:11*human_lineman;league:2;fans:8", "8 dedicated fans: 1 to 7 (BB-22.11)"),
        ("human:17*human_lineman;league:2;fans:1", "Number 17: a team has shirts 1 to 16 (BB-22.20)"),
        ("human:5*blitzer,6*human_lineman;league:2;fans:1", "5 of Blitzer: at most 4"),
    ],
)
def test_what_is_no_league_team_is_told(code: str, why: str) -> None:
    with pytest.raises(BadOption) as refused:
        first_roster(PARTS, code)
    assert why in refused.value.message


def test_a_code_says_the_same_when_it_is_read_and_written() -> None:
    code = (
        "human:4*blitzer,2*-,6*human_lineman;rerolls:2;fans:2;league:2;treasury:50000;"
        "men:1*spp7.n1.y1.d9.p-guard.up-ma.down-av.out,7*rest.fresh;journeymen:5*spp3,6;raised:1;awards:2;matches:3"
    )
    assert write_code(read_team(code, PARTS)[1]) == code
    assert pitch(game().new(options={"home_roster": code}, by_hand=True)).tables.carried[0] == 1


@rule("BB-22.2", "BB-5.4")
def test_journeymen_make_up_eleven_in_free_shirts_then_in_those_of_who_is_missing() -> None:
    thin = club(THIN)
    assert [man.number for man in lent_men(thin)] == [10, 13, 14]
    full = club(
        "human:16*human_lineman;men:" + ",".join(f"{n}*out" for n in range(1, 8)) + ";fans:1;league:1"
    )
    assert [man.number for man in lent_men(full)] == [1, 2]
    assert lent_men(club()) == []


@rule("BB-22.2", "BB-22.6", "BB-22.24")
def test_who_misses_a_match_is_not_there_and_journeymen_are_loners() -> None:
    match = game().new(options={"home_roster": THIN}, by_hand=True)
    g = pitch(match)
    there = [place + 1 for place in range(20) if g.status[place] != ABSENT]
    assert there == [2, 3, 4, 5, 6, 7, 8, 9, 10, 13, 14]
    assert [int(g.loner(place)) for place in range(14) if g.tables.number[place]] == [0] * 8 + [4] * 3
    assert status(match, "home10") == "reserves"


@rule("BB-22.2", "BB-11.11")
def test_the_apothecary_of_a_team_treats_no_journeyman() -> None:
    lent = "elven_union:10*lineman;apothecary:1;fans:1;league:1"
    line = "home=11@m8,12@a1 away=11@n8,8@z1 rerolls=0-0 doctors=0-1"
    match = at(line, home_roster=HUMANS, away_roster=lent).play("11block POW o8 stay D6 D6 D6 D6 X2")
    assert status(match, "away11") == "hurt"


@rule("BB-22.3", "BB-22.18", "BB-19.4")
def test_a_player_is_worth_his_price_and_what_he_has_learnt() -> None:
    found = club("human:4*blitzer;men:1*p-guard.r-kick.up-st,2*q-dodge.s-pass.up-av;fans:1;league:1")
    assert [value(man, found.team, PARTS) for man in found.men] == [
        85_000 + 110_000,
        85_000 + 70_000,
        85_000,
        85_000,
    ]
    ogres = club("ogre:1*ogre_blocker,1*gnoblar_lineman;men:2*p-sidestep;fans:1;league:1")
    assert [value(man, ogres.team, PARTS) for man in ogres.men] == [140_000, 20_000]


@rule("BB-22.4", "BB-22.24")
def test_the_current_value_is_that_of_who_can_play() -> None:
    thin = club(f"{THIN};rerolls:1;cheerleaders:2;assistants:1;apothecary:1;treasury:90000")
    staff = 50_000 + 30_000 + 50_000
    assert team_value(thin, PARTS) == 4 * 85_000 + 7 * 50_000 + staff
    assert current_value(thin, PARTS) == 3 * 85_000 + 5 * 50_000 + 3 * 50_000 + staff
    match = game().new(options={"home_roster": THIN}, by_hand=True)
    assert pitch(match).tables.worth[0] == current_value(club(THIN), PARTS)


@rule("BB-22.5")
def test_the_treasury_of_the_dearer_team_may_be_spent() -> None:
    rich = "human:4*blitzer,8*human_lineman;fans:1;league:1;treasury:120000"
    poor = "human:12*human_lineman;fans:1;league:1;treasury:300000"
    match = (
        game()
        .new(options={"home_roster": rich, "away_roster": poor, "league_style": True}, by_hand=True)
        .play("T1 T1 D3 D4")
    )
    assert (asked(match), see(match, "gold")) == (("hire", (HOME,)), 120_000)
    match.play("kegs enough enough")
    assert [side.team["treasury_spent"] for side in outcome(match).sides] == [50_000, 0]


@rule("BB-22.5")
def test_two_teams_of_the_same_value_buy_nothing() -> None:
    options: dict[str, Value] = {"home_roster": HUMANS, "away_roster": HUMANS, "league_style": True}
    assert game().new(options=options, by_hand=True).play("T1 T1 D3 D4").need.die == "six"


@rule("BB-22.6", "BB-22.7", "BB-22.8", "BB-11.8")
@pytest.mark.parametrize(
    ("dice", "row", "worse", "left"),
    [
        ("X7", 2, 0, {"missing"}),
        ("X10", 3, 0, {"missing", "niggled"}),
        ("X13 D2", 4, 5, {"missing", "worse_av"}),
        ("X14 D3", 4, 1, {"missing", "worse_ma"}),
        ("X14 D6", 4, 2, {"missing", "worse_st"}),
        ("X15", 5, 0, {"killed"}),
    ],
)
def test_a_match_tells_what_is_left_of_a_casualty(dice: str, row: int, worse: int, left: set[str]) -> None:
    match = knocked().play(f"D6 D6 D6 D6 {dice}")
    assert [told[3:] for told in told(match, "scarred")] == [(row, worse)]
    done = outcome(match).sides[1].players["7"]
    assert {key for key in OF_A_PLAYER if done[key]} == left


@rule("BB-22.6")
def test_nothing_is_left_of_a_player_who_is_badly_hurt_or_of_a_tournament_team() -> None:
    assert "scarred" not in facts(knocked().play("D6 D6 D6 D6 X6"))
    assert "scarred" not in facts(knocked("elven_union:12*lineman").play("D6 D6 D6 D6 X13"))


@rule("BB-22.6", "BB-11.8")
def test_a_number_that_is_at_its_worst_is_rolled_again() -> None:
    lame = "elven_union:12*lineman;men:7*down-ag.down-ag.down-ag.down-ag;fans:1;league:1"
    match = knocked(lame).play("D6 D6 D6 D6 X13 D5 D3")
    assert told(match, "scarred")[0][3:] == (4, 1)


@rule("BB-22.6", "BB-22.17")
def test_better_and_worse_numbers_play() -> None:
    found = club(
        "human:2*blitzer;men:1*up-ma.up-ag.up-pa.up-av,2*down-ma.down-ag.down-pa.down-av;fans:1;league:1"
    )
    assert [profile(man) for man in found.men] == [(8, 3, 2, 3, 10), (6, 3, 4, 5, 8)]
    assert [place.spot.profile for place in line_up(found, PARTS)[:2]] == [(8, 3, 2, 3, 10), (6, 3, 4, 5, 8)]
    beast = club("human:1*ogre;men:1*up-pa;fans:1;league:1")
    assert profile(beast.men[0])[3] == PARTS_OGRE_PA - 1


PARTS_OGRE_PA = next(
    s for t in PARTS.teams.teams if t.id == "human" for s in t.positions if s.id == "ogre"
).profile[3]


@rule("BB-22.7", "BB-11.7")
def test_every_niggling_injury_makes_the_next_casualty_worse() -> None:
    match = knocked("elven_union:12*lineman;men:7*n2;fans:1;league:1")
    assert [int(casualty_row(pitch(match), slot(name), 12)) for name in ("away7", "away8")] == [5, 4]
    assert casualty_row(pitch(match), slot("away7"), 15) == 5


def test_a_match_of_league_teams_is_recorded_and_verified() -> None:
    match = game().new(options={"home_roster": THIN, "away_roster": ELVES, "league_style": True}, seed=3)
    match.resign(1)
    again = record.verify(record.read(record.write(match, "2026-11-16")), game())
    assert again.result() == match.result()
