//! Where to look for a step, for somebody who wants to find it by himself.

use ninerooks_board::{Candidate, CandidateSet, Digit, DigitSet, HouseSet, SectorKind};
use ninerooks_step::{
    AlmostLocked, BentSubset, Fish, Hypothesis, Intersection, Nets, PatternReason, PatternStage,
    Patterns, RemotePair, Shape, Single, Step, Subset, TwoWay,
};

/// Where a step compares the patterns of more digits, it says "all".
const FEW_DIGITS: usize = 3;

/// Where to look for a step, but not what it does: `in row 4`, `with the 3s of rows 1 and 7`.
pub fn place(step: &Step) -> String {
    match step.shape {
        Shape::Single(Single { house: Some(house), .. }) => format!("in {}", house.in_words()),
        Shape::Single(Single { target, house: None }) => format!("in {}", target.cell()),
        Shape::Intersection(Intersection { digit, base, .. }) => {
            format!("with the {digit}s of {}", base.in_words())
        }
        Shape::Subset(Subset { digits, houses, .. }) => {
            format!("in {}, {} digits", listed(houses), digits.len())
        }
        Shape::BentSubset(BentSubset { cells, digits, .. }) => {
            format!("with digits {digits} in {} cells", cells.len())
        }
        Shape::Chain(ref chain) => {
            format!("with digits {}, {} links", chain.digits(), chain.nodes.len() / 2)
        }
        Shape::Nets(Nets { ref nets, ref links, .. }) => {
            let nodes = nets.iter().flat_map(|net| net.sides.iter().flat_map(CandidateSet::iter));
            let ends = links.iter().flat_map(|link| [link.from, link.to]);
            let digits: DigitSet = nodes.chain(ends).map(Candidate::digit).collect();
            let s = if nets.len() == 1 { "" } else { "s" };
            format!("with digits {digits}, {} strong chain{s}", nets.len())
        }
        Shape::RemotePair(RemotePair { digits, sides: [one, other] }) => {
            format!("with digits {digits} in {} cells", one.len() + other.len())
        }
        Shape::AlmostLocked(AlmostLocked { ref sets, ref links }) => {
            let links: DigitSet = links.iter().copied().collect();
            format!("with {} almost-locked sets, linked by {links}", sets.len())
        }
        Shape::Fish(Fish { digit, base, .. }) => format!("with the {digit}s of {}", listed(base)),
        Shape::Hypothesis(Hypothesis { target, .. }) => format!("supposing a {}", target.digit()),
        Shape::TwoWay(TwoWay { start, .. }) => match start.kind() {
            SectorKind::Cell(cell) => format!("both ways from {cell}"),
            SectorKind::House(house, digit) => {
                format!("both ways from the {digit}s of {}", house.in_words())
            }
        },
        Shape::Patterns(Patterns { digits, ref stages, .. }) => {
            let digits = stages.iter().fold(digits, |digits, stage| digits | involved(stage));
            if digits.len() > FEW_DIGITS {
                "with the patterns of all digits".to_owned()
            } else {
                let names: Vec<String> = digits.map(|digit| digit.to_string()).collect();
                format!("with the patterns of {}", names.join(" and "))
            }
        }
        Shape::Sets(_) => {
            let touched: DigitSet = step.actions.iter().map(|a| a.candidate().digit()).collect();
            format!("with digit {touched}")
        }
    }
}

/// The digits whose patterns are compared.
fn involved(stage: &PatternStage) -> DigitSet {
    let gone = Digit::ALL.into_iter().filter(|digit| stage.deleted[digit.index()] > 0);
    let gone: DigitSet = gone.collect();
    match stage.reason {
        PatternReason::Cells { digit, .. } | PatternReason::Clash { digit } => gone.with(digit),
        PatternReason::OneOf { .. } | PatternReason::NotBoth { .. } => gone,
        PatternReason::Earlier { .. }
        | PatternReason::CellCover
        | PatternReason::Equations(_)
        | PatternReason::Sum { .. }
        | PatternReason::Sums { .. }
        | PatternReason::Combination { .. }
        | PatternReason::Pairs { .. }
        | PatternReason::Rectangle { .. } => DigitSet::ALL,
    }
}

/// `row 1 and box 2`.
fn listed(houses: HouseSet) -> String {
    let names: Vec<String> = houses.map(|house| house.in_words().to_string()).collect();
    match names.split_last() {
        Some((last, [])) => last.clone(),
        Some((last, others)) => format!("{} and {last}", others.join(", ")),
        None => String::new(),
    }
}
