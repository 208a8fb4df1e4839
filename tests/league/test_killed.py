"""A folder whose process ends in the middle of something: what its ledger says has been done whole, or not at all."""

import os
import pathlib
import random
import subprocess
import sys
import time

import msgspec
import pytest

from downfield.cli.league import draw_now, play
from downfield.league.deeds import AnyDeed, Entered, Played
from downfield.league.folder import LEDGER, Folder, make, record_name
from downfield.league.results import by_score
from downfield.league.settings import KnockOut, RoundRobin, Settings
from tests.league.clubs import SECRET


class Killed(BaseException):
    """What nobody catches."""


def made(path: pathlib.Path, many: int, stage: RoundRobin | KnockOut, game: str = "calciotto") -> Folder:
    """A competition of bots in a folder that has begun; nothing is drawn."""
    kept = make(path, Settings("Cup", game, (stage,)), "Ann", SECRET)
    for number in range(many):
        kept.do(Entered(f"B{number}", coach="random"), "Ann")
    kept.begin("Ann")
    return kept


def kill_at(monkeypatch: pytest.MonkeyPatch, write: int) -> None:
    """The process ends just before the file of this number would be put in its place."""
    left, put = [write], os.replace

    def replace(old: str, new: pathlib.Path) -> None:
        left[0] -= 1
        if left[0] == 0:
            raise Killed
        put(old, new)

    monkeypatch.setattr(os, "replace", replace)


def test_all_rounds_of_a_round_robin_are_drawn_or_none(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = made(tmp_path / "cup", 6, RoundRobin())
    before = (kept.path / LEDGER).read_bytes()
    with monkeypatch.context() as patch:
        kill_at(patch, 1)
        with pytest.raises(Killed):
            draw_now(kept, "Ann")
    assert (kept.path / LEDGER).read_bytes() == before
    again = Folder(kept.path)
    draw_now(again, "Ann")
    assert len(again.state.rounds) == 5


def test_a_result_is_written_with_its_record_or_not_at_all(
    tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = made(tmp_path / "cup", 2, RoundRobin())
    draw_now(kept, "Ann")
    deed = Played("1.1.1", msgspec.structs.replace(by_score(1, 0), record=record_name("1.1.1")))
    for write in (1, 2):
        with monkeypatch.context() as patch:
            kill_at(patch, write)
            with pytest.raises(Killed):
                kept.keep(deed, "told", "bots")
        kept = Folder(kept.path)
        assert kept.state.fixture("1.1").result is None
    kept.keep(deed, "told", "bots")
    assert Folder(kept.path).record("records/1.1.1.txt") == "told"


def test_what_a_ledger_names_is_looked_for_in_its_own_folder_alone(tmp_path: pathlib.Path) -> None:
    kept = made(tmp_path / "cup", 2, RoundRobin())
    (tmp_path / "secret.txt").write_text("nobody's business")
    for place in (str(tmp_path / "secret.txt"), "../secret.txt", "records/../../secret.txt"):
        with pytest.raises(OSError, match="No such file"):
            kept.record(place)


@pytest.mark.nightly
def test_a_season_killed_at_random_moments_ends_as_without(tmp_path: pathlib.Path) -> None:
    whole = made(tmp_path / "whole", 8, KnockOut(third_place=True), "first-and-roll")
    draw_now(whole, "Ann")
    play(whole.path, all=True)
    broken = made(tmp_path / "broken", 8, KnockOut(third_place=True), "first-and-roll")
    draw_now(broken, "Ann")
    rng = random.Random(7)
    command = [sys.executable, "-m", "downfield", "league", "play", str(broken.path), "--all"]
    for _ in range(20):
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        time.sleep(rng.uniform(0.3, 2.5))
        process.kill()
        process.wait()
        Folder(broken.path)
    play(broken.path, all=True)
    assert _deeds(Folder(broken.path)) == _deeds(Folder(whole.path))


def _deeds(kept: Folder) -> list[AnyDeed]:
    return [
        msgspec.structs.replace(line.deed, due="", later=()) if hasattr(line.deed, "later") else line.deed
        for line in kept.competition.lines
    ]
