"""How the sharp coach thinks one phase further, and changes his runs one at a time."""

from typing import cast

import pytest
from tests.games.calciotto.table import HOME, at, game, spread

from downfield.games.calciotto.coach.ahead import Foresight, followed
from downfield.games.calciotto.coach.change import improved, movers, played, runs_of
from downfield.games.calciotto.coach.sharp import Sharp
from downfield.games.calciotto.coach.steady import Steady
from downfield.games.calciotto.coach.style import STEADY
from downfield.games.calciotto.model import kinds
from downfield.games.calciotto.model.position import Pitch
from downfield.games.calciotto.model.questions import Q_SPEND
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.toolkit.search import never

HOMES = "1@h0,2@k4,3@a8,6@a9,7@p8,10@p9,13@p10,14@o12"
STRIKER = f"ball=away14 home={HOMES} away=1@i21,2@a19,3@a18,6@a17,7@p19,10@p18,13@h3,14@h9"
MIDFIELD = (
    "home=1@h0,2@f4,6@l4,7@d9,10@h9,13@j12,14@f14 away=1@i21,2@j18,3@g17,6@e14,7@l13,10@i11,14@g8 ball=away10"
)
KEPT = MIDFIELD.replace("ball=away10", "ball=home10")
REPLIES = ((4, 0.3), (7, 0.4), (10, 0.3))


def spending(line: str) -> Match:
    return at(line).play("d4 d5")


def coach(match: Match, tries: int = 8) -> Sharp:
    return Sharp(Steady(game(), match.options_agreed, 1), Foresight(STEADY), tries)


def pitch(match: Match) -> Pitch:
    return cast(Pitch, match.state)


def test_a_line_left_open_to_a_striker_is_dear() -> None:
    match, ahead = at(STRIKER).play("d2 d3"), Foresight()
    steady = Steady(game(), match.options_agreed, 1).plans(match.state, HOME)[0]
    assert ahead.worth(pitch(match), steady) > ahead.worth(pitch(match), [kinds.END]) + 50


def test_a_shot_is_worth_what_its_chance_is_worth() -> None:
    match, ahead = spread("", home="14@h20").play("d1 d2"), Foresight()
    shots = [x for x in match.state.options(HOME) if x >= kinds.SHOOT]
    worths = {ahead.worth(pitch(match), [x]) for x in shots}
    assert max(worths) > 300  # beyond the keeper's reach
    assert min(worths) < max(worths)


def test_the_others_reply_makes_a_promise_smaller() -> None:
    match = spending(KEPT)
    plan = Steady(game(), match.options_agreed, 1).plans(match.state, HOME)[0]
    assert Foresight(replies=REPLIES).worth(pitch(match), plan) != Foresight().worth(pitch(match), plan)


@pytest.mark.parametrize("seed", range(3))
def test_a_changed_plan_comes_to_no_less_and_can_be_played(seed: int) -> None:
    match, ahead = spending(MIDFIELD), Foresight()
    plan = Steady(game(), match.options_agreed, 1).plans(match.state, HOME)[0]
    better = improved(pitch(match), plan, ahead, Rng(seed), 12, never)
    assert ahead.worth(pitch(match), better) >= ahead.worth(pitch(match), plan)
    state = match.state.clone()
    for answer in better:
        if state.question != Q_SPEND or not state.owes(HOME):
            assert answer == kinds.END
            break
        assert answer in state.options(HOME)
        state.answer(answer)


def test_the_runs_of_a_plan_lead_where_the_plan_leads() -> None:
    match = spending(MIDFIELD)
    g, plan = pitch(match), Steady(game(), match.options_agreed, 1).plans(match.state, HOME)[0]
    moved = dict(runs_of(g, plan))
    assert moved == {slot: followed(g, plan).at[slot] for slot in movers(g) if slot in moved}
    assert followed(g, played(g, runs_of(g, plan))).at[:8] == followed(g, plan).at[:8]


def test_there_is_no_time_for_changes_when_time_is_up() -> None:
    match = spending(MIDFIELD)
    program, steady = coach(match), Steady(game(), match.options_agreed, 1)
    program.think_until(lambda: True)
    assert program.decide(match.state, HOME) == steady.decide(match.state, HOME)


def test_whoever_is_woken_afresh_goes_on_with_the_changed_plan() -> None:
    match, first, second = spending(MIDFIELD), coach(spending(MIDFIELD)), coach(spending(MIDFIELD))
    match.state.answer(first.decide(match.state, HOME))
    second.recall(first.notes())
    assert second.notes() == first.notes()
    assert second.decide(match.state, HOME) == first.decide(match.state, HOME)


def test_the_same_seed_gives_the_same_changes() -> None:
    match = spending(MIDFIELD)
    one, other = coach(match), coach(match)
    for each in (one, other):
        each.sit_down(5, 3)
    assert list(one.plans(match.state, HOME)) == list(other.plans(match.state, HOME))
