//! How much text one puzzle may take.

use super::{Fault, ReadError, rules_file};

/// The most lines that a puzzle may take. The longest format, `SadMan`'s with its marks and
/// colours, takes fewer than 60.
pub const MOST_LINES: usize = 200;

/// The most bytes that a puzzle may take, comments among them.
pub const MOST_BYTES: usize = 1 << 16;

/// The most lines of a text in brackets or tags: a table with a line for each of its tags, JSON with a
/// line for each word.
pub const MOST_DOCUMENT_LINES: usize = 2000;

/// How many lines a text may have.
pub(super) fn most_lines(text: &str) -> usize {
    let is_document =
        text.trim_start().starts_with(['<', '{', '[', '(']) || rules_file::is_one(text);
    if is_document { MOST_DOCUMENT_LINES } else { MOST_LINES }
}

/// The error for a text that is too large to be one puzzle, at the place where it gets too large.
pub(super) fn refusal(text: &str) -> Option<ReadError> {
    let most_lines = most_lines(text);
    let (at, most) = match text.match_indices('\n').nth(most_lines - 1) {
        Some((end, _)) if end < MOST_BYTES && end + 1 < text.len() => {
            (end + 1, format!("{most_lines} lines"))
        }
        _ if text.len() > MOST_BYTES => (MOST_BYTES, format!("{} KiB", MOST_BYTES >> 10)),
        _ => return None,
    };
    let expected = format!("a puzzle of {most} at most");
    let fault = Fault::new(at, expected, "more; put a blank line between puzzles");
    Some(ReadError::new(text, &fault))
}

#[cfg(test)]
mod tests {
    use super::super::{ALL, Splitter, read};
    use super::*;

    #[test]
    fn a_text_is_refused_where_it_gets_too_large() {
        let error = |text: &str| refusal(text).map(|error| (error.line, error.column));
        assert_eq!(error(&"\n".repeat(MOST_LINES)), None);
        assert_eq!(error(&"x\n".repeat(MOST_LINES)), None);
        assert_eq!(error(&"x\n".repeat(MOST_LINES + 1)), Some((MOST_LINES + 1, 1)));
        assert_eq!(error(&"x".repeat(MOST_BYTES)), None);
        assert_eq!(error(&"x".repeat(MOST_BYTES + 1)), Some((1, MOST_BYTES + 1)));
        let long = "x".repeat(MOST_BYTES / 2);
        assert_eq!(error(&format!("{long}\n{long}\n{}", "\n".repeat(300))), Some((2, 32768)));
        assert!(
            error(&"é".repeat(MOST_BYTES)).is_some(),
            "the limit may be in the middle of a character"
        );
    }

    #[test]
    fn every_reader_says_so() {
        let text = "x\n".repeat(MOST_LINES + 1);
        let words = "expected a puzzle of 200 lines at most, found more; put a blank line";
        assert!(read(&text).expect_err("too long").to_string().contains(words));
        for format in ALL {
            assert!(format.read(&text).expect_err("too long").to_string().contains(words));
        }
    }

    #[test]
    fn no_block_grows_past_the_limits() {
        for line in ["1 2 3 4 5 6 7 8 ! 9".to_owned(), "words ".repeat(1000)] {
            let mut splitter = Splitter::new();
            let _ = splitter.push_line("1 2 3 4 5 6 7 8 9");
            let chunks = (0..1_000).flat_map(|_| splitter.push_line(&line)).collect::<Vec<_>>();
            let longest = chunks.iter().map(|chunk| chunk.text.len()).max();
            assert!(longest.is_some_and(|longest| longest < 2 * MOST_BYTES), "{longest:?}");
        }
    }
}
