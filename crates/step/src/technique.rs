//! What a technique says of itself.

use core::fmt;

/// The kinds of technique, in the order of the manual.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Family {
    /// One cell or one place is left.
    Singles,
    /// A house crosses another.
    Intersections,
    /// Cells and digits of one house.
    Subsets,
    /// One digit in several houses.
    Fish,
    /// Cells of two houses that are connected.
    Wings,
    /// One or the other, link by link.
    Chains,
    /// Cells of a house that have one digit more than cells.
    AlmostLocked,
    /// What would leave the puzzle two solutions.
    Uniqueness,
    /// What would follow, were a candidate true.
    Hypotheses,
    /// Sectors that come down to one candidate in turn, until one is empty.
    Whips,
    /// Rare patterns of many cells: SK-loops, multi-sector locked sets, tridagons, exocets.
    Exotic,
    /// Truths and links of any kind.
    SetLogic,
    /// Whole patterns of digits.
    Patterns,
}

impl Family {
    /// The families in order.
    pub const ALL: [Self; 13] = [
        Self::Singles,
        Self::Intersections,
        Self::Subsets,
        Self::Fish,
        Self::Wings,
        Self::Chains,
        Self::AlmostLocked,
        Self::Uniqueness,
        Self::Hypotheses,
        Self::Whips,
        Self::Exotic,
        Self::SetLogic,
        Self::Patterns,
    ];
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(match self {
            Self::Singles => "singles",
            Self::Intersections => "intersections",
            Self::Subsets => "subsets",
            Self::Fish => "fish",
            Self::Wings => "wings",
            Self::Chains => "chains",
            Self::AlmostLocked => "almost-locked sets",
            Self::Uniqueness => "uniqueness",
            Self::Hypotheses => "hypotheses",
            Self::Whips => "whips and braids",
            Self::Exotic => "exotic patterns",
            Self::SetLogic => "set logic",
            Self::Patterns => "patterns",
        })
    }
}

/// What a technique says of itself.
#[derive(Debug)]
pub struct Info {
    /// The name that programs use, kebab-case: `hidden-single`.
    pub id: &'static str,
    /// The name that people use: `Hidden Single`.
    pub name: &'static str,
    /// Its kind.
    pub family: Family,
    /// The release that brought it.
    pub since: &'static str,
    /// Names in other programs: `hodoku:0002`, `se:Hidden Single`, `sudokuwiki:…`, `yas:…`, or plain.
    pub aliases: &'static [&'static str],
    /// Its page, in Markdown: rule, reason, sources, and the examples which are also its tests.
    pub doc: &'static str,
}

/// A technique, known by its [`Info`].
#[derive(Clone, Copy)]
pub struct TechniqueId(&'static Info);

impl TechniqueId {
    /// The technique that says this of itself.
    pub const fn new(info: &'static Info) -> Self {
        Self(info)
    }

    /// What it says of itself.
    pub const fn info(self) -> &'static Info {
        self.0
    }

    /// The name that programs use.
    pub const fn id(self) -> &'static str {
        self.0.id
    }

    /// The name that people use.
    pub const fn name(self) -> &'static str {
        self.0.name
    }
}

impl PartialEq for TechniqueId {
    fn eq(&self, other: &Self) -> bool {
        self.id() == other.id()
    }
}

impl Eq for TechniqueId {}

impl fmt::Display for TechniqueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.id())
    }
}

impl fmt::Debug for TechniqueId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
