"""Whoever understands patches is sent only what has changed, and knows as much as whoever is sent everything."""

import gc
import json
import weakref
from typing import Any

import msgspec
import pytest

import downfield
from downfield.kernel.chance import Rng
from downfield.kernel.needs import NOBODY, SEALED
from downfield.table.live.sitting import Sitting
from downfield.table.protocol.requests import text_of
from downfield.table.show.patches import Shown, runs
from downfield.table.show.updates import show
from tests.contract.cases import OPEN
from tests.table.conftest import Table
from tests.table.show.test_updates import _sitting, _step

GAMES = tuple(downfield.GAMES)
Told = dict[str, Any]


class Listener:
    """Somebody who lays patches over what he knew, as a browser does."""

    def __init__(self) -> None:
        self.knows: Told = {}
        self.pieces: list[str] = []

    def hear(self, sent: str) -> Told:
        """What he knows after a patch."""
        patch: Told = json.loads(sent)
        assert patch.pop("type") == "patch"
        laid: list[str] = []
        for piece in patch.pop("moving", [[0, len(self.pieces)]]):
            laid += [piece] if isinstance(piece, str) else self.pieces[piece[0] : sum(piece)]
        self.pieces = laid
        fleeting: Told = {"log": [], "dice": [], "news": None, "beats": [], "still": ""}
        self.knows = {**self.knows, **fleeting, **patch, "moving": "</g>".join(laid), "type": "update"}
        return self.knows


def _shown(sitting: Sitting, *seats: int, since: int = 0, language: str = "en") -> Shown:
    return show(sitting, seats, text_of(language, sitting.game.spec), {0, 1}, since)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seats", [(0,), (1,), (), (0, 1)])
def test_whoever_is_sent_patches_knows_all_of_it(game: str, seats: tuple[int, ...]) -> None:
    sitting, rng, listener, before, since = _sitting(game), Rng(4), Listener(), None, 0
    for _ in range(40):
        now = _shown(sitting, *seats, since=since)
        assert listener.hear(now.patch(before)) == json.loads(msgspec.json.encode(now.update))
        before, since = now, sitting.seq
        sitting = _step(sitting, rng)
        if sitting.over:
            break


@pytest.mark.parametrize("game", GAMES)
def test_a_patch_is_short(game: str) -> None:
    sitting, rng, sent, whole = _sitting(game), Rng(4), 0, 0
    before = _shown(sitting, 1)
    for _ in range(40):
        since, sitting = sitting.seq, _step(sitting, rng)
        now = _shown(sitting, 1, since=since)
        sent, whole, before = sent + len(now.patch(before)), whole + len(now.text), now
    assert sent < whole / 2


@pytest.mark.parametrize("game", [game for game in GAMES if game not in OPEN])
def test_a_patch_is_the_same_whatever_others_hide(game: str) -> None:
    sitting, rng, compared = _sitting(game), Rng(3), 0
    while not sitting.over and compared < 6:
        seat, state = sitting.waiting()[0], sitting.match.state
        if (state.need == SEALED and len(sitting.waiting()) > 1) or state.only != NOBODY:
            heard = set()
            for option in state.options(seat):
                twin = sitting.clone()
                twin.answer(seat, option, twin.seq)
                _shown(twin, seat)  # whoever hides it was shown it first
                for eyes in ((1 - seat,), ()):
                    now, before = _shown(twin, *eyes, since=sitting.seq), _shown(sitting, *eyes)
                    heard.add((eyes, now.patch(before), now.patch(None)))
            assert len(heard) == 2
            compared += 1
        sitting = _step(sitting, rng)
    assert compared == 6


def test_what_guests_who_are_alike_are_sent_is_written_once() -> None:
    sitting = _sitting("blood-bowl")
    before, later = _shown(sitting), _step(sitting, Rng(1))
    first, second = (_shown(later, since=sitting.seq) for _ in range(2))
    assert first.patch(before) is second.patch(before)
    assert first.text is second.text


def test_pieces_that_lay_there_are_named_by_their_places() -> None:
    assert runs(("a", "b", "c", "new", "a"), ("b", "a", "b", "c")) == [(1, 3), "new", (1, 1)]


def test_patches_come_to_whoever_asks_for_them(table: Table) -> None:
    begun = table.begin("first-downs", "me", "me", seed=3)
    keys = list(begun["keys"].values())
    with (
        table.coach(begun["id"], *keys) as whole,
        table.client.websocket_connect(f"/api/matches/{begun['id']}/live") as line,
    ):
        listener = Listener()
        line.send_text(json.dumps({"type": "hello", "keys": keys, "lang": "en", "patches": True}))
        for _ in range(8):
            whole.answer(whole.tokens()[0])
            whole.at(whole.now["seq"] + 1)
        while listener.knows.get("seq") != whole.now["seq"]:
            told = listener.hear(line.receive_text(timeout=20))
        compared = ("moving", "ask", "sitters", "points", "over", "cells", "spoken")
        assert {name: told[name] for name in compared} == {name: whole.now[name] for name in compared}


def test_what_was_shown_long_ago_is_forgotten() -> None:
    sitting, rng, before, since = _sitting("first-and-roll"), Rng(4), None, 0
    shown = []
    for _ in range(10):
        now = _shown(sitting, 0, since=since)
        now.patch(before)
        shown.append(weakref.ref(now))
        before, since = now, sitting.seq
        sitting = _step(sitting, rng)
    del now
    gc.collect()
    assert [each() is None for each in shown] == [True] * 9 + [False]


@pytest.mark.parametrize("game", GAMES)
def test_a_moment_is_forgotten_as_soon_as_the_match_has_gone_on(game: str) -> None:
    """Without waiting for a sweep: a moment weighs hundreds of kilobytes, and sweeps are seldom."""
    sitting, rng, left = _sitting(game), Rng(4), []
    gc.collect()
    gc.disable()
    try:
        for _ in range(5):
            for seats in ((0,), (1,), ()):
                _shown(sitting, *seats)
            left.append(weakref.ref(sitting))
            sitting = _step(sitting, rng)
        assert [each() for each in left] == [None] * 5
    finally:
        gc.enable()


def test_whoever_is_rung_for_nothing_is_told_of_nothing() -> None:
    now = _shown(_sitting("first-and-roll"), 0)
    now.patch(None)
    for _ in range(2):
        assert "moving" not in json.loads(now.patch(now))
