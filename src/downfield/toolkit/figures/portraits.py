"""Figures beside words: each a small drawing of its own, and what all of them on a page are drawn with."""

from downfield.kernel.show.svg import el

MARGIN = 3.0


def portrait(figure: str, classes: str, size: float) -> str:
    """A figure that stands in a square of this size, round its own middle."""
    half = size / 2 + MARGIN
    box = f"{-half:g} {-half:g} {2 * half:g} {2 * half:g}"
    return el("svg", el("g", figure, class_=classes), class_="df figure", viewBox=box, aria_hidden="true")


def sprite(style: str, defs: str) -> str:
    """What the figures of a page are drawn with, itself not seen."""
    return el("svg", f"<style>{style}</style>", defs, class_="df sprite", aria_hidden="true")
