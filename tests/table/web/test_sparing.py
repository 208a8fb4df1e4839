"""Only what is long is compressed on a line, and both arrive."""

import json
import pathlib
from typing import Any

from websockets.frames import Frame
from websockets.sync.client import connect

from downfield.table.web.sparing import LONG
from tests.table.running import node


def test_only_long_messages_are_compressed(tmp_path: pathlib.Path) -> None:
    compressed: dict[int, bool] = {}
    with node(tmp_path / "table.sqlite") as table:
        begun = table.begin("blood-bowl", {"who": "me"}, {"who": "me"})
        with connect(f"ws://{table.place}/api/matches/{begun['id']}/live", max_size=None) as line:
            (deflate,) = line.protocol.extensions
            decode = deflate.decode

            def noted(frame: Frame, **more: Any) -> Frame:
                told = decode(frame, **more)
                compressed[len(told.data)] = bool(frame.rsv1)
                return told

            deflate.decode = noted  # type: ignore[method-assign]
            line.send(json.dumps({"type": "hello", "keys": list(begun["keys"].values()), "patches": True}))
            first = json.loads(line.recv(timeout=60))
            for seat in first["proof"]["wanted"]:
                line.send(json.dumps({"type": "nonce", "seat": seat, "value": 1}))
            while not json.loads(line.recv(timeout=60)).get("ask", {}).get("mine"):
                continue
    assert max(compressed) >= LONG > min(compressed)
    assert all(is_compressed == (size >= LONG) for size, is_compressed in compressed.items())
