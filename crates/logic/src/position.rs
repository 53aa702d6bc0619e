//! A grid with what techniques ask of it again and again, worked out once.

use core::cell::{Cell, OnceCell};

use ninerooks_board::{CellSet, Digit, DigitSet, Grid, House, HouseKind};
use ninerooks_rookery::{Overlay, Portions};
use ninerooks_step::{AlmostLockedRange, Finding, OverBudget};

use crate::forcing::{Live, Reach, krakens};
use crate::hodoku::Arrivals;
use crate::links::als_links::AlsLinks;
use crate::links::colour::StrongChains;
use crate::links::graph::{Graph, Sources};
use crate::links::implication::{Implications, Weak};
use crate::links::sources::ahs::{self, Ahs};
use crate::links::sources::als::{self, Als};
use crate::links::sources::exocet::{Bond, bonds};
use crate::links::sources::ranges;
use crate::links::sources::sectors::Pairs;
use crate::search::deadly::rectangle::{self, Rectangle};
use crate::search::deadly::{Deadly, avoidable, nodes};
use crate::search::exotic::exocet::{self, Exocets};
use crate::search::exotic::impossible;
use crate::search::strays::{self, Loose};
use crate::work::WORK;

/// A grid and its shared tables. Each table is built when first asked for.
///
/// ```
/// use ninerooks_board::{Digit, Grid, House};
/// use ninerooks_logic::Position;
/// let grid = Grid::default();
/// let position = Position::new(&grid);
/// assert_eq!(position.places(Digit::D1, House::row(0)), 0b1_1111_1111);
/// ```
#[derive(Debug)]
pub struct Position<'a> {
    grid: &'a Grid,
    carried: Option<&'a Overlay>,
    loose: Option<&'a Loose>,
    arrivals: Option<&'a Arrivals>,
    portions: Portions<'a>,
    /// The work that may be done on the whole path, and that has been done.
    work: Cell<u64>,
    spent: Cell<u64>,
    is_over: Cell<bool>,
    places: OnceCell<[[u16; 27]; 9]>,
    digits: OnceCell<[[u16; 9]; 27]>,
    beyond: OnceCell<Box<Beyond>>,
}

/// The tables of the techniques beyond the basic ones, apart from the others since most positions need
/// none of them.
#[derive(Debug, Default)]
struct Beyond {
    strays: [OnceCell<bool>; 9],
    stray_cells: [OnceCell<CellSet>; 9],
    pairs: OnceCell<Pairs>,
    graphs: [OnceCell<Graph>; Sources::COUNT],
    strong_chains: OnceCell<StrongChains>,
    colours: OnceCell<StrongChains>,
    implications: [OnceCell<Implications>; 4],
    almost_locked_ranges: OnceCell<[Vec<AlmostLockedRange>; 9]>,
    almost_locked: OnceCell<Vec<Als>>,
    als_links: [OnceCell<AlsLinks>; 3],
    almost_hidden: OnceCell<Vec<Ahs>>,
    rectangles: OnceCell<Vec<Rectangle>>,
    avoidable_rectangles: OnceCell<Vec<Deadly>>,
    deadly_patterns: OnceCell<Vec<Deadly>>,
    impossible_patterns: OnceCell<Vec<Deadly>>,
    exocets: OnceCell<Option<Exocets>>,
    exocet_bonds: OnceCell<Vec<Bond>>,
    live: [OnceCell<Live>; 2],
    krakens: OnceCell<[Vec<Finding>; 2]>,
}

/// Which patterns with guardians are meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Guarded {
    /// Those that would have two solutions.
    Deadly,
    /// Those that would have none.
    Impossible,
}

/// The number of the first impossible pattern: no position has so many deadly ones.
const FIRST_IMPOSSIBLE: u16 = 1 << 15;

impl<'a> Position<'a> {
    /// The position of `grid`.
    pub const fn new(grid: &'a Grid) -> Self {
        Self {
            grid,
            carried: None,
            loose: None,
            arrivals: None,
            portions: Portions::After(&[]),
            work: Cell::new(WORK),
            spent: Cell::new(0),
            is_over: Cell::new(false),
            places: OnceCell::new(),
            digits: OnceCell::new(),
            beyond: OnceCell::new(),
        }
    }

    /// The position of `grid` on a path that has left these patterns live. The overlay must have
    /// followed the path to `grid`.
    pub const fn carrying(grid: &'a Grid, overlay: &'a Overlay) -> Self {
        let mut position = Self::new(grid);
        position.carried = Some(overlay);
        position
    }

    /// The same, where this much of pair deletion is a step.
    #[must_use]
    pub const fn in_portions(mut self, portions: Portions<'a>) -> Self {
        self.portions = portions;
        self
    }

    /// The same on a path on which so much work has been done.
    #[must_use]
    pub(crate) const fn having_spent(mut self, spent: u64) -> Self {
        self.spent = Cell::new(spent);
        self
    }

    /// All techniques together may do so much work on the path.
    pub(crate) fn allow(&self, work: u64) {
        self.work.set(work);
    }

    /// How much work may still be done.
    pub(crate) const fn work_left(&self) -> u64 {
        self.work.get().saturating_sub(self.spent.get())
    }

    /// How much has been done.
    pub(crate) const fn spent(&self) -> u64 {
        self.spent.get()
    }

    /// Takes work off that is done.
    pub(crate) fn spend(&self, work: u64) {
        self.spent.set(self.spent.get().saturating_add(work));
    }

    /// Whether no technique is to be asked any more.
    pub(crate) const fn is_over(&self) -> bool {
        self.work_left() == 0
    }

    /// The budget that says so, the first time.
    pub(crate) fn over_budget(&self) -> Option<OverBudget> {
        let over = OverBudget::Puzzle { limit: self.work.get() };
        (!self.is_over.replace(true)).then_some(over)
    }

    /// The same, where this is known of an earlier state.
    #[must_use]
    pub(crate) const fn remembering(mut self, loose: &'a Loose) -> Self {
        self.loose = Some(loose);
        self
    }

    /// The same, on a path along which singles came up in this order.
    #[must_use]
    pub(crate) const fn following(mut self, arrivals: Option<&'a Arrivals>) -> Self {
        self.arrivals = arrivals;
        self
    }

    /// In which order singles came up on the path.
    pub(crate) const fn arrivals(&self) -> Option<&'a Arrivals> {
        self.arrivals
    }

    /// What is known of digits now, for the next state.
    pub(crate) fn known_loose(&self) -> Loose {
        let mut known = self.loose.copied().unwrap_or_default();
        for (digit, cell) in Digit::ALL.iter().zip(self.beyond.get().iter().flat_map(|b| &b.strays))
        {
            if let Some(is_loose) = cell.get() {
                known.learn(*digit, self.grid.places(*digit), *is_loose);
            }
        }
        known
    }

    /// How much of pair deletion is a step. At first it is a portion.
    pub const fn portions(&self) -> Portions<'a> {
        self.portions
    }

    /// The grid.
    pub const fn grid(&self) -> &'a Grid {
        self.grid
    }

    /// The patterns that the path has left live, where it carries them. A technique may then report
    /// a step that deletes patterns and no candidate yet.
    pub const fn carried(&self) -> Option<&'a Overlay> {
        self.carried
    }

    /// Where `digit` can still go in `house`, as nine bits: bit `i` is `house.cell(i)`. None when
    /// it is placed there.
    pub fn places(&self, digit: Digit, house: House) -> u16 {
        self.all_places()[digit.index()][house.index()]
    }

    /// [`places`](Self::places) of `digit` in the nine houses of one kind.
    pub fn lines(&self, digit: Digit, kind: HouseKind) -> [u16; 9] {
        let of_digit = &self.all_places()[digit.index()];
        core::array::from_fn(|i| of_digit[kind as usize * 9 + i])
    }

    fn all_places(&self) -> &[[u16; 27]; 9] {
        self.places.get_or_init(|| {
            Digit::ALL.map(|digit| {
                let places = self.grid.places(digit);
                let kinds = [places.rows(), places.columns(), places.blocks()];
                core::array::from_fn(|i| kinds[i / 9][i % 9])
            })
        })
    }

    /// The live digits of the unsolved cells of `house`, cell by cell; none for a solved cell.
    pub fn digits_by_cell(&self, house: House) -> [DigitSet; 9] {
        let digits = self.digits.get_or_init(|| {
            let places = self.all_places();
            core::array::from_fn(|h| {
                core::array::from_fn(|i| {
                    (0..9).fold(0, |bits, d| bits | (places[d][h] >> i & 1) << d)
                })
            })
        });
        digits[house.index()].map(DigitSet::from_bits)
    }

    fn beyond(&self) -> &Beyond {
        self.beyond.get_or_init(Box::default)
    }

    /// The digits that can lose a candidate by reasoning about one digit alone.
    pub(crate) fn loose_digits(&self) -> impl Iterator<Item = Digit> {
        Digit::ALL.into_iter().filter(|digit| self.is_loose(*digit))
    }

    fn is_loose(&self, digit: Digit) -> bool {
        *self.beyond().strays[digit.index()].get_or_init(|| {
            let known = self.loose.and_then(|loose| loose.of(digit, self.grid.places(digit)));
            known.unwrap_or_else(|| strays::has_strays(self, digit))
        })
    }

    /// The digits that chains of one digit can eliminate a candidate of: rules may exclude what no pattern shows.
    pub(crate) fn linked_digits(&self) -> impl Iterator<Item = Digit> {
        let is_ruled = !self.grid.rules().is_none();
        Digit::ALL.into_iter().filter(move |digit| is_ruled || self.is_loose(*digit))
    }

    /// The places of a digit that reasoning about it alone can eliminate.
    pub(crate) fn strays(&self, digit: Digit) -> CellSet {
        let cells = &self.beyond().stray_cells[digit.index()];
        *cells.get_or_init(|| strays::strays(self, digit))
    }

    /// The sectors with two candidates left.
    pub(crate) fn pairs(&self) -> &Pairs {
        self.beyond().pairs.get_or_init(|| Pairs::new(self))
    }

    /// The graph of the links of some sources.
    pub(crate) fn graph(&self, sources: Sources) -> &Graph {
        self.beyond().graphs[sources.index()].get_or_init(|| Graph::new(self, sources))
    }

    /// The strong chains over all sectors.
    pub(crate) fn strong_chains(&self) -> &StrongChains {
        self.beyond().strong_chains.get_or_init(|| StrongChains::new(self.pairs().clone()))
    }

    /// The strong chains of one digit each.
    pub(crate) fn colours(&self) -> &StrongChains {
        self.beyond().colours.get_or_init(|| StrongChains::new(self.pairs().of_one_digit()))
    }

    /// What follows from what along the weak links of a kind.
    pub(crate) fn implications(&self, weak: Weak) -> &Implications {
        self.beyond().implications[weak as usize].get_or_init(|| Implications::new(self, weak))
    }

    /// The almost-locked ranges of a digit: by box, then by variety.
    pub(crate) fn almost_locked_ranges(&self, digit: Digit) -> &[AlmostLockedRange] {
        let ranges = self
            .beyond()
            .almost_locked_ranges
            .get_or_init(|| Digit::ALL.map(|digit| ranges::ranges_of(self, digit).collect()));
        &ranges[digit.index()]
    }

    /// The almost-locked sets, each once, the small before the large.
    pub(crate) fn almost_locked_sets(&self) -> &[Als] {
        self.beyond().almost_locked.get_or_init(|| als::almost_locked_sets(self))
    }

    /// Which of the [almost-locked sets](Self::almost_locked_sets) have a restricted common: those of so many cells at
    /// most, and maybe some that come behind them. Where a cheaper step is known, only small sets are of use, and
    /// those that are large are the most.
    pub(crate) fn als_links(&self, cells: usize) -> &AlsLinks {
        let known = &self.beyond().als_links;
        let tiers = [2, 4, usize::MAX].into_iter().zip(known);
        let mut enough = tiers.filter(|(most, _)| *most >= cells);
        let built = enough.clone().find_map(|(_, links)| links.get());
        built.unwrap_or_else(|| {
            let (most, links) = enough.next().expect("there is no set with more cells");
            let sets = self.almost_locked_sets();
            let count = sets.partition_point(|set| set.cells.len() <= most);
            links.get_or_init(|| AlsLinks::new(&sets[..count]))
        })
    }

    /// The almost-hidden sets of few digits, each once in each house.
    pub(crate) fn almost_hidden_sets(&self) -> &[Ahs] {
        self.beyond().almost_hidden.get_or_init(|| ahs::almost_hidden_sets(self))
    }

    /// The rectangles of two digits with few guardians.
    pub(crate) fn rectangles(&self) -> &[Rectangle] {
        self.beyond().rectangles.get_or_init(|| rectangle::narrow(self.grid))
    }

    /// The rectangles of two digits of which some have been found.
    pub(crate) fn avoidable_rectangles(&self) -> &[Deadly] {
        self.beyond().avoidable_rectangles.get_or_init(|| avoidable::rectangles(self.grid))
    }

    /// The patterns that would have two solutions, with few guardians.
    pub(crate) fn deadly_patterns(&self) -> &[Deadly] {
        self.beyond().deadly_patterns.get_or_init(|| nodes::patterns(self))
    }

    /// The cells that cannot be filled from three digits, with few guardians.
    pub(crate) fn impossible_patterns(&self) -> &[Deadly] {
        self.beyond().impossible_patterns.get_or_init(|| impossible::patterns(self.grid))
    }

    /// The exocets; nothing where there are too many live patterns to find them.
    pub(crate) fn exocets(&self) -> Option<&Exocets> {
        self.beyond().exocets.get_or_init(|| exocet::exocets(self)).as_ref()
    }

    /// The strong links of exocets.
    pub(crate) fn exocet_bonds(&self) -> &[Bond] {
        self.beyond().exocet_bonds.get_or_init(|| bonds(self))
    }

    /// The patterns of a kind, each with its number: of those that assume one solution these begin at 0.
    pub(crate) fn patterns(&self, kind: Guarded) -> impl Iterator<Item = (u16, &Deadly)> {
        match kind {
            Guarded::Deadly => (0..).zip(self.deadly_patterns()),
            Guarded::Impossible => (FIRST_IMPOSSIBLE..).zip(self.impossible_patterns()),
        }
    }

    /// The pattern with this number.
    pub(crate) fn pattern(&self, at: u16) -> Option<&Deadly> {
        match at.checked_sub(FIRST_IMPOSSIBLE) {
            Some(at) => self.impossible_patterns().get(usize::from(at)),
            None => self.deadly_patterns().get(usize::from(at)),
        }
    }

    /// What forcing chains or nets follow.
    pub(crate) fn live(&self, reach: Reach) -> &Live {
        self.beyond().live[reach as usize].get_or_init(|| Live::new(self, reach))
    }

    /// The kraken fish of both types, without those of targets that a chain alone makes false.
    pub(crate) fn krakens(&self) -> &[Vec<Finding>; 2] {
        self.beyond().krakens.get_or_init(|| krakens(self, false))
    }

    /// The unsolved cells with as many live digits as the range says.
    pub fn cells_with(&self, counts: core::ops::RangeInclusive<usize>) -> CellSet {
        let mut at_least = [CellSet::EMPTY; 11];
        at_least[0] = self.grid.unsolved();
        for digit in Digit::ALL {
            let places = self.grid.places(digit);
            for count in (1..=9).rev() {
                at_least[count] |= at_least[count - 1] & places;
            }
        }
        let (fewest, most) = counts.into_inner();
        at_least[fewest.min(10)] - at_least[most.min(9) + 1]
    }
}
