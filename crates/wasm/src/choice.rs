//! Which techniques are used.

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions_within};
use ninerooks_logic::{Entry, Profile, WORK_ASTRAY, by_name, techniques};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::StateError;
use ninerooks_view::{NODES, has_several};

/// A profile with techniques turned off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Choice {
    /// The profile's id.
    pub profile: String,
    /// The ids of the techniques that are off.
    pub off: Vec<String>,
    /// Whether techniques may assume that the puzzle has only one solution.
    pub uniqueness: bool,
    /// An order of the player's own, in place of the profile's.
    #[serde(default)]
    #[tsify(optional)]
    pub own: Option<OwnOrder>,
}

/// An order of techniques that a player has made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct OwnOrder {
    /// The ids of the techniques.
    pub order: Vec<String>,
    /// Whether patterns that a step deletes stay deleted.
    pub carries: bool,
}

/// A profile that was read from a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct ProfileFile {
    /// Its name.
    pub name: String,
    /// What it asks.
    pub choice: Choice,
}

/// A profile as it is offered.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct ProfileView {
    /// Its id.
    pub id: String,
    /// What it is.
    pub about: String,
    /// Whom it is for.
    pub audience: String,
    /// Whether patterns that a step deletes stay deleted.
    pub carries: bool,
    /// The ids of its techniques, in order.
    pub techniques: Vec<String>,
}

/// A technique as it is offered.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct TechniqueView {
    /// Its id.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its kind.
    pub family: String,
    /// Its names in other programs.
    pub aliases: Vec<String>,
}

impl Choice {
    /// The profile that it says.
    ///
    /// # Errors
    /// When there is no such profile, or an order of one's own has no technique. A technique that the
    /// profile has not is off already; one that an order names and that is not there any more is left out.
    pub fn profile(&self) -> Result<Profile, StateError> {
        let id = &self.profile;
        let mut profile = match &self.own {
            Some(OwnOrder { order, carries }) => {
                let known = order.iter().filter_map(|id| by_name(id));
                Profile::of(OWN, known).carrying(*carries)
            }
            None => {
                Profile::by_id(id).ok_or_else(|| StateError(format!("no profile is named {id}")))?
            }
        };
        if profile.entries().is_empty() {
            return Err(StateError("the order has no technique".to_owned()));
        }
        for id in &self.off {
            profile.switch(id, false);
        }
        profile.assume_uniqueness(self.uniqueness);
        Ok(profile)
    }

    /// The profile for a state: where the puzzle, as given, has several solutions, nothing assumes that there is
    /// only one.
    ///
    /// # Errors
    /// As [`profile`](Self::profile).
    pub fn profile_at(&self, grid: &Grid) -> Result<Profile, StateError> {
        let mut profile = self.profile()?;
        if self.uniqueness && has_several(grid) {
            profile.assume_uniqueness(false);
        }
        if !matches!(solutions_within(grid, NODES), Ok(Solutions::One(_))) {
            // Logic leads nowhere from there.
            profile.limit_work(WORK_ASTRAY);
        }
        Ok(profile)
    }
}

impl From<&Profile> for ProfileFile {
    fn from(profile: &Profile) -> Self {
        let id = |entry: &Entry| entry.technique.info().id.to_owned();
        let entries = profile.entries();
        let own = OwnOrder { order: entries.iter().map(id).collect(), carries: profile.carries() };
        let choice = Choice {
            profile: OWN.to_owned(),
            off: entries.iter().filter(|entry| !entry.on).map(id).collect(),
            uniqueness: profile.assumes_uniqueness(),
            own: Some(own),
        };
        Self { name: profile.id().to_owned(), choice }
    }
}

/// The name of an order that has none.
const OWN: &str = "own";

/// A choice as the file that the command line takes with `--profile`.
#[wasm_bindgen(js_name = profileText)]
pub fn profile_text(choice: Ts<Choice>, name: &str) -> Result<String, JsError> {
    let mut profile = choice.to_rust()?.profile()?;
    profile.rename(name);
    Ok(profile.to_toml())
}

/// Reads such a file. What is wrong with it is said with line and column.
#[wasm_bindgen(js_name = readProfile)]
pub fn read_profile(text: &str) -> Result<Ts<ProfileFile>, JsError> {
    let profile = Profile::read(OWN, text)?;
    Ok(ProfileFile::from(&profile).into_ts()?)
}

/// The built-in profiles.
#[wasm_bindgen]
pub fn profiles() -> Result<Vec<Ts<ProfileView>>, JsError> {
    let view = |profile: &Profile| {
        let ids = profile.entries().iter().map(|entry| entry.technique.info().id.to_owned());
        ProfileView {
            id: profile.id().to_owned(),
            about: profile.about().to_owned(),
            audience: profile.audience().to_owned(),
            carries: profile.carries(),
            techniques: ids.collect(),
        }
    };
    let views = Profile::built_in().map(view);
    Ok(views.map(|view| view.into_ts()).collect::<Result<_, _>>()?)
}

/// All techniques, in the order of the manual.
#[wasm_bindgen(js_name = techniqueList)]
pub fn technique_list() -> Result<Vec<Ts<TechniqueView>>, JsError> {
    let view = |technique: &&'static ninerooks_logic::Technique| {
        let info = technique.info();
        TechniqueView {
            id: info.id.to_owned(),
            name: info.name.to_owned(),
            family: info.family.to_string(),
            aliases: info.aliases.iter().map(|&alias| alias.to_owned()).collect(),
        }
    };
    Ok(techniques::ALL.iter().map(|t| view(t).into_ts()).collect::<Result<_, _>>()?)
}

#[cfg(test)]
mod tests {
    use ninerooks_text::formats;

    use super::*;

    fn own(order: &[&str]) -> Choice {
        let order = order.iter().map(|&id| id.to_owned()).collect();
        Choice {
            profile: "default".to_owned(),
            off: vec!["x-wing".to_owned()],
            uniqueness: false,
            own: Some(OwnOrder { order, carries: false }),
        }
    }

    #[test]
    fn an_own_order_is_asked_in_its_order() {
        let choice = own(&["naked-single", "x-wing", "hidden-single", "gone-since"]);
        let profile = choice.profile().unwrap();
        let ids: Vec<&str> = profile.techniques().map(|t| t.info().id).collect();
        assert_eq!(ids, ["naked-single", "hidden-single"]);
        assert!(own(&["gone-since"]).profile().is_err());
    }

    #[test]
    fn with_several_solutions_nothing_assumes_one() {
        let choice = Choice { uniqueness: true, own: None, ..own(&[]) };
        let one =
            ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";
        for (text, assumes) in [(one.to_owned(), true), (one.replacen('7', ".", 1), false)] {
            let grid = Grid::new(&formats::read(&text).unwrap().puzzle).unwrap();
            assert_eq!(choice.profile_at(&grid).unwrap().assumes_uniqueness(), assumes);
        }
    }

    #[test]
    fn an_own_order_is_written_and_read_back() {
        let mut profile = own(&["naked-single", "x-wing", "hidden-single"]).profile().unwrap();
        profile.rename("mine");
        let read = Profile::read("file", &profile.to_toml()).unwrap();
        let ProfileFile { name, choice } = ProfileFile::from(&read);
        assert_eq!(name, "mine");
        assert_eq!(choice.off, ["x-wing"]);
        let order = choice.own.as_ref().map(|own| own.order.join(" "));
        assert_eq!(order.as_deref(), Some("naked-single x-wing hidden-single"));
    }
}
