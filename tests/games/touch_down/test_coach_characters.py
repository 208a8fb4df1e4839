"""What a coach of Touch Down is like: the same level calls, kicks and rushes differently."""

import pytest
from tests.games.touch_down.table import AWAY, HOME, at, board, game, move

from downfield.coaches import coach
from downfield.games.touch_down.coach.defence import defence_jobs
from downfield.games.touch_down.coach.playbook import PASSES, call
from downfield.games.touch_down.coach.sight import Sight
from downfield.games.touch_down.coach.style import CHARACTERS, STEADY, Style
from downfield.games.touch_down.model.tables import SLOTS
from downfield.kernel.chance import Rng

DRAWS = 100


def declared(name: str, line: str) -> str:
    match = at(line)
    value = coach(name, game(), match.options_agreed).decide(match.state, HOME)
    return next(choice.token for choice in match.options(HOME) if choice.value == value)


def passes(style: Style) -> int:
    """How many of the plays that such a coach calls on a first down are passes."""
    g, rng = board(at("row=8")), Rng(3)
    return sum(call(g, rng, False, False, style).wants in PASSES for _ in range(DRAWS))


def near_the_passer(style: Style) -> int:
    """How many defenders end within three squares of a passer who has time."""
    wall = "20@l10,21@k10,22@m10,23@j12,24@n12,25@h12,26@p12,27@f13,28@r13"
    g = board(move("80@l6,60@c8,61@u8", wall, "row=8").play("t4 t2 none"))
    sight = Sight(g, AWAY, style)
    jobs = defence_jobs(sight, [SLOTS + n for n in range(9)])
    ends = [job.path[-1] if job.path else sight.square[job.slot] for job in jobs]
    return sum(sight.far(end, sight.ball) <= 3 for end in ends)


def test_on_fourth_down_in_his_own_half_a_careful_coach_punts_and_others_go_for_it() -> None:
    line = "row=6 down=4 yc=5"
    told = [declared(name, line) for name in ("steady-careful", "steady", "steady-bold")]
    assert told == ["punt", "attack", "attack"]


def test_a_long_way_from_a_first_down_before_his_goal_line_only_a_bold_coach_does_not_punt() -> None:
    line = "row=2 down=4 yc=6"
    told = [declared(name, line) for name in ("steady-careful", "steady", "steady-bold")]
    assert told == ["punt", "punt", "attack"]


@pytest.mark.parametrize(
    ("line", "kick"), [("row=10 down=4 yc=6", "punt"), ("row=21 down=4 yc=19", "field-goal")]
)
def test_on_the_last_down_a_master_kicks_where_sharp_goes_for_it(line: str, kick: str) -> None:
    assert [declared(name, line) for name in ("sharp", "master")] == ["attack", kick]


def test_before_half_time_a_master_tries_a_field_goal_where_sharp_attacks() -> None:
    line = "row=21 quarter=1 clock=14:00 timeouts=0-0"
    assert [declared(name, line) for name in ("sharp", "master")] == ["attack", "field-goal"]


def test_one_likes_to_pass_and_the_other_to_run() -> None:
    assert passes(CHARACTERS["running"]) < passes(STEADY) < passes(CHARACTERS["passing"])


def test_who_presses_sends_more_to_the_passer() -> None:
    assert near_the_passer(CHARACTERS["pressing"]) > near_the_passer(STEADY)
