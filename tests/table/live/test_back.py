"""Going back by agreement."""

import pytest

import downfield
from downfield.kernel import record
from tests.table.company import both, decide, online, until_asked_twice, until_dice_fell
from tests.table.conftest import Coach, Open, Table, play_on


def _ask(coach: Coach, seat: int) -> int:
    """Ask to go back, and hear that it is asked."""
    seq = int(coach.now["seq"])
    coach.say(type="ask-back", seq=seq, seat=seat)
    coach.until(lambda told: told["back"] is not None)
    return seq


@pytest.mark.slow
@pytest.mark.parametrize("game", ["first-downs", "first-and-roll"])
def test_the_other_side_may_let_a_decision_be_taken_back(open_table: Open, game: str) -> None:
    with open_table() as table:
        match, keys = online(table, game)
        with both(table, match, keys) as (home, away):
            until_dice_fell(home, away)
            before = _ask(home, 0)
            assert home.now["back"]["yours"]
            asked = away.until(lambda told: told["back"] is not None)
            assert asked["back"]["reply"] == 1
            away.say(type="go-back", seq=asked["seq"], seat=1)
            back = home.until(lambda told: told["back"] is None)
            assert "0" in back["ask"]["mine"]
            assert back["still"]
            assert back["seq"] > before
            assert back["log"][-1]["note"]
            play_on({0: home, 1: away}, steps=6)
            last = home.at(away.now["seq"])
    with open_table() as table, both(table, match, keys) as (home, away):
        again = home.at(last["seq"])
        assert (again["ask"], again["moving"]) == (last["ask"], last["moving"])
        play_on({0: home, 1: away})
        read = record.read(table.client.get(f"/api/matches/{match}/record").text)
        assert "Unrolled" in read.tags or game == "first-downs"  # its coins are seldom tossed
        assert record.verify(read, downfield.game(game)).over


def test_who_plays_on_declines_and_nobody_asks_a_fourth_time(open_table: Open) -> None:
    with open_table() as table:
        match, keys = online(table)
        with both(table, match, keys) as (home, away):
            for times in range(3):
                until_asked_twice(home, away, 0)
                _ask(home, 0)
                away.until(lambda told: told["back"] is not None)
                if times == 0 or 1 not in away.now["ask"]["waiting"]:  # says so
                    away.say(type="stay", seq=away.now["seq"], seat=1)
                else:  # plays on
                    away.answer(away.tokens()[0], 1)
                home.until(lambda told: told["back"] is None)
                away.until(lambda told: told["back"] is None)
            home.at(away.now["seq"])
            assert home.now["can_ask_back"] == []
            home.say(type="ask-back", seq=home.now["seq"], seat=0)
            assert home.refused() == "asked-too-often"
    with open_table() as table, both(table, match, keys) as (home, away):
        home.say(type="ask-back", seq=home.now["seq"], seat=0)
        assert home.refused() == "asked-too-often"


def test_an_answer_that_crosses_the_request_counts(table: Table) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, away):
        until_asked_twice(home, away, 0)
        while away.at(home.now["seq"])["ask"]["waiting"] != [1]:
            play_on({0: home, 1: away}, steps=1)
        seq = away.now["seq"]
        _ask(home, 0)
        away.answer(away.tokens()[0], 1, seq)
        assert home.until(lambda told: told["back"] is None)["seq"] > seq + 1


def test_only_the_other_side_agrees(table: Table) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, away), table.coach(match) as spectator:
        until_asked_twice(home, away, 0)
        home.say(type="go-back", seq=home.now["seq"], seat=0)
        assert home.refused() == "late"
        _ask(home, 0)
        home.say(type="go-back", seq=home.now["seq"], seat=0)
        assert home.refused() == "not-your-seat"
        assert spectator.until(lambda told: told["back"] is not None)["back"]["reply"] is None
        spectator.say(type="go-back", seq=spectator.now["seq"], seat=1)
        assert spectator.refused() == "not-your-seat"
        away.until(lambda told: told["back"] is not None)
        away.say(type="ask-back", seq=away.now["seq"], seat=1)
        assert away.refused() in ("asked-already", "nothing-back")
        away.say(type="go-back", seq=away.now["back"]["seat"], seat=1)
        assert away.refused() == "late"
        home.say(type="stay", seq=home.now["seq"], seat=0)
        assert away.until(lambda told: told["back"] is None)["can_ask_back"] is not None
        assert home.until(lambda told: told["back"] is None)["can_ask_back"] == [0]


def test_programs_never_object(table: Table) -> None:
    begun = table.begin("first-downs", "me", "random")
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        while not (me.now["ask"]["mine"] and me.now["can_ask_back"]):
            decide(me)
        me.say(type="ask-back", seq=me.now["seq"], seat=0)
        back = me.until(lambda told: any(line["note"] for line in told["log"]))
        assert back["back"] is None
        decide(me)


def test_two_at_one_screen_need_not_ask(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", "me")
    with table.coach(begun["id"], *begun["keys"].values()) as both_seats:
        until_asked_twice(both_seats, both_seats, 0)
        both_seats.say(type="ask-back", seq=both_seats.now["seq"], seat=0)
        back = both_seats.until(lambda told: any(line["note"] for line in told["log"]))
        assert "0" in back["ask"]["mine"]


def test_what_cannot_be_granted_is_not_asked(table: Table) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, away):
        for seat, coach in enumerate((home, away)):
            coach.say(type="ask-back", seq=coach.now["seq"], seat=seat)
            assert coach.refused() == "nothing-back"
    begun = table.begin("first-and-roll", "me", "me", seed=3)
    with table.coach(begun["id"], *begun["keys"].values()) as seeded:
        until_dice_fell(seeded, seeded)
        assert seeded.now["can_ask_back"] == []
        seeded.say(type="ask-back", seq=seeded.now["seq"], seat=0)
        assert seeded.refused() == "dice-decided"
