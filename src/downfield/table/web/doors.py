"""Where the table listens, and how others find the way there."""

import errno
import os
import socket
import sys
import threading
import webbrowser

from downfield.kernel.errors import DownfieldError

USUAL = 8080
NEXT = 20  # ports that are tried when nobody has named one
HERE = {"127.0.0.1": "localhost"}  # browsers know passkeys by names, not by numbers
EVERYWHERE = ("0.0.0.0", "::", "")
BACKLOG = 2048  # who may wait while the server is still getting up


class NoDoor(DownfieldError):
    """The table cannot listen where it was told to."""

    code = "no-door"


class Door:
    """A socket that listens already: whoever comes waits until the server is up."""

    def __init__(self, host: str, listening: socket.socket) -> None:
        self.host = host
        self.socket = listening

    def __enter__(self) -> "Door":
        return self

    def __exit__(self, kind: object, error: object, where: object) -> None:
        self.socket.close()

    @property
    def port(self) -> int:
        """The port, also where any was asked for."""
        return int(self.socket.getsockname()[1])

    @property
    def address(self) -> str:
        """The address for a browser; one that others in the same network can use, where others are let in."""
        host = own_address() if self.host in EVERYWHERE else HERE.get(self.host, self.host)
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}"

    def show(self) -> None:
        """Open a browser here; it may take its time."""
        threading.Thread(target=webbrowser.open, args=(self.address,), daemon=True).start()


def door(host: str, port: int) -> Door:
    """Listen at a host and port, or NoDoor."""
    try:
        family, kind, protocol, _, place = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )[0]
    except (socket.gaierror, UnicodeError):
        raise NoDoor(f"There is no address {host!r} to listen at; 127.0.0.1 is this machine.") from None
    listening = socket.socket(family, kind, protocol)
    try:
        if os.name == "posix":  # elsewhere it would let two servers share a port
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(place)
        listening.listen(BACKLOG)
    except OSError as e:
        listening.close()
        raise NoDoor(_reason(e, host, port)) from None
    return Door(host, listening)


def _reason(error: OSError, host: str, port: int) -> str:
    if error.errno == errno.EADDRINUSE:
        return f"Port {port} is taken, perhaps by a table that is open already. Name another with --port."
    if error.errno in (errno.EACCES, errno.EPERM):
        return f"You may not listen at port {port}. Name one from 1024 up with --port."
    return f"Nobody can listen at {host}, port {port} ({error.strerror}). Is it an address of this machine?"


def first_free(host: str = "127.0.0.1") -> Door:
    """Listen at the usual port or one of the next, or else at any that is free."""
    for port in range(USUAL, USUAL + NEXT):
        try:
            return door(host, port)
        except NoDoor:
            continue
    return door(host, 0)


def own_address() -> str:
    """This machine's address in its network; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
            return str(probe.getsockname()[0])
        except OSError:
            return socket.gethostname()


def has_browser() -> bool:
    """Whether a browser can be opened before the eyes of whoever types here."""
    if sys.platform in ("darwin", "win32"):
        return "SSH_CONNECTION" not in os.environ
    if not (os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")):
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
