"""The table as a drawing: what lies where, and what it says. What holds for every game is in tests/text."""

import functools
import pathlib

import pytest
from tests.games.calciotto.table import at, changed, game, spread
from tests.text.drawings import element, ids, place, said

from downfield.games.calciotto import board
from downfield.games.calciotto.components.parts import ROLES
from downfield.games.calciotto.odds.dice import wins
from downfield.games.calciotto.odds.options import odds
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.svg import Picture
from downfield.text import Text
from downfield.text.picture import drawn
from downfield.toolkit.figures.parts import parts


@functools.cache
def english() -> Text:
    return Text("en", game().spec)


def draw(match: Match, seat: int | None = None) -> Picture:
    return drawn(match, seat, english().say)


# Who sees what ---------------------------------------------------------------------------------------------------


def test_only_its_side_sees_a_hand() -> None:
    match = at("hand_home=tackle,sprint3 hand_away=tuffo,elimina,elimina")
    home, away, nobody = (draw(match, seat) for seat in (0, 1, None))
    assert {"m-card-tackle-0", "m-card-sprint3-0"} <= set(ids(home))
    assert {"m-card-tuffo-0", "m-card-elimina-0", "m-card-elimina-1"} <= set(ids(away))
    for picture, mine in ((home, "tuffo"), (away, "tackle"), (nobody, "tuffo")):
        assert f"m-card-{mine}" not in picture.moving
    assert "m-card" not in nobody.moving
    assert len(element(nobody, "m-backs")) == 2 + 3
    for picture in (home, away, nobody):
        assert said(picture, "m-hand-home") == "Home holds 2 cards."
        assert said(picture, "m-hand-away") == "Away holds 3 cards."


def test_a_sealed_line_up_shows_nothing_to_the_other_side() -> None:
    start = game().new(by_hand=True)
    seen = {draw(start.clone().play(words), 1).moving for words in ("-5 -11 1@h0 2@g4", "-5 -11 12@i0 3@g5")}
    assert len(seen) == 1
    assert "m-f-h-" not in seen.pop()


def test_after_a_goal_those_to_be_placed_wait_beside_the_pitch() -> None:
    match = spread("phase=lineup subs=2-3", home="14@h9", away="14@h12").play("done")
    picture = draw(match, 0)
    assert said(picture, "m-f-h-1") == "Home 1, keeper, movement 3, strength 3, to be placed."
    assert {f"m-f-h-{n}" for n in (1, 2, 3, 6, 7, 10, 13, 14)} <= set(ids(picture))
    assert "m-f-h-14" not in ids(draw(match, 1))
    assert place(draw(match.play("1=h0"), 0), "m-f-h-1")[0] == 60 - 22


# What lies where -------------------------------------------------------------------------------------------------


def test_home_attacks_to_the_right_and_its_left_wing_is_up() -> None:
    picture = draw(spread("ball=home14", home="14@h9", away="14@h12"))
    x, y = place(picture, "m-f-h-14")
    assert place(picture, "m-f-a-14") == (x + 3 * 44, y)
    assert place(picture, "m-f-h-2")[1] == y - 7 * 44


def test_a_base_shows_role_movement_strength_and_number() -> None:
    base = element(draw(spread("ball=home14", home="14@h9", away="14@h12")), "m-f-h-14")
    assert [node.text for node in base.iter() if node.text] == ["3", "3", "A", "14"]


def test_every_role_has_a_pose() -> None:
    found = ids(draw(spread("ball=home14", home="14@h9", away="14@h12")))
    assert {f"cal-{role}" for role in ROLES} <= set(found)
    posed = [
        role
        for part in parts("minis", board.__name__).values()
        for role in part.told.get("roles", "").split()
    ]
    assert sorted(posed) == sorted(ROLES)


def test_a_card_shows_its_number_in_the_corner() -> None:
    picture = draw(at("hand_home=dribbling,raddoppia,cancella"), 0)
    shown = {
        name: next(node.text for node in element(picture, f"m-card-{name}-0").iter() if node.text)
        for name in ("dribbling", "raddoppia", "cancella")
    }
    assert shown == {"dribbling": "+3", "raddoppia": "×2", "cancella": "Cancel"}


def test_a_figure_says_what_it_is() -> None:
    picture = draw(spread("ball=home14", home="14@h9y", away="14@h12z"))
    assert said(picture, "m-f-h-14") == (
        "Home 14, attacker, movement 3, strength 3, on h9, has the ball, cautioned."
    )
    assert said(picture, "m-f-a-14") == "Away 14, attacker, movement 3, strength 3, on h12, on the ground."
    assert said(picture, "m-f-a-12") == "Away 12, keeper, movement 3, strength 2, on the bench."
    assert "fg-prone" in element(picture, "m-f-a-14").get("class", "").split()


def test_the_ball_goes_with_its_carrier_and_lies_on_the_spot() -> None:
    carried = draw(spread("ball=home14", home="14@h9", away="14@h12"))
    x, _ = place(carried, "m-f-h-14")
    assert abs(place(carried, "m-ball")[0] - x) < 20
    match = spread("phase=penalty subs=3-3", home="14@h18", away="14@h12").play("14 @h17")
    assert said(draw(match), "m-ball") == "The ball lies on the penalty spot."
    assert place(draw(match), "m-ball") == (60 + 17 * 44, 112 + 8 * 44)


def test_the_ball_lies_on_the_spot_of_the_box(tmp_path: pathlib.Path) -> None:
    other = changed(tmp_path, "pitch.toml", "kicker_row = { value = 4", "kicker_row = { value = 3")
    line = spread("phase=penalty subs=3-3", home="14@h18", away="14@h12").line()
    match = other.at(line).play("14 @h18")
    assert place(draw(match), "m-ball") == (60 + 18 * 44, 112 + 8 * 44)


def test_a_duel_shows_both_totals_and_who_won() -> None:
    match = spread("turn=away ball=home14 hand_away=tackle", home="14@h9", away="9@h10")
    match.play("pass d1 d1 end x9")
    assert said(draw(match), "m-result") == "Who wins the ball?"
    picture = draw(match.play("tackle d3 d4 d5 d5"))
    assert said(picture, "m-duel-away") == "Away 9: dice 3 and 4, plus 4, total 11, wins."
    assert said(picture, "m-duel-home") == "Home 14: dice 5 and 5, total 10."
    assert said(picture, "m-result") == "9 wins the ball"


def test_a_goal_shows_both_totals() -> None:
    match = spread("ball=home14", home="14@i19", away="14@h12").play("d6 d4 keep !g d5 d4 d2 d3")
    picture = draw(match)
    assert said(picture, "m-duel-home") == "Home 14: dice 5 and 4, plus 3, total 12, wins."
    assert said(picture, "m-result") == "Goal by 14!"


def test_points_are_pips() -> None:
    picture = draw(spread("ball=home14", home="14@h9", away="14@h12").play("d3 d4"))
    pips = [node for node in element(picture, "m-points") if node.get("fill") == "var(--glow)"]
    assert len(pips) == 1 + 7  # the disc with the number, then a pip for each
    assert said(picture, "m-points") == "7 points left."


def test_a_free_kick_shows_the_sign_and_the_wall() -> None:
    match = spread("phase=freekick subs=3-3", home="14@h9", away="14@h12").play(
        "14 done wall-h 14 2 done f+ d3 d4"
    )
    picture = draw(match, 0)
    assert [said(picture, name) for name in ids(picture) if name.startswith("m-sign")] == [
        "Plus: the kick flies over the wall."
    ]
    assert (said(picture, "m-f-a-14") or "").endswith("in the wall.")


def test_a_shot_says_its_chance_on_the_goal_square() -> None:
    match = spread("ball=home14", home="14@i19", away="14@h12").play("d6 d4 keep")
    picture = draw(match, 0)
    assert picture.targets["!g"] == ["m-s-7-21"]
    assert picture.targets["!i"] == ["m-f-a-1"]
    assert "83%" in "".join(element(picture, "m-s-7-21").itertext())
    chances = odds(Look(match, 0), english().say)
    assert chances["!g"].words == "goal 82.7%"
    assert chances["!i"].words == "goal 17.3%"


# Odds ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "share"), [("pass", 50), ("tackle", 74), ("scivolata", 90), ("raddoppia", 85), ("elimina", 84)]
)
def test_cards_of_the_challenger_are_worth_what_the_rules_say(card: str, share: int) -> None:
    """[CAL-12.6]"""
    hand = "hand_away=tackle,scivolata,raddoppia,elimina"
    match = spread(f"turn=away ball=home14 {hand}", home="14@h9", away="14@h10").play("pass d1 d1 end x14")
    found = odds(Look(match, 1), english().say)[card].share
    assert found is not None
    assert round(100 * found) == share


@pytest.mark.parametrize(
    ("ahead", "share"), [(-3, 17), (-2, 26), (-1, 38), (0, 50), (1, 62), (2, 74), (3, 83), (4, 90)]
)
def test_chances_of_goals_are_those_of_the_rules(ahead: int, share: int) -> None:
    """[CAL-8.13]"""
    assert round(100 * wins(ahead)) == share


def test_a_trade_says_what_is_left_of_the_roll() -> None:
    say = english().say
    match = spread("ball=home14", home="14@h9", away="14@h12").play("d6 d4")
    found = odds(Look(match, 0), say)
    assert [found[token].words for token in ("keep", "trade")] == ["10 points", "4 points and a card"]
    duel = spread("turn=away ball=home14", home="14@h9", away="14@h10").play("d1 d1 end x14 d4 d4 d6 d3")
    shares = odds(Look(duel, 0), say)
    assert [shares[token].share for token in ("keep", "trade")] == [1.0, 0.0]
