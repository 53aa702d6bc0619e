//! Rules in words, as they print themselves: `thermo r1c1-r1c2`, `one of 13579 in r2c2 r8c8`. A file of rules has the same
//! words behind its keys.

use std::str::FromStr;

use ninerooks_board::{Cell, CellSet, Digit, DigitSet, Rule};

/// A kind of rule.
pub(super) struct Kind {
    /// What it is called in a file of rules.
    pub(super) key: &'static str,
    /// What it calls itself.
    pub(super) name: &'static str,
    pub(super) form: Form,
}

/// What follows the name of a kind.
pub(super) enum Form {
    /// Nothing: these rules are on or off.
    Plain(&'static [Rule]),
    /// Cells in their order: `r1c1-r1c2`.
    Line(fn(Vec<Cell>) -> Rule),
    /// A number and such cells: `3 r1c1-r1c2`.
    NumberedLine(fn(u8, Vec<Cell>) -> Rule),
    /// A sum and such cells: `23 r1c1-r1c2-r1c3`.
    SummedLine(fn(u16, Vec<Cell>) -> Rule),
    /// Two cells: `r1c1-r1c2`.
    Pair(fn([Cell; 2]) -> Rule),
    /// A number and two cells.
    NumberedPair(fn(u8, [Cell; 2]) -> Rule),
    /// Cells in any order: `r1c123 r2c1`.
    Set(fn(CellSet) -> Rule),
    /// A sum and such cells: `10 r1c123`.
    SummedSet(fn(u16, CellSet) -> Rule),
    /// One cell.
    Cell(fn(Cell) -> Rule),
    /// Two groups of cells: `r1c1-r1c2 r5c5-r5c6`.
    Groups,
    /// Digits, and cells that have one of them: `135 in r1c1 r2c2`.
    Among,
    /// Digits, and the upper left of four cells that have them: `1234 r1c1`.
    Quadruple,
}

/// What is wrong in the words of a rule: the byte, and what was expected there.
pub(crate) type Wrong = (usize, String);

const ODDS: DigitSet = DigitSet::from_bits(0b1_0101_0101);
const EVENS: DigitSet = DigitSet::from_bits(0b0_1010_1010);

const fn kind(key: &'static str, name: &'static str, form: Form) -> Kind {
    Kind { key, name, form }
}

/// All kinds, and a few words for several of them that only files have: these have no name.
pub(super) const KINDS: [Kind; 42] = [
    kind("diagonals", "", Form::Plain(&[Rule::FallingDiagonal, Rule::RisingDiagonal])),
    kind("falling-diagonal", "falling diagonal", Form::Plain(&[Rule::FallingDiagonal])),
    kind("rising-diagonal", "rising diagonal", Form::Plain(&[Rule::RisingDiagonal])),
    kind("windoku", "windoku", Form::Plain(&[Rule::Windoku])),
    kind("disjoint-groups", "disjoint groups", Form::Plain(&[Rule::DisjointGroups])),
    kind("extra-region", "extra region", Form::Set(Rule::Region)),
    kind("different-cells", "different cells", Form::Set(Rule::Different)),
    kind("anti-knight", "anti-knight", Form::Plain(&[Rule::AntiKnight])),
    kind("anti-king", "anti-king", Form::Plain(&[Rule::AntiKing])),
    kind("non-consecutive", "non-consecutive", Form::Plain(&[Rule::NonConsecutive])),
    kind("entropy", "entropy", Form::Plain(&[Rule::Entropy])),
    kind("thermo", "thermo", Form::Line(Rule::Thermo)),
    kind("slow-thermo", "slow thermo", Form::Line(Rule::SlowThermo)),
    kind("german-whisper", "German whisper", Form::Line(|line| Rule::Whisper(5, line))),
    kind("dutch-whisper", "Dutch whisper", Form::Line(|line| Rule::Whisper(4, line))),
    kind("whisper", "whisper", Form::NumberedLine(Rule::Whisper)),
    kind("palindrome", "palindrome", Form::Line(Rule::Palindrome)),
    kind("renban", "renban", Form::Line(Rule::Renban)),
    kind("clone", "clone", Form::Groups),
    kind("white-dot", "white dot", Form::Pair(|pair| Rule::Difference(1, pair))),
    kind("difference", "difference", Form::NumberedPair(Rule::Difference)),
    kind("black-dot", "black dot", Form::Pair(|pair| Rule::Ratio(2, pair))),
    kind("ratio", "ratio", Form::NumberedPair(Rule::Ratio)),
    kind("v", "V", Form::Pair(|pair| Rule::PairSum(5, pair))),
    kind("x", "X", Form::Pair(|pair| Rule::PairSum(10, pair))),
    kind("pair-sum", "pair sum", Form::NumberedPair(Rule::PairSum)),
    kind("greater-than", "greater than", Form::Pair(Rule::Greater)),
    kind("all-dots", "all dots are drawn", Form::Plain(&[Rule::AllDots])),
    kind("all-sums", "all V and X are drawn", Form::Plain(&[Rule::AllSums])),
    kind("one-of", "one of", Form::Among),
    kind("odd", "", Form::Set(|cells| Rule::Among(ODDS, cells))),
    kind("even", "", Form::Set(|cells| Rule::Among(EVENS, cells))),
    kind("least", "least", Form::Cell(Rule::Least)),
    kind("greatest", "greatest", Form::Cell(Rule::Greatest)),
    kind("quadruple", "quadruple", Form::Quadruple),
    kind("cage", "cage", Form::SummedSet(Rule::Cage)),
    kind("sum", "sum", Form::SummedLine(Rule::Sum)),
    kind("little-killer", "little killer", Form::SummedLine(Rule::LittleKiller)),
    kind("arrow", "arrow", Form::Line(|line| Rule::Arrow(1, line))),
    kind("pill-arrow", "pill arrow", Form::NumberedLine(Rule::Arrow)),
    kind("region-sum-line", "region sum line", Form::Line(Rule::RegionSum)),
    kind("zipper-line", "zipper line", Form::Line(Rule::Zipper)),
];

/// The kind of a rule, as it calls itself.
pub(super) fn kind_of(rule: &Rule) -> Option<&'static Kind> {
    KINDS.iter().find(|kind| kind.name == rule.name())
}

/// What a rule says behind its name.
pub(super) fn behind_name(rule: &Rule) -> String {
    let text = rule.to_string();
    text.strip_prefix(rule.name()).unwrap_or_default().trim_start().to_owned()
}

/// The rule that prints itself so.
///
/// # Errors
/// When it is none, or cannot be meant.
pub(crate) fn parse(text: &str) -> Result<Rule, Wrong> {
    let follows = |kind: &&Kind| {
        let rest = text.strip_prefix(kind.name).filter(|_| !kind.name.is_empty());
        rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
    };
    let named = KINDS.iter().filter(follows).max_by_key(|kind| kind.name.len());
    let kind = named.ok_or_else(|| (0, "a rule such as \"thermo r1c1-r1c2\"".to_owned()))?;
    let start = kind.name.len();
    let rule = match &kind.form {
        Form::Plain([rule]) if text.len() == start => Ok(rule.clone()),
        Form::Plain(_) => Err((start, format!("nothing behind `{}`", kind.name))),
        form => form.read(&text[start..]).map_err(|(at, expected)| (start + at, expected)),
    }?;
    match rule.check() {
        Ok(()) => Ok(rule),
        Err(error) => Err((0, format!("a rule that can be meant ({error})"))),
    }
}

/// The pieces of a text between signs that part, and where they begin.
fn pieces(text: &str, parts: impl Fn(char) -> bool) -> Vec<(usize, &str)> {
    let mut at = 0;
    let mut pieces = Vec::new();
    for piece in text.split_inclusive(&parts) {
        let bare = piece.trim_end_matches(&parts);
        if !bare.is_empty() {
            pieces.push((at, bare));
        }
        at += piece.len();
    }
    pieces
}

impl Form {
    /// The rule that is said by what follows the name.
    pub(super) fn read(&self, text: &str) -> Result<Rule, Wrong> {
        let words = pieces(text, |c| c.is_whitespace() || c == ',');
        let first = words.first().copied().unwrap_or((text.len(), ""));
        let behind = |n: usize| &text[n.min(text.len())..];
        let shift = |by: usize| move |(at, expected): Wrong| (at + by, expected);
        let second = first.0 + first.1.len();
        match self {
            Self::Plain(_) => Err((0, "nothing".to_owned())),
            Self::Line(rule) => Ok(rule(line(text)?)),
            Self::NumberedLine(rule) => {
                Ok(rule(number(first)?, line(behind(second)).map_err(shift(second))?))
            }
            Self::SummedLine(rule) => {
                Ok(rule(number(first)?, line(behind(second)).map_err(shift(second))?))
            }
            Self::Pair(rule) => Ok(rule(pair(text)?)),
            Self::NumberedPair(rule) => {
                Ok(rule(number(first)?, pair(behind(second)).map_err(shift(second))?))
            }
            Self::Set(rule) => Ok(rule(set(&words)?)),
            Self::SummedSet(rule) => {
                Ok(rule(number(first)?, set(words.get(1..).unwrap_or_default())?))
            }
            Self::Cell(rule) => match words.as_slice() {
                [(at, word)] => Ok(rule(cell(*at, word)?)),
                _ => Err((0, "one cell such as r4c5".to_owned())),
            },
            Self::Groups => match words.as_slice() {
                [(at, one), (next, other)] => Ok(Rule::Clone(
                    line(one).map_err(shift(*at))?,
                    line(other).map_err(shift(*next))?,
                )),
                _ => Err((0, "two groups such as `r1c1-r1c2 r5c5-r5c6`".to_owned())),
            },
            Self::Among => match words.as_slice() {
                [digits, (_, "in"), cells @ ..] => {
                    Ok(Rule::Among(self::digits(*digits)?.into_iter().collect(), set(cells)?))
                }
                _ => Err((0, "digits and cells such as `135 in r1c1 r2c2`".to_owned())),
            },
            Self::Quadruple => match words.as_slice() {
                [digits, (at, corner)] => {
                    Ok(Rule::Quadruple(cell(*at, corner)?, self::digits(*digits)?))
                }
                _ => Err((0, "digits and a cell such as `1234 r1c1`".to_owned())),
            },
        }
    }

    /// What joins the pieces of a rule that is said as a list.
    pub(super) fn joint(&self) -> &'static str {
        if matches!(self, Self::Line(_) | Self::Pair(_)) { "-" } else { " " }
    }

    /// What follows the name, for errors.
    pub(super) fn example(&self) -> &'static str {
        match self {
            Self::Plain(_) => "true or false",
            Self::Line(_) | Self::Pair(_) => "a list of lines such as [\"r1c1-r1c2\"]",
            Self::NumberedLine(_) | Self::NumberedPair(_) => {
                "a list of numbers with cells such as [\"3 r1c1-r1c2\"]"
            }
            Self::SummedLine(_) => "a list of sums with cells such as [\"23 r1c1-r1c2-r1c3\"]",
            Self::SummedSet(_) => "a list of sums with cells such as [\"10 r1c123\"]",
            Self::Set(_) => "a list of cells such as [\"r1c123 r2c1\"]",
            Self::Cell(_) => "a list of cells such as [\"r4c5\"]",
            Self::Groups => "a list of groups such as [\"r1c1-r1c2 r5c5-r5c6\"]",
            Self::Among => "a list of digits with cells such as [\"135 in r1c1 r2c2\"]",
            Self::Quadruple => "a list of digits with a cell such as [\"1234 r1c1\"]",
        }
    }
}

fn cell(at: usize, word: &str) -> Result<Cell, Wrong> {
    word.parse().map_err(|_| (at, "a cell such as r4c5".to_owned()))
}

fn line(text: &str) -> Result<Vec<Cell>, Wrong> {
    let cells = pieces(text, |c| c.is_whitespace() || matches!(c, '-' | ',' | '>'));
    cells.into_iter().map(|(at, word)| cell(at, word)).collect()
}

fn pair(text: &str) -> Result<[Cell; 2], Wrong> {
    line(text)?.try_into().map_err(|_| (0, "two cells such as `r1c1-r1c2`".to_owned()))
}

fn number<T: FromStr>((at, word): (usize, &str)) -> Result<T, Wrong> {
    word.parse().map_err(|_| (at, "a number, then cells".to_owned()))
}

fn digits((at, word): (usize, &str)) -> Result<Vec<Digit>, Wrong> {
    let digits: Option<Vec<Digit>> = word.chars().map(Digit::from_char).collect();
    digits.ok_or_else(|| (at, "digits such as 135".to_owned()))
}

/// Cells as `r12c3 r4c5`: all of these rows and columns.
fn set(words: &[(usize, &str)]) -> Result<CellSet, Wrong> {
    let mut set = CellSet::EMPTY;
    for (at, word) in words {
        let numbers = |text: &str| -> Option<Vec<usize>> {
            let digits = text.chars().map(|c| Some(Digit::from_char(c)?.index()));
            digits.collect::<Option<Vec<_>>>().filter(|all| !all.is_empty())
        };
        let word = word.to_ascii_lowercase();
        let parts = word.strip_prefix('r').and_then(|rest| rest.split_once('c'));
        let both = parts.and_then(|(rows, columns)| Some((numbers(rows)?, numbers(columns)?)));
        let (rows, columns) =
            both.ok_or_else(|| (*at, "cells such as r4c5 or r12c3".to_owned()))?;
        for row in rows {
            for column in &columns {
                set.insert(Cell::at(row, *column));
            }
        }
    }
    Ok(set)
}
