"""The chat of a match."""

import pytest

from tests.table.company import both, online
from tests.table.conftest import Coach, Open, Table, Told


def _lines(coach: Coach, many: int = 1) -> list[Told]:
    """The next lines of the chat, so many at least."""
    heard: list[Told] = []
    while len(heard) < many:
        told = coach.hear()
        if told["type"] == "chat":
            heard += told["lines"]
    return heard


def test_what_one_says_all_read_and_it_is_kept(open_table: Open) -> None:
    with open_table() as table:
        match, keys = online(table)
        with both(table, match, keys) as (home, away), table.coach(match) as spectator:
            home.say(type="chat", words=" Good\u202e luck!\n\x00 <b>Ada</b> ")
            for reader in (home, away, spectator):
                [line] = _lines(reader)
                assert (line["seat"], line["words"]) == (0, "Good luck! <b>Ada</b>")
            away.say(type="chat", words="Grazie")
            assert _lines(home)[0] == _lines(away)[0]
    with open_table() as table, table.coach(match) as spectator:
        assert [line["words"] for line in _lines(spectator, 2)] == ["Good luck! <b>Ada</b>", "Grazie"]


def test_only_what_is_new_is_told_again(table: Table) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, away):
        for words in ("one", "two", "three"):
            home.say(type="chat", words=words)
        _lines(away, 3)
        path = f"/api/matches/{match}/live"
        for known, told in ((2, ["three"]), (0, ["one", "two", "three"]), (9, ["one", "two", "three"])):
            with table.client.websocket_connect(path) as line:
                late = Coach(line)
                late.say(type="hello", keys=[keys[1]], chat=known)
                assert [said["words"] for said in _lines(late)] == told


@pytest.mark.parametrize(
    ("words", "code"),
    [("x" * 501, "too-large"), (" \n\u200b ", "nothing-said"), ("", "nothing-said")],
    ids=["long", "blank", "empty"],
)
def test_a_line_that_is_none_is_refused(table: Table, words: str, code: str) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, _):
        home.say(type="chat", words=words)
        assert home.refused() == code
        home.say(type="chat", words="é" * 500)
        assert len(_lines(home)[0]["words"]) == 500


def test_spectators_and_those_who_play_alone_only_read(table: Table) -> None:
    match, _ = online(table)
    with table.coach(match) as spectator:
        spectator.say(type="chat", words="Hello")
        assert spectator.refused() == "only-readers"
    begun = table.begin("first-downs", "me", "steady")
    with table.coach(begun["id"], begun["keys"]["0"]) as alone:
        assert not alone.at(0)["chatty"]
        alone.say(type="chat", words="Hello")
        assert alone.refused() == "only-readers"


def test_whoever_expects_somebody_may_leave_a_word(table: Table) -> None:
    begun = table.begin("first-downs", "me", "open")
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        assert me.at(0)["chatty"]
        me.say(type="chat", words="I am waiting")
        assert _lines(me)[0]["words"] == "I am waiting"


def test_a_chatterbox_is_slowed_down_and_the_match_goes_on(table: Table) -> None:
    match, keys = online(table)
    with both(table, match, keys) as (home, away):
        for _ in range(8):
            home.say(type="chat", words="buy!")
        assert home.refused() == "too-fast"
        seat = home.now["ask"]["waiting"][0]
        asked = (home, away)[seat]
        seq = asked.now["seq"]
        asked.answer(asked.tokens()[0], seat)
        asked.at(seq + 1)


def test_lines_from_two_servers_have_one_order(open_table: Open) -> None:
    with open_table() as one, open_table() as two:
        match, keys = online(one)
        with one.coach(match, keys[0]) as home, two.coach(match, keys[1]) as away:
            home.at(0)
            away.at(0)
            home.say(type="chat", words="here")
            _lines(home)
            away.say(type="chat", words="there")
            assert [(line["number"], line["words"]) for line in _lines(away, 2)] == [
                (0, "here"),
                (1, "there"),
            ]
