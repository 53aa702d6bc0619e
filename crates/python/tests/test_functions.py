"""Functions that the command line has too: `why`, `minimise`, `morph`, `same`, `analyse`, `filter`, and the wishes of `generate`."""

from __future__ import annotations

import pickle
import re
from pathlib import Path as File
from typing import Any

import ninerooks
import pytest
from ninerooks import Fields, NinerooksError, Step

PUZZLE = ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7"
SOLUTION = "176429583945836712832175964481653279723914856569782431297368145614597328358241697"
HARD = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."
SEVERAL = PUZZLE.replace("7", ".", 1)


def test_why_gives_the_steps_that_decide_a_candidate_and_no_others() -> None:
    steps = ninerooks.why(PUZZLE, "3r2c4")
    assert steps is not None and steps and all(isinstance(step, Step) for step in steps)
    grid = steps[0].before
    for step in steps:
        step.check()
        grid = step.after
    assert not grid.is_live("3r2c4") or grid.value("r2c4") == 3
    for words in ("r2c4=3", "r2c4<>3", "(3)r2c4", "-3r2c4", "R2C4 3"):
        assert ninerooks.why(PUZZLE, words) == steps
    assert ninerooks.why(PUZZLE, "7r1c2") == []
    assert ninerooks.why(HARD, "2r1c2", "singles") is None
    for words in ("r2c4", "3", "0r2c4", "", "r2c4=33"):
        with pytest.raises(NinerooksError, match="expected a candidate such as 6r4c5"):
            ninerooks.why(PUZZLE, words)
    with pytest.raises(NinerooksError, match="no solution"):
        ninerooks.why("12345678." + "." * 8 + "9" + "." * 63, "1r2c1")


def test_minimise_takes_givens_away_that_are_not_needed() -> None:
    minimal = ninerooks.minimise(SOLUTION)
    assert ninerooks.count(minimal) == 1 and Fields(minimal).minimal and not Fields(SOLUTION).minimal
    assert minimal == ninerooks.minimise(SOLUTION, seed=0) != ninerooks.minimise(SOLUTION, seed=1)
    assert ninerooks.minimize is ninerooks.minimise and ninerooks.minimise(minimal) == minimal
    assert ninerooks.minimise(minimal, all=5) == [minimal]
    with pytest.warns(UserWarning, match="more than 2 minimal puzzles"):
        assert len(ninerooks.minimise(SOLUTION, all=2)) == 2
    for puzzle, words in ((SEVERAL, "several solutions"), ("55" + "." * 79, "5 twice")):
        with pytest.raises(NinerooksError, match=words):
            ninerooks.minimise(puzzle)
    with pytest.raises(NinerooksError, match="a number from 1 to 1000000 for all, found 0"):
        ninerooks.minimise(SOLUTION, all=0)


def test_what_was_morphed_is_the_same() -> None:
    other = ninerooks.morph(PUZZLE)
    assert other != PUZZLE and ninerooks.canon(other) == ninerooks.canon(PUZZLE)
    assert other == ninerooks.morph(PUZZLE, seed=0) != ninerooks.morph(PUZZLE, seed=1)
    found = ninerooks.same(PUZZLE, other)
    assert found is not None and ninerooks.morph(PUZZLE, **found) == other
    assert ninerooks.same(PUZZLE, HARD) is None
    assert ninerooks.morph(PUZZLE, digits="213456789") == PUZZLE.translate(str.maketrans("12", "21"))
    turned = ninerooks.morph(PUZZLE, transpose=True)
    assert turned == "".join(PUZZLE[9 * c + r] for r in range(9) for c in range(9))
    for wrong, words in (({"rows": "123"}, "each digit from 1 to 9 once for rows"), ({"digits": "113456789"}, "once for digits"), ({"rows": "412356789"}, "have to stay together"), ({"rows": "213456789", "seed": 1}, "seed is for a random map")):
        arguments: dict[str, Any] = wrong
        with pytest.raises(NinerooksError, match=words):
            ninerooks.morph(PUZZLE, **arguments)


def test_analyse_says_what_the_program_says() -> None:
    found = ninerooks.analyse(PUZZLE)
    assert (found["puzzle"], found["givens"], found["te_depth"]) == (PUZZLE, 25, 1)
    assert found["redundant"] == [] and found["backdoor_size"] == len(found["backdoors"][0])
    assert len(found["bands"]) == 6 and found["automorphisms"] == 1
    assert found["unavoidable"]["most"] == 12 and found["unavoidable"]["least_givens"] <= 25
    assert ninerooks.analyse(PUZZLE, unavoidable=0)["unavoidable"] is None
    assert ninerooks.analyze is ninerooks.analyse
    with pytest.raises(NinerooksError, match="several solutions"):
        ninerooks.analyse(SEVERAL)
    with pytest.raises(NinerooksError, match="a number from 0 to 4 for backdoors, found 5"):
        ninerooks.analyse(PUZZLE, backdoors=5)


def test_fields_are_found_out_when_they_are_asked_for() -> None:
    fields = Fields(PUZZLE)
    assert (fields.puzzle, fields.givens, fields.unique, fields.minimal) == (PUZZLE, 25, True, True)
    assert (fields.er, fields.level, fields.solved, fields.w) == (3.2, "hard", True, 2)
    values = {name: getattr(fields, name) for name in dir(fields)}
    assert len(values) > 30 and values["canon"] == ninerooks.canon(PUZZLE) and values["truths"] == 2 and values["rookery"] in (True, False)
    assert pickle.loads(pickle.dumps(fields)).er == 3.2
    with pytest.raises(AttributeError, match="`err` is not known; there is er"):
        fields.err
    with pytest.raises(NinerooksError, match="there are several solutions, so no `er`"):
        Fields(SEVERAL).er
    assert Fields(SEVERAL).unique is False


def test_filter_takes_an_expression_or_a_function() -> None:
    puzzles = [PUZZLE, HARD, SOLUTION]
    for expression, kept in (
        ("er < 4", [PUZZLE, SOLUTION]),
        ("givens < 24 or solved and givens == 81", [HARD, SOLUTION]),
        ("not minimal", [SOLUTION]),
        ("level > 'hard'", [HARD]),
        ("level in ['hard', 'easy'] and givens < 81", [PUZZLE]),
        ("20 < givens <= 25", [PUZZLE, HARD]),
        ("givens % 5 == 0 and givens / 5 > 4", [PUZZLE]),
        ("(er if givens < 81 else 0) > 3", [PUZZLE, HARD]),
        ("true and puzzle == '" + HARD + "'", [HARD]),
        (lambda puzzle: puzzle.er >= 4, [HARD]),
    ):
        assert ninerooks.filter(puzzles, expression) == kept, expression
        assert ninerooks.filter(iter(puzzles), expression, invert=True, threads=1) == [p for p in puzzles if p not in kept]
    boards = [[int(c) if c != "." else 0 for c in puzzle] for puzzle in puzzles]
    assert ninerooks.filter(boards, "givens == 81") == [boards[2]]
    with pytest.raises(NinerooksError, match="puzzle 1: there are several solutions, so no `er`") as caught:
        ninerooks.filter([PUZZLE, SEVERAL], "er > 1")
    assert caught.value.index == 1
    assert ninerooks.filter([PUZZLE, SEVERAL], "unique and er > 1") == [PUZZLE]


@pytest.mark.parametrize(
    ("expression", "words"),
    [
        ("er >", "is no expression"),
        ("", "is no expression"),
        ("er > 1; givens", "is no expression"),
        ("err > 1", "`err` is not known; there is er"),
        ("level == hard", '`hard` is a text: write it in quotation marks, as in level == "hard"'),
        ("level > 'harder'", "`harder` is no level; those of `level` are easy, medium"),
        ("level > 3", "`3` is no level"),
        ("er > '7'", "cannot be compared: expected two numbers or two texts"),
        ("puzzle > 1", "cannot be compared"),
        ("er in 5", "expected a list after in"),
        ("-puzzle", "expected a number"),
        ("puzzle * 1000000000", "expected a number"),
        ("givens / 0", "division"),
        ("9 ** 9 ** 9 ** 9", "too large|out of range"),
        ("givens.real", "found Attribute"),
        ("__import__('os')", "found Call"),
        ("(lambda: 1)()", "found Call"),
        ("[x for x in [1]]", "found ListComp"),
        ("f'{er}'", "found JoinedStr"),
        ("givens[0]", "found Subscript"),
        ("1j", "found Constant"),
        ("None", "found Constant"),
        ("1" + "+1" * 900, "100 deep at most"),
        ("(" * 900 + "1" + ")" * 900, "expression"),
        ("1 + " * 900 + "1", "2000 characters at most"),
        ("not " * 499 + "1", "deep"),
        ("er\0", "expression"),
    ],
)
def test_an_expression_that_is_none_is_refused_before_any_puzzle_is_lost(expression: str, words: str) -> None:
    with pytest.raises(NinerooksError, match=words):
        ninerooks.filter([PUZZLE], expression)


def test_what_raises_in_a_function_is_raised() -> None:
    def broken(puzzle: Fields) -> bool:
        raise KeyError(puzzle.givens)

    with pytest.raises(KeyError, match="25"):
        ninerooks.filter([PUZZLE], broken)
    with pytest.raises(KeyError):
        ninerooks.generate(where=broken)
    with pytest.raises(TypeError, match="an expression or a function, not int"):
        ninerooks.generate(where=5)  # type: ignore[arg-type]
    with pytest.raises(NinerooksError, match="a number from 1 to 1024 for threads"):
        ninerooks.filter([PUZZLE], "er > 1", threads=0)


def test_generate_has_the_wishes_of_the_program() -> None:
    for se in (2.6, (2.5, 2.8)):
        puzzle = ninerooks.generate(se=se, seed=1)[0]
        assert Fields(puzzle).er in ((2.6,) if se == 2.6 else (2.5, 2.6, 2.8))
    few = ninerooks.generate(2, where="givens == 24 and level == 'easy'", seed=2)
    assert [81 - puzzle.count(".") for puzzle in few] == [24, 24]
    assert few == ninerooks.generate(2, where=lambda puzzle: puzzle.givens == 24 and puzzle.level == "easy", seed=2)
    shown = ninerooks.generate(shows="x-wing", seed=4)[0]
    found = [ninerooks.steps(step.before, "basic") for step in ninerooks.solve(shown) if step.family != "singles"]
    assert any(step.technique == "x-wing" for steps in found for step in steps)
    once = ninerooks.generate(needs="naked-pair", once=True, seed=1)[0]
    assert ninerooks.count(once) == 1
    assert len(set(map(ninerooks.canon, ninerooks.generate(4, dedup=True, seed=3)))) == 4
    for wrong, words in (
        ({"se": 21}, "a rating from 0 to 20 for se"),
        ({"se": (7.6, 7.1)}, "smaller rating first"),
        ({"shows": "naked-single"}, "every puzzle shows singles"),
        ({"shows": "x-wung"}, "a technique such as x-wing"),
        ({"where": "hard"}, "is a text"),
        ({"once": True}, "once together with needs"),
        ({"needs": "x-wing", "level": "hard"}, "a level or a technique that it needs"),
        ({"bias": "up"}, "one of top-down, controlled"),
    ):
        arguments: dict[str, Any] = wrong
        with pytest.raises(NinerooksError, match=words):
            ninerooks.generate(**arguments)
    for se_wrong in ("7.1", (1, 2, 3)):
        arguments = {"se": se_wrong}
        with pytest.raises(TypeError, match="se is a rating such as 7.2"):
            ninerooks.generate(**arguments)


def test_the_examples_of_the_documentation_run() -> None:
    text = (File(__file__).parents[3] / "docs/python.md").read_text(encoding="utf-8")
    blocks = re.findall(r"```python\n(.*?)```", text, re.S)
    assert len(blocks) >= 3
    for block in blocks:
        if "read_csv" in block:
            pytest.importorskip("polars")
            block = block.replace('polars.read_csv("puzzles.csv")', f'polars.DataFrame({{"puzzle": [{PUZZLE!r}, {HARD!r}]}})')
        if "pandas" in block:
            pytest.importorskip("pandas")
        exec(compile(block, "docs/python.md", "exec"), {"__name__": "example"})
    names = set(re.findall(r"^\| `(\w+)\(", text, re.M))
    assert names | {"profiles", "filter"} >= {name for name in ninerooks.__all__ if name[0].islower()} - {"analyze", "minimize", "count_many", "rate_many", "solve_many"}


MIRACLE = ["anti-knight", "anti-king", "non-consecutive"]


def test_a_puzzle_keeps_its_rules() -> None:
    # Mitchell Lee's Miracle Sudoku: two givens.
    miracle = ninerooks.Puzzle({"r5c3": 1, "r6c7": 2}, rules=MIRACLE)
    assert miracle.rules == MIRACLE and ninerooks.count(miracle) == 1
    path = ninerooks.solve(miracle)
    assert path.status == "solved" and ninerooks.check(path)
    assert path.solution == "483726159726159483159483726837261594261594837594837261372615948615948372948372615"
    assert ninerooks.hint(miracle) is not None
    assert ninerooks.Grid(miracle).rules == MIRACLE
    for one in (miracle, ninerooks.Grid(miracle), path, path[0]):
        assert pickle.loads(pickle.dumps(one)) == one
    assert eval(repr(miracle), {"Puzzle": ninerooks.Puzzle}) == miracle != ninerooks.Puzzle(miracle.line)
    assert ninerooks.Puzzle(miracle.to("iss")) == miracle
    for what in (ninerooks.rate, ninerooks.canon, ninerooks.minimise, ninerooks.morph):
        with pytest.raises(NinerooksError, match=r"classic rules alone, found one with more \(anti-knight\)"):
            what(miracle)
    with pytest.raises(NinerooksError, match="a rule such as") as raised:
        ninerooks.Puzzle(miracle.line, rules=["anti-pawn"])
    assert raised.value.column == 1
    with pytest.raises(NinerooksError, match="a rule that can be meant"):
        ninerooks.Grid(miracle.line, rules=["thermo r1c1-r1c1"])


def test_what_setters_ask() -> None:
    cages = ["cage 3 r1c12", "cage 3 r1c34"]
    puzzle = ninerooks.Puzzle("." * 81, rules=cages)
    steps = ninerooks.broken(puzzle)
    assert steps and steps[0].before.rules == cages
    for step in steps:
        step.check()
    with pytest.raises(NinerooksError, match="the puzzle has a solution"):
        ninerooks.broken(PUZZLE)
    more = ninerooks.Puzzle("1" + PUZZLE[1:], rules=["greater than r1c2-r1c1"])
    assert ninerooks.needless(more)["together"] == ["1r1c1", "greater than r1c2-r1c1"]
    assert ninerooks.needless(PUZZLE) == {"alone": [], "together": [], "unknown": []}
    with pytest.raises(NinerooksError, match="not exactly one solution"):
        ninerooks.needless(SEVERAL)
    thermo = ninerooks.Puzzle("." * 81, rules=["thermo r1c1-r1c2-r1c3-r1c4-r1c5-r1c6-r1c7-r1c8"])
    assert ninerooks.true_candidates(thermo)["r1c8"] == "89"
    assert set(ninerooks.true_candidates(PUZZLE).values()) == set("123456789")
    with pytest.raises(NinerooksError, match="gave up after 3 positions"):
        ninerooks.true_candidates(thermo, positions=3)


def test_new_puzzles_with_rules_have_one_solution() -> None:
    killer, other = ninerooks.generate_variants(["killer"], 2, seed=5)
    assert killer != other and all(rule.startswith("cage ") for rule in killer.rules)
    assert [ninerooks.count(killer), ninerooks.count(other)] == [1, 1]
    assert ninerooks.generate_variants(["killer"], seed=5) == [killer]
    (easy,) = ninerooks.generate_variants(["x", "thermo"], level="easy", symmetry="half-turn")
    assert ninerooks.solve(easy).level == "easy"
    (few,) = ninerooks.generate_variants(["anti-knight", "anti-king", "non-consecutive"], givens=(0, 4))
    assert len(few.givens) <= 4 and ninerooks.count(few) == 1
    with pytest.raises(NinerooksError, match='one of x, windoku, .*, odd-even, found "jigsaw"'):
        ninerooks.generate_variants(["jigsaw"])
    with pytest.raises(NinerooksError, match="a list of rules"):
        ninerooks.generate_variants([])
    with pytest.raises(NinerooksError, match="no such puzzle among 1 tried"):
        ninerooks.generate_variants(["killer"], givens=81, level="hard", tries=1)
