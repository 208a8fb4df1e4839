"""A data set in a folder: made in parts by several processes, gone on with where it was left, and told on a card."""

import functools
import pathlib
from collections.abc import Callable

import msgspec

import downfield
from downfield.kernel import disk
from downfield.kernel.errors import DownfieldError
from downfield.lab import dataset
from downfield.lab.crew import Jobs, hired
from downfield.lab.simulate import Job

PART = 200  # matches of a file


class Head(msgspec.Struct, frozen=True):
    """What a data set holds: whoever goes on with it must mean the same."""

    form: int
    version: str
    games: int
    job: Job | None
    records: list[str]


def make(
    job: Job, games: int, folder: pathlib.Path, jobs: Jobs, watch: Callable[[int], None] | None = None
) -> None:
    """Let programs play so many matches; what a run before has finished is left as it is."""
    dataset.polars()
    prepare(folder, Head(dataset.FORM, downfield.__version__, games, job, []))
    spans = [(first, min(first + PART, games)) for first in range(0, games, PART)]
    missing = [span for span in spans if not dataset.shard(folder, "decisions", span[0]).exists()]
    # Polars has threads of its own, which a forked process would wait for in vain.
    with hired(jobs, fresh=True) as crew:
        for (first, last), made in crew.done(functools.partial(dataset.tables, job), missing):
            dataset.write(folder, first, made)
            if watch is not None:
                watch(last - first)
    write_card(folder)


def collect(files: list[pathlib.Path], folder: pathlib.Path, pack: pathlib.Path | None = None) -> None:
    """The matches of records."""
    dataset.polars()
    prepare(
        folder, Head(dataset.FORM, downfield.__version__, len(files), None, [file.name for file in files])
    )
    dataset.read(files, folder, pack)
    write_card(folder)


def count(folder: pathlib.Path) -> dict[str, int]:
    """How many rows each table has."""
    pl = dataset.polars()
    found = {name: pl.scan_parquet(folder / f"{name}-*.parquet") for name in dataset.NAMES}
    return {name: table.select(pl.len()).collect().item() for name, table in found.items()}


def prepare(folder: pathlib.Path, head: Head) -> None:
    """Begin a data set, or go on with one; a folder that holds another one is refused."""
    folder.mkdir(parents=True, exist_ok=True)
    file, what = folder / "dataset.json", msgspec.json.format(msgspec.json.encode(head))
    if file.exists():
        if file.read_bytes() != what:
            raise DownfieldError(
                "{folder} holds another data set: choose another folder, or delete it.",
                key="other-dataset",
                folder=str(folder),
            )
    elif any(folder.iterdir()):
        raise DownfieldError(
            "{folder} is not empty: choose another folder.", key="folder-in-use", folder=str(folder)
        )
    else:
        disk.write_whole(file, what)


def write_card(folder: pathlib.Path) -> None:
    """Tell in words what the folder holds, for whoever finds it."""
    head = msgspec.json.decode((folder / "dataset.json").read_bytes(), type=Head)
    rows = count(folder)
    columns = "\n".join(f"| `{name}` | {_kind(name)} | {words} |" for name, words in COLUMNS.items())
    text = CARD.format(**rows, how=_how(head), version=head.version, form=head.form, columns=columns)
    disk.write_whole(folder / "README.md", text.encode())


def _how(head: Head) -> str:
    job = head.job
    if job is None:
        return f"{len(head.records)} records of matches, each verified before it was read"
    agreed = ", ".join(f"{name}={value}" for name, value in job.options.items()) or "as usual"
    return f"self-play of {job.game}, {job.home} (home) against {job.away} (away), seed {job.seed}; options: {agreed}"


def _kind(name: str) -> str:
    return f"list of {dataset.KINDS[name]}" if name in dataset.LISTS else dataset.KINDS[name]


COLUMNS = {
    "match": "number of the match; `matches` has a row for each",
    "ply": "number of the decision in its match",
    "seat": "who decided",
    "side": "for which side: 0 home, 1 away",
    "question": "what was asked, by its number in the game's list of questions",
    "position": "the whole match before the decision, hidden parts included, as `State.dump` tells it",
    "options": "what could be answered, ascending",
    "choice": "what was answered",
    "own_points": "the score of the side then",
    "other_points": "and of its opponent",
    "result": "1, 0 or -1: what the match brought the side",
    "own_final": "its final score",
    "other_final": "and its opponent's",
}
CARD = """# Decisions in tabletop football

{matches} matches, {decisions} decisions: {how}.
Made by Downfield {version} (form {form}); the same command makes the same rows.

`decisions-*.parquet`, one row for each decision:

| column | type | what |
|---|---|---|
{columns}

`matches-*.parquet` has of each match game, rules version, hash of the components, options, coaches, source, winner
and score.

    import polars
    decisions = polars.scan_parquet("decisions-*.parquet")

`downfield.lab.dataset.restored(game, options, position)` makes a match of a row again. A position holds what nobody
at the table knew: to learn what a seat can know, ask `downfield.rl` what it sees of it.

What programs play is theirs and not what people would play; components marked *reconstructed* are our design. No
personal data unless records of people were put in: then their names stand in `matches`. The games belong to their
authors and publishers.
"""
