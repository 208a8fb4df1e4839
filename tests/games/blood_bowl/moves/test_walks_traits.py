"""One click for the deeds of wave four: who vomits, who stares, who is rooted."""

import pytest
from tests.games.blood_bowl.moves.test_walks import of, to, words
from tests.games.blood_bowl.table import HOME, asked, duel, pitch, slot, told

from downfield.games.blood_bowl.odds.options import odds
from downfield.kernel.match import Match
from downfield.kernel.show.look import Look


def rolled(gains: str, dice: str, home: str = "11@e8,12@a1", away: str = "7@h8,8@z1") -> Match:
    """A duel whose dice fall by themselves."""
    start = duel(home, away, "", gains)
    return start.game.at(start.position(), options=start.options_agreed, dice=dice)


def test_a_gaze_is_one_click_from_a_distance() -> None:
    match = rolled("home11+hypnotic_gaze", "D6")
    found = to(match, "m-p-h-11", "m-p-a-7", "11gaze")
    assert found.words == "11 stares at 7 from g8"
    match.walk(found.token, HOME)
    assert not pitch(match).has_zone(slot("away7"))
    assert asked(match) == ("turn", (HOME,))


def test_a_gaze_is_declared_by_itself_too() -> None:
    tokens = [walk.token for walk in of(rolled("home11+hypnotic_gaze", ""), "m-p-h-11")]
    assert "11gaze" in tokens
    assert "11gaze" not in [walk.token for walk in of(rolled("", ""), "m-p-h-11")]


@pytest.mark.parametrize(("home", "token"), [("11@g8,12@a1", "11vomit"), ("11@e8,12@a1", "11blitz")])
def test_vomit_is_one_click(home: str, token: str) -> None:
    match = rolled("home11+projectile_vomit", "D2 D1 D1", home)
    found = next(w for w in of(match, "m-p-h-11") if w.target == "m-p-a-7" and "vomit" in w.token)
    assert found.token.startswith(token)
    match.walk(found.token, HOME)
    assert len(told(match, "vomited")) == 1


@pytest.mark.parametrize(
    ("trait", "token", "share", "told"),
    [
        ("projectile_vomit", "*7vomit", 5 / 6 * 15 / 36, "breaks the armour 34.7%, hits himself 16.7%"),
        ("chainsaw", "*7saw", 5 / 6 * 30 / 36, "breaks the armour 69.4%, kicks back 16.7%"),
        ("stab", "*7stab", 15 / 36, "breaks the armour 41.7%"),
    ],
)
def test_the_odds_of_a_blitz_tell_what_each_weapon_does(
    trait: str, token: str, share: float, told: str
) -> None:
    match = duel("11@g8,12@a1", "7@h8", "", f"home11+{trait}").play("11blitz")
    found = odds(Look(match, HOME), words().say)
    assert found[token].words == told
    assert found[token].share == pytest.approx(share)


def test_a_gaze_is_told_with_those_who_mark_the_gazer() -> None:
    match = duel("11@g8,12@a1", "7@h8,8@g7", "", "home11+hypnotic_gaze")
    found = to(match, "m-p-h-11", "m-p-a-7", "11gaze-*7-*7")
    assert found.odds == "tackle zone lost 50%"
    assert found.share == pytest.approx(1 / 2)


def test_a_re_roll_that_the_way_may_cost_is_not_counted_again() -> None:
    """A dodge on 4+, then vomit on 2+, and one re-roll for both."""
    match = duel("11@g8,12@a1", "7@i8,8@f8", "rerolls=1-0", "home11+projectile_vomit")
    found = next(w for w in of(match, "m-p-h-11") if w.target == "m-p-a-7" and "vomit" in w.token)
    dodge, hit = 3 / 6, 5 / 6
    both = dodge * hit + (1 - dodge) * dodge * hit + dodge * (1 - hit) * hit
    assert found.share == pytest.approx(both * 15 / 36)


def test_the_rooted_walk_nowhere() -> None:
    match = duel("11@e8,12@a1", "7@h8", "rooted=home11", "home11+take_root")
    assert not [walk for walk in of(match, "m-p-h-11") if walk.path]
