"""What the steady coach might do in a phase, and how a search upon it plays that out."""

import pathlib
from collections.abc import Callable
from typing import cast

import pytest
from tests.games.calciotto.table import AWAY, HOME, at, changed, game, pitch, spread

from downfield import coaches
from downfield.coaches.hints import hints
from downfield.games.calciotto.coach.master import STARTS, master
from downfield.games.calciotto.coach.meaning import meaning
from downfield.games.calciotto.coach.practice import Onlooker, Training
from downfield.games.calciotto.coach.sharp import sharp
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_SPEND
from downfield.kernel.chance import Rng
from downfield.kernel.learned import Unlearned
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.kernel.state import State
from downfield.text import Text, languages
from downfield.toolkit.playout import play_on
from downfield.toolkit.search import Budget

WITH = (
    "home=1@h0,2@f4,6@l4,7@d9,10@h9,13@j12,14@f14 away=1@i21,2@j18,3@g17,6@e14,7@l13,10@i11,14@g8 ball=home10"
)
WITHOUT = WITH.replace("ball=home10", "ball=away10")


def steady(match: Match) -> Steady:
    return Steady(game(), match.options_agreed, 1)


def spending(line: str) -> Match:
    """Home has nine points to spend."""
    return at(line).play("d4 d5")


@pytest.mark.parametrize("line", [WITH, WITHOUT])
def test_the_steady_plan_comes_first_and_others_differ_from_it(line: str) -> None:
    match = spending(line)
    plans = steady(match).plans(match.state, HOME)
    own, coach = plans[0], steady(match)
    assert own[0] == coach.decide(match.state, HOME)
    assert len(plans) >= 3
    assert len({tuple(plan) for plan in plans}) == len(plans)


@pytest.mark.parametrize("line", [WITH, WITHOUT])
def test_every_plan_can_be_played_as_it_stands(line: str) -> None:
    match = spending(line)
    for plan in steady(match).plans(match.state, HOME):
        twin, coach = match.state.clone(), steady(match)
        coach.adopt(twin, HOME, plan)
        for answer in plan:
            if twin.question != Q_SPEND or not twin.owes(HOME):  # the last point was spent
                assert answer == kinds.END
                break
            assert coach.decide(twin, HOME) == answer
            twin.answer(answer)


def test_who_has_a_plan_does_not_think_again_before_it_is_played() -> None:
    match, coach = spending(WITH), steady(spending(WITH))
    coach.adopt(match.state, HOME, coach.plans(match.state, HOME)[0])
    assert coach.plans(match.state, HOME) == []


def test_notes_carry_a_plan_to_whoever_is_woken_afresh() -> None:
    match, first, second = spending(WITH), steady(spending(WITH)), steady(spending(WITH))
    plan = first.plans(match.state, HOME)[1]
    first.adopt(match.state, HOME, plan)
    match.state.answer(first.decide(match.state, HOME))
    second.recall(first.notes())
    assert second.decide(match.state, HOME) == plan[1]


@pytest.mark.parametrize("notes", ["", "nonsense", "1 2 x|3", "|", "999|1 2 3"])
def test_notes_of_another_version_are_dropped(notes: str) -> None:
    match, coach, fresh = spending(WITH), steady(spending(WITH)), steady(spending(WITH))
    coach.recall(notes)
    assert coach.decide(match.state, HOME) == fresh.decide(match.state, HOME)


def test_a_playout_goes_two_phases_beyond_the_others_reply() -> None:
    match = spending(WITHOUT)
    training, state = Training(game(), match.options_agreed), match.state.clone()
    play_on(state, training.policies(1, 1), Rng(1, 1), 500, training.horizon(match.state, HOME))
    goals = pitch(match).home + pitch(match).away != cast(Pitch, state).home + cast(Pitch, state).away
    assert goals or (state.quiet and cast(Pitch, state).played == pitch(match).played + 3)


def test_in_a_masters_head_everybody_thinks_of_his_cards_and_sixes() -> None:
    agreed = spending(WITH).options_agreed
    assert [who.style.hasty for who in Training(game(), agreed).policies(1, 1)] == [False, False]
    assert sharp(game(), agreed, 1).steady.style.hasty


def test_what_a_match_is_worth_to_one_side_the_other_lacks() -> None:
    match = spending(WITH)
    training = Training(game(), match.options_agreed)
    assert training.worth(match.state, HOME) + training.worth(match.state, AWAY) == pytest.approx(1.0)
    seen = Onlooker().see(match.state, HOME), Onlooker().see(match.state, AWAY)
    assert [-x for x in seen[0]] == pytest.approx(seen[1])


def decided(state: State, budget: Budget, seed: int = 1) -> int:
    coach = master(game(), game().options({}), seed, budget=budget)
    coach.sit_down(seed, 0)
    return coach.decide(state, HOME)


def test_a_budget_of_none_plays_the_policy() -> None:
    match = spending(WITH)
    assert decided(match.state, Budget(0)) == sharp(game(), match.options_agreed, 1).decide(match.state, HOME)


def test_the_same_seed_gives_the_same_choice() -> None:
    state = spending(WITHOUT).state
    assert decided(state, Budget(16)) == decided(state, Budget(16))


def test_the_search_knows_nothing_of_the_hand_of_the_others() -> None:
    chosen = {
        decided(spread(f"hand_home=tackle hand_away={hand}").play("pass pass d4 d5").state, Budget(12))
        for hand in ("sicurezza,tuffo", "elimina,sprint3")
    }
    assert len(chosen) == 1


def test_with_components_that_nobody_has_learned_it_says_how_to_learn_them(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("DOWNFIELD_CACHE", str(tmp_path / "cache"))
    other = changed(tmp_path, "cards.toml", "amount = 2", "amount = 3")
    with pytest.raises(Unlearned, match="downfield train calciotto"):
        coaches.coach("master", other, {})


def test_a_plan_is_good_for_something() -> None:
    with_ball, without = spending(WITH).state, spending(WITHOUT).state
    assert meaning(with_ball, [kinds.SHOOT]) == "shoots"
    assert meaning(with_ball, [kinds.END]) == "keeps"
    assert meaning(without, [kinds.END]) == "challenges"  # for somebody stands beside the carrier
    far = spending(WITHOUT.replace("10@i11", "10@n19").replace("@g8", "@n18")).state
    assert meaning(far, [kinds.END]) == "covers"


def test_the_search_says_what_its_choice_is_good_for_and_how_likely_it_wins() -> None:
    match = spending(WITHOUT)
    coach = master(game(), match.options_agreed, 1, budget=Budget(16, 4))
    coach.decide(match.state, HOME)
    chance, why = coach.why()
    assert chance is not None
    assert 0.0 < chance < 1.0
    assert all(Text(tag, game().spec).has(f"why-{why}") for tag in languages())
    coach.budget = Budget(0)
    coach.decide(match.state, HOME)
    assert coach.why() == (None, "")


def test_whoever_asks_for_advice_hears_the_strongest_level() -> None:
    match = spending(WITH)
    [hint] = hints(game(), match.options_agreed, match.seen_by(HOME), HOME)
    assert hint.why
    assert hint.value is not None
    assert hint.option in match.state.options(HOME)


def test_a_master_plays_out_several_plans_of_a_phase_and_sharp_none() -> None:
    match = spending(WITHOUT)
    weighed = master(game(), match.options_agreed, 1).plans(match.state, HOME)
    assert 1 < len(weighed) <= STARTS
    assert len({tuple(plan) for plan in weighed}) == len(weighed)
    assert len(sharp(game(), match.options_agreed, 1).plans(match.state, HOME)) == 1


class Wish:
    """A practice that plays nothing out, and likes cards in the hand, or dislikes them."""

    def __init__(self, practice: Training, sign: int) -> None:
        self.policies, self.sign = practice.policies, sign

    def horizon(self, state: State, side: int) -> Callable[[State], bool]:
        return lambda now: now.need != CHANCE  # as soon as the card has been drawn

    def worth(self, state: State, side: int) -> float:
        return 0.5 + self.sign * cast(Pitch, state).hand_size(side) / 100


@pytest.mark.parametrize(("sign", "sixes"), [(1, 1), (-1, 0)])
def test_a_master_weighs_what_a_six_is_worth(sign: int, sixes: int) -> None:
    match = at(WITH).play("d6 d3")
    coach = master(game(), match.options_agreed, 1)
    coach.practice = cast(Training, Wish(Training(game(), match.options_agreed), sign))
    assert match.need.question == "trade"
    assert coach.decide(match.state, HOME) == sixes
