"""The question among the sentences that say what is at stake."""

import pytest

from downfield.text.asked import question_in


@pytest.mark.parametrize(
    ("words", "title"),
    [
        ("2nd down, 7 to go, 30 to a touchdown. Show a play.", "Show a play."),
        ("3. Versuch, noch 7, 30 bis zum Touchdown. Zeig einen Spielzug.", "Zeig einen Spielzug."),
        (
            "Solid Defence: who do you set up again? Up to 3 more.",
            "Solid Defence: who do you set up again?",
        ),
        ("È il tuo turno. È meglio calciare?", "È meglio calciare?"),
        ("Who do you activate?", "Who do you activate?"),
    ],
)
def test_the_sentence_that_asks_is_the_title(words: str, title: str) -> None:
    assert question_in(words) == title
