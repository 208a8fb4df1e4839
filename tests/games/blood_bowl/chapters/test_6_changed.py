"""Chapter 6: a ready formation, and changes in it before the kick."""

from tests.games.blood_bowl.table import AWAY, HOME, asked, at, tokens, told, where
from tests.rules import rule

from downfield.games.blood_bowl.rules.match.set_up import MOST
from downfield.kernel.match import Match


def changing(words: str = "") -> Match:
    return at("phase=drive kicking=home").play(f"zone-then {words}")


def standing(match: Match) -> dict[int, str]:
    """Home's players on the pitch and their squares."""
    return {number: square for number in range(1, 15) if (square := where(match, f"home{number}"))}


@rule("BB-6.3")
def test_a_formation_can_be_changed_before_it_counts() -> None:
    as_it_is, changed = at("phase=drive kicking=home").play("zone"), changing()
    assert standing(as_it_is) == standing(changed)
    assert (asked(as_it_is), asked(changed)) == (("set-up", (AWAY,)), ("set-up", (HOME,)))
    assert asked(changed.play("done")) == ("set-up", (AWAY,))


@rule("BB-6.3")
def test_somebody_is_taken_up_and_put_elsewhere() -> None:
    before = standing(changing())
    after = standing(changing("+10 b8"))
    assert after == before | {10: "b8"}


@rule("BB-6.3")
def test_somebody_stays_off_and_another_comes() -> None:
    match = changing("+10 no +14 b8")
    assert (where(match, "home10"), where(match, "home14")) == ("", "b8")
    assert len(standing(match)) == 11


@rule("BB-6.5")
def test_who_is_needed_on_the_line_can_only_go_along_it() -> None:
    lined = next(number for number, square in standing(changing()).items() if square[0] == "m")
    squares = set(tokens(changing(f"+{lined}"))) - {"no"}
    assert squares
    assert all(square[0] == "m" for square in squares)


@rule("BB-6.4")
def test_nobody_joins_a_wide_zone_with_two_in_it() -> None:
    middle = next(number for number, square in standing(changing()).items() if square[1:] == "8")
    assert "b1" not in tokens(changing(f"+{middle}"))


@rule("BB-6.3")
def test_a_changed_formation_is_told_without_its_name() -> None:
    assert told(changing("done"), "set-up") == [(HOME, 0)]


@rule("BB-6.3")
def test_changes_come_to_an_end() -> None:
    match = changing("+10 b8 +10 b9 " * (MOST // 2))
    assert asked(match) == ("set-up", (AWAY,))
