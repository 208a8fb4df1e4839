"""What the commands share: the application, the consoles, and arguments that mean the same everywhere."""

import pathlib
from typing import TYPE_CHECKING, Annotated, Literal

import cyclopts
from cyclopts import App, Parameter
from rich.console import Console
from rich.markup import escape

import downfield
from downfield.kernel import record as records
from downfield.kernel.errors import BadOption
from downfield.kernel.options import Value
from downfield.kernel.spec import Game, Spec
from downfield.lab.crew import Cluster, Jobs

if TYPE_CHECKING:
    from downfield.text import Text

app = App(
    name="downfield",
    help="Tabletop football: play, record, replay, verify, simulate. Without a command it opens the table.",
)
out = Console(highlight=False, emoji=False)  # what others have written is shown as it stands
err = Console(stderr=True, highlight=False, emoji=False)

PackDir = Annotated[
    pathlib.Path | None, Parameter(name="--pack", help="A folder with your own component values.")
]
Options = Annotated[
    list[str], Parameter(name=["--option", "-o"], help="An option of the match, as NAME=VALUE.", negative="")
]
Language = Annotated[
    str | None, Parameter(help="en, it or de; usually the language your terminal is set to.")
]
Json = Annotated[bool, Parameter(name="--json", negative="", help="Print JSON.")]
Seed = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=0, lt=2**62))]
Count = Annotated[int, Parameter(validator=cyclopts.validators.Number(gte=1))]
On = Annotated[
    Literal["ray"] | None,
    Parameter(
        help="ray: a Ray cluster works, the one that RAY_ADDRESS names or else one on this machine; "
        "--jobs is then how many tasks run at a time.",
        negative="",
    ),
]
KeptIn = Annotated[
    pathlib.Path | None,
    Parameter(help="A file that keeps what was played; the same command then goes on from it.", negative=""),
]


def say(line: str) -> None:
    """Print one line as it is, however long."""
    out.print(escape(line), soft_wrap=True)


def options_of(pairs: list[str]) -> dict[str, Value]:
    """The options named on the command line."""
    found: dict[str, Value] = {}
    for pair in pairs:
        name, equals, value = pair.partition("=")
        if not equals:
            raise BadOption("--option {pair}: write it as NAME=VALUE.", key="option-form", pair=pair)
        found[name] = value
    return found


def place_of(folder: pathlib.Path | None) -> str | None:
    """A folder by a name that holds wherever somebody works with it."""
    return None if folder is None else str(folder.absolute())


def hands(on: str | None, jobs: int | None, game: str, pack: pathlib.Path | None, usual: int = 1) -> Jobs:
    """Who works: a cluster, or so many processes."""
    return Cluster(game, place_of(pack), jobs or 0) if on else jobs or usual


def opened(file: pathlib.Path, pack: pathlib.Path | None) -> tuple[records.Record, Game]:
    """A record and the game it belongs to."""
    record = records.open_file(file)
    return record, downfield.game(record.tags["Game"], pack=pack)


def text_in(language: str | None, spec: Spec | None = None) -> "Text":
    """The words of the language asked for, or else of the terminal; with those of a game."""
    from downfield.text import Text, preferred

    return Text(preferred() if language is None else language, spec)
