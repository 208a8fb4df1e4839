"""The shelf, and the rules of what is on it."""

from typing import TYPE_CHECKING

from rich.markup import escape
from rich.table import Table

import downfield
from downfield.cli.shared import Language, app, out, text_in
from downfield.coaches import levels
from downfield.kernel.errors import UnknownName
from downfield.kernel.rulebook import Rule
from downfield.kernel.show.lore import Grid, Page, text_of
from downfield.kernel.spec import Game

if TYPE_CHECKING:
    from downfield.text import Text


@app.command
def games() -> int:
    """The games on the shelf."""
    shelf, text = Table(box=None, pad_edge=False), text_in(None)
    for heading in ("game", "name", "rules", "coaches", "pack"):
        shelf.add_column(text.say(f"shelf-{heading}"), style="bold" if heading == "game" else "")
    for slug in downfield.GAMES:
        game = downfield.game(slug)
        shelf.add_row(slug, game.name, game.spec.version, ", ".join(levels(game.spec)), game.pack.hash)
    out.print(shelf)
    out.print("\n" + escape(text.say("shelf-more")))
    return 0


@app.command
def rules(
    game: str | None = None, id: str | None = None, *, check: bool = False, language: Language = None
) -> int:
    """Explain the rules of a game, one of them, or what a game is played with.

    Parameters
    ----------
    game
        Which game.
    id
        One rule, such as FAR-5.3 or 5.3; or what has a page of its own, such as dodge, norse or skills in Blood Bowl.
    check
        For developers: does every rule stand in the rulebook, the code and a test?
    """
    if check:
        return _check_rules([game] if game else list(downfield.GAMES))
    if game is None:
        return games()
    from downfield.text import Text, lore

    played = downfield.game(game)
    text = Text(text_in(language).language, played.spec)
    if id is not None:
        _look_up(played, id, text)
        return 0
    book = played.rulebook(text.language)
    for chapter in book.chapters:
        out.print(f"\n[bold]{chapter.number}. {escape(chapter.title)}[/bold]")
        for rule in chapter.rules:
            out.print(f"  [bold]{rule.id:9}[/bold] {escape(rule.heading)}")
    out.print("\n" + escape(text.say("rules-more", game=game)))
    shelves = ", ".join(shelf.title for shelf in lore.shelves(played, text))
    if shelves:
        out.print(escape(text.say("rules-pages", game=game, shelves=shelves)))
    return 0


def _look_up(game: Game, words: str, text: "Text") -> None:
    """Print a page by its name, or a rule by its id; or UnknownName with whatever is near."""
    from downfield.text import lore

    path = lore.found(game, text, words)
    if path:
        _show(lore.page(game, text, path))
        return
    try:
        rule = game.rulebook(text.language).rule(words)
    except UnknownName:
        near = [entry.name for entry in lore.near(game, text, words)]
        if not near:
            raise
        raise UnknownName("rule", words, near) from None
    _explain(rule, text)


def _show(page: Page) -> None:
    """Print a page beside the rules."""
    out.print(f"[bold]{escape(page.title)}[/bold]")
    if page.under:
        out.print(escape(text_of(page.under)))
    for section in page.sections:
        out.print(f"\n[bold]{escape(section.title)}[/bold]")
        for line in section.lines:
            out.print(("- " if section.listed else "") + escape(text_of(line)))
        if section.grid is not None:
            out.print(_grid(section.grid))


def _grid(grid: Grid) -> Table:
    sheet = Table(box=None, pad_edge=False)
    for i, head in enumerate(grid.heads):
        sheet.add_column(escape(head), justify="right" if i in grid.numbers else "left", overflow="fold")
    for row in grid.rows:
        sheet.add_row(*(escape(text_of(cell)) for cell in row))
    return sheet


def _explain(rule: Rule, text: "Text") -> None:
    out.print(f"[bold]{rule.id}  {escape(rule.heading)}[/bold]")
    out.print(escape(rule.summary))
    for ruling in rule.rulings:
        out.print(f"[italic]{text.say('rule-ruling')} {ruling.id}:[/italic] {escape(ruling.text)}")
    if rule.option:
        out.print(escape(text.say("rule-option", option=rule.option)))


def _check_rules(slugs: list[str]) -> int:
    """Print the matrix; 2 if it has a hole."""
    from downfield.lab import matrix

    holes = 0
    for slug in slugs:
        rows = matrix.matrix(downfield.game(slug).rules, *matrix.folders(slug))
        sheet = Table(title=slug, box=None)
        for heading in ("rule", "listed", "code", "test"):
            sheet.add_column(heading)
        for row in rows:
            code = "waits for seasons" if row.waits else _where(row.code)
            cells = ("yes" if row.listed else "", code, _where(row.tests))
            sheet.add_row(row.id, *(cell or "[bold red]MISSING[/]" for cell in cells))
        out.print(sheet)
        missing = [row.id for row in rows if not row.whole]
        waiting = sum(row.waits for row in rows)
        out.print(
            f"{slug}: {len(rows)} rules and rulings, {len(missing)} with a hole, {waiting} waiting for seasons.\n"
        )
        holes += len(missing)
    return 2 if holes else 0


def _where(places: list[str]) -> str:
    return f"{places[0]}{f' +{len(places) - 1}' if len(places) > 1 else ''}" if places else ""
