//! What is too large is refused by name, and what is long takes no more memory.

use std::fs;
use std::io::Write;
use std::path::PathBuf;
use std::process::{Child, ChildStdin, Output, Stdio};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;
use std::time::Duration;

use crate::common::piped;

const PUZZLE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";

fn on_file(arguments: &[&str], name: &str, text: &str) -> (Output, String) {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    fs::write(&path, text).expect("the folder is there for that");
    let output = piped(arguments).arg(&path).output().expect("it was built");
    let talk = String::from_utf8_lossy(&output.stderr).into_owned();
    (output, talk)
}

#[test]
fn a_line_without_end_is_refused_and_what_stands_before_is_answered() {
    let text = format!("{PUZZLE}\n{PUZZLE}\n{}\n{PUZZLE}\n", "1".repeat((1 << 20) + 1));
    let (output, talk) = on_file(&["count", "-q"], "long-line.txt", &text);
    assert_eq!(output.status.code(), Some(2));
    assert_eq!(output.stdout, b"1\n1\n", "{talk}");
    let words = "line 3, column 1048577: expected the end of the line within 1 MiB, found more";
    assert!(talk.contains(words), "{talk}");
    // A line that just fits is refused by its reader, and the list goes on.
    let text = format!("{PUZZLE}\n{}\n{PUZZLE}\n", "1".repeat(1 << 20));
    let (output, talk) = on_file(&["count", "-q"], "long-line.txt", &text);
    assert_eq!((output.status.code(), output.stdout.as_slice()), (Some(2), &b"1\n-\n1\n"[..]));
    assert!(talk.contains("line 2, column 65537: expected a puzzle of 64 KiB at most"), "{talk}");
}

#[test]
fn a_block_of_too_many_lines_is_refused() {
    let block = "1 2 3 4 5 6 7 8 9\n".to_owned() + &"words and more words\n".repeat(250);
    let text = format!("{PUZZLE}\n{block}\n{PUZZLE}\n");
    let (output, talk) = on_file(&["count", "-q"], "long-block.txt", &text);
    assert_eq!(output.status.code(), Some(2));
    let words = "line 202, column 1: expected a puzzle of 200 lines at most, found more; put a";
    assert!(talk.contains(words), "{talk}");
    assert!(output.stdout.ends_with(b"1\n"), "what comes after is answered");
}

/// Feeds a run that is not told that the input is over, and counts the bytes that it takes.
fn fed(
    child: &mut Child,
    lines: usize,
) -> (thread::JoinHandle<Option<ChildStdin>>, Arc<AtomicUsize>) {
    let mut input = child.stdin.take().expect("it is piped");
    let taken = Arc::new(AtomicUsize::new(0));
    let count = Arc::clone(&taken);
    let feeder = thread::spawn(move || {
        let line = format!("{PUZZLE}\n");
        for _ in 0..lines {
            input.write_all(line.as_bytes()).ok()?;
            count.fetch_add(1, Ordering::Relaxed);
        }
        Some(input)
    });
    (feeder, taken)
}

/// How many lines a run takes while nobody listens to its answers: pipes hold 64 KiB or so, and
/// behind them everything must come to a stop.
fn taken_unheard(taken: &AtomicUsize) -> usize {
    let mut before = 0;
    for _ in 0..600 {
        thread::sleep(Duration::from_millis(100));
        let now = taken.load(Ordering::Relaxed);
        if now > 0 && now == before {
            break;
        }
        before = now;
    }
    before
}

#[test]
fn nobody_reads_far_ahead_of_a_listener_who_is_slow() {
    let mut child = piped(&["solve", "--json", "--profile", "basic"]).spawn().unwrap();
    let (feeder, taken) = fed(&mut child, 100_000);
    let taken = taken_unheard(&taken);
    assert!(taken < 5_000, "{taken} puzzles were read while nobody took an answer");
    child.kill().unwrap();
    child.wait().unwrap();
    drop(feeder.join());
}

/// The most memory that a run has had when it has answered so many puzzles, and the bytes that it
/// has read and written until then, in KiB.
///
/// The listener is late, so that whatever may wait does wait, in a short run as in a long one.
/// How much waits for one who listens is a matter of who is called first, and the longer the run,
/// the more of it there was at some time.
#[cfg(target_os = "linux")]
fn peak(arguments: &[&str], lines: usize) -> (u64, u64) {
    use std::io::{BufRead, BufReader};

    let mut child = piped(arguments).spawn().expect("it was built");
    let (feeder, taken) = fed(&mut child, lines);
    taken_unheard(&taken);
    let output = BufReader::new(child.stdout.take().expect("it is piped"));
    let answers: Vec<usize> =
        output.lines().take(lines).map(|line| line.expect("it is text").len()).collect();
    assert_eq!(answers.len(), lines);
    // Everything is answered, and it waits for more.
    let status = fs::read_to_string(format!("/proc/{}/status", child.id())).expect("it runs");
    let peak = status.lines().find_map(|line| line.strip_prefix("VmHWM:")).expect("a line of it");
    let peak = peak.trim_end_matches("kB").trim().parse().expect("a number");
    drop(feeder.join());
    assert_eq!(child.wait().expect("it ends").code(), Some(0));
    (peak, ((lines * PUZZLE.len() + answers.iter().sum::<usize>()) / 1024) as u64)
}

/// A million lines are the same, and take too long for a test: see docs/limits.md.
///
/// Memory is handed out in pieces of 2 MiB where the system has them, to each thread its own, so
/// two runs of the same length differ by a few. A run that kept what it has read and written would
/// need all of it.
#[cfg(target_os = "linux")]
#[test]
fn a_long_batch_takes_no_more_memory_than_a_short_one() {
    for arguments in [
        &["convert", "--to", "line-0", "-j", "2"][..],
        &["count", "--json", "-j", "2"],
        &["solve", "--json", "--profile", "basic", "-j", "2"],
    ] {
        let many = if arguments[0] == "solve" { 9_000 } else { 150_000 };
        let ((few, before), (many, after)) = (peak(arguments, 3_000), peak(arguments, many));
        let more = after - before;
        assert!(
            many < few + more / 3,
            "{arguments:?}: {few} KiB, then {many} KiB, for {more} KiB more"
        );
    }
}

/// Two gigabytes of line breaks in two megabytes took forty seconds.
#[test]
fn what_is_packed_too_densely_is_refused() {
    use flate2::Compression;
    use flate2::write::GzEncoder;

    // Of line breaks alone a program that is not optimized would read millions of lines: minutes.
    let line = [&[b' '; 1023][..], b"\n"].concat();
    let blank = line.repeat(20 << 10);
    let mut encoder = GzEncoder::new(Vec::new(), Compression::best());
    encoder.write_all(&blank).unwrap();
    let packed = [encoder.finish().unwrap(), zstd::encode_all(&blank[..], 1).unwrap()];
    for (bytes, name) in packed.iter().zip(["dense.gz", "dense.zst"]) {
        let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
        fs::write(&path, bytes).unwrap();
        let path = path.to_str().unwrap();
        let to = format!("{path}.jsonl");
        let words = "its text is more than 16 MiB, and more than 100 times what it is packed in";
        let all = [
            &["count", path][..],
            &["check", path],
            &["filter", "givens > 3", path],
            &["grade", path, "--to", &to],
            &["grade", path, "--to", &to, "--shard", "1/2"],
        ];
        // Commands do not know what a file is packed by: one of them for the second kind.
        for &arguments in &all[..if name.ends_with("gz") { all.len() } else { 1 }] {
            let output = piped(arguments).output().unwrap();
            let talk = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{arguments:?}: {talk}");
            assert!(talk.contains(words) && talk.contains(name), "{arguments:?}: {talk}");
        }
        assert!(!PathBuf::from(&to).exists());
    }
}

/// The table of docs/limits.md: one more and one less is refused, with the bounds in the error.
#[test]
fn numbers_of_options_have_the_bounds_that_the_table_says() {
    let text = include_str!("../../../../docs/limits.md");
    let table = text.split("| option | least | largest |").nth(1).expect("there is a table");
    let rows: Vec<Vec<&str>> = table
        .lines()
        .skip(2)
        .take_while(|line| line.starts_with('|'))
        .map(|line| line.split('|').map(str::trim).collect())
        .collect();
    assert!(rows.len() >= 7);
    for row in rows {
        let words: Vec<&str> = row[1].split('`').nth(1).unwrap().split(' ').collect();
        let [least, most] = [row[2], row[3]].map(|number| number.replace(',', ""));
        let number = |text: &str| text.parse::<i64>().unwrap();
        for wrong in [number(&least) - 1, number(&most) + 1] {
            let option = format!("{}={wrong}", words[1]);
            let output = piped(&[words[0], &option]).stdin(Stdio::null()).output().unwrap();
            let talk = String::from_utf8_lossy(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{words:?} {wrong}: {talk}");
            assert!(talk.contains(&least) && talk.contains(&most), "{words:?} {wrong}: {talk}");
        }
    }
}
