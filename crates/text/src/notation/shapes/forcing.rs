//! Forcing chains: `Forcing Chain Verity: r1c1: 3r1c1-3r1c5=3r2c5-3r2c9; 5r1c1-5r2c3=3r2c3-3r2c9 => r2c9<>3`.

use core::fmt::Write;

use ninerooks_board::{CellSet, SectorKind};
use ninerooks_proof::Action;
use ninerooks_step::{
    Fish, Forcing, ForcingBranch, ForcingChain, ForcingConflict, ForcingNode, ForcingStart, Node,
    Step,
};

use super::InWords;
use super::chain::{holds, node};
use super::deadly::{otherwise, short};
use super::hypothesis::{empty, empty_in_words};
use crate::notation::explain::Explanation;
use crate::notation::fish;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Name, Words, either, houses};

impl InWords for Forcing {
    fn line(&self, _: &Step, notation: Notation) -> String {
        let mut line = match self.start {
            ForcingStart::Impossible | ForcingStart::Candidate => String::new(),
            ForcingStart::Sector(sector) => format!("{}: ", Name(sector)),
            ForcingStart::Guardians(pattern) => format!("{}: ", short(&pattern)),
            ForcingStart::Fins(Fish { digit, base, cover, fins })
            | ForcingStart::Cover(Fish { digit, base, cover, fins }) => {
                let fish = fish::Fish { digit, base, cover, fins, endo_fins: CellSet::EMPTY };
                match notation {
                    Notation::Eureka => format!("{fish}: "),
                    Notation::Hodoku => format!("{fish}: ").replace('\\', " "),
                }
            }
        };
        let branches: Vec<String> = self.branches.iter().map(branch_line).collect();
        line.push_str(&branches.join("; "));
        line
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let mut explanation = Explanation::default();
        let mut head = head(self, words);
        for branch in &self.branches {
            explanation = of_branch(branch, &head, words, explanation);
            head.clear();
        }
        let end = match (self.start, &*self.branches) {
            (ForcingStart::Impossible, _) => "So the assumption is false",
            (ForcingStart::Fins(_), _) => {
                "If no fin is true, the fish eliminates it too. What is false in all cases is false"
            }
            (ForcingStart::Cover(_), _) => {
                "If all of these are false, more houses of the fish are left than houses that cover them. \
                 So one of these is true, and what is false in all cases is false"
            }
            (_, [_, _]) => "What follows both ways is so",
            _ => "What follows in all cases is so",
        };
        explanation.text(format!("{end}: {}.", words.actions(step)))
    }

    fn place(&self, _: &Step) -> String {
        let from = |branch: &ForcingBranch| format!("from {}", branch.assumed.candidate().cell());
        match self.start {
            ForcingStart::Sector(sector) => match sector.kind() {
                SectorKind::Cell(cell) => format!("from the candidates of {cell}"),
                SectorKind::House(house, digit) => {
                    format!("from the {digit}s of {}", house.in_words())
                }
            },
            ForcingStart::Guardians(pattern) => format!("from {}", Cells(pattern.cells)),
            ForcingStart::Fins(fish) | ForcingStart::Cover(fish) => {
                format!("with the {}s of {}", fish.digit, houses(fish.base))
            }
            ForcingStart::Impossible | ForcingStart::Candidate => {
                self.branches.first().map(from).unwrap_or_default()
            }
        }
    }
}

/// What the assumptions are, and a blank.
fn head(shape: &Forcing, words: Words<'_>) -> String {
    let branches = &shape.branches;
    match shape.start {
        ForcingStart::Impossible => String::new(),
        ForcingStart::Candidate => match branches.first() {
            Some(branch) => {
                let candidate = branch.assumed.candidate();
                format!("{} is {} or it is not. ", words.cell(candidate.cell()), candidate.digit())
            }
            None => String::new(),
        },
        ForcingStart::Sector(sector) => {
            let digits = |branch: &ForcingBranch| branch.assumed.candidate().digit();
            let cells: CellSet =
                branches.iter().map(|branch| branch.assumed.candidate().cell()).collect();
            match sector.kind() {
                SectorKind::Cell(cell) => {
                    let digits = branches.iter().map(digits);
                    let digits = either(digits);
                    format!("{} is {digits}. ", words.cell(cell))
                }
                SectorKind::House(house, digit) => {
                    let cells = either(cells.map(|cell| words.cell(cell)));
                    format!("The {digit} of {} is in {cells}. ", house.in_words())
                }
            }
        }
        ForcingStart::Guardians(pattern) => {
            let one = either(branches.iter().map(|branch| words.at(branch.assumed.candidate())));
            format!("One of {one} is true, {}. ", otherwise(&pattern, words))
        }
        ForcingStart::Fins(Fish { digit, base, cover, fins }) => format!(
            "In {} every place for {digit} is in {}, but for {}. ",
            houses(base),
            houses(cover),
            words.cells(fins)
        ),
        ForcingStart::Cover(Fish { digit, base, cover, .. }) => {
            let cells = branches.iter().map(|branch| branch.assumed.candidate().cell());
            let held: CellSet = cells.collect();
            format!(
                "In {} the {digit}s are in {} or in {}. ",
                houses(base),
                houses(cover),
                words.cells(held)
            )
        }
    }
}

/// `3r1c1-3r1c5=3r2c4, 3r1c1-3r7c1, then r2c9 is empty`.
fn branch_line(branch: &ForcingBranch) -> String {
    let mut parts: Vec<String> = Vec::new();
    for (at, chain) in branch.chains.iter().map(Some).chain([None]).enumerate() {
        let within = branch.nested.iter().filter(|nested| nested.after == at);
        parts.extend(within.map(|nested| format!("[{}]", branch_line(&nested.branch))));
        parts.extend(chain.map(chain_line));
    }
    if parts.is_empty() {
        parts.push(match branch.assumed {
            Action::Place(candidate) => candidate.to_string(),
            Action::Eliminate(candidate) => format!("not {candidate}"),
        });
    }
    if let Some(conflict) = branch.conflict {
        parts.push(match conflict {
            ForcingConflict::Empty(sector) => format!("then {}", empty(sector)),
            ForcingConflict::Both(candidate) => format!("then {candidate} is true and false"),
        });
    }
    parts.join(", ")
}

/// `3r1c1-3r1c5=3r2c4`: what is before a minus is true, and so is what is behind an equals sign.
fn chain_line(chain: &ForcingChain) -> String {
    let mut text = String::new();
    for at in &chain.nodes {
        let sign = match at {
            _ if text.is_empty() => "",
            at if at.is_true() => "=",
            _ => "-",
        };
        let _ = write!(text, "{sign}{}", node(&at.node().into()));
    }
    text
}

/// What follows from what, chain by chain, and what is refuted in between.
fn told(branch: &ForcingBranch, words: Words<'_>) -> Vec<String> {
    let said = |node: ForcingNode| holds(&Node::from(node.node()), words, node.is_true());
    let mut all: Vec<String> = Vec::new();
    for (at, chain) in branch.chains.iter().map(Some).chain([None]).enumerate() {
        for nested in branch.nested.iter().filter(|nested| nested.after == at) {
            let ForcingBranch { assumed, conflict, .. } = nested.branch;
            let mut inner = told(&nested.branch, words);
            inner.extend(conflict.map(|conflict| conflict_in_words(conflict, words)));
            let node = ForcingNode::from(assumed);
            let (if_so, not_so) = (said(node), said(node.contrary()));
            all.push(format!("if {if_so} besides: {}; so {not_so}", inner.join("; ")));
        }
        let Some([first, rest @ ..]) = chain.map(|chain| &*chain.nodes) else { continue };
        let rest: Vec<String> = rest.iter().map(|node| said(*node)).collect();
        all.push(format!("as {}, {}", said(*first), rest.join(", so ")));
    }
    all
}

fn conflict_in_words(conflict: ForcingConflict, words: Words<'_>) -> String {
    match conflict {
        ForcingConflict::Empty(sector) => format!("then {}", empty_in_words(sector, words)),
        ForcingConflict::Both(candidate) => {
            let cell = words.cell(candidate.cell());
            format!("then {cell} both is {digit} and is not {digit}", digit = candidate.digit())
        }
    }
}

fn of_branch(
    branch: &ForcingBranch,
    head: &str,
    words: Words<'_>,
    explanation: Explanation,
) -> Explanation {
    let said = |node: ForcingNode| holds(&Node::from(node.node()), words, node.is_true());
    let assumed = format!("{head}If {}", said(branch.assumed.into()));
    let told = told(branch, words);
    let end = branch.conflict.map(|conflict| conflict_in_words(conflict, words));
    if told.is_empty() && end.is_none() {
        return explanation.text(format!("{assumed}, it follows at once."));
    }
    explanation.text(format!("{assumed}:")).inferences(told.into_iter().chain(end))
}
