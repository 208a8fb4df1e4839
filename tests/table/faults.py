"""Programs that fail, for processes of their own."""

import os
import time

from downfield.table.think import Puzzle


def crash(_: Puzzle) -> int:
    """Takes its whole process along."""
    os._exit(3)


def stumble(_: Puzzle) -> int:
    """Fails, but politely."""
    raise ValueError("no idea")


def cheat(_: Puzzle) -> int:
    """Answers what nobody may."""
    return 10**9


def dream(_: Puzzle) -> int:
    """Thinks for ever."""
    time.sleep(3600)
    raise AssertionError
