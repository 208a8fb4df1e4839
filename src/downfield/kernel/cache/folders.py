"""The user's folders, where each system wants them."""

import os
import pathlib
import sys


def user(variable: str, *, mac: str, windows: str, xdg: str, usual: str) -> pathlib.Path:
    """Downfield's part of one of them, which need not exist yet; an environment variable may name another."""
    named = os.environ.get(variable)
    if named:
        return pathlib.Path(named)
    home = pathlib.Path.home()
    if sys.platform == "darwin":
        return home / "Library" / mac / "downfield"
    if sys.platform == "win32":
        return pathlib.Path(os.environ.get("LOCALAPPDATA", home)) / "downfield" / windows
    return pathlib.Path(os.environ.get(xdg) or home / usual) / "downfield"
