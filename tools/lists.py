"""Writes the lists in the docs that the code knows best: `python tools/lists.py`; with `--check` only compares.

A list stands between two comments, `<!-- list: keys calciotto -->` and `<!-- end of list -->`.
"""

import importlib
import importlib.util
import re
import sys
from collections import Counter
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any

import downfield
from downfield.coaches import LOT
from downfield.kernel.options import Option
from downfield.lab.arena import ladder as rungs
from downfield.lab.arena.duel import Play
from downfield.lab.puzzles import puzzles as puzzles_of
from downfield.lab.puzzles import shipped
from downfield.text import Text

ROOT = Path(__file__).resolve().parent.parent
LIST = re.compile(r"(<!-- list: ([\w -]+) -->\n).*?(<!-- end of list -->)", re.DOTALL)


def table(heads: Iterable[str], rows: Iterable[Iterable[object]]) -> str:
    """A table as Markdown writes it."""
    lines = [list(heads), ["---"] * len(list(heads)), *([str(cell) for cell in row] for row in rows)]
    return "".join(f"| {' | '.join(line)} |\n" for line in lines)


def games() -> str:
    """Every game with the size of its rulebook."""
    rows = []
    for slug in downfield.GAMES:
        game = downfield.game(slug)
        counts = (len(game.rules.ids()), len(game.spec.options))
        rows.append((f"**{game.name}**", f"`{slug}`", game.spec.version, *counts))
    return table(("game", "in commands", "rules version", "rules and rulings", "options"), rows)


def coaches() -> str:
    """How each coach decides, game by game, as its own first line says."""
    rows = [(f"`{LOT}`", "all", _first_line("downfield.coaches.random"))]
    for slug in downfield.GAMES:
        game = downfield.game(slug)
        for level in game.spec.coaches:
            rows.append((f"`{level}`", game.name, _first_line(_room(game.spec.package, level))))
    return table(("coach", "game", "how it decides"), rows)


def characters() -> str:
    """What programs may be like, game by game."""
    rows = []
    for slug in downfield.GAMES:
        game = downfield.game(slug)
        text = Text("en", game.spec)
        for name in game.spec.characters:
            rows.append((f"`{name}`", game.name, text.say(f"manner-{name}")))
    return table(("character", "game", "how it plays"), rows)


def _room(package: str, level: str) -> str:
    """Where a coach is written: with its game, or among what games share."""
    own = f"{package}.coach.{level}"
    return own if importlib.util.find_spec(own) else f"downfield.toolkit.{level}"


def _first_line(module: str) -> str:
    said = (importlib.import_module(module).__doc__ or "").strip().splitlines()[0]
    return said.partition(": ")[2] or said


def puzzles() -> str:
    """The sets of puzzles: how many of which theme."""
    rows = []
    for slug, count in shipped():
        game = downfield.game(slug)
        themes, text = Counter(one.theme for one in puzzles_of(game)), Text("en", game.spec)
        told = (f"{text.say(f'puzzle-theme-{theme}')} ({many})" for theme, many in themes.items())
        rows.append((game.name, count, ", ".join(told)))
    return table(("game", "puzzles", "themes"), rows)


def ladder() -> str:
    """How strong each level is beside the one below it, as far as it was played."""
    rows = []
    for meeting, cross in rungs.played():
        if not meeting.is_mirror:
            told, name = rungs.told(cross), downfield.game(meeting.game).name
            who = f"`{meeting.upper}` : `{meeting.lower}`"
            rows.append((name, who, told.matches, told.points, told.scored, told.cost))
    return table(("game", "meeting", "matches", "points", "scored", "CPU a match"), rows)


def paces() -> str:
    """How long each level thinks about a decision, in milliseconds of the processor, as far as it was played."""
    found: dict[tuple[str, str], Play] = {}
    for meeting, cross in rungs.played():
        for name, play in cross.plays.items():
            found.setdefault((meeting.game, name), Play()).add(play)
    shares = (0.5, 0.95, 1.0)
    rows = [
        (downfield.game(slug).name, f"`{name}`", *(f"{1000 * play.seconds(share):.3g}" for share in shares))
        for (slug, name), play in found.items()
    ]
    return table(("game", "level", "half are quicker than", "95 of 100", "slowest"), rows)


def mirrors(*figures: str) -> str:
    """What two of the strongest do together in a match of a game: its name, then the figures of its report."""
    slug, *named = figures
    (cross,) = (cross for meeting, cross in rungs.played() if meeting.is_mirror and meeting.game == slug)
    (play,), text = cross.plays.values(), Text("en", downfield.game(slug).spec)
    heads = [text.say(f"report-{name.replace('_', '-')}") for name in named]
    means = [f"{2 * play.figures[name] / play.matches:.2f}" for name in named]
    return table(("matches", *heads), [(play.matches // 2, *means)])


def options(slug: str) -> str:
    """What may be agreed in a game."""
    game = downfield.game(slug)
    text = Text("en", game.spec)
    rows = [
        (f"`{o.name}`", text.option(o.name), _values(o), f"`{_shown(o.default)}`", o.rule)
        for o in game.spec.options
    ]
    return table(("option", "meaning", "may be", "usually", "rule"), rows)


def _shown(value: object) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    return "none" if value in (None, "") else str(value)


def _values(option: Option) -> str:
    if option.code:
        return "a code"
    if len(option.choices) > 6:
        return f"one of {len(option.choices)}"
    if option.choices:
        return ", ".join(f"`{choice}`" for choice in option.choices)
    if isinstance(option.default, bool):
        return "`true`, `false`"
    return f"{option.least} to {option.most:,}" + (", `none`" if option.may_be_none else "")


def keys(slug: str) -> str:
    """What a position of a game can tell."""
    form = downfield.game(slug).spec.form
    return table(("key", "looks like", "meaning"), ((f"`{f.name}`", f.shape(), f.meaning) for f in form))


def dice(slug: str) -> str:
    """The dice of a game, as they are written."""
    known = [die for die in downfield.game(slug).spec.dice if die.key]
    return table(
        ("die", "written"), ((die.key, f"`{die.code}`" if die.code else "its face") for die in known)
    )


def teams() -> str:
    """The teams of Blood Bowl."""
    parts: Any = downfield.game("blood-bowl").pack.parts
    rows = [(t.name, f"`{t.id}`", t.tier, len(t.positions), f"{t.reroll:,}") for t in parts.teams.teams]
    return table(("team", "in commands", "tier", "positions", "a re-roll"), rows)


def counts() -> str:
    """How much there is, in a sentence."""
    parts: Any = downfield.game("blood-bowl").pack.parts
    rules = sum(len(downfield.game(slug).rules.ids()) for slug in downfield.GAMES)
    bowl = f"{len(parts.teams.teams)} teams, {len(parts.skills.skills)} skills and traits"
    bowl += f" and {len(parts.stars.stars)} stars"
    return f"Together they are {rules} rules and rulings, each with a test. Blood Bowl has {bowl}.\n"


LISTS: dict[str, Callable[..., str]] = {
    each.__name__: each
    for each in (
        games,
        coaches,
        characters,
        ladder,
        paces,
        mirrors,
        puzzles,
        options,
        keys,
        dice,
        teams,
        counts,
    )
}


def written(text: str) -> str:
    """A page with its lists as they should be."""

    def listed(found: re.Match[str]) -> str:
        name, *arguments = found[2].split()
        return f"{found[1]}{LISTS[name](*arguments)}{found[3]}"

    return LIST.sub(listed, text)


def main(arguments: list[str]) -> int:
    """Write all pages anew, or say which are not as they should be."""
    stale = []
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]:
        text = page.read_text(encoding="utf-8")
        if (new := written(text)) != text:
            stale.append(page.name)
            if arguments != ["--check"]:
                page.write_text(new, encoding="utf-8")
    if arguments == ["--check"] and stale:
        print(f"Old lists in {', '.join(stale)}: `.venv/bin/python tools/lists.py` writes them anew.")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
