"""The report: drives, and whose dice fall."""

from tests.games import reports
from tests.games.reports import dice, driven
from tests.games.touch_down.table import HOME, at, move

from downfield.games.touch_down import GAME
from downfield.games.touch_down.model.kinds import ATTACK, KICK_OFF, PUNT
from downfield.games.touch_down.notation.report import drives
from downfield.kernel.words import Event

KINDS = {kind.key: kind for kind in GAME.events}


def fact(key: str, *values: int) -> Event:
    """Something that happened."""
    return Event(KINDS[key], values, 1)


def test_each_team_rolls_its_timing_and_the_mover_the_contact() -> None:
    match = move("80@l6,70@c9", "27@c10").play("t1 t4 none 70-n c6")
    assert dice(match) == {"timing": (1, 1), "contact": (1, 0)}


def test_yards_of_the_team_with_the_ball_make_a_drive() -> None:
    told = [
        fact("declared", HOME, ATTACK),
        fact("ran", HOME, 50, 4),
        fact("declared", HOME, ATTACK),
        fact("touchdown", HOME, 51, 6),
        fact("caught", HOME, 51, 2),  # told when the ball is dead
    ]
    assert [(d.side, d.plays, d.yards, d.end) for d in drives(told)] == [(HOME, 2, 15.0, "touchdown")]


def test_a_kick_off_is_no_drive_and_a_punt_ends_one() -> None:
    told = [fact("declared", HOME, KICK_OFF), fact("ran", HOME, 50, 9), fact("declared", HOME, PUNT)]
    assert [(d.plays, d.yards, d.end) for d in drives(told)] == [(1, 0, "punt")]


def test_an_interception_ends_the_drive_of_the_other_team() -> None:
    told = [fact("declared", HOME, ATTACK), fact("intercepted", 1 - HOME, 20)]
    assert [d.end for d in drives(told)] == ["turnover"]


def test_a_match_without_an_action_has_no_drive() -> None:
    assert driven(move("80@l6", "27@c10")) == []


def test_punts_are_counted_when_they_are_declared() -> None:
    match = at("row=10").play("punt wall fan t1 t4")
    assert [reports.fact(match, key) for key in ("punts", "goal_tries")] == [(1, 0), (0, 0)]


def test_field_goals_are_counted_as_tried_and_as_good() -> None:
    assert reports.fact(at("row=16 down=4").play("field-goal"), "goal_tries") == (1, 0)
    kick = at("phase=move move=2 kind=field-goal row=16 ball=home1 home=1@l16 away=27@a9")
    assert reports.fact(kick.play("t1 t4 middle k6"), "field_goals") == (1, 0)
