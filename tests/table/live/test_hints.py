"""What would you do? A good coach tells whoever plays against a program, and nobody who plays against people."""

import pytest

from tests.table.conftest import Coach, Table, Told


def _asks(told: Told) -> bool:
    return bool(told["ask"]["mine"])


def _advised(coach: Coach) -> list[dict[str, str]]:
    """What the coach says to the first seat that owes."""
    seat = int(next(iter(coach.now["ask"]["mine"])))
    coach.say(type="advise", seat=seat, seq=coach.now["seq"])
    while (told := coach.hear())["type"] == "update":
        continue
    assert told["type"] == "advised", told
    hints: list[dict[str, str]] = told["hints"]
    return hints


def test_a_program_says_what_it_would_do(table: Table) -> None:
    begun = table.begin("calciotto", "me", "rookie", start="phase=movement turn=home hand_home=- hand_away=-")
    with table.coach(begun["id"], *begun["keys"].values()) as coach:
        assert coach.until(_asks)["can_hint"]
        seq = coach.now["seq"]
        [hint] = _advised(coach)
        assert hint["token"] in coach.tokens()
        assert hint["words"]
        assert coach.now["seq"] == seq  # nothing has happened


@pytest.mark.slow
def test_where_a_game_is_solved_best_play_is_told_with_its_chances(table: Table) -> None:
    begun = table.begin("first-downs", "me", "rookie", start="down=4 yards=20/3/27 momentum=2-0")
    with table.coach(begun["id"], *begun["keys"].values()) as coach:
        coach.until(_asks)
        hints = _advised(coach)
        assert {hint["token"] for hint in hints} <= set(coach.tokens())
        assert all("%" in hint["why"] or hint["why"] == "" for hint in hints)


def test_against_people_nobody_is_helped(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me")
    with table.coach(begun["id"], begun["keys"]["0"], begun["keys"]["1"]) as coach:
        told = coach.until(_asks)
        assert not told["can_hint"]
        coach.say(type="advise", seat=int(next(iter(told["ask"]["mine"]))), seq=told["seq"])
        assert coach.refused() == "hints-off"


def test_whoever_is_not_asked_is_not_advised(table: Table) -> None:
    begun = table.begin("calciotto", "me", "rookie", start="phase=movement turn=home hand_home=- hand_away=-")
    with table.coach(begun["id"], *begun["keys"].values()) as coach:
        seq = coach.until(_asks)["seq"]
        coach.say(type="advise", seat=1, seq=seq)
        assert coach.refused() == "not-your-seat"
        coach.say(type="advise", seat=0, seq=seq - 1)
        assert coach.refused() == "late"


def test_in_a_lesson_its_own_coach_is_enough(table: Table) -> None:
    begun = table.begin("first-and-roll", "me", lesson="first-match")
    with table.coach(begun["id"], begun["keys"]["0"]) as coach:
        assert not coach.until(_asks)["can_hint"]
        coach.say(type="skip", seat=0, seq=coach.now["seq"])
        assert coach.until(lambda told: told["lesson"] and told["lesson"]["over"])["can_hint"]


LAST_TURN = "turns=8-7 ball=home11 home=11@y8 away=7@c8 rerolls=0-0 doctors=0-0"
BEFORE_GOAL = "phase=move move=2 row=24 home=80@l24 away=27@c10 ball=home80 :: t1 t4 none"
REASONS = {
    "en": ("blood-bowl", LAST_TURN, "Scores without a roll."),
    "it": ("touch-down", BEFORE_GOAL, "Entra nella zona di meta."),
    "de": ("first-downs", "down=4 yards=20/3/27 momentum=2-0", "Ausspielen gewinnt mehr als jeder Kick."),
}


@pytest.mark.parametrize("language", REASONS)
def test_the_reason_is_told_in_the_language_of_whoever_asks(table: Table, language: str) -> None:
    game, start, why = REASONS[language]
    begun = table.begin(game, "me", "rookie", start=start)
    with table.coach(begun["id"], begun["keys"]["0"], lang=language) as coach:
        coach.until(_asks)
        assert _advised(coach)[0]["why"].startswith(why)
