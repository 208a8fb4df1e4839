"""Chapters 2, 3, 5 and 6: field, players, declaration, line-up."""

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    asked,
    at,
    board,
    facts,
    field,
    figure,
    figures,
    see,
    tokens,
    where,
)
from tests.rules import rule

from downfield.games.touch_down.model.tables import FIELD, NORTH_ZONE, OUTSIDE, SOUTH_ZONE
from downfield.kernel.errors import IllegalAnswer


def all_but(role: str, *kept: int) -> str:
    """Everybody of a role of home hurt but these."""
    blocks = {"A": [*range(70, 80), *range(90, 95)], "AB": range(50, 59), "AE": range(60, 67), "AQ": range(80, 84),
              "D": range(20, 48)}  # fmt: skip
    return ",".join(f"home{n}.2" for n in blocks[role] if n not in kept)


@rule("TD-2.1", "TD-2.2", "TD-2.3", "TD-2.4")
def test_the_field_has_24_rows_23_columns_and_end_zones_of_four_rows() -> None:
    t = board(at("row=8")).tables
    zones = {(int(t.column[s]), int(t.row[s])): int(t.zone[s]) for s in range(int(t.squares))}
    assert [sum(zone == kind for zone in zones.values()) for kind in (FIELD, SOUTH_ZONE, NORTH_ZONE)] == [
        24 * 23, 4 * 23, 4 * 23,
    ]  # fmt: skip
    assert {zones[x, y] for x, y in ((0, 5), (24, 5), (5, -4), (5, 29))} == {OUTSIDE}
    assert (zones[1, 0], zones[23, 25], t.centre) == (SOUTH_ZONE, NORTH_ZONE, 12)


@rule("TD-2.5")
def test_ten_yard_lines_lie_every_four_rows_between_the_goal_lines() -> None:
    t = board(at("row=8")).tables
    assert [t.lines_between(1, y) for y in (4, 5, 8, 9, 13, 17, 21, 24, 28)] == [0, 1, 1, 2, 3, 4, 5, 5, 5]


@rule("TD-2.7", "TD-2.8")
def test_hash_lines_and_goal_squares() -> None:
    match = at("row=8")
    assert (see(match, "hashes"), see(match, "goals")) == ([8, 12, 16], [11, 12, 13])


@rule("TD-1.1", "TD-1.2", "TD-1.3")
def test_the_table_shows_field_ball_markers_and_dice() -> None:
    match = at("row=8 down=3 yc=6 clock=3:07 hurt=home20.3,away20.1").play("attack pro-set four-three stay")
    assert (see(match, "down"), see(match, "yc"), see(match, "clock")) == (3, 6, "3:07")
    assert see(match, "injured") == [[0, 20, "D", 3], [1, 20, "D", 1]]
    assert [choice.token for choice in match.options()] == ["t1", "t2", "t3", "t4"]
    assert len(match.play("t1 t4 >60").options()) == 6


@rule("TD-3.1", "TD-3.2", "TD-3.4")
def test_the_attack_fields_one_quarterback_two_ends_three_backs_and_five_linemen() -> None:
    match = at("row=8").play("attack pro-set four-three")
    found = figures(match)
    roles = sorted(f.role for f in found if f.side == HOME)
    assert roles == ["A"] * 5 + ["AB"] * 3 + ["AE"] * 2 + ["AQ"]
    assert [f.role for f in found if f.side == AWAY] == ["D"] * 11
    assert (figure(match, HOME, 50).contact, figure(match, HOME, 50).speed) == (1, 2)


@rule("TD-3.4")
def test_for_a_field_goal_a_kicker_replaces_one_back() -> None:
    found = figures(at("row=20").play("field-goal hold four-three"))
    assert [f.role for f in found if f.side == HOME].count("AK") == 1
    assert [f.role for f in found if f.side == HOME].count("AB") == 2


@rule("TD-3.5")
def test_a_punt_is_kicked_by_ten_defenders_and_a_kicker() -> None:
    found = figures(at("row=10").play("punt wall fan"))
    assert sorted(f.role for f in found if f.side == HOME) == ["AK"] + ["D"] * 10
    assert [f.role for f in found if f.side == AWAY].count("A") == 5


@rule("TD-3.6", "TD-3.9")
def test_the_best_are_fielded_unless_the_coach_brings_on_others_of_the_role() -> None:
    match = at("row=8").play("attack")
    assert "+53" in tokens(match)
    assert "+20" not in tokens(match), "no defender in the attack"
    match.play("+53 +58 pro-set dime")
    found = figures(match)
    assert sorted(f.number for f in found if f.role == "AB") == [50, 53, 58]


@rule("TD-3.7")
def test_who_is_short_of_a_role_plays_with_fewer() -> None:
    match = at(f"row=8 hurt={all_but('AE', 60)}").play("attack pro-set dime")
    found = figures(match)
    assert len([f for f in found if f.side == HOME]) == 10


@rule("TD-3.8")
@pytest.mark.parametrize(
    ("kept", "columns"),
    [((70, 71, 72, 73), {10, 11, 12, 13}), ((70, 71, 72), {11, 12, 13}), ((70, 71), {11, 12}), ((70,), {12})],
)
def test_a_short_line_fills_from_the_centre_outwards(kept: tuple[int, ...], columns: set[int]) -> None:
    match = at(f"row=8 hurt={all_but('A', *kept)}").play("attack pro-set dime")
    assert {where(match, HOME, n)[0] for n in kept} == columns


@rule("TD-3.8")
def test_placed_by_hand_a_short_line_keeps_its_shape() -> None:
    match = at(f"row=8 hurt={all_but('A', 70, 71)}").play("attack free")
    assert tokens(match) == ["70@k", "70@l", "70@m"]
    assert asked(match.play("70@m")) == ("row", (HOME,)), "71 can only be the centre"
    assert where(match, HOME, 71) == (12, 8)


@rule("TD-3.8")
@pytest.mark.parametrize(("first", "left"), [("j", "klm"), ("n", "klm"), ("k", "jlmn"), ("l", "jkmn")])
def test_of_four_linemen_one_stands_at_an_end(first: str, left: str) -> None:
    match = at(f"row=8 hurt={all_but('A', 70, 71, 72, 73)}").play("attack free")
    assert tokens(match) == [f"70@{column}" for column in "jklmn"]
    assert tokens(match.play(f"70@{first}")) == [f"71@{column}" for column in left]


@rule("TD-3.8")
def test_without_an_a_a_back_snaps() -> None:
    match = at(f"row=8 hurt={all_but('A')}").play("attack pro-set dime stay t1 t4")
    assert (where(match, HOME, 52), ">52" in tokens(match), ">80" in tokens(match)) == ((12, 8), False, True)


@rule("TD-3.8")
def test_without_an_a_a_back_snaps_to_the_kicker_of_a_field_goal() -> None:
    match = at(f"row=20 hurt={all_but('A')}").play("field-goal hold dime t1 t4")
    assert (where(match, HOME, 51), field(match, "ball")) == ((12, 20), "home1")


@rule("TD-3.8")
def test_with_nobody_to_snap_to_the_ball_is_dead_on_the_line() -> None:
    hurt = ",".join(all_but(role) for role in ("AB", "AE", "AQ"))
    match = at(f"row=8 hurt={hurt}").play("attack pro-set dime t1 t4")
    assert facts(match)[-1] == "no-snap"
    assert see(match.play("pass pass"), "down") == 2


@rule("TD-3.8")
def test_fewer_than_four_defenders_all_stand_on_the_line() -> None:
    match = at(f"possession=away row=12 hurt={all_but('D', 20, 21, 22)}").play("attack pro-set free")
    assert {t.split("@")[0] for t in tokens(match)} == {"20"}
    match.play("20@a 21@b 22@c")
    assert {where(match, HOME, n)[1] for n in (20, 21, 22)} == {11}


@rule("TD-5.1")
def test_attack_punt_or_field_goal_is_declared_before_the_line_up() -> None:
    match = at("row=12")
    assert (asked(match), tokens(match)) == (("declare", (HOME,)), ["attack", "punt", "field-goal"])
    assert field(match.play("punt"), "phase") == "down"


@rule("TD-6.1")
def test_the_attack_lines_up_first_then_the_defence_openly() -> None:
    match = at("row=12").play("attack")
    assert asked(match) == ("lineup", (HOME,))
    assert asked(match.play("pro-set")) == ("lineup", (AWAY,))
    assert len(figures(match)) == 11


@rule("TD-6.2")
@pytest.mark.parametrize("column", [8, 12, 16])
def test_the_five_a_stand_on_the_line_around_the_ball(column: int) -> None:
    match = at(f"row=12 column={column}").play("attack pro-set")
    assert {where(match, HOME, n) for n in range(70, 75)} == {(column + dx, 12) for dx in range(-2, 3)}


@rule("TD-6.2")
def test_the_others_stand_anywhere_not_beyond_the_line() -> None:
    match = at("row=6").play("attack free 70@l 71@k 72@m 73@j")
    assert tokens(match) == [f"80@{y}" for y in range(-3, 7)]
    match.play("80@6")
    assert tokens(match) == list("abcdefghiopqrstuvw"), "the five squares of the line are taken"


@rule("TD-6.2")
def test_one_receiver_at_least_is_within_reach_of_the_snap() -> None:
    match = at("row=20").play("attack free 70@l 71@k 72@m 73@j 80@a1 60@b1 61@c1 50@d1 51@e1")
    assert tokens(match) == [f"52@{y}" for y in range(7, 21)]


@rule("TD-6.2", "TD-6.5")
def test_that_holds_after_the_change_of_formation_too() -> None:
    match = at("row=20").play("attack free 70@l 71@k 72@m 73@j 80@a1 60@b1 61@c1 50@d1 51@e1 52@l12 dime 52")
    assert tokens(match) == [f"52@{y}" for y in range(7, 21)]


@rule("TD-6.3")
def test_four_defenders_stand_on_the_row_just_beyond_the_line() -> None:
    match = at("row=12").play("attack pro-set four-three")
    rows = [where(match, AWAY, n)[1] for n in range(20, 31)]
    assert (rows.count(13), min(rows)) == (4, 13)


@rule("TD-6.3")
def test_the_coach_names_the_four_himself() -> None:
    match = at("row=24").play("attack pro-set free")
    assert tokens(match) == ["back", "front"]
    match.play("back 20@25 a")
    assert where(match, AWAY, 20) == (1, 25), "that row may be the first of the end zone"
    match.play("front 21@b front 26@c front 22@d front 23@e")
    assert asked(match) == ("row", (AWAY,))


@rule("TD-6.3")
def test_the_last_four_must_stand_on_the_line_if_nobody_does() -> None:
    script = " ".join(f"back {n}@{c}20" for n, c in zip((20, 21, 26, 22, 23, 24, 25), "abcdefg", strict=True))
    match = at("row=12").play(f"attack pro-set free {script}")
    assert asked(match)[0] == "column"


@rule("TD-6.4")
def test_one_player_per_square() -> None:
    match = at("row=12").play("attack free 70@l 71@k 72@m 73@j 80@l10 60@10")
    assert "l" not in tokens(match)


@rule("TD-6.5")
def test_the_attack_may_move_one_receiver_and_only_then_the_defence_one_of_its_backs() -> None:
    match = at("row=12").play("attack pro-set four-three")
    assert (asked(match), tokens(match)) == (("change", (HOME,)), ["stay", "60", "61", "50", "51", "52"])
    assert match.clone().play("stay").need.die == "timing"
    match.play("50 50@a11")
    assert (where(match, HOME, 50), asked(match)) == ((1, 11), ("reply", (AWAY,)))
    assert tokens(match) == ["stay", *map(str, (23, 24, 25, 27, 28, 29, 30))]
    assert where(match.play("27 27@a13"), AWAY, 27) == (1, 13)


@rule("TD-6.6")
def test_kickers_of_a_punt_stand_behind_the_ball_and_receivers_five_rows_beyond() -> None:
    match = at("row=10").play("punt free")
    assert (where(match, HOME, 1), tokens(match)) == ((12, 10), [f"20@{y}" for y in range(-3, 10)])
    match = at("row=20").play("punt wall free")
    assert tokens(match) == [f"80@{y}" for y in range(25, 29)]


@rule("TD-6.8")
def test_for_a_field_goal_the_ball_lies_in_the_centre_and_the_kicker_within_reach() -> None:
    match = at("row=20 column=8").play("field-goal free 70@l 71@k 72@m 73@j 80@a1 60@b1 61@c1 50@d1 51@e1")
    assert tokens(match) == [f"1@{y}" for y in range(7, 21)]


@rule("TD-6.9")
@pytest.mark.parametrize(("row", "script"), [(10, "punt wall fan"), (20, "field-goal hold dime")])
def test_there_is_no_change_of_formation_at_kicks(row: int, script: str) -> None:
    assert at(f"row={row}").play(script).need.die == "timing"


@rule("TD-2.10", "TD-2.6")
def test_a_team_that_defends_north_lines_up_the_other_way_round() -> None:
    match = at("possession=away row=17").play("attack wing-right four-three")
    assert (where(match, AWAY, 80), where(match, AWAY, 60)) == ((12, 18), (8, 17))
    assert [where(match, HOME, n)[1] for n in range(20, 31)].count(16) == 4


@rule("TD-6.1")
def test_an_unknown_formation_is_refused_with_its_rule() -> None:
    match = at("row=12").play("attack")
    with pytest.raises(IllegalAnswer, match=r"TD-6\.1"):
        match.answer("wishbone")


@pytest.mark.slow
@pytest.mark.parametrize("row", [1, 2, 12, 23, 24])
@pytest.mark.parametrize("column", [8, 12, 16])
@pytest.mark.parametrize("side", ["home", "away"])
def test_every_formation_is_legal_wherever_the_ball_lies(row: int, column: int, side: str) -> None:
    for attack in ("pro-set", "i-form", "spread", "wing-left", "wing-right", "tight"):
        for defence in ("four-three", "rush", "dime", "stack"):
            match = at(f"possession={side} row={row} column={column}").play(f"attack {attack} {defence} stay")
            found = figures(match)
            assert len({(f.x, f.y) for f in found}) == 22
            assert all(1 <= f.x <= 23 and -3 <= f.y <= 28 for f in found)
            ahead = 1 if side == "home" else -1
            for f in found:
                beyond = (f.y - row) * ahead
                assert beyond <= 0 if (f.side == HOME) == (side == "home") else beyond > 0


# Ugly corners -------------------------------------------------------------------------------------------------------


@rule("TD-3.8")
def test_without_an_a_or_a_back_an_end_snaps_and_without_an_end_the_quarterback() -> None:
    hurt = ",".join(all_but(role) for role in ("A", "AB"))
    match = at(f"row=8 hurt={hurt}").play("attack pro-set dime stay t1 t4")
    assert (where(match, HOME, 61), tokens(match)) == ((12, 8), [">80", ">60"])
    hurt += "," + all_but("AE")
    match = at(f"row=8 hurt={hurt}").play("attack pro-set dime t1 t4")
    assert (where(match, HOME, 80), facts(match)[-1]) == ((12, 8), "no-snap"), "he cannot snap to himself"


@rule("TD-3.8")
def test_with_nobody_at_all_in_the_attack_the_down_is_used_up() -> None:
    hurt = ",".join(all_but(role) for role in ("A", "AB", "AE", "AQ"))
    match = at(f"row=8 hurt={hurt}")
    assert tokens(match) == ["attack", "punt"], "nobody to hold a field goal"
    match.play("attack pro-set dime t1 t4")
    assert facts(match)[-1] == "no-snap"
    assert (see(match.play("pass pass"), "down"), field(match, "row")) == (2, 8)


@rule("TD-3.8")
@pytest.mark.parametrize("kept", ["A", "AB", "AE", "AQ"])
def test_a_field_goal_needs_the_kicker_and_anybody_to_snap(kept: str) -> None:
    hurt = ",".join(all_but(role) for role in ("A", "AB", "AE", "AQ") if role != kept)
    assert tokens(at(f"row=20 hurt={hurt}")) == ["attack", "punt", "field-goal"]
    assert field(at(f"row=20 hurt={hurt}").play("field-goal hold dime t1 t4"), "ball") == "home1"


@rule("TD-3.7", "TD-3.8")
def test_a_back_throws_for_want_of_a_quarterback_the_whole_distance() -> None:
    match = at(f"row=8 hurt={all_but('AQ')}").play("attack spread dime stay t1 t4")
    assert ">80" not in tokens(match)
    found = figures(match.play(">52 p6"))
    assert len([f for f in found if f.side == HOME]) == 10


@rule("TD-3.7", "TD-3.8")
def test_a_defence_of_nobody_lets_the_attack_play() -> None:
    match = at(f"possession=away row=12 hurt={all_but('D')}").play("attack pro-set dime stay t4 t1 >80")
    found = figures(match)
    assert {f.side for f in found} == {AWAY}


@rule("TD-3.8")
def test_who_kicks_off_for_want_of_an_ak_stands_on_the_ball() -> None:
    match = at("phase=kickoff hurt=home1.3,home2.3").play("wall fan")
    assert (where(match, HOME, 29), figure(match, HOME, 29).ball) == ((12, 8), True)


@rule("TD-6.6")
def test_beyond_midfield_too_the_kickers_of_a_punt_stand_anywhere_behind_the_ball() -> None:
    assert tokens(at("row=20").play("punt free")) == [f"20@{y}" for y in range(-3, 20)]


@rule("TD-6.7")
def test_the_receivers_of_a_kick_off_stand_anywhere_in_their_half_and_end_zone() -> None:
    assert tokens(at("phase=kickoff").play("wall free")) == [f"80@{y}" for y in range(13, 29)]
    assert tokens(at("phase=kickoff").play("free")) == [f"20@{y}" for y in range(-3, 8)]


@rule("TD-6.2", "TD-6.3")
def test_on_the_own_goal_line_the_attack_stands_in_its_end_zone() -> None:
    match = at("row=1").play("attack i-form dime")
    assert [where(match, HOME, n)[1] for n in (80, 50, 51, 52)] == [0, -1, -2, -3]


@rule("TD-6.5")
def test_example_of_the_booklet_a_back_changes_sides_and_a_defender_answers() -> None:
    match = at("row=12").play("attack pro-set four-three 51 51@e11 30 30@f18")
    assert (where(match, HOME, 51), where(match, AWAY, 30)) == ((5, 11), (6, 18))
    assert match.need.die == "timing", "one each"
