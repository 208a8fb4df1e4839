"""Every question, answer, die and fact has words, and none of them lacks an argument."""

from tests.games.blood_bowl.table import game

from downfield.games.blood_bowl import GAME
from downfield.games.blood_bowl.facts import E_DRAW
from downfield.games.blood_bowl.questions_of import Q_SAW
from downfield.kernel.chance import Rng
from downfield.text import Text, key_of


def test_everything_has_words() -> None:
    text = Text("en", GAME)
    wanted = [f"event-{event.key}" for event in GAME.events] + [f"die-{die.key}" for die in GAME.dice]
    for question in GAME.questions[1:]:
        wanted.append(f"ask-{question.key}")
        wanted += [f"answer-{question.key}-{key_of(answer.token)}" for answer in question.answers]
        if not question.answers:
            wanted.append(f"answer-{question.key}")
    assert [key for key in wanted if not text.has(key)] == []


def test_numbers_of_questions_and_facts_match_their_lists() -> None:
    assert GAME.questions[Q_SAW].key == "saw"
    assert GAME.events[E_DRAW].key == "draw"


def test_a_match_is_told_without_gaps() -> None:
    text = Text("en", GAME)
    match = game().new(seed=11)
    rng = Rng(11)
    for _ in range(600):
        if match.over:
            break
        options = match.options()
        scene = match.view().scene
        text.need(match.need.question, scene)
        text.answer(match.need.question, options[0].token, scene)
        match.answer(options[rng.below(len(options))].value)
    for event in match.events:
        text.event(event, ("home", "away"), ("home", "away"))
    assert text.faults == []
