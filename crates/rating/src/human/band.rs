//! Bands: how hard, in a number from 1 to 10 and a word.

use core::fmt;

/// How hard a puzzle is for people, from 1 to 10. Up to 5 singles solve it; from 6 on it needs more.
///
/// ```
/// use ninerooks_rating::human::Band;
/// let gentle = Band::named("gentle").ok_or("there is one")?;
/// assert_eq!((gentle.number(), gentle.to_string().as_str()), (2, "gentle"));
/// assert!(gentle.is_of_singles() && gentle < Band::ALL[5]);
/// # Ok::<(), &str>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Band(u8);

/// What players call them.
const NAMES: [&str; 10] = [
    "beginner",
    "gentle",
    "mild",
    "moderate",
    "tricky",
    "tough",
    "demanding",
    "vicious",
    "evil",
    "nightmare",
];

/// How many bands are for what singles solve.
pub(super) const OF_SINGLES: usize = 5;

impl Band {
    /// All, the easiest first.
    pub const ALL: [Self; 10] = {
        let (mut all, mut at) = ([Self(0); 10], 0_u8);
        while at < 10 {
            all[at as usize] = Self(at);
            at += 1;
        }
        all
    };

    /// The band of this name.
    pub fn named(name: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|band| band.name().eq_ignore_ascii_case(name))
    }

    /// From 1 to 10.
    pub const fn number(self) -> u8 {
        self.0 + 1
    }

    /// Its name.
    pub const fn name(self) -> &'static str {
        NAMES[self.0 as usize]
    }

    /// Whether singles solve what is in it.
    pub const fn is_of_singles(self) -> bool {
        (self.0 as usize) < OF_SINGLES
    }
}

impl fmt::Display for Band {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}
