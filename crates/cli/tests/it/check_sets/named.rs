//! Steps by the name of their technique: every line that this program prints is read and checked, and nothing false is
//! accepted.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use ninerooks_board::Grid;
use ninerooks_exact::solutions;
use ninerooks_logic::{Forms, Found, Position, techniques};
use ninerooks_proof::Action;
use ninerooks_step::Step;
use ninerooks_testing::sections;
use ninerooks_text::formats;
use ninerooks_text::notation::{Notation, describe_in};

use super::{check, ninerooks};

/// A state in the pages of the techniques, and the steps that its technique finds there.
struct Case {
    id: &'static str,
    state: String,
    grid: Grid,
    steps: Vec<Step>,
}

/// The states of all pages in which something is found.
fn cases() -> Vec<Case> {
    let mut cases = Vec::new();
    for technique in techniques::ALL {
        for section in sections(technique.info().doc) {
            let (Some(state), Some(_)) = (section.grid, section.steps) else { continue };
            if state.starts_with("the grid above") {
                continue;
            }
            let state = state.trim_end().to_owned();
            let grid = Grid::new(&formats::read(&state).unwrap().puzzle).unwrap();
            let mut found = Found::all(Forms::Once);
            let _ = technique.find(&Position::new(&grid), &mut found);
            let steps = found.into_steps();
            cases.push(Case { id: technique.info().id, state, grid, steps });
        }
    }
    cases
}

/// A folder of files, each a state and a line below it.
struct Files {
    folder: PathBuf,
    lines: Vec<(String, String)>,
}

impl Files {
    fn new(name: &str) -> Self {
        let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
        let _ = fs::remove_dir_all(&folder);
        fs::create_dir_all(&folder).unwrap();
        Self { folder, lines: Vec::new() }
    }

    fn add(&mut self, id: &str, state: &str, line: &str) {
        let file = self.folder.join(format!("{:05}", self.lines.len()));
        fs::write(file, format!("{state}\n\n 7. {line}\n")).unwrap();
        self.lines.push((id.to_owned(), line.to_owned()));
    }

    /// The lines that are refused or not read, each with its technique and why.
    fn refused(&self) -> Vec<(&str, String)> {
        let mut refused = Vec::new();
        for (at, chunk) in self.lines.chunks(50).enumerate() {
            let names = (0..chunk.len()).map(|i| self.folder.join(format!("{:05}", at * 50 + i)));
            let names: Vec<String> = names.map(|name| name.to_str().unwrap().to_owned()).collect();
            let mut arguments = vec!["check", "--sets"];
            arguments.extend(names.iter().map(String::as_str));
            let output = ninerooks(&arguments, "");
            let talk = String::from_utf8(output.stderr).unwrap();
            for (name, (id, line)) in names.iter().zip(chunk) {
                let is_it = |said: &&str| said.starts_with(&format!("error: {name},"));
                if let Some(said) = talk.lines().find(is_it) {
                    refused.push((id.as_str(), format!("{line}\n    {}", said.replace(name, ""))));
                }
            }
        }
        refused
    }
}

fn report(refused: &[(&str, String)]) -> String {
    refused.iter().fold(String::new(), |mut text, (id, why)| {
        let _ = writeln!(text, "{id}: {why}");
        text
    })
}

/// Both notations of a step.
fn lines(step: &Step) -> Vec<String> {
    let mut lines = [Notation::Eureka, Notation::Hodoku].map(|of| describe_in(step, of)).to_vec();
    lines.dedup();
    lines
}

#[test]
fn every_step_of_every_page_is_accepted_as_it_is_printed() {
    let mut files = Files::new("printed");
    for Case { id, state, steps, .. } in &cases() {
        for line in steps.iter().flat_map(lines) {
            files.add(id, state, &line);
        }
    }
    assert!(files.lines.len() > 400, "{} lines", files.lines.len());
    let refused = files.refused();
    assert!(refused.is_empty(), "{} lines are refused:\n{}", refused.len(), report(&refused));
}

/// A step of ours in the words of `HoDoKu`, where these are others.
fn as_hodoku_has_it(id: &str, step: &Step) -> Option<String> {
    let line = describe_in(step, Notation::Hodoku);
    let (name, rest) = line.split_once(": ")?;
    let (details, claims) = rest.split_once(" => ")?;
    let nodes = || -> Option<[String; 4]> {
        let line = describe_in(step, Notation::Eureka);
        let chain = line.split_once(": ")?.1.split_once(" => ")?.0.to_owned();
        let nodes = chain.split(['=', '-']).map(|node| node.get(1..).unwrap_or("").to_owned());
        nodes.collect::<Vec<_>>().try_into().ok()
    };
    let said = match id {
        "pointing" => {
            format!("Locked Candidates Type 1 (Pointing): {}", details.rsplit_once(" in ")?.0)
        }
        "claiming" => {
            format!("Locked Candidates Type 2 (Claiming): {}", details.rsplit_once(" in ")?.0)
        }
        "naked-pair" | "naked-triple" | "hidden-pair" | "hidden-triple" | "locked-pair" => {
            let (digits, cells) = details.split_once(" in ")?;
            let digits: Vec<String> = digits.chars().map(String::from).collect();
            format!("{name}: {} in {}", digits.join(","), cells.split_once(" (")?.0)
        }
        "skyscraper" => {
            let [one, near, far, other] = nodes()?;
            format!(
                "Skyscraper: {} in {one},{other} (connected by {near},{far})",
                step.actions[0].candidate().digit()
            )
        }
        "two-string-kite" => {
            let [one, near, far, other] = nodes()?;
            format!(
                "2-String Kite: {} in {one},{other} (connected by {far},{near})",
                step.actions[0].candidate().digit()
            )
        }
        "unique-rectangle-1" | "unique-rectangle-2" | "unique-rectangle-4" => {
            let kind = id.rsplit_once('-')?.1;
            let cut = details.find(", ").unwrap_or(details.len());
            format!("Uniqueness Test {kind}: {}", &details[..cut])
        }
        "bug-plus-1" => return Some(format!("Bivalue Universal Grave + 1 => {claims}")),
        "als-xz" => format!("Almost Locked Set XZ-Rule: {details}"),
        "als-xy-wing" => format!("Almost Locked Set XY-Wing: {details}"),
        _ => return None,
    };
    Some(format!("{said} => {claims}"))
}

#[test]
fn the_lines_of_hodoku_are_accepted() {
    let mut files = Files::new("hodoku");
    for Case { id, state, steps, .. } in &cases() {
        for line in steps.iter().filter_map(|step| as_hodoku_has_it(id, step)) {
            files.add(id, state, &line);
        }
    }
    let kinds: std::collections::BTreeSet<&str> =
        files.lines.iter().map(|(id, _)| id.as_str()).collect();
    assert!(kinds.len() >= 14, "{kinds:?}");
    let refused = files.refused();
    assert!(refused.is_empty(), "{} lines are refused:\n{}", refused.len(), report(&refused));
}

#[test]
fn a_line_that_eliminates_what_is_true_is_never_accepted() {
    let mut files = Files::new("false");
    for Case { id, state, grid, steps } in &cases() {
        let solution = solutions(grid).unique().unwrap();
        for step in steps.iter().take(2) {
            // What is true in the cell of the first action is eliminated, or another digit is placed there.
            let cell = step.actions[0].candidate().cell();
            let mut wrong = step.clone();
            let truth = solution.value(cell).unwrap();
            let candidate = |digit| ninerooks_board::Candidate::new(digit, cell);
            wrong.actions[0] = match step.actions[0] {
                Action::Eliminate(_) => Action::Eliminate(candidate(truth)),
                Action::Place(_) => match grid.digits(cell).without(truth).first() {
                    Some(other) => Action::Place(candidate(other)),
                    None => continue,
                },
            };
            for line in lines(&wrong) {
                files.add(id, state, &line);
            }
        }
    }
    let refused = files.refused();
    let all: Vec<&String> = files.lines.iter().map(|(_, line)| line).collect();
    let accepted: Vec<&&String> = all
        .iter()
        .filter(|line| !refused.iter().any(|(_, why)| why.starts_with(line.as_str())))
        .collect();
    assert!(all.len() > 300 && accepted.is_empty(), "{} lines; accepted: {accepted:#?}", all.len());
}

#[test]
fn a_fish_a_subset_or_an_intersection_with_another_house_is_refused_for_what_is_not_there() {
    const STATE: &str = "
        .-------------.------------.------------.
        | 7  6   5    | 8   4   2  | 1    9   3 |
        | 2  19  19   | 57  37  35 | 6    4   8 |
        | 3  8   4    | 1   9   6  | 5    2   7 |
        :-------------+------------+------------:
        | 6  19  1379 | 4   8   39 | 37   5   2 |
        | 4  23  237  | 6   5   1  | 378  38  9 |
        | 8  5   39   | 29  23  7  | 4    6   1 |
        :-------------+------------+------------:
        | 9  7   8    | 3   6   4  | 2    1   5 |
        | 1  23  6    | 57  27  59 | 389  38  4 |
        | 5  4   23   | 29  1   8  | 39   7   6 |
        '-------------'------------'------------'";
    for (line, said) in [
        (r"X-Wing: 3 c28\r58 => r5c37,r8c7<>3", None),
        ("X-Wing: 3 c28 r58 => r5c37,r8c7<>3", None),
        ("Naked Pair: 1,9 in r2c23 => r4c3<>19", Some("does not eliminate 1r4c3")),
        ("Naked Pair: 1,9 in r24c2 => r4c3<>1,r4c3<>9", Some("does not eliminate 1r4c3")),
        ("Hidden Pair: 23 in r58c2 (c2) => r4c3<>1", Some("does not eliminate 1r4c3")),
        (r"X-Wing: 3 c28\r57 => r5c37<>3", Some("it leaves out 3r8c2")),
        (r"X-Wing: 3 c27\r58 => r5c3<>3", Some("it leaves out 3r4c7")),
        (r"X-Wing: 3 c28\r58 => r9c3<>3", Some("does not eliminate 3r9c3")),
        (r"Swordfish: 3 c28\r58 fr6c2 => r5c3<>3", Some("3r6c2 is no candidate any more")),
        ("Naked Pair: 19 in r2c23 (b1) => r4c2<>9", Some("does not eliminate")),
        ("Naked Pair: 19 in r2c2,r4c3 => r4c2<>9", Some("in no house together")),
        ("Naked Single: r2c2=1", Some("leaves out 9r2c2")),
        ("Hidden Single: 7 in b6 => r4c7=7", Some("leaves out 7r5c7")),
        ("X-Wnig: three rows => r5c3<>3", Some("no technique is called X-Wnig; is it x-wing?")),
    ] {
        let (code, text) = check(STATE, &[line.to_owned()]);
        match said {
            None => assert_eq!(code, Some(0), "{line}: {text}"),
            Some(said) => assert!(code == Some(1) && text.contains(said), "{line}: {text}"),
        }
    }
}

/// A path as `solve` prints it, pasted below its puzzle.
fn pasted(puzzle: &str, arguments: &[&str]) {
    let mut all = vec!["solve"];
    all.extend(arguments);
    all.push("-");
    let output = ninerooks(&all, puzzle);
    let path = String::from_utf8(output.stdout).unwrap();
    assert!(path.contains("Solved in"), "{arguments:?}: {path}");
    let (code, text) = check(puzzle, &[path]);
    assert!(code == Some(0) && text.contains("\nSolved: "), "{arguments:?}: {text}");
}

const EASY: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

#[test]
fn what_solve_prints_is_accepted_to_the_end() {
    for profile in ["default", "hodoku", "sudokuwiki", "explainer", "rookery", "whips"] {
        pasted(EASY, &["--profile", profile]);
    }
    for arguments in [
        &["-v"][..],
        &["--no-singles"],
        &["--draw"],
        &["--notation", "hodoku"],
        &["--uniqueness"],
        &["--choose", "cheapest"],
        &["--walkthrough", "forum"],
        &["--walkthrough", "forum", "--no-singles"],
    ] {
        pasted(EASY, arguments);
    }
}

#[test]
fn a_step_that_rests_on_the_one_before_is_refused_without_it() {
    let output = ninerooks(&["solve", "--as-found", "-"], EASY);
    let path = String::from_utf8(output.stdout).unwrap();
    let lines: Vec<String> = path.lines().map(str::to_owned).collect();
    let pair = lines.iter().position(|line| line.contains("XY-Chain")).unwrap();
    let (code, text) = check(EASY, &lines[pair..]);
    assert_eq!(code, Some(1), "{text}");
}
