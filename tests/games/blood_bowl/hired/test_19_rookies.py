"""Chapters 5 and 19: riotous rookies, and what inducements are worth before the match."""

import pytest
from tests.games.blood_bowl.chapters.test_invariants import eager
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.invariants import check
from tests.games.blood_bowl.table import AWAY, HOME, asked, facts, field, game, pitch, slot, status, told
from tests.rules import rule

from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.kernel.options import Value

OGRES = "ogre:3*ogre_blocker,9*gnoblar_lineman;rerolls:3"
FULL = "ogre:16*gnoblar_lineman"
HUMANS = "human:4*blitzer,7*human_lineman;rerolls:2"
BEFORE = "home-fans:T1 away-fans:T1 home-weather:D3 away-weather:D4"


def start(**options: str | bool) -> Match:
    return game().new(options=options, by_hand=True)


def there(match: Match, side: int) -> int:
    """How many a side has."""
    return sum(pitch(match).status[SLOTS * side + i] != 7 for i in range(SLOTS))


@rule("BB-19.7g", "BB-5.1")
@pytest.mark.parametrize(("dice", "come"), [((1, 1), 3), ((2, 3), 6), ((3, 3), 7)])
def test_two_dice_of_three_and_one_more_rookies_come(dice: tuple[int, int], come: int) -> None:
    match = start(home_roster=f"{OGRES};rookies:1")
    play_by_name(match, f"{BEFORE} rookies-1:T{dice[0]} rookies-2:T{dice[1]} home-toss:D5 away-toss:D2")
    assert (there(match, HOME), told(match, "rookies")) == (12 + come, [(HOME, come)])


@rule("BB-19.7g")
def test_no_rookies_come_where_none_were_hired() -> None:
    match = play_by_name(start(home_roster=OGRES), f"{BEFORE} home-toss:D5 away-toss:D2")
    assert there(match, HOME) == 12


@rule("BB-19.7g", "BB-18.T11")
def test_rookies_are_linemen_and_loners() -> None:
    match = start(away_roster=f"{OGRES};rookies:1").play("T1 T1 D3 D4 T1 T1 D5 D2")
    g, first, mate = pitch(match), slot("away13"), slot("away12")
    assert (int(g.loner(first)), int(g.loner(mate))) == (4, 0)
    assert g.tables.positions[first] == g.tables.positions[mate]
    assert (status(match, "away15"), there(match, AWAY)) == ("reserves", 15)


@rule("BB-19.7g", "BB-0.6")
def test_home_rolls_for_its_rookies_first() -> None:
    match = start(home_roster=f"{OGRES};rookies:1", away_roster=f"{OGRES};rookies:1")
    rookies = "rookies-1:T1 rookies-2:T1 rookies-1:T2 rookies-2:T2"
    play_by_name(match, f"{BEFORE} {rookies} home-toss:D5 away-toss:D2")
    assert told(match, "rookies") == [(HOME, 3), (AWAY, 5)]


@rule("BB-19.7g")
def test_who_has_no_shirt_stays_out() -> None:
    match = start(home_roster=f"{FULL};rookies:1").play("T1 T1 D3 D4 T3 T3")
    assert (there(match, HOME), told(match, "rookies")) == (SLOTS, [(HOME, 4)])


@rule("BB-19.7g")
def test_rookies_are_part_of_a_position() -> None:
    match = start(home_roster=f"{OGRES};rookies:1").play("T1 T1 D3 D4 T1 T2 D5 D2 kick")
    assert field(match, "rookies") == "home:4"
    again = game().at(match.line(), options={"home_roster": f"{OGRES};rookies:1"})
    assert pitch(again).dump() == pitch(match).dump()


# What a team is worth ---------------------------------------------------------------------------------------------


def prayers(home: str, away: str) -> Match:
    return start(home_roster=home, away_roster=away, prayers_for_gap=True).play("T1 T1 D3 D4")


@rule("BB-5.6", "BB-4.8")
@pytest.mark.parametrize(
    ("home", "away", "praying"),
    [
        (HUMANS, HUMANS, None),
        (f"{HUMANS};mage:1", HUMANS, None),  # 30,000 are not enough
        (f"{HUMANS};kegs:1", HUMANS, AWAY),
        (HUMANS, f"{HUMANS};wizard:1", HOME),
        (f"{HUMANS};bugman:1", f"{HUMANS};trainings:1", None),
        (f"{HUMANS};fans:6", HUMANS, None),
    ],
)
def test_inducements_count_for_the_gap(home: str, away: str, praying: int | None) -> None:
    match = prayers(home, away)
    assert (match.need.die == "eight") == (praying is not None)
    if praying is not None:
        assert told(match.play("O2"), "prayer") == [(praying, 1)]


@rule("BB-5.6", "BB-7.5")
def test_one_prayer_for_each_full_fifty_thousand() -> None:
    match = prayers(HUMANS, f"{HUMANS};wizard:1").play("O2 O2 O1")  # Friends again do not count
    assert match.need.die == "eight"
    match.play("O4 1")
    assert (facts(match).count("prayer"), match.need.die) == (3, "six")


@rule("BB-5.6")
def test_nobody_prays_unless_it_was_agreed() -> None:
    match = start(home_roster=HUMANS, away_roster=f"{HUMANS};wizard:1").play("T1 T1 D3 D4 D5 D2")
    assert asked(match)[0] == "kick-or-receive"


# Whole matches ----------------------------------------------------------------------------------------------------

ALL = "mage:1;wizard:1;bugman:1;referee:1;chef:1;budget:1300000"
CROWDS = (f"human:11*human_lineman;{ALL}", f"ogre:12*gnoblar_lineman;rookies:1;{ALL}")


@pytest.mark.slow
@rule("BB-19.7")
@pytest.mark.parametrize("seed", range(3))
def test_random_matches_with_all_inducements_keep_the_invariants(seed: int) -> None:
    rng, quiet = Rng(seed), 0
    options: dict[str, Value] = {"home_roster": CROWDS[seed % 2], "away_roster": CROWDS[1]}
    match = game().new(options=options, seed=seed)
    while not match.over:
        match.answer(eager(match.state, rng))
        check(pitch(match))
        if match.state.quiet and not match.over:
            again = game().at(match.line(), options=options)
            assert pitch(again).dump() == pitch(match).dump()
            quiet += 1
    assert quiet > 20
    assert {"conjured", "cooked", "rookies"} <= set(facts(match))
