"""Sudoku by logic: solve, explain, rate, draw; every step is proved to a checker.

>>> import ninerooks
>>> path = ninerooks.solve(".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7")
>>> path.status, len(path), path.level
('solved', 57, 'hard')
>>> print(path[25])
X-Wing: 3 r17\\c49 => r268c4,r246c9<>3
"""

from ._error import NinerooksError
from ._ninerooks import (
    Grid,
    Path,
    Puzzle,
    Rating,
    Step,
    Verdict,
    __version__,
    canon,
    check,
    convert,
    count,
    count_many,
    generate,
    hint,
    profiles,
    rate,
    rate_many,
    render,
    solve,
    solve_many,
    steps,
)

__all__ = [
    "Grid",
    "NinerooksError",
    "Path",
    "Puzzle",
    "Rating",
    "Step",
    "Verdict",
    "__version__",
    "canon",
    "check",
    "convert",
    "count",
    "count_many",
    "generate",
    "hint",
    "profiles",
    "rate",
    "rate_many",
    "render",
    "solve",
    "solve_many",
    "steps",
]
