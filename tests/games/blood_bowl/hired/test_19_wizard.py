"""Chapter 19: the sports wizard."""

from typing import Any, cast

import pytest
from tests.games.blood_bowl.dice_names import play_by_name
from tests.games.blood_bowl.table import (
    AWAY,
    HOME,
    asked,
    at,
    duel,
    facts,
    field,
    pitch,
    see,
    slot,
    status,
    tokens,
    told,
    where,
)
from tests.rules import rule

from downfield.games.blood_bowl.model.skills import TITCHY, VERY_LONG_LEGS
from downfield.kernel.match import Match


def over(home: str = "11@m8,12@a1", away: str = "7@n8,8@z1", more: str = "", gains: str = "") -> Match:
    """Home's turn is over; away's wizard may cast a spell."""
    return duel(home, away, f"staff=away:wizard ball=m1 {more}", gains).play("end")


@rule("BB-19.7d")
def test_the_wizard_is_asked_at_the_end_of_a_turn_of_the_opponents() -> None:
    match = over()
    assert asked(match) == ("wizard", (AWAY,))
    assert tokens(match) == ["no", "fireball", "zap"]
    match.play("no")
    assert (asked(match), field(match, "staff")) == (("turn", (AWAY,)), "away:wizard")


@rule("BB-19.7d")
def test_both_spells_are_offered_after_the_own_turn_too() -> None:
    match = over().play("no end")
    assert (asked(match), tokens(match)) == (("wizard", (AWAY,)), ["no", "fireball", "zap"])
    assert asked(match.play("fireball l8 D1")) == ("turn", (HOME,))
    assert field(match, "staff") is None


@rule("BB-19.7d")
def test_after_an_own_turn_a_zap_needs_a_turn_of_the_opponents_that_follows() -> None:
    line = "turn=away home=11@m8 away=7@z1 ball=m1 kicking=away opener=away staff=away:wizard"
    assert tokens(at(f"{line} turns=7-7").play("end")) == ["no", "fireball", "zap"]
    assert tokens(at(f"{line} turns=8-7").play("end")) == ["no", "fireball"]
    assert tokens(at(f"{line} turns=8-8").play("end")) == ["no", "fireball"]


@rule("BB-19.7d", "BB-8.13")
def test_of_two_wizards_the_one_of_the_team_whose_turn_ends_is_asked_first() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1", "ball=m1 staff=home:wizard,away:wizard").play("end")
    assert asked(match) == ("wizard", (HOME,))
    assert asked(match.play("zap *7 D6")) == ("wizard", (AWAY,))
    assert asked(match.play("zap *11 D6")) == ("turn", (AWAY,))
    assert field(match, "frogs") == "home11,away7"


@rule("BB-19.7d", "BB-17.4")
def test_nobody_is_asked_after_the_first_of_two_wizards_has_made_a_touchdown() -> None:
    match = duel("11@m8,12@z8", "7@y8,8@b8", "ball=away7 staff=home:wizard,away:wizard").play("end")
    match.play("fireball x8 D4 D1 D1 O5 D6")
    assert (field(match, "score"), asked(match)[0]) == ([1, 0], "set-up")


def kicked_off(staff: str) -> Match:
    """Home has kicked, away's 1 has caught the ball, and away is about to have its first turn."""
    return at(f"phase=drive kicking=home staff={staff}").play("zone cage @t8 O4 D1 D1 D2 D6")


@rule("BB-19.7d", "BB-6.17")
def test_before_the_first_turn_of_a_drive_only_the_zap_is_offered() -> None:
    match = kicked_off("home:wizard")
    assert (asked(match), tokens(match)) == (("wizard", (HOME,)), ["no", "zap"])
    assert asked(match.play("no")) == ("turn", (AWAY,))
    assert tokens(match.play("end")) == ["no", "fireball", "zap"]


@rule("BB-19.7d")
def test_a_zap_before_the_first_turn_costs_the_ball() -> None:
    match = kicked_off("home:wizard")
    assert field(match, "ball") == "away1"
    match.play("zap *1 D6 O5")
    assert (asked(match), field(match, "frogs")) == (("turn", (AWAY,)), "away1")
    assert field(match, "ball") == "t8"


@rule("BB-19.7d")
def test_the_receiving_team_casts_nothing_before_its_own_first_turn() -> None:
    assert asked(kicked_off("away:wizard")) == ("turn", (AWAY,))


@rule("BB-19.7d")
def test_he_is_not_asked_after_a_touchdown() -> None:
    match = duel("11@y8,12@a1", "7@a2", "ball=home11 staff=home:wizard,away:wizard").play("11-z8")
    assert asked(match)[0] == "set-up"


@rule("BB-19.7d", "BB-8.10")
def test_he_is_asked_after_a_turn_that_was_lost_and_casts_once() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1", "ball=m1 staff=away:wizard").play("11-l8 D1 D1 D1")
    assert asked(match)[0] == "wizard"
    match.play("zap *12 D1")
    assert field(match, "staff") is None
    assert asked(match.play("end end"))[0] == "turn"


@rule("BB-19.7d", "BB-0.7")
def test_a_fireball_rolls_for_everybody_who_stands_in_it_home_first() -> None:
    home, away = "11@m8,12@n9p,13@k8", "7@n8,8@l7,9@z1"
    match = over(home, away).play("fireball m8")
    play_by_name(match, "fire:D3 fire:D3 fire:D3")
    assert [(event[0], event[1]) for event in told(match, "burnt")] == [(0, 11), (1, 7), (1, 8)]
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-19.7d")
def test_a_fireball_is_aimed_where_somebody_stands() -> None:
    squares = tokens(over("11@m8,12@a1p", "7@z1s").play("fireball"))
    assert squares == ["l7", "m7", "n7", "l8", "m8", "n8", "l9", "m9", "n9"]


@rule("BB-19.7d", "BB-3.9")
@pytest.mark.parametrize(
    ("dice", "state"),
    [("D3", "standing"), ("D4 D1 D1", "prone"), ("D6 D6 D6 D1 D1", "stunned"), ("D4 D6 D6 D4 D4", "ko")],
)
def test_a_fireball_knocks_down_on_four(dice: str, state: str) -> None:
    match = over().play(f"fireball l8 {dice}")
    assert status(match, "home11") == state
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-19.7d", "BB-3.10", "BB-2.12")
def test_a_carrier_in_the_fire_drops_the_ball_last_and_nobody_has_team_re_rolls() -> None:
    match = over("11@m8,12@l8", "7@n8,8@z1", "ball=home11 rerolls=3-3").play("fireball m8")
    play_by_name(match, "fire:D4 armour-1:D1 armour-2:D1 fire:D1 fire:D1 bounce:O4 catch:D1 bounce:O4")
    assert (where(match, "ball"), asked(match)) == ("k8", ("turn", (AWAY,)))


@rule("BB-19.7d", "BB-17.4")
def test_a_ball_that_bounces_out_of_the_fire_can_score() -> None:
    match = over("11@y8,12@a1", "7@z8,8@b8", "ball=away7").play("fireball z7 D1 D4 D1 D1 O4 D6")
    assert where(match, "ball") == "y8"
    match = over("11@y1,12@z8", "7@y8,8@b8", "ball=away7").play("fireball x8 D4 D1 D1 O5 D6")
    assert field(match, "score") == [1, 0]


@rule("BB-19.7d", "BB-11.2")
def test_the_coach_of_the_wizard_may_add_one_to_the_armour() -> None:
    match = over().play("fireball l8 D4 D4 D4")  # 8 against 9
    assert asked(match) == ("harder", (AWAY,))
    assert status(match.play("no"), "home11") == "prone"
    match = over().play("fireball l8 D4 D4 D4 add D3 D4")
    assert (status(match, "home11"), asked(match)) == ("stunned", ("turn", (AWAY,)))  # used up: 7 stays 7


@rule("BB-19.7d", "BB-11.2")
def test_or_to_the_injury() -> None:
    match = over().play("fireball l8 D4 D5 D5 D3 D4")
    assert asked(match) == ("harder", (AWAY,))
    assert status(match.play("add"), "home11") == "ko"
    assert asked(over().play("fireball l8 D4 D3 D4")) == ("turn", (AWAY,))  # one more would not do


@rule("BB-19.7d", "BB-15.10")
def test_his_own_players_burn_as_he_likes_too() -> None:
    match = over("11@k8,12@a1", "7@n8,8@z1", gains="away7+av9").play("fireball o8 D4 D4 D4")
    assert asked(match) == ("harder", (AWAY,))
    assert status(match.play("no"), "away7") == "prone"


@rule("BB-19.7d", "BB-18.M7")
def test_iron_hard_skin_is_burnt_by_the_dice_alone_but_is_hurt_like_any() -> None:
    match = over(gains="home11+iron_hard_skin").play("fireball l8 D4 D4 D4")
    assert (status(match, "home11"), asked(match)) == ("prone", ("turn", (AWAY,)))
    assert asked(over(gains="home11+iron_hard_skin").play("fireball l8 D4 D5 D5 D3 D4"))[0] == "harder"


@rule("BB-15.3")
def test_a_saw_in_the_fire_hurts_its_bearer() -> None:
    match = over(gains="home11+chainsaw").play("fireball l8 D4 D3 D3")
    assert match.need.die == "six"  # 6 and 3 break an armour of 9


@rule("BB-19.7d")
@pytest.mark.parametrize(
    ("die", "gains", "frog"),
    [
        ("D2", "", False),
        ("D3", "", True),
        ("D4", "home11+st5", False),
        ("D5", "home11+st5", True),
        ("D6", "home11+st7", True),
        ("D1", "home11+st1", True),
        ("D1", "home11+st2", False),
    ],
)
def test_a_zap_must_reach_the_strength(die: str, gains: str, frog: bool) -> None:
    match = over(gains=gains).play(f"zap *11 {die}")
    assert (field(match, "frogs") == "home11") == frog
    assert (field(match, "more") is None) == (frog or not gains)
    assert asked(match) == ("turn", (AWAY,))


@rule("BB-19.7d")
def test_only_opponents_on_the_pitch_who_are_no_frogs_are_zapped() -> None:
    assert tokens(over("11@m8,12@a1p", "7@n8").play("zap")) == ["*11", "*12"]
    assert tokens(over("11@m8,12@a1p", "7@n8", "frogs=home11").play("zap")) == ["*12"]
    assert tokens(over("11@m8,12@a1p", "7@n8", "frogs=home11,home12")) == ["no", "fireball"]


@rule("BB-19.7d")
def test_there_is_no_fire_where_nobody_stands() -> None:
    assert tokens(over("11@m8p,12@a1p", "7@n8s")) == ["no", "zap"]


@rule("BB-19.7d")
def test_a_team_is_ready_for_frogs_only_where_a_wizard_is_near() -> None:
    hired = "human:11*human_lineman;wizard:1"
    for options, line in (({"away_roster": hired}, ""), ({}, "staff=away:wizard"), ({}, "frogs=home11")):
        tables = pitch(at(f"home=11@m8 away=7@n8 {line}", **options)).tables
        assert tables.any_skill[HOME] & VERY_LONG_LEGS
        assert tables.any_trait[HOME] & TITCHY
        assert tables.any_trait[AWAY] & TITCHY == 0
    assert pitch(at("home=11@m8 away=7@n8")).tables.any_skill[HOME] & VERY_LONG_LEGS == 0


@rule("BB-19.7d")
def test_a_frog_has_the_profile_of_a_frog() -> None:
    match = over(gains="home11+block+mighty_blow+mighty1").play("zap *11 D6")
    g, frog = pitch(match), slot("home11")
    assert [int(x) for x in (g.ma(frog), g.st(frog), g.ag(frog), g.pa(frog), g.av(frog))] == [5, 1, 2, 0, 5]
    names = ["dodge", "leap", "very_long_legs", "no_hands", "stunty", "titchy"]
    figures = cast(list[dict[str, Any]], see(match, "figures"))
    shown = next(f for f in figures if (f["side"], f["number"]) == (HOME, 11))
    assert (sorted(shown["skills"]), shown["frog"]) == (sorted(names), True)


@rule("BB-19.7d", "BB-18.A7")
def test_a_frog_leaps() -> None:
    match = over("11@m8,12@a1", "7@o1,8@n8").play("zap *11 D6 end 11")
    assert "^o8" in tokens(match)


@rule("BB-19.7d", "BB-18.T12")
def test_a_frog_drops_the_ball() -> None:
    match = over(more="ball=home11").play("zap *11 D6 O2")
    assert (where(match, "ball"), field(match, "ball")) == ("m7", "m7")


@rule("BB-19.7d", "BB-17.9")
def test_a_frog_is_himself_again_in_the_next_drive() -> None:
    match = over("11@m8,12@y8", "7@n1,8@z1", "ball=home12").play("zap *11 D6 end 12-z8")
    assert "touchdown" in facts(match)
    assert field(match, "frogs") is None
    assert pitch(match).st(slot("home11")) == 3


@rule("BB-19.7d", "BB-18.T19")
def test_the_referee_remembers_the_weapon_of_a_frog() -> None:
    match = over("11@m8,12@y8", "7@n1,8@z1", "ball=home12", "home11+chainsaw+secret_weapon")
    match.play("zap *11 D6 end 12-z8")
    assert asked(match) == ("argue", (HOME,))


@rule("BB-19.7d", "BB-18.T24")
def test_a_frog_has_no_roots() -> None:
    match = over(more="rooted=home11", gains="home11+take_root").play("zap *11 D6")
    assert field(match, "rooted") is None


@rule("BB-8.13", "BB-17.7")
def test_the_wizard_is_asked_also_after_the_last_turn_of_a_half() -> None:
    line = "home=11@m8 away=7@z1 ball=m1 turns=8-8 kicking=home opener=home staff=away:wizard"
    assert asked(at(line).play("end"))[0] == "wizard"


def squashed(dice: str, more: str = "") -> Match:
    """A frog of home is stabbed."""
    line = f"turn=away frogs=home11 {more}".strip()
    return duel("11@m8,12@a1", "7@n8,8@z1", line, "away7+stab").play(f"7stab {dice}")


@rule("BB-19.7d", "BB-11.7")
def test_a_casualty_of_a_frog_is_not_rolled_and_nobody_treats_it() -> None:
    match = squashed("D6 D6 D6 D6", "doctors=1-0")
    assert (status(match, "home11"), asked(match)) == ("hurt", ("turn", (AWAY,)))
    assert field(match, "doctors")[HOME] == 1
    assert "casualty" not in facts(match)
    assert "badly-hurt" in facts(match)


@rule("BB-19.7d", "BB-11.12")
def test_a_knocked_out_frog_is_treated_like_anybody() -> None:
    match = squashed("D6 D6 D4 D3", "doctors=1-0")
    assert asked(match) == ("doctor", (HOME,))


@rule("BB-19.7d", "BB-17.9")
def test_a_frog_that_is_a_casualty_stays_one_in_the_next_drive() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@b8", "turn=away ball=away8 frogs=home11", "away7+stab")
    match.play("7stab D6 D6 D6 D6 8-a8")
    assert (status(match, "home11"), field(match, "frogs")) == ("hurt", None)


@rule("BB-19.7d", "BB-18.A2")
def test_a_ball_zapped_over_the_sideline_before_the_first_turn_comes_back() -> None:
    match = at("phase=drive kicking=home staff=home:wizard more=away11+diving_catch").play("zone")
    for number, square in enumerate(
        ["n6", "n7", "n8", "n9", "n10", "t1", "u8", "u7", "u9", "w6", "t4"], start=1
    ):
        match.play(f"+{number} {square}")
    match.play("@n1 O2 D1 D1 D1 6")
    assert asked(match) == ("wizard", (HOME,))
    play_by_name(match, "zap *6 zap:D6 bounce:O2 throw-in:D3 throw-in-1:D1 throw-in-2:D1")
    assert (asked(match), where(match, "ball")) == (("diving-catch", (AWAY,)), "t3")
