"""Nothing that leaves the server before a reveal depends on what is hidden."""

import json
import re

import pytest

from tests.contract.cases import LATE, SEALING
from tests.table.conftest import Coach, Table, Time, play_on

CLOCK = {"decision": 60, "reserve": 60}
CREATED = re.compile(r'"created":"[^"]*"')
LEFT = re.compile(r'"(decision|reserve)_left_ms":\d+')  # of a clock
PATHS = (
    "/api/matches/{}",
    "/match/{}",
    "/match/{}?lang=it",
    "/api/matches/{}/record",
    "/match/{}/replay",
    "/watch",
    "/",
)


def _to_sealed(home: Coach, away: Coach) -> None:
    """Play to the first sealed choice that both owe."""
    for step in range(50):
        home.at(0)
        away.at(home.now["seq"])
        if home.now["ask"]["kind"] == "sealed":
            return
        play_on({0: home, 1: away}, steps=1, seed=step)
    raise AssertionError("no sealed choice came")


def _said(coach: Coach, words: str) -> None:
    while not any(line["words"] == words for line in coach.hear().get("lines", [])):
        continue


def _new(coach: Coach, seq: int, match: str) -> list[str]:
    """What somebody was told after a moment; the same words twice, because somebody came or went, count once.

    So they do when a clock has run on in between.
    """
    frames = [f.replace(match, "ID") for f in coach.frames if json.loads(f).get("seq") != seq]
    first: dict[str, str] = {}
    for frame in frames:
        first.setdefault(LEFT.sub("", frame), frame)
    return list(first.values())


def _run(table: Table, time: Time, game: str, choice: int) -> tuple[list[list[str]], list[str], list[str]]:
    """What the other seat and spectators heard and could read while a choice lay sealed, and the options there were."""
    time.seconds = 1_800_000_000
    begun = table.begin(game, "me", "me", seed=11, clock=CLOCK)
    match, keys = begun["id"], begun["keys"]
    table.client.cookies.clear()  # whoever reads the pages is nobody
    with (
        table.coach(match, keys["0"]) as home,
        table.coach(match, keys["1"]) as away,
        table.coach(match, lang="de") as spectator,
    ):
        for listener in (
            home,
            away,
        ):  # a clock that starts is a deed: whoever answers before it may come too late
            listener.until(lambda told: any(face["running"] for face in told["clocks"]))
        _to_sealed(home, away)
        for listener in (home, away, spectator):
            listener.until(
                lambda told: all(s["here"] for s in told["sitters"]) and told["clocks"][0]["running"]
            )
            listener.at(home.now["seq"])
            listener.frames.clear()
        tokens, seq = home.tokens(), home.now["seq"]
        time.seconds += 7
        home.answer(tokens[choice], 0)
        assert home.at(seq + 1)["ask"]["waiting"] == [1]
        for listener in (away, spectator):
            told = listener.at(seq + 1)
            assert [face["running"] for face in told["clocks"]] == [False, True]
        time.seconds += 5
        home.say(type="chat", words="Your turn")
        for listener in (home, away, spectator):
            _said(listener, "Your turn")
        home.say(
            type="ask-back", seq=home.now["seq"], seat=0
        )  # this match has a seed, but no die has fallen since
        for listener in (away, spectator):
            listener.until(lambda told: told["back"] is not None)
        with table.coach(match) as late:
            late.at(seq + 2)
        read = [table.client.get(path.format(match)).text for path in PATHS]
    heard = [_new(who, seq, match) for who in (away, spectator, late)]
    return heard, [CREATED.sub("", text.replace(match, "ID")) for text in read], tokens


@pytest.mark.parametrize("game", SEALING)
def test_what_is_heard_and_read_does_not_depend_on_what_is_sealed(
    table: Table, time: Time, game: str
) -> None:
    frames, bodies, tokens = _run(table, time, game, 0)
    assert len(tokens) > 1
    assert all(frames)
    other_frames, other_bodies, _ = _run(table, time, game, 1)
    assert frames == other_frames
    assert bodies[:4] == other_bodies[:4]


@pytest.mark.parametrize("game", SEALING)
def test_the_cover_between_two_coaches_shows_nothing_of_either(table: Table, game: str) -> None:
    shown = set()
    for choice in (0, 1):
        begun = table.begin(game, "me", "me", seed=11)
        with table.coach(begun["id"], *begun["keys"].values()) as pair, table.coach(begun["id"]) as spectator:
            _to_sealed(pair, pair)
            assert set(pair.now["hands"]) == {"0", "1"}
            assert pair.now["moving"] == spectator.at(pair.now["seq"])["moving"]
            seq = pair.now["seq"]
            pair.answer(pair.tokens()[choice], 0)
            told = pair.at(seq + 1)
            assert set(told["hands"]) == {"1"}
            assert told["moving"] == spectator.at(seq + 1)["moving"]
            shown.add(str((told["hands"], told["moving"], told["ask"], told["log"])))
    assert len(shown) == 1


# Hands and line-ups -----------------------------------------------------------------------------------------------


def _lined_up(table: Table, choice: int) -> list[list[str]]:
    """What the others hear while one side calls its figures up in secret."""
    begun = table.begin("calciotto", "me", "me", seed=11)
    match, keys = begun["id"], begun["keys"]
    with (
        table.coach(match, keys["0"]) as home,
        table.coach(match, keys["1"]) as away,
        table.coach(match, lang="de") as spectator,
    ):
        for listener in (home, away, spectator):
            listener.until(lambda told: all(s["here"] for s in told["sitters"]))
        for step in range(4):
            seq = home.now["seq"]
            home.answer(home.tokens()[choice if step == 0 else -1], 0)
            home.at(seq + 1)
        for listener in (away, spectator):
            assert listener.at(home.now["seq"])["ask"]["mine"] == {}
        with table.coach(match) as late:
            late.at(home.now["seq"])
        return [_new(who, 0, match) for who in (away, spectator, late)]


def test_nobody_hears_whom_a_side_calls_up(table: Table) -> None:
    first = _lined_up(table, 0)
    assert all(first)
    assert first == _lined_up(table, 1)


def _with_hand(table: Table, hand: str) -> list[list[str]]:
    """What the others hear of a phase while home holds these cards."""
    begun = table.begin(
        "calciotto", "me", "me", seed=11, start=LATE["calciotto"].replace("dribbling,tackle", hand)
    )
    match, keys = begun["id"], begun["keys"]
    with (
        table.coach(match, keys["0"]) as home,
        table.coach(match, keys["1"]) as away,
        table.coach(match) as spectator,
    ):
        for listener in (home, away, spectator):
            listener.until(lambda told: all(s["here"] for s in told["sitters"]))
        for token in ("pass", "pass"):
            seat = home.now["ask"]["waiting"][0]
            asked = (home, away)[seat]
            seq = asked.now["seq"]
            assert token in asked.tokens()
            asked.answer(token, seat)
            for listener in (home, away, spectator):
                listener.at(seq + 1)
        return [_new(who, -1, match) for who in (home, away, spectator)]


def test_nobody_hears_what_a_side_holds(table: Table) -> None:
    one, other = _with_hand(table, "dribbling,tackle"), _with_hand(table, "dribbling,dribbling")
    assert one[0] != other[0]
    assert one[1:] == other[1:]
