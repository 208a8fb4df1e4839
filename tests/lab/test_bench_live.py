"""Many matches at one table: the figures are those of matches that were played. No clock's result is looked at."""

import asyncio
import contextlib
import pathlib
import sys

import pytest

from downfield.lab import bench_live
from downfield.lab.bench_live import Club


@pytest.mark.nightly
def test_pairs_play_at_a_real_table(tmp_path: pathlib.Path) -> None:
    with bench_live.server(str(tmp_path / "table.sqlite"), bench_live.free_port()) as opened:
        found = asyncio.run(bench_live.evening(Club([opened]), 4, 0.0, 4.0, "sqlite", warm=0.1))
    assert found.answers > 4
    assert 0 < found.p50_ms <= found.p95_ms <= found.p99_ms <= found.most_ms
    assert found.refused == {}
    assert found.kib_per_update > 1


@pytest.mark.nightly
def test_a_server_that_is_killed_takes_no_match_along(postgres: str) -> None:
    with contextlib.ExitStack() as stack:
        ports = [bench_live.free_port() for _ in range(2)]
        opened = Club([stack.enter_context(bench_live.server(postgres, port)) for port in ports])
        found = asyncio.run(bench_live.evening(opened, 6, 0.1, 6.0, "postgresql", warm=0.1, kills=True))
    assert found.nodes == 2
    assert found.moved == 3, "every match of the one that was killed"
    assert found.lost == 0
    assert found.answers > 6


@pytest.mark.parametrize(
    ("words", "said"), [(["--nodes", "2"], "PostgreSQL"), (["--kill"], "--nodes 2")], ids=["sqlite", "alone"]
)
def test_what_cannot_be_measured_is_refused(
    words: list[str], said: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", ["bench/table", *words])
    with pytest.raises(SystemExit, match="2"):
        bench_live.main()
    assert said in capsys.readouterr().err
