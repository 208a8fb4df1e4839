"""Chapters 14 and 15: free kicks and penalties."""

import pytest
from tests.games.calciotto.table import (
    AWAY,
    HOME,
    asked,
    at,
    facts,
    field,
    now,
    pitch,
    see,
    spread,
    tokens,
    where,
)
from tests.rules import rule

from downfield.kernel.match import Match

FOUL = "turn=away ball=home14 hand_away=tackle,scivolata"


def foul(
    answer: str, more: str = "", home: str = "14@h9", away: str = "14@h10", hard: str = "tackle"
) -> Match:
    match = spread(f"{FOUL} hand_home=punizione,ammonizione {more}", home=home, away=away)
    return match.play(f"pass pass d1 d1 end x14 {hard} {answer}")


def kick(more: str = "subs=3-3", home: str = "14@h9", away: str = "14@h12") -> Match:
    return spread(f"phase=freekick {more}", home=home, away=away)


@rule("CAL-14.1")
@pytest.mark.parametrize("card", ["punizione", "ammonizione"])
@pytest.mark.parametrize("hard", ["tackle", "scivolata"])
def test_a_sanction_on_a_hard_challenge_is_a_foul_without_dice(card: str, hard: str) -> None:
    match = foul(card, hard=hard)
    assert facts(match).count("rolled") == 1
    assert now(match) == "home freekick, ball home14"


@rule("CAL-14.2", "CAL-17.1", "CAL-17.3")
def test_ammonizione_cautions_the_challenger_first() -> None:
    match = foul("ammonizione")
    assert facts(match)[-2:] == ["cautioned", "free-kick"]
    assert "14@h10y" in field(match, "away")
    assert "cautioned" not in facts(foul("punizione"))


@rule("CAL-14.3", "CAL-15.1")
@pytest.mark.parametrize(
    ("square", "challenger", "phase"),
    [
        ("h17", "h16", "penalty"),
        ("h16", "h15", "freekick"),
        ("d17", "d16", "freekick"),
        ("h3", "h4", "freekick"),
    ],
)
def test_in_the_fouling_sides_area_it_is_a_penalty(square: str, challenger: str, phase: str) -> None:
    match = foul("punizione", home=f"14@{square}", away=f"14@{challenger}")
    assert field(match, "phase") == phase


@rule("CAL-14.4")
def test_another_taker_swaps_squares_with_the_carrier() -> None:
    match = kick().play("2")
    assert (where(match, HOME, 2), where(match, HOME, 14)) == ("h9", "a2")
    assert see(match, "carrier") == 2


@rule("CAL-14.5", "CAL-16.2")
def test_the_order_at_the_dead_ball() -> None:
    match = kick("subs=2-2")
    order = []
    for word in ("done", "done", "14", "2@b5", "done", "wall-h", "14", "2", "done"):
        order.append(asked(match))
        match.play(word)
    assert order == [
        ("substitute", (HOME,)), ("substitute", (AWAY,)), ("taker", (HOME,)), ("relocate", (HOME,)),
        ("relocate", (HOME,)), ("wall", (AWAY,)), ("wall-man", (AWAY,)), ("wall-man", (AWAY,)), ("relocate", (AWAY,)),
    ]  # fmt: skip
    assert match.need.die == "sign"


@rule("CAL-14.5")
def test_four_relocations_each_figure_once_and_the_taker_stays() -> None:
    match = kick().play("14")
    assert tokens(match) == ["done", "1", "2", "3", "6", "7", "10", "13"]
    match.play("1@g0 2@b5 3@b6")
    assert tokens(match) == ["done", "6", "7", "10", "13"]
    assert asked(match.play("6@b7"))[0] == "wall"


@rule("CAL-14.6")
def test_relocations_keep_off_wall_ball_and_own_small_area() -> None:
    match = kick().play("14 2")
    squares = tokens(match)
    assert not {"@f11", "@h11", "@j11", "@h9", "@h1", "@h12"} & set(squares)
    assert {"@e11", "@k11", "@h10", "@h20"} <= set(squares)
    assert len(list(tokens(kick().play("14 1")))) == 3
    other = kick().play("14 done wall-h 14 2 3")
    assert not {"@g8", "@h10", "@i10", "@h20"} & set(tokens(other))
    assert {"@f9", "@h7"} <= set(tokens(other))


@rule("CAL-14.6")
def test_those_too_near_must_go_and_count_among_the_four() -> None:
    line = "away=1@i21,2@h10,3@g9,4@i9,6@h8,7@i10,13@p17,14@p16"
    home = "home=1@h0,2@a2,3@a3,14@h9"
    match = at(f"phase=freekick {home} {line} subs=3-3").play("14 done wall-h 14 13")
    assert asked(match) == ("retreat", (AWAY,))
    match.play("2=a12 3=a13 4=a14")
    assert asked(match) == ("retreat", (AWAY,))  # a fifth and a sixth, compulsory all the same
    match.play("6=a15 7=a16")
    assert match.need.die == "sign"


@rule("CAL-14.6")
def test_figures_of_the_fouled_side_may_stay_where_the_wall_may_stand() -> None:
    line = "home=1@h0,2@g11,3@a3,14@h9"
    match = at(f"phase=freekick {line} away=1@i21,2@a19,3@a18,6@a17 subs=3-3").play("14 done")
    assert where(match, HOME, 2) == "g11"
    assert tokens(match) == ["wall-h", "wall-i"]


@rule("CAL-14.7")
def test_the_wall_is_two_figures_side_by_side_two_rows_in_front() -> None:
    match = kick().play("14 done")
    assert tokens(match) == ["wall-f", "wall-g", "wall-h", "wall-i"]
    match.play("wall-g 14 2")
    assert (where(match, AWAY, 14), where(match, AWAY, 2)) == ("g11", "h11")
    assert tokens(match) == ["done", "1", "3", "6", "7", "10", "13"]
    match.play("3@b12 6@b13")
    assert match.need.die == "sign"


@rule("CAL-14.7")
def test_who_stands_in_the_wall_already_is_not_moved() -> None:
    match = kick(away="14@h11").play("14 done wall-h")
    assert tokens(match) == ["2", "3", "6", "7", "10", "13"]
    match.play("2 3@b12 6@b13 7@b14")
    assert match.need.die == "sign"


@rule("CAL-14.7")
def test_home_stands_in_a_wall_already_too() -> None:
    match = spread("phase=freekick turn=away subs=3-3", home="14@h10").play("14 done wall-h")
    assert tokens(match) == ["2", "3", "6", "7", "10", "13"]


@rule("CAL-14.7")
def test_away_kicks_towards_the_other_goal() -> None:
    match = spread("phase=freekick turn=away subs=3-3").play("14 done wall-h 14 2")
    assert where(match, HOME, 14) == "h10"


@rule("CAL-14.8")
def test_near_the_goal_line_the_wall_stands_beside_the_ball() -> None:
    match = kick(home="14@c19").play("14 done 14")
    assert where(match, AWAY, 14) == "e19"
    right = kick(home="14@n20").play("14 done 14")
    assert where(right, AWAY, 14) == "l20"  # alone, for k20 lies in the small area


@rule("CAL-14.8")
def test_where_no_pair_fits_one_figure_does_and_else_none() -> None:
    home = "home=1@h0,2@f11,3@h11,6@j11,14@h9"
    match = at(f"phase=freekick {home} away=1@i21,2@a19,3@a18,6@a17 subs=3-3").play("14 done")
    assert tokens(match) == ["wall-g", "wall-i"]
    match.play("wall-g")
    assert asked(match)[0] == "wall-man"
    full = "home=1@h0,2@f11,3@g11,6@h11,7@i11,10@j11,14@h9"
    none = at(f"phase=freekick {full} away=1@i21,2@a19,3@a18,6@a17 subs=3-3").play("14 done")
    assert "no-wall" in facts(none)


@rule("CAL-14.9")
def test_a_free_kick_is_doubled_and_the_kick_comes_first_from_any_square() -> None:
    match = kick(home="14@i9").play("14 done wall-g 14 2 done f- d4 d4")
    assert see(match, "pool") == 16
    assert tokens(match) == [">7", "!i"]


@rule("CAL-14.9", "CAL-18.4")
def test_a_free_kick_takes_no_time() -> None:
    match = kick(home="14@i9").play("14 done wall-g 14 2 done f- d4 d4")
    assert pitch(match).played == 0


@rule("CAL-14.9")
def test_where_no_kick_is_possible_it_goes_on_as_usual() -> None:
    match = kick().play("14 done wall-h 14 2 done f- d1 d1")
    assert {"end", "14e", "14w"} <= set(tokens(match))


@rule("CAL-14.10")
@pytest.mark.parametrize(("sign", "over"), [("f+", True), ("f-", False)])
def test_a_plus_carries_the_kick_over_the_wall(sign: str, over: bool) -> None:
    match = kick(home="14@i11").play(f"14 done wall-i 14 2 done {sign} d3 d3")
    assert ("!i" in tokens(match)) == over


@rule("CAL-14.10", "CAL-14.7")
def test_who_stood_in_the_wall_already_is_flown_over_too_and_stays() -> None:
    match = kick(home="14@i11", away="14@i13").play("14 done wall-i 2")
    assert "14" not in tokens(match)
    assert "!i" in tokens(match.play("done f+ d3 d3"))


@rule("CAL-14.10")
def test_other_figures_block_a_high_ball() -> None:
    match = kick(home="14@i11", away="14@i15").play("14 done wall-i 2 3 done f+ d3 d3")
    assert "!i" not in tokens(match)


@rule("CAL-14.11")
def test_after_a_passed_kick_there_is_no_shot() -> None:
    home = "home=1@h0,2@a2,3@a3,13@i18,14@i9"
    match = at(f"phase=freekick {home} away=1@h21,2@a19,3@a18,6@a17 ball=home14 subs=3-3")
    match.play("14 done wall-g 2 3 done f+ d6 d6 keep")
    assert see(match, "carrier") == 13  # the only kick there was: 13 stands in the line
    assert "13n" in tokens(match)
    assert not [t for t in tokens(match) if t.startswith("!")]


@rule("CAL-14.11", "CAL-8.6")
def test_a_shot_from_a_free_kick_counts_strength_in_the_takers_zone() -> None:
    home = "home=1@h0,2@a2,3@a3,10@j9"
    match = at(f"phase=freekick {home} away=1@h21,2@a19,3@a18,6@a17 subs=3-3").play(
        "10 done wall-h 2 3 done f- d5 d5"
    )
    assert facts(match.play("d1 d1 d3 d2"))[-1] == "tied"  # 2 + 3 against 5


@rule("CAL-14.12")
def test_cards_of_a_free_kick() -> None:
    match = kick("hand_home=contropiede,sprint3,raddoppia subs=3-3").play("14 done wall-h 14 2 done")
    assert tokens(match) == ["pass", "sprint3.2", "sprint3.3", "sprint3.10", "sprint3.14", "raddoppia"]


@rule("CAL-14.13")
def test_a_fouled_keeper_takes_it_himself() -> None:
    match = kick("ball=home1 subs=3-3")
    assert asked(match) == ("relocate", (HOME,))
    assert "1" not in tokens(match)


# The penalty ------------------------------------------------------------------------------------------------------

AREA = "home=1@h0,2@a2,3@a3,6@h19,13@g18,14@h17 away=1@i21,2@a19,3@h16,6@i17,7@i18,10@p18"


def penalty(more: str = "subs=3-3", area: str = AREA) -> Match:
    return at(f"phase=penalty {area} ball=home14 {more}")


@rule("CAL-15.2")
def test_the_order_of_a_penalty() -> None:
    match = penalty("subs=2-2 hand_home=raddoppia")
    order = []
    for word in (
        "done",
        "done",
        "13",
        "@i17",
        "6=a5",
        "2=b2",
        "6=b3",
        "7=b4",
        "10=b5",
        "14@h9",
        "done",
        "done",
        "!h",
    ):
        order.append(asked(match)[0])
        match.play(word)
    assert order == [
        "substitute", "substitute", "kicker", "spot", "clear", "clear", "clear", "clear", "clear", "relocate",
        "relocate", "relocate", "target",
    ]  # fmt: skip
    assert asked(match) == ("shot-card", (HOME,))


@rule("CAL-15.2")
def test_only_attackers_kick() -> None:
    assert tokens(penalty()) == ["13", "14"]


@rule("CAL-15.3")
def test_without_an_attacker_anybody_does() -> None:
    area = "home=1@h0,2@a2,3@a3,6@h19,10@h17 away=1@i21,2@a18,3@h16,7@i18"
    match = at(f"phase=penalty {area} subs=3-3")
    assert tokens(match) == ["2", "3", "6", "10"]


@rule("CAL-15.3", "CAL-15.4")
def test_who_stands_in_the_kickers_place_or_in_front_is_cleared_behind() -> None:
    match = penalty().play("14 @i17")
    assert asked(match) == ("clear", (HOME,))
    assert "6=h18" not in tokens(match)
    assert {"6=h17", "6=h10"} <= set(tokens(match))
    match.play("6=h10 13=h11")
    assert [t for t in tokens(match) if t.startswith("2=")]
    match.play("2=a10 6=a11 7=a12 10=a13")
    assert asked(match) == ("relocate", (HOME,))
    assert "@h18" not in tokens(match.play("6"))


@rule("CAL-15.3")
def test_who_stands_in_the_kickers_place_is_cleared_even_if_level() -> None:
    match = penalty().play("14 @i17 6=h10 13=h11 2=a10")  # 6 of away stood on i17
    assert asked(match) == ("clear", (AWAY,))
    assert all(t.startswith("6=") for t in tokens(match))
    assert where(match.play("6=a11"), AWAY, 6) == "a11"
    line = "phase=penalty turn=away away=1@i21,2@a19,3@a18,14@i4 home=1@h0,2@a5,3@a6,6@h4 subs=3-3"
    assert asked(at(line).play("@h4")) == ("clear", (HOME,))


@rule("CAL-2.10")
def test_the_kicker_stands_on_one_of_the_two_squares_behind_the_spot() -> None:
    match = penalty().play("14")
    assert tokens(match) == ["@h17", "@i17"]
    away = at("phase=penalty turn=away away=1@i21,2@a19,3@a18,14@h4 home=1@h0,2@a2,3@a3,6@a5 subs=3-3")
    assert tokens(away) == ["@h4", "@i4"]


@rule("CAL-1.6", "CAL-23.1")
def test_at_a_penalty_the_ball_lies_on_the_spot() -> None:
    assert see(penalty().play("14 @h17"), "carrier") == 0


@rule("CAL-15.5")
def test_the_keeper_moves_as_one_of_four_and_the_target_is_named_afterwards() -> None:
    match = penalty().play("14 @h17 6=a5 13=a6 2=a7 7=a8 10=a9 done")
    assert asked(match) == ("relocate", (AWAY,))
    match.play("1@g21 done")
    assert asked(match) == ("target", (HOME,))
    assert tokens(match) == ["!g", "!h", "!i", "!j"]


@rule("CAL-15.6")
@pytest.mark.parametrize(("target", "attack", "save"), [("i", 0, 3), ("h", 3, 3), ("g", 3, 0)])
def test_strengths_of_a_penalty(target: str, attack: int, save: int) -> None:
    start = penalty().play(f"14 @h17 6=a5 13=a6 2=a7 7=a8 10=a9 done done !{target} d2 d2")
    for roll in range(2, 9):
        match = start.clone()
        match.play(f"d{roll // 2} d{roll - roll // 2}")
        tied, scored = 4 + attack == roll + save, 4 + attack > roll + save
        assert ("goal" in facts(match), "tied" in facts(match)) == (scored, tied)


@rule("CAL-15.7")
@pytest.mark.parametrize(
    ("dice", "then"), [("d5 d5 d1 d1", "away lineup"), ("d1 d1 d5 d5", "away relaunch, ball away1")]
)
def test_a_goal_brings_a_kick_off_and_a_save_a_relaunch(dice: str, then: str) -> None:
    match = penalty().play(f"14 @h17 6=a5 13=a6 2=a7 7=a8 10=a9 done done !g {dice}")
    assert now(match) == then
