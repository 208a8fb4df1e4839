"""Scripts, styles and fonts: kept in memory, packed once, and named by a stamp that changes whenever one of them does.

A page asks for them under the stamp, so that a browser fetches each of them once and never asks again whether it has
changed. Whatever the stamp, what is served is what this server has: another that is newer or older may have sent the
page; then, and without a stamp, nobody keeps it.
"""

import functools
import gzip
import hashlib
import pathlib
import re
from typing import Any, NamedTuple

from litestar import HttpMethod, Request, Response, route
from litestar.params import FromPath

from downfield.kernel.show.svg import STYLE
from downfield.table.protocol.refusals import UnknownPage

FOLDER = pathlib.Path(__file__).parent.parent / "static"
DRAWN = {"board/board.css": STYLE}  # the colours of every board
STAMPED = re.compile(r"/?(?:([0-9a-f]{12})/)?(.*)", re.DOTALL)
FOR_EVER = "public, max-age=31536000, immutable"
ONLY_NOW = "no-cache"
KINDS = {
    ".css": "text/css; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".woff2": "font/woff2",
}
PACKED = (".css", ".js", ".svg", ".txt")  # fonts are packed by their makers

Asked = Request[Any, Any, Any]


class File(NamedTuple):
    """A file as it is sent."""

    kind: str
    plain: bytes
    packed: bytes  # empty where that makes it no shorter
    tag: str


@functools.cache
def files() -> dict[str, File]:
    """Every file, by its name."""
    read = {path.relative_to(FOLDER).as_posix(): path.read_bytes() for path in FOLDER.rglob("*.*")}
    read |= {name: text.encode() for name, text in DRAWN.items()}
    return {name: _file(pathlib.PurePosixPath(name).suffix, content) for name, content in read.items()}


def _file(suffix: str, content: bytes) -> File:
    packed = gzip.compress(content, mtime=0) if suffix in PACKED else b""
    return File(
        KINDS[suffix],
        content,
        packed if len(packed) < len(content) else b"",
        hashlib.sha256(content).hexdigest()[:12],
    )


@functools.cache
def stamp() -> str:
    """What all files together are known by."""
    told = "".join(f"{name} {file.tag}\n" for name, file in sorted(files().items()))
    return hashlib.sha256(told.encode()).hexdigest()[:12]


def place() -> str:
    """Where pages find them."""
    return f"/static/{stamp()}"


@route("/static/{name:path}", http_method=[HttpMethod.GET, HttpMethod.HEAD], include_in_schema=False)
async def static(request: Asked, name: FromPath[str]) -> Response[bytes]:
    """A file, with the stamp or without; packed for whoever unpacks it; nothing to whoever has it already."""
    found = STAMPED.fullmatch(name)
    assert found is not None
    file = files().get(found[2])
    if file is None:
        raise UnknownPage
    headers = {
        "cache-control": FOR_EVER if found[1] == stamp() else ONLY_NOW,
        "etag": f'"{file.tag}"',
        "vary": "accept-encoding",
    }
    if headers["etag"] in request.headers.get("if-none-match", ""):
        return Response(b"", status_code=304, headers=headers)
    if file.packed and "gzip" in request.headers.get("accept-encoding", ""):
        return Response(file.packed, media_type=file.kind, headers={**headers, "content-encoding": "gzip"})
    return Response(file.plain, media_type=file.kind, headers=headers)
