"""The balance of a solved game, for designers: what best play uses of its components."""

import pathlib
from functools import partial
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter
from rich.progress import Progress
from rich.table import Table

from downfield.cli.shared import Json, Language, Options, PackDir, app, err, options_of, out, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from downfield.lab.balance import Found
    from downfield.lab.balance_told import Teller


@app.command
def balance(
    game: str,
    *,
    option: Options = [],  # noqa: B006 - cyclopts copies it
    pack: PackDir = None,
    against: Annotated[list[str], Parameter(negative="")] = [],  # noqa: B006
    change: Annotated[list[str], Parameter(negative="")] = [],  # noqa: B006
    to: pathlib.Path | None = None,
    json: Json = False,
    language: Language = None,
) -> int:
    """How often best play of both sides uses each card, die and option, and what a match of it is like.

    Parameters
    ----------
    against
        Show another balance beside it: of a folder with other components, or with an option as NAME=VALUE.
    change
        Show beside it what another printed value would do, such as cards.defence.Nickel.zones.LL.value=-4.
    to
        A page with pictures is written to this file.
    """
    import msgspec

    import downfield
    from downfield.kernel import disk
    from downfield.lab.balance import balance as find
    from downfield.lab.balance_told import Teller
    from downfield.text import Text, preferred

    chosen = downfield.game(game, pack=pack)
    text = Text(preferred() if language is None else language, chosen.spec)
    box, agreed = str(pack) if pack else None, options_of(option)
    work = [partial(find, game, box, agreed)]
    for other in against:
        is_option = "=" in other
        more = options_of([other]) if is_option else {}
        work.append(partial(find, game, box if is_option else other, agreed | more))
    if change:
        work.append(partial(find, game, box, agreed, change))
    found = [_watched(text.say("balance-finding"), each) for each in work]
    teller = Teller(found, text)
    if json:
        print(msgspec.json.encode(found).decode())
    else:
        _tell(teller)
    if to is not None:
        disk.write_whole(to, teller.page(text.say("balance-title", game=chosen.name)).encode())
    return 0


def _watched(words: str, work: "Callable[..., Found]") -> "Found":
    """Follow best play, with a bar and the time it still needs."""
    with Progress(console=err, transient=True, speed_estimate_period=600) as bar:
        task = bar.add_task(words, total=1.0)
        return work(progress=lambda share: bar.update(task, completed=share))


def _tell(teller: "Teller") -> None:
    for line in teller.heads():
        say(line)
    for _, heading, (head, *rows) in teller.tables():
        say(f"\n{heading}")
        table = Table(box=None, pad_edge=False)
        for i, column in enumerate(head):
            table.add_column(column, justify="right" if i else "left")
        for row in rows:
            table.add_row(*row)
        out.print(table)
