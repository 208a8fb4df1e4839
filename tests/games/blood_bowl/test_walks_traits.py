"""One click for the deeds of wave four: who vomits, who stares, who is rooted."""

import pytest
from tests.games.blood_bowl.table import HOME, asked, duel, pitch, slot, told
from tests.games.blood_bowl.test_walks import of, to, words

from downfield.games.blood_bowl.odds import odds
from downfield.kernel.match import Match


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


def test_the_odds_of_a_blitz_take_vomit_for_no_saw() -> None:
    match = duel("11@g8,12@a1", "7@h8", "", "home11+projectile_vomit+stab").play("11blitz")
    found = odds(match.view(HOME), match.game, words().say)
    assert {"*7", "*7stab"} <= set(found)
    assert "*7vomit" not in found  # none are told, as for a chainsaw


def test_the_rooted_walk_nowhere() -> None:
    match = duel("11@e8,12@a1", "7@h8", "rooted=home11", "home11+take_root")
    assert not [walk for walk in of(match, "m-p-h-11") if walk.path]
