"""Decisions by the million as tables: what the position was, what was possible, what was chosen, what came of it."""

import importlib
import io
import pathlib
from types import ModuleType
from typing import Any

import msgspec

import downfield
from downfield.kernel import disk, record
from downfield.kernel.coach import Coach
from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from downfield.kernel.needs import CHOICE, NOBODY, OVER, SEALED
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.kernel.state import State
from downfield.lab.simulate import Bench, Job

FORM = 1  # raised when a column changes
NAMES = ("decisions", "matches")
KINDS = {  # of each column of the decisions, by the name that Polars has for it
    "match": "UInt32",
    "ply": "UInt32",
    "seat": "Int8",
    "side": "Int8",
    "question": "UInt16",
    "position": "Int64",
    "options": "Int16",
    "choice": "Int16",
    "own_points": "Int16",
    "other_points": "Int16",
    "result": "Int8",
    "own_final": "Int16",
    "other_final": "Int16",
}
LISTS = ("position", "options")
Tables = dict[str, bytes]  # files by the name of the table


class Source(msgspec.Struct, frozen=True):
    """Where a match comes from, and how it went: a row of the matches."""

    match: int
    game: str
    rules: str
    pack: str
    options: str
    home: str
    away: str
    source: str
    winner: int
    home_points: int
    away_points: int
    decisions: int


class Rows:
    """The rows of the decisions of some matches, column by column, and a row for each match."""

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.game = game
        self.written = msgspec.json.encode(options).decode()
        self.sides = [seat.side for seat in game.spec.seats(options)]
        self.columns: dict[str, list[object]] = {name: [] for name in KINDS}
        self.matches: list[Source] = []
        self.first = 0  # where the rows of the present match begin

    def note(self, state: State, seat: int, x: int) -> None:
        """A decision that is about to be made; nobody has laid down a sealed answer yet."""
        side, into = self.sides[seat], self.columns
        into["ply"].append(len(into["ply"]) - self.first)
        into["seat"].append(seat)
        into["side"].append(side)
        into["question"].append(state.question)
        into["position"].append(state.dump())
        into["options"].append(state.options(seat))
        into["choice"].append(x)
        into["own_points"].append(state.points(side))
        into["other_points"].append(state.points(1 - side))

    def close(self, number: int, end: State, names: tuple[str, str], source: str) -> None:
        """A match has ended: every decision of it learns what came of it."""
        into, score = self.columns, (end.points(0), end.points(1))
        winner = end.winner if end.need == OVER else NOBODY
        sides = into["side"][self.first :]
        into["match"] += [number] * len(sides)
        into["result"] += [0 if winner == NOBODY else 1 if side == winner else -1 for side in sides]
        into["own_final"] += [score[side] for side in sides]  # type: ignore[call-overload]
        into["other_final"] += [score[1 - side] for side in sides]  # type: ignore[operator]
        spec, pack = self.game.spec, self.game.pack
        self.matches.append(
            Source(
                number,
                spec.slug,
                spec.version,
                pack.hash,
                self.written,
                *names,
                source,
                winner,
                *score,
                len(sides),
            )
        )
        self.first += len(sides)

    def tables(self) -> Tables:
        """Both tables as Parquet; the decisions last, so that a file of them says that all is there."""
        pl = polars()
        of = {n: pl.List(getattr(pl, k)) if n in LISTS else getattr(pl, k) for n, k in KINDS.items()}
        return {
            "matches": parquet(pl.DataFrame([msgspec.structs.asdict(one) for one in self.matches])),
            "decisions": parquet(pl.DataFrame(self.columns, schema=of)),
        }


def parquet(table: Any) -> bytes:
    """A table of Polars as it stands in a file."""
    file = io.BytesIO()
    table.write_parquet(file, compression="zstd")
    return file.getvalue()


def write(folder: pathlib.Path, number: int, made: Tables) -> None:
    """Put the tables of the matches from a number on into a folder."""
    for name, held in made.items():
        disk.write_whole(shard(folder, name, number), held)


class Noting:
    """A coach whose decisions are noted before they are made."""

    def __init__(self, coach: Coach, rows: Rows) -> None:
        self.coach = coach
        self.rows = rows

    def sit_down(self, seed: int, stream: int) -> None:
        self.coach.sit_down(seed, stream)

    def decide(self, state: State, seat: int) -> int:
        x = self.coach.decide(state, seat)
        self.rows.note(state, seat, x)
        return x


def shard(folder: pathlib.Path, name: str, number: int) -> pathlib.Path:
    """The file of the matches from a number on."""
    return folder / f"{name}-{number:08}.parquet"


def polars() -> ModuleType:
    """The library that writes Parquet, or what to do where it is missing."""
    try:
        return importlib.import_module("polars")
    except ImportError:
        raise DownfieldError(
            "A data set needs Polars: pip install downfield[data].", key="no-polars"
        ) from None


def played(job: Job, first: int, last: int) -> Rows:
    """Let programs play the matches from one number to before another, and note every decision."""
    bench = Bench(job)
    bench.fast = False
    rows = Rows(bench.game, bench.options)
    bench.coaches = [Noting(one, rows) for one in bench.coaches]
    for number in range(first, last):
        end, _ = bench.play(number)
        rows.close(number, end, (job.home, job.away), f"seed {job.seed}")
    return rows


def tables(job: Job, span: tuple[int, int]) -> Tables:
    """The tables of the matches from one number to before another, made wherever somebody has the time."""
    return played(job, *span).tables()


def play(job: Job, first: int, last: int, folder: pathlib.Path) -> int:
    """Let programs play the matches from one number to before another, and write them down; how many decisions."""
    rows = played(job, first, last)
    write(folder, first, rows.tables())
    return rows.first


def read(files: list[pathlib.Path], folder: pathlib.Path, pack: pathlib.Path | None = None) -> int:
    """Write down the matches of records, each checked first; a file of decisions for each. How many decisions."""
    count = 0
    for number, file in enumerate(files):
        kept = record.open_file(file)
        game = downfield.game(kept.tags["Game"], pack=pack)
        match = record.verify(kept, game)
        rows = Rows(game, match.options_agreed)
        _replay(match, rows)
        names = [" & ".join(who(match, side)) for side in (0, 1)]
        rows.close(number, match.state, (names[0], names[1]), file.name)
        write(folder, number, rows.tables())
        count += rows.first
    return count


def who(match: Match, side: int) -> list[str]:
    """The coaches of a side."""
    return [name for name, seat in zip(match.coaches, match.seats, strict=True) if seat.side == side]


def _replay(match: Match, rows: Rows) -> None:
    """Note every decision of a match; of a sealed choice as it was before anybody had laid one down."""
    state = match.game.begin(match.options_agreed, dict(match.start.fields))
    state.go_on()
    before = state
    for move in match.moves:
        if state.need == CHOICE:
            rows.note(state, move.seat, move.value)
        elif state.need == SEALED:
            before = state.clone() if state.owing == state.asked else before
            rows.note(before, move.seat, move.value)
        state.give(move.seat, move.value)


def restored(game: Game, options: dict[str, Value], position: list[int]) -> State:
    """The match of a row, at the moment of its decision: ready to be looked at, searched or played on."""
    state = game.begin(game.options(options), {})
    state.load(position)
    return state
