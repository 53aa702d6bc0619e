//! Findings in words.

use std::fmt::Write;

use ninerooks_board::Grid;
use ninerooks_logic::setlogic::{Finding, Once, Outcome, Pattern};
use ninerooks_logic::techniques;
use ninerooks_proof::Action;
use ninerooks_render::{Scene, ansi};
use ninerooks_text::notation::yas::Algebra;
use ninerooks_text::notation::{rncn, sets};

use crate::term::look::{BAD, BOLD, GOOD, Look};
use crate::words::{plural, wrapped};

/// How much is shown.
pub(super) struct Detail {
    pub(super) algebra: bool,
    pub(super) draw: bool,
    pub(super) look: Look,
}

impl Detail {
    /// All findings. Of many, those without a pattern are only counted.
    pub(super) fn all(&self, grid: &Grid, findings: &[Finding]) -> String {
        if let [only] = findings {
            return self.one(grid, only);
        }
        let (proved, others): (Vec<&Finding>, Vec<&Finding>) =
            findings.iter().partition(|finding| finding.outcome.is_yes());
        let mut text: String = proved.iter().map(|finding| self.one(grid, finding)).collect();
        // Writing to a string cannot fail.
        let _ = writeln!(
            text,
            "{} of {} open candidates are eliminated.",
            proved.len(),
            findings.len()
        );
        let kinds = [
            (Outcome::NoPattern, "by no pattern of any size"),
            (Outcome::BeyondLimits, "by no pattern within the limits"),
            (Outcome::NotFound, "by no pattern found with the work that is allowed"),
        ];
        for (outcome, words) in kinds {
            let of_kind = others.iter().filter(|finding| finding.outcome == outcome);
            let unsure = of_kind.clone().filter(|finding| finding.is_unsure(grid)).count();
            match (of_kind.count(), unsure) {
                (0, _) => {}
                (count, 0) => {
                    let _ = writeln!(text, "{count} {words}{}.", proof_of(outcome));
                }
                (count, unsure) => {
                    let _ = writeln!(text, "{count} {words}; {unsure} by inexact numbers only.");
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
        if let Some(name) = finding.known(grid) {
            let _ = write!(line, "  ({name})");
        }
        line + "\n"
    }

    fn verdict(&self, grid: &Grid, finding: &Finding) -> String {
        if finding.outcome == Outcome::Proved {
            return self.proved(finding);
        }
        let mut sentences = finding.sentences(grid);
        if let Some(first) = sentences.first_mut().filter(|_| !finding.outcome.is_yes()) {
            *first = self.look.paint(BAD, first.as_str());
        }
        sentences.iter().map(|words| sentence(self.look, words)).collect()
    }

    fn proved(&self, finding: &Finding) -> String {
        let eliminated = finding.pattern.iter().flat_map(|pattern| &pattern.eliminations);
        let eliminated: Vec<Action> = eliminated.copied().map(Action::Eliminate).collect();
        let placed: Vec<Action> = finding.placements.iter().copied().map(Action::Place).collect();
        let mut text = String::new();
        for (title, actions) in [("Eliminations", eliminated), ("Placements", placed)] {
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

    /// Algebra and picture.
    fn more(&self, grid: &Grid, finding: &Finding, pattern: &Pattern) -> String {
        let mut text = String::new();
        if self.algebra {
            let _ = write!(text, "\n{}", Algebra::new(grid, &pattern.cover));
        }
        if self.draw
            && let Some(step) = finding.step(grid, techniques::SET_LOGIC.id())
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

const fn proof_of(outcome: Outcome) -> &'static str {
    match outcome {
        Outcome::NoPattern => ", which was checked",
        _ => "",
    }
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
