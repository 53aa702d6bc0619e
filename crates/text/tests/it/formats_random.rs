//! The formats on random puzzles and on noise: printing and reading agree as far as a format keeps
//! a puzzle, and no text makes a reader panic.

use crate::common::posted;
use ninerooks_board::{Candidate, CandidateSet, Cell, Digit, DigitSet, Grid, Puzzle};
use ninerooks_testing::Rng;
use ninerooks_text::formats::hodoku::Library;
use ninerooks_text::formats::yas::{Changes, Record};
use ninerooks_text::formats::{ALL, Format, by_name, read, read_line, read_many, write};
use proptest::prelude::*;

/// Anything a puzzle can be, contradictions included: `kinds` says for each cell whether it is open,
/// given or placed.
fn puzzle() -> impl Strategy<Value = Puzzle> {
    let cells = prop::collection::vec((0u8..4, 0usize..9, 0u16..512), 81);
    let words = prop::option::of("[a-zA-Z0-9 .,#|:ü\n]{0,12}");
    (cells, prop::bool::ANY, prop::array::uniform8(words)).prop_map(|(cells, listed, words)| {
        let mut puzzle = Puzzle::default();
        let mut open = CandidateSet::EMPTY;
        for (cell, (kind, digit, bits)) in Cell::all().zip(cells) {
            let value = Candidate::new(Digit::from_index(digit), cell);
            match kind {
                0 => puzzle.give(value),
                1 => puzzle.place(value),
                _ => open.extend(cell.candidates(DigitSet::from_bits(bits))),
            }
        }
        puzzle.candidates = listed.then(|| Box::new(open));
        let [title, author, description, comment, date, source, level, url] = words;
        let metadata = &mut puzzle.metadata;
        (metadata.title, metadata.author, metadata.description) = (title, author, description);
        (metadata.comment, metadata.date, metadata.source) = (comment, date, source);
        (metadata.level, metadata.url) = (level, url);
        puzzle
    })
}

/// A set that grows.
trait Extend {
    fn extend(&mut self, candidates: impl Iterator<Item = Candidate>);
}

impl Extend for CandidateSet {
    fn extend(&mut self, candidates: impl Iterator<Item = Candidate>) {
        candidates.for_each(|candidate| self.insert(candidate));
    }
}

/// A puzzle that makes sense: values that do not collide, candidates among those they leave. Where a cell would be
/// left with fewer than `least`, they all stay.
fn sane(least: usize) -> impl Strategy<Value = Puzzle> {
    let order = Just((0..81).collect::<Vec<_>>()).prop_shuffle();
    let draws = prop::collection::vec((0u8..3, 0usize..9), 81);
    let gone = prop::collection::vec(0usize..729, 0..40);
    (order, draws, gone).prop_map(move |(order, draws, gone)| {
        let mut puzzle = Puzzle::default();
        for (cell, (kind, digit)) in order.into_iter().zip(draws) {
            let value = Candidate::new(Digit::from_index(digit), Cell::from_index(cell));
            if kind > 0 && puzzle.default_candidates().contains(value) {
                if kind == 1 { puzzle.give(value) } else { puzzle.place(value) }
            }
        }
        if !gone.is_empty() {
            let gone: CandidateSet = gone.into_iter().map(Candidate::from_index).collect();
            let open = puzzle.default_candidates();
            let mut kept = CandidateSet::EMPTY;
            for cell in Cell::all() {
                let left = open.digits(cell) - gone.digits(cell);
                let digits = if left.len() < least { open.digits(cell) } else { left };
                kept.extend(cell.candidates(digits));
            }
            puzzle.candidates = Some(Box::new(kept));
        }
        puzzle
    })
}

/// The candidates of the open cells.
fn open(puzzle: &Puzzle) -> CandidateSet {
    let mut open = puzzle.candidates.as_deref().copied().unwrap_or(puzzle.default_candidates());
    for value in puzzle.values() {
        for digit in Digit::ALL {
            open.remove(Candidate::new(digit, value.cell()));
        }
    }
    open
}

fn format(name: &str) -> &'static dyn Format {
    by_name(name).unwrap_or_else(|| panic!("no format {name}"))
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 100, failure_persistence: None, rng_seed: prop::test_runner::RngSeed::Fixed(9), ..ProptestConfig::default() })]

    /// Whatever is written can be read again, and reading it twice changes nothing more.
    #[test]
    fn what_is_written_is_read(puzzle in puzzle()) {
        for format in ALL {
            let text = format.write(&puzzle);
            let back = format.read(&text);
            prop_assert!(back.is_ok(), "{}\n{text}\n{}", format.name(), back.unwrap_err());
            let back = back.unwrap();
            let again = format.read(&format.write(&back)).unwrap();
            prop_assert_eq!(&again, &back, "{}", format.name());
        }
    }

    /// What is read without asking what it is is what is found by asking.
    #[test]
    fn a_line_is_read_as_it_is_among_all_formats(puzzle in puzzle(), noise in "[0-9.+: ]{78,96}") {
        let texts = ALL.iter().map(|format| format.write(&puzzle)).chain([noise]);
        for text in texts {
            if let Some(line) = read_line(&text) {
                prop_assert_eq!(Some(line), read(&text).ok().map(|read| read.puzzle), "{}", text);
            }
        }
    }

    /// What a format keeps comes back.
    #[test]
    fn what_is_kept_comes_back(puzzle in sane(2)) {
        for format in ALL {
            let (name, keeps) = (format.name(), format.keeps());
            let back = format.read(&format.write(&puzzle)).unwrap();
            if keeps.values {
                let same = puzzle.values().all(|v| back.value(v.cell()) == Some(v.digit()));
                prop_assert!(same, "{name}");
            }
            if keeps.placed {
                prop_assert!(puzzle.values().all(|v| {
                    back.givens().contains(v.cell()) == puzzle.givens().contains(v.cell())
                }), "{name}");
            }
            let digits = |p: &Puzzle, c| p.value(c).map_or(open(p).digits(c), Into::into);
            for cell in Cell::all().filter(|_| keeps.candidates) {
                prop_assert_eq!(digits(&puzzle, cell), digits(&back, cell), "{}", name);
            }
            if ["susser", "hodoku", "yas", "sdk", "sudokuwiki"].contains(&name) {
                prop_assert_eq!(write(&puzzle, *format).lost, []);
                prop_assert_eq!(open(&back), open(&puzzle));
            }
        }
    }

    /// A state comes back with the puzzle that it is a state of, whatever placed digits hide of it.
    #[test]
    fn states_come_back(puzzle in sane(0), gone in prop::collection::vec(0usize..729, 0..60)) {
        let mut puzzle = puzzle;
        puzzle.hidden = Some(Box::new(gone.into_iter().map(Candidate::from_index).collect()));
        let grid = Grid::new(&puzzle).unwrap();
        prop_assert_eq!(Grid::new(&grid.to_puzzle()).unwrap(), grid);
        for name in ["susser", "hodoku", "yas"] {
            let written = write(&grid.to_puzzle(), format(name));
            prop_assert_eq!(&written.lost, &[], "{}", name);
            let back = format(name).read(&written.text).unwrap();
            prop_assert_eq!(Grid::new(&back).unwrap(), grid, "{}\n{}", name, &written.text);
        }
    }

    /// Open cells with one candidate come back open from pencil marks, and those with none.
    #[test]
    fn pencil_marks_come_back(puzzle in sane(0)) {
        let back = format("pm").read(&format("pm").write(&puzzle)).unwrap();
        prop_assert!(back.values().eq(puzzle.values()));
        prop_assert_eq!(open(&back), open(&puzzle));
    }

    /// No text makes a reader panic, and every error points into the text.
    #[test]
    fn noise_is_an_error(text in "\\PC{0,200}") {
        check(&text)?;
    }

    #[test]
    fn near_noise_is_an_error(text in "[-0-9.xX*_+|:;,#=rcbpS\\[\\]a-v \t\r\nüBPuzle<>!()'\u{feff}─│]{0,400}") {
        check(&text)?;
    }

    /// Damaged texts: a character changed, taken out or put in.
    #[test]
    fn damage_is_an_error_or_harmless(
        puzzle in puzzle(),
        format in 0..ALL.len(),
        edits in prop::collection::vec((0usize..1200, "[-0-9.xX+|:;,#=rcS a-v\t\nü]", 0..3), 1..4),
    ) {
        let mut text: Vec<char> = ALL[format].write(&puzzle).chars().collect();
        for (at, with, how) in edits {
            let at = at % text.len();
            let with = with.chars().next().unwrap();
            match how {
                0 => text[at] = with,
                1 => text.insert(at, with),
                _ => { text.remove(at); }
            }
        }
        check(&text.into_iter().collect::<String>())?;
    }

    /// Lists of changes print and read.
    #[test]
    fn changes_print_and_read(out in prop::collection::vec(0usize..729, 0..20), put in prop::collection::vec(0usize..729, 0..4)) {
        let mut eliminations: Vec<_> = out.into_iter().map(Candidate::from_index).collect();
        eliminations.sort_by_key(|c| (c.cell(), c.digit()));
        eliminations.dedup();
        let placements = put.into_iter().map(Candidate::from_index).collect();
        let changes = Changes { eliminations, placements };
        prop_assert_eq!(changes.to_string().parse::<Changes>().unwrap(), changes);
    }
}

fn check(text: &str) -> Result<(), TestCaseError> {
    for format in ALL {
        let _ = format.fits(text);
        if let Err(error) = format.read(text) {
            let line = text.split('\n').nth(error.line - 1);
            prop_assert!(line.is_some(), "{error}");
            let length = line.unwrap_or_default().chars().count();
            prop_assert!(error.column <= length + 1, "{error}");
            prop_assert!(error.caret <= error.snippet.chars().count());
            prop_assert!(error.snippet.chars().count() <= 74);
            let _ = error.to_string();
        }
    }
    let _ = (read(text), text.parse::<Library>(), text.parse::<Record>(), text.parse::<Changes>());
    let lines = text.lines().count();
    for item in read_many(text) {
        prop_assert!(item.line >= 1 && item.line <= lines);
        if let Err(error) = item.result {
            prop_assert!(error.line >= item.line && error.line <= lines.max(1), "{error}");
        }
    }
    Ok(())
}

#[test]
fn all_names_are_different() {
    for (n, a) in ALL.iter().enumerate() {
        assert!(ALL[..n].iter().all(|b| b.name() != a.name() && b.title() != a.title()));
        assert_eq!(format(a.name()).name(), a.name());
    }
}

impl posted::Choose for Rng {
    fn below(&mut self, bound: usize) -> usize {
        Rng::below(self, bound)
    }
}

/// The only puzzle of a text, read as a list and, where no words are about it, alone.
fn posted_as(text: &str) -> Puzzle {
    let items: Vec<_> = read_many(text).collect();
    let [item] = items.as_slice() else { panic!("{} puzzles\n{text}", items.len()) };
    let puzzle = item.result.clone().unwrap_or_else(|error| panic!("{error}\n---\n{text}")).puzzle;
    if let Ok(alone) = read(text) {
        assert!(alone.puzzle.values().eq(puzzle.values()), "{text}");
    }
    puzzle
}

#[test]
fn a_puzzle_is_read_in_any_form_in_which_people_post_it() {
    let mut rng = Rng(40);
    for _ in 0..600 {
        let givens = 17 + rng.below(30);
        let mut line = ['.'; 81];
        for _ in 0..givens {
            line[rng.below(81)] = ['1', '2', '3', '4', '5', '6', '7', '8', '9'][rng.below(9)];
        }
        let line: String = line.into_iter().collect();
        let text = posted::puzzle(&line, &mut rng);
        assert_eq!(format("sdm").write(&posted_as(&text)), line, "{text}");
    }
}

#[test]
fn pencil_marks_are_read_in_any_form_in_which_people_post_them() {
    let mut rng = Rng(41);
    for _ in 0..200 {
        let mut puzzle = Puzzle::default();
        for _ in 0..10 + rng.below(20) {
            let value =
                Candidate::new(Digit::from_index(rng.below(9)), Cell::from_index(rng.below(81)));
            if puzzle.default_candidates().contains(value) {
                puzzle.give(value);
            }
        }
        let text = format("pm").write(&puzzle);
        if text.contains(" . ") {
            continue; // a cell without candidates
        }
        let plain = read(&text).expect("it was written").puzzle;
        let posted = posted::marks(&text, &mut rng);
        let back = posted_as(&posted);
        assert!(
            back.values().eq(plain.values()) && back.candidates == plain.candidates,
            "{posted}"
        );
    }
}
