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
use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Profile, Technique, all_steps, by_name, next_step};
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
        let techniques = techniques(case);
        let verdict = (!techniques.is_empty()).then(|| judge(case, &techniques));
        report.count(case, &techniques, verdict);
    }
    Ok(report)
}

/// Whether one of the codes names the case: by the library's code or by our technique.
fn is_wanted(case: &Case, codes: &[String]) -> bool {
    let named = |code: &String| {
        let is =
            |named: &Technique| techniques(case).iter().any(|t| t.info().id == named.info().id);
        let own = || by_name(code).is_some_and(is);
        code.eq_ignore_ascii_case(&case.code) || own()
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

/// Chains that return to where they begin, of one digit too.
const RETURNING: &[&str] = &["aic", "grouped-aic", "x-chain", "simple-colors-wrap"];

/// Chains and loops of one digit. Loops are basic or finned fish, or what their short chains eliminate.
const ONE_DIGIT: &[&str] = &[
    "x-chain",
    "x-wing",
    "swordfish",
    "jellyfish",
    "turbot-fish",
    "skyscraper",
    "two-string-kite",
    "empty-rectangle",
];

/// Patterns that several of our techniques share: one of their steps does all that is expected, or more,
/// such as the ring that the library has as a chain whose ends see each other. Where none does, all forms
/// are tried, and then what all of them remove.
const SHARED: &[(Library, &str, &[&str])] = &[
    (Library::Hodoku, "0706", &["aic-ring"]),
    (Library::Hodoku, "0708", &["aic", "xy-chain"]),
    (Library::Hodoku, "0709", &["grouped-aic-ring", "als-aic-ring"]),
    (Library::Hodoku, "0710", &["grouped-aic", "als-aic", "x-chain"]),
    (Library::Hodoku, "0711", &["grouped-aic", "grouped-aic-ring", "als-aic", "x-chain"]),
    (Library::Hodoku, "0903", &["als-xy-wing", "als-chain"]),
    (Library::Hodoku, "0904", &["death-blossom"]),
    (Library::Yas, "AI-Chain T1", &["aic", "aic-ring"]),
    (Library::Yas, "Group Linked AI-Chain T1", &["grouped-aic", "grouped-aic-ring", "x-chain"]),
    (Library::Yas, "Kraken Finned X-Wing", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Kraken Finned Swordfish", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Kraken Finned Jellyfish", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Kraken Sashimi X-Wing", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Kraken Sashimi Swordfish", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Group Linked Kraken Finned X-Wing", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Group Linked Kraken Finned Swordfish", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Group Linked Kraken Sashimi X-Wing", &["kraken-fish-1", "kraken-fish-2"]),
    (Library::Yas, "Bent Hidden Triple", &["firework-triple"]),
    (Library::Yas, "Grouped Bent Pair ER HB", &["almost-locked-pair"]),
    (Library::Yas, "Grouped Bent Pair EC HB", &["almost-locked-pair"]),
    (Library::Yas, "Grouped Bent Pair HR EB", &["almost-locked-pair"]),
    (Library::Yas, "Grouped Bent Pair HC EB", &["almost-locked-pair"]),
    (Library::Yas, "Grouped Bent Triple ER HB", &["almost-locked-triple"]),
    (Library::Yas, "Grouped Bent Triple EC HB", &["almost-locked-triple"]),
    (Library::Yas, "Grouped Bent Triple HR EB", &["almost-locked-triple"]),
    (Library::Yas, "Grouped Bent Triple HC EB", &["almost-locked-triple"]),
    (Library::Yas, "Grouped Bent Quad ER HB", &["almost-locked-quad"]),
    (Library::Yas, "Grouped Bent Quad EC HB", &["almost-locked-quad"]),
    (Library::Yas, "Grouped Bent Quad HR EB", &["almost-locked-quad"]),
    (Library::Yas, "Grouped Bent Quad HC EB", &["almost-locked-quad"]),
    (Library::Enhanced, "1400", &["broken-wing"]),
    (Library::Enhanced, "1401", &["bivalue-oddagon"]),
    (Library::Enhanced, "0620", &["unique-loop", "bug-lite"]),
    (Library::Enhanced, "0621", &["extended-rectangle"]),
    (Library::Enhanced, "0622", &["bug-lite", "deadly-pattern"]),
    (Library::Enhanced, "0623", &["reverse-bug"]),
    (Library::Enhanced, "0624", &["deadly-pattern"]),
    (Library::Enhanced, "1402", TRIDAGONS),
    (Library::SudokuWiki, "alternatingInferenceChainsRule1", &["aic-ring", "grouped-aic-ring"]),
    (Library::SudokuWiki, "alternatingInferenceChainsRule2", RETURNING),
    (Library::SudokuWiki, "alternatingInferenceChainsRule3", &["aic", "grouped-aic"]),
    (Library::SudokuWiki, "groupedXCyclesRule1", ONE_DIGIT),
    (Library::SudokuWiki, "groupedXCyclesRule2", ONE_DIGIT),
    (Library::SudokuWiki, "groupedXCyclesRule3", ONE_DIGIT),
    (Library::SudokuWiki, "sueDeCoq", &["sue-de-coq"]),
    (Library::SudokuWiki, "alignedPairExclusion", &["aligned-pair-exclusion"]),
    (Library::SudokuWiki, "xCyclesRule1", ONE_DIGIT),
    (Library::SudokuWiki, "xCyclesRule3", ONE_DIGIT),
    (Library::SudokuWiki, "xyChains", &["xy-chain", "xy-wing", "remote-pair"]),
    (Library::SudokuWiki, "extendedUniqueRectangles", &["extended-rectangle"]),
    (Library::SudokuWiki, "hiddenUniqueRectangles", HIDDEN),
    (Library::SudokuWiki, "uniqueRectanglesType1", &["unique-rectangle-1"]),
    // Its type 2c has the guardians in opposite corners.
    (Library::SudokuWiki, "uniqueRectanglesType2", &["unique-rectangle-2", "unique-rectangle-5"]),
    (Library::SudokuWiki, "uniqueRectanglesType3", &["unique-rectangle-3"]),
    (Library::SudokuWiki, "uniqueRectanglesType3BWithTriplePseudoCells", &["unique-rectangle-3"]),
    (Library::SudokuWiki, "uniqueRectanglesType4", &["unique-rectangle-4"]),
    (Library::SudokuWiki, "uniqueRectanglesType5", &["unique-rectangle-5", "unique-rectangle-6"]),
    (Library::Paths, "AlternatingInferenceChains", RETURNING),
    (Library::Paths, "BiValueUniversalGrave", &["bug-plus-1"]),
    (Library::Paths, "Exocets", EXOCETS),
    (Library::Paths, "SKLoops", &["sk-loop"]),
    (Library::Paths, "Fireworks", &["firework-triple", "firework-quad"]),
    (Library::Paths, "GroupedXCycles", ONE_DIGIT),
    (Library::Paths, "SubsetExclusion", &["aligned-pair-exclusion"]),
    (Library::Paths, "XCycles", ONE_DIGIT),
    (Library::Paths, "XYChains", &["xy-chain", "xy-wing", "remote-pair"]),
    (Library::Exotic, "Exocet", EXOCETS),
    (Library::Exotic, "Double Exocet (weekly unsolvable #165, bases {2459})", &["double-exocet"]),
    (Library::Exotic, "SK loop (Easter Monster)", &["sk-loop"]),
    (Library::Exotic, "SK loop (3-1-3-1)", &["sk-loop"]),
    (Library::Exotic, "SK loop (two solved cells)", &["sk-loop"]),
    (Library::Exotic, "SK loop (4)", &["sk-loop"]),
    (Library::Exotic, "SK loop (5)", &["sk-loop"]),
    (Library::Exotic, "Tridagon (guardian 5r6c6)", TRIDAGONS),
    (Library::Exotic, "X-Cycles", ONE_DIGIT),
    (Library::Exotic, "Aligned Pair Exclusion", &["aligned-pair-exclusion"]),
    (Library::Exotic, "Cell Forcing Chains", &["forcing-chain-verity"]),
    (Library::Exotic, "Unit Forcing Chains", &["forcing-chain-verity"]),
    (Library::Exotic, "Forcing Net (weekly unsolvable #592)", NETS),
    (Library::Exotic, "Forcing Net (weekly unsolvable #28)", NETS),
    (Library::Paths, "ExtendedUniqueRectangles", &["extended-rectangle"]),
    (Library::Paths, "HiddenUniqueRectangles", HIDDEN),
    (Library::Paths, "UniqueRectangles", RECTANGLES),
    (Library::Studio, "AlmostLockedSetsChainingRule", &["als-xz", "als-xy-wing", "als-chain"]),
    (Library::Studio, "DeathBlossomStepSearcher", &["death-blossom"]),
    (Library::Studio, "DynamicForcingChainsStepSearcher", &["forcing-net-contradiction"]),
    // An almost-avoidable rectangle, as a link of a loop.
    (Library::Studio, "GroupedChainStepSearcher", &["uniqueness-aic-ring", "uniqueness-aic"]),
    (Library::Studio, "RemotePairStepSearcher", &["remote-pair"]),
    (Library::Studio, "WhipStepSearcher", &["whip", "g-whip"]),
    (Library::Studio, "BivalueOddagonStepSearcher", &["bivalue-oddagon"]),
    (Library::Studio, "IrregularWingStepSearcher", IRREGULAR_WINGS),
    (Library::Studio, "RegularWingStepSearcher", &["bent-naked-quint", "bent-naked-sext"]),
    (Library::Studio, "AnonymousDeadlyPatternStepSearcher", &["bug-lite", "deadly-pattern"]),
    (Library::Studio, "BivalueUniversalGraveStepSearcher", &["bug-plus-1", "bug-plus-n"]),
    (Library::Studio, "ChromaticPatternStepSearcher", TRIDAGONS),
    (Library::Studio, "ExtendedRectangleStepSearcher", &["extended-rectangle"]),
    (Library::Studio, "QiuDeadlyPatternStepSearcher", &["qius-deadly-pattern"]),
    (Library::Studio, "ReverseBivalueUniversalGraveStepSearcher", &["reverse-bug"]),
    (Library::Studio, "UniqueLoopStepSearcher", &["unique-loop"]),
    (Library::Studio, "UniquenessClueCoverStepSearcher", &["clue-cover"]),
    (Library::Studio, "UniqueRectangleSingleSideExternalChainingRule", RECTANGLES),
    (Library::Studio, "UniqueRectangleStepSearcher.pattern", RECTANGLES),
    (Library::Studio, "UniqueRectangleStepSearcher.strongLinkMixSubset", RECTANGLES),
];

/// Wings that are chains of three strong links, of candidates or groups.
const IRREGULAR_WINGS: &[&str] =
    &["aic", "grouped-aic", "w-wing", "m-wing", "s-wing", "l-wing", "h-wing"];

/// Tridagons with their degenerate forms.
const TRIDAGONS: &[&str] = &["tridagon", "impossible-pattern"];

/// Exocets of every form.
const EXOCETS: &[&str] = &["junior-exocet", "senior-exocet", "exocet", "double-exocet"];

/// Forcing nets.
const NETS: &[&str] = &["forcing-net-contradiction", "forcing-net-verity"];

/// SudokuWiki's hidden unique rectangles.
const HIDDEN: &[&str] = &["hidden-rectangle", "uniqueness-chain"];

/// Unique rectangles of every type.
const RECTANGLES: &[&str] = &[
    "unique-rectangle-1",
    "unique-rectangle-2",
    "unique-rectangle-3",
    "unique-rectangle-4",
    "unique-rectangle-5",
    "unique-rectangle-6",
    "hidden-rectangle",
    "avoidable-rectangle-1",
    "avoidable-rectangle-2",
    "avoidable-rectangle-3",
    "uniqueness-chain",
    "uniqueness-aic",
    "uniqueness-forcing-chain",
];

/// The techniques that share the pattern of the case, where there are several.
fn sharing(case: &Case) -> Option<Vec<&'static Technique>> {
    let same = |(library, code, _): &&(Library, &str, &[&str])| {
        case.library == *library && case.code == *code
    };
    Some(SHARED.iter().find(same)?.2.iter().filter_map(|id| by_name(id)).collect())
}

/// The technique that the pattern of the case is part of, where it has none of its own.
fn subsuming(case: &Case) -> Option<&'static Technique> {
    let same = |(library, code, _): &&(Library, &str, &str)| {
        case.library == *library && case.code == *code
    };
    by_name(SUBSUMED.iter().find(same)?.2)
}

/// Our techniques for what the case is about, none when they are not built.
pub fn techniques(case: &Case) -> Vec<&'static Technique> {
    let own = || by_name(&format!("{}:{}", case.library.prefix(), case.code));
    sharing(case).unwrap_or_else(|| own().or_else(|| subsuming(case)).into_iter().collect())
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

/// Cases that are missed to this day, and our techniques that do the same one after the other. A case that is here and no
/// longer missed is a fault, so that it is removed; and so is one that these do not do.
const MISSED: &[(Library, &str, &[&str])] = &[
    // A loop that names 2r9c1, which no walk along strong and weak links eliminates, whatever it passes twice, with
    // groups and almost-locked sets or without (an exhaustive search): it needs 5r9c7 for two things, that 1 and 6 are
    // elsewhere in column 9, so that r1c9 is left with 3. That is a forcing chain with two branches.
    (Library::Hodoku, "875", &["grouped-aic", "als-aic", "forcing-chain-contradiction"]),
    // An anonymous deadly pattern that ours do not come upon.
    (Library::Studio, "87", &[]),
    // A rectangle seen from outside, with chains that ours do not come upon.
    (Library::Studio, "3", &[]),
    // Two lines whose givens are not connected: the exchange is not shown to be possible. In the first the pattern with
    // 1, 5 and 9 has no guardian at all, and the puzzle one solution all the same.
    (Library::Studio, "117", &[]),
    (Library::Studio, "121", &[]),
    // Three givens in a band; what is known is about two.
    (Library::Studio, "173", &[]),
];

/// Whether a verdict on a case is a fault.
fn is_fault(case: &Case, verdict: Verdict) -> bool {
    let known = MISSED.iter().find(|known| (known.0, known.1) == (case.library, &case.number));
    if let Some((.., instead)) = known {
        return verdict != Verdict::Missed || !instead.is_empty() && !is_done_by(case, instead);
    }
    let does_all = verdict == Verdict::More && sharing(case).is_some();
    !(does_all || verdict.is_good())
}

/// Whether these techniques, one after the other, do what a case expects, each with all its steps.
fn is_done_by(case: &Case, ids: &[&str]) -> bool {
    let mut case = case.clone();
    for technique in ids.iter().filter_map(|id| by_name(id)) {
        let steps = all_steps(&case.grid, &Profile::of("alone", [technique]), Forms::All);
        steps.iter().flat_map(Step::eliminations).for_each(|c| case.grid.eliminate(c));
    }
    contain(&[], &case)
}

/// Asks these techniques for all their steps, and compares them with what the case expects: in its state, or
/// in those on the path from there.
pub fn judge(case: &Case, techniques: &[&'static Technique]) -> Verdict {
    let mut case = case.clone();
    let Some(profile) = Profile::by_id("default").filter(|_| case.on_path) else {
        return judge_state(&case, techniques);
    };
    loop {
        let verdict = judge_state(&case, techniques);
        let step = next_step(&case.grid, &profile).filter(|_| !case.grid.is_solved());
        match step.filter(|_| verdict == Verdict::Missed) {
            Some(step) => step.apply(&mut case.grid),
            None => return verdict,
        }
    }
}

fn judge_state(case: &Case, techniques: &[&'static Technique]) -> Verdict {
    let mut alone = Profile::of("alone", techniques.iter().copied());
    // The puzzles of the libraries have one solution, or nothing is to be found for that reason.
    let has_several = || matches!(solutions(&case.grid.as_given()), Solutions::Many);
    alone.assume_uniqueness(!case.must_fail || !has_several());
    let steps = |forms| all_steps(&case.grid, &alone, forms);
    let verdict = judge_steps(case, &steps(Forms::Once));
    if verdict != Verdict::Missed || sharing(case).is_none() {
        return verdict;
    }
    let steps = steps(Forms::All);
    match judge_steps(case, &steps) {
        Verdict::Missed if !steps.is_empty() && contain(&steps, case) => Verdict::Contained,
        verdict => verdict,
    }
}

/// Compares steps with what the case expects.
fn judge_steps(case: &Case, steps: &[Step]) -> Verdict {
    if steps.iter().any(|step| step.check(&case.grid).is_err()) {
        return Verdict::Refused;
    }
    if case.must_fail {
        return if steps.is_empty() { Verdict::Exact } else { Verdict::Wrong };
    }
    if subsuming(case).is_some() {
        return if contain(steps, case) { Verdict::Contained } else { Verdict::Missed };
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
        judge(case, &[by_name(id).unwrap()])
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
    fn a_missed_case_is_done_otherwise_or_a_fault() {
        let eliminates = |c: &str| Case {
            eliminations: [c.parse().unwrap()].into_iter().collect(),
            placements: CandidateSet::EMPTY,
            ..case("319", false)
        };
        assert!(is_done_by(&eliminates("4r1c9"), &[]) && !is_done_by(&eliminates("3r1c9"), &[]));
        // The 3 of row 1 is in box 3, which says nothing about box 1.
        assert!(!is_done_by(&eliminates("3r2c1"), &["pointing", "claiming"]));
        let known = Case { number: "875".to_owned(), ..eliminates("3r1c9") };
        assert!(is_fault(&known, Verdict::Exact) && is_fault(&known, Verdict::Missed));
    }

    #[test]
    fn a_case_is_wanted_by_either_name() {
        let wanted = |code: &str| is_wanted(&case("319", false), &[code.to_owned()]);
        assert!(wanted("0002") && wanted("hidden-single") && wanted("hodoku:0002"));
        assert!(!wanted("0003") && !wanted("full-house") && !wanted("nothing"));
    }
}
