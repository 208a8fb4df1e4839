"""Chapters 4, 5 and 6: rosters, before the match, set-up and kick-off."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    facts,
    field,
    game,
    pitch,
    see,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.components.parts import TEAMS, Parts
from downfield.kernel.errors import IllegalAnswer
from downfield.kernel.match import Match


def start(dice: str = "T1 T2 D3 D4 D5 D2") -> Match:
    return game().new(by_hand=True).play(dice)


def drive(more: str = "", **options: str) -> Match:
    """Home kicks off, both teams are set up; home aims next."""
    return at(f"phase=drive kicking=home {more}", **options).play("zone cage")


def event(dice: str, more: str = "", land: str = "t8 O2 D1", **options: str) -> Match:
    """The kick comes down in t7 unless told otherwise, and an event happens."""
    return drive(more, **options).play(f"@{land} {dice}")


@rule("BB-4.1")
def test_every_team_can_be_chosen() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    assert len(parts.teams.teams) == 29
    assert tuple(sorted(team.id for team in parts.teams.teams)) == TEAMS


@rule("BB-18.1")
def test_ninety_five_skills_and_traits() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    assert len(parts.skills.skills) == 95
    assert sum(skill.mark == "seed" for skill in parts.skills.skills) == 31


@rule("BB-5.1", "BB-5.2", "BB-0.6")
def test_fans_weather_toss() -> None:
    match = start()
    assert see(match, "fans") == [1, 2]
    assert see(match, "weather") == "perfect"
    assert asked(match) == ("kick-or-receive", (HOME,))


WEATHER = [("D1 D1", "sweltering"), ("D1 D2", "sunny"), ("D2 D2", "perfect"), ("D4 D6", "perfect"), ("D5 D6", "rain"),
           ("D6 D6", "blizzard")]  # fmt: skip


@rule("BB-5.3", "BB-16.1")
@pytest.mark.parametrize(("dice", "weather"), WEATHER)
def test_the_weather_table(dice: str, weather: str) -> None:
    assert see(start(f"T1 T1 {dice}"), "weather") == weather


@rule("BB-5.7", "BB-2.8")
def test_a_tied_toss_is_rolled_again() -> None:
    match = start("T1 T2 D3 D4 D5 D5 D1 D6")
    assert asked(match) == ("kick-or-receive", (AWAY,))
    assert see(match.play("receive"), "kicking") == HOME


@rule("BB-6.1")
def test_the_kicking_team_sets_up_first() -> None:
    match = start().play("receive")
    assert asked(match) == ("set-up", (AWAY,))
    assert asked(match.play("zone")) == ("set-up", (HOME,))


@rule("BB-6.2", "BB-6.3")
def test_eleven_in_the_own_half() -> None:
    g = pitch(drive())
    for side in range(2):
        squares = [s for s in range(len(g.board)) if g.board[s] > 0 and (g.board[s] - 1) // 20 == side]
        assert len(squares) == 11
        assert all(g.in_half(s, side) for s in squares)


@rule("BB-6.4")
def test_two_in_a_wide_zone() -> None:
    match = at("phase=drive kicking=home").play("+1 a1 +2 a2 +3")
    assert not {t for t in tokens(match) if t[1:] in ("1", "2", "3", "4")}
    assert "a15" in tokens(match)


@rule("BB-6.5", "BB-1.3")
def test_three_on_the_line() -> None:
    places = "+1 a5 +2 a6 +3 a7 +4 a8 +5 a9 +6 a10 +7 a11 +8 b5 +9"
    match = at("phase=drive kicking=home").play(places)
    assert tokens(match) == ["m5", "m6", "m7", "m8", "m9", "m10", "m11"]
    with pytest.raises(IllegalAnswer):
        match.play("b6")


@rule("BB-6.3", "BB-6.5")
def test_a_short_team_sets_up_everybody_it_has() -> None:
    out = ",".join(f"home{n}" for n in range(3, 15))
    match = at(f"phase=drive kicking=home ko={out}").play("play zone")
    assert field(match, "home") == "1@m7,2@m8"


@rule("BB-6.6")
def test_nobody_left_to_set_up() -> None:
    out = ",".join(f"home{n}" for n in range(1, 15))
    match = at(f"phase=drive kicking=home ko={out}").play("play")
    assert asked(match) == ("set-up", (AWAY,))


@rule("BB-6.6", "BB-17.13")
def test_with_three_left_a_team_may_concede_without_penalty() -> None:
    out = ",".join(f"home{n}" for n in range(4, 15))
    match = at(f"phase=drive kicking=home score=1-2 ko={out}")
    assert asked(match) == ("concede", (HOME,))
    match.play("concede")
    assert match.over
    assert (match.points(), match.returns()) == ((0, 3), (-1.0, 1.0))
    assert told(match, "points") == [(0, 0, 0), (1, 2, 3)]


@rule("BB-6.6")
def test_with_four_left_nobody_is_asked_to_concede() -> None:
    out = ",".join(f"home{n}" for n in range(5, 15))
    assert asked(at(f"phase=drive kicking=home ko={out}")) == ("set-up", (HOME,))


@rule("BB-6.9")
def test_the_kick_goes_into_the_receiving_half() -> None:
    found = tokens(drive())
    assert len(found) == 195
    assert "@n1" in found
    assert "@m1" not in found


@rule("BB-6.10", "BB-6.12", "BB-6.13", "BB-6.17", "BB-6.20")
def test_kick_deviate_event_bounce_turn() -> None:
    match = event("D3 D4 D3 D1 O5")
    assert where(match, "ball") == "u7"
    assert asked(match) == ("turn", (AWAY,))
    assert field(match, "turns") == [0, 1]


@rule("BB-6.8", "BB-6.10", "BB-18.G6")
@pytest.mark.parametrize(("answer", "square"), [("half", "t6"), ("whole", "t3")])
def test_kick_halves_the_distance(answer: str, square: str) -> None:
    match = drive("more=home10+kick").play(f"@t8 O2 D5 {answer} D1 D1 O7")
    assert where(match, "ball") == square[0] + str(int(square[1:]) + 1)


@rule("BB-6.13", "BB-6.14")
def test_who_stands_there_must_catch_without_a_re_roll() -> None:
    match = event("D1 D1", land="s9 O2 D1", more="rerolls=3-3")
    assert match.need.die == "six"
    match.play("D1")
    assert "dropped" in facts(match)
    assert match.need.die == "eight"


@rule("BB-6.15", "BB-6.16")
@pytest.mark.parametrize("land", ["n8 O4 D1", "t1 O2 D1", "y8 O5 D3"])
def test_a_touchback(land: str) -> None:
    match = event("D1 D1", land=land)
    assert asked(match) == ("touchback", (AWAY,))
    match.play(tokens(match)[0])
    assert str(field(match, "ball")).startswith("away")


@rule("BB-6.15", "BB-6.14")
def test_a_bounce_out_of_the_half_is_a_touchback() -> None:
    match = event("D1 D1 O2", land="t2 O2 D1")
    assert asked(match) == ("touchback", (AWAY,))


@rule("BB-6.21")
def test_get_the_ref() -> None:
    assert field(event("D1 D1 O5"), "bribes") == [1, 1]


@rule("BB-6.22")
@pytest.mark.parametrize(
    ("turns", "after"), [("2-2", [3, 4]), ("5-5", [6, 7]), ("6-6", [5, 6]), ("7-6", [6, 6])]
)
def test_time_out(turns: str, after: list[int]) -> None:
    match = event("D1 D2 O5", f"turns={turns}")
    assert field(match, "turns") == after  # away's turn has begun


@rule("BB-6.23", "BB-6.19")
def test_solid_defence() -> None:
    match = event("D1 D3 T1")
    assert asked(match) == ("solid", (HOME,))
    first = tokens(match)[1]
    match.play(f"{first} no a8 O5")
    assert where(match, f"home{first}") == "a8"


@rule("BB-6.24", "BB-20.11")
def test_high_kick() -> None:
    match = event("D2 D3")
    assert asked(match) == ("high-kick", (AWAY,))
    who = tokens(match)[-1]
    match.play(f"{who} D6")
    assert field(match, "ball") == f"away{who}"


@rule("BB-6.24")
def test_no_high_kick_at_a_touchback() -> None:
    assert asked(event("D2 D3", land="t1 O2 D1"))[0] == "touchback"


@rule("BB-6.25")
def test_cheering_fans() -> None:
    match = event("D3 D3 D6 D1")
    assert match.need.die == "eight"
    match.play("O2 O5")
    assert field(match, "switches") == "home:friends"


@rule("BB-6.25", "BB-6.26")
@pytest.mark.parametrize("total", ["D3 D3 D5 D2", "D3 D4 D4 D4"])
def test_a_tie_gives_nothing(total: str) -> None:
    """The elves have three cheerleaders, nobody has assistants."""
    match = event(f"{total} O5")
    assert asked(match) == ("turn", (AWAY,))
    assert (field(match, "coached"), field(match, "prayers")) == ([0, 0], None)


@rule("BB-6.26")
def test_brilliant_coaching() -> None:
    assert field(event("D3 D4 D6 D1 O5"), "coached") == [1, 0]
    assert field(event("D3 D4 D4 D4 O5", "switches=away:ejected"), "coached") == [1, 0]


@rule("BB-6.27", "BB-20.1", "BB-20.18")
@pytest.mark.parametrize(
    ("variant", "dice", "square"), [("tournament", "O5 D2", "w7"), ("official", "O5 O5 O5", "x7")]
)
def test_changing_weather_moves_the_ball(variant: str, dice: str, square: str) -> None:
    match = event(f"D4 D4 D3 D4 {dice} O5", variant=variant)
    assert where(match, "ball") == square


@rule("BB-6.27")
def test_bad_weather_does_not_move_the_ball() -> None:
    match = event("D4 D4 D6 D6 O5")
    assert (see(match, "weather"), where(match, "ball")) == ("blizzard", "u7")


@rule("BB-6.28")
def test_quick_snap() -> None:
    match = event("D4 D5 T1")
    assert asked(match) == ("snap", (AWAY,))
    who = tokens(match)[-1]
    match.play(who)
    assert asked(match)[0] == "snap-to"
    to = tokens(match)[0]
    match.play(f"{to} no O5")
    assert where(match, f"away{who}") == to


@rule("BB-6.29")
def test_blitz_is_no_team_turn() -> None:
    match = event("D4 D6 T1", "rerolls=3-3")
    assert asked(match) == ("charge", (HOME,))
    who = next(t for t in tokens(match) if t.isdigit())
    match.play(f"{who}. end O5")
    assert asked(match) == ("turn", (AWAY,))
    assert field(match, "done") is None


@rule("BB-6.30")
@pytest.mark.parametrize(("die", "state"), [("D1", "off"), ("D2", "stunned")])
def test_officious_ref(die: str, state: str) -> None:
    match = event(f"D5 D6 D1 D6 X4 {die} O5", "fans=1-1")
    assert status(match, "home4") == state


@rule("BB-6.31", "BB-0.8", "BB-20.15")
def test_pitch_invasion() -> None:
    match = event("D6 D6 D1 D6 T2 X16 X4 X4 X5 O5", "fans=1-1")
    assert (status(match, "home4"), status(match, "home5")) == ("stunned", "stunned")


@rule("BB-6.31")
def test_a_tied_invasion_has_one_die_for_both() -> None:
    match = event("D6 D6 D3 D3 T1 X4 X5 O5", "fans=1-1")
    assert (status(match, "home4"), status(match, "away5")) == ("stunned", "stunned")


PRAYERS = [  # the die and what follows, home prays; whom it touches and what it changes
    ("O3 X4", "home4+stab"),
    ("O4 4", "home4+av10"),
    ("O5 4", "home4+mighty_blow+mighty1"),
    ("O6 T1 X4", "away4+loner+loner2"),
    ("O7 X4", "away4+ma7"),
    ("O8 4", "home4+pro"),
]


@rule("BB-7.1", "BB-7.3", "BB-7.5", "BB-7.8", "BB-7.9", "BB-7.10", "BB-7.11", "BB-7.12", "BB-7.13")
@pytest.mark.parametrize(("dice", "gain"), PRAYERS)
def test_prayers_for_players(dice: str, gain: str) -> None:
    assert field(event(f"D3 D3 D6 D1 {dice} O5"), "more") == gain


@rule("BB-7.3")
def test_loners_are_not_touched() -> None:
    match = event("D3 D3 D6 D1 O4")
    assert "9" not in tokens(match)


@rule("BB-6.25", "BB-7.2")
def test_what_is_in_effect_is_rolled_again() -> None:
    match = event("D3 D3 D6 D1 O2", "switches=home:friends prayers=home:friends")
    assert match.need.die == "eight"
    assert "prayer" not in facts(match)


@rule("BB-7.6", "BB-7.14", "BB-1.4", "BB-20.16")
@pytest.mark.parametrize(("die", "state"), [("D1", "reserves"), ("D2", "standing")])
def test_a_trapdoor(die: str, state: str) -> None:
    match = at("home=11@f2,12@a1 away=7@z1 rerolls=0-0 switches=home:traps").play(
        f"11-g2 {die}" + " D1 D1" * (die == "D1")
    )
    assert status(match, "home11") == state


@rule("BB-7.6", "BB-7.14")
def test_a_ball_bounces_from_the_trapdoor() -> None:
    match = at("home=11@f2,12@a1 away=7@z1 rerolls=0-0 ball=home11 switches=away:traps").play(
        "11-g2 D1 D1 D1 O5"
    )
    assert where(match, "ball") == "h2"
    assert "turnover" in facts(match)


@rule("BB-1.4")
def test_trapdoors_do_nothing_without_the_prayer() -> None:
    assert at("home=11@f2 away=7@z1").play("11-g2").need.question == "step"


@rule("BB-7.4", "BB-7.15")
def test_what_lasts_a_drive_is_over_with_it() -> None:
    prayers = "more=home4+pro+av10 iron=home4 switches=home:friends prayers=home:friends"
    match = at(f"home=11@y8,12@a1 away=7@a15 ball=home11 {prayers}").play("11-z8")
    assert field(match, "phase") == "drive"
    assert field(match, "more") == "home4+av10"  # Iron Man stays
    assert (field(match, "switches"), field(match, "prayers")) == (None, None)


@rule("BB-7.14")
def test_a_trapdoor_opens_under_who_was_pushed_in_a_chain() -> None:
    match = at("home=11@d2,12@a9 away=7@e2,8@f1,9@f2,10@f3 rerolls=0-0 switches=home:traps")
    match.play("11block PB f2 g2 stay D1 D1 D1")
    assert (status(match, "away9"), where(match, "away7")) == ("reserves", "f2")


@rule("BB-6.29", "BB-2.12")
def test_nobody_re_rolls_in_blitz() -> None:
    match = event("D4 D6 T1", "rerolls=3-3")
    match.play("7-k14-l14-m14-n14-o14-p14-q14-r14 s14 D1 D1 D1")  # a catcher with Dodge rushes and falls
    assert "fell" in facts(match)
    assert "blitz-over" in facts(match)
    assert match.need.die == "eight"


@rule("BB-6.8")
def test_who_stands_on_the_line_is_no_kicker() -> None:
    match = drive("more=home9+kick").play("@t8 O2 D5")
    assert where(match, "home9") == "m7"
    assert match.need.die == "six"
