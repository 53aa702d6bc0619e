//! The page of a technique in its parts.

/// A section of a page: from one heading to the next.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Section {
    /// Its heading; that of the first section is the title of the page.
    pub heading: String,
    /// What is said before the grid.
    pub before: String,
    /// What is in its grid block.
    pub grid: Option<String>,
    /// What is in its step block: there the technique fires.
    pub steps: Option<String>,
    /// What is said after the grid.
    pub after: String,
}

/// The sections of a page, the title first.
///
/// ```
/// let page = "# A\n\nRule.\n\n## Fires\n\n```grid\n1\n```\n";
/// let sections = ninerooks_testing::sections(page);
/// assert_eq!((&*sections[1].heading, sections[1].grid.as_deref()), ("Fires", Some("1\n")));
/// ```
pub fn sections(page: &str) -> Vec<Section> {
    let mut sections = vec![Section::default()];
    let mut block: Option<&str> = None;
    for line in page.lines() {
        let heading = line.strip_prefix("## ").filter(|_| block.is_none());
        if let Some(heading) = heading {
            sections.push(Section { heading: heading.to_owned(), ..Section::default() });
            continue;
        }
        let Some(section) = sections.last_mut() else { continue };
        let title = line.strip_prefix("# ").filter(|_| block.is_none());
        match (block, line.strip_prefix("```")) {
            (None, None) if title.is_some() => {
                title.unwrap_or_default().clone_into(&mut section.heading);
            }
            (Some(_), Some(_)) => block = None,
            (None, Some(kind)) => {
                block = Some(kind.trim());
                match block {
                    Some("grid") => section.grid = Some(String::new()),
                    Some("step") => section.steps = Some(String::new()),
                    _ => {}
                }
            }
            (kind, None) => {
                let text = match kind {
                    Some("grid") => section.grid.get_or_insert_default(),
                    Some("step") => section.steps.get_or_insert_default(),
                    _ if section.grid.is_some() => &mut section.after,
                    _ => &mut section.before,
                };
                text.push_str(line);
                text.push('\n');
            }
        }
    }
    sections
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: &str = "# A\n\nRule.\n\n## Fires\n\nHere.\n\n```grid\n1\n2\n```\n\n```step\nx\n```\n\n## Not\n\n\
                        ```grid\nthe grid above, with 1r1c1\n```\n";

    #[test]
    fn a_page_has_its_sections() {
        let sections = sections(PAGE);
        let headings: Vec<&str> = sections.iter().map(|section| &*section.heading).collect();
        assert_eq!(headings, ["A", "Fires", "Not"]);
        assert_eq!(sections[0].before.trim(), "Rule.");
        assert_eq!(sections[1].grid.as_deref(), Some("1\n2\n"));
        assert_eq!(sections[1].steps.as_deref(), Some("x\n"));
        assert_eq!(sections[2].steps, None);
    }
}
