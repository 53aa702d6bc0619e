//! What `--level` asks for: a level of paths, or a band of how long people take.

use ninerooks_logic::Level;
use ninerooks_rating::human::Band;

/// How hard a puzzle has to be.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Asked {
    /// By the dearest step of its path.
    Level(Level),
    /// By how long people take.
    Band(Band),
}

/// All, with their names: levels, then bands, each the easiest first. No name is in both.
pub(super) const ASKED: [(Asked, &str); Level::ALL.len() + Band::ALL.len()] = {
    let (levels, bands) = (Level::ALL, Band::ALL);
    let mut all = [(Asked::Band(bands[0]), ""); Level::ALL.len() + Band::ALL.len()];
    let mut at = 0;
    while at < all.len() {
        all[at] = if at < levels.len() {
            (Asked::Level(levels[at].0), levels[at].1)
        } else {
            let band = bands[at - levels.len()];
            (Asked::Band(band), band.name())
        };
        at += 1;
    }
    all
};

impl Asked {
    pub(super) const fn level(self) -> Option<Level> {
        match self {
            Self::Level(level) => Some(level),
            Self::Band(_) => None,
        }
    }

    pub(super) const fn band(self) -> Option<Band> {
        match self {
            Self::Level(_) => None,
            Self::Band(band) => Some(band),
        }
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn no_name_is_given_twice() {
        let names: Vec<&str> = ASKED.map(|(_, name)| name).to_vec();
        assert_eq!(names.iter().collect::<BTreeSet<_>>().len(), names.len());
        assert_eq!(names.len(), 17);
    }
}
