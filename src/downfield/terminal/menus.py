"""Before a match: which game, who sits where, what is agreed."""

import pathlib
from collections.abc import Mapping
from typing import TYPE_CHECKING, ClassVar, cast

from rich.text import Text as Rich
from textual import events
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Vertical, VerticalScroll
from textual.screen import Screen
from textual.widgets import OptionList, Static

from downfield.coaches import LOT, USUAL, levels
from downfield.coaches.shown import shown as shown_level
from downfield.coaches.shown import shown_character
from downfield.games import GAMES, spec
from downfield.kernel.errors import DownfieldError, UnknownName
from downfield.kernel.options import Option, Value
from downfield.kernel.record import Record
from downfield.kernel.spec import Game, Seat
from downfield.terminal import shelf
from downfield.terminal.seating import PERSON
from downfield.terminal.sheets import rule_sheet
from downfield.terminal.style import styles
from downfield.terminal.widgets import Choices, Dial
from downfield.text import Text

if TYPE_CHECKING:
    from downfield.terminal.app import TableApp

SPEEDS = ("calm", "quick", "off")
CHARACTER = "character"  # the row that says what the programs are like
REACH = 10  # how far a dial of whole numbers goes beyond its least value


class ChooseGame(Screen[None]):
    """The games on the shelf, and the matches that were left."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("q,escape", "app.leave", show=False),
        Binding("t", "app.theme_turned", show=False),
    ]

    def __init__(self, folder: pathlib.Path, text: Text) -> None:
        super().__init__()
        self.text = text
        self.games = list(GAMES)
        self.left: list[tuple[pathlib.Path, Record]] = shelf.unfinished(folder)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="menu", can_focus=False):
            yield Static(id="title")
            yield Static(self.text.say("choose-ask"), id="question")
            yield Choices()
        yield Static(self.text.say("choose-keys"), id="keys")

    def on_mount(self) -> None:
        style = styles(cast("TableApp", self.app).dark_theme)
        title = Rich(self.text.say("choose-title"), style["title"])
        title.append(f"  {self.text.say('choose-motto')}\n", style["dim"])
        self.query_one("#title", Static).update(title)
        choices = self.query_one(Choices)
        choices.offer([self._game(slug) for slug in self.games] + [self._left(r) for _, r in self.left])
        choices.focus()

    def _game(self, slug: str) -> str:
        words = Text(self.text.language, spec(slug))
        return f"{words.say('game-name')}\n     {words.say('game-tagline')}"

    def _left(self, read: Record) -> str:
        coaches = " – ".join(v for n, v in read.tags.items() if n.startswith(("Home", "Away")))
        name = spec(read.tags["Game"]).name if read.tags["Game"] in GAMES else read.tags["Game"]
        date, plays = read.tags.get("Date", ""), len(read.plays)
        return self.text.say("choose-resume", game=name, coaches=coaches, date=date, plays=plays)

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        app = cast("TableApp", self.app)
        if event.option_index < len(self.games):
            app.push_screen(SetUp(Game(spec(self.games[event.option_index])), {}, app.language))
            return
        try:
            app.resume(self.left[event.option_index - len(self.games)][0])
        except DownfieldError as e:
            self.query_one("#keys", Static).update(Rich(self.text.error(e)))


class SetUp(Screen[None]):
    """Seats, options, and how fast the dice fall; Enter begins."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(
            "down,tab", "app.focus_next", show=False, priority=True
        ),  # a long list does not scroll instead
        Binding("up,shift+tab", "app.focus_previous", show=False, priority=True),
        Binding("enter", "begin", show=False, priority=True),
        Binding("question_mark", "rule", show=False),
        Binding("t", "app.theme_turned", show=False),
        Binding("escape,q", "back", show=False),
    ]

    def __init__(self, game: Game, options: Mapping[str, Value], language: str) -> None:
        super().__init__()
        self.game = game
        self.text = Text(language, game.spec)
        self.given = game.options(options)
        self.holders = (PERSON, *levels(game.spec)[::-1])
        self.characters = tuple(game.spec.characters)

    @property
    def table(self) -> "TableApp":
        """The application, by its own name."""
        return cast("TableApp", self.app)

    def compose(self) -> ComposeResult:
        with VerticalScroll(id="menu", can_focus=False):
            yield Static(id="title")
            with Vertical(id="rows"):
                yield Vertical(id="seats")
                if self.characters:
                    shown = [shown_character(name, self.text).called for name in self.characters]
                    yield Dial(
                        CHARACTER, self.text.say("character"), [self.text.say("character-none"), *shown]
                    )
                for option in self.game.spec.options:
                    yield self._dial(option)
                speeds = [self.text.say(f"speed-{s}") for s in SPEEDS]
                yield Dial("speed", self.text.say("setup-dice"), speeds, SPEEDS.index(self.table.speed))
                yield Dial("begin", f"▶ {self.text.say('setup-begin')}", [])
            yield Static(id="hint")
        yield Static(self.text.say("setup-keys"), id="keys")

    def _dial(self, option: Option) -> Dial:
        values = values_of(option, self.given[option.name])
        shown = [self.text.value(option.name, v) for v in values]
        return Dial(option.name, self.text.option(option.name), shown, values.index(self.given[option.name]))

    async def on_mount(self) -> None:
        style = styles(self.table.dark_theme)
        title = Rich(self.text.say("game-name"), style["title"])
        title.append(f"  {self.text.say('setup-ask')}", style["dim"])
        self.query_one("#title", Static).update(title)
        self.query_one("#seats").styles.height = "auto"
        await self._set_seats(self.game.spec.seats(self.given))
        self.query(Dial).first().focus()

    async def _set_seats(self, seats: tuple[Seat, ...]) -> None:
        """A row per seat; the first is a person's, the others a program's."""
        rows = self.query_one("#seats", Vertical)
        if [dial.key for dial in rows.query(Dial)] == [seat.name for seat in seats]:
            return
        await rows.remove_children()
        shown = [self.text.say(f"holder-{holder}") for holder in self.holders]
        shapes, program = ("■", "▨"), self.holders.index(USUAL)
        for number, seat in enumerate(seats):
            label = f"{shapes[seat.side]} {self.text.say(f'seat-{seat.name}')}"
            await rows.mount(Dial(seat.name, label, shown, 0 if number == 0 or seat.side == 0 else program))

    async def on_dial_turned(self, event: Dial.Turned) -> None:
        if event.dial.key == "speed":
            self.table.speed = SPEEDS[event.dial.at]
        await self._set_seats(self.game.spec.seats(self.agreed()))
        self._tell(event.dial)

    def on_descendant_focus(self, event: events.DescendantFocus) -> None:
        if isinstance(event.widget, Dial):
            self._tell(event.widget)

    def _tell(self, dial: Dial) -> None:
        """Say what the row in focus means."""
        self.query_one("#hint", Static).update(Rich(self._hint(dial.key, dial.at)))

    def _hint(self, key: str, at: int) -> str:
        """What a row means; of a seat that a program holds, how it plays."""
        rule = self._rule(key)
        if rule:
            try:
                return f"{rule}  {self.game.rulebook(self.text.language).rule(rule).summary}"
            except UnknownName:
                return rule
        if key in ("speed", "begin"):
            return self.text.say("setup-plain" if key == "speed" else "setup-start")
        if key == CHARACTER:
            return shown_character(self.characters[at - 1], self.text).how if at else ""
        if self.holders[at] == PERSON:
            return self.text.say("setup-seat", seat=self.text.say(f"seat-{key}"))
        level = shown_level(self.holders[at], self.text, self.game.spec)
        return f"{level.how} {level.time}"

    def _rule(self, key: str) -> str:
        return next((o.rule for o in self.game.spec.options if o.name == key), "")

    def agreed(self) -> dict[str, Value]:
        """The options as the rows show them."""
        at = {dial.key: dial.at for dial in self.query(Dial)}
        known = self.game.spec.options
        return {o.name: values_of(o, self.given[o.name])[at[o.name]] for o in known}

    def action_begin(self) -> None:
        """Sit down and play."""
        seats = self.query_one("#seats", Vertical).query(Dial)
        try:
            self.table.begin(self.game, self.agreed(), tuple(self._named(self.holders[d.at]) for d in seats))
        except DownfieldError as e:
            self.query_one("#hint", Static).update(Rich(self.text.error(e)))

    def _named(self, holder: str) -> str:
        """Who holds a seat, in the words of commands: a program with the character of its row."""
        at = next((dial.at for dial in self.query(Dial) if dial.key == CHARACTER), 0)
        return f"{holder}-{self.characters[at - 1]}" if at and holder not in (PERSON, LOT) else holder

    def action_rule(self) -> None:
        """Explain the option in focus."""
        key = self.focused.key if isinstance(self.focused, Dial) else ""
        if self._rule(key):
            dark = self.table.dark_theme
            self.app.push_screen(rule_sheet(self.game, self._rule(key), self.text, dark))

    def action_back(self) -> None:
        """Back to the shelf."""
        self.table.choose()


def values_of(option: Option, now: Value) -> list[Value]:
    """What an option's row can show: its choices, yes and no, small whole numbers; of a game's own word only itself."""
    values: list[Value]
    if option.code:
        values = [now]
    elif option.choices:
        values = list(option.choices)
    elif isinstance(option.default, bool):
        values = [False, True]
    else:
        numbers = sorted(
            {*range(option.least, option.least + REACH), *([now] if isinstance(now, int) else [])}
        )
        values = [*numbers]
    return [None, *values] if option.may_be_none else values
