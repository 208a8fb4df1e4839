"""Component packs: copied for an owner of the box to correct, and checked."""

import pathlib

from cyclopts import App

import downfield
from downfield.cli.shared import app, say
from downfield.kernel import pack as packs
from downfield.kernel.errors import PackError

pack_app = App(name="pack", help="Component packs: the values printed on dice and cards.")
app.command(pack_app)


@pack_app.command(name="copy")
def pack_copy(game: str, folder: pathlib.Path) -> int:
    """Copy a game's component values into a new folder, for you to correct."""
    spec = downfield.game(game).spec
    names = packs.copy(spec.package, game, folder)
    say(f"{folder}: {', '.join(names)}. Edit them, then `downfield pack check {folder}`.")
    return 0


@pack_app.command(name="check")
def pack_check(folder: pathlib.Path, *, game: str | None = None) -> int:
    """Check a folder of component values and show its hash."""
    checked = downfield.game(game or _guess_game(folder), pack=folder)
    found = packs.marks(checked.pack.parts)
    counts = ", ".join(f"{found.count(mark)} {mark}" for mark in ("seed", "public", "reconstructed"))
    say(f"{folder}: good. {checked.name}, pack {checked.pack.name} {checked.pack.hash}; values: {counts}.")
    return 0


def _guess_game(folder: pathlib.Path) -> str:
    """The game whose pack has files of these names."""
    if not folder.is_dir():
        raise PackError(f"{folder} is not a folder. `downfield pack copy GAME {folder}` makes one.")
    have = {file.name for file in folder.glob("*.toml")}
    want = {slug: set(packs.names(downfield.games.spec(slug).parts)) for slug in downfield.GAMES}
    best = max(want, key=lambda slug: len(want[slug] & have))
    if not want[best] & have:
        raise PackError(
            f"{folder} holds no pack of {' or '.join(downfield.GAMES)}; name the game with --game."
        )
    return best
