//! The built-in profiles: files of the folder `profiles`.

use std::sync::LazyLock;

use super::Profile;

/// A file of the folder, under its name.
macro_rules! sources {
    ($($id:literal),* $(,)?) => {
        /// The names and texts, in the order in which they are listed.
        pub(super) const SOURCES: &[(&str, &str)] =
            &[$(($id, include_str!(concat!("../../profiles/", $id, ".toml")))),*];
    };
}

sources! {
    "default",
    "basic",
    "singles",
    "everything",
    "exotic",
    "set-logic",
    "whips",
    "sudoku-assistant",
    "hodoku",
    "sudokuwiki",
    "explainer",
    "csp-rules",
    "pom-basic",
    "pom-help",
    "pom-space",
    "pom-pairs",
    "rookery",
    "pom-sums",
    "default-1",
}

/// The profiles, read once.
pub(super) static BUILT_IN: LazyLock<BuiltIn> = LazyLock::new(BuiltIn::read);

/// The profiles.
pub(super) struct BuiltIn {
    profiles: Vec<Profile>,
    pub(super) everything: Profile,
}

impl BuiltIn {
    fn read() -> Self {
        let read = |(id, text): &(&str, &str)| {
            Profile::parse(id, text).expect("a test reads every built-in profile")
        };
        let profiles: Vec<Profile> = SOURCES.iter().map(read).collect();
        let everything = profiles.iter().find(|profile| profile.id() == "everything");
        let everything = everything.expect("it is among the sources").clone();
        Self { profiles, everything }
    }

    /// All of them, in order.
    pub(super) fn all(&'static self) -> impl Iterator<Item = &'static Profile> {
        self.profiles.iter()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_profile_can_be_read() {
        for (id, text) in SOURCES {
            if let Err(error) = Profile::parse(id, text) {
                panic!("{id}.toml, {error}");
            }
        }
    }

    #[test]
    fn every_file_of_the_folder_is_built_in() {
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/profiles");
        for file in std::fs::read_dir(folder).expect("the folder is there") {
            let name = file.expect("it can be listed").file_name();
            let name = name.to_string_lossy();
            let id = name.strip_suffix(".toml").expect("profiles only");
            assert!(SOURCES.iter().any(|(known, _)| *known == id), "{id} is not in built_in.rs");
        }
    }
}
