//! The built-in profiles: files of the folder `profiles`.

use std::sync::OnceLock;

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

/// The profiles, each read when it is first asked for: all of them take a million instructions more than one.
static READ: [OnceLock<Profile>; SOURCES.len()] = [const { OnceLock::new() }; SOURCES.len()];

/// The profile of this place in the list.
fn read(at: usize) -> &'static Profile {
    let (id, text) = SOURCES[at];
    READ[at].get_or_init(|| Profile::parse(id, text).expect("a test reads every built-in profile"))
}

/// The profile `id`.
pub(super) fn by_id(id: &str) -> Option<&'static Profile> {
    SOURCES.iter().position(|(known, _)| *known == id).map(read)
}

/// All of them, in order.
pub(super) fn all() -> impl Iterator<Item = &'static Profile> {
    (0..SOURCES.len()).map(read)
}

/// Every technique there is.
pub(super) fn everything() -> &'static Profile {
    by_id("everything").expect("it is among the sources")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_built_in_profile_can_be_read() {
        for (id, text) in SOURCES {
            match Profile::parse(id, text) {
                Ok(profile) => assert_eq!(profile.id(), *id, "it is found by the name of its file"),
                Err(error) => panic!("{id}.toml, {error}"),
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
