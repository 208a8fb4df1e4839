"""How an update tells what happened: dice, what came of them, the new board, what has a moment of its own."""

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.show.beat import Beat
from downfield.store import KeptMatch, KeptSeat
from downfield.store.kept import PERSON
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.messages import Update
from downfield.table.protocol.requests import text_of
from downfield.table.show.beats import MOST
from downfield.table.show.updates import update


def seated(slug: str, seed: int, start: str = "") -> Sitting:
    """A match of two people."""
    game = downfield.game(slug)
    kept = KeptMatch(
        "m", slug, game.spec.version, game.pack.hash, game.options(), "", start, "", seed, "", "now"
    )
    seats = [KeptSeat(i, PERSON, seat.name, "h") for i, seat in enumerate(game.spec.seats(game.options()))]
    sitting = Sitting(kept, seats, game)
    sitting.open()
    return sitting


def played(slug: str, seed: int, answers: int = 250) -> list[Update]:
    """What the first seat is sent, answer by answer, in a match at random."""
    sitting, rng, told = seated(slug, seed), Rng(seed), []
    text = text_of("en", sitting.game.spec)
    for _ in range(answers):
        if sitting.over:
            break
        sitting = sitting.clone()  # as a room does before anything is tried
        before, seat = sitting.seq, sitting.waiting()[0]
        options = sitting.match.state.options(seat)
        sitting.answer(seat, options[rng.below(len(options))], before)
        told.append(update(sitting, (0,), text, {0, 1}, before))
    return told


def kinds(told: Update) -> list[str]:
    return [beat.kind for beat in told.beats]


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_dice_come_before_what_came_of_them_and_the_board_after_both(slug: str) -> None:
    told = [kinds(one) for one in played(slug, 3) if one.beats]
    assert told
    for found in told:
        lay = found.index("lay")
        assert found[lay + 1 :] in ([], ["banner"])
        assert "banner" not in found[:lay]
        assert all(found[i - 1] == "throw" for i, kind in enumerate(found[:lay]) if kind == "sum")


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_where_no_die_fell_and_nothing_great_happened_nobody_waits(slug: str) -> None:
    quiet = [one for one in played(slug, 4) if not one.dice]
    assert quiet
    assert all(kinds(one) in ([], ["lay", "banner"]) for one in quiet)


@pytest.mark.parametrize(
    "slug", [slug for slug in downfield.GAMES if slug != "calciotto"]
)  # there cards are named too
def test_every_die_that_is_named_is_thrown_unless_the_play_was_long(slug: str) -> None:
    told = [one for seed in (5, 6, 7, 8) for one in played(slug, seed, 80)]
    short = [one for one in told if kinds(one).count("throw") < MOST]
    assert any(one.dice for one in short)
    assert all(sum(len(beat.dice) for beat in one.beats) == len(one.dice) for one in short)


def test_what_came_of_a_throw_stands_under_it() -> None:
    sums = [b.words for one in played("first-and-roll", 1) for b in one.beats if b.kind == "sum"]
    assert any(words.startswith("Home gains ") for words in sums)
    assert not any("offence die" in words for words in sums), "that the die says itself"


def test_who_comes_anew_is_told_nothing_beat_by_beat() -> None:
    sitting = seated("blood-bowl", 1)
    assert update(sitting, (0,), text_of("en", sitting.game.spec), {0, 1}, 0).beats == []


def test_a_touchdown_has_a_moment_of_its_own_in_its_sides_colour() -> None:
    banners = [
        b
        for seed in range(1, 12)
        for one in played("first-and-roll", seed, 400)
        for b in one.beats
        if b.kind == "banner"
    ]
    assert Beat("banner", words="Touchdown!", tone="home") in banners
    assert Beat("banner", words="Touchdown!", tone="away") in banners
    assert Beat("banner", words="Turnover") in banners
