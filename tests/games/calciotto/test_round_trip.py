"""A position on one line is the whole match: written at any stop and read again, everything goes on the same."""

import pytest
from tests.games.calciotto.table import AWAY_FAR, HOME_FAR, at, game, spread
from tests.rules import rule

from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.options import Value

CARDS = (
    "hand_away=tackle,scivolata,elimina,raddoppia,sprint3 "
    "hand_home=punizione,ammonizione,ammonizione,cancella,sprint4,sicurezza"
)
OUT_OF_THE_WAY = "home=1@h0,2@a2,3@a3,14@h20"
OFF = ":: pass pass d1 d1 end x1 tackle ammonizione"  # the keeper is sent off
MOMENTS: list[tuple[str, dict[str, Value]]] = [  # where every question and every die is near
    ("phase=callup", {}),
    ("phase=toss", {}),
    ("phase=kickoff hand_home=raddoppia", {"seats": 4}),
    (f"phase=relaunch {CARDS}", {"seats": 3}),
    ("phase=lineup", {}),
    ("phase=lineup subs=3-3", {}),
    (f"turn=away ball=home14 home={HOME_FAR},14@h9 away={AWAY_FAR},14@h10y {CARDS} :: pass pass d1 d2", {}),
    (f"turn=away ball=home14 home={HOME_FAR},14@h9 away={AWAY_FAR},14@h10y {CARDS} :: pass pass d1 d1 end", {}),
    (f"turn=home ball=home14 home={HOME_FAR},14@h18 away={AWAY_FAR},14@h12 {CARDS}", {"hand_limit": 7}),
    ("phase=freekick home=1@h0,2@a2,3@a3,14@h9 away=1@i21,2@h10,3@g9,4@i9,6@h8,7@i10,13@p17", {}),
    ("phase=penalty home=1@h0,2@a2,3@a3,6@h19,13@g18,14@h17 away=1@i21,2@a19,3@h16,6@i17,7@i18 :: done done", {}),
    ("phase=penalty subs=3-3 home=1@h0,2@a2,3@a3,14@h17 away=1@i21,2@a19,3@h16,6@i17", {}),
    (f"{OUT_OF_THE_WAY} turn=away ball=home14 away=1@h21y,2@a19,3@a18,6@a17,7@p9 {CARDS} {OFF}", {}),
    (f"{OUT_OF_THE_WAY} turn=away ball=home14 subs=0-3 away=1@h21y,2@a19,3@a18,6@a17,7@p9 {CARDS} {OFF}", {}),
    ("phase=shootout played=90 score=1-1", {"knockout": True}),
    (f"home={HOME_FAR},14@h9 away={AWAY_FAR},14@h12 :: d1 d1 end", {"clock": "real"}),
    ("phase=toss", {"clock": "real"}),
]  # fmt: skip


def check(match: Match) -> None:
    """The line of a match, read again, gives the same line, the same frames and the same views."""
    line = match.line()
    again = game().at(line, options=match.options_agreed)
    assert again.line() == line
    assert again.state.dump() == match.state.dump(), line
    for seat in (None, *range(len(match.seats))):
        assert again.view(seat) == match.view(seat), line


def play(match: Match, rng: Rng, steps: int, every: int, seen: set[str]) -> None:
    """Answer at random, the last option often, for cards, shots and challenges stand there; add what is asked."""
    for step in range(steps):
        if match.over:
            break
        asked = match.need.question or match.need.die
        if step % every == 0 or asked not in seen:
            check(match)
        seen.add(asked)
        options = match.options()
        chosen = options[-1] if rng.below(2) else options[rng.below(len(options))]
        match.answer(chosen.value)


def test_every_question_survives_being_written_down() -> None:
    asked: set[str] = set()
    for number, (line, options) in enumerate(MOMENTS):
        for seed in range(2):
            play(at(line, **options), Rng(seed, number), 25, 8, asked)
    spec = game().spec
    assert asked == {question.key for question in spec.questions[1:]} | {die.key for die in spec.dice}


@pytest.mark.nightly
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_moment_of_whole_matches_survives_being_written_down(seats: int) -> None:
    for seed in range(4):
        rng = Rng(seed, seats)
        by_goals: dict[str, Value] = {"mode": "goals", "goals": "10", "max_phases": 120}
        options: dict[str, Value] = by_goals if seed % 2 else {"knockout": True, "hand_limit": 6 * (seed % 4)}
        play(game().new(options=options | {"seats": seats}, by_hand=True), rng, 10**6, 17, set())
    for number, (line, options) in enumerate(MOMENTS):
        if "::" in line:
            continue  # told for two seats
        for seed in range(4):
            play(at(line, **options | {"seats": seats}), Rng(seed, 90 + number), 250, 7, set())


@rule("CAL-10.3")
def test_figures_that_wait_for_the_line_up_stand_nowhere() -> None:
    match = spread("phase=lineup subs=3-3", home="14@h9y")
    assert match.line().startswith("phase=lineup turn=home home=1,2,3,6,7,10,13,14y away=1,2,3,6,7,10,13,14 ")
    check(match)


@rule("CAL-17.5", "CAL-10.3")
def test_the_first_of_those_who_wait_keeps_goal() -> None:
    match = at("phase=lineup subs=3-3 home=2,3,4,6 gone_home=1yy")
    assert [choice.token for choice in match.options()] == ["2=g0", "2=h0", "2=i0", "2=j0"]


@rule("CAL-2.10", "CAL-23.1")
def test_a_penalty_with_one_attacker_and_no_substitution_is_told_with_its_ball() -> None:
    match = at("phase=penalty subs=3-3 home=1@h0,2@h17,3@a3,14@a9 away=1@i21,2@a19,3@h16,6@i17 ball=home2")
    assert match.need.question == "spot"
    assert "ball=home2" in match.line()
    check(match)
