"""Chapters 3 and 4: the course of a drive and of a down, and who knows what in it."""

import pytest

from downfield.games.first_downs.notation.shown import scene_of
from downfield.kernel.errors import IllegalAnswer, NoTakeBack, NotYourTurn
from tests.games.first_downs.table import AWAY, HOME, asked, at, facts, see, tokens
from tests.rules import rule


@rule("FFD-3.1")
@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("phase=touchdown", "take7"),
        ("down=4 yards=35/5/10", "fg"),
        ("down=4 yards=25/5/20", "fg heads cT"),
        ("down=4 yards=25/5/20", "punt"),
        ("down=4 yards=25/5/20", "gamble ProSetA 3/Dime"),
        ("momentum=0-7", "ProSetA 1/Dime turnover"),
    ],
)
def test_a_drive_ends_in_one_of_these_ways(line: str, script: str) -> None:
    match = at(line).play(script)
    assert (see(match, "drive"), asked(match)) == (2, ("play", (AWAY,)))


@rule("FFD-3.1")
def test_all_downs_of_a_drive_have_the_same_attacker() -> None:
    match = at("down=1").play("ProSetA 1/4-3 ProSetA 1/4-3")
    assert (see(match, "drive"), see(match, "attacker"), see(match, "down")) == (1, HOME, 3)


@rule("FFD-3.2")
def test_taking_every_neutral_yard_starts_the_count_again() -> None:
    match = at("down=3 yards=3/7/40").play("ProSetA 1/Dime")
    assert see(match, "down") == 1


@rule("FFD-3.3")
def test_a_down_runs_in_its_order() -> None:
    match = at("momentum=3-0")
    seen = [asked(match)]
    for word in ("ProSetA", "1/4-3", "pass"):
        match.play(word)
        seen.append(asked(match))
    assert seen == [
        ("play", (HOME,)),
        ("cards", (HOME, AWAY)),
        ("repeat-attacker", (HOME,)),
        ("play", (HOME,)),
    ]
    assert facts(match) == ["play", "revealed", "compared", "gained", "next-down"]


@rule("FFD-3.3")
def test_every_card_can_be_played_again_at_once_also_in_a_repeated_down() -> None:
    match = at("momentum=3-0").play("ProSetA 1/Dime repeat")
    assert "ProSetA" in tokens(match, HOME)
    match.play("ProSetA")
    assert "Dime" in tokens(match, AWAY)
    match.play("1/Dime ProSetA 1/Dime")
    assert see(match, "distance") == 36


@rule("FFD-3.4")
def test_on_fourth_down_the_attacker_first_says_what_he_tries() -> None:
    assert asked(at("down=4")) == ("fourth", (HOME,))
    assert asked(at("down=3")) == ("play", (HOME,))


@rule("FFD-4.1")
def test_the_defender_sees_the_play_before_he_chooses() -> None:
    match = at("down=1").play("ShotgunB")
    assert scene_of(match.view(AWAY)).play == "Shotgun B"
    assert AWAY in match.waiting()


@rule("FFD-4.2")
@pytest.mark.parametrize(("seat", "word", "other"), [(HOME, "home:2", AWAY), (AWAY, "away:Dime", HOME)])
def test_neither_sees_what_the_other_chose(seat: int, word: str, other: int) -> None:
    match = at("down=1").play("ProSetA").play(word)
    assert match.waiting() == (other,)
    assert word not in match.view(other).since
    assert word in match.view(seat).since
    assert (scene_of(match.view(other)).card, scene_of(match.view(other)).option) == ("", 0)


@rule("FFD-4.2")
def test_the_attacker_is_written_first_whichever_side_attacks() -> None:
    match = at("attacker=away").play("ProSetA 1/Dime")
    assert see(match, "distance") == 43


@rule("FFD-4.3")
def test_everything_else_is_open_to_all() -> None:
    match = at("down=2 yards=8/2/40 momentum=1-3 drive=2 score=7-0").play("ProSetA home:Dime")
    hidden = {"role"}
    scenes = [scene_of(match.view(seat)) for seat in (HOME, AWAY, None)]
    things = [scene.by_name() for scene in scenes]
    for key in things[0].keys() - hidden:
        assert things[0][key] == things[1][key] == things[2][key]
    assert (scenes[0].momentum, scenes[0].score, scenes[0].drive) == ((1, 3), (7, 0), 2)


@rule("FFD-4.4")
def test_a_card_laid_down_or_an_option_named_stands() -> None:
    match = at("down=1").play("ProSetA away:Dime")
    with pytest.raises(NoTakeBack):
        match.take_back(AWAY)
    with pytest.raises(NotYourTurn):
        match.answer("Nickel", AWAY)
    match.play("home:1")
    with pytest.raises(IllegalAnswer):
        match.answer("2", HOME)


@rule("FFD-3.3")
def test_a_play_may_be_taken_back_until_a_card_lies() -> None:
    match = at("down=1").play("ProSetA")
    match.take_back(HOME)
    assert asked(match) == ("play", (HOME,))
