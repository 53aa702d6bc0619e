//! The program among others: pipes, Ctrl-C, threads.

use std::fs;
use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Command};

use crate::common::piped;

/// Two puzzles of the seed documents: one that is solved, one that is not.
const PUZZLES: [&str; 2] = [
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
];

/// Puzzles by the thousand, in no regular order.
fn many(count: usize) -> String {
    (0..count).fold(String::new(), |text, i| text + PUZZLES[i * i % 7 % 2] + "\n")
}

fn file(name: &str, text: &str) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the folder is there for that");
    path
}

#[test]
fn threads_change_nothing() {
    let path = file("threads.txt", &many(300));
    let path = path.to_str().unwrap();
    let run = |threads| {
        let output = piped(&["solve", path, "--json", "--profile", "basic", "-j", threads])
            .output()
            .unwrap();
        assert_eq!(output.status.code(), Some(1), "some are stuck");
        (output.stdout, output.stderr)
    };
    let one = run("1");
    assert_eq!(one.0.split(|&byte| byte == b'\n').count() - 1, 300);
    assert!(one == run("2"));
    assert!(one == run("7"));
}

/// A list of plain lines as lists are: with line ends of Windows, a remark, a blank line, other signs for empty cells; and among the
/// puzzles one with givens that clash, one without a solution and one with several.
fn plain_lines() -> String {
    let [one, other] = PUZZLES;
    let lines = [
        one.to_owned(),
        other.to_owned(),
        "# a remark".to_owned(),
        one.replace('.', "0"),
        one.replacen("4.", "44", 1),
        String::new(),
        one.replacen("..", "69", 1),
        other.replace('5', "."),
        other.to_owned(),
    ];
    lines.join("\r\n")
}

#[test]
fn plain_lines_have_the_answers_that_the_format_gives_them() {
    let path = file("plain.txt", &plain_lines());
    let run = |arguments: &[&str]| {
        let output = piped(&[arguments, &[path.to_str().unwrap()]].concat()).output().unwrap();
        let texts = [output.stdout, output.stderr].map(|text| String::from_utf8(text).unwrap());
        (output.status.code(), texts)
    };
    for words in [
        "count",
        "count --json",
        "count -l 0",
        "count -l 3 --list 2",
        "canon",
        "canon --json",
        "convert",
    ] {
        let words: Vec<&str> = words.split(' ').collect();
        // Where the format is named nothing asks for plain lines.
        let named = run(&[&words[..], &["--from", "line"]].concat());
        assert_eq!(run(&words), named, "{words:?}");
    }
    let counted = run(&["count", "-q"]).1[0].replace('\n', " ");
    assert_eq!(counted, "1 1 1 0 0 759 1 ");
}

#[test]
fn lines_behind_plain_ones_are_counted_with_them() {
    let path = file("damaged.txt", &(plain_lines() + "\r\n" + &PUZZLES[0][1..]));
    for command in ["count", "canon", "convert"] {
        let output = piped(&[command, path.to_str().unwrap()]).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{command}");
        let talk = String::from_utf8(output.stderr).unwrap();
        let place = "damaged.txt, line 10, column 81: expected 81 cells, found 80";
        assert!(talk.contains(place), "{command}: {talk}");
    }
}

#[test]
fn a_closed_pipe_ends_it_without_a_word_and_not_as_done() {
    let path = file("pipe.txt", &many(20_000));
    let mut child = piped(&["solve", "--json", path.to_str().unwrap()]).spawn().unwrap();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut line = String::new();
    output.read_line(&mut line).unwrap();
    assert!(line.contains(PUZZLES[0]));
    drop(output);
    let mut talk = String::new();
    child.stderr.take().unwrap().read_to_string(&mut talk).unwrap();
    assert_eq!((child.wait().unwrap().code(), talk.as_str()), (Some(141), ""));
}

/// Whatever is printed, and however little: where it cannot be written the run was not done.
#[cfg(target_os = "linux")]
#[test]
fn output_that_is_lost_is_no_success() {
    let list = file("lost.txt", &many(3));
    let list = list.to_str().unwrap();
    let commands: [&[&str]; 14] = [
        &["--help"],
        &["--version"],
        &["solve", "--help"],
        &["man"],
        &["completions", "bash"],
        &["techniques"],
        &["profiles"],
        &["solve", "-q", list],
        &["count", list],
        &["convert", "--to", "line", list],
        &["draw", PUZZLES[0]],
        &["filter", "givens > 3", list],
        &["generate", "-n", "2"],
        &["stats", "--profile", "singles", list],
    ];
    for command in commands {
        let full = fs::OpenOptions::new().write(true).open("/dev/full").unwrap();
        let output = piped(command).stdout(full).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{command:?} on a full disk");
        // The reader of this pipe is gone before anything is written.
        let (reader, writer) = std::io::pipe().unwrap();
        drop(reader);
        let output = piped(command).stdout(writer).output().unwrap();
        let talk = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(141), "{command:?}: {talk}");
        assert!(!talk.contains("error"), "{command:?}: {talk}");
    }
}

/// Warnings that are not printed do not count, and what is only counted is summed up.
#[test]
fn warnings_that_nobody_sees_hide_no_errors() {
    // Two digits have several solutions: a warning each.
    let several = format!("12{}\n", ".".repeat(79));
    let text = several.repeat(30) + &format!("{}\n", &PUZZLES[0][..70]).repeat(25);
    let path = file("warnings.txt", &text);
    let run = |more: &[&str]| {
        let output =
            piped(&["stats", "--profile", "singles"]).args(more).arg(&path).output().unwrap();
        (output.status.code(), String::from_utf8(output.stderr).unwrap())
    };
    let (code, quiet) = run(&["-q"]);
    assert_eq!((code, quiet.matches("error: ").count()), (Some(2), 21), "{quiet}");
    assert!(
        quiet.contains("\n... and so on; from here on they are counted\n5 more errors\n"),
        "{quiet}"
    );
    assert!(quiet.ends_with("error: 25 of 55 could not be read\n"), "{quiet}");
    let (_, loud) = run(&[]);
    assert!(loud.contains("25 more errors, 10 more warnings\n"), "{loud}");
}

/// Feeds two puzzles and leaves standard input open.
fn waiting() -> (Child, ChildStdin) {
    let mut child =
        piped(&["solve", "--quiet", "--profile", "basic"]).spawn().expect("it was built");
    let mut input = child.stdin.take().expect("it is piped");
    writeln!(input, "{}\n{}", PUZZLES[0], PUZZLES[1]).expect("it listens");
    (child, input)
}

#[test]
fn answers_come_while_more_is_to_be_read() {
    let (mut child, input) = waiting();
    let lines: Vec<String> =
        BufReader::new(child.stdout.take().unwrap()).lines().take(2).map(Result::unwrap).collect();
    assert!(lines[0].ends_with(" solved") && lines[1].ends_with(" stuck"));
    drop(input);
    assert_eq!(child.wait().unwrap().code(), Some(1));
}

#[cfg(unix)]
#[test]
fn ctrl_c_ends_it_with_what_was_done() {
    let (mut child, input) = waiting();
    let mut output = BufReader::new(child.stdout.take().unwrap());
    let mut lines = String::new();
    // The first line says that the program runs and watches.
    output.read_line(&mut lines).unwrap();
    // Every shell can; a program of that name is not on every machine.
    let kill = format!("kill -INT {}", child.id());
    let kill = Command::new("sh").args(["-c", &kill]).status().unwrap();
    assert!(kill.success());
    assert_eq!(child.wait().unwrap().code(), Some(130));
    output.read_to_string(&mut lines).unwrap();
    assert_eq!(lines.lines().count(), 2);
    let mut talk = String::new();
    child.stderr.take().unwrap().read_to_string(&mut talk).unwrap();
    assert!(talk.contains("interrupted; 2 done before"), "{talk}");
    drop(input);
}

#[test]
fn what_is_no_text_is_refused_and_nothing_panics() {
    let noise: Vec<u8> =
        (0..300_000u32).map(|i| i.wrapping_mul(2_654_435_761).to_be_bytes()[0]).collect();
    for bytes in [vec![0u8; 1 << 21], vec![b'1'; 1 << 21], noise] {
        for arguments in [["solve", "-q"], ["check", "-q"], ["count", "-q"], ["steps", "-q"]] {
            let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("noise");
            fs::write(&path, &bytes).unwrap();
            let output = piped(&arguments).arg(&path).output().unwrap();
            assert_eq!(output.status.code(), Some(2), "{arguments:?}");
            assert!(!String::from_utf8_lossy(&output.stderr).contains("panicked"));
        }
    }
}
