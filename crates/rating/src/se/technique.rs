//! The names that Sudoku Explainer gives to its rules.

use core::fmt;

/// A rule of Sudoku Explainer's, or a form of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Technique {
    /// One place is left for a digit in a house.
    HiddenSingle,
    /// Pointing that places a digit at once.
    DirectPointing,
    /// Claiming that places a digit at once.
    DirectClaiming,
    /// A hidden set of 2 or 3 that places a digit at once.
    DirectHiddenSet(u8),
    /// One candidate is left in a cell.
    NakedSingle,
    /// All places of a digit in a box are in a line.
    Pointing,
    /// All places of a digit in a line are in a box.
    Claiming,
    /// 2 to 4 cells with as many digits.
    NakedSet(u8),
    /// X-Wing, Swordfish, Jellyfish.
    Fish(u8),
    /// 2 to 4 digits with as many cells.
    HiddenSet(u8),
    /// Two bivalue cells that a bivalue cell sees.
    XyWing,
    /// Two bivalue cells that a cell of three candidates sees.
    XyzWing,
    /// A unique rectangle of this type.
    UniqueRectangle(u8),
    /// A unique loop of this type.
    UniqueLoop(u8),
    /// A bivalue universal grave of this type.
    Bug(u8),
    /// Two or three cells whose combinations are excluded.
    AlignedExclusion(u8),
    /// A cycle of two truth values, with which links.
    Cycle(Links),
    /// A chain from a candidate to its contrary, with which links.
    ForcingChain(Links),
    /// A chain of several ends, contradictions and all that is nested.
    Chains(Form, Depth),
}

/// Which links a static chain uses.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Links {
    /// Of one digit.
    X,
    /// Bivalue cells.
    Y,
    /// Both.
    Xy,
}

/// What a chain of several ends begins with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Form {
    /// An assumption with a contradiction.
    Contradiction,
    /// A candidate is true or false.
    Double,
    /// The candidates of a cell.
    Cell,
    /// The places of a digit in a house.
    Region,
}

/// What a chain of several ends may use.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Depth {
    /// Links of one digit, which change as it is followed.
    Nishio,
    /// Links as they are in the grid.
    Static,
    /// Links that change as it is followed; the level says what else: 1 locking, pairs and X-Wings, 2
    /// forcing chains, 3 those with several ends, 4 dynamic ones, 5 dynamic ones that have forcing chains.
    Dynamic(u8),
}

impl fmt::Display for Technique {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let name = match *self {
            Self::HiddenSingle => "Hidden Single",
            Self::DirectPointing => "Direct Pointing",
            Self::DirectClaiming => "Direct Claiming",
            Self::DirectHiddenSet(size) => return write!(f, "Direct Hidden {}", size_name(size)),
            Self::NakedSingle => "Naked Single",
            Self::Pointing => "Pointing",
            Self::Claiming => "Claiming",
            Self::NakedSet(size) => return write!(f, "Naked {}", size_name(size)),
            Self::Fish(2) => "X-Wing",
            Self::Fish(3) => "Swordfish",
            Self::Fish(_) => "Jellyfish",
            Self::HiddenSet(size) => return write!(f, "Hidden {}", size_name(size)),
            Self::XyWing => "XY-Wing",
            Self::XyzWing => "XYZ-Wing",
            Self::UniqueRectangle(kind) => return write!(f, "Unique Rectangle type {kind}"),
            Self::UniqueLoop(kind) => return write!(f, "Unique Loop type {kind}"),
            Self::Bug(kind) => return write!(f, "Bivalue Universal Grave type {kind}"),
            Self::AlignedExclusion(2) => "Aligned Pair Exclusion",
            Self::AlignedExclusion(_) => "Aligned Triplet Exclusion",
            Self::Cycle(Links::X) => "Bidirectional X-Cycle",
            Self::Cycle(Links::Y) => "Bidirectional Y-Cycle",
            Self::Cycle(Links::Xy) => "Bidirectional Cycle",
            Self::ForcingChain(Links::X) => "Forcing X-Chain",
            Self::ForcingChain(_) => "Forcing Chain",
            Self::Chains(form, depth) => return chains(f, form, depth),
        };
        f.write_str(name)
    }
}

fn size_name(size: u8) -> &'static str {
    match size {
        2 => "Pair",
        3 => "Triplet",
        _ => "Quad",
    }
}

fn chains(f: &mut fmt::Formatter<'_>, form: Form, depth: Depth) -> fmt::Result {
    let level = match depth {
        Depth::Nishio => return f.write_str("Nishio Forcing Chains"),
        Depth::Static => 0,
        Depth::Dynamic(level) => {
            f.write_str("Dynamic ")?;
            level
        }
    };
    f.write_str(match form {
        Form::Contradiction => "Contradiction Forcing Chains",
        Form::Double => "Double Forcing Chains",
        Form::Cell => "Cell Forcing Chains",
        Form::Region => "Region Forcing Chains",
    })?;
    f.write_str(match level {
        0 => "",
        1 => " (+)",
        2 => " (+ Forcing Chains)",
        3 => " (+ Multiple Forcing Chains)",
        4 => " (+ Dynamic Forcing Chains)",
        _ => " (+ Dynamic Forcing Chains (+ Forcing Chains))",
    })
}
