"""Which engine plays: compiled or plain; and that it is compiled, in the background, where it can be."""

import os

import downfield
from downfield.cli.shared import app, err
from downfield.kernel.build import COMPILED
from downfield.kernel.errors import UnknownName
from downfield.kernel.forge import finder, sources, tries
from downfield.kernel.forge.begin import begin, can_compile

BEGUN = "Compiling the engine in the background, once; a later start will be many times faster."


def version() -> str:
    """The version, which engine it plays by, and why not the faster one."""
    return f"{downfield.__version__} ({_which()})"


def _which() -> str:
    if COMPILED:
        return "compiled"
    if finder.asked() == "plain":
        return "plain Python"
    if tries.is_building():
        return "plain Python; the compiled engine is being built"
    if why := tries.trouble():
        return f"plain Python; the engine could not be compiled: {why}; {sources.home() / tries.LOG}"
    return "plain Python; " + (
        "not compiled yet" if can_compile() else "no compiler here, or too little memory"
    )


def prepare() -> None:
    """Begin to compile where that is wanted; whatever this process starts plays by the same engine."""
    said = finder.asked()
    if said not in ("auto", "plain") and not os.path.isdir(said):
        raise UnknownName(finder.ENGINE, said, ["auto", "plain"])
    if begin() and err.is_terminal:
        err.print(BEGUN)
    if said == "auto":
        os.environ[finder.ENGINE] = str(finder.used or "plain")


app.version = version
