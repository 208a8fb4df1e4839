"""The beginners: plausible mistakes, the dearer the rarer, and never nonsense."""

import numpy as np
import pytest

import downfield
from downfield.coaches import coach
from downfield.games.blood_bowl.coach.deed import walk
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.style import OVERLOOKED, STEADY
from downfield.games.blood_bowl.coach.turn import Planner
from downfield.games.blood_bowl.model.position import TURNS
from downfield.games.calciotto.coach.ball import End
from downfield.games.calciotto.coach.rookie import MOST, Rookie
from downfield.games.first_downs.coach.rookie import felt
from downfield.games.touch_down.coach.playbook import KNEEL
from downfield.games.touch_down.coach.rookie import Rookie as Quarterback
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import OVER
from downfield.toolkit.playout import play_on
from tests.games.calciotto.table import AWAY, HOME, at, pitch, spread
from tests.games.calciotto.table import game as calciotto
from tests.games.touch_down.table import game as touch_down


def phase(match: Match, seat: int) -> Match:
    """The match after the rookie of Calciotto has spent his points."""
    rookie = Rookie(calciotto(), match.options_agreed, 1)
    while match.need.question == "spend":
        match.answer(rookie.decide(match.state, seat), seat)
    return match


def test_in_calciotto_he_shoots_when_he_can() -> None:
    assert phase(spread("", home="14@h20").play("d1 d2"), HOME).moves[-1].token.startswith("!")


def test_in_calciotto_he_runs_to_whoever_has_the_ball() -> None:
    line = "home=1@h0,2@a2,3@h4,6@p4 away=1@i21,2@a19,3@a18,14@h12 ball=away14 turn=home"
    match = at(line).play("d3 d3")
    g = pitch(match)
    before, ball = int(g.tables.row[g.at[2]]), int(g.tables.row[g.at[g.carrier]])
    phase(match, HOME)
    assert before < int(g.tables.row[pitch(match).at[2]]) < ball


def test_in_calciotto_the_second_best_is_taken_but_never_nonsense() -> None:
    rookie = Rookie(calciotto(), {}, 1)
    ends = [End(worth, 3, 40 + n, 1, -1) for n, worth in enumerate((100.0, 80.0, 99.0 - MOST))]
    drawn = [rookie.drawn(ends).worth for _ in range(200)]
    assert drawn.count(100.0) > drawn.count(80.0) > 20
    assert drawn.count(100.0) + drawn.count(80.0) == 200


def test_in_first_downs_the_dearer_choice_is_rarer_and_nonsense_is_never_made() -> None:
    sums = felt(np.array([1.0, 3.0, 2.5, 0.5]))
    shares = np.diff([0.0, *sums])
    assert sums[-1] == 1.0
    assert shares[1] > shares[2] > 0
    assert shares[0] == shares[3] == 0
    assert felt(np.array([2.0, 2.0])) == (0.5, 1.0)


@pytest.mark.parametrize("level", OVERLOOKED)
def test_in_blood_bowl_others_are_overlooked_every_turn_and_never_the_carrier(level: str) -> None:
    game = downfield.game("blood-bowl")
    match = game.new(seed=4)
    coaches = [coach("rookie", game, {}, 4) for _ in match.seats]
    while match.need.question != "turn":
        seat = match.waiting()[0]
        match.answer(coaches[seat].decide(match.state, seat), seat)
    seat = match.waiting()[0]
    style = STEADY.glancing(OVERLOOKED[level])
    planner = Planner(Sight(match.state, seat, style))  # type: ignore[arg-type]
    mine = planner.sight.mine
    now = {slot for slot in mine if not planner.sees(walk(slot, [], 0.0))}
    assert abs(len(now) - len(mine) / OVERLOOKED[level]) < 2
    planner.sight.g.sides[TURNS + planner.sight.side] += 1
    assert now.isdisjoint(slot for slot in mine if not planner.sees(walk(slot, [], 0.0)))
    planner.sight.g.sides[TURNS + planner.sight.side] -= 1
    planner.sight.holder = min(now)
    assert planner.sees(walk(min(now), [], 0.0))


def test_in_touch_down_he_calls_anything_that_gains_ground() -> None:
    rookie = Quarterback(touch_down(), {}, 1)
    called = {rookie._call(touch_down().state(), 0) for _ in range(100)}  # type: ignore[arg-type]
    assert len(called) > 4
    assert KNEEL not in {play.wants for play in called}


@pytest.mark.nightly
@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_match_of_two_beginners_comes_to_its_end(slug: str) -> None:
    game = downfield.game(slug)
    state = game.state()
    coaches = [coach("rookie", game, {}, seat) for seat in range(len(game.spec.seats(game.options())))]
    play_on(state, coaches, Rng(1, AWAY), 100_000)
    assert state.need == OVER
