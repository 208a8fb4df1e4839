"""Where solved models are kept between runs: the user's cache folder."""

import os
import pathlib
import sys


def folder() -> pathlib.Path:
    """The folder, which need not exist yet; DOWNFIELD_CACHE names another."""
    named = os.environ.get("DOWNFIELD_CACHE")
    if named:
        return pathlib.Path(named)
    home = pathlib.Path.home()
    if sys.platform == "darwin":
        return home / "Library" / "Caches" / "downfield"
    if sys.platform == "win32":
        return pathlib.Path(os.environ.get("LOCALAPPDATA", home)) / "downfield" / "cache"
    return pathlib.Path(os.environ.get("XDG_CACHE_HOME", home / ".cache")) / "downfield"
