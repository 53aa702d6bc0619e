//! Which techniques are used, and what became of the premise that there is one solution.

use std::borrow::Cow;
use std::fs;
use std::path::Path;

use ninerooks::board::Grid;
use ninerooks::exact::{Solutions, solutions_within};
use ninerooks::logic::{Profile, Technique, WORK_ASTRAY};
use pyo3::prelude::*;

use crate::error::Fault;
use crate::puzzle::POSITIONS;

/// The names of the built-in profiles.
#[pyfunction]
pub(crate) fn profiles() -> Vec<&'static str> {
    Profile::built_in().map(Profile::id).collect()
}

/// A profile, and whether that there is one solution is to be found out before it is used.
pub(crate) struct Chosen {
    pub(crate) profile: Profile,
    prove: bool,
}

impl Chosen {
    /// A built-in profile, or a file.
    pub(crate) fn new(name: &str, uniqueness: Option<&str>) -> Result<Self, Fault> {
        let mut profile = match Profile::by_id(name) {
            Some(profile) => profile,
            None if Path::new(name).is_file() => {
                let text = fs::read_to_string(name)
                    .map_err(|error| Fault::new(format!("{name}: {error}")))?;
                Profile::read(name, &text)
                    .map_err(|error| Fault::new(format!("{name}, {error}")))?
            }
            None => {
                let near = Profile::nearest(name).join(" or ");
                let expected = if near.is_empty() { profiles().join(", ") } else { near };
                return Err(Fault::expected(
                    format!("a profile or a file, such as {expected}"),
                    format!("{name:?}"),
                ));
            }
        };
        match uniqueness {
            None => {}
            Some("assume" | "prove") => profile.assume_uniqueness(true),
            Some("off") => profile.assume_uniqueness(false),
            Some(other) => {
                return Err(Fault::expected("assume, prove or off", format!("{other:?}")));
            }
        }
        Ok(Self { profile, prove: uniqueness == Some("prove") })
    }

    /// The profile for a puzzle: without what assumes one solution where there are several. What counts are the solutions
    /// of the puzzle as given.
    /// From a state without a single solution logic leads nowhere, and gets little work.
    pub(crate) fn at(&self, grid: &Grid) -> Cow<'_, Profile> {
        let mut profile = self.with_premise(grid);
        if !matches!(solutions_within(grid, POSITIONS), Ok(Solutions::One(_))) {
            profile.to_mut().limit_work(WORK_ASTRAY);
        }
        profile
    }

    fn with_premise(&self, grid: &Grid) -> Cow<'_, Profile> {
        if !self.profile.techniques().any(Technique::assumes_uniqueness) {
            return Cow::Borrowed(&self.profile);
        }
        let may = match solutions_within(&grid.as_given(), POSITIONS) {
            Ok(Solutions::Many) => false,
            Ok(_) => true,
            Err(_) => !self.prove,
        };
        if may {
            return Cow::Borrowed(&self.profile);
        }
        let mut profile = self.profile.clone();
        profile.assume_uniqueness(false);
        Cow::Owned(profile)
    }
}
