"""One visitor does the worst he may through each door, and the table goes on: `/healthz` answers meanwhile.

By day a few matches and seconds, with a bound that a busy machine keeps too; by night more of both.
"""

import pathlib
import time
from collections.abc import Callable, Iterator

import pytest

from tests.table.running import Node
from tests.table.web import freeze
from tests.table.web.freeze import Evening, Organiser, crowd, fetch, guarded, hover, masters

pytestmark = pytest.mark.xdist_group("freeze")  # one after the other: they measure time
SLUG = "blood-bowl"  # its matches are the longest
DAY = 3.0  # seconds
NIGHT = 20.0
BUSY = (
    400.0  # ms that half of the answers may take by day, where other tests run beside; before it was seconds
)
AIM = 100.0  # ms within which 95 of 100 answers come, on a machine that does nothing else
Worst = Callable[[Node, Evening, float], None]


@pytest.fixture(scope="module")
def told(tmp_path_factory: pytest.TempPathFactory) -> tuple[pathlib.Path, Evening]:
    """A database with long matches."""
    file = tmp_path_factory.mktemp("freeze") / "table.sqlite"
    return file, freeze.evening(file, SLUG, 12)


@pytest.fixture(scope="module")
def node(told: tuple[pathlib.Path, Evening]) -> Iterator[Node]:
    """A table of its own, without a limit on what a visitor may use: even so it must not stand still."""
    running = Node(told[0])
    with running.process as process:
        for path in ("/", "/watch", f"/rules/{SLUG}", f"/api/matches/{told[1].goes_on}"):
            running.get(path)
        yield running
        process.terminate()


def _open(node: Node, told: Evening, seconds: float) -> None:
    crowd(20, seconds, fetch(node, [f"/api/matches/{match}" for match in told.over]))


def _open_one(node: Node, told: Evening, seconds: float) -> None:
    crowd(20, seconds, fetch(node, [f"/api/matches/{told.over[0]}"]))


def _films(node: Node, told: Evening, seconds: float) -> None:
    paths = [f"/api/matches/{match}/{what}" for match in told.over for what in ("replay", "moments?from=900")]
    crowd(20, seconds, fetch(node, paths))


def _hover(node: Node, told: Evening, seconds: float) -> None:
    crowd(5, seconds, hover(node, told, 50))


def _watch(node: Node, told: Evening, seconds: float) -> None:
    crowd(4, seconds, fetch(node, ["/watch", "/api/matches", "/api/mine"]))


def _bring(node: Node, told: Evening, seconds: float) -> None:
    crowd(4, seconds, fetch(node, ["/api/records"], told.text.encode()))


def _pages(node: Node, told: Evening, seconds: float) -> None:
    own = [f"/match/{told.over[0]}{what}" for what in ("", "/replay", "/beamer")]
    crowd(50, seconds, fetch(node, ["/", "/watch", "/teams", "/fair", f"/rules/{SLUG}", *own]))


def _reports(node: Node, told: Evening, seconds: float) -> None:
    about = [f"/api/matches/{told.goes_on}/about/{figure}" for figure in told.sources]
    over = [
        f"{path}{what}"
        for m in told.over
        for path, what in ((f"/match/{m}", "/report"), (f"/api/matches/{m}", "/record"))
    ]
    crowd(20, seconds, fetch(node, [*over, *about]))


def _leagues(node: Node, _: Evening, seconds: float) -> None:
    organiser = Organiser(node, f"Ada {time.monotonic_ns()}")
    cup, league = organiser.season("cup", 32), organiser.season("round-robin", 12)
    pages = ("", "/rounds", "/bracket", "/figures", "/log", "/export/csv", "/export/ics", "/export/atom")
    paths = ["/leagues", *(f"{place}{page}" for place in (cup, league) for page in pages)]
    crowd(20, seconds / 2, fetch(node, paths, source=organiser.source))
    forms = [f"{place}/organise" for place in (cup, league)]
    crowd(20, seconds / 2, fetch(node, forms, b"deed=annul&line=3&why=x", organiser.shown, organiser.source))


def _files(node: Node, _: Evening, seconds: float) -> None:
    organiser = Organiser(node, f"Eve {time.monotonic_ns()}")
    file = organiser.file(organiser.season("round-robin", 12))
    shown = {**organiser.shown, "content-type": "application/json"}
    crowd(20, seconds, fetch(node, ["/api/leagues/import"], file, shown, organiser.source))


def _oracle(node: Node, _: Evening, seconds: float) -> None:
    spots = [f"ball={ball}%20clock={minute}:00" for ball in range(5, 95) for minute in range(1, 15)]
    crowd(20, seconds, fetch(node, [f"/api/ask/first-and-roll?at={spot}" for spot in spots]))


def _masters(node: Node, _: Evening, seconds: float) -> None:
    crowd(8, seconds, masters(node))


DOORS = (
    _open,
    _open_one,
    _films,
    _hover,
    _watch,
    _bring,
    _pages,
    _reports,
    _leagues,
    _files,
    _oracle,
    _masters,
)


@pytest.mark.slow
@pytest.mark.parametrize(
    "worst",
    [DOORS[0], *(pytest.param(door, marks=pytest.mark.nightly) for door in DOORS[1:])],
    ids=lambda door: door.__name__.strip("_"),
)
def test_the_table_goes_on_while_one_visitor_does_his_worst(
    node: Node, told: tuple[pathlib.Path, Evening], worst: Worst
) -> None:
    with guarded(node, DAY + 1) as found:
        worst(node, told[1], DAY)
    assert found[0].p50 < BUSY


@pytest.mark.nightly
@pytest.mark.parametrize("worst", DOORS, ids=lambda door: door.__name__.strip("_"))
def test_the_table_answers_at_once_while_one_visitor_does_his_worst(
    node: Node, told: tuple[pathlib.Path, Evening], worst: Worst
) -> None:
    with guarded(node, 10) as idle:
        pass
    with guarded(node, NIGHT) as found:
        worst(node, told[1], NIGHT - 1)
    assert found[0].p95 < max(AIM, 4 * idle[0].p95)  # what else the machine does is nobody's fault here


@pytest.mark.slow
@pytest.mark.nightly
def test_a_list_of_three_thousand_matches_is_read_at_once(tmp_path: pathlib.Path) -> None:
    freeze.evening(tmp_path / "table.sqlite", "first-downs", 3, short=3000)
    running = Node(tmp_path / "table.sqlite")
    with running.process as process:
        running.get("/api/matches?limit=1")
        took = min(freeze.seconds_for(running, "/api/matches?limit=1") for _ in range(5))
        process.terminate()
    assert took < 0.3
