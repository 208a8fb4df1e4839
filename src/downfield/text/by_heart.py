"""Messages learnt by heart: each as a function of its arguments, for tables that say thousands of sentences a second.

The runtime of Fluent walks through a message anew for every sentence, and asks Babel for every number. Whatever is not
plain (an argument that is missing, a term) is left to it: it says what is wrong.
"""

import functools
from collections.abc import Callable, Mapping, Sequence
from typing import Any

from babel import Locale
from fluent.runtime import FluentBundle
from fluent.runtime.builtins import NUMBER
from fluent.syntax import ast

Args = Mapping[str, int | float | str]
Speak = Callable[[Args], str]
Options = tuple[tuple[str, int | float | str], ...]  # how a number is written
LEAST = 1000  # whole numbers below it are written alike in every language
LONGEST = 2500  # characters of an argument: Fluent refuses more
KEPT = 4000  # numbers, as they are written


class NotPlain(LookupError):
    """Something that only the runtime of Fluent can say."""


def learnt(bundle: FluentBundle, key: str) -> Speak:
    """A message of a language as a function; or NotPlain, as the function says of arguments that it does not expect."""
    entry = bundle._messages.get(key)
    if entry is None or entry.value is None:
        raise NotPlain(key)
    return _pattern(bundle, entry.value)


def _pattern(bundle: FluentBundle, pattern: ast.Pattern) -> Speak:
    """Words, and what is filled in between them."""
    parts = [_part(bundle, element) for element in pattern.elements]
    return parts[0] if len(parts) == 1 else lambda args: "".join([part(args) for part in parts])


def _part(bundle: FluentBundle, node: Any) -> Speak:
    match node:
        case ast.TextElement():
            return _words(node.value)
        case ast.StringLiteral():
            return _words(node.parse()["value"])
        case ast.Placeable():
            return _part(bundle, node.expression)
        case ast.VariableReference():
            return _argument(bundle, node.id.name)
        case ast.MessageReference(attribute=None):
            return learnt(bundle, node.id.name)
        case ast.SelectExpression(selector=ast.VariableReference() as selector):
            return _choice(bundle, selector.id.name, node.variants)
        case ast.FunctionReference():
            return _function(bundle, node)
    raise NotPlain(type(node).__name__)


def _words(words: str) -> Speak:
    return lambda _: words


def _argument(bundle: FluentBundle, name: str) -> Speak:
    """An argument as it is."""

    def speak(args: Args) -> str:
        value = args[name]
        if isinstance(value, str):
            if len(value) > LONGEST:
                raise NotPlain(name)
            return value
        if type(value) is int and -LEAST < value < LEAST:
            return str(value)
        return written(bundle._babel_locale, value)

    return speak


def _function(bundle: FluentBundle, node: ast.FunctionReference) -> Speak:
    """An argument as a number of a certain look."""
    first = node.arguments.positional[0] if node.arguments.positional else None
    if node.id.name != "NUMBER" or not isinstance(first, ast.VariableReference):
        raise NotPlain(node.id.name)
    name = first.id.name
    options = tuple((given.name.name, _literal(given.value)) for given in node.arguments.named)

    def speak(args: Args) -> str:
        value = args[name]
        if isinstance(value, str):
            raise NotPlain(name)
        return written(bundle._babel_locale, value, options)

    return speak


@functools.lru_cache(KEPT, typed=True)
def written(locale: Locale, number: int | float, options: Options = ()) -> str:
    """A number in a language."""
    return str(NUMBER(number, **dict(options)).format(locale))


def _choice(bundle: FluentBundle, name: str, variants: Sequence[ast.Variant]) -> Speak:
    """Other words for other values of an argument: for a number, a word among the variants is a form of the plural."""
    keys = [_key(variant) for variant in variants]
    forms = [key if isinstance(key, str) else _form(bundle, key) for key in keys]
    speakers = [_pattern(bundle, variant.value) for variant in variants]
    usual = next(i for i, variant in enumerate(variants) if variant.default)

    def speak(args: Args) -> str:
        value = args[name]
        if isinstance(value, str):
            at = forms.index(value) if value in forms else usual
        else:
            form = _form(bundle, value)
            at = next((i for i, key in enumerate(keys) if key in (value, form)), usual)
        return speakers[at](args)

    return speak


@functools.lru_cache(KEPT, typed=True)
def _form(bundle: FluentBundle, number: int | float) -> str:
    """The form of the plural that goes with a number."""
    return str(bundle._plural_form(number))


def _key(variant: ast.Variant) -> int | float | str:
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else _literal(key)


def _literal(node: ast.NumberLiteral | ast.StringLiteral) -> int | float | str:
    """A number or words that stand in a message."""
    if isinstance(node, ast.StringLiteral):
        return str(node.parse()["value"])
    return float(node.value) if "." in node.value else int(node.value)
