"""The blank screen between two people at one keyboard."""

from typing import ClassVar

from rich.text import Text as Rich
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from downfield.terminal.style import styles
from downfield.text import Text

SHAPES = ("■", "▨")  # home solid, away hatched


class HandOver(Screen[None]):
    """Shows nothing of the match until the right person sits before it, so that what is sealed stays sealed."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "take_seat", show=False)]

    def __init__(self, name: str, side: int, text: Text, dark: bool) -> None:
        super().__init__()
        self.seat_name = name
        self.side = side
        self.text = text
        self.dark = dark

    def compose(self) -> ComposeResult:
        style = styles(self.dark)
        title = f"{SHAPES[self.side]} {self.text.say('hand-over', name=self.seat_name)}"
        with Vertical(id="cover"):
            yield Static(Rich(title, style[("home", "away")[self.side]]))
            yield Static(Rich(self.text.say("hand-over-why", name=self.seat_name), style["text"]))
            yield Static(Rich(self.text.say("hand-over-go", name=self.seat_name), style["strong"]))

    def action_take_seat(self) -> None:
        """The right person sits down."""
        self.dismiss(None)
