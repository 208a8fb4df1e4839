"""Two people at a match."""

import contextlib
from collections.abc import Iterator

from tests.table.conftest import Coach, Table, Told, play_on

JOINED = "Adalind"  # nobody opens an account under this name: guests could not bear it any more


def online(table: Table, game: str = "first-downs", **more: object) -> tuple[str, list[str]]:
    """A match of two people who have sat down: its id and their keys."""
    begun = table.begin(game, "me", "open", **more)
    reply = table.client.post(f"/api/join/{begun['invite']}", json={"name": JOINED})
    assert reply.status_code == 201, reply.text
    joined = reply.json()
    keys = [begun["keys"]["0"], joined["key"]]
    table.sit_down(begun["id"], *keys)
    return begun["id"], keys


@contextlib.contextmanager
def both(table: Table, match: str, keys: list[str]) -> Iterator[tuple[Coach, Coach]]:
    """Both of them, connected."""
    with table.coach(match, keys[0]) as home, table.coach(match, keys[1]) as away:
        for coach in (home, away):
            coach.until(lambda told: all(sitter["here"] for sitter in told["sitters"]))
        yield home, away


def decide(me: Coach, seat: int = 0) -> None:
    """Answer when asked, and hear that it is done; a program may have answered the same sealed choice before."""
    asked = me.until(lambda told: seat in told["ask"]["waiting"])
    before, sealed = asked["seq"], asked["ask"]["kind"] == "sealed"
    me.answer(me.tokens()[0], seat)
    me.until(
        lambda told: (
            told["seq"] > before + 1
            or (told["seq"] == before + 1 and not (sealed and seat in told["ask"]["waiting"]))
        )
    )


def until_asked_twice(home: Coach, away: Coach, seat: int) -> Told:
    """Play until a seat has given answers that it can no longer take back."""
    mine = (home, away)[seat]
    for step in range(200):
        play_on({0: home, 1: away}, steps=1, seed=step)
        mine.at(max(home.now["seq"], away.now["seq"]))
        if seat in mine.now["can_ask_back"]:
            return mine.now
    raise AssertionError("there was nothing to ask for")


def until_dice_fell(home: Coach, away: Coach) -> None:
    """Play until dice have fallen after both have decided in secret; the first games know few other dice."""
    for step in range(200):
        sealed = home.now.get("ask", {}).get("kind") == "sealed"
        play_on({0: home, 1: away}, steps=1, seed=step)
        home.at(away.now["seq"])
        if sealed and home.now["ask"]["kind"] != "sealed" and (home.now["dice"] or step > 40):
            return
    raise AssertionError("no dice fell")
