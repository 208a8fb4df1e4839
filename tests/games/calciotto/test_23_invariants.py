"""Chapter 23: invariants over random matches; and positions that break one are refused."""

from typing import cast

import pytest
from tests.games.calciotto.invariants import check
from tests.games.calciotto.table import AWAY, AWAY_FAR, HOME, HOME_FAR, at, game, spread
from tests.rules import rule

from downfield.games.calciotto.model.position import Pitch
from downfield.kernel.chance import Rng, outcome
from downfield.kernel.errors import BadPosition
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, NOBODY, OVER
from downfield.kernel.options import Value
from downfield.kernel.state import State
from downfield.kernel.view import guess

LENGTHS: list[dict[str, Value]] = [
    {"minutes": "45"},
    {"mode": "goals", "goals": "10", "max_phases": 200},
    {"minutes": "60", "knockout": True},
    {"mode": "goals", "goals": "4", "goals_counting": "first_to", "max_phases": 300},
    {"minutes": "90", "seconds_per_phase": 60},
]
EIGHT = f"{HOME_FAR},14@a5"  # a whole line-up
AWAY_EIGHT = f"{AWAY_FAR},14@a16"
PARTNERS = ("PTA-DC", "PDT-CA", "PDC-TA", "PDA-TC")


def variant(seed: int) -> dict[str, Value]:
    """One of all lengths, numbers of seats, ways to share the figures, and limits of a hand, mixed."""
    seats: dict[str, Value] = {"seats": 2 + seed % 3, "partners": PARTNERS[seed // 3 % 4]}
    return LENGTHS[seed % 5] | seats | {"hand_limit": (0, 0, 6)[seed // 7 % 3]}


def keen(g: State, rng: Rng) -> int:
    """Any option, but shots, challenges and cards are liked, so that everything comes to pass."""
    options = [int(g.opts[i]) for i in range(g.n)]
    last = options[-1]
    return last if rng.below(2) else options[rng.below(len(options))]


def play(seed: int, options: dict[str, Value]) -> set[str]:
    """A match in which every stop is checked; the phases it has seen."""
    g = game().state(options)
    rng = Rng(seed, 23)
    seen = set()
    for _ in range(40000):
        check(cast(Pitch, g))
        seen.add(type(g.top).__name__)
        if g.need == OVER:
            return seen
        g.answer(outcome(g, rng) if g.need == CHANCE else keen(g, rng))
    raise AssertionError("the match does not end")


@pytest.mark.slow
@rule("CAL-23.1", "CAL-23.2", "CAL-23.3", "CAL-23.4", "CAL-23.5", "CAL-23.6", "CAL-23.7")
def test_the_invariants_hold_at_every_stop() -> None:
    for seed in range(6):
        play(seed, variant(seed))


@pytest.mark.nightly
@pytest.mark.parametrize("hundred", range(10))
def test_the_invariants_hold_in_a_thousand_matches(hundred: int) -> None:
    for seed in range(100 * hundred, 100 * hundred + 100):
        play(seed, variant(seed))


def hot(seed: int) -> Match:
    """A position in which something is about to happen: an attacker in the area, a challenger beside him."""
    rng = Rng(seed, 5)
    square = "efghijkl"[rng.below(8)] + str(17 + rng.below(2))
    cards = (
        "tackle,scivolata,elimina,raddoppia hand_home=punizione,ammonizione,ammonizione,cancella,contropiede"
    )
    phase = ("movement turn=away", "movement turn=home", "penalty", "movement turn=away")[rng.below(4)]
    beside = f"{square[0]}{int(square[1:]) - 1}"
    return spread(f"phase={phase} ball=home14 hand_away={cards}", home=f"14@{square}", away=f"14@{beside}y")


@rule("CAL-23.1", "CAL-23.4", "CAL-23.7")
def test_the_invariants_hold_around_fouls_and_penalties() -> None:
    seen = set()
    for seed in range(30):
        match, rng = hot(seed), Rng(seed, 9)
        g = match.state
        for _ in range(150):
            check(cast(Pitch, g))
            seen.add(type(g.top).__name__)
            if g.need == OVER:
                break
            g.answer(outcome(g, rng) if g.need == CHANCE else keen(g, rng))
    assert {"Roll", "Window", "Relocations", "Retreat", "Penalty", "Substitutions"} <= seen


@rule("CAL-23.8")
def test_the_same_seed_and_decisions_give_the_same_match() -> None:
    def line() -> str:
        match, rng = game().new(seed=4), Rng(4)
        for _ in range(120):
            options = match.options()
            match.answer(options[rng.below(len(options))].value)
        return match.line()

    assert line() == line()


@rule("CAL-23.9")
def test_what_is_hidden_changes_no_byte_of_the_others_view() -> None:
    """At every hidden stop every answer leaves the others' view, events and imagined match the same."""
    rng = Rng(3)
    match = game().new(by_hand=True, options={"seconds_per_phase": 90})
    hidden = 0
    while not match.over:
        if match.state.only != NOBODY:
            hidden += 1
            seers = [s for s in range(2) if match.seats[s].side != match.state.only] + [None]
            looks: dict[int | None, set[tuple[bytes, int, tuple[int, ...]]]] = {seer: set() for seer in seers}
            choices = match.options()
            for choice in choices[:: max(1, len(choices) // 6)]:
                twin = match.clone()
                twin.answer(choice.value)
                if twin.state.shown:
                    continue
                for seer in seers:
                    known = sum(twin.may_know(e, seer) for e in twin.events)
                    looks[seer].add((twin.view(seer).json(), known, tuple(twin.seen_by(seer).dump())))
            assert all(len(found) <= 1 for found in looks.values())
        choices = match.options()
        match.answer(choices[rng.below(len(choices))].value)
    assert hidden > 40


@rule("CAL-11.1", "CAL-23.9")
def test_what_a_side_may_play_is_not_told_by_the_match_that_the_other_imagines() -> None:
    hands = ("tackle,elimina", "raddoppia,sprint3", "sicurezza,sicurezza")
    for seat, other in ((HOME, "away"), (AWAY, "home"), (None, "away"), (None, "home")):
        seen = [
            spread(f"turn={other} ball=home14 hand_{other}={hand}").seen_by(seat).dump() for hand in hands
        ]
        assert seen[0] == seen[1] == seen[2]
    own = spread("turn=away ball=home14 hand_away=raddoppia").seen_by(AWAY)
    assert len(own.options(AWAY)) == 2


@rule("CAL-23.9")
def test_a_guess_looks_the_same_and_imagined_hands_are_other_hands() -> None:
    match = spread("hand_home=tackle,tuffo! hand_away=dribbling,cancella,elimina under=punizione")
    view = match.view(0)
    guesses = [guess(game(), view, Rng(seed)) for seed in range(6)]
    assert all(g.view(0) == view for g in guesses)
    assert len({g.line() for g in guesses}) > 1
    state = cast(Pitch, match.state.clone())
    state.imagine(1, 7)
    check(state)
    assert state.hand(1, 3) == 1
    assert state.hand(0, 7) >= 1


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("home=1@h0,2@g4,3@g4,4@a1", "home cannot be 3@g4.*CAL-23.2"),
        ("home=1@h0,2@g4,2@g5,4@a1", "home cannot be 2: a figure is in one place only.*CAL-23.2"),
        ("home=1@h0,2@g1,3@g5,4@a1", "home cannot be 2@g1: nobody rests.*CAL-23.3"),
        ("home=1@h0,2@g4,3@g5", "home cannot be 3 figures.*CAL-23.6"),
        ("home=2@g4,3@g5,4@a1,6@a2", "home cannot be 4 figures.*CAL-23.6"),
        ("home=1@h4,2@g4,3@g5,4@a1", "home cannot be 1@h4: a keeper stands in his own goal.*CAL-6.6"),
        ("home=1@h0,2@h21,3@g5,4@a1", "home cannot be 2@h21: no figure can stand there.*CAL-23.2"),
        ("home=1@h0,2@z4,3@g5,4@a1", "home cannot be 2@z4: write"),
        ("home=1@h0,77@g4,3@g5,4@a1", "home cannot be 77: nobody of Italia"),
        ("bench_home=14", "bench_home cannot be 14.*CAL-23.2"),
        ("bench_home=12,3,5,8,9,11", "bench_home cannot be 14 figures.*CAL-4.2"),
        ("gone_home=3yyy bench_home=-", "gone_home cannot be 3yyy.*CAL-23.6"),
        ("subs=4-0", "subs cannot be 4-0.*CAL-23.6"),
        ("hand_home=tuffo,tuffo,tuffo hand_away=tuffo,tuffo", "hand_away cannot be tuffo.*CAL-23.4"),
        ("hand_home=joker", "hand_home cannot be joker.*CAL-23.4"),
        ("ball=home3", "ball cannot be home3: he is not on the pitch.*CAL-23.1"),
        ("ball=14", "ball cannot be 14: write a side.*CAL-23.1"),
        ("phase=relaunch ball=home14", "ball cannot be home14: a keeper relaunches.*CAL-8.10"),
        ("phase=penalty", "phase cannot be penalty.*CAL-14.3"),
        ("phase=freekick turn=away ball=home14", "ball cannot be home14: in a freekick.*CAL-5.2"),
        ("played=90", "played cannot be so: the match would be over.*CAL-18.5"),
        ("score=1000-0", "score cannot be 1000-0.*CAL-18.1"),
        ("phase=shootout played=90", "phase cannot be shootout.*CAL-18.8"),
        ("phase=toss score=1-0", "score cannot be given here"),
        ("phase=callup turn=home", "turn cannot be given here"),
        ("phase=kickoff ball=home14", "ball cannot be given here"),
        ("phase=kickoff home=1@h0,2@g4,3@h10,4@a1", "home cannot be 3@h10: before a kick-off.*CAL-4.3"),
        ("phase=kickoff away=1@h21,2@g5,3@a12,4@a13", "away cannot be 2@g5: before a kick-off.*CAL-4.3"),
        ("phase=toss home=1@h0,2@g4z,3@a3,4@a1", "home cannot be 2@g4z: a new line-up ends.*CAL-12.3"),
        ("phase=toss home=1@h0,2@g4,3@a3,4@a1", "home cannot be 4 figures: a keeper and seven.*CAL-4.3"),
        (f"phase=toss home={EIGHT.replace('1@', '11@', 1)}", "home cannot be 11: only a keeper.*CAL-4.3"),
        (f"phase=toss away={AWAY_EIGHT}y", "away cannot be 14y: nobody is cautioned.*CAL-17.1"),
        (f"phase=toss home={EIGHT} gone_home=8", "gone_home cannot be 8: nobody has gone off.*CAL-16.2"),
        (f"phase=toss home={EIGHT} gone_home=8yy", "gone_home cannot be 8: nobody has gone off.*CAL-16.2"),
        (f"phase=toss home={EIGHT} bench_home=-", "bench_home cannot be 0 figures: five sit.*CAL-4.3"),
        ("home=1@h0,2@g4yy,3@g5,4@a1", "home cannot be 2@g4yy: the second yellow.*CAL-17.2"),
        ("home=1@h0,12@g0,2@g4,3@g5", "home cannot be 12@g0: one figure a square, one keeper.*CAL-23.2"),
        ("home=1@h21,2@g4,3@g5,4@a1", "home cannot be 1@h21: a keeper stands in his own goal.*CAL-6.6"),
        ("away=1@h21,2@g20,3@g5,4@a1", "away cannot be 2@g20: nobody rests.*CAL-23.3"),
        ("home=1@h0,2@a1,3@a2,4@a3,5@a4,6@a5,7@a6,8@a7,9@a8", "home cannot be 9@a8: at most seven.*CAL-23.6"),
        ("phase=lineup home=1,12,2,3", "home cannot be 12: the keeper comes first.*CAL-6.6"),
        ("phase=lineup home=1,2,3", "home cannot be 3 figures.*CAL-23.6"),
        ("phase=movement home=1,2,3,4", "home cannot be 1: write 2@g4"),
        ("gone_home=14", "gone_home cannot be 14: a figure is in one place only.*CAL-23.2"),
        ("bench_home=99", "bench_home cannot be 99: nobody of Italia.*CAL-1.2"),
        ("under=elimina,elimina hand_home=elimina", "under cannot be elimina: the deck has only 2.*CAL-23.4"),
        ("under=elimina,joker", "under cannot be joker.*CAL-23.4"),
        ("ball=away14 phase=penalty turn=home", "ball cannot be away14: in a penalty the turn side.*CAL-5.2"),
        ("score=0-0-0", "score"),
    ],
)
@rule("CAL-23.1", "CAL-23.2", "CAL-23.3", "CAL-23.4", "CAL-23.6")
def test_a_position_that_cannot_be_is_refused_with_the_rule(line: str, said: str) -> None:
    with pytest.raises(BadPosition, match=said):
        at(line)
