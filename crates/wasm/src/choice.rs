//! Which techniques are used.

use ninerooks_logic::{Profile, by_name, techniques};
use serde::{Deserialize, Serialize};
use tsify::{Ts, Tsify};
use wasm_bindgen::JsError;
use wasm_bindgen::prelude::wasm_bindgen;

use crate::StateError;

/// A profile with techniques turned off.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, Tsify)]
pub struct Choice {
    /// The profile's id.
    pub profile: String,
    /// The ids of the techniques that are off.
    pub off: Vec<String>,
    /// Whether techniques may assume that the puzzle has only one solution.
    pub uniqueness: bool,
}

/// A profile as it is offered.
#[derive(Clone, Debug, Serialize, Deserialize, Tsify)]
pub struct ProfileView {
    /// Its id.
    pub id: String,
    /// What it is.
    pub about: String,
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
    /// When there is no such profile. A technique that the profile has not is off already.
    pub fn profile(&self) -> Result<Profile, StateError> {
        let id = &self.profile;
        let known = Profile::by_id(id);
        let mut profile = known.ok_or_else(|| StateError(format!("no profile is named {id}")))?;
        for id in &self.off {
            profile.switch(id, false);
        }
        profile.assume_uniqueness(self.uniqueness);
        Ok(profile)
    }
}

/// The built-in profiles.
#[wasm_bindgen]
pub fn profiles() -> Result<Vec<Ts<ProfileView>>, JsError> {
    let view = |profile: &Profile| {
        let ids = profile.entries().iter().map(|entry| entry.technique.info().id.to_owned());
        let (id, about) = (profile.id().to_owned(), profile.about().to_owned());
        ProfileView { id, about, techniques: ids.collect() }
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

/// The page of a technique, in Markdown.
#[wasm_bindgen(js_name = techniquePage)]
pub fn technique_page(id: &str) -> Option<String> {
    by_name(id).map(|technique| technique.info().doc.to_owned())
}
