//! Links of Markdown, led to where their targets are in the book.

use std::fmt::Write as _;

use ninerooks_logic::techniques;

/// Whether there is a technique of this id.
pub(super) fn is_technique(id: &str) -> bool {
    techniques::ALL.iter().any(|technique| technique.info().id == id)
}

/// A text with the target of each link changed, outside of blocks of code.
pub(super) fn relinked(text: &str, lead: impl Fn(&str) -> String) -> String {
    let mut is_code = false;
    let mut out = String::with_capacity(text.len());
    for line in text.split_inclusive('\n') {
        let fence = line.trim_start().starts_with("```");
        is_code ^= fence;
        if is_code || fence {
            out += line;
            continue;
        }
        let mut rest = line;
        while let Some((before, after)) = rest.split_once("](") {
            let (target, end) = after.split_once(')').unwrap_or((after, ""));
            out += before;
            out += "](";
            out += &lead(target);
            out.push(')');
            rest = end;
        }
        out += rest;
    }
    out
}

/// The text of a technique's page, whose links name techniques by their ids; ids in backticks become links too.
pub(super) fn of_technique(text: &str, folder: &str) -> String {
    let lead = |target: &str| {
        let (name, anchor) = target.split_once('#').map_or((target, None), |(n, a)| (n, Some(a)));
        let id = name.trim_end_matches(".md").replace('_', "-");
        if !is_technique(&id) {
            return target.to_owned();
        }
        let anchor = anchor.map(|anchor| format!("#{anchor}")).unwrap_or_default();
        format!("{folder}{id}.md{anchor}")
    };
    let text = relinked(text, lead);
    let mut out = String::with_capacity(text.len());
    for (n, part) in text.split('`').enumerate() {
        let in_link = out.ends_with('[');
        match n % 2 {
            1 if is_technique(part) && !in_link => {
                let _ = write!(out, "[`{part}`]({folder}{part}.md)");
            }
            1 => {
                let _ = write!(out, "`{part}`");
            }
            _ => out += part,
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn links_and_ids_lead_to_the_pages_of_techniques() {
        let text =
            "An [X-Wing](x-wing), `x-wing`, [`x-wing`](x_wing.md), `r1c1` and [web](https://a.b).";
        let expected = "An [X-Wing](x-wing.md), [`x-wing`](x-wing.md), [`x-wing`](x-wing.md), `r1c1` and \
                        [web](https://a.b).";
        assert_eq!(of_technique(text, ""), expected);
    }

    #[test]
    fn code_stays_as_it_is() {
        let text = "```\n[a](b)\n```\n[a](b)\n";
        assert_eq!(relinked(text, |_| "c".to_owned()), "```\n[a](b)\n```\n[a](c)\n");
    }
}
