"""Pieces of drawings."""

from downfield.kernel.show.svg import el, words

DISPLAY = "'Zilla Slab',ui-serif,Georgia,serif"  # the face of titles and scores


def text(x: float, y: float, told: object, size: float, **more: object) -> str:
    """Words centred at a point, their middle on it."""
    given = {"class_": "ink", "text_anchor": "middle", "font_weight": 700, **more}
    return el("text", words(told), x=x, y=y + 0.36 * size, font_size=size, **given)


def move(x: float, y: float, turn: float = 0) -> str:
    """A transform to a place."""
    turned = f" rotate({turn:g})" if turn else ""
    return f"translate({x:.5g} {y:.5g}){turned}"
