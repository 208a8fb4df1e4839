"""A lesson laid over a match: what it asks, refuses and supplies; files that cannot be taught."""

import pathlib

import pytest

import downfield
from downfield.kernel import pack
from downfield.kernel.dice import LessonDice
from downfield.kernel.errors import DownfieldError, UnknownName
from downfield.kernel.lessons import checks
from downfield.kernel.lessons.lesson import Lesson, LessonError, lesson, read
from downfield.kernel.lessons.script import NotAsked, Script
from downfield.kernel.match import Match
from downfield.kernel.record import read as read_record
from downfield.kernel.record import verify, write
from downfield.kernel.spec import Game
from downfield.kernel.state import State

GAME = downfield.game("first-and-roll")
WORDS = '{ say = "Take yellow.", well = "Good.", wrong = { R = "Not red." } }'
TITLE = '{ title = "T", about = "A." }'
TOLD = f"""
start = "ball=25"
en = {TITLE}
it = {TITLE}
de = {TITLE}
[[moments]]
play = "Y/R Y7 C-"
en = {WORDS}
it = {WORDS}
de = {WORDS}
"""


def _read(tmp_path: pathlib.Path, text: str = TOLD) -> Lesson:
    file = tmp_path / "own.toml"
    file.write_text(text, encoding="utf-8")
    return read(file)


def _begun(tmp_path: pathlib.Path) -> tuple[Script, Match]:
    laid = Script(GAME, _read(tmp_path))
    match = laid.begin()
    match.dice = laid.hand(5)
    return laid, match


def test_dice_fall_by_the_script_and_then_by_a_seed(tmp_path: pathlib.Path) -> None:
    laid, match = _begun(tmp_path)
    match.answer("R", 1)  # whoever answers first
    match.answer("Y", 0)
    assert "ball=32" in match.line()
    assert not laid.lasts(match)
    assert isinstance(match.dice, LessonDice)
    fell = {match.dice.clone().outcome(_rolling(), 99) for _ in range(3)}
    assert len(fell) == 1  # the same from the same place, and not the script's


def _rolling() -> State:
    return GAME.at("ball=25 :: Y/R").state


def test_dice_of_another_play_fall_by_the_seed(tmp_path: pathlib.Path) -> None:
    laid, match = _begun(tmp_path)
    match.answer("G/R")
    match.answer("pass")
    assert match.moves[3].token.startswith("G")
    assert not laid.holds(match)


def test_an_answer_that_is_not_asked_for_is_explained(tmp_path: pathlib.Path) -> None:
    laid, match = _begun(tmp_path)
    with pytest.raises(NotAsked) as refused:
        laid.check_answer(match, 0, match.options(0)[0].value)
    assert refused.value.told["de"] == "Not red."
    with pytest.raises(NotAsked) as refused:
        laid.check_answer(match, 0, match.options(0)[2].value)
    assert refused.value.told == {}  # the usual words
    laid.check_answer(match, 0, match.options(0)[1].value)


def test_a_record_says_that_it_was_a_lesson_and_proves_no_dice(tmp_path: pathlib.Path) -> None:
    _, match = _begun(tmp_path)
    match.answer("Y/R")
    match.resign(0)
    told = write(match)
    assert '[Lesson "own"]' in told
    assert "[Seed" not in told
    assert "[Commitment" not in told
    assert verify(read_record(told), GAME).over


def test_the_name_of_the_lesson_cannot_be_taken_off_a_record(tmp_path: pathlib.Path) -> None:
    _, match = _begun(tmp_path)
    match.answer("Y/R")
    match.resign(0)
    told = write(match).replace('[Lesson "own"]\n', "")
    with pytest.raises(DownfieldError):
        verify(read_record(told), GAME)


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ('play = "Y/R Y7 C-"', 'play = "Y/R Y9 C-"', "moment 1: The yellow is rolled here"),
        ('play = "Y/R Y7 C-"', 'play = "Y/R Y7 C- maybe"', "moment 1"),
        ('start = "ball=25"', 'start = "ball=250"', "its beginning"),
    ],
)
def test_a_script_that_does_not_run_names_its_moment(
    old: str, new: str, reason: str, tmp_path: pathlib.Path
) -> None:
    with pytest.raises(LessonError, match=reason):
        Script(GAME, _read(tmp_path, TOLD.replace(old, new)))


@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        ("de = {", "fr = {", "fr"),
        ('play = "Y/R Y7 C-"', "play = 7", r"moments\[0\].play"),
        ('play = "Y/R Y7 C-"', 'ploy = "Y"', "ploy"),
        ('play = "Y/R Y7 C-"', "", "nothing is played"),
        ("start =", "start =\n=", "own.toml"),
    ],
)
def test_a_file_that_is_no_lesson_names_the_place(
    old: str, new: str, reason: str, tmp_path: pathlib.Path
) -> None:
    with pytest.raises(LessonError, match=reason):
        _read(tmp_path, TOLD.replace(old, new))


def test_all_languages_speak_of_the_same_mistakes(tmp_path: pathlib.Path) -> None:
    with pytest.raises(LessonError, match="moment 1: wrong"):
        _read(tmp_path, TOLD.replace("it = " + WORDS, "it = " + WORDS.replace("R =", "G =")))


def test_a_lesson_that_nobody_teaches_is_unknown() -> None:
    with pytest.raises(UnknownName, match="first-match"):
        lesson(GAME, "first-matc")


# Components of one's own -----------------------------------------------------------------------------------------


def _own(folder: pathlib.Path, old: str, new: str, name: str = "dice.toml") -> Game:
    pack.copy(GAME.spec.package, GAME.slug, folder)
    file = folder / name
    told = file.read_text(encoding="utf-8")
    assert old in told
    file.write_text(told.replace(old, new, 1), encoding="utf-8")
    return downfield.game("first-and-roll", pack=folder)


def test_a_lesson_holds_with_components_that_it_does_not_rely_on(tmp_path: pathlib.Path) -> None:
    game = _own(tmp_path / "own", '{ face = "10", mark = "seed" }', '{ face = "11", mark = "seed" }')
    assert [found.trouble for found in checks.check(game)] == [None]


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            '{ face = "7", mark = "reconstructed" }',
            '{ face = "6", mark = "reconstructed" }',
        ),  # its die is gone
        ('{ face = "15", mark = "public" }', '{ face = "14", mark = "public" }'),
    ],
)
def test_a_lesson_says_that_it_does_not_hold_with_others(old: str, new: str, tmp_path: pathlib.Path) -> None:
    game = _own(tmp_path / "own", old, new)
    [found] = checks.check(game)
    assert found.trouble is not None
    assert "moment" in found.trouble.message


def test_a_lesson_that_comes_out_otherwise_does_not_hold(tmp_path: pathlib.Path) -> None:
    game = _own(
        tmp_path / "own", '"8:00"', '"9:00"', "track.toml"
    )  # the script runs, and the clock shows another time
    [found] = checks.check(game)
    assert found.trouble is not None
    assert found.trouble.key == "lesson-otherwise"
