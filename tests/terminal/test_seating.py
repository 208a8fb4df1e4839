"""A match at the table without a screen: seats, sealed answers, the record on disk and the secret beside it."""

import pathlib
import stat
from typing import Any

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import BadOption, IllegalAnswer, NoTakeBack, RecordError, UnknownName
from downfield.kernel.state import State
from downfield.terminal import seating, shelf
from downfield.text import Text
from tests.terminal.conftest import Begin, play_on


def test_every_answer_is_on_disk_at_once(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    table.answer(0, 2)
    assert "I-FormationA" in table.file.read_text()


def test_the_secret_is_kept_apart_for_this_user_alone(begin: Begin) -> None:
    table = begin("first-and-roll", "person", "person", seed=None)
    assert isinstance(table.match.dice, CommittedDice)
    file = shelf.secret_file(table.match.dice.commitment)
    assert stat.S_IMODE(file.stat().st_mode) == 0o600
    assert table.match.dice.secret.hex() not in table.file.read_text()


def test_the_secret_ends_the_record_and_is_kept_no_longer(begin: Begin) -> None:
    table = begin("first-downs", "random", "random", seed=None, drives=1)
    play_on(table)
    assert isinstance(table.match.dice, CommittedDice)
    assert table.match.dice.secret.hex() in table.file.read_text()
    assert not shelf.secret_file(table.match.dice.commitment).exists()
    record.verify(record.open_file(table.file), table.match.game)


@pytest.mark.parametrize("seed", [None, 8])
@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_match_that_was_left_goes_on_with_the_same_dice(begin: Begin, slug: str, seed: int | None) -> None:
    table = begin(slug, "person", "person", seed=seed)
    play_on(table, 25)
    play_on(table, len(table.held))  # a half-sealed choice is asked again, so complete it
    again = seating.resume(table.file, table.match.game, table.text)
    play_on(table, 40, seed=2)
    play_on(again, 40, seed=2)
    assert again.match.state.dump() == table.match.state.dump()


def test_a_resumed_match_keeps_its_date_and_its_coaches(begin: Begin) -> None:
    table = begin("first-downs", "person:Anna", "random")
    again = seating.resume(table.file, table.match.game, table.text)
    assert (again.date, again.match.coaches) == (table.date, ("Anna", "random"))


def test_a_match_whose_secret_is_elsewhere_says_which_file_is_missing(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", seed=None)
    assert isinstance(table.match.dice, CommittedDice)
    file = shelf.secret_file(table.match.dice.commitment)
    file.unlink()
    with pytest.raises(RecordError, match=file.name):
        seating.resume(table.file, table.match.game, table.text)


def test_another_secret_is_refused(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", seed=None)
    assert isinstance(table.match.dice, CommittedDice)
    shelf.secret_file(table.match.dice.commitment).write_text("ab" * 32)
    with pytest.raises(RecordError, match="does not hold the secret"):
        seating.resume(table.file, table.match.game, table.text)


def test_a_sealed_answer_is_held_back_until_all_have_answered(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    table.answer(0, 0)
    before = table.match.state.dump()
    table.answer(1, 3)
    assert table.match.state.dump() == before
    assert "Nickel" not in table.file.read_text()
    table.answer(0, 1)
    assert "2/Nickel" in table.file.read_text()


def test_a_sealed_answer_must_be_an_option(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    table.answer(0, 0)
    with pytest.raises(IllegalAnswer):
        table.answer(0, 5)
    assert table.held == {}


def test_programs_are_asked_before_people_seal_anything(begin: Begin) -> None:
    table = begin("first-downs", "person", "random", first_attacker="home")
    table.answer(0, 0)
    assert table.owing() == [1, 0]


def test_a_program_sees_a_state_in_which_nobody_has_sealed(
    begin: Begin, monkeypatch: pytest.MonkeyPatch
) -> None:
    seen: list[bool] = []

    class Spy:
        def sit_down(self, seed: int, stream: int) -> None: ...

        def decide(self, state: State, seat: int) -> int:
            seen.extend(state.owes(s) for s in (0, 1))
            return state.options(seat)[0]

    monkeypatch.setattr(seating, "coach", lambda *given: Spy())
    table = begin("first-downs", "person", "random", first_attacker="home")
    table.answer(0, 0)
    table.answer(0, 1)
    table.decide(1, table.match.state.clone())
    assert seen == [True, True]


def test_what_was_taken_back_leaves_the_record(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    table.answer(0, 2)
    table.take_back(0)
    assert "I-FormationA" not in table.file.read_text()


def test_what_is_revealed_cannot_be_taken_back(begin: Begin) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")
    for seat, x in ((0, 0), (0, 1), (1, 3)):
        table.answer(seat, x)
    with pytest.raises(NoTakeBack):
        table.take_back(0)


def test_a_full_disk_is_told_and_the_match_goes_on(begin: Begin, monkeypatch: pytest.MonkeyPatch) -> None:
    table = begin("first-downs", "person", "person", first_attacker="home")

    def full(text: str, file: pathlib.Path) -> None:
        raise RecordError("no space left")

    monkeypatch.setattr(record, "save", full)
    table.answer(0, 2)
    assert table.trouble == "no space left"
    assert table.match.moves[-1].token == "I-FormationA"


def test_a_rematch_swaps_the_sides(begin: Begin) -> None:
    table = begin("first-downs", "person:Anna", "random")
    assert table.rematch(swap=True).match.coaches == ("random", "Anna")
    assert table.rematch(swap=False).match.coaches == ("Anna", "random")


def test_a_nameless_person_takes_the_name_of_the_new_seat(begin: Begin) -> None:
    assert begin("first-downs", "person", "random").rematch(swap=True).match.coaches == ("random", "away")


def test_a_coach_for_a_side_holds_both_its_seats(begin: Begin) -> None:
    table = begin("first-and-roll", "person", "random", away_seats="two")
    assert table.match.coaches == ("home", "random", "random")


@pytest.mark.parametrize(
    ("coaches", "error"),
    [
        (("person", "rendom"), UnknownName),
        (("person:random", "person"), BadOption),
        (("person", "person", "person"), BadOption),
    ],
)
def test_coaches_that_cannot_sit_down_are_refused(begin: Begin, coaches: Any, error: type[Exception]) -> None:
    with pytest.raises(error):
        begin("first-downs", *coaches)


def test_two_matches_of_one_second_have_two_files(begin: Begin) -> None:
    assert begin("first-downs").file != begin("first-downs").file


def test_unfinished_matches_are_found_again_and_others_passed_over(begin: Begin) -> None:
    table = begin("first-downs", "person", "random")
    over = begin("first-downs", "random", "random", drives=1)
    play_on(over)
    (table.file.parent / "scribble.record").write_text("not a record")
    assert [file for file, _ in shelf.unfinished(table.file.parent)] == [table.file]


def test_the_data_folder_follows_the_user(monkeypatch: pytest.MonkeyPatch, tmp_path: pathlib.Path) -> None:
    monkeypatch.delenv("DOWNFIELD_DATA")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr("sys.platform", "linux")
    assert shelf.data_folder() == tmp_path / "downfield"


def test_dice_rolled_by_hand_go_on_with_a_secret(tmp_path: pathlib.Path) -> None:
    game = downfield.game("first-downs")
    file = tmp_path / "by-hand.record"
    record.save(record.write(game.at("phase=flip").play("cH ProSetA")), file)
    table = seating.resume(file, game, Text("en", game.spec))
    assert isinstance(table.match.dice, CommittedDice)
