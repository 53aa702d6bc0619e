//! What the checker itself says: `veripb`, as `cargo xtask test` installs it, or as it is found in
//! the path. Without it all tests say that they are ignored.

#![allow(clippy::print_stdout)] // a test that reports to a terminal

mod inner;
mod ruled;
mod verifier;

use libtest_mimic::{Arguments, Failed, Trial};
use ninerooks_board::{CandidateSet, Digit, Grid, Sector};
use ninerooks_logic::{Checking, Profile, by_name, solve};
use ninerooks_proof::{
    Action, Branch, Cases, Clause, Cover, Deduction, Disproof, Fact, GuardianKind, Guardians,
    Lemma, Proof, Reason, Refutation,
};
use ninerooks_step::{Actions, Finding, Path as Steps, Sets, Shape};
use ninerooks_testing::Rng;
use ninerooks_veripb::{Export, Refusal};
use verifier::Checker;

/// The first of top95.
const HARD: &str =
    "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// The hardest of 2006.
const ESCARGOT: &str =
    "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3..";
/// From the help for the Pattern Overlay Method, by way of Sudopedia.
const PATTERNS: &str =
    "2.4...5..75.694..169..2...78..9....3..5...1..3....2..45...6..18...183..5187...63.";

/// An example of pair deletion, which docs/proofs.md explains.
const PAIRS: &str = "
.----------------.------------------.---------------.
| 2     89  1389 | 7     5     1389 | 4    1389  6  |
| 1389  4   6    | 1389  2     1389 | 7    5     13 |
| 5     7   1389 | 4     1389  6    | 138  2     13 |
:----------------+------------------+---------------:
| 89    6   89   | 1389  7     2    | 138  4     5  |
| 7     3   2    | 18    4     5    | 6    18    9  |
| 4     1   5    | 6     389   389  | 38   7     2  |
:----------------+------------------+---------------:
| 6     5   4    | 1389  1389  1389 | 2    13    7  |
| 1389  89  1389 | 2     1389  7    | 5    6     4  |
| 13    2   7    | 5     6     4    | 9    13    8  |
'----------------'------------------'---------------'
";

type Test = fn(&Checker) -> Result<(), Failed>;

fn main() {
    let tests: [(&str, Test); 14] = [
        ("a proof written by hand is verified", by_hand),
        ("the paths of all profiles are verified", all_profiles),
        ("a wrong claim is refused", wrong_claims),
        ("a puzzle with candidates eliminated is verified", candidates),
        ("lemmas of all kinds that can be written are verified", lemmas),
        (
            "chains through exocets are verified, with proofs by patterns under assumptions",
            inner::exocets,
        ),
        ("every kind of proof in every place is verified", inner::everywhere),
        ("what assumes uniqueness is refused by name in every place", inner::premises),
        (
            "patterns that guardians or covers of candidates delete are verified",
            inner::patterns_by_candidates,
        ),
        ("deletions of all kinds are verified in cases and as lemmas", inner::deletions_in_cases),
        ("puzzles with rules of all kinds are verified", ruled::all_kinds),
        ("without its rules or with other totals the same proof is refused", ruled::without_a_rule),
        ("what assumes uniqueness follows once that is proved", unique_first),
        ("of 100 changed lines all are refused but the harmless ones", changes),
    ];
    let checker = Checker::find();
    let is_missing = checker.is_none();
    let tests = tests.map(|(name, test)| {
        let checker = checker.clone();
        let run = move || checker.as_ref().map_or(Ok(()), test);
        let kind = if is_missing { "veripb is not installed" } else { "" };
        Trial::test(name, run).with_ignored_flag(is_missing).with_kind(kind)
    });
    libtest_mimic::run(&Arguments::from_args(), tests.into()).exit();
}

fn path(text: &str, profile: &str) -> Result<Steps, Failed> {
    let mut profile = Profile::by_id(profile).ok_or("a profile that is built in")?;
    // What assumes one solution has a test of its own.
    profile.assume_uniqueness(false);
    let start = Grid::new(&ninerooks_text::formats::read(text)?.puzzle)?;
    Ok(solve(&start, &profile, Checking::On).path)
}

fn by_hand(checker: &Checker) -> Result<(), Failed> {
    let mut grid = Grid::default();
    for row in [1, 5] {
        for column in [1, 3, 4, 5, 6, 7, 9] {
            grid.eliminate(format!("3r{row}c{column}").parse()?);
        }
    }
    let formula = Export::new(&Steps::new(grid))?.formula();
    let proof = |link: &str, column: u8| {
        format!(
            "pseudo-Boolean proof version 3.0\n\
             @fish pol @t_3r1 @t_3r5 + @l_3c2 + {link} +\n\
             @n_3r1c1 + @n_3r1c3 + @n_3r1c4 + @n_3r1c5 + @n_3r1c6 + @n_3r1c7 + @n_3r1c9 +\n\
             @n_3r5c1 + @n_3r5c3 + @n_3r5c4 + @n_3r5c5 + @n_3r5c6 + @n_3r5c7 + @n_3r5c9 +;\n\
             rup 1 ~x3r9c{column} >= 1 : ~ @fish;\n\
             output NONE;\nconclusion NONE;\nend pseudo-Boolean proof;\n"
        )
    };
    let right = checker.verdict("hand", &formula, &proof("@l_3c8", 2))?;
    assert_eq!(right.as_deref(), Some("NO CONCLUSION"));
    assert_eq!(checker.verdict("hand", &formula, &proof("@l_3c7", 2))?, None, "a wrong link");
    assert_eq!(checker.verdict("hand", &formula, &proof("@l_3c8", 3))?, None, "a wrong target");
    Ok(())
}

fn all_profiles(checker: &Checker) -> Result<(), Failed> {
    let mut solved = 0;
    for profile in Profile::built_in() {
        let id = profile.id();
        for text in [HARD, ESCARGOT, PATTERNS] {
            let path = path(text, id)?;
            let export = Export::new(&path)?;
            let verdict = checker.verdict("profile", &export.formula(), &export.proof())?;
            if path.end.is_solved() {
                solved += 1;
                assert_eq!(verdict.as_deref(), Some("SATISFIABLE"), "{id} {text}");
                let (formula, proof) = export.uniqueness()?;
                let verdict = checker.verdict("unique", &formula, &proof)?;
                assert_eq!(verdict.as_deref(), Some("UNSATISFIABLE"), "{id} {text}");
            } else {
                assert_eq!(verdict.as_deref(), Some("NO CONCLUSION"), "{id} {text}");
                assert_eq!(export.uniqueness(), Err(Refusal::Unsolved));
            }
        }
    }
    assert!(solved > 10, "{solved} paths reach a solution");
    Ok(())
}

fn wrong_claims(checker: &Checker) -> Result<(), Failed> {
    let export = Export::new(&path(PATTERNS, "rookery")?)?;
    let (formula, proof) = (export.formula(), export.proof());
    let (head, claim) = proof.rsplit_once("conclusion ").ok_or("a conclusion")?;
    let other = claim.replacen(" ~x", " x", 1);
    for claim in ["UNSAT;\nend pseudo-Boolean proof;\n", &other] {
        let proof = format!("{head}conclusion {claim}");
        assert_eq!(checker.verdict("claim", &formula, &proof)?, None, "{claim}");
    }
    // The proof that there is no other solution is none that there is no solution at all.
    let (other, unique) = export.uniqueness()?;
    assert_eq!(checker.verdict("claim", &formula, &unique)?, None);
    assert!(other.starts_with(formula.split_once('\n').ok_or("lines")?.0.split_at(20).0));
    assert!(other.contains(formula.split_once('\n').ok_or("lines")?.1), "one line more, no less");
    Ok(())
}

fn candidates(checker: &Checker) -> Result<(), Failed> {
    let whole = path(PATTERNS, "pom-pairs")?;
    let mut rest = Steps::new(whole.walk().nth(2).ok_or("three steps")?.0);
    whole.steps[2..].iter().for_each(|step| rest.push(step.clone()));
    let export = Export::new(&rest)?;
    assert!(export.formula().contains("@n_4r7c4 1 ~x4r7c4 >= 1 ;"), "what step 1 eliminated");
    let (formula, proof) = export.uniqueness()?;
    let verdict = checker.verdict("rest", &formula, &proof)?;
    assert_eq!(verdict.as_deref(), Some("UNSATISFIABLE"));
    Ok(())
}

/// The state of a puzzle in which a rectangle of three digits has a pattern of its own.
const RECTANGLE: &str = ".5..+1.46...+4.9......3.8.2+9.....51+9....134.58.+546.+7..+2....1..+7..4+1+2.+6.8+397.....+61.:\
                         276 294 296 349 376 396 576 594 596 719 722 844 956";

fn unique_first(checker: &Checker) -> Result<(), Failed> {
    let start = ninerooks_text::formats::read(RECTANGLE)?;
    let start = Grid::new(&start.puzzle)?;
    let mut profile = Profile::of("rectangles", by_name("pom-unique-rectangle"));
    profile.assume_uniqueness(true);
    let path = solve(&start, &profile, Checking::On).path;
    assert!(path.steps.iter().any(ninerooks_step::Step::assumes_uniqueness));
    let refused = Export::new(&path);
    assert!(matches!(refused, Err(Refusal::Uniqueness { step: 1, .. })), "{refused:?}");
    let first = |id| Some(solve(&start, &Profile::by_id(id)?, Checking::On).path);
    let stuck = first("singles").ok_or("a profile")?;
    assert_eq!(Export::after(&stuck, &path), Err(Refusal::Unsolved));
    let solved = first("default").ok_or("a profile")?;
    let other = Steps::new(Grid::default());
    assert_eq!(Export::after(&solved, &other), Err(Refusal::Unsolved), "another start");
    let export = Export::after(&solved, &path)?;
    let (formula, proof) = (export.formula(), export.proof());
    let (before, after) = proof.split_once("% Step 1 of the path").ok_or("the step")?;
    let claims = path.steps.iter().map(|step| step.actions.len()).sum::<usize>();
    assert_eq!(after.lines().filter(|line| line.starts_with("rup 1 ")).count(), claims);
    assert_eq!(checker.verdict("first", &formula, &proof)?.as_deref(), Some("SATISFIABLE"));
    // Without the path that comes first the claims are in the air.
    let head = before.lines().next().ok_or("a head")?;
    let bare = format!("{head}\n% Step 1 of the path{after}");
    assert_eq!(checker.verdict("first", &formula, &bare)?, None);
    let (formula, proof) = export.uniqueness()?;
    assert_eq!(checker.verdict("first", &formula, &proof)?.as_deref(), Some("UNSATISFIABLE"));
    Ok(())
}

/// A changed line, and whether it may be harmless.
struct Change {
    line: String,
    harmless: Option<&'static str>,
}

fn changes(checker: &Checker) -> Result<(), Failed> {
    let (mut made, mut refused) = (0, 0);
    let mut rng = Rng(1);
    let mut below = |limit: usize| rng.below(limit);
    for (text, profile) in [(HARD, "set-logic"), (PATTERNS, "pom-pairs")] {
        let (formula, proof) = Export::new(&path(text, profile)?)?.uniqueness()?;
        let lines: Vec<&str> = proof.lines().collect();
        // Half of them sums of sectors, where there are such: they are few.
        let of_sectors = |line: &str| line.contains(" pol ") && line.contains("@t_");
        let sums: Vec<usize> = (0..lines.len()).filter(|&i| of_sectors(lines[i])).collect();
        let mut left = 50;
        for _ in 0..100_000 {
            let pick = left % 2 == 0 && !sums.is_empty();
            let at = if pick { sums[below(sums.len())] } else { below(lines.len()) };
            let Some(change) = change(lines[at], &mut below) else { continue };
            let mut changed = lines.clone();
            changed[at] = &change.line;
            made += 1;
            left -= 1;
            if checker.verdict("change", &formula, &(changed.join("\n") + "\n"))?.is_none() {
                refused += 1;
            } else {
                let why = change.harmless;
                assert!(why.is_some(), "accepted: {}\n     was: {}", change.line, lines[at]);
                println!("accepted: {}\n     was: {}\n because {why:?}", change.line, lines[at]);
            }
            if left == 0 {
                break;
            }
        }
    }
    println!("{refused} of {made} changes were refused");
    assert_eq!(made, 100);
    assert!(refused >= 80, "{refused} of {made} changes were refused");
    Ok(())
}

/// Leaves a constraint out of a line, counts it twice, or has the line claim more or another thing.
fn change(line: &str, below: &mut impl FnMut(usize) -> usize) -> Option<Change> {
    let (head, rest) = line.split_once(' ')?;
    let (rule, body) = rest.strip_suffix(';')?.split_once(' ')?;
    match rule {
        "pol" => change_sum(head, body, below),
        "rup" => {
            let (constraint, hints) = body.split_once(" : ")?;
            let mut hints: Vec<&str> = hints.split(' ').skip(1).collect();
            let (mut constraint, mut harmless) = (constraint.to_owned(), None);
            match below(3) {
                0 => {
                    hints.remove(below(hints.len()));
                    harmless = Some("the other hints show it too");
                }
                1 => constraint = constraint.replace(">= ", ">= 1"),
                _ => {
                    let digit = constraint.strip_prefix("1 ~x")?.chars().next()?;
                    let next =
                        Digit::ALL.into_iter().find(|d| !digit.to_string().eq(&d.to_string()))?;
                    constraint =
                        constraint.replacen(&format!("~x{digit}"), &format!("~x{next}"), 1);
                    harmless = Some("it follows as well, and what it replaces is not used again");
                }
            }
            let line = format!("{head} rup {constraint} : ~ {};", hints.join(" "));
            Some(Change { line, harmless })
        }
        _ => None,
    }
}

/// Leaves a sector out of a sum, or counts a truth twice.
fn change_sum(head: &str, body: &str, below: &mut impl FnMut(usize) -> usize) -> Option<Change> {
    let words: Vec<&str> = body.split(' ').collect();
    let sectors: Vec<usize> = (0..words.len())
        .filter(|&i| words[i].starts_with("@t_") || words[i].starts_with("@l_"))
        .filter(|&i| words.get(i + 1).is_none_or(|word| *word == "+" || word.starts_with('@')))
        .collect();
    if sectors.is_empty() {
        return None;
    }
    let at = sectors[below(sectors.len())];
    let mut changed: Vec<String> = words.iter().map(|&word| word.to_owned()).collect();
    if at > 0 && below(2) == 0 {
        changed.drain(at..=at + 1);
    } else if changed[at].starts_with("@t_") {
        changed[at] += " 2 *";
    } else {
        return None; // a link that counts twice only gives away, and may well do no harm
    }
    Some(Change { line: format!("{head} pol {};", changed.join(" ")), harmless: None })
}

/// A grid in which little is left: r1c1 and r1c2 have 1, 2 and 3, r1c3 has 1 and 2, r2c5 and r5c2 have 2 and
/// 3; and three cells of box 5 have 4 and 5, but for a 6.
fn lemma_grid() -> Result<Grid, Failed> {
    let mut grid = Grid::default();
    let cells = [
        ("r1c1", "123"),
        ("r1c2", "123"),
        ("r1c3", "12"),
        ("r1c5", "23"),
        ("r5c2", "23"),
        ("r4c4", "45"),
        ("r4c5", "45"),
        ("r4c6", "456"),
    ];
    for (cell, live) in cells {
        for digit in "123456789".chars().filter(|digit| !live.contains(*digit)) {
            grid.eliminate(format!("{digit}{cell}").parse()?);
        }
    }
    Ok(grid)
}

/// Lemmas of every kind that can be written: by covers, refutations, cases, and impossible patterns.
fn lemmas(checker: &Checker) -> Result<(), Failed> {
    let grid = lemma_grid()?;
    let set = |names: &str| -> Result<CandidateSet, Failed> {
        Ok(names.split(' ').map(str::parse).collect::<Result<_, _>>()?)
    };
    let sectors = |names: &str| -> Result<Vec<Sector>, Failed> {
        Ok(names.split(' ').map(str::parse).collect::<Result<_, _>>()?)
    };
    let only = |names: &str| -> Result<Box<[Deduction]>, Failed> {
        Ok(sectors(names)?.into_iter().map(Deduction::Only).collect())
    };
    // Two cells with 1 and 2 in row 1 leave no place for both in a third one: 3r1c1 or 3r1c2.
    let by_cover = Lemma {
        says: Clause::OneOf(set("3r1c1 3r1c2")?),
        by: Reason::Covers(Cover::new(&sectors("1N1 1N2 1N3")?, &sectors("1R1 2R1")?).into()),
    };
    // At most one of three, by pairs: two by a sector, the others by disproofs.
    let (a, b, c) = ("3r1c1".parse()?, "3r1c2".parse()?, "3r5c2".parse()?);
    let (yes, no) = (Action::Place, Action::Eliminate);
    let disproof = |assumes: &[Action], deductions, conflict: &str| -> Result<_, Failed> {
        Ok(Disproof { assumes: assumes.into(), deductions, conflict: conflict.parse()? })
    };
    // 3r1c1 makes r1c5 2, so r1c3 is 1 and r1c2 nothing: 3r1c1 is false, with whatever else.
    let pair = disproof(&[yes(a), yes(c)], only("1N5 1N3")?, "1N2")?;
    let by_refutation = Lemma {
        says: Clause::AtMostOne(set("3r1c1 3r1c2 3r5c2")?),
        by: Reason::Refute(Refutation { disproofs: [pair].into() }),
    };
    let by_cases = Lemma {
        says: Clause::OneOf(set("3r5c2 3r1c2")?),
        by: Reason::Cases(Cases {
            truth: Fact::Lemma(0),
            branches: [
                Branch {
                    candidate: a,
                    deductions: only("1N5 1N3")?,
                    conflict: Some("1N2".parse()?),
                },
                Branch { candidate: b, deductions: Box::default(), conflict: None },
            ]
            .into(),
        }),
    };
    let impossible = Guardians {
        kind: GuardianKind::Impossible,
        sectors: sectors("4N4 4N5 4N6")?.into(),
        kept: set("4r4c4 5r4c4 4r4c5 5r4c5 4r4c6 5r4c6")?,
    };
    let by_guardians =
        Lemma { says: Clause::OneOf(set("6r4c6")?), by: Reason::Guardians(Box::new(impossible)) };
    let cover = |lemma: u16, links: &str| -> Result<Cover, Failed> {
        let links: Vec<Fact> = sectors(links)?.into_iter().map(Fact::Sector).collect();
        Ok(Cover::of_facts(&[Fact::Lemma(lemma)], &links))
    };
    let at_most = Cover::of_facts(&[Fact::Lemma(0)], &[Fact::Lemma(1)]);
    let covers = [cover(0, "3R1")?, at_most, cover(2, "3C2")?, cover(3, "6R4")?];
    let actions = ["3r1c9", "3r5c2", "3r9c2", "6r4c9"];
    let actions: Vec<Action> =
        actions.iter().map(|name| name.parse().map(no)).collect::<Result<_, _>>()?;
    let proof = Proof {
        lemmas: [by_cover, by_refutation, by_cases, by_guardians].into(),
        then: Reason::Covers(covers.into_iter().collect()),
    };
    assert_eq!(ninerooks_proof::check(&grid, &actions, &proof), Ok(()));
    let technique = by_name("rank-n").ok_or("a technique")?.id();
    let shape = Shape::Sets(Sets { truths: 1, rank: 0, known: None });
    let step = Finding { actions: Actions::from_slice(&actions), shape, proof }.by(technique);
    let mut path = Steps::new(grid);
    path.push(step);
    let export = Export::new(&path)?;
    let (formula, proof) = (export.formula(), export.proof());
    let verdict = checker.verdict("lemmas", &formula, &proof)?;
    assert_eq!(verdict.as_deref(), Some("NO CONCLUSION"), "{proof}");
    let claims = proof.matches("@n_").count();
    assert!(claims > 4);
    Ok(())
}
