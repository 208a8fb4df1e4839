"""Component packs: copied for an owner of the box to correct, and checked."""

import pathlib

from cyclopts import App

import downfield
from downfield.cli.shared import app, say, text_in
from downfield.kernel import pack as packs
from downfield.kernel.errors import PackError

pack_app = App(name="pack", help="Component packs: the values printed on dice and cards.")
app.command(pack_app)


@pack_app.command(name="copy")
def pack_copy(game: str, folder: pathlib.Path) -> int:
    """Copy a game's component values into a new folder, for you to correct."""
    spec = downfield.game(game).spec
    names = packs.copy(spec.package, game, folder)
    say(text_in(None).say("pack-copied", folder=str(folder), files=", ".join(names)))
    return 0


@pack_app.command(name="check")
def pack_check(folder: pathlib.Path, *, game: str | None = None) -> int:
    """Check a folder of component values and show its hash."""
    checked = downfield.game(game or _guess_game(folder), pack=folder)
    found = packs.marks(checked.pack.parts)
    counts = {mark: found.count(mark) for mark in ("seed", "public", "reconstructed")}
    own, words = checked.pack, text_in(None)
    say(words.say("pack-good", folder=str(folder), game=checked.name, pack=own.name, hash=own.hash, **counts))
    return 0


def _guess_game(folder: pathlib.Path) -> str:
    """The game whose pack has files of these names."""
    if not folder.is_dir():
        raise PackError(
            "{folder} is not a folder. `downfield pack copy GAME {folder}` makes one.",
            key="pack-no-folder", folder=str(folder),
        )  # fmt: skip
    have = {file.name for file in folder.glob("*.toml")}
    want = {slug: set(packs.names(downfield.games.spec(slug).parts)) for slug in downfield.GAMES}
    best = max(want, key=lambda slug: len(want[slug] & have))
    if not want[best] & have:
        raise PackError(
            "{folder} holds no pack of these games: {games}. Name the game with --game.",
            key="pack-of-no-game", folder=str(folder), games=", ".join(downfield.GAMES),
        )  # fmt: skip
    return best
