//! Texts with any number of puzzles, taken apart line by line.

use std::collections::VecDeque;
use std::mem;

use super::clean::Clean;
use super::document::{self, Document, Push};
use super::kinds::{Kind, is_cells, is_one_word, is_speech, is_talk, kind};
use super::rows::labels;
use super::rules_file::{self, Gather};
use super::sdk::{self, Section};
use super::{Chunk, Format, Item, Layout, MOST_BYTES, MOST_LINES, line, parts, pm, rows, ruled};

/// Takes a text apart into puzzles, in memory that does not grow with it.
///
/// * A line that is a puzzle by itself is one, and so is a line that must be meant as one.
/// * Other lines gather into a block, which a blank line ends, or the tenth row.
/// * Plain grids before a PM grid that agrees with them go with it, as Simple Sudoku pastes them; so
///   do the sections of a `SadMan` file with their `[Puzzle]`.
/// * Blank lines and lines that start with `#` or `;` are skipped, but for the header of a `SadMan` file.
/// * A list or an object in brackets is a puzzle, however many lines it takes, and so is a table of
///   HTML, or a game of an `OpenSudoku` file.
/// * Words before, between and behind the puzzles are skipped. In a list of lines a single word between
///   two puzzles is not: it may be one that was damaged.
///
/// ```
/// use ninerooks_text::formats::Splitter;
/// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let mut splitter = Splitter::new();
/// assert!(splitter.push_line("puzzle,solution").is_empty());
/// let chunks = splitter.push_line(line);
/// assert_eq!((chunks[0].line, chunks[0].text.as_str()), (2, line));
/// assert!(splitter.push_line("4.....8.5").is_empty()); // the beginning of a grid
/// assert_eq!(splitter.finish()[0].text, "4.....8.5");
/// ```
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // independent facts
pub struct Splitter {
    /// The layout of the only format, when one was named, and whether it has brackets or tags.
    layout: Option<Layout>,
    is_document: bool,
    is_rules: bool,
    /// A file of rules that has begun.
    rules: Option<Gather>,
    /// How many lines have come.
    lines: usize,
    document: Option<Document>,
    block: Block,
    /// Blocks that the next block may belong to; at most two.
    held: VecDeque<Chunk>,
    /// Whether anything has been given out, and whether the last of it was a line by itself.
    begun: bool,
    listed: bool,
    /// Whether a picture of this program was given out.
    pictured: bool,
    /// The first words, while no puzzle has come: where none comes, they are what cannot be read.
    spoken: Option<Chunk>,
    /// Single words since the last puzzle of a list: if another follows, each is meant as one.
    doubtful: Vec<Chunk>,
}

/// How many single words may come behind a list before they are taken for puzzles.
const MOST_DOUBTFUL: usize = 100;

/// Lines that gather to one puzzle.
#[derive(Clone, Debug, Default)]
#[allow(clippy::struct_excessive_bools)] // independent facts
struct Block {
    first: usize,
    lines: Vec<String>,
    /// How many bytes they have.
    bytes: usize,
    /// Whether one of them is no words: where all are, there is no puzzle in them.
    has_cells: bool,
    /// How many rows there are since the last section line.
    rows: usize,
    /// Whether a border comes before the first row, and whether one follows the last.
    framed: bool,
    closed: bool,
    /// Whether its rows have labels, as in the pictures of this program.
    labelled: bool,
    /// Whether it began with labels of columns: then it goes on to the next blank line.
    drawn: bool,
    /// Whether the lines are no rows: the colours of a `SadMan` file.
    skipped: bool,
    /// How many of the next lines belong to a section whatever they look like: marks and colours.
    owned: usize,
}

impl Block {
    /// Whether it is larger than a puzzle.
    fn is_large(&self) -> bool {
        self.lines.len() > MOST_LINES || self.bytes > MOST_BYTES
    }

    fn into_chunk(self) -> Chunk {
        let lines = if self.drawn { parts::join(self.lines) } else { self.lines };
        let mut text = lines.join("\n");
        text.truncate(text.trim_end().len());
        Chunk { line: self.first, column: 1, text }
    }
}

impl Splitter {
    /// For puzzles in any format.
    pub fn new() -> Self {
        Self::default()
    }

    /// For puzzles in one format.
    pub fn for_format(format: &dyn Format) -> Self {
        let is_document = document::is_format(format.name());
        let is_rules = format.name() == "rules";
        Self { layout: Some(format.layout()), is_document, is_rules, ..Self::default() }
    }

    /// Takes the next line, without its end; gives the puzzles that are now complete.
    pub fn push_line(&mut self, line: &str) -> Vec<Chunk> {
        if self.pass(line) {
            return vec![Chunk { line: self.lines, column: 1, text: line.to_owned() }];
        }
        self.lines += 1;
        let mut ready = Vec::new();
        if !self.push_to_rules(line, &mut ready) && !self.push_to_document(line, &mut ready) {
            self.push_plain(line, &mut ready);
        }
        ready
    }

    /// Takes the next line if it is a plain one in a list of such, which is a puzzle by itself whatever else comes; says whether it
    /// did, so that nobody needs a [`Chunk`] for it.
    ///
    /// ```
    /// use ninerooks_text::formats::Splitter;
    /// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
    /// let mut splitter = Splitter::new();
    /// assert!(!splitter.pass(line), "it is not known yet that this is a list");
    /// assert_eq!(splitter.push_line(line).len(), 1);
    /// assert!(splitter.pass(line) && !splitter.pass("4.....8.5"));
    /// ```
    pub fn pass(&mut self, line: &str) -> bool {
        let passes = self.is_in_list() && line::plain_cells(line).is_some();
        self.lines += usize::from(passes);
        passes
    }

    /// Takes a line of a file of rules, or one that begins it; says whether it is one.
    fn push_to_rules(&mut self, line: &str, ready: &mut Vec<Chunk>) -> bool {
        let mut rules = self.rules.take();
        if let Some(ended) = rules.take_if(|rules| !rules.goes_on_with(line)) {
            self.give_document(ended.finish(), ready);
        }
        let is_free = self.document.is_none() && self.block.owned == 0;
        let may_begin = is_free && (self.layout.is_none() || self.is_rules);
        if rules.is_none() && may_begin && rules_file::begins(line.trim()) {
            self.end_block(ready);
            ready.extend(self.held.drain(..));
            ready.append(&mut self.doubtful);
            rules = Some(Gather::new(self.lines));
        }
        if let Some(rules) = &mut rules {
            rules.push(line);
        }
        self.rules = rules;
        self.rules.is_some()
    }

    /// Whether puzzles come one per line, and nothing else has begun.
    fn is_in_list(&self) -> bool {
        let block = &self.block;
        let has_begun = block.drawn || block.owned > 0 || !block.lines.is_empty();
        let is_held = self.rules.is_some()
            || self.document.is_some()
            || !self.held.is_empty()
            || !self.doubtful.is_empty();
        self.listed && self.layout.is_none() && !has_begun && !is_held
    }

    /// Takes a line that stands in brackets or tags, or begins to; says whether it does.
    fn push_to_document(&mut self, line: &str, ready: &mut Vec<Chunk>) -> bool {
        if self.layout.is_some() && !self.is_document {
            return false;
        }
        if let Some(document) = self.document.take_if(|document| document.is_list()) {
            let is_list_of_lines = document.is_bare() && kind(line) == Kind::Whole;
            if line.trim().is_empty() {
                self.give_document(document.finish(), ready);
                return true;
            } else if is_list_of_lines && Document::begun_by(line, self.lines, 0).is_none() {
                return false;
            }
            self.document = Some(document);
        }
        let mut offset = 0;
        loop {
            let begun = self.document.is_none() && self.block.owned == 0;
            if begun && let Some((document, start)) = Document::begun_by(line, self.lines, offset) {
                self.end_block(ready);
                ready.extend(self.held.drain(..));
                ready.append(&mut self.doubtful);
                self.document = Some(document);
                offset = start;
            }
            let Some(document) = &mut self.document else { return offset > 0 };
            match document.push(line, offset) {
                Push::Open => return true,
                Push::Ended(chunk, end) => {
                    self.document = None;
                    self.give_document(chunk, ready);
                    offset = end;
                }
            }
        }
    }

    /// Gives out what a document had in it.
    fn give_document(&mut self, chunk: Option<Chunk>, ready: &mut Vec<Chunk>) {
        self.begun |= chunk.is_some();
        self.listed = false;
        ready.extend(chunk);
    }

    /// Takes a line that stands in no document.
    fn push_plain(&mut self, line: &str, ready: &mut Vec<Chunk>) {
        let kind = match kind(line) {
            Kind::Row | Kind::Labelled | Kind::Other | Kind::Whole | Kind::Words
                if self.block.owned > 0 =>
            {
                self.block.owned -= 1;
                Kind::Row
            }
            kind => kind,
        };
        if kind == Kind::Labels && self.layout != Some(Layout::Line) && !is_next_part(line) {
            self.begin_picture(ready);
        }
        let alone = match self.layout {
            _ if self.block.drawn => false,
            Some(Layout::Line) => !matches!(kind, Kind::Blank | Kind::Comment | Kind::Header),
            Some(Layout::Block) => false,
            None => {
                // In a list, a line that is nothing else is meant as a puzzle.
                kind == Kind::Whole
                    || self.listed
                        && !self.pictured
                        && self.block.lines.is_empty()
                        && matches!(kind, Kind::Words | Kind::Other)
            }
        };
        if alone && self.layout.is_none() && is_speech(kind, line) {
            self.pass_over(line, ready);
        } else if alone {
            self.end_block(ready);
            ready.extend(self.held.drain(..));
            ready.append(&mut self.doubtful);
            ready.push(Chunk { line: self.lines, column: 1, text: line.to_owned() });
            self.begun = true;
            self.listed = true;
        } else if self.layout != Some(Layout::Line) {
            self.push_to_block(line, kind, ready);
        }
    }

    /// Passes over a line of words in a list.
    fn pass_over(&mut self, line: &str, ready: &mut Vec<Chunk>) {
        if is_one_word(line) {
            self.doubtful.push(Chunk { line: self.lines, column: 1, text: line.to_owned() });
        }
        if self.doubtful.len() > MOST_DOUBTFUL {
            ready.append(&mut self.doubtful);
        }
    }

    /// Gets ready for a picture of this program: the words before it are none of a puzzle.
    fn begin_picture(&mut self, ready: &mut Vec<Chunk>) {
        if self.block.lines.iter().all(|line| is_talk(line)) {
            self.block = Block::default();
        }
        self.held.retain(|chunk| !chunk.text.lines().all(is_talk));
        self.end_block(ready);
        self.block.drawn = true;
    }

    fn push_to_block(&mut self, line: &str, kind: Kind, ready: &mut Vec<Chunk>) {
        let block = &self.block;
        let full = block.rows >= 9;
        // Under a picture stands what its marks mean.
        let is_legend = full && block.labelled && block.closed;
        let ends = match kind {
            Kind::Blank => block.rows > 0,
            Kind::Comment => false,
            _ if block.drawn => false,
            Kind::Words | Kind::Other if is_legend => false,
            Kind::Border => full && (block.closed || !block.framed),
            Kind::Section(section) => section == Section::Puzzle && block.rows > 0,
            _ => full,
        };
        // What is larger than a puzzle is given out to be refused, so that memory stays bounded.
        if ends || block.is_large() {
            self.end_block(ready);
        }
        let block = &mut self.block;
        let says_nothing = matches!(kind, Kind::Blank | Kind::Comment) && !block.drawn;
        let text = if says_nothing { "" } else { line };
        if text.is_empty() && block.lines.is_empty() {
            return;
        }
        if block.lines.is_empty() {
            block.first = self.lines;
        }
        block.bytes += text.len() + 1;
        block.has_cells |= !says_nothing && !block.has_cells && !is_speech(kind, line);
        block.lines.push(text.to_owned());
        match kind {
            Kind::Section(section) => {
                block.rows = 0;
                block.skipped = section == Section::CellColors;
                block.owned = match section {
                    Section::PencilMarks | Section::CellColors => 9,
                    Section::Puzzle | Section::State => 0,
                };
            }
            Kind::Border if block.rows == 1 && is_table_head(&block.lines) => block.rows = 0,
            Kind::Border if block.rows > 0 => block.closed = true,
            Kind::Border => block.framed = true,
            Kind::Other if is_legend => {}
            Kind::Row | Kind::Labelled | Kind::Other | Kind::Whole if !block.skipped => {
                block.rows += 1;
                block.closed = false;
                block.labelled |= kind == Kind::Labelled;
            }
            _ => {}
        }
    }

    /// Gives out the block, or holds it back for the next to join.
    fn end_block(&mut self, ready: &mut Vec<Chunk>) {
        let block = mem::take(&mut self.block);
        let is_talk = self.pictured && block.lines.iter().all(|line| is_talk(line));
        let nothing = block.rows == 0 && !block.lines.iter().any(|l| is_cells(l)) || is_talk;
        if block.lines.is_empty() || nothing {
            return;
        }
        if self.layout.is_none() && !block.has_cells {
            if block.is_large() {
                ready.extend(self.held.drain(..));
            }
            if !self.begun && self.spoken.is_none() {
                self.spoken = Some(block.into_chunk());
            }
            return;
        }
        self.begun = true;
        ready.append(&mut self.doubtful);
        self.listed = false;
        self.pictured |= block.labelled;
        let mut chunk = block.into_chunk();
        if chunk.text.lines().next().and_then(sdk::section).is_some_and(|s| s != Section::Puzzle) {
            if let Some(before) = self.held.pop_back() {
                chunk = before.join(&chunk);
            }
        } else if pm::Pm.fits(&chunk.text) {
            if let Some(joined) = self.join_grids(&chunk, ready) {
                chunk = joined;
            }
            ready.extend(self.held.drain(..));
            ready.push(chunk);
            return;
        }
        self.held.push_back(chunk);
        if self.held.len() > 2 {
            ready.extend(self.held.pop_front());
        }
    }

    /// A PM grid with the grids before it that agree with it; other held blocks are given out.
    fn join_grids(&mut self, pm: &Chunk, ready: &mut Vec<Chunk>) -> Option<Chunk> {
        while !self.held.is_empty() {
            if self.held.iter().all(|chunk| rows::is_grid(&chunk.text)) {
                let joined = self.held.iter().rev().fold(pm.clone(), |all, grid| grid.join(&all));
                if pm::Pm.parse(&joined.text).is_ok() {
                    self.held.clear();
                    return Some(joined);
                }
            }
            ready.extend(self.held.pop_front());
        }
        None
    }

    /// The text is over: gives what is left.
    pub fn finish(mut self) -> Vec<Chunk> {
        let mut ready = Vec::new();
        self.end_block(&mut ready);
        ready.extend(self.held);
        let rules = self.rules.and_then(Gather::finish);
        let document = self.document.and_then(Document::finish).or(rules);
        let is_talk = !self.begun && document.is_none();
        ready.extend(self.spoken.filter(|_| is_talk));
        ready.extend(document);
        ready
    }
}

/// Whether the last two of some lines are the head of a Markdown table and the rule under it.
fn is_table_head(lines: &[String]) -> bool {
    let rest = lines.split_last().filter(|(rule, _)| rule.trim().starts_with('|'));
    rest.is_some_and(|(_, rest)| rest.last().is_some_and(|head| ruled::is_head(head)))
}

/// Whether a line is the labels of a part of a picture, and not of its first.
fn is_next_part(line: &str) -> bool {
    labels(&Clean::of(line).text).is_some_and(|columns| columns.start > 0)
}

/// Reads every puzzle of a text, whatever its format, as a [`Splitter`] takes it apart. A puzzle
/// that cannot be read does not stop the others.
///
/// ```
/// use ninerooks_text::formats::read_many;
/// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let text = format!("# two puzzles and a mistake\n{line}\n{}\n1\t{line}\t11.7\n", &line[..80]);
/// let items: Vec<_> = read_many(&text).collect();
/// assert_eq!(items.iter().map(|item| item.line).collect::<Vec<_>>(), [2, 3, 4]);
/// assert_eq!(items[1].result.as_ref().unwrap_err().found, "80");
/// let last = &items[2].result.as_ref().unwrap().puzzle;
/// assert_eq!(last.metadata.comment.as_deref(), Some("11.7"));
/// ```
pub fn read_many(text: &str) -> impl Iterator<Item = Item> {
    read_chunks(text, Splitter::new(), None)
}

/// Reads every puzzle of a text in one format.
///
/// ```
/// use ninerooks_text::formats::{by_name, read_many_as};
/// let line = "4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......";
/// let text = format!("{line}\nno puzzle\n{line}\n");
/// let good = read_many_as(&text, by_name("sdm").unwrap()).map(|item| item.result.is_ok());
/// assert_eq!(good.collect::<Vec<_>>(), [true, false, true]);
/// ```
pub fn read_many_as(text: &str, format: &'static dyn Format) -> impl Iterator<Item = Item> {
    read_chunks(text, Splitter::for_format(format), Some(format))
}

fn read_chunks(
    text: &str,
    mut splitter: Splitter,
    format: Option<&'static dyn Format>,
) -> impl Iterator<Item = Item> {
    let mut lines = text.lines();
    let mut ready = VecDeque::new();
    let mut over = false;
    std::iter::from_fn(move || {
        while ready.is_empty() && !over {
            if let Some(line) = lines.next() {
                ready.extend(splitter.push_line(line));
            } else {
                over = true;
                ready.extend(mem::take(&mut splitter).finish());
            }
        }
        ready.pop_front().map(|chunk: Chunk| chunk.read(format))
    })
}
