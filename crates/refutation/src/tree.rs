//! A refutation as it is found: numbers of candidates and sectors, and what is refuted inside.

use std::rc::Rc;

/// One inference.
#[derive(Clone)]
pub(crate) enum What {
    /// A candidate is assumed to be true.
    Assumed,
    /// One candidate is left of the sector, or of the set of a rule, whose numbers come behind those of sectors.
    Only(u16),
    /// All candidates that are left of one house of a digit are in another one.
    Locked { truth: u16, link: u16 },
    /// The other cells of a sum leave no room for some candidates: the number of the sum.
    Summed(u16),
    /// A candidate is refuted within.
    Refuted(Rc<Tree>),
}

impl What {
    /// How many inferences it is.
    pub(crate) fn length(&self) -> u32 {
        match self {
            Self::Assumed | Self::Only(_) | Self::Locked { .. } | Self::Summed(_) => 1,
            Self::Refuted(tree) => tree.length,
        }
    }
}

/// The refutation of a candidate.
pub(crate) struct Tree {
    /// What is assumed.
    pub(crate) candidate: u16,
    /// What follows, in order.
    pub(crate) deductions: Vec<What>,
    /// The sector, or the set, or the sum, that has no candidate left in the end.
    pub(crate) conflict: u16,
    /// 1 for the assumption, its deductions, 1 for the conflict; what is refuted within in full.
    pub(crate) length: u32,
}

impl Tree {
    /// The refutations within it.
    pub(crate) fn inner(&self) -> impl Iterator<Item = &Rc<Self>> {
        self.deductions.iter().filter_map(|what| match what {
            What::Refuted(tree) => Some(tree),
            What::Assumed | What::Only(_) | What::Locked { .. } | What::Summed(_) => None,
        })
    }
}
