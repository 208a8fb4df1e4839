"""Chapter 18: skills beyond the tables of the rulebook, each where it helps and where it does not."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, asked, at, duel, facts, status, tokens, told, where
from tests.rules import rule

from downfield.kernel.match import Match


def block(
    gains: str, more: str = "", words: str = "11block", away: str = "7@h8", home: str = "11@g8,12@a1"
) -> Match:
    """Home's 11 (ST 3, AV 9+) and away's 7 (ST 3, AV 8+) next to each other."""
    return duel(home, away, more, gains).play(words)


# Agility ------------------------------------------------------------------------------------------------------------


@rule("BB-18.A5", "BB-10.5")
@pytest.mark.parametrize(
    ("turn", "words", "dice"),
    [("home", "11block", 1), ("away", "7block *11", -2)],  # in away's own turn he guards
)
def test_defensive_stops_guard_in_the_turn_of_the_guard(turn: str, words: str, dice: int) -> None:
    """Home's 12 has Guard, and is marked by away's 8, who is Defensive."""
    match = duel("11@g8,12@h7", "7@h8,8@i6", f"turn={turn}", "home12+guard,away8+defensive").play(words)
    assert told(match, "blocked")[0][5] == dice


@rule("BB-18.A5", "BB-18.S5")
def test_defensive_must_mark_the_guard() -> None:
    match = block("home12+guard,away8+defensive,away9+st3", home="11@g8,12@h7", away="7@h8,8@z1,9@i6").play(
        "PB PB"
    )
    assert asked(match) == ("push", (HOME,))


@rule("BB-18.A6", "BB-9.4")
@pytest.mark.parametrize(("gains", "free"), [("", 3), ("home11+jump_up", 6)])
def test_jump_up_stands_up_for_nothing(gains: str, free: int) -> None:
    match = duel("11@b8p,12@a1", "7@z1", "", gains).play("11")
    assert len(told(match, "stood-up")) == 1
    match.play("-".join(f"{column}8" for column in "cdefgh"[:free]))
    assert match.need.question == "step"
    assert match.play(f"{'cdefghi'[free]}8").need.kind == "chance"  # the rest are rushes


@rule("BB-18.A6", "BB-9.5")
def test_jump_up_needs_no_roll_with_little_movement() -> None:
    match = duel("11@b8p,12@a1", "7@z1", "", "home11+jump_up+ma2").play("11")
    assert asked(match) == ("step", (HOME,))


@rule("BB-18.A6", "BB-10.1")
@pytest.mark.parametrize(("die", "up"), [("D1", False), ("D2", True)])
def test_a_block_from_the_ground(die: str, up: bool) -> None:
    match = duel("11@g8p,12@a1", "7@h8", "", "home11+jump_up").play(f"11block {die}")  # AG 3+, one better
    assert (status(match, "home11") == "standing") == up
    assert (match.need.die == "block") == up
    assert "11block" not in tokens(duel("11@g8p,12@a1", "7@h8"))


@rule("BB-18.A8")
def test_safe_pair_of_hands_lays_the_ball_down() -> None:
    match = block("away7+safe_pair_of_hands", "ball=away7").play("POW i8 stay D1 D1")
    assert asked(match) == ("set-down", (AWAY,))
    assert set(tokens(match)) == {"h7", "i7", "j7", "h8", "j8", "h9", "i9", "j9"}
    assert where(match.play("j8"), "ball") == "j8"


@rule("BB-18.A8", "BB-3.7")
def test_safe_pair_of_hands_when_placed_prone() -> None:
    match = block("away7+safe_pair_of_hands,home11+wrestle", "ball=away7").play("BD wrestle")
    assert asked(match) == ("set-down", (AWAY,))


@rule("BB-18.A8", "BB-3.8")
def test_safe_pair_of_hands_does_not_help_in_a_fall() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=home11", "home11+safe_pair_of_hands").play("11-f8 D1 D1 D1")
    assert match.need.die == "eight"


@rule("BB-18.A8", "BB-10.24")
def test_safe_pair_of_hands_does_not_help_against_strip_ball() -> None:
    match = block("home11+strip_ball,away7+safe_pair_of_hands", "ball=away7").play("PB i8 stay")
    assert match.need.die == "eight"


@rule("BB-18.A10", "BB-14.5")
@pytest.mark.parametrize(
    ("dice", "off"), [("D2 D2", False), ("D4 D4 D1 D2", False), ("D4 D5 D1 D1 accept", True)]
)
def test_a_sneaky_git_is_seen_only_by_a_double_on_the_injury(dice: str, off: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8p,8@z1", "", "home11+sneaky_git").play(f"11foul *7 {dice}")
    assert (status(match, "home11") == "off") == off


@rule("BB-18.A11", "BB-9.7")
@pytest.mark.parametrize(("gains", "rushes"), [("home11+ma1", 2), ("home11+ma1+sprint", 3)])
def test_sprint_gives_a_third_rush(gains: str, rushes: int) -> None:
    match = duel("11@b8,12@a1", "7@z1", "", gains).play("11-c8")
    for column in "def"[:rushes]:
        match.play(f"{column}8 D6")
    assert asked(match) == ("turn", (HOME,))
    assert where(match, "home11") == f"{'cdef'[rushes]}8"


@rule("BB-18.A11")
def test_a_sprint_is_still_a_roll() -> None:
    match = duel("11@b8,12@a1", "7@z1", "", "home11+ma1+sprint").play("11-c8-d8 D6 e8 D6 f8 D1 D1 D1")
    assert "fell" in facts(match)


@rule("BB-18.A12", "BB-9.7")
def test_sure_feet_once_in_a_turn() -> None:
    match = duel("11@b8,12@a1", "7@z1", "", "home11+ma1+sure_feet").play("11-c8-d8 D1")
    assert tokens(match) == ["keep", "skill"]
    match.play("skill D2 e8 D1")
    assert match.need.question != "reroll"


@rule("BB-18.A12", "BB-6.29")
def test_sure_feet_does_not_help_in_blitz() -> None:
    match = at("phase=drive kicking=home more=home11+sure_feet+ma1").play("zone cage @t8 O2 D1 D4 D6 T1")
    mine = next(word for word in tokens(match) if word == "11")
    square = where(match, "home11")
    back = f"{chr(ord(square[0]) - 1)}{square[1:]}"
    further = f"{chr(ord(square[0]) - 2)}{square[1:]}"
    match.play(f"{mine}-{back}-{further} D1")
    assert match.need.question != "reroll"


# General ------------------------------------------------------------------------------------------------------------


@rule("BB-18.G2", "BB-10.4")
@pytest.mark.parametrize(("die", "dice"), [("D2", -2), ("D3", 1)])
def test_dauntless_counts_as_equal(die: str, dice: int) -> None:
    match = block("home11+dauntless,away7+st5").play(die)  # 3 and more than 2
    assert told(match, "blocked")[0][5] == dice


@rule("BB-18.G2")
def test_dauntless_then_assists() -> None:
    match = block("home11+dauntless,away7+st5", home="11@g8,12@h7").play("D3")
    assert told(match, "blocked")[0][5] == 2


@rule("BB-18.G2")
def test_dauntless_is_not_rolled_against_equals() -> None:
    assert block("home11+dauntless").need.die == "block"


@rule("BB-18.G3", "BB-14.3", "BB-11.2")
@pytest.mark.parametrize(
    ("dice", "result"),
    [
        ("D4 D3 add D2 D1", "stunned"),
        ("D4 D3 no", "prone"),
        ("D5 D3 D4 D3 add", "ko"),
        ("D5 D3 D4 D3 no", "stunned"),
    ],
)
def test_dirty_player_on_armour_or_injury(dice: str, result: str) -> None:
    match = duel("11@g8,12@a1", "7@h8p,8@z1", "", "home11+dirty_player+dirty1").play(f"11foul *7 {dice}")
    assert status(match, "away7") == result


@rule("BB-18.G4", "BB-10.22")
def test_fend_keeps_the_blocker_off() -> None:
    match = block("away7+fend").play("PB i8")
    assert asked(match) == ("fend", (AWAY,))
    assert asked(match.clone().play("let")) == ("follow", (HOME,))
    match.play("fend")
    assert (where(match, "home11"), asked(match)) == ("g8", ("turn", (HOME,)))


@rule("BB-18.G4", "BB-0.1", "BB-10.25")
def test_fend_stops_a_frenzy() -> None:
    match = block("away7+fend,home11+frenzy").play("PB i8 fend")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.G4", "BB-10.25")
def test_who_was_fended_off_does_not_block_again_though_still_next_to_the_target() -> None:
    match = block("away7+fend+sidestep,home11+frenzy").play("PB h7 fend")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.G4", "BB-18.S6")
def test_no_fending_off_a_juggernaut_on_a_blitz() -> None:
    match = block("away7+fend,home11+juggernaut", words="11blitz *7 PB i8")
    assert asked(match) == ("follow", (HOME,))


@rule("BB-18.G6", "BB-6.10")
@pytest.mark.parametrize(("answer", "square"), [("whole", "t3"), ("half", "t6")])
def test_kick_may_halve_the_distance(answer: str, square: str) -> None:
    everybody = ",".join(f"home{n}+kick" for n in range(1, 12))
    match = at(f"phase=drive kicking=home more={everybody}").play("zone cage @t8 O2 D5")
    assert asked(match) == ("halve", (HOME,))
    assert where(match.play(f"{answer} D1 D1"), "ball") == square


@rule("BB-18.G6", "BB-6.8")
def test_no_kicker_on_the_line() -> None:
    match = at("phase=drive kicking=home more=home9+kick").play(
        "zone cage @t8 O2 D5"
    )  # the ogre stands in front
    assert match.need.die == "six"


@rule("BB-18.G8", "BB-9.3")
@pytest.mark.parametrize(("die", "follows"), [("D1", False), ("D5", False), ("D6", True)])
def test_shadowing(die: str, follows: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "away7+shadowing").play("11-f8 D6")  # both move 6
    assert asked(match) == ("shadow", (AWAY,))
    match.play(f"7 {die}")
    assert where(match, "away7") == ("g8" if follows else "h8")
    assert asked(match) == ("step", (HOME,))


@rule("BB-18.G8")
@pytest.mark.parametrize(("die", "follows"), [("D3", False), ("D4", True), ("D1", False)])
def test_shadowing_by_the_difference_in_movement(die: str, follows: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "away7+shadowing+ma8").play(f"11-f8 D6 7 {die}")
    assert (where(match, "away7") == "g8") == follows


@rule("BB-18.G8", "BB-10.22")
def test_shadowing_a_follow_up() -> None:
    match = block("home11+st4,away8+shadowing", away="7@h8,8@g9", words="11block *7 PB i8 follow")
    assert asked(match) == ("shadow", (AWAY,))
    assert where(match.play("8 D6"), "away8") == "g8"


@rule("BB-18.G8", "BB-9.3")
def test_nobody_shadows_who_falls() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "away7+shadowing").play("11-f8 D1 D1 D1")
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-18.G8", "BB-9.3", "BB-9.23")
def test_nobody_shadows_who_drops_the_ball() -> None:
    match = duel("11@g8,12@a1", "7@h8", "ball=f8", "away7+shadowing").play("11-f8 D6 D1")
    assert match.need.die == "eight"


@rule("BB-18.G9", "BB-10.24")
@pytest.mark.parametrize(
    ("gains", "words", "dropped"),
    [
        ("", "PB i8 stay", True),
        (",away7+dodge", "ST dodge i8 stay", True),
        (",away7+stand_firm", "PB firm", True),
        (",away7+sure_hands", "PB i8 stay", False),
        (",away7+monstrous_mouth", "PB i8 stay", False),
    ],
)
def test_strip_ball(gains: str, words: str, dropped: bool) -> None:
    match = block(f"home11+strip_ball{gains}", "ball=away7").play(words)
    assert ("stripped" in facts(match)) == dropped == (match.need.die == "eight")


@rule("BB-10.24", "BB-17.1")
def test_a_stripped_carrier_does_not_score() -> None:
    match = duel("11@c8,12@a1", "7@b8", "ball=away7", "home11+strip_ball").play("11block PB a8 stay")
    assert "touchdown" not in facts(match)
    assert match.need.die == "eight"


# Mutations ----------------------------------------------------------------------------------------------------------


@rule("BB-18.M2", "BB-11.1")
@pytest.mark.parametrize(("dice", "broken"), [("D4 D4", True), ("D4 D3", False)])
def test_claws_break_any_armour_with_eight(dice: str, broken: bool) -> None:
    match = block("home11+claws,away7+av11").play(f"POW i8 stay {dice}")
    assert ("armour-held" not in facts(match)) == broken


@rule("BB-18.M2", "BB-18.M7")
def test_claws_do_not_break_iron_hard_skin() -> None:
    match = block("home11+claws,away7+av11+iron_hard_skin").play("POW i8 stay D5 D4")
    assert "armour-held" in facts(match)


@rule("BB-18.M7", "BB-11.1")
def test_mighty_blow_does_not_dent_iron_hard_skin() -> None:
    match = block("home11+mighty_blow+mighty1,away7+iron_hard_skin").play("POW i8 stay D4 D3")
    assert "armour-held" in facts(match)
    match = block("home11+mighty_blow+mighty1,away7+iron_hard_skin").play("POW i8 stay D4 D4 D4 D3")
    assert asked(match) == ("harder", (HOME,))  # on the injury it may be used


@rule("BB-18.M3", "BB-12.4", "BB-12.21", "BB-12.15")
@pytest.mark.parametrize(("square", "less"), [("j8", 1), ("j8s", 1), ("k8", 0)])
def test_disturbing_presence_reaches_three_squares(square: str, less: int) -> None:
    match = duel("11@g8,12@a1", f"7@{square}", "ball=home11", "away7+disturbing_presence").play(
        "11pass throw g10"
    )
    assert match.state.top.plus == -less  # type: ignore[attr-defined]


@rule("BB-18.M3")
def test_two_presences_disturb_twice() -> None:
    gains = "away7+disturbing_presence,away8+disturbing_presence"
    match = duel("11@g8,12@h8", "7@j8,8@j9", "ball=home11", gains).play("11hand >12")
    assert match.state.top.plus == -2  # type: ignore[attr-defined]


@rule("BB-18.M5", "BB-8.4")
@pytest.mark.parametrize(
    ("words", "question"), [("11block D1", "turn"), ("11block D2", ""), ("11blitz D1", "turn")]
)
def test_foul_appearance_loses_the_action(words: str, question: str) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "away7+foul_appearance").play(words)
    assert match.need.question == question
    assert ("revolted" in facts(match)) == (question == "turn")


@rule("BB-18.M5")
def test_nobody_shrinks_from_a_foul() -> None:
    match = duel("11@g8,12@a1", "7@h8p", "", "away7+foul_appearance").play("11foul *7 D1 D2")
    assert "revolted" not in facts(match)


@rule("BB-18.M5", "BB-10.25", "BB-9.9")
def test_foul_appearance_again_before_a_second_block() -> None:
    match = block("away7+foul_appearance,home11+frenzy").play("D2 PB i8")
    assert match.need.die == "six"
    assert asked(match.play("D1")) == ("turn", (HOME,))


@rule("BB-18.M6", "BB-10.4")
@pytest.mark.parametrize(("words", "dice"), [("11blitz *7", 2), ("11block", 1)])
def test_horns_on_a_blitz(words: str, dice: int) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+horns").play(words)
    if match.need.question == "step":
        match.play("*7")
    assert told(match, "blocked")[0][5] == dice


@rule("BB-18.M6", "BB-18.G2")
def test_horns_come_before_dauntless() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+horns+dauntless,away7+st4").play("11blitz *7")
    assert match.need.die == "block"  # as strong with the horns: nothing to dare


# Strength -----------------------------------------------------------------------------------------------------------


@rule("BB-18.S2", "BB-10.7")
def test_a_brawler_rolls_one_both_down_again() -> None:
    match = block("home11+brawler+st4").play("BD BD")
    assert tokens(match) == ["keep", "brawler"]
    match.play("brawler PB")
    assert tokens(match) == [">BD", ">PB"]  # one of the two


@rule("BB-18.S2")
@pytest.mark.parametrize(("words", "dice"), [("11blitz *7", "BD"), ("11block", "PD")])
def test_a_brawler_does_not_help_on_a_blitz_or_other_faces(words: str, dice: str) -> None:
    match = block("home11+brawler", words=words).play(dice)
    assert match.need.question != "block-dice"


@rule("BB-2.14", "BB-18.S2", "BB-18.G7")
def test_brawler_and_pro_on_two_dice_of_a_pool() -> None:
    match = block("home11+brawler+pro+st4", "rerolls=1-0").play("BD PD brawler PB")
    assert tokens(match) == ["keep", "pro2"]  # no team re-roll any more, and the first die only once
    assert asked(match.play("pro2 D3 POW")) == ("pick", (HOME,))


@rule("BB-18.S3", "BB-9.11", "BB-9.15")
@pytest.mark.parametrize(("strength", "die", "helps"), [(3, "D2", True), (5, "D1", False), (3, "D1", False)])
def test_break_tackle_adds_to_a_dodge(strength: int, die: str, helps: bool) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"home11+break_tackle+st{strength}").play(f"11-f8 {die}")
    assert (match.need.question == "reroll") == helps
    if helps:
        assert status(match.play("break"), "home11") == "standing"


@rule("BB-18.S3")
def test_break_tackle_of_the_strong_adds_two() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@e8", "", "home11+break_tackle+st5").play(
        "11-f8 D2"
    )  # 3+, one marks f8
    assert tokens(match) == ["keep", "break"]
    weak = duel("11@g8,12@a1", "7@h8,8@e8", "", "home11+break_tackle+st4").play("11-f8 D2")
    assert weak.need.question != "reroll"


@rule("BB-18.S3")
def test_break_tackle_once_in_an_activation() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@e8", "", "home11+break_tackle+st5").play("11-f8 D2 break g9 D2")
    assert "fell" in facts(match)


@rule("BB-9.15", "BB-9.14")
def test_break_tackle_after_a_diving_tackle() -> None:
    gains = "home11+break_tackle+st5,away7+diving_tackle"
    match = duel("11@g8,12@a1", "7@h8", "", gains).play("11-f8 D4 7")
    assert tokens(match) == ["keep", "break"]
    assert status(match.play("break"), "home11") == "standing"


@rule("BB-18.S4", "BB-10.18")
def test_grab_puts_the_target_anywhere() -> None:
    match = block("home11+grab,away7+sidestep").play("PB")
    assert asked(match) == ("grab", (HOME,))
    assert set(tokens(match)) == {"no", "g7", "h7", "i7", "i8", "g9", "h9", "i9"}
    assert where(match.play("g7 stay"), "away7") == "g7"


@rule("BB-18.S4", "BB-10.18")
def test_nobody_sidesteps_a_grabber_who_pushes_as_usual() -> None:
    match = block("home11+grab,away7+sidestep").play("PB no")
    assert asked(match) == ("push", (HOME,))


@rule("BB-18.S4", "BB-10.18")
def test_on_a_blitz_grab_stops_the_sidestep_and_no_more() -> None:
    match = duel("1@k8,12@a15", "1@l8", "", "home1+grab,away1+sidestep").play("1blitz *1 PB")
    assert asked(match) == ("push", (HOME,))
    assert tokens(match) == ["m7", "m8", "m9"]


@rule("BB-18.S4", "BB-10.18")
def test_whoever_is_pushed_further_sidesteps_in_spite_of_grab() -> None:
    match = duel("1@k8,12@a15", "1@l8,2@m7,3@m8,4@m9", "", "home1+grab,away3+sidestep").play(
        "1blitz *1 *1 PB m8"
    )
    assert asked(match) == ("sidestep", (AWAY,))


@rule("BB-18.S6", "BB-10.9", "BB-18.G12")
def test_a_juggernaut_pushes_on_both_down() -> None:
    match = block("home11+juggernaut,away7+wrestle", words="11blitz *7 BD")
    assert asked(match) == ("juggernaut", (HOME,))
    assert asked(match.clone().play("push")) == ("push", (HOME,))
    assert match.play("no").need.die == "six"  # both go down: no wrestling against a juggernaut


@rule("BB-18.S6", "BB-10.19")
@pytest.mark.parametrize(("words", "firm"), [("11blitz *7 PB", False), ("11block PB", True)])
def test_nobody_stands_firm_against_a_juggernaut_on_a_blitz(words: str, firm: bool) -> None:
    match = block("home11+juggernaut,away7+stand_firm", words=words)
    assert (asked(match) == ("stand-firm", (AWAY,))) == firm


@rule("BB-18.S6")
def test_a_juggernaut_in_a_block_action_is_like_others() -> None:
    assert block("home11+juggernaut", words="11block BD").need.die == "six"


@rule("BB-18.P7", "BB-2.19")
def test_a_leader_who_leaves_takes_his_re_roll_along() -> None:
    line = "home=11@m8,12@a1 away=7@n8 rerolls=0-0 doctors=0-0 more=home12+leader"
    assert tokens(at(line).play("11block PD")) == ["keep", "team"]
    assert at(line.replace("12@a1", "13@a1")).play("11block PD").need.question != "block-dice"
