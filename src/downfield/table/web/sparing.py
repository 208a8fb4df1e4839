"""Lines on which only what is long is compressed: a patch is short, and there are many of them."""

from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions import Extension
from websockets.frames import Frame, Opcode
from websockets.http11 import Request

LONG = 32_000  # bytes; the first update of a match, which brings all that is printed on its board


class Sparing(Extension):
    """Compresses long messages alone, as whoever speaks it may."""

    def __init__(self, deflate: Extension) -> None:
        self.name = deflate.name
        self._deflate = deflate

    def encode(self, frame: Frame) -> Frame:
        """A message as it is sent."""
        is_short = frame.opcode is Opcode.TEXT and frame.fin and len(frame.data) < LONG
        return frame if is_short else self._deflate.encode(frame)

    def decode(self, frame: Frame, *, max_size: int | None = None) -> Frame:
        """A message as it was meant."""
        return self._deflate.decode(frame, max_size=max_size)


class SparingLine(WebSocketsSansIOProtocol):
    """A WebSocket that does so."""

    def handle_connect(self, event: Request) -> None:
        """Somebody connects, and has said whether he understands compressed messages."""
        super().handle_connect(event)
        conn: Any = self.conn
        conn.extensions = [Sparing(deflate) for deflate in conn.extensions]

    def connection_lost(self, exc: Exception | None) -> None:
        """Somebody has gone, and with him what was laid ready for compressed messages."""
        super().connection_lost(exc)
        conn: Any = self.conn
        conn.extensions = []
