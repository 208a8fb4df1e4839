"""A guided match at the terminal: the coach speaks on sheets of paper, and then lets go."""

from typing import ClassVar

from rich.text import Text as Rich
from textual.binding import Binding, BindingType

from downfield.kernel.lessons.script import NotAsked, Script
from downfield.terminal.match import MatchScreen
from downfield.terminal.seating import Seating
from downfield.terminal.style import styles
from downfield.terminal.widgets import Sheet


def screen_of(table: Seating) -> MatchScreen:
    """The screen of a match, with a coach where it is a lesson."""
    return MatchScreen(table) if table.lesson is None else LessonScreen(table, table.lesson)


class LessonScreen(MatchScreen):
    """A match with a coach beside it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hear", show=False),
        Binding("k", "skip", show=False),
    ]

    def __init__(self, seating: Seating, lesson: Script) -> None:
        super().__init__(seating)
        self.lesson = lesson
        self.heard: range | None = None  # the moments that were read last

    def invite(self, seat: int) -> None:
        """Ask the learner; what is new is said first."""
        super().invite(seat)
        if self.note == "" and self.lesson.lasts(self.match):
            self.write_foot(self.text.say("learn-keys"))
        read = self.lesson.notes(self.match)
        if read != self.heard and not self.lesson.has_gone_on(self.match):
            self.heard = read
            self.action_hear()

    def give(self, seat: int, x: int | str) -> None:
        """Give the learner's answer, or explain why it is not the one."""
        try:
            super().give(seat, x)
        except NotAsked as e:
            self.invite(seat)
            self.tell(self.text.error(e))

    def tell(self, words: str) -> None:
        """Say something: what is too long for the foot of the screen lies on a sheet."""
        if len(words) < self.app.size.width:
            super().tell(words)
        else:
            self.app.push_screen(self._sheet(Rich(words, styles(self.dark)["text"])))

    def action_hear(self) -> None:
        """What the coach says at this moment."""
        style, moments = styles(self.dark), self.lesson.lesson.moments
        read = self.lesson.notes(self.match)
        if self.lesson.has_gone_on(self.match):
            return
        said = [moments[at].words[self.text.language].say for at in read] or [self.text.say("learn-over")]
        body = Rich()
        if read.start and (well := moments[read.start - 1].words[self.text.language].well):
            body.append(f"✓ {well}\n\n", style["title"])
        body.append("\n\n".join(said), style["text"])
        self.app.push_screen(self._sheet(body))

    def _sheet(self, body: Rich) -> Sheet:
        title, at = self.lesson.lesson.title(self.text.language).title, self.lesson.moment(self.match)
        count = f" · {at + 1}/{len(self.lesson.ends)}" if self.lesson.lasts(self.match) else ""
        return Sheet(title + count, body, options=[self.text.say("learn-next")])

    def action_skip(self) -> None:
        """Enough of the lesson: what is left of it plays itself."""
        if self.lesson.lasts(self.match) and self.asked is not None:
            self.seating.skip()
            self.advance()
