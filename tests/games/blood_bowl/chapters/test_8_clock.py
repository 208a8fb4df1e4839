"""Chapter 8: a turn by the clock."""

import pytest
from tests.games.blood_bowl.table import AWAY, HOME, asked, at, facts, field, pitch
from tests.rules import rule

from downfield.kernel import drive
from downfield.kernel.chance import Rng
from downfield.kernel.errors import BadOption, BadPosition

HOME_ALONE = "home=11@d8,12@a1 away=7@z1 ball=home11 rerolls=0-0"


@rule("BB-8.14")
def test_without_the_option_nobody_reads_a_watch() -> None:
    assert asked(at(HOME_ALONE)) == ("turn", (HOME,))
    assert field(at(HOME_ALONE), "clock") is None


@rule("BB-8.14")
def test_the_watch_is_started_with_the_turn_and_read_after_an_activation() -> None:
    match = at(HOME_ALONE.replace("home=", "turn=away home="), turn_minutes=2).play("end")
    assert match.need.die == "watch"
    match.play("W77 11-e8. W50")
    assert asked(match) == ("turn", (HOME,))
    assert field(match, "clock") == [50, 0]


@rule("BB-8.14")
def test_when_time_is_up_the_turn_ends_without_a_turnover() -> None:
    match = at(HOME_ALONE, turn_minutes=1).play("11-e8. W60")
    assert "time-up" in facts(match)
    assert "turnover" not in facts(match)
    assert field(match, "ball") == "home11"
    assert pitch(match).active == AWAY


@rule("BB-8.14")
def test_a_simulation_is_told_a_few_seconds_for_each_activation() -> None:
    match = at(HOME_ALONE, turn_minutes=1).play("11-e8.")
    assert match.need.die == "watch"
    drive.roll(match.state, Rng(1))
    assert field(match, "clock") == [5, 0]


@rule("BB-8.14")
@pytest.mark.parametrize(("seconds", "over"), [(59, False), (60, True)])
def test_the_turn_ends_after_the_current_roll(seconds: int, over: bool) -> None:
    match = at("home=11@d8,12@a1 away=7@e7 rerolls=0-0", turn_minutes=1).play(f"11-d9 D6 W{seconds}")
    assert (match.need.question == "step") != over  # in the middle of the player's activation
    if over:
        assert "time-up" in facts(match.play("W0"))


@rule("BB-8.14")
def test_a_position_by_the_clock_is_told_and_read_back() -> None:
    match = at(HOME_ALONE.replace("home=", "turn=away home="), turn_minutes=2).play("end W77 11-e8. W50")
    assert pitch(at(match.line(), turn_minutes=2)).dump() == pitch(match).dump()


@rule("BB-8.14")
def test_every_turn_has_all_its_minutes() -> None:
    match = at(HOME_ALONE, turn_minutes=2).play("11-e8. W100 end W0 end W9")
    assert (pitch(match).active, field(match, "clock")) == (HOME, [0, 0])


@rule("BB-8.14")
def test_a_clock_of_a_day_is_refused() -> None:
    with pytest.raises(BadOption, match=r"0 to 30 \(BB-8\.14\)"):
        at(HOME_ALONE, turn_minutes=1440)
    with pytest.raises(BadPosition, match=r"BB-8\.14"):
        at(f"{HOME_ALONE} clock=5000-0", turn_minutes=4)
