"""Several answers in one click: they are all legal, and lead to what they show."""

import functools
import re

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, at, facts, field, game, pitch, where

from downfield.games.blood_bowl.board.ghosts import plans
from downfield.games.blood_bowl.components.parts import TEAMS
from downfield.games.blood_bowl.moves.plans import recall
from downfield.games.blood_bowl.moves.walks import sources, walks
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan, carry_out
from downfield.text import Text
from downfield.text.picture import is_plan


@functools.cache
def say(language: str = "en") -> Text:
    return Text(language, game().spec)


def ready(match: Match, last: dict[str, str] | None = None) -> list[Plan]:
    return plans(Look(match, match.waiting()[0]), say().say, last or {})


def kick_off(**teams: str) -> Match:
    """Home kicks off: both are still to set up."""
    return game().at("phase=drive kicking=home", options=teams)


@pytest.mark.parametrize("team", TEAMS)
def test_every_ready_formation_is_a_legal_set_up_for_every_team(team: str) -> None:
    match = kick_off(home_team=team, away_team=team)
    for seat in (HOME, AWAY):
        found = ready(match)
        assert len(found) >= 2
        for plan in found:
            twin = match.clone()
            carry_out(twin, seat, plan.token)
            assert len(re.findall(r"@", field(twin, ("home", "away")[seat]))) == 11
        carry_out(match, seat, found[0].token)
    assert match.need.question == "kick"


def test_a_plan_is_drawn_as_it_would_stand() -> None:
    found = ready(kick_off())[0]
    assert found.label == "Zone: spread over the pitch"
    assert found.marks.count("<text") == 11


def test_a_set_up_made_by_hand_comes_first_the_next_time() -> None:
    match = kick_off()
    places = ["m7", "m8", "m9", "k6", "k10", "k3", "k13", "j2", "j14", "i8", "f8"]
    numbers = ["1", "2", "3", "4", "5", "6", "7", "8", "9", "10", "11"]
    match.play([f"+{n}-{square}" for n, square in zip(numbers, places, strict=True)])
    match.play("cage @r8")
    assert recall(match, HOME) == {
        "kick": "1@12/7 2@12/8 3@12/9 4@10/6 5@10/10 6@10/3 7@10/13 8@9/2 9@9/14 10@8/8 11@5/8"
    }
    again = ready(kick_off(), recall(match, HOME))[0]
    assert again.label == "As last time"
    twin = kick_off()
    assert is_plan(twin, HOME, again.token, recall(match, HOME))
    carry_out(twin, HOME, again.token)
    assert [where(twin, f"home{n}") for n in numbers] == places


def test_a_formation_that_was_taken_comes_first_the_next_time() -> None:
    match = kick_off()
    match.play("wall cage @r8")
    assert recall(match, HOME) == {"kick": "wall"}
    assert recall(match, AWAY) == {"receive": "cage"}
    assert ready(kick_off(), recall(match, HOME))[0].token == "wall"
    assert ready(kick_off(), {"kick": "wall"})[0].label == "As last time: Wall: a deep line"


def test_a_changed_formation_is_made_again_as_it_was_changed() -> None:
    match = kick_off()
    match.play("wall-then +10 b8 +11 no +14 c8 done cage @r8")
    stood = [int(pitch(match).at[slot]) for slot in range(16)]
    again = kick_off()
    carry_out(again, HOME, ready(again, recall(match, HOME))[0].token)
    assert [int(pitch(again).at[slot]) for slot in range(16)] == stood


def test_whoever_is_missing_is_replaced_in_a_set_up_made_again() -> None:
    last = "1@12/7 2@12/8 3@12/9 4@10/6 5@10/10 6@10/3 7@10/13 8@9/2 9@9/14 10@8/8 11@5/8"
    match = game().at("phase=drive kicking=home hurt=home1,home4")
    again = ready(match, {"kick": last})[0]
    carry_out(match, HOME, again.token)
    stand = {where(match, f"home{n}") for n in range(1, 17) if where(match, f"home{n}")}
    assert {"m7", "m8", "m9", "k6", "k10"} <= stand
    assert len(stand) == 11


def test_players_are_set_up_one_by_one_by_two_clicks() -> None:
    match = kick_off()
    assert sources(Look(match, HOME))[0] == "m-p-h-1"
    found = walks(Look(match, HOME), "m-p-h-4", say().say)
    target = next(walk for walk in found if walk.target == "m-s-k5")
    assert target.words == "4 to k5"
    match.walk(target.token, HOME)
    assert where(match, "home4") == "k5"
    assert match.need.question == "set-up"
    assert ready(match) == []


def test_a_player_goes_only_where_the_set_up_can_still_become_legal() -> None:
    match = kick_off().play("+4-k1 +5-k2")
    found = {walk.target for walk in walks(Look(match, HOME), "m-p-h-6", say().say)}
    assert "m-s-k3" not in found
    assert "m-s-k5" in found


def test_the_turn_is_ended_in_the_middle_of_an_activation() -> None:
    match = at("home=11@f8,12@a1 away=7@p8").play("11 g8")
    plan = ready(match)[0]
    assert plan.token == ". end"
    assert plan.label == "End the turn: one player could still act"
    carry_out(match, HOME, plan.token)
    assert match.waiting() == (AWAY,)


def test_a_block_die_is_kept_and_picked_by_one_click() -> None:
    match = at("home=11@f8,12@g7 away=7@g8 rerolls=1-0").play("11block PB POW")
    assert match.need.question == "block-dice"
    found = ready(match)
    assert [(plan.token, plan.label, plan.targets) for plan in found] == [
        ("keep >POW", "Pow", ["m-die-1"]),
        ("keep >PB", "Push Back", ["m-die-0"]),
    ]
    carry_out(match, HOME, found[0].token)
    assert facts(match)[-1] == "result"
    assert pitch(match).sides[4] == 1


def test_dice_that_all_show_the_same_are_kept_by_a_click_on_any() -> None:
    match = at("home=11@f8,12@g7 away=7@g8 rerolls=1-0").play("11block PB PB")
    found = ready(match)
    assert [(plan.token, plan.label, plan.targets) for plan in found] == [
        ("keep", "Push Back", ["m-die-0", "m-die-1"])
    ]


def test_dice_that_the_other_coach_picks_are_only_kept() -> None:
    match = at("home=11@f8 away=7@g8,8@g7,9@g9 rerolls=1-0").play("11block *7 PB POW")
    assert match.need.question == "block-dice"
    assert ready(match) == []


@pytest.mark.parametrize("language", ["en", "it", "de"])
def test_plans_speak_every_language(language: str) -> None:
    text = say(language)
    found = plans(Look(kick_off(), HOME), text.say, {"kick": "1@12/7"})
    found += plans(Look(at("home=11@f8,12@a1 away=7@p8").play("11 g8"), HOME), text.say, {})
    assert not [plan.label for plan in found if re.search(r"plan-|answer-", plan.label)]
    assert text.faults == []
