"""Sheets laid over the table: a rule explained, the components, a question before leaving."""

from typing import ClassVar

from rich.text import Text as Rich
from textual.binding import Binding, BindingType

from downfield.kernel.errors import UnknownName
from downfield.kernel.rulebook import Rule
from downfield.kernel.spec import Game
from downfield.terminal.boards import board_of
from downfield.terminal.style import paint, styles
from downfield.terminal.widgets import Sheet
from downfield.text import Text, lore
from downfield.text.sheet import Sheet as Report
from downfield.text.sheet import lines


class RuleSheet(Sheet):
    """A rule in our own words, with its rulings; its neighbours are one key away."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "neighbour(-1)", show=False),
        Binding("right", "neighbour(1)", show=False),
    ]

    def __init__(self, game: Game, id: str, text: Text, dark: bool) -> None:
        book = game.rulebook(text.language)
        self.game = game
        self.rules = list(book.rules().values())
        self.text_of = text
        self.dark = dark
        self.at = self.rules.index(book.rule(id))
        super().__init__("", Rich(), text.say("rule-keys"))
        self._turn_to(self.rules[self.at])

    def _turn_to(self, rule: Rule) -> None:
        self.heading = f"{rule.id} · {rule.heading}"
        self.body = rule_text(rule, self.text_of, self.dark).append_text(
            beside(self.game, rule, self.text_of, self.dark)
        )

    def action_neighbour(self, by: int) -> None:
        """Turn the page."""
        self.at = (self.at + by) % len(self.rules)
        self._turn_to(self.rules[self.at])
        self.write()


def rule_text(rule: Rule, text: Text, dark: bool) -> Rich:
    """A rule, its rulings and its option, to be read."""
    style = styles(dark)
    body = Rich(rule.summary, style["text"])
    for ruling in rule.rulings:
        body.append(f"\n\n{text.say('rule-ruling')} {ruling.id}\n", style["title"])
        body.append(ruling.text, style["text"])
    if rule.option:
        body.append("\n\n" + text.say("rule-option", option=text.option(rule.option)), style["dim"])
    return body


def beside(game: Game, rule: Rule, text: Text, dark: bool) -> Rich:
    """What the page of a rule's subject says beyond the rule; nothing where it has none."""
    style, body = styles(dark), Rich()
    for entry in lore.entries(game, text):
        if entry.rule == rule.id:
            for line, kind in lore.beyond(lore.page(game, text, entry.path)):
                body.append(f"\n{line}", style["title" if kind == "head" else "text"])
    return body


def rule_sheet(game: Game, id: str, text: Text, dark: bool) -> Sheet:
    """The sheet of a rule, or one that says that there is none."""
    try:
        return RuleSheet(game, id, text, dark)
    except UnknownName:
        return Sheet(game.name, Rich(text.say("no-rule")), text.say("parts-keys"))


def parts_sheet(game: Game, text: Text, dark: bool, width: int) -> Sheet:
    """What is printed on cards and dice, and how much of it is known."""
    body = paint(board_of(game).parts(game, width - 7, text.say), dark)
    body.append("\n\n" + text.say("marks-note"), styles(dark)["dim"])
    return Sheet(text.say("parts-title"), body, text.say("parts-keys"), wide=True)


def report_sheet(told: Report, text: Text, dark: bool) -> Sheet:
    """What both sides and their players have done."""
    title, _, *rest = lines(told, text.say)
    return Sheet(
        title, Rich("\n".join(rest), styles(dark)["text"], no_wrap=True), text.say("parts-keys"), wide=True
    )


def leave_sheet(text: Text) -> Sheet:
    """Asks before a match is left."""
    options = [text.say("leave-yes"), text.say("leave-no")]
    return Sheet(text.say("leave-ask"), Rich(text.say("leave-why")), options=options)
