"""Tables and tie-breaks, with examples that everybody can look up."""

import pytest

from downfield.kernel.errors import UnknownName
from downfield.league.results import Result, bonuses, by_score, conceded, earned, walkover
from downfield.league.scoring import Points, season_of
from downfield.league.tables import Ground, Meeting, Row, table

SWEDEN, DENMARK, ITALY, BULGARIA = 1, 2, 3, 4
EURO_2004 = [
    (DENMARK, ITALY, 0, 0), (SWEDEN, BULGARIA, 5, 0), (BULGARIA, DENMARK, 0, 2),
    (ITALY, SWEDEN, 1, 1), (ITALY, BULGARIA, 2, 1), (DENMARK, SWEDEN, 2, 2),
]  # fmt: skip
JAPAN, SENEGAL, COLOMBIA, POLAND = 1, 2, 3, 4
WORLD_CUP_2018 = [
    (COLOMBIA, JAPAN, 1, 2), (POLAND, SENEGAL, 1, 2), (JAPAN, SENEGAL, 2, 2),
    (POLAND, COLOMBIA, 0, 3), (JAPAN, POLAND, 0, 1), (SENEGAL, COLOMBIA, 0, 1),
]  # fmt: skip


def ground(scores: list[tuple[int, int, int, int]], lots: dict[int, int] | None = None) -> Ground:
    met = [Meeting(home, away, by_score(a, b)) for home, away, a, b in scores]
    return Ground(sorted({e for m in met for e in (m.home, m.away)}), met, Points(), lots or {})


def order(rows: list[Row]) -> list[int]:
    return [row.entrant for row in rows]


def test_three_who_are_level_are_told_apart_by_what_they_scored_against_each_other() -> None:
    breaks = ["head_to_head", "head_to_head_difference", "head_to_head_scored", "difference"]
    rows = table(ground(EURO_2004), breaks)
    assert order(rows) == [SWEDEN, DENMARK, ITALY, BULGARIA]
    assert [row.points for row in rows] == [5, 5, 5, 0]
    why = rows[1].why
    assert why is not None
    assert (why.by, why.before, why.theirs, why.own) == (
        "head_to_head_scored",
        SWEDEN,
        3,
        2,
    )


def test_two_who_are_level_in_everything_are_told_apart_by_lot() -> None:
    for lots, first in (({JAPAN: 1, SENEGAL: 2}, JAPAN), ({JAPAN: 2, SENEGAL: 1}, SENEGAL)):
        rows = table(ground(WORLD_CUP_2018, lots), season_of("calciotto").tie_breaks)
        assert order(rows)[0] == COLOMBIA
        assert order(rows)[1] == first
        assert order(rows)[3] == POLAND
        assert rows[2].why is not None
        assert rows[2].why.by == "lot"


def test_who_cannot_be_told_apart_shares_a_place() -> None:
    rows = table(ground([(1, 2, 1, 1), (3, 4, 0, 0)]), ["difference"])
    assert [row.place for row in rows] == [1, 1, 1, 1]


def test_opponents_count_by_what_they_have() -> None:
    scores = [(1, 2, 1, 0), (3, 4, 1, 1), (1, 3, 2, 0), (4, 2, 0, 1), (4, 1, 0, 3), (2, 3, 0, 0)]
    rows = {row.entrant: row for row in table(ground(scores), ["buchholz", "sonneborn_berger", "lot"])}
    assert [rows[e].points for e in (1, 2, 3, 4)] == [9, 4, 2, 1]
    found = ground(scores)
    from downfield.league.tables import MEASURES

    assert MEASURES["buchholz"](found, [1, 2, 3, 4]) == {1: 7, 2: 12, 3: 14, 4: 15}
    assert MEASURES["median_buchholz"](found, [1]) == {1: 2}
    assert MEASURES["sonneborn_berger"](found, [1, 2, 3, 4]) == {1: 7, 2: 2, 3: 2.5, 4: 1}


def test_a_bye_counts_as_a_win_without_a_score_and_the_own_points_as_the_opponents() -> None:
    rested = Ground([1, 2, 3], [Meeting(1, 2, by_score(1, 0))], Points(), {}, byes=[3])
    row = rested.rows[3]
    assert (row.played, row.won, row.points, row.scored) == (1, 1, 3, 0)
    from downfield.league.tables import MEASURES

    assert MEASURES["buchholz"](rested, [3]) == {3: 3}


def test_a_statistic_of_the_game_tells_apart_and_so_does_what_is_more_than_the_others_had() -> None:
    def hit(home: int, away: int) -> Result:
        return Result((1, 1), stats=({"casualties": home}, {"casualties": away}))

    level = Ground([1, 2, 3], [Meeting(1, 2, hit(3, 3)), Meeting(2, 3, hit(0, 2))], Points(), {})
    assert order(table(level, ["casualties", "lot"], ["casualties"]))[:1] == [2]
    rows = table(Ground([1, 2, 3], level.meetings, Points(), {}), ["casualties_difference"], ["casualties"])
    assert order([row for row in rows if row.points == 1]) == [3, 1]


def test_a_tie_break_that_nobody_knows_is_named_with_those_that_are_near() -> None:
    with pytest.raises(UnknownName, match="difference"):
        table(ground(EURO_2004), ["diference"])


def test_points_of_a_table_are_those_of_its_results() -> None:
    points = Points()
    rows = table(ground(EURO_2004), ["difference"])
    scored = sum(earned(by_score(a, b), side, points) for _, _, a, b in EURO_2004 for side in (0, 1))
    assert sum(row.points for row in rows) == scored
    assert sum(row.difference for row in rows) == 0
    assert sum(row.won for row in rows) == sum(row.lost for row in rows)


BOWL = season_of("blood-bowl").points


def test_bonuses_come_for_attack_defence_and_blocks() -> None:
    result = Result((3, 0), 0, stats=({"bonus_casualties": 3}, {"bonus_casualties": 2}))
    assert [bonus.name for bonus in bonuses(result, 0, BOWL)] == ["attack", "defence", "blocks"]
    assert bonuses(result, 1, BOWL) == []


def test_whoever_concedes_loses_by_a_walkover_or_as_it_stood_and_one_point_more() -> None:
    led = conceded(Result((2, 0), 0, conceded=0), BOWL)
    assert (led.score, led.winner) == ((0, 3), 1)
    assert conceded(Result((1, 5), 1, conceded=0), BOWL).score == (1, 5)
    assert earned(led, 0, BOWL) == -1
    assert bonuses(led, 0, BOWL) == []
    assert len(bonuses(led, 1, BOWL)) == 3


def test_when_nobody_comes_both_have_lost() -> None:
    rows = table(Ground([1, 2], [Meeting(1, 2, walkover(-1, Points()))], Points(), {}), [])
    assert [(row.points, row.lost, row.drawn) for row in rows] == [(0, 1, 0), (0, 1, 0)]
