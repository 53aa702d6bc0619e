//! A path, step by step.

use core::fmt::Write as _;
use ninerooks_board::{Candidate, Grid};
use ninerooks_proof::{Action, Cover, Reason};
use ninerooks_step::{Path, Step};

use crate::assumption::Assumed;
use crate::names::{no, variable, yes};
use crate::refusal::{Unwritten, Written};
use crate::rookery::Patterns;
use crate::writer::Writer;
use crate::{Refusal, assumption, formula, guardians, lemmas, rules, sums};

/// A path as a formula and a proof.
///
/// ```
/// use ninerooks_board::{Grid, Puzzle};
/// use ninerooks_step::Path;
/// use ninerooks_veripb::Export;
///
/// let export = Export::new(&Path::new(Grid::new(&Puzzle::default())?))?;
/// assert!(export.formula().contains("@t_3r1 1 x3r1c1 1 x3r1c2"));
/// assert!(export.proof().ends_with("conclusion NONE;\nend pseudo-Boolean proof;\n"));
/// assert!(export.uniqueness().is_err());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Export {
    start: Grid,
    end: Grid,
    lines: String,
}

impl Export {
    /// Writes the proof of every step.
    ///
    /// # Errors
    /// When a step assumes uniqueness, is not right, or would take too many lines.
    pub fn new(path: &Path) -> Result<Self, Refusal> {
        let mut writer = Writer::new(&path.start);
        for (i, (grid, step)) in path.walk().enumerate() {
            let (number, technique) = (i + 1, step.technique);
            if step.assumes_uniqueness() {
                return Err(Refusal::Uniqueness { step: number, technique });
            }
            let refused = |reason| Refusal::Step { step: number, technique, reason };
            step.check(&grid).map_err(refused)?;
            let _ = writeln!(writer.text, "% Step {number}: {technique}");
            write_step(&mut writer, &grid, step)
                .map_err(|unwritten| unwritten.in_step(number, technique))?;
        }
        Ok(Self { start: path.start, end: path.end, lines: writer.text })
    }

    /// Writes a path that assumes uniqueness, behind one that does not and reaches the solution.
    ///
    /// What `first` shows is that the solution is the only one. Then whatever holds in it follows, so
    /// each claim of `path` gets a line of its own; its own argument, which speaks of solutions and not
    /// of candidates, cannot be written in this language and is not.
    ///
    /// # Errors
    /// When `first` cannot be written or does not reach a solution, or `path` has another start or a
    /// step that is not right.
    pub fn after(first: &Path, path: &Path) -> Result<Self, Refusal> {
        let mut export = Self::new(first)?;
        if !first.end.is_solved() || first.start != path.start {
            return Err(Refusal::Unsolved);
        }
        for (i, (grid, step)) in path.walk().enumerate() {
            let (number, technique) = (i + 1, step.technique);
            step.check(&grid).map_err(|reason| Refusal::Step {
                step: number,
                technique,
                reason,
            })?;
            let _ = writeln!(export.lines, "% Step {number} of the path: {technique}");
            for action in &step.actions {
                export.claim(*action).ok_or(Refusal::Uniqueness { step: number, technique })?;
            }
        }
        Ok(export)
    }

    /// A line for what holds in the solution; nothing when it does not.
    fn claim(&mut self, action: Action) -> Option<()> {
        let candidate = action.candidate();
        let (sign, label) = match action {
            Action::Place(_) => ("", yes(candidate)),
            Action::Eliminate(_) => ("~", no(candidate)),
        };
        let is_true = self.end.value(candidate.cell()) == Some(candidate.digit());
        if is_true != sign.is_empty() {
            return None;
        }
        let _ = writeln!(self.lines, "rup 1 {sign}{} >= 1 : ~ {label};", variable(candidate));
        Some(())
    }

    /// The puzzle, in the format OPB.
    pub fn formula(&self) -> String {
        formula::formula(&self.start, None)
    }

    /// The path. It concludes that the formula is satisfiable, with the solution, if the path
    /// reaches one, and nothing otherwise.
    pub fn proof(&self) -> String {
        let conclusion = if self.end.is_solved() {
            let solution = formula::standing(&self.end);
            let literal = |candidate: Candidate| {
                let sign = if solution.contains(&candidate) { "" } else { "~" };
                format!(" {sign}{}", variable(candidate))
            };
            format!("SAT :{}", Candidate::all().map(literal).collect::<String>())
        } else {
            "NONE".to_owned()
        };
        framed(&self.lines, &conclusion)
    }

    /// The puzzle with the demand that its solution be another one than the path's, and the proof
    /// that this has no solution.
    ///
    /// # Errors
    /// When the path does not reach a solution.
    pub fn uniqueness(&self) -> Result<(String, String), Refusal> {
        if !self.end.is_solved() {
            return Err(Refusal::Unsolved);
        }
        let solution = formula::standing(&self.end);
        let hints: Vec<String> = solution.iter().map(|&c| yes(c)).collect();
        let last = format!("rup >= 1 : ~ @other {};\n", hints.join(" "));
        let lines = format!("{}% The other solution\n{last}", self.lines);
        Ok((formula::formula(&self.start, Some(&solution)), framed(&lines, "UNSAT : -1")))
    }
}

fn framed(lines: &str, conclusion: &str) -> String {
    format!(
        "pseudo-Boolean proof version 3.0\n{lines}output NONE;\nconclusion {conclusion};\n\
         end pseudo-Boolean proof;\n"
    )
}

/// The lines of a step that the checker has accepted.
fn write_step(writer: &mut Writer, grid: &Grid, step: &Step) -> Written {
    lemmas::write(writer, grid, &step.proof.lemmas)?;
    match &step.proof.then {
        Reason::Covers(covers) => write_covers(writer, step, covers),
        Reason::Refute(proof) => assumption::refute(writer, grid, proof)?,
        Reason::Guardians(proof) => guardians::exclude(writer, grid, step, proof)?,
        // Their placements have proofs of their own.
        Reason::Rookeries(proof) => return Patterns::write(writer, grid, &step.actions, proof),
        Reason::Cases(proof) => return assumption::cases(writer, grid, &step.actions, proof),
        Reason::Symmetry(_) => return Err(Unwritten::Uniqueness),
        Reason::Rules => {
            for candidate in step.eliminations() {
                let hints = rules::hints(writer, &[Action::Place(candidate)]);
                writer.exclude(candidate, &hints);
            }
        }
        Reason::Fillings(lemma) => {
            let all: Vec<Vec<Action>> =
                step.eliminations().map(|candidate| vec![Action::Place(candidate)]).collect();
            let hints = sums::fillings(writer, &Assumed::nothing(grid), &all, *lemma)?;
            for (candidate, hints) in step.eliminations().zip(hints) {
                writer.exclude(candidate, &hints);
            }
        }
    }
    write_placements(writer, grid, step);
    Ok(())
}

/// Each elimination by the first cover that shows it.
fn write_covers(writer: &mut Writer, step: &Step, covers: &[Cover]) {
    for cover in covers {
        let excludes =
            |candidate: &Candidate| writer.weights(cover).reaches(*candidate, cover.scale);
        let excluded: Vec<Candidate> = step.eliminations().filter(excludes).collect();
        let mut label = None;
        for candidate in excluded {
            if writer.live.contains(candidate) {
                let label = label.get_or_insert_with(|| writer.cover(cover)).clone();
                writer.exclude(candidate, &[label]);
            }
        }
    }
}

/// Placements, each the last candidate of a sector once the step's eliminations are done.
fn write_placements(writer: &mut Writer, grid: &Grid, step: &Step) {
    let mut after = *grid;
    step.eliminations().for_each(|candidate| Action::Eliminate(candidate).apply(&mut after));
    for candidate in step.placements() {
        let sectors = candidate.sectors();
        // Where the checker has found none, a rule says that one of a set is true.
        let sector = sectors.iter().find(|&&s| after.only_in(s) == Some(candidate));
        writer.place_last(candidate, sector.copied());
    }
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{CandidateSet, Puzzle};
    use ninerooks_logic::{Checking, Profile, solve};
    use ninerooks_proof::{
        Deletion, GuardedPatterns, GuardianKind, Guardians, Proof, RookeryProof,
    };

    use super::*;

    /// The first steps of a puzzle: singles.
    fn path() -> Path {
        let mut puzzle = Puzzle::default();
        for column in 1..9 {
            puzzle.give(format!("{column}r1c{column}").parse().unwrap());
        }
        let profile = Profile::by_id("basic").unwrap();
        solve(&Grid::new(&puzzle).unwrap(), &profile, Checking::On).path
    }

    #[test]
    fn a_single_is_the_last_of_its_sector() {
        let export = Export::new(&path()).unwrap();
        let text = export.proof();
        assert!(text.contains("rup 1 x9r1c9 >= 1 : ~ @n_"), "{text}");
        assert!(text.contains("@n_9r9c9 rup 1 ~x9r9c9 >= 1 : ~ @y_9r1c9 @l_9c9;\n"), "{text}");
        let formula = export.formula();
        assert_eq!(formula.lines().filter(|line| line.starts_with("@y_")).count(), 8);
        assert!(formula.starts_with("* #variable= 729 #constraint= 656\n"));
        assert_eq!(formula.lines().count(), 657);
    }

    #[test]
    fn a_step_that_assumes_uniqueness_is_refused_by_name() {
        let mut path = path();
        let technique = path.steps[0].technique;
        path.steps[0].proof = guarded(GuardianKind::Deadly);
        assert_eq!(Export::new(&path), Err(Refusal::Uniqueness { step: 1, technique }));
    }

    /// r2c1 has nothing but its guardians.
    fn guarded(kind: GuardianKind) -> Proof {
        let sectors = ["2N1".parse().unwrap()].into();
        let by = Guardians { kind, sectors, kept: CandidateSet::EMPTY };
        let guarded = GuardedPatterns { by, targets: Box::default() };
        let deletions = Box::new([Deletion::Guarded(Box::new(guarded))]);
        Proof::rookeries(RookeryProof { deletions })
    }

    #[test]
    fn a_wrong_step_is_refused_before_anything_is_written() {
        let mut path = path();
        path.steps[0].actions[0] = Action::Eliminate("9r1c9".parse().unwrap());
        let refusal = Export::new(&path).unwrap_err();
        assert!(matches!(refusal, Refusal::Step { step: 1, .. }), "{refusal}");
    }
}
