"""Choices say what follows from them, with what they suppose."""

import functools

from tests.games.calciotto.table import AWAY, AWAY_FAR, HOME, HOME_FAR, asked, at, spread
from tests.rules import rule

from downfield.games.calciotto import GAME
from downfield.games.calciotto.odds.options import odds
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.text import Text

BESIDE = {"home": "14@h9", "away": "14@h10"}


@functools.cache
def english() -> Text:
    return Text("en", GAME)


def said(match: Match, token: str) -> str:
    """What is said of an answer to whoever is asked."""
    return odds(Look(match, match.waiting()[0]), english().say)[token].words


@rule("CAL-5.2", "CAL-9.1")
def test_the_end_of_a_phase_says_who_may_come_for_the_ball() -> None:
    match = spread("ball=home14", home="14@h9", away="9@h12").play("d5 d4")
    assert said(match, "end") == "without a card their 9 gets to him with any roll; a challenge then wins 74%"
    assert said(spread("ball=home14", away="9@h19").play("d5 d4"), "end") == "then they move"


@rule("CAL-9.1")
def test_the_end_of_a_phase_without_the_ball_says_whether_a_challenge_follows() -> None:
    match = spread("turn=away ball=home14", **BESIDE).play("d1 d1")
    assert said(match, "end") == "then a challenge, if you wish"
    assert said(match.play("end"), "none") == "then they move"
    far = spread("turn=away ball=home14", home="14@h9", away="14@h12").play("d1 d1")
    assert said(far, "end") == "then they move"


@rule("CAL-11.4")
def test_a_chance_says_what_it_supposes_of_the_cards() -> None:
    match = spread("turn=away ball=home14 hand_home=dribbling hand_away=tackle", **BESIDE).play(
        "pass pass d1 d1 end"
    )
    assert said(match, "x14") == "wins the ball 50% without cards"
    match.play("x14")
    assert said(match, "tackle") == "wins the ball 73.5% if they play no card"
    match.play("tackle")
    assert said(match, "dribbling") == "keeps the ball 62.4%"


@rule("CAL-12.3")
def test_a_slide_tackle_says_what_it_risks() -> None:
    match = spread("turn=away ball=home14 hand_away=scivolata", **BESIDE).play("pass d1 d1 end x14")
    assert said(match, "scivolata") == "wins the ball 89.6%; else he lies on the ground"


@rule("CAL-14.3", "CAL-15.1", "CAL-17.2")
def test_a_foul_says_what_is_awarded() -> None:
    hands = "hand_home=punizione,ammonizione hand_away=tackle"
    match = spread(f"turn=away ball=home14 {hands}", **BESIDE).play("pass pass d1 d1 end x14 tackle")
    assert said(match, "punizione") == "free kick from h9"
    assert said(match, "ammonizione") == "free kick from h9, and a yellow for the challenger"
    again = spread(f"turn=away ball=home14 {hands}", home="14@h18", away="14@h19y")
    again.play("pass pass d1 d1 end x14 tackle")
    assert said(again, "ammonizione") == "penalty, and the challenger is sent off"


@rule("CAL-13.1")
def test_a_six_that_is_traded_in_a_duel_says_that_it_brings_a_card() -> None:
    match = spread("turn=away ball=home14", **BESIDE).play("d1 d1 end x14 d6 d4")
    assert said(match, "keep") == "dice 10: wins 87.5%"
    assert said(match, "trade") == "dice 4 and a card: wins 12.5%"


@rule("CAL-11.2")
def test_a_card_against_the_others_counts_their_points() -> None:
    match = spread("ball=home14 hand_away=elimina", home="14@h9", away="14@h12")
    assert asked(match) == ("move-card", (AWAY,))
    assert said(match, "elimina") == "they have about 4.5 points"


@rule("CAL-16.1")
def test_no_more_substitutions_says_how_many_are_left() -> None:
    match = spread("phase=freekick subs=1-0", home="14@h9", away="14@h12")
    assert said(match, "done") == "2 left for later"


@rule("CAL-14.4", "CAL-14.11")
def test_who_takes_a_free_kick_says_with_whom_he_changes_and_what_he_adds() -> None:
    match = spread("phase=freekick ball=home14", home="14@h16", away="14@h12").play("done done")
    assert asked(match) == ("taker", (HOME,))
    assert said(match, "14") == "+3 on a shot at an empty square"
    assert said(match, "10") == "changes places with 14"


@rule("CAL-14.5")
def test_the_end_of_relocations_says_how_many_are_left() -> None:
    match = spread("phase=freekick ball=home14", home="14@h16", away="14@h12").play("done done 14")
    assert asked(match)[0] == "relocate"
    assert said(match, "done") == "4 more could move"


@rule("CAL-15.6")
def test_who_kicks_a_penalty_says_how_well_he_may_do() -> None:
    match = at(f"phase=penalty ball=home14 home={HOME_FAR},14@h18 away={AWAY_FAR},14@h12").play("done done")
    assert asked(match) == ("kicker", (HOME,))
    assert said(match, "14") == "goal up to 82.7% as the keeper stands now"
