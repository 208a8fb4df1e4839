"""A position of botbowl's becomes one of ours, and a deed of ours becomes botbowl's actions."""

from typing import Any

import pytest

from downfield.games.blood_bowl.model.skills import BLOCK, DODGE
from downfield.lab.cup import summary
from downfield.lab.cup.bridge import Seat, Told
from tests.games.blood_bowl.table import game

LINEMAN = [6, 3, 3, 8]


def man(side: int, number: int, column: int, row: int, **more: Any) -> dict[str, Any]:
    usual = {"side": side, "number": number, "at": [column, row], "state": "", "done": False}
    return {**usual, "profile": LINEMAN, "skills": [], **more}


def told(*men: dict[str, Any], **more: Any) -> Told:
    usual = {
        "ask": "deed", "half": 1, "turns": [3, 3], "score": [0, 0], "rerolls": [0, 0], "used": [], "ball": None,
        "carrier": None,
    }  # fmt: skip
    return {**usual, "men": list(men), **more}


def seat() -> Seat:
    return Seat(game(), "steady", 1)


def test_who_can_score_in_the_last_turn_does_in_botbowls_words() -> None:
    words = seat().answer(told(man(0, 7, 22, 8), man(1, 3, 2, 8), carrier=[0, 7], ball=[22, 8], turns=[8, 8]))
    assert words[0] == ("START_MOVE", 7, None)
    kind, _, place = words[-1]
    assert kind == "MOVE"
    assert place is not None
    assert place[0] == 26


def test_a_blitz_ends_with_a_block_of_its_target() -> None:
    men = (man(0, 9, 10, 8, skills=["BLOCK"]), man(1, 3, 14, 8), man(1, 4, 13, 2))
    words = seat().answer(told(*men, carrier=[1, 3], ball=[14, 8]))
    assert words[0] == ("START_BLITZ", 9, None)
    assert words[-1] == ("BLOCK", 0, (14, 8))


def test_a_turn_ends_when_nobody_is_left_to_act() -> None:
    words = seat().answer(told(man(0, 9, 10, 8, done=True), man(1, 3, 14, 8), ball=[3, 3]))
    assert words == [("END_TURN", 0, None)]


def test_who_has_just_got_the_ball_runs_on_with_what_is_left_of_his_movement() -> None:
    men = (man(0, 9, 10, 8), man(1, 3, 2, 2))
    words = seat().answer(told(*men, ask="run", who=9, moved=4, carrier=[0, 9], ball=[10, 8]))
    assert 1 <= len(words) <= 4
    assert {kind for kind, _, _ in words} == {"MOVE"}


@pytest.mark.parametrize(("old", "new"), [((6, 3, 3, 8), (6, 3, 3, 3, 9)), ((8, 2, 4, 7), (8, 2, 2, 2, 8))])
def test_a_profile_of_2016_has_the_same_chances(old: tuple[int, ...], new: tuple[int, ...]) -> None:
    g = seat().seen(told(man(0, 5, 10, 8, profile=list(old), skills=["DODGE", "SIDE_STEP", "FAN_FAVOURITE"])))
    assert tuple(int(g.profile[0]) >> 4 * i & 15 for i in range(5)) == new
    assert g.skills[0] & DODGE
    assert not g.skills[0] & BLOCK


def test_a_cup_is_told_in_a_line() -> None:
    assert summary([(2, 0), (1, 1)]).startswith("2 matches: 1 won, 1 drawn, 0 lost, points 75%")
