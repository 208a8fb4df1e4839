"""What the steady coach might do in a turn, and how a search upon it plays that out."""

from collections.abc import Callable, Sequence
from typing import cast

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, duel, game, pitch, slot, where

from downfield.coaches.random import Random
from downfield.games.blood_bowl.coach.deed import Deed, walk
from downfield.games.blood_bowl.coach.master import master
from downfield.games.blood_bowl.coach.plans import Plan, marking
from downfield.games.blood_bowl.coach.practice import Onlooker, Training
from downfield.games.blood_bowl.coach.sharp import sharp
from downfield.games.blood_bowl.coach.sight import Sight
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.coach.style import CHARACTERS, LIGHT, STEADY
from downfield.games.blood_bowl.coach.turn import Planner
from downfield.games.blood_bowl.model.kinds import END_TURN, MOVE, PASS_ACTION
from downfield.games.blood_bowl.model.position import TURNS, Pitch
from downfield.games.blood_bowl.model.questions import Q_TURN
from downfield.games.blood_bowl.model.tables import distance
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.needs import OVER
from downfield.kernel.state import State
from downfield.toolkit.playout import play_on
from downfield.toolkit.search import Budget


def carrying() -> Match:
    return duel("11@g8,12@f6,13@f10,14@h7", "7@n8,8@n6,9@n10,10@p8", "turns=3-2 ball=home11")


def defending() -> Match:
    return duel("11@g8,12@f6,13@f10,14@h7", "7@n8,8@n6,9@n10,10@p8", "turns=3-2 ball=away7")


def fighting() -> Match:
    return duel("11@m8,12@m9,13@n9", "7@n8,8@l8,9@z15", "turns=3-2 ball=away7 used=blitz")


POSITIONS = (carrying, defending, fighting)


def kinds(plans: Sequence[Plan]) -> set[tuple[tuple[int, ...], ...]]:
    """Who does what to whom, and where he ends."""
    return {
        tuple((d.slot, d.action, d.target, d.steps[-1] if d.steps else 0) for d in p.deeds) for p in plans
    }


def steady() -> Steady:
    return Steady(game(), {}, 1)


@pytest.mark.parametrize("position", POSITIONS)
def test_the_steady_choice_comes_first_and_others_differ_from_it(position: Callable[[], Match]) -> None:
    state = position().state
    plans = steady().plans(state, HOME)
    coach = steady()
    coach.adopt(state, HOME, plans[0])
    assert coach.decide(state, HOME) == steady().decide(state, HOME)
    assert len(plans) >= 3
    assert len({str([tuple(deed) for deed in plan.deeds]) for plan in plans}) == len(plans)


@pytest.mark.parametrize("position", POSITIONS)
def test_every_plan_begins_with_an_answer_that_is_offered(position: Callable[[], Match]) -> None:
    state = position().state
    for plan in steady().plans(state, HOME):
        coach = steady()
        coach.adopt(state, HOME, plan)
        wanted = plan.deeds[0].answer() if plan.deeds else END_TURN
        assert coach.decide(state, HOME) == wanted
        assert wanted in state.options(HOME)


def test_who_has_a_plan_does_not_think_again_before_it_is_played() -> None:
    state, coach = defending().state, steady()
    coach.adopt(state, HOME, coach.plans(state, HOME)[0])
    assert coach.plans(state, HOME) == []


def test_a_plan_without_deeds_ends_the_turn() -> None:
    state, coach = fighting().state, steady()
    coach.adopt(state, HOME, Plan([], "end"))
    assert coach.decide(state, HOME) == END_TURN


@pytest.mark.parametrize("notes", ["", "nonsense", "[1]", '[[0,1],[],null,"x",{},3]'])
def test_notes_of_another_version_are_dropped(notes: str) -> None:
    state, coach = defending().state, steady()
    coach.recall(notes)
    assert coach.decide(state, HOME) == steady().decide(state, HOME)


def played_out(match: Match, seed: int) -> Pitch:
    training, state = Training(game(), match.options_agreed), match.state.clone()
    play_on(state, training.policies(seed, 1), Rng(seed, 1), 2000, training.horizon(match.state, HOME))
    return cast(Pitch, state)


@pytest.mark.parametrize("seed", range(3))
def test_a_playout_goes_through_the_opponents_turn(seed: int) -> None:
    match = defending()
    end, start = played_out(match, seed), pitch(match)
    if end.question == Q_TURN:
        assert (end.seat, end.sides[TURNS]) == (HOME, start.sides[TURNS] + 1)
    else:
        assert end.points(HOME) + end.points(AWAY) == 1


def test_a_touchdown_ends_a_playout_before_the_next_drive() -> None:
    match = duel("11@y8", "7@w9,8@w8,9@w7", "turns=3-2 ball=home11")
    end = played_out(match, 1)
    assert end.points(HOME) == 1
    assert Onlooker().is_due(end)


def test_what_a_match_is_worth_to_one_side_the_other_lacks() -> None:
    for position in POSITIONS:
        match = position()
        training = Training(game(), match.options_agreed)
        both = [training.worth(match.state, side) for side in (HOME, AWAY)]
        assert sum(both) == pytest.approx(1.0)


def test_it_is_looked_at_once_a_turn_and_once_before_each_kick_off() -> None:
    state, dice, coach = game().state({}), Rng(3, 9), Random()
    seen: list[tuple[int, ...]] = []
    drive.roll(state, dice)
    while state.need != OVER and len(seen) < 8:
        if Onlooker().is_due(state):
            g = cast(Pitch, state)
            seen.append(
                (int(g.question), int(g.seat), int(g.half), int(g.sides[TURNS]), int(g.sides[TURNS + 1]))
            )
        drive.answer_and_roll(state, coach.decide(state, int(state.seat)), dice)
    assert len(set(seen)) == len(seen)
    assert [question == Q_TURN for question, *_ in seen[:3]] == [False, True, True]


def decided(state: State, budget: Budget, seed: int = 1) -> int:
    coach = sharp(game(), game().options({}), seed, budget=budget)
    coach.sit_down(seed, 0)
    return coach.decide(state, HOME)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_master_looks_at_what_every_character_would_do(position: Callable[[], Match]) -> None:
    state, agreed = position().state, game().options({})
    seen = kinds(master(game(), agreed, 1).policy.plans(state, HOME))
    for style in (STEADY, *CHARACTERS.values()):
        assert kinds(Steady(game(), agreed, 1, style).plans(state, HOME)[:1]) <= seen


def beside(square: int, deeds: Sequence[Deed]) -> bool:
    return any(deed.steps and distance(deed.steps[-1], square) == 1 for deed in deeds)


def test_a_master_thinks_of_marking_who_is_free() -> None:
    match = defending()
    state = pitch(match)
    free = int(state.at[slot("away8")])
    first, *others = master(game(), match.options_agreed, 1).plans(state, HOME)
    marked = next(plan for plan in others if plan.why == "marks")
    assert not beside(free, first.deeds)
    assert beside(free, marked.deeds)


def test_nobody_is_marked_who_cannot_be_reached() -> None:
    state = pitch(duel("11@c8,12@c5", "7@w8,8@w9", "turns=3-2 ball=away7"))
    planner = Planner(Sight(state, HOME, STEADY))
    assert planner.safe()
    assert marking(planner, planner.safe()) == []


def test_in_a_masters_head_everybody_looks_as_closely_as_the_steady_coach() -> None:
    looks = {
        level: [who.style.squares for who in level(game(), game().options({}), 1).practice.policies(1, 1)]  # type: ignore[attr-defined]
        for level in (sharp, master)
    }
    assert looks == {sharp: [LIGHT.squares] * 2, master: [STEADY.squares] * 2}


class Wish:
    """A practice that plays nothing out, and likes nothing but a player on a square."""

    def __init__(self, practice: Training, name: str, square: str) -> None:
        self.policies, self.name, self.square = practice.policies, slot(name), square

    def horizon(self, state: State, side: int) -> Callable[[State], bool]:
        return lambda now: True

    def worth(self, state: State, side: int) -> float:
        return float(square_name(int(cast(Pitch, state).at[self.name])) == self.square)


@pytest.mark.parametrize("throws", [True, False])
def test_of_two_plans_that_come_to_the_same_a_master_takes_the_throw(throws: bool) -> None:
    match = duel("11@g8,12@l8", "7@w8", "turns=3-2 ball=home11")
    coach = master(game(), match.options_agreed, 1)
    coach.practice = cast(Training, Wish(Training(game(), match.options_agreed), "home12", "nowhere"))
    run = Plan([walk(slot("home12"), [], 0.0)], "run")
    other = Plan([Deed(slot("home11"), PASS_ACTION if throws else MOVE, 0.0, 0.0)], "other")
    coach.plans = lambda state, seat: [run, other]  # type: ignore[method-assign]
    assert coach.decide(match.state, HOME) == (other if throws else run).deeds[0].answer()


@pytest.mark.parametrize("square", ["o7", "o8", "o9"])
def test_a_master_weighs_where_a_push_goes(square: str) -> None:
    match = duel("11@m8", "7@n8,8@c3", "turns=3-2 ball=away8").play("11block PB")
    coach = master(game(), match.options_agreed, 1)
    coach.practice = cast(Training, Wish(Training(game(), match.options_agreed), "away7", square))
    match.answer(coach.decide(match.state, HOME))
    assert where(match, "away7") == square


def test_a_master_without_a_budget_pushes_as_the_policy_does() -> None:
    match = duel("11@m8", "7@n8,8@c3", "turns=3-2 ball=away8").play("11block PB")
    coach = master(game(), match.options_agreed, 1, budget=Budget(0))
    assert coach.decide(match.state, HOME) == coach.policy.decide(match.state, HOME)


@pytest.mark.parametrize("position", POSITIONS)
def test_a_budget_of_none_plays_the_policy(position: Callable[[], Match]) -> None:
    state = position().state
    assert decided(state, Budget(0)) == steady().decide(state, HOME)


def test_the_same_seed_gives_the_same_choice() -> None:
    state = defending().state
    assert decided(state, Budget(8, plans=3)) == decided(state, Budget(8, plans=3))


def test_blows_that_have_nothing_to_do_with_the_ball_are_weighed_too() -> None:
    state = duel("11@m8,12@m9,13@n9", "7@n8,8@l8,9@z15", "turns=3-2 ball=away9 used=blitz").state
    plans = steady().plans(state, HOME)
    assert len({plan.deeds[0].target for plan in plans if plan.deeds}) > 1
