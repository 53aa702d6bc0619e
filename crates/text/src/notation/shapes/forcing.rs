//! Forcing chains: `Forcing Chain Verity: r1c1: 3r1c1-3r1c5=3r2c5-3r2c9; 5r1c1-5r2c3=3r2c3-3r2c9 => r2c9<>3`.

use core::fmt::Write;

use ninerooks_board::{Candidate, Cell, CellSet, Sector, SectorKind};
use ninerooks_proof::Action;
use ninerooks_step::{
    ChainNode, Fish, Forcing, ForcingBranch, ForcingChain, ForcingConflict, ForcingNode,
    ForcingStart, Node, Step,
};

use super::InWords;
use super::chain::{holds, node};
use super::deadly::{otherwise, short};
use super::hypothesis::{empty, empty_in_words};
use super::refutation::{Under, left_in};
use crate::notation::explain::Explanation;
use crate::notation::fish;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Name, Words, either, houses, list};

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
            explanation = of_branch(branch, &head, step, words, explanation);
            head.clear();
        }
        let end = match (self.start, &*self.branches) {
            (ForcingStart::Impossible, _) => "So the assumption is false:",
            (ForcingStart::Fins(_), _) => {
                "If no fin is true, the fish eliminates it too. So in each case"
            }
            (ForcingStart::Cover(_), _) => {
                "If all of these were false, more houses of the fish would be left than houses that cover them. \
                 So one of these is true, and in each case"
            }
            (_, [_, _]) => "Either way",
            _ => "In each case",
        };
        explanation.text(format!("{end} {}.", words.actions(step)))
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
            let one = words.one_of(branches.iter().map(|branch| branch.assumed.candidate()));
            format!("{one}; {}. ", otherwise(&pattern, words))
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

/// What follows under an assumption, in numbered lines.
struct Telling<'a> {
    words: Words<'a>,
    /// How deep each is inside others, and what it says.
    lines: Vec<(usize, String)>,
}

impl Telling<'_> {
    /// Adds what a branch makes true, chain by chain, each with its place and its causes, and what is refuted in between. The
    /// numbers of the lines begin with `prefix`.
    fn tell(&mut self, branch: &ForcingBranch, under: &mut Under, prefix: &str) {
        let depth = prefix.matches('.').count();
        let mut known: Vec<ForcingNode> = vec![branch.assumed.into()];
        take(branch.assumed.into(), under, "");
        for (at, chain) in branch.chains.iter().map(Some).chain([None]).enumerate() {
            for nested in branch.nested.iter().filter(|nested| nested.after == at) {
                let number = format!("{prefix}{}", known.len());
                self.refute(&nested.branch, under, &number);
                let contrary = ForcingNode::from(nested.branch.assumed).contrary();
                take(contrary, under, &number);
                known.push(contrary);
            }
            let nodes = chain.map_or(&[][..], |chain| &*chain.nodes);
            for [before, node] in nodes.array_windows() {
                if !node.is_true() || known.contains(node) {
                    continue;
                }
                let number = format!("{prefix}{}", known.len());
                let is = holds(&Node::from(node.node()), self.words, true);
                let why = why(before.node(), node.node(), under, self.words);
                self.lines.push((depth, format!("{number}: {is}{why}")));
                take(*node, under, &number);
                known.push(*node);
            }
        }
    }

    /// Adds what is refuted inside: `3: r7c3 is not 1. Assume that it is:`.
    fn refute(&mut self, branch: &ForcingBranch, under: &Under, number: &str) {
        let assumed = ForcingNode::from(branch.assumed);
        let said = |node: ForcingNode| holds(&Node::from(node.node()), self.words, node.is_true());
        let depth = number.matches('.').count();
        let is = if assumed.is_true() { "is" } else { "is not" };
        let head = format!("{number}: {}. Assume that it {is}:", said(assumed.contrary()));
        self.lines.push((depth, head));
        let mut inner = under.clone();
        self.tell(branch, &mut inner, &format!("{number}."));
        if let Some(conflict) = branch.conflict {
            self.lines.push((depth + 1, conflict_in_words(conflict, &inner, self.words)));
        }
    }
}

/// Takes what a node says for true or false.
fn take(node: ForcingNode, under: &mut Under, number: &str) {
    match node {
        ForcingNode::Place(candidate) => under.place(candidate, number),
        ForcingNode::Eliminate(candidate) => under.eliminate(candidate, number),
        ForcingNode::GroupTrue(group) => under.group(group, number),
        ForcingNode::GroupFalse(ChainNode { digit, cells }) => {
            cells.for_each(|cell| under.eliminate(Candidate::new(digit, cell), number));
        }
    }
}

/// `, the only place left for 5 in row 4, as r4c1 is 3 (2)`: of what joins it to the node before it and has nothing else left, that
/// with the fewest causes.
fn why(before: ChainNode, node: ChainNode, under: &Under, words: Words<'_>) -> String {
    let candidates: Vec<Candidate> =
        node.cells.map(|cell| Candidate::new(node.digit, cell)).collect();
    let is_left = |sector: &Sector| {
        let others = sector.candidates().iter().filter(|one| !candidates.contains(one));
        others.into_iter().all(|one| !under.grid.is_live(*one))
    };
    let both = if before.digit == node.digit { before.cells | node.cells } else { CellSet::ALL };
    let houses = both.common_houses().map(|house| house.sector(node.digit));
    let cell = node.cells.only().filter(|_| before.cells == node.cells).map(Cell::sector);
    let told = houses.chain(cell).filter(is_left).map(|sector| {
        let left = left_in(sector, words);
        let left =
            if candidates.len() > 1 { left.replace("place left", "places left") } else { left };
        let because = under.because(sector, words);
        (because.matches(" is ").count(), format!(", {left}{because}"))
    });
    told.min_by_key(|(causes, _)| *causes).map(|(_, told)| told).unwrap_or_default()
}

fn conflict_in_words(conflict: ForcingConflict, under: &Under, words: Words<'_>) -> String {
    match conflict {
        ForcingConflict::Empty(sector) => {
            format!("then {}{}", empty_in_words(sector, words), under.because(sector, words))
        }
        ForcingConflict::Both(candidate) => {
            let cell = words.cell(candidate.cell());
            let because = under.because_of([candidate].into_iter(), words);
            format!(
                "then {cell} is both {digit} and not {digit}{because}",
                digit = candidate.digit()
            )
        }
    }
}

fn of_branch(
    branch: &ForcingBranch,
    head: &str,
    step: &Step,
    words: Words<'_>,
    explanation: Explanation,
) -> Explanation {
    let said = |node: ForcingNode| holds(&Node::from(node.node()), words, node.is_true());
    let assumed = said(branch.assumed.into());
    let (mut telling, mut under) = (Telling { words, lines: Vec::new() }, Under::of(words.grid));
    telling.tell(branch, &mut under, "");
    let end = branch.conflict.map_or_else(
        || gone(step, &under, words),
        |conflict| Some(conflict_in_words(conflict, &under, words)),
    );
    telling.lines.extend(end.map(|end| (0, end)));
    match &*telling.lines {
        [] => explanation.text(format!("{head}If {assumed}, it follows at once.")),
        [(_, only)] if only.starts_with("then ") && branch.conflict.is_none() => {
            explanation.text(format!("{head}If {assumed}, {only}."))
        }
        _ if branch.conflict.is_some() => {
            explanation.text(format!("{head}Assume that {assumed}:")).nested(telling.lines)
        }
        _ => explanation.text(format!("{head}If {assumed}:")).nested(telling.lines),
    }
}

/// `then r5c8 is not 8, as r5c5 is 8 (3)`: what the step eliminates, in this branch.
fn gone(step: &Step, under: &Under, words: Words<'_>) -> Option<String> {
    let targets: Vec<Candidate> =
        step.eliminations().filter(|target| !under.grid.is_live(*target)).collect();
    let because = under.because_of(targets.iter().copied(), words);
    let said = list(targets.iter().map(|target| words.is_not(*target)));
    (!targets.is_empty()).then(|| format!("then {said}{because}"))
}
