"""[CAL-4.3] A line-up that is made on the pitch as a whole, and only then answered."""

import pytest
from tests.rules import rule

import downfield
from downfield.kernel.match import Match
from downfield.kernel.show.lineup import LineUps, changed, fitting
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import carry_out
from downfield.text import Text
from downfield.text.line_ups import laid, line_ups, outcome, placed_by, use, walks
from downfield.text.picture import picture, plans

GAME = downfield.game("calciotto")
SAY = Text("en", GAME.spec).say
GOAL = (
    "phase=lineup turn=away score=1-0 played=20"
    " home=1@h0,2@g4,3@j4,6@c8,7@n8,10@h6,13@f10,14@k10 away=1@i21,2@h19,3@k17,6@d15,7@n12,10@i13,13@f11,14@j12"
)


def begun(match: Match, seat: int = 0) -> tuple[Look, LineUps]:
    look = Look(match, seat)
    known = line_ups(look)
    assert known is not None
    return look, known


def balanced(look: Look) -> str:
    """The answers of a ready formation."""
    return next(plan.token for plan in plans(look, SAY, {}) if "Balanced" in plan.label)


@rule("CAL-4.2", "CAL-4.3")
@pytest.mark.parametrize("seat", [0, 1])
def test_eight_are_fielded_as_they_stand_and_the_weakest_stay_at_home(seat: int) -> None:
    match = GAME.new(seed=3)
    if seat:
        carry_out(match, 0, balanced(Look(match, 0)))
    look, known = begun(match, seat)
    places = placed_by(look, known, balanced(look))
    keeper, other = (1, 12)
    wanted = changed(places, f"{other}@{places[keeper]}")  # the other keeper
    carry_out(match, seat, outcome(look, known, wanted).token)
    assert known.stood(match, seat) == wanted


@rule("CAL-4.3")
def test_one_keeper_and_seven_others_have_room() -> None:
    look, known = begun(GAME.new(seed=3))
    roster = known.roster(look)
    places = placed_by(look, known, balanced(look))
    assert {len(roster.open[number]) for number in (1, 12)} == {4}
    assert 12 not in fitting(roster, {1: places[1], 12: "j0"})
    free = [number for number in roster.open if number not in places and number != 12]
    assert free[0] not in fitting(roster, {**{n: s for n, s in places.items() if n != 1}, free[0]: "a1"})
    assert all("m-s" not in walk.target for walk in walks(roster, places, f"m-f-h-{free[0]}", SAY))


@rule("CAL-4.3")
def test_without_a_keeper_nobody_kicks_off() -> None:
    look, known = begun(GAME.new(seed=3))
    places = placed_by(look, known, balanced(look))
    assert outcome(look, known, changed(places, "1@")).token == ""


def test_the_pitch_shows_what_is_not_yet_answered_and_a_bench_to_go_back_to() -> None:
    look, known = begun(GAME.new(seed=3))
    drawn = picture(laid(look, known, {2: "g4"}), SAY)
    assert "Home 2, defender, movement 3, strength 3, on g4." in drawn.moving
    assert 'id="m-bench"' in drawn.moving
    assert not drawn.targets


def test_what_was_kept_fits_the_other_end_and_the_next_line_up() -> None:
    match = GAME.new(seed=3)
    look, known = begun(match)
    kept = outcome(look, known, placed_by(look, known, balanced(look))).kept
    carry_out(match, 0, balanced(look))
    other, known = begun(match, 1)
    token, missing = known.recall(match, 1, kept)
    stood, ready = (placed_by(other, known, words) for words in (token, balanced(other)))
    assert set(stood.values()) == set(ready.values())
    assert (missing, use(other)) == ([], "line-up")


@rule("CAL-10.3")
def test_after_a_goal_those_who_are_left_line_up_again() -> None:
    match = GAME.load(GOAL)
    while match.need.question != "lineup":
        match.answer(match.options()[0].token)
    seat = match.waiting()[0]
    look, known = begun(match, seat)
    places = placed_by(look, known, balanced(look))
    wanted = changed(places, f"14@{places[13]}")  # two change places
    carry_out(match, seat, outcome(look, known, wanted).token)
    assert known.stood(match, seat) == wanted
