"""A record looked at step by step."""

from typing import ClassVar

from rich.text import Text as Rich
from textual.binding import Binding, BindingType
from textual.timer import Timer

from downfield.kernel import notation, record
from downfield.kernel.needs import CHANCE
from downfield.kernel.notation import ALL_SEEING
from downfield.kernel.record import Record
from downfield.kernel.show.look import Look
from downfield.kernel.spec import Game
from downfield.kernel.view import words_before
from downfield.terminal.boards import board_of
from downfield.terminal.layout import TableScreen
from downfield.terminal.style import styles
from downfield.text import Text
from downfield.text.retell import ending, seat_names, side_names, stops

EACH = 0.5  # seconds a step lasts when the film runs


class Film:
    """Every stop of a record: the view a spectator had, and how much had been told."""

    def __init__(self, read: Record, game: Game, text: Text) -> None:
        self.game = game
        self.text = text
        self.stops: list[tuple[Look, int, str]] = []
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
        look = Look(match, None, view=match.view(None), before=words_before(match, ALL_SEEING))
        self.stops.append((look, len(match.events), said))

    def _said(self, word: str) -> str:
        """What the word that comes next means."""
        match, text = self.match, self.text
        if match.state.need == CHANCE:
            die = self.game.spec.dice[match.state.die]
            return text.face(die.key, word.removeprefix(die.code))
        look = Look(match, None)
        need, scene = match.need, look.view.scene
        known = board_of(self.game).labels(look)
        order = notation.sealed_order(self.game.spec, match.state, len(match.seats))
        seats = [s for s in order if s in need.seats]
        words = word.split("/") if len(seats) > 1 else [word]
        said = [
            text.say(
                "replay-decided",
                name=self.seats[s],
                what=text.answer(need.question, w, scene, known.get(w, "")),
            )
            for s, w in zip(seats, words, strict=False)
        ]
        return "\n".join(said)


class ReplayScreen(TableScreen):
    """The board and the log at one step of a record."""

    ASKS = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,enter", "step(1)", show=False),
        Binding("left", "step(-1)", show=False),
        Binding("down,pagedown", "play(1)", show=False),
        Binding("up,pageup", "play(-1)", show=False),
        Binding("home", "go(0)", show=False),
        Binding("end", "go(-1)", show=False),
        Binding("space", "run", show=False),
        Binding("q,escape", "leave", show=False),
    ]

    def __init__(self, film: Film) -> None:
        super().__init__(film.game, film.text, film.sides, film.seats)
        self.film = film
        self.at = 0
        self.timer: Timer | None = None

    def on_mount(self) -> None:
        self.write_foot(self.text.say("replay-keys"))
        self.show()

    def show(self) -> None:
        """Draw this step."""
        film, style = self.film, styles(self.dark)
        look, told, said = film.stops[self.at]
        self.draw(look)
        self.write_log(film.match, None, told)
        body = Rich(said or self.text.say("replay-start"), style["strong"])
        if self.at == len(film.stops) - 1:
            body.append("\n" + ending(film.match, film.sides, self.text), style["title"])
        self.write_need(self.text.say("replay-at", at=self.at, of=len(film.stops) - 1), body)

    def rule_now(self) -> str:
        """The rule of what happened last."""
        told = self.film.stops[self.at][1]
        return self.film.match.events[told - 1].rule if told else ""

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

    def action_leave(self) -> None:
        """Back to the match it was opened from, or away."""
        if len(self.app.screen_stack) > 2:
            self.app.pop_screen()
        else:
            self.table.leave()
