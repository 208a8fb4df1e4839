"""Who watches is counted; what most watch stands on the home page; and marks for firsts."""

import pytest

from downfield.store.kept import KeptSeat
from downfield.store.places import Place
from downfield.table.pages.meet.awards import awards
from downfield.table.pages.meet.featured import LATELY, best
from downfield.table.pages.meet.played import Played
from downfield.table.pages.watch import ToWatch
from downfield.table.protocol.wishes import game_of, kept_match
from tests.table.company import both, online
from tests.table.conftest import Table
from tests.table.meet.test_letters import _house
from tests.table.people.devices import Device

NOW = 10**12


def _shown(
    id: str, spectators: int = 0, at: int = NOW, over: bool = False, kind: str = "person"
) -> tuple[ToWatch, Place]:
    game = game_of("first-downs")
    match = ToWatch(
        id, game.slug, game.name, ("a", "b"), (False, False), (0, 0), "", "", False, over, "", spectators
    )
    seats = [KeptSeat(0, kind, "Ada"), KeptSeat(1, "coach", "steady")]
    return match, Place(kept_match(game, {}, None, ""), seats, 1, at)


def test_of_matches_that_people_play_just_now_the_one_that_most_watch_is_shown() -> None:
    public = [
        _shown("few", 1),
        _shown("most", 3),
        _shown("over", 9, over=True),
        _shown("asleep", 9, at=NOW - LATELY - 1),
        _shown("bots", 9, kind="coach"),
    ]
    chosen = best(public, NOW)
    assert chosen is not None
    assert chosen[0].id == "most"
    assert best(public[2:], NOW) is None


@pytest.mark.usefixtures("playbooks")
def test_spectators_are_counted_and_the_match_stands_on_the_home_page(table: Table) -> None:
    match, keys = online(table, visibility="public")
    assert (
        table.client.get("/featured").text.strip().endswith("-->") or match not in table.client.get("/").text
    )
    with both(table, match, keys) as (home, _), table.coach(match) as spectator:
        home.until(lambda told: told["ask"]["kind"] != "wait")
        spectator.hear()
        with table.client.portal() as loop:
            _house(table).lobby._looked = float("-inf")
            loop.call(_house(table).lobby.look)
        (told,) = table.client.get("/api/matches").json()
        assert (told["id"], told["spectators"]) == (match, 1)
        shown = Device(table.client).get("/featured").text
    assert match in shown
    assert "one spectator" in shown


def _played(game: str, result: str, points: tuple[int, int] = (7, 3), **more: object) -> Played:
    return Played(f"{game}-{result}", game, game, "Bob", result, points, "2026-01-01", **more)  # type: ignore[arg-type]


def test_marks_are_for_the_first_time() -> None:
    later, first = _played("calciotto", "won", (2, 0)), _played("first-downs", "won", (7, 6))
    won = {award.key: award.match for award in awards([later, first, _played("calciotto", "lost")])}
    assert (won["win"], won["person"], won["close"], won["shutout"]) == (
        "first-downs-won",
        "first-downs-won",
        "first-downs-won",
        "calciotto-won",
    )
    assert (won["steady"], won["rated"], won["letter"], won["games"]) == ("", "", "", "")


def test_a_bot_is_no_person_and_a_drawn_match_no_win() -> None:
    won = {
        award.key: award.match
        for award in awards(
            [_played("calciotto", "won", against="coach:steady"), _played("calciotto", "drawn")]
        )
    }
    assert (won["steady"], won["person"]) == ("calciotto-won", "")


def test_whoever_has_played_every_game_is_told_so() -> None:
    games = ("first-downs", "first-and-roll", "calciotto", "touch-down", "blood-bowl")
    assert awards([_played(game, "lost") for game in games])[-1].match == "first-downs-lost"
    assert awards([_played(game, "lost") for game in games[1:]])[-1].match == ""
