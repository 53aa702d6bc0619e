//! A progress bar, where somebody sees it.

use std::io::{self, IsTerminal};
use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use indicatif::{HumanCount, ProgressBar, ProgressStyle};

use crate::input::Input;
use crate::term::talk::Talk;

/// Work that is over sooner needs no bar.
const SOON: Duration = Duration::from_secs(1);
/// How often it is looked at.
const BEAT: Duration = Duration::from_millis(100);

/// How far the work is: of the bytes of the input, for nobody counts its puzzles before; or of a number.
pub(crate) struct Progress {
    wanted: bool,
    ascii: bool,
    bar: ProgressBar,
    size: Option<u64>,
    consumed: Arc<AtomicU64>,
    /// Whether that is the number of what is done.
    counts: bool,
    begun: Instant,
    last: Instant,
    done: u64,
}

impl Progress {
    /// A bar that is seen when stderr is a terminal, and results go to a file or stdout is none:
    /// lines would run through it.
    pub(crate) fn new(input: &Input, talk: &Talk, to_file: bool) -> Self {
        let bar = Self::of(None, input.consumed(), talk, to_file);
        // What is packed has to be read to know how much it is.
        let size = if bar.wanted { input.size() } else { None };
        Self { size, ..bar }
    }

    /// The same for work that is counted, of which some has been done before.
    pub(crate) fn counting(number: u64, before: u64, talk: &Talk, to_file: bool) -> Self {
        let progress = Self::of(Some(number), Arc::new(AtomicU64::new(before)), talk, to_file);
        Self { counts: true, ..progress }
    }

    fn of(size: Option<u64>, consumed: Arc<AtomicU64>, talk: &Talk, to_file: bool) -> Self {
        let now = Instant::now();
        Self {
            ascii: talk.look().is_ascii(),
            wanted: !talk.is_quiet()
                && io::stderr().is_terminal()
                && (to_file || !io::stdout().is_terminal()),
            bar: ProgressBar::hidden(),
            size,
            consumed,
            counts: false,
            begun: now,
            last: now,
            done: 0,
        }
    }

    /// One more is done.
    pub(crate) fn done(&mut self) {
        self.done += 1;
        if self.counts {
            self.consumed.fetch_add(1, Ordering::Relaxed);
        }
        self.tick();
    }

    /// Time goes by.
    pub(crate) fn tick(&mut self) {
        if !self.wanted || self.last.elapsed() < BEAT {
            return;
        }
        self.last = Instant::now();
        let time = self.begun.elapsed();
        if self.bar.is_hidden() && time >= SOON {
            self.bar = bar(self.size, self.ascii);
        }
        let rate = u128::from(self.done) * 1000 / time.as_millis().max(1);
        let rate = HumanCount(u64::try_from(rate).unwrap_or(u64::MAX));
        self.bar.set_position(self.consumed.load(Ordering::Relaxed));
        self.bar.set_message(format!("{} done, {rate}/s", HumanCount(self.done)));
    }

    /// Says something without running into the bar.
    pub(crate) fn suspend(&self, say: impl FnOnce()) {
        self.bar.suspend(say);
    }

    /// Takes the bar away.
    pub(crate) fn finish(&self) {
        self.bar.finish_and_clear();
    }
}

fn bar(size: Option<u64>, ascii: bool) -> ProgressBar {
    let (bar, template) = match size {
        Some(size) => (ProgressBar::new(size), "{wide_bar} {percent:>3}%  {msg}  {eta} left"),
        None => (ProgressBar::new_spinner(), "{spinner} {msg}, {elapsed}"),
    };
    match ProgressStyle::with_template(template) {
        Ok(style) if ascii => bar.with_style(style.progress_chars("#>-").tick_chars("|/-\\")),
        Ok(style) => bar.with_style(style),
        Err(_) => bar,
    }
}
