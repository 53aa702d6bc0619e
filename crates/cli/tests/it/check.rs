//! What `check` says of lines that are no paths, and of those that would take for ever.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::io::Write as _;
use std::process::{Command, Output, Stdio};

/// One solution.
const ONE: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// Several solutions.
const TWO: &str =
    "4.7.698256.2.589479587243168254371697915864323469127582.9.435715732916841.4.75293";

/// Beyond singles.
const HARD: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

fn ninerooks(arguments: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
        .args(arguments)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // It may have stopped reading.
    let _ = child.stdin.take().unwrap().write_all(input.as_bytes());
    child.wait_with_output().unwrap()
}

/// The exit code of `check`, and what it says.
fn check(lines: &str) -> (Option<i32>, String) {
    let output = ninerooks(&["check", "-"], lines);
    (output.status.code(), String::from_utf8(output.stderr).unwrap())
}

#[test]
fn a_count_is_judged_by_counting() {
    let line = |puzzle: &str, solutions: u64, more: &str| {
        format!("{{\"schema\":1,\"puzzle\":\"{puzzle}\",\"solutions\":{solutions}{more}}}\n")
    };
    let empty = ".".repeat(81);
    let twice = format!("11{}", ".".repeat(79));
    let two = ninerooks(&["count", "-q", "-"], TWO);
    let two: u64 = String::from_utf8(two.stdout).unwrap().trim().parse().unwrap();
    assert!(two > 1, "an example with several solutions");
    for (puzzle, solutions, more, is_right) in [
        (ONE, 1, ",\"complete\":true", true),
        (ONE, 17, ",\"complete\":true", false),
        (ONE, 0, ",\"complete\":true", false),
        (ONE, 1, ",\"complete\":false", false),
        (ONE, 1, "", true),
        (TWO, two, ",\"complete\":true", true),
        (TWO, two - 1, ",\"complete\":true", false),
        (TWO, two - 1, ",\"complete\":false", true),
        (&empty, 1000, ",\"complete\":false", true),
        (&empty, 1000, ",\"complete\":true", false),
        (&twice, 0, ",\"complete\":true", true),
        (&twice, 1, ",\"complete\":true", false),
    ] {
        let (code, talk) = check(&line(puzzle, solutions, more));
        assert_eq!(code, Some(i32::from(!is_right)), "{puzzle} {solutions}{more}: {talk}");
        let words = if is_right { "1 count of solutions accepted" } else { "1 refused" };
        assert!(talk.contains(words) && !talk.contains("path accepted"), "{talk}");
    }
    // What `count` writes is accepted.
    let counted = ninerooks(&["count", "--json", "-"], &format!("{ONE}\n{empty}\n{twice}\n"));
    let (code, talk) = check(&String::from_utf8(counted.stdout).unwrap());
    assert_eq!(code, Some(0), "{talk}");
    assert!(talk.contains("3 counts of solutions accepted"), "{talk}");
}

#[test]
fn what_has_no_proof_is_refused_by_kind() {
    let rated = format!(
        "{{\"schema\":1,\"puzzle\":\"{ONE}\",\"by\":\"truths\",\"truths\":3,\"rank\":0,\
         \"rounds\":1,\"solved\":true}}"
    );
    let verdict = |verdict: &str, more: &str| {
        format!("{{\"schema\":1,\"puzzle\":\"{ONE}\",\"verdict\":\"{verdict}\"{more}}}")
    };
    for (line, words) in [
        (rated, "line 1, not judged: a rating has no proof"),
        (format!("{{\"schema\":1,\"puzzle\":\"{ONE}\"}}"), "line 1, not judged: there are neither"),
        (verdict("no-pattern", ""), "not judged: this answer of `sets` has no proof"),
        (verdict("proved", ""), "not judged: this answer of `sets` has no proof"),
        (verdict("solved", ""), "the verdict is solved, but cells stay open"),
        (verdict("contradiction", ""), "the verdict is contradiction, but there is a solution"),
        (
            verdict("not-open", ",\"target\":\"1r1c2\""),
            "the verdict is not-open, but 1r1c2 is open",
        ),
        (
            verdict(
                "no-elimination",
                ",\"sets\":{\"kind\":\"cover\",\"scale\":1,\"truths\":{\"1R1\":1},\"links\":{}}",
            ),
            "leave other candidates uncovered",
        ),
    ] {
        let (code, talk) = check(&line);
        assert_eq!(code, Some(1), "{line}: {talk}");
        assert!(talk.contains(words), "{line}: {talk}");
        assert!(!talk.contains("accepted"), "{talk}");
    }
    for line in
        [verdict("not-open", ",\"target\":\"4r1c1\""), verdict("not-open", ",\"target\":\"4r1c2\"")]
    {
        let (code, talk) = check(&line);
        assert_eq!((code, talk.trim()), (Some(0), "1 answer of sets accepted"), "{line}");
    }
}

#[test]
fn answers_of_sets_are_accepted_as_far_as_they_can_be_judged() {
    let x_wing =
        ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
    for (request, words) in [
        ("3r17c49", ""),
        ("{3R1} {3c4}", "1 answer of sets accepted"),
        ("{3R1} {3r1}", "1 answer of sets accepted"),
    ] {
        let said = ninerooks(&["sets", "--json", x_wing, request], "");
        let said = String::from_utf8(said.stdout).unwrap();
        let (code, talk) = check(&said);
        assert_eq!(code, Some(0), "{said}: {talk}");
        assert!(talk.contains(words), "{said}: {talk}");
    }
}

#[test]
fn lines_without_steps_are_no_proof_of_anything() {
    let line = format!("{{\"schema\":1,\"puzzle\":\"{ONE}\",\"steps\":[]}}\n");
    let (code, talk) = check(&line.repeat(2));
    assert_eq!(code, Some(2));
    assert!(talk.contains("2 lines without steps passed over"), "{talk}");
    assert!(talk.contains("nothing was checked, for no line"), "{talk}");
}

#[test]
fn check_knows_a_puzzle_from_a_path() {
    let grid = "4 . . . . . 8 . 5\n. 3 . . . . . . .\n. . . 7 . . . . .\n".repeat(3);
    let solved =
        "417369825632158947958724316825437169791586432346912758289643571573291684164875293";
    for (text, words) in [
        (ONE, "this is a puzzle, not a path: `ninerooks count` says"),
        (solved, "this is a puzzle, not a path"),
        (&grid, "this is a puzzle, not a path"),
        ("2 Sets {3R17} 2 Links {3c49} => r2c4<>3", "check it with --sets"),
        (" 1. Naked Single: r1c3=6\n 2. Naked Single: r1c1=1\n", "this is a path in words"),
        ("hello", "expected a value"),
    ] {
        let (code, talk) = check(text);
        assert_eq!(code, Some(2), "{text}: {talk}");
        assert!(talk.contains(words), "{text}: {talk}");
        assert_eq!(talk.matches("error:").count(), 1, "{talk}");
    }
}

/// A4: pattern equations were outside the budget, and a line of 16 MiB took minutes. That many steps
/// share one budget is tested in `proof`.
#[test]
fn pattern_equations_are_inside_the_budget() {
    let links: Vec<String> = (1..=9).map(|c| format!("\"r1c{c}\":1")).collect();
    let deletion = format!(
        "{{\"kind\":\"equations\",\"scale\":9,\"truths\":{{\"#9\":1}},\"links\":{{{}}},\"patterns\":[]}}",
        links.join(",")
    );
    let deletions = vec![deletion; 2_500].join(",");
    let step: String = format!(
        "{{\"technique\":\"mine\",\"proof\":{{\"kind\":\"rookeries\",\"deletions\":[{deletions}]}}}}"
    );
    let line = format!("{{\"schema\":1,\"puzzle\":\"{}\",\"steps\":[{}]}}", ".".repeat(81), step);
    let (code, talk) = check(&line);
    assert_eq!(code, Some(1), "{talk}");
    assert!(talk.contains("takes more work to check than") && talk.contains("the limit"), "{talk}");
}

/// Point 14.3: a stored path is a path, so it can be explained and drawn again.
#[test]
fn a_stored_path_is_explained_and_drawn() {
    let puzzle =
        ".76429583945836712832175964481653279723914856569782431297368145614597328358241697";
    let stored = ninerooks(&["solve", "--json", puzzle], "").stdout;
    let stored = String::from_utf8(stored).unwrap();
    let explained = ninerooks(&["check", "--explain", "-"], &stored);
    let words = String::from_utf8(explained.stdout).unwrap();
    assert!(words.contains("Full House: 1 in r1 => r1c1=1"), "{words}");
    assert!(words.contains("r1c1 is the last empty cell of row 1, and 1 is the only"), "{words}");
    let drawn = ninerooks(&["check", "--draw", "--ascii", "-"], &stored);
    assert!(String::from_utf8(drawn.stdout).unwrap().contains("+1 placed"));
    // Nothing is shown unless it is asked for, and nothing of a path that is refused.
    assert!(ninerooks(&["check", "-"], &stored).stdout.is_empty());
    let wrong = stored.replace("\"1R1\":1", "\"1R2\":1");
    assert_ne!(wrong, stored);
    let refused = ninerooks(&["check", "--explain", "-"], &wrong);
    assert!(refused.stdout.is_empty() && refused.status.code() == Some(1));
}

/// What a record says of its length has to be so; a field of that name in the line of another program says nothing.
#[test]
fn a_record_has_to_be_as_long_as_it_says() {
    let solved = ninerooks(&["solve", "--json", "-"], &format!("{HARD}\n"));
    let line = String::from_utf8(solved.stdout).unwrap();
    let with = |record: &str| line.replacen('{', &format!("{{\"record\":{record},"), 1);
    let value: serde_json::Value = serde_json::from_str(&line).unwrap();
    let [length, longest] = ["length", "longest"].map(|field| &value["rating"][field]);
    let said =
        |length: &str| format!("{{\"name\":\"x\",\"length\":{length},\"longest\":{longest}}}");
    let right = check(&with(&said(&length.to_string())));
    assert_eq!(right.0, Some(0), "{}", right.1);
    assert_eq!(check(&with("\"the third\"")).0, Some(0));
    let (code, words) = check(&with(&said("1")));
    assert_eq!(code, Some(1));
    let found = format!(
        "the length is given as 1 inference beyond singles, {longest} in the longest step, but it is {length} inferences"
    );
    assert!(words.contains(&found), "{words}");
}
