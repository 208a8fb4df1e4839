"""A match at the table: how it begins and ends on the screen, and the keys of whoever plays it."""

from typing import ClassVar

from rich.text import Text as Rich
from textual import work
from textual.binding import Binding, BindingType

from downfield.coaches.hints import Hint, hints
from downfield.kernel.errors import DownfieldError
from downfield.kernel.needs import NOBODY
from downfield.terminal.boards import labels_of
from downfield.terminal.course import PACES, Course
from downfield.terminal.sheets import leave_sheet, report_sheet
from downfield.terminal.style import styles
from downfield.terminal.widgets import Choices, Sheet, Typed
from downfield.text.oracle import reason
from downfield.text.retell import ending
from downfield.text.sheet import sheet

NOTE = 6.0  # seconds that a line at the foot stays
ENDS = ("rematch", "again", "replay", "new", "leave")


class MatchScreen(Course):
    """One match, from wherever it stands to its end."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("slash,colon", "write", show=False),
        Binding("u", "take_back", show=False),
        Binding("e", "end", show=False),
        Binding("s", "save", show=False),
        Binding("v", "speed", show=False),
        Binding("r", "report", show=False),
        Binding("a", "advice", show=False),
        Binding("q,escape", "leave", show=False),
        Binding("pageup", "read(-6)", show=False, priority=True),
        Binding("pagedown", "read(6)", show=False, priority=True),
    ]

    def on_mount(self) -> None:
        self.table.playing = self.seating
        people = self.seating.people()
        if len({self.match.seats[s].side for s in people}) == 1:
            self.viewer = people[0]
        self.query_one(Choices).focus()
        self.advance()

    def finish(self) -> None:
        """Tell the result and what may come next."""
        style = styles(self.dark)
        said = Rich(ending(self.match, self.side_names, self.text), style["title"])
        said.append("\n" + self.text.say("end-saved", file=self.seating.file.name), style["dim"])
        said.append(" · " + self.text.say("report-key"), style["dim"])
        self.say_who(None, said)
        self.query_one(Choices).offer([self.text.say(f"end-{what}") for what in ENDS])
        self.show()

    def rule_now(self) -> str:
        """The rule of what is asked, or else of what happened last."""
        return self.match.need.rule or (self.match.events[-1].rule if self.match.events else "")

    # A line at the foot ---------------------------------------------------------------------------------------

    def tell(self, words: str) -> None:
        """Say something at the foot of the screen, for a while."""
        self.note = words
        self.write_foot(words)
        self.set_timer(NOTE, lambda: self.untell(words))

    def untell(self, words: str) -> None:
        """Show the keys again, unless something else was told meanwhile."""
        if self.note == words:
            self.note = ""
            self.write_foot(self.text.say("match-keys"))

    def tell_trouble(self) -> None:
        """Say when an answer could not be saved."""
        if self.seating.trouble:
            self.tell(self.text.say("save-failed", why=self.seating.trouble))

    # Keys -----------------------------------------------------------------------------------------------------

    def action_write(self) -> None:
        """Open the line in which answers can be written."""
        if self.asked is None or self.query(Typed):
            return
        words = [choice.token for choice in self.match.options(self.asked)]
        some = dict.fromkeys((words[0], words[len(words) // 2], words[-1]))
        line = Typed(placeholder=self.text.say("write-hint", words="  ".join(some)), compact=True)
        self.mount(line)
        line.focus()

    def on_typed_put_away(self) -> None:
        self.query(Typed).remove()
        self.query_one(Choices).focus()

    def on_input_submitted(self, event: Typed.Submitted) -> None:
        """Take what was written for an answer; what cannot be stays to be mended."""
        seat = self.asked
        if seat is None:
            return
        secret = self.seating.is_secret_from_people(seat)
        try:
            self.seating.write(seat, event.value)
        except DownfieldError as e:
            self.advance()
            self.tell(self.text.error(e))
            return
        self.on_typed_put_away()
        self.viewer = None if secret else self.viewer
        self.tell_trouble()
        self.advance()

    def action_take_back(self) -> None:
        """Undo the last answer of the person at the screen, or say why not."""
        people = self.seating.people()
        if any(s in people for s in self.seating.held):
            self.tell(self.text.say("sealed-stays"))
            return
        last = self.match.moves[-1].seat if self.match.moves else NOBODY
        try:
            self.seating.take_back(last if last in people else people[0] if people else NOBODY)
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
            self.tell(self.text.say("saved", file=self.seating.file.name))

    def action_speed(self) -> None:
        """The next speed of the dice."""
        speeds = list(PACES)
        self.table.speed = speeds[(speeds.index(self.table.speed) + 1) % len(speeds)]
        self.tell(self.text.say("speed-now", speed=self.text.say(f"speed-{self.table.speed}")))

    def action_report(self) -> None:
        """What both sides have done so far."""
        told = sheet(self.match, self.side_names, self.text)
        self.app.push_screen(report_sheet(told, self.text, self.dark))

    def action_advice(self) -> None:
        """What would you do? Whoever plays against people gets no help."""
        seat = self.asked
        if seat is not None and not self.seating.is_shared():
            self.advise(seat, self.turn)

    @work(thread=True, group="advice", exclusive=True)
    def advise(self, seat: int, turn: int) -> None:
        """Ask a good coach away from the screen."""
        match = self.match
        found = hints(match.game, match.options_agreed, match.seen_by(seat), seat)
        self.app.call_from_thread(self.advised, seat, found, turn)

    def advised(self, seat: int, found: list[Hint], turn: int) -> None:
        """Say what he would do, if it is still asked."""
        if turn != self.turn or self.asked != seat:
            return
        look = self.seating.look(seat)
        known, view = labels_of(look, self.text.say), look.view
        tokens = {value: token for token, value in look.answers.items()}
        said = []
        for hint in found:
            token = tokens[hint.option]
            words = self.text.answer(view.question, token, view.scene, known.get(token, ""))
            said.append((words, reason(hint.value, hint.share, self.text, hint.why, hint.ahead)))
        self.say_advice(said)

    def say_advice(self, said: list[tuple[str, str]]) -> None:
        """Each answer with its reason: at the foot of the screen, or on a sheet where that is too narrow."""
        title = self.text.say("hint")
        told = " · ".join(f"{words} ({why})" if why else words for words, why in said)
        if len(title) + len(told) + 2 < self.app.size.width:
            self.tell(f"{title}: {told}")
            return
        style, body = styles(self.dark), Rich()
        for n, (words, why) in enumerate(said):
            body.append("\n\n" if n else "").append(words, style["title"])
            body.append(f"\n{why}" if why else "", style["text"])
        self.app.push_screen(Sheet(title, body, self.text.say("parts-keys")))

    def action_leave(self) -> None:
        """Leave, after a question while the match is not over."""
        if self.match.over:
            self.table.leave()
            return

        def chosen(index: int | None) -> None:
            if index == 0:
                self.table.leave()

        self.app.push_screen(leave_sheet(self.text), chosen)
