"""A record looked at step by step."""

from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Rich
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import Static

from downfield.kernel import notation, record
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE
from downfield.kernel.record import Record
from downfield.kernel.spec import Game
from downfield.kernel.view import View
from downfield.terminal.boards import board_of
from downfield.terminal.log import log_lines
from downfield.terminal.sheets import parts_sheet, rule_sheet
from downfield.terminal.style import paint, styles
from downfield.text import Text
from downfield.text.retell import ending, seat_names, side_names, stops

if TYPE_CHECKING:
    from downfield.terminal.app import TableApp

EACH = 0.5  # seconds a step lasts when the film runs


class Film:
    """Every stop of a record: the view a spectator had, and how much had been told."""

    def __init__(self, read: Record, game: Game, text: Text) -> None:
        self.game = game
        self.text = text
        self.stops: list[tuple[View, list[str], int, str]] = []
        self.plays: list[int] = []  # the stops between plays
        self.match = record.restart(read, game)
        self.seats = seat_names(self.match, text)
        self.sides = side_names(self.match, self.seats, text)
        said = ""
        for match, word in stops(read, game):
            self.match = match
            self._stop(said)
            said = self._said(word) if word else ""

    def _stop(self, said: str) -> None:
        match = self.match
        if match.state.quiet or match.over or not self.stops:
            self.plays.append(len(self.stops))
        self.stops.append((match.view(None), _before(match), len(match.events), said))

    def _said(self, word: str) -> str:
        """What the word that comes next means."""
        match, text = self.match, self.text
        if match.state.need == CHANCE:
            return f"{text.die(match.need.die)}: {word}"
        need, scene = match.need, match.view(None).scene
        order = notation.sealed_order(self.game.spec, match.state, len(match.seats))
        seats = [s for s in order if s in need.seats]
        words = word.split("/") if len(seats) > 1 else [word]
        said = [
            text.say("replay-decided", name=self.seats[s], what=text.answer(need.question, w, scene))
            for s, w in zip(seats, words, strict=False)
        ]
        return "\n".join(said)


def _before(match: Match) -> list[str]:
    rests = match.rests
    return [] if len(rests) < 2 else notation.tokens(match, rests[-2][0], rests[-1][0])


class ReplayScreen(Screen[None]):
    """The board and the log at one step of a record."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("down,pagedown", "play(1)", show=False),
        Binding("up,pageup", "play(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("space", "run", show=False),
        Binding("question_mark", "rule", show=False),
        Binding("c", "parts", show=False),
        Binding("t", "app.theme_turned", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, film: Film) -> None:
        super().__init__()
        self.film = film
        self.at = 0
        self.timer: Timer | None = None

    def compose(self) -> ComposeResult:
        yield Static(id="board")
        with Horizontal(id="table"):
            with Vertical(id="ask"):
                yield Static(id="need")
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines")
        yield Static(self.film.text.say("replay-keys"), id="keys")

    def on_mount(self) -> None:
        self.show()

    def on_resize(self, event: events.Resize) -> None:
        self.show()

    @property
    def dark(self) -> bool:
        """Whether the terminal is dark."""
        return cast("TableApp", self.app).dark_theme

    def show(self) -> None:
        """Draw this step."""
        film, dark = self.film, self.dark
        view, before, told, said = film.stops[self.at]
        lines = board_of(film.game).board(view, film.game, self.app.size.width, before)
        self.query_one("#board", Static).update(paint(lines, dark))
        self._write_log(told, dark)
        style = styles(dark)
        body = Rich(said or film.text.say("replay-start"), style["strong"])
        if self.at == len(film.stops) - 1:
            body.append("\n" + ending(film.match, film.sides, film.text), style["title"])
        self.query_one("#need", Static).update(body)
        of = len(film.stops) - 1
        self.query_one("#ask", Vertical).border_title = film.text.say("replay-at", at=self.at, of=of)

    def _write_log(self, told: int, dark: bool) -> None:
        film = self.film
        lines = log_lines(film.match, film.text, film.sides, film.seats, None, 60, told)
        written = paint(lines, dark)
        written.no_wrap = False
        self.query_one("#lines", Static).update(written)
        log = self.query_one("#log", VerticalScroll)
        log.border_title = film.game.name
        log.anchor()

    def action_go(self, at: int) -> None:
        """To a step; -1 is the last."""
        self.at = at if at >= 0 else len(self.film.stops) - 1
        self.show()

    def action_step(self, by: int) -> None:
        """One answer on or back."""
        self.action_go(max(0, min(len(self.film.stops) - 1, self.at + by)))

    def action_play(self, by: int) -> None:
        """One play on or back."""
        plays = self.film.plays
        if by > 0:
            self.action_go(next((p for p in plays if p > self.at), len(self.film.stops) - 1))
        else:
            self.action_go(next((p for p in reversed(plays) if p < self.at), 0))

    def action_run(self) -> None:
        """Let the film run, or stop it."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None
        else:
            self.timer = self.set_interval(EACH, lambda: self.action_step(1))

    def action_rule(self) -> None:
        """Explain the rule of what happened last."""
        told = self.film.stops[self.at][2]
        rule = self.film.match.events[told - 1].rule if told else ""
        self.app.push_screen(rule_sheet(self.film.game, rule, self.film.text, self.dark))

    def action_parts(self) -> None:
        """Show what is printed on the components."""
        self.app.push_screen(parts_sheet(self.film.game, self.film.text, self.dark, self.size.width))

    def action_leave(self) -> None:
        """Back to the match it was opened from, or away."""
        app = cast("TableApp", self.app)
        if len(app.screen_stack) > 2:
            app.pop_screen()
        else:
            app.leave()
