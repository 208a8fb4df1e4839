"""Codes: a team or a squad as one word, for options, records and links. Its parts are parted by semicolons."""

import functools
import urllib.parse
from collections.abc import Sequence

from downfield.kernel.errors import BadOption

LONGEST = 60  # letters of a team's own name
ON_A_PLATE = 24  # where it stands large on the board


def free_word(text: str) -> str:
    """Words that may hold anything, as they stand in a code."""
    return urllib.parse.quote_plus(text).replace("~", "%7E").replace("%", "*")


def free_words(text: str) -> str:
    """What such a word means."""
    return urllib.parse.unquote_plus(text.replace("*", "%"), errors="replace")


def tidy_name(name: str, most: int = LONGEST) -> str:
    """A name on one line, not too long."""
    return " ".join("".join(c if c.isprintable() else " " for c in name).split())[:most].rstrip()


def all_of(wrong: Sequence[BadOption]) -> BadOption:
    """Several faults as one."""

    def both(first: BadOption, second: BadOption) -> BadOption:
        return BadOption("{first} {second}", rule=first.rule, key="team-both", first=first, second=second)

    return functools.reduce(both, wrong)


def refused(option: str, wrong: Sequence[BadOption]) -> BadOption:
    """What is wrong with the value of an option."""
    return BadOption(
        "Option {name}: {reason}", rule=wrong[0].rule, key="team-option", name=option, reason=all_of(wrong)
    )
