"""Chapter 18: traits of hands, limbs, eyes and stomachs, and who is seen with a weapon."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    field,
    game,
    pitch,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import Parts
from downfield.games.blood_bowl.model.kinds import AT, FIELDED, RESERVES
from downfield.games.blood_bowl.model.position import NURGLE
from downfield.games.blood_bowl.rules.match.kick_off import offer_receivers
from downfield.games.blood_bowl.teams.relations import hated
from downfield.kernel.match import Match

SPARE = 18  # a slot of home's that nobody fills


def least(match: Match) -> int:
    """What the last test needed."""
    return [e for e in match.events if e.key in ("passed", "failed")][-1].values[5]


# Monstrous Mouth, No Hands --------------------------------------------------------------------------------------------


@rule("BB-18.M8", "BB-12.21")
@pytest.mark.parametrize(("gains", "options"), [("home12+monstrous_mouth", ["keep", "skill"]), ("", None)])
def test_a_monstrous_mouth_catches_again(gains: str, options: list[str] | None) -> None:
    match = duel("11@g8,12@g9", "7@z1", "ball=home11", gains).play("11hand >12 D1")
    assert tokens(match) == options if options else match.need.die == "eight"


@rule("BB-18.M8", "BB-10.24")
@pytest.mark.parametrize(("gains", "stripped"), [("", True), (",away7+monstrous_mouth", False)])
def test_a_monstrous_mouth_cannot_be_stripped(gains: str, stripped: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=away7", "home11+strip_ball" + gains).play("11block PB i8 stay")
    assert ("stripped" in facts(match)) == stripped


@rule("BB-18.T12", "BB-8.10")
def test_no_hands_kicks_the_ball_away_and_loses_the_turn() -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=g9", "home11+no_hands").play("11-g9 O7")
    assert where(match, "ball") == "g10"
    assert told(match, "turnover")[0] == (HOME, 4)


@rule("BB-18.T12", "BB-12.22", "BB-12.14")
def test_no_hands_neither_catches_nor_interferes_nor_takes_a_hand_off() -> None:
    match = duel("11@g8,12@g9,13@a1", "7@z1", "ball=home11", "home12+no_hands").play("11hand")
    assert ">12" not in tokens(match)
    thrown = duel("11@g8,12@k8,13@a1", "7@i8", "ball=home11", "away7+no_hands").play("11pass throw k8 D6")
    assert asked(thrown) != ("interfere", (AWAY,))
    control = duel("11@g8,12@k8,13@a1", "7@i8", "ball=home11").play("11pass throw k8 D6")
    assert asked(control) == ("interfere", (AWAY,))


@rule("BB-18.T12", "BB-6.15")
def test_no_hands_is_not_given_a_touchback() -> None:
    g = pitch(duel("11@g8,12@g9,13@a1p", "7@z1", "", "home11+no_hands"))
    g.n = 0
    offer_receivers(g, HOME, True)
    assert [int(g.opts[i]) - AT for i in range(g.n)] == [slot("home12")]


# Titchy, Pogo Stick ---------------------------------------------------------------------------------------------------


@rule("BB-18.T25", "BB-9.11")
@pytest.mark.parametrize(
    ("gains", "needed"),
    [
        ("", 4),
        ("home11+titchy", 3),
        ("away8+titchy", 3),
        ("away7+titchy", 4),
        ("home11+titchy,away8+titchy", 2),
    ],
)
def test_titchy_dodges_better_and_does_not_mark_who_dodges_in(gains: str, needed: int) -> None:
    match = duel("11@g8,12@a1", "7@h8,8@e9", "", gains).play("11-f8 D6")  # AG 3+; 8 marks f8, 7 only g8
    assert least(match) == needed


@rule("BB-18.T25")
def test_titchy_marks_as_anybody_when_the_ball_is_picked_up() -> None:
    match = duel("11@g8,12@a1", "7@e7", "ball=f8", "away7+titchy").play("11-f8 D6")
    assert least(match) == 4


@rule("BB-18.T14", "BB-9.18", "BB-9.21")
@pytest.mark.parametrize(("gains", "needed"), [("home11+leap", 5), ("home11+pogo_stick", 3)])
def test_a_pogo_stick_ignores_everybody(gains: str, needed: int) -> None:
    gains += ",away7+prehensile_tail"
    match = duel("11@g8,12@a1", "7@h8,8@h7", "", gains).play(
        "11-^i9 D6"
    )  # over a standing player; tail and two marks
    assert least(match) == needed
    assert where(match, "home11") == "i9"


@rule("BB-18.T14", "BB-9.14")
@pytest.mark.parametrize(("gains", "dives"), [("home11+leap", True), ("home11+pogo_stick", False)])
def test_nobody_dives_at_a_pogo_stick(gains: str, dives: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", gains + ",away7+diving_tackle").play("11-^i9 D4")
    assert (asked(match) == ("dive", (AWAY,))) == dives


@rule("BB-18.T14", "BB-9.11")
def test_a_pogo_stick_is_no_help_in_a_dodge() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@e9", "", "home11+pogo_stick,away7+prehensile_tail").play("11-f8 D6")
    assert least(match) == 5


# Tentacles ------------------------------------------------------------------------------------------------------------


@rule("BB-18.M10", "BB-9.3")
@pytest.mark.parametrize(("die", "held"), [("D1", False), ("D5", False), ("D6", True)])
def test_tentacles_hold_before_anything_else_is_rolled(die: str, held: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "away7+tentacles").play("11-f8")
    assert asked(match) == ("tentacles", (AWAY,))
    assert tokens(match) == ["no", "7"]
    match.play(f"7 {die}")
    assert (where(match, "home11") == "g8") == held
    assert ("held-fast" in facts(match)) == held
    if held:
        assert asked(match) == ("turn", (HOME,))
        assert "turnover" not in facts(match)


@rule("BB-18.M10")
@pytest.mark.parametrize(("gains", "needed"), [("away7+st5", 4), ("home11+st5", 6), ("away7+st8", 2)])
def test_tentacles_count_the_difference_in_strength(gains: str, needed: int) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"{gains},away7+tentacles").play("11-f8 7 D6")
    assert least(match) == needed


@rule("BB-18.M10")
def test_tentacles_may_be_left_alone_and_do_not_work_without_a_zone() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "away7+tentacles").play("11-f8 no")
    assert where(match, "home11") == "f8"
    blind = duel("11@g8,12@a1", "7@h8z,8@f9", "", "away7+tentacles").play("11-g7")
    assert blind.need.kind == "chance"


@rule("BB-18.M10", "BB-12.1")
def test_who_is_held_may_still_do_what_needs_no_movement() -> None:
    match = duel("11@g8,12@k8", "7@h9", "ball=home11", "away7+tentacles").play("11pass f8 7 D6")
    assert tokens(match) == [".", "throw"]


@rule("BB-18.M10", "BB-10.22", "BB-10.25")
def test_tentacles_stop_a_follow_up() -> None:
    gains = "away8+tentacles,home11+frenzy"
    match = duel("11@g8,12@a1", "7@h8,8@f9", "", gains).play("11block-*7 PB PB i8")
    assert asked(match) == ("tentacles", (AWAY,))
    match.play("8 D6")
    assert where(match, "home11") == "g8"
    assert asked(match) == ("turn", (HOME,))  # nor a second block in a frenzy


@rule("BB-18.M10", "BB-10.25")
@pytest.mark.parametrize(("die", "again"), [("D6", False), ("D1", True)])
def test_who_is_held_does_not_block_a_sidestepper_again(die: str, again: bool) -> None:
    gains = "away8+tentacles,home11+frenzy,away7+sidestep"
    match = duel("11@g8,12@a1", "7@h8,8@f9", "", gains).play(f"11block-*7 PB PB h7 8 {die}")
    assert (match.need.die == "block") == again


@rule("BB-18.M10", "BB-10.22")
def test_nobody_is_held_who_stays() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@f9", "", "away8+tentacles").play("11block-*7 PB PB i8 stay")
    assert asked(match) == ("turn", (HOME,))


# Hypnotic Gaze --------------------------------------------------------------------------------------------------------


@rule("BB-18.T9", "BB-15.6")
def test_a_gaze_takes_the_zone_away_after_a_move() -> None:
    match = duel("11@e8,12@a1", "7@h8,8@z1", "ball=away7", "home11+hypnotic_gaze").play(
        "11gaze *7 f8 g8 *7 D3"
    )
    assert not pitch(match).has_zone(slot("away7"))
    assert field(match, "ball") == "away7"  # the ball is not dropped
    assert asked(match) == ("turn", (HOME,))
    assert "11" not in tokens(match)


@rule("BB-18.T9", "BB-15.6", "BB-3.4")
def test_a_gazed_player_gets_the_zone_back_in_its_next_activation() -> None:
    match = duel("11@g8,12@f8", "7@h8,8@z1", "", "home11+hypnotic_gaze").play("11gaze *7 *7 D3")
    assert asked(match.play("end")) == ("turn", (AWAY,))
    assert not pitch(match).has_zone(slot("away7"))
    match.play("7")
    assert pitch(match).has_zone(slot("away7"))


@rule("BB-18.T9", "BB-15.6")
@pytest.mark.parametrize(
    ("away", "needed"), [("7@h8", 3), ("7@h8,8@f9", 4), ("7@h8,8@f9,9@f7", 5), ("7@h8,8@f9p", 3)]
)
def test_a_gaze_is_disturbed_by_others_who_mark(away: str, needed: int) -> None:
    words = "11gaze *7 *7 D6" if away != "7@h8" and not away.endswith("p") else "11gaze *7 D6"
    match = duel("11@g8,12@a1", away, "", "home11+hypnotic_gaze").play(words)
    assert least(match) == needed


@rule("BB-18.T9", "BB-15.6")
def test_a_gaze_that_fails_and_who_cannot_be_gazed_at() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+hypnotic_gaze").play("11gaze *7 D2")
    assert pitch(match).has_zone(slot("away7"))
    blind = duel("11@g8,12@a1", "7@h8z,8@z1p", "", "home11+hypnotic_gaze")
    assert "11gaze" not in tokens(blind)
    assert "12gaze" not in tokens(duel("11@g8,12@g9", "7@h8", "", "home11+hypnotic_gaze"))


@rule("BB-18.T9", "BB-18.P4", "BB-18.M5")
def test_a_gaze_is_no_block_but_can_disgust() -> None:
    gains = "home11+hypnotic_gaze,away7+dump_off+foul_appearance"
    match = duel("11@g8,12@a1", "7@h8,8@z1", "ball=away7", gains).play("11gaze *7 D2")
    assert asked(match) == ("step", (HOME,))  # nobody was asked to dump the ball off


# Projectile Vomit -----------------------------------------------------------------------------------------------------


@rule("BB-18.T15", "BB-15.4")
@pytest.mark.parametrize(("die", "hit"), [("D2", "away7"), ("D1", "home11")])
def test_vomit_hits_the_target_or_on_a_one_the_player(die: str, hit: str) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+projectile_vomit+mighty_blow+mighty1").play(
        f"11vomit {die}"
    )
    match.play("D5 D5 D1 D1")
    assert status(match, hit) == "stunned"
    assert "turnover" not in facts(match)


@rule("BB-18.T15", "BB-15.4")
def test_vomit_is_unmodified_and_does_nothing_to_armour_that_holds() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+projectile_vomit+mighty_blow+mighty1").play(
        "11vomit D2 D3 D4"
    )
    assert status(match, "away7") == "standing"  # AV 8+: nobody is asked to add anything
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.T15", "BB-15.1a")
@pytest.mark.parametrize(("ball", "lost"), [("home11", True), ("a9", False)])
def test_vomit_on_oneself_is_a_turnover_only_with_the_ball(ball: str, lost: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", f"ball={ball}", "home11+projectile_vomit").play(
        "11vomit D1 D5 D5 D1 D1"
    )
    if lost:
        match.play("O7")
    assert ("turnover" in facts(match)) == lost


@rule("BB-18.T15", "BB-10.2", "BB-15.1")
def test_vomit_instead_of_the_block_of_a_blitz() -> None:
    match = duel("11@f8,12@a1", "7@h8", "", "home11+projectile_vomit").play("11blitz g8")
    assert "*7vomit" in tokens(match)
    match.play("*7vomit D2 D3 D4")
    assert asked(match) == ("step", (HOME,))  # he may go on, but not hit again
    assert not {"*7", "*7vomit"} & set(tokens(match))
    assert "12vomit" not in tokens(duel("11@g8,12@g9", "7@h8", "", "home11+projectile_vomit"))


# Running Pass, Animosity ----------------------------------------------------------------------------------------------


@rule("BB-18.P11", "BB-8.9")
@pytest.mark.parametrize(
    ("gains", "square", "runs"),
    [("home11+running_pass", "h8", True), ("", "h8", False), ("home11+running_pass", "k8", False)],
)
def test_who_runs_on_after_a_quick_pass(gains: str, square: str, runs: bool) -> None:
    match = duel(f"11@g8,12@{square}", "7@z1", "ball=home11", gains).play(f"11pass f8 throw {square} D6 D6")
    assert asked(match) == (("step", (HOME,)) if runs else ("turn", (HOME,)))
    if runs:
        assert "throw" not in tokens(match)
        assert match.play("e8 d8 c8 b8 a8").need.kind == "choice"
        assert match.play("a9").need.kind == "chance"  # one square was behind him


@rule("BB-18.P11")
def test_nobody_runs_on_after_a_lost_pass() -> None:
    match = duel("11@g8,12@i8", "7@z1", "ball=home11", "home11+running_pass").play("11pass throw i8 D6 D1 O7")
    assert told(match, "turnover")[0] == (HOME, 6)


@rule("BB-18.T2", "BB-12.6")
@pytest.mark.parametrize("word", ["11hand >12", "11pass throw g9"])
@pytest.mark.parametrize("die", ["D1", "D2"])
def test_animosity_refuses_on_a_one(word: str, die: str) -> None:
    match = duel("11@g8,12@g9", "7@z1", "ball=home11", "home11+animosity").play(f"{word} {die}")
    assert ("refused" in facts(match)) == (die == "D1")
    if die == "D1":
        assert field(match, "ball") == "home11"
        assert asked(match) == ("turn", (HOME,))  # no turnover
        assert "11" not in tokens(match)


@rule("BB-18.T2")
def test_animosity_needs_somebody_to_dislike() -> None:
    match = duel("11@g8,12@a1", "7@z1", "ball=home11", "home11+animosity").play("11pass throw g9 D6")
    assert told(match, "passed")[0][3] == 5  # the pass itself


@rule("BB-18.T2")
def test_animosity_names_positions() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    names = {}
    for team in parts.teams.teams:
        for spot, bits in zip(team.positions, hated(list(team.positions)), strict=True):
            names[team.id, spot.name] = [mate.name for i, mate in enumerate(team.positions) if bits >> i & 1]
    assert names["orc", "Orc Lineman"] == ["Orc Lineman"]
    assert names["orc", "Big Un"] == ["Big Un"]
    assert names["human", "Human Lineman"] == []
    assert len(names["orc", "Thrower"]) == 6  # everybody
    foes = names["old_world_alliance", "Old World Human Thrower"]
    assert len(foes) == 5
    assert all("Dwarf" in name or "Halfling" in name for name in foes)


# Secret Weapon, Plague Ridden -----------------------------------------------------------------------------------------

SCORE = "11-y8-z8"  # home scores, and the drive is over


@rule("BB-18.T19", "BB-17.9")
def test_a_secret_weapon_is_sent_off_at_the_end_of_the_drive() -> None:
    match = duel("11@x8,12@g9", "7@a1,8@b1", "ball=home11", "home12+secret_weapon").play(SCORE)
    assert asked(match) == ("argue", (HOME,))
    assert tokens(match) == ["accept", "argue"]
    match.play("accept")
    assert status(match, "home12") == "off"


@rule("BB-18.T19", "BB-14.8", "BB-14.9")
@pytest.mark.parametrize(
    ("words", "off"),
    [("argue D6", False), ("argue D2 bribe D2", False), ("bribe D1 bribe D2", False), ("argue D1", True)],
)
def test_a_coach_argues_and_bribes_for_a_secret_weapon(words: str, off: bool) -> None:
    match = duel("11@x8,12@g9", "7@a1,8@b1", "ball=home11 bribes=2-0", "home12+secret_weapon").play(
        f"{SCORE} {words}"
    )
    assert (status(match, "home12") == "off") == off
    assert "turnover" not in facts(match)


@rule("BB-18.T19")
def test_a_secret_weapon_is_seen_wherever_it_is_now() -> None:
    line = "ball=home11 ko=home12 armed=home12"
    match = duel("11@x8,13@g9", "7@a1,8@b1", line, "home12+secret_weapon").play(f"{SCORE} accept")
    assert status(match, "home12") == "off"


@rule("BB-18.T19", "BB-6.1")
def test_the_referee_remembers_who_took_part() -> None:
    weapons = ",".join(f"home{n}+secret_weapon" for n in range(1, 5))
    match = at(f"phase=drive kicking=home more={weapons}")
    while match.need.question != "kick":
        match.play(next(token for token in tokens(match) if not token.startswith("+")))
    g = pitch(match)
    armed = {n for n in range(4) if g.marks[n] & FIELDED}
    assert armed == {n for n in range(4) if g.at[n]}
    assert armed


@rule("BB-18.T19")
def test_a_secret_weapon_that_sat_out_stays() -> None:
    match = duel("11@x8,13@g9", "7@a1,8@b1", "ball=home11", "home12+secret_weapon").play(SCORE)
    assert asked(match) != ("argue", (HOME,))
    assert status(match, "home12") == "reserves"


PLAGUE = "home1+plague_ridden"


@rule("BB-18.T13")
@pytest.mark.parametrize(
    ("gains", "favour", "joined"),
    [
        (PLAGUE, NURGLE, 1),
        (PLAGUE, 0, 0),
        ("home2+plague_ridden", NURGLE, 0),  # it is the other one who kills
        (f"{PLAGUE},away7+regeneration", NURGLE, 0),
        (f"{PLAGUE},away7+stunty", NURGLE, 0),
        (f"{PLAGUE},away7+decay", NURGLE, 0),
        (f"{PLAGUE}+st5,away7+st5", NURGLE, 0),
    ],
)
def test_the_plague_brings_a_rotter(gains: str, favour: int, joined: int) -> None:
    match = duel("1@g8,2@a1", "7@h8,8@z1", "", gains)
    g = pitch(match)
    g.tables.rules[HOME], g.tables.undead[HOME] = favour, SPARE
    match.play("1block POW i8 stay D6 D6 D6 D6 X16" + (" D1" if "regeneration" in gains else ""))
    assert status(match, "away7") == "hurt"
    assert len(told(match, "rotted")) == joined
    assert (g.status[SPARE] == RESERVES) == (joined > 0)


@rule("BB-18.T13", "BB-11.13")
def test_the_plague_brings_nobody_who_is_saved_and_only_one_in_a_match() -> None:
    match = duel("1@g8,2@a1", "7@h8,8@z1", "doctors=0-1", PLAGUE)
    pitch(match).tables.rules[HOME], pitch(match).tables.undead[HOME] = NURGLE, SPARE
    match.play("1block POW i8 stay D6 D6 D6 D6 X16 doctor X1 second")
    assert "rotted" not in facts(match)
    again = duel("1@g8,2@a1", "7@h8,8@z1", "switches=home:raised", PLAGUE)
    pitch(again).tables.rules[HOME], pitch(again).tables.undead[HOME] = NURGLE, SPARE
    assert "rotted" not in facts(again.play("1block POW i8 stay D6 D6 D6 D6 X16"))


@rule("BB-18.T13", "BB-14.3")
def test_the_plague_is_spread_by_fouls_too() -> None:
    match = duel("1@g8,2@a1", "7@h8p,8@z1", "", PLAGUE)
    pitch(match).tables.rules[HOME], pitch(match).tables.undead[HOME] = NURGLE, SPARE
    assert len(told(match.play("1foul *7 D6 D5 D6 D5 X16"), "rotted")) == 1


@rule("BB-9.14")
def test_a_diver_with_a_high_number_dives_alone() -> None:
    match = duel("11@g8,12@a1", "12@h8,7@z1", "", "away12+diving_tackle").play("11-f8 D3")
    assert tokens(match) == ["no", "12"]
