"""Many matches at one table: the figures are those of matches that were played. No clock's result is looked at."""

import asyncio
import pathlib

import pytest

from downfield.lab import bench_live


@pytest.mark.nightly
def test_pairs_play_at_a_real_table(tmp_path: pathlib.Path) -> None:
    with bench_live.server(str(tmp_path / "table.sqlite"), bench_live.free_port()) as opened:
        found = asyncio.run(bench_live.evening(opened, 4, 0.0, 1.0, "sqlite", warm=0.1))
    assert found.answers > 4
    assert 0 < found.p50_ms <= found.p95_ms <= found.p99_ms <= found.most_ms
    assert found.refused == 0
    assert found.kib_per_update > 1
