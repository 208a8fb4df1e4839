"""Every game with the options it is tried with, and random matches to try things on."""

import functools

import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.options import Value
from downfield.kernel.spec import Game

VARIANTS: dict[str, list[dict[str, Value]]] = {
    "first-downs": [
        {},
        {"drives": 1, "prices": "public", "missed_field_goal_resets": True, "first_attacker": "away"},
        {"drives": 2, "max_overtime_rounds": 1, "first_attacker": "home"},
    ],
    "first-and-roll": [
        {},
        {"home_seats": "two", "away_seats": "two", "run_off": "no_penalty_no_turnover"},
        {
            "overtime": False,
            "red_zone_rule": "line_inside_20",
            "hail_mary_timeouts": "offence",
            "away_seats": "two",
        },
        {"max_overtimes": 1, "onside_needs_turnover_face": True, "home_seats": "two"},
    ],
    "calciotto": [
        {},
        {"seats": 4, "mode": "goals", "goals_counting": "first_to", "max_phases": 40},
        {
            "seats": 3,
            "knockout": True,
            "partners": "PDC-TA",
            "seconds_per_phase": 60,
            "home_roster": "v1;1*3P3,12*3P2,2*3D3,3*3D3,4*4D2,5*3D1,6*4T2,7*3T3,8*4T2,9*4C2,10*3C3,11*4C2,21*4A3,22*3A3"
            ",23*3A1;name:I+Leoni",
            "away_team": "olanda",
        },
        {"knockout": True, "hand_limit": 6, "minutes": "60", "clock": "real"},
    ],
    "touch-down": [
        {},
        {
            "home_team": "falchi",
            "away_team": "lupi",
            "home_seats": "two",
            "safety": True,
            "trip": "at_most",
            "entangled": "mover",
        },
        {
            "first_down_rows": 4,
            "goal_line_counts": True,
            "extra_action_after_overflow": True,
            "one_forward_pass": True,
            "league": True,
            "away_seats": "two",
            "home_roster": "v1;A:70*3.0,71*2.0;AB:50*1.2,51*1.1+received44;AE:60*0.2,61*0.2+received40"
            ";AQ:80*1.1+thrown45;D:20*3.0,21*2.0,22*2.0+sacks1,23*1.1,24*1.1,25*2.1+sacks2,26*1.2,27*0.2,30*0.0+sacks1;name:Aquile",
        },
    ],
    "blood-bowl": [
        {},
        {
            "variant": "official",
            "home_team": "goblin",
            "away_team": "vampire",
            "overtime": True,
            "league_style": True,
            "home_treasury": 150_000,
        },
        {
            "home_roster": "lizardmen:1*kroxigor,3*saurus_blocker,7*skink_runner_lineman;rerolls:1;wizard:1;mage:1"
            ";stars:anqi_panqi;skill_pack:matched_play;skills:2*block,3*guard;name:Swamp+Stars",
            "budget": "1300000",
            "away_team": "snotling",
        },
    ],
}
OPEN = {"blood-bowl", "touch-down"}  # games that hide nothing from anybody
SEALING = ["first-downs", "first-and-roll"]  # games in which both sides choose at the same time
# Shortly before the end, where a whole match would be too long to try something that is the same in every game.
LATE = {
    "calciotto": "phase=movement turn=home ball=home14 score=2-1 played=87"
    " home=1@h0,2@g5,4@j6,6@c12,7@n13,10@g13,13@k18,14@i16 away=1@i21,2@h19,3@k17,6@d15,7@n12,10@i13,13@f11,14@j9"
    " hand_home=dribbling,tackle,sprint3,raddoppia,cancella hand_away=tuffo,scivolata,sicurezza,elimina subs=1-0",
    "touch-down": "phase=move possession=home south=home row=9 column=12 down=4 yc=8 score=7-3 quarter=2 clock=14:59"
    " timeouts=1-0 kind=attack attack=home move=2 home=80@l6,60@c12,61@v11,50@j7,51@n6,52@l5,70@l9,71@k10x,72@m9,"
    "73@j9,74@n9 away=20@l10,21@m10x,23@j9~73,25@n10,26@l12,27@h12,28@p12,29@d14,30@u14,31@i16,32@o16 ball=home80",
    "blood-bowl": "turn=home half=2 turns=8-7 score=1-1 kicking=away rerolls=1-1 ball=home1"
    " home=1@t8,2@s7,3@s9,4@u7,5@u9,6@m8,7@m7p,8@n9s,9@l5,10@k8,11@j10"
    " away=1@v8,2@v6,3@w9,4@x8,5@n8,6@m9p,7@o7,8@r5,9@s11,10@y7,11@q8",
}
ENDS = {
    **LATE,
    "first-and-roll": "half=2 clock=2:00 ball=40 score=14-10",
}  # First Downs is short with one drive
CASES = [(slug, number) for slug in downfield.GAMES for number in range(len(VARIANTS[slug]))]
# The tests of one case look at the same match: they are run by the same worker.
every_case = pytest.mark.parametrize(
    ("slug", "number"),
    [
        pytest.param(
            *case,
            marks=[pytest.mark.xdist_group("{} {}".format(*case)), *([pytest.mark.slow] if case[1] else [])],
        )
        for case in CASES
    ],
)


def some(slug: str, many: int) -> int:
    """How many matches to play where of a short game it would be so many: a grid game's has thousands of answers."""
    return max(1, many // 8) if slug in LATE else many


@functools.cache
def game(slug: str) -> Game:
    """A game, read once."""
    return downfield.game(slug)


def options(slug: str, number: int) -> dict[str, Value]:
    """One of the sets of options a game is tried with."""
    return VARIANTS[slug][number]


def answer_at_random(match: Match, rng: Rng) -> None:
    """Let one of the seats that owe an answer, or a die rolled by hand, answer anything."""
    if match.need.kind == "chance":
        faces = match.options()
        match.answer(faces[rng.below(len(faces))].value)
        return
    seats = match.waiting()
    seat = seats[rng.below(len(seats))]
    choices = match.state.options(seat)  # bare numbers: nobody reads how they are written
    match.answer(choices[rng.below(len(choices))], seat)


@functools.cache
def stops(slug: str, number: int) -> tuple[Match, ...]:
    """A random match at its stops: at every one first, more and more rarely later on, and at the last one.

    All tests look at the same match, so whoever wants to answer takes a clone.
    """
    rng, stop = Rng(1, 77), 0
    match = game(slug).new(options=options(slug, number), by_hand=True)
    found = []
    while not match.over:
        if stop % (1 + stop // 100) == 0:  # a match of many small steps has thousands of them
            found.append(match.clone())
        answer_at_random(match, rng)
        stop += 1
    return (*found, match)


def ended(slug: str, number: int, seed: int, most: int = 10**6) -> Match:
    """A whole random match whose dice roll by themselves; or as far as so many answers go."""
    match, rng = game(slug).new(options=options(slug, number), seed=seed), Rng(seed, 77)
    while not match.over and len(match.moves) < most:
        answer_at_random(match, rng)
    return match
