"""shortlist.js and plans.js: which options are buttons, and in which order."""

import json
from typing import Any

import pytest

from tests.browser.scripts.conftest import Script

SHORTLIST = "table/shortlist.js"
DONE = {"token": "done", "targets": []}
CARD = {"token": "card", "targets": ["m-card-1"]}
STEPS = [
    {"token": f"step{n}", "targets": [f"m-s-{n}"], "path": [f"m-s-{k}" for k in range(n)]} for n in range(20)
]
HIT = {"token": "hit", "targets": ["m-p-a-7"]}
RISKY = {"token": "risky", "targets": ["m-s-99"], "path": ["m-s-99"], "share": 0.5}


def listed(
    script: Script,
    own: list[Any],
    ways: list[Any] | None = None,
    *,
    movable: bool = True,
    whole: bool = False,
) -> tuple[list[str], int]:
    """The options that are listed, by their tokens, and how many more there are."""
    known = None if ways is None else {"choices": ways, "cells": []}
    asked = ", ".join(json.dumps(one) for one in (own, known, movable, whole))
    found = script(SHORTLIST, f"return shortlist({asked});")
    return [choice["token"] for choice in found["listed"]], found["more"]


def test_where_no_figure_can_be_picked_up_every_option_is_listed(script: Script) -> None:
    assert listed(script, [DONE, *STEPS], movable=False) == (["done", *(s["token"] for s in STEPS)], 0)


def test_whoever_has_picked_nothing_up_sees_what_lies_beside_the_field(script: Script) -> None:
    assert listed(script, [DONE, CARD, *STEPS]) == (["done", "card"], 0)
    assert listed(script, [DONE, CARD, HIT]) == (["done", "card"], 1)


@pytest.mark.parametrize("whole", [False, True])
def test_squares_are_never_listed_whatever_may_go_wrong_on_the_way(script: Script, whole: bool) -> None:
    assert listed(script, [DONE], [*STEPS, RISKY, HIT], whole=whole) == (["done", "hit"], 0)


def test_of_many_deeds_the_first_are_listed_and_all_for_whoever_asks(script: Script) -> None:
    hits = [{"token": f"hit{n}", "targets": [f"m-p-a-{n}"]} for n in range(12)]
    assert listed(script, [], hits) == ([f"hit{n}" for n in range(8)], 4)
    assert listed(script, [], hits, whole=True) == ([f"hit{n}" for n in range(12)], 0)


@pytest.mark.parametrize("ways", [None, [HIT, CARD]])
def test_on_the_board_lies_each_answer_once(script: Script, ways: list[Any] | None) -> None:
    known = None if ways is None else {"choices": ways}
    own = [DONE, CARD, STEPS[0]]
    found = script(SHORTLIST, f"return offered({json.dumps(own)}, {json.dumps(known)}, true);")
    assert [choice["token"] for choice in found] == (
        ["done", "card", "step0"] if ways is None else ["hit", "card", "done"]
    )


def test_plans_that_show_something_stand_above_the_options_and_others_below(script: Script) -> None:
    ask = {
        "plans": {"0": [{"token": "cut", "targets": []}, {"token": "storm", "targets": [], "marks": "<g/>"}]},
        "mine": {"0": [DONE, {"token": "storm", "targets": []}]},
    }
    found = script("table/plans.js", f"return withPlans({json.dumps(ask)}, 0);")
    assert [(choice["token"], choice.get("plan")) for choice in found] == [
        ("storm", True),
        ("done", None),
        ("cut", False),
    ]
