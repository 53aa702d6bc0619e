//! What is counted: families and techniques, or the classes of the Sudoku Assistant.

use clap::ValueEnum;
use ninerooks_logic::{CLASSES, techniques};
use ninerooks_step::Family;

/// What is counted.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, ValueEnum)]
pub(super) enum Scheme {
    /// Families and techniques
    #[default]
    Techniques,
    /// The classes of the Sudoku Assistant's own tables, in its letters
    Assistant,
}

/// Techniques that are counted together.
pub(super) struct Column {
    /// The name for programs: a family, an id, a class's letters.
    pub(super) id: String,
    /// The name for people.
    pub(super) name: String,
    /// What it is, where the name does not say it.
    pub(super) about: &'static str,
    /// Whether it is one technique of the family before it.
    pub(super) is_technique: bool,
    /// The places of its techniques in the manual.
    pub(super) places: Vec<usize>,
}

impl Scheme {
    /// The columns in their order.
    pub(super) fn columns(self) -> Vec<Column> {
        match self {
            Self::Techniques => Family::ALL.into_iter().flat_map(family).collect(),
            Self::Assistant => CLASSES
                .iter()
                .map(|class| Column {
                    id: class.letters.to_owned(),
                    name: class.letters.to_owned(),
                    about: class.about,
                    is_technique: false,
                    places: class.ids().filter_map(place).collect(),
                })
                .collect(),
        }
    }
}

/// A family and its techniques.
fn family(family: Family) -> Vec<Column> {
    let own = techniques::ALL.iter().enumerate().filter(|(_, t)| t.info().family == family);
    let technique = |(place, technique): (usize, &&'static ninerooks_logic::Technique)| Column {
        id: technique.info().id.to_owned(),
        name: technique.info().name.to_owned(),
        about: "",
        is_technique: true,
        places: vec![place],
    };
    let own: Vec<Column> = own.map(technique).collect();
    let all = Column {
        id: family.to_string(),
        name: family.to_string(),
        about: "",
        is_technique: false,
        places: own.iter().flat_map(|column| column.places.clone()).collect(),
    };
    std::iter::once(all).chain(own).collect()
}

/// Where in the manual the technique is.
fn place(id: &str) -> Option<usize> {
    techniques::ALL.iter().position(|technique| technique.info().id == id)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_a_column_for_every_family_and_every_technique() {
        let columns = Scheme::Techniques.columns();
        for family in Family::ALL {
            let name = family.to_string();
            assert!(columns.iter().any(|column| !column.is_technique && column.name == name));
        }
        for technique in techniques::ALL {
            let id = technique.info().id;
            let of_it = columns.iter().filter(|column| column.is_technique && column.id == id);
            assert_eq!(of_it.count(), 1, "{id}");
        }
    }

    #[test]
    fn the_assistant_has_its_letters() {
        let columns = Scheme::Assistant.columns();
        let letters: Vec<&str> = columns.iter().map(|column| column.id.as_str()).collect();
        assert_eq!(letters, ["B", "A", "Ms", "Mw", "a", "H", "T", "+", "++"]);
        assert!(columns.iter().all(|column| !column.places.is_empty()));
    }
}
