//! Runs the examples in the techniques' own pages.
//!
//! A page's section (`##`) with a `grid` block is a test. It may have a `step` block: two lines a
//! step, the step and its proof. The technique must find exactly these, in this order; without a
//! `step` block it must find nothing. Every proof must be accepted, no action may contradict the
//! solution, the actions must read back from the notation and the cover from the proof line.
//!
//! `NINEROOKS_BLESS=1 cargo test -p ninerooks-logic --test fixtures` writes what is found into the
//! `step` blocks. Read the difference before you commit it.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Found, Position, Technique, techniques};
use ninerooks_proof::Cover;
use ninerooks_step::Step;
use ninerooks_text::{formats, notation};

fn main() {
    let arguments = Arguments::from_args();
    if std::env::var_os("NINEROOKS_BLESS").is_some_and(|value| value == "1") {
        for technique in techniques::ALL {
            bless(*technique);
        }
    }
    let trials = techniques::ALL.iter().flat_map(|technique| trials(*technique)).collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// One test a section, and one that the page shows both sides.
fn trials(technique: &'static Technique) -> Vec<Trial> {
    let id = technique.info().id;
    let sections = sections(&std::fs::read_to_string(page_path(id)).expect("each has a page"));
    let fires = sections.iter().any(|section| section.steps.is_some());
    let misses = sections.iter().any(|section| section.steps.is_none());
    let both = Trial::test(format!("{id}: the page shows both sides"), move || {
        if fires && misses {
            return Ok(());
        }
        Err("the page needs a section with a step block and one without".into())
    });
    let section = |section: Section| {
        Trial::test(format!("{id}: {}", section.heading), move || run(technique, &section))
    };
    std::iter::once(both).chain(sections.into_iter().map(section)).collect()
}

fn page_path(id: &str) -> PathBuf {
    let file = format!("src/techniques/{}.md", id.replace('-', "_"));
    Path::new(env!("CARGO_MANIFEST_DIR")).join(file)
}

/// A section with a grid.
#[derive(Debug, Default)]
struct Section {
    heading: String,
    grid: String,
    /// The lines of its step block, if it has one.
    steps: Option<Vec<String>>,
}

/// The sections of a page that have a grid.
fn sections(page: &str) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    let mut block: Option<&str> = None;
    for line in page.lines() {
        if let (None, Some(heading)) = (block, line.strip_prefix("## ")) {
            sections.push(Section { heading: heading.to_owned(), ..Section::default() });
        }
        let section = sections.last_mut().expect("there is one from the start");
        match (block, line.strip_prefix("```")) {
            (Some(_), Some(_)) => block = None,
            (None, Some(kind)) => {
                block = Some(kind.trim());
                if block == Some("step") {
                    section.steps = Some(Vec::new());
                }
            }
            (Some("grid"), None) => {
                section.grid.push_str(line);
                section.grid.push('\n');
            }
            (Some("step"), None) => section.steps.get_or_insert_default().push(line.to_owned()),
            (_, None) => {}
        }
    }
    sections.retain(|section| !section.grid.is_empty());
    sections
}

fn steps(technique: &'static Technique, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// Steps as the page writes them: a line each, and a line for the proof.
fn lines(steps: &[Step]) -> Vec<String> {
    let both = |step: &Step| [notation::describe(step), notation::proof_line(&step.proof)];
    steps.iter().flat_map(both).collect()
}

fn read(section: &Section) -> Result<Grid, Failed> {
    let read = formats::read(section.grid.trim_end_matches('\n')).map_err(|e| e.to_string())?;
    Ok(Grid::new(&read.puzzle).map_err(|e| e.to_string())?)
}

fn run(technique: &'static Technique, section: &Section) -> Result<(), Failed> {
    let grid = read(section)?;
    let Solutions::One(solution) = solutions(&grid) else {
        return Err("the grid must have exactly one solution".into());
    };
    if section.steps.as_ref().is_some_and(Vec::is_empty) {
        return Err("an empty step block: a section where nothing is found has none".into());
    }
    let steps = steps(technique, &grid);
    let (found, expected) = (lines(&steps), section.steps.clone().unwrap_or_default());
    if found != expected {
        return Err(format!("expected {expected:#?}\nfound {found:#?}").into());
    }
    for step in &steps {
        step.check(&grid).map_err(|refusal| format!("{step:?}: {refusal}"))?;
        let wrong = step.eliminations().any(|c| solution.is_live(c))
            || step.placements().any(|c| !solution.is_live(c));
        if wrong || step.actions.is_empty() {
            return Err(format!("{step:?} contradicts the solution, or does nothing").into());
        }
        reads_back(step)?;
    }
    Ok(())
}

fn reads_back(step: &Step) -> Result<(), Failed> {
    let line = notation::describe(step);
    let (mut read, mut written) = (
        notation::StepLine::parse(&line).map_err(|e| e.to_string())?.actions,
        step.actions.to_vec(),
    );
    read.sort_unstable();
    written.sort_unstable();
    if read != written {
        return Err(format!("{line} reads back as {read:?}").into());
    }
    let covers = step.proof.as_covers().unwrap_or_default();
    for cover in covers {
        let line = notation::sets::print(cover);
        let read = notation::sets::parse(&line).map_err(|e| e.to_string())?;
        let sorted = |cover: &Cover| {
            let mut terms: Vec<_> = cover.terms.iter().map(|t| (t.fact, t.weight)).collect();
            terms.sort_unstable();
            (cover.scale, terms)
        };
        if sorted(&read) != sorted(cover) {
            return Err(format!("{line} reads back as {read:?}").into());
        }
    }
    Ok(())
}

/// Writes what is found into the step blocks of a page.
fn bless(technique: &'static Technique) {
    let path = page_path(technique.info().id);
    let page = std::fs::read_to_string(&path).expect("each has a page");
    let mut found = sections(&page).into_iter().filter(|s| s.steps.is_some()).map(|section| {
        read(&section).map_or_else(|_| Vec::new(), |grid| lines(&steps(technique, &grid)))
    });
    let mut blessed = String::new();
    let mut inside = false;
    for line in page.lines() {
        let fence = line.starts_with("```");
        inside = if fence { line.trim() == "```step" } else { inside };
        if fence || !inside {
            let _ = writeln!(blessed, "{line}");
        }
        if fence && inside {
            for line in found.next().unwrap_or_default() {
                let _ = writeln!(blessed, "{line}");
            }
        }
    }
    std::fs::write(path, blessed).expect("the page can be written");
}
