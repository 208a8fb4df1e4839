"""Minutes at one table: what is measured are matches that were played and guests who came. No figure is looked at."""

import asyncio
import pathlib

import pytest

from downfield.lab import bench_live, bench_soak
from downfield.lab.bench_soak import Sample, Soak


def _grown(*mib: float) -> Soak:
    return Soak(1, 1, [Sample(i, m, 0.0, 0, 0, 0, 0, 1.0) for i, m in enumerate(mib)], 0, {})


def test_what_is_kept_on_purpose_is_no_growth() -> None:
    assert _grown(50, 80, 100, 100, 100, 101, 100, 102).is_flat


def test_what_fills_up_before_the_time_counts_is_no_growth() -> None:
    filling = _grown(100, 120, 150, 180, 198, 200, 200, 201)
    assert not filling.is_flat
    filling.warm_up = 4.0
    assert filling.is_flat


def test_a_table_that_takes_more_and_more_is_not_flat() -> None:
    assert not _grown(50, 80, 100, 104, 108, 112, 116, 120).is_flat


@pytest.mark.nightly
def test_guests_come_and_go_at_a_real_table(tmp_path: pathlib.Path) -> None:
    with bench_live.server(str(tmp_path / "table.sqlite"), bench_live.free_port()) as opened:
        found = asyncio.run(bench_soak.soak(opened, 5, 3, 0.0, 8.0, 2.0))
    last = found.samples[-1]
    assert last.answers > 5
    assert last.guests >= 3
    assert last.server_mib > 10
    assert found.failed == {}
