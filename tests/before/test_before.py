"""What an earlier Downfield wrote is read: its records, its positions, its database with matches that go on."""

import contextlib
import functools
import gzip
import json
import pathlib
from collections.abc import Iterator
from typing import Any

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.spec import Game
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.contract.cases import answer_at_random
from tests.table.client import Client
from tests.table.conftest import Table, Told, play_on

FOLDER = pathlib.Path(__file__).parent


@functools.cache
def kept(name: str) -> Any:
    """A part of the set."""
    return json.loads(gzip.decompress((FOLDER / f"{name}.json.gz").read_bytes()))


@functools.cache
def game(slug: str) -> Game:
    """A game, read once."""
    return downfield.game(slug)


@pytest.mark.parametrize(
    ("slug", "name"), [(slug, name) for slug in downfield.GAMES for name in kept(f"{slug}.records")]
)
def test_a_record_verifies(slug: str, name: str) -> None:
    text = kept(f"{slug}.records")[name]
    read = record.read(text)
    match = record.verify(read, game(slug))
    assert match.result() == read.tags["Result"]


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_match_that_was_cut_off_goes_on(slug: str) -> None:
    read = record.read(kept(f"{slug}.records")["cut-off"])
    match = record.resume(read, game(slug), None)
    assert not match.over
    before = len(match.moves)
    answer_at_random(match, Rng(1))
    assert len(match.moves) > before


def at(slug: str, told: dict[str, Any], form: str) -> Match:
    """A match at one of the positions, by the rules of its day."""
    agreed = game(slug).options(told["agreed"], told["rules"])
    return game(slug).at(told[form], options=agreed)


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_position_is_read_and_told_again(slug: str) -> None:
    for told in kept(f"{slug}.positions"):
        for form in ("line", "json"):
            match = at(slug, told, form)
            assert match.line() == told["line"]
            assert (match.need.kind, match.need.question, match.need.die) == (
                told["kind"],
                told["question"],
                told["die"],
            )


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_the_same_may_be_answered_there(slug: str) -> None:
    for told in kept(f"{slug}.positions"):
        match = at(slug, told, "line")
        for seat, options in told["options"].items():
            assert match.view(int(seat) if seat else None).options == options, told["line"]
        if told["faces"]:
            assert [choice.token for choice in match.options()] == told["faces"]


# The database --------------------------------------------------------------------------------------------------


@contextlib.contextmanager
def opened(file: pathlib.Path) -> Iterator[Table]:
    """A table on a database."""
    with Client(table_app(file, pace=0.0, doorkeeper=Doorkeeper(10_000))) as client:
        yield Table(client)


@pytest.fixture(scope="module")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A table on a copy of the earlier database."""
    file = tmp_path_factory.mktemp("before") / "table.sqlite"
    file.write_bytes(gzip.decompress((FOLDER / "table.sqlite.gz").read_bytes()))
    with opened(file) as here:
        yield here


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_match_of_the_earlier_database_has_its_record(table: Table, slug: str) -> None:
    text = table.client.get(f"/api/matches/{kept('table.keys')['over'][slug]}/record").text
    assert record.verify(record.read(text), game(slug)).over


@pytest.mark.parametrize("name", [*kept("table.keys")["going"]][:-1])
def test_a_match_of_the_earlier_database_goes_on(table: Table, name: str) -> None:
    going = kept("table.keys")["going"][name]
    with contextlib.ExitStack() as lines:
        coaches = dict(
            enumerate(lines.enter_context(table.coach(going["match"], key)) for key in going["keys"])
        )
        told = coaches[0].until(lambda told: 0 in told["ask"]["waiting"] or len(coaches) > 1)
        assert told["seq"] >= going["seq"]
        play_on(coaches, steps=5 if len(coaches) > 1 else 1)
        assert coaches[0].now["seq"] > told["seq"]


def test_a_wish_to_go_back_is_still_there(table: Table) -> None:
    going = kept("table.keys")["going"]["asked back"]
    with table.coach(going["match"], going["keys"][1]) as away:
        asked: Told = away.at(going["seq"])
        assert asked["back"]["reply"] == 1
        away.say(type="go-back", seq=asked["seq"], seat=1)
        assert away.until(lambda told: told["back"] is None)["seq"] > going["seq"]


def test_a_record_that_was_brought_along_is_still_there(table: Table) -> None:
    brought = kept("table.keys")["upload"]["id"]
    assert table.client.get(f"/api/records/{brought}").status_code == 200
