//! Chains of two strong links of one digit: skyscraper, two-string kite, turbot fish, and with a box
//! as one of the links the empty rectangle.

use std::borrow::Cow;

use ninerooks_board::{CandidateSet, CellSet, House, HouseKind};
use ninerooks_step::{Chain, ChainLink, Finding, Node, Sets, Shape};

use crate::links::cover::{Strong, eliminated, weak};
use crate::links::sources::groups::corners;
use crate::{Findings, Flow, Position};

/// What two houses with two places each look like.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Turbot {
    /// Two parallel lines that have a place each in one crossing line.
    Skyscraper,
    /// A row and a column that have a place each in one box.
    Kite,
    /// Any other two houses.
    Other,
}

/// The chains of two conjugate pairs that look so: digit by digit, by the first house, then by the
/// second.
pub(crate) fn turbots(position: &Position, looks: Turbot, found: &mut Findings) -> Flow {
    for digit in position.linked_digits() {
        let pairs: Vec<(House, Strong)> = position.pairs().of_digit(digit).collect();
        for (i, &(first, one)) in pairs.iter().enumerate() {
            for &(second, other) in &pairs[i + 1..] {
                if !is_simple([&one, &other]) || is_x_wing([&one, &other]) {
                    continue;
                }
                for one in [one, one.turned()] {
                    for other in [other, other.turned()] {
                        let between = one.ends[1].cells | other.ends[0].cells;
                        if look([first, second], between) != looks {
                            continue;
                        }
                        if let Some(step) = eliminated(position, &[one, other]) {
                            found.push(step)?;
                        }
                    }
                }
            }
        }
    }
    Flow::Continue(())
}

/// Whether the four places are four different cells.
fn is_simple(pairs: [&Strong; 2]) -> bool {
    let cells = pairs.map(|strong| strong.ends[0].cells | strong.ends[1].cells);
    cells[0].is_disjoint(cells[1])
}

/// Whether the four places are the corners of a rectangle: then each end sees a place of the other
/// link, and it is an X-Wing.
fn is_x_wing(pairs: [&Strong; 2]) -> bool {
    let cells = pairs
        .iter()
        .flat_map(|strong| strong.ends)
        .fold(CellSet::EMPTY, |all, node| all | node.cells);
    let lines = |lines: [u16; 9]| lines.iter().filter(|line| **line != 0).count();
    lines(cells.rows()) == 2 && lines(cells.columns()) == 2
}

/// What a chain through these houses looks like, where these places are its weak link.
fn look(houses: [House; 2], between: CellSet) -> Turbot {
    let is_in = |is_box: bool| {
        let mut common = between.common_houses();
        common.any(|house| (house.kind() == HouseKind::Block) == is_box)
    };
    match houses.map(House::kind) {
        [HouseKind::Row, HouseKind::Row] | [HouseKind::Column, HouseKind::Column]
            if is_in(false) =>
        {
            Turbot::Skyscraper
        }
        [HouseKind::Row, HouseKind::Column] if is_in(true) => Turbot::Kite,
        _ => Turbot::Other,
    }
}

/// Empty rectangles: the places of a digit in a box lie in one row and one column, and a line with
/// two places has one of them in that row or column. Digit by digit, by box, then by line; after
/// those of a box the *dual* ones, two of them as one step.
pub(crate) fn empty_rectangles(position: &Position, found: &mut Findings) -> Flow {
    for digit in position.linked_digits() {
        let pairs: Vec<Strong> = position
            .pairs()
            .of_digit(digit)
            .filter(|(house, _)| house.kind() != HouseKind::Block)
            .map(|(_, pair)| pair)
            .collect();
        for block in (0..9).map(House::block) {
            let mut steps: Vec<([Strong; 2], Finding)> = Vec::new();
            for corner in corners(position, digit, block) {
                for &pair in pairs.iter().filter(|pair| is_outside(**pair, block)) {
                    for pair in [pair, pair.turned()] {
                        for (corner, through) in
                            [(corner, HouseKind::Row), (corner.turned(), HouseKind::Column)]
                        {
                            let chain = [pair, corner];
                            if !meets(chain, through) {
                                continue;
                            }
                            if let Some(step) = eliminated(position, &chain) {
                                found.push(step.clone())?;
                                steps.push((chain, step));
                            }
                        }
                    }
                }
            }
            for (i, one) in steps.iter().enumerate() {
                for dual in steps[i + 1..].iter().filter_map(|other| dual(one, other)) {
                    found.push(dual)?;
                }
            }
        }
    }
    Flow::Continue(())
}

/// Whether the near place of the pair sees the near side of the box along a line of this kind.
fn meets([pair, corner]: [Strong; 2], kind: HouseKind) -> bool {
    let common = (pair.ends[1].cells | corner.ends[0].cells).common_houses();
    common.into_iter().any(|house| house.kind() == kind)
}

/// Two empty rectangles that go through one box in opposite directions, as one step: together they
/// are a chain from far place to far place, and these are one or see each other.
fn dual(one: &([Strong; 2], Finding), other: &([Strong; 2], Finding)) -> Option<Finding> {
    let ([pair, corner], [pair_too, turned]) = (one.0, other.0);
    let ([far, near], [far_too, near_too]) = (pair.ends, pair_too.ends);
    let targets = |step: &Finding| step.eliminations().collect::<CandidateSet>();
    let (first, second) = (targets(&one.1), targets(&other.1));
    if corner.turned().ends != turned.ends
        || !(far == far_too || weak(far, far_too).is_some())
        || first == second
    {
        return None;
    }
    let nodes = [far, near, corner.ends[0], corner.ends[1], near_too, far_too];
    let links = [
        pair.sector()?,
        weak(near, corner.ends[0])?,
        corner.sector()?,
        weak(corner.ends[1], near_too)?,
        pair_too.sector()?,
    ];
    let shape = Chain::open(nodes.map(Node::from), links.map(ChainLink::Sector));
    let shape = Shape::Chain(shape);
    Some(together(&one.1, &other.1, shape))
}

/// Dual two-string kites: two kites through the same two cells of a box, as one step. By the digit of
/// the first kite, by its first house, then in the same order by the second.
pub(crate) fn dual_kites(position: &Position, found: &mut Findings) -> Flow {
    let mut all = Findings::all(found.forms());
    turbots(position, Turbot::Kite, &mut all)?;
    let kites = all.into_findings();
    for (i, one) in kites.iter().enumerate() {
        for other in &kites[i + 1..] {
            if let Some(step) = dual_kite(one, other) {
                found.push(step)?;
            }
        }
    }
    Flow::Continue(())
}

/// Two kites as one step, if they go through the same two cells and remove different candidates. They
/// may be of two digits.
fn dual_kite(one: &Finding, other: &Finding) -> Option<Finding> {
    let through = |kite: &Finding| match &kite.shape {
        Shape::Chain(Chain { nodes, .. }) => match **nodes {
            [_, near, close, _] => Some([near.cells(), close.cells()]),
            _ => None,
        },
        _ => None,
    };
    let (through, too) = (through(one)?, through(other)?);
    let targets = |kite: &Finding| kite.eliminations().collect::<CandidateSet>();
    if (through != too && through != [too[1], too[0]]) || targets(one) == targets(other) {
        return None;
    }
    let known = Some(Cow::Borrowed("Two-String Kites"));
    Some(together(one, other, Shape::Sets(Sets { truths: 2, rank: 1, known })))
}

/// Two steps as one.
fn together(one: &Finding, other: &Finding, shape: Shape) -> Finding {
    let targets: CandidateSet = one.eliminations().chain(other.eliminations()).collect();
    let covers = [one, other].into_iter().filter_map(|step| step.proof.as_covers());
    Finding::eliminate_by(targets.iter(), shape, covers.flatten().cloned().collect())
}

fn is_outside(pair: Strong, block: House) -> bool {
    (pair.ends[0].cells | pair.ends[1].cells).is_disjoint(block.cells())
}
