"""The table without a socket: Litestar's test client, with live lines that sleep while nothing is said."""

import asyncio
from typing import Any

from litestar import Litestar
from litestar.testing import TestClient, WebSocketTestSession


class Said:
    """What was said down a line and not yet heard: put in by a test, taken out by the table."""

    def __init__(self, client: TestClient[Litestar]) -> None:
        self.client = client
        self.queue: asyncio.Queue[Any] = asyncio.Queue()

    def put(self, event: Any) -> None:
        """Say something; the table, in its own thread, wakes up."""
        with self.client.portal() as table:
            table.start_task_soon(self.queue.put, event)


class Line(WebSocketTestSession):
    """A live line. Litestar's own asks without a pause whether something was said, and takes a core for that."""

    def __init__(self, client: TestClient[Litestar], scope: Any) -> None:
        super().__init__(client, scope)
        self.said = Said(client)
        self.receive_queue = self.said  # type: ignore[assignment]

    async def do_asgi_call(self) -> None:
        async def send(message: Any) -> None:
            self.send_queue.put(message)

        try:
            await self.client.app(self.scope, self.said.queue.get, send)
        except BaseException as failure:
            self.send_queue.put(failure)
            raise


class Client(TestClient[Litestar]):
    """Somebody who asks the table, and may have a live line to it."""

    def websocket_connect(self, *given: Any, **more: Any) -> Line:
        asked = super().websocket_connect(*given, **more)
        return Line(asked.client, asked.scope)
