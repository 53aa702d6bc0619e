//! Holding the techniques against libraries of labelled states.
//!
//! A case is a state, a technique in the library's own naming, and the outcome that the library
//! expects of it. The technique alone is asked for all its steps; each must pass the checker, and
//! one must have exactly the expected outcome.

mod cases;
mod report;

use std::path::{Path, PathBuf};

use anyhow::{Result, ensure};
use ninerooks_board::{Candidate, CandidateSet};
use ninerooks_logic::{Forms, Profile, Technique, all_steps, by_name};
use ninerooks_step::Step;

pub use cases::{Case, Library, read};
pub use report::{Report, Row};

use ninerooks_xtask::tree;

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
    /// The pattern is not one of our techniques; the steps of the technique that it is part of do
    /// all that is expected, taken together.
    Contained,
}

impl Verdict {
    /// Whether the case ended as expected.
    pub const fn is_good(self) -> bool {
        matches!(self, Self::Exact | Self::Contained)
    }
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

/// Patterns without a technique of their own, and the one whose steps do the same.
///
/// A loop of strong and weak links is as many chains as it has weak links: what one of them removes
/// sees both ends of the chain that is the rest of the loop. A loop with two strong links at one
/// candidate, and a chain that ends where it begins, remove all that is beside that candidate.
const SUBSUMED: [(Library, &str, &str); 10] = [
    (Library::Yas, "Strong AI-Loop", "aic"),
    (Library::Yas, "Group Linked Strong AI-Loop", "grouped-aic"),
    (Library::Yas, "AI-Chain T3", "aic"),
    (Library::Yas, "Even X-Loop T3", "x-chain"),
    (Library::Yas, "Group Linked Even X-Loop T3", "x-chain"),
    (Library::Yas, "Strong X-Loop", "x-chain"),
    (Library::Yas, "Group Linked Strong X-Loop", "x-chain"),
    (Library::Yas, "Group Linked Turbot Fish", "x-chain"),
    (Library::Yas, "Even XY-Loop T3", "xy-chain"),
    (Library::Yas, "XY-Chain T3", "xy-chain"),
];

/// The technique that the pattern of the case is part of, where it has none of its own.
fn subsuming(case: &Case) -> Option<&'static Technique> {
    let same = |(library, code, _): &&(Library, &str, &str)| {
        case.library == *library && case.code == *code
    };
    by_name(SUBSUMED.iter().find(same)?.2)
}

/// Our technique for what the case is about, when it is built.
pub fn technique(case: &Case) -> Option<&'static Technique> {
    by_name(&format!("{}:{}", case.library.prefix(), case.code)).or_else(|| subsuming(case))
}

/// Whether the steps, all taken, remove what is expected, and leave what is to be placed alone in its
/// cell or in a house.
fn contain(steps: &[Step], case: &Case) -> bool {
    let mut grid = case.grid;
    steps.iter().flat_map(Step::eliminations).for_each(|c| grid.eliminate(c));
    let alone = |c: Candidate| c.sectors().into_iter().any(|s| grid.live_in(s).eq([c]));
    (case.eliminations & *grid.live()).is_empty() && case.placements.iter().all(alone)
}

/// Cases in which the library leaves out some of what its pattern removes.
const FULLER: [(Library, &str); 1] = [
    // 7r1c3 sees 7r1c9, and 7r2c1 of its own chain, as 7r2c8 does, which the library names.
    (Library::Yas, "1731"),
];

/// Asks `technique` for all its steps, and compares them with what the case expects.
pub fn judge(case: &Case, technique: &'static Technique) -> Verdict {
    let mut alone = Profile::of("alone", [technique]);
    alone.assume_uniqueness(true); // the puzzles of the libraries have one solution
    let steps = all_steps(&case.grid, &alone, Forms::Once);
    if steps.iter().any(|step| step.check(&case.grid).is_err()) {
        return Verdict::Refused;
    }
    if case.must_fail {
        return if steps.is_empty() { Verdict::Exact } else { Verdict::Wrong };
    }
    if subsuming(case).is_some_and(|t| t.info().id == technique.info().id) {
        return if contain(&steps, case) { Verdict::Contained } else { Verdict::Missed };
    }
    let outcome =
        |step: &Step| [step.eliminations().collect(), step.placements().collect::<CandidateSet>()];
    let expected = [case.eliminations, case.placements];
    // A library may name the placements only, and leave out what is eliminated by them.
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
    match steps.iter().any(|step| covers(outcome(step))) {
        true if FULLER.contains(&(case.library, &case.number)) => Verdict::Exact,
        true => Verdict::More,
        false => Verdict::Missed,
    }
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
    fn steps_together_contain_what_singles_follow_from() {
        let alone = case("319", false);
        assert!(contain(&[], &alone), "3 has one place left in row 1");
        assert!(!contain(&[], &case("329", false)), "and more than one around r2c9");
        let steps = all_steps(&alone.grid, &Profile::of("x", by_name("pom-basic")), Forms::Once);
        let eliminated = steps.iter().flat_map(Step::eliminations).collect();
        assert!(
            !steps.is_empty()
                && contain(&steps, &Case { eliminations: eliminated, ..alone.clone() })
        );
        assert!(!contain(&[], &Case { eliminations: eliminated, ..alone }));
    }

    #[test]
    fn a_case_is_wanted_by_either_name() {
        let wanted = |code: &str| is_wanted(&case("319", false), &[code.to_owned()]);
        assert!(wanted("0002") && wanted("hidden-single") && wanted("hodoku:0002"));
        assert!(!wanted("0003") && !wanted("full-house") && !wanted("nothing"));
    }
}
