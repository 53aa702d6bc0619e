//! What a step costs: how much a person has to look at to see it.
//!
//! A step costs what its parts cost: the lines of a fish, the strong links of a chain, the cells of an
//! almost-locked set, the nodes of each branch. So of two steps with the same result the one with less to look at
//! is the cheaper one, whatever their techniques are called. The prices are a table, which a
//! [profile](crate::Profile) may change.

use ninerooks_step::{
    Chain, ChainLink, Family, FireworkPivot, Forcing, Info, Node, PatternReason, PatternStage,
    Refutation, Shape, Step, SubsetKind,
};

/// A part of a step that has a price.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// The last cell of a house.
    FullHouse,
    /// A digit with one place in a house.
    HiddenSingle,
    /// A cell with one candidate.
    NakedSingle,
    /// Any step beyond singles, on top of its parts: it has to be found.
    Step,
    /// All places of a digit in a house lie in another one.
    Intersection,
    /// A digit of a subset.
    SubsetDigit,
    /// That a subset is hidden, or that a digit of an almost-hidden set is looked for among others.
    Hidden,
    /// A base house of a fish.
    FishLine,
    /// A cell that is a fin.
    Fin,
    /// A strong link of a chain, or of colours.
    StrongLink,
    /// A group, or an almost-locked set that is a node of a chain, on top of its link and cells.
    GroupNode,
    /// A cell of an almost-locked set, of a bent subset or of a Sue de Coq.
    SetCell,
    /// A pattern that would have two solutions.
    Deadly,
    /// A guardian of such a pattern.
    Guardian,
    /// The symmetry of a puzzle.
    Symmetry,
    /// An assumption: a branch of a forcing chain, a hypothesis, a whip.
    Assumption,
    /// What follows from an assumption: a node of a branch, a mark, a link of a whip.
    Consequence,
    /// A truth of a step by set logic.
    Truth,
    /// The pattern overlay.
    Overlay,
    /// A hundred patterns and pairs of them, begun or full, that are deleted.
    Patterns,
}

/// The parts with their names in a profile and their prices.
pub const PRICES: [(Part, &str, u16); 20] = [
    (Part::FullHouse, "full-house", 1),
    (Part::HiddenSingle, "hidden-single", 2),
    (Part::NakedSingle, "naked-single", 3),
    (Part::Step, "step", 30),
    (Part::Intersection, "intersection", 10),
    (Part::SubsetDigit, "subset-digit", 10),
    (Part::Hidden, "hidden", 5),
    (Part::FishLine, "fish-line", 20),
    (Part::Fin, "fin", 5),
    (Part::StrongLink, "strong-link", 20),
    (Part::GroupNode, "group-node", 5),
    (Part::SetCell, "set-cell", 12),
    (Part::Deadly, "deadly-pattern", 25),
    (Part::Guardian, "guardian", 5),
    (Part::Symmetry, "symmetry", 20),
    (Part::Assumption, "assumption", 50),
    (Part::Consequence, "consequence", 10),
    (Part::Truth, "truth", 30),
    (Part::Overlay, "overlay", 1000),
    (Part::Patterns, "hundred-patterns", 10),
];

/// Techniques, and what each of their steps has.
type Fewest = (&'static [&'static str], &'static [(Part, u64)]);

/// What every step of these techniques has, where one form of each is wanted. They are those that take long to search, so
/// that it is worth knowing when they have nothing that is cheap enough.
const FEWEST: &[Fewest] = &[
    (&["naked-triple"], &[(Part::SubsetDigit, 3)]),
    (&["hidden-triple"], &[(Part::SubsetDigit, 3), (Part::Hidden, 3)]),
    (&["naked-quad"], &[(Part::SubsetDigit, 4)]),
    (&["hidden-quad"], &[(Part::SubsetDigit, 4), (Part::Hidden, 4)]),
    (&["swordfish"], &[(Part::FishLine, 3)]),
    (&["jellyfish"], &[(Part::FishLine, 4)]),
    (&["finned-x-wing", "sashimi-x-wing"], &[(Part::FishLine, 2), (Part::Fin, 1)]),
    (&["finned-swordfish", "sashimi-swordfish"], &[(Part::FishLine, 3), (Part::Fin, 1)]),
    (&["finned-jellyfish", "sashimi-jellyfish"], &[(Part::FishLine, 4), (Part::Fin, 1)]),
    (&["skyscraper", "two-string-kite", "turbot-fish"], &[(Part::StrongLink, 2)]),
    (&["w-wing", "m-wing", "s-wing", "l-wing", "h-wing"], &[(Part::StrongLink, 3)]),
    (&["x-chain", "xy-chain", "aic", "aic-ring"], &[(Part::StrongLink, 2)]),
    (&["grouped-aic", "grouped-aic-ring"], &[(Part::StrongLink, 2), (Part::GroupNode, 1)]),
    (&["bent-naked-quad"], &[(Part::SetCell, 4)]),
    (&["als-xz"], &[(Part::SetCell, 2), (Part::GroupNode, 1)]),
    (&["als-xy-wing"], &[(Part::SetCell, 3), (Part::GroupNode, 2)]),
    (&["als-chain"], &[(Part::SetCell, 4), (Part::GroupNode, 3)]),
    (&["sue-de-coq"], &[(Part::SetCell, 4), (Part::Hidden, 1)]),
];

/// The price of each part.
///
/// ```
/// use ninerooks_board::Grid;
/// use ninerooks_logic::{Costs, Profile, next_step};
/// let mut grid = Grid::default();
/// for name in ["1r1c1", "2r1c2", "3r1c3", "4r1c4", "5r1c5", "6r1c6", "7r1c7", "8r1c8"] {
///     grid.place(name.parse()?);
/// }
/// let profile = Profile::by_id("basic").expect("it is built in");
/// let step = next_step(&grid, &profile).expect("9 is left");
/// assert_eq!(Costs::default().of(&step), 1, "a full house");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Costs([u16; PRICES.len()]);

impl Default for Costs {
    /// Those of [`PRICES`].
    fn default() -> Self {
        Self(PRICES.map(|(_, _, price)| price))
    }
}

impl Costs {
    /// The price of a part.
    pub const fn price(&self, part: Part) -> u64 {
        self.0[part as usize] as u64
    }

    /// Changes the price of the part with this name; says whether there is one.
    ///
    /// ```
    /// use ninerooks_logic::{Costs, Part};
    /// let mut costs = Costs::default();
    /// assert!(costs.set("strong-link", 7) && !costs.set("rope", 7));
    /// assert_eq!(costs.price(Part::StrongLink), 7);
    /// ```
    pub fn set(&mut self, name: &str, price: u16) -> bool {
        let part = PRICES.iter().find(|(_, known, _)| *known == name);
        if let Some((part, ..)) = part {
            self.0[*part as usize] = price;
        }
        part.is_some()
    }

    /// The names and prices that differ from those that every profile has.
    pub fn changed(&self) -> impl Iterator<Item = (&'static str, u16)> {
        let all = PRICES.iter().zip(self.0);
        all.filter(|((.., usual), own)| usual != own).map(|(&(_, name, _), own)| (name, own))
    }

    /// Less than that no step of a technique costs, whatever the prices are; the complement of a fish, which is another
    /// form of it, may.
    pub(crate) fn least(&self, technique: &Info) -> u64 {
        if technique.family == Family::Singles {
            return 0;
        }
        let fewest = FEWEST.iter().find(|(ids, _)| ids.contains(&technique.id));
        let parts = fewest.map_or(&[][..], |(_, parts)| parts);
        self.price(Part::Step) + self.sum(parts)
    }

    /// What parts cost together.
    fn sum(&self, parts: &[(Part, u64)]) -> u64 {
        parts.iter().map(|(part, count)| self.price(*part) * count).sum()
    }

    /// How often a step may have some parts that has others already, so that it costs no more than `most`.
    pub(crate) fn how_often(&self, has: &[(Part, u64)], each: &[(Part, u64)], most: u64) -> u64 {
        let left = most.checked_sub(self.price(Part::Step) + self.sum(has));
        left.map_or(0, |left| left.checked_div(self.sum(each)).unwrap_or(u64::MAX))
    }

    /// What a step costs.
    pub fn of(&self, step: &Step) -> u64 {
        match &step.shape {
            Shape::Single(_) if step.technique.id() == "full-house" => self.price(Part::FullHouse),
            shape => self.of_shape(shape),
        }
    }

    /// What a step of this shape costs, if it is no full house.
    pub(crate) fn of_shape(&self, shape: &Shape) -> u64 {
        let finding = if matches!(shape, Shape::Single(_)) { 0 } else { self.price(Part::Step) };
        finding + self.parts(shape)
    }

    /// What is to be looked at.
    fn parts(&self, shape: &Shape) -> u64 {
        let each = |part: Part, count: usize| self.price(part) * count as u64;
        let one = |part: Part| self.price(part);
        match shape {
            Shape::Single(single) => one(match single.house {
                Some(_) => Part::HiddenSingle,
                None => Part::NakedSingle,
            }),
            Shape::Ruled(ruled) if ruled.places.len() == 1 => one(Part::HiddenSingle),
            Shape::Intersection(_) | Shape::Ruled(_) => one(Part::Intersection),
            Shape::Summed(summed) => {
                let parts = summed.rules.len() + summed.houses.len();
                // A cage is looked at like a subset of as many digits.
                each(Part::SubsetDigit, summed.sum.terms().len() + parts - 1)
            }
            Shape::Subset(subset) => {
                let hidden = subset.kind == SubsetKind::Hidden;
                let digits = each(Part::SubsetDigit, subset.digits.len());
                digits + if hidden { each(Part::Hidden, subset.digits.len()) } else { 0 }
            }
            Shape::BentSubset(subset) => each(Part::SetCell, subset.cells.len()),
            Shape::Chain(chain) => self.chain(chain),
            Shape::Nets(nets) => {
                let coloured: usize =
                    nets.nets.iter().flat_map(|net| net.sides).map(|s| s.len()).sum();
                each(Part::StrongLink, coloured.saturating_sub(nets.nets.len()).max(1))
                    + each(Part::Consequence, nets.links.len())
            }
            Shape::RemotePair(pair) => {
                let cells: usize = pair.sides.iter().map(|side| side.len()).sum();
                each(Part::SubsetDigit, cells)
            }
            Shape::Fish(fish) => {
                each(Part::FishLine, fish.base.len()) + each(Part::Fin, fish.fins.len())
            }
            Shape::AlmostLocked(sets) => {
                let cells: usize = sets.sets.iter().map(|set| set.cells.len()).sum();
                each(Part::SetCell, cells) + each(Part::GroupNode, sets.links.len())
            }
            Shape::AlmostLockedCandidates(sets) => {
                each(Part::SetCell, sets.naked.len() + sets.hidden.len()) + one(Part::Hidden)
            }
            Shape::Fireworks(shape) => {
                let digits = |of: &FireworkPivot| of.in_row.len() + of.in_column.len();
                each(Part::SetCell, shape.pivots.iter().map(digits).sum()) + one(Part::Hidden)
            }
            Shape::MultiSector(shape) => each(Part::SetCell, shape.cells.len()),
            // The lines across are looked at as a fish of three lines is, for each base digit.
            Shape::Exocet(exocet) => {
                each(Part::SetCell, exocet.cells().len())
                    + each(Part::FishLine, 3 * exocet.digits.len())
            }
            Shape::SueDeCoq(sets) => {
                let cells =
                    [&sets.crossing, &sets.in_line, &sets.in_box].map(|set| set.cells.len());
                each(Part::SetCell, cells.iter().sum()) + one(Part::Hidden)
            }
            Shape::Blossom(blossom) => {
                let cells: usize = blossom.petals.iter().map(|petal| petal.set.cells.len()).sum();
                one(Part::Assumption) + each(Part::SetCell, cells)
            }
            Shape::Aligned(shape) => {
                let by = shape.exclusions.iter().fold(shape.cells, |all, one| all | one.by);
                one(Part::Assumption) + each(Part::SetCell, by.len())
            }
            Shape::Hypothesis(hypothesis) => {
                one(Part::Assumption) + each(Part::Consequence, hypothesis.marks.len())
            }
            Shape::TwoWay(ways) => {
                let marks: usize = ways.ways.iter().map(|way| way.marks.len()).sum();
                each(Part::Assumption, 2) + each(Part::Consequence, marks)
            }
            Shape::DeadlyPattern(pattern) => {
                one(Part::Deadly)
                    + each(Part::Guardian, pattern.guardians.len() + pattern.cells.len())
            }
            Shape::Symmetrical(_) => one(Part::Symmetry),
            Shape::Whip(whip) => {
                one(Part::Assumption) + each(Part::Consequence, 2 * whip.links.len())
            }
            Shape::Forcing(forcing) => self.forcing(forcing),
            Shape::Refutation(refutation) => self.refutation(refutation),
            Shape::Sets(sets) => self.price(Part::Truth).saturating_mul(sets.truths),
            Shape::Patterns(patterns) => {
                let deleted = patterns.stages.iter().map(deletions).sum::<u64>();
                let hundreds = deleted.div_ceil(100);
                one(Part::Overlay) + self.price(Part::Patterns).saturating_mul(hundreds)
            }
        }
    }

    /// The strong links, which are every second link, what they rest on, and what is more than candidates.
    fn chain(&self, chain: &Chain) -> u64 {
        let links = self.price(Part::StrongLink) * (chain.nodes.len() / 2) as u64;
        let nodes = chain.nodes.iter().map(|node| match node {
            Node::Candidate(_) => 0,
            Node::Group { .. } => self.price(Part::GroupNode),
            // Each set has two nodes.
            Node::Als { set, .. } => self.price(Part::SetCell) * set.cells.len() as u64 / 2,
            Node::Ahs { cells, .. } => {
                self.price(Part::Hidden) + self.price(Part::SetCell) * cells.len() as u64 / 2
            }
        });
        let each = |part, n: usize| self.price(part) * n as u64;
        let rests_on = chain.links.iter().map(|link| match link {
            ChainLink::Sector(_) | ChainLink::Set | ChainLink::Rule(_) => 0,
            ChainLink::Fish(fish) => each(Part::FishLine, fish.base.len()),
            ChainLink::Pattern(pattern) => {
                self.price(Part::Deadly) + each(Part::Guardian, pattern.cells.len())
            }
            ChainLink::Exocet(exocet) => {
                each(Part::SetCell, exocet.base.len() + exocet.targets.len())
                    + each(Part::FishLine, 3 * exocet.digits.len())
            }
        });
        links + nodes.sum::<u64>() + rests_on.sum::<u64>()
    }

    /// Every assumption, and every line.
    fn refutation(&self, refutation: &Refutation) -> u64 {
        let own = refutation.lines.len() - refutation.inside().count();
        let inside = refutation.inside().map(|inner| self.refutation(inner));
        self.price(Part::Assumption)
            + self.price(Part::Consequence) * own as u64
            + inside.sum::<u64>()
    }

    /// Every branch, and every node in it.
    fn forcing(&self, forcing: &Forcing) -> u64 {
        let nodes = forcing.branches.iter().flat_map(|branch| branch.chains.iter());
        let nodes: usize = nodes.map(|chain| chain.nodes.len()).sum();
        self.price(Part::Assumption) * forcing.branches.len() as u64
            + self.price(Part::Consequence) * nodes as u64
    }
}

/// How many patterns and pairs of them a stage deletes; what earlier steps deleted costs nothing again.
fn deletions(stage: &PatternStage) -> u64 {
    let pairs = match &stage.reason {
        PatternReason::Earlier { .. } => return 0,
        PatternReason::Pairs { pairs } => pairs.iter().flatten().copied().map(u64::from).sum(),
        _ => 0,
    };
    pairs + stage.deleted.iter().copied().map(u64::from).sum::<u64>()
}

#[cfg(test)]
mod tests {
    use ninerooks_board::{Cell, CellSet, DigitSet};
    use ninerooks_step::{DeadlyKind, PatternLink};

    use super::*;
    use crate::{Checking, Forms, Profile, Walk, all_steps, by_name};

    #[test]
    fn every_part_stands_at_its_place_under_a_name_of_its_own() {
        for (at, (part, name, price)) in PRICES.iter().enumerate() {
            assert_eq!(*part as usize, at, "{name}");
            assert_eq!(Costs::default().price(*part), u64::from(*price));
            assert!(PRICES[..at].iter().all(|(_, other, _)| other != name), "{name} is twice");
        }
    }

    #[test]
    fn a_link_costs_what_it_rests_on() {
        let sector = ChainLink::Sector("1R1".parse().unwrap());
        let node = |name: &str| Node::Candidate(name.parse().unwrap());
        let cost = |link| {
            let nodes = ["1r1c1", "1r1c5"].map(node).into();
            Costs::default().chain(&Chain { nodes, links: Box::new([link]), ring: false })
        };
        let kind = DeadlyKind::Rectangle;
        let cells: CellSet = ["r1c1", "r1c5", "r2c1", "r2c5"]
            .map(|c| c.parse::<Cell>().unwrap())
            .into_iter()
            .collect();
        let pattern = PatternLink { kind, cells, digits: DigitSet::ALL };
        assert_eq!([cost(sector), cost(ChainLink::Pattern(pattern))], [20, 20 + 25 + 4 * 5]);
    }

    #[test]
    fn what_is_changed_is_listed_and_nothing_else() {
        let mut costs = Costs::default();
        assert_eq!(costs.changed().count(), 0);
        assert!(costs.set("fin", 6));
        assert_eq!(costs.changed().collect::<Vec<_>>(), [("fin", 6)]);
    }

    #[test]
    fn no_step_costs_less_than_its_technique_does_at_least() {
        let puzzle =
            "...3..5...5..1..3...7..4..12.....4...6..9......1..6..28..7..2...9..8..5...5..9..7";
        let profile = Profile::by_id("default-1").unwrap();
        let costs = [Costs::default(), Costs(core::array::from_fn(|at| 1 << (at % 16)))];
        let mut seen = vec![0; FEWEST.len()];
        for (state, _) in Walk::new(&ninerooks_testing::grid(puzzle), &profile, Checking::Off) {
            for (at, (ids, _)) in FEWEST.iter().enumerate() {
                let these = Profile::of("these", ids.iter().filter_map(|id| by_name(id)));
                for step in all_steps(&state, &these, Forms::Once) {
                    let technique = step.technique.info();
                    assert!(costs.iter().all(|c| c.of(&step) >= c.least(technique)), "{step:?}");
                    seen[at] += 1;
                }
            }
        }
        assert!(seen.iter().all(|steps| *steps > 0), "{seen:?}");
    }
}
