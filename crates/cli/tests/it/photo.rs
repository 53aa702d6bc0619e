//! `ninerooks photo` on photographs that the darkroom draws, and on what is none.

use std::fs;
use std::path::{Path, PathBuf};

use ninerooks_darkroom::{Photograph, Purpose, inter, save};
use ninerooks_photo::Grey;

use crate::common::ninerooks;

/// A photograph that is read without a doubt.
const SURE: u64 = 1;

/// A file of this name in a folder for these tests.
fn file(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("photo");
    fs::create_dir_all(&folder).expect("it can be made");
    folder.join(name)
}

/// The file of a photograph as the darkroom draws it, and what is in its cells.
fn drawn(purpose: Purpose, name: &str) -> (PathBuf, String) {
    let photograph = Photograph::take(purpose, SURE, &inter().expect("they are here"));
    let file = file(name);
    save(&photograph.grey, &file).expect("the folder is there");
    (file, photograph.contents.puzzle())
}

/// Exit code, standard output and standard error for these files.
fn read(more: &[&str], files: &[&Path]) -> (Option<i32>, String, String) {
    let files = files.iter().map(|file| file.to_str().expect("plain letters"));
    let arguments: Vec<&str> =
        core::iter::once("photo").chain(more.iter().copied()).chain(files).collect();
    let output = ninerooks(&arguments);
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("it is text");
    (output.status.code(), text(output.stdout), text(output.stderr))
}

#[test]
fn a_photograph_is_read_as_the_puzzle_in_it() {
    let (file, puzzle) = drawn(Purpose::Measuring, "sure.png");
    assert_eq!(read(&[], &[&file]), (Some(0), puzzle + "\n", String::new()));
}

#[test]
fn doubtful_cells_are_named_after_the_puzzle_and_the_exit_code_says_so() {
    // What is trained on has the same digit in a house several times.
    let (file, _) = drawn(Purpose::Training, "doubtful.png");
    let (code, said, talk) = read(&[], &[&file]);
    assert_eq!((code, said.trim().len()), (Some(1), 81), "{talk}");
    assert!(talk.contains("doubtful.png: r") && talk.contains(" is doubtful: read as "), "{talk}");
    let (code, said, talk) = read(&["--json"], &[&file]);
    assert_eq!((code, talk.as_str()), (Some(1), ""));
    let line: serde_json::Value = serde_json::from_str(&said).expect("a line of JSON");
    assert_eq!(line["puzzle"].as_str().map(str::len), Some(81));
    assert!(line["doubtful"][0]["cell"].as_str().is_some_and(|cell| cell.starts_with('r')));
    assert_eq!(line["corners"].as_array().map(Vec::len), Some(4));
}

#[test]
fn a_jpeg_is_read_as_a_png_is() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/photo/sudoku.jpg");
    let puzzle = include_str!("../photo/sudoku.txt").to_owned();
    assert_eq!(read(&[], &[&file]), (Some(0), puzzle, String::new()));
}

#[test]
fn what_is_no_photograph_of_a_sudoku_is_refused_with_the_reason_and_the_rest_is_read() {
    let (good, puzzle) = drawn(Purpose::Measuring, "beside.png");
    let bytes = fs::read(&good).expect("it was written");
    let made = |name: &str, bytes: &[u8]| {
        let file = file(name);
        fs::write(&file, bytes).expect("the folder is there");
        file
    };
    let cases = [
        (made("text.png", b"81 characters"), "expected a PNG or a JPEG, found something else"),
        (made("empty.png", b""), "expected a PNG or a JPEG, found something else"),
        (made("short.png", &bytes[..bytes.len() / 2]), "the picture is damaged: "),
        (made("short.jpg", b"\xFF\xD8\xFF\xE0"), "the picture is damaged: "),
        (made("huge.png", &huge()), "expected 100 million pixels at most, found 30000 × 30000"),
        (made("long.png", &vec![0x89; (64 << 20) + 1]), "expected a photograph of 64 MiB at most"),
        (blank(), "no Sudoku was found in this picture"),
        (file("missing.png"), "missing.png: No such file"),
    ];
    for (bad, words) in &cases {
        let (code, said, talk) = read(&[], &[bad, &good]);
        assert_eq!((code, said.as_str()), (Some(2), format!("{puzzle}\n").as_str()), "{talk}");
        assert!(talk.starts_with("error: ") && talk.contains(words), "{words}: {talk}");
        let (code, said, _) = read(&["--json"], &[bad]);
        assert_eq!(code, Some(2));
        assert!(said.contains(r#""status":"error""#), "{said}");
    }
    fs::remove_file(&cases[5].0).expect("it was written");
}

/// A PNG that says that it is large, and has nothing else.
fn huge() -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut encoder = png::Encoder::new(&mut bytes, 30_000, 30_000);
    encoder.set_color(png::ColorType::Rgba);
    drop(encoder.write_header());
    bytes
}

/// White paper.
fn blank() -> PathBuf {
    let file = file("blank.png");
    let paper = Grey::new(300, 200, vec![255; 60_000]).expect("a byte for each pixel");
    save(&paper, &file).expect("the folder is there");
    file
}
