"""Chapters 2, 4 and 18: what profiles, rosters and skills are, and when skills work."""

import pathlib
import shutil

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    field,
    game,
    pitch,
    see,
    slot,
    status,
    tokens,
)
from tests.rules import rule

from downfield.games.blood_bowl import GAME
from downfield.games.blood_bowl.components.parts import Parts
from downfield.kernel import pack
from downfield.kernel.errors import PackError
from downfield.kernel.spec import Game


def changed(folder: pathlib.Path, file: str, old: str, new: str) -> Game:
    """The game with something changed in a copy of its components."""
    where = folder / "changed"
    pack.copy(GAME.package, GAME.slug, where)
    text = (where / file).read_text(encoding="utf-8")
    assert old in text
    (where / file).write_text(text.replace(old, new, 1), encoding="utf-8")
    try:
        return Game(GAME, where)
    finally:
        shutil.rmtree(where)


@rule("BB-0.7")
def test_home_before_away_then_by_number() -> None:
    match = at("home=11@y8 away=7@a15 ball=home11 ko=home12,home13,away8").play("11-z8 D6 D1 D6")
    assert [status(match, name) for name in ("home12", "home13", "away8")] == ["reserves", "ko", "reserves"]


@rule("BB-1.2")
def test_wide_zones_and_centre_field() -> None:
    g = pitch(at("home=11@a1"))
    assert [int(g.tables.wide[28 * (y + 1) + 1]) for y in range(15)] == [1] * 4 + [0] * 7 + [2] * 4


@rule("BB-1.6")
def test_a_dugout_tells_everything() -> None:
    match = at("home=11@a1 ko=home1 hurt=home2 off=home3")
    assert [status(match, f"home{n}") for n in range(1, 5)] == ["ko", "hurt", "off", "reserves"]
    assert {"turns", "score", "rerolls"} <= set(match.view().scene.by_name())


@rule("BB-2.1")
def test_a_profile_beyond_its_limits_is_refused(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match=r"BB-2\.1"):
        changed(tmp_path, "teams.toml", "profile = [6, 3, 3, 4, 8]", "profile = [10, 3, 3, 4, 8]")


@rule("BB-2.2", "BB-2.6")
def test_modifiers_are_not_clamped() -> None:
    match = duel("11@m8,12@a1", "7@l7,8@o8,9@o9,10@o10", "", "home11+two_heads").play("11-n9 D4")
    assert status(match, "home11") == "prone"  # 4 + 1 - 3 is 2


@rule("BB-2.7")
def test_a_die_of_three_is_its_own_request() -> None:
    assert game().new(by_hand=True).need.die == "three"


@rule("BB-2.9")
def test_a_modifier_is_declared_after_the_roll() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+mighty_blow+mighty1").play("11block POW o8 stay D4 D3")
    assert asked(match) == ("harder", (HOME,))


@rule("BB-2.14")
def test_after_pro_no_team_re_roll_on_the_pool() -> None:
    match = duel("11@m8,12@a1", "7@n8", "rerolls=2-0", "home11+st4+pro").play("11block PD BD pro1 D3 PD")
    assert asked(match) == ("pick", (HOME,))


@rule("BB-2.16", "BB-3.11", "BB-18.A9")
@pytest.mark.parametrize(("state", "asks"), [("", True), ("z", False)])
def test_skills_need_a_tackle_zone(state: str, asks: bool) -> None:
    match = duel("11@m8,12@a1", f"7@n8{state}", "", "away7+sidestep").play("11block PB")
    assert (asked(match) == ("sidestep", (AWAY,))) == asks


@rule("BB-18.0")
def test_a_profile_has_only_skills_that_there_are(tmp_path: pathlib.Path) -> None:
    with pytest.raises(PackError, match=r"'juggling' is no skill \(BB-18\.0\)"):
        changed(tmp_path, "teams.toml", '"catch"', '"juggling"')


@rule("BB-4.2", "BB-4.3")
@pytest.mark.parametrize(
    ("old", "new", "why"),
    [
        ("rerolls = 2", "rerolls = 3", r"BB-4\.2"),
        ("rerolls = 2", "rerolls = 9", r"BB-4\.3"),
        ('"4 human_lineman"', '"1 human_lineman", "4 human_lineman", "4 human_lineman"', r"BB-4\.1"),
        ('"2 thrower", "4 blitzer"', '"3 thrower", "4 blitzer"', r"BB-4\.1"),
    ],
)
def test_a_roster_that_cannot_be_drafted_is_refused(
    tmp_path: pathlib.Path, old: str, new: str, why: str
) -> None:
    with pytest.raises(PackError, match=why):
        changed(tmp_path, "rosters.toml", old, new)


@rule("BB-6.18")
def test_a_kicking_player_under_the_ball_must_catch_it() -> None:
    match = at("phase=drive kicking=home").play("zone cage @n14 O5 D1 D4 D6 T1 7-k14-l14-m14-n14-o14. end D6")
    assert field(match, "ball") == "home7"


@rule("BB-8.9")
def test_after_a_foul_the_activation_ends() -> None:
    match = duel("11@m8,12@a1", "7@n8p,8@z1").play("11foul *7 D1 D2")
    assert asked(match) == ("turn", (HOME,))


@rule("BB-10.3", "BB-8.4")
def test_bone_head_comes_before_a_dump_off() -> None:
    match = duel("9@m8,12@a1", "7@n8", "ball=away7", "away7+dump_off").play("9block")
    assert match.need.die == "six"
    assert asked(match.play("D2")) == ("dump-off", (AWAY,))


@rule("BB-12.2")
def test_the_ball_comes_down_before_anybody_interferes() -> None:
    match = duel("11@h8,12@a1", "7@j8", "ball=home11").play("11pass throw l8 D3 O5 O5 O5")
    assert asked(match) == ("interfere", (AWAY,))


@rule("BB-12.7")
def test_a_pass_may_be_re_rolled_by_the_team() -> None:
    match = duel("11@h8,12@j8", "7@z1", "ball=home11 rerolls=1-0").play("11pass throw j8 D1")
    assert tokens(match) == ["keep", "team"]


@rule("BB-16.3")
def test_weather_lasts_over_the_half() -> None:
    line = "turn=away home=11@a1 away=7@z1 turns=8-8 kicking=home opener=home weather=rain ball=m8"
    assert see(at(line).play("end"), "weather") == "rain"


@rule("BB-18.T18", "BB-18.T27", "BB-13.1")
def test_who_can_be_thrown() -> None:
    assert ">10" in tokens(duel("9@h8,10@i8", "7@z1").play("9throw D6"))
    assert ">10" not in tokens(duel("9@h8,10@i8", "7@z1", "", "home10+st4").play("9throw D6"))


@rule("BB-20.2", "BB-7.13")
@pytest.mark.parametrize(("variant", "marked"), [("tournament", None), ("official", "home4")])
def test_a_blessed_statue_lasts_as_the_variant_says(variant: str, marked: str | None) -> None:
    match = at("phase=drive kicking=home", variant=variant).play("zone cage @t8 O2 D1 D3 D3 D6 D1 O8 4 O5")
    assert field(match, "blessed") == marked


def test_every_skill_of_the_pack_has_its_bit() -> None:
    parts = game().pack.parts
    assert isinstance(parts, Parts)
    g = pitch(at("home=11@a1 more=home11+tackle+stab"))
    names = g.tables.skill_names
    assert g.skills[slot("home11")] == 1 << names.index("tackle")
    assert g.traits[slot("home11")] == 1 << names.index("stab") - 60
