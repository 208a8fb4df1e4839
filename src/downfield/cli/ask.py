"""The oracle: how a position stands, and what best play does in it."""

import functools
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.table import Table

from downfield.cli.shared import Json, Language, Options, PackDir, app, options_of, out, say

if TYPE_CHECKING:
    from downfield.text import Text
    from downfield.text.fourth import FourthDowns
    from downfield.text.oracle import Verdict

BAR = 20  # letters of a bar that is full


@app.command
def ask(
    game: str,
    *position: str,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    chart: Annotated[bool, Parameter(negative="")] = False,
    json: Json = False,
    language: Language = None,
) -> int:
    """How likely each side wins from a position, and what best play does: `ask first-and-roll down=4 togo=2 ball=60`.

    Parameters
    ----------
    position
        As `replay` shows it, KEY=VALUE; what is not given is as usual. docs/positions.md has the keys.
    chart
        What best play does on fourth down, by distance and field position, for its clock and score.
    """
    import msgspec

    import downfield
    from downfield.text import Text, preferred
    from downfield.text.fourth import FourthDowns, fourth_downs
    from downfield.text.oracle import verdict

    chosen = downfield.game(game, pack=pack)
    match = chosen.at(" ".join(position), options=options_of(option))
    text = Text(preferred() if language is None else language, chosen.spec)
    told = fourth_downs(match, text) if chart else verdict(match, text)
    if json:
        print(msgspec.json.encode(told).decode())
    elif isinstance(told, FourthDowns):
        _show_chart(told, text)
    else:
        _show(told, text)
    return 0


def _show_chart(told: "FourthDowns", text: "Text") -> None:
    from downfield.text.fourth import letters

    for line in (told.at, told.graph.title, *letters(told, text)):
        say(line)


def _show(told: "Verdict", text: "Text") -> None:
    from downfield.text.oracle import percent_of

    percent = functools.partial(percent_of, text)
    say(told.at)
    for side, worth in zip(told.sides, told.worth, strict=True):
        say(text.say("oracle-wins", name=side, share=percent(worth)))
    say(text.say("oracle-exact" if told.is_exact else "oracle-rounded"))
    for decision in told.decisions:
        say(f"\n{decision.name}: {decision.question}")
        rows = Table(box=None, pad_edge=False)
        for heading in ("option", "share", "value"):
            rows.add_column(text.say(f"oracle-{heading}"), justify="left" if heading == "option" else "right")
        for one in decision.options:
            rows.add_row(one.words, f"{_bar(one.share)} {percent(one.share)}", percent(one.value))
        out.print(rows)


def _bar(share: float) -> str:
    return "█" * round(BAR * share)
