"""Plays the golden matches anew: `python -m tests.golden.make`, or only those named behind it.

Read the difference before you commit it.
"""

import hashlib
import pathlib
import sys

import downfield
from downfield.coaches import coach
from downfield.kernel import record
from downfield.kernel.dice import CommittedDice
from downfield.kernel.match import Match
from downfield.kernel.options import Value

FOLDER = pathlib.Path(__file__).parent

MATCHES: dict[str, tuple[str, dict[str, Value], str, str]] = {
    "first-downs": ("first-downs", {}, "steady", "steady"),
    "first-downs-public-prices": (
        "first-downs",
        {"drives": 2, "prices": "public", "missed_field_goal_resets": True, "first_attacker": "away"},
        "random",
        "steady",
    ),
    "first-downs-draw": (
        "first-downs",
        {"drives": 1, "max_overtime_rounds": 1, "cards": "first-cards"},
        "random",
        "random",
    ),
    "first-and-roll": ("first-and-roll", {}, "steady", "steady"),
    "first-and-roll-pairs": (
        "first-and-roll",
        {"home_seats": "two", "away_seats": "two", "run_off": "no_penalty_no_turnover"},
        "random",
        "random",
    ),
    "first-and-roll-options": (
        "first-and-roll",
        {
            "overtime": False,
            "red_zone_rule": "line_inside_20",
            "hail_mary_timeouts": "offence",
            "onside_needs_turnover_face": True,
        },
        "random",
        "steady",
    ),
    "calciotto": ("calciotto", {"seconds_per_phase": 60}, "steady", "steady"),
    "calciotto-cup": (
        "calciotto",
        {"seconds_per_phase": 300, "knockout": True, "seats": 4, "partners": "PDT-CA", "hand_limit": 7},
        "random",
        "steady",
    ),
    "touch-down": ("touch-down", {}, "steady", "steady"),
    "touch-down-options": (
        "touch-down",
        {
            "home_team": "falchi",
            "away_team": "lupi",
            "safety": True,
            "trip": "at_most",
            "goal_line_counts": True,
            "extra_action_after_overflow": True,
            "entangled": "mover",
            "home_seats": "two",
        },
        "random",
        "steady",
    ),
    "blood-bowl": ("blood-bowl", {}, "steady", "steady"),
    "blood-bowl-official": (
        "blood-bowl",
        {"variant": "official", "home_team": "skaven", "away_team": "dwarf", "overtime": True},
        "random",
        "steady",
    ),
}


def play(name: str) -> Match:
    """One of the matches, the same each time: its secret is made of its name."""
    slug, options, home, away = MATCHES[name]
    game = downfield.game(slug)
    seats = game.spec.seats(game.options(options))
    names = [(home, away)[seat.side] for seat in seats]
    coaches = [coach(n, game, options, seed=1000 + number) for number, n in enumerate(names)]
    dice = CommittedDice(hashlib.sha256(f"golden {name}".encode()).digest())
    match = game.new(options=options, dice=dice, coaches=tuple(names))
    while not match.over:
        for seat, x in [(s, coaches[s].decide(match.state, s)) for s in match.waiting()]:
            match.answer(x, seat)
    return match


if __name__ == "__main__":
    for name in sys.argv[1:] or MATCHES:
        record.save(record.write(play(name), "2026-11-15"), FOLDER / f"{name}.record")
