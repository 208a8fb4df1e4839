"""What tests need beside Python: a browser, and a PostgreSQL of their own. Standard library only."""

import contextlib
import glob
import itertools
import os
import pathlib
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator

# The first is the same browser without windows, and takes a third less of the processor for a page.
BROWSERS = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
APPLICATIONS = (  # where a Mac keeps them
    "/Applications/Chromium.app/Contents/MacOS/Chromium",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
)
SERVERS = (  # where PostgreSQL's programs lie when they are not in PATH
    "/usr/lib/postgresql/*/bin",
    "/opt/homebrew/opt/postgresql*/bin",
    "/usr/local/opt/postgresql*/bin",
)
HASTY = "-c fsync=off -c full_page_writes=off -c listen_addresses="  # survives its own end, not the machine's

# Waits until its input ends, which it does with the tests, however they end; then stops the server and removes it all.
CLEAN = """
read -r _
pid=$(head -n 1 "$0/data/postmaster.pid" 2>/dev/null)
[ -z "$pid" ] || kill -QUIT "$pid" 2>/dev/null
while [ -n "$pid" ] && kill -0 "$pid" 2>/dev/null; do sleep 0.05; done
rm -rf "$0"
"""


class Missing(RuntimeError):
    """Something that tests need is not on this machine; the words say how to get it."""


def chromium() -> str:
    """The program of the browser: DOWNFIELD_CHROMIUM, or the first Chromium or Chrome there is."""
    named = os.environ.get("DOWNFIELD_CHROMIUM")
    names = (named,) if named else (*BROWSERS, *APPLICATIONS)
    found = next(filter(None, map(shutil.which, names)), None)
    if found is None:
        raise Missing(
            "The browser tests need Chromium: on Debian `sudo apt install chromium-headless-shell`; elsewhere install "
            "Chromium or Chrome, and set DOWNFIELD_CHROMIUM to its program where it is not found."
        )
    return found


def compiler() -> str:
    """The compiler of C++, which stands in for a graphics card's own."""
    found = shutil.which("g++")
    if found is None:
        raise Missing(
            "The tests of solving on a graphics card need a C++ compiler: on Debian `sudo apt install g++`."
        )
    return found


def postgres_programs() -> pathlib.Path:
    """The folder with PostgreSQL's own programs."""
    folders = sorted(itertools.chain.from_iterable(map(glob.glob, SERVERS)), key=_version, reverse=True)
    found = shutil.which("initdb") or shutil.which("initdb", path=os.pathsep.join(folders))
    if found is None:
        raise Missing(
            "The tests of shared matches need PostgreSQL's server: on Debian `sudo apt install postgresql`, "
            "on a Mac `brew install postgresql`; initdb and pg_ctl must then be in PATH."
        )
    return pathlib.Path(os.path.realpath(found)).parent  # a link may lie where the other programs do not


def _version(folder: str) -> int:
    return int("".join(filter(str.isdigit, folder)) or 0)


class Cluster:
    """A PostgreSQL of our own in a folder, reached by a socket in that folder and by nothing else."""

    def __init__(self, folder: pathlib.Path) -> None:
        self.folder = folder
        self._count = itertools.count(1)
        self._run("initdb", "-D", "data", "-U", "downfield", "-A", "trust", "-E", "UTF8", "--locale=C", "-N")
        self.start()

    def start(self) -> None:
        """Start it, and wait until it answers."""
        options = f"{HASTY} -c unix_socket_directories='{self.folder}'"
        self._run("pg_ctl", "-D", "data", "-l", "log", "-w", "-s", "-o", options, "start")

    def stop(self) -> None:
        """Stop it at once, as a power cut would."""
        self._run("pg_ctl", "-D", "data", "-w", "-s", "-m", "immediate", "stop")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"table{next(self._count)}"
        self._run("createdb", "-h", str(self.folder), "-U", "downfield", name)
        return f"postgresql://downfield@/{name}?host={self.folder}"

    def _run(self, program: str, *words: str) -> None:
        """Run one of its programs; as another user than root, who may not."""
        line = [str(postgres_programs() / program), *words]
        user = _servant() if os.geteuid() == 0 else None
        done = subprocess.run(
            line,
            cwd=self.folder,
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,  # no pipe: the server, which goes on, would keep it open
            stderr=subprocess.DEVNULL,
            user=user.pw_uid if user else None,
            group=user.pw_gid if user else None,
            extra_groups=[] if user else None,
        )
        if done.returncode:
            log = self.folder / "log"
            said = log.read_text(errors="replace")[-2000:] if log.exists() else ""
            raise RuntimeError(f"{' '.join(line)} ended with {done.returncode}\n{said}")


def _servant() -> pwd.struct_passwd:
    """Who runs PostgreSQL when the tests are run by root."""
    for name in ("postgres", "nobody"):
        with contextlib.suppress(KeyError):
            return pwd.getpwnam(name)
    raise Missing("PostgreSQL does not run as root, and there is no user postgres or nobody here.")


@contextlib.contextmanager
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL that lives as long as it is needed, and leaves nothing behind."""
    folder = pathlib.Path(tempfile.mkdtemp(prefix="downfield-postgres-"))
    with subprocess.Popen(["sh", "-c", CLEAN, str(folder)], stdin=subprocess.PIPE, start_new_session=True):
        if os.geteuid() == 0:
            os.chown(folder, _servant().pw_uid, _servant().pw_gid)
        yield Cluster(folder)


@contextlib.contextmanager
def postgres() -> Iterator[str]:
    """The address of an empty database in a PostgreSQL of its own."""
    with cluster() as made:
        yield made.database()
