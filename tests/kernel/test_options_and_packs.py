"""Options of a match and folders of components."""

import pathlib

import pytest

from downfield.kernel import pack
from downfield.kernel.errors import BadOption, PackError, UnknownName
from downfield.kernel.options import Option, Value
from downfield.kernel.spec import Game
from tests.kernel import toy


@pytest.mark.parametrize(
    ("name", "given", "meant"),
    [
        ("longer", "yes", True),
        ("longer", False, False),
        ("longer", "off", False),
        ("limit", "none", None),
        ("limit", None, None),
        ("limit", "4", 4),
        ("coin", "cent", "cent"),
    ],
)
def test_an_option_is_read_from_text_or_value(penny: Game, name: str, given: Value, meant: Value) -> None:
    assert penny.options({name: given})[name] == meant


@pytest.mark.parametrize(
    ("name", "given", "says"),
    [
        ("longer", "maybe", "true or false"),
        ("longer", None, "true or false"),
        ("limit", "0", "from 1 to 500,000, or none"),
        ("limit", True, "from 1 to"),
        ("limit", 10**30, "from 1 to"),
        ("limit", "x", "from 1 to"),
        ("limit", "²", "from 1 to"),
        ("coin", "dollar", "euro, cent"),
    ],
)
def test_a_bad_option_says_what_it_may_be(penny: Game, name: str, given: Value, says: str) -> None:
    with pytest.raises(BadOption, match=says):
        penny.options({name: given})


def test_a_word_of_the_games_own_making_is_taken_as_it_is() -> None:
    option = Option("team", "PEN-1.1", "", code=True)
    assert option.read("human:2thrower,4blitzer;rerolls2") == "human:2thrower,4blitzer;rerolls2"
    for given in ("two words", 'a"quote', "x" * 2001, 7):
        with pytest.raises(BadOption, match="at most 2,000 letters"):
            option.read(given)


def test_a_number_among_words_may_be_given_as_a_number() -> None:
    option = Option("minutes", "PEN-1.1", "45", choices=("1", "45", "True"))
    assert option.read(45) == "45"
    for given in (46, True):
        with pytest.raises(BadOption, match="choose one of 1, 45"):
            option.read(given)


def test_an_unknown_option_gets_the_nearest_name(penny: Game) -> None:
    with pytest.raises(UnknownName, match="Did you mean longer"):
        penny.new(options={"longr": True})


def test_a_copied_pack_is_read_back_with_the_same_hash(penny: Game, tmp_path: pathlib.Path) -> None:
    pack.copy("tests.kernel.toy", "penny", tmp_path / "mine")
    assert Game(toy.SPEC, tmp_path / "mine").pack.hash == penny.pack.hash


def test_a_changed_pack_plays_and_has_another_hash(penny: Game, tmp_path: pathlib.Path) -> None:
    (tmp_path / "numbers.toml").write_text('rounds = 1\nmark = "public"\n')
    changed = Game(toy.SPEC, tmp_path)
    assert changed.pack.hash != penny.pack.hash
    assert changed.at("round=1").play("H/H d1 pass").over


def test_an_existing_folder_is_not_overwritten(tmp_path: pathlib.Path) -> None:
    (tmp_path / "note.txt").write_text("mine")
    with pytest.raises(PackError, match="not empty"):
        pack.copy("tests.kernel.toy", "penny", tmp_path)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ('rounds = "x"\nmark = "seed"', "numbers.toml: key rounds: Expected `int`"),
        ("rounds = 3", "missing required field `mark`"),
        ('rounds = 3\nmark = "guessed"', "key mark"),
        ('rounds = 3\nmark = "seed"\nextra = 1', "unknown field `extra`"),
        ("rounds = ", "not valid TOML"),
    ],
)
def test_a_bad_pack_names_file_key_and_reason(tmp_path: pathlib.Path, text: str, says: str) -> None:
    (tmp_path / "numbers.toml").write_text(text)
    with pytest.raises(PackError, match=says):
        Game(toy.SPEC, tmp_path)


def test_a_missing_or_foreign_file_is_named(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match="missing"):
        Game(toy.SPEC, tmp_path)
    (tmp_path / "cards.toml").write_text("")
    with pytest.raises(PackError, match=r"cards\.toml: penny has no such file"):
        Game(toy.SPEC, tmp_path)
    with pytest.raises(PackError, match="not a folder"):
        Game(toy.SPEC, tmp_path / "nowhere")


def test_marks_are_counted(penny: Game) -> None:
    assert pack.marks(penny.pack.parts) == ["seed"]


def test_something_may_be_kept_by_game(penny: Game) -> None:
    assert {penny.spec: "words"}[penny.spec] == "words"
