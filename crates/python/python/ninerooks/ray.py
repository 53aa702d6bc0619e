"""Ratings on a Ray cluster: ``rate_dataset`` adds the columns of ``ninerooks grade`` to a column of puzzles.

Needs ``pip install "ray[data]"``. The tasks are stateless on purpose: a lost one is done again on another machine, and a pool of
actors that takes every core hangs (ray#44687).

>>> import ray, ninerooks.ray                                            # doctest: +SKIP
>>> lists = ray.data.read_parquet("s3://lists/", override_num_blocks=400)  # doctest: +SKIP
>>> ninerooks.ray.rate_dataset(lists).write_parquet("s3://ratings/")       # doctest: +SKIP
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING

import pyarrow as pa  # type: ignore[import-untyped, unused-ignore]
import ray.data

from . import NinerooksError, Rating, rate_many

if TYPE_CHECKING:
    from ._ninerooks import _Scale

__all__ = ["dataset_of", "rate_dataset"]

_COLUMNS: dict[str, dict[str, tuple[str, pa.DataType]]] = {
    "se": {
        "er": ("er", pa.float64()),
        "ep": ("ep", pa.float64()),
        "ed": ("ed", pa.float64()),
        "se_technique": ("technique", pa.string()),
    },
    "se-stable": {
        "er_stable": ("er", pa.float64()),
        "ep_stable": ("ep", pa.float64()),
        "ed_stable": ("ed", pa.float64()),
        "se_stable_technique": ("technique", pa.string()),
    },
    "hodoku": {
        "hodoku_level": ("level", pa.string()),
        "hodoku_score": ("score", pa.int64()),
        "hodoku_steps": ("steps", pa.int64()),
    },
    "csp": {"te_depth": ("depth", pa.int64()), "w": ("w", pa.int64()), "b": ("b", pa.int64()), "bxb": ("bxb", pa.int64())},
    "ninerooks": {
        "level": ("level", pa.string()),
        "cost": ("cost", pa.int64()),
        "dearest": ("dearest", pa.int64()),
    },
    "truths": {
        "truths": ("truths", pa.int64()),
        "rank": ("rank", pa.int64()),
        "rounds": ("rounds", pa.int64()),
    },
    "human": {
        "minutes": ("minutes", pa.float64()),
        "minutes_least": ("minutes_least", pa.float64()),
        "minutes_most": ("minutes_most", pa.float64()),
        "human_band": ("human_band", pa.int64()),
    },
}


def dataset_of(puzzles: Iterable[str]) -> ray.data.Dataset:
    """Puzzles as a dataset with the columns ``id``, from 1, and ``puzzle``. Ray keeps no order: sort by ``id`` in the end."""
    column = list(puzzles)
    ids = range(1, len(column) + 1)
    return ray.data.from_arrow(pa.table({"id": pa.array(ids, pa.int64()), "puzzle": column}))


def rate_dataset(
    dataset: ray.data.Dataset,
    by: _Scale | Sequence[_Scale] = "se",
    *,
    column: str = "puzzle",
    profile: str | None = None,
    work: int | None = None,
    batch_size: int = 64,
) -> ray.data.Dataset:
    """The dataset with columns for each scale, ``status`` and ``message`` added; each row once, in any order.

    What cannot be read has the status ``error``, and ``message`` says why. A batch is one task of one core: small ones
    keep all cores busy to the end, for some puzzles take a thousand times as long as others.
    """
    scales: tuple[_Scale, ...] = (by,) if isinstance(by, str) else tuple(by)
    unknown = [scale for scale in scales if scale not in _COLUMNS]
    if unknown or not scales:
        raise ValueError(f"a scale is expected, one of {', '.join(_COLUMNS)}, not {unknown}")

    def rated(batch: pa.Table) -> pa.Table:
        puzzles = batch.column(column).to_pylist()
        found = [_rated(puzzles, scale, profile, work) for scale in scales]
        batch = batch.append_column("status", pa.array(map(_status, zip(*found)), pa.string()))
        messages = [getattr(one, "message", None) for one in found[0]]
        batch = batch.append_column("message", pa.array(messages, pa.string()))
        for scale, ratings in zip(scales, found):
            for name, (attribute, kind) in _COLUMNS[scale].items():
                values = [getattr(one, attribute, None) for one in ratings]
                batch = batch.append_column(name, pa.array(values, kind))
        return batch

    return dataset.map_batches(
        rated, batch_format="pyarrow", batch_size=batch_size, num_cpus=1, zero_copy_batch=True
    )


def _rated(
    puzzles: list[str], scale: _Scale, profile: str | None, work: int | None
) -> list[Rating | NinerooksError]:
    # Each scale gets what it can use, and would refuse the rest.
    own = profile if scale in ("hodoku", "ninerooks") else None
    limit = work if scale in ("se", "se-stable", "csp") else None
    return rate_many(puzzles, scale, profile=own, work=limit, threads=1, errors="return")


def _status(found: tuple[Rating | NinerooksError, ...]) -> str:
    """As `ninerooks grade` has it: where the work was not enough for a scale the puzzle is stuck."""
    ratings = [one for one in found if isinstance(one, Rating)]
    if len(ratings) < len(found):
        return "error"
    return "stuck" if any(one.at_least for one in ratings) else ratings[0].status
