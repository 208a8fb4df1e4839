"""Drawing: SVG elements as text, and the picture that a game's `art` makes of a view."""

import functools
import importlib.resources
from collections.abc import Callable
from html import escape

import msgspec

Say = Callable[..., str]  # the words of a language: a key, then its arguments by name

STYLE = (importlib.resources.files(__package__) / "board.css").read_text(encoding="utf-8")
DEFS = (
    '<defs><pattern id="df-hatch" width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">'
    '<path d="M0 0V6" stroke="var(--paper)" stroke-width="2.5"/></pattern></defs>'
)


class Picture(msgspec.Struct, frozen=True):
    """A board: what never moves in a match, what does (elements with stable ids), and where the options lie.

    `targets` gives for the notation of an option the ids of the elements that stand for it on the board; `spoken` says
    in words what can be seen, for whoever does not see it; `cells` are the elements that say something by themselves
    (each bears an `aria-label`), in rows as a finger would read them.
    """

    width: int
    height: int
    still: str
    moving: str
    targets: dict[str, list[str]] = {}
    spoken: str = ""
    cells: list[list[str]] = []

    def svg(self, theme: str = "") -> str:
        """The whole as one document that needs nothing else: a notebook, a page of the manual, an e-mail."""
        chosen = f' data-theme="{theme}"' if theme else ""
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" class="df"{chosen} viewBox="0 0 {self.width} {self.height}"'
            f' role="img" aria-label="{escape(self.spoken)}"><style>{STYLE}</style>{DEFS}'
            f"<g>{self.still}</g><g>{self.moving}</g></svg>"
        )


Painter = Callable[[object, int | None, str, str], str]
_painters: list[Painter] = []  # words stand above the kernel, so whoever has them paints


def paint_with(painter: Painter) -> None:
    """From now on, boards are painted so: from a match or a view, a seat, a language and a theme."""
    _painters[:] = [painter]


def painted(what: object, seat: int | None, language: str, theme: str) -> str:
    """The board of a match or a view as a document that needs nothing else."""
    return _painters[0](what, seat, language, theme)


def el(tag: str, *children: str, **attributes: object) -> str:
    """An element: `class_` is class, other underscores are hyphens, None is left out; children are markup."""
    told = "".join([_attribute(name, value) for name, value in attributes.items()])
    return f"<{tag}{told}>{''.join(children)}</{tag}>" if children else f"<{tag}{told}/>"


@functools.lru_cache(maxsize=8000, typed=True)
def _attribute(name: str, value: object) -> str:
    """An attribute as markup, remembered: boards are drawn again and again from much the same ones."""
    return "" if value is None else f' {name.rstrip("_").replace("_", "-")}="{escape(_number(value))}"'


def words(text: object) -> str:
    """Text as markup."""
    return escape(str(text))


def _number(value: object) -> str:
    """Short numbers: 2.50 is 2.5, 3.0 is 3."""
    return f"{value:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
