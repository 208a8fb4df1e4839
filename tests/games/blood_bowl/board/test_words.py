"""Every question, answer, die, fact and name has words in every language, and none of them lacks an argument."""

from typing import cast

import pytest
from tests.games.blood_bowl.table import at, duel, game
from tests.rules import rule

from downfield.games.blood_bowl import GAME
from downfield.games.blood_bowl.components.parts import EVENTS, PRAYERS, TESTS, WEATHER, Parts
from downfield.games.blood_bowl.model.facts import E_DRAW
from downfield.games.blood_bowl.model.questions import Q_SAW
from downfield.games.blood_bowl.notation.answers import ACTIONS
from downfield.games.blood_bowl.notation.positions import USES
from downfield.games.blood_bowl.notation.scene import BLOCK_FACES
from downfield.games.blood_bowl.teams.draft import price_list
from downfield.kernel.chance import Rng
from downfield.kernel.match import Match
from downfield.text import Text, key_of
from downfield.text.example import facts
from downfield.text.retell import counted

NAMES = ("Anna", "Ben")

every_language = pytest.mark.parametrize("language", ["en", "it", "de"])


def alone(language: str) -> Text:
    """The words of a language without English behind it."""
    text = Text(language, GAME)
    del text._bundles[1:]
    return text


def told(match: Match, language: str = "en") -> list[str]:
    """The log of a match."""
    names = counted(match.game)
    return [Text(language, GAME).event(event, NAMES, NAMES, names) for event in match.events]


@every_language
def test_everything_has_words(language: str) -> None:
    text = alone(language)
    wanted = [f"event-{event.key}" for event in GAME.events] + [f"die-{die.key}" for die in GAME.dice]
    for question in GAME.questions[1:]:
        wanted.append(f"ask-{question.key}")
        wanted += [f"answer-{question.key}-{key_of(answer.token)}" for answer in question.answers]
        if not question.answers:
            wanted.append(f"answer-{question.key}")
    assert [key for key in wanted if not text.has(key)] == []


@every_language
def test_everything_on_the_components_has_a_name(language: str) -> None:
    text, parts = alone(language), cast(Parts, game().pack.parts)
    named = {
        "team": [team.id for team in parts.teams.teams],
        "spot": [spot.name for team in parts.teams.teams for spot in team.positions],
        "hired": price_list(parts),
        "skill": [skill.id for skill in parts.skills.skills],
        "formation": [form.key for form in parts.formations.formations],
        "weather": WEATHER,
        "kickoff": EVENTS,
        "prayer": PRAYERS,
        "test": TESTS,
        "action": ("move", *ACTIONS[1:]),
        "face": BLOCK_FACES,
        "use": USES,
    }
    wanted = [f"{kind}-{key_of(name)}" for kind, names in named.items() for name in names]
    assert [key for key in wanted if not text.has(key)] == []


def test_numbers_of_questions_and_facts_match_their_lists() -> None:
    assert GAME.questions[Q_SAW].key == "saw"
    assert GAME.events[E_DRAW].key == "draw"


@pytest.mark.slow
@every_language
def test_a_match_is_told_without_gaps(language: str) -> None:
    text = alone(language)
    match = game().new(seed=11)
    rng, names = Rng(11), counted(game())
    for _ in range(600):
        if match.over:
            break
        options = match.options()
        scene = match.view().scene
        text.need(match.need.question, scene)
        text.answer(match.need.question, options[0].token, scene)
        match.answer(options[rng.below(len(options))].value)
    for event in match.events:
        text.event(event, NAMES, NAMES, names)
    assert text.faults == []


# The log ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Anna: 11 Lineman dodges on 3+: 4."),
        ("it", "Anna: 11 lineman si smarca con 3+: 4."),
        ("de", "Anna: 11 Lineman weicht aus (3+): 4."),
    ],
)
def test_a_test_tells_who_what_was_needed_and_what_was_rolled(language: str, line: str) -> None:
    assert line in told(duel("11@m8,12@a1", "7@n8").play("11-l8 D4"), language)


@pytest.mark.parametrize(("gains", "needed"), [("", 3), ("home11+ag1", 2), ("home11+ag6", 6)])
def test_what_is_needed_is_a_face_that_can_pass(gains: str, needed: int) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", gains).play("11-l8 D6")
    assert f"Anna: 11 Lineman dodges on {needed}+: 6." in told(match)


def test_a_modifier_changes_what_is_needed() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@k7").play("11-l8 D4")
    assert "Anna: 11 Lineman dodges on 4+: 4." in told(match)


def test_a_re_roll_tells_what_was_rolled_before() -> None:
    match = duel("11@m8,12@a1", "7@n8", "rerolls=1-0").play("11-l8 D2 team D5")
    assert told(match)[-2:] == [
        "Anna: 11 Lineman re-rolls the 2, with a team re-roll.",
        "Anna: 11 Lineman dodges on 3+: 5.",
    ]


def test_pro_is_told_as_a_re_roll() -> None:
    match = duel("11@m8,12@a1", "7@n8", "", "home11+pro").play("11-l8 D2 pro D3 D5")
    assert "Anna: 11 Lineman re-rolls the 2, as a Pro." in told(match)
    match = duel("11@m8,12@a1", "7@n8", "", "home11+pro").play("11block PB pro1 D3 POW")
    assert "Anna: 11 Lineman re-rolls, as a Pro." in told(match)


@pytest.mark.parametrize(
    ("gains", "dice"),
    [
        ("", "one die"),
        ("home11+st4", "two dice"),
        ("home11+st7", "three dice"),
        ("away7+st4", "two dice against"),
    ],
)
def test_a_block_tells_its_dice_and_both_players(gains: str, dice: str) -> None:
    match = duel("11@m8,12@a1", "7@n8", "", gains).play("11block")
    assert told(match)[-1] == f"Anna: 11 Lineman blocks 7 Lineman, {dice}."


def test_armour_and_injury_tell_their_totals() -> None:
    base = "11block POW o8 stay"
    held = duel("11@m8,12@a1", "7@n8,8@z1").play(f"{base} D3 D4")
    assert told(held)[-1] == "Ben: 7 Lineman’s armour 8+ holds: 7."
    stunned = duel("11@m8,12@a1", "7@n8,8@z1").play(f"{base} D6 D4 D3 D4")
    assert told(stunned)[-1] == "Ben: 7 Lineman is stunned, injury 7."
    dead = duel("11@m8,12@a1", "7@n8,8@z1").play(f"{base} D6 D4 D6 D4 X15")
    assert "Ben: 7 Lineman is dead, casualty 15." in told(dead)


def test_a_push_tells_its_square() -> None:
    match = duel("11@m8,12@a1", "7@n8,8@z1").play("11block PB o8")
    assert "Ben: 7 Lineman is pushed to o8." in told(match)


def test_a_touchdown_tells_the_score() -> None:
    match = duel("11@y8,12@a1", "7@a2", "ball=home11 score=1-1").play("11-z8")
    assert "Touchdown for Anna by 11 Lineman! 2-1" in told(match)


def test_a_formation_is_told_by_name() -> None:
    match = game().at("phase=drive kicking=home").play("wall")
    assert told(match)[-1] == "Anna sets up: Wall."
    assert told(match, "de")[-1] == "Anna stellt auf: Mauer."


def test_a_kick_tells_where_it_strays_and_who_gets_it_after_a_touchback() -> None:
    match = game().at("phase=drive kicking=away").play("zone cage @c8 O2 D2 D6 D1")
    lines = told(match)
    assert lines[-3:-1] == ["Ben kicks off towards c8.", "The ball strays to c6."]
    match = game().at("phase=drive kicking=away").play("zone cage @c8 O4 D6 D6 D2 D1 D2 1")
    assert told(match)[-3:-1] == ["Touchback for Anna.", "Anna: 1 Thrower gets the ball."]


@pytest.mark.parametrize(
    ("die", "end"),
    [("D6", "the player stays"), ("D1", "the coach is sent off too"), ("D4", "the referee does not listen")],
)
def test_an_argument_tells_what_came_of_it(die: str, end: str) -> None:
    match = duel("11@m8,12@a1", "7@n8p,8@z1").play(f"11foul-*7:11 argue {die}")
    assert f"Anna argues the call with a {die[1]}: {end}." in told(match)


@rule("BB-9.1")
def test_a_move_is_told_once_by_where_it_leads() -> None:
    match = at("home=11@f4,12@a1 away=7@z1").play("11-g4-h4 .")
    assert [words for _, words in facts(match, Text("en", match.game.spec))] == ["Home: 11 Lineman f4 → h4."]


@rule("BB-7.6")
def test_a_walk_into_a_trapdoor_is_told() -> None:
    match = at("home=11@f2,12@a1 away=7@z1 rerolls=0-0 switches=home:traps").play("11-g2 D1")
    told = [words for _, words in facts(match, Text("en", match.game.spec))]
    assert told[:2] == [
        "Home: 11 Lineman comes onto the trapdoor, and it opens on 2+: 1.",
        "Home: 11 Lineman falls through the trapdoor!",
    ]
