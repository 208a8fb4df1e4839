"""Makes a set of what this Downfield writes: `python -m tests.before.make`. Not to be run again on the same set.

The set beside this file was written by the version of 15 November 2026, and every later one must read it: records,
positions with what may be answered there (of random matches and of the tests of that day), and a table's
database with the keys of its seats.
"""

import gzip
import json
import pathlib
import sqlite3
import tempfile
from typing import Any

import downfield
from downfield.coaches import coach
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice, SeededDice
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.table.web.guard import Doorkeeper
from downfield.table.web.server import table_app
from tests.contract.cases import LATE, VARIANTS, answer_at_random
from tests.table.client import Client
from tests.table.company import both, decide, online, until_asked_twice
from tests.table.conftest import Table, play_on

FOLDER = pathlib.Path(__file__).parent
DAY = "2026-11-15"
SHORT: dict[str, dict[str, Value]] = {
    "calciotto": {"seconds_per_phase": 120}
}  # what a whole match is too long for
PLAIN = {"content-type": "text/plain"}
ALIKE = 3  # positions of one question
SEEDS = 4  # random matches that they are looked for in


# Records -------------------------------------------------------------------------------------------------------


def records(slug: str) -> dict[str, str]:
    """Records of one game by their names: of every set of options, of both coaches, whole and not."""
    made: dict[str, str] = {}
    for number, variant in enumerate(VARIANTS[slug]):
        given = SHORT.get(slug, {}) | variant
        made[f"random-{number}"] = _record(_played(slug, given, "random", "random", number))
        if number < 2:
            made[f"steady-{number}"] = _record(_played(slug, given, "steady", "steady", 50 + number))
    made["mixed"] = _record(_played(slug, {}, "steady", "random", 7, most=len(_moves(slug))))
    made["cut-off"] = _record(_played(slug, VARIANTS[slug][1], "random", "steady", 8, most=40))
    resigned = _played(slug, {}, "random", "random", 9, most=90)
    resigned.resign(1)
    made["resigned"] = _record(resigned)
    made["resigned-between-plays"] = _record(_resigned_between_plays(slug))
    made["seeded"] = _record(_played(slug, VARIANTS[slug][-1], "random", "random", 10, most=200, seeded=True))
    made["from-a-position"] = _record(_late(slug))
    made["gone-back"] = _record(_gone_back(slug))
    return made


def _moves(slug: str) -> range:
    """As many answers as are enough of a match of two different coaches."""
    return range(600 if slug in LATE else 10**6)


def _record(match: Match) -> str:
    return record.write(match, DAY)


def _secret(number: int) -> CommittedDice:
    return CommittedDice(bytes([number]) * 32)


def _played(
    slug: str,
    given: dict[str, Value],
    home: str,
    away: str,
    number: int,
    most: int = 10**6,
    seeded: bool = False,
) -> Match:
    game = downfield.game(slug)
    names = [(home, away)[seat.side] for seat in game.spec.seats(game.options(given))]
    coaches = [coach(name, game, given, seed=number * 10 + i) for i, name in enumerate(names)]
    dice = SeededDice(number) if seeded else _secret(number)
    match = game.new(options=given, dice=dice, coaches=tuple(names))
    while not match.over and len(match.moves) < most:
        for seat, x in [(s, coaches[s].decide(match.state, s)) for s in match.waiting()]:
            match.answer(x, seat)
    return match


def _resigned_between_plays(slug: str) -> Match:
    match = _played(slug, {}, "random", "random", 14, most=60)
    while match.moves_at_rest < len(match.moves):
        answer_at_random(match, Rng(len(match.moves)))
    match.resign(0)
    return match


def _late(slug: str) -> Match:
    """A match that began in the middle of another, behind a `::`."""
    middle = _played(slug, VARIANTS[slug][0], "random", "random", 11, most=100)
    line = LATE.get(slug, middle.line())
    match = downfield.game(slug).at(line, options=middle.options_agreed, dice=_secret(12))
    rng = Rng(12)
    while not match.over:
        answer_at_random(match, rng)
    return match


def _gone_back(slug: str) -> Match:
    """A match in which dice were taken back by agreement."""
    match = _played(slug, {}, "random", "random", 13, most=20)
    rng = Rng(13)
    for _ in range(3):
        for _ in range(25):
            answer_at_random(match, rng)
            if match.moves[-1].seat < 0:  # a die fell last
                break
        match.go_back(next(move.seat for move in reversed(match.moves) if move.seat >= 0))
    for _ in range(25):
        answer_at_random(match, rng)
    return match


# Positions -----------------------------------------------------------------------------------------------------


def positions(slug: str) -> list[dict[str, Any]]:
    """Moments of random matches, a few of each question and die, with what may be answered there."""
    found: dict[tuple[object, ...], int] = {}
    kept = []
    for number, seed in [(n, seed) for seed in range(SEEDS) for n in range(len(VARIANTS[slug]))]:
        rng = Rng(30 + number, seed)
        match = downfield.game(slug).new(options=VARIANTS[slug][number], by_hand=True)
        while not match.over:
            key = (match.need.kind, match.need.question, match.need.die)
            if found.get(key, 0) < ALIKE and rng.below(4) == 0:
                found[key] = found.get(key, 0) + 1
                kept.append(position(match))
            answer_at_random(match, rng)
    return kept


def position(match: Match) -> dict[str, Any]:
    """A moment, with all that may be answered."""
    usual = match.game.options()
    seats = [None, *match.waiting()]
    return {
        "rules": match.game.spec.version,
        "agreed": {name: value for name, value in match.options_agreed.items() if value != usual[name]},
        "line": match.line(),
        "json": match.position().json(),
        "kind": match.need.kind,
        "question": match.need.question,
        "die": match.need.die,
        "faces": [choice.token for choice in match.options()] if match.need.kind == "chance" else [],
        "options": {"" if seat is None else str(seat): match.view(seat).options for seat in seats},
    }


# The database --------------------------------------------------------------------------------------------------


def database(file: pathlib.Path) -> dict[str, Any]:
    """A table's database with matches of all games, over and not; and the keys of those that go on."""
    kept: dict[str, Any] = {"over": {}, "going": {}}
    with Client(table_app(file, pace=0.0, doorkeeper=Doorkeeper(10_000))) as client:
        table = Table(client)
        for number, slug in enumerate(downfield.GAMES):
            kept["over"][slug] = _to_the_end(table, slug)
            kept["going"][slug] = _in_the_middle(table, slug, number)
            kept["going"][f"{slug} against a program"] = _against_a_program(table, slug)
        kept["going"]["asked back"] = _asked_back(table)
        text = (FOLDER.parent / "golden" / "first-downs.record").read_text()
        kept["upload"] = client.post("/api/records", content=text.encode(), headers=PLAIN).json()
    return kept


def _to_the_end(table: Table, slug: str) -> str:
    match, keys = online(table, slug, start=LATE.get(slug, ""))
    with both(table, match, keys) as (home, away):
        play_on({0: home, 1: away})
        home.say(type="chat", words="Well played.")
        home.until(lambda told: bool(told["over"]))
    return match


def _in_the_middle(table: Table, slug: str, number: int) -> dict[str, Any]:
    clock = {"decision": 60, "reserve": 600, "lapse": "hand"} if number % 2 else None
    match, keys = online(table, slug, options=dict(VARIANTS[slug][0]), listed=True, clock=clock)
    with both(table, match, keys) as (home, away):
        play_on({0: home, 1: away}, steps=40)
        seq = home.now["seq"]
    return {"match": match, "keys": keys, "seq": seq}


def _against_a_program(table: Table, slug: str) -> dict[str, Any]:
    begun = table.begin(slug, "me", "steady", seed=5)
    with table.coach(begun["id"], begun["keys"]["0"]) as me:
        for _ in range(6):
            decide(me)
        seq = me.now["seq"]
    return {"match": begun["id"], "keys": [begun["keys"]["0"]], "seq": seq}


def _asked_back(table: Table) -> dict[str, Any]:
    match, keys = online(table)
    with both(table, match, keys) as (home, away):
        asked = until_asked_twice(home, away, 0)
        home.say(type="ask-back", seat=0, seq=asked["seq"])
        seq = away.until(lambda told: told["back"] is not None)["seq"]
    return {"match": match, "keys": keys, "seq": seq}


def _packed(file: pathlib.Path) -> bytes:
    """A database in one file, its journal written into it."""
    with sqlite3.connect(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
        connection.execute("PRAGMA journal_mode=DELETE")
        connection.execute("VACUUM")
    connection.close()
    return file.read_bytes()


def _keep(name: str, data: bytes) -> None:
    (FOLDER / f"{name}.gz").write_bytes(gzip.compress(data, mtime=0))


if __name__ == "__main__":
    for slug in downfield.GAMES:
        _keep(f"{slug}.records.json", json.dumps(records(slug), indent=0).encode())
        _keep(f"{slug}.positions.json", json.dumps(positions(slug), indent=0).encode())
    with tempfile.TemporaryDirectory() as scratch:
        file = pathlib.Path(scratch) / "table.sqlite"
        keys = database(file)
        _keep("table.sqlite", _packed(file))
    _keep("table.keys.json", json.dumps(keys, indent=0).encode())
