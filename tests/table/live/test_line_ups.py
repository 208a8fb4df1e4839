"""A line-up made on the board: asked for, changed, answered as a whole; and what a program recommends."""

from typing import Any

import pytest

import downfield
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import carry_out
from downfield.table.show.advice import advised
from downfield.text.line_ups import line_ups
from downfield.text.picture import is_plan
from tests.table.conftest import Coach, Table

STARTS = {
    "calciotto": "",
    "blood-bowl": "phase=drive half=2 kicking=home opener=home score=1-0",
    "touch-down": "row=8 :: attack",
}


def begun(slug: str) -> Match:
    game = downfield.game(slug)
    return game.load(STARTS[slug]) if STARTS[slug] else game.new(seed=3)


def recommended(match: Match) -> str:
    known = line_ups(Look(match, 0))
    assert known is not None
    return advised(match, 0, known.asked)


@pytest.mark.parametrize("slug", STARTS)
def test_a_program_recommends_a_whole_line_up_and_says_the_same_again(slug: str) -> None:
    match = begun(slug)
    words = recommended(match)
    assert words == recommended(match)
    carry_out(match, 0, words)
    assert 0 not in match.waiting()


def test_a_whole_line_up_is_taken_and_half_of_one_is_not() -> None:
    match = begun("blood-bowl")
    words = recommended(match)
    assert is_plan(match, 0, words, {})
    assert not is_plan(match, 0, words.rpartition(" ")[0], {})
    assert not is_plan(match, 0, f"{words} @m8", {})
    assert not is_plan(match, 1, words, {})


def asked(coach: Coach, **more: Any) -> dict[str, Any]:
    """What comes of a line-up that is asked for."""
    coach.say(type="line-up", **{"seat": 0, **more})
    return heard(coach, "lined-up")


def heard(coach: Coach, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while (told := coach.hear())["type"] != kind:
        continue
    return told


def test_a_line_up_is_made_on_the_board_and_then_answered(table: Table) -> None:
    match = table.begin("blood-bowl", "me", "me", seed=5, start=STARTS["blood-bowl"])
    with table.coach(match["id"], match["keys"]["0"]) as home:
        assert home.until(lambda told: told["ask"]["line_ups"])["ask"]["line_ups"] == {"0": "kick"}
        empty = asked(home)
        assert (empty["places"], empty["token"], empty["trouble"]) == ("", "", "11 are still to be placed.")
        whole = asked(home, start="advised")
        assert whole["token"]
        line = next(word for word in whole["places"].split() if word.endswith("@m8"))
        spoilt = asked(home, words=whole["places"], change=line.replace("m8", "a8"))
        assert (spoilt["token"], spoilt["rule"]) == ("", "BB-6.5")
        again = asked(home, start="kept", words=whole["kept"])
        assert set(again["places"].split()) == set(whole["places"].split())
        assert asked(home, words="99@m8 3@z20 nonsense")["places"] == ""
        home.say(type="reach", seat=0, source="m-p-h-3", places=whole["places"])
        assert {choice["token"] for choice in heard(home, "ways")["choices"]} >= {"3@", "3@a1"}
        home.answer(whole["token"], 0)
        home.until(lambda told: told["ask"]["waiting"] == [1])
        home.say(type="line-up", seat=0)
        assert home.refused() == "not-your-turn"
        home.say(type="line-up", seat=1)
        assert home.refused() == "not-your-seat"


def test_what_the_other_side_has_sealed_changes_nothing(table: Table) -> None:
    told = []
    for nth in (0, 3):
        match = table.begin("calciotto", "me", "me", seed=5)
        with (
            table.coach(match["id"], match["keys"]["0"]) as home,
            table.coach(match["id"], match["keys"]["1"]) as away,
        ):
            home.answer(home.until(lambda told: told["ask"]["plans"])["ask"]["plans"]["0"][nth]["token"], 0)
            away.until(lambda told: told["ask"]["waiting"] == [1])
            told.append([asked(away, seat=1, start=start) for start in ("places", "advised")])
            away.say(type="reach", seat=1, source="m-f-a-2", places="")
            told[-1].append(heard(away, "ways"))
    assert told[0] == told[1]
