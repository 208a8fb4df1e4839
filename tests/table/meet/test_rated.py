"""Rated matches: who may play them and how, and what each end does to the ratings."""

from collections.abc import Callable
from typing import Any

import pytest

from downfield.league.figures.ratings import Rating, moved
from downfield.store.kept import KeptSeat, Standing
from downfield.store.places import Place
from downfield.table.live.meet.rated import judged
from downfield.table.protocol.wishes import game_of, kept_match
from tests.table.company import both, decide
from tests.table.conftest import Coach, Table, Time, play_on
from tests.table.meet.people import BOB, CLOCK, signed
from tests.table.people.devices import ADA, Device, code_of

pytestmark = pytest.mark.usefixtures("playbooks")
OPEN = [{"who": "me"}, {"who": "open"}]
RATED: dict[str, Any] = {"game": "first-downs", "seats": OPEN, "rated": True, "clock": CLOCK}


class Rivals:
    """Ada and Bob, both with accounts, at a rated match."""

    def __init__(self, table: Table) -> None:
        self.table, self.ada, self.bob = table, signed(table, ADA), signed(table, BOB)
        begun = self.ada.post("/api/matches", **RATED).json()
        joined = self.bob.post(f"/api/join/{begun['invite']}", name="").json()
        self.match, self.keys = begun["id"], [begun["keys"]["0"], joined["key"]]
        table.sit_down(self.match, *self.keys)

    def rated(self, name: str) -> list[dict[str, Any]]:
        """What somebody is rated, and after how many matches."""
        told = self.ada.get(f"/api/people/{name}").json()["ratings"]
        return [{key: one[key] for key in ("points", "matches")} for one in told]

    def after(self, act: Callable[[Coach, Coach], None]) -> list[list[dict[str, Any]]]:
        """What both are rated after the match has ended by this."""
        with both(self.table, self.match, self.keys) as (home, away):
            act(home, away)
            for coach in (home, away):
                coach.until(lambda told: bool(told["over"]))
        return [self.rated("Ada"), self.rated("Bob")]


@pytest.fixture
def rivals(table: Table) -> Rivals:
    """Both of them."""
    return Rivals(table)


WON, LOST = ([{"points": one.points, "matches": 1}] for one in moved(Rating(), Rating(), 0))


def _begun(home: Coach, away: Coach) -> None:
    """Play until both have answered."""
    play_on({0: home, 1: away}, steps=4)


def test_whoever_gives_up_a_match_that_has_begun_has_lost_it(rivals: Rivals) -> None:
    def act(home: Coach, away: Coach) -> None:
        _begun(home, away)
        away.say(type="resign", seat=1)

    assert rivals.after(act) == [WON, LOST]


def test_a_match_given_up_before_both_have_answered_counts_for_nothing(rivals: Rivals) -> None:
    assert rivals.after(lambda _, away: away.say(type="resign", seat=1)) == [[], []]


def test_whoever_runs_out_of_time_has_lost(table: Table, time: Time) -> None:
    rivals = Rivals(table)
    with both(table, rivals.match, rivals.keys) as (home, away):
        _begun(home, away)
        home.until(lambda told: any(face["running"] for face in told["clocks"]))
        slow = home.at(away.now["seq"])["ask"]["waiting"]
        time.seconds += 61
        with table.coach(rivals.match) as spectator:
            spectator.until(lambda told: bool(told["over"]))
    ratings = [rivals.rated("Ada"), rivals.rated("Bob")]
    assert ratings == ([LOST, WON] if slow[0] == 0 else [WON, LOST])


def test_nothing_is_taken_back_and_nobody_asks_to(rivals: Rivals) -> None:
    with both(rivals.table, rivals.match, rivals.keys) as (home, away):
        for _ in range(6):
            play_on({0: home, 1: away}, steps=1)
            home.at(away.now["seq"])
            away.at(home.now["seq"])
            assert home.now["can_take_back"] == home.now["can_ask_back"] == []
        for kind in ("take-back", "ask-back"):
            home.say(type=kind, seat=0, seq=home.now["seq"])
            assert home.refused() == "no-back-rated"


def test_nobody_asks_about_it_or_plays_on_from_it_until_it_is_over(rivals: Rivals) -> None:
    fork = {"match": rivals.match, "moment": 0, "side": 0}
    asked = f"/ask?match={rivals.match}&moment=0"
    assert code_of(rivals.ada.post("/api/forks", **fork)) == (409, "no-help-rated")
    assert rivals.ada.get(asked).status_code == 409

    def act(home: Coach, away: Coach) -> None:
        _begun(home, away)
        home.say(type="resign", seat=0)

    assert rivals.after(act) == [LOST, WON]
    forked = rivals.ada.post("/api/forks", **fork)
    assert forked.status_code == 201
    with rivals.table.coach(forked.json()["id"], *forked.json()["keys"].values()) as again:
        again.say(type="resign", seat=0)
        again.until(lambda told: bool(told["over"]))
    assert rivals.rated("Ada") == LOST  # what was forked is no rated match


def test_a_rematch_is_rated_too(rivals: Rivals) -> None:
    with both(rivals.table, rivals.match, rivals.keys) as (home, away):
        home.say(type="resign", seat=0)
        for seat, coach in enumerate((home, away)):
            coach.until(lambda told: bool(told["over"]))
            coach.say(type="rematch", seat=seat)
        following = home.until(lambda told: told["next"] is not None)["next"]["match"]
    assert "Rated" in rivals.ada.get(f"/match/{following}").text


@pytest.mark.parametrize(
    ("other", "said"),
    [
        ({"clock": None}, "clock"),
        ({"clock": {**CLOCK, "lapse": "hand"}}, "clock"),
        ({"options": {"drives": 1}}, "usual rules"),
        ({"seed": 3, "seats": [{"who": "me"}, {"who": "coach"}]}, "usual"),
        ({"seats": [{"who": "me"}, {"who": "me"}]}, "one other"),
        ({"seats": [{"who": "coach"}, {"who": "coach"}]}, "one other"),
        ({"seats": [{"who": "me"}, {"who": "coach", "name": "random"}]}, "no rating"),
    ],
)
def test_a_match_that_cannot_be_rated_says_why(table: Table, other: dict[str, Any], said: str) -> None:
    refused = signed(table, ADA).post("/api/matches", **{**RATED, **other})
    assert code_of(refused) == (409, "not-rated")
    assert said in refused.json()["words"]


def test_guests_neither_begin_a_rated_match_nor_sit_down_at_one(table: Table) -> None:
    guest, ada = Device(table.client), signed(table, ADA)
    assert code_of(guest.post("/api/matches", **RATED)) == (409, "not-rated")
    begun = ada.post("/api/matches", **RATED).json()
    assert "Sign in" in guest.post(f"/api/join/{begun['invite']}", name="Bob").json()["words"]
    assert "yourself" in ada.post(f"/api/join/{begun['invite']}", name="").json()["words"]


def test_a_solo_player_has_a_number_too(table: Table) -> None:
    ada = signed(table, ADA)
    begun = ada.post(
        "/api/matches", **{**RATED, "seats": [{"who": "me"}, {"who": "coach", "name": "steady"}]}
    )
    match, key = begun.json()["id"], begun.json()["keys"]["0"]
    with table.coach(match, key) as me:
        for _ in range(12):
            decide(me)
        me.until(lambda told: 0 in told["ask"]["waiting"])  # the bot has decided as well
        me.say(type="resign", seat=0)
        me.until(lambda told: bool(told["over"]))
    (rated,) = ada.get("/api/people/Ada").json()["ratings"]
    assert (rated["points"] < 1500, rated["provisional"], rated["matches"]) == (True, True, 1)
    assert "steady" not in ada.get("/api/people/Ada").text
    assert "First Downs" in ada.get("/account").text.split('id="rating-title"')[1].split("</section>")[0]


# Every end has its rule -----------------------------------------------------------------------------------------------


def _place(stands: Standing, *seats: KeptSeat) -> Place:
    game = game_of("first-downs")
    return Place(kept_match(game, game.options({}), None, "", rated="rated"), list(seats), 9, 0, stands)


HOME = KeptSeat(0, "person", "Ada", person_id="a", account=True)
AWAY = KeptSeat(1, "person", "Bob", person_id="b", account=True)


@pytest.mark.parametrize(
    ("stands", "seats", "answered", "winner"),
    [
        (Standing(9, 0, over=True, winner=1), (HOME, AWAY), {0, 1}, 1),
        (Standing(9, 0, over=True, winner=-1), (HOME, AWAY), {0, 1}, -1),
        (Standing(9, 0, over=True, winner=-1, resigned=1), (HOME, AWAY), {0, 1}, 0),
        (Standing(9, 0, over=True, winner=-1, resigned=0, lapsed=0), (HOME, AWAY), {0, 1}, 1),
        (Standing(9, 0, over=True, resigned=0), (HOME, AWAY), {0}, None),  # never came about
        (Standing(9, 0, over=True, winner=1, handed=(0,)), (HOME, AWAY), {0, 1}, None),
        (Standing(9, 0, over=True, winner=1), (HOME, KeptSeat(1, "person", "deleted-player")), {0, 1}, None),
    ],
)
def test_what_a_match_counts_as(
    stands: Standing, seats: tuple[KeptSeat, ...], answered: set[int], winner: int | None
) -> None:
    outcome = judged(_place(stands, *seats), answered)
    assert (outcome and outcome.winner) == winner
