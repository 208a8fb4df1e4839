"""What a record writes as one word, and reads back."""

import pytest
from tests.games.blood_bowl.table import duel, facts, game
from tests.rules import rule

from downfield.games.blood_bowl.notation.answers import join, split
from downfield.kernel import notation
from downfield.kernel.chance import Rng
from downfield.kernel.errors import DownfieldError

JOINED = [  # answers and dice, as a record writes them
    ("+4 j8 +11 m7", "+4-j8 +11-m7"),
    ("4 e5 f6 . 5 e6", "4-e5-f6. 5-e6"),
    ("4blitz *7 e5 D3 f6 *7 PB POW >POW g7 follow D5 D4", "4blitz-*7-e5:3-f6-*7 PB+POW >POW g7 follow D54"),
    ("9 D2 team D4 k8 D6 D3 .", "9:2team4-k8:63."),
    ("12 ^n9 D1 keep D6 D5 D4 D4 doctor", "12-^n9:1keep6544 doctor"),
    ("3pass throw m8 D4 O1 D2 O5 O5 O3", "3pass-throw-m8:4 O1 D2 O5 O5 O3"),
    ("4hand >7 D2 O8 D1 O3", "4hand->7:2 O8 D1 O3"),
    ("11bomb hail z8 D6 O5 O4 O4 D6 D1 b8 D6", "11bomb-hail-z8:6 O5 O4 O4 D61 b8:6"),
    ("11blitz *7 h8 *7fire D2 team D4", "11blitz-*7-h8-*7fire:2team4"),
    ("11kick g8 >12 j8 D1 team D6 O5", "11kick-g8->12-j8:1team6 O5"),
    ("11 h8 _i8 D2 j8 .", "11-h8-_i8:2-j8."),
    ("@m8 O7 D6 D6 D2", "@m8 O7 D662"),
    ("PB PB PB team POW ST PD >ST", "PB+PB+PB team POW+ST+PD >ST"),
    ("D6 D2 argue D1 accept", "D62 argue D1 accept"),
    ("end", "end"),
]


@pytest.mark.parametrize(("words", "record"), JOINED)
def test_what_belongs_together_is_one_word(words: str, record: str) -> None:
    assert " ".join(join(words.split())) == record
    assert [part for word in record.split() for part in split(word)] == words.split()


@pytest.mark.parametrize(
    "word", ["T1", "X11", "O8", "D6", "POW", ">POW", "team", "@m8", "4blitz", "*7", ".", "12", "no"]
)
def test_a_single_answer_stands_for_itself(word: str) -> None:
    assert split(word) == [word]


def test_a_walk_with_its_dice_is_played_as_it_is_written() -> None:
    one = duel("11@m8,12@a1", "7@n8").play("11-l8:4-k8-j8-i8-h8-g8-f8:2.")
    other = duel("11@m8,12@a1", "7@n8").play("11 l8 D4 k8 j8 i8 h8 g8 f8 D2 .")
    assert one.digest() == other.digest()


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_match_is_joined_and_split_again(seed: int) -> None:
    match, rng = game().new(seed=seed), Rng(seed, 7)
    while not match.over:
        options = match.options()
        match.answer(options[rng.below(len(options))].value)
    words = notation.tokens(match)
    joined = join(words)
    assert [part for word in joined for part in split(word)] == words
    assert len(joined) < len(words) / 2


@rule("BB-8.4")
@pytest.mark.parametrize("words", ["11block *7 PD", "11block-*7 PD", "11block PD"])
def test_a_target_may_be_named_where_there_is_only_one(words: str) -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1").play(words)
    assert match.line().endswith(":: 11block PD")


@rule("BB-8.4")
def test_the_only_target_of_a_blitz_may_be_named_before_the_run() -> None:
    match = duel("11@k8,12@a1", "7@n8").play("11blitz *7 l8 m8 *7 PB")
    assert match.line().endswith(":: 11blitz-l8-m8-*7 PB")


@rule("BB-8.4")
@pytest.mark.parametrize("words", ["11block *8", "11block PD *7", "11block *7 *7", "11 *7"])
def test_nobody_else_is_taken_for_the_only_target(words: str) -> None:
    with pytest.raises(DownfieldError):
        duel("11@m8,12@a1", "7@n8,8@z1").play(words)


@rule("BB-8.4")
def test_the_only_target_may_be_named_where_the_dice_roll_by_themselves() -> None:
    start = duel("11@m8,12@a1", "7@n8,8@z1", "", "home11+stab")
    match = game().at(start.position(), options=start.options_agreed, seed=1).play("11stab *7")
    assert "stabbed" in facts(match)
