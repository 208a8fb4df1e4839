"""The fast generator, and dice that anyone can verify."""

import collections
import hashlib
import hmac

import pytest
from hypothesis import given
from hypothesis import strategies as st

from downfield.kernel.chance import Rng
from downfield.kernel.dice import CommittedDice
from downfield.kernel.errors import NotationError


def test_the_generator_gives_the_numbers_it_always_gave() -> None:
    rng = Rng(7, 1)
    assert [rng.below(6) for _ in range(12)] == [0, 4, 2, 4, 0, 5, 3, 4, 1, 2, 3, 4]


@given(st.integers(-(2**63), 2**63 - 1), st.integers(0, 2**40), st.integers(1, 2**31 - 1))
def test_a_number_below_n_is_below_n(seed: int, stream: int, n: int) -> None:
    assert 0 <= Rng(seed, stream).below(n) < n


def test_streams_of_one_seed_differ() -> None:
    firsts = {Rng(1, stream).below(1_000_000) for stream in range(200)}
    assert len(firsts) > 195


def test_first_rolls_of_neighbouring_streams_are_fair() -> None:
    counts = collections.Counter(Rng(1, stream).below(6) for stream in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 25


@pytest.mark.parametrize("n", [2, 6, 7])
def test_every_face_is_as_likely(n: int) -> None:
    rng, rolls = Rng(3), 60_000
    counts = collections.Counter(rng.below(n) for _ in range(rolls))
    chi = sum((counts[face] - rolls / n) ** 2 / (rolls / n) for face in range(n))
    assert chi < 30  # seven faces exceed this once in tens of thousands; the seed is fixed


def test_the_commitment_is_the_hash_of_the_secret() -> None:
    dice = CommittedDice(b"x" * 32)
    assert dice.commitment == hashlib.sha256(b"x" * 32).hexdigest()
    assert CommittedDice().commitment != CommittedDice().commitment


def test_anyone_can_work_out_a_roll_from_the_secret() -> None:
    word = hmac.new(b"secret", b"downfield/1/5/0", "sha256").digest()[:8]
    assert CommittedDice(b"secret").below(6, 5) == int.from_bytes(word, "big") % 6


def test_committed_rolls_are_fair() -> None:
    dice = CommittedDice(b"fair")
    counts = collections.Counter(dice.below(6, number) for number in range(6000))
    assert sum((counts[face] - 1000) ** 2 / 1000 for face in range(6)) < 25


def test_a_secret_that_is_no_number_is_refused() -> None:
    with pytest.raises(NotationError):
        CommittedDice.from_hex("xyz")
