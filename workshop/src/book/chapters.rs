//! Chapters that somebody has written: those of the book alone, and the pages of `docs/`.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};

use super::people::People;
use super::technique::Chapter;
use super::{Shelf, relink};

/// Where the sources are to be read.
const SOURCES: &str = "https://github.com/ninerooks/ninerooks/blob/main/";

/// The book's own chapters in order, by file.
const OWN: [&str; 9] = [
    "introduction",
    "two-spaces",
    "proof-rule",
    "set-logic",
    "pattern-overlay",
    "uniqueness",
    "people",
    "notation",
    "glossary",
];

/// The pages of `docs/` for readers, in order; those that are not here are for who works on the program.
const DOCS: [&str; 18] = [
    "levels",
    "profiles",
    "ratings",
    "proofs",
    "set-logic",
    "one-rule",
    "hypotheses",
    "sudoku-assistant",
    "formats",
    "json",
    "laboratory",
    "batch",
    "paper",
    "limits",
    "python",
    "mcp",
    "web",
    "veripb",
];

/// A chapter of the summary.
pub(super) struct Entry {
    pub(super) title: String,
    pub(super) file: String,
    /// Whether it is for those who work on the program.
    pub(super) is_inner: bool,
}

/// The chapters of the book alone. A line `@picture x-wing` is the picture of that technique, a line `@people se` one of how
/// long people take.
///
/// # Errors
/// When one is missing, or names a technique or a scale that is not there.
pub(super) fn own(root: &Path, all: &[Chapter], shelf: &Shelf) -> Result<Vec<Entry>> {
    let mut entries = Vec::new();
    let people = People::measured(root)?;
    for name in OWN {
        let text = read(&root.join("book").join(format!("{name}.md")))?;
        let mut out = String::new();
        for line in text.lines() {
            if let Some(id) = line.strip_prefix("@picture ") {
                let chapter = all.iter().find(|chapter| chapter.info.id == id.trim());
                out += &chapter.with_context(|| format!("{name}: no technique {id}"))?.picture;
            } else if let Some(shown) = line.strip_prefix("@people ") {
                out += &people.shown(shown, shelf).with_context(|| name.to_owned())?;
            } else {
                out += line;
            }
            out.push('\n');
        }
        let file = format!("{name}.md");
        shelf.put(&file, &relink::of_technique(&out, "techniques/"))?;
        entries.push(Entry { title: title(&text), file, is_inner: false });
    }
    Ok(entries)
}

/// The pages of `docs/`, whose links to files outside lead to the sources.
///
/// # Errors
/// When one cannot be read.
pub(super) fn docs(root: &Path, shelf: &Shelf) -> Result<Vec<Entry>> {
    let mut names: Vec<String> = Vec::new();
    for entry in fs::read_dir(root.join("docs"))? {
        let name = entry?.file_name().to_string_lossy().into_owned();
        names.extend(name.strip_suffix(".md").map(str::to_owned));
    }
    let place = |name: &str| DOCS.iter().position(|known| *known == name).unwrap_or(DOCS.len());
    names.sort_by(|a, b| place(a).cmp(&place(b)).then_with(|| a.cmp(b)));
    let mut entries = Vec::new();
    for name in names {
        let text = read(&root.join("docs").join(format!("{name}.md")))?;
        let file = format!("reference/{name}.md");
        shelf.put(&file, &relink::relinked(&text, outward))?;
        // A chapter of the book may have the same title.
        let title = if OWN.contains(&&*name) {
            format!("{}: the commands", title(&text))
        } else {
            title(&text)
        };
        entries.push(Entry { title, file, is_inner: place(&name) == DOCS.len() });
    }
    Ok(entries)
}

/// Where a link of a page of `docs/` leads in the book.
fn outward(target: &str) -> String {
    let file = target.split('#').next().unwrap_or_default();
    let is_chapter = file.is_empty() || Path::new(file).extension().is_some_and(|end| end == "md");
    match target.strip_prefix("../") {
        Some(file) => format!("{SOURCES}{file}"),
        None if is_chapter || target.contains("://") => target.to_owned(),
        None => format!("{SOURCES}docs/{target}"),
    }
}

fn read(file: &Path) -> Result<String> {
    fs::read_to_string(file).with_context(|| file.display().to_string())
}

/// The title of a page.
fn title(text: &str) -> String {
    text.lines().find_map(|line| line.strip_prefix("# ")).unwrap_or("Untitled").to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_out_of_the_docs_lead_to_the_sources() {
        assert_eq!(outward("../STYLE.md"), format!("{SOURCES}STYLE.md"));
        assert_eq!(outward("json.md#lemmas"), "json.md#lemmas");
        assert_eq!(outward("#lemmas"), "#lemmas");
        assert_eq!(outward("a.ipynb"), format!("{SOURCES}docs/a.ipynb"));
        assert_eq!(outward("https://a.b"), "https://a.b");
    }

    #[test]
    fn the_title_is_the_first_heading() {
        assert_eq!(title("\n# A b\n\n## C\n"), "A b");
    }
}
