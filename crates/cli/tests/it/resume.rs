//! `--resume`: whatever happens to a run, the file becomes what one run would have written.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Command, Output};
use std::thread;
use std::time::Duration;

use crate::common::piped;

/// An X-Wing, givens that see each other, and the first of top95.
const PUZZLES: [&str; 3] = [
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
    "2.4...5..75.694.169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63..",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
];

/// Numbers without a rule to them, the same for the same seed.
struct Random(u64);

impl Random {
    /// A number below `bound`.
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut x = self.0;
        x = (x ^ x >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        x = (x ^ x >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
        usize::try_from((x ^ x >> 31) % bound as u64).expect("below a usize")
    }

    fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = std::array::from_fn(|i| i);
        (1..N).rev().for_each(|i| order.swap(i, self.below(i + 1)));
        order
    }

    /// The nine lines in an order that keeps bands together.
    fn lines(&mut self) -> [usize; 9] {
        let bands: [usize; 3] = self.shuffled();
        let within: [[usize; 3]; 3] = std::array::from_fn(|_| self.shuffled());
        std::array::from_fn(|i| bands[i / 3] * 3 + within[i / 3][i % 3])
    }

    /// A puzzle with other digits, and its lines in another order.
    fn shuffle(&mut self, puzzle: &str) -> String {
        let (rows, columns, digits) = (self.lines(), self.lines(), self.shuffled::<9>());
        let at = |i: usize| puzzle.as_bytes()[rows[i / 9] * 9 + columns[i % 9]];
        let letter = |byte: u8| match byte {
            b'1'..=b'9' => char::from(
                b'1' + u8::try_from(digits[usize::from(byte - b'1')]).expect("nine digits"),
            ),
            other => char::from(other),
        };
        (0..81).map(|i| letter(at(i))).collect()
    }

    /// A list with what goes wrong in lists: lines that are no puzzles, or none with one solution.
    fn list(&mut self, length: usize) -> Vec<String> {
        let line = |i: usize| match i % 17 {
            3 => format!("11{}", ".".repeat(79)),
            8 => "4.....8.5.3..........7......2....".to_owned() + &"6".repeat(i % 5),
            14 => format!("{}\t# no comment", self.shuffle(PUZZLES[2])),
            _ => self.shuffle(PUZZLES[i % 3]),
        };
        (0..length).map(line).collect()
    }
}

#[allow(clippy::print_stdout)] // a failed test shows it
fn seed() -> u64 {
    let seed = std::env::var("NINEROOKS_SEED").ok().and_then(|seed| seed.parse().ok()).unwrap_or(6);
    println!("NINEROOKS_SEED={seed}");
    seed
}

fn file(name: &str, bytes: &[u8]) -> PathBuf {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, bytes).expect("the folder is there for that");
    path
}

fn run(arguments: &[&str], lines: &[String]) -> Output {
    let mut child = piped(arguments).spawn().expect("it was built");
    let mut input = child.stdin.take().expect("it is piped");
    let text = lines.join("\n") + "\n";
    let writer = thread::spawn(move || {
        // It may have refused to go on before it read everything.
        let _ = input.write_all(text.as_bytes());
    });
    let output = child.wait_with_output().expect("it runs");
    writer.join().expect("it ends");
    output
}

fn words(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// What a run says at its end, but for what it says of an earlier one.
fn summary(output: &Output) -> Vec<String> {
    let talk = words(output);
    let end =
        talk.lines().filter(|line| line.contains("could not be read") || line.contains("puzzles:"));
    end.map(str::to_owned).collect()
}

#[test]
fn ten_kills_lose_nothing_and_write_nothing_twice() {
    let mut random = Random(seed());
    let lines = random.list(240);
    for threads in ["1", "3"] {
        let solve = ["solve", "--json", "--profile", "basic", "-j", threads];
        let whole = run(&solve, &lines);
        assert_eq!(whole.status.code(), Some(2), "{}", words(&whole));
        let to = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(format!("killed-{threads}.jsonl"));
        let _ = fs::remove_file(&to);
        let arguments = [&solve[..], &["--resume", to.to_str().unwrap()]].concat();

        let mut moments: Vec<usize> = (0..10).map(|_| random.below(lines.len())).collect();
        moments.sort_unstable();
        let mut lengths = Vec::new();
        for lines_before in moments {
            let mut child = piped(&arguments).spawn().unwrap();
            let mut input = child.stdin.take().unwrap();
            // Input that has not ended keeps it running until it is killed.
            let text = lines[..lines_before].join("\n") + "\n";
            let writer = thread::spawn(move || {
                let _ = input.write_all(text.as_bytes());
                input
            });
            thread::sleep(Duration::from_millis(random.below(90) as u64));
            // On a busy machine the others may all have been killed before an answer.
            while lengths.len() == 9 && !fs::metadata(&to).is_ok_and(|file| file.len() > 0) {
                assert_eq!(child.try_wait().unwrap(), None, "it has more to do");
                thread::sleep(Duration::from_millis(5));
            }
            assert_eq!(child.try_wait().unwrap(), None, "it waits for more");
            child.kill().unwrap();
            child.wait().unwrap();
            drop(writer.join());
            let written = fs::read(&to).unwrap_or_default();
            assert!(whole.stdout.starts_with(&written), "nothing else is written");
            lengths.push(written.len());
        }
        println!("bytes after each kill: {lengths:?} of {}", whole.stdout.len());
        assert!(lengths.iter().any(|length| *length > 0), "some kill comes after an answer");

        let last = run(&arguments, &lines);
        assert!(fs::read(&to).unwrap() == whole.stdout, "the file differs");
        assert_eq!((last.status.code(), last.stdout.len()), (Some(2), 0));
        assert_eq!(summary(&last), summary(&whole));
    }
}

#[test]
fn a_file_cut_anywhere_becomes_whole() {
    let mut random = Random(seed());
    let lines = random.list(40);
    let commands: [&[&str]; 5] = [
        &["solve", "--json", "--profile", "singles"],
        &["count", "--json", "--limit", "7"],
        &["hint", "--json", "--profile", "basic"],
        &["steps", "--json", "--profile", "singles"],
        &["rate", "--json"],
    ];
    for command in commands {
        // Rating takes long, so it gets few.
        let lines = if command[0] == "rate" { &lines[..9] } else { &lines[..] };
        let whole = run(command, lines);
        let ends = whole.stdout.iter().enumerate().filter(|(_, byte)| **byte == b'\n');
        let end_of_first = ends.map(|(i, _)| i + 1).next().unwrap();
        let count = if command[0] == "rate" { 2 } else { 10 };
        let mut cuts: Vec<usize> = (0..count).map(|_| random.below(whole.stdout.len())).collect();
        cuts.extend([0, end_of_first - 1, end_of_first, whole.stdout.len()]);
        for cut in cuts {
            let to = file(&format!("cut-{}.jsonl", command[0]), &whole.stdout[..cut]);
            let arguments = [command, &["--resume", to.to_str().unwrap()]].concat();
            let again = run(&arguments, lines);
            assert!(fs::read(&to).unwrap() == whole.stdout, "{command:?} cut at {cut}");
            assert_eq!(again.status.code(), whole.status.code(), "{command:?} cut at {cut}");
            assert_eq!(summary(&again), summary(&whole), "{command:?} cut at {cut}");
        }
    }
}

#[test]
fn what_does_not_belong_together_is_refused_and_left_alone() {
    let lines = Random(seed()).list(30);
    let solve = ["solve", "--json", "--profile", "basic"];
    let whole = run(&solve, &lines).stdout;
    let swapped: Vec<String> = lines.iter().rev().cloned().collect();
    let ends: Vec<usize> = (0..whole.len()).filter(|i| whole[*i] == b'\n').map(|i| i + 1).collect();
    let (some, torn) = (&whole[..ends[9]], &whole[..ends[9] + 5]);
    let noise = b"\0\xFF\n".repeat(3);
    let blank = lines[..9]
        .iter()
        .map(String::as_str)
        .chain([""])
        .chain(lines[9..].iter().map(String::as_str));
    let blank: Vec<String> = blank.map(str::to_owned).collect();
    type Case<'a> = (&'a [&'a str], &'a [String], &'a [u8], &'a str);
    let cases: [Case<'_>; 9] = [
        (&solve, &swapped, some, "line 1 is no answer to standard input, line 1: it names another"),
        (&solve, &lines[1..], some, "it names another puzzle"),
        (&solve, &lines[..5], some, "has more than 5 lines, and the input fewer puzzles"),
        (&solve, &lines[..10], torn, "has more than 10 lines"),
        (&solve, &blank, some, "line 10 is no answer to standard input, line 11: it names line 10"),
        (&["solve", "--json"], &lines, some, "with the profile \"basic\", not \"default\""),
        (&["count", "--json"], &lines, some, "another command wrote it, or other options"),
        (&["rate", "--json"], &lines, some, "another command wrote it, or other options"),
        (&solve, &lines, &noise, "line 1 is no answer to standard input, line 1: expected a value"),
    ];
    for (command, lines, before, message) in cases {
        let to = file("strange.jsonl", before);
        let output = run(&[command, &["--resume", to.to_str().unwrap()]].concat(), lines);
        let talk = words(&output);
        assert_eq!(output.status.code(), Some(2), "{talk}");
        assert!(talk.contains(message), "{talk}");
        assert!(talk.contains("nothing was written"), "{talk}");
        assert!(fs::read(&to).unwrap() == before, "{command:?}");
    }
    let folder = env!("CARGO_TARGET_TMPDIR");
    let output = run(&[&solve[..], &["--resume", folder]].concat(), &lines);
    assert_eq!(output.status.code(), Some(2));
    let output = run(&["solve", "--resume", "some.jsonl"], &lines);
    assert_eq!(output.status.code(), Some(2));
    assert!(words(&output).contains("--json"), "it must be named");
}

#[test]
fn counting_to_another_limit_is_refused() {
    let lines = [".".repeat(81)];
    let counted = run(&["count", "--json", "--limit", "5"], &lines).stdout;
    let to = file("limit.jsonl", &counted);
    for (limit, code) in [("5", 1), ("4", 2), ("6", 2)] {
        let output =
            run(&["count", "--json", "--limit", limit, "--resume", to.to_str().unwrap()], &lines);
        assert_eq!(output.status.code(), Some(code), "{}", words(&output));
    }
}

/// The first puzzle has several solutions: what is written of it does not say whether one was to be assumed or proved.
#[test]
fn going_on_with_another_premise_is_refused() {
    let lines = [".".repeat(81), PUZZLES[0].to_owned(), PUZZLES[2].to_owned()];
    let solve = |premise: &'static str| ["solve", "--json", premise];
    let whole = run(&solve("--uniqueness=assume"), &lines).stdout;
    let ends: Vec<usize> = (0..whole.len()).filter(|i| whole[*i] == b'\n').map(|i| i + 1).collect();
    for premise in ["--uniqueness=prove", "--uniqueness=off"] {
        let talk = refused("premise.jsonl", &whole[..ends[1]], &solve(premise), &lines);
        assert!(talk.contains("it was written with another --uniqueness"), "{premise}: {talk}");
    }
    let to = file("premise.jsonl", &whole[..ends[1]]);
    let command = [&solve("--uniqueness=assume")[..], &["--resume", to.to_str().unwrap()]].concat();
    assert_eq!(run(&command, &lines).status.code(), Some(1), "one has several solutions");
    assert!(fs::read(&to).unwrap() == whole);
}

/// No step of the first puzzle needs the premise, so its line alone does not say what was assumed of the others.
#[test]
fn other_commands_refuse_another_premise_too() {
    let lines = [PUZZLES[2].to_owned(), PUZZLES[0].to_owned(), PUZZLES[1].to_owned()];
    let commands: [&[&str]; 3] = [
        &["rate", "--by", "hodoku", "--json"],
        &["hint", "--json", "--profile", "hodoku"],
        &["steps", "--json", "--profile", "hodoku", "--with", "pom-unique-rectangle"],
    ];
    for (i, command) in commands.iter().enumerate() {
        let with = |premise: &'static str| [command, &[premise][..]].concat();
        let whole = run(&with("--uniqueness=assume"), &lines).stdout;
        let ends = (0..whole.len()).filter(|i| whole[*i] == b'\n').map(|i| i + 1);
        let some = &whole[..ends.collect::<Vec<usize>>()[1]];
        let name = format!("premise-{i}.jsonl");
        for premise in ["--uniqueness=prove", "--uniqueness=off"] {
            let talk = refused(&name, some, &with(premise), &lines);
            assert!(talk.contains("nothing was written"), "{command:?} {premise}: {talk}");
        }
        let to = file(&name, some);
        let again = with("--uniqueness=assume");
        run(&[&again[..], &["--resume", to.to_str().unwrap()]].concat(), &lines);
        assert!(fs::read(&to).unwrap() == whole, "{command:?}");
    }
}

/// A run with `--resume` on a file that holds these bytes. They must stay as they are.
fn refused(name: &str, before: &[u8], command: &[&str], lines: &[String]) -> String {
    let to = file(name, before);
    let output = run(&[command, &["--resume", to.to_str().expect("ASCII")]].concat(), lines);
    let talk = words(&output);
    assert_eq!(output.status.code(), Some(2), "{name}: {talk}");
    assert!(fs::read(&to).expect("it was written") == before, "{name} was changed");
    talk
}

/// A2: files without a line feed at their end were cut off and written over.
#[test]
fn resume_refuses_a_foreign_file() {
    let lines = [PUZZLES[2].to_owned(), PUZZLES[0].to_owned()];
    let note = b"my only copy of a very important note";
    let noise: Vec<u8> = (0..125_000u64)
        .flat_map(|i| (i.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 0x8080_8080_8080_8080).to_le_bytes())
        .collect();
    let solve = ["solve", "--json", "--profile", "singles"];
    let answer = run(&solve, &lines).stdout;
    let other = answer.replace(b"\"stuck\"", b"\"stack\"");
    let files: [(&str, &[u8]); 6] = [
        ("a2-note.txt", note),
        ("a2-puzzle.txt", PUZZLES[2].as_bytes()),
        ("a2-noise.bin", &noise),
        ("a2-zeros.bin", &[0; 4096]),
        ("a2-longer.jsonl", &[&answer[..200], b" and more"].concat()),
        ("a2-other.jsonl", &other[..300]),
    ];
    for command in [&solve[..], &["count", "--json"], &["hint", "--json"], &["rate", "--json"]] {
        for (name, before) in files {
            let talk = refused(name, before, command, &lines);
            assert!(talk.contains("is no answer to standard input, line 1"), "{talk}");
        }
    }
    // Whole lines of this run, then something else.
    let end = answer.iter().position(|byte| *byte == b'\n').unwrap() + 1;
    let talk = refused("a2-then.jsonl", &[&answer[..end], note].concat(), &solve, &lines);
    assert!(
        talk.contains("line 2 is no answer to standard input, line 2: it has no end"),
        "{talk}"
    );
    // Another profile begins the line otherwise.
    let torn = &answer[..end - 20];
    let talk = refused("a2-profile.jsonl", torn, &["solve", "--json"], &lines);
    assert!(talk.contains("nothing was written"), "{talk}");
}

trait Replace {
    fn replace(&self, from: &[u8], to: &[u8]) -> Vec<u8>;
}

impl Replace for Vec<u8> {
    fn replace(&self, from: &[u8], to: &[u8]) -> Vec<u8> {
        let mut bytes = self.clone();
        for i in 0..bytes.len() - from.len() {
            if bytes[i..].starts_with(from) {
                bytes[i..i + from.len()].copy_from_slice(to);
            }
        }
        bytes
    }
}

/// A2: the input was written over where it had no line feed at its end.
#[test]
fn resume_refuses_the_input_itself() {
    for (name, text) in [("a2-in-1.txt", PUZZLES[2].to_owned()), ("a2-in-2.txt", String::new())] {
        let input = file(name, text.as_bytes());
        let path = input.to_str().unwrap();
        let dotted = input.parent().unwrap().join(".").join(name);
        for to in [path, dotted.to_str().unwrap()] {
            let output = run(&["count", "--json", "--resume", to, path], &[]);
            let talk = words(&output);
            assert_eq!(output.status.code(), Some(2), "{talk}");
            assert!(talk.contains("is the input itself"), "{talk}");
        }
        #[cfg(unix)]
        {
            let link = input.with_extension("link");
            let _ = fs::remove_file(&link);
            fs::hard_link(&input, &link).unwrap();
            let output = run(&["count", "--json", "--resume", link.to_str().unwrap(), path], &[]);
            assert!(words(&output).contains("is the input itself"), "{}", words(&output));
            let mut command = piped(&["count", "--json", "--resume", path]);
            let output = command.stdin(fs::File::open(&input).unwrap()).output().unwrap();
            assert!(words(&output).contains("is the input itself"), "{}", words(&output));
        }
        assert_eq!(fs::read_to_string(&input).unwrap(), text);
    }
}

/// A5a, F10: `steps` and `hint` took what `solve` wrote for their own, and each other's.
#[test]
fn a_resume_file_of_another_command_is_refused() {
    let lines: Vec<String> = [PUZZLES[0], PUZZLES[1], PUZZLES[0]].map(str::to_owned).into();
    let commands: [&[&str]; 5] = [
        &["solve", "--json", "--profile", "basic"],
        &["count", "--json"],
        &["hint", "--json", "--profile", "basic"],
        &["steps", "--json", "--profile", "basic"],
        &["rate", "--json"],
    ];
    let written: Vec<Vec<u8>> =
        commands.iter().map(|command| run(command, &lines[..2]).stdout).collect();
    for (i, command) in commands.iter().enumerate() {
        for (j, before) in written.iter().enumerate().filter(|(j, _)| *j != i) {
            let end = before.iter().position(|byte| *byte == b'\n').unwrap() + 1;
            for before in [&before[..], &before[..end], &before[..end - 1]] {
                let name = format!("a5a-{i}-{j}.jsonl");
                let talk = refused(&name, before, command, &lines);
                assert!(talk.contains("nothing was written"), "{talk}");
            }
        }
    }
}

#[test]
fn ratings_by_every_scale_go_on_where_they_stopped() {
    let lines = PUZZLES.map(str::to_owned);
    for scale in ["truths", "hodoku", "se", "se-stable", "csp", "ninerooks", "human", "se,csp"] {
        let command = ["rate", "--json", "--by", scale];
        let whole = run(&command, &lines).stdout;
        let end = whole.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        for length in [end, end + 40, whole.len()] {
            let file = file("scales.jsonl", &whole[..length]);
            let again = [&command[..], &["--resume", file.to_str().unwrap()]].concat();
            let output = run(&again, &lines);
            assert!(output.status.code() != Some(2), "{scale}: {}", words(&output));
            assert_eq!(fs::read(&file).unwrap(), whole, "{scale} from {length} bytes");
        }
    }
    let output = run(&["rate", "--csv", "--resume", "ratings.csv"], &lines);
    assert_eq!(output.status.code(), Some(2));
    assert!(words(&output).contains("cannot be used with"), "{}", words(&output));
}

/// A5a, F11: to open a FIFO waited for ever.
#[cfg(unix)]
#[test]
fn a_fifo_is_refused_at_once() {
    let fifo = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("a5a.fifo");
    let _ = fs::remove_file(&fifo);
    if !Command::new("mkfifo").arg(&fifo).status().is_ok_and(|status| status.success()) {
        return; // no such program here
    }
    let lines = [PUZZLES[0].to_owned()];
    let output = run(&["count", "--json", "--resume", fifo.to_str().unwrap()], &lines);
    assert_eq!(output.status.code(), Some(2));
    assert!(words(&output).contains("is no file"), "{}", words(&output));
    fs::remove_file(&fifo).unwrap();
}

/// The first line is that of a puzzle without a solution, which shows nothing of how it was asked.
#[test]
fn options_that_the_first_line_does_not_show_are_seen_in_others() {
    let twice = format!("11{}", ".".repeat(79));
    let lines = [&twice, PUZZLES[0], PUZZLES[2]].map(str::to_owned);
    let command = ["solve", "--json", "--profile", "basic"];
    let other = run(&[&command[..], &["--simplify"]].concat(), &lines).stdout;
    let own = run(&command, &lines).stdout;
    let first = |bytes: &[u8]| bytes.split(|byte| *byte == b'\n').next().map(<[u8]>::to_vec);
    assert!(own != other && first(&own) == first(&other), "it is seen later");
    let talk = refused("options.jsonl", &other, &command, &lines);
    assert!(talk.contains("line 2 is no answer to standard input, line 2"), "{talk}");
}

#[test]
fn going_on_in_another_form_is_refused() {
    let lines = [PUZZLES[0], PUZZLES[2]].map(str::to_owned);
    let solve = |form: &'static str| ["solve", form, "--profile", "basic"];
    let [full, lean] = ["--json", "--json=lean"].map(|form| run(&solve(form), &lines).stdout);
    assert!(lean.len() < full.len() * 2 / 3, "{} and {}", lean.len(), full.len());
    assert!(run(&solve("--json=full"), &lines).stdout == full);
    for (form, own, other) in [("--json", &full, &lean), ("--json=lean", &lean, &full)] {
        let talk = refused("form.jsonl", other, &solve(form), &lines);
        assert!(talk.contains("answers otherwise"), "{form}: {talk}");
        let first = own.iter().position(|byte| *byte == b'\n').unwrap() + 1;
        let to = file("form.jsonl", &own[..first]);
        run(&[&solve(form)[..], &["--resume", to.to_str().unwrap()]].concat(), &lines);
        assert!(fs::read(&to).unwrap() == *own, "{form}");
    }
}
