"""What the sharp coach might do, and how the master plays that out."""

from collections.abc import Sequence
from typing import cast

import pytest
from tests.games.touch_down.table import AWAY, HOME, at, board, game, move

from downfield.games.touch_down.coach.master import DICE, master
from downfield.games.touch_down.coach.planner import Planner
from downfield.games.touch_down.coach.plans import Plan
from downfield.games.touch_down.coach.practice import Training
from downfield.games.touch_down.coach.sharp import Sharp
from downfield.games.touch_down.coach.style import LIGHT
from downfield.games.touch_down.model.position import Gridiron
from downfield.games.touch_down.notation.events import EVENTS
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.state import FACT
from downfield.toolkit.playout import play_on
from downfield.toolkit.search import Budget

PHASE = "t1 t4 none"  # home leads, and keeps the ball
WHERE = ("snap", "phase", "kick-off", "tie")
RUN = ("80@l6,60@c12,61@u12,70@l8", "27@l12,20@m11,21@c15")


def planner(match: Match) -> Planner:
    return Planner(game(), match.options_agreed, 1)


def sharp(match: Match) -> Sharp:
    return Sharp(game(), match.options_agreed, 1)


def plans(match: Match) -> Sequence[Plan]:
    return planner(match).plans(match.state, match.waiting()[0])


def decided(match: Match, budget: Budget) -> int:
    coach = master(game(), match.options_agreed, 1, budget=budget)
    return coach.decide(match.state, match.waiting()[0])


# Plans ------------------------------------------------------------------------------------------------------------


def decisions() -> dict[str, Match]:
    """Where there is something to think about."""
    return {
        "snap": at("row=8").play("attack spread dime stay t1 t4"),
        "phase": move(*RUN).play(PHASE),
        "kick-off": at("phase=kickoff").play("wall deep t1 t2"),
        "tie": move(*RUN).play("t2 t2"),
    }


@pytest.mark.parametrize("where", WHERE)
def test_its_own_choice_comes_first_and_others_differ_from_it(where: str) -> None:
    match = decisions()[where]
    seat, found = match.waiting()[0], plans(match)
    assert len(found) >= 2
    assert len(set(map(str, found))) == len(found)
    coach, own = planner(match), sharp(match)
    coach.adopt(match.state, seat, found[0])
    assert coach.decide(match.state, seat) == own.decide(match.state, seat)


@pytest.mark.parametrize("where", WHERE)
def test_every_plan_can_be_played(where: str) -> None:
    match = decisions()[where]
    seat = match.waiting()[0]
    for plan in plans(match):
        coach = planner(match)
        coach.adopt(match.state, seat, plan)
        assert coach.decide(match.state, seat) in match.state.options(seat)


def test_a_carrier_goes_where_he_is_told() -> None:
    match = move("80@l6", "27@l22").play(PHASE)
    seat, goals = match.waiting()[0], {plan.goal for plan in plans(match)}
    assert len(goals) > 2
    for plan in plans(match):
        g, coach, dice = cast(Gridiron, match.state.clone()), planner(match), Rng(1)
        coach.adopt(g, seat, plan)
        play_on(g, [coach, coach], dice, 200, lambda now: cast(Gridiron, now).part != 6)
        assert plan.goal in (-1, int(g.square[0]))


def test_within_a_phase_nothing_is_thought_over_again() -> None:
    match, coach = move(*RUN).play(PHASE), planner(move(*RUN))
    seat = match.waiting()[0]
    coach.adopt(match.state, seat, coach.plans(match.state, seat)[0])
    assert coach.plans(match.state, seat) == []


def test_notes_carry_what_it_was_told_to_whoever_is_woken_afresh() -> None:
    match = move(*RUN).play(PHASE)
    first, second, seat = planner(match), planner(match), match.waiting()[0]
    first.adopt(match.state, seat, first.plans(match.state, seat)[-1])
    second.recall(first.notes())
    assert (second.told, second.jobs) == (first.told, first.jobs)


@pytest.mark.parametrize("notes", ["", "nonsense", "{}", '["x"]'])
def test_notes_of_another_version_are_dropped(notes: str) -> None:
    coach = planner(at("row=8"))
    coach.recall(notes)
    assert (coach.told, coach.jobs) == (Plan(), {})


# Playouts ---------------------------------------------------------------------------------------------------------


def test_a_playout_goes_to_the_end_of_the_action() -> None:
    match = decisions()["snap"]
    training, g = Training(game(), {}, planner(match)), cast(Gridiron, match.state.clone())
    play_on(g, training.policies(1, 1), Rng(1, 1), 2000, training.horizon(match.state, HOME))
    assert g.quiet
    assert g.clock > board(match).clock


def timing(match: Match, plan: Plan, apart: int, sample: int) -> list[tuple[int, int]]:
    """How the rolls of timing go in a playout of a plan, the first so many dice kept apart."""
    training, g = Training(game(), {}, planner(match)), cast(Gridiron, match.state.clone())
    policies, dice = training.policies(1, sample), [Rng(die, sample) for die in range(apart)]
    policies[HOME].adopt(g, HOME, plan)
    g.logging = True
    play_on(g, policies, Rng(9, sample), 2000, training.horizon(match.state, HOME), dice)
    log = g.take_log()
    facts = [log[i : i + FACT] for i in range(0, len(log), FACT)]
    return [(fact[1], fact[2]) for fact in facts if EVENTS[fact[0]].key == "timing"]


@pytest.mark.parametrize(("apart", "same"), [(DICE, True), (0, False)])
def test_dice_kept_apart_give_every_plan_the_same_timing(apart: int, same: bool) -> None:
    match = decisions()["snap"]
    one, *_, other = plans(match)
    pairs = [(timing(match, one, apart, n), timing(match, other, apart, n)) for n in range(6)]
    met = [(a, b) for both in pairs for a, b in zip(*both, strict=False)]
    assert met
    assert all(a == b for a, b in met) is same


def test_what_a_match_is_worth_to_one_side_the_other_lacks() -> None:
    match = at("row=14 down=2 yc=12 score=7-3")
    training = Training(game(), {}, planner(match))
    assert training.worth(match.state, HOME) + training.worth(match.state, AWAY) == pytest.approx(1.0)


def test_a_budget_of_none_plays_the_policy() -> None:
    match = decisions()["phase"]
    assert decided(match, Budget(0)) == sharp(match).decide(match.state, match.waiting()[0])


def test_the_same_seed_gives_the_same_choice() -> None:
    match = decisions()["phase"]
    assert decided(match, Budget(8)) == decided(match, Budget(8))


def test_in_playouts_everybody_looks_less_closely() -> None:
    training = Training(game(), {}, planner(at("row=8")))
    assert {coach.style for coach in training.policies(1, 1)} == {LIGHT}
