//! Holding the techniques against libraries of labelled states.
//!
//! A case is a state, a technique in the library's own naming, and the outcome that the library
//! expects of it. The technique alone is asked for all its steps; each must pass the checker, and
//! one must have exactly the expected outcome.

mod cases;
mod report;

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use ninerooks_board::CandidateSet;
use ninerooks_logic::{Forms, Profile, Technique, all_steps, by_name};
use ninerooks_step::Step;

pub use cases::{Case, Library, read};
pub use report::{Report, Row};

use crate::tree;

/// What came out of a case.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// A step has exactly the expected outcome; or nothing was to be found, and nothing was.
    Exact,
    /// A step does all that is expected, and more.
    More,
    /// No step does all that is expected.
    Missed,
    /// A step was found where the library says that there is none.
    Wrong,
    /// The checker refuses a step.
    Refused,
}

/// The folder of the libraries: `NINEROOKS_DATA`, or `../shared/data` beside the checkout.
pub fn data_folder() -> PathBuf {
    let beside = || tree::root().join("../shared/data"); // where NINEROOKS_DATA is not set
    std::env::var_os("NINEROOKS_DATA").map_or_else(beside, PathBuf::from)
}

/// Runs the cases of all libraries in `data`; of only these codes, where any are named.
///
/// # Errors
/// When a library cannot be read, or no case goes by one of the codes.
pub fn run(data: &Path, codes: &[String]) -> Result<Report> {
    let mut report = Report::default();
    let cases = read(data)?;
    for code in codes {
        let named = cases.iter().any(|case| is_wanted(case, std::slice::from_ref(code)));
        ensure!(named, "no case in {} goes by {code}", data.display());
    }
    for case in cases.iter().filter(|case| is_wanted(case, codes)) {
        let technique = technique(case);
        let verdict = technique.map(|technique| judge(case, technique));
        report.count(case, technique.map(|technique| technique.info().id), verdict);
    }
    Ok(report)
}

/// Whether one of the codes names the case: by the library's code or by our technique.
fn is_wanted(case: &Case, codes: &[String]) -> bool {
    let named = |code: &String| {
        let own = || Some(by_name(code)?.info().id == technique(case)?.info().id);
        code.eq_ignore_ascii_case(&case.code) || own() == Some(true)
    };
    codes.is_empty() || codes.iter().any(named)
}

/// Our technique for what the case is about, when it is built.
pub fn technique(case: &Case) -> Option<&'static dyn Technique> {
    by_name(&format!("{}:{}", case.library.prefix(), case.code))
}

/// Asks `technique` for all its steps, and compares them with what the case expects.
pub fn judge(case: &Case, technique: &'static dyn Technique) -> Verdict {
    let alone = Profile::of("alone", [technique]);
    let steps = all_steps(&case.grid, &alone, Forms::Once);
    if steps.iter().any(|step| step.check(&case.grid).is_err()) {
        return Verdict::Refused;
    }
    if case.must_fail {
        return if steps.is_empty() { Verdict::Exact } else { Verdict::Wrong };
    }
    let outcome =
        |step: &Step| [step.eliminations().collect(), step.placements().collect::<CandidateSet>()];
    let expected = [case.eliminations, case.placements];
    // A library may name the placements only, and leave out what falls by them.
    let leads_to = |[e, p]: [CandidateSet; 2]| {
        let mut grid = case.grid;
        e.iter().for_each(|c| grid.eliminate(c));
        p.iter().for_each(|c| grid.place(c));
        grid
    };
    let same = |step: &Step| {
        let own = outcome(step);
        own == expected || own[1] == expected[1] && leads_to(own) == leads_to(expected)
    };
    if steps.iter().any(same) {
        return Verdict::Exact;
    }
    let covers =
        |[e, p]: [CandidateSet; 2]| (expected[0] - e).is_empty() && (expected[1] - p).is_empty();
    if steps.iter().any(|step| covers(outcome(step))) { Verdict::More } else { Verdict::Missed }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Row 1 has all digits but 3, which goes to r1c9.
    fn case(expected: &str, must_fail: bool) -> Case {
        let line = format!(
            ":0002:3:12456789.........................................................................::: {expected}:"
        );
        let mut case = Case::from_hodoku(&line).unwrap();
        case.must_fail = must_fail;
        case
    }

    fn verdict(case: &Case, id: &str) -> Verdict {
        judge(case, by_name(id).unwrap())
    }

    #[test]
    fn outcomes_are_told_apart() {
        assert_eq!(verdict(&case("319", false), "hidden-single"), Verdict::Exact);
        assert_eq!(verdict(&case("", false), "hidden-single"), Verdict::More);
        assert_eq!(verdict(&case("329", false), "hidden-single"), Verdict::Missed);
        assert_eq!(verdict(&case("319", false), "x-wing"), Verdict::Missed);
        assert_eq!(verdict(&case("319", true), "hidden-single"), Verdict::Wrong);
        assert_eq!(verdict(&case("319", true), "x-wing"), Verdict::Exact);
    }

    #[test]
    fn a_case_is_wanted_by_either_name() {
        let wanted = |code: &str| is_wanted(&case("319", false), &[code.to_owned()]);
        assert!(wanted("0002") && wanted("hidden-single") && wanted("hodoku:0002"));
        assert!(!wanted("0003") && !wanted("full-house") && !wanted("nothing"));
    }
}
