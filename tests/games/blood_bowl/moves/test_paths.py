"""Where a player can go, and how likely he gets there."""

import random
from typing import cast

import pytest
from tests.games.blood_bowl.expect import Walk, names, sq, ways
from tests.games.blood_bowl.table import at, duel, pitch
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import COLUMNS
from downfield.games.blood_bowl.model.kinds import ACTIONS, STOP, T_DODGE, T_RUSH
from downfield.games.blood_bowl.model.position import Pitch
from downfield.games.blood_bowl.model.questions import Q_STEP
from downfield.games.blood_bowl.model.skills import DIVING_TACKLE, DODGE, SURE_FEET
from downfield.games.blood_bowl.notation.answers import square_name
from downfield.games.blood_bowl.odds.legs import NONE
from downfield.games.blood_bowl.odds.paths import Reach
from downfield.games.blood_bowl.rules.dice import roll
from downfield.games.blood_bowl.rules.dice.roll import BARRED
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE

HOME11 = 10  # his slot, and his option to move
MOVE11 = ACTIONS * 11


# Ways ---------------------------------------------------------------------------------------------------------------


@rule("BB-9.1", "BB-9.7")
def test_safe_squares_first_then_rushes() -> None:
    reach = ways(duel("11@a8,12@a1", "7@z1", "rerolls=0-0"))
    assert (reach.sure(sq("g8")), reach.used(sq("g8")), reach.rolls(sq("g8"))) == (1.0, 6, 0)
    assert reach.sure(sq("h8")) == pytest.approx(5 / 6)
    assert reach.sure(sq("i8")) == pytest.approx(25 / 36)
    assert not reach.can(sq("j8"))


@rule("BB-9.2")
def test_a_safe_way_around_beats_a_short_dodge() -> None:
    reach = ways(duel("11@m8,12@a1", "7@o8", "rerolls=3-0"))
    assert reach.sure(sq("q8")) == 1.0
    assert len(reach.way_to(sq("q8"))) == 6
    assert not any(square_name(x) in ("n7", "n8", "n9", "p7", "p8", "p9") for x in reach.way_to(sq("q8")))


@rule("BB-9.4", "BB-9.5")
def test_who_lies_stands_up_first() -> None:
    reach = ways(duel("11@a8p,12@a1", "7@z1"))
    assert (reach.sure(sq("d8")), reach.used(sq("d8"))) == (1.0, 6)
    reach = ways(duel("11@a8p,12@a1", "7@z1", "rerolls=1-0", "home11+ma2"))
    assert reach.sure(sq("a8")) == pytest.approx(1 / 2)
    assert reach.with_rerolls(sq("a8")) == pytest.approx(3 / 4)


def test_who_is_stunned_or_off_the_pitch_goes_nowhere() -> None:
    match = duel("11@a8s,12@a1", "7@z1")
    assert ways(match).squares() == []
    assert ways(match, "home1").squares() == []


@rule("BB-2.10", "BB-2.11")
def test_a_re_roll_is_not_counted_twice() -> None:
    once = 25 / 36 * (1 + 1 / 6 + 1 / 6)
    for more, gains, told in (("1", "", once), ("2", "", (35 / 36) ** 2), ("0", "home11+sure_feet", once)):
        reach = ways(duel("11@a8,12@a1", "7@z1", f"rerolls={more}-0", gains))
        assert reach.with_rerolls(sq("i8")) == pytest.approx(told)
        assert reach.sure(sq("i8")) == pytest.approx(once if gains else 25 / 36)


@rule("BB-9.13")
def test_tackle_takes_the_skill_away() -> None:
    line = ("11@m8,12@a1", "7@l8", "rerolls=0-0")
    assert ways(duel(*line, "home11+dodge")).sure(sq("n8")) == pytest.approx(8 / 9)
    assert ways(duel(*line, "home11+dodge,away7+tackle")).sure(sq("n8")) == pytest.approx(4 / 6)


@rule("BB-18.S3", "BB-9.11")
@pytest.mark.parametrize(("gains", "told"), [("", 4 / 6), ("+st5", 5 / 6)])
def test_break_tackle_makes_a_near_miss_good(gains: str, told: float) -> None:
    match = duel("11@m8,12@a1", "7@l8,8@o8", "rerolls=1-0", f"home11+break_tackle{gains}")
    reach = ways(match)
    assert reach.sure(sq("n8")) == pytest.approx(told)
    for team, chance in ((False, reach.sure(sq("n8"))), (True, reach.with_rerolls(sq("n8")))):
        walk = Walk(HOME11, [MOVE11, sq("n8")], team)
        assert walk.chance(cast(Pitch, pitch(match).clone())) == pytest.approx(chance)


@rule("BB-18.A6")
def test_who_jumps_up_loses_no_movement() -> None:
    reach = ways(duel("11@a8p,12@a1", "7@z1", "", "home11+jump_up"))
    assert (reach.sure(sq("g8")), reach.used(sq("g8"))) == (1.0, 6)


@rule("BB-2.17", "BB-2.18")
@pytest.mark.parametrize("gains", ["pro", "pro+loner+loner4", "pro+loner+loner2", "loner+loner4"])
def test_what_helps_most_is_spent_first(gains: str) -> None:
    match = duel("11@a8,12@a1", "7@z1", "rerolls=1-0 weather=blizzard", f"home11+{gains}+ma1")
    reach = ways(match)
    plan = [MOVE11, *reach.way_to(sq("d8"))]
    for team, told in ((False, reach.sure(sq("d8"))), (True, reach.with_rerolls(sq("d8")))):
        assert Walk(HOME11, plan, team).chance(cast(Pitch, pitch(match).clone())) == pytest.approx(told)


@rule("BB-9.16", "BB-9.17")
def test_a_jump_over_who_is_down() -> None:
    walls = "7@l7,8@m7,9@n7,10@l9,11@m9,12@n9"
    reach = ways(duel("11@m8,12@n8,13@l8p,14@a1", walls))
    assert names(reach.way_to(sq("k8"))) == "^k8"
    assert reach.rolls(sq("k8")) == 1


@rule("BB-9.22")
def test_whoever_arrives_at_the_ball_has_picked_it_up() -> None:
    reach = ways(duel("11@m8,12@a1", "7@z1", "ball=o8 rerolls=1-0"))
    assert reach.sure(sq("o8")) == pytest.approx(4 / 6)
    assert reach.with_rerolls(sq("o8")) == pytest.approx(8 / 9)
    assert reach.sure(sq("q8")) == 1.0  # around it


@rule("BB-17.3")
def test_nobody_runs_on_after_a_touchdown() -> None:
    match = duel("11@y8,12@a1", "7@x7,8@x8,9@x9,10@y7,11@y9", "ball=home11")
    reach = ways(match)
    assert reach.can(sq("z8"))
    assert not reach.can(sq("y6"))


@rule("BB-9.8")
def test_the_block_of_a_blitz_is_paid_for() -> None:
    reach = ways(duel("11@a8,12@a1", "7@i8"))
    assert reach.sure(sq("h8")) == pytest.approx(5 / 6)
    assert reach.sure_hit(sq("h8")) == pytest.approx(25 / 36)
    assert reach.sure_hit(sq("i9")) == 0.0  # nothing left for it
    assert reach.can(sq("i9"))


def test_on_from_the_ball_with_what_is_left() -> None:
    match = duel("11@r8,12@a1", "7@a15", "ball=t8 rerolls=1-0", "home11+sure_hands")
    reach = ways(match)
    reach.go_on(pitch(match), sq("t8"))
    assert reach.sure(sq("z8")) == pytest.approx(8 / 9 * 25 / 36)
    assert names(reach.way_to(sq("z8"))) == "s8 t8 u8 v8 w8 x8 y8 z8"


@rule("BB-7.6")
def test_a_trapdoor_is_walked_around() -> None:
    match = at("home=11@f2,12@a1 away=7@z15 rerolls=3-0 switches=home:traps")
    reach = ways(match)
    assert reach.sure(sq("g2")) == reach.with_rerolls(sq("g2")) == pytest.approx(5 / 6)
    assert reach.sure(sq("h2")) == 1.0


def test_in_the_middle_of_an_activation() -> None:
    match = duel("11@a8,12@a1", "7@z1").play("11-b8-c8-d8")
    reach = Reach()
    reach.find_now(pitch(match))
    assert reach.sure(sq("g8")) == 1.0
    assert reach.sure(sq("i8")) == pytest.approx(25 / 36)
    assert not reach.can(sq("j8"))


# Chances ------------------------------------------------------------------------------------------------------------

SKILLS = (
    "dodge",
    "sure_feet",
    "pro",
    "two_heads",
    "sure_hands",
    "leap",
    "sprint",
    "big_hand",
    "very_long_legs",
)
PLAIN = ("dodge", "sure_feet", "two_heads", "stunty", "very_long_legs")
TRAITS = (
    "stunty",
    "bone_head",
    "really_stupid",
    "take_root",
    "unchannelled_fury",
    "loner+loner4",
    "loner+loner2",
)
FOES = ("tackle", "prehensile_tail", "diving_tackle", "tentacles", "")


def thrown_together(seed: int, ma: int, plain: bool = False) -> Match:
    """A small fight around m8, with skills by chance."""
    rng = random.Random(seed)
    squares = [f"{COLUMNS[x]}{y}" for x in range(9, 16) for y in range(5, 12) if (x, y) != (12, 8)]
    rng.shuffle(squares)
    men = [f"{number}@{squares.pop()}{rng.choice('  p').strip()}" for number in (12, 13)]
    foes = [f"{number}@{squares.pop()}{rng.choice('   ps').strip()}" for number in (7, 8, 9, 10)]
    gains = [*rng.sample(SKILLS, rng.randrange(3)), *rng.sample(TRAITS, rng.randrange(2)), f"ma{ma}"]
    theirs = [f"away{n}+{skill}" for n in (7, 8, 9) if (skill := rng.choice(FOES))]
    if plain:
        gains = [*rng.sample(PLAIN, rng.randrange(3)), f"ma{ma}"]
        theirs = [word for word in theirs if "diving" not in word and "tentacles" not in word]
    weather = rng.choice(("perfect", "rain", "blizzard"))
    return duel(
        f"11@m8{rng.choice('   p').strip()},{','.join(men)}",
        ",".join(foes),
        f"rerolls={rng.randrange(3)}-1 ball={squares.pop()} weather={weather}",
        ",".join([f"home11+{'+'.join(gains)}", *theirs]),
    )


def any_diver(g: Pitch) -> bool:
    return any(g.skills[s] & DIVING_TACKLE for s in range(20, 40))


def check_some(seed: int, ma: int, count: int) -> None:
    """The chance of some ways equals what the engine makes of them, die by die."""
    match = thrown_together(seed, ma)
    g = pitch(match)
    reach = ways(match)
    risky = [s for s in reach.squares() if 0 < reach.rolls(s) <= 5 and reach.way_to(s)]
    for square in random.Random(seed).sample(risky, min(count, len(risky))):
        plan = [MOVE11, *reach.way_to(square)]
        for team, told in ((False, reach.sure(square)), (True, reach.with_rerolls(square))):
            twin = cast(Pitch, g.clone())
            found = Walk(HOME11, plan, team).chance(twin)
            if any_diver(g):  # who dives more than once is counted so
                assert told < found + 1e-9, (seed, square_name(square))
            else:
                assert found == pytest.approx(told), (seed, square_name(square))


@rule("BB-9.14")
def test_somebody_dives_if_that_helps_him() -> None:
    match = duel("11@m8,12@a1", "7@l8", "rerolls=1-0", "away7+diving_tackle")
    reach = ways(match)
    assert reach.sure(sq("n8")) == pytest.approx(2 / 6)
    for team, told in ((False, reach.sure(sq("n8"))), (True, reach.with_rerolls(sq("n8")))):
        assert Walk(HOME11, [MOVE11, sq("n8")], team).chance(pitch(match)) == pytest.approx(told)


@pytest.mark.parametrize("seed", range(6))
def test_chances_are_those_of_the_engine(seed: int) -> None:
    check_some(seed, 4, 2)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(6, 120))
def test_chances_are_those_of_the_engine_in_many_positions(seed: int) -> None:
    check_some(seed, 5, 6)


# Every way there is ---------------------------------------------------------------------------------------------------


def chance_of(tests: list[tuple[int, int, bool]], dodge: bool, feet: bool) -> float:
    """Of a row of tests (kind, face, barred), with two skills that help once each."""
    if not tests:
        return 1.0
    (kind, face, barred), rest = tests[0], tests[1:]
    p = (7 - face) / 6
    after = chance_of(rest, dodge, feet)
    if kind == T_DODGE and dodge and not barred:
        return p * after + (1 - p) * p * chance_of(rest, False, feet)
    if kind == T_RUSH and feet:
        return p * after + (1 - p) * p * chance_of(rest, dodge, False)
    return p * after


def try_all(
    g: Pitch, tests: list[tuple[int, int, bool]], best: dict[int, float], skills: tuple[bool, bool]
) -> None:
    """Walk every way there is through the engine, every die a six, and note what was tested."""
    while g.need == CHANCE:
        assert isinstance(g.top, roll.Test)
        t = g.top
        tests = [*tests, (t.kind, min(6, max(2, t.target - t.plus)), bool(t.how & BARRED))]
        g.answer(5)
    here = int(g.at[HOME11])
    best[here] = max(best.get(here, 0.0), chance_of(tests, *skills))
    if g.question != Q_STEP:
        return
    for option in g.options(0):
        if option != STOP:
            twin = cast(Pitch, g.clone())
            twin.answer(option)
            try_all(twin, tests, best, skills)


def check_all(seed: int, ma: int) -> None:
    match = thrown_together(seed, ma, plain=True)
    reach = ways(match)
    g = cast(Pitch, pitch(match).clone())
    skills = bool(g.skills[HOME11] & DODGE), bool(g.skills[HOME11] & SURE_FEET)
    g.answer(MOVE11)
    best: dict[int, float] = {}
    try_all(g, [], best, skills)
    assert sorted(best) == reach.squares()
    for square, chance in best.items():
        assert reach.sure(square) == pytest.approx(chance), (seed, square_name(square))


@pytest.mark.parametrize("seed", range(3))
def test_no_way_is_better_than_the_best(seed: int) -> None:
    check_all(seed, 1)


@pytest.mark.nightly
@pytest.mark.parametrize("seed", range(3, 40))
def test_no_way_is_better_than_the_best_in_many_positions(seed: int) -> None:
    check_all(seed, 2)


@rule("BB-18.T14")
def test_nobody_dives_at_a_pogo_stick() -> None:
    at_diver = ("11@m8,12@a1", "7@l8,8@z15")
    plain = ways(duel(*at_diver, "", "home11+pogo_stick")).sure(sq("o8"))
    assert ways(duel(*at_diver, "", "home11+pogo_stick,away7+diving_tackle")).sure(sq("o8")) == plain
    leapt = ways(duel(*at_diver, "", "home11+leap,away7+diving_tackle")).sure(sq("k8"))
    assert leapt < ways(duel(*at_diver, "", "home11+leap")).sure(sq("k8"))


@rule("BB-18.T24")
def test_the_rooted_do_not_dive() -> None:
    gains = "away7+diving_tackle+take_root"
    free = ways(duel("11@m8,12@a1", "7@l8,8@z15", "", gains)).sure(sq("n8"))
    rooted = ways(duel("11@m8,12@a1", "7@l8,8@z15", "rooted=away7", gains)).sure(sq("n8"))
    assert [free, rooted] == pytest.approx([2 / 6, 4 / 6])


def test_what_a_way_leaves_of_the_re_rolls() -> None:
    reach = ways(duel("11@m8,12@a1", "7@l8,8@z15", "rerolls=1-0"))
    left = reach.luck.left(reach.there(sq("n8"), False))
    assert [share for share, _, _ in left] == pytest.approx([4 / 6, 2 / 6 * 4 / 6])
    assert [team for _, team, _ in left] == [1, 0]
    assert sum(share for share, _, _ in left) == pytest.approx(reach.with_rerolls(sq("n8")))
    assert reach.there(sq("a15"), False) == NONE
