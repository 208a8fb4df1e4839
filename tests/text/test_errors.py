"""Errors in the languages of the table: each sentence exists, with the same blanks, and is told whole."""

import ast
import functools
import pathlib
import re

import pytest

import downfield
from downfield.kernel import record
from downfield.kernel.errors import DownfieldError, RecordMismatch
from downfield.text import Text

SOURCE = pathlib.Path(downfield.__file__).parent
KEY = re.compile(r"^why-([a-z-]+) = (.*)$", re.MULTILINE)
BLANK = re.compile(r"\$(\w+)")


@functools.cache
def raised() -> dict[str, set[str]]:
    """The keys of errors in the code, each with the blanks of its sentence."""
    found: dict[str, set[str]] = {}
    for file in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and node.args:
                for word in node.keywords:
                    if (
                        word.arg == "key"
                        and isinstance(word.value, ast.Constant)
                        and _is_sentence(node.args[0])
                    ):
                        given = {str(w.arg) for w in node.keywords} - {"key"}
                        found.setdefault(str(word.value.value), set()).update(given)
    return found


def _is_sentence(node: ast.expr) -> bool:
    return (
        isinstance(node, ast.Constant)
        and isinstance(node.value, str)
        and node.value.endswith((".", "}", "?"))
    )


@pytest.mark.slow
@pytest.mark.xdist_group("errors in the sources")
@pytest.mark.parametrize("language", ["it", "de"])
def test_every_error_has_its_sentence_and_none_is_left_over(language: str) -> None:
    text = (SOURCE / "text" / "why" / f"{language}.ftl").read_text(encoding="utf-8")
    written = {key: set(BLANK.findall(words)) for key, words in KEY.findall(text)}
    computed = {
        "option-word",
        "option-bool",
        "option-number",
        "option-number-or-none",
        "option-code",
        "result",
        "cut-short",
    }
    assert set(written) - computed == set(raised()) - computed
    assert computed <= set(written)
    for key, blanks in raised().items():
        assert written.get(key, blanks) <= blanks | {"line", "rule"}, key


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", "'punt' is not allowed here (FAR-5.1). You may answer: R Y G"),
        ("it", "'punt' qui non è permesso (FAR-5.1). Puoi rispondere: R Y G"),
        ("de", "'punt' ist hier nicht erlaubt (FAR-5.1). Möglich ist: R Y G"),
    ],
)
def test_a_refusal_is_told_in_every_language(language: str, words: str) -> None:
    game = downfield.game("first-and-roll")
    match = game.at("down=2")
    with pytest.raises(DownfieldError) as refused:
        match.answer("punt", seat=0)
    assert Text(language, game.spec).error(refused.value).startswith(words)


def test_an_error_within_an_error_is_told_in_the_same_language() -> None:
    game = downfield.game("first-downs")
    match = game.new(by_hand=True)
    match.answer(match.options()[0].value)
    text = record.write(match)
    altered = re.sub(r"(?m)^(1\. \{[^}]*\}) \S+", r"\1 nonsense", text)
    with pytest.raises(RecordMismatch) as found:
        record.verify(record.read(altered), game)
    told = Text("it").error(found.value)
    assert told.startswith("Riga ")
    assert "Qui si tira" in told
    assert "not" not in told.split()


def test_a_name_that_nobody_bears_is_told_with_its_kind() -> None:
    with pytest.raises(DownfieldError) as unknown:
        downfield.game("first-dowms")
    assert (
        Text("de").error(unknown.value)
        == "Das Spiel 'first-dowms' gibt es nicht. Meinst du first-downs, first-and-roll?"
    )
    assert (
        Text("it").error(unknown.value)
        == "Non esiste il gioco 'first-dowms'. Intendevi first-downs, first-and-roll?"
    )
    assert (
        Text("en").error(unknown.value)
        == "There is no game 'first-dowms'. Did you mean first-downs, first-and-roll?"
    )
