//! Runs the examples in the techniques' own pages.
//!
//! A page's section (`##`) with a `grid` block is a test. It may have a `step` block: two lines a
//! step, the step and its proof. The technique must find exactly these, in this order; without a
//! `step` block it must find nothing. Every proof must be accepted, no action may contradict the
//! solution, the actions must read back from the notation and the cover from the proof line.
//!
//! A `grid` block may say how its grid differs from that of the section before which has steps, so that
//! a near miss is near: `the grid above, with 9r5c2`, `with r5c2` (a placed cell that is open again) or `without 9r5c2 and
//! 3r1c1`.
//!
//! `NINEROOKS_BLESS=1 cargo test -p ninerooks-logic --test fixtures x-wing` writes what is found into the
//! `step` blocks of the pages that the filter names. In an empty `grid` block it puts a grid in which
//! the technique finds something, and in an empty one of a section without steps a change to that grid
//! after which it finds nothing. Read the difference before you commit it.

#[path = "fixtures/examples.rs"]
mod examples;
#[path = "fixtures/page.rs"]
mod page;

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Found, Position, Technique, techniques};
use ninerooks_proof::Cover;
use ninerooks_step::Step;
use ninerooks_text::json::{self, RecordedStep};
use ninerooks_text::notation;

use page::Section;

fn main() {
    let arguments = Arguments::from_args();
    if std::env::var_os("NINEROOKS_BLESS").is_some_and(|value| value == "1") {
        let filter = arguments.filter.as_deref().unwrap_or_default();
        // A filter may go on with the heading of a section; the page is blessed as a whole.
        let name = filter.split(':').next().unwrap_or_default();
        let is_wanted = |technique: &&&Technique| technique.info().id.contains(name);
        for technique in techniques::ALL.iter().filter(is_wanted) {
            page::bless(technique);
        }
    }
    let trials = techniques::ALL.iter().flat_map(|technique| trials(technique)).collect();
    libtest_mimic::run(&arguments, trials).exit();
}

/// One test a section, and one that the page shows both sides.
fn trials(technique: &'static Technique) -> Vec<Trial> {
    let id = technique.info().id;
    let sections = page::sections(&page::text(id));
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

fn steps(technique: &'static Technique, grid: &Grid) -> Vec<Step> {
    let mut found = Found::all(Forms::Once);
    let _ = technique.find(&Position::new(grid), &mut found);
    found.into_steps()
}

/// Steps as the page writes them: one line each, and a line for the proof.
fn lines(steps: &[Step]) -> Vec<String> {
    let both = |step: &Step| [notation::describe(step), notation::proof_line(&step.proof)];
    steps.iter().flat_map(both).collect()
}

fn run(technique: &'static Technique, section: &Section) -> Result<(), Failed> {
    let grid = section.grid()?;
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

/// A step is data: what is written as JSON comes back whole, but for the order of weights and actions,
/// which says nothing.
fn comes_back(step: &Step) -> Result<(), Failed> {
    let record = json::StepRecord::from(step);
    let line = json::StepsRecord::new("", vec![record.clone()]).to_line();
    let path = json::read(&line).map_err(|e| format!("{line}: {e}"))?;
    is_written_so(step, &line, &path.steps)?;
    let again = path.steps.first().map(|read| read.to_step(Some(step.technique)));
    // What is read once keeps its order from there on.
    let same = |again: &Step| {
        let line = |record: json::StepRecord| {
            let record = json::StepRecord { notation: None, ..record };
            json::StepsRecord::new("", vec![record]).to_line()
        };
        again.shape == step.shape && line(json::StepRecord::from(again)) == line(record.clone())
    };
    match again {
        Some(again) if same(&again) => Ok(()),
        again => Err(format!("{step:?} comes back as {again:?}").into()),
    }
}

/// What is written without records is the same line, and the lean one is read as the same step without its shape.
fn is_written_so(step: &Step, line: &str, read: &[RecordedStep]) -> Result<(), Failed> {
    let written = |form| {
        let steps = json::Written::new([step], form);
        let bare = json::StepsRecord::new("", Vec::new());
        steps.line(&json::StepsRecord { schema: steps.schema(), ..bare })
    };
    let full = written(json::Form::Full);
    if full != line {
        return Err(format!("expected {line}\nwritten {full}").into());
    }
    let lean = written(json::Form::Lean);
    let again = json::read(&lean).map_err(|e| format!("{lean}: {e}"))?.steps;
    let bare = read.iter().map(|step| RecordedStep { shape: None, ..step.clone() });
    if again.into_iter().eq(bare) { Ok(()) } else { Err(format!("{lean} is another step").into()) }
}

fn reads_back(step: &Step) -> Result<(), Failed> {
    comes_back(step)?;
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
