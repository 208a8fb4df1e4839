"""How a table is laid out on the screen: the board above, below it what is asked and the log, the keys at the foot."""

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Rich
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Container, Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import Static

from downfield.kernel.match import Match
from downfield.kernel.show.look import Look
from downfield.kernel.spec import Game
from downfield.terminal.boards import board_of, drawn_beside
from downfield.terminal.log import log_lines
from downfield.terminal.sheets import parts_sheet, rule_sheet
from downfield.terminal.style import paint
from downfield.terminal.widgets import Choices
from downfield.text import Text

if TYPE_CHECKING:
    from downfield.terminal.app import TableApp

SLIM = 64  # columns below which the log makes room
LEAST = 6  # lines for what is asked and the foot
BESIDE = 60  # facts in the log beside the board
ALL = 10**6


class TableScreen(Screen[None]):
    """A screen with a board on it. Who lies under it, a match or a record, draws it with `show`."""

    ASKS: ClassVar[bool] = True  # whether there is something to choose

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rule", show=False),
        Binding("c", "parts", show=False),
        Binding("t", "app.theme_turned", show=False),
        Binding("l", "log", show=False),
    ]

    def __init__(self, game: Game, text: Text, sides: tuple[str, ...], seats: tuple[str, ...]) -> None:
        super().__init__()
        self.game = game
        self.text = text
        self.side_names = sides
        self.seat_names = seats

    @property
    def table(self) -> "TableApp":
        """The application, by its own name."""
        return cast("TableApp", self.app)

    @property
    def dark(self) -> bool:
        """Whether the terminal is dark."""
        return self.table.dark_theme

    def compose(self) -> ComposeResult:
        with Container(id="both"):
            yield Static(id="board")
            with Container(id="table"):
                with Vertical(id="ask"):
                    yield Static(id="need")
                    if self.ASKS:
                        yield Choices()
                    yield Static(id="apart")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="lines")
        yield Static(id="keys")

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < SLIM, "-slim")
        self.show()

    def show(self) -> None:
        """Draw everything as it is now."""
        raise AssertionError("a screen says what it shows")

    def restyle(self) -> None:
        """Draw everything anew in other colours."""
        self.show()

    def rule_now(self) -> str:
        """The rule behind what the screen shows."""
        raise AssertionError("a screen says what it shows")

    # Drawing --------------------------------------------------------------------------------------------------

    def draw(self, look: Look) -> None:
        """The board: above what is asked, or on its left where the game and the terminal are made for that."""
        width, height = self.app.size
        board = self.query_one("#board", Static)
        lines = drawn_beside(look, width, height, self.text.say)
        self.set_class(lines is not None, "-beside")
        if lines is None:
            lines = board_of(self.game).board(look, width, self.text.say)
            board.styles.max_height = max(
                1, height - LEAST
            )  # a small terminal cuts the board, not what is asked
        else:
            board.styles.max_height = None
        board.update(paint(lines, self.dark))

    def write_log(self, match: Match, viewer: int | None, told: int | None = None) -> None:
        """The log, as far as it may be known, its end in sight."""
        most = ALL if self.has_class("-log") else BESIDE
        lines = log_lines(match, self.text, self.side_names, self.seat_names, viewer, most, told)
        written = paint(lines, self.dark)
        written.no_wrap = False
        self.query_one("#lines", Static).update(written)
        log = self.query_one("#log", VerticalScroll)
        log.border_title = self.game.name
        log.anchor()

    def write_need(self, title: str, words: Rich) -> None:
        """What is asked, and of whom."""
        self.query_one("#ask", Vertical).border_title = title
        self.query_one("#need", Static).update(words)
        self.write_apart("")

    def write_apart(self, words: str) -> None:
        """What can be chosen too, but not in the list."""
        apart = self.query_one("#apart", Static)
        apart.display = bool(words)
        apart.update(Rich(words, no_wrap=True, overflow="ellipsis"))

    def write_foot(self, words: str) -> None:
        """The line at the foot."""
        self.query_one("#keys", Static).update(Rich(words, no_wrap=True))

    # Keys -----------------------------------------------------------------------------------------------------

    def action_rule(self) -> None:
        """Explain the rule behind what is shown."""
        self.app.push_screen(rule_sheet(self.game, self.rule_now(), self.text, self.dark))

    def action_parts(self) -> None:
        """Show what is printed on the components."""
        self.app.push_screen(parts_sheet(self.game, self.text, self.dark, self.app.size.width))

    def action_log(self) -> None:
        """The log alone, or beside the board."""
        self.toggle_class("-log")
        self.show()

    def action_read(self, by: int) -> None:
        """Scroll the log."""
        log = self.query_one("#log", VerticalScroll)
        log.anchor(False)
        log.scroll_relative(y=by, animate=False)
