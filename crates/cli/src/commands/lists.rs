//! `ninerooks sort`, `filter`, `dedup`, `sample` and `join`: lists of puzzles by what is to be said of them.

use std::collections::{BTreeMap, BTreeSet};
use std::convert::identity;
use std::fmt::Write;
use std::path::PathBuf;

use clap::Args;
use ninerooks_lab::{Random, canonical};
use rayon::prelude::*;

use crate::batch::progress::Progress;
use crate::expression::Expression;
use crate::fields;
use crate::input::{Cut, Input};
use crate::list::{Errors, Layout, Line, List, Lists};
use crate::setting::Setting;
use crate::term::exit::Exit;
use crate::term::interrupt;
use crate::term::output::Output;
use crate::value::Key;

/// Sort a list of puzzles
///
/// By the value of an expression, the smallest first. Lines that are equal in that stay in their order. The names that
/// expressions can have are listed by `ninerooks filter --help`.
#[derive(Args)]
pub(crate) struct Sort {
    /// What to sort by, such as `er` or `[givens, -er]`
    #[arg(value_name = "EXPRESSION", value_parser = Expression::parse)]
    by: Expression,
    #[command(flatten)]
    lists: Lists,
    /// The largest first
    #[arg(long, short)]
    reverse: bool,
}

/// Keep the puzzles of a list for which something holds
///
/// Lines stay as they are, with all their columns. A column is named as the first line calls it, in small letters with _ for
/// signs, or `c1`, `c2` and so on if that has a puzzle; numbers in it are numbers. What an expression can have beside these is
/// listed below.
#[derive(Args)]
#[command(after_long_help = names())]
pub(crate) struct Filter {
    /// What has to hold, such as `er >= 7.1 and givens < 24`; what is cheap comes first
    #[arg(value_name = "EXPRESSION", value_parser = Expression::to_hold)]
    holds: Expression,
    #[command(flatten)]
    lists: Lists,
    /// Keep the others
    #[arg(long, short = 'v')]
    invert: bool,
}

/// Keep the first of those puzzles of a list that are the same
///
/// Puzzles are the same if they have the same canonical form: up to exchanges of digits, rows, columns, and rows with columns.
#[derive(Args)]
pub(crate) struct Dedup {
    #[command(flatten)]
    lists: Lists,
    /// The same by the value of this expression instead, such as `puzzle`
    #[arg(long, value_name = "EXPRESSION", value_parser = Expression::parse)]
    by: Option<Expression>,
}

/// Take some puzzles of a list at random
///
/// Each set of so many lines is as likely; they stay in their order.
#[derive(Args)]
pub(crate) struct Sample {
    /// How many
    #[arg(short = 'n', long, value_name = "N", default_value_t = 10)]
    number: usize,
    /// Another seed takes others
    #[arg(long, value_name = "N", default_value_t = 0)]
    seed: u64,
    #[command(flatten)]
    lists: Lists,
}

/// Add the columns of another list to the lines with the same puzzle
///
/// Lines without a partner are left out. Puzzles are the same if they have the same canonical form.
#[derive(Args)]
pub(crate) struct Join {
    /// The list whose lines stay as they are
    #[arg(value_name = "FILE|-")]
    list: std::ffi::OsString,
    /// The list whose columns are added, all but the puzzle; of several lines with the same puzzle the first
    #[arg(value_name = "FILE")]
    other: PathBuf,
    /// Keep lines without a partner, with empty columns
    #[arg(long)]
    all: bool,
}

/// The names that expressions can have, for help.
fn names() -> String {
    let mut text = "Names:\n".to_owned();
    for (name, what) in fields::described() {
        let _ = writeln!(text, "  {name:<14}  {what}");
    }
    text + "\nOperators: and or not, == != < <= > >=, + - * / // % **, in, ~, a if b else c, [lists]\nTexts are in quotation marks. Levels are in their order: level >= \"hard\". A cell such as n/a has no value: a comparison \
            with it does not hold, and it is sorted last."
}

/// How many lines are looked at before they are written.
const PORTION: usize = 64;

/// A list that is worked on.
struct Work<'a> {
    list: List,
    setting: Setting<'a>,
    exit: Exit,
    /// Whether lines are written when all have been looked at: then there is room for a bar on the terminal.
    late: bool,
}

impl<'a> Work<'a> {
    fn on(input: &Input, setting: Setting<'a>, late: bool) -> anyhow::Result<Self> {
        let threads = setting.globals.threads.map_or(0, usize::from);
        rayon::ThreadPoolBuilder::new().num_threads(threads).build_global()?;
        let list = List::read(input, setting.talk);
        let exit = if list.unreadable > 0 { Exit::Unreadable } else { Exit::Done };
        Ok(Self { list, setting, exit, late })
    }

    /// Works on every line on all cores, and hands over what comes of it in order.
    fn each<T: Send>(
        &mut self,
        of: impl Fn(&List, &Line) -> Result<T, String> + Sync,
        mut take: impl FnMut(usize, T) -> anyhow::Result<()>,
    ) -> anyhow::Result<()> {
        let Self { list, setting, exit, late } = self;
        let mut progress = Progress::counting(list.lines.len() as u64, 0, setting.talk, *late);
        let errors = Errors::default();
        let size = PORTION * rayon::current_num_threads();
        for (portion, lines) in list.lines.chunks(size).enumerate() {
            let found = lines.par_iter().map(|line| unless_interrupted(|| of(list, line)));
            let found: Vec<_> = found.collect();
            for (i, found) in found.into_iter().map_while(identity).enumerate() {
                match found {
                    Ok(found) => take(portion * size + i, found)?,
                    Err(message) => {
                        let place = &lines[i].place;
                        progress.suspend(|| errors.say(setting.talk, place, &message));
                        *exit = (*exit).max(Exit::No);
                    }
                }
                progress.done();
            }
            if interrupt::wanted() {
                *exit = Exit::Interrupted;
                break;
            }
        }
        progress.finish();
        errors.finish(setting.talk);
        Ok(())
    }

    /// Writes these lines, by their numbers.
    fn write(&self, numbers: impl IntoIterator<Item = usize>) -> anyhow::Result<Exit> {
        let mut output = Output::new();
        if let Some(head) = &self.list.head {
            output.put(&format!("{head}\n"))?;
        }
        for number in numbers {
            output.put(&format!("{}\n", self.list.lines[number].text))?;
        }
        output.flush()?;
        Ok(self.exit)
    }
}

pub(super) fn sort(mut command: Sort, setting: Setting<'_>) -> anyhow::Result<Exit> {
    forgotten(&command.by, &command.lists)?;
    let Some(input) = command.lists.input() else { return Ok(setting.help("sort")) };
    let mut work = Work::on(&input, setting, true)?;
    work.list.require(&command.by)?;
    let mut keys: Vec<(Key, usize)> = Vec::new();
    work.each(
        |list, line| command.by.key(&list.fields(line)),
        |number, key| {
            keys.push((key, number));
            Ok(())
        },
    )?;
    if work.exit == Exit::Interrupted {
        return Ok(work.exit);
    }
    keys.sort_by(|(one, _), (other, _)| one.order(other, command.reverse));
    work.write(keys.into_iter().map(|(_, number)| number))
}

pub(super) fn filter(mut command: Filter, setting: Setting<'_>) -> anyhow::Result<Exit> {
    forgotten(&command.holds, &command.lists)?;
    let Some(input) = command.lists.input() else { return Ok(setting.help("filter")) };
    let mut work = Work::on(&input, setting, false)?;
    work.list.require(&command.holds)?;
    let mut output = Output::new();
    if let Some(head) = &work.list.head {
        output.put(&format!("{head}\n"))?;
    }
    work.each(
        |list, line| {
            let holds = command.holds.holds(&list.fields(line))?;
            Ok((holds != command.invert).then(|| format!("{}\n", line.text)))
        },
        |_, text| text.map_or(Ok(()), |text| output.put(&text)),
    )?;
    output.flush()?;
    Ok(work.exit)
}

pub(super) fn dedup(mut command: Dedup, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.lists.input() else { return Ok(setting.help("dedup")) };
    let mut work = Work::on(&input, setting, true)?;
    if let Some(by) = &command.by {
        work.list.require(by)?;
    }
    let (mut seen, mut kept) = (BTreeSet::new(), Vec::new());
    work.each(
        |list, line| match &command.by {
            Some(by) => by.key(&list.fields(line)),
            None => Ok(Key::Text(form(line))),
        },
        |number, key| {
            if seen.insert(key) {
                kept.push(number);
            }
            Ok(())
        },
    )?;
    work.write(kept)
}

pub(super) fn sample(mut command: Sample, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = command.lists.input() else { return Ok(setting.help("sample")) };
    let work = Work::on(&input, setting, true)?;
    let mut random = Random::new(command.seed, 0);
    let mut numbers: Vec<usize> = (0..work.list.lines.len()).collect();
    random.shuffle(&mut numbers);
    numbers.truncate(command.number);
    numbers.sort_unstable();
    work.write(numbers)
}

pub(super) fn join(command: Join, setting: Setting<'_>) -> anyhow::Result<Exit> {
    let Some(input) = Input::of(vec![command.list], Cut::Lines).map(Input::or_nothing) else {
        return Ok(setting.help("join"));
    };
    let mut work = Work::on(&input, setting, false)?;
    let Some(other) = Input::of(vec![command.other.into()], Cut::Lines).map(Input::or_nothing)
    else {
        return Ok(setting.help("join"));
    };
    let other = List::read(&other, setting.talk);
    let forms = other.lines.par_iter().map(|line| unless_interrupted(|| form(line)));
    let Some(forms) = forms.collect::<Option<Vec<String>>>() else { return Ok(Exit::Interrupted) };
    let mut partners: BTreeMap<&String, &Line> = BTreeMap::new();
    for (form, line) in forms.iter().zip(&other.lines) {
        partners.entry(form).or_insert(line);
    }
    let width = other.lines.first().map_or(0, |line| {
        let is_column = line.place_of_puzzle().is_some();
        other.layout(line).names.len().saturating_sub(usize::from(is_column))
    });
    let mut output = Output::new();
    if let Some(head) = &work.list.head {
        // The column of the puzzle is the same in all lines of a list.
        let named = other.head.as_deref().zip(other.lines.first());
        let names = named.map(|(head, line)| other.without_puzzle(line, head));
        let by = work.list.layouts.first().map_or(' ', Layout::separator);
        output.put(&joined(head, by, &names.unwrap_or_else(|| vec![String::new(); width])))?;
    }
    let all = command.all;
    work.each(
        |list, line| {
            let partner = partners.get(&form(line)).map(|partner| other.rest(partner));
            let added = partner.or_else(|| all.then(|| vec![String::new(); width]));
            Ok(added.map(|added| joined(&line.text, list.layout(line).separator(), &added)))
        },
        |_, text| text.map_or(Ok(()), |text| output.put(&text)),
    )?;
    output.flush()?;
    let exit = if other.unreadable > 0 { Exit::Unreadable } else { Exit::Done };
    Ok(work.exit.max(exit))
}

/// Where a file is named in the place of an expression, and nothing to be read, the expression was forgotten.
///
/// # Errors
/// When it was: otherwise one would wait for standard input without a word.
fn forgotten(expression: &Expression, lists: &Lists) -> anyhow::Result<()> {
    let file = expression.file().filter(|_| lists.is_empty());
    file.map_or(Ok(()), |words| Err(anyhow::anyhow!(words)))
}

/// What comes of something; nothing once Ctrl-C was pressed.
fn unless_interrupted<T>(of: impl FnOnce() -> T) -> Option<T> {
    if interrupt::wanted() { None } else { Some(of()) }
}

/// The canonical form of a line's puzzle.
fn form(line: &Line) -> String {
    canonical(&line.clues).form.to_string()
}

/// A line with more columns, separated as its own are; by tabs if it has one.
fn joined(line: &str, by: char, added: &[String]) -> String {
    let by = if by == ' ' { '\t' } else { by };
    let mut text = line.to_owned();
    for cell in added {
        text.push(by);
        if cell.contains(by) || cell.starts_with('"') {
            let _ = write!(text, "\"{}\"", cell.replace('"', "\"\""));
        } else {
            text += cell;
        }
    }
    text + "\n"
}
