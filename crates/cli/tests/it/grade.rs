//! `ninerooks grade`: whatever happens to a run, the file becomes what one run would have written; and shards are the whole.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use flate2::Compression;
use flate2::write::GzEncoder;

/// Of the seed documents: an X-Wing, a puzzle that needs more than the basics, and one that is easy.
const PUZZLES: [&str; 3] = [
    ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7",
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.",
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......",
];

/// A folder of its own for a test.
fn folder(name: &str) -> PathBuf {
    let path = Path::new(env!("CARGO_TARGET_TMPDIR")).join("grade").join(name);
    let _ = fs::remove_dir_all(&path);
    fs::create_dir_all(&path).unwrap();
    path
}

/// A list with what goes wrong in lists: comments, lines that are no puzzles, or none with one solution.
fn list(folder: &Path, length: usize) -> PathBuf {
    let mut text = String::new();
    for i in 0..length {
        let puzzle = PUZZLES[i % 3];
        let _ = match i % 17 {
            3 => writeln!(text, "11{}", ".".repeat(79)),
            5 => writeln!(text, "{}", ".".repeat(81)),
            8 => writeln!(text, "{}", &puzzle[..79]),
            14 => writeln!(text, "{puzzle}\t# a comment, \"{i}\""),
            _ => writeln!(text, "{}", digits_moved(puzzle, i)),
        };
    }
    let path = folder.join("list.txt");
    fs::write(&path, text).unwrap();
    path
}

/// A puzzle with other digits.
fn digits_moved(puzzle: &str, by: usize) -> String {
    let by = u8::try_from(by % 9).unwrap();
    let other = |c| match c {
        b'1'..=b'9' => char::from((c - b'1' + by) % 9 + b'1'),
        _ => '.',
    };
    puzzle.bytes().map(other).collect()
}

fn grade(list: &Path, to: &Path, more: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
    command.arg("grade").arg(list).arg("--to").arg(to).args(["--profile", "basic"]).args(more);
    command.stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
    command
}

fn words(output: &Output) -> String {
    String::from_utf8_lossy(&output.stderr).into_owned()
}

/// A run to its end, with this exit code; what it says.
fn run(list: &Path, to: &Path, more: &[&str], code: i32) -> String {
    let output = grade(list, to, more).output().unwrap();
    let talk = words(&output);
    assert_eq!(output.status.code(), Some(code), "{talk}");
    assert!(output.stdout.is_empty(), "all goes to the file");
    talk
}

fn rows(path: &Path) -> Vec<serde_json::Value> {
    let text = fs::read_to_string(path).unwrap();
    text.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn each_puzzle_has_a_row_and_bad_lines_are_told_at_the_end() {
    let folder = folder("rows");
    let (list, to) = (list(&folder, 40), folder.join("ratings.jsonl"));
    let talk = run(&list, &to, &[], 2);
    assert!(talk.ends_with("error: 2 of 40 could not be read\n"), "{talk}");
    let rows = rows(&to);
    assert_eq!(rows.len(), 40);
    for (i, row) in rows.iter().enumerate() {
        assert_eq!(row["id"], i + 1);
        assert_eq!(row["profile"], "basic");
        let status = match i % 17 {
            3 => "invalid",
            5 => "multiple",
            8 => "error",
            _ if i % 3 == 1 => "stuck",
            _ => "solved",
        };
        assert_eq!(row["status"], status, "{row}");
        assert_eq!(row["level"].is_string(), status == "solved", "{row}");
        let is_rated = matches!(status, "solved" | "stuck");
        assert_eq!(row["cost"].is_u64(), is_rated, "{row}");
        assert_eq!(row["canonical"].is_string(), is_rated, "{row}");
        assert_eq!(row["message"].is_null(), is_rated, "{row}");
        if status == "error" {
            let place = format!("line {}, column 80: ", i + 1);
            assert!(row["message"].as_str().unwrap().starts_with(&place), "{row}");
        }
    }
    assert_eq!(rows[0]["canonical"], rows[6]["canonical"], "the same but for its digits");
    assert_eq!(rows[0]["cost"], rows[6]["cost"]);
}

#[test]
fn kills_lose_nothing_and_write_nothing_twice() {
    let folder = folder("kills");
    let list = list(&folder, 1200);
    for ending in ["jsonl", "csv", "parquet"] {
        let whole = folder.join(format!("whole.{ending}"));
        run(&list, &whole, &["-j2"], 2);
        let to = folder.join(format!("killed.{ending}"));
        let part = folder.join(format!("killed.{ending}.part"));
        let lines = fs::metadata(folder.join("whole.jsonl")).unwrap().len();
        for eighth in 0..8 {
            let mut child = grade(&list, &to, &["-j2"]).spawn().unwrap();
            let length = || fs::metadata(&part).map_or(0, |metadata| metadata.len());
            while length() < lines * eighth / 8 && child.try_wait().unwrap().is_none() {
                thread::sleep(Duration::from_millis(1));
            }
            let _ = child.kill();
            child.wait_with_output().unwrap();
        }
        run(&list, &to, &["-j1"], if to.exists() { 0 } else { 2 });
        assert!(fs::read(&to).unwrap() == fs::read(&whole).unwrap(), "{ending}");
        assert!(!part.exists());
    }
}

/// What a run leaves that is stopped at any byte.
#[test]
fn from_any_byte_it_goes_on_to_the_same() {
    let folder = folder("bytes");
    let (list, whole) = (list(&folder, 20), folder.join("whole.jsonl"));
    run(&list, &whole, &[], 2);
    let bytes = fs::read(&whole).unwrap();
    let csv = folder.join("whole.csv");
    run(&list, &csv, &[], 2);
    for (i, length) in (0..=bytes.len()).step_by(bytes.len() / 12).enumerate() {
        let to = folder.join(format!("{i}.csv"));
        fs::write(folder.join(format!("{i}.csv.part")), &bytes[..length]).unwrap();
        fs::write(folder.join(format!("{i}.csv.tmp")), "half of a conver").unwrap();
        run(&list, &to, &[], 2);
        assert!(fs::read(&to).unwrap() == fs::read(&csv).unwrap(), "{length} bytes");
    }
    let part = folder.join("all.jsonl.part");
    fs::write(&part, &bytes).unwrap();
    let talk = run(&list, &folder.join("all.jsonl"), &[], 2);
    assert!(talk.contains("20 of 20 answered by an earlier run"), "{talk}");
    assert!(!part.exists());
}

#[test]
fn shards_one_after_the_other_are_the_whole() {
    let folder = folder("shards");
    let (list, whole) = (list(&folder, 101), folder.join("whole.jsonl"));
    run(&list, &whole, &[], 2);
    for of in [1, 8, 300] {
        let parts = folder.join(format!("of-{of}"));
        for number in 1..=of {
            let shard = format!("{number}/{of}");
            let output = grade(&list, &parts.join(""), &["--shard", &shard]).output().unwrap();
            assert!(matches!(output.status.code(), Some(0 | 2)), "{}", words(&output));
        }
        let mut names: Vec<PathBuf> =
            fs::read_dir(&parts).unwrap().map(|entry| entry.unwrap().path()).collect();
        names.sort();
        assert_eq!(names.len(), of);
        let joined: Vec<u8> = names.iter().flat_map(|name| fs::read(name).unwrap()).collect();
        assert!(joined == fs::read(&whole).unwrap(), "{of} shards");
    }
}

/// The same puzzle in the form of a grid has nine lines, two files have one number of puzzles, and UTF-16 has twice the bytes.
#[test]
fn shards_of_grids_several_files_and_utf_16_are_the_whole_too() {
    let folder = folder("inputs");
    let first = list(&folder, 20);
    let grids = PUZZLES.iter().map(|puzzle| {
        let rows: Vec<&str> = (0..9).map(|row| &puzzle[row * 9..row * 9 + 9]).collect();
        rows.join("\n") + "\n\n"
    });
    let grids = grids.collect::<String>();
    fs::write(folder.join("grids.txt"), grids.trim_end()).unwrap();
    let wide = format!("\u{feff}{}\n{}\n", PUZZLES[0], PUZZLES[2]);
    let wide: Vec<u8> = wide.encode_utf16().flat_map(u16::to_le_bytes).collect();
    fs::write(folder.join("wide.txt"), wide).unwrap();
    let files = ["grids.txt", "wide.txt", "list.txt"].map(|name| folder.join(name));
    let more: Vec<&str> = files.iter().map(|file| file.to_str().unwrap()).collect();
    let whole = folder.join("whole.jsonl");
    run(&first, &whole, &more, 2);
    assert_eq!(rows(&whole).len(), 45);
    let joined = (1..=7).flat_map(|number| {
        let (shard, to) = (format!("{number}/7"), folder.join(format!("{number}.jsonl")));
        let more = [&more[..], &["--shard", &shard]].concat();
        grade(&first, &to, &more).output().unwrap();
        fs::read(&to).unwrap()
    });
    assert!(joined.collect::<Vec<u8>>() == fs::read(&whole).unwrap());
}

/// Writes a file as gzip has it, and another as Zstandard has it.
fn pack(path: &Path) -> [PathBuf; 2] {
    let text = fs::read(path).unwrap();
    let [gzip, zstandard] = ["gz", "zst"].map(|ending| path.with_extension(ending));
    let mut encoder = GzEncoder::new(fs::File::create(&gzip).unwrap(), Compression::fast());
    encoder.write_all(&text).unwrap();
    encoder.finish().unwrap();
    fs::write(&zstandard, zstd::encode_all(&text[..], 1).unwrap()).unwrap();
    [gzip, zstandard]
}

#[test]
fn packed_lists_and_parquet_are_the_same_lists() {
    let folder = folder("packed");
    let (list, whole) = (list(&folder, 60), folder.join("whole.jsonl"));
    run(&list, &whole, &[], 2);
    let expected = fs::read(&whole).unwrap();
    for packed in pack(&list) {
        let to = folder.join("packed.jsonl");
        run(&packed, &to, &[], 2);
        assert!(fs::read(&to).unwrap() == expected, "{}", packed.display());
        fs::remove_file(&to).unwrap();
        let joined = (1..=5).flat_map(|number| {
            let shard = format!("{number}/5");
            grade(&packed, &to, &["--shard", &shard]).output().unwrap();
            let rows = fs::read(&to).unwrap();
            fs::remove_file(&to).unwrap();
            rows
        });
        assert!(joined.collect::<Vec<u8>>() == expected, "{} in shards", packed.display());
    }
    // The table of the ratings is a list too: of puzzles as they are read, so without comments and without columns.
    let table = folder.join("whole.parquet");
    run(&list, &table, &[], 2);
    let again = folder.join("again.jsonl");
    run(&table, &again, &[], 2);
    let ratings = |path: &Path| {
        let parts = |row: &serde_json::Value| {
            ["id", "puzzle", "status", "cost"].map(|name| row[name].clone())
        };
        rows(path).iter().map(parts).collect::<Vec<_>>()
    };
    assert_eq!(ratings(&again), ratings(&whole));
}

/// All scales, whose cells are of all kinds; what is read of CSV and of Parquet is what lines of JSON have.
#[test]
fn files_of_all_kinds_are_summed_up_alike() {
    let folder = folder("sums");
    let list = list(&folder, 30);
    let all = ["--scale", "ninerooks,truths,hodoku,se,se-stable,csp", "--work", "3000"];
    let sum = |files: &[PathBuf]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
        let output = command.args(["stats", "--format", "json"]).args(files).output().unwrap();
        assert_eq!(output.status.code(), Some(0), "{}", words(&output));
        serde_json::from_slice::<serde_json::Value>(&output.stdout).unwrap()
    };
    let whole = folder.join("whole.jsonl");
    run(&list, &whole, &all, 2);
    let expected = sum(&[whole]);
    assert_eq!(expected["puzzles"], 30);
    assert_eq!((&expected["missing"], &expected["twice"]), (&0.into(), &0.into()));
    assert_eq!(expected["counts"]["status"]["error"], 2);
    for ending in ["csv", "parquet"] {
        let parts = folder.join(ending);
        for number in 1..=3 {
            let shard = format!("{number}/3");
            let more = [&all[..], &["--shard", &shard, "--format", ending]].concat();
            grade(&list, &parts.join(""), &more).output().unwrap();
        }
        let mut files: Vec<PathBuf> =
            fs::read_dir(&parts).unwrap().map(|entry| entry.unwrap().path()).collect();
        files.sort();
        let mut found = sum(&files);
        found["files"] = 1.into();
        assert_eq!(found, expected, "{ending}");
        let found = sum(&files[1..]);
        assert!(found["missing"].as_u64().is_some_and(|missing| missing > 5), "{found}");
        let found = sum(&[&files[..], &files[..1]].concat());
        assert!(found["twice"].as_u64().is_some_and(|twice| twice > 5), "{found}");
    }
}

#[test]
fn what_is_complete_is_skipped_if_it_belongs_to_the_input() {
    let folder = folder("skip");
    let (list, to) = (list(&folder, 9), folder.join("ratings.csv"));
    run(&list, &to, &[], 2);
    let before = fs::read(&to).unwrap();
    assert!(run(&list, &to, &[], 0).contains("is complete; nothing to do"));
    for more in
        [&["--scale", "se"][..], &["--scale", "hodoku"], &["--format", "csv", "--shard", "2/3"]]
    {
        let mut command = grade(&list, &to, more);
        if more[1] == "se" {
            command = Command::new(env!("CARGO_BIN_EXE_ninerooks"));
            command.arg("grade").arg(&list).arg("--to").arg(&to).args(more);
        }
        let output = command.output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{more:?}");
        assert!(words(&output).contains("is left as it is"), "{}", words(&output));
    }
    assert!(fs::read(&to).unwrap() == before);
}

#[test]
fn a_foreign_part_is_left_as_it_is() {
    let folder = folder("foreign");
    let (list, to) = (list(&folder, 9), folder.join("ratings.jsonl"));
    run(&list, &to, &[], 2);
    let rows = fs::read_to_string(&to).unwrap();
    let part = folder.join("other.jsonl.part");
    for before in [
        "my only copy of a note".to_owned(),
        rows.replace("\"profile\":\"basic\"", "\"profile\":\"other\""),
        rows.replace("\"id\":4", "\"id\":5"),
        rows.replace("\"engine\":\"ninerooks ", "\"engine\":\"ninerooks 99."),
        rows.clone() + &rows,
    ] {
        fs::write(&part, &before).unwrap();
        let talk = run(&list, &folder.join("other.jsonl"), &[], 2);
        assert!(talk.contains("nothing was written"), "{talk}");
        assert_eq!(fs::read_to_string(&part).unwrap(), before);
    }
}

#[test]
fn what_would_look_complete_and_is_not_is_an_error() {
    let folder = folder("errors");
    let list = list(&folder, 3);
    let to = folder.join("ratings.jsonl");
    for (first, more, message) in [
        ("no-such-list.txt", &[][..], "is neither a file nor a puzzle"),
        ("list.txt", &["no-such-list.txt"], "is neither a file nor a puzzle"),
        ("-", &["--shard", "1/2"], "--shard is for files"),
        ("list.txt", &["--shard", "3/2"], "expected a shard such as 17/512"),
        ("list.txt", &["--scale", "se"], "--profile is of use with"),
        ("list.txt", &["--work", "5"], "--work is of use with"),
        ("list.txt", &["--by", "hodoku,hodoku"], "names a scale twice"),
    ] {
        let first = if first == "-" { PathBuf::from(first) } else { folder.join(first) };
        let talk = run(&first, &to, more, 2);
        assert!(talk.contains(message), "{talk}");
        assert!(!to.exists(), "{message}");
    }
    assert!(run(&list, &list, &[], 2).contains("is the input itself"));
    let packed = folder.join("ratings.jsonl.gz");
    assert!(run(&list, &packed, &[], 2).contains("`.gz` is not written"));
    assert!(run(&list, &folder, &[], 2).contains("is no file"));
    let empty = folder.join("empty.txt");
    fs::write(&empty, "").unwrap();
    let to = folder.join("of-nothing.jsonl");
    assert!(run(&empty, &to, &[], 2).contains("nothing to read"));
    assert!(!to.exists());
}

/// A name that was mistyped was cut into shards like a text, and all but the last were empty and complete.
#[test]
fn a_list_that_is_not_there_ends_every_shard_and_writes_nothing() {
    let folder = folder("mistyped");
    list(&folder, 9);
    let to = folder.join("out");
    for name in ["tow.txt", "LIST.zst", "lists", PUZZLES[0]] {
        for shard in ["1/3", "2/3", "3/3"] {
            for format in ["json", "parquet"] {
                let more = ["--shard", shard, "--format", format];
                let talk = run(Path::new(name), &to.join(""), &more, 2);
                assert!(talk.contains(&format!("there is no file `{name}`")), "{talk}");
                // Beside a list that is there as well.
                let second = folder.join("list.txt");
                let more = [&more[..], &[name]].concat();
                run(&second, &to.join(""), &more, 2);
            }
        }
    }
    assert!(run(&folder, &to.join(""), &["--shard", "1/2"], 2).contains("is a folder"));
    // Without shards neither, where the name comes behind a list that is there.
    let talk = run(&folder.join("list.txt"), &folder.join("a.jsonl"), &["tow.txt"], 2);
    assert!(talk.contains("`tow.txt` is neither a file nor a puzzle"), "{talk}");
    let left: Vec<_> = fs::read_dir(&folder).unwrap().map(|e| e.unwrap().file_name()).collect();
    assert_eq!(left, ["list.txt"], "no folder, no file, no part of one");
    run(&folder.join("list.txt"), &to.join(""), &["--shard", "1/3"], 0);
    assert!(to.join("part-1-of-3.jsonl").exists());
}

/// Each differs from the list behind its beginning, in what is written in all three ways, whole or in shards.
#[test]
fn a_complete_file_of_another_list_or_of_other_options_is_no_file_of_this_one() {
    let folder = folder("others");
    let lines: Vec<String> = fs::read_to_string(list(&folder, 24))
        .unwrap()
        .lines()
        .map(|line| format!("{line}\n"))
        .collect();
    let write = |name: &str, lines: &[String]| {
        let path = folder.join(name);
        fs::write(&path, lines.concat()).unwrap();
        path
    };
    let own = write("own.txt", &lines);
    let mut changed = lines.clone();
    changed[20] = format!("{}\n", PUZZLES[0]);
    let mut swapped = lines.clone();
    swapped.swap(10, 12);
    let longer = [&lines[..], &lines[..2]].concat();
    let others = [
        (write("changed.txt", &changed), "of row 21, it is"),
        (write("swapped.txt", &swapped), "of row 11, it is"),
        (write("shorter.txt", &lines[..12]), "has more rows than this list has puzzles, 12"),
        (write("one.txt", &lines[..1]), "has more rows than this list has puzzles, 1"),
        (write("longer.txt", &longer), "has the first 24 of the 26 puzzles of this list"),
    ];
    // What is no puzzle counts as little as how a puzzle is written.
    let mut same = lines.clone();
    same[3] = format!("# a comment\n\n{}", same[3].replace('.', "0"));
    let same = write("same.txt", &same);
    for ending in ["jsonl", "csv", "parquet"] {
        let to = folder.join(format!("ratings.{ending}"));
        run(&own, &to, &[], 2);
        let before = fs::read(&to).unwrap();
        for (other, words) in &others {
            let talk = run(other, &to, &[], 2);
            assert!(talk.contains(words) && talk.contains("left as it is"), "{ending}: {talk}");
            assert!(fs::read(&to).unwrap() == before, "{ending}");
        }
        for list in [&own, &same] {
            assert!(run(list, &to, &[], 0).contains("is complete; nothing to do"), "{ending}");
        }
        // A file that lost its end, or some rows.
        if ending == "jsonl" {
            fs::write(&to, &before[..before.len() - 30]).unwrap();
            assert!(run(&own, &to, &[], 2).contains("of row 24, "));
        }
        fs::write(folder.join("own.jsonl.part"), "my only copy of a note").unwrap();
    }
    // It says how to go on with a list that grew.
    let to = folder.join("grown.jsonl");
    run(&own, &to, &[], 2);
    let part = folder.join("grown.jsonl.part");
    let talk = run(&others[4].0, &to, &[], 2);
    assert!(
        talk.contains(&format!("rename it to {} and run this again", part.display())),
        "{talk}"
    );
    fs::rename(&to, &part).unwrap();
    assert!(run(&others[4].0, &to, &[], 2).contains("24 of 26 answered by an earlier run"));
    // Options that no rating of the first puzzles shows.
    let to = folder.join("work.csv");
    let se = ["--by", "se,ninerooks"];
    run(&own, &to, &se, 2);
    let talk = run(&own, &to, &[&se[..], &["--work", "99999999"]].concat(), 2);
    assert!(talk.contains("left as it is"), "{talk}");
    // A note that is called as what CSV is made of is not taken away.
    fs::write(folder.join("work.csv.part"), "my only copy of a note").unwrap();
    run(&own, &to, &se, 0);
    assert!(folder.join("work.csv.part").exists());
}
