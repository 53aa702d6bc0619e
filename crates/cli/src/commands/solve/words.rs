//! A verdict in words, for somebody who reads it.

use std::fmt::Write;

use ninerooks_logic::{Best, Brevity, Checking, Effort, Level, Spent};
use ninerooks_render::{Scene, ansi};
use ninerooks_step::{Length, Path, Step};

use super::verdict::{End, Verdict};
use super::{Shown, Solver, gentler};
use crate::chosen::stronger;
use crate::diagnosis;
use crate::premise::Uniqueness;
use crate::readers::level_in_words;
use crate::term::look::{BAD, BOLD, FAINT, Look};
use crate::words::{self, Detail, StepWriter};

/// The path, the last state, what it means, and the techniques used; with `tips`, what would be gentler.
pub(super) fn write(verdict: &Verdict, solver: &Solver, detail: Detail, tips: bool) -> String {
    let look = solver.look;
    let mut text = String::new();
    // What no path can put right is said before it.
    if let (Some(words), Some(path)) = (diagnosis::first(&verdict.diagnosis), &verdict.path) {
        text = format!("{}\n", look.paint(BAD, words));
        let differing = diagnosis::differing(&path.start, &verdict.diagnosis);
        text += &differing.map_or_else(String::new, |words| words::wrapped(look, 0, &words));
    }
    if let Some(words) = verdict.uniqueness.and_then(Uniqueness::words) {
        text += &words::wrapped(look, 0, words);
    }
    if let Some(path) = &verdict.path {
        let writer = StepWriter { look, detail, digits: path.steps.len().to_string().len() };
        let mut singles = 0;
        for (i, (before, step)) in path.walk().enumerate() {
            if solver.no_singles && step.is_single() {
                singles += 1;
                continue;
            }
            text += &folded(&writer, std::mem::take(&mut singles));
            text += &writer.step(i + 1, &before, step);
        }
        text += &folded(&writer, singles);
        if !text.is_empty() {
            text.push('\n');
        }
        text += &ansi::draw(&Scene::of_grid(&path.end), &look.drawing());
        let _ = writeln!(text, "\n{}\n", look.paint(FAINT, path.end));
    }
    if verdict.path.is_none() && !verdict.puzzle.clashes().is_empty() {
        let options = ansi::Options { layout: ansi::Layout::Values, ..look.drawing() };
        text += &ansi::draw(&Scene::of_puzzle(&verdict.puzzle), &options);
        text.push('\n');
    }
    text += &sentence(verdict, solver);
    if let Some(words) = &verdict.repair {
        text += &words::wrapped(look, 0, words);
    }
    if verdict.end == End::Solved {
        text += &words::wrapped(look, 0, &level_in_words(&verdict.effort(solver)));
        let words = verdict.path.as_ref().map(Path::length).and_then(length);
        text += &words.map_or_else(String::new, |words| words::wrapped(look, 0, &words));
    }
    if let Some([before, after]) = &verdict.simplified {
        let left_out = match solver.shown {
            Shown::ForReaders => left_out(before, after),
            _ => Some(simplified(before, after)),
        };
        text += &left_out.map_or_else(String::new, |words| words::wrapped(look, 0, &words));
        if let (Shown::Best(best), End::Solved) = (solver.shown, &verdict.end) {
            text += &words::wrapped(look, 0, &bound(best, after, verdict.at_least));
        }
        if let (Shown::Short(what), End::Solved) = (solver.shown, &verdict.end) {
            text += &words::wrapped(look, 0, &short(what, verdict));
        }
    }
    text += &techniques(verdict.steps(), solver, look);
    if let Some(tip) = Some(()).filter(|()| tips).and_then(|()| gentler::tip(verdict, solver)) {
        text.push('\n');
        text += &words::wrapped(look, 0, &tip);
    }
    text
}

/// How much there is to check on a path, but for singles; nothing where there is nothing else.
fn length(length: Length) -> Option<String> {
    let Length { all, longest } = length;
    let inferences = words::plural(all as u64, "inference", "inferences");
    (all > 0)
        .then(|| format!("Length: {inferences} beyond singles, {longest} in the longest step."))
}

/// From so many steps beyond singles on it is worth saying that there may be fewer.
const MANY: usize = 20;

/// That there were more steps, where there were, or that nobody looked.
fn left_out(before: &Effort, after: &Effort) -> Option<String> {
    if Level::of(before) == Level::Extreme {
        let words = "--simplify leaves out the steps that nothing needs; here that takes longer.";
        return (before.beyond_singles >= MANY).then(|| words.to_owned());
    }
    if before == after {
        return None;
    }
    if before.beyond_singles <= after.beyond_singles {
        return Some(
            "Cheaper steps are taken than those found first; --as-found shows these.".into(),
        );
    }
    let steps = words::plural(before.steps as u64, "step", "steps");
    let [before, after] = [before, after].map(|effort| effort.beyond_singles);
    Some(format!(
        "Steps that nothing needs are left out: --as-found shows all of {steps}, {before} beyond \
         singles instead of {after}."
    ))
}

/// What leaving out steps came to.
fn simplified(before: &Effort, after: &Effort) -> String {
    if before == after {
        return "No step of the path can be left out.".to_owned();
    }
    let singles = |effort: &Effort| format!("{} beyond singles", effort.beyond_singles);
    format!(
        "Simplified: {} ({}) instead of {} ({}), cost {} instead of {}.",
        words::plural(after.steps as u64, "step", "steps"),
        singles(after),
        before.steps,
        singles(before),
        after.cost,
        before.cost,
    )
}

/// Whether a better path is possible.
fn bound(best: Best, found: &Effort, at_least: Option<u64>) -> String {
    let what = if best == Best::Fewest { "shortest" } else { "gentlest" };
    let without = "without forcing chains, whips, set logic and patterns";
    let Some(least) = at_least else {
        return format!("That is the {what} path found; no path {without} solves the puzzle.");
    };
    let is_proved = best.measure(found) <= least;
    match best {
        Best::Fewest if is_proved => {
            format!("No path {without} has fewer steps beyond singles.")
        }
        Best::Fewest => format!(
            "That is the {what} path found; none {without} has fewer than {} beyond singles.",
            words::plural(least, "step", "steps")
        ),
        Best::Gentlest if is_proved => {
            format!("Every path {without} has a step that costs {least} or more.")
        }
        Best::Gentlest => format!(
            "That is the {what} path found; every path {without} has a step that costs {least} or more."
        ),
    }
}

/// Whether a path can be shorter, and what it took to look for one.
fn short(what: Brevity, verdict: &Verdict) -> String {
    let length = verdict.path.as_ref().map(Path::length).unwrap_or_default();
    let is_proved = verdict.at_least.is_some_and(|least| what.measure(length) as u64 <= least);
    let end = match what {
        _ if is_proved && length.all == 0 => "No path is shorter: singles alone solve the puzzle.",
        Brevity::Shortest if is_proved => {
            "No path is shorter: singles alone do not solve the puzzle."
        }
        Brevity::Smallest if is_proved => {
            "No path has a shorter longest step: singles alone do not solve the puzzle."
        }
        Brevity::Shortest => {
            "That is the shortest path found; there is no proof that there is nothing shorter."
        }
        Brevity::Smallest => {
            "No path was found whose longest step is shorter; there is no proof that there is none."
        }
    };
    match verdict.spent.filter(|spent| spent.walks > 0) {
        Some(spent) => format!("{end} {}", took(spent)),
        None if is_proved => end.to_owned(),
        None => format!("{end} No other path was looked for, since the profile carries patterns."),
    }
}

/// What a search took.
fn took(spent: Spent) -> String {
    let Spent { walks, states, work, cut_short } = spent;
    let budget = match cut_short {
        0 => "the budget was enough everywhere".to_owned(),
        some => format!("at {some} of the states the budget was used up"),
    };
    format!(
        "The search: {}, {}, {}; {budget}.",
        words::plural(walks as u64, "walk", "walks"),
        words::plural(states as u64, "state", "states"),
        words::plural(work, "unit of work", "units of work"),
    )
}

/// Singles of which only the number is given; nothing where there are none.
fn folded(writer: &StepWriter, singles: u64) -> String {
    if singles == 0 {
        return String::new();
    }
    let (look, indent) = (writer.look, writer.digits + 2);
    let sign = if look.is_ascii() { "..." } else { "…" };
    let words = format!("{sign} {}", words::plural(singles, "single", "singles"));
    format!("{:indent$}{}\n", "", look.paint(FAINT, words))
}

/// What the end means, in lines that fit.
fn sentence(verdict: &Verdict, solver: &Solver) -> String {
    let (head, rest) = meaning(verdict, solver);
    let rest = match rest.as_str() {
        "" => "\n".to_owned(),
        rest => words::wrapped_after(solver.look, head.len(), rest),
    };
    format!("{}{rest}", solver.look.paint(verdict.end.style(), head))
}

/// What the end means: in a word or two, and the rest of it.
pub(super) fn meaning(verdict: &Verdict, solver: &Solver) -> (String, String) {
    let count = verdict.steps().len();
    let steps = words::plural(count as u64, "step", "steps");
    let name = &solver.chosen.name;
    let stronger = stronger(&solver.chosen.profile).map_or_else(String::new, |stronger| {
        format!(" The profile \"{stronger}\" has more techniques.")
    });
    let (head, rest) = match &verdict.end {
        End::Solved => (format!("Solved in {steps}."), String::new()),
        End::Stuck if verdict.unknown.is_some() => (
            format!("Stuck after {steps}."),
            format!(" No technique of the profile \"{name}\" finds a further step.{stronger}"),
        ),
        End::Stuck => (
            format!("Stuck after {steps}."),
            format!(
                " There is one solution, but no technique of the profile \"{name}\" finds a \
                 further step.{stronger}"
            ),
        ),
        End::Multiple => {
            ("More than one solution.".to_owned(), format!(" Logic ends after {steps}."))
        }
        End::Invalid(reason) if verdict.path.is_none() && reason.ends_with('.') => {
            (reason.clone(), String::new())
        }
        End::Invalid(reason) => ("No solution:".to_owned(), format!(" {reason}.")),
        End::Refused(_) => (
            "Defect.".to_owned(),
            format!(" The checker refuses what would be the next step after {steps}."),
        ),
    };
    let checked = match (solver.checking, &verdict.end) {
        _ if count == 0 => "",
        (Checking::Off, _) => " No step was checked.",
        (Checking::On, End::Solved)
            if verdict.assumes_uniqueness() && verdict.uniqueness == Some(Uniqueness::BySearch) =>
        {
            " Every step was checked; that there is one solution, which some assume, was shown by search."
        }
        (Checking::On, End::Solved) if verdict.assumes_uniqueness() => {
            " Every step was checked; some assume that there is only one solution, and do not \
             prove it."
        }
        (Checking::On, End::Solved) => " Every step was checked, so the solution is the only one.",
        (Checking::On, _) => " Every step was checked.",
    };
    let gave_up: Vec<String> = verdict.gave_up();
    let gave_up = match gave_up.len() {
        0 => String::new(),
        _ => format!(" {}.", gave_up.join(". ")),
    };
    (head, format!("{rest}{checked}{gave_up}"))
}

/// How often each technique was used, in the order of the profile.
fn techniques(steps: &[Step], solver: &Solver, look: Look) -> String {
    let mut text = String::new();
    for technique in solver.chosen.profile.techniques() {
        let info = technique.info();
        let count = steps.iter().filter(|step| step.technique.id() == info.id).count();
        if count > 0 {
            let _ = writeln!(text, "  {count:>3}  {}", info.name);
        }
    }
    if !text.is_empty() {
        text.insert_str(0, &format!("\n{}\n", look.paint(BOLD, "Techniques used")));
    }
    text
}
