//! Going on with a file of puzzles.

use std::fs::File;
use std::io::{BufRead, BufReader, ErrorKind};
use std::path::Path;

use anyhow::{Context, ensure};
use ninerooks::maker::Maker;

use crate::term::output::Output;

/// The file, with its whole lines kept, and the number of the puzzle that comes next.
///
/// The first line and the last whole one are made again and compared: if they are others, nothing is touched.
pub(super) fn open(path: &Path, maker: &Maker) -> anyhow::Result<(Output, u64)> {
    let name = path.display();
    let (mut size, mut count, mut last) = (0, 0, Vec::new());
    match File::open(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => {}
        Err(error) => return Err(error).with_context(|| format!("reading {name}")),
        Ok(file) => {
            let mut lines = BufReader::new(file);
            let mut line = Vec::new();
            let compare = |line: &[u8], number: u64| {
                ensure!(
                    line == maker.line(number).as_bytes(),
                    "{name}, line {}: this is not what this command writes there; the file is left as it is",
                    number + 1
                );
                Ok(())
            };
            while lines.read_until(b'\n', &mut line).with_context(|| format!("reading {name}"))? > 0
                && line.ends_with(b"\n")
            {
                if count == 0 {
                    compare(&line, 0)?;
                }
                count += 1;
                size += line.len() as u64;
                std::mem::swap(&mut last, &mut line);
                line.clear();
            }
            // What has no end may be a part of the next one, or another file.
            ensure!(
                maker.line(count).as_bytes().starts_with(&line),
                "{name}, line {}: this is not what this command writes there; the file is left as it is",
                count + 1
            );
            if count > 1 {
                compare(&last, count - 1)?;
            }
        }
    }
    let mut output = Output::to_file(path)?;
    output.keep(size);
    Ok((output, count))
}
