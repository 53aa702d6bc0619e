//! Writing, and what got lost in it.

use std::fmt;

use ninerooks_board::{Cell, DigitSet, Metadata, Puzzle};

use super::{Format, cells, variant};

/// A puzzle as text, and what of it the text does not say.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Written {
    /// The puzzle in the format.
    pub text: String,
    /// What reading the text again would not give back.
    pub lost: Vec<Loss>,
}

/// Something that a format could not keep. It prints as words: `3 placed digits became givens`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum Loss {
    /// So many placed digits cannot be distinguished from givens any more.
    PlacedAsGivens(usize),
    /// So many givens cannot be distinguished from placed digits any more.
    GivensAsPlaced(usize),
    /// So many values are now the only candidates of their cells.
    ValuesAsCandidates(usize),
    /// So many only candidates are now values of their cells.
    CandidatesAsValues(usize),
    /// So many candidates that had been excluded are back.
    Excluded(usize),
    /// So many candidates that had been listed, against the values of the puzzle, are gone.
    Listed(usize),
    /// So many rules of this name are not said any more.
    Rules(&'static str, usize),
    /// What the puzzle says of itself: the name of the entry.
    Entry(&'static str),
}

impl fmt::Display for Loss {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (n, one, many) = match *self {
            Self::PlacedAsGivens(n) => {
                (n, "placed digit became a given", "placed digits became givens")
            }
            Self::GivensAsPlaced(n) => {
                (n, "given became a placed digit", "givens became placed digits")
            }
            Self::ValuesAsCandidates(n) => {
                (n, "value became an only candidate", "values became only candidates")
            }
            Self::CandidatesAsValues(n) => {
                (n, "only candidate became a value", "only candidates became values")
            }
            Self::Excluded(n) => {
                (n, "excluded candidate came back", "excluded candidates came back")
            }
            Self::Listed(n) => (n, "listed candidate", "listed candidates"),
            Self::Rules(name, 1) => return write!(f, "1 rule ({name})"),
            Self::Rules(name, n) => return write!(f, "{n} rules ({name})"),
            Self::Entry(name) => return write!(f, "the {name}"),
        };
        write!(f, "{n} {}", if n == 1 { one } else { many })
    }
}

/// Writes a puzzle in a format and says what the text does not keep. It finds out by reading the
/// text again, so the report is exact for this puzzle.
///
/// ```
/// use ninerooks_text::formats::{by_name, read, write};
/// let text = format!("+1{}:229", ".".repeat(80));
/// let puzzle = read(&text)?.puzzle;
/// let written = write(&puzzle, by_name("line").unwrap());
/// assert!(written.text.starts_with("1..."));
/// let lost: Vec<String> = written.lost.iter().map(ToString::to_string).collect();
/// assert_eq!(lost, ["1 placed digit became a given", "1 excluded candidate came back"]);
/// # Ok::<(), ninerooks_text::formats::ReadError>(())
/// ```
pub fn write(puzzle: &Puzzle, format: &dyn Format) -> Written {
    let text = format.write(puzzle);
    let back = format.parse(&text).unwrap_or_default();
    Written { text, lost: between(puzzle, &back) }
}

/// What `back` lacks of `puzzle`.
fn between(puzzle: &Puzzle, back: &Puzzle) -> Vec<Loss> {
    let (before, after) = (cells::open_candidates(puzzle), cells::open_candidates(back));
    let [mut as_givens, mut as_placed, mut as_candidates, mut as_values] = [0; 4];
    // What only a placed digit hides comes back with the puzzle, unless that digit is a given now.
    let hidden = (cells::hidden(puzzle) - cells::deleted(back)) & back.hideable();
    let (mut excluded, mut listed) = (hidden.len(), 0);
    for cell in Cell::all() {
        let digits = |puzzle: &Puzzle, open: DigitSet| puzzle.value(cell).map_or(open, Into::into);
        let is = digits(puzzle, before.digits(cell));
        let was = digits(back, after.digits(cell));
        excluded += (was - is).len();
        listed += (is - was).len();
        match (puzzle.value(cell), back.value(cell)) {
            (Some(_), Some(_)) => {
                match (puzzle.givens().contains(cell), back.givens().contains(cell)) {
                    (true, false) => as_placed += 1,
                    (false, true) => as_givens += 1,
                    _ => {}
                }
            }
            (Some(_), None) => as_candidates += 1,
            (None, Some(_)) => as_values += 1,
            (None, None) => {}
        }
    }
    let counted = [
        (as_givens, Loss::PlacedAsGivens as fn(usize) -> Loss),
        (as_placed, Loss::GivensAsPlaced),
        (as_candidates, Loss::ValuesAsCandidates),
        (as_values, Loss::CandidatesAsValues),
        (excluded, Loss::Excluded),
        (listed, Loss::Listed),
    ];
    let counted = counted.into_iter().filter(|&(n, _)| n > 0).map(|(n, loss)| loss(n));
    let rules = variant::lost(puzzle, back);
    let entries = entries(&puzzle.metadata).into_iter().zip(entries(&back.metadata));
    let rules = rules.into_iter().map(|(name, n)| Loss::Rules(name, n));
    rules
        .chain(counted)
        .chain(entries.filter(|(is, was)| is.1 != was.1).map(|(is, _)| Loss::Entry(is.0)))
        .collect()
}

/// The entries of the metadata with their names.
fn entries(metadata: &Metadata) -> [(&'static str, Option<&str>); 8] {
    [
        ("title", metadata.title.as_deref()),
        ("author", metadata.author.as_deref()),
        ("description", metadata.description.as_deref()),
        ("comment", metadata.comment.as_deref()),
        ("date", metadata.date.as_deref()),
        ("source", metadata.source.as_deref()),
        ("level", metadata.level.as_deref()),
        ("web address", metadata.url.as_deref()),
    ]
}
