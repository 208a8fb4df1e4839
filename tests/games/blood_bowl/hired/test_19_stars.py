"""Chapter 19: stars and mercenaries on the pitch: who they are, who treats them, whom nobody dislikes."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, at, facts, field, game, pitch, slot, status, told
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import ABSENT, RESERVES, T_ANIMOSITY, T_CATCH
from downfield.games.blood_bowl.model.position import DOCTORS, WANDERERS
from downfield.games.blood_bowl.model.skills import LONER
from downfield.games.blood_bowl.model.tables import MERCENARY, SLOTS, STAR
from downfield.games.blood_bowl.notation.positions import fields
from downfield.kernel.errors import BadPosition
from downfield.kernel.match import Match

LINE = "human:11*human_lineman"
STARRED = f"{LINE};apothecary:1;wanderers:1;stars:mighty_zug"  # home12
HIRED = f"{LINE};apothecary:1;wanderers:1;mercenaries:blitzer*guard,human_lineman"  # home12 and home13
UNDEAD = "shambling_undead:12*skeleton_lineman,2*zombie_lineman;stars:ivan_the_animal_deathshroud,skrull_halfheight"


def team(code: str, line: str = "", **more: str) -> Match:
    """Home as its code says, against elves."""
    return at(line, home_roster=code, **more) if line else game().new(options={"home_roster": code, **more})


# Who they are ---------------------------------------------------------------------------------------------------------


@rule("BB-4.4", "BB-19.9", "BB-2.17")
def test_a_star_plays_with_profile_and_skills_in_the_next_shirt() -> None:
    g = pitch(team(STARRED))
    zug = slot("home12")
    assert g.tables.positions[zug] == "Mighty Zug"
    assert (g.ma(zug), g.st(zug), g.ag(zug), g.pa(zug), g.av(zug)) == (4, 5, 4, 6, 10)
    assert g.loner(zug) == 4
    assert g.status[zug] == RESERVES
    assert [int(n) for n in g.tables.sort[:SLOTS]].count(STAR) == 1
    assert g.tables.sort[zug] == STAR


@rule("BB-4.4", "BB-19.7", "BB-2.17")
def test_mercenaries_are_loners_of_their_position_with_the_skill_that_was_paid() -> None:
    g = pitch(team(HIRED))
    blitzer, lineman = slot("home12"), slot("home13")
    assert [g.tables.positions[s] for s in (blitzer, lineman)] == ["Blitzer", "Human Lineman"]
    for who in (blitzer, lineman):
        assert g.tables.sort[who] == MERCENARY
        assert g.traits[who] & LONER
        assert g.loner(who) == 4
    assert [g.tables.skill_names[i] for i in range(60) if g.skills[blitzer] >> i & 1] == ["block", "guard"]
    assert g.tables.squad[HOME] == 13


@rule("BB-4.5", "BB-0.8")
def test_a_pair_fills_two_places() -> None:
    g = pitch(team("lizardmen:11*skink_runner_lineman;stars:dribl_and_drull"))
    assert g.tables.squad[HOME] == 13
    assert [int(g.tables.sort[slot(f"home{n}")]) for n in (11, 12, 13)] == [0, STAR, STAR]


@rule("BB-19.8")
def test_both_teams_hire_the_same_star() -> None:
    match = team(STARRED, away_roster=STARRED)
    g = pitch(match)
    assert g.tables.positions[slot("home12")] == g.tables.positions[slot("away12")]
    assert g.tables.spot[slot("home12")] == g.tables.spot[slot("away12")] > 0


@rule("BB-19.5", "BB-4.4")
def test_the_raised_find_a_place_beside_sixteen() -> None:
    line = "home=1@a1,15@g8,16@a3 away=7@h8 rerolls=0-0 doctors=0-0 more=home15+stab"
    match = team(UNDEAD, line)
    assert pitch(match).tables.squad[HOME] == 17
    assert pitch(match).status[slot("home17")] == ABSENT
    match.play("15stab D6 D6 D6 D6 X16")
    assert pitch(match).status[slot("home17")] == RESERVES
    assert pitch(match).tables.sort[slot("home17")] == 0
    assert "raised" in facts(match)


# Who treats them ------------------------------------------------------------------------------------------------------


def struck(code: str, who: int, dice: str, more: str = "") -> Match:
    """Away's 7 stabs one of home's, and he is hurt."""
    line = f"turn=away home={who}@g8,1@a1 away=7@h8,8@z1 rerolls=0-0 {more} more=away7+stab".replace(
        "  ", " "
    )
    return team(code, line).play(f"7stab D6 D6 {dice}")


@rule("BB-19.9", "BB-11.11", "BB-11.12")
def test_nobody_treats_a_star_who_is_knocked_out() -> None:
    match = struck(STARRED, 12, "D4 D5")
    assert status(match, "home12") == "ko"
    assert "healed" not in facts(match)
    assert asked(match)[0] == "turn"
    assert asked(struck(STARRED, 2, "D4 D5")) == ("doctor", (HOME,))


@rule("BB-19.9", "BB-11.11", "BB-11.13")
def test_nobody_treats_a_star_who_is_a_casualty() -> None:
    match = struck(STARRED, 12, "D6 D6 X1")
    assert status(match, "home12") == "hurt"
    assert asked(match)[0] == "turn"
    assert asked(struck(STARRED, 2, "D6 D6 X1")) == ("doctor", (HOME,))


@rule("BB-19.7b", "BB-11.12")
@pytest.mark.parametrize(("code", "who"), [(STARRED, 12), (HIRED, 12), (HIRED, 13)])
def test_the_plague_doctor_does_not_look_at_stars_and_mercenaries(code: str, who: int) -> None:
    more = "doctors=0-0 staff=home:plague_doctor"
    match = struck(code, who, "D4 D5", more)
    assert (status(match, f"home{who}"), asked(match)[0]) == ("ko", "turn")
    assert asked(struck(code, 2, "D4 D5", more)) == ("doctor", (HOME,))


@rule("BB-19.7b", "BB-11.16")
@pytest.mark.parametrize("staff", ["mortuary", "plague_doctor"])
def test_a_regeneration_of_stars_and_mercenaries_is_not_rolled_again(staff: str) -> None:
    for code, who in ((STARRED, 12), (HIRED, 12), (HIRED, 2)):
        more = f"doctors=0-0 staff=home:{staff}"
        line = f"turn=away home={who}@g8,1@a1 away=7@h8,8@z1 {more} more=away7+stab,home{who}+regeneration"
        match = team(code, line).play("7stab D6 D6 D6 D6 X16 D3")
        assert asked(match)[0] == ("regrow" if who == 2 else "turn")


@rule("BB-19.7b", "BB-19.7g")
def test_rookies_are_mended_like_the_team() -> None:
    code = "ogre:12*gnoblar_lineman;rookies:1"
    line = "turn=away home=13@g8,1@a1 away=7@h8,8@z1 doctors=0-0 rookies=home:3 staff=home:plague_doctor"
    match = team(code, f"{line} more=away7+stab").play("7stab D6 D6 D3 D4")
    assert asked(match) == ("doctor", (HOME,))


@rule("BB-11.11")
def test_only_a_wandering_apothecary_treats_a_mercenary() -> None:
    assert asked(struck(HIRED, 12, "D4 D5")) == ("doctor", (HOME,))
    assert asked(struck(HIRED, 12, "D6 D6 X1")) == ("doctor", (HOME,))
    alone = struck(HIRED, 12, "D4 D5", "doctors=1-0 wanderers=0-0")
    assert status(alone, "home12") == "ko"
    assert asked(alone)[0] == "turn"
    assert asked(struck(HIRED, 2, "D4 D5", "doctors=1-0 wanderers=0-0")) == ("doctor", (HOME,))


@rule("BB-11.11")
@pytest.mark.parametrize(
    ("who", "before", "left"),
    [
        (2, "doctors=2-0 wanderers=1-0", (1, 1)),  # the own one comes first
        (2, "doctors=1-0 wanderers=1-0", (0, 0)),
        (12, "doctors=2-0 wanderers=1-0", (1, 0)),  # a mercenary leaves the own one
    ],
)
def test_whose_apothecary_comes(who: int, before: str, left: tuple[int, int]) -> None:
    g = pitch(struck(HIRED, who, "D4 D5", before).play("doctor"))
    assert (g.sides[DOCTORS], g.sides[WANDERERS]) == left


@rule("BB-11.11")
def test_wandering_apothecaries_are_told_where_any_were_hired() -> None:
    used = struck(HIRED, 12, "D4 D5").play("doctor")
    assert fields(used.state)["wanderers"] == [0, 0]
    assert fields(used.state)["doctors"] == [1, 1]
    assert "wanderers" not in fields(at("home=11@a1 away=7@z1").state)
    assert pitch(team(HIRED, "home=1@a1 away=7@z1 doctors=0-0")).sides[WANDERERS] == 0
    with pytest.raises(BadPosition, match="count among the doctors"):
        team(HIRED, "home=1@a1 away=7@z1 doctors=0-0 wanderers=1-0")


# Animosity ------------------------------------------------------------------------------------------------------------


@rule("BB-18.T2")
@pytest.mark.parametrize(
    ("code", "mate", "test"), [(STARRED, 12, T_CATCH), (HIRED, 12, T_CATCH), (HIRED, 2, T_ANIMOSITY)]
)
def test_animosity_is_never_toward_stars_and_mercenaries(code: str, mate: int, test: int) -> None:
    line = f"home=1@g8,{mate}@h8 away=7@z1 ball=home1 rerolls=0-0 more=home1+animosity"
    handed = team(code, line).play(f"1hand >{mate} D6")
    assert told(handed, "passed")[0][3] == test


@rule("BB-18.T2")
def test_who_dislikes_a_kind_that_is_not_there_dislikes_nobody() -> None:
    code = "underworld_denizens:6*underworld_snotling,3*skaven_clanrat,1*skaven_thrower,1*gutter_runner"
    line = "home=7@g8,8@h8 away=7@z1 ball=home7 rerolls=0-0"
    handed = team(code, line).play("7hand >8 D6")
    assert told(handed, "passed")[0][3] == T_CATCH


# Who joins ------------------------------------------------------------------------------------------------------------


@rule("BB-19.5", "BB-0.11")
def test_who_has_joined_is_part_of_a_position() -> None:
    code, away = "shambling_undead:12*skeleton_lineman", "away=7@h8 rerolls=0-0 doctors=0-0"
    match = team(code, f"home=1@g8,2@a1 {away}")
    assert field(match.play("1block POW i8 stay D6 D6 D6 D6 X16"), "switches") == "home:raised"
    assert status(team(code, f"home=1@g8 {away} switches=home:raised"), "home13") == "reserves"
    assert status(team(code, f"home=13@g8 {away} switches=home:raised"), "home13") == "standing"


@rule("BB-19.3", "BB-18.T13")
@pytest.mark.parametrize(("patron", "joined"), [("Nurgle", 1), ("Khorne", 0)])
def test_a_patron_counts_for_the_plague(patron: str, joined: int) -> None:
    code = f"chaos_chosen:11*beastman_runner_lineman;patron:Favoured+of+{patron}"
    line = "home=1@g8,2@a1 away=7@h8,8@z1 rerolls=0-0 doctors=0-0 more=home1+plague_ridden"
    match = team(code, line).play("1block POW i8 stay D6 D6 D6 D6 X16")
    assert [told_to[1] for told_to in told(match, "rotted")] == [12] * joined
    if joined:
        assert status(match, "home12") == "reserves"
        assert pitch(match).tables.positions[slot("home12")] == "Rotter Lineman"
