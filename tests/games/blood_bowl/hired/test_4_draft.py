"""Chapters 4 and 19: what a team may cost and hire, what it is worth, and what it gains for it."""

import pathlib

import pytest
from tests.games.blood_bowl.skills.test_18_skills import changed
from tests.games.blood_bowl.table import at, game, pitch, slot, told
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.model.position import (
    BRIBES,
    DOCTORS,
    REROLLS,
    S_ASSISTANTS,
    S_CHEERLEADERS,
    S_KEGS,
    Pitch,
)
from downfield.games.blood_bowl.model.skills import GUARD
from downfield.games.blood_bowl.teams.draft import price, team_value
from downfield.games.blood_bowl.teams.roster import drafted
from downfield.kernel.errors import PackError

MEN = '"2 thrower", "4 blitzer", "2 catcher", "1 ogre", "1 halfling_hopeful", "4 human_lineman"'
HUMANS = f'team = "human"\nplayers = [{MEN}]\n'
ELEVEN = 'team = "human"\nplayers = ["11 human_lineman"]\n'  # 550,000
HIRED = "rerolls = 2\napothecary = true\ncheerleaders = 0\nassistants = 0\nfans = 0\n"


def humans(folder: pathlib.Path, hired: str, players: str = ELEVEN) -> Pitch:
    """A match of a team of linemen with this staff; the budget would allow 600,000 for it."""
    own = changed(folder, "rosters.toml", HUMANS + HIRED, players + hired + "\n")
    g = own.state({"home_team": "human", "away_team": "elven_union"})
    assert isinstance(g, Pitch)
    return g


def parts() -> Parts:
    found = game().pack.parts
    assert isinstance(found, Parts)
    return found


@rule("BB-4.4", "BB-19.7", "BB-2.15")
def test_inducements_count_in_the_match(tmp_path: pathlib.Path) -> None:
    g = humans(tmp_path, "trainings = 1\ntemps = 2\npart_timers = 1\nkegs = 1\nbribes = 1\nwanderers = 1")
    assert [int(g.sides[i]) for i in (REROLLS, BRIBES, DOCTORS)] == [1, 1, 1]
    assert [int(g.tables.staff[i]) for i in (S_CHEERLEADERS, S_ASSISTANTS, S_KEGS)] == [2, 1, 1]


@rule("BB-4.4", "BB-4.2")
@pytest.mark.parametrize(
    ("hired", "fits"),
    [
        ("trainings = 6", True),
        ("trainings = 6\ntemps = 1", False),
        ("bribes = 3\nkegs = 2\nwanderers = 2", True),
        ("bribes = 3\nkegs = 2\nwanderers = 2\npart_timers = 1", False),
    ],
)
def test_inducements_are_bought_from_the_budget(tmp_path: pathlib.Path, hired: str, fits: bool) -> None:
    if fits:
        humans(tmp_path, hired)
        return
    with pytest.raises(PackError, match=r"the budget is 1,150,000 \(BB-4\.2\)"):
        humans(tmp_path, hired)


@rule("BB-4.3", "BB-19.7")
@pytest.mark.parametrize(
    ("hired", "why"),
    [
        ("assistants = 7", r"0 to 6 \(BB-4\.3\)"),
        ("cheerleaders = 13", r"0 to 12 \(BB-4\.3\)"),
        ("fans = 7", r"0 to 6 \(BB-4\.3\)"),
        ("rerolls = -1", r"0 to 8 \(BB-4\.3\)"),
        ("temps = 5", r"0 to 4 \(BB-19\.7\)"),
        ("part_timers = 4", r"0 to 3 \(BB-19\.7\)"),
        ("kegs = 3", r"0 to 2 \(BB-19\.7\)"),
        ("trainings = 9", r"0 to 8 \(BB-19\.7\)"),
        ("bribes = 4", r"0 to 3 \(BB-19\.7\)"),
        ("wanderers = 3", r"0 to 2 \(BB-19\.7\)"),
    ],
)
def test_nothing_is_hired_beyond_its_limit(tmp_path: pathlib.Path, hired: str, why: str) -> None:
    with pytest.raises(PackError, match=why):
        humans(tmp_path, hired)


@rule("BB-4.2")
@pytest.mark.parametrize(
    ("gold", "good"), [(1_000_000, True), (1_300_000, True), (1_310_000, False), (950_000, False)]
)
def test_a_budget_goes_in_steps(tmp_path: pathlib.Path, gold: int, good: bool) -> None:
    if good:
        humans(tmp_path, f"budget = {gold}")
        return
    with pytest.raises(PackError, match=r"1,000,000 to 1,300,000 in steps of 50,000 \(BB-4\.2\)"):
        humans(tmp_path, f"budget = {gold}")


@rule("BB-19.3")
def test_a_patron_is_chosen_only_where_a_team_has_one(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match=r"BB-19\.3"):
        humans(tmp_path, 'patron = "Favoured of Khorne"')


@rule("BB-19.2")
def test_bribes_are_cheaper_for_the_corrupt() -> None:
    teams = {team.id: team for team in parts().teams.teams}
    assert [price(teams[name], parts(), "bribes") for name in ("human", "goblin")] == [100_000, 50_000]


@rule("BB-19.1", "BB-19.4", "BB-19.6")
def test_most_special_rules_do_nothing_in_a_match() -> None:
    assert list(pitch(at("home=11@a1")).tables.rules) == [0, 0]


@rule("BB-4.8")
def test_a_team_is_worth_its_players_and_staff_but_not_its_fans(tmp_path: pathlib.Path) -> None:
    own = changed(
        tmp_path, "rosters.toml", HUMANS + HIRED, ELEVEN + "rerolls = 2\ncheerleaders = 1\nfans = 6\n"
    )
    found = own.pack.parts
    assert isinstance(found, Parts)
    assert team_value(*drafted(found, "human"), found) == 550_000 + 100_000 + 10_000


# Added skills -----------------------------------------------------------------------------------------------------


def trained(folder: pathlib.Path, skills: str, pack: str = "matched_play") -> Pitch:
    """Humans (tier 2: eight points) with skills beyond their profiles."""
    return humans(folder, f'skill_pack = "{pack}"\nskills = [{skills}]', HUMANS)


@rule("BB-4.5", "BB-4.7")
def test_an_added_skill_costs_no_gold(tmp_path: pathlib.Path) -> None:
    g = trained(
        tmp_path, '"11 dodge", "12 guard"'
    )  # linemen: general, with agility and strength as secondary ones
    assert g.skills[slot("home12")] & GUARD
    assert not g.skills[slot("home13")] & GUARD


@rule("BB-4.5", "BB-4.6", "BB-4.7")
@pytest.mark.parametrize(
    ("skills", "pack", "why"),
    [
        ('"11 block", "11 tackle"', "matched_play", r"one added skill for a player \(BB-4\.5\)"),
        ('"11 guard", "12 guard", "13 guard"', "matched_play", r"3 secondary skills: at most 2 \(BB-4\.5\)"),
        ('"11 block"', "none", r"1 points, there are 0 \(BB-4\.6\)"),
        ('"11 block"', "many", r"one of none, matched_play, spp_36 \(BB-4\.6\)"),
        ('"3 block"', "matched_play", r"cannot have it \(BB-4\.7\)"),  # a blitzer has it
        ('"11 claws"', "matched_play", r"gains G, AS \(BB-4\.7\)"),
        ('"11 stab"', "matched_play", r"gains G, AS \(BB-4\.7\)"),
        ('"40 block"', "matched_play", r"write a shirt and a skill, 4 guard \(BB-4\.5\)"),
        ('"1 dodge", "2 dodge", "3 dodge", "4 dodge"', "spp_36", r"48 points, there are 36|BB-4\.5"),
    ],
)
def test_skills_that_cannot_be_added(tmp_path: pathlib.Path, skills: str, pack: str, why: str) -> None:
    with pytest.raises(PackError, match=why):
        trained(tmp_path, skills, pack)


@rule("BB-4.9")
def test_every_match_begins_with_everybody_fit() -> None:
    g = game().state({})
    assert isinstance(g, Pitch)
    assert {int(g.status[i]) for i in range(14)} == {3}  # all in Reserves


# Prayers for the poorer -------------------------------------------------------------------------------------------


@rule("BB-5.6")
def test_the_poorer_team_prays_where_it_was_agreed(tmp_path: pathlib.Path) -> None:
    own = changed(tmp_path, "rosters.toml", HUMANS + HIRED, ELEVEN + "rerolls = 8\napothecary = true\n")
    match = own.new(
        options={"prayers_for_gap": True, "away_team": "high_elf"}, by_hand=True
    )  # 1,000,000 against 1,150,000
    match.play("T1 T1 D3 D4 O1 O1 O2 O2 O1 O4")
    assert told(match, "prayer") == [(0, 0), (0, 1), (0, 3)]  # what is in effect already is rolled again
    assert match.play("11").need.die == "six"  # then the toss


@rule("BB-5.4", "BB-5.5", "BB-5.6")
def test_usually_nobody_prays_or_hires_before_the_toss(tmp_path: pathlib.Path) -> None:
    own = changed(tmp_path, "rosters.toml", HUMANS + HIRED, ELEVEN)
    assert own.new(by_hand=True).play("T1 T1 D3 D4 D6 D1").need.question == "kick-or-receive"
