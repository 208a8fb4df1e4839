"""What the steady coach keeps in his notes, and what an onlooker sees between two actions."""

from typing import cast

import pytest
from tests.games.touch_down.table import AWAY, HOME, at, board, game, move

from downfield.games.touch_down.coach.onlooker import Onlooker, is_between
from downfield.games.touch_down.coach.playbook import PLAYS
from downfield.games.touch_down.coach.steady import Steady
from downfield.games.touch_down.model.position import Gridiron
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.toolkit.playout import play_on


def steady(match: Match) -> Steady:
    return Steady(game(), match.options_agreed, 1)


def test_notes_carry_the_play_and_the_jobs_to_whoever_is_woken_afresh() -> None:
    match = move("80@l6,60@c12", "27@l12,20@m11").play("t1 t4 none")
    first, second = steady(match), steady(match)
    first.play = PLAYS["sweep left"]
    first.decide(match.state, HOME)
    second.recall(first.notes())
    assert (second.play, second.jobs, second.path, second.walker) == (
        first.play, first.jobs, first.path, first.walker,
    )  # fmt: skip


@pytest.mark.parametrize("notes", ["", "nonsense", "{}", '{"play": "flea flicker"}'])
def test_notes_of_another_version_are_dropped(notes: str) -> None:
    coach = steady(at("row=8"))
    coach.recall(notes)
    assert (coach.play.name, coach.jobs) == ("slant", {})


@pytest.mark.parametrize("line", ["row=8", "row=20 down=3 yc=17 score=7-3 quarter=2", "phase=kickoff"])
def test_what_is_seen_of_one_side_the_other_lacks(line: str) -> None:
    state = at(line).state
    assert is_between(state)
    seen = [Onlooker().see(state, side) for side in (HOME, AWAY)]
    assert len(seen[0]) == len(Onlooker.features)
    assert [-x for x in seen[0]] == pytest.approx(seen[1])


def test_an_action_is_looked_at_before_and_after_but_not_in_between() -> None:
    match = at("row=8")
    state, coaches, rng = match.state.clone(), [steady(match), steady(match)], Rng(1, 1)
    play_on(state, coaches, rng, 1)
    assert is_between(match.state)
    assert not is_between(state)
    play_on(state, coaches, rng, 2000, is_between)
    assert is_between(state)
    assert board(match).clock < cast(Gridiron, state).clock
