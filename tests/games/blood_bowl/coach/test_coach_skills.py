"""The steady coach and what only some players can do, in small positions where the right choice is plain."""

import pytest
from tests.games.blood_bowl.coach.test_coach_choices import answer, coach, deeds, script
from tests.games.blood_bowl.table import asked, duel, pitch, slot
from tests.rules import rule

from downfield.games.blood_bowl.coach import other_questions, set_up
from downfield.games.blood_bowl.coach.foul import best_foul
from downfield.games.blood_bowl.coach.hits import goes_out
from downfield.games.blood_bowl.coach.run import value_at
from downfield.games.blood_bowl.coach.sight import Sight, far, square_at
from downfield.games.blood_bowl.coach.special import ball_and_chain, bloodlust, on_the_ball
from downfield.games.blood_bowl.coach.special.negatraits import comes, rage
from downfield.games.blood_bowl.coach.turn import Planner
from downfield.games.blood_bowl.model.kinds import AT, BLOCK_ACTION, FIELDED, MOVE
from downfield.games.blood_bowl.model.tables import THRALL
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.kernel.match import Match

AWAY_BALL = "ball=away8 used=blitz"


def sight(match: Match) -> Sight:
    return Sight(pitch(match), 0)


# Instead of a block -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("trait", ["stab", "projectile_vomit"])
def test_a_weapon_is_used_where_a_block_would_be_poor(trait: str) -> None:
    word = {"stab": "11stab", "projectile_vomit": "11vomit"}[trait]
    assert word in deeds(duel("11@m8,12@c3", "7@n8,8@c8", AWAY_BALL, f"home11+{trait},away7+st5"))
    assert "11block" not in deeds(duel("11@m8,12@c3", "7@n8,8@c8", AWAY_BALL, "away7+st5"))


def test_a_good_block_is_better_than_a_stab() -> None:
    found = deeds(duel("11@m8,12@c3", "7@n8,8@c8", AWAY_BALL, "home11+stab+block+st5"))
    assert "11block" in found


def test_the_chainsaw_hits_whoever_stands_there() -> None:
    assert "11saw" in deeds(duel("11@m8,12@c3", "7@n8,8@c8", AWAY_BALL, "home11+chainsaw"))


def test_the_chainsaw_goes_for_the_softer_of_two() -> None:
    words = script(duel("11@m8,12@c3", "7@n8,9@n7,8@c8", AWAY_BALL, "home11+chainsaw,away7+av11"))
    assert words[words.index("11saw") + 1] == "*9"


def test_a_blitzer_stabs_a_carrier_whom_he_can_hardly_throw_down() -> None:
    gains = "home11+stab+st1,away7+st5+av7"
    assert script(duel("11@k8,12@c3", "7@n8", "ball=away7", gains))[-1] == "*7stab"


def test_two_weak_opponents_are_blocked_at_once() -> None:
    gains = "home11+multiple_block+block+st6,away7+st2,away9+st2"
    words = script(duel("11@m8,12@c3", "7@n8,9@n7,8@c8", AWAY_BALL, gains))
    assert "11two" in words


def test_two_strong_ones_are_not() -> None:
    gains = "home11+multiple_block+block+st4"
    assert "11two" not in deeds(duel("11@m8,12@c3", "7@n8,9@n7,8@c8", AWAY_BALL, gains))


@pytest.mark.parametrize(("gains", "out"), [("", False), ("home11+grab", True)])
def test_a_grabber_sends_a_sidestepper_into_the_crowd(gains: str, out: bool) -> None:
    match = duel("11@m2,12@c3", "7@m1", "", f"away7+sidestep,{gains}".rstrip(","))
    eyes = sight(match)
    assert goes_out(eyes, eyes.at[slot("home11")], slot("away7"), slot("home11")) is out


@rule("BB-14.2")
@pytest.mark.parametrize("guards", ["home12+guard", "away9+guard"])
def test_guard_helps_in_no_foul(guards: str) -> None:
    foul = ("11@m8,12@o8,13@l7", "7@n8p,8@p9,9@l8", "used=blitz", "away7+ag1+st5")
    plain, guarded = (best_foul(sight(duel(*foul[:3], gains))) for gains in (foul[3], f"{foul[3]},{guards}"))
    assert plain is not None
    assert guarded is not None
    assert guarded.gain == plain.gain


# Eyes ---------------------------------------------------------------------------------------------------------------


def test_eyes_free_the_carrier() -> None:
    gains = "home12+hypnotic_gaze,away7+st5"
    match = duel("11@g8,12@g10", "7@h8,8@v1", "ball=home11 used=blitz turns=4-3", gains)
    assert script(match)[:2] == ["12gaze", "*7"]


def test_eyes_rest_where_nobody_bars_the_way() -> None:
    match = duel("11@g8,12@g10", "7@v8,8@v1", "ball=home11 used=blitz turns=4-3", "home12+hypnotic_gaze")
    assert "12gaze" not in deeds(match)


# Flying -------------------------------------------------------------------------------------------------------------


def test_a_team_mate_is_thrown_for_the_last_touchdown() -> None:
    match = duel("9@q8,10@p8", "7@c8", "ball=home10 turns=8-7")  # the ogre and the halfling
    assert script(match) == ["9throw"]
    match.play("D6")  # not bone-headed
    assert asked(match)[0] == "step"


def test_a_thrown_team_mate_comes_down_near_the_goal() -> None:
    match, who = duel("9@q8,10@p8", "7@c8", "ball=home10 turns=8-7"), coach()
    match.play(answer(match, who)).play("D6")
    while asked(match)[0] == "step":
        match.play(answer(match, who))
    assert asked(match)[0] == "throw-at"
    assert answer(match, who)[0] in "stuvw"


def test_the_ball_goes_to_whoever_can_be_thrown() -> None:
    assert deeds(duel("1@m8,9@q8,10@p8", "7@c8", "ball=home1 turns=8-7")) == ["1hand"]
    assert "1hand" not in deeds(duel("1@m8,11@q8,10@p8", "7@c8", "ball=home1 turns=8-7"))


def test_before_the_last_turn_the_ball_is_better_near_who_can_throw_it() -> None:
    def gain(turns: str) -> float:
        seen = sight(duel("9@p8,10@h8", "7@c8", f"ball=home10 turns={turns}"))
        halfling = slot("home10")
        near, away = square_at(14, 7), square_at(14, 0)
        return value_at(seen, halfling, near, 0.0) - value_at(seen, halfling, away, 0.0)

    assert gain("7-6") > 0.1
    assert gain("4-3") == 0


def test_nobody_is_thrown_who_can_run() -> None:
    match = duel("9@w8,10@v8", "7@c8", "ball=home10 turns=8-7")
    script(match)
    assert pitch(match).points(0) == 1


def test_nobody_is_thrown_who_has_time() -> None:
    assert "9throw" not in deeds(duel("9@h8,10@g8", "7@c8", "ball=home10 turns=2-1"))


# A mind of their own ------------------------------------------------------------------------------------------------


def test_the_stupid_need_company() -> None:
    alone = sight(duel("11@m8,12@c3", "7@v8", "", "home11+really_stupid"))
    minded = sight(duel("11@m8,12@m9", "7@v8", "", "home11+really_stupid"))
    assert comes(alone, slot("home11")) == 0.5
    assert comes(minded, slot("home11")) == pytest.approx(5 / 6)


def test_the_stupid_move_before_who_minds_them_leaves() -> None:
    match = duel("11@m8,12@m9,13@b2", "7@e8,8@e3", "ball=away7 used=blitz", "home11+really_stupid")
    assert deeds(match)[0] == "11"


def test_a_savage_stays_where_his_walk_would_cost_a_team_mate() -> None:
    match = duel("11@m8,12@m9", "7@e8,8@e3", "ball=away7 used=blitz", "home11+animal_savagery")
    assert rage(sight(match), slot("home11"), MOVE) > rage(sight(match), slot("home11"), BLOCK_ACTION) > 0
    assert "11" not in deeds(match)


# Fouls and the referee ----------------------------------------------------------------------------------------------


def test_a_dirty_player_fouls_in_company_when_all_else_is_done() -> None:
    gains = "home11+dirty_player+dirty2"
    match = duel("11@m8,12@n9,13@n7,14@c3", "7@n8p,8@c8", AWAY_BALL, gains)
    assert deeds(match)[-1] == "11foul"


def test_nobody_fouls_alone() -> None:
    assert "11foul" not in deeds(duel("11@m8,14@c3", "7@n8p,8@c8", AWAY_BALL))


def test_a_bribe_is_kept_for_a_secret_weapon() -> None:
    match = duel("11@m8,12@c3", "7@n8p", "bribes=1-0", "home12+secret_weapon").play("11foul *7 D1 D1")
    g = pitch(match)
    assert other_questions.argue(g, 0, [0, 1, 2]) == 2
    g.marks[slot("home12")] |= FIELDED
    assert other_questions.argue(g, 0, [0, 1, 2]) == 1


# Bombs, chains and fire ---------------------------------------------------------------------------------------------


def test_a_bomb_goes_where_opponents_stand_together() -> None:
    match = duel("11@j8,14@c3", "7@o8,8@o7,9@o9", "ball=away9 used=blitz", "home11+bombardier")
    assert script(match)[-2:] == ["11bomb", "o8"]


def test_no_bomb_is_thrown_among_ones_own() -> None:
    more = "ball=a15 used=blitz done=home3,home12,home13,home14"
    match = duel("11@j8,12@n7,13@p7,14@n9,3@p9", "7@o8", more, "home11+bombardier")
    assert "11bomb" not in deeds(match)


@pytest.mark.parametrize(("mate", "way"), [("12@a1", "right"), ("12@n8,13@n7,14@n9", "left")])
def test_a_ball_and_chain_swings_at_opponents_and_away_from_its_own(mate: str, way: str) -> None:
    match = duel(f"11@m8,{mate}", "7@o8,8@k8", "ball=away8 used=blitz", "home11+ball_and_chain")
    match.play("11chain")
    right, left = (
        ball_and_chain._facing(sight(match), slot("home11"), pitch(match).at[slot("home11")], facing, 1)
        for facing in (2, 3)
    )
    assert right < left if way == "left" else right == left
    if way == "left":
        assert answer(match) != "right"


def test_a_ball_and_chain_swings_every_turn() -> None:
    assert "11chain" in deeds(duel("11@m8,12@c3", "7@o8", "ball=away7 used=blitz", "home11+ball_and_chain"))


# Thirst -------------------------------------------------------------------------------------------------------------


def with_thrall(match: Match, name: str) -> Match:
    tables = pitch(match).tables
    tables.sort = tables.sort[:]
    tables.sort[slot(name)] |= THRALL
    return match


def test_a_thirsty_player_goes_to_whom_he_can_bite() -> None:
    match = with_thrall(duel("11@m8,12@j8", "7@v8", "ball=away7", "home11+bloodlust2"), "home12")
    seen = sight(match)
    way = bloodlust.way_to_prey(seen, slot("home11"), 0, seen.at[slot("home11")] + 3)
    assert way is not None
    assert far(way[-1], seen.at[slot("home12")]) == 1
    assert bloodlust.way_to_prey(seen, slot("home11"), 0, seen.at[slot("home12")] + 1) is None


def test_nobody_walks_about_who_may_starve() -> None:
    match = duel("11@m8,12@c3", "7@e8", "ball=away7 used=blitz", "home11+bloodlust+bloodlust3")
    planner = Planner(sight(match))
    assert slot("home11") not in [deed.slot for deed in planner.safe()]


# On the ball --------------------------------------------------------------------------------------------------------


def test_who_is_on_the_ball_runs_to_where_a_pass_comes_down() -> None:
    match = duel("11@g8,12@k8", "7@m8,8@v1", "ball=home11", "away7+on_the_ball").play("11pass throw k8")
    assert asked(match)[0] == "on-the-ball"
    assert answer(match) == "7"
    match.play("7")
    assert answer(match) == "l7"


def test_who_is_too_far_stays() -> None:
    match = duel("11@g8,12@k8", "7@q8,8@v1", "ball=home11", "away7+on_the_ball").play("11pass throw k8")
    assert on_the_ball.runner(pitch(match), 1, [0, AT + slot("away7")]) == on_the_ball.STAY


# Passes and kick-offs -----------------------------------------------------------------------------------------------


def test_a_pass_scores_where_no_run_does() -> None:
    words = script(duel("1@n8,7@v8", "7@c8", "ball=home1 turns=8-7"))
    assert "1pass" in words
    assert words[-2:] == ["throw", "v8"]


def test_a_solid_defence_goes_to_the_wing_that_is_threatened() -> None:
    home = "11@m7,12@m8,13@m9,14@j3,7@k2"
    match = duel(home, "7@n7,8@n8,9@n9,10@p12,11@p13,12@p14", "kicking=home")
    plan: dict[int, int] = {}
    options = [0, *(AT + slot(f"home{n}") for n in (7, 11, 14))]
    assert set_up.solid(pitch(match), 0, options, plan) == AT + slot("home7")
    assert square_name(plan[slot("home7")]) == "k10"
    even = duel(home, "7@n7,8@n8,9@n9,10@p12", "kicking=home")
    assert set_up.solid(pitch(even), 0, options, plan) == 0
