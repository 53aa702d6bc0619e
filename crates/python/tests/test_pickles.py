"""Pickles, copies, slices and dicts of our objects. What a pickle claims is checked again."""

from __future__ import annotations

import copy
import json
import multiprocessing
import pickle
from typing import Any, Callable

import ninerooks
import pytest
from ninerooks import Grid, NinerooksError, Path, Puzzle, Rating, Step

PUZZLE = ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7"
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
SEVERAL = PUZZLE.replace("7", ".", 1)


def objects() -> list[Any]:
    path = ninerooks.solve(PUZZLE)
    return [
        Puzzle(PUZZLE),
        Puzzle(PUZZLE + " # mine"),
        Puzzle([[5] * 9] * 9),
        Puzzle(path[10].before),
        Puzzle({"A1": "12", "B2": 5}),
        Grid(PUZZLE),
        Grid(Puzzle({"A1": "12", "B2": 5})),
        path[20].before,
        path[26].after,
        Grid("." * 81).place("1r1c1").eliminate(["2r1c2", "3r1c2"]),
        path,
        path[25],
        path[0],
        ninerooks.solve(PUZZLE, check=False),
        ninerooks.solve(HARD, "basic"),
        ninerooks.solve(SEVERAL),
        ninerooks.solve("55" + "." * 79),
        ninerooks.solve(path[20].before),
        ninerooks.check(path),
        ninerooks.check(path[25]),
        *(ninerooks.rate(PUZZLE, by) for by in ("se", "se-stable", "hodoku", "csp", "ninerooks", "truths", "human")),
        ninerooks.rate(SEVERAL),
    ]


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_what_is_unpickled_is_what_was_pickled(protocol: int) -> None:
    for one in objects():
        again = pickle.loads(pickle.dumps(one, protocol))
        assert type(again) is type(one) and again == one and hash(again) == hash(one)
        assert (repr(again), str(again)) == (repr(one), str(one))
        if isinstance(one, (Path, Step)):
            assert again.to_json() == one.to_json() and again.to_dict() == one.to_dict()
            assert isinstance(one, Path) and one.start is None or ninerooks.check(again)
        if isinstance(one, Path):
            assert list(again) == list(one) and (again.end, again.level, again.cost) == (one.end, one.level, one.cost)
        if isinstance(one, Puzzle):
            assert (again.format, again.comment, again.givens) == (one.format, one.comment, one.givens)
        if isinstance(one, Grid):
            assert again.candidates == one.candidates and ninerooks.count(again, limit=3) == ninerooks.count(one, limit=3)


def test_a_copy_is_the_same_for_nothing_can_change_it() -> None:
    for one in objects():
        assert copy.copy(one) is one and copy.deepcopy(one) is one
        assert copy.deepcopy([one])[0] is one


def test_different_things_are_not_equal() -> None:
    every = objects()
    for i, one in enumerate(every):
        assert one != 5 and one != None  # noqa: E711
        for j, other in enumerate(every):
            # The path without checks is the path.
            if i != j and {i, j} != {10, 13}:
                assert one != other, (one, other)
    assert len(set(every)) == len(every) - 1


def test_steps_of_every_kind_are_pickled_with_their_proof() -> None:
    kinds = set()
    for puzzle, profile in ((PUZZLE, "everything"), (HARD, "default"), (HARD, "hodoku"), (HARD, "whips"), (HARD, "exotic"), (PUZZLE, "pom-pairs"), (PUZZLE, "rookery"), (HARD, "pom-sums")):
        path = ninerooks.solve(puzzle, profile)
        assert pickle.loads(pickle.dumps(path)) == path
        for step in [*path, *ninerooks.steps(path[len(path) // 2].before, profile)]:
            again = pickle.loads(pickle.dumps(step))
            assert again == step and again.explanation == step.explanation and again.proof == step.proof
            again.check()
            kinds.add(step.technique)
    assert len(kinds) > 12, kinds


def test_processes_get_puzzles_and_give_answers() -> None:
    puzzles = [Puzzle(PUZZLE), Puzzle(HARD)]
    with multiprocessing.get_context("spawn").Pool(2) as pool:
        ratings = pool.map(ninerooks.rate, puzzles)
        paths = pool.map(ninerooks.solve, [PUZZLE, HARD])
        steps = pool.map(ninerooks.hint, puzzles)
        with pytest.raises(NinerooksError) as caught:
            pool.map(ninerooks.solve, ["4.....8.5\n.3.......\n...7....\n"])
    assert ratings == [ninerooks.rate(PUZZLE), ninerooks.rate(HARD)]
    assert paths == [ninerooks.solve(PUZZLE), ninerooks.solve(HARD)]
    assert steps == [ninerooks.hint(PUZZLE), ninerooks.hint(HARD)]
    assert (caught.value.line, caught.value.column) == (3, 9)


def forged(one: Any, **changes: Any) -> Callable[[], Any]:
    restore, (kind, version, fields) = one.__reduce__()
    return lambda: restore(kind, version, {**fields, **changes})


def test_a_pickle_that_claims_what_does_not_follow_is_refused() -> None:
    path = ninerooks.solve(PUZZLE)
    step = path[25]
    _, (_, _, fields) = step.__reduce__()
    record = json.loads(fields["step"])
    record["steps"][0]["eliminations"] = ["4r2c4"]
    for false in (forged(step, step=json.dumps(record)), forged(step, before=Grid("." * 81))):
        with pytest.raises(NinerooksError, match="the pickle of a Step is damaged: x-wing is refused: "):
            false()
    _, (_, _, fields) = path.__reduce__()
    record = json.loads(fields["steps"])
    del record["steps"][0]
    with pytest.raises(NinerooksError, match="the pickle of a Path is damaged"):
        forged(path, steps=json.dumps(record))()
    short = json.loads(fields["steps"])
    short["steps"] = short["steps"][:5]
    with pytest.raises(NinerooksError, match="`status` is missing or wrong"):
        forged(path, steps=json.dumps(short))()
    assert forged(path, steps=json.dumps(short), status="stuck")().status == "stuck"
    for status in ("multiple", "invalid", "perfect", 5):
        with pytest.raises(NinerooksError, match="`status` is missing or wrong"):
            forged(path, status=status)()
    with pytest.raises(NinerooksError, match="`status` is missing or wrong"):
        forged(ninerooks.solve(SEVERAL), status="stuck")()
    with pytest.raises(NinerooksError, match="`start` is missing or wrong"):
        forged(path, start=Grid(HARD))()
    # A verdict is judged again, whatever else there is.
    verdict = ninerooks.check(path)
    bad = json.loads(path.to_json())
    bad["steps"][25]["eliminations"] = ["4r2c4"]
    assert not forged(verdict, checked=json.dumps(bad), accepted=True)()


def test_garbage_is_an_error_in_words() -> None:
    for one in objects():
        restore, (kind, version, fields) = one.__reduce__()
        with pytest.raises(NinerooksError, match="version 2 of a pickle is not known here, only 1"):
            restore(kind, 2, fields)
        with pytest.raises(NinerooksError, match="expected a pickle of a Puzzle, Grid"):
            restore("Book", version, fields)
        with pytest.raises(TypeError):
            restore(kind, version, None)
        for name in fields:
            without = {key: value for key, value in fields.items() if key != name}
            for garbage in (without, *({**fields, name: wrong} for wrong in (object(), b"\xff", "\u2603" * 81, "9" * 81, "- " * 81, -1, {"x": 1}, [[]]))):
                try:
                    again = restore(kind, version, garbage)
                    # What is left out may be what was not there, and a name may be another name.
                    assert type(again) is type(one)
                    repr(again), str(again)
                except NinerooksError as error:
                    assert "damaged" in str(error) or error.line is not None, error
    for data in (b"", b"garbage", pickle.dumps(Puzzle(PUZZLE))[:-20]):
        with pytest.raises((pickle.UnpicklingError, EOFError, ValueError)):
            pickle.loads(data)


def test_a_path_is_a_sequence() -> None:
    path = ninerooks.solve(PUZZLE)
    steps = path.steps
    for part in (slice(1, 3), slice(None), slice(-3, None), slice(None, None, -1), slice(5, 1), slice(0, 100, 7), slice(100, 200)):
        assert path[part] == steps[part] and isinstance(path[part], list)
    assert path[-1] == steps[-1] and path[-57] == steps[0] and path[True] == steps[1]
    assert list(reversed(path)) == steps[::-1] and steps[3] in path
    for index in (57, -58):
        with pytest.raises(IndexError, match="the path has 57 steps"):
            path[index]
    with pytest.raises(TypeError, match="a step has a number, or a slice of them is taken, not str"):
        path["x-wing"]  # type: ignore[call-overload]
    assert ninerooks.solve("55" + "." * 79)[:] == []


def test_dicts_are_rows_of_tables() -> None:
    rating = ninerooks.rate(PUZZLE)
    assert rating.to_dict() == {
        "puzzle": PUZZLE, "by": "se", "status": "solved", "at_least": False,
        "er": rating.er, "ep": rating.ep, "ed": rating.ed, "technique": "X-Wing", "steps": rating.steps,
    }  # fmt: skip
    for by in ("se", "se-stable", "hodoku", "csp", "ninerooks", "truths", "human"):
        good, none = (ninerooks.rate(puzzle, by).to_dict() for puzzle in (PUZZLE, SEVERAL))
        # No braid within an assumption is needed.
        assert list(good) == list(none) and [name for name in good if good[name] is None] == ["bxb"] * (by == "csp")
        assert all(value is None for name, value in none.items() if name not in ("puzzle", "by", "status", "at_least"))
    path = ninerooks.solve(PUZZLE)
    all_of_it = path.to_dict()
    assert (all_of_it["status"], all_of_it["level"], len(all_of_it["steps"])) == ("solved", "hard", 57)
    row = all_of_it["steps"][25]
    assert row == path[25].to_dict() and row["name"] == "X-Wing" and row["truths"] == ["3R1", "3R7"]
    json.dumps(all_of_it)
    pandas = pytest.importorskip("pandas")
    frame = pandas.DataFrame([rating.to_dict() for rating in ninerooks.rate_many([PUZZLE, HARD])])
    assert list(frame["er"]) == [ninerooks.rate(PUZZLE).er, ninerooks.rate(HARD).er]


def test_a_rating_without_numbers_says_why_and_nothing_else() -> None:
    assert repr(ninerooks.rate(SEVERAL)) == "<Rating by se: multiple>"
    assert repr(ninerooks.rate("55" + "." * 79, "truths")) == "<Rating by truths: invalid>"
    assert repr(ninerooks.rate(PUZZLE)).endswith(", solved>") and isinstance(ninerooks.rate(PUZZLE), Rating)
