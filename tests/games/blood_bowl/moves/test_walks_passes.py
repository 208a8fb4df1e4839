"""One click to move and pass: from the square that promises most, with the chance of the whole."""

import pytest
from tests.games.blood_bowl.moves.test_walks import of, rolled, words
from tests.games.blood_bowl.odds.test_odds_sampled import DAY, Situation, compare, complete
from tests.games.blood_bowl.table import HOME, duel, facts, pitch, slot, where

from downfield.games.blood_bowl.model.kinds import PASS_ACTION
from downfield.games.blood_bowl.moves.deeds import Deeds
from downfield.games.blood_bowl.moves.passes import Aims
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.kernel.match import Match
from downfield.kernel.show.walk import Walk


def passes(match: Match, number: int = 11, to: int = 12) -> list[Walk]:
    """What the passer can throw to a team-mate."""
    found = of(match, f"m-p-h-{number}")
    return [w for w in found if w.token.startswith(f"{number}pass-") and w.target == f"m-p-h-{to}"]


def test_a_far_team_mate_is_thrown_to_from_nearer() -> None:
    match = duel("11@c8,12@n8", "7@z1", "ball=home11")
    near, here = passes(match)
    assert here.words == "11 passes to 12 from here"
    assert near.words.startswith("11 goes to ")
    assert near.words.endswith(" and passes to 12")
    assert "quick pass" in near.odds
    assert (near.share or 0) > (here.share or 0)


def test_who_is_out_of_range_is_reached_by_going_nearer() -> None:
    match = duel("11@c8,12@s8", "7@z1", "ball=home11")
    (only,) = passes(match)
    assert "goes to" in only.words


def test_nobody_walks_for_nothing() -> None:
    (only,) = passes(duel("11@c8,12@d9", "7@z1", "ball=home11"))
    assert only.token == "11pass-throw-d9"


def test_a_pass_says_what_throw_and_catch_need_and_where() -> None:
    """[BB-12.8, BB-12.21] From the square of the throw, PA 4+; who catches is marked."""
    (only,) = passes(duel("11@c8,12@h8", "7@i8", "ball=home11"))[:1]
    assert only.chips == [("m-s-e7", "4+ pass"), ("m-p-h-12", "4+ catch"), ("m-p-h-12", "25%")]
    (here,) = passes(duel("11@c8,12@d9", "7@z1", "ball=home11"))
    assert here.chips[0] == ("m-p-h-11", "4+ pass")


def test_a_hand_off_says_what_the_catch_needs() -> None:
    """[BB-12.21] Nothing is thrown: one die."""
    (only,) = [
        w for w in of(duel("11@c8,12@e8", "7@z1", "ball=home11"), "m-p-h-11") if "hand" in w.action and w.path
    ]
    assert only.chips == [("m-p-h-12", "3+ catch"), ("m-p-h-12", "67%")]


def test_the_way_leads_round_who_would_interfere() -> None:
    match = duel("11@c8,12@f8", "7@d8,8@z1", "ball=home11")
    best = passes(match)[0]
    assert "deflected" not in best.odds
    assert "gets there" in best.odds  # a dodge is worth it


def test_the_ball_is_fetched_and_thrown() -> None:
    match = rolled("11@c8,12@h8", "7@z1", "D6 D6 D6", "ball=e8")
    (only,) = passes(match)
    assert only.words.startswith("11 picks the ball up and passes to 12 from ")
    match.walk(only.token, HOME)
    assert facts(match)[-1] == "caught"
    assert where(match, "ball") == "h8"


def test_nobody_can_throw_what_he_cannot_fetch() -> None:
    assert passes(duel("11@c8,12@h8", "7@z1", "ball=s8")) == []
    assert passes(duel("11@c8,12@h8", "7@z1,8@y1", "ball=away7")) == []


def test_who_has_scored_throws_no_more() -> None:
    g = pitch(duel("11@x8,12@p8", "7@t8", "ball=home11"))
    deeds = Deeds(g, slot("home11"), words().say, [], [PASS_ACTION])
    starts = {square_name(square)[0] for _, square in Aims(deeds, deeds.reach).starts}
    assert "z" not in starts
    assert "y" in starts


def test_who_lies_gets_up_first() -> None:
    match = duel("11@c8p,12@h8", "7@z1", "ball=d9", "home11+ma4")
    (only,) = passes(match)
    assert only.token == "11pass-d9-e8-throw-h8"  # after three to get up one square, and one by rushing
    assert only.share == pytest.approx(4 / 6 * 5 / 6 * 1 / 2 * 4 / 6)


@pytest.mark.parametrize(
    ("home", "away", "more"),
    [
        ("11@e8,12@l8,13@a1", "7@d8,8@z15", "ball=home11 rerolls=1-0"),
        ("11@e8,12@l8,13@a1", "7@d8,8@z15", "ball=g9 rerolls=1-0"),
        ("11@e8,12@l8,13@a1", "7@h8,8@d9,9@z15", "ball=home11 rerolls=2-0"),
    ],
)
def test_the_chance_is_that_of_the_whole(home: str, away: str, more: str) -> None:
    match = duel(home, away, more)
    best = passes(match)[0]
    assert "-throw-" in best.token
    assert best.path
    compare(Situation(match, best.token, best.share or 0.0, complete), DAY)
