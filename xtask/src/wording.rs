//! The words of STYLE.md: those that native speakers of the field stumble over are refused.

use std::path::Path;

/// Words that nobody of the field uses, each with what to say instead.
const REFUSED: [(&[&str], &str); 9] = [
    (&["fell", "fallen"], "eliminated"),
    (&["struck", "strikes out", "strike out"], "eliminated"),
    (&["suppose", "supposes", "supposed", "supposing"], "assume"),
    (&["supposal", "supposals", "supposition", "suppositions"], "assumption"),
    (&["deed", "deeds"], "action"),
    (&["mend", "mends", "mended"], "fix"),
    (&["yonder", "naught", "hither", "thither", "whence"], "plain English"),
    (&["hang together", "hangs together"], "connected"),
    (&["an object a line", "a line each", "one solution only"], "per line, only one"),
];

/// The one page that has to name them.
const LIST: &str = "STYLE.md";

/// Where a file that users read has one of the words. Code is not looked at: in Rust that is all but
/// comments and texts, elsewhere what is in backticks.
pub(crate) fn faults(file: &Path, text: &str) -> Vec<String> {
    if file == Path::new(LIST) || !is_read(file) {
        return Vec::new();
    }
    let is_rust = file.extension().is_some_and(|end| end == "rs");
    let mut faults = Vec::new();
    for (n, line) in text.lines().enumerate() {
        let words = if is_rust { prose_of_rust(line) } else { without(line, '`') };
        let words = words.to_lowercase();
        for (refused, instead) in REFUSED {
            for word in refused.iter().filter(|word| has(&words, word)) {
                let place = format!("{}:{}", file.display(), n + 1);
                faults.push(format!("{place}: \"{word}\"; say: {instead} (STYLE.md)"));
            }
        }
    }
    faults
}

/// Pages of text, and the sources whose comments and messages users read. Of this crate only the
/// pages: it has the words themselves.
fn is_read(file: &Path) -> bool {
    let is = |end: &str| file.extension().is_some_and(|own| own == end);
    is("md") || is("rs") && file.starts_with("crates")
}

/// The comment of a line, and what is between quotes in it.
fn prose_of_rust(line: &str) -> String {
    match line.split_once("//") {
        Some((code, comment)) => format!("{} {}", between(code, '"'), without(comment, '`')),
        None => between(line, '"'),
    }
}

/// What is inside of pairs of a sign.
fn between(line: &str, sign: char) -> String {
    line.split(sign).skip(1).step_by(2).collect::<Vec<_>>().join(" ")
}

/// What is outside of pairs of a sign.
fn without(line: &str, sign: char) -> String {
    line.split(sign).step_by(2).collect::<Vec<_>>().join(" ")
}

/// Whether a text has a word, whole.
fn has(text: &str, word: &str) -> bool {
    let is_part = |c: char| c.is_alphanumeric() || c == '_';
    text.match_indices(word).any(|(at, _)| {
        !text[..at].ends_with(is_part) && !text[at + word.len()..].starts_with(is_part)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_that_the_field_does_not_use_are_refused() {
        let found = |file: &str, text: &str| faults(Path::new(file), text).len();
        assert_eq!(found("README.md", "The candidate is eliminated.\nIt fell.\n"), 1);
        assert_eq!(
            faults(Path::new("docs/a.md"), "Suppose that 3r1c1 is true."),
            ["docs/a.md:1: \"suppose\"; say: assume (STYLE.md)"]
        );
        assert_eq!(found("crates/a/src/a.rs", "/// A supposition.\nlet struck = 1;\n"), 1);
        assert_eq!(found("crates/a/src/a.rs", "say(\"it was struck\", fell);\n"), 1);
    }

    #[test]
    fn other_words_names_and_code_are_not() {
        let found = |file: &str, text: &str| faults(Path::new(file), text).len();
        assert_eq!(found("README.md", "befell, recommend, indeed; the field `struck`"), 0);
        assert_eq!(found("crates/a/src/a.rs", "let fell = struck.mend(); // fixed\n"), 0);
        assert_eq!(found("crates/a/src/a.rs", "// the field `struck`\n"), 0);
        assert_eq!(found("xtask/src/a.rs", "// mend\n"), 0);
        assert_eq!(found(LIST, "deed"), 0);
    }
}
