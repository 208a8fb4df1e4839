"""Everything against everything."""

import json

import pytest

from downfield.cli import main
from downfield.kernel.errors import BadOption, UnknownName
from downfield.lab.crosstable import choices, crosstable, jobs_of, standings
from downfield.lab.simulate import Job, simulate

JOB = Job("calciotto", 4, "random", "random")
NAMES = ("mode", "partners")


def test_a_pair_plays_what_a_simulation_with_these_options_plays() -> None:
    pairings = crosstable(JOB, NAMES, 2, jobs=2)
    assert len(pairings) == len(choices("calciotto", NAMES[0])) * len(choices("calciotto", NAMES[1]))
    first = pairings[0]
    alone = simulate(
        Job("calciotto", 4, "random", "random", dict(zip(NAMES, (first.home, first.away), strict=True))), 2
    )
    assert (first.tally.checksum, first.tally.answers) == (alone.checksum, alone.answers)
    assert pairings[1].tally.checksum != alone.checksum


def test_no_two_pairs_share_their_matches() -> None:
    spans = [set(range(first, last)) for _, first, last in jobs_of(JOB, NAMES, 3)]
    assert sum(map(len, spans)) == len(set().union(*spans))


def test_the_standings_count_each_match_for_both() -> None:
    pairings = crosstable(Job("first-downs", 1, "random", "random"), ("prices", "first_attacker"), 2)
    lines = standings(pairings)
    assert sum(line.played for line in lines) == 2 * sum(p.tally.finished for p in pairings)
    assert sum(line.won for line in lines) == sum(line.lost for line in lines)
    assert sum(line.scored for line in lines) == sum(line.conceded for line in lines) > 0
    assert [line.rate for line in lines] == sorted((line.rate for line in lines), reverse=True)


def test_an_option_without_a_list_is_refused() -> None:
    with pytest.raises(BadOption, match="no list of values"):
        choices("calciotto", "max_phases")
    with pytest.raises(UnknownName):
        choices("calciotto", "moon")


def test_the_command_prints_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    args = ["sim", "calciotto", "--games", "1", "--across", *NAMES]
    with pytest.raises(SystemExit, match="0"):
        main([*args, "--json"])
    told = json.loads(capsys.readouterr().out)
    with pytest.raises(SystemExit, match="0"):
        main(args)
    shown = capsys.readouterr().out
    assert f"pairs: {len(told['pairings'])}" in shown
    assert all(str(line["value"]) in shown for line in told["standings"])
