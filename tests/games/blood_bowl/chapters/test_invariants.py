"""Whole matches at random: they end, nothing breaks, and they are the same when dumped, loaded, cloned and told."""

import pytest
from tests.games.blood_bowl.gifted import bestow
from tests.games.blood_bowl.invariants import check
from tests.games.blood_bowl.table import game, pitch

from downfield.games.blood_bowl.components.parts import TEAMS, Parts
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.notation.answers import join, split
from downfield.kernel import record
from downfield.kernel.chance import Rng, outcome
from downfield.kernel.needs import CHANCE, OVER
from downfield.kernel.state import State

MOST = 20_000  # answers of a match


def eager(g: State, rng: Rng) -> int:
    """An answer of somebody who likes to hit, to throw and to go on: the highest options, and good dice."""
    if g.need == CHANCE:
        lucky = g.faces == 6 and rng.below(2) == 0
        return int(g.faces - 1 - rng.below(3)) if lucky else int(outcome(g, rng))
    if rng.below(3) == 0:
        return int(g.opts[g.n - 1])
    return int(g.opts[rng.below(g.n)])


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(6))
def test_random_matches_keep_the_invariants(seed: int) -> None:
    teams = {"home_team": TEAMS[seed % len(TEAMS)], "away_team": TEAMS[(5 * seed + 3) % len(TEAMS)]}
    g = game().state(teams)
    assert isinstance(g, Pitch)
    rng, answers = Rng(seed), 0
    while g.need != OVER:
        g.answer(eager(g, rng))
        check(g)
        answers += 1
        assert answers < MOST
        if answers % 50 == 0:
            told = g.dump()
            twin = g.blank()
            twin.load(told)
            assert twin.dump() == told == g.clone().dump()


def play_gifted(seed: int) -> None:
    """A match of players with six more skills each, some by the clock; dumped, loaded and cloned on the way."""
    rng, answers = Rng(seed), 0
    teams = {"home_team": TEAMS[rng.below(len(TEAMS))], "away_team": TEAMS[rng.below(len(TEAMS))]}
    g = game().state({**teams, "turn_minutes": 4 if seed % 5 == 0 else 0})
    parts = game().pack.parts
    assert isinstance(g, Pitch)
    assert isinstance(parts, Parts)
    bestow(g, parts, rng, 6)
    while g.need != OVER:
        g.answer(eager(g, rng))
        check(g)
        answers += 1
        assert answers < MOST
        if answers % 50 == 0:
            told = g.dump()
            twin = g.blank()
            twin.load(told)
            assert twin.dump() == told == g.clone().dump()


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_skills_of_all_kinds_meet(seed: int) -> None:
    play_gifted(seed)


@pytest.mark.nightly
def test_skills_of_all_kinds_meet_all_night() -> None:
    for seed in range(150):
        play_gifted(seed)


def test_a_position_is_told_and_read_back() -> None:
    match = game().new(seed=3)
    rng = Rng(3)
    for _ in range(400):
        options = match.options()
        match.answer(options[rng.below(len(options))].value)
        if match.over:
            break
        if match.state.quiet:
            again = game().at(match.line())
            assert again.line() == match.line()
            assert pitch(again).dump() == pitch(match).dump()


def test_words_of_a_walk_are_joined_and_split() -> None:
    words = ["4blitz", "*7", "e5", "^f6", ".", "D4", "5", "e5", "f6", "."]
    assert [part for word in join(words) for part in split(word)] == words


def test_dice_after_the_end_of_a_walk_stand_alone() -> None:
    words = ["3", "D1", "n13", ".", "D3", "D1", "4"]
    assert join(words) == ["3:1-n13.", "D31", "4"]
    assert [part for word in join(words) for part in split(word)] == words


@pytest.mark.nightly
def test_every_team_against_every_team() -> None:
    pairs = [(home, away) for home in TEAMS for away in TEAMS]
    for seed, (home, away) in enumerate(pairs):
        variant = ("tournament", "official")[seed % 2]
        g = game().state(
            {"home_team": home, "away_team": away, "overtime": seed % 3 == 0, "variant": variant}
        )
        assert isinstance(g, Pitch)
        rng, answers = Rng(seed), 0
        while g.need != OVER:
            at_random = outcome(g, rng) if g.need == CHANCE else g.opts[rng.below(g.n)]
            g.answer(eager(g, rng) if seed % 3 else at_random)
            check(g)
            answers += 1
            assert answers < MOST


@pytest.mark.nightly
@pytest.mark.parametrize("number", range(len(TEAMS)))
def test_a_match_of_every_team_is_written_and_read(number: int) -> None:
    """Twice at random, with every inducement on the market."""
    for away in (7 * number + 3, 11 * number + 5):
        rng = Rng(number)
        teams = {"home_team": TEAMS[number], "away_team": TEAMS[away % len(TEAMS)]}
        match = game().new(options={**teams, "league_style": True, "home_treasury": 400_000}, seed=away)
        while not match.over:
            options = match.options()
            match.answer(options[rng.below(len(options))].value, match.need.seats[0])
        assert record.verify(record.read(record.write(match)), game()).points() == match.points()
