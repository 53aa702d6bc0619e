//! Stages: named pieces of work, one after the other, timed.

use std::cell::RefCell;
use std::fmt;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail, ensure};

/// How a stage ended.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Ending {
    /// All is well.
    Passed,
    /// All that could be looked at is well, but something could not be, for a reason that is not here:
    /// what and why.
    Partly(String),
    /// All that could be looked at is well, but something could not be, because a program is missing
    /// here: what, and what helps. Where nothing may be skipped this is a failure.
    Skipped(String),
    /// Something is wrong.
    Failed(String),
}

/// A stage that ran: how long, how it ended, and the commands that it showed with their times.
#[derive(Debug)]
struct Done {
    name: &'static str,
    time: Duration,
    /// What processors did in that time for the processes that ended in it, where the system says so.
    worked: Option<Duration>,
    ending: Ending,
    commands: Vec<(String, Duration)>,
}

thread_local! {
    /// The commands of the stage that is running.
    static COMMANDS: RefCell<Vec<(String, Duration)>> = const { RefCell::new(Vec::new()) };
}

/// What ran, for how long, and how it ended.
#[derive(Debug)]
pub struct Report {
    done: Vec<Done>,
    left: Vec<&'static str>,
}

/// A stage: its name, and what it does.
pub type Stage<'a> = (&'static str, Box<dyn FnOnce() -> Result<Ending> + 'a>);

/// Runs the stages in order and stops at the first that fails. A `strict` run skips nothing: what it
/// cannot do has failed.
pub fn run(stages: Vec<Stage<'_>>, strict: bool) -> Report {
    let mut report = Report { done: Vec::new(), left: Vec::new() };
    for (name, work) in stages {
        if report.failed() {
            report.left.push(name);
            continue;
        }
        println!("\n=== {name}");
        let (start, before) = (Instant::now(), worked());
        let ending = match work() {
            Ok(Ending::Skipped(what)) if strict => {
                Ending::Failed(format!("{what} (with CI=true nothing is skipped)"))
            }
            Ok(ending) => ending,
            Err(error) => Ending::Failed(format!("{error:#}")),
        };
        let time = start.elapsed();
        println!("=== {name}: {ending}, {:.1} s", time.as_secs_f64());
        let commands = COMMANDS.take();
        let worked = worked().zip(before).map(|(after, before)| after.saturating_sub(before));
        report.done.push(Done { name, time, worked, ending, commands });
    }
    report
}

/// What processors have done for the processes that this one has waited for; Linux tells it.
fn worked() -> Option<Duration> {
    /// What a second of that time has of the unit in which it is told.
    const TICKS: u64 = 100;

    let told = std::fs::read_to_string("/proc/self/stat").ok()?;
    // What stands before is the name of the program, which may have anything in it.
    let (_, rest) = told.rsplit_once(')')?;
    let mut children = rest.split_whitespace().skip(13).take(2).map(str::parse::<u64>);
    let ticks = children.next()?.ok()? + children.next()?.ok()?;
    Some(Duration::from_millis(ticks * 1000 / TICKS))
}

impl Report {
    /// Whether a stage failed.
    pub fn failed(&self) -> bool {
        self.done.iter().any(|done| matches!(done.ending, Ending::Failed(_)))
    }

    /// Each stage with its seconds, those of all processors together, and its commands that take five or more, as a table
    /// in Markdown.
    pub fn table(&self) -> String {
        let seconds = |time: &Duration| time.as_secs_f64().round();
        let row = |done: &Done| {
            let commands = done.commands.iter().filter(|(_, time)| time.as_secs() >= 5);
            let of: Vec<String> =
                commands.map(|(line, time)| format!("`{line}` {}", seconds(time))).collect();
            let worked = done.worked.map_or_else(String::new, |time| seconds(&time).to_string());
            format!("| {} | {} | {worked} | {} |", done.name, seconds(&done.time), of.join("; "))
        };
        let total = self.done.iter().map(|done| done.time).sum();
        let worked = self.done.iter().map(|done| done.worked).sum::<Option<Duration>>();
        let worked = worked.map_or_else(String::new, |time| seconds(&time).to_string());
        let head = "| Stage | s | Processors, s | Of it |\n|---|---:|---:|---|".to_owned();
        let all = format!("| all | {} | {worked} | |\n", seconds(&total));
        let rows = self.done.iter().map(row);
        std::iter::once(head).chain(rows).chain([all]).collect::<Vec<_>>().join("\n")
    }
}

impl fmt::Display for Ending {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Passed => f.write_str("passed"),
            Self::Partly(what) => write!(f, "passed, but {what}"),
            Self::Skipped(what) => {
                write!(f, "NOT ALL DONE: {}", what.lines().next().unwrap_or_default())
            }
            Self::Failed(why) => write!(f, "FAILED: {why}"),
        }
    }
}

impl fmt::Display for Report {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for Done { name, time, ending, .. } in &self.done {
            writeln!(f, "{name:<14} {:>7.1} s  {ending}", time.as_secs_f64())?;
        }
        for name in &self.left {
            writeln!(f, "{name:<14} {:>7}    not run", "")?;
        }
        let total: Duration = self.done.iter().map(|done| done.time).sum();
        let end = if self.failed() { "FAILED" } else { "passed" };
        writeln!(f, "{:<14} {:>7.1} s  {end}", "all", total.as_secs_f64())?;
        let skipped = self.done.iter().filter_map(|done| match &done.ending {
            Ending::Skipped(what) => Some((done.name, what)),
            _ => None,
        });
        for (n, (name, what)) in skipped.enumerate() {
            if n == 0 {
                writeln!(f, "\nNOT ALL OF IT WAS TESTED, for something is missing here:")?;
            }
            writeln!(f, "  {name}: {what}")?;
        }
        Ok(())
    }
}

/// A command of cargo in `folder`: the cargo that runs this program, where there is one.
pub fn cargo(folder: &Path, arguments: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.current_dir(folder).args(arguments);
    command
}

/// What cargo says of the packages of the workspace.
///
/// # Errors
/// When it says nothing.
pub fn metadata(root: &Path) -> Result<serde_json::Value> {
    let mut ask = cargo(root, &["metadata", "--no-deps", "--offline", "--format-version", "1"]);
    let said = ask.output().context("cargo metadata")?;
    serde_json::from_slice(&said.stdout).context("cargo metadata")
}

/// Shows a command, runs it, and shows what it prints.
///
/// # Errors
/// When it cannot be started.
pub fn show(command: &mut Command) -> Result<Ending> {
    println!("$ {}", line(command));
    let start = Instant::now();
    let status = command.status().with_context(|| line(command))?;
    note(command, start);
    if status.success() {
        return Ok(Ending::Passed);
    }
    Ok(Ending::Failed(format!("{}, {status}", line(command))))
}

/// Shows a command and runs it.
///
/// # Errors
/// When it cannot be started or fails.
pub fn must(command: &mut Command) -> Result<()> {
    match show(command)? {
        Ending::Failed(why) => bail!(why),
        _ => Ok(()),
    }
}

/// Shows a command, runs it, and gives back what it prints on its standard output.
///
/// # Errors
/// When it cannot be started or fails.
pub fn output(command: &mut Command) -> Result<String> {
    println!("$ {}", line(command));
    let start = Instant::now();
    let output = command.stderr(Stdio::inherit()).output().with_context(|| line(command))?;
    note(command, start);
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    ensure!(output.status.success(), "{}, {}\n{text}", line(command), output.status);
    Ok(text)
}

/// Keeps how long a command took, for the table of its stage.
fn note(command: &Command, start: Instant) {
    keep(line(command), start.elapsed());
}

/// Keeps what something took, for the table of its stage.
pub(crate) fn keep(what: String, time: Duration) {
    COMMANDS.with_borrow_mut(|commands| commands.push((what, time)));
}

/// The command as one would type it.
fn line(command: &Command) -> String {
    let program = Path::new(command.get_program()).file_name().unwrap_or_default();
    let words = std::iter::once(program).chain(command.get_args());
    words.map(|word| word.to_string_lossy()).collect::<Vec<_>>().join(" ")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_first_failure_stops_the_rest() {
        let fail = || Ok(Ending::Failed("no".to_owned()));
        let report = run(
            vec![
                ("first", Box::new(|| Ok(Ending::Partly("half".to_owned())))),
                ("second", Box::new(fail)),
                ("third", Box::new(|| unreachable!())),
            ],
            false,
        );
        assert!(report.failed());
        let text = report.to_string();
        for part in ["passed, but half", "FAILED: no", "not run"] {
            assert!(text.contains(part), "{part:?} is missing in\n{text}");
        }
    }

    #[test]
    fn the_table_has_each_stage_with_what_it_cost() {
        let run_it = || show(Command::new("git").arg("--version"));
        let table = run(vec![("first", Box::new(run_it))], false).table();
        assert_eq!(table.lines().count(), 4);
        // Nothing here takes five seconds.
        let worked = if cfg!(target_os = "linux") { "0" } else { "" };
        let end = format!("| first | 0 | {worked} |  |\n| all | 0 | {worked} | |\n");
        assert!(table.ends_with(&end), "{table}");
    }

    #[test]
    fn an_error_is_a_failure_and_no_failure_is_none() {
        assert!(run(vec![("broken", Box::new(|| anyhow::bail!("it broke")))], false).failed());
        assert!(!run(vec![("fine", Box::new(|| Ok(Ending::Passed)))], false).failed());
    }

    #[test]
    fn what_is_skipped_is_said_at_the_end_and_fails_where_nothing_may_be() {
        let stages = || -> Vec<Stage<'_>> {
            let skip = || Ok(Ending::Skipped("THE PAGE WAS NOT BUILT: npm is missing".to_owned()));
            vec![("web", Box::new(skip)), ("deny", Box::new(|| Ok(Ending::Passed)))]
        };
        let report = run(stages(), false);
        assert!(!report.failed());
        let text = report.to_string();
        let end = text.lines().last().unwrap();
        assert_eq!(end, "  web: THE PAGE WAS NOT BUILT: npm is missing", "{text}");
        assert!(run(stages(), true).failed());
    }
}
