"""The levels: who plays a game, what each is called, how it plays, and its face."""

import pytest

import downfield
from downfield.coaches import COACHES, LOT, USUAL, check_level, fallbacks, level, levels
from downfield.coaches.faces import face
from downfield.coaches.shown import shown
from downfield.kernel.errors import UnknownName
from downfield.text import Text, languages

CALCIOTTO = downfield.game("calciotto").spec


def test_those_whom_old_matches_note_by_their_place_keep_it() -> None:
    assert COACHES[:3] == ("random", "steady", "perfect")


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_game_has_a_beginner_below_the_usual_level(slug: str) -> None:
    known = levels(downfield.game(slug).spec)
    assert known[:3] == (LOT, "rookie", USUAL)
    assert set(known) <= set(COACHES)


def test_where_the_usual_level_cannot_answer_the_beginner_does() -> None:
    assert fallbacks(USUAL, downfield.game("calciotto")) == ("rookie",)


def test_a_level_that_a_game_does_not_have_is_refused_with_those_it_has() -> None:
    with pytest.raises(UnknownName, match="rookie"):
        check_level("perfect", downfield.game("calciotto").spec)


@pytest.mark.parametrize("name", COACHES)
def test_a_level_is_told_in_every_language(name: str) -> None:
    told = [shown(name, Text(tag), CALCIOTTO) for tag in languages()]
    assert len({each.how for each in told}) == len(told) > 1
    assert all(each.called and each.how.endswith(".") and each.time.endswith(".") for each in told)


def test_every_level_has_a_face_of_its_own() -> None:
    assert len({face(name) for name in COACHES}) == len(COACHES)


def test_who_answers_at_once_says_so() -> None:
    assert level(USUAL).seconds == 0
    assert shown(USUAL, Text("en"), CALCIOTTO).time == "Answers at once."
    assert shown("sharp", Text("en"), CALCIOTTO).time != "Answers at once."


@pytest.mark.parametrize("slug", ["first-downs", "first-and-roll"])
def test_where_a_game_is_solved_nobody_has_to_think(slug: str) -> None:
    spec = downfield.game(slug).spec
    assert levels(spec) == (LOT, "rookie", "steady", "sharp", "perfect")
    for name in ("steady", "sharp"):
        assert shown(name, Text("en"), spec).time == "Answers at once."
        assert len({shown(name, Text(tag), spec).how for tag in languages()}) == len(languages())
        assert shown(name, Text("en"), spec).how != shown(name, Text("en"), CALCIOTTO).how
