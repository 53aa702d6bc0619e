"""What has to hold for a puzzle: a function, or an expression as ``ninerooks filter`` reads them.

The program has a language of expressions of its own. Here Python reads them, for it writes them the same way: names, numbers,
texts, ``and or not``, comparisons, arithmetic, ``in``, ``a if b else c``, lists. Nothing else is allowed, so that an expression from
outside can do nothing but compare.
"""

from __future__ import annotations

import ast
import difflib
import operator
import os
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Callable, TypeVar, Union

from ._error import NinerooksError
from ._ninerooks import _fields, _names

__all__ = ["Fields", "filter"]

_NAMES, _LEVELS, _HODOKU_LEVELS = _names()
_MOST = 2_000
_DEEPEST = 100
_T = TypeVar("_T")


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
            raise AttributeError(_unknown(name))
        if name not in self._known:
            self._known.update(_fields(self._puzzle, name))
        return self._known[name]

    def __dir__(self) -> list[str]:
        return list(_NAMES)

    def __repr__(self) -> str:
        return f"Fields({self.puzzle!r})"


Where = Union[str, Callable[[Fields], object]]


def filter(puzzles: Iterable[_T], where: Where, *, invert: bool = False, threads: int | None = None) -> list[_T]:
    """The puzzles for which something holds, as they are.

    ``where`` is an expression such as ``"er >= 7.1 and givens < 24"``, or a function of `Fields`: ``lambda puzzle: puzzle.er >= 7.1``.
    What is cheap comes first. The first puzzle without a value, such as for want of one solution, raises its error.
    """
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


def predicate(where: Where) -> Callable[[Any], bool]:
    """A function of a puzzle."""
    if callable(where):
        function = where
        return lambda puzzle: bool(function(Fields(puzzle)))
    if not isinstance(where, str):
        raise TypeError(f"where is an expression or a function, not {type(where).__name__}")
    tree = _parsed(where)
    return lambda puzzle: bool(_value(tree, Fields(puzzle)))


def _parsed(text: str) -> ast.expr:
    if len(text) > _MOST:
        raise NinerooksError(f"expected an expression of {_MOST} characters at most, found {len(text)}")
    try:
        tree = ast.parse(text.strip(), mode="eval").body
        _check(tree)
    except SyntaxError as error:
        raise NinerooksError(f"{text!r} is no expression: {error.msg}", 1, error.offset) from None
    except (RecursionError, MemoryError, ValueError) as error:
        if isinstance(error, NinerooksError):
            raise
        raise NinerooksError("this is no expression, or too deep") from None
    return tree


_ARITHMETIC: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Add: operator.add,
    ast.Sub: operator.sub,
    ast.Mult: operator.mul,
    ast.Div: operator.truediv,
    ast.FloorDiv: operator.floordiv,
    ast.Mod: operator.mod,
    ast.Pow: operator.pow,
}
_COMPARISONS: dict[type[ast.AST], Callable[[Any, Any], Any]] = {
    ast.Eq: operator.eq,
    ast.NotEq: operator.ne,
    ast.Lt: operator.lt,
    ast.LtE: operator.le,
    ast.Gt: operator.gt,
    ast.GtE: operator.ge,
}


def _check(tree: ast.expr) -> None:
    """Refuses what is not of the language, before any puzzle is looked at."""
    waiting: list[tuple[ast.AST, int]] = [(tree, 0)]
    while waiting:
        node, depth = waiting.pop()
        if depth > _DEEPEST:
            raise NinerooksError(f"expected an expression that is {_DEEPEST} deep at most")
        waiting += ((part, depth + 1) for part in reversed(list(ast.iter_child_nodes(node))))
        if isinstance(node, ast.Name):
            if node.id not in _NAMES and node.id not in ("true", "false"):
                raise NinerooksError(_unknown(node.id), 1, node.col_offset + 1, found=node.id)
        elif isinstance(node, ast.Constant):
            if not isinstance(node.value, (bool, int, float, str)):
                raise _odd(node)
        elif isinstance(node, (ast.BinOp, ast.UnaryOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.List, ast.Tuple)):
            pass
        elif type(node) not in _ARITHMETIC and type(node) not in _COMPARISONS:
            if not isinstance(node, (ast.And, ast.Or, ast.Not, ast.USub, ast.UAdd, ast.In, ast.NotIn, ast.Load)):
                raise _odd(node)


def _odd(node: ast.AST) -> NinerooksError:
    column = getattr(node, "col_offset", -1) + 1
    expected = "names, numbers, texts, and, or, not, comparisons, arithmetic, in, if and else, lists"
    return NinerooksError(f"expected {expected}, found {type(node).__name__}", 1, column or None, expected)


def _unknown(name: str) -> str:
    if name in (*_LEVELS, *_HODOKU_LEVELS):
        return f'`{name}` is a text: write it in quotation marks, as in level == "{name}"'
    near = difflib.get_close_matches(name, _NAMES, 3) or _NAMES
    return f"`{name}` is not known; there is {', '.join(near)}"


def _value(node: ast.expr, fields: Fields) -> Any:
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return node.id == "true" if node.id in ("true", "false") else getattr(fields, node.id)
    if isinstance(node, (ast.List, ast.Tuple)):
        return [_value(item, fields) for item in node.elts]
    if isinstance(node, ast.IfExp):
        return _value(node.body if _value(node.test, fields) else node.orelse, fields)
    if isinstance(node, ast.BoolOp):
        is_and = isinstance(node.op, ast.And)
        for part in node.values:
            if bool(_value(part, fields)) is not is_and:
                return not is_and
        return is_and
    if isinstance(node, ast.UnaryOp):
        value = _value(node.operand, fields)
        if isinstance(node.op, ast.Not):
            return not value
        return -_number(value) if isinstance(node.op, ast.USub) else _number(value)
    if isinstance(node, ast.BinOp):
        return _arithmetic(node.op, _number(_value(node.left, fields)), _number(_value(node.right, fields)))
    assert isinstance(node, ast.Compare), "the rest is refused before"
    left, left_node = _value(node.left, fields), node.left
    for compare, right_node in zip(node.ops, node.comparators):
        right = _value(right_node, fields)
        if not _compared(compare, (left, left_node), (right, right_node)):
            return False
        left, left_node = right, right_node
    return True


def _compared(compare: ast.cmpop, left: tuple[Any, ast.expr], right: tuple[Any, ast.expr]) -> bool:
    (one, one_node), (other, other_node) = left, right
    if isinstance(compare, (ast.In, ast.NotIn)):
        is_text = isinstance(one, str) and isinstance(other, str)
        if not is_text and not isinstance(other, list):
            raise NinerooksError(f"expected a list after in, found {other!r}")
        return (one in other) is isinstance(compare, ast.In)
    # Levels have an order of their own.
    for levels, name in ((_LEVELS, "level"), (_HODOKU_LEVELS, "hodoku_level")):
        if any(isinstance(node, ast.Name) and node.id == name for node in (one_node, other_node)):
            one, other = _rank(levels, name, one), _rank(levels, name, other)
            break
    if isinstance(one, str) != isinstance(other, str) or isinstance(one, list) or isinstance(other, list):
        raise NinerooksError(f"{one!r} and {other!r} cannot be compared: expected two numbers or two texts")
    return bool(_COMPARISONS[type(compare)](one, other))


def _rank(levels: list[str], name: str, level: Any) -> int:
    for rank, known in enumerate(levels):
        if isinstance(level, str) and known.lower() == level.strip().lower():
            return rank
    raise NinerooksError(f"`{level}` is no level; those of `{name}` are {', '.join(levels)}")


def _number(value: Any) -> Any:
    if isinstance(value, (bool, int, float)):
        return value
    raise NinerooksError(f"expected a number, found {value!r}")


def _arithmetic(operation: ast.operator, left: Any, right: Any) -> Any:
    # Numbers of this kind have an end; whole numbers of Python have none.
    try:
        value = _ARITHMETIC[type(operation)](float(left), float(right))
    except (ArithmeticError, ValueError) as error:
        raise NinerooksError(f"{left!r} and {right!r}: {error}") from None
    return _number(value)
