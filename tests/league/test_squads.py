"""Squads of coaches, whose matches count together."""

from downfield.league.competition import Competition
from downfield.league.deeds import Played
from downfield.league.results import Result, by_score
from downfield.league.settings import RoundRobin
from downfield.league.standings import standings
from downfield.league.tables import Row
from tests.league.clubs import ANN, AT, running


def two_squads(game: str, results: list[Result]) -> tuple[Competition, dict[int, Row], int]:
    """A tie of two squads, each result told as the home squad saw it; its table, and who was at home."""
    competition = running(2, RoundRobin(), game=game, squad=len(results))
    competition.draw(ANN, AT)
    tie = competition.state.rounds[0].ties[0]
    for fixture, result in zip(tie.fixtures, results, strict=True):
        competition.do(Played(fixture.id, result if fixture.home == tie.home else _seen(result)), ANN, AT)
    return competition, {row.entrant: row for row in standings(competition.state, 0)}, tie.home


def _seen(result: Result) -> Result:
    """The same from the other side, written by hand."""
    winner = result.winner if result.winner < 0 else 1 - result.winner
    score, stats = (result.score[1], result.score[0]), (result.stats[1], result.stats[0])
    conceded = result.conceded if result.conceded < 0 else 1 - result.conceded
    return Result(score, winner, result.how, conceded, stats)


def test_each_won_match_counts_two_and_each_drawn_one() -> None:
    _, rows, home = two_squads("calciotto", [by_score(2, 0), by_score(1, 1), by_score(3, 0)])
    assert (rows[home].won, rows[home].points, rows[home].scored, rows[home].conceded) == (1, 3, 5, 1)
    assert rows[3 - home].lost == 1


def test_with_as_many_wins_what_they_scored_together_tells_them_apart() -> None:
    _, rows, home = two_squads("calciotto", [by_score(1, 0), by_score(0, 4)])
    away = 3 - home
    assert (rows[away].place, rows[home].place) == (1, 2)
    why = rows[home].why
    assert why is not None
    assert (why.by, why.theirs, why.own) == ("scored_together_difference", 3, -3)


def test_what_coaches_did_is_counted_for_their_own_squad_wherever_they_sat() -> None:
    hurt = Result((1, 0), 0, stats=({"casualties": 3}, {"casualties": 1}))
    _, rows, home = two_squads("blood-bowl", [hurt, hurt])
    assert (rows[home].stats["casualties"], rows[3 - home].stats["casualties"]) == (6, 2)


def test_bonuses_are_those_of_the_matches_and_giving_up_costs_the_squad() -> None:
    attack = Result((3, 1), 0)
    _, rows, home = two_squads("blood-bowl", [attack, by_score(1, 1)])
    assert (rows[home].bonus, rows[home].points) == (1, 3)
    gave_up = Result((0, 0), 1, conceded=0)
    _, rows, home = two_squads("blood-bowl", [gave_up, by_score(1, 1)])
    assert (rows[home].points, rows[3 - home].points) == (-1, 5)
