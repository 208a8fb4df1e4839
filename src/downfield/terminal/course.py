"""The course of a match on the screen: dice that fall, programs that think, people who are asked one after another."""

import itertools

import msgspec
from rich.text import Text as Rich
from textual import events, work
from textual.timer import Timer
from textual.widgets import OptionList
from textual.worker import get_current_worker

from downfield.kernel.errors import DownfieldError
from downfield.kernel.match import Match
from downfield.kernel.needs import CHANCE, SEALED
from downfield.kernel.show.look import Look
from downfield.kernel.show.plan import Plan
from downfield.kernel.state import State
from downfield.terminal.boards import labels_of
from downfield.terminal.handover import SHAPES, HandOver
from downfield.terminal.layout import TableScreen
from downfield.terminal.seating import Seating
from downfield.terminal.style import styles
from downfield.terminal.widgets import Choices
from downfield.text.picture import ending, plans

# How many faces a die shows before it lies, for how many seconds each, and the pause after it.
PACES = {"off": (0, 0.0, 0.0), "quick": (3, 0.06, 0.2), "calm": (6, 0.08, 0.7)}


class Course(TableScreen):
    """A match that goes on to whatever it waits for."""

    def __init__(self, seating: Seating) -> None:
        super().__init__(seating.match.game, seating.text, seating.sides, seating.names)
        self.seating = seating
        self.viewer: int | None = None  # whose eyes the screen serves; None shows what all may see
        self.asked: int | None = None  # the seat that is being asked
        self.alone: tuple[int, int] | None = None  # for whom the others have looked away
        self.offered: list[int | str] = []  # what the list stands for: plans by their words, then answers
        self.end: tuple[int | str, str, int] | None = (
            None  # what ends the turn, its words, who could still act
        )
        self.is_sure = False  # whether the end of the turn was asked for already
        self.turn = 0  # counts changes, so that a program that thought too long is not heard
        self.timer: Timer | None = None
        self.note = ""

    @property
    def match(self) -> Match:
        """The match that is played."""
        return self.seating.match

    def advance(self) -> None:
        """Go on to whatever the match waits for."""
        self.halt()
        self.turn += 1
        self.asked = None
        if self.match.state.need == CHANCE and self.pace[0]:
            self.tumble()
            return
        self.roll_all()
        if self.match.over:
            self.finish()
            return
        seat = self.seating.owing()[0]
        if self.seating.is_program(seat):
            self.await_program(seat)
        elif self.seating.is_secret_from_people(seat) and self.alone != self.as_alone(seat):
            self.hand_over(seat)
        else:
            self.invite(seat)

    def as_alone(self, seat: int) -> tuple[int, int]:
        """Who sits alone before the screen while this seat answers in secret, and what all had seen before."""
        return self.match.seats[seat].side, len(self.match.open_events)

    def finish(self) -> None:
        """The match is over."""
        raise AssertionError("a match says how it ends")

    def show(self, falling: str = "") -> None:
        """Draw the match as it is now; `falling` is the face of a die that still moves."""
        look = self.seating.look(self.viewer)
        if falling:
            look.view = msgspec.structs.replace(look.view, since=[*look.view.since, falling])
        self.draw(look)
        together = self.seating.is_shared() and not self.match.is_private
        self.write_log(self.match, None if together else self.viewer)
        self.write_foot(self.note or self.text.say("match-keys"))

    def restyle(self) -> None:
        """Draw everything anew in other colours, the need too."""
        if self.asked is not None:
            self.invite(self.asked)
        elif self.match.over:
            self.finish()
        else:
            self.show()

    def say_who(self, seat: int | None, words: Rich) -> None:
        """Write what is asked under the name of a seat."""
        title = "" if seat is None else f"{SHAPES[self.match.seats[seat].side]} {self.seat_names[seat]}"
        self.write_need(title, words)

    def ask_nothing(self, words: str, seat: int | None = None) -> None:
        """Say what is going on while nobody at the screen is asked."""
        self.say_who(seat, Rich(words, styles(self.dark)["dim"]))
        self.query_one(Choices).offer([])

    # Dice -----------------------------------------------------------------------------------------------------

    @property
    def pace(self) -> tuple[int, float, float]:
        """How fast dice fall."""
        return PACES[self.table.speed]

    def tumble(self) -> None:
        """Let a die show some of its faces, then lie."""
        count, each, _ = self.pace
        faces = itertools.islice(itertools.cycle(self.seating.faces()[self.match.rolls % 2 :: 2]), count)
        self.ask_nothing(self.text.say("rolling", die=self.text.die(self.match.need.die)))
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

    def roll_all(self) -> None:
        """Let every die lie that is to be rolled now."""
        while self.match.state.need == CHANCE:
            self.seating.roll()

    def halt(self) -> None:
        """Stop whatever moves on the screen."""
        if self.timer is not None:
            self.timer.stop()
            self.timer = None

    def on_key(self, event: events.Key) -> None:
        """Any key lets moving dice lie at once."""
        if self.timer is not None:
            self.roll_all()
            self.advance()

    # Programs -------------------------------------------------------------------------------------------------

    def await_program(self, seat: int) -> None:
        """Say who thinks about what, and let him think beside the screen."""
        name = self.seat_names[seat]
        knows = self.seating.knows_its_book(seat)
        asked = (
            self.text.deciding(self.match.need.question, [name], self.match.view().scene)
            if knows
            else self.text.say("studying", name=name)
        )
        self.ask_nothing(asked, seat)
        self.show()
        self.think(seat, self.match.state.clone(), self.turn)

    @work(thread=True, group="coach")
    def think(self, seat: int, state: State, turn: int) -> None:
        """Ask a program away from the screen, which goes on listening to its keys."""
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
        self.tell_trouble()
        if sealed or self.pace[2] == 0:
            self.advance()
        else:
            self.show()
            self.timer = self.set_timer(self.pace[2], self.advance)

    def gave_up(self, seat: int, error: DownfieldError, turn: int) -> None:
        """A program cannot go on; people read why."""
        if turn == self.turn:
            why = self.text.error(error)
            self.ask_nothing(self.text.say("program-gave-up", name=self.seat_names[seat], why=why), seat)

    # People ---------------------------------------------------------------------------------------------------

    def hand_over(self, seat: int) -> None:
        """Blank the screen until the right person sits before it."""
        self.viewer = None
        self.ask_nothing("")
        self.show()
        self.alone = self.as_alone(seat)
        cover = HandOver(self.seat_names[seat], self.match.seats[seat].side, self.text, self.dark)
        self.app.push_screen(cover, lambda _: self.invite(seat))

    def invite(self, seat: int) -> None:
        """Ask a person, with a numbered list."""
        self.viewer = self.asked = seat
        if not self.seating.is_secret_from_people(seat):
            self.alone = None
        look = self.seating.look(seat)
        view, style = look.view, styles(self.dark)
        need = Rich(self.text.need(view.question, view.scene, self.side_names), style["strong"])
        if view.kind == "sealed":
            need.append(f"\n{self.text.say('sealed-mark')}", style["dim"])
        self.say_who(seat, need)
        known = labels_of(look, self.text.say)
        ready = plans(look, self.text.say, {})
        taken = {plan.token for plan in ready}
        plain = [choice for choice in self.match.options(seat) if choice.token not in taken]
        said = {
            c.value: self.text.answer(view.question, c.token, view.scene, known.get(c.token, ""))
            for c in plain
        }
        self.end, self.is_sure = self.end_of(look, ready, said), False
        offered = [(plan.token, plan.label) for plan in ready] + [*said.items()]
        listed = [pair for pair in offered if self.end is None or pair[0] != self.end[0]]
        self.offered = [value for value, _ in listed]
        self.query_one(Choices).offer([words for _, words in listed])
        self.write_apart("" if self.end is None else f"e  {self.end[1]}")
        self.show()

    def end_of(
        self, look: Look, ready: list[Plan], said: dict[int, str]
    ) -> tuple[int | str, str, int] | None:
        """What ends the turn or the phase, if anything does: it is never in the list."""
        for plan in ready:
            if plan.ends:
                return plan.token, plan.label, plan.idle
        end = ending(look)
        if end is None:
            return None
        value = look.answers[end.token]
        return value, said[value], end.idle

    def action_end(self) -> None:
        """End the turn; while players could still act, only the second time."""
        if self.asked is None or self.end is None:
            return
        if self.end[2] and not self.is_sure:
            self.is_sure = True
            self.tell(self.text.say("end-sure", what=self.end[1]))
            return
        self.give(self.asked, self.end[0])

    def tell(self, words: str) -> None:
        """Say something at the foot of the screen."""
        raise AssertionError("a match says where")

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        if self.match.over:
            self.table.after_match(self.seating, event.option_index)
        elif self.asked is not None:
            self.answer(self.asked, event.option_index)

    def answer(self, seat: int, index: int) -> None:
        """A person has chosen."""
        self.give(seat, self.offered[index])

    def give(self, seat: int, x: int | str) -> None:
        """Give a person's answer."""
        secret = self.seating.is_secret_from_people(seat)
        self.asked = None
        self.note = ""
        if isinstance(x, str):
            self.seating.carry_out(seat, x)
        else:
            self.seating.answer(seat, x)
        if secret:
            self.viewer = None
        self.tell_trouble()
        self.advance()

    def tell_trouble(self) -> None:
        """Say when an answer could not be saved."""
        raise AssertionError("a match says where it is saved")
