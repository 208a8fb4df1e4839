"""Deeds in the words of a coach, with their chances. Hundreds differ only in what stands in the blanks."""

import functools

from downfield.kernel.svg import Say

NUMBER, SQUARE, OTHER = "\ue001", "\ue002", "\ue003"  # what is filled in later
DIGITS = 6  # of a chance: what differs less reads the same
CERTAIN = 1 - 1e-9


@functools.lru_cache(maxsize=500)
def _template(say: Say, key: str) -> str:
    """A sentence with blanks."""
    return say(key, number=NUMBER, square=SQUARE, other=OTHER)


def told(say: Say, key: str, number: int = 0, square: str = "", other: int = 0) -> str:
    """A deed: who does it, where, to whom."""
    sentence = _template(say, key).replace(NUMBER, str(number))
    return sentence.replace(SQUARE, square).replace(OTHER, str(other))


def arrives(say: Say, whole: float, sure: float) -> tuple[str, float | None]:
    """The chance to get there with all re-rolls that may be spent, and with skills only; "" where it is certain."""
    if sure >= CERTAIN:
        return "", None
    return _arrives(say, round(whole, DIGITS), round(sure, DIGITS)), whole


@functools.lru_cache(maxsize=2000)
def _arrives(say: Say, whole: float, sure: float) -> str:
    if whole == sure:
        return say("way-chance", share=whole)
    return say("way-chance-rerolls", share=whole, sure=sure)


def joined(*parts: str) -> str:
    """Several things to expect, one after the other."""
    return "; ".join(part for part in parts if part)
