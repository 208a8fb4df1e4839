"""Chances in words."""

import functools

from downfield.kernel.show.svg import Say

DIGITS = 6  # of a chance: what differs less reads the same
CERTAIN = 1 - 1e-9


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
