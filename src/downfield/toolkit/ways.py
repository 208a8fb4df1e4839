"""Squares where a way may end: clean where nothing is rolled, else by how likely one gets there."""

from downfield.kernel.show.svg import el
from downfield.toolkit.pieces import text

GOOD, FAIR = 0.9, 0.65  # at least
SURE_ENOUGH = 0.97  # from here on the number is written only for whoever points there


def grade(share: float | None) -> str:
    """The class of such a square."""
    if share is None:
        return "way-clean"
    return "way-good" if share >= GOOD else "way-fair" if share >= FAIR else "way-poor"


def number(x: float, y: float, share: float | None, size: float) -> str:
    """How likely one gets there, in per cent; nothing where it is certain."""
    if share is None:
        return ""
    return text(
        x, y, f"{100 * share:.0f}", size, class_="chalk way-n" + (" hush" if share >= SURE_ENOUGH else "")
    )


def tint(**box: float) -> str:
    """What is coloured by the grade."""
    return el("rect", class_="tint", **box)
