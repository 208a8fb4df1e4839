"""The steady coach in small positions where the right choice is plain."""

import pytest
from tests.games.blood_bowl.table import asked, at, duel, game, pitch, slot, where

from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.model.tables import SLOTS, distance
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.kernel.match import Match

FAR_AWAY = "7@a1"


def coach() -> Steady:
    return Steady(game(), {}, 0)


def answer(match: Match, who: Steady | None = None) -> str:
    """What the coach answers here, in notation."""
    seat = match.waiting()[0]
    value = (who or coach()).decide(match.state, seat)
    return next(choice.token for choice in match.options(seat) if choice.value == value)


def deeds(match: Match) -> list[str]:
    """What the coach declares in this turn, up to the first die."""
    return [word for word in script(match) if word[0].isdigit() or word == "end"]


def script(match: Match) -> list[str]:
    """What the coach answers in this turn, up to the first die."""
    who, seat, told = coach(), match.waiting()[0], []
    while match.need.kind == "choice" and match.waiting() == (seat,) and pitch(match).turnover == 0:
        told.append(answer(match, who))
        if told[-1] == "end":
            break
        match.play(told[-1])
    return told


# The ball ---------------------------------------------------------------------------------------------------------


def test_it_scores_in_the_last_turn() -> None:
    match = duel("11@v8", "7@c8", "turns=8-7 ball=home11")
    script(match)
    assert pitch(match).points(0) == 1


def test_it_scores_at_once_when_pressed() -> None:
    match = duel("11@y8", "7@w9,8@w8,9@w7", "turns=3-2 ball=home11")
    script(match)
    assert pitch(match).points(0) == 1


def test_it_waits_before_the_goal_while_nobody_comes_near() -> None:
    match = duel("11@y8", "7@c8", "turns=3-2 ball=home11")
    script(match)
    assert pitch(match).points(0) == 0
    assert where(match, "home11")[0] in "xy"


def test_a_carrier_runs_towards_the_goal() -> None:
    match = duel("11@g8", "7@c8", "turns=5-4 ball=home11")
    script(match)
    assert where(match, "ball") > "k"


def test_team_mates_form_a_cage() -> None:
    away = "7@r6,8@r8,9@r10,10@s7,11@s9,12@q4"
    match = duel("11@k8,12@j6,13@j10,14@k6,3@k10,4@l9", away, "turns=4-3 ball=home11")
    script(match)
    ball = int(pitch(match).ball)
    around = [int(pitch(match).player_at(ball + d)) for d in (-29, -27, 27, 29)]
    assert sum(0 <= s < SLOTS for s in around) >= 3


def test_the_surest_hands_fetch_the_ball() -> None:
    match = duel("11@f8,12@f9", "7@v8", "ball=i8", "home12+sure_hands")
    assert deeds(match)[-1] == "12"


def test_the_ball_is_fetched_after_what_needs_no_die() -> None:
    match = duel("1@f8,11@m9,12@m4p", "7@v8", "ball=i8")
    assert deeds(match)[-1] == "1"
    assert len(deeds(duel("1@f8,11@m9,12@m4p", "7@v8", "ball=i8"))) == 3


def test_a_hand_off_scores_where_no_run_does() -> None:
    match = duel("11@p8,7@r8", "7@c8", "turns=8-7 ball=home11")  # catchers run eight squares
    assert "11hand" in deeds(match)


# Blocks -----------------------------------------------------------------------------------------------------------


def test_it_gets_up_before_it_blocks() -> None:
    match = duel("3@m8,4@n7,11@n9p", "7@n8", "ball=away7")
    assert answer(match) == "11"


def test_it_does_not_block_with_the_dice_against_it() -> None:
    match = duel("11@m8,12@c3", "7@n8,8@m9", "ball=c4", "away7+st4")
    assert "11block" not in deeds(match)


def test_a_good_block_comes_before_a_bad_one() -> None:
    match = duel("3@m4,11@m5,12@m12", "7@n4,8@n12,9@a1", "ball=away9 used=blitz", "home3+st4,away8+block")
    assert next(word for word in deeds(match) if "block" in word) == "3block"


def test_somebody_goes_to_assist() -> None:
    match = duel("11@m8,12@j8", "7@n8,8@a1", "ball=away8 used=blitz", "home11+block")
    words = script(match)
    assert words.index("12") < words.index("11block")
    assert distance(pitch(match).at[slot("home12")], pitch(match).at[slot("away7")]) == 1


def test_it_blitzes_the_carrier() -> None:
    match = duel("3@k8,11@c3", "7@o8,8@n2", "ball=away7")
    assert "3blitz" in deeds(match)
    assert "*7" in script(duel("3@k8,11@c3", "7@o8,8@n2", "ball=away7"))


@pytest.mark.parametrize(
    ("gains", "dice", "face"),
    [
        ("home11+st4", "POW PB", ">POW"),
        ("home11+st4", "BD PB", ">PB"),  # he has no Block
        ("home11+st4+block", "BD PB", ">BD"),
        ("away7+st4", "PD POW", ">PD"),  # the other coach picks
    ],
)
def test_the_face_that_is_best_for_who_picks(gains: str, dice: str, face: str) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", gains).play(f"11block {dice}")
    assert answer(match) == face


def test_it_pushes_towards_the_crowd() -> None:
    match = duel("11@m3,12@a1", "7@m2").play("11block PB")
    assert answer(match) in ("l1", "m1", "n1")
    match = duel("11@m2,12@a1", "7@n2").play("11block PB")
    assert answer(match) == "o1"


def test_a_re_roll_saves_a_turn_that_is_worth_something() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@a9", "rerolls=2-0 ball=a3", "home11+st4").play("11block PD PD")
    assert answer(match) == "team"
    match = duel("11@m8,12@a1", "7@n8,8@a9", "rerolls=2-0 ball=a3", "home11+st4").play("11block POW PD")
    assert answer(match) == "keep"


# Questions --------------------------------------------------------------------------------------------------------


def test_a_failed_pick_up_is_rolled_again() -> None:
    match = duel("11@h8,12@a1", "7@v8", "ball=i8 rerolls=1-0").play("11-i8 D1")
    assert answer(match) == "team"


def test_a_skill_re_rolls_before_the_team_does() -> None:
    match = duel("1@h8,12@a1", "7@v8", "ball=i8 rerolls=1-0").play("1-i8 D1")
    assert answer(match) == "skill"


def test_a_re_roll_is_kept_from_a_trifle() -> None:
    match = duel("11@m8p,12@c3", "7@v8", "rerolls=1-0 ball=away7 done=home12", "home11+ma2").play("11 D1")
    assert answer(match) == "keep"


def test_the_ball_of_a_touchback_goes_to_good_hands() -> None:
    match = at("phase=drive kicking=away")
    while asked(match)[0] != "kick":
        match.play(answer(match, SETTER))
    match.play("@c8 O4 D6 D1 D2")  # beyond the goal line; the referee is paid
    assert asked(match)[0] == "touchback"
    assert answer(match) in ("1", "2")


SETTER = coach()


@pytest.mark.parametrize("kicking", ["home", "away"])
def test_three_stand_on_the_line(kicking: str) -> None:
    match = at(f"phase=drive kicking={kicking}")
    who = coach()
    while asked(match)[0] in ("set-up", "place"):
        match.play(answer(match, who))
    for side, column in enumerate("mn"):
        squares = [square_name(int(s)) for s in pitch(match).at[SLOTS * side : SLOTS * (side + 1)] if s]
        assert len(squares) == 11
        assert sum(s[0] == column and 5 <= int(s[1:]) <= 11 for s in squares) >= 3


def test_the_best_hands_wait_deepest_for_a_kick() -> None:
    match = at("phase=drive kicking=away")
    who = coach()
    while asked(match)[0] in ("set-up", "place"):
        match.play(answer(match, who))
    squares = {s: square_name(int(pitch(match).at[s])) for s in range(SLOTS) if pitch(match).at[s]}
    assert min(squares, key=lambda s: squares[s][0]) in (slot("home1"), slot("home2"))
    assert answer(match, who) == "@h8"


def test_a_coach_is_worth_more_than_an_argument() -> None:
    match = duel("11@m8", "7@n8p", "bribes=1-0").play("11foul *7 D1 D1")
    assert answer(match) == "bribe"
