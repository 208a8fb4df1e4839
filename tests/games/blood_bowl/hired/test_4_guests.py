"""Chapters 4 and 19: mercenaries, stars and inducements as they are drafted: for whom, how many, for how much."""

import pathlib

import msgspec
import pytest
from tests.games.blood_bowl.hired.test_4_draft import parts
from tests.games.blood_bowl.skills.test_18_skills import changed
from tests.games.blood_bowl.table import game
from tests.rules import rule

from downfield.games.blood_bowl.components.parts_draft import INDUCEMENTS, Roster, Star
from downfield.games.blood_bowl.teams.draft import is_offered, price, price_list, team_value
from downfield.games.blood_bowl.teams.faults import faults
from downfield.games.blood_bowl.teams.file import read_file, write_file
from downfield.games.blood_bowl.teams.hired_players import guests, mercenary, players_of, plays_for
from downfield.games.blood_bowl.teams.roster import read_team, team_of, write_code
from downfield.games.blood_bowl.teams.sheet import sheet
from downfield.kernel.errors import BadOption, PackError
from downfield.kernel.options import CODE

ELEVEN = Roster("human", ("11 human_lineman",))  # 550,000
RICH = msgspec.structs.replace(
    ELEVEN, mercenaries=("blitzer guard", "ogre"), stars=("grak_and_crumbleberry",), budget=1_300_000
)


def star(name: str) -> Star:
    return next(star for star in parts().stars.stars if star.id == name)


def keys(roster: Roster) -> list[str]:
    return [str(fault.key) for fault in faults(team_of(parts(), roster.team), roster, parts())]


def drafted(**changes: object) -> list[str]:
    return keys(msgspec.structs.replace(ELEVEN, budget=1_300_000, **changes))


# Mercenaries ------------------------------------------------------------------------------------------------------


@rule("BB-19.7", "BB-18.3")
@pytest.mark.parametrize(
    ("team", "word", "cost", "skills"),
    [
        ("human", "blitzer", 115_000, ("block", "loner:4")),
        ("human", "blitzer guard", 165_000, ("block", "loner:4", "guard")),
        ("dwarf", "deathroller", 200_000, ("loner:5",)),  # a loner already keeps his number
        ("black_orc", "trained_troll", 145_000, ("loner:3",)),
    ],
)
def test_a_mercenary_is_dearer_and_a_loner(team: str, word: str, cost: int, skills: tuple[str, ...]) -> None:
    hired = mercenary(team_of(parts(), team), word, parts())
    assert hired.cost == cost
    assert set(skills) <= set(hired.skills)
    assert sum(skill.startswith("loner") for skill in hired.skills) == 1


@rule("BB-4.4", "BB-4.8", "BB-19.7")
def test_guests_are_paid_from_the_budget_and_count_in_the_value() -> None:
    told = sheet(team_of(parts(), "human"), RICH, parts())
    assert (told.cost, told.value) == (1_135_000, 1_135_000)  # 550,000 and 165,000, 170,000, 250,000
    assert team_value(told.team, RICH, parts()) == 1_135_000
    assert [one.name for one in told.guests] == ["Blitzer", "Ogre", "Grak", "Crumbleberry"]
    assert told.wrong == []


@rule("BB-4.4")
def test_eleven_without_guests_and_sixteen_with_them() -> None:
    assert drafted(players=("13 human_lineman",), mercenaries=("ogre", "blitzer", "blitzer")) == []
    assert drafted(players=("14 human_lineman",), mercenaries=("ogre", "blitzer", "blitzer")) == ["team-full"]
    assert drafted(players=("10 human_lineman",), mercenaries=("ogre",)) == ["team-own-size"]


@rule("BB-19.7")
def test_a_mercenary_counts_among_his_position() -> None:
    three, line = "3 blitzer", "8 human_lineman"
    assert drafted(players=(three, line), mercenaries=("blitzer",)) == []
    assert drafted(players=(three, line), mercenaries=("blitzer", "blitzer guard")) == ["team-spot-most"]


@rule("BB-19.7", "BB-4.7")
@pytest.mark.parametrize(
    ("word", "fits"),
    [
        ("blitzer tackle", True),
        ("blitzer block", False),  # has it
        ("human_lineman guard", False),  # a secondary one
        ("blitzer loner", False),  # a trait
    ],
)
def test_a_mercenary_gains_one_primary_skill(word: str, fits: bool) -> None:
    assert drafted(mercenaries=(word,)) == ([] if fits else ["team-mercenary-skill"])


# Stars ------------------------------------------------------------------------------------------------------------


@rule("BB-19.8", "BB-19.9")
def test_the_stars_are_all_there_and_each_is_a_loner() -> None:
    found = parts().stars.stars
    assert (len(found), sum(len(star.members) for star in found)) == (64, 67)
    assert sum(star.mega for star in found) == 7
    assert all(any(word.startswith("loner:") for word in one.skills) for s in found for one in s.members)
    griff = players_of(star("griff_oberwald"))[0]
    assert (griff.profile, griff.cost, griff.primary, griff.secondary) == ((7, 4, 2, 3, 9), 280_000, "", "")
    assert star("griff_oberwald").members[0].unique == ("Consummate Professional",)


@rule("BB-19.1")
def test_every_star_plays_for_somebody_and_every_team_has_stars() -> None:
    possible = {team.id: {*team.special, *team.choose_one} for team in parts().teams.teams}
    regions = {name for rules in possible.values() for name in rules} | {"any"}
    for one in parts().stars.stars:
        assert set(one.plays_for) <= regions
        assert any(plays_for(one, rules) for rules in possible.values())
    for rules in possible.values():
        assert sum(plays_for(one, rules) for one in parts().stars.stars) >= 5


@rule("BB-19.1", "BB-19.3")
@pytest.mark.parametrize(
    ("name", "rules", "comes"),
    [
        ("griff_oberwald", {"Old World Classic"}, True),
        ("griff_oberwald", {"Badlands Brawl"}, False),
        ("helmut_wulf", set(), True),
        ("morg_n_thorg", {"Badlands Brawl"}, True),
        ("morg_n_thorg", {"Sylvanian Spotlight", "Masters of Undeath"}, False),
        ("max_spleenripper", {"Favoured of Khorne"}, True),
        ("max_spleenripper", {"Favoured of Nurgle"}, False),
    ],
)
def test_who_may_hire_a_star(name: str, rules: set[str], comes: bool) -> None:
    assert plays_for(star(name), rules) is comes


@rule("BB-19.3")
@pytest.mark.parametrize(("patron", "comes"), [("Khorne", True), ("Nurgle", False)])
def test_the_patron_decides_which_star_comes(patron: str, comes: bool) -> None:
    line = ("11 beastman_runner_lineman",)
    roster = Roster("chaos_chosen", line, patron=f"Favoured of {patron}", stars=("max_spleenripper",))
    found = faults(team_of(parts(), "chaos_chosen"), roster, parts())
    assert [(fault.key, fault.rule) for fault in found] == ([] if comes else [("team-star-for", "BB-19.3")])


@rule("BB-4.5", "BB-19.7")
@pytest.mark.parametrize(
    ("team", "pack", "stars", "found"),
    [
        ("human", "matched_play", "helmut_wulf akhorne_the_squirrel", []),
        ("human", "matched_play", "griff_oberwald cindy_piewhistle", ["team-megas"]),
        ("human", "none", "griff_oberwald cindy_piewhistle", []),
        ("human", "none", "helmut_wulf akhorne_the_squirrel barik_farblast", ["team-stars"]),
        ("skaven", "matched_play", "helmut_wulf akhorne_the_squirrel", ["team-stars"]),
        ("skaven", "matched_play", "grak_and_crumbleberry", []),  # a pair is one star
        ("skaven", "spp_36", "helmut_wulf akhorne_the_squirrel", []),
    ],
)
def test_how_many_stars_come(team: str, pack: str, stars: str, found: list[str]) -> None:
    line = {"human": "human_lineman", "skaven": "skaven_clanrat_lineman"}[team]
    assert keys(Roster(team, (f"11 {line}",), skill_pack=pack, stars=tuple(stars.split()))) == found


@rule("BB-4.5")
@pytest.mark.parametrize(
    ("name", "skills", "spent"), [("helmut_wulf", 6, 8), ("griff_oberwald", 4, 8), ("griff_oberwald", 5, 9)]
)
def test_a_star_takes_points_from_the_skills(name: str, skills: int, spent: int) -> None:
    words = tuple(f"{number} block" for number in range(1, skills + 1))
    roster = msgspec.structs.replace(ELEVEN, skill_pack="matched_play", skills=words, stars=(name,))
    told = sheet(team_of(parts(), "human"), roster, parts())
    assert (told.spent, told.points) == (spent, 8)
    assert [fault.key for fault in told.wrong] == (["team-points"] if spent > 8 else [])


@rule("BB-19.9", "BB-4.5")
def test_guests_gain_nothing_from_a_skill_pack() -> None:
    pack = {"skill_pack": "matched_play", "mercenaries": ("blitzer",), "stars": ("helmut_wulf",)}
    assert drafted(**pack, skills=("11 block",)) == []
    assert drafted(**pack, skills=("12 tackle",)) == ["team-mercenary-taught"]
    assert drafted(**pack, skills=("13 block",)) == ["team-star-skill"]
    assert drafted(**pack, skills=("14 block",)) == ["team-skill-word"]


@rule("BB-19.8")
def test_both_teams_may_hire_the_same_star_but_each_only_once() -> None:
    code = "human:11*human_lineman;stars:griff_oberwald"
    match = game().new(options={"home_roster": code, "away_roster": code}, seed=1)
    assert match.need is not None
    with pytest.raises(BadOption, match=r"Griff Oberwald: only once \(BB-19\.8\)"):
        game().new(options={"home_roster": code + ",griff_oberwald"})


# Inducements ------------------------------------------------------------------------------------------------------


@rule("BB-19.2", "BB-19.7")
@pytest.mark.parametrize(
    ("team", "name", "cost"),
    [
        ("human", "referee", 120_000),
        ("goblin", "referee", 80_000),
        ("human", "chef", 300_000),
        ("halfling", "chef", 100_000),
        ("human", "wizard", 150_000),
    ],
)
def test_what_an_inducement_costs_a_team(team: str, name: str, cost: int) -> None:
    assert price(team_of(parts(), team), parts(), name) == cost


@rule("BB-19.1", "BB-19.7")
@pytest.mark.parametrize(
    ("name", "teams"),
    [
        ("mortuary", "necromantic_horror shambling_undead tomb_kings vampire"),
        ("plague_doctor", "nurgle"),
        ("rookies", "ogre snotling"),
    ],
)
def test_some_inducements_are_for_some_teams(name: str, teams: str) -> None:
    one, all_teams = price_list(parts())[name], parts().teams.teams
    assert [team.id for team in all_teams if is_offered(team, set(team.special), one)] == teams.split()


@rule("BB-4.8")
@pytest.mark.parametrize("name", INDUCEMENTS)
def test_an_inducement_adds_its_price_to_the_value(name: str) -> None:
    team = team_of(parts(), "halfling")
    hired = msgspec.structs.replace(Roster("halfling", ()), **{name: 1})
    assert team_value(team, hired, parts()) == price(team, parts(), name)


# Two forms, and the pack ------------------------------------------------------------------------------------------


def test_guests_are_the_same_in_both_forms() -> None:
    full = msgspec.structs.replace(RICH, wizard=1, mage=1, rookies=1, bugman=1)
    team, roster = read_team(write_code(full), parts())
    assert roster == full
    assert CODE.fullmatch(write_code(full))
    assert read_file(write_file(team, full, parts()), parts()) == (team, full)
    assert "griff_oberwald" in write_file(team, full, parts())
    assert "max_spleenripper" not in write_file(team, full, parts())


@pytest.mark.parametrize("changes", [{"mercenaries": ("keeper",)}, {"stars": ("nobody",)}])
def test_nobody_plays_whom_there_is_not(changes: dict[str, tuple[str, ...]]) -> None:
    with pytest.raises(ValueError, match=r"keeper|nobody"):
        guests(team_of(parts(), "human"), msgspec.structs.replace(ELEVEN, **changes), parts())


@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ('id = "griff_oberwald"', 'id = "helmut_wulf"', "each star once"),
        ('id = "griff_oberwald"', 'id = "Griff"', "small letters"),
        ("profile = [7, 4, 2, 3, 9]", "profile = [7, 9, 2, 3, 9]", "9 is not from 1 to 8"),
        ('"fend", "loner:3"', '"chess", "loner:3"', "'chess' is no skill"),
        ('plays_for = ["Favoured of Khorne"]', "plays_for = []", "who play for somebody"),
    ],
)
def test_a_pack_with_a_star_that_cannot_play_is_refused(
    tmp_path: pathlib.Path, old: str, new: str, why: str
) -> None:
    with pytest.raises(PackError, match=why):
        changed(tmp_path, "stars.toml", old, new)
