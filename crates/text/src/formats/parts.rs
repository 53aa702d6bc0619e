//! Pictures of this program on a narrow screen: two or three columns of boxes side by side, and the
//! others under them, each part with its own labels.

use super::clean::Clean;
use super::rows::{core, is_border, labels};
use super::span::Span;

/// The lines of a picture with its parts side by side again, and without colours; what is in one
/// piece stays as it is.
pub(super) fn join(lines: Vec<String>) -> Vec<String> {
    let clean: Vec<_> = lines.iter().map(|line| Clean::of(line).text.into_owned()).collect();
    if clean.iter().filter(|line| labels(line).is_some()).count() < 2 {
        return lines;
    }
    let (mut rows, mut legend): (Vec<String>, Vec<String>) = Default::default();
    let mut row = 0;
    for line in clean {
        let (cells, _) = core(Span::new(&line));
        if labels(&line).is_some() {
            row = 0;
        } else if cells.at > 0 && row < 9 {
            match rows.get_mut(row) {
                Some(begun) => begun.push_str(cells.text),
                None => rows.push(line),
            }
            row += 1;
        } else if !is_border(&line) {
            legend.push(line);
        }
    }
    rows.append(&mut legend);
    rows
}
