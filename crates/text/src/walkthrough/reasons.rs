//! Why a step is right, for a page of HTML.

use std::fmt::Write;

use super::page::lines;
use crate::notation::{Explanation, Line};

/// Paragraphs, and lists of inferences. What is inside an inference can be folded, and is; it begins with the next picture.
pub fn reasons_as_html(
    reasons: &Explanation,
    pictures: impl IntoIterator<Item = String>,
) -> String {
    let (mut html, mut pictures) = (String::new(), pictures.into_iter());
    // How many lists are open.
    let mut open = 0;
    for (at, line) in reasons.lines.iter().enumerate() {
        let depth = depth(line);
        close(&mut html, &mut open, depth);
        if depth > open {
            html += "<ul>\n";
            open = depth;
        }
        let has_inside =
            depth > 0 && reasons.lines.get(at + 1).is_some_and(|next| self::depth(next) > depth);
        let (Line::Text(text) | Line::Inference { text, .. }) = line;
        let text = lines(text);
        let _ = if has_inside {
            let picture = pictures.next().unwrap_or_default();
            writeln!(html, "<li><details><summary>{text}</summary>\n{}", picture.trim_end())
        } else if depth > 0 {
            writeln!(html, "<li>{text}</li>")
        } else {
            writeln!(html, "<p>{text}</p>")
        };
    }
    close(&mut html, &mut open, 0);
    html
}

/// In how many lists a line is.
const fn depth(line: &Line) -> usize {
    match line {
        Line::Text(_) => 0,
        Line::Inference { depth, .. } => *depth + 1,
    }
}

/// Ends lists until so many are open.
fn close(html: &mut String, open: &mut usize, depth: usize) {
    while *open > depth {
        *open -= 1;
        *html += if *open == 0 { "</ul>\n" } else { "</ul>\n</details></li>\n" };
    }
}
