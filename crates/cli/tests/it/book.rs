//! The booklets that `ninerooks book` writes, read back by somebody else's reader of PDF.

#![allow(clippy::unwrap_used)] // tests may

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use lopdf::{Dictionary, Document, Object};

const HARD: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const SEVERAL: &str =
    "....2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
const SOLUTION: &str =
    "176429583945836712832175964481653279723914856569782431297368145614597328358241697";

fn book(arguments: &[&str]) -> Output {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
    command.arg("book").args(arguments).output().expect("it was built")
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("book").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
    fs::create_dir_all(&folder).expect("it can be made");
    folder
}

/// What a booklet says, page by page, and what it is.
struct Printed {
    pages: Vec<String>,
    document: Document,
}

/// Writes a booklet from a list, which must succeed, and reads it back.
fn printed(name: &str, list: &str, more: &[&str]) -> Printed {
    let folder = folder(name);
    let (from, to) = (folder.join("list.txt"), folder.join("book.pdf"));
    fs::write(&from, list).unwrap();
    let mut arguments = vec![from.to_str().unwrap(), "-o", to.to_str().unwrap()];
    arguments.extend(more);
    let output = book(&arguments);
    assert_eq!(output.status.code(), Some(0), "{output:?}");
    assert!(output.stdout.is_empty(), "{output:?}");
    read(&fs::read(&to).unwrap())
}

fn read(bytes: &[u8]) -> Printed {
    let document = Document::load_mem(bytes).expect("it is a PDF");
    let numbers: Vec<u32> = document.get_pages().keys().copied().collect();
    let text = |number: &u32| document.extract_text(&[*number]).expect("its text can be read");
    Printed { pages: numbers.iter().map(text).collect(), document }
}

impl Printed {
    /// How wide and high the pages are, all of them alike.
    fn size(&self) -> (f32, f32) {
        let sizes = self.document.page_iter().map(|page| {
            let page = self.document.get_dictionary(page).unwrap();
            let edges = page.get(b"MediaBox").and_then(Object::as_array).unwrap();
            let edges: Vec<f32> = edges.iter().map(|edge| edge.as_float().unwrap()).collect();
            (edges[2] - edges[0], edges[3] - edges[1])
        });
        let sizes: Vec<(f32, f32)> = sizes.collect();
        assert!(sizes.iter().all(|size| *size == sizes[0]), "{sizes:?}");
        sizes[0]
    }

    /// The names of the fonts whose letters are in the file; each font that is used must be.
    fn embedded(&self) -> Vec<String> {
        let mut names = Vec::new();
        for page in self.document.page_iter() {
            for font in self.document.get_page_fonts(page).unwrap().values() {
                let file = descriptor(&self.document, font);
                let is_there = file.get(b"FontFile2").or_else(|_| file.get(b"FontFile3")).is_ok();
                assert!(is_there, "{font:?}");
                let name = font.get(b"BaseFont").and_then(Object::as_name).unwrap();
                names.push(String::from_utf8_lossy(name).into_owned());
            }
        }
        names.sort();
        names.dedup();
        names
    }

    /// The addresses that open when somebody clicks.
    fn addresses(&self) -> Vec<String> {
        let notes = self.document.page_iter();
        let notes = notes.flat_map(|page| self.document.get_page_annotations(page).unwrap());
        let address = |note: &Dictionary| {
            let action = self.document.dereference(note.get(b"A").ok()?).ok()?.1.as_dict().ok()?;
            let address = action.get(b"URI").and_then(Object::as_str).ok()?;
            Some(String::from_utf8_lossy(address).into_owned())
        };
        notes.filter_map(address).collect()
    }
}

/// What a font says of itself.
fn descriptor<'a>(document: &'a Document, font: &'a Dictionary) -> &'a Dictionary {
    let object = |of: &'a Object| document.dereference(of).unwrap().1;
    let parts = object(font.get(b"DescendantFonts").unwrap()).as_array().unwrap();
    let part = object(&parts[0]).as_dict().unwrap();
    object(part.get(b"FontDescriptor").unwrap()).as_dict().unwrap()
}

/// The digits of a text.
fn digits(text: &str) -> String {
    text.chars().filter(char::is_ascii_digit).collect()
}

/// So many puzzles that are the same but for their titles.
fn list(count: usize) -> String {
    let lines: Vec<String> = (1..=count).map(|number| format!("Nr.{number} {HARD}")).collect();
    lines.join("\n")
}

#[test]
fn pages_titles_levels_and_solutions_are_there() {
    let book = printed("titles", &list(5), &["--title", "Größe Žluť", "--per-page", "2"]);
    // The title, three pages with puzzles, one with solutions.
    assert_eq!(book.pages.len(), 5, "{:?}", book.pages);
    assert_eq!(book.size(), (595.276, 841.89));
    for words in ["Größe Žluť", "5 puzzles", "5 hard", "with solutions"] {
        assert!(book.pages[0].contains(words), "{}", book.pages[0]);
    }
    assert!(book.pages[1].contains("Nr.1") && book.pages[1].contains("Nr.2"));
    assert!(!book.pages[1].contains("Nr.3"), "two are on a page");
    assert!(book.pages[3].contains("Nr.5") && !book.pages[3].contains("Nr.4"));
    assert_eq!(book.pages[1].matches("hard").count(), 2);
    assert!(book.pages[1].contains("solution on page 5"), "{}", book.pages[1]);
    assert!(digits(&book.pages[1]).contains(&digits(HARD)), "{}", book.pages[1]);
    assert!(!digits(&book.pages[1]).contains(SOLUTION));
    assert!(book.pages[4].contains("Solutions"));
    assert_eq!(digits(&book.pages[4]).matches(SOLUTION).count(), 5, "{}", book.pages[4]);
    for (number, page) in book.pages.iter().enumerate().skip(1) {
        assert!(page.contains("Größe Žluť"), "page {number}");
        assert!(page.lines().any(|line| line.trim() == (number + 1).to_string()), "{page}");
    }
}

#[test]
fn fonts_are_embedded_as_far_as_they_are_used() {
    let book = printed("fonts", &list(1), &["--no-levels"]);
    let names = book.embedded();
    assert_eq!(names.len(), 2, "{names:?}");
    for (name, end) in names.iter().zip(["Inter-Bold", "Inter-Regular"]) {
        // Six letters before a name say that not all of the font is there.
        assert_eq!(name.split_once('+').map(|(tag, name)| (tag.len(), name)), Some((6, end)));
    }
}

#[test]
fn paper_and_what_is_behind_are_chosen() {
    let book = printed("letter", &list(9), &["--paper", "letter", "-n", "9", "--with", "nothing"]);
    assert_eq!((book.pages.len(), book.size()), (1, (612.0, 792.0)));
    assert!(!book.pages[0].contains("solution"), "{}", book.pages[0]);
    let book = printed("no levels", &list(10), &["-n", "9", "--no-levels"]);
    assert_eq!(book.pages.len(), 3);
    assert!(!book.pages.concat().contains("hard"));
}

#[test]
fn a_walkthrough_is_the_path_that_solve_shows() {
    let book = printed("walkthroughs", &list(1), &["--with", "walkthroughs"]);
    let text = book.pages.concat();
    assert!(text.contains("Walkthroughs") && text.contains("walkthrough on page 2"), "{text}");
    let solve = Command::new(env!("CARGO_BIN_EXE_ninerooks")).args(["solve", HARD]).output();
    let solve = String::from_utf8(solve.unwrap().stdout).unwrap();
    let x_wing = solve.lines().find(|line| line.contains("X-Wing: ")).unwrap();
    let (_, line) = x_wing.split_once(": ").unwrap();
    let joined: String = text.split_whitespace().collect();
    let without: String = line.split_whitespace().collect();
    assert!(joined.contains(&without), "{line} is not in {text}");
    assert!(joined.contains("Solvedin57steps.Level:hard.Score165"), "{text}");
    // The picture is drawn: its labels are letters.
    assert!(text.contains("r9") && text.contains("c9"));
    let bare = printed("no pictures", &list(1), &["--with", "walkthroughs", "--pictures", "0"]);
    assert!(bare.pages.concat().len() + 200 < text.len(), "candidates are letters too");
}

#[test]
fn codes_open_the_puzzle_on_the_page() {
    let page = "https://example.org/sudoku/";
    let book = printed("codes", &list(2), &["--codes", page]);
    let address = format!("{page}#{}", HARD.replace('.', "0"));
    assert_eq!(book.addresses(), [address.clone(), address]);
    assert!(printed("no codes", &list(2), &[]).addresses().is_empty());
}

#[test]
fn the_same_puzzles_give_the_same_bytes() {
    let folder = folder("bytes");
    let from = folder.join("list.txt");
    fs::write(&from, list(3)).unwrap();
    let write = |name: &str, threads: &str| {
        let to = folder.join(name);
        let arguments = [from.to_str().unwrap(), "--threads", threads, "-o", to.to_str().unwrap()];
        let more = ["--title", "T", "--with", "walkthroughs", "--codes", "https://a.example"];
        assert_eq!(book(&[&arguments[..], &more].concat()).status.code(), Some(0));
        fs::read(to).unwrap()
    };
    let first = write("one.pdf", "1");
    assert!(first == write("other.pdf", "2"), "bytes differ");
    let text = String::from_utf8_lossy(&first);
    assert!(!text.contains("CreationDate") && !text.contains("ModDate"));
}

#[test]
fn what_cannot_be_printed_is_left_out_and_the_rest_goes_on() {
    let folder = folder("left out");
    let (from, to) = (folder.join("list.txt"), folder.join("book.pdf"));
    let [from_name, to_name] = [&from, &to].map(|path| path.to_str().unwrap());
    fs::write(&from, format!("{HARD}\n{SEVERAL}\n{HARD}\n")).unwrap();
    let output = book(&[from_name, "-o", to_name]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("line 2: left out: There are"), "{said}");
    assert!(said.contains("2 puzzles in "), "{said}");
    let book_of_two = read(&fs::read(&to).unwrap());
    assert_eq!(book_of_two.pages.len(), 2);

    fs::write(&from, format!("{HARD}\n12345.6789.12345\n11{}\n", ".".repeat(79))).unwrap();
    let output = book(&[from_name, "-o", to_name]);
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    let said = String::from_utf8(output.stderr).unwrap();
    assert!(said.contains("No solution: row 1 has 1 twice"), "{said}");
    assert!(said.contains("1 puzzle in "), "{said}");
}

#[test]
fn nothing_that_is_no_booklet_is_replaced() {
    let folder = folder("kept");
    let list = folder.join("list.txt");
    fs::write(&list, HARD).unwrap();
    let list = list.to_str().unwrap();
    let output = book(&[list, "-o", list]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is the input itself"), "{output:?}");
    let notes = folder.join("notes.pdf");
    fs::write(&notes, "my notes").unwrap();
    let output = book(&[list, "-o", notes.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&output.stderr).contains("is no PDF, so it is left as it is"));
    assert_eq!(fs::read(&notes).unwrap(), b"my notes");
    // Where nothing is left to print, no older booklet is touched either.
    let older = folder.join("older.pdf");
    fs::write(&older, "%PDF-1.7 an older one").unwrap();
    let output = book(&[SEVERAL, "-o", older.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(1), "{output:?}");
    assert!(String::from_utf8_lossy(&output.stderr).contains("no puzzle is left to print"));
    assert!(fs::read(&older).unwrap().starts_with(b"%PDF-1.7 an older one"));
}
