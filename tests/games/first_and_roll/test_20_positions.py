"""Chapter 20 and the door: options, positions written by hand, notation, texts."""

import pytest
from tests.games.first_and_roll.table import at, game, now
from tests.rules import rule

from downfield.games.first_and_roll.notation.questions import QUESTIONS
from downfield.kernel.errors import BadOption, BadPosition, NotationError, WrongDie
from downfield.text import Text, key_of


@pytest.mark.parametrize(
    ("line", "then"),
    [
        ("ball=90 down=3 togo=4 clock=2:00", "home 3&4 at 90"),
        ("ball=95", "home 1&5 at 95"),
        ("down=2", "home 2&10 at 25"),
        ("phase=kickoff", "home kickoff"),
        ("phase=try possession=away", "away try"),
        ("phase=freekick", "home freekick"),
        ("phase=toss", "nobody toss"),
    ],
)
def test_what_a_position_does_not_say_has_its_usual_value(line: str, then: str) -> None:
    assert now(at(line)) == then


@pytest.mark.parametrize(
    ("line", "field"),
    [
        ("ball=100", "ball"),
        ("down=0", "down"),
        ("ball=95 togo=6", "togo"),
        ("togo=0", "togo"),
        ("ball=3 togo=5", "togo"),
        ("clock=0:00", "clock"),
        ("clock=29:00", "clock"),
        ("timeouts=4-0", "timeouts"),
        ("half=0", "half"),
        ("score=1-0", "score"),
        ("score=99999999999999999999-0", "score"),
        ("half=99999999999999999999", "half"),
        ("half=3 score=7-0", "score"),
        ("phase=try score=3-0", "score"),
        ("phase=freekick score=3-0", "score"),
        ("phase=kickoff clock=4:00 score=0-7", "score"),
        ("phase=toss score=7-0", "score"),
        ("phase=toss clock=4:00", "clock"),
        ("phase=toss half=2", "half"),
        ("phase=toss possession=home", "possession"),
        ("phase=toss second=home", "second"),
        ("phase=kickoff timeouts=2-3", "timeouts"),
        ("phase=kickoff second=home", "second"),
        ("phase=kickoff ball=35", "ball"),
        ("phase=try half=3 score=7-7", "phase"),
        ("half=2 second=home", "second"),
    ],
)
def test_a_position_that_cannot_occur_is_refused_by_the_name_of_its_field(line: str, field: str) -> None:
    with pytest.raises(BadPosition, match=f"^{field} cannot be"):
        at(line)


@rule("FAR-20.2", "FAR-20.7")
@pytest.mark.parametrize(("options", "half"), [({"overtime": False}, 3), ({"max_overtimes": 1}, 4)])
def test_an_overtime_that_was_not_agreed_cannot_be_set_up(options: dict[str, bool | int], half: int) -> None:
    with pytest.raises(BadPosition, match=r"^half cannot be"):
        at(f"half={half}", **options)


@pytest.mark.parametrize(
    ("name", "value"), [("run_off", "never"), ("max_overtimes", 0), ("overtime", "maybe")]
)
def test_an_option_with_a_value_it_cannot_have_is_refused(name: str, value: int | str) -> None:
    with pytest.raises(BadOption, match=name):
        at("", **{name: value})


def test_a_position_in_the_middle_of_a_play_is_written_with_its_answers() -> None:
    match = at("ball=30").play("G/R pass G(25) C-")
    assert match.line().endswith(":: G/R pass G(25) C-")
    assert at(match.line()).state.dump() == match.state.dump()


def test_sealed_answers_are_written_offence_first() -> None:
    match = at("ball=30 possession=away")
    match.answer("R", 0)
    match.answer("G", 1)
    assert match.position().since == ["G/R"]


def test_a_die_of_another_kind_or_with_another_face_is_refused() -> None:
    with pytest.raises(WrongDie, match="red is rolled here"):
        at("ball=30").play("R/Y Y5")
    with pytest.raises(WrongDie):
        at("ball=30").play("R/Y R5")


def test_a_word_that_is_no_field_is_refused() -> None:
    with pytest.raises(NotationError):
        at("ball")


# Texts ---------------------------------------------------------------------------------------------------------


def text() -> Text:
    return Text("en", game().spec)


def test_every_question_answer_event_die_and_option_has_its_words() -> None:
    spec = game().spec
    wanted = [f"ask-{q.key}" for q in QUESTIONS[1:]]
    wanted += [f"answer-{q.key}-{key_of(a.token)}" for q in QUESTIONS[1:] for a in q.answers]
    wanted += [f"event-{kind.key}" for kind in spec.events]
    wanted += [f"die-{die.key}" for die in spec.dice]
    wanted += [f"option-{key_of(o.name)}" for o in spec.options]
    wanted += [f"option-{key_of(o.name)}-{key_of(c)}" for o in spec.options for c in o.choices]
    wanted += ["game-name", "game-tagline", "game-intro"]
    assert [key for key in wanted if not text().has(key)] == []


@pytest.mark.parametrize(
    ("line", "script"),
    [
        ("phase=toss", "heads cH receive onside R4 Y6 Cclock timeout"),
        ("ball=85", "play G/R pass G(25) C- stop"),
        ("ball=60", "play G/R bomb G8 K20 Y(8) CT CT Y5 yF PO15 accept"),
        ("ball=30 down=4", "punt RY rF yF C- R(6) r-2 R1"),
        ("ball=30 down=4", "punt RY rF y-2 PD5A decline G K20 G(25) return Y5 yF PD15 accept"),
        ("phase=try", "two R/Y R[2] R1 regular touchback"),
        ("ball=80", "fg none K20 K45"),
    ],
)
def test_every_text_gets_the_arguments_it_wants(line: str, script: str) -> None:
    words, match = text(), at(line)
    for word in script.split():
        if match.need.question:
            words.need(match.need.question, match.view().scene)
        match.play(word)
    for event in match.events:
        words.event(event, ("Home", "Away"), ("Home", "Away"))
    assert words.faults == []
