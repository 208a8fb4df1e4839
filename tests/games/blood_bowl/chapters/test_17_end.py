"""Chapters 16 and 17: weather, scoring, drives, halves, the end."""

import pytest
from tests.games.blood_bowl.table import AWAY, asked, at, facts, field, status
from tests.rules import rule

from downfield.kernel.match import Match

LAST = "half=2 turns=8-8 kicking=home opener=home rerolls=0-0 doctors=0-0 ball=m8"


def end(more: str, **options: bool) -> Match:
    """Away's last turn of the match ends."""
    return at(f"turn=away home=11@a1 away=7@z1 {LAST} {more}", **options).play("end")


@rule("BB-17.1", "BB-17.3", "BB-17.6", "BB-8.10")
def test_a_touchdown() -> None:
    match = at("home=11@x8,12@a1 away=7@a15 ball=home11").play("11-y8-z8")
    assert field(match, "score") == [1, 0]
    assert field(match, "kicking") == "home"
    assert field(match, "turns") == [1, 0]


@rule("BB-17.1")
def test_catching_in_the_end_zone_scores() -> None:
    match = at("home=11@y8,12@z8 away=7@a15 ball=home11 rerolls=0-0").play("11hand >12 D3")
    assert field(match, "score") == [1, 0]


@rule("BB-17.1")
def test_the_own_end_zone_is_none() -> None:
    assert "touchdown" not in facts(at("home=11@b8 away=7@y8 ball=home11").play("11-a8"))


@rule("BB-17.4")
def test_scoring_in_the_opponents_turn_uses_a_turn() -> None:
    match = at("home=11@c8,12@m1 away=7@b8 ball=away7 rerolls=0-0 turns=3-2").play("11block PB a8 stay")
    assert (field(match, "score"), field(match, "turns")) == ([0, 1], [3, 3])


@rule("BB-17.4")
def test_at_the_last_turn_the_half_ends() -> None:
    line = "home=11@c8,12@m1 away=7@b8 ball=away7 rerolls=0-0 turns=8-8 kicking=home opener=home"
    match = at(line).play("11block PB a8 stay")
    assert (field(match, "score"), field(match, "half")) == ([0, 1], 2)


@rule("BB-17.7")
def test_a_new_drive_needs_a_turn_of_the_receivers() -> None:
    assert field(at("home=11@y8 away=7@a15 ball=home11 turns=8-7").play("11-z8"), "half") == 1
    match = at("home=11@y8 away=7@a15 ball=home11 turns=8-8 kicking=home opener=home").play("11-z8")
    assert field(match, "half") == 2


@rule("BB-17.8", "BB-2.15", "BB-2.19")
def test_half_time() -> None:
    line = "turn=away home=11@a1 away=7@z1 turns=8-8 kicking=home opener=home ball=m8"
    match = at(f"{line} rerolls=0-1 switches=home:led,away:traps").play("end")
    assert (field(match, "half"), field(match, "turns"), field(match, "rerolls")) == (2, [0, 0], [2, 2])
    assert field(match, "switches") is None
    assert field(match, "kicking") == "away"


@rule("BB-17.9", "BB-11.17", "BB-20.8")
@pytest.mark.parametrize(("die", "state"), [("D3", "ko"), ("D4", "reserves")])
def test_ko_recovery(die: str, state: str) -> None:
    match = at("home=11@y8 away=7@a15 ball=home11 ko=home12").play(f"11-z8 {die}")
    assert status(match, "home12") == state


@rule("BB-16.2", "BB-17.9", "BB-20.7")
def test_sweltering_heat() -> None:
    line = "home=11@y8,12@a1 away=7@a15,8@m8 ball=home11 weather=sweltering"
    match = at(line).play("11-z8 T1 X12 X8")
    assert field(match, "faint") == "home12,away8"
    match.play("zone")
    assert "12@" not in str(field(match, "home"))


@rule("BB-17.10")
@pytest.mark.parametrize(("score", "winner"), [("1-0", 0), ("0-2", 1), ("1-1", -1)])
def test_the_end(score: str, winner: int) -> None:
    match = end(f"score={score}")
    assert match.over
    assert match.state.winner == winner


@rule("BB-17.11")
def test_extra_time() -> None:
    match = end("score=1-1", overtime=True).play("D1 D6 kick")
    assert (field(match, "half"), field(match, "turns"), field(match, "rerolls")) == (3, [0, 0], [0, 0])
    assert asked(match) == ("set-up", (AWAY,))


@rule("BB-17.11")
def test_no_extra_time_without_the_option() -> None:
    assert end("score=1-1").over


@rule("BB-17.12")
def test_sudden_death() -> None:
    match = at(f"turn=away home=11@a1 away=7@z1 {LAST.replace('half=2', 'half=3')} score=1-1", overtime=True)
    match.play("end D1 D2 D3 D3 D6 D1 D6 D1 D6 D1 D1 D6")
    assert match.over
    assert match.state.winner == 0


@rule("BB-17.7", "BB-6.6")
def test_a_team_without_players_passes_its_turns() -> None:
    match = at("turn=away home=11@a1 away=7@z1 turns=3-4 kicking=away ko=home12 ball=m8").play("end end")
    assert asked(match) == ("turn", (AWAY,))
