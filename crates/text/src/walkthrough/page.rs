//! A walkthrough as a page of HTML that needs nothing else.

use std::fmt::Write;

use ninerooks_board::Grid;
use ninerooks_step::Step;

use super::{Entry, Options, candidates, entries, givens, reasons_as_html};
use crate::formats::escaped;

/// On paper no picture is parted from its step, nor is a heading from what follows.
const STYLE: &str = "
:root { color-scheme: light; }
body { max-width: 44rem; margin: 2rem auto; padding: 0 1rem; background: #fff; color: #111; font: 1rem/1.45 system-ui, sans-serif; }
h1 { font-size: 1.6rem; line-height: 1.2; }
h2 { margin: 2rem 0 .3rem; font-size: 1.15rem; }
pre, .line { font-family: ui-monospace, monospace; font-size: .9rem; }
pre { overflow-x: auto; }
.line { margin: .2rem 0 .6rem; overflow-wrap: anywhere; }
svg { display: block; width: 100%; max-width: 34rem; height: auto; }
li:has(> details) { list-style: none; }
summary { cursor: pointer; }
@media print {
  details::details-content { content-visibility: visible; block-size: auto; }
  @page { margin: 14mm; }
  body { max-width: none; margin: 0; padding: 0; font-size: 10pt; }
  section { break-inside: avoid; }
  h1, h2 { break-after: avoid; }
  svg { width: 118mm; break-inside: avoid; }
}
";

/// A path as a page of HTML that needs no other file and no script: one heading, and for each step its picture, which
/// `picture` draws, with its reasons. `style` is what the pictures need to be shown, once for all of them.
pub fn page<'a>(
    start: &Grid,
    path: impl IntoIterator<Item = (Grid, &'a Step)>,
    end: &Grid,
    options: &Options<'_>,
    style: &str,
    mut picture: impl FnMut(&Grid, Option<&Step>) -> String,
) -> String {
    let title = if options.title.is_empty() { "Walkthrough" } else { options.title };
    let title = escaped(title);
    let mut page = format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
         <title>{title}</title>\n<style>{STYLE}{style}</style>\n</head>\n<body>\n<main>\n\
         <h1>{title}</h1>\n<section>\n{}\n<pre>{}</pre>\n</section>\n",
        picture(start, None),
        escaped(&givens(start)),
    );
    for entry in entries(path, options) {
        section(&mut page, &entry, options, &mut picture);
    }
    let reached = if end.is_solved() { end.to_string() } else { candidates(end) };
    let heading = if end.is_solved() { "Solution" } else { "As far as it goes" };
    let _ = write!(
        page,
        "<section>\n<h2>{heading}</h2>\n{}\n<pre>{}</pre>\n",
        picture(end, None),
        lines(&reached),
    );
    if !options.end.is_empty() {
        let _ = writeln!(page, "<p>{}</p>", escaped(options.end));
    }
    page += "</section>\n</main>\n</body>\n</html>\n";
    page
}

/// A step with its picture; singles together have none.
fn section(
    page: &mut String,
    entry: &Entry<'_>,
    options: &Options<'_>,
    picture: &mut impl FnMut(&Grid, Option<&Step>) -> String,
) {
    let (heading, line) = (escaped(&entry.heading()), escaped(&entry.line));
    let _ = write!(page, "<section>\n<h2>{heading}</h2>\n<p class=\"line\">{line}</p>\n");
    if let Some(step) = entry.step {
        let _ = writeln!(page, "{}", picture(&entry.before, Some(step)));
    }
    if let (Some(step), Some(reasons)) = (entry.step, entry.reasons(options)) {
        let branches = step.branches(&entry.before);
        let pictures = branches.iter().map(|(under, branch)| picture(under, Some(branch)));
        *page += &reasons_as_html(&reasons, pictures);
    }
    *page += "</section>\n";
}

/// Escaped, with its line ends as they are.
pub(super) fn lines(text: &str) -> String {
    text.lines().map(escaped).collect::<Vec<_>>().join("\n")
}
