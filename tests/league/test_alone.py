"""A season of bots that nobody watches: it adds up from its records alone, and the same seed gives the same season."""

import pathlib

import pytest

from downfield.cli.league import draw_now, play
from downfield.league.audit import audit
from downfield.league.careers import team_now
from downfield.league.deeds import Drafted, Entered
from downfield.league.folder import Folder, make
from downfield.league.settings import RoundRobin, Settings
from downfield.league.standings import is_over, standings
from tests.league.alone import add_up, draft_points, experience
from tests.league.clubs import SECRET


def season(path: pathlib.Path, many: int, level: str, legs: int) -> Folder:
    """A Touch Down season in a folder, played to its end by bots."""
    kept = make(path, Settings("Season", "touch-down", (RoundRobin(legs),)), "Ann", SECRET)
    for number in range(1, many + 1):
        kept.do(Entered(f"Team {number}", coach=level), "Ann")
    kept.begin("Ann")
    draw_now(kept, "Ann")
    play(path, all=True)
    return Folder(path)


def check(kept: Folder) -> None:
    """Table, experience and draft are what the records alone say."""
    state, teams = kept.state, add_up(kept.path)
    assert is_over(state)
    rows = standings(state, 0)
    for row in rows:
        team, code = teams[state.name(row.entrant)], team_now(state, row.entrant)
        assert (row.points, row.difference, row.scored) == team.rank()
        assert experience(code) == team.learnt
        assert sum(draft_points(code)) == team.draft
    order = [teams[state.name(row.entrant)].rank() for row in rows]
    assert order == sorted(order, reverse=True)
    drafted = [line.deed for line in kept.competition.lines if isinstance(line.deed, Drafted)]
    assert 2 * len(drafted) == sum(team.spent for team in teams.values())
    assert audit(kept).wrong == []


@pytest.mark.nightly
@pytest.mark.parametrize(("many", "level", "legs"), [(3, "random", 1), (8, "steady", 2)])
def test_a_season_adds_up_from_its_records_alone(
    tmp_path: pathlib.Path, many: int, level: str, legs: int
) -> None:
    kept = season(tmp_path / "season", many, level, legs)
    assert len(list((kept.path / "records").iterdir())) == legs * many * (many - 1) // 2
    check(kept)


@pytest.mark.nightly
def test_the_same_seed_gives_the_same_season(tmp_path: pathlib.Path) -> None:
    first, second = (season(tmp_path / name, 4, "steady", 2) for name in ("first", "second"))
    assert [line.deed for line in first.competition.lines] == [line.deed for line in second.competition.lines]
    for file in (first.path / "records").iterdir():
        assert file.read_bytes() == (second.path / "records" / file.name).read_bytes()
