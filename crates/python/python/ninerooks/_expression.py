"""Expressions, read by Python itself.

The program has a language of expressions of its own, made with a template engine that is not linked here. Python writes the same
expressions the same way: names, numbers, texts, ``and or not``, comparisons, arithmetic, ``in``, ``a if b else c``, lists. Nothing else is
allowed, so that an expression from outside can do nothing but compare.
"""

from __future__ import annotations

import ast
import operator
from typing import Any, Callable

from ._error import NinerooksError
from ._where import HODOKU_LEVELS, LEVELS, Fields, is_name, unknown

_MOST = 2_000
_DEEPEST = 100


def parsed(text: str) -> ast.expr:
    """The expression, if it is one of the language."""
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
            if not is_name(node.id) and node.id not in ("true", "false"):
                raise NinerooksError(unknown(node.id), 1, node.col_offset + 1, found=node.id)
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


def value(node: ast.expr, fields: Fields) -> Any:
    """What it comes to for a puzzle."""
    if isinstance(node, ast.Constant):
        return node.value
    if isinstance(node, ast.Name):
        return node.id == "true" if node.id in ("true", "false") else getattr(fields, node.id)
    if isinstance(node, (ast.List, ast.Tuple)):
        return [value(item, fields) for item in node.elts]
    if isinstance(node, ast.IfExp):
        return value(node.body if value(node.test, fields) else node.orelse, fields)
    if isinstance(node, ast.BoolOp):
        is_and = isinstance(node.op, ast.And)
        for part in node.values:
            if bool(value(part, fields)) is not is_and:
                return not is_and
        return is_and
    if isinstance(node, ast.UnaryOp):
        operand = value(node.operand, fields)
        if isinstance(node.op, ast.Not):
            return not operand
        return -_number(operand) if isinstance(node.op, ast.USub) else _number(operand)
    if isinstance(node, ast.BinOp):
        return _arithmetic(node.op, _number(value(node.left, fields)), _number(value(node.right, fields)))
    assert isinstance(node, ast.Compare), "the rest is refused before"
    left, left_node = value(node.left, fields), node.left
    for compare, right_node in zip(node.ops, node.comparators):
        right = value(right_node, fields)
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
    for levels, name in ((LEVELS, "level"), (HODOKU_LEVELS, "hodoku_level")):
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


def _number(number: Any) -> Any:
    if isinstance(number, (bool, int, float)):
        return number
    raise NinerooksError(f"expected a number, found {number!r}")


def _arithmetic(operation: ast.operator, left: Any, right: Any) -> Any:
    # Numbers of this kind have an end; whole numbers of Python have none.
    try:
        result = _ARITHMETIC[type(operation)](float(left), float(right))
    except (ArithmeticError, ValueError) as error:
        raise NinerooksError(f"{left!r} and {right!r}: {error}") from None
    return _number(result)
