"""The few pieces that every screen of the table is laid out with."""

from typing import ClassVar

from rich.text import Text as Rich
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.message import Message
from textual.screen import ModalScreen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

MOST_KEYS = 9


class Choices(OptionList):
    """A numbered list: a digit takes an option at once, arrows and Enter do too."""

    def offer(self, labels: list[str]) -> None:
        """Show other options, the first one highlighted."""
        self.clear_options()
        self.add_options([Option(_numbered(i, label)) for i, label in enumerate(labels)])
        self.highlighted = 0 if labels else None

    def on_key(self, event: object) -> None:
        """A digit is a choice."""
        key = getattr(event, "key", "")
        if key.isdigit() and 0 < int(key) <= min(self.option_count, MOST_KEYS):
            self.highlighted = int(key) - 1
            self.action_select()


def _numbered(index: int, label: str) -> Rich:
    number = f"{index + 1} " if index < MOST_KEYS else "  "
    return Rich.assemble((number, "bold"), " ", label)


class Typed(Input):
    """A line at the foot for whoever would rather write answers; Escape puts it away."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "put_away", show=False)]

    class PutAway(Message):
        """Nothing is written after all."""

    def action_put_away(self) -> None:
        """Leave it."""
        self.post_message(Typed.PutAway())


class Dial(Static, can_focus=True):
    """A row with one value out of several; left and right turn it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space", "turn(1)", show=False),
        Binding("left", "turn(-1)", show=False),
    ]

    class Turned(Message):
        """Another value is shown."""

        def __init__(self, dial: "Dial") -> None:
            super().__init__()
            self.dial = dial

    def __init__(self, key: str, label: str, values: list[str], at: int = 0) -> None:
        super().__init__()
        self.key = key
        self.label = label
        self.values = values
        self.at = at

    def on_mount(self) -> None:
        self.show()

    def show(self) -> None:
        """Write the row anew."""
        arrows = ("◂ ", " ▸") if len(self.values) > 1 else ("  ", "")
        value = self.values[self.at] if self.values else ""
        self.update(Rich(f"{self.label:<33.33} {arrows[0]}{value}{arrows[1]}" if self.values else self.label))

    def action_turn(self, by: int) -> None:
        """Show the next or the previous value."""
        if self.values:
            self.at = (self.at + by) % len(self.values)
            self.show()
            self.post_message(Dial.Turned(self))


class Sheet(ModalScreen[int]):
    """A sheet of paper laid over the table: something to read, perhaps something to choose."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,q,question_mark,c", "away", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("pagedown,space", "page(1)", show=False),
        Binding("pageup", "page(-1)", show=False),
        Binding("end", "page(1000)", show=False),
        Binding("home", "page(-1000)", show=False),
    ]

    def __init__(
        self, title: str, body: Rich, keys: str = "", options: list[str] | None = None, wide: bool = False
    ) -> None:
        super().__init__()
        self.heading = title
        self.body = body
        self.keys = keys
        self.options = options or []
        self.wide = wide

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="sheet", classes="-wide" if self.wide else "", can_focus=False):
            yield Static(self.body, id="body")
            if self.options:
                yield Choices()

    def on_mount(self) -> None:
        self.write()
        for choices in self.query(Choices):
            choices.offer(self.options)
            choices.focus()

    def write(self) -> None:
        """Put the words on the sheet."""
        sheet = self.query_one("#sheet", VerticalScroll)
        sheet.border_title, sheet.border_subtitle = self.heading, self.keys
        self.query_one("#body", Static).update(self.body)
        sheet.scroll_home(animate=False)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.dismiss(event.option_index)

    def action_page(self, pages: int) -> None:
        """Turn pages; the last line of one is the first of the next."""
        page = self.query_one("#sheet", VerticalScroll).size.height - 1
        self.action_scroll(pages * max(1, page))

    def action_away(self) -> None:
        """Take the sheet away; nothing was chosen."""
        self.dismiss(-1)

    def action_scroll(self, by: int) -> None:
        """Read on."""
        self.query_one("#sheet", VerticalScroll).scroll_relative(y=by, animate=False)
