//! Generators and searches that are killed at any moment, and lists by expressions.

#![allow(clippy::unwrap_used)]

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};
use std::thread;
use std::time::Duration;

use ninerooks_board::Grid;
use ninerooks_logic::{Checking, Profile, by_name, solve};
use ninerooks_text::formats;

use crate::common::ninerooks;

fn printed(arguments: &[&str]) -> String {
    String::from_utf8(ninerooks(arguments).stdout).unwrap()
}

/// A file of this test's own that is not there yet.
fn fresh(name: &str) -> PathBuf {
    let file = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

/// A file that holds this.
fn file(name: &str, text: &str) -> String {
    let file = fresh(name);
    fs::write(&file, text).unwrap();
    file.to_str().unwrap().to_owned()
}

/// Runs it and kills it, after other times again and again, then lets it run to its end.
fn killed_and_resumed(arguments: &[&str], times: &[u64]) -> (usize, Output) {
    let mut killed = 0;
    for time in times {
        let mut child = Command::new(env!("CARGO_BIN_EXE_ninerooks"))
            .args(arguments)
            .stdout(Stdio::null())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        thread::sleep(Duration::from_millis(*time));
        killed += usize::from(child.try_wait().unwrap().is_none());
        let _ = child.kill();
        child.wait().unwrap();
    }
    (killed, ninerooks(arguments))
}

/// Moments without a rule to them.
const MOMENTS: [u64; 8] = [37, 5, 90, 61, 143, 22, 210, 118];

#[test]
fn a_generator_that_is_killed_goes_on_to_the_same_bytes() {
    let runs: [&[&str]; 2] = [
        &["generate", "-n", "150", "--seed", "3", "--se", "2.6..7.1", "--dedup"],
        &["generate", "-n", "40", "--seed", "4", "--json", "--level", "medium"],
    ];
    for (number, arguments) in runs.iter().enumerate() {
        let whole = ninerooks(arguments);
        assert!(whole.status.success());
        let to = fresh(&format!("killed-generate-{number}"));
        let resumed = [arguments, &["--resume", to.to_str().unwrap()][..]].concat();
        let (killed, last) = killed_and_resumed(&resumed, &MOMENTS);
        assert!(killed > 0 && last.status.success() && last.stdout.is_empty());
        assert!(fs::read(&to).unwrap() == whole.stdout, "{arguments:?}");
    }
}

#[test]
fn a_search_that_is_killed_goes_on_to_the_same_bytes() {
    let list = file("mine-list", &printed(&["generate", "-n", "5", "--seed", "8"]));
    let (one, other) = (fresh("mine-whole"), fresh("mine-killed"));
    let goal = ["mine", &list, "--goal", "er + backdoor / 100", "--keep", "30"];
    let goal = [&goal[..], &["--steps", "6", "--where", "backdoor > 0"]].concat();
    let with = |file: &PathBuf, threads: &str| {
        let file = file.to_str().unwrap().to_owned();
        let more = ["-j".to_owned(), threads.to_owned(), "--resume".to_owned(), file];
        goal.iter().map(|word| (*word).to_owned()).chain(more).collect::<Vec<String>>()
    };
    let words = with(&one, "1");
    let whole = ninerooks(&words.iter().map(String::as_str).collect::<Vec<_>>());
    assert!(whole.status.success());
    let words = with(&other, "2");
    let words: Vec<&str> = words.iter().map(String::as_str).collect();
    let (killed, last) = killed_and_resumed(&words, &MOMENTS.map(|time| 4 * time));
    assert!(killed > 0, "it takes longer than that");
    assert_eq!(last.stdout, whole.stdout);
    assert!(fs::read(&one).unwrap() == fs::read(&other).unwrap(), "what is known differs");

    // The best is better than the list, each is there once, and the goals are true.
    let best = String::from_utf8(whole.stdout).unwrap();
    let goals: Vec<f64> =
        best.lines().map(|line| line.split(" # ").nth(1).unwrap().parse().unwrap()).collect();
    assert!(goals.len() == 30 && goals.is_sorted_by(|one, other| one >= other));
    let list_best = printed(&["sort", "--reverse", "er", &list]);
    let ratings = |puzzle: &str| {
        let csv = printed(&["rate", "--by", "se", "--csv", puzzle]);
        let line = csv.lines().nth(1).unwrap();
        line.split(',').nth(1).unwrap().parse::<f64>().unwrap()
    };
    let puzzle = |line: &str| line.split(' ').next().unwrap().to_owned();
    let top = puzzle(best.lines().next().unwrap());
    assert!(ratings(&top) > ratings(list_best.lines().next().unwrap()));
    assert!((ratings(&top) - goals[0]).abs() < 0.05, "{} {}", ratings(&top), goals[0]);
    for line in best.lines().step_by(6) {
        assert!(is_minimal(&puzzle(line)), "{line}");
    }
    let puzzles: String = best.lines().map(|line| puzzle(line) + "\n").collect();
    assert_eq!(printed(&["dedup", &file("mine-best", &puzzles)]), puzzles);
    // A file of another goal is left as it is.
    let before = fs::read(&one).unwrap();
    let words = ["mine", &list, "--goal", "givens", "--resume", one.to_str().unwrap()];
    assert_eq!(ninerooks(&words).status.code(), Some(2));
    assert!(fs::read(&one).unwrap() == before);
}

/// Solutions counted up to two, in the most simple way: nothing of this program.
fn solutions(cells: &mut [u8; 81], most: usize) -> usize {
    let seen = |cells: &[u8; 81], at: usize| {
        let (row, column) = (at / 9, at % 9);
        (0..81)
            .filter(|o| {
                let (r, c) = (o / 9, o % 9);
                r == row || c == column || (r / 3, c / 3) == (row / 3, column / 3)
            })
            .fold(0_u16, |all, o| all | 1 << cells[o])
    };
    let open = (0..81).filter(|at| cells[*at] == 0);
    let left = |at: &usize| 9 - (seen(cells, *at) >> 1).count_ones();
    let Some(at) = open.min_by_key(left) else { return 1 };
    let taken = seen(cells, at);
    let mut count = 0;
    for digit in (1..=9).filter(|digit| taken >> digit & 1 == 0) {
        cells[at] = digit;
        count += solutions(cells, most - count);
        cells[at] = 0;
        if count >= most {
            break;
        }
    }
    count
}

fn is_minimal(puzzle: &str) -> bool {
    let cells: Vec<u8> = puzzle.bytes().map(|b| if b == b'.' { 0 } else { b - b'0' }).collect();
    let mut cells: [u8; 81] = cells.try_into().unwrap();
    let is_needed = |at: usize| {
        let mut without = cells;
        without[at] = 0;
        cells[at] == 0 || solutions(&mut without, 2) == 2
    };
    let all = (0..81).all(is_needed);
    all && solutions(&mut cells, 2) == 1
}

fn grid(puzzle: &str) -> Grid {
    Grid::new(&formats::read(puzzle).unwrap().puzzle).unwrap()
}

/// The profile `default` up to a technique, and without it.
fn up_to(name: &str) -> [Profile; 2] {
    let mut with = Profile::by_id("default").unwrap();
    with.add(by_name(name).unwrap());
    let ids: Vec<&str> = with.techniques().map(|technique| technique.info().id).collect();
    for dearer in ids.iter().skip_while(|id| **id != name).skip(1) {
        with.switch(dearer, false);
    }
    let mut without = with.clone();
    without.switch(name, false);
    [with, without]
}

#[test]
fn what_is_made_is_as_it_was_asked_for() {
    let asked: [(&str, &[&str]); 4] = [
        ("x-wing", &["--needs", "x-wing", "--once"]),
        ("skyscraper", &["--needs", "skyscraper"]),
        ("xy-wing", &["--needs", "xy-wing", "--once"]),
        ("", &["--givens", "23-26"]),
    ];
    for (name, options) in asked {
        let made = printed(&[&["generate", "-n", "2", "--seed", "6"], options].concat());
        assert_eq!(made.lines().count(), 2);
        for puzzle in made.lines() {
            assert!(is_minimal(puzzle), "{puzzle}");
            if name.is_empty() {
                continue;
            }
            let [with, without] = up_to(name);
            let path = solve(&grid(puzzle), &with, Checking::On).path;
            assert!(path.end.is_solved());
            assert!(!solve(&grid(puzzle), &without, Checking::On).path.end.is_solved());
            let own = path.steps.iter().filter(|step| step.technique.info().id == name).count();
            assert!(own == 1 || own > 1 && !options.contains(&"--once"), "{puzzle}: {own}");
        }
    }
}

#[test]
#[ignore = "some seconds for each puzzle, more without optimisation"]
fn puzzles_of_the_controlled_bias_are_minimal() {
    let made = printed(&["generate", "-n", "4", "--bias", "controlled"]);
    assert!(made.lines().count() == 4 && made.lines().all(is_minimal), "{made}");
}

#[test]
fn ratings_and_shown_techniques_are_those_that_were_asked_for() {
    let made = printed(&["generate", "-n", "6", "--se", "6.6..7.1", "--where", "givens <= 24"]);
    assert_eq!(made.lines().count(), 6);
    for line in printed(&["rate", "--by", "se", "--csv", &file("rated", &made)]).lines().skip(1) {
        let er: f64 = line.split(',').nth(1).unwrap().parse().unwrap();
        assert!((6.6..=7.1).contains(&er), "{line}");
    }
    assert!(made.lines().all(|puzzle| 81 - puzzle.matches('.').count() <= 24));
    let made = printed(&["generate", "--shows", "xy-wing", "--path"]);
    assert!(made.lines().skip(1).all(|line| line.starts_with("# ")), "{made}");
    let puzzle = made.lines().next().unwrap();
    let default = Profile::by_id("default").unwrap();
    let alone = Profile::of("alone", [by_name("xy-wing").unwrap()]);
    let mut walk = ninerooks_logic::Walk::new(&grid(puzzle), &default, Checking::On);
    assert!(walk.any(|(before, _)| ninerooks_logic::next_step(&before, &alone).is_some()));
    // As an object it can be checked.
    let json = printed(&["generate", "--seed", "2", "--json"]);
    assert!(ninerooks(&["check", &file("made.jsonl", &json)]).status.success());
}

#[test]
fn lists_by_expressions() {
    let list = file(
        "list.csv",
        &printed(&[
            "rate",
            "--by",
            "se,hodoku",
            "--csv",
            &file("plain", &printed(&["generate", "-n", "12", "--seed", "1"])),
        ]),
    );
    let text = fs::read_to_string(&list).unwrap();
    let (head, lines) = text.split_once('\n').unwrap();
    let er = |line: &str| line.split(',').nth(1).unwrap().parse::<f64>().unwrap();
    // By a column of the list, and by what is found out now: the same.
    for expression in ["er > 3", "er > 3.0 and givens > 0", "not (er <= 3)"] {
        let kept = printed(&["filter", expression, &list]);
        let own: String = lines
            .lines()
            .filter(|line| er(line) > 3.0)
            .map(|line| line.to_owned() + "\n")
            .collect();
        assert_eq!(kept, format!("{head}\n{own}"), "{expression}");
    }
    let bare: String =
        lines.lines().map(|line| line.split(',').next().unwrap().to_owned() + "\n").collect();
    let bare = file("bare", &bare);
    let sorted = printed(&["sort", "[er, puzzle]", &bare]);
    let mut slow: Vec<&str> = lines.lines().collect();
    slow.sort_by(|a, b| er(a).total_cmp(&er(b)).then(a.cmp(b)));
    let slow: String =
        slow.iter().map(|line| line.split(',').next().unwrap().to_owned() + "\n").collect();
    assert_eq!(sorted, slow);
    // A sample is a part of the list, in its order, and comes again.
    let some = printed(&["sample", "-n", "5", &list]);
    assert_eq!((some.lines().count(), &some), (6, &printed(&["sample", "-n", "5", &list])));
    assert!(
        some.lines().skip(1).is_sorted_by_key(|line| lines.lines().position(|own| own == line))
    );
    // Images are the same puzzle, and join by that.
    let images = file("images", &printed(&["morph", &bare]));
    let both =
        file("both", &(fs::read_to_string(&bare).unwrap() + &fs::read_to_string(&images).unwrap()));
    assert_eq!(printed(&["dedup", &both]), fs::read_to_string(&bare).unwrap());
    assert_eq!(printed(&["dedup", "--by", "puzzle", &both]), fs::read_to_string(&both).unwrap());
    let joined = printed(&["join", &images, &list]);
    assert_eq!(joined.lines().count(), 12);
    for (joined, line) in joined.lines().zip(lines.lines()) {
        let rest = line.split_once(',').unwrap().1.replace(',', "\t");
        assert!(joined.ends_with(&format!("\t{rest}")), "{joined}");
    }
    let nobody = file("nobody", &printed(&["generate", "--seed", "99"]));
    assert_eq!(printed(&["join", &nobody, &list]), "");
    assert_eq!(printed(&["join", "--all", &nobody, &list]).lines().count(), 1);
}

#[test]
fn expressions_that_make_no_sense_are_refused() {
    let list = file("few", &printed(&["generate", "-n", "2"]));
    for (expression, words) in [
        ("ers > 3", "nothing is called `ers`"),
        ("er >", "in quotation marks, found the end"),
        ("er > 3 &&", "`and` is meant"),
        ("", "in quotation marks, found the end"),
    ] {
        let run = ninerooks(&["filter", expression, &list]);
        let talk = String::from_utf8(run.stderr).unwrap();
        assert_eq!(run.status.code(), Some(2), "{expression}: {talk}");
        assert!(talk.contains(words), "{expression}: {talk}");
    }
    // What cannot be computed is said line by line.
    let strange = [
        "givens / 0 > 1",
        "givens ~ 3 > 2",
        "puzzle * givens",
        "1 // 0",
        "puzzle - 1",
        "givens.x.y",
        "range(10)",
    ];
    for expression in strange {
        let run = ninerooks(&["filter", expression, &list]);
        assert!(run.status.code().is_some_and(|code| code <= 2), "{expression}");
    }
    let run = ninerooks(&["sort", "none", &list]);
    assert_eq!(run.status.code(), Some(1));
    // A puzzle with several solutions has no backdoors.
    let several = file("several", &format!("{}\n", "1".to_owned() + &".".repeat(80)));
    let run = ninerooks(&["filter", "backdoor > 1", &several]);
    assert_eq!((run.status.code(), run.stdout.len()), (Some(1), 0));
    assert_eq!(printed(&["filter", "not unique", &several]).len(), 82);
}
