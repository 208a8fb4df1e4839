"""Chapter 18: Swarming, Pick-me-up and Drunkard, each where it works and where it does not."""

import pytest
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    pitch,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import FAINTED, FIELDED
from downfield.games.blood_bowl.model.position import NOWHERE
from downfield.games.blood_bowl.model.tables import SLOTS
from downfield.kernel.match import Match

KICK = "zone cage @t8 O2 D1"
THREE = "home1+swarming,home2+swarming,home3+swarming"
SPARE = "home12+swarming,home13+swarming,home14+swarming"


def kicked(gains: str, more: str = "kicking=home") -> Match:
    """A kick-off after the ball has deviated."""
    return at(f"phase=drive {more} more={gains}").play(KICK)


def count(match: Match, side: int) -> int:
    """How many of a side are on the pitch."""
    return sum(pitch(match).at[SLOTS * side + i] != NOWHERE for i in range(SLOTS))


# Swarming -------------------------------------------------------------------------------------------------------------


@rule("BB-18.T22", "BB-6.11")
def test_a_die_of_three_tells_how_many_come_on_beyond_the_eleven() -> None:
    match = kicked(f"{THREE},{SPARE}")
    assert match.need.die == "three"
    match.play("T2")
    assert asked(match) == ("swarm", (HOME,))
    assert tokens(match) == ["no", "12", "13", "14"]
    match.play("13 a8 12 b8")
    assert match.need.die == "six"  # the kick-off event
    assert count(match, HOME) == 13
    assert where(match, "home13") == "a8"
    assert [values[1] for values in told(match, "swarmed")] == [13, 12]


@rule("BB-18.T22")
def test_nobody_comes_onto_the_line_or_into_a_wide_zone_or_the_other_half() -> None:
    match = kicked(f"{THREE},{SPARE}").play("T3 12")
    assert asked(match) == ("swarm-to", (HOME,))
    squares = set(tokens(match))
    free = {f"{x}{y}" for x in "abcdefghijkl" for y in range(5, 12)}
    assert squares == free - {where(match, f"home{n}") for n in range(1, 12)}


@rule("BB-18.T22")
def test_no_more_come_than_stand_there_with_it() -> None:
    match = kicked(f"home1+swarming,{SPARE}").play("T3 12 a8")
    assert match.need.die == "six"  # the kick-off event
    assert count(match, HOME) == 12


@rule("BB-18.T22")
@pytest.mark.parametrize("gains", [SPARE, THREE, "home1+dodge"])
def test_nothing_is_rolled_where_nobody_stands_there_or_waits_with_it(gains: str) -> None:
    assert kicked(gains).need.die == "six"


@rule("BB-18.T22", "BB-0.9")
def test_a_coach_may_leave_them_off() -> None:
    match = kicked(f"{THREE},{SPARE}").play("T3 no")
    assert match.need.die == "six"
    assert count(match, HOME) == 11


@rule("BB-6.11", "BB-18.T22", "BB-18.P9")
def test_the_kicking_team_comes_first_and_who_is_on_the_ball_after_both() -> None:
    gains = f"{THREE},{SPARE},away1+swarming+on_the_ball,away12+swarming"
    match = kicked(gains).play("T1")
    assert asked(match) == ("swarm", (HOME,))
    match.play("no T1")
    assert asked(match) == ("swarm", (AWAY,))
    match.play("12")
    assert "z8" in tokens(match)
    assert "n8" not in tokens(match)  # the line
    match.play("z8")
    assert asked(match) == ("on-the-ball", (AWAY,))


@rule("BB-18.T22", "BB-16.2")
def test_who_has_fainted_does_not_come() -> None:
    match = kicked(f"{THREE},{SPARE}", "kicking=home faint=home12,home13").play("T3")
    assert tokens(match) == ["no", "14"]
    match.play("no D1 D1 O2")
    assert pitch(match).marks[slot("home12")] & FAINTED == 0  # fit for the next drive


@rule("BB-18.T22", "BB-18.T19")
def test_who_comes_on_with_a_secret_weapon_takes_part() -> None:
    match = kicked(f"{THREE},home12+swarming+secret_weapon").play("T1 12 a8")
    assert pitch(match).marks[slot("home12")] & FIELDED


@rule("BB-0.5", "BB-6.11")
def test_dice_of_swarming_fall_between_the_deviation_and_the_event() -> None:
    match = at(f"phase=drive kicking=home more={THREE},{SPARE},away1+swarming,away12+swarming")
    begin = "zone cage @t8 deviate:O2 how-far:D1"
    play_by_name(match, f"{begin} swarm:T2 no swarm:T1 no event-1:D1 event-2:D1 bounce:O2")


# Pick-me-up -----------------------------------------------------------------------------------------------------------


def lying(home: str, away: str = "7@g8", gains: str = "away7+pick_me_up", more: str = "") -> Match:
    """Home ends its turn; away's 7 helps others up."""
    return duel(home, away, more, gains).play("end")


@rule("BB-18.T31", "BB-8.13")
def test_prone_team_mates_near_a_helper_stand_up_on_five() -> None:
    match = lying("11@a1", "7@g8,8@g9p,9@j11p,10@g7p")
    match.play("D5 D4 D6")
    assert [status(match, f"away{n}") for n in (8, 9, 10)] == ["standing", "prone", "standing"]
    assert [values[1] for values in told(match, "helped-up")] == [8, 10]
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-18.T31")
@pytest.mark.parametrize(
    ("home", "away", "gains"),
    [
        ("11@a1", "7@g8,8@k8p", "away7+pick_me_up"),  # four squares away
        ("11@a1", "7@g8,8@g9s", "away7+pick_me_up"),  # stunned
        ("11@a1", "7@g8p,8@g9p", "away7+pick_me_up"),  # the helper lies
        ("11@a1", "7@g8z,8@g9p", "away7+pick_me_up"),  # or has no tackle zone
        ("11@a1,12@g9p", "7@g8", "away7+pick_me_up"),  # an opponent
        ("11@a1", "7@g8,8@g9p", "home11+pick_me_up"),  # not theirs
        ("11@a1", "7@z1,8@g9p,9@g8", "away7+pick_me_up"),  # who is near has not the trait
    ],
)
def test_nobody_else_is_helped_up(home: str, away: str, gains: str) -> None:
    match = lying(home, away, gains)
    assert match.need.kind == "choice"
    assert "helped-up" not in facts(match)


@rule("BB-18.T31")
def test_who_is_helped_up_helps_nobody_else_and_nobody_is_rolled_for_twice() -> None:
    gains = "away7+pick_me_up,away8+pick_me_up,away10+pick_me_up"
    match = lying("11@a1", "7@g8,8@g11p,9@g14p,10@f8", gains).play("D6")
    assert asked(match) == ("turn", (AWAY,))
    assert status(match, "away9") == "prone"


@rule("BB-18.T31")
def test_the_own_turn_helps_nobody() -> None:
    match = duel("11@a1", "7@g8,8@g9p", "turn=away", "away7+pick_me_up").play("end")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-18.T31", "BB-8.10")
def test_it_comes_after_a_turnover_too_but_not_after_a_touchdown() -> None:
    lost = duel("11@c9,12@a2", "7@g8,8@g9p", "ball=home11", "away7+pick_me_up").play("11pass throw d9 D1 O2")
    assert lost.play("D6").need.seats == (AWAY,)
    assert status(lost, "away8") == "standing"
    scored = duel("11@y8,12@a2", "7@g8,8@g9p", "ball=home11", "away7+pick_me_up").play("11-z8")
    assert "touchdown" in facts(scored)
    assert "left-lying" not in facts(scored)
    assert scored.need.kind == "choice"


# Drunkard -------------------------------------------------------------------------------------------------------------


def needed(match: Match) -> int:
    return [e for e in match.events if e.key in ("passed", "failed")][-1].values[5]


@rule("BB-18.T30", "BB-9.7")
@pytest.mark.parametrize(("gains", "face"), [("+drunkard", 3), ("", 2)])
def test_a_drunkard_rushes_on_three(gains: str, face: int) -> None:
    match = duel("11@g8,12@a1", "7@z1", "", f"home11+ma1{gains}").play("11-h8-i8 D6")
    assert needed(match) == face


@rule("BB-18.T30")
def test_a_drunkard_dodges_like_anybody() -> None:
    assert needed(duel("11@g8,12@a1", "7@h8", "", "home11+drunkard").play("11-f8 D6")) == 3
