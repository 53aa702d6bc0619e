//! Where puzzles come from: arguments, files, standard input.

use std::borrow::Cow;
use std::cell::{Cell, OnceCell};
use std::ffi::OsString;
use std::fmt;
use std::fs::File;
use std::io::{self, BufRead, IsTerminal, Read};
use std::ops::{ControlFlow, RangeInclusive};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use ninerooks_text::formats::{Chunk, Format, Splitter};

use crate::shard::Shard;
use crate::{files, packed};

/// No format has such long lines; what has them is no text.
const LONGEST_LINE: u64 = 1 << 20;
/// Paths have longer ones: a step of pair deletion is a list of tens of thousands of pairs. The
/// longest known takes 2.4 MB.
pub(crate) const LONGEST_PATH: u64 = 1 << 24;

/// How much of an argument an error shows, in characters.
const SHOWN: usize = 100;

/// Everything to be read.
pub(crate) struct Input {
    sources: Vec<Source>,
    cut: Cut,
    /// How many bytes were read, and which of them count: all, or those of a shard.
    position: Cell<u64>,
    range: RangeInclusive<u64>,
    /// How much there is, once it has been asked: what is packed has to be read for that.
    whole: OnceCell<Option<u64>>,
    consumed: Arc<AtomicU64>,
    /// Whether it may be empty.
    may_be_empty: bool,
}

enum Source {
    Argument { number: usize, text: String },
    File(PathBuf),
    Stdin,
}

/// How a text is cut into pieces.
#[derive(Clone, Copy)]
pub(crate) enum Cut {
    /// A piece is a puzzle, in this format or in any.
    Puzzles(Option<&'static dyn Format>),
    /// A piece is a line that is not blank.
    Lines,
}

/// A part of the input that is worked on by itself.
pub(crate) struct Piece {
    /// Which one of the whole input it is, from 1.
    pub(crate) number: u64,
    /// Where it comes from.
    pub(crate) origin: Origin,
    /// Its first line, from 1.
    pub(crate) line: usize,
    /// The column where it begins in that line, from 1.
    pub(crate) column: usize,
    /// Its text, or why there is none.
    pub(crate) text: Result<String, String>,
    /// Whether it is known to be the only piece.
    pub(crate) alone: bool,
}

/// Where a piece comes from, in words.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum Origin {
    Argument(usize),
    File(Arc<str>),
    Stdin,
}

impl Piece {
    /// How many bytes it holds.
    pub(crate) fn size(&self) -> usize {
        self.text.as_ref().map_or_else(String::len, String::len)
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Argument(number) => write!(f, "argument {number}"),
            Self::File(name) => f.write_str(name),
            Self::Stdin => f.write_str("standard input"),
        }
    }
}

impl Input {
    /// What the arguments name: `-` is standard input, what is a file is read, anything else is a
    /// puzzle where puzzles are read. Without arguments it is standard input, but nothing when that
    /// is a keyboard.
    pub(crate) fn of(arguments: Vec<OsString>, cut: Cut) -> Option<Self> {
        let source = |(i, name): (usize, OsString)| match cut {
            _ if name == "-" => {
                files::reading_stdin();
                Source::Stdin
            }
            Cut::Puzzles(_) if !PathBuf::from(&name).exists() => {
                Source::Argument { number: i + 1, text: name.to_string_lossy().into_owned() }
            }
            Cut::Puzzles(_) | Cut::Lines => {
                files::reading(Path::new(&name));
                Source::File(name.into())
            }
        };
        let mut sources: Vec<Source> = arguments.into_iter().enumerate().map(source).collect();
        if sources.is_empty() {
            if io::stdin().is_terminal() {
                return None;
            }
            files::reading_stdin();
            sources.push(Source::Stdin);
        }
        Some(Self {
            sources,
            cut,
            position: Cell::new(0),
            range: 1..=u64::MAX,
            whole: OnceCell::new(),
            consumed: Arc::default(),
            may_be_empty: false,
        })
    }

    /// One shard of it.
    ///
    /// # Errors
    /// When it is not known how much there is, or it cannot be read.
    pub(crate) fn shard(self, shard: Shard) -> Result<Self, String> {
        let unknown = "--shard is for files: how long other input is nobody knows before its end";
        let size = self.count()?.ok_or(unknown)?;
        Ok(Self { range: shard.range(size), whole: OnceCell::from(Some(size)), ..self })
    }

    /// The same, where nothing to read is no error: what another command left of a list.
    pub(crate) fn or_nothing(self) -> Self {
        Self { may_be_empty: true, ..self }
    }

    /// How many bytes there are, where that is known: of a shard, what belongs to it.
    pub(crate) fn size(&self) -> Option<u64> {
        let whole = self.whole_size()?;
        Some((*self.range.end()).min(whole).saturating_sub(self.range.start() - 1))
    }

    fn whole_size(&self) -> Option<u64> {
        *self.whole.get_or_init(|| self.count().ok().flatten())
    }

    /// How many bytes of text there are, where that can be known.
    fn count(&self) -> Result<Option<u64>, String> {
        let sizes = self.sources.iter().map(|source| match source {
            Source::File(path) => {
                packed::size(path).map_err(|error| format!("reading {}: {error}", path.display()))
            }
            Source::Argument { text, .. } => Ok(u64::try_from(text.len()).ok()),
            Source::Stdin => Ok(None),
        });
        let sizes = sizes.collect::<Result<Vec<_>, String>>()?;
        Ok(sizes.into_iter().sum())
    }

    /// Each argument that is no file must be a puzzle: what is written into a file for good must not be of a name that
    /// was mistyped.
    ///
    /// # Errors
    /// Which one is none, in words.
    pub(crate) fn require_arguments(&self) -> Result<(), String> {
        let Cut::Puzzles(from) = self.cut else { return Ok(()) };
        let mut wrong = None;
        let arguments =
            self.sources.iter().filter(|source| matches!(source, Source::Argument { .. }));
        let _ = arguments.into_iter().try_for_each(|source| {
            self.each_of(source, &mut |piece| {
                wrong = piece.puzzle(from).err();
                if wrong.is_some() { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
            })
        });
        self.position.set(0);
        wrong.map_or(Ok(()), Err)
    }

    /// Each file that is named must be there: what is known of a part of the input must not be kept as if it were the
    /// whole.
    ///
    /// # Errors
    /// Which one is not, in words.
    pub(crate) fn require_open(&self) -> Result<(), String> {
        let closed = |source: &Source| match source {
            Source::File(path) if path.is_dir() => {
                Some(format!("`{}` is a folder", path.display()))
            }
            Source::File(path) => {
                let error = File::open(path).err()?;
                Some(format!("cannot open {}: {error}", path.display()))
            }
            Source::Argument { .. } | Source::Stdin => None,
        };
        self.sources.iter().find_map(closed).map_or(Ok(()), Err)
    }

    /// All of it must be in files, so that it is known how much there is.
    ///
    /// # Errors
    /// What is no file, in words.
    pub(crate) fn require_files(&self) -> Result<(), String> {
        let other = |source: &Source| match source {
            Source::File(_) => None,
            Source::Argument { text, .. } => {
                Some(format!("there is no file `{}`", shortened(text)))
            }
            Source::Stdin => {
                Some("how long standard input is nobody knows before its end".to_owned())
            }
        };
        self.sources.iter().find_map(other).map_or(Ok(()), Err)?;
        self.require_open()
    }

    /// Counts the bytes that were read so far.
    pub(crate) fn consumed(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.consumed)
    }

    /// Gives the pieces one by one, until there are no more or no more are wanted.
    pub(crate) fn each(&self, give: &mut impl FnMut(Piece) -> ControlFlow<()>) -> ControlFlow<()> {
        self.position.set(0);
        // Of UTF-16 more is read than the file has. Without shards it does not matter.
        let is_part = *self.range.end() != u64::MAX;
        let last = if is_part { self.whole_size() } else { None }.unwrap_or(u64::MAX).max(1);
        let (mut number, mut is_past) = (0, false);
        let end = self.sources.iter().try_for_each(|source| {
            self.each_of(source, &mut |piece| {
                number += 1;
                let at = self.position.get().clamp(1, last);
                is_past = at > *self.range.end();
                match () {
                    () if is_past => ControlFlow::Break(()),
                    () if at < *self.range.start() => ControlFlow::Continue(()),
                    () => give(Piece { number, ..piece }),
                }
            })
        });
        // What comes after a shard is none of its pieces: it is over.
        if is_past { ControlFlow::Continue(()) } else { end }
    }

    fn each_of(
        &self,
        source: &Source,
        give: &mut impl FnMut(Piece) -> ControlFlow<()>,
    ) -> ControlFlow<()> {
        let origin = source.origin();
        let number = 0; // who hands it on counts
        let piece = |line, text| Piece {
            number,
            origin: origin.clone(),
            line,
            column: 1,
            text,
            alone: false,
        };
        let whole = |Chunk { line, column, text }| Piece { column, ..piece(line, Ok(text)) };
        let mut reader = match source.open() {
            Ok(reader) => reader,
            Err(error) => return give(piece(0, Err(format!("cannot open {origin}: {error}")))),
        };
        let mut cutter = Cutter::new(self.cut);
        let mut is_empty = true;
        let mut line = Vec::new();
        let longest = self.cut.longest_line();
        for number in 1.. {
            let count = match next_line(&mut reader, &mut line, longest) {
                Ok(count) => count,
                Err(error) => return give(piece(0, Err(format!("reading {origin}: {error}")))),
            };
            if count == 0 {
                break;
            }
            self.consume(count);
            if line.len() as u64 > longest {
                cutter.finish().into_iter().try_for_each(|chunk| give(whole(chunk)))?;
                let message = format!(
                    "{origin}, line {number}, column {}: expected the end of the line within {} \
                     MiB, found more; is this a text? Nothing behind it was read",
                    longest + 1,
                    longest >> 20
                );
                return give(piece(number, Err(message)));
            }
            // Nearly all is UTF-8, and to find that out takes a tenth of what it takes to fix the rest.
            let text =
                str::from_utf8(&line).map_or_else(|_| String::from_utf8_lossy(&line), Cow::from);
            if cutter.pass(&text) {
                is_empty = false;
                give(piece(number, Ok(text.into_owned())))?;
                continue;
            }
            let chunks = cutter.push(&text);
            is_empty &= chunks.is_empty();
            chunks.into_iter().try_for_each(|chunk| give(whole(chunk)))?;
        }
        let rest = cutter.finish();
        if is_empty && rest.is_empty() && !self.may_be_empty {
            return give(piece(0, Err(format!("nothing to read in {origin}"))));
        }
        rest.into_iter().try_for_each(|chunk| give(whole(chunk)))
    }
}

impl Input {
    /// So much more was read.
    fn consume(&self, count: u64) {
        let before = self.range.start() - 1;
        let position = self.position.get().saturating_add(count);
        self.position.set(position);
        let own = position.min(*self.range.end()).saturating_sub(before);
        self.consumed.store(own, Ordering::Relaxed);
    }
}

impl Cut {
    const fn longest_line(self) -> u64 {
        match self {
            Self::Puzzles(_) => LONGEST_LINE,
            Self::Lines => LONGEST_PATH,
        }
    }
}

impl Source {
    fn origin(&self) -> Origin {
        match self {
            Self::Argument { number, .. } => Origin::Argument(*number),
            Self::File(path) => Origin::File(path.to_string_lossy().into()),
            Self::Stdin => Origin::Stdin,
        }
    }

    fn open(&self) -> io::Result<Box<dyn BufRead + '_>> {
        Ok(match self {
            Self::Argument { text, .. } => Box::new(text.as_bytes()),
            Self::File(path) => packed::open(path)?,
            Self::Stdin => packed::unpack(io::stdin().lock())?,
        })
    }
}

/// The beginning of a text, for an error that names it.
fn shortened(text: &str) -> String {
    match text.char_indices().nth(SHOWN) {
        Some((end, _)) => format!("{}...", &text[..end]),
        None => text.to_owned(),
    }
}

/// Reads the next line, without its end, over what `line` held. Says how many bytes it took. Of a
/// line that is longer than `longest` it reads no more than shows that.
fn next_line(reader: &mut impl BufRead, line: &mut Vec<u8>, longest: u64) -> io::Result<u64> {
    line.clear();
    let count = reader.by_ref().take(longest + 2).read_until(b'\n', line)?;
    if line.pop_if(|byte| *byte == b'\n').is_some() {
        line.pop_if(|byte| *byte == b'\r');
    }
    Ok(count as u64)
}

/// Cuts lines into pieces.
#[allow(clippy::large_enum_variant)] // there is one of them
enum Cutter {
    Puzzles(Splitter),
    Lines(usize),
}

impl Cutter {
    fn new(cut: Cut) -> Self {
        match cut {
            Cut::Puzzles(None) => Self::Puzzles(Splitter::new()),
            Cut::Puzzles(Some(format)) => Self::Puzzles(Splitter::for_format(format)),
            Cut::Lines => Self::Lines(0),
        }
    }

    /// Whether the line is a piece as it is. Where it is, it is taken.
    fn pass(&mut self, line: &str) -> bool {
        match self {
            Self::Puzzles(splitter) => splitter.pass(line),
            Self::Lines(_) => false,
        }
    }

    fn push(&mut self, line: &str) -> Vec<Chunk> {
        match self {
            Self::Puzzles(splitter) => splitter.push_line(line),
            Self::Lines(number) => {
                *number += 1;
                if line.trim().is_empty() {
                    return Vec::new();
                }
                vec![Chunk { line: *number, column: 1, text: line.to_owned() }]
            }
        }
    }

    fn finish(self) -> Vec<Chunk> {
        match self {
            Self::Puzzles(splitter) => splitter.finish(),
            Self::Lines(_) => Vec::new(),
        }
    }
}
