"""Records: written, read, resumed, verified, and caught when somebody has altered them."""

import dataclasses
import pathlib
import re

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import RecordError, RecordMismatch
from downfield.kernel.match import Match
from downfield.kernel.options import Option
from downfield.kernel.spec import Game


def played(penny: Game) -> Match:
    """A whole match with committed dice: 6 points for the die, so that altering one shows."""
    match = penny.new(dice=CommittedDice(b"s" * 32), coaches=("Ann", 'Bo "B"'))
    while not match.over:
        seat = match.waiting()[0]
        match.answer(match.options(seat)[0].value, seat)
    return match


def test_a_record_verifies(penny: Game) -> None:
    text = record.write(played(penny), "2026-11-15")
    again = record.verify(record.read(text), penny)
    again.dice = CommittedDice(b"s" * 32)
    assert record.write(again, "2026-11-15") == text


def test_a_record_tells_who_played_what(penny: Game) -> None:
    tags = record.read(record.write(played(penny), "2026-11-15")).tags
    assert tags["Home"] == "Ann"
    assert tags["Away"] == "Bo 'B'"
    assert tags["Options"] == "longer=false limit=none coin=euro"
    assert tags["Date"] == "2026-11-15"


def test_the_secret_stands_there_only_once_the_match_is_over(penny: Game) -> None:
    match = penny.new()
    match.answer("home:H")
    assert "Secret" not in record.write(match)
    assert "Commitment" in record.write(match)


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def test_an_altered_die_is_found_on_its_line(penny: Game) -> None:
    text = record.write(played(penny))
    die = re.search(r"2\. .* (d\d)", text)
    assert die
    other = "d1" if die[1] != "d1" else "d2"
    altered = text[: die.start(1)] + other + text[die.end(1) :]
    with pytest.raises(RecordMismatch, match=f"the die fell {die[1]}, the record says {other}") as e:
        record.verify(record.read(altered), penny)
    assert e.value.line == line_of(text, "2.")


def test_an_altered_answer_is_found_on_its_line(penny: Game) -> None:
    text = record.write(played(penny))
    altered = text.replace("2. {round 2} H/H", "2. {round 2} T/T")
    assert altered != text
    match = penny.at("round=2").play("T/T")
    assert match.need.die == "d6"
    altered_more = altered.replace("T/T", "T/edge")
    with pytest.raises(RecordMismatch) as e:
        record.verify(record.read(altered_more), penny)
    assert e.value.line == line_of(text, "2.")


def test_an_altered_secret_is_found(penny: Game) -> None:
    text = record.write(played(penny))
    altered = text.replace('[Secret "73', '[Secret "74')
    with pytest.raises(RecordMismatch, match="not the secret") as e:
        record.verify(record.read(altered), penny)
    assert e.value.line == line_of(text, "[Secret")


def test_a_missing_secret_is_found(penny: Game) -> None:
    text = record.write(played(penny), secret=False)
    with pytest.raises(RecordMismatch, match="secret at the end is missing"):
        record.verify(record.read(text), penny)


def test_an_altered_digest_is_found(penny: Game) -> None:
    text = record.write(played(penny))
    altered = re.sub(r"(1\. .*; )\w+", r"\g<1>0123456789", text, count=1)
    with pytest.raises(RecordMismatch, match="digest") as e:
        record.verify(record.read(altered), penny)
    assert e.value.line == line_of(text, "1.")


def test_an_altered_result_is_found(penny: Game) -> None:
    text = re.sub(r'\[Result ".*"\]', '[Result "away 0-9"]', record.write(played(penny)))
    with pytest.raises(RecordMismatch, match="The match ended"):
        record.verify(record.read(text), penny)


def test_a_record_cut_short_is_found(penny: Game) -> None:
    text = record.write(played(penny))
    cut = "\n".join(line for line in text.splitlines() if not line.startswith("3."))
    with pytest.raises(RecordMismatch, match="ends before the match does"):
        record.verify(record.read(cut), penny)


def test_a_line_left_over_is_found(penny: Game) -> None:
    text = record.write(played(penny)).replace("\n\n[Secret", "\n4. H/H d1\n\n[Secret")
    with pytest.raises(RecordMismatch, match="over"):
        record.verify(record.read(text), penny)


@pytest.mark.parametrize(
    ("tag", "value", "says"),
    [
        ("Rules", "0", "played under rules 0"),
        ("Pack", "mine 0123456789abcdef", "other components"),
        ("Game", "chess", "a record of chess"),
    ],
)
def test_a_record_of_another_game_rules_or_pack_is_refused(
    penny: Game, tag: str, value: str, says: str
) -> None:
    text = re.sub(rf'\[{tag} ".*"\]', f'[{tag} "{value}"]', record.write(played(penny)))
    with pytest.raises(RecordMismatch, match=says):
        record.verify(record.read(text), penny)


def later(penny: Game) -> Game:
    """The same game under rules 2, which ask whether to call aloud; before, everybody did."""
    called = Option("aloud", "PEN-1.1", False, since="2", was=True)
    known = {"1": (penny.pack.hash,)}
    spec = dataclasses.replace(penny.spec, version="2", options=(*penny.spec.options, called), reads=known)
    game = Game(spec)
    game.pack.hash = "0123456789abcdef"  # as if a value had been marked anew
    return game


def test_an_older_record_is_read_by_the_rules_it_was_played_under(penny: Game) -> None:
    text = record.write(played(penny))
    assert record.verify(record.read(text), later(penny)).options_agreed["aloud"] is True


def test_a_new_match_is_played_by_the_new_rules(penny: Game) -> None:
    assert later(penny).new().options_agreed["aloud"] is False


def test_components_of_the_owner_are_never_taken_for_shipped_ones(penny: Game) -> None:
    game = later(penny)
    game.is_shipped = False
    with pytest.raises(RecordMismatch, match="other components"):
        record.verify(record.read(record.write(played(penny))), game)


@pytest.mark.parametrize(
    ("text", "says"),
    [
        ("", "tag Downfield is missing"),
        ("hello", "Line 1: neither a tag nor a play"),
        ('[Game "a"]\n[Game "b"]', "Line 2: the tag Game stands there a second time"),
        ("2. H/H", "play 1 is expected"),
    ],
)
def test_what_is_no_record_says_so(text: str, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        record.read(text)


@pytest.mark.parametrize(
    ("old", "new", "tag"),
    [
        ('[Options "longer=false', '[Options "longer=perhaps', "Options"),
        ('[Options "longer=false', '[Options "no=1', "Options"),
        ("[Result", '[Start "round=x"]\n[Result', "Start"),
        ("[Result", '[Seed "x"]\n[Result', "Seed"),
        ("[Result", '[Seed "-1"]\n[Result', "Seed"),
        ('[Secret "73', '[Secret "zz', "Secret"),
    ],
)
def test_a_tag_that_cannot_be_read_is_named_with_its_line(penny: Game, old: str, new: str, tag: str) -> None:
    text = record.write(played(penny)).replace(old, new)
    with pytest.raises(RecordMismatch, match=f"the tag {tag}:") as e:
        record.verify(record.read(text), penny)
    assert e.value.line == line_of(text, f"[{tag}")


def test_an_unfinished_match_goes_on_from_its_record(penny: Game) -> None:
    dice = CommittedDice(b"s" * 32)
    whole, half = penny.new(dice=dice), penny.new(dice=CommittedDice(b"s" * 32))
    for match in (whole, half):
        match.play("H/H pass home:T")
    resumed = record.resume(record.read(record.write(half)), penny, CommittedDice(b"s" * 32))
    for match in (whole, resumed):
        while not match.over:
            seat = match.waiting()[-1]
            match.answer(match.options(seat)[0].value, seat)
    assert record.write(resumed) == record.write(whole)


def test_a_match_from_a_position_says_where_it_started(penny: Game) -> None:
    match = penny.at("round=3 score=2-2 :: H/H", seed=4)
    while not match.over:
        seat = match.waiting()[0]
        match.answer(match.options(seat)[0].value, seat)
    text = record.write(match)
    assert '[Start "round=3 score=2-2 :: H/H"]' in text
    assert record.verify(record.read(text), penny).points() == match.points()


def test_a_record_is_saved_whole_or_not_at_all(tmp_path: pathlib.Path) -> None:
    file = tmp_path / "deep" / "match.txt"
    record.save("one", file)
    record.save("two", file)
    assert file.read_text() == "two"
    assert [f.name for f in file.parent.iterdir()] == ["match.txt"]
    (tmp_path / "plain").write_text("")
    with pytest.raises(RecordError, match="cannot be written"):
        record.save("three", tmp_path / "plain" / "match.txt")


def test_a_file_that_is_not_there_says_so(tmp_path: pathlib.Path) -> None:
    with pytest.raises(RecordError, match="no such file"):
        record.open_file(tmp_path / "nowhere.txt")


def test_a_match_given_up_is_won_by_the_other_side_and_verifies(penny: Game) -> None:
    match = penny.new(dice=CommittedDice(b"s" * 32)).play("H/H pass home:T")
    match.resign(0)
    assert match.over
    assert match.returns() == (-1.0, 1.0)
    text = record.write(match)
    assert '[Resigned "home"]' in text
    again = record.verify(record.read(text), penny)
    assert again.returns() == match.returns()


def test_who_resigned_cannot_be_altered_unnoticed(penny: Game) -> None:
    match = penny.new(dice=CommittedDice(b"s" * 32)).play("H/H pass")
    match.resign(1)
    for name in ("home", "nobody"):
        text = record.write(match).replace('[Resigned "away"]', f'[Resigned "{name}"]')
        with pytest.raises(RecordMismatch):
            record.verify(record.read(text), penny)


def test_a_record_tells_of_dice_that_were_taken_back_and_verifies() -> None:
    game = downfield.game("first-and-roll")
    match = game.new(dice=CommittedDice(b"t" * 32))
    rng, back = Rng(4), 0
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.answer(options[rng.below(len(options))].value, seat)
        if len(match.moves) > 12 * (back + 1) and back < 9 and not match.over:
            match.go_back(back % 2)
            back += 1
    assert len(match.unrolled) > 1
    text = record.write(match)
    assert f"{match.unrolled[0][0]}+{match.unrolled[0][1]}" in text
    again = record.verify(record.read(text), game)
    assert again.line() == match.line()
    assert record.write(record.resume(record.read(text), game, CommittedDice(b"t" * 32))) == text
    for wrong in ("1+1", "x", "3+1 2+1", "5+0"):
        altered = re.sub(r'\[Unrolled ".*"\]', f'[Unrolled "{wrong}"]', text)
        with pytest.raises(RecordMismatch):
            record.verify(record.read(altered), game)
