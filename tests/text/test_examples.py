"""The examples of the rules: each can be played, and shows what its chapter says."""

import pytest

import downfield
from downfield.text import Text
from downfield.text.example import examples, facts, played, shown

EVERY = [(slug, chapter) for slug in downfield.GAMES for chapter in examples(downfield.game(slug))]
UNTOLD = [("calciotto", 6)]  # steps are no facts
# Chapters of which nothing lies on the table: principles, seats, options, seasons
UNSEEN = {
    "first-downs": [13, 14],
    "first-and-roll": [19, 20],
    "calciotto": [19, 20, 23],
    "touch-down": [14, 20],
    "blood-bowl": [0, 4, 20],
}


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_every_chapter_that_can_be_shown_has_an_example(slug: str) -> None:
    game = downfield.game(slug)
    chapters = {chapter.number for chapter in game.rules.chapters}
    assert set(examples(game)) == chapters - set(UNSEEN[slug])


@pytest.mark.parametrize(("slug", "chapter"), EVERY)
def test_an_example_follows_from_a_rule_of_its_chapter(slug: str, chapter: int) -> None:
    game = downfield.game(slug)
    example = examples(game)[chapter]
    told = facts(played(game, example), Text("en", game.spec))
    if example.play and (slug, chapter) not in UNTOLD:
        assert [words for rule, words in told if rule.startswith(f"{game.rules.prefix}-{chapter}.")]
    assert {rule for rule, _ in told} <= set(game.rules.ids())


@pytest.mark.parametrize("language", ["it", "de"])
@pytest.mark.parametrize("slug", downfield.GAMES)
def test_an_example_is_told_in_every_language(slug: str, language: str) -> None:
    game = downfield.game(slug)
    chapter, example = next(one for one in examples(game).items() if one[1].play)
    english, other = (shown(game, example, Text(tag, game.spec)) for tag in ("en", language))
    assert [rule for rule, _ in other[1]] == [rule for rule, _ in english[1]]
    assert (other[0].spoken != english[0].spoken, other[1] != english[1]) == (True, True), chapter


@pytest.mark.parametrize("slug", downfield.GAMES)
def test_a_quick_start_has_seven_steps(slug: str) -> None:
    text = Text("en", downfield.game(slug).spec)
    assert [step for step in range(1, 10) if text.has(f"quick-{step}")] == list(range(1, 8))
