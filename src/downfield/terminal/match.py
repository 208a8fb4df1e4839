"""The match on the screen: the board, what is asked, the log."""

import itertools
from typing import TYPE_CHECKING, ClassVar, cast

import msgspec
from rich.text import Text as Rich
from textual import events, work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import Screen
from textual.timer import Timer
from textual.widgets import OptionList, Static
from textual.worker import get_current_worker

from downfield.kernel import notation
from downfield.kernel.errors import DownfieldError, UnknownName
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, NOBODY, SEALED
from downfield.kernel.state import State
from downfield.kernel.view import View
from downfield.terminal.boards import board_of
from downfield.terminal.handover import SHAPES, HandOver
from downfield.terminal.log import log_lines
from downfield.terminal.seating import Seating
from downfield.terminal.sheets import leave_sheet, parts_sheet, rule_sheet
from downfield.terminal.style import paint, styles
from downfield.terminal.widgets import Choices
from downfield.text.retell import ending

if TYPE_CHECKING:
    from downfield.terminal.app import TableApp

NOTE = 6.0  # seconds that a line at the foot stays
SLIM = 64  # columns below which the log makes room
PACES = {
    "off": (0, 0.0, 0.0),
    "quick": (3, 0.06, 0.2),
    "calm": (6, 0.08, 0.7),
}  # faces shown, each, then a pause


class MatchScreen(Screen[None]):
    """One match, from wherever it stands to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("question_mark", "rule", show=False),
        Binding("c", "parts", show=False),
        Binding("u", "take_back", show=False),
        Binding("s", "save", show=False),
        Binding("v", "speed", show=False),
        Binding("t", "app.theme_turned", show=False),
        Binding("l", "log", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("pageup", "read(-6)", show=False, priority=True),
        Binding("pagedown", "read(6)", show=False, priority=True),
    ]

    def __init__(self, seating: Seating) -> None:
        super().__init__()
        self.seating = seating
        self.text = seating.text
        self.viewer: int | None = None  # whose eyes the screen serves; None shows what all may see
        self.asked: int | None = None  # the seat that is being asked
        self.turn = 0  # counts changes, so that a program that thought too long is not heard
        self.timer: Timer | None = None
        self.note = ""

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.seating.match

    @property
    def table(self) -> "TableApp":
        """The application, by its own name."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        yield Static(id="board")
        with Horizontal(id="table"):
            with Vertical(id="ask"):
                yield Static(id="need")
                yield Choices()
            with VerticalScroll(id="log", can_focus=False):
                yield Static(id="lines")
        yield Static(id="keys")

    def on_mount(self) -> None:
        self.table.playing = self.seating
        people = self.seating.people()
        if len({self.match.seats[s].side for s in people}) == 1:
            self.viewer = people[0]
        self.query_one(Choices).focus()
        self.advance()

    def on_resize(self, event: events.Resize) -> None:
        self.set_class(event.size.width < SLIM, "-slim")
        self.show()

    # The course of the match ----------------------------------------------------------------------------------

    def advance(self) -> None:
        """Go on to whatever the match waits for."""
        self.halt()
        self.turn += 1
        self.asked = None
        if self.match.state.need == CHANCE and self.pace[0]:
            self.tumble()
            return
        while self.match.state.need == CHANCE:
            self.seating.roll()
        if self.match.over:
            self.finish()
            return
        seat = self.seating.owing()[0]
        if self.seating.is_program(seat):
            self.await_program(seat)
        elif self.seating.is_secret_from_people(seat):
            self.hand_over(seat)
        else:
            self.invite(seat)

    def halt(self) -> None:
        """Stop whatever moves on the screen."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    @property
    def pace(self) -> tuple[int, float, float]:
        """How many faces a die shows before it lies, for how long each, and the pause after it."""
        return PACES[self.table.speed]

    def tumble(self) -> None:
        """Let a die show some of its faces, then lie."""
        count, each, _ = self.pace
        faces = itertools.islice(itertools.cycle(self.seating.faces()[self.match.rolls % 2 :: 2]), count)
        die = self.text.die(self.match.need.die)
        self.ask_nothing(self.text.say("rolling", die=die))
        self.show()

        def turn() -> None:
            face = next(faces, None)
            if face is None:
                self.halt()
                self.fall()
            else:
                self.show(falling=face)

        self.timer = self.set_interval(each, turn)

    def fall(self) -> None:
        """The die lies; a short look at it."""
        self.seating.roll()
        self.show()
        self.timer = self.set_timer(self.pace[2], self.advance)

    def on_key(self, event: events.Key) -> None:
        """Any key lets moving dice lie at once."""
        if self.timer is not None and self.match.state.need == CHANCE:
            while self.match.state.need == CHANCE:
                self.seating.roll()
            self.advance()

    # Programs -------------------------------------------------------------------------------------------------

    def await_program(self, seat: int) -> None:
        """Say who thinks about what, and let him think beside the screen."""
        name = self.seating.names[seat]
        if not self.seating.knows_its_book(seat):
            self.ask_nothing(self.text.say("studying", name=name), seat)
        else:
            self.ask_nothing(self.text.say("thinking-about", name=name, what=self.heading()), seat)
        self.show()
        self.think(seat, self.match.state.clone(), self.turn)

    def heading(self) -> str:
        """What the present decision is about, after its rule."""
        try:
            return self.match.game.rules.rule(self.match.need.rule).heading
        except UnknownName:
            return self.match.need.question

    @work(thread=True, group="coach")
    def think(self, seat: int, state: State, turn: int) -> None:
        worker = get_current_worker()
        try:
            x = self.seating.decide(seat, state)
        except DownfieldError as e:
            if not worker.is_cancelled:
                self.app.call_from_thread(self.gave_up, seat, e, turn)
            return
        if not worker.is_cancelled:
            self.app.call_from_thread(self.decided, seat, x, turn)

    def decided(self, seat: int, x: int, turn: int) -> None:
        """A program has made up its mind, if it is still asked."""
        if turn != self.turn:
            return
        sealed = self.match.state.need == SEALED
        self.seating.answer(seat, x)
        self.told_trouble()
        if sealed or self.pace[2] == 0:
            self.advance()
        else:
            self.show()
            self.timer = self.set_timer(self.pace[2], self.advance)

    def gave_up(self, seat: int, error: DownfieldError, turn: int) -> None:
        """A program cannot go on; people read why."""
        if turn == self.turn:
            why = self.text.error(error)
            self.ask_nothing(self.text.say("program-gave-up", name=self.seating.names[seat], why=why), seat)

    # People ---------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Blank the screen until the right person sits before it."""
        self.viewer = None
        self.ask_nothing("")
        self.show()
        name = self.seating.names[seat]

        def seated(_: object) -> None:
            self.viewer = seat
            self.invite(seat)

        self.app.push_screen(
            HandOver(name, self.match.seats[seat].side, self.text, self.table.dark_theme), seated
        )

    def invite(self, seat: int) -> None:
        """Ask a person, with a numbered list."""
        if self.viewer is None or len(self.seating.people()) > 1:
            self.viewer = seat
        self.asked = seat
        view = self.match.view(seat)
        style = styles(self.table.dark_theme)
        sides = self.seating.sides
        need = Rich(self.text.need(view.question, view.scene, sides), style["strong"])
        if view.kind == "sealed":
            need.append(f"\n{self.text.say('sealed-mark')}", style["dim"])
        self.put_need(need, seat)
        known = board_of(self.match.game).labels(view, self.match.game)
        offered = [self.text.answer(view.question, t, view.scene, known.get(t, "")) for t in view.options]
        self.query_one(Choices).offer(offered)
        self.show()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self.match.over:
            self.table.after_match(self.seating, event.option_index)
        elif self.asked is not None:
            self.answer(event.option_index)

    def answer(self, index: int) -> None:
        """A person has chosen."""
        seat = self.asked
        assert seat is not None
        x = self.match.options(seat)[index].value
        sealed_from_others = self.seating.is_secret_from_people(seat)
        self.asked = None
        self.note = ""
        self.seating.answer(seat, x)
        if sealed_from_others:
            self.viewer = None
        self.told_trouble()
        self.advance()

    def finish(self) -> None:
        """Tell the result and what may come next."""
        style = styles(self.table.dark_theme)
        said = Rich(ending(self.match, self.seating.sides, self.text), style["title"])
        said.append("\n" + self.text.say("end-saved", file=self.seating.file.name), style["dim"])
        self.put_need(said, None)
        self.query_one(Choices).offer([self.text.say(f"end-{what}") for what in ENDS])
        self.show()

    # What stands on the screen --------------------------------------------------------------------------------

    def show(self, falling: str = "") -> None:
        """Draw the board and the log as they are now; `falling` is the face of a die that still moves."""
        dark = self.table.dark_theme
        view = self.match.view(self.viewer)
        if falling:
            view = msgspec.structs.replace(view, since=[*view.since, falling])
        width = self.app.size.width
        lines = board_of(self.match.game).board(view, self.match.game, width, self.before(view))
        self.query_one("#board", Static).update(paint(lines, dark))
        self.write_log(dark)
        keys = self.note or self.text.say("match-keys")
        self.query_one("#keys", Static).update(Rich(keys, no_wrap=True))

    def before(self, view: View) -> list[str]:
        """The words of the play before this one."""
        rests = self.match.rests
        if len(rests) < 2:
            return []
        return notation.tokens(self.match, rests[-2][0], rests[-1][0], view.seat)

    def write_log(self, dark: bool) -> None:
        most = 10**6 if self.has_class("-log") else 60
        lines = log_lines(self.match, self.text, self.seating.sides, self.seating.names, self.viewer, most)
        written = paint(lines, dark)
        written.no_wrap = False
        self.query_one("#lines", Static).update(written)
        log = self.query_one("#log", VerticalScroll)
        log.border_title = f"{self.match.game.name}"
        log.anchor()

    def put_need(self, words: Rich, seat: int | None) -> None:
        """Write what is asked, and of whom."""
        ask = self.query_one("#ask", Vertical)
        if seat is None:
            ask.border_title = ""
        else:
            side = self.match.seats[seat].side
            ask.border_title = f"{SHAPES[side]} {self.seating.names[seat]}"
        self.query_one("#need", Static).update(words)

    def ask_nothing(self, words: str, seat: int | None = None) -> None:
        """Say what is going on while nobody at the screen is asked."""
        self.put_need(Rich(words, styles(self.table.dark_theme)["dim"]), seat)
        self.query_one(Choices).offer([])

    def tell(self, words: str) -> None:
        """A line at the foot of the screen, for a while."""
        self.note = words
        self.set_timer(NOTE, lambda: self.untell(words))
        self.query_one("#keys", Static).update(Rich(words, no_wrap=True))

    def untell(self, words: str) -> None:
        """Show the keys again, unless something else was told meanwhile."""
        if self.note == words:
            self.note = ""
            self.query_one("#keys", Static).update(Rich(self.text.say("match-keys"), no_wrap=True))

    def told_trouble(self) -> None:
        """Say when an answer could not be saved."""
        if self.seating.trouble:
            self.tell(self.text.say("save-failed", why=self.seating.trouble))

    # Keys -----------------------------------------------------------------------------------------------------

    def action_rule(self) -> None:
        """Explain the rule behind what is asked, or behind what happened last."""
        id = self.match.need.rule or (self.match.events[-1].rule if self.match.events else "")
        self.app.push_screen(rule_sheet(self.match.game, id, self.text, self.table.dark_theme))

    def action_parts(self) -> None:
        """Show what is printed on the components."""
        sheet = parts_sheet(self.match.game, self.text, self.table.dark_theme, self.size.width)
        self.app.push_screen(sheet)

    def action_take_back(self) -> None:
        """Undo the last answer of the person at the screen, or say why not."""
        people = self.seating.people()
        last = self.match.moves[-1].seat if self.match.moves else NOBODY
        seat = last if last in people else self.asked if self.asked is not None else 0
        if any(s in people for s in self.seating.held):
            self.tell(self.text.say("sealed-stays"))
            return
        try:
            self.seating.take_back(seat)
        except DownfieldError as e:
            self.tell(self.text.error(e))
            return
        self.advance()
        self.tell(self.text.say("taken-back"))

    def action_save(self) -> None:
        """Save, and say where."""
        try:
            self.seating.save()
        except DownfieldError as e:
            self.tell(self.text.say("save-failed", why=self.text.error(e)))
        else:
            self.tell(self.text.say("saved", file=short(str(self.seating.file))))

    def action_speed(self) -> None:
        """The next speed of the dice."""
        speeds = list(PACES)
        self.table.speed = speeds[(speeds.index(self.table.speed) + 1) % len(speeds)]
        self.tell(self.text.say("speed-now", speed=self.text.say(f"speed-{self.table.speed}")))

    def action_log(self) -> None:
        """The log alone, or beside the board."""
        self.toggle_class("-log")
        self.show()

    def action_read(self, by: int) -> None:
        """Scroll the log."""
        log = self.query_one("#log", VerticalScroll)
        log.anchor(False)
        log.scroll_relative(y=by, animate=False)

    def action_leave(self) -> None:
        """Leave, after a question while the match is not over."""
        if self.match.over:
            self.table.leave()
            return

        def chosen(index: int | None) -> None:
            if index == 0:
                self.table.leave()

        self.app.push_screen(leave_sheet(self.text), chosen)


ENDS = ("rematch", "again", "replay", "new", "leave")


def short(file: str, most: int = 60) -> str:
    """The end of a long path."""
    return file if len(file) <= most else "…" + file[-most + 1 :]
