//! How a solution ends: `stte`, singles to the end, and its relatives.

use super::cursor::Cursor;
use super::solution::What;

/// Easy steps that are not written one by one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Basics {
    /// Singles and locked candidates: `lclste`.
    Locked,
    /// Singles, locked candidates, and naked and hidden subsets: `btte`.
    Subsets,
}

/// Each word with its steps, none but singles or more, and whether they solve the puzzle. Of words that begin alike the
/// longer ones come first.
const WORDS: [(&str, Option<Basics>, bool); 20] = [
    ("singles to the end", None, true),
    ("stte", None, true),
    ("sste", None, true),
    ("ste", None, true),
    ("singles", None, false),
    ("locked candidates and singles to the end", Some(Basics::Locked), true),
    ("locked candidates, singles to the end", Some(Basics::Locked), true),
    ("lclsstte", Some(Basics::Locked), true),
    ("lclstte", Some(Basics::Locked), true),
    ("lclste", Some(Basics::Locked), true),
    ("lcstte", Some(Basics::Locked), true),
    ("lcste", Some(Basics::Locked), true),
    ("lctte", Some(Basics::Locked), true),
    ("lcte", Some(Basics::Locked), true),
    ("lcls", Some(Basics::Locked), false),
    ("basics to the end", Some(Basics::Subsets), true),
    ("bstte", Some(Basics::Subsets), true),
    ("btte", Some(Basics::Subsets), true),
    ("bte", Some(Basics::Subsets), true),
    ("basics", Some(Basics::Subsets), false),
];

/// Goes past such a word.
pub(super) fn ending(cursor: &mut Cursor<'_>) -> Option<What> {
    let (of, solves) = WORDS
        .iter()
        .find_map(|&(word, of, solves)| cursor.word(&[word]).then_some((of, solves)))?;
    Some(match of {
        None => What::Singles { solves },
        Some(of) => What::Basics { of, solves },
    })
}
