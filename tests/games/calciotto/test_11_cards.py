"""Chapters 11 to 13: playing cards, what each does, and the six for a card."""

import pathlib

import pytest
from tests.games.calciotto.table import (
    AWAY,
    HOME,
    asked,
    at,
    changed,
    facts,
    field,
    now,
    pitch,
    see,
    spread,
    tokens,
)
from tests.rules import rule

from downfield.games.calciotto.notation.shown import scene_of
from downfield.games.calciotto.rules.roll import counted

CONTRAST = "turn=away ball=home14"


@rule("CAL-11.1")
def test_hands_are_hidden_but_their_size_the_deck_and_cards_played_are_not() -> None:
    match = spread("hand_home=tackle,tuffo hand_away=dribbling under=cancella")
    scene = scene_of(match.view(AWAY))
    assert (scene.hands, scene.deck, scene.hand) == ((2, 1), 39, ["dribbling"])
    assert match.view(AWAY).fields["hand_home"] == "?,?"
    assert match.view(None).fields["hand_away"] == "?"


@rule("CAL-11.2")
@pytest.mark.parametrize(
    ("card", "moment"),
    [
        ("contropiede", "T"), ("sprint3", "T"), ("sprint4", "T"), ("dribbling", ""), ("tackle", ""),
        ("scivolata", ""), ("sicurezza", ""), ("tuffo", ""), ("punizione", ""), ("ammonizione", ""),
        ("cancella", ""), ("elimina", "O"), ("raddoppia", "T"),
    ],
)  # fmt: skip
def test_which_cards_may_open_a_movement_phase(card: str, moment: str) -> None:
    turn = spread(f"turn=home hand_home={card}")
    assert (len(tokens(turn)) > 1) == (moment == "T")
    other = spread(f"turn=away ball=away14 hand_home={card}")
    assert asked(other) == ("move-card", (HOME,))
    assert (len(tokens(other)) > 1) == (moment == "O")


@rule("CAL-11.2", "CAL-11.8")
@pytest.mark.parametrize(
    ("card", "challenger", "carrier"),
    [
        ("contropiede", False, False), ("sprint3", False, False), ("dribbling", False, True),
        ("tackle", True, False), ("scivolata", True, False), ("sicurezza", False, False), ("tuffo", False, False),
        ("punizione", False, False), ("ammonizione", False, False), ("cancella", False, False),
        ("elimina", True, True), ("raddoppia", True, True),
    ],
)  # fmt: skip
def test_which_cards_may_open_a_contrast(card: str, challenger: bool, carrier: bool) -> None:
    for side, may in (("away", challenger), ("home", carrier)):
        match = spread(f"{CONTRAST} hand_{side}={card}", away="14@h10").play("pass d1 d1 end x14")
        assert (len(tokens(match)) > 1) == may


@rule("CAL-11.2")
@pytest.mark.parametrize(
    ("card", "shooter", "keeper"),
    [
        ("contropiede", False, False), ("dribbling", False, False), ("tackle", False, False),
        ("sicurezza", False, True), ("tuffo", False, True), ("punizione", False, False),
        ("elimina", True, True), ("raddoppia", True, True), ("cancella", False, False),
    ],
)  # fmt: skip
def test_which_cards_may_open_a_shot(card: str, shooter: bool, keeper: bool) -> None:
    for side, may in (("home", shooter), ("away", keeper)):
        match = spread(f"hand_{side}={card}", home="14@h18").play("pass d1 d2 !h")
        assert (len(tokens(match)) > 1) == may


@rule("CAL-11.3")
def test_one_card_a_side_and_phase_but_another_in_the_next() -> None:
    match = spread(f"{CONTRAST} hand_away=sprint3,sprint3,tackle,tackle", away="14@h10").play("sprint3.14")
    assert match.need.kind == "chance"
    match.play("d1 d1 end x14 tackle")
    assert match.need.kind == "chance"


@rule("CAL-11.4")
def test_who_has_passed_may_still_answer() -> None:
    match = spread("hand_home=cancella,sprint3 hand_away=elimina")
    assert asked(match.play("pass")) == ("move-card", (AWAY,))
    assert asked(match.play("elimina")) == ("move-card", (HOME,))
    assert tokens(match) == ["pass", "sprint3.2", "sprint3.3", "sprint3.10", "sprint3.14", "cancella"]
    match.play("cancella d5 d4")
    assert see(match, "pool") == 9


@rule("CAL-11.4", "CAL-11.1")
def test_a_hand_is_asked_even_where_none_of_its_cards_can_be_played() -> None:
    match = spread("hand_away=tuffo")
    assert asked(match) == ("move-card", (AWAY,))
    assert tokens(match) == ["pass"]


@rule("CAL-11.5")
def test_used_cards_go_under_the_deck_the_turn_sides_first() -> None:
    match = spread("hand_home=sprint3 hand_away=elimina").play("sprint3.14 elimina")
    assert field(match, "under") == "sprint3,elimina"
    assert scene_of(match.view(None)).under == ["sprint3", "elimina"]


@rule("CAL-11.5")
def test_cards_put_back_come_round_again_in_their_order() -> None:
    held = "tuffo,tuffo,tuffo,tuffo"
    line = f"hand_home={everything(held + ',raddoppia,raddoppia')} hand_away={held} under=raddoppia,raddoppia"
    match = spread(line).play("pass pass d6 d1 trade")
    assert field(match, "hand_home").endswith("raddoppia!")
    assert scene_of(match.view(AWAY)).known == (["raddoppia!"], [])
    assert [e.args() for e in match.events if e.key == "drew-known"] == [{"side": HOME, "card": 13}]
    assert field(match, "under") == "raddoppia"


@rule("CAL-11.1", "CAL-11.5")
def test_the_card_that_everybody_knows_of_is_played_first() -> None:
    match = spread("hand_home=sprint3,sprint3!,sprint4").play("sprint3.14")
    assert field(match, "hand_home") == "sprint3,sprint4"
    assert (
        field(spread("hand_home=sprint3!,sprint4,sprint4").play("sprint4.13"), "hand_home")
        == "sprint3!,sprint4"
    )


@rule("CAL-11.6")
def test_a_hand_limit_may_be_agreed() -> None:
    match = spread("hand_home=tackle,tuffo", hand_limit=2).play("pass d6 d1")
    assert asked(match)[0] == "spend"
    assert asked(spread("hand_home=tackle,tuffo").play("pass d6 d1"))[0] == "trade"


def everything(but: str) -> str:
    copies = {"contropiede": 2, "sprint3": 4, "sprint4": 4, "dribbling": 4, "tackle": 4, "scivolata": 4, "sicurezza": 2,
              "tuffo": 4, "punizione": 4, "ammonizione": 4, "cancella": 2, "elimina": 2, "raddoppia": 2}  # fmt: skip
    words = [card for card, n in copies.items() for _ in range(n)]
    for card in filter(None, but.split(",")):
        words.remove(card)
    return ",".join(words)


@rule("CAL-11.1", "CAL-13.1")
def test_only_cards_that_are_in_the_deck_are_drawn() -> None:
    match = spread("hand_away=tuffo,tuffo,tuffo,tuffo,tackle").play("pass d6 d1 trade")
    assert "+tuffo" not in tokens(match)
    assert len(tokens(match)) == 12


@rule("CAL-11.7")
def test_without_a_deck_no_six_is_traded() -> None:
    match = spread(f"hand_away={everything('')}").play("pass d6 d6")
    assert asked(match)[0] == "spend"
    one = spread(f"hand_away={everything('tuffo')}").play("pass d6 d6")
    assert tokens(one) == ["keep", "trade"]


# What each card does ----------------------------------------------------------------------------------------------


@rule("CAL-12.1")
@pytest.mark.parametrize(("card", "number", "own"), [("sprint3", 14, 4), ("sprint4", 13, 3)])
def test_a_sprinter_steps_seven_squares_with_points_of_its_own(card: str, number: int, own: int) -> None:
    line = "home=1@h0,2@a2,3@a3,6@a4,13@e2,14@h2 away=1@i21,2@a19,3@a18,6@a17"
    match = at(f"{line} hand_home={card}").play(f"{card}.{number} d3 d3")
    assert (see(match, "pool"), see(match, "private")) == (6, own)
    match.play(" ".join([f"{number}n"] * own))
    assert see(match, "pool") == 6
    match.play(" ".join([f"{number}n"] * (7 - own)))
    assert see(match, "pool") == 6 - (7 - own)
    assert f"{number}n" not in tokens(match)


@rule("CAL-12.1")
def test_private_points_are_for_steps_of_the_sprinter_only() -> None:
    line = "home=1@h0,2@h11,3@a3,14@h9 away=1@i21,2@a19,3@a18,6@a17 hand_home=sprint3"
    match = at(line).play("sprint3.14 d1 d1 2n 2n")
    assert {t for t in tokens(match) if t != "end"} == {"14n", "14e", "14s", "14w"}


@rule("CAL-12.2")
@pytest.mark.parametrize(
    ("line", "home", "may"),
    [
        ("", "14@h10", True), ("", "14@h11", False), ("ball=home1", "14@h11", True),
        ("turn=home ball=away14", "14@h9", False), ("phase=relaunch subs=3-3", "14@h9", False),
    ],
)  # fmt: skip
def test_a_counter_attack_starts_in_the_own_half_of_a_normal_phase(line: str, home: str, may: bool) -> None:
    match = spread(f"{line} hand_home=contropiede", home=home)
    assert ("contropiede" in tokens(match)) == may


@rule("CAL-12.2", "CAL-2.5")
@pytest.mark.parametrize(("away", "may"), [("14@h11", True), ("14@h10", False)])
def test_away_counters_from_its_own_half(away: str, may: bool) -> None:
    match = spread("turn=away ball=away14 hand_away=contropiede", away=away)
    assert ("contropiede" in tokens(match)) == may


@rule("CAL-12.2")
def test_a_counter_attack_doubles_the_dice() -> None:
    assert see(spread("hand_home=contropiede").play("contropiede d4 d3"), "pool") == 14


@rule("CAL-12.3")
def test_a_slide_that_loses_grounds_the_challenger_for_its_next_phase() -> None:
    match = spread(f"{CONTRAST} hand_away=scivolata", away="14@h10")
    match.play("pass d1 d1 end x14 scivolata d1 d1 d5 d5")
    assert "grounded" in facts(match)
    match.play("d1 d1 end d2 d2")
    assert not [t for t in tokens(match) if t.startswith("14")]
    match.play("end")
    assert now(match) == "home movement, ball home14"  # nor may it challenge
    match.play("d1 d1 end d2 d2")
    assert "14n" in tokens(match)


@rule("CAL-12.3")
def test_a_grounded_figure_is_not_named_for_a_sprint_and_a_dead_ball_ends_it() -> None:
    match = spread("hand_home=sprint3", home="14@h9z")
    assert "sprint3.14" not in tokens(match)
    dead = spread("phase=freekick subs=3-3", home="14@h9z")
    assert pitch(dead).state[7] == 0


@rule("CAL-12.3")
def test_a_grounded_figure_may_receive_and_pass() -> None:
    line = "home=1@h0,2@h11z,3@a3,14@h9 away=1@i21,2@a19,3@a18,6@a17"
    match = at(line).play("d5 d1 >2")
    assert ">14" in tokens(match)
    assert not [t for t in tokens(match) if t.startswith("2")]


@rule("CAL-12.4")
@pytest.mark.parametrize(
    ("first", "second", "traded", "one_die", "twice", "score"),
    [
        (3, 4, 0, 0, 1, 7), (3, 4, 0, 1, 1, 4), (3, 4, 0, 0, 2, 11), (4, 4, 0, 1, 1, 4), (3, 4, 0, 1, 2, 8),
        (6, 4, 1, 0, 1, 4), (6, 4, 1, 0, 2, 8), (6, 6, 1, 0, 2, 12), (6, 6, 2, 0, 2, 0), (6, 4, 1, 1, 2, 0),
        (6, 6, 1, 1, 1, 0), (6, 6, 1, 0, 1, 6), (6, 1, 0, 0, 2, 13),
    ],
)  # fmt: skip
def test_the_order_of_dice_effects(
    first: int, second: int, traded: int, one_die: int, twice: int, score: int
) -> None:
    assert counted(first, second, traded, one_die, twice, 0) == score


@rule("CAL-12.4")
def test_cards_change_the_dice_then_comes_the_doubling() -> None:
    match = spread("phase=relaunch subs=3-3 hand_home=raddoppia hand_away=elimina")
    assert see(match.play("raddoppia elimina d3 d5"), "pool") == 20  # 5, twice, doubled


@rule("CAL-12.4")
def test_under_elimina_only_one_six_may_be_traded() -> None:
    match = spread("hand_away=elimina").play("elimina d6 d6")
    assert tokens(match) == ["keep", "trade"]
    assert see(match.play("trade +tackle"), "pool") == 0


@rule("CAL-12.5")
def test_cancella_answers_a_card_in_force() -> None:
    match = spread(f"{CONTRAST} hand_away=tackle hand_home=cancella,punizione", away="14@h10")
    match.play("pass pass d1 d1 end x14 tackle")
    assert tokens(match) == ["pass", "punizione", "cancella"]
    match.play("cancella d1 d2 d1 d2")
    assert facts(match)[-1] == "tied"
    assert field(match, "under") == "tackle,cancella"


@rule("CAL-11.8", "CAL-14.1")
@pytest.mark.parametrize(
    ("card", "may"), [("tackle", True), ("scivolata", True), ("elimina", False), ("pass", False)]
)
def test_only_a_hard_challenge_can_be_sanctioned(card: str, may: bool) -> None:
    match = spread(f"{CONTRAST} hand_away=tackle,scivolata,elimina hand_home=punizione", away="14@h10")
    match.play(f"pass pass d1 d1 end x14 {card}")
    assert asked(match) == ("contrast-card", (HOME,))
    assert ("punizione" in tokens(match)) == may


@rule("CAL-12.5")
def test_a_cancelled_slide_grounds_nobody() -> None:
    match = spread(f"{CONTRAST} hand_away=scivolata hand_home=cancella", away="14@h10")
    match.play("pass pass d1 d1 end x14 scivolata cancella d1 d1 d5 d5")
    assert "grounded" not in facts(match)


@rule("CAL-12.6")
@pytest.mark.parametrize(
    ("plus", "one_die", "twice", "percent"), [(0, 0, 1, 50), (2, 0, 1, 74), (4, 0, 1, 90), (3, 0, 1, 83),
                                              (0, 1, 1, 84), (0, 0, 2, 85)],
)  # fmt: skip
def test_the_cards_are_worth_what_the_design_says(plus: int, one_die: int, twice: int, percent: int) -> None:
    pairs = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    mine = [counted(a, b, 0, 0, twice, 0) + plus for a, b in pairs]
    theirs = [counted(a, b, 0, one_die, 1, 0) for a, b in pairs]
    won, lost = sum(a > b for a in mine for b in theirs), sum(a < b for a in mine for b in theirs)
    assert abs(100 * won / (won + lost) - percent) < 1


@rule("CAL-12.5")
def test_tuffo_reaches_two_squares_and_sicurezza_adds_four() -> None:
    line = "home=1@h0,2@a2,3@a3,14@g18 away=1@i21,2@a19,3@a18,6@a17 hand_away=tuffo,sicurezza"
    for card, bonus in (("tuffo", 3), ("sicurezza", 4), ("pass", 0)):
        match = at(line).play(f"pass d1 d2 !g {card} d1 d1")  # 2 + 3
        roll = 5 - bonus
        if roll >= 2:
            assert facts(match.play(f"d{roll - 1} d1"))[-1] == "tied"
        else:
            assert facts(match.play("d1 d1"))[-1] == "saved"


# The six for a card -----------------------------------------------------------------------------------------------


@rule("CAL-13.1")
def test_a_six_may_be_set_aside_for_a_card() -> None:
    match = spread("").play("d6 d3")
    assert tokens(match) == ["keep", "trade"]
    kept = match.clone().play("keep")
    assert see(kept, "pool") == 9
    match.play("trade +tuffo")
    assert see(match, "pool") == 3
    assert field(match, "hand_home") == "tuffo"


@rule("CAL-13.2")
@pytest.mark.parametrize(
    ("word", "pool", "cards"), [("keep", 12, 0), ("trade +tackle", 6, 1), ("trade2 +tackle +tuffo", 0, 2)]
)
def test_two_sixes_are_traded_separately(word: str, pool: int, cards: int) -> None:
    match = spread("").play(f"d6 d6 {word}")
    g = pitch(match)
    assert g.hand_size(0) == cards
    assert see(match, "pool") == pool or pool == 0


@rule("CAL-13.3")
def test_the_trade_is_public_and_the_card_is_not() -> None:
    one, two = spread("").play("d6 d3 trade +tuffo"), spread("").play("d6 d3 trade +tackle")
    assert one.view(AWAY).json() == two.view(AWAY).json()
    assert [e.key for e in one.events if one.may_know(e, AWAY)] == ["rolled", "traded", "points"]


@rule("CAL-13.4")
def test_every_roll_of_a_phase_may_be_traded_re_rolls_of_ties_too() -> None:
    match = spread(CONTRAST, away="14@h10").play("d1 d1 end x14 d2 d2 d2 d2 d6 d1")
    assert asked(match) == ("trade", (AWAY,))
    relaunch = spread("phase=relaunch subs=3-3").play("d6 d1")
    assert asked(relaunch) == ("trade", (HOME,))


@rule("CAL-13.5")
def test_a_score_of_nothing_is_legal_and_contrasts_remain_possible() -> None:
    match = spread(CONTRAST, away="14@h10").play("d6 d6 trade2 +tackle +tackle")
    assert asked(match) == ("challenge", (AWAY,))


def test_a_card_follows_the_pack(tmp_path: pathlib.Path) -> None:
    game = changed(tmp_path, "cards.toml", "amount = 2", "amount = 3")
    match = game.at("hand_home=contropiede turn=home").play("contropiede d2 d3")
    assert see(match, "pool") == 15
