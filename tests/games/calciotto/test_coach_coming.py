"""How the sharp coach weighs the phase to come of whoever has the ball."""

from typing import cast

import pytest
from tests.games.calciotto.table import HOME, at, spread

from downfield.games.calciotto.coach.ahead import ROLLS, Foresight
from downfield.games.calciotto.coach.coming import NEVER, Coming, told
from downfield.games.calciotto.coach.sight import Sight
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.kernel.match import Match

MIDFIELD = (
    "home=1@h0,2@f4,6@l4,7@d9,10@h9,13@j12,14@f14 away=1@i21,2@j18,3@g17,6@e14,7@l13,10@i11,14@g8 ball=home10"
)


def pitch(match: Match) -> Pitch:
    return cast(Pitch, match.state)


def spending(line: str, points: str = "d4 d5") -> Match:
    return at(line).play(points)


def coming(match: Match) -> Coming:
    g = pitch(match)
    return Coming(g, HOME, int(g.carrier))


def test_a_shot_is_there_from_the_very_point_that_pays_for_it() -> None:
    shots = coming(spread("ball=home14", home="14@h18").play("d1 d1")).shots
    assert shots[2] == NEVER
    assert shots[3] > 0
    assert shots[12] >= shots[3]


def test_whoever_runs_into_a_line_before_the_pass_may_have_the_ball_too() -> None:
    found = coming(spending(MIDFIELD))
    sight = Sight(found.g)
    sight.flow(HOME, found.g.carrier, 12, True, True)
    assert set(sight.ends) < set(found.ends)


def test_nearer_to_the_goal_the_ball_is_worth_more() -> None:
    near, far = spread("", home="14@h14").play("d1 d1"), spread("", home="14@h6").play("d1 d1")
    assert coming(near).worth() > coming(far).worth() + 20


def test_a_good_ball_is_worth_more_than_the_steady_coach_thinks_and_a_bad_one_less() -> None:
    assert told(300.0) > 300.0
    assert told(0.0) < 0.0


def test_few_points_keep_the_ball_no_better_than_many() -> None:
    few, some, many = coming(spending(MIDFIELD)).holds
    assert few.worth <= some.worth <= many.worth


@pytest.mark.parametrize("ball", ["home10", "away10"])
def test_when_nothing_follows_the_ball_is_worth_nothing(ball: str) -> None:
    state = pitch(spending(MIDFIELD.replace("ball=home10", f"ball={ball}"))).clone()
    assert isinstance(state, Pitch)
    state.played = 90
    assert Foresight().worth(state, [kinds.END]) == 0.0
    state.played = 60
    assert Foresight().worth(state, [kinds.END]) != 0.0


def test_a_shot_now_is_better_than_the_same_after_a_reply() -> None:
    match, ahead = spread("", home="14@h20").play("d1 d2"), Foresight(replies=ROLLS)
    shots = [ahead.worth(pitch(match), [x]) for x in match.state.options(HOME) if x >= kinds.SHOOT]
    assert max(shots) > ahead.worth(pitch(match), [kinds.END]) + 10
