"""How an update tells what happened: dice, what came of them, the new board, what has a moment of its own."""

import functools
import re

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
from downfield.table.show.updates import show, update


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


@functools.cache
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
        assert all(kind != "throw" for kind in found[lay:])
        assert not any(
            found[i - 1] == "sum" == kind for i, kind in enumerate(found) if i and slug != "blood-bowl"
        )


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_where_no_die_fell_and_nothing_great_happened_nobody_waits(slug: str) -> None:
    quiet = [one for one in played(slug, 4) if not one.dice]
    assert quiet
    assert all(set(kinds(one)) <= {"open", "sum", "travel", "lay", "banner"} for one in quiet)
    assert any(not one.beats for one in quiet)


@pytest.mark.parametrize(
    "slug", [slug for slug in downfield.GAMES if slug != "calciotto"]
)  # there cards are named too
def test_every_die_that_is_named_is_thrown_unless_the_play_was_long(slug: str) -> None:
    told = [one for seed in (5, 6, 7, 8) for one in played(slug, seed, 80)]
    short = [one for one in told if kinds(one).count("throw") < MOST]
    assert any(one.dice for one in short)
    assert all(sum(len(beat.dice) for beat in one.beats) == len(one.dice) for one in short)


def sums(slug: str, *seeds: int) -> list[tuple[str, ...]]:
    """The figures of all sums of some matches."""
    told = [b for seed in seeds for one in played(slug, seed) for b in one.beats if b.kind == "sum"]
    return [beat.figures for beat in told if beat.figures]


def test_the_yards_of_a_play_add_up_die_by_die() -> None:
    found = sums("first-and-roll", 1, 2)
    assert ("7", "− 3", "= 4 yards") in found
    assert ("5 yards",) in found, "a single die is its own result"
    assert not any(figures[0].startswith("= ") for figures in found)


def test_a_return_counts_only_its_own_dice() -> None:
    """[FAR-6.4] What the play had gained before the turnover is no part of it."""
    found = [figures for figures in sums("first-and-roll", 1, 2, 3) if figures[-1] == "= 9 yards"]
    assert ("6", "+ 3", "= 9 yards") in found


def test_cards_meet_before_their_sum_is_told() -> None:
    told = [one for one in played("first-downs", 2) if "open" in kinds(one)]
    assert told
    for one in told:
        opened, summed = one.beats[:2]
        assert (opened.kind, summed.kind) == ("open", "sum")
        assert opened.drawing.count('class="meets') == 3
        assert re.fullmatch(r"\d+ [+−] \d+ = −?\d+ yards?|Tackled: no yards", summed.figures[0])


def test_cups_lift_before_dice_count() -> None:
    told = [kinds(one) for one in played("first-and-roll", 1) if "open" in kinds(one)]
    assert told
    assert all(found[0] == "open" for found in told)
    assert all(
        one.beats[0].drawing.count('class="cup"') == 2
        for one in played("first-and-roll", 1)
        if "open" in kinds(one)
    )


KICKING = ("kick", "zone", "cage", "@g8", "@t8")


def kicked_off(seed: int) -> Update:
    """A kick-off of Blood Bowl: both take a ready formation, the ball is aimed at the middle."""
    sitting = seated("blood-bowl", seed)
    for _ in range(4):
        before, seat = sitting.seq, sitting.waiting()[0]
        value = next(o.value for o in sitting.match.options(seat) if o.token in KICKING)
        sitting.answer(seat, value, before)
    return update(sitting, (0,), text_of("en", sitting.game.spec), {0, 1}, before)


def test_a_kick_off_is_staged() -> None:
    """[BB-6.9, BB-6.12] Aim, the way of the ball, the event with its name and what it does."""
    told = kicked_off(3)
    shown = [beat.kind for beat in told.beats]
    assert shown[:5] == ["travel", "sum", "throw", "travel", "throw"]
    event = told.beats[5]
    assert re.fullmatch(r"\d+: [A-Z].*", event.figures[0])
    assert event.words.startswith("Kick-off event")


def test_who_comes_anew_is_told_nothing_beat_by_beat() -> None:
    sitting = seated("blood-bowl", 1)
    assert update(sitting, (0,), text_of("en", sitting.game.spec), {0, 1}, 0).beats == []


def test_a_touchdown_has_a_moment_of_its_own_in_its_sides_colour() -> None:
    wanted = {("Touchdown!", side, "touchdown") for side in ("home", "away")} | {("Turnover", "", "turnover")}
    banners: list[Beat] = []
    for seed in range(1, 12):
        beats = [beat for one in played("first-and-roll", seed, 400) for beat in one.beats]
        banners += [beat for beat in beats if beat.kind == "banner"]
        if wanted <= {(b.words, b.tone, b.name) for b in banners}:
            break
    else:
        pytest.fail("no such moment in eleven matches")
    assert all(re.fullmatch(r"\d+ – \d+", b.figures[0]) for b in banners if b.name == "touchdown"), (
        "with the score"
    )


def test_who_saw_a_match_begin_sees_its_first_dice_fall() -> None:
    sitting = seated("first-and-roll", 8, "half=2 clock=8:00 ball=64 down=2 togo=7 :: play Y").clone()
    text = text_of("en", sitting.game.spec)
    assert sitting.seq == 0
    sitting.answer(1, sitting.match.state.options(1)[0], 0)
    met, stranger = (show(sitting, (0,), text, {0, 1}, 0, met=met).update for met in (True, False))
    assert kinds(met)[-1] == "lay"
    assert (met.still, stranger.beats) == ("", [])
    assert stranger.still
