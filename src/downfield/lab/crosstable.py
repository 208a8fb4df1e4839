"""Everything against everything: matches for each pair of values that two options can have, home's and away's."""

from collections.abc import Callable

import msgspec

from downfield.games import spec
from downfield.kernel.errors import BadOption, UnknownName
from downfield.kernel.options import Value
from downfield.lab.crew import Jobs, hired
from downfield.lab.simulate import Bench, Job, Tally


class Pairing(msgspec.Struct, frozen=True):
    """A value of the first option against one of the second."""

    home: Value
    away: Value
    tally: Tally


class Row(msgspec.Struct):
    """What a value came to, whichever side had it."""

    value: Value
    played: int = 0
    won: int = 0
    drawn: int = 0
    lost: int = 0
    scored: int = 0
    conceded: int = 0

    @property
    def rate(self) -> float:
        """Matches won, a draw as half a win."""
        return (self.won + self.drawn / 2) / self.played if self.played else 0.0


def choices(game: str, name: str) -> tuple[Value, ...]:
    """The values of an option that has a list of them."""
    known = {option.name: option for option in spec(game).options}
    if name not in known:
        raise UnknownName("option", name, known)
    option = known[name]
    if isinstance(option.default, bool):
        return (False, True)
    if not option.choices:
        raise BadOption(
            "Option {name} has no list of values to play through; these have: {choices} ({rule}).",
            rule=option.rule,
            key="option-no-list",
            name=name,
            choices=", ".join(n for n, o in known.items() if o.choices or isinstance(o.default, bool)),
        )
    return option.choices


def jobs_of(job: Job, names: tuple[str, str], games: int) -> list[tuple[Job, int, int]]:
    """One job for each pair of values, and the numbers of its matches: no two pairs share their dice."""
    pairs = [(a, b) for a in choices(job.game, names[0]) for b in choices(job.game, names[1])]
    return [
        (
            msgspec.structs.replace(job, options=job.options | dict(zip(names, pair, strict=True))),
            games * i,
            games * (i + 1),
        )
        for i, pair in enumerate(pairs)
    ]


def play(task: tuple[Job, int, int]) -> Tally:
    """The matches of one pair."""
    job, first, last = task
    try:
        return Bench(job).tally(first, last)
    except Exception as fault:
        fault.add_note(f"in matches {first} to {last - 1}, seed {job.seed}, options {job.options}")
        raise


def crosstable(
    job: Job, names: tuple[str, str], games: int, jobs: Jobs = 1, watch: Callable[[int], None] | None = None
) -> list[Pairing]:
    """Every value of the first option against every value of the second, so many matches each."""
    tasks = jobs_of(job, names, games)
    found: list[Pairing] = []
    with hired(jobs) as crew:
        for (told, _, _), tally in zip(tasks, crew.in_order(play, tasks), strict=True):
            found.append(Pairing(told.options[names[0]], told.options[names[1]], tally))
            if watch is not None:
                watch(tally.games)
    return found


def standings(pairings: list[Pairing]) -> list[Row]:
    """Each value with all its matches, home and away, the best first."""
    lines: dict[Value, Row] = {}
    for pairing in pairings:
        tally = pairing.tally
        for value, won, lost, scored, conceded in (
            (pairing.home, tally.home_wins, tally.away_wins, tally.home_points, tally.away_points),
            (pairing.away, tally.away_wins, tally.home_wins, tally.away_points, tally.home_points),
        ):
            line = lines.setdefault(value, Row(value))
            line.played += tally.finished
            line.won += won
            line.drawn += tally.draws
            line.lost += lost
            line.scored += scored
            line.conceded += conceded
    return sorted(lines.values(), key=lambda line: (-line.rate, str(line.value)))
