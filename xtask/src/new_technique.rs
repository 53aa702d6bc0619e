//! `cargo xtask new-technique`: a technique that compiles, to be filled in.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use ninerooks_logic::by_name;
use ninerooks_step::Family;

/// Where the techniques live.
const FOLDER: &str = "crates/logic/src/techniques";

/// The family of this name.
///
/// # Errors
/// When there is none; the error names all.
pub fn parse_family(name: &str) -> Result<Family, String> {
    let known = || Family::ALL.map(|family| family.to_string()).join(", ");
    let named = Family::ALL.into_iter().find(|family| family.to_string() == name);
    named.ok_or_else(|| format!("the families are {}", known()))
}

/// A technique to be written.
#[derive(Debug)]
pub struct Draft {
    id: String,
    family: Family,
}

impl Draft {
    /// A technique with this id in this family.
    ///
    /// # Errors
    /// When the id is not in small letters and dashes, or there is such a technique.
    pub fn new(id: &str, family: Family) -> Result<Self> {
        let is_word = |word: &str| {
            let is_sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
            !word.is_empty() && word.chars().all(is_sign)
        };
        let starts_well = id.starts_with(|c: char| c.is_ascii_lowercase());
        ensure!(
            starts_well && id.split('-').all(is_word),
            "an id is small letters in words parted by dashes, such as w-wing; not {id:?}"
        );
        if let Some(technique) = by_name(id) {
            anyhow::bail!("{id} leads to {} already", technique.info().id);
        }
        ensure!(!["mod", "techniques"].contains(&id), "{id} is taken");
        Ok(Self { id: id.to_owned(), family })
    }

    /// `w_wing`.
    fn module(&self) -> String {
        self.id.replace('-', "_")
    }

    /// The words of the id, each with a capital: `W`, `Wing`.
    fn words(&self) -> Vec<String> {
        let capital = |word: &str| {
            let (first, rest) = word.split_at(1); // ASCII, as `new` made sure
            first.to_uppercase() + rest
        };
        self.id.split('-').map(capital).collect()
    }

    /// Writes the two files and the line.
    ///
    /// # Errors
    /// When a file is there already, or cannot be written.
    pub fn write(&self, root: &Path) -> Result<()> {
        let folder = root.join(FOLDER);
        let module = self.module();
        for (end, text) in [("rs", self.code()), ("md", self.page())] {
            let path = folder.join(format!("{module}.{end}"));
            ensure!(!path.exists(), "{} is there already", path.display());
            fs::write(&path, text).with_context(|| path.display().to_string())?;
        }
        let list = folder.join("mod.rs");
        let text = fs::read_to_string(&list).with_context(|| list.display().to_string())?;
        fs::write(&list, self.listed(&text)?).with_context(|| list.display().to_string())
    }

    /// The list of techniques with this one behind the others.
    fn listed(&self, list: &str) -> Result<String> {
        let end = list.rfind("\n}").context("the list of techniques has no end")?;
        let (before, after) = list.split_at(end);
        Ok(format!("{before}\n    {}::{},{after}", self.module(), self.words().concat()))
    }

    /// What is left to do by hand.
    pub fn what_next(&self) -> String {
        let module = self.module();
        format!(
            "Written: {FOLDER}/{module}.rs, {FOLDER}/{module}.md, a line in {FOLDER}/mod.rs.\n\
             Next:\n\
             1. {module}.md: the rule, why it holds, other names, sources, where it fires, a near miss.\n\
             2. {module}.rs: the search, for the stand-in. Each step brings its proof.\n\
             3. NINEROOKS_BLESS=1 cargo test -p ninerooks-logic --test fixtures, and read the diff.\n\
             4. mod.rs: move the line to its place in the manual.\n\
             5. crates/logic/src/profile.rs: a place in the profiles that shall use it.\n\
             See CONTRIBUTING.md.\n"
        )
    }

    fn code(&self) -> String {
        let family = format!("{:?}", self.family);
        fill(CODE, self).replace("FAMILY", &family)
    }

    fn page(&self) -> String {
        fill(PAGE, self)
    }
}

fn fill(template: &str, draft: &Draft) -> String {
    template
        .replace("MODULE", &draft.module())
        .replace("STRUCT", &draft.words().concat())
        .replace("NAME", &draft.words().join(" "))
        .replace("ID", &draft.id)
}

const CODE: &str = r#"//! NAME: say in one line what it sees.

use ninerooks_board::HouseKind;
use ninerooks_proof::Cover;
use ninerooks_step::{Family, Info, Shape, Single, Step};

use crate::{Flow, Found, Position, Technique};

pub(super) struct STRUCT;

static INFO: Info = Info {
    id: "ID",
    name: "NAME",
    family: Family::FAMILY,
    since: "unreleased",
    // Names in other programs: "hodoku:0803", "se:…", "sudokuwiki:…", "yas:…", or plain.
    aliases: &[],
    doc: include_str!("MODULE.md"),
};

impl Technique for STRUCT {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// By row. (Say in which order the steps come.)
    // A stand-in to be replaced: it finds the last open cell of a row, to show how a step is made.
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        let grid = position.grid();
        let unsolved = grid.unsolved();
        let rows = unsolved.houses_with_one().into_iter().filter(|h| h.kind() == HouseKind::Row);
        for row in rows {
            let Some(cell) = (unsolved & row.cells()).first() else { continue };
            let Some(target) = grid.only_in(cell.sector()) else { continue };
            // Truths, then links: what a machine checks.
            let cover = Cover::new(&[row.sector(target.digit())], &[cell.sector()]);
            // What a person sees.
            let shape = Shape::Single(Single { target, house: Some(row) });
            found.push(Step::place(self.id(), target, shape, cover))?;
        }
        Flow::Continue(())
    }
}
"#;

const PAGE: &str = "# NAME

Say the rule so that a player can use it without the code. (The stand-in: the last open cell of a
row takes the digit that the row lacks.)

**Why.** Name the truths and the links, and the rank. (The row needs the digit, a truth; the cell,
a link, is the only place left. Rank 0.)

**Sources** Name the teachers: book, forum thread, program and its code for the technique.

## Where it fires

The smallest state that shows it. `NINEROOKS_BLESS=1` fills the step block.

```grid
.7642958394..............6.4.16......239.....5....24......6814..........35..4...7
```

```step
NAME: 1 in r1 => r1c1=1
1 truth {1R1}  1 link {1n1}  rank 0
```

## Not when something is missing

A near miss, without a step block: one candidate or one cell too many, and nothing is found. (Row 1
has two open cells.)

```grid
.7642958.94..............6.4.16......239.....5....24......6814..........35..4...7
```
";

#[cfg(test)]
mod tests {
    use super::*;

    fn draft(id: &str) -> Result<Draft> {
        Draft::new(id, Family::Fish)
    }

    #[test]
    fn ids_are_words_with_dashes_and_new() {
        assert!(draft("my-wing").is_ok() && draft("bug-1").is_ok());
        for bad in ["3d-medusa", "", "W-Wing", "w wing", "w--wing", "-w", "w_wing", "ä"] {
            assert!(draft(bad).is_err(), "{bad:?}");
        }
        let taken = draft("x-wing").unwrap_err();
        assert_eq!(taken.to_string(), "x-wing leads to x-wing already");
    }

    #[test]
    fn names_are_made_from_the_id() {
        let draft = draft("w-wing-2").unwrap();
        assert_eq!(draft.module(), "w_wing_2");
        let code = draft.code();
        for part in
            ["struct WWing2;", "\"w-wing-2\"", "\"W Wing 2\"", "Family::Fish,", "w_wing_2.md"]
        {
            assert!(code.contains(part), "{part}\n{code}");
        }
    }

    #[test]
    fn the_line_comes_last_in_the_list() {
        let list = "macro_rules! {\n}\n\ntechniques! {\n    x_wing::XWing,\n}\n";
        let listed = draft("my-wing").unwrap().listed(list).unwrap();
        assert_eq!(
            listed,
            "macro_rules! {\n}\n\ntechniques! {\n    x_wing::XWing,\n    my_wing::MyWing,\n}\n"
        );
    }

    #[test]
    fn families_are_named_in_the_error() {
        assert_eq!(parse_family("fish"), Ok(Family::Fish));
        assert!(parse_family("birds").unwrap_err().contains("singles, intersections"));
    }
}
