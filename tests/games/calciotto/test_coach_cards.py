"""Cards and six-trades of the steady coach: what they gain against what they are worth in the hand."""

import pytest
from tests.games.calciotto.table import AWAY, HOME, at, pitch, spread
from tests.games.calciotto.test_coach import chosen

from downfield.coaches import coach
from downfield.games.calciotto.coach.cards import holds, keep
from downfield.games.calciotto.model.kinds import V_FOUL
from downfield.kernel.needs import PASS

SHOT = "home=1@h0,2@a2,3@a3,14@h18 away=1@i21,2@a19,3@a18,6@a17 ball=home14"
DUEL = "turn=away ball=home14"


def test_a_shot_is_worth_its_best_card() -> None:
    match = at(f"{SHOT} hand_home=raddoppia,elimina,sprint3").play("pass d1 d2 !h")
    assert chosen(match) in ("raddoppia", "elimina")


@pytest.mark.parametrize("level", ["steady", "sharp", "master"])
def test_only_steady_thinks_of_cards_in_one_phase_of_six(level: str) -> None:
    match = at(f"{SHOT} hand_home=raddoppia").play("pass d1 d2 !h")
    who, g = coach(level, match.game, match.options_agreed, 1), pitch(match)
    decided = []
    for _ in range(6):
        decided.append(who.decide(g, HOME) != PASS)
        g.played += 1
    assert sum(decided) == (1 if level == "steady" else 6)


def test_the_keeper_answers_a_shot() -> None:
    match = at(f"{SHOT} hand_away=sicurezza,elimina").play("pass d1 d2 !h")
    assert chosen(match, AWAY) == "sicurezza"


def test_tuffo_doppio_is_for_shots_out_of_reach() -> None:
    far = at(f"{SHOT.replace('i21', 'j21')} hand_away=tuffo").play("pass d1 d2 !h")
    near = at(f"{SHOT} hand_away=tuffo").play("pass d1 d2 !h")
    assert (chosen(far, AWAY), chosen(near, AWAY)) == ("tuffo", "pass")


def test_cancella_waits_for_the_card_that_saves_a_shot() -> None:
    match = at(f"{SHOT} hand_home=cancella hand_away=sicurezza").play("pass pass d1 d2 !h pass sicurezza")
    assert chosen(match) == "cancella"


def test_a_duel_in_midfield_is_not_worth_a_card_for_shots() -> None:
    match = spread(f"{DUEL} hand_home=raddoppia,elimina", away="14@h10").play("pass d1 d1 end x14")
    assert chosen(match) == "pass"
    match = spread(f"{DUEL} hand_home=dribbling,elimina", away="14@h10").play("pass d1 d1 end x14")
    assert chosen(match) == "dribbling"


def test_a_hard_challenge_is_for_those_who_cannot_be_sanctioned() -> None:
    bare = spread(f"{DUEL} hand_away=scivolata", away="14@h10").play("pass d1 d1 end x14")
    assert chosen(bare, AWAY) == "scivolata"
    armed = spread(f"{DUEL} hand_away=scivolata hand_home=punizione!,tuffo", away="14@h10")
    assert chosen(armed.play("pass pass d1 d1 end x14"), AWAY) == "pass"


@pytest.mark.parametrize(
    ("hand", "least", "most"), [("-", 0, 0), ("tuffo", 15, 25), ("punizione!,tuffo", 100, 100)]
)
def test_what_the_other_hand_may_hold_is_counted_from_what_is_known(hand: str, least: int, most: int) -> None:
    g = pitch(spread(f"hand_home={hand}"))
    assert least <= round(100 * holds(g, AWAY, V_FOUL)) <= most


def test_a_sprint_brings_a_challenger_to_a_dangerous_carrier() -> None:
    line = "turn=away home=1@h0,2@a2,3@i16,14@j20 away=1@g21,2@i9,3@a3,6@a4 ball=home3 hand_away=sprint3"
    assert chosen(at(line), AWAY) == "sprint3.2"
    assert chosen(spread("turn=away ball=home14 hand_away=sprint3", away="14@h12"), AWAY) == "pass"


def test_a_counter_attack_is_for_long_passes_to_who_can_shoot() -> None:
    line = "home=1@h0,2@a2,3@i9,14@i20 away=1@g21,2@a19,3@a18,6@a17 ball=home3 hand_home=contropiede"
    assert chosen(at(line)) == "contropiede"
    assert chosen(at(line.replace("14@i20", "14@a4"))) == "pass"


def test_cards_lose_their_worth_as_the_match_ends() -> None:
    early, late = pitch(spread("played=10 hand_home=tackle")), pitch(spread("played=85 hand_home=tackle"))
    assert keep(early, HOME) == 1.0
    assert keep(late, HOME) < 0.2


# Six-trades -------------------------------------------------------------------------------------------------------


def test_a_six_that_decides_nothing_is_traded() -> None:
    won = spread(DUEL, away="14@h10").play("d1 d1 end x14 d1 d1 d6 d5")
    lost = spread(f"{DUEL} hand_away=scivolata", away="14@h10")
    lost.play("pass d1 d1 end x14 scivolata d5 d5 d6 d1")
    assert (chosen(won), chosen(lost)) == ("trade", "trade")


def test_a_six_that_wins_the_ball_is_kept() -> None:
    match = spread(DUEL, away="14@h10").play("d1 d1 end x14 d4 d4 d6 d3")
    assert chosen(match) == "keep"


def test_a_six_that_buys_a_shot_is_kept_and_one_without_use_is_not() -> None:
    near = at("home=1@h0,2@a2,3@a3,14@j14 away=1@g21,2@a19,3@a18,6@a17 ball=home14").play("d6 d2")
    far = at("home=1@h0,2@h4,3@a3,14@c3 away=1@g21,2@a19,3@a18,6@a17 ball=home2").play("d6 d5")
    assert (chosen(near), chosen(far)) == ("keep", "trade")
