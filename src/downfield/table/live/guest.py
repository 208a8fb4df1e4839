"""Somebody who is connected to a match."""

import asyncio
from collections import deque
from typing import Any

from downfield.kernel.errors import DownfieldError
from downfield.table.live.turns import Patron
from downfield.table.protocol import tally
from downfield.table.protocol.messages import Advised, LinedUp, Refusal, Ways
from downfield.text import Text


class Guest:
    """Somebody who is connected: the seats held, the language, and what has not been told yet."""

    def __init__(
        self,
        seats: frozenset[int],
        text: Text,
        seq: int,
        chat: int = 0,
        shown: str = "",
        who: Patron | None = None,
        patches: bool = False,
    ) -> None:
        self.seats = seats
        self.shown = shown  # the session or the token by which this guest was let in, "" for neither
        self.who = who  # for whom programs think
        self.is_dismissed = False
        self.why: DownfieldError | None = None  # dismissed, where it is not for the end of a session
        self.muted: frozenset[str] = frozenset()  # whose words this guest does not read
        self.text = text
        self.seq = seq  # how far this guest was told
        self.chat = chat  # how many lines of the chat this guest was told
        self.patches = patches  # whether this guest understands what has changed
        self.saw: Any = None  # the match as this guest was shown it last, from which patches go on
        self.stale = True
        self.asides: deque[Refusal | Ways | LinedUp | Advised] = deque(
            maxlen=100
        )  # whoever does not listen misses some
        self.bell = asyncio.Event()

    def ring(self) -> None:
        """Something has changed."""
        self.stale = True
        self.bell.set()

    def dismiss(self, why: DownfieldError | None = None) -> None:
        """What this guest was let in by has ended, or there is another reason to go."""
        self.is_dismissed, self.why = True, why
        self.bell.set()

    def refuse(self, error: DownfieldError, seq: int) -> None:
        """Tell this guest alone why nothing has happened."""
        tally.refused(error.code)
        self.tell(Refusal(seq, error.code, self.text.error(error), error.rule))

    def tell(self, aside: Refusal | Ways | LinedUp | Advised) -> None:
        """Tell this guest alone something."""
        self.asides.append(aside)
        self.bell.set()
