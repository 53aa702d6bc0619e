//! `cargo xtask book`: the sources of the book, for `mdbook` to build.
//!
//! Chapters come from what the repository has: the pages of the techniques with their examples, which are run here and
//! drawn; `docs/`; and what is written for the book alone, in `book/`. So the book shows what the tests test.

mod chapters;
mod lists;
mod page;
mod people;
mod picture;
mod relink;
mod scatter;
mod technique;

use std::fs;
use std::path::Path;

use anyhow::{Context, Result};
use ninerooks_logic::techniques;
use ninerooks_xtask::tree;

pub use picture::scene;
use technique::Chapter;

/// Where the book goes, and what its links lead to.
#[derive(Clone, Copy, Debug)]
pub struct Settings<'a> {
    /// The folder for the sources, which is emptied.
    pub sources: &'a Path,
    /// The folder that `mdbook` builds into: until then it has one page with all pictures.
    pub built: &'a Path,
    /// The address of the page for browsers, from the book's first page.
    pub page: &'a str,
}

/// Writes the sources; gives the number of techniques.
///
/// # Errors
/// When a page has no example that its technique finds, or a file cannot be written.
pub fn write(settings: &Settings<'_>) -> Result<usize> {
    let Settings { sources, built, page } = *settings;
    for folder in [sources, built] {
        if folder.exists() {
            fs::remove_dir_all(folder)?;
        }
    }
    let shelf = Shelf { root: sources.join("src") };
    let mut all = Vec::new();
    for technique in techniques::ALL {
        let chapter = technique::chapter(technique, page, &shelf);
        all.push(chapter.with_context(|| technique.info().id.to_owned())?);
    }
    for Chapter { info, text, .. } in &all {
        shelf.put(&format!("techniques/{}.md", info.id), text)?;
    }
    let root = tree::root();
    let own = chapters::own(&root, &all, &shelf)?;
    let docs = chapters::docs(&root, &shelf)?;
    lists::write(&all, &shelf)?;
    shelf.put("SUMMARY.md", &lists::summary(&all, &own, &docs))?;
    for name in ["book.toml", "book.css", "book.js"] {
        let text =
            fs::read_to_string(root.join("book").join(name)).with_context(|| name.to_owned())?;
        fs::write(sources.join(name), text)?;
    }
    fs::create_dir_all(built)?;
    fs::write(built.join("index.html"), lists::sheet_alone(&all, sources))?;
    Ok(all.len())
}

/// The folder of the sources.
struct Shelf {
    root: std::path::PathBuf,
}

impl Shelf {
    /// Writes a file, with the folders that it needs.
    fn put(&self, name: &str, text: &str) -> Result<()> {
        let place = self.root.join(name);
        if let Some(folder) = place.parent() {
            fs::create_dir_all(folder)?;
        }
        fs::write(&place, text).with_context(|| place.display().to_string())
    }
}

/// A text as HTML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
