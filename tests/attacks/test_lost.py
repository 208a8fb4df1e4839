"""A disk that is lost: the table goes on from its back-up, which was made while it was open."""

import pathlib

import pytest

import downfield
from downfield.kernel import record
from tests.cli.test_cli import run
from tests.table.conftest import play_on
from tests.table.running import node

ME = {"who": "me", "name": "Ada"}


def test_a_match_goes_on_from_a_back_up_that_was_made_while_it_was_played(
    tmp_path: pathlib.Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file, copy = tmp_path / "table" / "t.sqlite", tmp_path / "copy.sqlite"
    with node(file) as server:
        begun = server.begin("first-downs", ME, ME)
        keys = begun["keys"]
        with server.coach(begun["id"], keys["0"]) as home, server.coach(begun["id"], keys["1"]) as away:
            home.at(0)
            play_on({0: home, 1: away}, steps=12, seed=1)
            kept = max(home.now["seq"], away.now["seq"])
            assert run(capsys, "backup", str(copy), "--database", str(file))[0] == 0
            play_on({0: home, 1: away}, steps=4, seed=2)
        code, _, err = run(capsys, "restore", str(copy), "--force", "--database", str(file))
        assert (code, "Another table" in " ".join(err.split())) == (2, True), "a table that is open"
    for part in file.parent.iterdir():
        part.unlink()
    code, out, _ = run(capsys, "restore", str(copy), "--database", str(file))
    assert (code, "1 matches are back" in " ".join(out.split())) == (0, True)
    with node(file) as server:
        with server.coach(begun["id"], keys["0"]) as home, server.coach(begun["id"], keys["1"]) as away:
            assert home.at(0)["seq"] >= kept
            play_on({0: home, 1: away}, steps=6, seed=3)
            assert home.now["seq"] > kept
            home.say(type="resign", seat=0)
            home.until(lambda told: bool(told["over"]))
        read = record.read(server.get(f"/api/matches/{begun['id']}/record"))
        assert len(record.verify(read, downfield.game("first-downs")).moves) > 12
