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
    analyse,
    broken,
    canon,
    check,
    convert,
    count,
    count_many,
    generate,
    generate_variants,
    hint,
    minimise,
    morph,
    needless,
    profiles,
    rate,
    rate_many,
    render,
    same,
    solve,
    solve_many,
    steps,
    true_candidates,
    why,
)
from ._where import Fields
from ._where import filter as filter

# As Americans write them.
analyze = analyse
minimize = minimise

# `filter` is not among them: it would take the place of Python's own.
__all__ = [
    "Fields",
    "Grid",
    "NinerooksError",
    "Path",
    "Puzzle",
    "Rating",
    "Step",
    "Verdict",
    "__version__",
    "analyse",
    "analyze",
    "broken",
    "canon",
    "check",
    "convert",
    "count",
    "count_many",
    "generate",
    "generate_variants",
    "hint",
    "minimise",
    "minimize",
    "morph",
    "needless",
    "profiles",
    "rate",
    "rate_many",
    "render",
    "same",
    "solve",
    "solve_many",
    "steps",
    "true_candidates",
    "why",
]
