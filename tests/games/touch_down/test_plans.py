"""Whole line-ups in one click: ready formations, and last time's."""

import functools
import re

import pytest
from tests.games.touch_down.table import (
    AWAY,
    HOME,
    asked,
    at,
    board,
    figure,
    figures,
    game,
    move,
    see,
    tokens,
    where,
)

from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan, carry_out
from downfield.text import Text
from downfield.text.picture import plans, recall


@functools.cache
def words(language: str = "en") -> Text:
    return Text(language, game().spec)


def offered(match: Match, seat: int, last: dict[str, str] | None = None) -> list[Plan]:
    return plans(Look(match, seat), words().say, last or {})


def labels(match: Match, seat: int, last: dict[str, str] | None = None) -> list[str]:
    return [plan.label for plan in offered(match, seat, last)]


def standing(match: Match, side: int) -> set[tuple[int, int, int]]:
    return {(f.number, f.x, f.y) for f in figures(match) if f.side == side}


@pytest.mark.parametrize(
    ("line", "declared", "home", "away"),
    [
        ("row=8", "attack", "Pro set", "Four-three"),
        ("row=20", "field-goal", "Hold", "Four-three"),
        ("row=8", "punt", "Wall", "Fan"),
    ],
)
def test_every_team_has_its_formations(line: str, declared: str, home: str, away: str) -> None:
    match = at(line).play(declared)
    for seat, first in enumerate((home, away)):
        found = offered(match, seat)
        assert found[0].label == f"Formation: {first}"
        assert {plan.token for plan in found} == {t for t in tokens(match) if t[0] != "+" and t != "free"}
        for plan in found:
            twin = match.clone()
            carry_out(twin, seat, plan.token)
            assert len(standing(twin, seat)) == 11
        assert offered(match, 1 - seat) == []
        carry_out(match, seat, found[0].token)


def test_a_plan_is_drawn_where_everybody_would_stand_and_lies_on_its_card() -> None:
    match = at("row=8").play("attack")
    for plan in offered(match, HOME):
        assert plan.marks.count("<use") == 11
        assert plan.targets == [f"m-option-{plan.token}"]
    assert len({plan.marks for plan in offered(match, HOME)}) == len(offered(match, HOME))


def test_nobody_is_offered_a_formation_once_he_places_everybody_himself() -> None:
    assert offered(at("row=8").play("attack free"), HOME) == []


# As last time ----------------------------------------------------------------------------------------------------


def test_last_times_formation_comes_first_for_the_same_use() -> None:
    before = at("row=8").play("attack spread rush")
    assert recall(before, HOME) == {"attack": "spread"}
    assert recall(before, AWAY) == {"defence": "rush"}
    match = at("row=12").play("attack")
    found = labels(match, HOME, recall(before, HOME))
    assert found[0] == "As last time: Spread"
    assert "Formation: Spread" not in found
    assert labels(match, HOME, {"goal": "hold"})[0] == "Formation: Pro set"


def test_who_was_brought_on_comes_on_again_unless_he_is_hurt() -> None:
    before = at("row=8").play("attack +53 spread")
    told = recall(before, HOME)
    assert told == {"attack": "+53 spread"}
    match = at("row=12").play("attack")
    first = offered(match, HOME, told)[0]
    assert (first.token, first.label, first.words) == ("+53 spread", "As last time: Spread", "53 brought on")
    assert "Formation: Spread" in labels(match, HOME, told)
    hurt = at("row=12 hurt=home53.2").play("attack")
    assert offered(hurt, HOME, told)[0].token == "spread"


def test_a_free_line_up_is_made_again_around_the_ball_and_the_other_way_round() -> None:
    before = by_hand(at("row=8").play("attack free"))
    told = recall(before, HOME)
    assert set(told) == {"attack"}
    assert told["attack"].startswith("free 0:")
    same = at("row=8").play("attack")
    carry_out(same, HOME, offered(same, HOME, told)[0].token)
    assert standing(same, HOME) == standing(before, HOME)
    turned = at("row=8 south=away").play("attack")
    plan = offered(turned, HOME, told)[0]
    assert plan.label == "As last time"
    carry_out(turned, HOME, plan.token)
    centre, los = board(before).col, board(before).los
    other = board(turned)
    mirrored = {
        (number, int(other.col - (x - centre)), int(other.los - (y - los)))
        for number, x, y in standing(before, HOME)
    }
    assert standing(turned, HOME) == mirrored


def by_hand(match: Match) -> Match:
    """Home places everybody somewhere."""
    while asked(match)[1] == (HOME,) and asked(match)[0] in ("row", "column", "front"):
        found = tokens(match)
        match.answer(found[len(found) // 2])
    return match


def test_a_newer_formation_is_remembered_instead_of_an_older_free_line_up() -> None:
    match, rng = by_hand(at("row=8").play("attack free")), Rng(3)
    assert recall(match, HOME)["attack"].startswith("free")
    while "tight" not in tokens(match) or asked(match)[1] != (HOME,):
        choices = match.options()
        match.answer(choices[rng.below(len(choices))].value)
    assert labels(match, HOME)[0] == "As last time"  # in the same match nobody has to be told of the others
    carry_out(match, HOME, "tight")
    assert recall(match, HOME)["attack"] == "tight"


# What is read ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_plans_are_told_in_every_language(language: str) -> None:
    text = Text(language, game().spec)
    match = at("row=12").play("attack")
    found = plans(Look(match, HOME), text.say, {"attack": "+53 spread"})
    assert not re.search(r"(plan|form)-", " ".join(plan.label + plan.words for plan in found))
    assert text.faults == []


@pytest.mark.parametrize(
    ("language", "told"),
    [
        ("en", "End the phase: 2 players have not moved"),
        ("it", "Chiudi la fase: 2 non si sono mossi"),
        ("de", "Phase beenden: 2 sind noch nicht gezogen"),
    ],
)
def test_to_end_a_phase_says_who_has_not_moved(language: str, told: str) -> None:
    match = move("80@l6,70@c9", "20@c20,21@l20").play("t4 t4 home none")
    assert asked(match) == ("move", (HOME,))
    view = match.view(HOME)
    assert words(language).answer(view.question, "end", view.scene) == told
    match.walk("70-n.", HOME)
    assert see(match, "idle") == 1
    assert where(match, HOME, 70) == (3, 10)
    assert figure(match, HOME, 70).moved
