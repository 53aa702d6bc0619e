//! Going on with a file of puzzles.

use std::collections::BTreeSet;
use std::fs::File;
use std::io::{BufRead, BufReader};
use std::path::Path;

use anyhow::{Context, ensure};
use ninerooks_lab::{Clues, canonical};

use super::form::of_line;
use super::maker::Maker;
use crate::files;
use crate::term::output::Output;

/// Where a run goes on.
pub(super) struct Begun {
    pub(super) output: Output,
    /// The number of the puzzle that comes next.
    pub(super) next: u64,
    /// The canonical forms of those before, if they are not to come again.
    pub(super) forms: BTreeSet<Clues>,
}

/// The file, with its whole lines kept.
///
/// The first line and the last whole one are made again and compared: if they are others, nothing is touched.
pub(super) fn open(path: &Path, maker: &Maker, dedup: bool) -> anyhow::Result<Begun> {
    let name = path.display();
    let (mut size, mut next, mut last) = (0, 0, Vec::new());
    let mut forms = BTreeSet::new();
    let keep = |forms: &mut BTreeSet<Clues>, line: &[u8]| {
        let clues = String::from_utf8(line.to_vec()).ok().and_then(|line| of_line(&line));
        forms.extend(clues.filter(|_| dedup).map(|clues| canonical(&clues).form));
    };
    if files::begun(path)?.is_some() {
        let file = File::open(path).with_context(|| format!("reading {name}"))?;
        let mut lines = BufReader::new(file);
        let mut line = Vec::new();
        let foreign = |number: u64| {
            format!(
                "{name}, line {}: this is not what this command writes there; the file is left as it is",
                number + 1
            )
        };
        while lines.read_until(b'\n', &mut line).with_context(|| format!("reading {name}"))? > 0
            && line.ends_with(b"\n")
        {
            if next == 0 {
                ensure!(line == maker.made(0, &forms).text.as_bytes(), foreign(0));
            } else {
                keep(&mut forms, &last);
            }
            next += 1;
            size += line.len() as u64;
            std::mem::swap(&mut last, &mut line);
            line.clear();
        }
        if next > 1 {
            let made = maker.made(next - 1, &forms);
            ensure!(last == made.text.as_bytes(), foreign(next - 1));
        }
        keep(&mut forms, &last);
        // What has no end may be a part of the next one, or another file.
        let is_part =
            line.is_empty() || maker.made(next, &forms).text.as_bytes().starts_with(&line);
        ensure!(is_part, foreign(next));
    }
    let mut output = files::to_go_on(path)?;
    output.keep(size);
    Ok(Begun { output, next, forms })
}
