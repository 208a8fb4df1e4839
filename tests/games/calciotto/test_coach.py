"""The steady coach: exact odds, plans that come off, and a match against anybody."""

import pytest
from tests.games.calciotto.table import AWAY, HOME, at, game, spread

from downfield.coaches.random import Random
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.odds.dice import wins
from downfield.games.calciotto.odds.duel import goal_chance
from downfield.kernel import notation
from downfield.kernel.chance import Rng, outcome
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, OVER
from downfield.kernel.options import Value
from downfield.kernel.state import State


def chosen(match: Match, seat: int = HOME) -> str:
    """What the coach answers, in notation."""
    x = Steady(game(), match.options_agreed, 1).decide(match.state, seat)
    assert x in match.state.options(seat)
    return notation.token(game().spec, match.state, seat, x)


def played(seed: int, coaches: list[Steady | Random], options: dict[str, Value]) -> State:
    g, rng = game().state(options), Rng(seed, 3)
    for number, coach in enumerate(coaches):
        coach.sit_down(seed, number)
    for _ in range(20000):
        if g.need == OVER:
            return g
        g.answer(outcome(g, rng) if g.need == CHANCE else coaches[g.seat].decide(g, g.seat))
    raise AssertionError("the match does not end")


@pytest.mark.parametrize(
    ("bonus", "percent"), [(-3, 17), (-2, 26), (-1, 38), (0, 50), (1, 62), (2, 74), (3, 83), (4, 90)]
)
def test_a_duel_has_the_odds_of_the_booklet(bonus: int, percent: int) -> None:
    assert round(100 * wins(bonus)) == percent


def test_the_odds_know_strengths_and_cards() -> None:
    match = spread("hand_away=tuffo,sicurezza", home="14@h18").play("pass d1 d2 !h sicurezza")
    g = match.state
    assert isinstance(g, Pitch)
    assert goal_chance(g, 7, int(g.target)) == wins(3 - 3 - 4)


def test_it_shoots_when_it_can() -> None:
    assert chosen(spread("", home="14@h20").play("d1 d2")) == "!g"  # two squares from the keeper


def test_it_runs_to_where_it_can_shoot() -> None:
    match = spread("", home="14@h15").play("d4 d3")
    words = []
    while match.need.question == "spend":
        words.append(chosen(match))
        match.answer(words[-1])
    assert words[-1].startswith("!")


def test_it_passes_to_who_can_shoot() -> None:
    line = "home=1@h0,2@a2,13@i14,14@i18 away=1@g21,2@a19,3@a18,6@a17 ball=home13"
    match = at(line).play("d4 d4")
    while match.need.question == "spend":
        match.answer(chosen(match))
    assert [e.key for e in match.events][-1] == "shot"
    assert match.events[-1].values[1] == 14


def test_it_sends_somebody_to_the_carrier_and_challenges() -> None:
    match = spread("turn=away ball=home14", away="14@h12").play("d1 d1")
    while match.need.question == "spend":
        match.answer(chosen(match, AWAY))
    assert match.need.question == "challenge"
    assert chosen(match, AWAY) == "x14"


def test_it_answers_a_hard_challenge_with_a_sanction() -> None:
    line = "turn=away ball=home14 hand_away=tackle hand_home=ammonizione,punizione,dribbling"
    match = spread(line, away="14@h10").play("pass pass d1 d1 end x14 tackle")
    assert chosen(match) == "ammonizione"


def test_at_a_penalty_it_aims_away_from_the_keeper() -> None:
    line = "phase=penalty home=1@h0,2@a2,3@a3,14@h17 away=1@g21,2@a10,3@a11,6@a12 subs=3-3"
    match = at(line).play("@h17 done done")
    assert chosen(match) in ("!i", "!j")


def test_a_keeper_finds_somebody_to_throw_to() -> None:
    line = "phase=relaunch home=1@g0,2@g3,3@a3,4@p3 away=1@j21,2@a19,3@a18,6@a17 subs=3-3"
    match = at(line).play("d1 d1")
    while match.need.question == "spend":
        match.answer(chosen(match))
    assert "passed" in [e.key for e in match.events]


def test_it_does_not_look_at_the_other_hand() -> None:
    line = "turn=away ball=home14 hand_away=tackle,scivolata,raddoppia"
    words = set()
    for hand in ("dribbling,dribbling", "punizione,tuffo", "sprint3,sprint4"):
        match = spread(f"{line} hand_home={hand}", away="14@h10").play("pass pass d1 d1 end x14")
        words.add(chosen(match, AWAY))
    assert len(words) == 1


def test_it_plays_the_same_whether_or_not_it_sits_down_anew_before_every_answer() -> None:
    """A table may ask another process every time."""
    match = spread("", home="14@h15").play("d6 d5 keep")
    coach = Steady(game(), match.options_agreed, 1)
    whole = []
    while match.need.question == "spend":
        coach_says, fresh_says = coach.decide(match.state, HOME), chosen(match)
        whole.append((notation.token(game().spec, match.state, HOME, coach_says), fresh_says))
        match.answer(fresh_says)
    assert whole[-1] == (whole[-1][0],) * 2
    assert whole[-1][0].startswith("!")


@pytest.mark.slow
@pytest.mark.parametrize("options", [{}, {"seats": 4}, {"seats": 3, "knockout": True}])
def test_it_is_never_stuck(options: dict[str, Value]) -> None:
    options = {**options, "seconds_per_phase": 90}
    seats = len(game().spec.seats(game().options(options)))
    played(1, [Steady(game(), options, 1) for _ in range(seats)], options)


@pytest.mark.slow
def test_it_beats_chance_itself() -> None:
    for seed in range(2):
        coaches: list[Steady | Random] = [Steady(game(), {}, seed), Random()]
        assert played(seed, coaches if seed % 2 == 0 else coaches[::-1], {}).winner == seed % 2


@pytest.mark.nightly
def test_it_beats_chance_nearly_always() -> None:
    won = 0
    for seed in range(100):
        coaches: list[Steady | Random] = [Steady(game(), {}, seed), Random()]
        won += played(seed, coaches if seed % 2 == 0 else coaches[::-1], {}).winner == seed % 2
    assert won >= 95
