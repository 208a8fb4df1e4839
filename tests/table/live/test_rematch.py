"""Once more, sides swapped."""

import pytest

from tests.table.company import JOINED, both, online
from tests.table.conftest import Coach, Open, Table, Told

CLOCK = {"decision": 3600, "reserve": 60, "lapse": "hand"}


def _end(coach: Coach, *others: Coach) -> None:
    coach.say(type="resign", seat=0)
    for each in (coach, *others):
        each.until(lambda told: bool(told["over"]))


def _led(coach: Coach) -> Told:
    next_match: Told = coach.until(lambda told: told["next"] is not None)["next"]
    return next_match


@pytest.mark.parametrize("game", ["first-downs", "first-and-roll"])
def test_when_both_agree_the_same_keys_open_the_other_seats(open_table: Open, game: str) -> None:
    with open_table() as table:
        match, keys = online(table, game, clock=CLOCK)
        with both(table, match, keys) as (home, away), table.coach(match) as spectator:
            home.say(type="rematch", seat=0)
            assert home.refused() == "not-over"
            _end(home, away, spectator)
            assert home.now["can_rematch"]
            home.say(type="rematch", seat=0)
            assert not home.until(lambda told: told["rematch"] == [0])["can_rematch"]
            assert away.until(lambda told: told["rematch"] == [0])["can_rematch"]
    with open_table() as table:
        with both(table, match, keys) as (home, away), table.coach(match) as spectator:
            assert away.now["rematch"] == [0]
            away.say(type="rematch", seat=1)
            new = _led(home)
            assert new == {"match": new["match"], "seats": {"0": 1}}
            assert _led(away)["seats"] == {"1": 0}
            assert _led(spectator) == {"match": new["match"], "seats": {}}
            away.say(type="rematch", seat=1)
            assert away.refused() == "no-rematch"
        with both(table, new["match"], [keys[1], keys[0]]) as (new_home, new_away):
            assert [s["yours"] for s in new_away.now["sitters"]] == [False, True]
            assert next(s["name"] for s in new_home.now["sitters"]) == JOINED
            assert len(new_home.now["clocks"]) == 2
            assert not new_home.now["over"]


def test_programs_are_always_willing(table: Table) -> None:
    begun = table.begin("first-downs", "me", "random")
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        me.at(0)
        _end(me)
        me.say(type="rematch", seat=0)
        new = _led(me)
    with table.coach(new["match"], begun["keys"]["0"]) as again:
        assert [s["kind"] for s in again.at(0)["sitters"]] == ["coach", "person"]


def test_two_at_one_screen_agree_at_once(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me")
    with table.coach(begun["id"], *begun["keys"].values()) as pair:
        pair.at(0)
        _end(pair)
        pair.say(type="rematch", seat=0)
        assert _led(pair)["seats"] == {"0": 1, "1": 0}


def test_nobody_plays_against_an_empty_seat(table: Table) -> None:
    begun = table.begin("first-downs", "me", "open")
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        me.at(0)
        _end(me)
        assert not me.now["can_rematch"]
        me.say(type="rematch", seat=0)
        assert me.refused() == "no-rematch"


def test_spectators_cannot_ask(table: Table) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, away), table.coach(match) as spectator:
        _end(home, away, spectator)
        spectator.say(type="rematch", seat=0)
        assert spectator.refused() == "not-your-seat"
        assert not spectator.now["can_rematch"]


def test_two_servers_begin_one_rematch(open_table: Open) -> None:
    with open_table() as one, open_table() as two:
        match, keys = online(one)
        with one.coach(match, keys[0]) as home, two.coach(match, keys[1]) as away:
            home.at(0)
            away.at(0)
            _end(home)
            home.say(type="rematch", seat=0)
            home.until(lambda told: told["rematch"] == [0])
            away.say(type="rematch", seat=1)  # this server has not heard of the end yet
            while away.refused() not in ("late", "not-over"):
                continue
        with open_table() as three, three.coach(match, keys[1]) as away:
            away.say(type="rematch", seat=1)
            new = _led(away)
        with open_table() as four, four.coach(match, keys[0]) as home:
            assert _led(home)["match"] == new["match"]


def test_everybody_takes_his_team_along(table: Table) -> None:
    begun = table.begin("blood-bowl", "me", "me", options={"home_team": "orc", "away_team": "dwarf"})
    with table.coach(begun["id"], *begun["keys"].values()) as pair:
        pair.at(0)
        _end(pair)
        pair.say(type="rematch", seat=0)
        again = _led(pair)["match"]
    with table.coach(again, *begun["keys"].values()) as pair:
        _end(pair)
    record = table.client.get(f"/api/matches/{again}/record").text
    assert "home_team=dwarf away_team=orc" in record
