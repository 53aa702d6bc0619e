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
    assert_eq!(output.status.code(), Some(0), "it is what was asked for");
    assert!(stderr.starts_with("warning: "), "{stderr}");
    assert!(stderr.contains("row 1 has 7 twice, in r1c1 and r1c2"), "{stderr}");
    assert_eq!(svg.matches("<rect class=\"clash-cell\"").count(), 2);
    assert!(svg.contains("twice in a row, column or box"), "the legend says what the frames are");
    let file = folder("twice").join("twice.png");
    let output = draw(&[&twice, "-o", file.to_str().unwrap()]);
    assert!(output.status.code() == Some(0) && fs::read(&file).unwrap().starts_with(b"\x89PNG"));
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

/// The puzzle, its links and its other names: none is drawn over.
#[test]
fn what_the_puzzle_is_in_is_not_drawn_over() {
    let folder = folder("over");
    let input = folder.join("mine.svg");
    let text = format!("{PUZZLE}\n");
    fs::write(&input, &text).unwrap();
    fs::create_dir(folder.join("sub")).unwrap();
    let mut names = vec![input.clone(), folder.join("./mine.svg"), folder.join("sub/../mine.svg")];
    #[cfg(unix)]
    for (name, is_hard) in [("hard.svg", true), ("soft.svg", false)] {
        let link = folder.join(name);
        if is_hard {
            fs::hard_link(&input, &link).unwrap();
        } else {
            std::os::unix::fs::symlink("mine.svg", &link).unwrap();
        }
        names.push(link);
    }
    for read in &names {
        for written in &names {
            for more in [&[][..], &["--step", "3"]] {
                let (read, written) = (read.to_str().unwrap(), written.to_str().unwrap());
                let output = draw(&[&[read, "-o", written], more].concat());
                let talk = String::from_utf8_lossy(&output.stderr);
                assert_eq!(output.status.code(), Some(2), "{read} {written}: {talk}");
                assert!(talk.contains("is the input itself; name another file"), "{talk}");
                assert_eq!(fs::read_to_string(&input).unwrap(), text);
            }
        }
    }
    // Nor is the profile, nor what standard input comes from, nor one of the files of a path.
    let profile = folder.join("profile.svg");
    fs::write(&profile, "schema = 1\nname = \"p\"\n").unwrap();
    let before = fs::read(&profile).unwrap();
    let name = profile.to_str().unwrap();
    draw(&[PUZZLE, "--step", "1", "-p", name, "-o", name]);
    assert_eq!(fs::read(&profile).unwrap(), before);
    let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
    command.args(["draw", "-", "-o"]).arg(&input).stdin(fs::File::open(&input).unwrap());
    assert_eq!(command.output().unwrap().status.code(), Some(2));
    fs::copy(&input, folder.join("start.svg")).unwrap();
    let [start, to] = [folder.join("start.svg"), folder.clone()];
    let output = draw(&[start.to_str().unwrap(), "--path", to.to_str().unwrap()]);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(fs::read_to_string(&start).unwrap(), text);
    assert_eq!(fs::read_to_string(&input).unwrap(), text);
}

#[test]
fn an_older_picture_is_replaced_and_nothing_else() {
    let folder = folder("older");
    let [svg, png, note] = ["a.svg", "a.png", "note.svg"].map(|name| folder.join(name));
    for file in [&svg, &png] {
        for puzzle in [PUZZLE, &".".repeat(81)] {
            let output = draw(&[puzzle, "-o", file.to_str().unwrap()]);
            assert_eq!(output.status.code(), Some(0), "{output:?}");
        }
    }
    let empty = String::from_utf8(draw(&[&".".repeat(81)]).stdout).unwrap();
    assert_eq!(fs::read_to_string(&svg).unwrap(), empty);
    // A picture of the other kind, a text, a folder, and what may only be read.
    fs::write(&note, "my only copy of a note").unwrap();
    fs::copy(&png, folder.join("b.svg")).unwrap();
    fs::create_dir(folder.join("c.svg")).unwrap();
    fs::copy(&svg, folder.join("d.svg")).unwrap();
    let mut only_read = fs::metadata(folder.join("d.svg")).unwrap().permissions();
    only_read.set_readonly(true);
    fs::set_permissions(folder.join("d.svg"), only_read).unwrap();
    for (name, words) in [
        ("note.svg", "is there and is no SVG picture, so it is left as it is"),
        ("b.svg", "is no SVG picture"),
        ("c.svg", "is a folder"),
        ("d.svg", "may only be read"),
    ] {
        let output = draw(&[PUZZLE, "-o", folder.join(name).to_str().unwrap()]);
        let talk = String::from_utf8_lossy(&output.stderr);
        assert!(output.status.code() == Some(2) && talk.contains(words), "{talk}");
    }
    assert_eq!(fs::read_to_string(&note).unwrap(), "my only copy of a note");
    assert_eq!(fs::read_to_string(folder.join("d.svg")).unwrap(), empty);
    let names = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name());
    assert_eq!(names.count(), 6, "nothing else is left there");
    #[cfg(unix)]
    {
        // A link stays one, and what it leads to is the picture.
        let link = folder.join("link.svg");
        std::os::unix::fs::symlink("a.svg", &link).unwrap();
        assert_eq!(draw(&[PUZZLE, "-o", link.to_str().unwrap()]).status.code(), Some(0));
        assert!(fs::symlink_metadata(&link).unwrap().is_symlink());
        assert_ne!(fs::read_to_string(&svg).unwrap(), empty);
        // A device is written to.
        let null = folder.join("null.svg");
        std::os::unix::fs::symlink("/dev/null", &null).unwrap();
        assert_eq!(draw(&[PUZZLE, "-o", null.to_str().unwrap()]).status.code(), Some(0));
        let stdout = folder.join("stdout.svg");
        std::os::unix::fs::symlink("/dev/stdout", &stdout).unwrap();
        let drawn = draw(&[PUZZLE, "-o", stdout.to_str().unwrap()]);
        assert_eq!(drawn.stdout, draw(&[PUZZLE]).stdout);
    }
}
