//! Reading.

mod killer;
mod sums;

use std::collections::BTreeMap;
use std::str::FromStr;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Puzzle, Rule};

use super::super::span::Span;
use super::super::variant::{Gathered, are_neighbours};
use super::super::{Fault, cells};
use super::words;

/// The signs of a text without blanks and comments, in sections that blank lines part; each with its place.
pub(super) struct Signs {
    sections: Vec<Section>,
    end: usize,
}

/// Such signs, and where each is.
#[derive(Default)]
struct Section {
    text: String,
    /// For each byte of the text.
    places: Vec<usize>,
}

/// A piece of a section, and where it is.
#[derive(Clone, Copy)]
struct Word<'a> {
    text: &'a str,
    at: usize,
}

impl Signs {
    pub(super) fn of(text: Span<'_>) -> Self {
        let mut sections = vec![Section::default()];
        for line in text.lines() {
            if line.text.trim().is_empty() {
                sections.push(Section::default());
            } else if !line.text.trim_start().starts_with('#')
                && let Some(section) = sections.last_mut()
            {
                section.push(line);
            }
        }
        sections.retain(|section| !section.text.is_empty());
        Self { sections, end: text.trim().end() }
    }
}

impl Section {
    fn push(&mut self, line: Span<'_>) {
        for (at, c) in line.chars().filter(|(_, c)| !c.is_whitespace()) {
            self.text.push(c);
            self.places.resize(self.text.len(), at);
        }
    }

    fn start(&self) -> usize {
        self.places.first().copied().unwrap_or(0)
    }

    /// The pieces between signs `cut` of the bytes from `from` to `to`.
    fn words(&self, cut: char, from: usize, to: usize) -> Vec<(usize, Word<'_>)> {
        let mut start = from;
        let mut words = Vec::new();
        for text in self.text[from..to].split(cut) {
            let at = self.places.get(start).or(self.places.last()).copied().unwrap_or(0);
            words.push((start, Word { text, at }));
            start += text.len() + cut.len_utf8();
        }
        words
    }
}

impl Word<'_> {
    fn fault(self, expected: impl Into<String>) -> Fault {
        Span { text: self.text, at: self.at }.fault(expected)
    }

    fn cell(self) -> Result<Cell, Fault> {
        self.text.parse().map_err(|_| self.fault("a cell such as R4C5"))
    }

    fn number<T: FromStr>(self) -> Option<T> {
        self.text.parse().ok()
    }
}

/// Whether a text looks like constraints, at a glance.
pub(super) fn fits(text: &str) -> bool {
    let begins = |line: &&str| !line.is_empty() && !line.starts_with('#');
    let Some(first) = text.lines().map(str::trim).find(begins) else { return false };
    if killer::is_drawn(first) || killer::is_numbered(first) {
        return true;
    }
    let Some(rest) = first.strip_prefix('.') else { return false };
    let rest = rest.trim_start_matches(|c: char| c == '.' || c.is_whitespace());
    let end = rest.find(|c: char| !c.is_ascii_alphanumeric()).unwrap_or(rest.len());
    let (kind, rest) = rest.split_at(end);
    let ends = rest.is_empty() || rest.starts_with(|c: char| c == '.' || c.is_whitespace());
    // A row of letters has no `~`.
    kind.len() > 1 && words::is_kind(kind) && (ends || rest.starts_with('~'))
        || rest.starts_with('~') && rest.contains(['R', 'r'])
}

/// The puzzle that the signs say.
pub(super) fn puzzle(signs: &Signs) -> Result<Puzzle, Fault> {
    let mut reader = Reader::default();
    for section in &signs.sections {
        reader.section(section)?;
    }
    if signs.sections.is_empty() {
        return Err(Fault::new(signs.end, "constraints that begin with `.`", "nothing"));
    }
    reader.finish()
}

#[derive(Default)]
struct Reader {
    rules: Gathered,
    /// The digits that a cell may have, and where that is said first.
    digits: BTreeMap<Cell, (DigitSet, usize)>,
}

impl Reader {
    fn section(&mut self, section: &Section) -> Result<(), Fault> {
        let text = section.text.as_str();
        let is_mark = |c: char| c.is_ascii_digit() || c == '.';
        if killer::is_drawn(text) {
            return self.drawn_cages(section);
        }
        if killer::is_numbered(text) {
            return self.numbered_cages(section);
        }
        if cells::is_81(text) {
            for (at, c) in text.chars().enumerate() {
                if let Some(digit) = Digit::from_char(c) {
                    self.limit(Cell::from_index(at), digit.into(), section.places[at])?;
                }
            }
            return Ok(());
        }
        if text.len() == 729 && text.chars().all(is_mark) {
            for at in (0..729).step_by(9) {
                let digits = text[at..at + 9].chars().filter_map(Digit::from_char).collect();
                self.limit(Cell::from_index(at / 9), digits, section.places[at])?;
            }
            return Ok(());
        }
        let first = Word { text, at: section.start() };
        if !text.starts_with('.') {
            return Err(first.fault("constraints that begin with `.`"));
        }
        if text.chars().all(|c| c == '.') {
            return Err(Fault::new(first.at, "constraints behind the point", "none"));
        }
        for (start, item) in section.words('.', 1, text.len()) {
            let words = section.words('~', start, start + item.text.len());
            let words: Vec<Word<'_>> = words.into_iter().map(|(_, word)| word).collect();
            if let [kind, about @ ..] = words.as_slice() {
                self.item(*kind, about)?;
            }
        }
        Ok(())
    }

    /// Takes an item: its kind, and what it is about.
    fn item(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let plain = match kind.text {
            "" => return about.iter().try_for_each(|word| self.given(*word)),
            "AntiConsecutive" => Rule::NonConsecutive,
            "AntiKing" => Rule::AntiKing,
            "AntiKnight" => Rule::AntiKnight,
            "DisjointSets" => Rule::DisjointGroups,
            "GlobalEntropy" => Rule::Entropy,
            "StrictKropki" => Rule::AllDots,
            "StrictXV" => Rule::AllSums,
            "Windoku" => Rule::Windoku,
            _ => return self.item_on_cells(kind, about),
        };
        match about.iter().find(|word| !word.text.is_empty()) {
            Some(word) => Err(word.fault(format!("nothing behind `{}`", kind.text))),
            None => self.rules.add(kind.at, plain),
        }
    }

    fn item_on_cells(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let at = kind.at;
        match kind.text {
            "Thermo" => self.rules.add(at, Rule::Thermo(line(kind, about)?)),
            "Renban" => self.rules.add(at, Rule::Renban(line(kind, about)?)),
            "Palindrome" => self.rules.add(at, Rule::Palindrome(line(kind, about)?)),
            "Whisper" => {
                let least = about.first().and_then(|word| word.number());
                let cells = line(kind, &about[usize::from(least.is_some())..])?;
                self.rules.add(at, Rule::Whisper(least.unwrap_or(5), cells))
            }
            "WhiteDot" => self.pairs(kind, about, |pair| Rule::Difference(1, pair)),
            "BlackDot" => self.pairs(kind, about, |pair| Rule::Ratio(2, pair)),
            "V" => self.pairs(kind, about, |pair| Rule::PairSum(5, pair)),
            "X" => self.pairs(kind, about, |pair| Rule::PairSum(10, pair)),
            "GreaterThan" => self.pairs(kind, about, Rule::Greater),
            "Diagonal" => match about {
                [Word { text: "1", .. }] => self.rules.add(at, Rule::RisingDiagonal),
                [Word { text: "-1", .. }] => self.rules.add(at, Rule::FallingDiagonal),
                _ => Err(about.first().unwrap_or(&kind).fault("`1` for / or `-1` for \\")),
            },
            "AllDifferent" => self.rules.add_different(at, set(kind, about)?),
            "SameValues" => self.same_values(kind, about),
            "Quad" => self.quadruple(kind, about),
            "Shape" => match about.first() {
                Some(Word { text: "9x9", .. }) => Ok(()),
                _ => Err(about.first().unwrap_or(&kind).fault("9x9, for 9 by 9 cells")),
            },
            _ => self.item_on_sums(kind, about),
        }
    }

    /// A sign between all neighbours of some cells; the one that is named first is the first of a pair.
    fn pairs(
        &mut self,
        kind: Word<'_>,
        about: &[Word<'_>],
        rule: impl Fn([Cell; 2]) -> Rule,
    ) -> Result<(), Fault> {
        let cells = line(kind, about)?;
        let mut found = false;
        for (n, one) in cells.iter().enumerate() {
            for other in cells[n + 1..].iter().filter(|other| are_neighbours(*one, **other)) {
                self.rules.add(kind.at, rule([*one, *other]))?;
                found = true;
            }
        }
        if found { Ok(()) } else { Err(kind.fault("cells that share a side")) }
    }

    /// Sets of cells with the same digits: supported where each set is one cell.
    fn same_values(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let Some((count, cells)) = about.split_first() else {
            return Err(kind.fault("a number of sets, and their cells"));
        };
        let sets = count.number().filter(|sets: &usize| *sets > 1);
        let sets = sets.ok_or_else(|| count.fault("two sets or more"))?;
        let cells = line(kind, cells)?;
        if cells.len() % sets > 0 {
            return Err(count.fault(format!("a number that divides {}", cells.len())));
        }
        if sets < cells.len() {
            self.rules.lacks(kind.at, "sets of cells with the same digits");
            return Ok(());
        }
        let (first, others) = cells.split_at(1);
        others.iter().try_for_each(|other| {
            self.rules.add(kind.at, Rule::Clone(first.to_vec(), vec![*other]))
        })
    }

    fn quadruple(&mut self, kind: Word<'_>, about: &[Word<'_>]) -> Result<(), Fault> {
        let Some((corner, digits)) = about.split_first() else {
            return Err(kind.fault("a cell and one to four digits"));
        };
        let digits = digits.iter().map(|word| digit(*word)).collect::<Result<_, _>>()?;
        self.rules.add(kind.at, Rule::Quadruple(corner.cell()?, digits))
    }

    /// A cell and its digits: `R1C1_5`.
    fn given(&mut self, word: Word<'_>) -> Result<(), Fault> {
        if word.text.is_empty() {
            return Ok(());
        }
        let mut parts = word.text.split('_');
        let cell = Word { text: parts.next().unwrap_or_default(), ..word }.cell()?;
        let digits = parts.map(|text| digit(Word { text, ..word })).collect::<Result<_, _>>()?;
        self.limit(cell, digits, word.at)
    }

    /// A cell has one of these digits, and of those that were said before.
    fn limit(&mut self, cell: Cell, digits: DigitSet, at: usize) -> Result<(), Fault> {
        let known = self.digits.entry(cell).or_insert((DigitSet::from_bits(0x1FF), at));
        known.0 &= digits;
        if known.0.is_empty() {
            return Err(Fault::new(at, format!("a digit that {cell} may have"), "none"));
        }
        Ok(())
    }

    fn finish(mut self) -> Result<Puzzle, Fault> {
        let mut puzzle = Puzzle::default();
        // One rule for all cells with the same digits, as for all that are odd.
        let mut among: Vec<(DigitSet, CellSet, usize)> = Vec::new();
        for (cell, (digits, at)) in self.digits {
            if let Some(digit) = digits.only() {
                puzzle.give(Candidate::new(digit, cell));
            } else if let Some((_, cells, _)) = among.iter_mut().find(|(d, ..)| *d == digits) {
                cells.insert(cell);
            } else if digits.len() < 9 {
                among.push((digits, cell.into(), at));
            }
        }
        for (digits, cells, at) in among {
            self.rules.add(at, Rule::Among(digits, cells))?;
        }
        puzzle.rules = self.rules.finish()?;
        Ok(puzzle)
    }
}

fn digit(word: Word<'_>) -> Result<Digit, Fault> {
    let digit = word.number().and_then(Digit::new);
    digit.ok_or_else(|| word.fault("a digit from 1 to 9"))
}

/// Cells in their order.
fn line(kind: Word<'_>, about: &[Word<'_>]) -> Result<Vec<Cell>, Fault> {
    if about.is_empty() {
        return Err(kind.fault(format!("cells behind `{}`", kind.text)));
    }
    about.iter().map(|word| word.cell()).collect()
}

/// Cells in any order, each once.
fn set(kind: Word<'_>, about: &[Word<'_>]) -> Result<CellSet, Fault> {
    let mut set = CellSet::EMPTY;
    for (word, cell) in about.iter().zip(line(kind, about)?) {
        if set.contains(cell) {
            return Err(word.fault("each cell once"));
        }
        set.insert(cell);
    }
    Ok(set)
}
