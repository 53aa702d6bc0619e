//! Every technique on any grid.

use ninerooks_board::DigitSet;
use ninerooks_logic::rookery::Overlay;
use ninerooks_logic::{
    Checking, Forms, Found, Position, Profile, Status, Technique, solve, techniques,
};
use ninerooks_proof::Action;
use ninerooks_render::{Scene, ansi, svg};
use ninerooks_step::Step;
use ninerooks_text::json::{self, StepRecord, StepsRecord};
use ninerooks_text::notation::{
    CellNames, Notation, StepLine, describe, describe_briefly, describe_in, explain, place,
    proof_line,
};

use crate::grids::{self, Drawn};
use crate::source::Source;

/// How many steps of one technique are looked at closely.
const MOST: usize = 40;

/// Each technique on the grids of its own page.
pub(super) fn seeds() -> Vec<Vec<u8>> {
    let seed = |(page, technique): (u16, u16)| {
        let ([t, u], [p, q]) = (technique.to_le_bytes(), page.to_le_bytes());
        [vec![t, u, 0, 0, p, q], vec![t, u, 2, 0, p, q], vec![t, u, 31, 0, p, q]]
    };
    grids::owners().flat_map(seed).collect()
}

/// Every step is accepted by the checker, changes the grid, and is true in a known solution.
pub(super) fn run(bytes: &[u8]) -> String {
    let mut source = Source::new(bytes);
    let Some(technique) = source.choose(techniques::ALL) else { return String::new() };
    let how = source.byte();
    let drawn = grids::grid(&mut source);
    if how % 32 == 31 {
        return path(&drawn, technique);
    }
    let mut found = match how % 4 {
        0 => Found::all(Forms::All),
        1 => Found::first(),
        _ => Found::all(Forms::Once),
    };
    let overlay = (how / 4 % 8 == 7).then(|| Overlay::new(&drawn.grid, DigitSet::ALL));
    let position = match &overlay {
        Some(overlay) => Position::carrying(&drawn.grid, overlay),
        None => Position::new(&drawn.grid),
    };
    let _ = technique.find(&position, &mut found);
    let limited = found.limits().len();
    let steps = found.into_steps();
    let id = technique.info().id;
    for (i, step) in steps.iter().enumerate() {
        judge(&drawn, step, overlay.is_some());
        if i < MOST {
            tell(&drawn, step);
        }
    }
    let (count, known) = (steps.len().min(3), drawn.solution.is_some());
    format!("{id} {count} {limited} {known} {}", overlay.is_some())
}

/// What must hold of a step.
fn judge(drawn: &Drawn, step: &Step, carried: bool) {
    let id = step.technique.id();
    if let Err(refusal) = step.check(&drawn.grid) {
        panic!("{id}: {refusal}\n{}\n{step:?}\n{:?}", describe(step), drawn.grid);
    }
    let changes = |action: &Action| match action {
        Action::Place(candidate) => !drawn.grid.solved().contains(candidate.cell()),
        Action::Eliminate(candidate) => drawn.grid.is_live(*candidate),
    };
    let deletes_patterns = carried && step.actions.is_empty();
    let does_something = deletes_patterns || step.actions.iter().any(changes);
    assert!(does_something, "{id} does nothing: {step:?}\n{:?}", drawn.grid);
    let lie = drawn.contradicts(&step.actions, step.assumes_uniqueness());
    assert!(lie.is_none(), "{id}: {step:?}\n{:?}\nagainst {lie:?}", drawn.grid);
}

/// A step can be told, drawn, written and read.
fn tell(drawn: &Drawn, step: &Step) {
    let line = describe(step);
    assert!(!line.is_empty() && !line.contains('\n'), "{line}");
    let parsed = StepLine::parse(&line);
    assert!(parsed.is_ok(), "{line}: {parsed:?}");
    for notation in [Notation::Eureka, Notation::Hodoku] {
        let _ = (describe_in(step, notation), describe_briefly(step, 3, notation));
    }
    for names in [CellNames::Short, CellNames::Long] {
        let _ = explain(&drawn.grid, step, names).to_string();
    }
    let _ = (place(step), proof_line(&step.proof));
    let scene = Scene::of_step(&drawn.grid, step);
    let _ = ansi::draw(&scene, &ansi::Options::default());
    let _ = svg::draw(&scene, &svg::Options::default());
    let record = StepsRecord::new(drawn.grid.to_string(), vec![StepRecord::from(step)]);
    let read = json::read(&record.to_line());
    let read = read.unwrap_or_else(|error| panic!("{error}\n{}", record.to_line()));
    let again = &read.steps[0];
    let judged = ninerooks_proof::check(&drawn.grid, &again.actions, &again.proof);
    assert!(judged.is_ok(), "{line}: {judged:?} after writing and reading");
}

/// A path of one technique and singles to its end.
fn path(drawn: &Drawn, technique: &'static Technique) -> String {
    let singles = ["full-house", "naked-single", "hidden-single"];
    let all = techniques::ALL.iter().copied();
    let of = all.filter(|t| singles.contains(&t.info().id)).chain([technique]);
    let mut profile = Profile::of("fuzz", of);
    profile.assume_uniqueness(false);
    let solution = solve(&drawn.grid, &profile, Checking::On);
    let id = technique.info().id;
    if let Status::Refused(step, refusal) = &solution.status {
        panic!("{id}: {refusal}\n{step:?}\n{:?}", solution.path.end);
    }
    if let Some(known) = drawn.solution {
        let is_left = known.live().iter().all(|candidate| solution.path.end.is_live(candidate));
        assert!(is_left, "{id} loses a solution of {:?}", drawn.grid);
    }
    format!("path {id} {}", matches!(solution.status, Status::Solved))
}
