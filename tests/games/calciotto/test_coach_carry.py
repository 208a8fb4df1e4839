"""How the sharp coach changes his plans with the ball, and where he looks for other runs."""

from typing import cast

import pytest
from tests.games.calciotto.table import HOME, at, game, spread

from downfield.games.calciotto.coach.ahead import ROLLS, Foresight, Rolls, followed
from downfield.games.calciotto.coach.ball import ends_of
from downfield.games.calciotto.coach.carry import carried, carried_out, end_of, runs_beside
from downfield.games.calciotto.coach.change import Climb, lines_after, somewhere
from downfield.games.calciotto.coach.sharp import Sharp
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.coach.style import STEADY
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_SPEND
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.toolkit.search import never

MIDFIELD = (
    "home=1@h0,2@f4,6@l4,7@d9,10@h9,13@j12,14@f14 away=1@i21,2@j18,3@g17,6@e14,7@l13,10@i11,14@g8 ball=home10"
)


def pitch(match: Match) -> Pitch:
    return cast(Pitch, match.state)


def spending(line: str, points: str = "d4 d5") -> Match:
    return at(line).play(points)


def steady_plan(match: Match) -> list[int]:
    return Steady(game(), match.options_agreed, 1).plans(match.state, HOME)[0]


def test_the_squares_of_the_others_lines_are_wanted() -> None:
    match = spread("ball=away14", home="14@o9", away="14@h6").play("d2 d3")
    g = pitch(match)
    columns = {int(g.tables.column[square]) for square in lines_after(g, [kinds.END])}
    assert columns
    assert columns <= set(range(6, 12))  # before the goal


def test_whoever_can_reach_a_wanted_square_goes_there_as_often_as_not() -> None:
    g = pitch(spending(MIDFIELD))
    wanted = {int(g.at[6]) + 1}
    gone = [somewhere(g, 6, wanted, Rng(n)) in wanted for n in range(60)]
    assert 20 < sum(gone) < 50


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("replies", [(), ROLLS])
def test_a_changed_plan_comes_to_no_less_and_can_be_played(seed: int, replies: Rolls) -> None:
    match, ahead = spending(MIDFIELD), Foresight(replies=replies)
    plan = steady_plan(match)
    better = carried(pitch(match), plan, ahead, Rng(seed), 12, never)
    assert ahead.worth(pitch(match), better) >= ahead.worth(pitch(match), plan)
    state = match.state.clone()
    for answer in better:
        if state.question != Q_SPEND or not state.owes(HOME):
            assert answer == kinds.END
            break
        assert answer in state.options(HOME)
        state.answer(answer)


def test_some_change_with_the_ball_gains() -> None:
    match, ahead = spending(MIDFIELD), Foresight(replies=ROLLS)
    plan = steady_plan(match)
    better = carried(pitch(match), plan, ahead, Rng(1), 30, never)
    assert ahead.worth(pitch(match), better) > ahead.worth(pitch(match), plan)


def test_the_ball_ends_where_the_change_says() -> None:
    match = spending(MIDFIELD)
    g = pitch(match)
    for end in ends_of(g, Sight(g))[::9]:
        then = followed(g, carried_out(g, end, []))
        assert (then.carrier, then.at[then.carrier]) == (end.slot, end.square)


def test_the_same_runs_beside_the_same_end_are_the_same_plan() -> None:
    match = spending(MIDFIELD)
    g, plan = pitch(match), steady_plan(match)
    end = end_of(g, plan, ends_of(g, Sight(g)))
    assert end is not None
    again = followed(g, carried_out(g, end, runs_beside(g, plan)))
    assert again.at[:8] == followed(g, plan).at[:8]
    assert again.carrier == followed(g, plan).carrier


def test_a_shot_is_not_changed() -> None:
    match = spread("ball=home14", home="14@h20").play("d1 d2")
    shot = [next(x for x in match.state.options(HOME) if x >= kinds.SHOOT)]
    assert carried(pitch(match), shot, Foresight(), Rng(1), 12, never) == shot


def test_partners_keep_to_their_plan_with_the_ball() -> None:
    alone, pair = (at(f"turn=home {MIDFIELD}", seats=n, partners="PDC-TA").play("d4 d5") for n in (2, 4))
    ahead, idle = Foresight(replies=ROLLS), [kinds.END]
    assert carried(pitch(pair), idle, ahead, Rng(1), 30, never) == idle
    assert carried(pitch(alone), idle, ahead, Rng(1), 30, never) != idle


def test_what_looks_much_worse_is_not_thought_over() -> None:
    match, ahead = spending(MIDFIELD), Foresight(replies=ROLLS)
    better = steady_plan(match)
    climb = Climb(pitch(match), [kinds.END], ahead)
    climb.least = 9999.0
    assert not climb.is_better(better)
    climb.least = -9999.0
    assert climb.is_better(better)


def test_the_sharp_coach_changes_his_plans_with_the_ball() -> None:
    match = spending(MIDFIELD, "d1 d2")
    steady = Steady(game(), match.options_agreed, 1)
    first, changed = (
        Sharp(steady, Foresight(replies=ROLLS), tries).plans(match.state, HOME)[0] for tries in (0, 30)
    )
    ahead = Foresight(replies=ROLLS)
    assert ahead.worth(pitch(match), changed) > ahead.worth(pitch(match), first)


def test_the_same_seed_gives_the_same_changes_with_the_ball() -> None:
    match = spending(MIDFIELD)
    one, other = (Sharp(Steady(game(), match.options_agreed, 1), Foresight(STEADY), 12) for _ in range(2))
    for each in (one, other):
        each.sit_down(5, 3)
    assert list(one.plans(match.state, HOME)) == list(other.plans(match.state, HOME))
