"""Chapter 13: Throw Team-mate and landing. Home's 9 is the ogre (PA 5+), 10 the halfling."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, at, duel, facts, field, status, tokens, where
from tests.rules import rule

from downfield.kernel.match import Match

QUALITY = ("fumbled", "superb", "successful", "terrible")


def throw(
    target: str, more: str = "", gains: str = "", away: str = "7@z1", mate: str = "10@i8", **options: str
) -> Match:
    """The ogre has remembered what he is doing; the quality of his throw comes next."""
    words = f"rerolls=0-0 doctors=0-0 {more}" + (f" more={gains}" if gains else "")
    line = f"home=9@h8,{mate},12@a1 away={away} {words}"
    return at(line, **options).play(f"9throw D6 >10 {target}")


@rule("BB-13.1", "BB-15.11")
def test_a_strong_thrower_and_somebody_made_for_it() -> None:
    assert "9throw" in tokens(duel("9@h8,10@i8", "7@z1"))
    assert "9throw" not in tokens(duel("9@h8,10@i8", "7@z1", "", "home9+st4"))
    match = duel("9@h8,10@i8,11@i9", "7@z1").play("9throw D6")
    assert [t for t in tokens(match) if t.startswith(">")] == [">10"]


@rule("BB-13.2", "BB-1.14")
def test_quick_and_short_only() -> None:
    match = duel("9@h8,10@i8", "7@z1").play("9throw D6 >10")
    assert "n8" in tokens(match)
    assert not {"h8", "o8"} & set(tokens(match))


THROWS = [  # target, die, quality
    ("k8", "D1", "fumbled"),
    ("k8", "D2", "successful"),
    ("k8", "D4", "successful"),
    ("k8", "D5", "superb"),
    ("m8", "D5", "successful"),
    ("m8", "D6", "superb"),
    ("m8", "D2", "terrible"),
]


@rule("BB-13.5", "BB-13.6")
@pytest.mark.parametrize(("target", "die", "quality"), THROWS)
def test_the_quality_of_a_throw(target: str, die: str, quality: str) -> None:
    match = throw(target).play(die)
    assert [QUALITY[e.args()["outcome"]] for e in match.events if e.key == "threw-mate"] == [quality]


MODIFIERS = [("7@g7", "", "", 6), ("7@z1", "weather=sunny", "", 6), ("7@z1", "", "home9+strong_arm", 4)]


@rule("BB-13.5", "BB-18.S11", "BB-16.1")
@pytest.mark.parametrize(("away", "more", "gains", "least"), MODIFIERS)
def test_modifiers_of_a_throw(away: str, more: str, gains: str, least: int) -> None:
    for die in (least - 1, least):
        match = throw("k8", more, gains, away).play(f"D{die}")
        quality = next(QUALITY[e.args()["outcome"]] for e in match.events if e.key == "threw-mate")
        assert (quality == "superb") == (die == least), die


@rule("BB-13.7", "BB-13.10", "BB-13.11")
@pytest.mark.parametrize(("die", "least"), [("D5", 3), ("D3", 4)])
def test_the_landing_after_a_scatter(die: str, least: int) -> None:
    for landing in (least - 1, least):
        match = throw("k8").play(f"{die} O5 O5 O5 D{landing}")
        assert (status(match, "home10") == "standing") == (landing == least), landing
        assert where(match, "home10") == "n8"


@rule("BB-13.7", "BB-13.10")
@pytest.mark.parametrize(("die", "state"), [("D4", "prone"), ("D5", "standing")])
def test_a_terrible_throw_deviates_from_the_thrower(die: str, state: str) -> None:
    match = throw("m8").play(f"D2 O5 D4 {die}")
    assert (where(match, "home10"), status(match, "home10")) == ("l8", state)


@rule("BB-13.7", "BB-13.10")
@pytest.mark.parametrize(("die", "state"), [("D3", "prone"), ("D4", "standing")])
def test_a_fumbled_throw_bounces_from_the_thrower(die: str, state: str) -> None:
    match = throw("k8").play(f"D1 O2 {die}" + (" D1 D1" if state == "prone" else ""))
    assert (where(match, "home10"), status(match, "home10")) == ("h7", state)


@rule("BB-13.10")
def test_opponents_make_the_landing_harder() -> None:
    match = throw("k8", away="7@o8").play("D5 O5 O5 O5 D3")
    assert status(match, "home10") == "prone"


@rule("BB-13.11", "BB-13.14")
def test_a_crash_without_the_ball_is_no_turnover() -> None:
    match = throw("k8").play("D5 O5 O5 O5 D1 D1 D1")
    assert status(match, "home10") == "prone"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-13.11", "BB-8.10")
def test_a_crash_with_the_ball_is_one() -> None:
    match = throw("k8", "ball=home10").play("D5 O5 O5 O5 D1 D1 D1 O5")
    assert "turnover" in facts(match)
    assert where(match, "ball") == "o8"


@rule("BB-13.11")
def test_a_safe_landing_keeps_the_ball_and_scores() -> None:
    line = "home=9@v8,10@w8,12@a1 away=7@a15 rerolls=0-0 ball=home10"
    match = at(line).play("9throw D6 >10 y8 D6 O5 O4 O5 D4")
    assert field(match, "score") == [1, 0]


@rule("BB-13.11", "BB-9.22")
def test_a_safe_landing_on_the_ball_picks_it_up() -> None:
    match = throw("k8", "ball=n8").play("D5 O5 O5 O5 D4 D3")
    assert field(match, "ball") == "home10"


@rule("BB-13.9", "BB-11.10")
def test_into_the_crowd() -> None:
    match = at("home=9@h2,10@i2,12@a1 away=7@z1 rerolls=0-0 doctors=0-0").play("9throw D6 >10 h1 D6 O2 D3 D3")
    assert status(match, "home10") == "reserves"
    assert asked(match) == ("turn", (HOME,))


@rule("BB-13.12")
def test_landing_on_an_opponent() -> None:
    match = throw("k8", away="7@n8").play("D5 O5 O5 O5 D1 D1 O5 D1 D1")
    assert (status(match, "away7"), status(match, "home10"), where(match, "home10")) == (
        "prone",
        "prone",
        "o8",
    )
    assert asked(match) == ("turn", (HOME,))


@rule("BB-13.12", "BB-8.10", "BB-20.13")
def test_landing_on_a_team_mate_is_a_turnover() -> None:
    match = at("home=9@h8,10@i8,12@n8 away=7@z1 rerolls=0-0 doctors=0-0")
    match.play("9throw D6 >10 k8 D5 O5 O5 O5 D1 D1 O5 D1 D1")
    assert "turnover" in facts(match)


@rule("BB-13.13", "BB-20.19")
def test_who_was_prone_crashes() -> None:
    match = throw("k8", mate="10@i8p").play("D5 O5 O5 O5 O5")
    assert "crashed" in facts(match)  # without a landing test
    match.play("D1 D1")
    assert (where(match, "home10"), status(match, "home10")) == ("o8", "prone")


@rule("BB-13.15")
def test_who_was_thrown_may_still_act() -> None:
    assert "10" in tokens(throw("k8").play("D5 O5 O5 O5 D6"))


@rule("BB-13.16")
def test_a_crash_on_the_ball_makes_it_bounce() -> None:
    match = throw("k8", "ball=n8").play("D5 O5 O5 O5 D1 D1 D1 O5")
    assert where(match, "ball") == "o8"


@rule("BB-13.17", "BB-13.12")
def test_the_thrower_may_be_hit() -> None:
    match = throw("i8").play("D5 O5 O4 O4 D1 D1")
    assert status(match, "home9") == "prone"


@rule("BB-13.4", "BB-13.3", "BB-18.T3")
@pytest.mark.parametrize(("dice", "fact"), [("D1 D1", "eaten"), ("D1 D2", "threw-mate")])
def test_always_hungry(dice: str, fact: str) -> None:
    match = throw("k8", gains="home9+always_hungry").play(dice)
    assert fact in facts(match)


@rule("BB-13.8", "BB-18.T23")
def test_swoop_points_the_template() -> None:
    match = throw("k8", gains="home10+swoop").play("D5")
    assert asked(match) == ("swoop", (HOME,))
    match.play("right D3 T2 D4")
    assert (where(match, "home10"), status(match, "home10")) == ("m8", "standing")


@rule("BB-13.8", "BB-20.4", "BB-18.T23")
@pytest.mark.parametrize(("variant", "question"), [("tournament", "swoop"), ("official", "")])
def test_a_terrible_swoop_depends_on_the_variant(variant: str, question: str) -> None:
    match = throw("m8", gains="home10+swoop", variant=variant).play("D2")
    assert match.need.question == question
