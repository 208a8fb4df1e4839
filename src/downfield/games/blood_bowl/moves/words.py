"""Deeds in the words of a coach. Hundreds of them differ only in what stands in the blanks."""

import functools

from downfield.kernel.show.svg import Say

NUMBER, SQUARE, OTHER = "\ue001", "\ue002", "\ue003"  # what is filled in later


@functools.lru_cache(maxsize=500)
def _template(say: Say, key: str) -> str:
    """A sentence with blanks."""
    return say(key, number=NUMBER, square=SQUARE, other=OTHER)


def told(say: Say, key: str, number: int = 0, square: str = "", other: int = 0) -> str:
    """A deed: who does it, where, to whom."""
    sentence = _template(say, key).replace(NUMBER, str(number))
    return sentence.replace(SQUARE, square).replace(OTHER, str(other))
