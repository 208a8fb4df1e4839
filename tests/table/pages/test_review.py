"""The page on which a match is reviewed: worked out once, with its progress told, within limits."""

import asyncio
import time
import types
from typing import NamedTuple, cast

import pytest

import downfield
from downfield.table.live.turns import HERE, Patron
from downfield.table.pages import reviewing
from downfield.table.pages.archive import Archive, Tale
from downfield.table.protocol.allowance import Allowance
from downfield.table.protocol.refusals import Spent
from downfield.table.show.films import is_hiding
from downfield.table.show.studio import open_moves
from tests.table.conftest import Table, play_on
from tests.table.people.devices import Device

MIDFIELD = "ball=50 down=1 togo=10 half=2 clock=20:00 score=10-13 timeouts=0-0"
LAST = "drive=6 attacker=home down=4 yards=20/4/26 score=0-10"


def _page(table: Table, match: str, language: str = "en") -> tuple[int, str]:
    reply = table.client.get(f"/match/{match}/review?lang={language}", headers={"accept": "text/html"})
    return reply.status_code, reply.text


def _given_up(table: Table, game: str) -> str:
    begun = table.begin(game, "me", "me", seed=1)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        both.say(type="resign", seat=0)
        both.until(lambda told: told["over"])
    return str(begun["id"])


def _ready(table: Table, match: str, device: Device | None = None) -> dict[str, object]:
    """Wait for a review."""
    for _ in range(600):
        reply = (device or table.client).get(f"/api/matches/{match}/review")
        if reply.status_code == 200:
            found: dict[str, object] = reply.json()
            return found
        time.sleep(0.1)
    raise AssertionError("no review came")


class Watched(NamedTuple):
    """A match that goes on: who plays it, with which key, and who only looks on."""

    id: str
    player: Device
    key: str
    watcher: Device


def _under_way(table: Table, game: str, steps: int, start: str = "") -> Watched:
    player, watcher = Device(table.client), Device(table.client)
    seats = [{"who": "me"}, {"who": "me"}]
    begun = player.post(
        "/api/matches", game=game, seats=seats, seed=1, start=start, visibility="public"
    ).json()
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both}, steps)
    return Watched(begun["id"], player, begun["keys"]["0"], watcher)


def test_whoever_plays_a_match_reviews_it_once_it_is_over(table: Table) -> None:
    match = _under_way(table, "calciotto", 1)
    assert match.player.get(f"/match/{match.id}/review").status_code == 409
    headers = {"accept": "text/html", "authorization": f"Bearer {match.key}"}
    reply = table.client.get(f"/match/{match.id}/review", headers=headers)
    assert reply.status_code == 409
    assert "It can be reviewed once it is over." in reply.text
    assert f"/match/{match.id}/review" not in match.player.get(f"/match/{match.id}/replay").text


def test_whoever_watches_reviews_what_was_played_so_far(table: Table) -> None:
    match = _under_way(table, "first-and-roll", 14, MIDFIELD)
    assert f"/match/{match.id}/review" in match.watcher.get(f"/match/{match.id}/replay").text
    assert match.watcher.get(f"/match/{match.id}/review").status_code == 200
    sums = _ready(table, match.id, match.watcher)["sums"]
    assert isinstance(sums, dict)
    total = sums["start"] + sum(sums["decisions"]) + sums["guesses"] + sums["dice"]
    assert total == pytest.approx(sums["end"], abs=1e-9)
    said = match.watcher.get(f"/match/{match.id}/review?lang=en").text
    assert "This match goes on" in said


@pytest.mark.parametrize(
    ("game", "certainty", "said"),
    [
        ("first-downs", "exact", "Exact: the whole game is solved."),
        ("first-and-roll", "rounded", "right to within 0.1%"),
    ],
)
def test_a_review_says_how_near_the_truth_it_is(table: Table, game: str, certainty: str, said: str) -> None:
    match = _given_up(table, game)
    assert _page(table, match)[0] == 200
    told = _ready(table, match)
    assert (told["certainty"], told["is_exact"]) == (certainty, certainty == "exact")
    assert said in _page(table, match)[1]


def test_where_hands_are_held_nobody_reviews_a_match_that_goes_on(table: Table) -> None:
    match = _under_way(table, "calciotto", 1)
    assert match.watcher.get(f"/match/{match.id}/review").status_code == 409


def test_so_far_is_up_to_where_nothing_was_hidden() -> None:
    game = downfield.game("first-downs")
    match, rests = game.new(seed=1), [0]
    while len(rests) < 4 or not is_hiding(match):  # some plays, then a card of one side lies there unseen
        if match.rests and match.rests[-1][0] == len(match.moves) and not is_hiding(match):
            rests.append(len(match.moves))
        seat = match.waiting()[0]
        match.answer(match.options(seat)[0].value, seat)
    assert open_moves(match) == rests[-1] < len(match.moves)


def test_nothing_is_worked_out_before_somebody_asks(table: Table) -> None:
    match = _given_up(table, "calciotto")
    reply = table.client.get(f"/api/matches/{match}/review")
    assert (reply.status_code, reply.json()) == (202, {"done": 0, "of": 0})


def test_a_match_is_reviewed_while_a_bar_follows(table: Table) -> None:
    match = _given_up(table, "calciotto")
    status, said = _page(table, match)
    assert status == 200
    assert "<progress" in said
    sums = _ready(table, match)["sums"]
    assert isinstance(sums, dict)
    total = sums["start"] + sum(sums["decisions"]) + sums["guesses"] + sums["dice"]
    assert total == pytest.approx(sums["end"], abs=1e-9)
    assert 'class="curve"' in _page(table, match)[1]


def test_who_asks_a_thousand_times_has_it_worked_out_once(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = _given_up(table, "calciotto")
    begun, make = list[object](), reviewing.Reviews._make

    async def counted(self: reviewing.Reviews, tale: Tale, progress: reviewing.Progress) -> None:
        begun.append(tale.name)
        await make(self, tale, progress)

    monkeypatch.setattr(reviewing.Reviews, "_make", counted)
    for _ in range(20):
        _page(table, match)
    _ready(table, match)
    _page(table, match)
    assert len(begun) == 1


def test_whoever_has_used_up_his_purse_waits_for_the_next_review() -> None:
    house = types.SimpleNamespace(allowance=Allowance(15))
    reviews = reviewing.Reviews(cast(Archive, types.SimpleNamespace(house=house)))
    reviews.allowance.spend("192.0.2.1", "ada", 200.0)

    async def asked() -> None:
        HERE.set(Patron("192.0.2.1", "ada"))
        await reviews.begun(Tale("match", b""))

    with pytest.raises(Spent):
        asyncio.run(asked())


@pytest.mark.nightly
@pytest.mark.parametrize(
    ("language", "words"),
    [("en", "What was better"), ("it", "Che cosa era meglio"), ("de", "Was besser gewesen wäre")],
)
def test_a_match_that_is_over_is_reviewed(table: Table, language: str, words: str) -> None:
    begun = table.begin("first-downs", "me", "me", seed=1, start=LAST)
    with table.coach(begun["id"], *begun["keys"].values()) as both:
        play_on({0: both, 1: both})
    _page(table, begun["id"], language)
    _ready(table, begun["id"])
    status, said = _page(table, begun["id"], language)
    assert status == 200
    assert words in said
    assert 'class="curve"' in said
    assert "/review" in table.client.get(f"/match/{begun['id']}/replay").text
