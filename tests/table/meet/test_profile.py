"""The page of an account: what was played in public, by game and by opponent."""

from downfield.store.kept import KeptSeat, Standing
from downfield.store.places import Place
from downfield.table.pages.meet.played import played
from downfield.table.protocol.wishes import game_of, kept_match
from tests.table.conftest import Table
from tests.table.meet.people import signed
from tests.table.people.devices import ADA, Device, code_of


def _place(
    winner: int, points: tuple[int, int], side: int = 0, other: str = "Bob", resigned: int = -1
) -> Place:
    game = game_of("first-downs")
    me = KeptSeat(side, "person", "Ada", person_id="a", account=True)
    stands = Standing(9, 1000, points, over=True, winner=winner, resigned=resigned)
    seats = sorted([me, KeptSeat(1 - side, "person", other)], key=lambda seat: seat.seat)
    return Place(kept_match(game, game.options({}), None, ""), seats, 9, 1000, stands)


def test_matches_are_counted_by_game_and_by_opponent_from_ones_own_side() -> None:
    record = played(
        [_place(0, (7, 3)), _place(0, (7, 3), side=1, other="Eve"), _place(-1, (3, 3))], "a", "en"
    )
    assert [(one.won, one.drawn, one.lost) for one in record.games] == [(1, 1, 1)]
    assert [(one.name, one.won, one.drawn, one.lost) for one in record.opponents] == [
        ("Bob", 1, 1, 0),
        ("Eve", 0, 0, 1),
    ]
    assert record.form == ["drawn", "lost", "won"]
    assert record.clearest is not None
    assert record.clearest.points == (7, 3)


def test_whoever_gives_up_has_lost_whatever_the_score() -> None:
    assert played([_place(-1, (7, 3), resigned=0)], "a", "en").form == ["lost"]


def test_others_find_public_matches_there_and_the_owner_all(table: Table) -> None:
    ada, eve = signed(table, ADA), Device(table.client)
    for seen in ("unlisted", "public"):
        seats = [{"who": "me"}, {"who": "coach", "name": "random"}]
        begun = ada.post("/api/matches", game="first-downs", seats=seats, visibility=seen).json()
        with table.coach(begun["id"], begun["keys"]["0"]) as me:
            me.say(type="resign", seat=0)
            me.until(lambda told: bool(told["over"]))
    told = eve.get("/api/people/ada").json()
    assert (told["name"], [one["lost"] for one in told["games"]], told["form"]) == ("Ada", [1], ["lost"])
    assert ada.get("/player/Ada").text.count("/report") > eve.get("/player/Ada").text.count("/report") > 0


def test_a_name_that_nobody_has_is_said_to_be_unknown(table: Table) -> None:
    eve = Device(table.client)
    assert code_of(eve.get("/api/people/Zoe")) == (404, "unknown-person")
    assert eve.get("/player/Zoe").status_code == 404
