"""Chapters 1 and 21: the components, and what an owner may write into their files."""

import pathlib
from fractions import Fraction

import msgspec
import pytest
from tests.games.first_and_roll.table import at, changed, face, game, now, tokens
from tests.rules import rule

from downfield.games.first_and_roll.components.check import check
from downfield.games.first_and_roll.components.parts import Face, Parts, dice
from downfield.kernel.errors import BadPosition, PackError
from downfield.kernel.pack import marks


def parts() -> Parts:
    found = game().pack.parts
    assert isinstance(found, Parts)
    return found


def written(key: str) -> list[str]:
    return next([f.face for f in die] for die, _, named in dice(parts()) if named == key)


@rule("FAR-1.1")
@pytest.mark.parametrize(("line", "field"), [("down=5", "down"), ("ball=100", "ball"), ("ball=0", "ball")])
def test_the_board_has_four_down_columns_and_ninety_nine_yard_lines(line: str, field: str) -> None:
    with pytest.raises(BadPosition, match=f"^{field} cannot be"):
        at(line)


@rule("FAR-1.2")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (face("(6)"), face("6"), 'offence.red: the highest number must be circled: write "\\(6\\)"'),
        (face("(25)"), face("25"), "offence.green: the highest number must be circled"),
        (face("[2]"), face("2"), "offence.red: the red die has a square"),
        (face("5"), face("[5]"), "offence.yellow: only the red die has a square"),
        (face("1"), face("-1"), r"offence.red\[0\].face: '-1' is no offence face"),
    ],
)
def test_offence_dice_are_from_zero_up_with_a_circle_and_red_with_a_square(
    tmp_path: pathlib.Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(PackError, match=f"dice.toml: key {reason}"):
        changed(tmp_path, "dice.toml", old, new)


@rule("FAR-1.3")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (face("F"), face("-7"), "defence.red: no flag"),
        (face("-2"), face("2"), r"defence.red\[0\].face: '2' is no defence face"),
    ],
)
def test_defence_dice_have_numbers_below_zero_and_a_flag(
    tmp_path: pathlib.Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(PackError, match=f"dice.toml: key {reason}"):
        changed(tmp_path, "dice.toml", old, new)


@rule("FAR-1.4")
@pytest.mark.parametrize(
    ("old", "new", "reason"),
    [
        (face("O10"), face("O20"), r"special.penalty\[1\].face: 'O20' is no penalty"),
        (face("40"), face("far"), r"special.kick\[4\].face: 'far' is no face of the kick die"),
        (face("T"), face("X"), r"special.clock\[2\].face: 'X' is no face of the clock die"),
    ],
)
def test_special_dice_have_faces_that_the_rules_know(
    tmp_path: pathlib.Path, old: str, new: str, reason: str
) -> None:
    with pytest.raises(PackError, match=f"dice.toml: key {reason}"):
        changed(tmp_path, "dice.toml", old, new)


@rule("FAR-1.5")
@pytest.mark.parametrize(
    ("key", "faces"),
    [
        ("offence.red", "1 [2] 3 3 4 (6)"),
        ("offence.yellow", "0 0 5 6 7 (8)"),
        ("offence.green", "0 0 8 10 15 (25)"),
        ("defence.red", "-2 -3 -4 -5 -6 F"),
        ("defence.yellow", "-2 -3 -4 -6 -8 F"),
        ("defence.green", "-1 -5 -8 -10 -12 F"),
        ("special.penalty", "O5 O10 O15 D5A D5 D15"),
        ("special.kick", "20 25 30 35 40 45"),
        ("special.clock", "clock clock T - - -"),
    ],
)
def test_the_dice_show_these_faces(key: str, faces: str) -> None:
    assert written(key) == faces.split()


@rule("FAR-1.5")
def test_the_track_has_sixteen_spaces_and_fifteen_advances() -> None:
    spaces = [s.space for s in parts().track.spaces]
    assert spaces == [f"{minutes}:00" for minutes in range(30, -1, -2)]


@rule("FAR-1.5")
def test_every_value_says_how_it_is_known() -> None:
    known = marks(parts())
    assert (len(known), known.count("seed"), known.count("public")) == (54 + 16 + 6, 30, 5)


@pytest.mark.parametrize(
    ("key", "once", "again"), [("red", 3.17, 3.80), ("yellow", 4.33, 5.20), ("green", 9.67, 11.60)]
)
def test_the_means_of_the_offence_dice_are_the_published_ones(key: str, once: float, again: float) -> None:
    die = next(d for d, _, named in dice(parts()) if named == f"offence.{key}")
    numbers = [int(f.face.strip("()[]")) for f in die]
    mean = Fraction(sum(numbers), len(numbers))
    circles = Fraction(sum(f.face.startswith("(") for f in die), len(die))
    assert (round(float(mean), 2), round(float(mean / (1 - circles)), 2)) == (once, again)


@rule("FAR-20.1")
def test_a_corrected_face_is_played_with_and_changes_the_hash(tmp_path: pathlib.Path) -> None:
    corrected = changed(tmp_path, "dice.toml", face("7"), face("4"))
    match = corrected.at("ball=30").play("Y/R Y4 C-")
    assert (now(match), corrected.pack.hash != game().pack.hash) == ("home 2&6 at 34", True)


@rule("FAR-20.1")
def test_a_die_may_have_any_number_of_faces(tmp_path: pathlib.Path) -> None:
    eight = changed(tmp_path, "dice.toml", "red = [", f'red = [ {face("5")}, mark = "public" }},')
    match = eight.at("ball=30").play("R/Y")
    assert match.state.faces == 7
    assert tokens(match) == ["R5", "R1", "R[2]", "R3", "R4", "R(6)"]


@rule("FAR-20.6")
@pytest.mark.parametrize(
    ("key", "old", "line", "script", "then"),
    [
        ("touchback", 25, "phase=kickoff", "regular touchback", "away 1&10 at 33"),
        ("onside", 35, "phase=kickoff", "onside R1 Y6 C-", "away 1&10 at 60"),
        ("free_kick", 20, "phase=freekick", "Y K20 Y0 fair-catch", "away 1&10 at 47"),
        ("try_spot", 2, "phase=try", "two Y/R Y5", "home kickoff"),
    ],
)
def test_lines_and_spots_are_in_the_pack(
    tmp_path: pathlib.Path, key: str, old: int, line: str, script: str, then: str
) -> None:
    moved = changed(tmp_path, "lines.toml", f"{key} = {{ value = {old}", f"{key} = {{ value = 33")
    match = moved.at(line).play(script)
    assert now(match) == then
    assert key != "try_spot" or match.points() == (6, 0)


@rule("FAR-20.6")
def test_time_outs_and_the_hail_mary_line_are_in_the_pack(tmp_path: pathlib.Path) -> None:
    assert (
        changed(tmp_path, "lines.toml", "timeouts = { value = 3", "timeouts = { value = 0")
        .at("ball=20 clock=2:00 timeouts=0-0")
        .play("Y/R Y0 Cclock")
        .line()
        == game().at("phase=kickoff half=2 possession=home timeouts=0-0").line()
    )
    near = changed(tmp_path, "lines.toml", "hail_mary = { value = 35", "hail_mary = { value = 20")
    assert "hail-mary" in tokens(near.at("ball=20 clock=2:00 timeouts=0-0"))


@pytest.mark.parametrize(
    ("file", "old", "new", "reason"),
    [
        ("dice.toml", 'kick = [\n    { face = "20", mark = "seed" },', "kick = [", None),
        ("dice.toml", face("-1"), '{ pips = "-1"', "key defence.green"),
        ("dice.toml", face("1") + ', mark = "seed"', face("1") + ', mark = "sure"', "Invalid enum value 'sure'"),
        ("track.toml", '"28:00"', '"31:00"', r"spaces\[1\].space: 31:00 does not lie after"),
        ("track.toml", '"28:00"', '"noon"', r"spaces\[1\].space: 'noon' is no time"),
        ("lines.toml", "value = 25", "value = 100", "touchback.value: 100 is not on the field"),
        ("lines.toml", "value = 3,", "value = -1,", "timeouts.value: -1 cannot be"),
        ("lines.toml", "value = 35, mark = \"recon", "value = 90, mark = \"recon", "onside.value: an onside"),
        ("lines.toml", "value = 25", "value = true", "touchback.value: Expected `int`"),
    ],
)  # fmt: skip
def test_a_pack_that_cannot_be_played_with_is_refused_with_its_key(
    tmp_path: pathlib.Path, file: str, old: str, new: str, reason: str | None
) -> None:
    if reason is None:
        assert changed(tmp_path, file, old, new).at("ball=80").play("fg none").state.faces == 5
        return
    with pytest.raises(PackError, match=reason):
        changed(tmp_path, file, old, new)


@pytest.mark.parametrize("key", ["kick", "clock", "penalty"])
def test_a_die_without_faces_is_refused(key: str) -> None:
    special = msgspec.structs.replace(parts().dice.special, **{key: ()})
    without = msgspec.structs.replace(parts(), dice=msgspec.structs.replace(parts().dice, special=special))
    with pytest.raises(PackError, match=f"special.{key}: a die without faces"):
        check(without, "pack")


def test_a_clock_die_that_never_runs_and_a_die_of_circles_are_refused() -> None:
    blank = (Face("-", "seed"), Face("T", "seed"))
    special = msgspec.structs.replace(parts().dice.special, clock=blank)
    with pytest.raises(PackError, match=r"special\.clock: without a clock face a half need never end"):
        check(
            msgspec.structs.replace(parts(), dice=msgspec.structs.replace(parts().dice, special=special)),
            "pack",
        )
    offence = msgspec.structs.replace(parts().dice.offence, green=(Face("(9)", "seed"),))
    with pytest.raises(PackError, match=r"offence\.green: every face is circled"):
        check(
            msgspec.structs.replace(parts(), dice=msgspec.structs.replace(parts().dice, offence=offence)),
            "pack",
        )
