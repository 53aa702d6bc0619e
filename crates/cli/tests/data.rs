//! The program on puzzles that others made. Without the data folder the tests say that they are
//! ignored.

use std::io::Write;
use std::path::Path;
use std::process::{Command, Stdio};

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::{Candidate, Cell, Digit, Grid, Puzzle};
use serde_json::Value;

type Test = fn(&Path) -> Result<(), Failed>;

fn main() {
    let folder = ninerooks_testing::data_folder();
    let tests: [(&str, Test); 4] = [
        ("top1465: every step is proved and agrees with the solution", top1465),
        ("bad_inputs_misc: each gets its error or status", bad_inputs),
        ("sudopedia_test_cases: each gets its status", sudopedia),
        ("puzzles with one given changed: each gets its status, whatever the profile", mistyped),
    ];
    let is_missing = !folder.is_dir();
    let tests = tests.map(|(name, test)| {
        let folder = folder.clone();
        Trial::test(name, move || test(&folder)).with_ignored_flag(is_missing)
    });
    let all = Trial::test("10,000 puzzles with one given changed", move || {
        changed_givens(&folder, 10_000)
    });
    let tests = tests.into_iter().chain([all.with_ignored_flag(true)]);
    libtest_mimic::run(&Arguments::from_args(), tests.collect()).exit();
}

/// Runs the program; gives its exit code, standard output and standard error.
fn ninerooks(
    arguments: &[&str],
    input: &str,
) -> Result<(Option<i32>, String, String), Box<dyn std::error::Error>> {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()?;
    let mut stdin = child.stdin.take().ok_or("it is piped")?;
    // At the same time as its output is read: the program waits when nobody takes that.
    let output = std::thread::scope(|scope| {
        scope.spawn(move || stdin.write_all(input.as_bytes()));
        child.wait_with_output()
    })?;
    Ok((output.status.code(), String::from_utf8(output.stdout)?, String::from_utf8(output.stderr)?))
}

fn mistyped(folder: &Path) -> Result<(), Failed> {
    changed_givens(folder, 60)
}

/// Puzzles with one given changed have no solution or several, or one: `solve` says what `count` does, and with no profile
/// does it take long.
fn changed_givens(folder: &Path, count: usize) -> Result<(), Failed> {
    let mut rng = ninerooks_testing::Rng(39);
    let mut puzzles = Vec::new();
    for file in ["top1465.txt", "sudokuexchange_easy_sample.txt", "hardest_1106_375.txt"] {
        let text = std::fs::read_to_string(folder.join(file))?;
        puzzles.extend(text.lines().filter_map(|line| line.get(..81)).map(str::to_owned));
    }
    let mut changed = String::new();
    for _ in 0..count {
        let mut puzzle = puzzles[rng.below(puzzles.len())].replace('0', ".").into_bytes();
        let givens: Vec<usize> = (0..81).filter(|at| puzzle[*at].is_ascii_digit()).collect();
        let Some(&at) = givens.get(rng.below(givens.len().max(1))) else { continue };
        puzzle[at] = b'1' + u8::try_from((usize::from(puzzle[at] - b'1') + 1 + rng.below(8)) % 9)?;
        changed += &(String::from_utf8(puzzle)? + "\n");
    }
    let (_, counts, _) = ninerooks(&["count", "--quiet"], &changed)?;
    let counted: Vec<(&str, &str)> = changed
        .lines()
        .zip(counts.lines().map(|line| line.split_whitespace().last().unwrap_or_default()))
        .collect();
    assert_eq!(counted.len(), counts.lines().count());
    let (_, profiles, _) = ninerooks(&["profiles"], "")?;
    let profiles = profiles.lines().filter_map(|line| Some(line.split_once(", ")?.0));
    let some = ["basic", "default", "everything", "pom-sums", "set-logic", "whips"];
    let is_wanted = |name: &&str| !name.contains(' ') && (count > 1000 || some.contains(name));
    for profile in profiles.filter(is_wanted) {
        // Puzzles without a solution end at once; the others have minutes of proper work.
        let is_fast = ["basic", "singles"].contains(&profile);
        let mut proper = 0;
        let some = counted.iter().filter(|(_, count)| {
            proper += usize::from(!["0", "-"].contains(count));
            is_fast || ["0", "-"].contains(count) || proper <= 300
        });
        solved_as_counted(profile, &some.copied().collect::<Vec<_>>())?;
    }
    Ok(())
}

/// `solve` with a profile says of each puzzle what `count` says, and soon.
fn solved_as_counted(profile: &str, counted: &[(&str, &str)]) -> Result<(), Failed> {
    let input = counted.iter().map(|(puzzle, _)| *puzzle).collect::<Vec<_>>().join("\n") + "\n";
    let begun = std::time::Instant::now();
    let (_, lines, _) = ninerooks(&["solve", "--quiet", "--profile", profile], &input)?;
    #[allow(clippy::print_stdout)] // with `--nocapture`
    {
        println!("{profile}: {} puzzles in {:.1} s", counted.len(), begun.elapsed().as_secs_f64());
    }
    assert_eq!(lines.lines().count(), counted.len());
    for (line, (_, count)) in lines.lines().zip(counted) {
        let status = line.split(' ').nth(1).unwrap_or_default();
        let expected = match *count {
            "0" | "-" => &["invalid"][..],
            "1" => &["solved", "stuck"],
            _ => &["multiple"],
        };
        assert!(expected.contains(&status), "{profile}: {line}, of which there are {count}");
    }
    // Hours, were there no budget.
    assert!(begun.elapsed().as_secs() < 300, "{profile}: {:?}", begun.elapsed());
    Ok(())
}

fn top1465(folder: &Path) -> Result<(), Failed> {
    let path = folder.join("top1465.txt");
    let path = path.to_str().ok_or("a name in UTF-8")?;
    let arguments = ["solve", path, "--json", "--quiet", "--profile", "basic"];
    let (code, lines, talk) = ninerooks(&arguments, "")?;
    assert_eq!((code, talk.as_str()), (Some(1), ""), "hard puzzles among them get stuck");
    assert_eq!(lines.lines().count(), 1465);
    let mut steps = 0;
    for line in lines.lines() {
        let record: Value = serde_json::from_str(line)?;
        assert!(record["status"] == "solved" || record["status"] == "stuck", "{line}");
        let solution = solution(record["puzzle"].as_str().ok_or("a puzzle")?)?;
        if record["status"] == "solved" {
            assert_eq!(record["solution"], solution.to_string());
        }
        for step in record["steps"].as_array().ok_or("steps")? {
            agrees(step, &solution)?;
            steps += 1;
        }
    }
    let (code, _, talk) = ninerooks(&["check"], &lines)?;
    assert_eq!((code, talk), (Some(0), format!("1465 paths accepted with {steps} steps\n")));
    Ok(())
}

/// Each placement is in the solution, and no elimination is.
fn agrees(step: &Value, solution: &Grid) -> Result<(), Failed> {
    let mut does_something = false;
    for (list, expected) in [("placements", true), ("eliminations", false)] {
        for name in step[list].as_array().ok_or("a list")? {
            let candidate: Candidate = name.as_str().ok_or("a name")?.parse()?;
            let is_true = solution.value(candidate.cell()) == Some(candidate.digit());
            assert_eq!(is_true, expected, "{candidate} in {step}");
            does_something = true;
        }
    }
    assert!(does_something, "{step}");
    Ok(())
}

/// The solution by trying, independent of everything that the program uses.
fn solution(text: &str) -> Result<Grid, Failed> {
    let mut puzzle = Puzzle::default();
    for (cell, c) in Cell::all().zip(text.chars()) {
        if let Some(digit) = Digit::from_char(c) {
            puzzle.give(Candidate::new(digit, cell));
        }
    }
    Ok(attempt(Grid::new(&puzzle)?).ok_or("a puzzle has a solution")?)
}

fn attempt(grid: Grid) -> Option<Grid> {
    let open = grid.unsolved().min_by_key(|&cell| grid.digits(cell).len());
    let Some(cell) = open else { return Some(grid) };
    grid.digits(cell).find_map(|digit| {
        let mut next = grid;
        next.place(Candidate::new(digit, cell));
        attempt(next)
    })
}

/// The record of one puzzle on standard input; the exit code must be that of its status.
fn status(puzzle: &str) -> Result<Value, Failed> {
    let (code, line, talk) = ninerooks(&["solve", "--json"], &format!("{puzzle}\n"))?;
    let record: Value = serde_json::from_str(&line)?;
    let expected = match record["status"].as_str() {
        Some("solved") => 0,
        Some("error") => 2,
        _ => 1,
    };
    assert_eq!(code, Some(expected), "{puzzle}: {talk}");
    assert_eq!(expected == 2, talk.contains("expected"), "{puzzle}: {talk}");
    Ok(record)
}

fn bad_inputs(folder: &Path) -> Result<(), Failed> {
    let expected = [
        "error", "error", "error", "error", "invalid", "invalid", "invalid", "multiple", "error",
        "error",
    ];
    let text = std::fs::read_to_string(folder.join("bad_inputs_misc.tsv"))?;
    assert_eq!(text.lines().skip(1).count(), expected.len());
    for (line, expected) in text.lines().skip(1).zip(expected) {
        let input = line.split('\t').nth(2).ok_or("a column")?;
        let record = status(input)?;
        assert_eq!(record["status"], expected, "{line}");
        assert!(record["message"].is_string(), "{line}");
    }
    Ok(())
}

fn sudopedia(folder: &Path) -> Result<(), Failed> {
    let text = std::fs::read_to_string(folder.join("sudopedia_test_cases.tsv"))?;
    for line in text.lines().skip(1) {
        let fields: Vec<&str> = line.split('\t').collect();
        let (puzzle, solutions) = (fields[3], fields[6]);
        let record = status(puzzle)?;
        match solutions {
            "0" => assert_eq!(record["status"], "invalid", "{line}"),
            "1" => assert!(record["status"] == "solved" || record["status"] == "stuck", "{line}"),
            _ => assert_eq!(record["status"], "multiple", "{line}"),
        }
        assert!(record["message"].is_string() || solutions == "1", "{line}");
    }
    Ok(())
}
