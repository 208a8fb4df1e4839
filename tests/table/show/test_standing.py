"""Answers that may stand for all questions like one: where they are offered, and that they tell nothing."""

import pytest

import downfield
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.table.protocol.requests import text_of
from downfield.text.picture import standing
from tests.rules import rule


def offered(match: Match) -> tuple[str, str] | None:
    """The answer that may stand for what the match asks now."""
    (seat,) = match.need.seats
    found = standing(Look(match, seat), text_of("en", match.game.spec).say)
    return (found.key, found.token) if found else None


def asked(slug: str, position: str) -> Match:
    return downfield.game(slug).load(position, by_hand=True)


@rule("FAR-16.2")
@pytest.mark.parametrize(("clock", "found"), [("30:00", ("timeout-early", "pass")), ("4:00", None)])
def test_time_outs_are_left_for_the_last_minutes(clock: str, found: tuple[str, str] | None) -> None:
    match = asked("first-and-roll", f"half=2 clock={clock} ball=40 down=1 togo=10 timeouts=3-3")
    match.play("R/Y R3 Cclock")
    assert match.need.question == "timeout"
    assert offered(match) == found


@rule("FAR-9.1")
def test_any_pair_will_do_where_all_are_as_good() -> None:
    match = asked("first-and-roll", "half=2 clock=20:00 ball=40 down=4 togo=10").play("punt")
    assert match.need.question == "block-punt"
    assert offered(match) == ("any-pair", "RY")


@rule("FFD-11.4")
@pytest.mark.parametrize(("option", "found"), [("3", ("repeat-made", "pass")), ("1", None)])
def test_a_down_that_has_made_it_need_not_be_paid_for_again(
    option: str, found: tuple[str, str] | None
) -> None:
    match = asked("first-downs", "drive=3 first=home down=2 yards=20/7/23 momentum=5-0 score=7-3")
    match.play(f"ShotgunA {option}/Nickel")
    while match.need.question != "repeat-attacker":
        match.play("pass")
    assert offered(match) == found


@rule("CAL-11.4")
def test_no_card_is_offered_whatever_is_in_the_hand() -> None:
    """An answer that comes at once must not tell that there is nothing to play."""
    found = [
        offered(asked("calciotto", f"phase=movement turn=home hand_home={hand}"))
        for hand in ("tackle", "sprint3")
    ]
    assert found == [("no-cards", "pass")] * 2
