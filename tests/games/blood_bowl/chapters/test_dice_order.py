"""The order of dice [BB-0.5, BB-0.6]: each procedure once, with every die by its name."""

import pytest
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.dice_scripts import (
    BLOCKS,
    CHEERS,
    EVENTS,
    INJURIES,
    KICK,
    MOVES,
    PRAYERS,
    SPECIAL,
    THROWS,
    line,
)
from tests.games.blood_bowl.table import at, game
from tests.rules import rule

from downfield.kernel.dice import ScriptedDice
from downfield.kernel.errors import WrongDie


@rule("BB-0.5", "BB-0.6", "BB-9.3", "BB-9.9")
@pytest.mark.parametrize(
    ("position", "script"), [case[1:] for case in MOVES], ids=[case[0] for case in MOVES]
)
def test_dice_of_movement(position: str, script: str) -> None:
    play_by_name(at(position), script)


@rule("BB-0.5", "BB-0.6", "BB-10.7", "BB-10.23", "BB-2.13", "BB-2.18")
@pytest.mark.parametrize(
    ("position", "script"), [case[1:] for case in BLOCKS], ids=[case[0] for case in BLOCKS]
)
def test_dice_of_blocks(position: str, script: str) -> None:
    play_by_name(at(position), script)


@rule("BB-0.5", "BB-0.6", "BB-11.15", "BB-14.3", "BB-14.7")
@pytest.mark.parametrize(
    ("position", "script"), [case[1:] for case in INJURIES], ids=[case[0] for case in INJURIES]
)
def test_dice_of_injuries_and_fouls(position: str, script: str) -> None:
    play_by_name(at(position), script)


@rule("BB-0.5", "BB-12.2", "BB-13.3", "BB-12.16")
@pytest.mark.parametrize(
    ("position", "script"), [case[1:] for case in THROWS], ids=[case[0] for case in THROWS]
)
def test_dice_of_passes_and_throws(position: str, script: str) -> None:
    play_by_name(at(position), script)


@rule("BB-0.5", "BB-13.18", "BB-15.1a", "BB-15.5", "BB-15.7", "BB-15.8", "BB-18.P5")
@pytest.mark.parametrize(
    ("position", "script"), [case[1:] for case in SPECIAL], ids=[case[0] for case in SPECIAL]
)
def test_dice_of_special_actions(position: str, script: str) -> None:
    play_by_name(at(position), script)


@rule("BB-0.6", "BB-6.10", "BB-6.11", "BB-6.12", "BB-6.20")
@pytest.mark.parametrize("script", [case[1] for case in EVENTS], ids=[case[0] for case in EVENTS])
def test_dice_of_kick_off_events(script: str) -> None:
    play_by_name(at("phase=drive kicking=home"), f"{KICK} {script}")


@rule("BB-0.8", "BB-7.1", "BB-7.3")
@pytest.mark.parametrize("script", [case[1] for case in PRAYERS], ids=[case[0] for case in PRAYERS])
def test_dice_of_prayers(script: str) -> None:
    play_by_name(at("phase=drive kicking=home"), f"{KICK} {CHEERS} {script}")


@rule("BB-0.6", "BB-5.1", "BB-5.2", "BB-5.7")
def test_dice_before_the_match() -> None:
    before = "home-fans:T1 away-fans:T2 home-weather:D3 away-weather:D4"
    toss = "home-toss:D5 away-toss:D5 home-toss:D5 away-toss:D2"
    assert play_by_name(game().new(by_hand=True), f"{before} {toss}").need.question == "kick-or-receive"


@rule("BB-17.9", "BB-16.2", "BB-11.17")
def test_dice_of_the_end_of_a_drive() -> None:
    position = line("11@y8,12@a1", "7@a15", "ball=home11 weather=sweltering ko=home13,away8")
    script = "11-z8 recovery:D4 recovery:D3 heat:T2 player:X11 player:X12 player:X7"
    assert play_by_name(at(position), script).need.question == "set-up"


@rule("BB-17.11", "BB-17.12", "BB-2.8")
def test_dice_of_sudden_death() -> None:
    position = "turn=away home=11@a1 away=7@z1 ball=m8 half=3 turns=8-8 kicking=home opener=home"
    offs = "home-death:D5 away-death:D5 " + "home-death:D6 away-death:D1 " * 5
    assert play_by_name(at(position, overtime=True), f"end {offs}").over


@rule("BB-0.5")
def test_a_scripted_die_of_the_wrong_kind_is_an_error() -> None:
    with pytest.raises(WrongDie, match="The three is rolled here: T1 T2 T3"):
        game().new(by_hand=True).play("D1")


@rule("BB-0.5")
def test_a_script_with_dice_left_over_is_an_error() -> None:
    script = "T1 T2 D3 D4 D5 D2"
    with game().new(dice=ScriptedDice(script)) as match:
        assert match.need.question == "kick-or-receive"
    with pytest.raises(WrongDie, match="Dice left over: D6"), game().new(dice=ScriptedDice(f"{script} D6")):
        pass
