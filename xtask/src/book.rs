//! `cargo xtask book`: the book, built by `mdbook` from what the workshop writes, and looked over.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use anyhow::{Context, Result, ensure};

use crate::html::Site;
use crate::stages::{Ending, show};
use crate::tasks::{tool, workshop};
use crate::{tree, web};

/// The `mdbook` that is installed where none of this line is on the path.
const MDBOOK: &str = "0.5.4";
/// Where the page for browsers is, seen from the book: `target/web` beside `target/book`.
pub const PAGE: &str = "../web/";
/// What a page may weigh in bytes; `print.html` is the whole book on one page.
const MOST: u64 = 500_000;
const WHOLE: &str = "print.html";

/// Builds the book into `target/book` with links to the page for browsers at the address `page`. Where `mdbook` is
/// missing and cannot be installed, the sources and one page of all pictures are there, and it is said what is missing.
///
/// # Errors
/// When the sources cannot be written, or the built book cannot be read.
pub fn build(root: &Path, page: &str) -> Result<Ending> {
    let (sources, built) = (tree::target(root).join("book-src"), tree::target(root).join("book"));
    let arguments = [sources.as_os_str(), built.as_os_str(), "--page".as_ref(), page.as_ref()];
    ensure!(workshop(root, "book", arguments)?, "the sources of the book could not be written");
    let program = match mdbook(root) {
        Ok(program) => program,
        Err(why) => {
            let place = built.join("index.html");
            println!("all pictures on one page: {}", place.display());
            return Ok(Ending::Skipped(format!("THE BOOK WAS NOT BUILT: {why:#}")));
        }
    };
    let ending = show(Command::new(program).arg("build").arg(&sources))?;
    if ending != Ending::Passed {
        return Ok(ending);
    }
    look_over(&built)
}

/// Builds the book, and has it looked at in Chromium.
///
/// # Errors
/// When something cannot be started.
pub fn test(root: &Path) -> Result<Ending> {
    match build(root, PAGE)? {
        Ending::Passed => web::browse(root, "book", &tree::target(root)),
        ending => Ok(ending),
    }
}

/// An `mdbook` of the right line on the path, or one of our own.
pub(crate) fn mdbook(root: &Path) -> Result<PathBuf> {
    let line = MDBOOK.rsplit_once('.').map_or(MDBOOK, |(line, _)| line);
    let own = Command::new("mdbook").arg("--version").output().ok();
    let own = own.map(|said| String::from_utf8_lossy(&said.stdout).trim().to_owned());
    if own.is_some_and(|version| version.starts_with(&format!("mdbook v{line}."))) {
        return Ok("mdbook".into());
    }
    // Neither a server nor a watch on files: half of what it would need otherwise.
    let features = ["--locked", "--no-default-features", "--features", "search", "--debug"];
    tool(root, "mdbook", "mdbook", MDBOOK, &features)
        .context("mdbook is missing (https://rust-lang.github.io/mdBook)")
}

/// Every link leads somewhere, every picture has words, headings are in order, no page is too large.
fn look_over(built: &Path) -> Result<Ending> {
    let site = Site::read(built)?;
    let mut faults = site.faults();
    let mut largest = (0, "");
    let mut whole = 0;
    for name in site.pages() {
        let bytes = fs::metadata(built.join(name))?.len();
        if name == WHOLE {
            whole = bytes;
            continue;
        }
        largest = largest.max((bytes, name));
        if bytes > MOST {
            faults.push(format!("{name}: {bytes} bytes, more than {MOST}"));
        }
    }
    for fault in &faults {
        println!("{fault}");
    }
    println!(
        "{} pages, {} links, {} pictures; the largest page is {} of {} kB, all on one {} kB: {}",
        site.pages().count(),
        site.links(),
        site.pictures(),
        largest.1,
        largest.0 / 1000,
        whole / 1000,
        built.join("index.html").display()
    );
    Ok(match faults.len() {
        0 => Ending::Passed,
        n => Ending::Failed(format!("{n} faults in the book")),
    })
}
