"""The error of everything that cannot be read or done."""

from __future__ import annotations


class NinerooksError(ValueError):
    """What is wrong, where, and what was expected.

    ``line`` and ``column`` count from 1; ``index`` is the place in a list that was handed over, from 0.
    """

    def __init__(
        self,
        message: str,
        line: int | None = None,
        column: int | None = None,
        expected: str | None = None,
        found: str | None = None,
        index: int | None = None,
    ) -> None:
        super().__init__(message if index is None else f"puzzle {index}: {message}")
        self.message = message
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found
        self.index = index

    def __reduce__(self) -> tuple[type[NinerooksError], tuple[object, ...]]:
        fields = (self.message, self.line, self.column, self.expected, self.found, self.index)
        return (NinerooksError, fields)
