"""Chapter 18: what a player's own mind and body do to him, each trait where it works and where it does not."""

import pytest
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    pitch,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.kinds import ROOTED
from downfield.kernel.match import Match


def least(match: Match) -> int:
    """What the last test needed."""
    events = [e for e in match.events if e.key in ("passed", "failed")]
    return events[-1].values[5]


# Activation rolls -----------------------------------------------------------------------------------------------------


@rule("BB-18.T16", "BB-8.4")
@pytest.mark.parametrize(
    ("home", "gains", "needed"),
    [
        ("11@g8,12@a1", "", 4),
        ("11@g8,12@g9", "", 2),
        ("11@g8,12@g9p", "", 4),  # a mate who lies is no help
        ("11@g8,12@g9", "home12+really_stupid", 4),  # nor one as stupid
    ],
)
def test_the_really_stupid_need_somebody_beside_them(home: str, gains: str, needed: int) -> None:
    more = "home11+really_stupid" + (f",{gains}" if gains else "")
    match = duel(home, "7@z1", "", more).play("11 D6")
    assert least(match) == needed


@rule("BB-18.T16", "BB-3.4")
def test_the_really_stupid_lose_activation_and_zone() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+really_stupid").play("11 D3")
    assert asked(match) == ("turn", (HOME,))
    assert "confused" in facts(match)
    assert not pitch(match).has_zone(slot("home11"))


@rule("BB-18.T16")
def test_the_really_stupid_roll_also_when_prone() -> None:
    match = duel("11@g8p,12@a1", "7@z1", "", "home11+really_stupid").play("11 D3")
    assert status(match, "home11") == "prone"


@rule("BB-18.T28")
@pytest.mark.parametrize(
    ("word", "needed"), [("11", 4), ("11block", 2), ("11blitz", 2), ("11stab", 2), ("11foul", 4)]
)
def test_unchannelled_fury_is_eased_by_a_fight(word: str, needed: int) -> None:
    gains = "home11+unchannelled_fury+stab"
    match = duel("11@g8,12@a1", "7@h8,8@f7p", "", gains).play(f"{word} D6")
    assert least(match) == needed


@rule("BB-18.T28", "BB-8.6")
def test_unchannelled_fury_ends_the_activation_but_keeps_the_zone() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+unchannelled_fury").play("11blitz D1")
    assert asked(match) == ("turn", (HOME,))
    assert "raged" in facts(match)
    assert pitch(match).has_zone(slot("home11"))
    assert "12blitz" not in tokens(match)


@rule("BB-18.T1", "BB-8.10")
def test_animal_savagery_knocks_a_chosen_team_mate_down_and_goes_on() -> None:
    match = duel("11@g8,12@g9,13@f8,14@a1", "7@h8", "", "home11+animal_savagery").play("11block D1")
    assert asked(match) == ("lash-out", (HOME,))
    assert tokens(match) == ["12", "13"]
    match.play("13 D1 D2")
    assert status(match, "home13") == "prone"
    assert "turnover" not in facts(match)
    assert match.need.die == "block"  # the action goes on


@rule("BB-18.T1", "BB-8.10")
def test_animal_savagery_is_a_turnover_if_it_strikes_the_carrier() -> None:
    match = duel("11@g8,12@g9,13@a1", "7@h8", "ball=home12", "home11+animal_savagery").play("11 D3 D1 D2 O7")
    assert "lashed-out" in facts(match)
    assert told(match, "turnover")[0] == (HOME, 3)


@rule("BB-18.T1")
def test_animal_savagery_with_nobody_near_loses_the_zone() -> None:
    match = duel("11@g8,12@g9p,13@a1", "7@h8", "", "home11+animal_savagery").play("11 D3")
    assert asked(match) == ("turn", (HOME,))
    assert not pitch(match).has_zone(slot("home11"))
    assert status(match, "home12") == "prone"


@rule("BB-18.T1", "BB-11.2")
def test_the_opponents_use_the_skills_of_an_animal() -> None:
    gains = "home11+animal_savagery+mighty_blow+mighty1"
    match = duel("11@g8,12@g9,13@a1", "7@h8", "", gains).play("11 D3 D4 D4")  # AV 9+
    assert asked(match) == ("harder", (AWAY,))
    clawed = duel("11@g8,12@g9,13@a1", "7@h8", "", "home11+animal_savagery+claws").play("11 D3 D4 D4 D1 D1")
    assert status(clawed, "home12") == "stunned"


@rule("BB-18.T1")
@pytest.mark.parametrize(("word", "needed"), [("11", 4), ("11block", 2), ("11blitz", 2)])
def test_animal_savagery_is_eased_by_a_fight(word: str, needed: int) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+animal_savagery").play(f"{word} D6")
    assert least(match) == needed


@rule("BB-18.2")
def test_activation_rolls_come_in_their_order_and_stop_at_the_first_that_ends_it() -> None:
    gains = "home11+animal_savagery+unchannelled_fury+take_root+really_stupid+bone_head"
    match = duel("11@g8,12@a1", "7@z1", "", gains).play("11 D2 D4 D2 D4")
    assert [values[5] for values in told(match, "passed")] == [2, 4, 2, 4]  # the wild ones come last
    match.play("D4")
    assert asked(match) == ("step", (HOME,))
    stopped = duel("11@g8,12@a1", "7@z1", "", gains).play("11 D2 D3")
    assert asked(stopped) == ("turn", (HOME,))
    assert "confused" in facts(stopped)


# Take Root ------------------------------------------------------------------------------------------------------------


@rule("BB-18.T24")
def test_take_root_leaves_no_step_but_the_deed() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@i3", "", "home11+take_root").play("11blitz *7 D1")
    assert "rooted" in facts(match)
    assert tokens(match) == [".", "*7"]
    match.play("*7 PB i8")
    assert asked(match) == ("turn", (HOME,))  # nobody is asked to follow up
    assert where(match, "home11") == "g8"


@rule("BB-18.T24")
def test_who_does_not_take_root_moves() -> None:
    match = duel("11@g8,12@a1", "7@z1", "", "home11+take_root").play("11 D2")
    assert "g7" in tokens(match)


@rule("BB-18.T24", "BB-10.19")
def test_the_rooted_cannot_be_pushed_not_even_by_a_juggernaut() -> None:
    match = duel("11@g8,12@a1", "7@h8", "rooted=away7", "home11+juggernaut,away7+take_root").play(
        "11blitz-*7 PB"
    )
    assert where(match, "away7") == "h8"
    assert "stood-firm" in facts(match)
    assert where(match, "home11") == "g8"


@rule("BB-18.T24")
def test_the_rooted_are_free_once_they_go_down() -> None:
    match = duel("11@g8,12@a1", "7@h8", "rooted=away7", "away7+take_root").play("11block POW D1 D1")
    assert status(match, "away7") == "prone"
    assert not pitch(match).marks[slot("away7")] & ROOTED


@rule("BB-18.T24")
def test_who_is_rooted_already_does_not_roll_again() -> None:
    match = duel("11@g8,12@a1", "7@h8", "rooted=home11", "home11+take_root").play("11block")
    assert match.need.die == "block"


@rule("BB-18.T24", "BB-9.14", "BB-18.G8")
@pytest.mark.parametrize(("skill", "words"), [("diving_tackle", "D3"), ("shadowing", "D6")])
@pytest.mark.parametrize("rooted", [False, True])
def test_the_rooted_neither_dive_nor_follow(skill: str, words: str, rooted: bool) -> None:
    more = "rooted=away7" if rooted else ""
    match = duel("11@g8,12@a1", "7@h8", more, f"away7+take_root+{skill}").play(f"11-f8 {words}")
    assert (asked(match)[1] == (AWAY,)) == (not rooted)


@rule("BB-18.T24", "BB-13.1", "BB-18.T18", "BB-18.T27")
@pytest.mark.parametrize("rooted", [False, True])
def test_the_rooted_are_not_thrown(rooted: bool) -> None:
    gains = "home11+throw_team_mate+st5,home12+right_stuff+take_root"
    match = duel("11@g8,12@g9", "7@z1", "rooted=home12" if rooted else "", gains).play("11throw")
    assert (">12" in tokens(match)) == (not rooted)


@rule("BB-18.T24", "BB-17.9")
def test_a_position_tells_who_is_rooted() -> None:
    match = duel("11@g8,12@a1", "7@h8", "rooted=home11", "home11+take_root")
    assert pitch(at(match.line())).marks[slot("home11")] & ROOTED


# Timmm-ber! -----------------------------------------------------------------------------------------------------------


@rule("BB-18.T26", "BB-9.5")
@pytest.mark.parametrize(
    ("home", "gains", "needed"),
    [
        ("11@g8p,12@g9,13@g7", "home11+ma2+timmm_ber", 2),
        ("11@g8p,12@g9,13@a1", "home11+ma2+timmm_ber", 3),
        ("11@g8p,12@h8,13@a1", "home11+ma2+timmm_ber", 4),  # marked, so not open
        ("11@g8p,12@g9p,13@a1", "home11+ma2+timmm_ber", 4),
        ("11@g8p,12@g9,13@g7", "home11+ma2", 4),
    ],
)
def test_timmm_ber_needs_open_standing_team_mates(home: str, gains: str, needed: int) -> None:
    match = duel(home, "7@i8", "", gains).play("11 D6")
    assert least(match) == needed


@rule("BB-18.T26")
def test_a_natural_one_fells_the_tree_again() -> None:
    match = duel("11@g8p,12@g9,13@g7,14@f7", "7@z1", "", "home11+ma2+timmm_ber").play("11 D1")
    assert status(match, "home11") == "prone"
