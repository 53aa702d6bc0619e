//! Every kind of proof in every place where one can be: as the reason of a step or of a lemma, under an
//! assumption, in cases, and there once more.

use libtest_mimic::Failed;
use ninerooks_board::{Candidate, CandidateSet, Grid, Sector};
use ninerooks_logic::{by_name, rookery::Space};
use ninerooks_proof::{
    Action, Branch, CandidateCover, Cases, Clause, Cover, Deduction, Deletion, Disproof,
    GuardedPatterns, GuardianKind, Guardians, Lemma, Pattern, Proof, Reason, Refutation,
    RookeryProof, Symmetry,
};

use ninerooks_step::{Actions, Finding, Path as Steps, Sets, Shape, Step};
use ninerooks_veripb::{Export, Refusal};

use crate::verifier::Checker;

/// A puzzle whose path with exotic patterns has chains through an exocet: lemmas by refutations, and in these a
/// proof by patterns.
const EXOCETS: &str =
    ".2.45........89..37.............7.98....6.2..8.....347.4.6.18..6..57...4....2..7.";

pub(crate) fn exocets(checker: &Checker) -> Result<(), Failed> {
    let path = crate::path(EXOCETS, "exotic")?;
    let by_patterns = |deduction: &Deduction| matches!(deduction, Deduction::Inner { by, .. } if matches!(**by, Reason::Rookeries(_)));
    let is_exocet = |lemma: &Lemma| match &lemma.by {
        Reason::Refute(refutation) => {
            refutation.disproofs.iter().flat_map(|disproof| &disproof.deductions).any(by_patterns)
        }
        _ => false,
    };
    let has_exocet = |step: &&Step| step.proof.lemmas.iter().any(is_exocet);
    assert!(path.steps.iter().any(|step| has_exocet(&step)), "a chain through an exocet");
    let export = Export::new(&path)?;
    let verdict = checker.verdict("exocets", &export.formula(), &export.proof())?;
    let expected = if path.end.is_solved() { "SATISFIABLE" } else { "NO CONCLUSION" };
    assert_eq!(verdict.as_deref(), Some(expected));
    Ok(())
}

/// Candidates of the digits 1, 2 and 3 that every kind of proof excludes: in row 1, from column 4 on.
fn target(digit: usize) -> Result<Candidate, Failed> {
    Ok(format!("{digit}r1c{}", 3 + digit).parse()?)
}

/// In box 1 the digits 1, 2 and 3 are in row 1 only. In columns 4, 5 and 6 two cells of box 5 have two digits, and
/// a third one has the target's besides. r1c5 has only 1 and 2, r1c6 has 2 and 3, and r9c9 has 8 and 9. The patterns of 1, 2
/// and 3 are few.
fn start() -> Result<Grid, Failed> {
    let mut grid = Grid::default();
    let cells = [
        ("r1c5", "12"),
        ("r1c6", "23"),
        ("r9c9", "89"),
        ("r4c4", "45"),
        ("r5c4", "45"),
        ("r6c4", "145"),
        ("r4c5", "67"),
        ("r5c5", "67"),
        ("r6c5", "267"),
        ("r4c6", "89"),
        ("r5c6", "89"),
        ("r6c6", "389"),
    ];
    for (cell, live) in cells {
        for digit in "123456789".chars().filter(|digit| !live.contains(*digit)) {
            grid.eliminate(format!("{digit}{cell}").parse()?);
        }
    }
    for row in 2..=9usize {
        for column in 1..=9usize {
            for digit in 1..=3usize {
                let box_1 = row <= 3 && column <= 3;
                let box_5 = (4..=6).contains(&row) && (4..=6).contains(&column);
                if box_1 || !box_5 && (row * column + row + digit) % 2 == 0 {
                    grid.eliminate(format!("{digit}r{row}c{column}").parse()?);
                }
            }
        }
    }
    Ok(grid)
}

/// Why the target of a digit is false.
type Kind = fn(usize) -> Result<Reason, Failed>;
/// The same for the target of 1, by such a reason somewhere inside.
type Place = fn(Kind) -> Result<Reason, Failed>;

fn by_cover(digit: usize) -> Result<Reason, Failed> {
    let cover = Cover::new(&[format!("{digit}B1").parse()?], &[format!("{digit}R1").parse()?]);
    Ok(Reason::Covers(cover.into()))
}

#[allow(clippy::unnecessary_wraps)] // one kind of several
fn by_patterns(_: usize) -> Result<Reason, Failed> {
    Ok(Reason::Rookeries(RookeryProof::default()))
}

fn by_refutation(digit: usize) -> Result<Reason, Failed> {
    let conflict = format!("{digit}B1").parse()?;
    let disproof = Disproof::of(target(digit)?, Box::default(), conflict);
    Ok(Reason::Refute(Refutation { disproofs: [disproof].into() }))
}

fn by_cases(digit: usize) -> Result<Reason, Failed> {
    let sector: Sector = format!("{digit}B1").parse()?;
    let branch = |candidate| Branch { candidate, deductions: Box::default(), conflict: None };
    let branches = sector.candidates()[..3].iter().copied().map(branch).collect();
    Ok(Reason::Cases(Cases { truth: sector.into(), branches }))
}

/// Three cells of a column and a box with two digits, and a guardian.
fn impossible(digit: usize) -> Result<Guardians, Failed> {
    let sectors: Vec<Sector> =
        (4..=6).map(|row| format!("{row}N{}", 3 + digit).parse()).collect::<Result<_, _>>()?;
    let kept = sectors.iter().flat_map(|cell| cell.candidates()[3..].iter().copied()).collect();
    Ok(Guardians { kind: GuardianKind::Impossible, sectors: sectors.into(), kept })
}

fn by_guardians(digit: usize) -> Result<Reason, Failed> {
    Ok(Reason::Guardians(Box::new(impossible(digit)?)))
}

const KINDS: [(&str, Kind); 5] = [
    ("a cover", by_cover),
    ("patterns", by_patterns),
    ("a refutation", by_refutation),
    ("cases", by_cases),
    ("guardians", by_guardians),
];

/// Assumes the target of a digit, so that the cell of the next target has nothing but that.
fn refute(digit: usize, inner: Reason) -> Result<Reason, Failed> {
    let actions = [Action::Eliminate(target(digit + 1)?)].into();
    let deductions = [Deduction::Inner { by: Box::new(inner), actions }].into();
    let disproof = Disproof::of(target(digit)?, deductions, format!("1N{}", 4 + digit).parse()?);
    Ok(Reason::Refute(Refutation { disproofs: [disproof].into() }))
}

/// Whichever digit r9c9 or r5c6 has, the target of a digit is false.
fn cases(digit: usize, cell: &str, inner: &Reason) -> Result<Reason, Failed> {
    let sector: Sector = cell.parse()?;
    let actions = [Action::Eliminate(target(digit)?)];
    let branch = |candidate| Branch {
        candidate,
        deductions: [Deduction::Inner { by: Box::new(inner.clone()), actions: actions.into() }]
            .into(),
        conflict: None,
    };
    let branches = sector.candidates()[7..].iter().copied().map(branch).collect();
    Ok(Reason::Cases(Cases { truth: sector.into(), branches }))
}

const PLACES: [(&str, Place); 7] = [
    ("alone", |kind| kind(1)),
    ("in a refutation", |kind| refute(1, kind(2)?)),
    ("in cases", |kind| cases(1, "9N9", &kind(1)?)),
    ("in a refutation in a refutation", |kind| refute(1, refute(2, kind(3)?)?)),
    ("in cases in a refutation", |kind| refute(1, cases(2, "9N9", &kind(2)?)?)),
    ("in a refutation in cases", |kind| cases(1, "9N9", &refute(1, kind(2)?)?)),
    ("in cases in cases", |kind| cases(1, "9N9", &cases(1, "5N6", &kind(1)?)?)),
];

/// The reason by itself, and as that of a lemma: not both the target and another candidate are true.
fn steps(reason: &Reason) -> Result<[Proof; 2], Failed> {
    let both = [target(1)?, target(3)?].into_iter().collect();
    let lemma = Lemma { says: Clause::AtMostOne(both), by: reason.clone() };
    let then = by_cover(1)?;
    Ok([reason.clone().into(), Proof { lemmas: [lemma].into(), then }])
}

fn path(grid: Grid, actions: &[Action], proof: Proof) -> Result<Steps, Failed> {
    let technique = by_name("rank-n").ok_or("a technique")?.id();
    let shape = Shape::Sets(Sets { truths: 1, rank: 0, known: None });
    let actions = Actions::from_slice(actions);
    let mut path = Steps::new(grid);
    path.push(Finding { actions, shape, proof }.by(technique));
    Ok(path)
}

fn verify(checker: &Checker, what: &str, path: &Steps) -> Result<(), Failed> {
    let export = Export::new(path).map_err(|refusal| format!("{what}: {refusal}"))?;
    for eliminated in path.steps.iter().flat_map(Step::eliminations) {
        let claim = format!("@n_{eliminated} rup 1 ~x{eliminated} >= 1 :");
        assert!(export.proof().contains(&claim), "{what}: {claim}");
    }
    let verdict = checker.verdict("inner", &export.formula(), &export.proof())?;
    assert_eq!(verdict.as_deref(), Some("NO CONCLUSION"), "{what}: {}", export.proof());
    Ok(())
}

pub(crate) fn everywhere(checker: &Checker) -> Result<(), Failed> {
    let grid = start()?;
    let actions = [Action::Eliminate(target(1)?)];
    for (kind, by) in KINDS {
        for (place, inside) in PLACES {
            for proof in steps(&inside(by)?)? {
                let what = format!("{kind} {place}, {} lemmas", proof.lemmas.len());
                verify(checker, &what, &path(grid, &actions, proof)?)?;
            }
        }
    }
    Ok(())
}

pub(crate) fn premises(_: &Checker) -> Result<(), Failed> {
    const PREMISES: [(&str, Kind); 7] = [
        ("a deadly pattern", |digit| kind(digit, GuardianKind::Deadly)),
        ("one by parity", |digit| kind(digit, GuardianKind::DeadlyParity)),
        ("a reverse one", |digit| kind(digit, GuardianKind::Reverse)),
        ("a clue cover", |digit| kind(digit, GuardianKind::ClueCover)),
        ("two lines", |digit| kind(digit, GuardianKind::TwoLines)),
        ("patterns by a deadly pattern", |digit| {
            let by = Guardians { kind: GuardianKind::Deadly, ..impossible(digit)? };
            Ok(guarded(by, []))
        }),
        ("a symmetry", |_| {
            let lines = [0, 1, 2, 3, 4, 5, 6, 7, 8];
            let identity = Symmetry { transpose: true, rows: lines, columns: lines, digits: lines };
            Ok(Reason::Symmetry(identity))
        }),
    ];
    let grid = start()?;
    let actions = [Action::Eliminate(target(1)?)];
    for (kind, by) in PREMISES {
        for (place, inside) in PLACES {
            for proof in steps(&inside(by)?)? {
                let refused = Export::new(&path(grid, &actions, proof)?);
                let by_name = matches!(refused, Err(Refusal::Uniqueness { step: 1, .. }));
                assert!(by_name, "{kind} {place}: {refused:?}");
            }
        }
    }
    Ok(())
}

fn kind(digit: usize, kind: GuardianKind) -> Result<Reason, Failed> {
    Ok(Reason::Guardians(Box::new(Guardians { kind, ..impossible(digit)? })))
}

fn guarded(by: Guardians, targets: impl IntoIterator<Item = Pattern>) -> Reason {
    let targets = targets.into_iter().collect();
    let deletion = Deletion::Guarded(Box::new(GuardedPatterns { by, targets }));
    Reason::Rookeries(RookeryProof { deletions: [deletion].into() })
}

/// The patterns of 1 through the target are deleted by what is about candidates: guardians, or a cover.
pub(crate) fn patterns_by_candidates(checker: &Checker) -> Result<(), Failed> {
    // Box 1 has another place for 1, and so has box 5: nothing about the digit alone excludes the target.
    let mut candidates = *start()?.live();
    ["1r2c1", "1r5c5", "1r4c6"].iter().try_for_each(|name| -> Result<(), Failed> {
        candidates.insert(name.parse()?);
        Ok(())
    })?;
    let mut grid = Grid::default();
    (CandidateSet::ALL - candidates).iter().for_each(|candidate| grid.eliminate(candidate));
    let digit = target(1)?.digit();
    let space = Space::new(&grid, digit.into());
    let at = target(1)?.cell();
    let through = space.of(digit).iter().filter(|live| live.cells.contains(at));
    let targets: Vec<Pattern> =
        through.map(|live| Pattern { digit, rookery: live.rookery }).collect();
    assert!(!targets.is_empty(), "the deletion has something to do");
    let sectors = |names: &[&str]| -> Result<Vec<Sector>, Failed> {
        Ok(names.iter().map(|name| name.parse()).collect::<Result<_, _>>()?)
    };
    let cover = Cover::new(&sectors(&["4N4", "5N4", "6N4"])?, &sectors(&["4C4", "5C4", "1C4"])?);
    let cover = CandidateCover { cover, targets: targets.clone().into() };
    let cover = Deletion::Candidates(Box::new(cover));
    let cover = Reason::Rookeries(RookeryProof { deletions: [cover].into() });
    let actions = [Action::Eliminate(target(1)?)];
    for reason in [guarded(impossible(1)?, targets), cover] {
        for reason in [reason.clone(), cases(1, "9N9", &reason)?] {
            for proof in steps(&reason)? {
                let proof = Proof { then: reason.clone(), ..proof };
                verify(checker, "patterns by candidates", &path(grid, &actions, proof)?)?;
            }
        }
    }
    let nothing = path(grid, &actions, by_patterns(1)?.into())?;
    assert!(matches!(Export::new(&nothing), Err(Refusal::Step { .. })), "without a deletion");
    Ok(())
}

/// Each elimination by patterns of some paths once more, whichever candidate of a cell is assumed; and as a lemma.
pub(crate) fn deletions_in_cases(checker: &Checker) -> Result<(), Failed> {
    let mut kinds = [0; 4];
    for (text, profile) in [(crate::PATTERNS, "rookery"), (crate::PAIRS, "pom-pairs")] {
        let whole = crate::path(text, profile)?;
        for (grid, step) in whole.walk() {
            let Reason::Rookeries(proof) = &step.proof.then else { continue };
            let eliminations: Vec<Candidate> = step.eliminations().collect();
            let (Some(&first), Some(cases)) =
                (eliminations.first(), in_cell(&grid, &eliminations, &step.proof.then))
            else {
                continue;
            };
            for deletion in &proof.deletions {
                kinds[match deletion {
                    Deletion::Cover(_) => 0,
                    Deletion::Candidates(_) => 1,
                    Deletion::Pattern { .. } => 2,
                    Deletion::Pair { .. } => 3,
                    Deletion::Guarded(_) => continue,
                }] += 1;
            }
            let actions: Vec<Action> = eliminations.into_iter().map(Action::Eliminate).collect();
            let apart = |other: &Candidate| other.digit() == first.digit() && !other.sees(first);
            let other = grid.open().find(|other| apart(other) && *other != first);
            let says = Clause::AtMostOne([first].into_iter().chain(other).collect());
            let lemma = Lemma { says, by: step.proof.then.clone() };
            let lemmas = step.proof.lemmas.iter().cloned().chain([lemma]).collect();
            let proof = Proof { lemmas, then: Reason::Cases(cases) };
            verify(checker, profile, &path(grid, &actions, proof)?)?;
        }
    }
    assert!([kinds[0], kinds[2], kinds[3]].iter().all(|&many| many > 0), "{kinds:?}");
    Ok(())
}

/// The cases of a cell with two digits, none of them eliminated, where both leave something to be shown.
fn in_cell(grid: &Grid, eliminations: &[Candidate], by: &Reason) -> Option<Cases> {
    let two = grid.unsolved().filter(|&cell| grid.digits(cell).len() == 2);
    let far = |cell: &ninerooks_board::Cell| eliminations.iter().all(|c| c.cell() != *cell);
    two.filter(far).find_map(|cell| {
        let branch = |candidate: Candidate| {
            let mut after = *grid;
            after.place(candidate);
            let left = eliminations.iter().filter(|c| after.is_live(**c));
            let actions: Box<[Action]> = left.map(|&c| Action::Eliminate(c)).collect();
            let is_plain = actions.is_empty();
            let inner = Deduction::Inner { by: Box::new(by.clone()), actions };
            (!is_plain).then(|| Branch { candidate, deductions: [inner].into(), conflict: None })
        };
        let branches: Option<Vec<Branch>> =
            cell.candidates(grid.digits(cell)).map(branch).collect();
        Some(Cases { truth: cell.sector().into(), branches: branches?.into() })
    })
}
