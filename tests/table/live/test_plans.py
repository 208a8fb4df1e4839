"""Plans at the table: all of it with one message, taken back as one, offered to nobody else, remembered."""

import json
from typing import Any

import pytest

from downfield.kernel.show.look import Look
from downfield.store.kept import GO_BACK, MORE, PERSON, KeptSeat
from downfield.table.live.sitting import Sitting, rebuild
from downfield.table.protocol.wishes import game_of, kept_match
from downfield.text import Text
from downfield.text.picture import plans
from tests.table.conftest import Coach, Open, Table

GAMES = ("calciotto", "touch-down")
LINE_UP = {"calciotto": "", "touch-down": "row=8 :: attack"}  # where home is asked to line up


def _plans(coach: Coach, seat: int) -> list[dict[str, Any]]:
    """What a seat is offered."""
    told = coach.until(lambda told: str(seat) in told["ask"]["plans"])
    found: list[dict[str, Any]] = told["ask"]["plans"][str(seat)]
    return found


def _begin(table: Table, game: str) -> tuple[str, list[str]]:
    begun = table.begin(game, "me", "me", seed=5, start=LINE_UP[game])
    return begun["id"], [begun["keys"]["0"], begun["keys"]["1"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_plan_is_one_message_and_is_taken_back_as_one(open_table: Open, game: str) -> None:
    with open_table() as table:
        match, keys = _begin(table, game)
        with table.coach(match, keys[0]) as home, table.coach(match, keys[1]) as away:
            plan, before = _plans(home, 0)[1], dict(home.now)
            assert plan["marks"]
            home.answer(plan["token"], 0)
            done = home.until(lambda told: told["ask"]["waiting"] == [1])
            answers = 18 if game == "calciotto" else 1
            assert done["seq"] == before["seq"] + answers
            assert done["ask"]["plans"] == {}
            assert _plans(away, 1)
    with open_table() as table, table.coach(match, keys[0]) as home:  # another server knows it as well
        home.until(lambda told: told["can_take_back"] == [0])
        home.say(type="take-back", seq=home.now["seq"], seat=0)
        back = home.until(lambda told: told["ask"]["waiting"] == [0])
        assert back["ask"]["words"] == before["ask"]["words"]
        assert back["ask"]["plans"] == before["ask"]["plans"]
        home.answer(plan["token"], 0)
        assert home.until(lambda told: told["ask"]["waiting"] == [1])


def test_a_plan_happens_as_a_whole_or_not_at_all(table: Table) -> None:
    match, keys = _begin(table, "calciotto")
    with table.coach(match, keys[0]) as home, table.coach(match, keys[1]) as away:
        token, seq = _plans(home, 0)[0]["token"], home.now["seq"]
        for wrong in (
            token + " -5",  # goes on when away is asked
            token.rpartition(" ")[0],  # ends too soon: nobody offered that
            token.replace("2@g4", "2@g14"),  # not in the own half
            "-5 -11 nonsense",
        ):
            home.answer(wrong, 0)
            assert home.refused() == "illegal-answer"
        away.at(0)
        assert (home.now["seq"], away.now["seq"]) == (seq, seq)
        home.answer(token, 0)
        home.at(seq + 18)


def test_nobody_else_is_offered_a_plan_or_hears_which_one_it_was(table: Table) -> None:
    heard = []
    for choice in (0, 3):
        match, keys = _begin(table, "calciotto")
        with (
            table.coach(match, keys[0]) as home,
            table.coach(match, keys[1]) as away,
            table.coach(match, lang="de") as spectator,
        ):
            everybody = (home, away, spectator)
            for listener in everybody:
                listener.until(lambda told: all(sitter["here"] for sitter in told["sitters"]))
            plan = _plans(home, 0)[choice]
            assert away.now["ask"]["plans"] == spectator.now["ask"]["plans"] == {}
            home.answer(plan["token"], 0)
            for listener in everybody:
                listener.until(lambda told: told["ask"]["waiting"] == [1])
            frames = [frame for listener in (away, spectator) for frame in listener.frames]
            assert not any(plan["marks"] in json.loads(frame).get("moving", "") for frame in frames)
            last = [listener.frames[-1].replace(match, "ID") for listener in (away, spectator)]
            heard.append(last)
    assert heard[0] == heard[1]


def test_a_coach_is_offered_what_he_did_in_his_last_match_of_the_game(table: Table) -> None:
    table.client.get("/")  # gives the cookie
    match, keys = _begin(table, "calciotto")
    with table.coach(match, *keys) as me:
        assert _plans(me, 0)[0]["label"] == "Formation: Balanced"
        me.answer(_plans(me, 0)[2]["token"], 0)
        me.answer(_plans(me, 1)[0]["token"], 1)
        me.until(lambda told: not told["ask"]["plans"])
    table.begin("touch-down", "me", "me")  # of another game there is nothing to remember
    again, keys = _begin(table, "calciotto")
    with table.coach(again, *keys) as me:
        first = _plans(me, 0)[0]
        assert first["label"] == "As last time: Diamond"
        me.answer(first["token"], 0)
        assert _plans(me, 1)
    table.client.cookies.clear()
    other, keys = _begin(table, "calciotto")
    with table.coach(other, *keys) as somebody:
        assert _plans(somebody, 0)[0]["label"] == "Formation: Balanced"


# What was sent together is taken back together -------------------------------------------------------------------


def _sitting(game: str, start: str, seed: int | None = 5) -> Sitting:
    known = game_of(game)
    kept = kept_match(known, known.options({}), seed, "", start)
    return Sitting(kept, [KeptSeat(seat, PERSON, "somebody") for seat in range(2)], known)


HOME = "1@h0,2@a2,3@a3,6@a4,7@p2,10@p3,13@p4,14@h9"
AWAY = "1@i21,2@a19,3@a18,6@a17,7@p19,10@p18,13@p17,14@h15"
WALKS = {
    "calciotto": (f"ball=home14 home={HOME} away={AWAY} :: d5 d3", ("14n2", "13n", "13nw")),
    "touch-down": (
        "phase=move row=8 move=2 ball=home80 home=80@l6,70@c9 away=20@c20,21@l20 :: t4 t4 home none",
        ("70-n2.", "80-n", "n2."),
    ),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_walk_is_taken_back_as_a_whole_and_steps_one_by_one(game: str) -> None:
    line, words = WALKS[game]
    sitting, lines = _sitting(game, line), list[str]()
    deeds = sitting.open()
    for word in words:
        lines.append(sitting.match.line())
        deeds += sitting.answer(0, word, sitting.seq)
    assert MORE in {deed.kind for deed in deeds}
    for played in (sitting, rebuild(sitting.kept, sitting.seats, deeds, sitting.game)):
        told = [*deeds]
        for line in reversed(lines):
            told += played.take_back(0, played.seq)
            assert played.match.line() == line
        again = rebuild(sitting.kept, sitting.seats, told, sitting.game)
        assert (again.match.line(), again.seq) == (played.match.line(), played.seq)


def test_by_agreement_a_whole_plan_is_gone_back_over() -> None:
    sitting = _sitting("calciotto", "", None)
    deeds = [*sitting.add_nonce(0, 7), *sitting.add_nonce(1, 8)]
    for seat in (0, 1):
        plan = plans(Look(sitting.match, seat), Text("en", sitting.game.spec).say, {})[0]
        deeds += sitting.answer(seat, plan.token, sitting.seq)
    assert sitting.match.rolls  # the toss
    deeds += sitting.do(GO_BACK, 1, 0)
    assert sitting.match.moves == []
    again = rebuild(sitting.kept, sitting.seats, deeds, sitting.game)
    assert (again.match.moves, again.seq) == ([], sitting.seq)
