"""The table as an application: which screen comes when, and how it is left."""

import asyncio
import contextlib
import pathlib
import signal
from collections.abc import Mapping
from typing import ClassVar

from textual.app import App
from textual.binding import Binding, BindingType
from textual.screen import Screen
from textual.theme import Theme

from downfield.games import spec
from downfield.kernel import record
from downfield.kernel.errors import RecordError
from downfield.kernel.options import Value
from downfield.kernel.spec import Game
from downfield.terminal import seating
from downfield.terminal.layout import TableScreen
from downfield.terminal.lessons import screen_of
from downfield.terminal.match import ENDS, MatchScreen
from downfield.terminal.menus import ChooseGame, SetUp
from downfield.terminal.replay import Film, ReplayScreen
from downfield.terminal.seating import Seating
from downfield.text import Text

DONE = 0
BROKEN_OFF = 2  # Ctrl-C in the middle of a match

THEMES = (
    Theme(
        "downfield-dark",
        primary="#2f6b46", secondary="#23518f", accent="#e9c46a", foreground="#e8e2d0", background="#131c19",
        surface="#1a2622", panel="#22332c", success="#8fd18f", warning="#e9c46a", error="#f08a7a", dark=True,
    ),
    Theme(
        "downfield-light",
        primary="#2f6b46", secondary="#23518f", accent="#7a5200", foreground="#26302a", background="#f3efe2",
        surface="#fbf8ee", panel="#e4ddc8", success="#1e6b2f", warning="#7a5200", error="#a3271b", dark=False,
    ),
)  # fmt: skip


class TableApp(App[int]):
    """Textual's side of the table."""

    CSS_PATH = "look.tcss"
    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c,ctrl+q", "break_off", show=False, priority=True),
    ]

    def __init__(
        self,
        folder: pathlib.Path,
        language: str = "en",
        *,
        game: Game | None = None,
        options: Mapping[str, Value] | None = None,
        table: Seating | None = None,
        film: Film | None = None,
        speed: str = "quick",
    ) -> None:
        super().__init__()
        self.folder = folder
        self.language = language
        self.text = Text(language)
        self.first = (game, dict(options or {}), table, film)
        self.speed = speed
        self.dark_theme = True
        self.playing: Seating | None = None  # the match on the table, once there is one

    def on_mount(self) -> None:
        for theme in THEMES:
            self.register_theme(theme)
        self.theme = THEMES[0].name
        self.title = self.text.say("choose-title")
        loop = asyncio.get_running_loop()
        with contextlib.suppress(NotImplementedError, RuntimeError, ValueError):
            for sent in (signal.SIGINT, signal.SIGTERM):
                loop.add_signal_handler(sent, self.action_break_off)
        game, options, table, film = self.first
        if film is not None:
            self.push_screen(ReplayScreen(film))
        elif table is not None:
            self.push_screen(screen_of(table))
        elif game is not None:
            self.push_screen(SetUp(game, options, self.language))
        else:
            self.push_screen(ChooseGame(self.folder, self.text))

    # Which screen comes next ----------------------------------------------------------------------------------

    def choose(self) -> None:
        """To the shelf of games."""
        self.playing = None
        self.lay(ChooseGame(self.folder, self.text))

    def begin(self, game: Game, options: Mapping[str, Value], coaches: tuple[str, ...]) -> None:
        """A new match."""
        text = Text(self.language, game.spec)
        self.lay(MatchScreen(seating.begin(game, options, coaches, None, self.folder, text).kept()))

    def resume(self, file: pathlib.Path) -> None:
        """A match that was left."""
        game = Game(spec(record.open_file(file).tags["Game"]))
        self.lay(screen_of(seating.resume(file, game, Text(self.language, game.spec)).kept()))

    def after_match(self, table: Seating, index: int) -> None:
        """What the people chose after the end."""
        match ENDS[index]:
            case "rematch":
                self.lay(MatchScreen(table.rematch(swap=True)))
            case "again":
                self.lay(MatchScreen(table.rematch(swap=False)))
            case "replay":
                self.push_screen(
                    ReplayScreen(Film(record.open_file(table.file), table.match.game, table.text))
                )
            case "new":
                self.choose()
            case _:
                self.leave()

    def lay(self, screen: Screen[None]) -> None:
        """Put another screen in the place of all others."""
        while len(self.screen_stack) > 2:
            self.pop_screen()
        self.switch_screen(screen)

    # Leaving --------------------------------------------------------------------------------------------------

    def action_leave(self) -> None:
        """Leave from a menu."""
        self.leave()

    def action_break_off(self) -> None:
        """Ctrl-C: save and go at once."""
        self.leave(BROKEN_OFF)

    def leave(self, code: int = DONE) -> None:
        """Save what is being played, and go."""
        table = self.playing
        unfinished = table is not None and not table.match.over
        if table is not None and unfinished:
            with contextlib.suppress(RecordError):  # the line that says why stands on the screen already
                table.save()
        self.exit(code if unfinished else DONE)

    def parting(self) -> str:
        """What is said once the screen is a terminal again: how to come back to the match."""
        if self.playing is None:
            return ""
        key = "parting-over" if self.playing.match.over else "parting-resume"
        return self.text.say(key, file=str(self.playing.file))

    def action_theme_turned(self) -> None:
        """Light or dark."""
        self.dark_theme = not self.dark_theme
        self.theme = THEMES[0 if self.dark_theme else 1].name
        if isinstance(self.screen, TableScreen):
            self.screen.restyle()
