//! The files that `ninerooks draw` writes.

use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};

const PUZZLE: &str =
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";

fn draw(arguments: &[&str]) -> Output {
    let command =
        Command::new(env!("CARGO_BIN_EXE_ninerooks")).arg("draw").args(arguments).output();
    command.expect("it was built")
}

/// An empty folder of this test's own.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("draw").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("it can be removed");
    }
    fs::create_dir_all(&folder).expect("it can be made");
    folder
}

#[test]
fn the_end_of_the_name_says_the_kind() {
    let folder = folder("kinds");
    for (name, start) in [("step.svg", b"<svg".as_slice()), ("step.PNG", b"\x89PNG")] {
        let file = folder.join(name);
        let output = draw(&[PUZZLE, "--step", "26", "-o", file.to_str().unwrap()]);
        assert_eq!(output.status.code(), Some(0), "{output:?}");
        assert!(output.stdout.is_empty() && output.stderr.is_empty(), "{output:?}");
        assert!(fs::read(&file).unwrap().starts_with(start), "{name}");
    }
    let svg = fs::read_to_string(folder.join("step.svg")).unwrap();
    let stdout = String::from_utf8(draw(&[PUZZLE, "--step", "26"]).stdout).unwrap();
    assert_eq!(svg, stdout, "a file is what standard output is");
    for part in ["X-Wing", "Step 26 of 57", "Truths: 3R1 3R7"] {
        assert!(svg.contains(part), "{part}");
    }
}

#[test]
fn a_path_is_a_file_for_the_start_each_step_and_the_end() {
    let folder = folder("path");
    let output = draw(&[PUZZLE, "--path", folder.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(0));
    assert!(String::from_utf8_lossy(&output.stderr).starts_with("59 pictures in "));
    let mut names: Vec<String> = fs::read_dir(&folder)
        .unwrap()
        .map(|entry| entry.unwrap().file_name().into_string().unwrap())
        .collect();
    names.sort();
    assert_eq!(names.len(), 59);
    assert_eq!((names[0].as_str(), names[58].as_str()), ("end.svg", "step-57.svg"));
    let end = fs::read_to_string(folder.join("end.svg")).unwrap();
    assert!(end.contains("Solved") && !end.contains("class=\"plain\""), "no candidate is left");
}

#[test]
fn what_cannot_be_written_is_an_error() {
    let folder = folder("errors");
    let deep = folder.join("no/such/folder/step.svg");
    let cases = [
        (vec![PUZZLE, "-o", deep.to_str().unwrap()], "writing "),
        (vec![PUZZLE, "-o", "step.gif"], "must end in .svg or .png"),
        (vec![PUZZLE, "--step", "58"], "the path has 57 steps"),
        (vec![PUZZLE, PUZZLE], "one puzzle is drawn at a time"),
        (vec!["..."], "expected 81 cells"),
    ];
    for (arguments, message) in cases {
        let output = draw(&arguments);
        let stderr = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{arguments:?}: {stderr}");
        assert!(stderr.starts_with("error: ") && stderr.contains(message), "{stderr}");
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_digit_twice_is_seen_in_the_picture() {
    let twice = format!("77{}", &PUZZLE[2..]);
    let output = draw(&[&twice]);
    let (svg, stderr) =
        (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert_eq!(output.status.code(), Some(1));
    assert!(stderr.contains("row 1 has 7 twice, in r1c1 and r1c2"), "{stderr}");
    assert_eq!(svg.matches("class=\"clash-cell\"").count(), 2);
    assert!(svg.contains("No solution: row 1 has 7 twice"));
    let usual = String::from_utf8(draw(&[PUZZLE]).stdout).unwrap();
    assert!(!usual.contains("class=\"clash-cell\""));
    // No path is drawn for it: there is none.
    let output = draw(&[&twice, "--step", "1"]);
    assert!(output.status.code() == Some(1) && output.stdout.is_empty());
}

#[test]
fn size_and_theme_are_as_asked() {
    let text = |arguments: &[&str]| String::from_utf8(draw(arguments).stdout).unwrap();
    let usual = text(&[PUZZLE]);
    assert!(usual.contains("width=\"600\"") && usual.contains("class=\"ninerooks light\""));
    let other = text(&[PUZZLE, "--size", "900", "--theme", "dark", "--bare"]);
    assert!(other.contains("width=\"900\"") && other.contains("class=\"ninerooks dark\""));
    assert!(text(&[PUZZLE, "--theme", "auto"]).contains("prefers-color-scheme"));
    assert_eq!(draw(&[PUZZLE, "--size", "10"]).status.code(), Some(2));
}

/// Issue 12 B4: whatever the terminal, a path that was copied out of it is read again.
#[test]
fn own_pictures_are_read_back_whatever_their_width() {
    let convert = |text: &str| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
        command.args(["convert", "--to", "line"]).stdin(Stdio::piped());
        let mut child = command.stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
        child.stdin.take().unwrap().write_all(text.as_bytes()).unwrap();
        let output = child.wait_with_output().unwrap();
        assert_ne!(output.status.code(), Some(2), "{}", String::from_utf8_lossy(&output.stderr));
        String::from_utf8(output.stdout).unwrap()
    };
    let stuck = ".....6.5.3..1..86....9..4.34....81...7.3....4.9...1.....5..3...9.8.6..........2.5";
    for puzzle in [PUZZLE, stuck] {
        let read = |width: &str, look: &[&str]| {
            let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
            command.args(["solve", "--profile", "basic", "-d", puzzle]).args(look);
            let output = command.env("COLUMNS", width).output().unwrap();
            convert(&String::from_utf8(output.stdout).unwrap())
        };
        let usual = read("80", &[]);
        assert!(usual.lines().count() >= 4 && usual.starts_with(puzzle), "{usual}");
        for (width, look) in [("80", "--ascii"), ("60", "--color=always"), ("40", "--ascii")] {
            assert_eq!(read(width, &[look]), usual, "{width} {look}");
        }
    }
}
