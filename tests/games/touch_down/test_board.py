"""The table in characters: all of the field on a small screen."""

import pathlib

import pytest
from tests.games.touch_down.table import AWAY, HOME, at, changed, figure, game, grown, move, see

from downfield.games.touch_down.board import characters as board
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.show.look import Look
from downfield.text import Text


def drawn(match: Match, width: int = 80) -> list[str]:
    say = Text("en", game().spec).say
    return ["".join(words for words, _ in line) for line in board.board(Look(match, 0), width, say)]


@pytest.mark.parametrize("width", [60, 80])
def test_it_fits_a_small_screen(width: int) -> None:
    lines = drawn(at("row=8").play("attack pro-set four-three stay"), width)
    assert len(lines) <= 16
    assert max(len(line) for line in lines) <= width


def test_every_counter_is_on_it_and_the_fallen_are_small() -> None:
    field = "".join(line[3:] for line in drawn(move("80@l6,50@c9x", "27@t20,20@b3"))[2:-2])
    assert sorted(letter for letter in field if letter.isalpha()) == ["D", "D", "Q", "b"]


def test_a_large_terminal_has_a_line_for_each_column_and_players_by_number() -> None:
    match, say = move("80@l6,50@c9x", "27@t20,20@b3"), Text("en", game().spec).say
    lines = board.beside(Look(match, 0), 120, 40, say)
    assert lines is not None
    rows = {line[0][0].strip(): line for line in lines[2:-2]}
    assert list(rows) == list("abcdefghijklmnopqrstuvw")
    assert ("80", "home-fill") in rows["l"] or ("80", "ball") in rows["l"]
    assert ("27", "away-mark") in rows["t"]
    assert "b" in "".join(words for words, _ in rows["c"][1:])  # fallen
    assert {sum(len(words) for words, _ in row) for row in rows.values()} == {67}
    assert board.beside(Look(match, 0), 97, 40, say) is None
    assert board.beside(Look(match, 0), 120, 28, say) is None


def test_a_free_ball_is_a_star() -> None:
    assert "*" in "".join(drawn(move("80@l6", "27@t20", "ball=c7")))


def test_players_are_named_by_number_role_and_values() -> None:
    match = move("80@l6,50@k6", "27@t20").play("t1 t4")
    assert board.labels(Look(match, 0)) == {">50": "50 AB 1/2 k6"}


@pytest.mark.parametrize(
    ("caption", "told"),
    [
        ("Q1 3:07 6-0 home 3rd & 4, row 9", "Quarter 1 3:07, 6-0: Home 3rd & 4, row 9"),
        ("Q2 0:00 0-0 away kickoff", "Quarter 2 0:00, 0-0: Away kicks off"),
        ("Q1 0:02 0-0 home field-goal move 2", "Quarter 1 0:02, 0-0: Home with the ball, move 2"),
        ("Q1 0:00 0-0 toss", "Quarter 1 0:00, 0-0: the toss"),
        ("something else", "something else"),
    ],
)
def test_a_caption_is_told_in_words(caption: str, told: str) -> None:
    assert board.heading(caption, Text("en", game().spec).say) == told


def test_what_is_printed_names_teams_and_tables() -> None:
    lines = ["".join(w for w, _ in line) for line in board.parts(game(), 80, Text("en", game().spec).say)]
    assert any("Centurioni (40)" in line for line in lines)
    assert sum(line.strip().startswith(("1 ", "6 ")) for line in lines) == 4


# What lies on the table, for every board ----------------------------------------------------------------------------


def test_who_is_fielded_is_told_before_anybody_is_placed() -> None:
    match = at("row=8").play("attack")
    told = see(match, "unplaced")
    assert isinstance(told, list)
    assert (len(told), told[0]) == (11, [HOME, 80, "AQ", 1, 1])
    told = see(match.play("+82 free"), "unplaced")
    assert isinstance(told, list)
    assert [player[1] for player in told][:2] == [82, 60], "as the coach has changed it"
    told = see(match.play("70@l"), "unplaced")
    assert isinstance(told, list)
    assert len(told) == 10


def test_the_row_is_told_while_a_column_is_asked() -> None:
    match = at("row=8").play("attack free")
    assert see(match, "asked_row") == 8, "on the attack line"
    assert see(match.play("70@l 71@k 72@m 73@j"), "asked_row") is None
    assert see(match.play("80@-2"), "asked_row") == -2
    match = move("1@l14", "27@l28,28@t20", "kind=field-goal row=16 ball=home1").play("t1 t4 west k1")
    assert see(match, "asked_row") == 28, "behind the goal only the last row is near"


def test_the_side_whose_series_it_is_stays_when_the_ball_changes_hands() -> None:
    match = move("80@l6", "20@l7,27@t20", "yc=7").play("t4 t2 none 20-s c4 f5")
    assert (see(match, "attack"), see(match, "series"), see(match, "togo")) == (AWAY, HOME, 4)
    match = at("row=10 yc=9 down=4").play("punt")
    assert (see(match, "attack"), see(match, "series"), see(match, "togo")) == (AWAY, HOME, 4)


def test_before_a_kick_the_kickers_have_the_ball() -> None:
    assert see(at("phase=kickoff"), "possession") == HOME
    match = at("row=10").play("punt wall fan t1 t4")
    assert see(match, "possession") == HOME
    assert see(match.play("@c20 k6"), "possession") == AWAY


def test_protection_lasts_until_a_pass_and_the_line_is_marked_while_it_matters() -> None:
    match = at("row=8").play("attack pro-set four-three")
    assert [n for n in range(20, 31) if figure(match, AWAY, n).front] == [20, 21, 22, 26]
    match.play("stay t1 t4 >80")
    assert {n: figure(match, HOME, n).protected for n in (80, 60, 50, 70)} == {
        80: False, 60: True, 50: True, 70: False,
    }  # fmt: skip
    match.play("end end end t1 t4 >60 p6")
    assert not figure(match, HOME, 50).protected


def test_skills_are_told_in_a_league_and_a_blitz_until_it_is_used_up() -> None:
    own: dict[str, Value] = {
        "home_roster": grown("centurioni", no80="thrown40"),
        "away_roster": grown("tori", no24="sacks1"),
    }
    line = "phase=move row=8 move=2 ball=home80 home=80@l6 away=24@c12,27@a20"
    match = at(line, league=True, **own)
    assert (figure(match, HOME, 80).skill, figure(match, AWAY, 24).skill) == ("passer", "blitz")
    match.play("t1 t4 none !24 .")
    assert figure(match, AWAY, 24).skill == ""
    assert figure(at(line, **own), HOME, 80).skill == ""


def test_a_team_of_the_owners_own_is_drawn(tmp_path: pathlib.Path) -> None:
    own = changed(tmp_path, "teams.toml", ('key = "centurioni"', 'key = "gladiatori"'))
    match = own.at("row=8").play("attack")
    assert 'id="m-p-h-80"' in match.svg(0)
