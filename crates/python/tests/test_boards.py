"""What people have as a board, as they have it: each is read, or refused with the cell that is wrong."""

from __future__ import annotations

import array
import itertools
from collections import deque
from collections.abc import Iterator
from decimal import Decimal
from typing import Any

import ninerooks
import pytest
from ninerooks import NinerooksError, Puzzle

PUZZLE = ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7"
DIGITS = [int(c) if c != "." else 0 for c in PUZZLE]
ROWS = [DIGITS[i : i + 9] for i in range(0, 81, 9)]
LETTERS = "ABCDEFGHI"


def rows(empty: Any, digit: Any = int) -> list[list[Any]]:
    """Rows with something of one's own for empty cells and for digits."""
    return [[digit(n) if n else empty for n in row] for row in ROWS]


def read(board: Any) -> str:
    return Puzzle(board).line


@pytest.mark.parametrize("empty", [0, None, "", " ", "0", ".", "-", "_", "x", "?", 0.0, float("nan"), False, b"", b"."])
def test_a_cell_is_empty_however_that_is_said(empty: Any) -> None:
    assert read(rows(empty)) == PUZZLE
    assert read(rows(empty, str)) == PUZZLE
    assert read([cell for row in rows(empty) for cell in row]) == PUZZLE


@pytest.mark.parametrize("digit", [int, str, float, lambda n: f" {n} ", lambda n: str(n).encode(), Decimal, lambda n: [n], lambda n: {n}])
def test_a_digit_is_one_however_it_is_written(digit: Any) -> None:
    assert read(rows(None, digit)) == PUZZLE


def test_rows_may_be_of_any_kind_that_has_an_order() -> None:
    texts = [PUZZLE[i : i + 9] for i in range(0, 81, 9)]

    def cells() -> Iterator[Iterator[int]]:
        for row in ROWS:
            yield iter(row)

    for board in (
        tuple(map(tuple, ROWS)),
        deque(ROWS),
        cells(),
        iter(DIGITS),
        texts,
        [list(text) for text in texts],
        [text.replace(".", " ") for text in texts],
        [text.encode() for text in texts],
        [bytes(row) for row in ROWS],
        [array.array("b", row) for row in ROWS],
        [" ".join(text) for text in texts],
        [",".join(text) for text in texts],
        [*texts[:3], "---------+---------", *texts[3:6], "---------+---------", *texts[6:]],
        map(str, DIGITS),
    ):
        assert read(board) == PUZZLE
    assert ninerooks.count(ROWS) == 1 and ninerooks.solve(rows("")).solution is not None
    assert ninerooks.canon(ROWS) == ninerooks.canon(PUZZLE) and ninerooks.rate(ROWS).er == 3.2


def test_bytes_are_text_or_81_numbers() -> None:
    for board in (
        PUZZLE.encode(),
        bytearray(PUZZLE.encode()),
        memoryview(PUZZLE.encode()),
        b"\n".join(PUZZLE[i : i + 9].encode() for i in range(0, 81, 9)),
        bytes(DIGITS),
        bytearray(DIGITS),
        memoryview(bytes(DIGITS)),
        array.array("i", DIGITS),
        array.array("Q", DIGITS),
    ):
        assert read(board) == PUZZLE
    with pytest.raises(NinerooksError, match="UTF-8, or 81 bytes from 0 to 9, found the byte 255 at position 2"):
        read(b"12\xff")


def test_dicts_name_their_cells() -> None:
    cells = list(itertools.product(range(9), range(9)))
    clues = {(r, c): ROWS[r][c] for r, c in cells if ROWS[r][c]}
    for board in (
        clues,
        {(r, c): ROWS[r][c] for r, c in cells},
        {(r + 1, c + 1): n for (r, c), n in clues.items()},
        {f"r{r + 1}c{c + 1}": n for (r, c), n in clues.items()},
        {f"R{r + 1}C{c + 1}": str(n) for (r, c), n in clues.items()},
        {f"{LETTERS[r]}{c + 1}": n for (r, c), n in clues.items()},
        {(LETTERS[r], c + 1): n for (r, c), n in clues.items()},
        {(LETTERS[r], str(c + 1)): n for (r, c), n in clues.items()},
        {f"{LETTERS[r].lower()}{c + 1}": ROWS[r][c] or "." for r, c in cells},
        {f"{r},{c}": n for (r, c), n in clues.items()},
        {f"({r + 1}, {c + 1})": ROWS[r][c] for r, c in cells},
        {10 * (r + 1) + c + 1: n for (r, c), n in clues.items()},
        dict(enumerate(DIGITS)),
        dict(enumerate(DIGITS, 1)),
        {str(i): n for i, n in enumerate(DIGITS)},
    ):
        assert read(board) == PUZZLE


def test_a_dict_of_candidates_has_digits_where_one_is_left() -> None:
    grid = ninerooks.Grid(PUZZLE)
    marks = {f"{LETTERS[r]}{c + 1}": str(ROWS[r][c] or "123456789") for r in range(9) for c in range(9)}
    assert ninerooks.Grid(marks).line == PUZZLE and ninerooks.solve(marks).status == "solved"
    marks |= {f"{LETTERS[int(name[1]) - 1]}{name[3]}": digits for name, digits in grid.candidates.items() if len(digits) > 1}
    marks["A1"] = "16"
    assert ninerooks.Grid(marks).candidates["r1c1"] == "16"
    for cell in ({1, 6}, [1, 6], (1, 6), frozenset("16"), "1 6", "{1, 6}", "1,6"):
        board: list[list[Any]] = [list(row) for row in ROWS]
        board[0][0] = cell
        assert ninerooks.Grid(board).candidates["r1c1"] == "16"
        assert ninerooks.Grid(board).candidates["r1c3"] == ninerooks.Grid(PUZZLE).candidates["r1c3"]


def test_which_way_a_dict_counts_is_never_guessed() -> None:
    with pytest.raises(NinerooksError, match="in one way only, such as 'r1c1', found what may be rows and columns from 0, or"):
        read({(1, 1): 5, (8, 8): 3})
    with pytest.raises(NinerooksError, match="cells from 0 to 80, or cells from 1 to 81"):
        read({1: 5, 30: 3})
    with pytest.raises(NinerooksError, match=r"all counted in the same way, found \(9, 9\)"):
        read({(0, 0): 5, (9, 9): 3})
    with pytest.raises(NinerooksError, match="each cell once, found r1c1 a second time, as 'A1'"):
        read({"r1c1": 5, "A1": 5})
    for key in ("Z9", "r0c1", (0, 9, 9), (1.5, 2), None, (9, 0), 82):
        with pytest.raises(NinerooksError, match=r"expected a cell such as 'r1c1', 'A1' or \(row, column\)"):
            read({(0, 0): 5, key: 5})
    with pytest.raises(NinerooksError, match="a dict without cells"):
        read({})
    with pytest.raises(NinerooksError, match="found 12 at r1c1"):
        read({"A1": 12})


@pytest.mark.parametrize("wrong", [10, -1, 12, "q", "10", 1.5, True, float("inf"), [], [10], "11", b"\xff", 10**30, object(), [[5]], {}])
def test_the_cell_that_is_wrong_is_named(wrong: Any) -> None:
    board: list[list[Any]] = [list(row) for row in ROWS]
    board[4][6] = wrong
    with pytest.raises(NinerooksError, match=r"expected a digit, candidates such as '157', or None.* at r5c7") as caught:
        read(board)
    assert caught.value.expected is not None and caught.value.found is not None
    with pytest.raises(NinerooksError, match="at r5c7"):
        read([cell for row in board for cell in row])


def test_the_row_that_is_wrong_is_named() -> None:
    for row, found in ((ROWS[2][:8], "8"), ([*ROWS[2], 0], "10"), (None, "None"), (5, "5"), ("1234", "4"), ({1, 2}, "{1, 2}")):
        board = [*ROWS[:2], row, *ROWS[3:]]
        with pytest.raises(NinerooksError) as caught:
            read(board)
        assert (caught.value.expected, caught.value.found) == ("9 cells in row 3", found)
    for few, found in ((ROWS[:8], "8 items"), ([*ROWS, ROWS[0]], "10 items"), ([], "0 items"), (DIGITS[:80], "80 items"), ([[ROWS]], "1 item")):
        with pytest.raises(NinerooksError) as caught:
            read(few)
        assert (caught.value.expected, caught.value.found) == ("9 rows of 9 cells, or 81 cells", found)
    with pytest.raises(NinerooksError, match="found 100 items or more"):
        read(itertools.count())
    with pytest.raises(NinerooksError, match="found 100 or more"):
        read([itertools.repeat(0)] * 9)
    with pytest.raises(TypeError, match="a set has none"):
        read(set(DIGITS))
    with pytest.raises(NinerooksError, match="solve_many and the like take many"):
        ninerooks.solve([PUZZLE, PUZZLE])


def test_what_a_generator_raises_is_raised() -> None:
    def broken() -> Iterator[int]:
        yield 5
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine"):
        read(broken())
    with pytest.raises(KeyError, match="mine"):
        ninerooks.count_many([PUZZLE, broken()])


def test_many_boards_are_a_list_of_boards() -> None:
    boards = [ROWS, DIGITS, PUZZLE, bytes(DIGITS), {"A1": 5}, rows(""), Puzzle(PUZZLE)]
    assert ninerooks.count_many(boards, limit=2) == [1, 1, 1, 1, 2, 1, 1]
    assert ninerooks.count_many(iter(boards[:2])) == [1, 1]
    assert ninerooks.count_many([ROWS] * 9) == [1] * 9 and ninerooks.count_many([DIGITS] * 81) == [1] * 81
    assert ninerooks.count_many([]) == []
    texts = [PUZZLE[i : i + 9] for i in range(0, 81, 9)]
    for board in (ROWS, DIGITS, rows(None), list(PUZZLE), texts):
        with pytest.raises(TypeError, match=r"one board, and many puzzles are expected: a list of boards, such as \[board\]"):
            ninerooks.count_many(board)
    for text in (PUZZLE.encode(), bytes(DIGITS)):
        with pytest.raises(TypeError, match="splitlines"):
            ninerooks.count_many(text)
    with pytest.raises(TypeError, match="not a dict"):
        ninerooks.count_many({"A1": 5})
    with pytest.raises(TypeError, match="not int"):
        ninerooks.count_many(5)  # type: ignore[call-overload]


def test_the_index_is_in_every_error_of_many() -> None:
    wrong = [list(row) for row in ROWS]
    wrong[0][0] = 77
    for item, words in (
        (None, "puzzle 1: expected a puzzle .*, found None"),
        (float("nan"), "puzzle 1: expected a puzzle .*, found nan"),
        (5, "puzzle 1: expected a puzzle .*, found 5"),
        (object(), "puzzle 1: expected a puzzle .*object"),
        ("12", "puzzle 1: "),
        (wrong, "puzzle 1: .*found 77 at r1c1"),
        ({"Z9": 1}, "puzzle 1: .*'Z9'"),
        (b"\xff", "puzzle 1: .*UTF-8"),
    ):
        for function in (ninerooks.count_many, ninerooks.rate_many, ninerooks.solve_many):
            with pytest.raises(NinerooksError, match=words) as caught:
                function([PUZZLE, item])
            assert caught.value.index == 1
        first, second = ninerooks.count_many([PUZZLE, item], errors="return")
        assert first == 1 and isinstance(second, NinerooksError) and second.index == 1
    # A column without a puzzle is no empty board.
    assert all(isinstance(one, NinerooksError) for one in ninerooks.count_many([None] * 81, errors="return"))


@pytest.mark.parametrize("kind", ["int64", "int32", "int16", "int8", "uint64", "uint32", "uint16", "uint8", ">i8", ">u2", "float64", "float32", "float16", ">f8", "object", "U1", "S1"])
def test_arrays_of_every_type(kind: str) -> None:
    numpy = pytest.importorskip("numpy")
    board = numpy.array(ROWS).astype(kind)
    for one in (board, board.reshape(81), board.reshape(1, 81), board.reshape(9, 9, 1), numpy.asfortranarray(board), board.tolist(), list(board)):
        assert read(one) == PUZZLE
    for many in (numpy.stack([board, board]), numpy.stack([board, board]).reshape(2, 81), numpy.stack([board, board]).reshape(2, 9, 9, 1), board[None], [board, board]):
        assert ninerooks.count_many(many) == [1] * len(many)
    for one in (board, board.reshape(81)):
        with pytest.raises(TypeError, match="one board, and many puzzles are expected"):
            ninerooks.count_many(one)


def test_wrong_numbers_in_arrays_are_named_as_they_are() -> None:
    numpy = pytest.importorskip("numpy")
    for kind, wrong, words in (("int64", 256, "256"), ("int64", -1, "-1"), ("uint8", 10, "10"), ("float64", 1.5, "1.5"), ("int32", 2**31 - 1, "2147483647"), (">i4", 300, "300")):
        board = numpy.array(ROWS).astype(kind)
        board[4, 6] = wrong
        with pytest.raises(NinerooksError, match=f"expected 0 to 9, found {words} at r5c7"):
            read(board)
        with pytest.raises(NinerooksError, match=f"puzzle 1: expected 0 to 9, found {words} at r5c7"):
            ninerooks.count_many(numpy.stack([numpy.array(ROWS).astype(kind), board]))
    for kind in ("float64", "object"):
        gaps = numpy.array(rows(numpy.nan)).astype(kind)
        assert read(gaps) == PUZZLE and ninerooks.count_many(gaps[None]) == [1]
    masked = numpy.ma.masked_equal(numpy.array(ROWS), 0)
    assert read(masked) == PUZZLE
    for shape in ((3, 27), (9, 9, 9), (3, 3, 3, 3)):
        with pytest.raises(NinerooksError, match=r"an array of the shape \(81,\) or \(9, 9\), found"):
            read(numpy.zeros(shape, "int64"))
    with pytest.raises(NinerooksError, match="found False at r1c1|found True at r1c1"):
        read(numpy.ones((9, 9), "bool"))
    assert read(numpy.array(PUZZLE)) == PUZZLE
    assert ninerooks.count_many(numpy.array([PUZZLE, PUZZLE], dtype=object)) == [1, 1]


def test_frames_and_columns_of_pandas() -> None:
    pandas = pytest.importorskip("pandas")
    for board in (ROWS, rows(None), rows(""), rows(float("nan"))):
        frame = pandas.DataFrame(board)
        assert read(frame) == PUZZLE and read(frame.values) == PUZZLE
        with pytest.raises(TypeError, match="one board"):
            ninerooks.count_many(frame)
    assert read(pandas.DataFrame(rows(None)).astype("Int64")) == PUZZLE
    assert read(pandas.Series(DIGITS)) == PUZZLE
    assert ninerooks.count_many(pandas.DataFrame([DIGITS, DIGITS])) == [1, 1]
    assert ninerooks.count_many(pandas.Series([PUZZLE, PUZZLE])) == [1, 1]
    for column in (pandas.Series([PUZZLE, None]), pandas.Series([PUZZLE, None], dtype="string"), pandas.Series([PUZZLE, float("nan")])):
        with pytest.raises(NinerooksError, match="puzzle 1: expected a puzzle") as caught:
            ninerooks.count_many(column)
        assert caught.value.index == 1
    polars = pytest.importorskip("polars")
    frame = polars.DataFrame(rows(None), orient="row")
    assert read(frame) == PUZZLE
    assert ninerooks.count_many(polars.DataFrame([DIGITS, DIGITS], orient="row")) == [1, 1]
    with pytest.raises(NinerooksError, match="puzzle 1: "):
        ninerooks.count_many(polars.Series([PUZZLE, None]))


def test_numbers_have_bounds_and_errors_say_them() -> None:
    refused: list[tuple[Any, str]] = [
        (lambda: ninerooks.generate(-1), "expected a number from 0 on for n, found -1"),
        (lambda: ninerooks.generate(seed=-1), "a number from 0 on for seed, found -1"),
        (lambda: ninerooks.generate(seed=2**64), r"a number from 0 to 2\^64 - 1 for seed, found 18446744073709551616"),
        (lambda: ninerooks.generate(tries=-5), "for tries, found -5"),
        (lambda: ninerooks.generate(givens=16), "a number from 17 to 81 for givens, found 16"),
        (lambda: ninerooks.generate(givens=(22, 82)), "a number from 17 to 81 for givens, found 82"),
        (lambda: ninerooks.generate(givens=(24, 22)), r"smaller number first, such as \(22, 24\), found \(24, 22\)"),
        (lambda: ninerooks.count(PUZZLE, limit=0), "a number from 1 on for limit, found 0"),
        (lambda: ninerooks.count(PUZZLE, limit=-1), "for limit, found -1"),
        (lambda: ninerooks.count_many([PUZZLE], limit=0), "for limit, found 0"),
        (lambda: ninerooks.rate(PUZZLE, work=-1), "for work, found -1"),
        (lambda: ninerooks.rate_many([PUZZLE], work=-1), "for work, found -1"),
        (lambda: ninerooks.render(PUZZLE, width=0), "a number from 64 to 8192 for width, found 0"),
        (lambda: ninerooks.render(PUZZLE, width=10**40), "for width, found 1000000000"),
    ]
    for threads in (0, -1, 1025, 2**70):
        refused += [
            (lambda: ninerooks.count_many([PUZZLE], threads=threads), "a number from 1 to 1024 for threads, found"),
            (lambda: ninerooks.rate_many([PUZZLE], threads=threads), "for threads, found"),
            (lambda: ninerooks.solve_many([PUZZLE], threads=threads), "for threads, found"),
        ]
        for call, words in refused:
            with pytest.raises(ValueError, match=words):
                call()
    for call in (lambda: ninerooks.generate(1.5), lambda: ninerooks.count_many([PUZZLE], threads="2")):  # type: ignore[call-overload,arg-type]
        with pytest.raises(TypeError, match="a whole number is expected, not"):
            call()
    with pytest.raises(TypeError, match=r"givens is a number from 17 to 81, or two such as \(22, 24\), not '22'"):
        ninerooks.generate(givens="22")  # type: ignore[arg-type]
    assert ninerooks.generate(0) == []
    for givens in (25, (25, 25), [25, 25]):
        puzzle = ninerooks.generate(givens=givens)[0]  # type: ignore[arg-type]
        assert 81 - puzzle.count(".") == 25
