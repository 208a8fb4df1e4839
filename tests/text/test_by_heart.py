"""Messages learnt by heart say what Fluent says."""

from collections.abc import Iterator

import pytest
from fluent.runtime import FluentBundle
from fluent.syntax import FluentParser

import downfield
from downfield.text import Text, languages
from downfield.text.by_heart import NotPlain, learnt

GIVEN = ((3, 0, 1, -2, 12_345, 1), ("home", "one", "1", "x", "away"), (1, 0.125, 2, 0, 1.0))


def texts(language: str) -> Iterator[Text]:
    """The table's words of a language, and those of each game."""
    yield Text(language)
    yield from (Text(language, downfield.game(slug).spec) for slug in downfield.GAMES)


@pytest.mark.parametrize("language", languages())
def test_every_message_is_said_as_fluent_says_it(language: str) -> None:
    said: set[int] = set()
    for text in texts(language):
        bundle = text._bundles[0]
        for key, entry in bundle._messages.items():
            pattern = bundle.get_message(key).value
            if pattern is None or id(entry) in said:
                continue
            said.add(id(entry))
            names, values = sorted(text._wanted(key)), GIVEN[len(said) % len(GIVEN)]
            args = {name: values[i % len(values)] for i, name in enumerate(names)}
            told, faults = bundle.format_pattern(pattern, args)
            if not faults:
                assert learnt(bundle, key)(args) == told, key


def test_what_is_missing_or_too_long_is_left_to_fluent() -> None:
    text = Text("en")
    assert text.say("table-waits") == text._walked("table-waits", {})
    assert any("table-waits" in fault for fault in text.faults)
    long = "x" * 3000
    assert text.say("table-waits", name=long, count=1) == text._walked(
        "table-waits", {"name": long, "count": 1}
    )


@pytest.mark.parametrize(
    "message", ["a = { -brand }\n-brand = x", "a = { DATETIME($n) }", "a = { b.c }\nb = x"]
)
def test_what_is_not_plain_is_not_learnt(message: str) -> None:
    bundle = FluentBundle(["en"], use_isolating=False)
    bundle.add_resource(FluentParser().parse(message))
    with pytest.raises(NotPlain):
        learnt(bundle, "a")
