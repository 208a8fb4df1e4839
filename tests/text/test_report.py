"""Reports of all games: what turned a match, pictures with the table behind them, dice beside what was expected."""

import functools
import pathlib
import xml.etree.ElementTree as ET

import pytest

from downfield.games import GAMES
from downfield.kernel import record
from downfield.kernel.match import Match
from downfield.kernel.needs import NOBODY
from downfield.kernel.show.outcome import public
from downfield.text import Text, languages
from downfield.text.retell import seat_names, side_names
from downfield.text.sheet import Sheet, drives, figures, lines, player_tables, sheet, teams
from downfield.text.story import Story
from downfield.text.turning import turning_points
from tests.text.drawings import game, shared

ENDS = (
    "none", "touchdown", "field-goal", "missed", "punt", "downs", "turnover", "safety", "time", "conceded",
)  # fmt: skip
GOLDEN = pathlib.Path(__file__).parents[1] / "golden"


@functools.cache
def played(slug: str) -> Match:
    """A whole match."""
    return record.verify(record.open_file(GOLDEN / f"{slug}.record"), game(slug))


@functools.cache
def story(slug: str) -> Story:
    """A whole match gone through once more."""
    face = played(slug).game.spec.face
    assert face is not None
    return Story(played(slug), face().report)


@functools.cache
def told(slug: str, language: str = "en") -> tuple[Sheet, Text]:
    """The report of a whole match, and the words it was told with."""
    match, text = played(slug), Text(language, game(slug).spec)
    return sheet(match, side_names(match, seat_names(match, text), text), text), text


@pytest.mark.parametrize("language", languages())
@shared(*GAMES)
def test_every_report_has_words_for_everything(slug: str, language: str) -> None:
    text, told = Text(language, game(slug).spec), figures(played(slug))
    del text._bundles[1:]
    keys = [*told.facts, *told.columns, "part", "turning-also", *(f"end-{end}" for end in ENDS)]
    assert [key for key in keys if not text.has(f"report-{key.replace('_', '-')}")] == []


@shared(*GAMES)
def test_nothing_is_missing_in_what_is_told(slug: str) -> None:
    report, text = told(slug)
    assert text.faults == []
    assert [line for line in lines(report, text.say) if "report-" in line] == []


@shared(*GAMES)
def test_drawings_are_whole_and_have_a_name_and_a_table(slug: str) -> None:
    report, _ = told(slug)
    for graph in report.graphs:
        assert len(graph.table) > 1
        assert len({len(row) for row in graph.table}) == 1
        for drawing in graph.drawings:
            assert ET.fromstring(drawing).get("aria-label")


@shared(*GAMES)
def test_the_score_is_told_to_its_end(slug: str) -> None:
    match, scores = played(slug), next(g for g in told(slug)[0].graphs if g.key == "scores")
    home, away = match.points()
    assert scores.table[-1][-1] == f"{home}–{away}"
    assert len(scores.table) - 1 == len(story(slug).scores())


@shared(*GAMES)
def test_what_was_expected_of_a_die_adds_up_to_its_rolls(slug: str) -> None:
    for die in story(slug).dice.values():
        for side in (0, 1):
            assert sum(die.expected[side].values()) == pytest.approx(die.rolls(side))


def test_only_dice_that_were_rolled_for_a_side_are_counted() -> None:
    match, dice = played("calciotto"), story("calciotto").dice
    rolled = sum(move.token[0] == "d" and move.seat == NOBODY for move in match.moves)
    assert sum(die.rolls(0) + die.rolls(1) for die in dice.values()) == rolled - 4  # those of the toss


def test_faces_that_stand_twice_on_a_die_are_expected_twice_as_often() -> None:
    die = story("first-and-roll").dice["yellow"]
    share = die.expected[0]["0"] / die.rolls(0)
    assert share == pytest.approx(2 / 6)


@shared(*GAMES)
def test_two_or_three_moments_are_told_in_the_order_of_play(slug: str) -> None:
    turns = turning_points(story(slug), public(played(slug)))
    assert 2 <= len(turns) <= 3
    assert [turn.moment for turn in turns] == sorted({turn.moment for turn in turns})


def test_a_score_that_changes_the_lead_counts_double() -> None:
    turns = turning_points(story("touch-down"), public(played("touch-down")))
    assert [(turn.points, turn.weight) for turn in turns] == [((6, 0), 12), ((6, 6), 12), ((6, 12), 12)]


def test_a_long_gain_weighs_by_its_yards() -> None:
    turns = turning_points(story("first-and-roll"), public(played("first-and-roll")))
    gain = next(turn for turn in turns if turn.event.key == "gained")
    assert (gain.event.args()["yards"], gain.weight) == (50, 5)


@shared("first-downs", "first-and-roll")
def test_the_yards_of_the_drives_are_those_of_the_sides(slug: str) -> None:
    match = played(slug)
    sums = [sum(drive.yards for drive in drives(match) if drive.side == side) for side in (0, 1)]
    assert tuple(sums) == figures(match).facts["yards"]


@shared(*GAMES)
def test_every_drive_of_a_finished_match_has_ended(slug: str) -> None:
    assert all(drive.end for drive in drives(played(slug)))


def test_scorers_stand_in_the_timeline() -> None:
    report, _ = told("blood-bowl")
    scores = next(graph for graph in report.graphs if graph.key == "scores")
    assert "12 Lineman" in scores.table[1][1]


def test_plain_lines_tell_what_the_pictures_show() -> None:
    report, text = told("touch-down")
    plain = "\n".join(lines(report, text.say))
    for graph in report.graphs:
        assert graph.title in plain
    assert report.turns[0].words in plain
    assert player_tables(report)[0][1][0] in plain


def test_a_match_that_has_just_begun_has_a_report_too() -> None:
    match, text = game("first-downs").new(seed=1), Text("en", game("first-downs").spec)
    assert lines(sheet(match, ("Ada", "Ben"), text), text.say)[0] == "Match report"


OWN = {
    "calciotto": "v1;1*3P3,12*3P2,2*3D3,3*3D3,4*4D2,5*3D1,6*4T2,7*3T3,8*4T2,9*4C2,10*3C3,11*4C2,21*4A3,22*3A3,23*3A1"
    ";name:I+Leoni",
    "touch-down": "v1;name:I+Leoni",
    "blood-bowl": "orc:11*orc_lineman;fans:1;name:I+Leoni",
}


@shared(*OWN)
def test_a_team_that_a_coach_has_brought_along_is_called_by_its_name(slug: str) -> None:
    match = game(slug).new(options={"home_roster": OWN[slug]}, seed=1)
    home, away = teams(match, Text("en", game(slug).spec))
    assert home == "I Leoni"
    assert away == Text("en", game(slug).spec).value("away_team", match.options_agreed["away_team"])
