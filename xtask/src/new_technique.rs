//! `cargo xtask new-technique`: a technique that compiles, to be filled in.
//!
//! It reads and writes text only, so that it needs nothing of the product and answers at once.

use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};

/// Where the tables of the techniques and their pages live.
const TABLES: &str = "crates/logic/src/techniques";
/// Where the searches live.
const SEARCHES: &str = "crates/logic/src/search";
/// The profile that has every technique.
const PROFILE: &str = "crates/logic/profiles/everything.toml";

/// The families, which are the tables, by their names in kebab-case: `almost-locked`.
///
/// # Errors
/// When the folder cannot be read.
pub fn families(root: &Path) -> Result<Vec<String>> {
    let folder = root.join(TABLES);
    let mut families = Vec::new();
    for entry in fs::read_dir(&folder).with_context(|| folder.display().to_string())? {
        let path = entry?.path();
        let stem = path.file_stem().unwrap_or_default().to_string_lossy().into_owned();
        if path.extension().is_some_and(|end| end == "rs") && stem != "mod" {
            families.push(stem.replace('_', "-"));
        }
    }
    families.sort();
    Ok(families)
}

/// A technique to be written.
#[derive(Debug)]
pub struct Draft {
    id: String,
    family: String,
}

impl Draft {
    /// A technique with this id in this family.
    ///
    /// # Errors
    /// When the id is not in small letters and dashes.
    pub fn new(id: &str, family: &str) -> Result<Self> {
        let is_word = |word: &str| {
            let is_sign = |c: char| c.is_ascii_lowercase() || c.is_ascii_digit();
            !word.is_empty() && word.chars().all(is_sign)
        };
        let starts_well = id.starts_with(|c: char| c.is_ascii_lowercase());
        ensure!(
            starts_well && id.split('-').all(is_word),
            "an id is small letters in words parted by dashes, such as w-wing; not {id:?}"
        );
        Ok(Self { id: id.to_owned(), family: family.to_owned() })
    }

    /// `w_wing`.
    fn module(&self) -> String {
        self.id.replace('-', "_")
    }

    /// `W Wing`.
    fn name(&self) -> String {
        let capital = |word: &str| {
            let (first, rest) = word.split_at(1); // ASCII, as `new` made sure
            first.to_uppercase() + rest
        };
        self.id.split('-').map(capital).collect::<Vec<_>>().join(" ")
    }

    /// The table of the family, from the root of the checkout.
    fn table(&self) -> String {
        format!("{TABLES}/{}.rs", self.family.replace('-', "_"))
    }

    /// Writes the row, the page and the search.
    ///
    /// # Errors
    /// When there is no such family, when there is such a technique, or a file cannot be written;
    /// then nothing is.
    pub fn write(&self, root: &Path) -> Result<()> {
        let families = families(root)?;
        ensure!(
            families.contains(&self.family),
            "{:?} is no family; the families are {}",
            self.family,
            families.join(", ")
        );
        for family in &families {
            let table = Self { id: self.id.clone(), family: family.clone() }.table();
            let text = read(root, &table)?;
            ensure!(!text.contains(&format!("\"{}\"", self.id)), "{table} has {}", self.id);
        }
        let module = self.module();
        let (table, searches) = (self.table(), format!("{SEARCHES}/mod.rs"));
        let page = format!("{TABLES}/{module}.md");
        let search = format!("{SEARCHES}/{module}.rs");
        for file in [&page, &search] {
            ensure!(!root.join(file).exists(), "{file} is there already");
        }
        let everything = PROFILE.to_owned();
        for (file, text) in [
            (&everything, self.last(&read(root, PROFILE)?)?),
            (&table, self.rows(&read(root, &table)?)?),
            (&searches, self.modules(&read(root, &searches)?)),
            (&page, self.fill(PAGE)),
            (&search, self.fill(SEARCH)),
        ] {
            fs::write(root.join(file), text).with_context(|| file.clone())?;
        }
        Ok(())
    }

    /// The table with this technique behind the others.
    fn rows(&self, table: &str) -> Result<String> {
        let end = table.find("\n];").context("the table of the family has no end")? + 1;
        let (before, after) = table.split_at(end);
        Ok(format!("{before}{}{after}", self.fill(ROW)))
    }

    /// The profile of every technique, with this one behind the others.
    fn last(&self, profile: &str) -> Result<String> {
        let end = profile.rfind("\n]").context("the order of the profile has no end")? + 1;
        let (before, after) = profile.split_at(end);
        Ok(format!("{before}    \"{}\",\n{after}", self.id))
    }

    /// The list of searches with this one in its place.
    fn modules(&self, list: &str) -> String {
        let own = format!("pub(crate) mod {};", self.module());
        let mut lines: Vec<&str> = list.lines().collect();
        let is_module = |line: &&str| line.starts_with("pub(crate) mod ");
        let later = lines.iter().position(|line| is_module(line) && **line > *own);
        let last = lines.iter().rposition(is_module).map_or(lines.len(), |last| last + 1);
        lines.insert(later.unwrap_or(last), &own);
        lines.join("\n") + "\n"
    }

    /// What is left to do by hand.
    pub fn what_next(&self) -> String {
        let (id, module, table) = (&self.id, self.module(), self.table());
        format!(
            "Written: a row in {table}, {TABLES}/{module}.md, {SEARCHES}/{module}.rs, a line in {PROFILE}.\n\
             Next:\n\
             1. search/{module}.rs: the search, for the stand-in. Each finding brings its proof.\n\
             2. {table}: its other names; then move the row to its place in the manual.\n\
             3. NINEROOKS_BLESS=1 cargo test -p ninerooks-logic --test fixtures {id}\n\
             \x20  fills the empty blocks of the page: example, step, near miss. Read the diff.\n\
             4. {module}.md: the rule, why it holds, other names, sources.\n\
             5. {PROFILE}: move it to where its cost belongs; then the other profiles that shall use it.\n\
             See CONTRIBUTING.md.\n"
        )
    }

    fn fill(&self, template: &str) -> String {
        template
            .replace("MODULE", &self.module())
            .replace("NAME", &self.name())
            .replace("ID", &self.id)
    }
}

fn read(root: &Path, file: &str) -> Result<String> {
    fs::read_to_string(root.join(file)).with_context(|| file.to_owned())
}

const ROW: &str = r#"    row(
        "ID",
        "NAME",
        "unreleased",
        // Names in other programs: "hodoku:0803", "se:…", "sudokuwiki:…", "yas:…", or plain.
        &[],
        include_str!("MODULE.md"),
        crate::search::MODULE::find,
    ),
"#;

const SEARCH: &str = r"//! NAME: say in one line what it sees.

use ninerooks_board::HouseKind;
use ninerooks_proof::Cover;
use ninerooks_step::{Finding, Shape, Single};

use crate::{Findings, Flow, Position};

/// By row. (Say in which order the findings come.)
// A stand-in to be replaced: it finds the last open cell of a row, to show how a finding is made.
pub(crate) fn find(position: &Position, found: &mut Findings) -> Flow {
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
        found.push(Finding::place(target, shape, cover))?;
    }
    Flow::Continue(())
}
";

const PAGE: &str = "# NAME

Say the rule so that a player can use it without the code. (The stand-in: the last open cell of a
row takes the digit that the row lacks.)

**Why.** Name the truths and the links, and the rank. (The row needs the digit, a truth; the cell,
a link, is the only place left. Rank 0.)

**Sources** Name the teachers: book, forum thread, program and its code for the technique.

## Where it fires

The smallest state that shows it. `NINEROOKS_BLESS=1` fills empty blocks: it looks for a grid.

```grid
```

```step
```

## Not when something is missing

A near miss, without a step block: one candidate too many, and nothing is found.

```grid
```
";

#[cfg(test)]
mod tests {
    use super::*;
    use crate::tree;

    fn draft(id: &str) -> Result<Draft> {
        Draft::new(id, "fish")
    }

    #[test]
    fn ids_are_words_with_dashes() {
        assert!(draft("my-wing").is_ok() && draft("bug-1").is_ok());
        for bad in ["3d-medusa", "", "W-Wing", "w wing", "w--wing", "-w", "w_wing", "ä"] {
            assert!(draft(bad).is_err(), "{bad:?}");
        }
    }

    #[test]
    fn what_is_there_already_is_not_written_again() {
        let root = tree::root();
        let taken = draft("xy-wing").unwrap().write(&root).unwrap_err();
        assert_eq!(taken.to_string(), "crates/logic/src/techniques/wings.rs has xy-wing");
        let taken = draft("subset").unwrap().write(&root).unwrap_err();
        assert_eq!(taken.to_string(), "crates/logic/src/search/subset.rs is there already");
    }

    #[test]
    fn the_row_comes_last_in_its_table_and_the_module_in_its_place() {
        let draft = draft("w-wing-2").unwrap();
        let rows = draft.rows("static ROWS = &[\n    row(\n    ),\n];\n").unwrap();
        for part in [
            "    ),\n    row(\n        \"w-wing-2\",\n        \"W Wing 2\",\n",
            "include_str!(\"w_wing_2.md\"),\n        crate::search::w_wing_2::find,\n    ),\n];\n",
        ] {
            assert!(rows.contains(part), "{part}\n{rows}");
        }
        let list = "//! Searches.\n\npub(crate) mod als;\npub(crate) mod x_chain;\n";
        let between = list.replace("als;\n", "als;\npub(crate) mod w_wing_2;\n");
        assert_eq!(draft.modules(list), between);
        let last = Draft::new("z", "fish").unwrap().modules(list);
        assert_eq!(last, format!("{list}pub(crate) mod z;\n"));
    }

    #[test]
    fn every_table_takes_the_row_that_is_written() {
        let root = tree::root();
        for family in families(&root).unwrap() {
            let table = Draft::new("a", &family).unwrap().table();
            let text = read(&root, &table).unwrap();
            assert!(text.contains("use super::{Row, row};"), "{table} has a row of its own");
            assert!(text.contains("static ROWS: &[Row] = &["), "{table} has no table of rows");
        }
    }

    #[test]
    fn families_have_kebab_case_names_and_are_named_in_the_error() {
        let families = families(&tree::root()).unwrap();
        for family in ["singles", "almost-locked", "set-logic"] {
            assert!(families.iter().any(|name| name == family), "{family} is not in {families:?}");
        }
        let error = Draft::new("a", "birds").unwrap().write(&tree::root()).unwrap_err();
        assert!(error.to_string().contains("the families are almost-locked, chains"), "{error}");
    }
}
