//! Findings in words.

use std::fmt::Write;

use ninerooks_board::{Candidate, Grid};
use ninerooks_logic::setlogic::{Pattern, Witness};
use ninerooks_proof::Action;
use ninerooks_render::{Scene, ansi};
use ninerooks_step::Shape;
use ninerooks_text::notation::yas::Algebra;
use ninerooks_text::notation::{rncn, sets};

use super::finding::{Finding, Once, Verdict};
use crate::look::{BAD, BOLD, GOOD, Look};
use crate::words::{plural, wrapped};

/// How much is told.
pub(super) struct Telling {
    pub(super) algebra: bool,
    pub(super) draw: bool,
    pub(super) look: Look,
}

impl Telling {
    /// All findings. Of many, those without a pattern are only counted.
    pub(super) fn all(&self, grid: &Grid, findings: &[Finding]) -> String {
        if let [only] = findings {
            return self.one(grid, only);
        }
        let (proved, others): (Vec<&Finding>, Vec<&Finding>) =
            findings.iter().partition(|finding| finding.verdict.is_yes());
        let mut text: String = proved.iter().map(|finding| self.one(grid, finding)).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(text, "{} of {} open candidates fall.", proved.len(), findings.len());
        let kinds = [
            (Verdict::NoPattern, "to no pattern of any size"),
            (Verdict::BeyondLimits, "to no pattern within the limits"),
            (Verdict::NotFound, "to no pattern found with the work that is allowed"),
        ];
        for (verdict, words) in kinds {
            let of_kind = others.iter().filter(|finding| finding.verdict == verdict);
            let unsure = of_kind.clone().filter(|finding| is_unsure(finding, grid)).count();
            match (of_kind.count(), unsure) {
                (0, _) => {}
                (count, 0) => {
                    let _ = writeln!(text, "{count} fall {words}{}.", proof_of(verdict));
                }
                (count, unsure) => {
                    let _ =
                        writeln!(text, "{count} fall {words}; {unsure} by inexact numbers only.");
                }
            }
        }
        text
    }

    fn one(&self, grid: &Grid, finding: &Finding) -> String {
        let mut text = String::new();
        if let Some(target) = finding.target
            && finding.pattern.is_some()
        {
            let _ = write!(text, "{}  ", self.look.paint(BOLD, target));
        }
        if let Some(pattern) = &finding.pattern {
            text += &self.pattern(grid, finding, pattern);
        }
        text += &self.verdict(grid, finding);
        if let Some(pattern) = &finding.pattern {
            text += &self.more(grid, finding, pattern);
        }
        text
    }

    /// Truths, links and rank, with what people call them.
    fn pattern(&self, grid: &Grid, finding: &Finding, pattern: &Pattern) -> String {
        if finding.once.is_some() {
            return format!(
                "{}{}",
                whole(pattern),
                sentence(self.look, &sets::print(&pattern.cover))
            );
        }
        let mut line = sets::print_counted(&pattern.cover);
        let shape = finding.step(grid).map(|step| step.shape);
        if let Some(Shape::Sets { known: Some(name), .. }) = shape
            && finding.verdict == Verdict::Proved
        {
            let _ = write!(line, "  ({name})");
        }
        line + "\n"
    }

    fn verdict(&self, grid: &Grid, finding: &Finding) -> String {
        let bad = |words: String| sentence(self.look, &self.look.paint(BAD, words));
        match finding.verdict {
            Verdict::Proved => self.proved(finding),
            Verdict::Uncovered => {
                let lack = finding.uncovered.iter().map(|&(candidate, lack)| match lack {
                    1 => candidate.to_string(),
                    _ => format!("{candidate} ({lack} times)"),
                });
                bad(format!("Not covered: {}", lack.collect::<Vec<_>>().join(", ")))
            }
            Verdict::NothingFalls => {
                bad("All truths are covered, but nothing is in enough links to fall.".to_owned())
            }
            Verdict::Contradiction => {
                bad("No solution: all truths are covered by fewer links than truths.".to_owned())
            }
            Verdict::NoPattern => self.no_pattern(grid, finding),
            Verdict::BeyondLimits => bad(format!(
                "{}: no pattern within the limits exists; one beyond them may.",
                named(finding.target)
            )),
            Verdict::NotFound => {
                bad(format!("{}: not found with the work that is allowed.", named(finding.target)))
            }
            Verdict::NotOpen => bad(format!("{} is no open candidate.", named(finding.target))),
            Verdict::SettledSet => bad("One of the sets holds a placed digit.".to_owned()),
            Verdict::Solved => "Every cell has its digit.\n".to_owned(),
        }
    }

    fn proved(&self, finding: &Finding) -> String {
        let falls = finding.pattern.iter().flat_map(|pattern| &pattern.eliminations);
        let falls: Vec<Action> = falls.copied().map(Action::Eliminate).collect();
        let placed: Vec<Action> = finding.placements.iter().copied().map(Action::Place).collect();
        let mut text = String::new();
        for (title, actions) in [("Eliminations", falls), ("Placements", placed)] {
            if !actions.is_empty() {
                let count = if finding.once.is_some() {
                    format!(" ({})", actions.len())
                } else {
                    String::new()
                };
                let title = self.look.paint(GOOD, format_args!("{title}{count}:"));
                let line = format!("{title} {}", rncn::print_actions(&actions));
                text += &sentence(self.look, &line);
            }
        }
        text += match finding.once {
            Some(Once::Yes(_)) => "One whose sets count once each exists.\n",
            Some(Once::No) => "None whose sets count once each exists.\n",
            Some(Once::Unknown) => {
                "Whether one exists whose sets count once each was not found out.\n"
            }
            None => "",
        };
        if let Some(Once::Yes(pattern)) = &finding.once {
            text += &sentence(self.look, &sets::print(&pattern.cover));
        }
        text
    }

    fn no_pattern(&self, grid: &Grid, finding: &Finding) -> String {
        let title = match finding.target {
            Some(target) => format!("{target}: no pattern of any size exists."),
            None => "No pattern of any size proves all that is false.".to_owned(),
        };
        let why = match &finding.witness {
            Some(Witness::Exact { denominator, parts }) if !is_unsure(finding, grid) => {
                shared(finding.target, *denominator, parts.len())
            }
            _ => "So inexact numbers say; they could not be checked.".to_owned(),
        };
        sentence(self.look, &self.look.paint(BAD, title)) + &sentence(self.look, &why)
    }

    /// Algebra and picture.
    fn more(&self, grid: &Grid, finding: &Finding, pattern: &Pattern) -> String {
        let mut text = String::new();
        if self.algebra {
            let _ = write!(text, "\n{}", Algebra::new(grid, &pattern.cover));
        }
        if self.draw
            && let Some(step) = finding.step(grid)
        {
            let scene = Scene::of_step(grid, &step);
            let _ = write!(text, "\n{}", ansi::draw(&scene, &self.look.drawing()));
        }
        text
    }
}

fn sentence(look: Look, text: &str) -> String {
    wrapped(look, 0, text)
}

fn named(target: Option<Candidate>) -> String {
    target.map_or_else(|| "The pattern".to_owned(), |target| target.to_string())
}

const fn proof_of(verdict: Verdict) -> &'static str {
    match verdict {
        Verdict::NoPattern => ", which was checked",
        _ => "",
    }
}

/// Whether a finding of no pattern has nothing to show for it that holds.
fn is_unsure(finding: &Finding, grid: &Grid) -> bool {
    finding.verdict == Verdict::NoPattern
        && !finding.witness.as_ref().is_some_and(|witness| match finding.target {
            Some(target) => witness.holds(grid, target),
            None => witness.is_undecided(grid),
        })
}

/// How the truth of the sets can be shared out although the wanted pattern would forbid it.
fn shared(target: Option<Candidate>, denominator: i32, candidates: usize) -> String {
    let what = match target {
        Some(target) if denominator == 1 => {
            return format!("Checked: there is a solution with {target}.");
        }
        Some(target) => format!("{target} has all of its own"),
        None => "more than one is left for some".to_owned(),
    };
    let part = match denominator {
        2 => "halves".to_owned(),
        3 => "thirds".to_owned(),
        4 => "quarters".to_owned(),
        n => format!("parts of 1/{n}"),
    };
    format!(
        "Checked: the truth of every set can be shared out among {candidates} candidates in \
         {part}, so that {what}."
    )
}

/// How large the pattern of a whole puzzle is.
fn whole(pattern: &Pattern) -> String {
    let size = pattern.size();
    let [truths, links] = [pattern.cover.truths().count(), pattern.cover.links().count()];
    format!(
        "The whole puzzle is one pattern, which the checker accepts:\n\
         {} in {truths} sets, {links} link sets, rank {}, multiplicity at most {}\n",
        plural(size.truths, "truth", "truths"),
        size.rank,
        size.multiplicity,
    )
}
