//! Formats that cannot be read, known by sight so that they can be called by their names.

use super::{Fault, address, variant::variant as other_rules};

/// What gives a text away, in small letters, and what it is.
const SIGNS: [(&str, &str); 4] = [
    ("penpa-edit", "a Penpa link"),
    ("tinyurl.com/", "a short link, behind which is another"),
    ("puzz.link/", "a puzz.link address"),
    ("scfn4ig", "SudokuPad data of a kind that only SudokuPad knows"),
];

/// How much of a text is looked at. No sign comes later.
const LOOKED_AT: usize = 400;

/// What a text is, when it is in a format that is known by name and cannot be read.
///
/// ```
/// use ninerooks_text::formats::foreign;
/// assert_eq!(foreign("https://swaroopg92.github.io/penpa-edit/#m=edit"), Some("a Penpa link"));
/// assert_eq!(foreign("https://www.sudokuwiki.org/sudoku.htm?bd=S9B"), None);
/// ```
pub fn foreign(text: &str) -> Option<&'static str> {
    let start: String = text.trim_start().chars().take(LOOKED_AT).collect();
    let start = start.to_ascii_lowercase();
    // A comment may name any of them.
    let is_other = ["http:", "https:", "scf"];
    let may_be = is_other.iter().any(|begin| start.starts_with(begin))
        || SIGNS.iter().any(|(sign, _)| start.starts_with(sign));
    let sign = SIGNS.iter().find(|(sign, _)| may_be && start.contains(sign));
    sign.map(|(_, name)| *name)
}

/// Pages of variants, by the last part of their addresses in small letters and with dashes; and what
/// their puzzles have. What follows as digits is a puzzle with these rules, and no plain Sudoku.
const PAGES: [(&str, &str); 23] = [
    ("anti-knight", "anti-knight"),
    ("antiknight", "anti-knight"),
    ("diagonal-sudoku", "diagonals"),
    ("hyper-sudoku", "extra regions"),
    ("hypersudoku", "extra regions"),
    ("irregular-sudoku", "irregular boxes"),
    ("jigsaw", "irregular boxes"),
    ("jigsaw-sudoku", "irregular boxes"),
    ("jigsawsudoku", "irregular boxes"),
    ("killer-sudoku", "killer cages"),
    ("killersudoku", "killer cages"),
    ("kropki", "dots"),
    ("kropki-sudoku", "dots"),
    ("samurai", "more than one grid"),
    ("samurai-sudoku", "more than one grid"),
    ("sandwich-sudoku", "sandwich sums"),
    ("str8ts", "black cells"),
    ("sudoku-x", "diagonals"),
    ("sudokux", "diagonals"),
    ("thermo-sudoku", "thermometers"),
    ("windoku", "extra regions"),
    ("x-sudoku", "diagonals"),
    ("xsudoku", "diagonals"),
];

/// The error for a link to the page of a variant.
fn variant(text: &str) -> Option<Fault> {
    let address = address::of(text)?;
    let end = address.text.find(['?', '#']).unwrap_or(address.text.len());
    let (path, query) = address.text.split_at(end);
    let parts = || path.split('/').skip(3).map(|part| part.to_ascii_lowercase().replace('_', "-"));
    let page = |part: String| {
        let name = part.split('.').next().unwrap_or_default();
        PAGES.iter().find(|(page, _)| *page == name).map(|(_, rule)| (*rule).to_owned())
    };
    // An object says itself which rules it has.
    let has_cells =
        [path, query].iter().any(|part| part.len() > 80) && !address.text.contains("N4Ig");
    let rule = parts().find_map(page).filter(|_| has_cells)?;
    Some(other_rules(address.at, &[rule].into()))
}

/// What is wrong with such a text.
pub(super) fn refusal(text: &str) -> Option<Fault> {
    if let Some(fault) = variant(text) {
        return Some(fault);
    }
    let name = foreign(text)?;
    let found = format!("{name}, which is not supported; export the puzzle as 81 characters");
    let at = text.len() - text.trim_start().len();
    Some(Fault::new(at, "a puzzle in a format of this program", found))
}

/// Whether a text is a web address, or begins with a tag or a bracket: no name of a file, then.
///
/// ```
/// use ninerooks_text::formats::is_wrapped;
/// assert!(is_wrapped("https://sudokupad.app/abc") && is_wrapped("<game/>") && is_wrapped("[[0,3"));
/// assert!(!is_wrapped("puzzles/top95.txt"));
/// ```
pub fn is_wrapped(text: &str) -> bool {
    text.contains("://") || text.trim_start().starts_with(['<', '[', '{'])
}
