"""Records that a server has signed: whatever is altered in one is named."""

import re

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.chance import Rng
from downfield.kernel.errors import RecordMismatch
from downfield.kernel.match import Match
from downfield.store.signing import Signer, signer_of

SIGNER = Signer("01" * 32)
TAG = re.compile(r'^\[(\w+) "(.*)"\]$', re.MULTILINE)


def played(slug: str, seed: int, answers: int = 60) -> Match:
    """A match with committed dice, given up after some answers at random."""
    match, rng = downfield.game(slug).new(coaches=("Ada", "Ben")), Rng(seed)
    for _ in range(answers):
        if match.over:
            return match
        seat = match.waiting()[0]
        options = match.state.options(seat)
        match.answer(options[rng.below(len(options))], seat)
    match.resign(rng.below(2))
    return match


def signed(match: Match) -> str:
    more = {"Match": "abcdefgh2345", "Server": SIGNER.public}
    return SIGNER.signed(record.write(match, "2026-11-16", more=more))


def checked(text: str, slug: str) -> str:
    """The key of whoever signed a record that verifies."""
    read = record.read(text)
    signer = signer_of(read)
    record.verify(read, downfield.game(slug))
    return signer


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_every_honest_record_verifies_with_its_signature(slug: str) -> None:
    for seed in range(6):
        assert checked(signed(played(slug, seed, 15 * seed)), slug) == SIGNER.public


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_each_tag_that_is_altered_or_taken_away_is_named(slug: str) -> None:
    text = signed(played(slug, 3))
    tags = [tag for tag in TAG.findall(text) if tag[0] not in ("Sums", "Signature", "Downfield")]
    wanted = {"Home", "Away", "Date", "Match", "Server", "Commitment", "Secret", "Result", "Resigned"}
    assert wanted <= {name for name, _ in tags}
    for name, value in tags:
        for other in (value + "x", value[:-1]):
            with pytest.raises(RecordMismatch, match=name):
                checked(text.replace(f'[{name} "{value}"]', f'[{name} "{other}"]'), slug)


@pytest.mark.parametrize(
    ("pattern", "other"), [(r"\{[^}]*\}", "{another caption}"), (r" ; [0-9a-f]{10}$", "")]
)
def test_captions_and_digests_are_part_of_it(pattern: str, other: str) -> None:
    text = signed(played("first-and-roll", 3))
    altered = re.sub(pattern, other, text, count=1, flags=re.MULTILINE)
    assert altered != text
    with pytest.raises(RecordMismatch, match="captions or digests"):
        checked(altered, "first-and-roll")


def test_a_tag_that_is_added_is_named() -> None:
    text = signed(played("first-downs", 3)).replace("[Result", '[Referee "Mallory"]\n[Result')
    with pytest.raises(RecordMismatch, match="Referee was added"):
        checked(text, "first-downs")


def test_whoever_makes_new_sums_cannot_sign_them() -> None:
    match = played("first-downs", 3)
    signature = signed(match).splitlines()[-1]
    match.coaches = ("Mallory", "Ben")
    forged = record.write(match, "2026-11-16", more={"Match": "abcdefgh2345", "Server": SIGNER.public})
    with pytest.raises(RecordMismatch, match="signature of the server"):
        checked(f"{forged}{signature}\n", "first-downs")
    with pytest.raises(RecordMismatch, match="taken away"):
        checked(forged, "first-downs")


def test_another_server_signs_with_another_key() -> None:
    other = Signer(Signer.new_key())
    text = other.signed(record.write(played("first-downs", 3), more={"Server": other.public}))
    assert checked(text, "first-downs") == other.public != SIGNER.public


def test_a_record_from_home_has_no_signature() -> None:
    assert checked(record.write(played("first-downs", 3)), "first-downs") == ""
