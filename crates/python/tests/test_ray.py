"""The adapter for Ray, on a cluster of this machine alone."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

import ninerooks

pytest.importorskip("ray.data")

import ray
import ray.data

from ninerooks.ray import dataset_of, rate_dataset

# An easy one, an X-Wing, one without a solution, what is no puzzle, and one that needs nets.
PUZZLES = [
    "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79",
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
    "11" + "." * 79,
    "nothing",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
]


@pytest.fixture(scope="module", autouse=True)
def cluster() -> Iterator[None]:
    """Two cores; whatever hangs is ended."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    signal.alarm(240)
    ray.init(num_cpus=2, include_dashboard=False, object_store_memory=200 * 1024**2, log_to_driver=False)
    ray.data.DataContext.get_current().enable_progress_bars = False
    yield
    ray.shutdown()
    signal.alarm(0)


def test_rows_are_those_of_rate_many() -> None:
    rated = rate_dataset(dataset_of(PUZZLES), ["se", "hodoku"], batch_size=2).sort("id").take_all()
    assert [row["puzzle"] for row in rated] == PUZZLES
    assert [row["id"] for row in rated] == [1, 2, 3, 4, 5]
    assert [row["status"] for row in rated] == ["solved", "solved", "invalid", "error", "solved"]
    expected = ninerooks.rate_many(PUZZLES, "se", errors="return")
    for row, one in zip(rated, expected):
        if isinstance(one, ninerooks.NinerooksError):
            assert row["message"] == one.message and row["er"] is None
        else:
            assert (row["er"], row["ep"], row["se_technique"]) == (one.er, one.ep, one.technique)
    assert rated[0]["hodoku_level"] == ninerooks.rate(PUZZLES[0], "hodoku").level
    with pytest.raises(ValueError, match="a scale is expected"):
        rate_dataset(dataset_of(PUZZLES), "stars")  # type: ignore[arg-type]


def workers() -> list[int]:
    """The processes that do tasks of a dataset now."""
    found = []
    for place in Path("/proc").glob("[0-9]*"):
        try:
            if (place / "cmdline").read_bytes().startswith(b"ray::MapBatches"):
                found.append(int(place.name))
        except OSError:
            continue  # it has ended
    return found


@pytest.mark.skipif(not Path("/proc/self").exists(), reason="looks for processes in /proc")
def test_a_killed_worker_loses_nothing() -> None:
    puzzles = [PUZZLES[4], PUZZLES[1]] * 300
    killed: list[int] = []

    def kill() -> None:
        while not killed:
            for worker in workers()[:1]:
                os.kill(worker, signal.SIGKILL)
                killed.append(worker)
            time.sleep(0.01)

    murderer = threading.Thread(target=kill, daemon=True)
    murderer.start()
    dataset = dataset_of(puzzles).repartition(30)
    rated = rate_dataset(dataset, batch_size=10).sort("id").take_all()
    assert killed, "nothing was killed"
    assert [row["id"] for row in rated] == list(range(1, 601))
    ratings = [ninerooks.rate(puzzle).er for puzzle in puzzles[:2]] * 300
    assert [row["er"] for row in rated] == ratings
