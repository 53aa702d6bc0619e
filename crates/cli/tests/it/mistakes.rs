//! B1: a state from which there is no solution, and a puzzle with several, are the first thing said.

// Clippy's leave for tests does not reach their helpers.
#![allow(clippy::unwrap_used)]

use std::process::Command;

use crate::common::ninerooks;

const PUZZLE: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";
/// Several solutions.
const SEVERAL: &str =
    "4.7.698256.2.589479587243168254371697915864323469127582.9.435715732916841.4.75293";

/// Standard output and the exit code.
fn said(arguments: &[&str]) -> (String, Option<i32>) {
    let output = ninerooks(arguments);
    (String::from_utf8(output.stdout).unwrap(), output.status.code())
}

/// 1 was placed in r1c2, where 3 belongs.
fn wrong() -> String {
    format!("2+1{}", &PUZZLE[2..])
}

/// 5 was eliminated from r4c8, where it belongs.
fn lost() -> String {
    format!("{PUZZLE}:548")
}

#[test]
fn a_hint_says_that_there_is_a_mistake_by_degrees() {
    for (state, level, words) in [
        (wrong(), "vague", "There is a mistake: from here the puzzle has no solution.\n"),
        (wrong(), "where", "There is a mistake: a wrong digit in r1c2.\n"),
        (wrong(), "full", "There is a mistake: 1 in r1c2 is wrong.\n"),
        (lost(), "vague", "There is a mistake: from here the puzzle has no solution.\n"),
        (lost(), "where", "There is a mistake: a true candidate was eliminated in r4c8.\n"),
        (lost(), "full", "There is a mistake: 5 in r4c8 was eliminated, but true.\n"),
    ] {
        assert_eq!(said(&["hint", "--level", level, &state]), (words.to_owned(), Some(1)));
    }
}

#[test]
fn no_command_takes_a_wrong_state_for_a_right_one() {
    for (state, words, mistakes) in [
        (wrong(), "1 in r1c2 is wrong", r#""mistakes":{"placed":["1r1c2"],"eliminated":[]}"#),
        (
            lost(),
            "5 in r4c8 was eliminated, but true",
            r#""mistakes":{"placed":[],"eliminated":["5r4c8"]}"#,
        ),
    ] {
        for command in ["steps", "rate", "solve"] {
            let (text, code) = said(&[command, &state]);
            assert_eq!((text, code), (format!("There is a mistake: {words}.\n"), Some(1)));
        }
        for command in ["hint", "steps", "rate", "solve"] {
            let (text, code) = said(&[command, "--json", &state]);
            assert!(text.contains(mistakes) && text.contains(r#""status":"invalid""#), "{text}");
            assert!(text.contains(r#""steps":[]"#) && code == Some(1), "{text}");
        }
        let stats = ninerooks(&["stats", "--profile", "singles", &state]);
        let talk = String::from_utf8(stats.stderr).unwrap();
        assert!(talk.contains(words) && stats.status.code() == Some(1), "{talk}");
    }
}

#[test]
fn several_solutions_are_said_first_with_their_number() {
    let empty = ".".repeat(81);
    let (counted, _) = said(&["count", "-q", SEVERAL]);
    let several = format!("There are {} solutions.\n", counted.trim());
    let many = "There are more than 1000 solutions.\n";
    for (puzzle, words) in [(SEVERAL, several.as_str()), (&empty, many)] {
        for command in ["hint", "steps", "rate", "solve"] {
            let profile: &[&str] = if command == "rate" { &[] } else { &["-p", "pom-pairs"] };
            let output = ninerooks(&[&[command][..], profile, &[puzzle]].concat());
            let text = String::from_utf8(output.stdout).unwrap();
            let talk = String::from_utf8(output.stderr).unwrap();
            assert!(text.starts_with(words), "{command}: {text}");
            assert!(!text.contains("bytes") && !talk.contains("bytes"), "{command}: {text}{talk}");
        }
    }
    for command in ["hint", "steps", "rate", "solve"] {
        let (text, _) = said(&[command, "--json", SEVERAL]);
        let fields = format!(r#""solutions":{},"complete":true"#, counted.trim());
        assert!(text.contains(&fields) && text.contains(r#""status":"multiple""#), "{text}");
    }
}

#[test]
fn nothing_is_said_of_a_puzzle_that_is_right() {
    let placed = format!("2+3{}", &PUZZLE[2..]);
    for puzzle in [PUZZLE, &placed, &format!("{PUZZLE}:148")] {
        for command in ["hint", "steps", "solve"] {
            let (text, code) = said(&[command, "-p", "basic", puzzle]);
            assert!(!text.contains("mistake") && !text.contains("There are"), "{text}");
            assert!(code == Some(0) || command == "solve", "{text}");
            let (text, _) = said(&[command, "-p", "basic", "--json", puzzle]);
            assert!(!text.contains("mistakes") && !text.contains("solutions"), "{text}");
        }
    }
}

#[test]
fn what_is_said_of_wrong_states_is_checked_and_resumed() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR"));
    let list = folder.join("b1-list.txt");
    let twice = format!("11{}", ".".repeat(79));
    let lines = [&wrong(), PUZZLE, SEVERAL, &lost(), &twice, &wrong()].join("\n");
    std::fs::write(&list, lines).unwrap();
    let list = list.to_str().unwrap();
    for command in ["hint", "steps", "solve", "rate"] {
        let profile: &[&str] = if command == "rate" { &[] } else { &["-p", "basic"] };
        let arguments = [&[command, "--json"][..], profile, &[list]].concat();
        let whole = ninerooks(&arguments).stdout;
        // What `steps` lists is no path, for each step starts from the same state.
        if matches!(command, "hint" | "solve") {
            let to = folder.join(format!("b1-{command}.jsonl"));
            std::fs::write(&to, &whole).unwrap();
            let checked = ninerooks(&["check", to.to_str().unwrap()]);
            let talk = String::from_utf8(checked.stderr).unwrap();
            assert_eq!(checked.status.code(), Some(0), "{command}: {talk}");
        }
        for part in [1, 2, 3, 4] {
            let to = folder.join(format!("b1-{command}-{part}.jsonl"));
            std::fs::write(&to, &whole[..whole.len() * part / 4]).unwrap();
            let resumed = [&arguments[..], &["--resume", to.to_str().unwrap()]].concat();
            let output = ninerooks(&resumed);
            let talk = String::from_utf8(output.stderr).unwrap();
            assert_eq!(output.status.code(), Some(1), "{command} {part}: {talk}");
            assert!(std::fs::read(&to).unwrap() == whole, "{command} {part}");
        }
    }
}

#[test]
fn no_step_names_a_stronger_profile_and_a_solved_grid_is_solved() {
    let (text, code) = said(&["hint", "--profile", "singles", PUZZLE]);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("The profile \"default\" has more techniques."), "{text}");
    assert_eq!(code, Some(1));
    let (text, _) = said(&["solve", "--profile", "singles", PUZZLE]);
    let text = text.split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(text.contains("The profile \"default\" has more techniques."), "{text}");
    let solved =
        "234718596758694321691325487876941253425836179319572864543267918962183745187459632";
    for command in ["hint", "steps"] {
        let said = said(&[command, solved]);
        assert_eq!(said, ("Every cell has its digit.\n".to_owned(), Some(0)), "{command}");
    }
    let drawn = ninerooks(&["draw", "--step", "1", solved]);
    let talk = String::from_utf8(drawn.stderr).unwrap();
    assert!(talk.contains("there is no step 1: every cell has its digit"), "{talk}");
}

#[test]
fn a_list_is_not_drawn_and_told_once() {
    let list = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("b10-list.txt");
    std::fs::write(&list, format!("{PUZZLE}\n").repeat(40)).unwrap();
    let output = ninerooks(&["draw", list.to_str().unwrap()]);
    let talk = String::from_utf8(output.stderr).unwrap();
    assert_eq!((talk.lines().count(), output.status.code()), (1, Some(2)), "{talk}");
    assert!(talk.contains("several puzzles"), "{talk}");
}

#[test]
fn columns_says_how_wide_text_is() {
    // A step in notation is a line, however long: it is copied and searched for.
    let is_text = |line: &&str| line.starts_with(' ') && !line.starts_with("   also ");
    for columns in ["40", "60", "100"] {
        let output = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
            .args(["steps", "-v", "-p", "basic", "-q", PUZZLE])
            .env("COLUMNS", columns)
            .output()
            .unwrap();
        let text = String::from_utf8(output.stdout).unwrap();
        let wide = text.lines().filter(is_text).map(|line| line.chars().count());
        let widest = wide.filter(|width| *width <= 100).max().unwrap();
        let columns: usize = columns.parse().unwrap();
        assert!(widest <= columns && widest + 20 > columns, "{widest} of {columns}:\n{text}");
    }
}

#[test]
fn count_lists_solutions() {
    let (text, code) = said(&["count", "--list", "3", SEVERAL]);
    let lines: Vec<&str> = text.lines().collect();
    assert!(lines[0].ends_with(" solutions") && code == Some(1), "{text}");
    assert_eq!(lines.len(), 4, "{text}");
    for solution in &lines[1..] {
        assert_eq!(said(&["count", "-q", solution]), ("1\n".to_owned(), Some(0)));
        assert!(solution.chars().zip(SEVERAL.chars()).all(|(s, p)| p == '.' || s == p));
    }
    assert!(lines[1] != lines[2] && lines[2] != lines[3] && lines[1] != lines[3]);
    let (text, _) = said(&["count", "--list", "3", "--json", SEVERAL]);
    assert!(
        text.contains(&format!("\"list\":[\"{}\",\"{}\",\"{}\"]", lines[1], lines[2], lines[3]))
    );
    assert_eq!(said(&["count", "--list", "3", "-q", PUZZLE]).0.lines().count(), 2);
}

/// One given mistyped, and no simple step that shows it: the techniques find thousands of steps there.
const BROKEN: &str =
    "98.7...4...7.6.9......5..7.4....3..2.3..1......86...9..2....1....65...8......6..4";

#[test]
fn a_puzzle_without_solution_is_answered_at_once_by_every_command() {
    let begun = std::time::Instant::now();
    let words = "No solution: a search of all possibilities finds none.";
    let repair = "Without the 4 in r1c8 there is exactly one solution.";
    for command in [
        &["solve"][..],
        &["hint"],
        &["steps", "-p", "everything"],
        &["rate"],
        &["rate", "--by", "se"],
        &["why", "5r1c3"],
        &["pom", "--method", "pairs"],
    ] {
        let (text, code) = said(&[command, &[BROKEN]].concat());
        assert!(text.contains(words) && text.contains(repair), "{command:?}: {text}");
        assert_eq!(code, Some(1), "{command:?}");
    }
    assert_eq!(said(&["solve", "-q", BROKEN]), (format!("{BROKEN} invalid\n"), Some(1)));
    for command in [&["stats", "-p", "everything"][..], &["draw", "--step", "1"]] {
        let output = ninerooks(&[command, &[BROKEN]].concat());
        let talk = String::from_utf8(output.stderr).unwrap();
        assert!(talk.contains(words) && output.status.code() == Some(1), "{command:?}: {talk}");
    }
    // Some milliseconds each; the machine may be busy.
    assert!(begun.elapsed().as_secs() < 60, "it took {:?}", begun.elapsed());
}

#[test]
fn the_reason_why_there_is_no_solution_is_a_path_that_is_checked() {
    // 8 in r2c6 is a 4 in the puzzle that was meant.
    let text = PUZZLE.replacen("75.694", "75.698", 1);
    let (words, code) = said(&["solve", &text]);
    assert!(words.contains("row 1 has no place left for 9 once r1c8=8 and r1c9=6."), "{words}");
    assert!(words.contains("Without the 8 in r2c6 there is exactly one solution."), "{words}");
    assert_eq!(code, Some(1));
    let (line, _) = said(&["solve", "--json", &text]);
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("refuted.jsonl");
    std::fs::write(&path, &line).unwrap();
    let (verdict, code) = said(&["check", path.to_str().unwrap()]);
    assert_eq!(code, Some(0), "{line}{verdict}");
}

#[test]
fn of_several_solutions_it_is_said_where_two_of_them_differ() {
    let (text, _) = said(&["hint", SEVERAL]);
    let second = text.lines().nth(1).unwrap_or_default();
    assert!(second.starts_with("Two of them differ only in r"), "{text}");
    // Where everything differs nothing is said.
    let (text, _) = said(&["hint", "-p", "singles", &".".repeat(81)]);
    assert!(!text.contains("Two of them"), "{text}");
}

#[test]
fn what_a_solver_has_eliminated_does_not_forbid_a_rectangle() {
    // A line of a library: the givens alone have one solution, and 9r6c1 and 9r4c1 were eliminated by logic.
    let line = ":0603-2:39:.2+53..+1+6+7...+5+2.8+34.+83+6+7.5+9+2...2+5.+47.5.+2+4+3.6+8+1.+4.1..+2+5..1+4+86+3.2+58+5..4+2+3+1+6+2+3+6.+15.+4+8:961:941::";
    let technique = ["--uniqueness", "-t", "unique-rectangle-4"];
    let (text, code) = said(&[&["steps"], &technique[..], &[line]].concat());
    assert!(text.contains("Unique Rectangle") && code == Some(0), "{text}");
    // The path carries the state, and whoever checks it finds the same.
    let (line, _) = said(&[&["steps", "--json"], &technique[..], &[line]].concat());
    let path = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("reached.jsonl");
    std::fs::write(&path, &line).unwrap();
    let (verdict, code) = said(&["check", path.to_str().unwrap()]);
    assert_eq!(code, Some(0), "{line}{verdict}");
}

#[test]
fn no_command_writes_over_what_it_did_not_write() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("foreign");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let note = "my only copy of a note";
    let name = |name: &str| folder.join(name).to_str().unwrap().to_owned();
    let write = |file: &str, text: &str| std::fs::write(name(file), text).unwrap();
    for file in ["path.pbp", "ninerooks-solve.1", "state", "made.txt"] {
        write(file, note);
    }
    write("list.txt", PUZZLE);
    let to = folder.to_str().unwrap();
    let refused = |arguments: &[&str], words: &str| {
        let output = ninerooks(arguments);
        let talk = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && talk.contains(words), "{arguments:?}: {talk}");
    };
    refused(&["proof", PUZZLE, "-p", "basic", "-o", to], "is no pseudo-Boolean proof");
    assert!(!folder.join("puzzle.opb").exists(), "all or none");
    refused(&["man", "--to", to], "is no page of this manual");
    let mine = |file: &str| {
        ["mine", "list.txt", "--goal", "givens", "--steps", "1", "--resume", file]
            .map(|word| if word == "list.txt" { name(word) } else { word.to_owned() })
    };
    for (file, words) in [
        (name("state"), "belongs to another list"),
        (name("list.txt"), "is the input itself"),
        (to.to_owned(), "is no file"),
    ] {
        let arguments = mine(&file);
        refused(&arguments.each_ref().map(String::as_str), words);
    }
    let made = name("made.txt");
    refused(&["generate", "-n", "2", "--resume", &made], "is left as it is");
    let list = name("list.txt");
    refused(&["grade", &list, "--to", &list], "is the input itself");
    refused(&["solve", "--json", &list, "--resume", &list], "is the input itself");
    for file in ["path.pbp", "ninerooks-solve.1", "state", "made.txt"] {
        assert_eq!(std::fs::read_to_string(name(file)).unwrap(), note, "{file}");
    }
    assert_eq!(std::fs::read_to_string(&list).unwrap(), PUZZLE);
    // What they wrote themselves they write again.
    for file in ["path.pbp", "ninerooks-solve.1"] {
        std::fs::remove_file(name(file)).unwrap();
    }
    for _ in 0..2 {
        let output = ninerooks(&["proof", PUZZLE, "-p", "everything", "-o", to]);
        assert_ne!(output.status.code(), Some(2), "{output:?}");
        assert_eq!(ninerooks(&["man", "--to", to]).status.code(), Some(0));
    }
    assert!(std::fs::read_to_string(name("path.pbp")).unwrap().starts_with("pseudo-Boolean"));
}

/// A mistyped name was written down as a puzzle that cannot be read, and the right list was refused after that.
#[test]
fn a_mistyped_name_is_written_into_no_file() {
    let folder = std::path::PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("mistyped");
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).unwrap();
    let to = folder.join("answers.jsonl");
    let to = to.to_str().unwrap();
    let long = format!(
        "{}/a/folder/with/a/long/name/and/in/it/a/file/that/is/not/there.txt",
        "x".repeat(40)
    );
    for command in ["solve", "count", "rate", "hint", "steps"] {
        for name in ["tow.txt", "puzzles", long.as_str()] {
            for arguments in [&[name][..], &[PUZZLE, name]] {
                let arguments = [&[command, "--json", "--resume", to], arguments].concat();
                let output = ninerooks(&arguments);
                assert_eq!(output.status.code(), Some(2), "{arguments:?}");
                assert!(!std::path::Path::new(to).exists(), "{arguments:?}");
            }
        }
    }
    let goal = ["mine", "tow.txt", "--goal", "givens", "--resume", to];
    assert_eq!(ninerooks(&goal).status.code(), Some(2));
    assert!(!std::path::Path::new(to).exists());
}

/// Clap proposed to take each for a puzzle.
#[test]
fn an_option_that_there_is_not_leads_to_the_one_that_was_meant() {
    for (arguments, words) in [
        (&["hint", "--eureka", PUZZLE][..], "tip: 'eureka' is a value: '--notation eureka'"),
        (&["hint", PUZZLE, "--long"], "tip: 'long' is a value: '--cells long'"),
        (&["grade", "l.txt", "--to", "x", "--resume"], "tip: grade goes on by itself"),
        (&["grade", "l.txt", "--resume", "x"], "tip: grade goes on by itself"),
        (&["grade", "l.txt", "--csv"], "tip: 'csv' is a value: '--format csv'"),
        (&["rate", "--hodoku", PUZZLE], "tip: 'hodoku' is a value: '--by hodoku'"),
        (&["draw", "--dark", PUZZLE], "tip: 'dark' is a value: '--theme dark'"),
        (&["hint", "--simplify", PUZZLE], "tip: '--simplify' is an option of 'solve'"),
        (&["count", "--output", "x", PUZZLE], "tip: results go to standard output"),
        (&["solve", "--jobs", "2", PUZZLE], "'--threads N'"),
        (&["solve", "--profil", "basic", PUZZLE], "a similar argument exists: '--profile'"),
    ] {
        let output = ninerooks(arguments);
        let talk = String::from_utf8(output.stderr).unwrap();
        assert!(output.status.code() == Some(2) && talk.contains(words), "{arguments:?}: {talk}");
        assert!(!talk.contains("as a value"), "{talk}");
    }
    // A puzzle with dashes for its empty cells may be one.
    let dashes = format!("-{}", &PUZZLE[1..].replace('.', "-"));
    let talk = String::from_utf8(ninerooks(&["count", &dashes]).stderr).unwrap();
    assert!(talk.contains(&format!("use '-- {dashes}'")) || talk.is_empty(), "{talk}");
}
