//! What lists the techniques: the summary, levels, families, names, and a page of all pictures.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::Result;
use ninerooks_logic::{Level, TOPICS};
use ninerooks_step::{Family, Info};

use super::chapters::Entry;
use super::technique::Chapter;
use super::{Shelf, escaped, relink};

/// What is on a level, by the table in docs/profiles.md.
const ABOUT: [(Level, &str); 7] = [
    (Level::Easy, "Singles: enough for every puzzle that a newspaper calls easy."),
    (Level::Medium, "Locked candidates, pairs and naked triples: one house, or two that cross."),
    (
        Level::Hard,
        "Larger subsets, basic fish, patterns of one digit, short wings, chains of three strong links.",
    ),
    (Level::Expert, "Chains of up to five strong links, and almost-locked sets of few cells."),
    (Level::Fiendish, "Longer chains, larger almost-locked sets, short forcing chains."),
    (Level::Diabolical, "Forcing chains and nets, and large patterns of many cells."),
    (Level::Extreme, "The pattern overlay: what no one does with a pencil."),
];

/// The summary, from which `mdbook` knows what there is.
pub(super) fn summary(all: &[Chapter], own: &[Entry], docs: &[Entry]) -> String {
    let mut text = String::from("# Summary\n\n");
    let line = |entry: &Entry| format!("- [{}]({})\n", entry.title, entry.file);
    if let Some((first, rest)) = own.split_first() {
        let _ = write!(text, "[{}]({})\n\n# Foundations\n\n", first.title, first.file);
        text.extend(rest.iter().map(line));
    }
    text += "\n# Techniques\n\n- [Techniques by level](levels.md)\n";
    for (level, _) in ABOUT {
        let _ = writeln!(text, "  - [{}](levels/{}.md)", capital(level.name()), level.name());
        for chapter in of_level(all, level) {
            let Info { id, name, .. } = chapter.info;
            let _ = writeln!(text, "    - [{name}](techniques/{id}.md)");
        }
    }
    text += "- [Techniques by family](families.md)\n- [A picture of each](pictures.md)\n\
             - [Names elsewhere](names.md)\n\n# Reference\n\n";
    text.extend(docs.iter().filter(|entry| !entry.is_inner).map(line));
    text += "\n# Working on Ninerooks\n\n";
    text.extend(docs.iter().filter(|entry| entry.is_inner).map(line));
    text
}

/// Writes the lists that are chapters.
///
/// # Errors
/// When a file cannot be written.
pub(super) fn write(all: &[Chapter], shelf: &Shelf) -> Result<()> {
    let mut levels = String::from(
        "# Techniques by level\n\nThe level of a technique is that of the cheapest step in its example; a step costs what a \
         person has to look at to see it ([the prices](reference/profiles.md#what-a-step-costs)). Larger examples of \
         the same technique cost more, and may be a level up.\n\n| level | techniques | what is on it |\n|---|---|---|\n",
    );
    for (level, about) in ABOUT {
        let name = level.name();
        let chapters = of_level(all, level);
        let _ = writeln!(levels, "| [{name}](levels/{name}.md) | {} | {about} |", chapters.len());
        let mut text = format!("# {}\n\n{about}\n", capital(name));
        for family in Family::ALL {
            let own: Vec<_> = chapters.iter().filter(|c| c.info.family == family).collect();
            if !own.is_empty() {
                let _ = write!(text, "\n## {}\n\n", capital(&family.to_string()));
                text.extend(own.iter().map(|chapter| item(chapter, "../techniques/")));
            }
        }
        shelf.put(&format!("levels/{name}.md"), &text)?;
    }
    shelf.put("levels.md", &levels)?;
    shelf.put("families.md", &families(all))?;
    shelf.put("names.md", &elsewhere(all))?;
    let mut pictures =
        String::from("# A picture of each\n\nThe first example of every technique.\n");
    for family in Family::ALL {
        let _ =
            write!(pictures, "\n## {}\n\n<div class=\"sheet\">\n", capital(&family.to_string()));
        pictures.extend(all.iter().filter(|c| c.info.family == family).map(|c| c.picture.clone()));
        pictures += "</div>\n";
    }
    shelf.put("pictures.md", &pictures)
}

/// The techniques of a level by family, the cheapest first.
fn of_level(all: &[Chapter], level: Level) -> Vec<&Chapter> {
    let mut own: Vec<&Chapter> = all.iter().filter(|chapter| chapter.level == level).collect();
    own.sort_by_key(|chapter| (chapter.info.family, chapter.cost));
    own
}

fn families(all: &[Chapter]) -> String {
    let mut text = String::from("# Techniques by family\n");
    for family in Family::ALL {
        let _ = write!(text, "\n## {}\n\n", capital(&family.to_string()));
        let own = all.iter().filter(|chapter| chapter.info.family == family);
        text.extend(own.map(|chapter| item(chapter, "techniques/")));
    }
    text
}

/// A technique in a list: its name and its rule.
fn item(chapter: &Chapter, folder: &str) -> String {
    let Info { id, name, .. } = chapter.info;
    let rule = relink::of_technique(&chapter.rule, folder);
    format!(
        "- [**{name}**]({folder}{id}.md) ({}, cost {}). {rule}\n",
        chapter.level.name(),
        chapter.cost
    )
}

/// The anchor of a family's heading.
pub(super) fn anchor(family: Family) -> String {
    family.to_string().replace(' ', "-")
}

/// The names of a technique elsewhere, with the program that uses each.
pub(super) fn names(info: &Info) -> impl Iterator<Item = (Option<&'static str>, &'static str)> {
    info.aliases.iter().map(|alias| match alias.split_once(':') {
        Some(("hodoku", name)) => (Some("HoDoKu"), name),
        Some(("sudokuwiki", name)) => (Some("SudokuWiki"), name),
        Some(("sudopedia", name)) => (Some("Sudopedia"), name),
        Some(("se", name)) => (Some("Sudoku Explainer"), name),
        Some(("yas", name)) => (Some("Yet Another Sudoku"), name),
        Some(("hanson", name)) => (Some("Sudoku Assistant"), name),
        Some(("csp-rules", name)) => (Some("CSP-Rules"), name),
        _ => (None, *alias),
    })
}

/// Names of other programs, each with what it is here.
fn elsewhere(all: &[Chapter]) -> String {
    let mut rows: Vec<(String, String)> = Vec::new();
    for Chapter { info, .. } in all {
        for (program, name) in names(info) {
            let name =
                program.map_or_else(|| name.to_owned(), |program| format!("{name} ({program})"));
            rows.push((name, format!("[{}](techniques/{}.md)", info.name, info.id)));
        }
    }
    for topic in TOPICS {
        let here: Vec<String> = topic
            .techniques
            .iter()
            .filter_map(|id| all.iter().find(|chapter| chapter.info.id == *id))
            .map(|c| format!("[{}](techniques/{}.md)", c.info.name, c.info.id))
            .collect();
        let head = if topic.is_here { "" } else { "not here; nearest: " };
        let about = relink::of_technique(topic.about, "techniques/");
        rows.push((topic.names[0].to_owned(), format!("{head}{}. {about}", here.join(", "))));
    }
    rows.sort_by_key(|(name, _)| name.to_lowercase());
    rows.dedup();
    let mut text = String::from(
        "# Names elsewhere\n\nA technique goes by several names. HoDoKu's are its codes of four digits. \
         `ninerooks techniques NAME` knows all of these.\n\n| name | here |\n|---|---|\n",
    );
    for (name, here) in rows {
        let _ = writeln!(text, "| {} | {} |", name.replace('|', "\\|"), here.trim());
    }
    text
}

/// A picture that links to its chapter, for pages in the book's first folder.
pub(super) fn small(info: &Info, name: &str) -> String {
    let Info { id, name: title, .. } = info;
    let image = |class: &str, end: &str| {
        format!(
            "<img class=\"{class}\" src=\"pictures/{name}{end}.svg\" alt=\"{}: an example\" \
             width=\"600\" height=\"640\" loading=\"lazy\">",
            escaped(title)
        )
    };
    format!(
        "<figure class=\"small\"><a href=\"techniques/{id}.html\">{}{}</a>\n\
         <figcaption>{}</figcaption></figure>\n",
        image("by-light", ""),
        image("by-dark", "-dark"),
        escaped(title)
    )
}

/// All pictures on one page, for a machine without `mdbook`: it lies beside the sources.
pub(super) fn sheet_alone(all: &[Chapter], sources: &Path) -> String {
    let folder = sources.file_name().unwrap_or_default().to_string_lossy();
    let mut page = String::from(
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width\">\n<title>Ninerooks: the techniques</title>\n\
         <style>body { font: 16px/1.45 sans-serif; margin: 2rem; display: grid; gap: 2rem; \
         grid-template-columns: repeat(auto-fill, minmax(22rem, 1fr)); } h1 { grid-column: 1 / -1; } \
         figure { margin: 0; } img { width: 100%; height: auto; }</style>\n<h1>The techniques</h1>\n",
    );
    for Chapter { info, .. } in all {
        let Info { id, name, .. } = info;
        let place = format!("../{folder}/src/pictures/{id}-1.svg");
        let name = escaped(name);
        let _ = writeln!(
            page,
            "<figure><a href=\"{place}\"><img src=\"{place}\" alt=\"{name}: an example\" loading=\"lazy\"></a>\n\
             <figcaption>{name} <code>{id}</code></figcaption></figure>"
        );
    }
    page + "</html>\n"
}

/// Whether an address is relative to the book.
pub(super) fn is_relative(address: &str) -> bool {
    !address.contains("://") && !address.starts_with('/')
}

/// A word with a capital.
fn capital(word: &str) -> String {
    let mut word = word.to_owned();
    if let Some(first) = word.get_mut(0..1) {
        first.make_ascii_uppercase();
    }
    word
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_level_is_listed_once_in_order() {
        assert!(
            ABOUT.iter().map(|(level, _)| *level).eq(Level::ALL.iter().map(|(level, ..)| *level))
        );
    }

    #[test]
    fn addresses_of_other_servers_stay_as_they_are() {
        assert!(is_relative("../web/") && is_relative("web/"));
        assert!(!is_relative("https://a.b/") && !is_relative("/web/"));
    }
}
