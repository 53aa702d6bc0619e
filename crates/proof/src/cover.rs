//! Covers: weighted truths and links.

use ninerooks_board::Sector;

/// A sector with its weight: below zero a *truth* (one of its candidates is true), above zero a
/// *link* (at most one of them is true).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Term {
    /// The sector.
    pub sector: Sector,
    /// How often it counts: a truth negatively, a link positively.
    pub weight: i16,
}

/// Weighted truths and links, and the scale that a candidate must reach to be false.
///
/// The forum's rank logic is the case of weights −1 for truths, +1 for links and a scale of
/// rank + 1, where rank = links − truths. *Triplets* and *cannibalism* need no special case, since
/// candidates count with sign.
///
/// ```
/// use ninerooks_proof::Cover;
/// let x_wing = Cover::new(&["3R1".parse()?, "3R5".parse()?], &["3C2".parse()?, "3C8".parse()?]);
/// assert_eq!((x_wing.rank(), x_wing.scale), (0, 1));
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cover {
    /// The weight from which on a candidate is false. At least 1.
    pub scale: i16,
    /// The sectors. One that stands twice counts with the sum of its weights.
    pub terms: Box<[Term]>,
}

impl Cover {
    /// Each truth and link with weight 1 for every time that it is named, and the scale that goes
    /// with the rank: rank + 1, at least 1.
    pub fn new(truths: &[Sector], links: &[Sector]) -> Self {
        let scale = (links.len() + 1).saturating_sub(truths.len()).max(1);
        let mut terms: Vec<Term> = Vec::with_capacity(truths.len() + links.len());
        for (sectors, sign) in [(truths, -1), (links, 1)] {
            for &sector in sectors {
                let same = |t: &&mut Term| t.sector == sector && t.weight.signum() == sign;
                match terms.iter_mut().find(same) {
                    Some(term) => term.weight = term.weight.saturating_add(sign),
                    None => terms.push(Term { sector, weight: sign }),
                }
            }
        }
        Self { scale: i16::try_from(scale).unwrap_or(i16::MAX), terms: terms.into_boxed_slice() }
    }

    /// The truths, each with its multiplicity.
    pub fn truths(&self) -> impl Iterator<Item = (Sector, u16)> {
        self.terms.iter().filter(|t| t.weight < 0).map(|t| (t.sector, t.weight.unsigned_abs()))
    }

    /// The links, each with its multiplicity.
    pub fn links(&self) -> impl Iterator<Item = (Sector, u16)> {
        self.terms.iter().filter(|t| t.weight > 0).map(|t| (t.sector, t.weight.unsigned_abs()))
    }

    /// Links minus truths, with multiplicity.
    pub fn rank(&self) -> i64 {
        self.terms.iter().map(|term| i64::from(term.weight)).sum()
    }
}
