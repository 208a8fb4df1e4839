"""Chapter 20: more than two players."""

import pytest
from tests.games.calciotto.table import asked, at, facts, game, now, pitch, see, spread, tokens
from tests.rules import rule

from downfield.games.calciotto.notation.shown import scene_of
from downfield.games.calciotto.rules.roll import counted
from downfield.kernel.errors import IllegalAnswer, NotYourTurn

LINE = "home=1@h0,2@c3,10@h12,13@e8,14@h9 away=1@i21,2@c18,10@h14,13@e13,14@p12"


@rule("CAL-20.1")
def test_two_three_or_four_seats_and_figures_shared_out_by_role() -> None:
    def names(seats: int) -> list[str]:
        return [seat.name for seat in game().spec.seats(game().options({"seats": seats}))]

    assert names(2) == ["home", "away"]
    assert names(3) == ["home-first", "home-second", "away"]
    assert names(4) == ["home-first", "home-second", "away-first", "away-second"]
    g = pitch(at(LINE, seats=4))
    assert [int(g.owner_of(slot)) for slot in range(5)] == [0, 1, 1, 0, 0]
    other = pitch(at(LINE, seats=4, partners="PDC-TA"))
    assert [int(other.owner_of(slot)) for slot in range(5)] == [0, 0, 0, 1, 1]


@rule("CAL-20.1")
def test_a_lone_seat_against_a_pair_plays_as_two() -> None:
    match = at(f"{LINE} turn=away ball=away14", seats=3).play("d2 d5")
    assert asked(match) == ("spend", (2,))
    assert see(match, "pool") == 5
    assert not [t for t in tokens(match) if t.startswith("2")]


@rule("CAL-20.2")
def test_each_partner_rolls_and_spends_the_higher_die_on_his_own_figures() -> None:
    match = at(LINE, seats=4).play("d2 d5")
    assert asked(match) == ("spend", (0,))
    assert see(match, "pool") == 5
    assert {t[:-1] for t in tokens(match) if t[-1] in "nesw"} == {"1", "13", "14"}


@rule("CAL-20.3")
@pytest.mark.parametrize(("ball", "seat"), [("home14", 0), ("home10", 1), ("away14", 0)])
def test_the_owner_of_the_carrier_begins_else_the_lower_seat(ball: str, seat: int) -> None:
    assert asked(at(f"{LINE} ball={ball}", seats=4).play("d1 d2")) == ("spend", (seat,))


@rule("CAL-20.4")
@pytest.mark.parametrize(
    ("first", "second", "traded", "score"),
    [(6, 4, 0, 6), (6, 4, 1, 4), (6, 6, 0, 6), (6, 6, 1, 6), (6, 6, 2, 0)],
)
def test_six_trades_of_partners(first: int, second: int, traded: int, score: int) -> None:
    assert counted(first, second, traded, 0, 1, 1) == score
    match = at(LINE, seats=4).play("d6 d6")
    assert tokens(match) == ["keep", "trade", "trade2"]
    assert tokens(at(LINE, seats=4).play("d6 d4")) == ["keep", "trade"]


@rule("CAL-20.5")
def test_what_one_leaves_the_other_may_use_and_it_goes_back_once() -> None:
    match = at(LINE, seats=4).play("d2 d5 14n end d3 d1")
    assert asked(match) == ("spend", (1,))
    assert see(match, "pool") == 4 + 3
    match.play("2n end")
    assert asked(match) == ("spend", (0,))
    assert see(match, "pool") == 6
    assert now(match.play("end")) == "away movement, ball home14"


@rule("CAL-20.6")
def test_an_action_is_played_by_the_owner_of_the_figure() -> None:
    line = LINE.replace("10@h14", "10@h10")
    match = at(f"{line} turn=away ball=home14", seats=4).play("d1 d1 end d1 d1 end end")
    assert asked(match) == ("challenge", (3,))
    assert tokens(match) == ["none", "x10"]
    match.play("x10 d6 d1")
    assert asked(match) == ("trade", (3,))
    match.play("keep d6 d2")
    assert asked(match) == ("trade", (0,))


@rule("CAL-20.7")
def test_either_partner_may_play_from_the_common_hand_one_card_a_phase() -> None:
    match = at(f"{LINE} hand_home=sprint3,sprint3", seats=4)
    assert asked(match) == ("move-card", (0,))
    assert asked(match.play("pass")) == ("move-card", (1,))
    assert scene_of(match.view(0)).hand == scene_of(match.view(1)).hand == ["sprint3", "sprint3"]
    match.play("sprint3.2")
    assert match.need.kind == "chance"


@rule("CAL-20.8")
def test_a_relaunch_is_rolled_by_the_keepers_owner_with_both_dice_doubled() -> None:
    match = at(f"phase=relaunch {LINE} subs=3-3", seats=4).play("d2 d3")
    assert asked(match) == ("spend", (0,))
    assert see(match, "pool") == 10
    match.play("13n")
    assert facts(match).count("rolled") == 1


@rule("CAL-20.8", "CAL-20.5")
def test_the_points_of_a_relaunch_serve_both() -> None:
    line = "home=1@h0,2@a3,10@p12,13@e8,14@g9 away=1@i21,2@c18,10@h14,13@e13,14@p11"
    match = at(f"phase=relaunch {line} subs=3-3", seats=4).play("d1 d2 14n end")
    assert asked(match) == ("spend", (1,))
    assert see(match, "pool") == 5


@rule("CAL-20.9")
def test_elimina_leaves_partners_the_lower_die() -> None:
    match = at(f"{LINE} hand_away=elimina", seats=4).play("elimina d2 d5")
    assert see(match, "pool") == 2


@rule("CAL-20.9", "CAL-20.4")
@pytest.mark.parametrize(("dice", "traded"), [("d6 d4", False), ("d6 d6", True)])
def test_under_elimina_a_partner_trades_the_die_that_counts(dice: str, traded: bool) -> None:
    match = at(f"{LINE} hand_away=elimina", seats=4).play(f"elimina {dice}")
    assert asked(match) == ("trade" if traded else "spend", (0,))


@rule("CAL-20.9")
def test_raddoppia_counts_for_the_partner_who_plays_it() -> None:
    match = at(f"{LINE} hand_home=raddoppia", seats=4).play("pass raddoppia.2 d2 d5")
    assert see(match, "pool") == 5
    assert see(match.play("14n 14s 14n 13n 13s d4 d1"), "pool") == 8


@rule("CAL-20.9")
def test_a_lone_seat_names_the_group() -> None:
    match = at(f"{LINE} turn=away ball=away14 hand_away=raddoppia", seats=3)
    assert tokens(match) == ["pass", "raddoppia.1", "raddoppia.2"]
    assert see(match.play("raddoppia.1 d2 d3"), "pool") == 6


@rule("CAL-20.2", "CAL-20.1")
def test_a_seat_moves_no_figure_of_its_partner_nor_answers_for_him() -> None:
    match = at(LINE, seats=4).play("d2 d5")
    with pytest.raises(IllegalAnswer):
        match.answer("10n", 0)
    with pytest.raises(NotYourTurn):
        match.answer("10n", 1)
    match.play("end d3 d1")
    with pytest.raises(IllegalAnswer):
        match.answer("14n", 1)
    assert {t[:-1] for t in tokens(match) if t[-1] in "nesw"} == {"2", "10"}


@rule("CAL-20.6", "CAL-20.1")
def test_at_dead_balls_each_places_his_own_figures() -> None:
    line = "home=1@h0,2@c3,10@h12,13@e8,14@h9 away=1@i21,2@c18,10@h14,13@e13,14@h10"
    match = at(f"phase=freekick {line} subs=3-3", seats=4).play("14 10")
    assert asked(match) == ("place", (1,))
    match.play("@e8" if "@e8" in tokens(match) else "@e9")
    assert asked(match.play("13")) == ("place", (0,))
    area = "home=1@h0,2@c18,10@h18,13@e8,14@h17 away=1@i21,2@c19,10@h14,13@e13,14@p11"
    penalty = at(f"phase=penalty {area} ball=home14 subs=3-3", seats=4)
    assert asked(penalty.play("14")) == ("spot", (0,))
    assert asked(penalty.play("@h17")) == ("clear", (1,))


@rule("CAL-8.11", "CAL-20.5")
def test_neither_partner_takes_the_keepers_last_pass_away() -> None:
    line = "home=1@g0,2@h3,10@p12,13@e8,14@n9 away=1@i21,2@c18,10@h14,13@e13,14@p11"
    match = at(f"phase=relaunch {line} subs=3-3", seats=4).play(
        "d1 d1 end"
    )  # no pass yet: the partner may help
    assert asked(match) == ("spend", (1,))
    match.play("2w")  # now there is one, and it costs three
    assert see(match, "pool") == 3
    assert tokens(match) == ["end", "2s"]
    assert facts(match.play("end"))[-1] == "passed"  # the owner has nothing else to do


@rule("CAL-12.1", "CAL-20.8")
def test_a_sprinter_of_the_other_partner_has_his_own_points_in_a_relaunch() -> None:
    line = "home=1@h0,2@a3,10@p12,13@e8,14@h2 away=1@i21,2@c18,10@h14,13@e13,14@p11 hand_home=sprint3"
    match = at(f"phase=relaunch {line} subs=3-3", seats=4).play("sprint3.2 d1 d1 >14 14n 14n")
    assert asked(match) == ("spend", (1,))
    assert (see(match, "pool"), see(match, "private")) == (0, 4)
    assert "2n" in tokens(match)


def test_seats_of_a_pair_are_on_one_side() -> None:
    match = spread("", seats=4)
    assert [seat.side for seat in match.seats] == [0, 0, 1, 1]
