//! Steps of strong chains: colours where the chains are of one digit, 3D Medusa where they run
//! through all sectors.

use ninerooks_board::{Candidate, CandidateSet, CellSet, Digit};
use ninerooks_proof::{Action, Cover, Weights};
use ninerooks_step::{Finding, Net, Nets, Shape, WeakLink};

use crate::links::colour::{Parity, StrongChains};
use crate::links::implication::{Implications, Weak, empties};
use crate::links::refutation::{Refutation, Rules};
use crate::{Findings, Flow, Position};

/// What a step does with the parity that is true.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Survivors {
    /// Its nodes are placed.
    Placed,
    /// Nothing: the next steps will place them.
    Left,
}

/// The step that eliminates `targets`, each by the refutation that comes with it.
pub(crate) fn step(rules: &Rules, refuted: &[(Refutation, CandidateSet)]) -> Option<Finding> {
    let end = refuted.first()?.0.end();
    let mut nets: Vec<Net> = Vec::new();
    let mut links: Vec<WeakLink> = Vec::new();
    let mut covers: Vec<Cover> = Vec::new();
    let mut shown: Vec<Weights<'static>> = Vec::new();
    for (refutation, targets) in refuted {
        let own = refutation.weak_links(rules.chains());
        for net in refutation.nets(rules.chains(), &own) {
            let same = |n: &Net| n.sides.contains(&net.sides[0]);
            if !nets.iter().any(same) {
                nets.push(net);
            }
        }
        for link in own {
            if !links.contains(&link) {
                links.push(link);
            }
        }
        for target in targets.iter() {
            let by =
                |(cover, weights): (&Cover, &Weights<'_>)| weights.reaches(target, cover.scale);
            if !covers.iter().zip(&shown).any(by) {
                let cover = refutation.cover(rules, target);
                shown.push(cover.weights());
                covers.push(cover);
            }
        }
    }
    let shape = Shape::Nets(Nets { nets: nets.into(), links: links.into(), end });
    let targets: CandidateSet =
        refuted.iter().fold(CandidateSet::EMPTY, |all, (_, targets)| all | *targets);
    Some(Finding::eliminate_by(targets.iter(), shape, covers))
}

/// The step that eliminates candidates one by one, each for itself.
pub(crate) fn eliminate_each(rules: &Rules, targets: &CandidateSet) -> Option<Finding> {
    let single = |target: Candidate| -> CandidateSet { [target].into_iter().collect() };
    let refuted: Option<Vec<_>> =
        targets.iter().map(|target| Some((rules.refute(target)?, single(target)))).collect();
    step(rules, &refuted?)
}

/// The step that makes a parity false.
pub(crate) fn eliminate_parity(
    rules: &Rules,
    parity: Parity,
    survivors: Survivors,
) -> Option<Finding> {
    let nodes = *rules.chains().nodes(parity);
    let mut step = step(rules, &[(rules.refute_parity(parity)?, nodes)])?;
    if survivors == Survivors::Placed {
        let placed = rules.chains().nodes(parity.turned()).iter().map(Action::Place);
        step.actions.extend(placed);
    }
    Some(step)
}

/// The parities of a kind that are false for a reason, in their order.
pub(crate) fn false_parities(
    position: &Position,
    weak: Weak,
    survivors: Survivors,
    alone: bool,
    found: &mut Findings,
    is_false: impl Fn(&Implications, &StrongChains, Parity) -> bool,
) -> Flow {
    let (chains, table) = (weak.chains(position), position.implications(weak));
    for parity in chains.parities().filter(|parity| is_false(table, chains, *parity)) {
        let mut rules = Rules::new(position, weak);
        if alone {
            rules = rules.one_range().only(&[parity]);
        }
        if let Some(step) = eliminate_parity(&rules, parity, survivors) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// Traps: what sees both parities of a chain is false. Chain by chain.
pub(crate) fn traps(position: &Position, weak: Weak, found: &mut Findings) -> Flow {
    let (chains, table) = (weak.chains(position), position.implications(weak));
    for parity in chains.firsts() {
        let targets = trapped(table, chains, parity);
        if targets.is_empty() {
            continue;
        }
        let rules = Rules::new(position, weak).trap(parity);
        if let Some(step) = eliminate_each(&rules, &targets) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// What sees both parities of a chain and is not in it.
pub(crate) fn trapped(table: &Implications, chains: &StrongChains, parity: Parity) -> CandidateSet {
    let own = *chains.nodes(parity) | *chains.nodes(parity.turned());
    (*table.false_by(parity) & *table.false_by(parity.turned())) - own
}

/// Two parities in one cell: its other candidates are false. Chain by chain.
pub(crate) fn two_in_a_cell(position: &Position, found: &mut Findings) -> Flow {
    let (chains, grid) = (position.strong_chains(), position.grid());
    for parity in chains.firsts() {
        let sides = [*chains.nodes(parity), *chains.nodes(parity.turned())];
        let cells =
            sides.map(|side| Digit::ALL.iter().fold(CellSet::EMPTY, |all, d| all | side[*d]));
        let targets: CandidateSet = (cells[0] & cells[1])
            .flat_map(|cell| cell.candidates(grid.digits(cell)))
            .filter(|c| !sides[0].contains(*c) && !sides[1].contains(*c))
            .collect();
        if targets.is_empty() {
            continue;
        }
        let rules = Rules::new(position, Weak::Sectors).trap(parity);
        if let Some(step) = eliminate_each(&rules, &targets) {
            found.push(step)?;
        }
    }
    Flow::Continue(())
}

/// Wraps: two nodes of one parity share a sector, so that it is false. Parity by parity.
pub(crate) fn wraps(
    position: &Position,
    weak: Weak,
    survivors: Survivors,
    found: &mut Findings,
) -> Flow {
    false_parities(position, weak, survivors, true, found, wrapped)
}

/// Whether two nodes of the parity see each other.
pub(crate) fn wrapped(table: &Implications, chains: &StrongChains, parity: Parity) -> bool {
    !(*table.false_by(parity) & *chains.nodes(parity)).is_empty()
}

/// Strong hinges: a parity that is no wrap makes all candidates of a sector false, so that it is
/// false itself. Parity by parity.
pub(crate) fn strong_hinges(position: &Position, found: &mut Findings) -> Flow {
    let weak = Weak::Sectors;
    let is_false = |table: &Implications, chains: &StrongChains, parity: Parity| {
        !wrapped(table, chains, parity) && empties(position.grid().live(), table.false_by(parity))
    };
    false_parities(position, weak, Survivors::Placed, true, found, is_false)
}
