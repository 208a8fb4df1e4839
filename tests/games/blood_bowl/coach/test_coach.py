"""The steady coach: never stuck, quick, and far better than chance."""

import time

import pytest
from tests.games.blood_bowl.table import game

from downfield.coaches import Coach
from downfield.coaches.random import Random
from downfield.games.blood_bowl.coach.steady import Steady
from downfield.games.blood_bowl.components.parts import TEAMS
from downfield.games.blood_bowl.notation.events import EVENTS
from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.needs import OVER
from downfield.kernel.options import Value
from downfield.kernel.state import FACT

MOST = 6000  # answers of a match; random coaches need fewer than 2,000


def steady() -> Steady:
    return Steady(game(), {}, 0)


def teams(number: int) -> dict[str, Value]:
    """Every team against others."""
    return {
        "home_team": TEAMS[number % len(TEAMS)],
        "away_team": TEAMS[(number // len(TEAMS) * 5 + number + 3) % len(TEAMS)],
    }


def play(coaches: tuple[Coach, Coach], seed: int, options: dict[str, Value]) -> tuple[int, int, float]:
    """The touchdowns of a match, and the longest that a coach thought about an answer."""
    g, dice, longest, count = game().state(options), Rng(seed, 9), 0.0, 0
    for number, coach in enumerate(coaches):
        coach.sit_down(seed, number)
    drive.roll(g, dice)
    while g.need != OVER:
        began = time.process_time()
        answer = coaches[g.seat].decide(g, int(g.seat))
        longest = max(longest, time.process_time() - began)
        assert answer in g.options(int(g.seat)), g.question
        drive.answer_and_roll(g, answer, dice)
        count += 1
        assert count < MOST
    return int(g.points(0)), int(g.points(1)), longest


def against_random(seed: int) -> tuple[int, int]:
    """The touchdowns of steady and random; sides swapped from match to match."""
    swapped = seed % 2
    pair: tuple[Coach, Coach] = (Random(), steady()) if swapped else (steady(), Random())
    points = play(pair, seed, teams(seed // 2))[:2]
    return points[swapped], points[1 - swapped]


@pytest.mark.slow
def test_it_beats_random() -> None:
    mine, theirs = against_random(0)
    assert mine >= theirs + 2


@pytest.mark.nightly
def test_it_beats_random_in_nineteen_of_twenty_matches_by_two_touchdowns() -> None:
    results = [against_random(seed) for seed in range(100, 300)]
    assert sum(mine > theirs for mine, theirs in results) >= 190
    assert sum(mine - theirs for mine, theirs in results) >= 2 * len(results)


@pytest.mark.slow
def test_an_answer_takes_no_time() -> None:
    assert play((steady(), steady()), 4, teams(4))[2] < 0.5


@pytest.mark.nightly
def test_two_of_them_play_with_every_team() -> None:
    for number in range(2 * len(TEAMS)):
        play((steady(), steady()), number, teams(number))


@pytest.mark.nightly
def test_two_of_them_play_as_people_do() -> None:
    """People: 2.2 touchdowns, 80 blocks of which 77 % with two dice or more, 6 pick-ups at 67 %."""
    count: dict[str, int] = {}
    matches = 40
    for number in range(matches):
        for key, many in figures(number).items():
            count[key] = count.get(key, 0) + many
    assert 1.3 < count["touchdown"] / matches < 3.2
    assert 50 < count["blocked"] / matches < 110
    assert 0.65 < count["two"] / count["blocked"] < 0.92
    assert 4 < count["turnover"] / matches < 14


def figures(number: int) -> dict[str, int]:
    """What was told in a match of two, counted; `two` are blocks with two dice or three of the blocker's own."""
    g, dice = game().state(teams(number)), Rng(number, 9)
    coaches = (steady(), steady())
    g.logging = 1
    drive.roll(g, dice)
    while g.need != OVER:
        drive.answer_and_roll(g, coaches[g.seat].decide(g, int(g.seat)), dice)
    log, found = g.take_log(), {"two": 0}
    for i in range(0, len(log), FACT):
        kind = EVENTS[log[i]]
        found[kind.key] = found.get(kind.key, 0) + 1
        if kind.key == "blocked" and log[i + 1 + kind.fields.index("dice")] > 1:
            found["two"] += 1
    return found


@pytest.mark.slow
def test_woken_afresh_for_each_answer_it_plays_the_same_match() -> None:
    g, dice = game().state(teams(2)), Rng(3, 9)
    living = (steady(), steady())
    notes = ["", ""]
    for seat, coach in enumerate(living):
        coach.sit_down(3, seat)
    drive.roll(g, dice)
    while g.need != OVER:
        seat = int(g.seat)
        woken = steady()
        woken.sit_down(3, seat)
        woken.recall(notes[seat])
        answer = living[seat].decide(g, seat)
        assert woken.decide(g, seat) == answer
        notes[seat] = woken.notes()
        drive.answer_and_roll(g, answer, dice)


def test_the_same_seed_gives_the_same_answers() -> None:
    def answers() -> list[int]:
        g, dice, coach, found = game().state(teams(2)), Rng(3, 9), steady(), []
        coach.sit_down(3, 0)
        drive.roll(g, dice)
        for _ in range(120):
            found.append(coach.decide(g, int(g.seat)))
            drive.answer_and_roll(g, found[-1], dice)
        return found

    assert answers() == answers()
