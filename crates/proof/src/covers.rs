//! One cover or several.

use core::ops::{Deref, DerefMut};

use crate::Cover;

/// Covers, of which each elimination follows from one. Nearly all proofs have one, which needs no list in
/// memory; so it is seldom more than a slice of them that one has to know.
///
/// ```
/// use ninerooks_proof::{Cover, Covers};
/// let cover = Cover::new(&["3R1".parse()?], &["3B1".parse()?]);
/// assert_eq!(Covers::from(cover.clone()), Covers::from(vec![cover.clone()]));
/// assert_eq!([cover.clone(), cover].into_iter().collect::<Covers>().len(), 2);
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Covers(List);

/// A single cover is never a list, so that equal covers are written equally.
#[derive(Clone, Debug, PartialEq, Eq)]
enum List {
    One(Cover),
    Many(Box<[Cover]>),
}

impl Deref for Covers {
    type Target = [Cover];

    fn deref(&self) -> &[Cover] {
        match &self.0 {
            List::One(cover) => core::slice::from_ref(cover),
            List::Many(covers) => covers,
        }
    }
}

impl DerefMut for Covers {
    fn deref_mut(&mut self) -> &mut [Cover] {
        match &mut self.0 {
            List::One(cover) => core::slice::from_mut(cover),
            List::Many(covers) => covers,
        }
    }
}

impl From<Cover> for Covers {
    fn from(cover: Cover) -> Self {
        Self(List::One(cover))
    }
}

impl From<Vec<Cover>> for Covers {
    fn from(covers: Vec<Cover>) -> Self {
        match <[Cover; 1]>::try_from(covers) {
            Ok([cover]) => Self(List::One(cover)),
            Err(covers) => Self(List::Many(covers.into())),
        }
    }
}

impl FromIterator<Cover> for Covers {
    fn from_iter<I: IntoIterator<Item = Cover>>(covers: I) -> Self {
        covers.into_iter().collect::<Vec<Cover>>().into()
    }
}
