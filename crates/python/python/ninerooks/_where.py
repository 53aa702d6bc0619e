"""What has to hold for a puzzle: a function, or an expression as ``ninerooks filter`` reads them."""

from __future__ import annotations

from ._error import NinerooksError
from ._ninerooks import _fields, _names

# As mypy knows it; importing this package loads nothing that is not needed at once, `typing` among it.
TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable
    from typing import Any, Callable, TypeVar, Union

    _T = TypeVar("_T")
    _Where = Union[str, Callable[["Fields"], object]]

__all__ = ["Fields", "filter"]

_NAMES, LEVELS, HODOKU_LEVELS = _names()


class Fields:
    """What is to be said of a puzzle, found out when it is asked for.

    >>> Fields(".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7").er
    3.2
    """

    __slots__ = ("_known", "_puzzle")

    def __init__(self, puzzle: Any) -> None:
        self._puzzle = puzzle
        self._known: dict[str, Any] = {}

    def __getattr__(self, name: str) -> Any:
        if name not in _NAMES:
            raise AttributeError(unknown(name))
        if name not in self._known:
            self._known.update(_fields(self._puzzle, name))
        return self._known[name]

    def __dir__(self) -> list[str]:
        return list(_NAMES)

    def __repr__(self) -> str:
        return f"Fields({self.puzzle!r})"


def filter(puzzles: Iterable[_T], where: _Where, *, invert: bool = False, threads: int | None = None) -> list[_T]:
    """The puzzles for which something holds, as they are.

    ``where`` is an expression such as ``"er >= 7.1 and givens < 24"``, or a function of `Fields`: ``lambda puzzle: puzzle.er >= 7.1``.
    What is cheap comes first. The first puzzle without a value, such as for want of one solution, raises its error.
    """
    import os
    from concurrent.futures import ThreadPoolExecutor

    if threads is not None and not 1 <= threads <= 1024:
        raise NinerooksError(f"expected a number from 1 to 1024 for threads, found {threads}")
    holds = predicate(where)
    every = list(puzzles)

    def kept(numbered: tuple[int, _T]) -> bool:
        index, puzzle = numbered
        try:
            return holds(puzzle) is not invert
        except NinerooksError as error:
            raise NinerooksError(error.message, error.line, error.column, error.expected, error.found, index) from None

    with ThreadPoolExecutor(threads or os.cpu_count()) as pool:
        try:
            answers = list(pool.map(kept, enumerate(every)))
        except BaseException:
            # Ctrl-C does not wait for what was not begun, nor does an error.
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return [puzzle for puzzle, is_kept in zip(every, answers) if is_kept]


def predicate(where: _Where) -> Callable[[Any], bool]:
    """A function of a puzzle."""
    if callable(where):
        function = where
        return lambda puzzle: bool(function(Fields(puzzle)))
    if not isinstance(where, str):
        raise TypeError(f"where is an expression or a function, not {type(where).__name__}")
    from ._expression import parsed, value

    tree = parsed(where)
    return lambda puzzle: bool(value(tree, Fields(puzzle)))


def is_name(name: str) -> bool:
    """Whether a field is called so."""
    return name in _NAMES


def unknown(name: str) -> str:
    """What there is instead of a name."""
    import difflib

    if name in (*LEVELS, *HODOKU_LEVELS):
        return f'`{name}` is a text: write it in quotation marks, as in level == "{name}"'
    near = difflib.get_close_matches(name, _NAMES, 3) or _NAMES
    return f"`{name}` is not known; there is {', '.join(near)}"
