"""Records of all that befalls matches at a table: every honest one verifies, and whatever is altered in one is named.

By day a match or two of each kind, at night two hundred of each game.
"""

import re
from collections import Counter
from collections.abc import Iterator

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.errors import DownfieldError
from downfield.kernel.spec import Game
from downfield.kernel.sums import APART
from downfield.store.signing import signer_of
from tests.attacks.evenings import SIGNER, evenings, habits
from tests.contract.cases import game

GAMES = tuple(downfield.GAMES)
MANY = 200
BY_DAY = {
    "first-downs": 1,
    "first-and-roll": 1,
    "calciotto": 3,
    "touch-down": 8,
    "blood-bowl": 3,
}  # one kind in so many
BEFALLS = {"answer", "resign", "lapse", "hand", "take-back", "ask-back", "go-back", "stay", "falter", "stall", "pause",
           "nonce", "start"}  # fmt: skip
TAG = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)


def checked(text: str, game: Game) -> None:
    """That a record verifies as the command does it, signature and all."""
    read = record.read(text)
    assert signer_of(read) == SIGNER.public
    assert record.verify(read, game).over


def named(text: str, game: Game) -> str:
    """What is said of a record in which something was altered; "" where nobody has noticed."""
    try:
        checked(text, game)
    except DownfieldError as e:
        return e.message
    return ""


# Honest ones ------------------------------------------------------------------------------------------------------


def some(slug: str, first: int, step: int) -> Iterator[tuple[str, Counter[str]]]:
    """Records of every so many-th kind, and what was done in each match."""
    for number, kind in enumerate(habits(slug)):
        if number % step == first % step:
            yield from evenings(game(slug), kind, number)


@pytest.mark.parametrize("slug", GAMES)
def test_every_record_of_the_table_verifies(slug: str) -> None:
    for text, _ in some(slug, 1, BY_DAY[slug]):
        checked(text, game(slug))


@pytest.mark.nightly
@pytest.mark.parametrize("slug", GAMES)
def test_every_one_of_many_records_of_the_table_verifies(slug: str) -> None:
    kinds, befell, found = list(habits(slug)), Counter[str](), Counter[str]()
    for number in range(10 * MANY):
        kind = kinds[number % len(kinds)]
        for text, deeds in evenings(game(slug), kind, number):
            checked(text, game(slug))
            befell += deeds
            found[kind] += 1
        if found.total() >= MANY:
            break
    assert set(kinds) == set(found)
    assert set(befell) >= BEFALLS


# Altered ones -----------------------------------------------------------------------------------------------------


def alterations(text: str) -> Iterator[tuple[str, str]]:
    """What must be named, and a record in which it was altered: each tag, one at a time, in every way."""
    tags = TAG.findall(text)
    for number, (name, value) in enumerate(tags):
        line = f'[{name} "{value}"]\n'
        yield name, text.replace(line, f'[{name} "{value}x"]\n')
        yield name, text.replace(line, f'[{name} "{value[:-1]}"]\n')
        yield name, text.replace(line, f'[{name} "{value[::-1]}"]\n') if value != value[::-1] else ""
        yield name, text.replace(line, "")
        yield name, text.replace(line, line + line)
        other, its = tags[number - 1]
        swapped = text.replace(line, f'[{name} "{its}"]\n').replace(
            f'[{other} "{its}"]\n', f'[{other} "{value}"]\n'
        )
        yield f"{name}|{other}", swapped
        if number and name not in APART:
            moved = text.replace(line, f'[{other} "{its}"]\n', 1)
            yield f"{name}|{other}", moved.replace(f'[{other} "{its}"]\n', line, 1)
    for added in ("Referee", "Seed", "Start", "Unrolled", "Resigned", "Nonces", "Guests", "plays", "sums"):
        if added not in dict(tags):
            yield added, text.replace("[Result", f'[{added} "1"]\n[Result')
            yield added, f'{text}[{added} "1"]\n'


def is_named(what: str, said: str) -> bool:
    """Whether what was altered is told by its name."""
    of_server = {"Signature": "signature", "Downfield": "form"}  # told in words
    return any(name in said or of_server.get(name, name) in said for name in what.split("|"))


def words_altered(text: str, rng: Rng) -> Iterator[tuple[int, str]]:
    """The line of a play in which an answer, a die, the caption, the digest or the number was altered."""
    lines = text.splitlines()
    plays = [number for number, line in enumerate(lines) if re.match(r"\d+\. ", line)]
    for _ in range(12 if plays else 0):
        at = plays[rng.below(len(plays))]
        words = lines[at].split(" ")
        which = rng.below(len(words))
        other = lines[plays[rng.below(len(plays))]].split(" ")
        words[which] = other[rng.below(len(other))]
        if words != lines[at].split(" "):
            yield at + 1, "\n".join([*lines[:at], " ".join(words), *lines[at + 1 :]]) + "\n"


def assert_named(text: str, slug: str, seed: int) -> None:
    """Whatever is altered in this record is named."""
    for what, altered in alterations(text):
        if altered and altered != text:
            said = named(altered, game(slug))
            assert is_named(what, said), f"{what}: {said or 'nobody noticed'}"
    for line, altered in words_altered(text, Rng(seed, 5)):
        said = named(altered, game(slug))
        assert f"Line {line}:" in said or "lines of the plays" in said, said


@pytest.mark.parametrize("slug", GAMES)
def test_whatever_is_altered_in_a_record_is_named(slug: str) -> None:
    for text, _ in evenings(game(slug), "resigned", 6):
        assert_named(text, slug, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("slug", GAMES)
def test_whatever_is_altered_in_any_kind_of_record_is_named(slug: str) -> None:
    for number, (text, _) in enumerate(some(slug, 0, 1)):
        assert_named(text, slug, number)


def play_altered_beneath_the_signature(text: str) -> Iterator[tuple[int, str]]:
    """A word altered in a record that nobody has signed: each answer and die in turn."""
    lines = text.splitlines()
    for at, line in enumerate(lines):
        if found := re.fullmatch(r"(\d+\. \{[^}]*\}) (.*?)( ; \w+)?", line):
            words = found[2].split(" ")
            for which, word in enumerate(words):
                other = [*words[:which], word + "x", *words[which + 1 :]]
                yield (
                    at + 1,
                    "\n".join(
                        [*lines[:at], f"{found[1]} {' '.join(other)}{found[3] or ''}", *lines[at + 1 :]]
                    ),
                )


@pytest.mark.parametrize("slug", GAMES)
def test_without_a_signature_an_altered_word_is_found_on_its_line(slug: str) -> None:
    (text, _), *_ = evenings(game(slug), "resigned", 3)
    bare = "\n".join(
        line for line in text.splitlines() if not re.match(r"\[(Sums|Signature|Server|Match) ", line)
    )
    record.verify(record.read(bare), game(slug))
    tried = list(play_altered_beneath_the_signature(bare))
    for line, altered in tried[:: max(1, len(tried) // 25)]:
        with pytest.raises(DownfieldError, match=rf"Line {line}:"):
            record.verify(record.read(altered), game(slug))


def test_no_tag_passes_for_the_plays() -> None:
    (text, _), *_ = evenings(game("first-downs"), "played", 1)
    forged = text.replace("[Result", '[plays "as agreed"]\n[Result')
    assert "the tag plays was added" in named(forged, game("first-downs"))


def test_who_alters_a_sum_is_not_believed() -> None:
    (text, _), *_ = evenings(game("first-downs"), "played", 1)
    sum_of_game = re.search(r"Game:(\w+)", text)
    assert sum_of_game
    assert "the tag Sums was altered" in named(text.replace(sum_of_game[1], "0" * 16), game("first-downs"))


@pytest.mark.parametrize("sign", ["\n", "\r", "\u2028", "\x0b", "\x1c", "\x85"])
def test_a_name_in_two_lines_is_written_in_one(sign: str) -> None:
    match = game("first-downs").new(coaches=(f"Ada{sign}[Result", "Ben"))
    match.resign(0)
    assert record.read(record.write(match)).tags["Home"] == "Ada [Result"
