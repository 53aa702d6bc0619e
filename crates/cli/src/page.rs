//! A technique's page, which is Markdown, for somebody who reads it in a terminal.
//!
//! The pages use little of it: headings, a paragraph a line, `**strong**`, `*emphasis*`, code, and
//! blocks of grids and steps.

use anstyle::Style;
use ninerooks_text::formats;

use crate::term::look::{BOLD, FAINT, Look};

/// Names of things in a text.
const CODE: Style = Style::new().bold();
const EMPHASIS: Style = Style::new().italic();
/// The title of a page.
const TITLE: Style = Style::new().bold().underline();

/// How far blocks stand in.
const BLOCK: usize = 2;

/// How long a grid on one line may be to be shown as it is.
const LONGEST_GRID: usize = 90;

/// The page in lines that fit.
pub(crate) fn page(look: Look, markdown: &str) -> String {
    let mut text = String::new();
    let mut block: Option<&str> = None;
    for line in markdown.lines() {
        match (block, line.strip_prefix("```")) {
            (None, Some(kind)) => block = Some(kind.trim()),
            (Some(_), Some(_)) => block = None,
            // A step may be long; a grid is no wider than it has to be.
            (Some("step"), None) => text += &wrapped(look, &plain(line), BLOCK, BLOCK + 2),
            (Some(_), None) => {
                for line in drawn(line).lines() {
                    text.extend([&" ".repeat(BLOCK), ascii(look, line).as_str(), "\n"]);
                }
            }
            (None, None) => text += &paragraph(look, line),
        }
    }
    text
}

/// A line of a block. A grid on one line that is longer than its 81 cells, for it has marks of what was
/// placed and eliminated, becomes a pencil-mark grid.
fn drawn(line: &str) -> String {
    if line.len() <= LONGEST_GRID {
        return format!("{line}\n");
    }
    let written = formats::by_name("pm").zip(formats::read(line).ok());
    written.map_or_else(|| line.to_owned(), |(pm, read)| formats::write(&read.puzzle, pm).text)
}

fn paragraph(look: Look, line: &str) -> String {
    let heading = line.trim_start_matches('#');
    match (line.len() - heading.len(), heading.strip_prefix(' ')) {
        (1, Some(title)) => format!("{}\n", look.paint(TITLE, ascii(look, title))),
        (2.., Some(title)) => format!("{}\n", look.paint(BOLD, ascii(look, title))),
        _ if line.starts_with('|') => format!("{}\n", ascii(look, line)),
        _ => match line.strip_prefix("* ").or_else(|| line.strip_prefix("- ")) {
            Some(item) => {
                let mut words = plain("*");
                words.extend(styled(item));
                wrapped(look, &words, 0, 2)
            }
            None => wrapped(look, &styled(line), 0, 0),
        },
    }
}

/// A word: pieces, each in its style.
type Word = Vec<(Style, String)>;

/// Words as they are.
fn plain(text: &str) -> Vec<Word> {
    text.split_whitespace().map(|word| vec![(Style::new(), word.to_owned())]).collect()
}

/// Words, where the signs of Markdown have become styles.
fn styled(text: &str) -> Vec<Word> {
    let mut words = vec![Word::new()];
    let (mut strong, mut emphasis, mut code) = (false, false, false);
    let mut rest = text;
    while let Some(c) = rest.chars().next() {
        let after = &rest[c.len_utf8()..];
        let was_blank = rest.len() == text.len() || words.last().is_some_and(Vec::is_empty);
        rest = match c {
            '`' => {
                code = !code;
                after
            }
            '*' if !code && after.starts_with('*') => {
                strong = !strong;
                &after[1..]
            }
            // An asterisk between blanks is one.
            '*' if !(code || was_blank && after.starts_with([' ', ')'])) => {
                emphasis = !emphasis;
                after
            }
            ' ' => {
                words.push(Word::new());
                after
            }
            c => {
                let style = match (code, strong, emphasis) {
                    (true, ..) => CODE,
                    (_, true, _) => BOLD,
                    (.., true) => EMPHASIS,
                    _ => Style::new(),
                };
                if let Some(word) = words.last_mut() {
                    match word.last_mut() {
                        Some((last, piece)) if *last == style => piece.push(c),
                        _ => word.push((style, c.to_string())),
                    }
                }
                after
            }
        };
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Words in lines that fit, the first of them `first` blanks in, the others `next`.
fn wrapped(look: Look, words: &[Word], first: usize, next: usize) -> String {
    let mut text = String::new();
    let mut column = 0;
    for word in words {
        let pieces = word.iter().map(|(style, piece)| (style, ascii(look, piece)));
        let pieces: Vec<(&Style, String)> = pieces.collect();
        let width: usize = pieces.iter().map(|(_, piece)| piece.chars().count()).sum();
        if column == 0 {
            text += &" ".repeat(first);
            column = first;
        } else if column + 1 + width > look.width() {
            text.extend(["\n", &" ".repeat(next)]);
            column = next;
        } else {
            text.push(' ');
            column += 1;
        }
        for (style, piece) in pieces {
            text += &if *style == Style::new() { piece } else { look.paint(*style, piece) };
        }
        column += width;
    }
    text.push('\n');
    text
}

/// The text in the letters that are wanted.
pub(crate) fn ascii(look: Look, text: &str) -> String {
    if !look.is_ascii() {
        return text.to_owned();
    }
    let mut plain = String::with_capacity(text.len());
    for c in text.chars() {
        match c {
            '×' => plain.push('x'),
            '−' | '–' | '‐' => plain.push('-'),
            '—' => plain.push_str("--"),
            '…' => plain.push_str("..."),
            '→' | '⇒' => plain.push_str("=>"),
            '≥' => plain.push_str(">="),
            '≤' => plain.push_str("<="),
            '≠' => plain.push_str("<>"),
            '“' | '”' | '„' => plain.push('"'),
            '‘' | '’' => plain.push('\''),
            c if c.is_ascii() => plain.push(c),
            _ => plain.push('?'),
        }
    }
    plain
}

/// A line of a page's end: a name and what belongs to it.
pub(crate) fn entry(look: Look, name: &str, text: &str) -> String {
    let mut words = vec![vec![(FAINT, name.to_owned())]];
    words.extend(plain(text));
    wrapped(look, &words, 0, 2)
}

#[cfg(test)]
mod tests {
    use clap::ColorChoice;

    use super::*;
    use crate::term::Globals;

    fn look(color: ColorChoice, ascii: bool) -> Look {
        Look::stdout(&Globals { color, ascii, quiet: false, threads: None })
    }

    const PAGE: &str = "# T × T\n\nA **strong.** word, an *emphasis*, a `*code*`, 2 * 3.\n\n\
                        ## Two\n\n```grid\n1 2  3\n```\n\n```step\nlong\n```\n* item\n";

    #[test]
    fn signs_are_gone_and_blocks_stay() {
        let text = page(look(ColorChoice::Never, true), PAGE);
        let lines: Vec<&str> = text.lines().collect();
        assert_eq!(
            lines,
            [
                "T x T",
                "",
                "A strong. word, an emphasis, a *code*, 2 * 3.",
                "",
                "Two",
                "",
                "  1 2  3",
                "",
                "  long",
                "* item"
            ]
        );
    }

    #[test]
    fn colour_changes_no_letter() {
        let colored = page(look(ColorChoice::Always, false), PAGE);
        assert!(colored.contains("\u{1b}["));
        let stripped = anstream::adapter::strip_str(&colored).to_string();
        assert_eq!(stripped, page(look(ColorChoice::Never, false), PAGE));
    }

    #[test]
    fn every_page_fits_and_keeps_its_grids() {
        for technique in ninerooks_logic::techniques::ALL {
            let doc = technique.info().doc;
            let text = page(look(ColorChoice::Never, true), doc);
            assert!(text.is_ascii(), "{}", technique.info().id);
            assert!(!text.contains("```") && !text.contains("**") && !text.contains("\n#"));
            let mut is_grid = false;
            for line in doc.lines() {
                match line {
                    "```grid" => is_grid = true,
                    "```" => is_grid = false,
                    line if is_grid && line.len() <= LONGEST_GRID => {
                        assert!(text.contains(&format!("\n  {line}\n")), "{line}");
                    }
                    line if is_grid => assert!(!text.contains(line), "{line}"),
                    _ => {}
                }
            }
        }
    }
}
