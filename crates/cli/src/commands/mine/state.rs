//! What a run knows, in a file that it can go on from.
//!
//! A step is a function of what was known before it, and the file is replaced as a whole after steps; so a run that is
//! killed at any moment goes on to the same end.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::io::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use anyhow::{Context, ensure};
use ninerooks_lab::Clues;

use super::pool::{Entry, Pool};
use crate::files::{self, Draft};

/// The first word of the file.
const HEAD: &str = "ninerooks mine 1";
/// The file is not written more often.
const PAUSE: Duration = Duration::from_secs(1);

/// What a run knows.
pub(super) struct State {
    /// What the file belongs to.
    name: String,
    pub(super) steps: u64,
    pub(super) rated: u64,
    pub(super) pool: Pool,
    seen: BTreeSet<u64>,
    saved: Instant,
}

/// A number for a puzzle, different for different ones but for once in many billions.
pub(super) fn hash(form: &Clues) -> u64 {
    let start = 0xCBF2_9CE4_8422_2325_u64;
    let mixed = form
        .digits()
        .iter()
        .fold(start, |hash, digit| (hash ^ u64::from(*digit)).wrapping_mul(0x0000_0100_0000_01B3));
    (mixed ^ mixed >> 32).wrapping_mul(0x9E37_79B9_7F4A_7C15)
}

impl State {
    pub(super) fn new(name: &str) -> Self {
        Self {
            name: name.to_owned(),
            steps: 0,
            rated: 0,
            pool: Pool::default(),
            seen: BTreeSet::new(),
            saved: Instant::now(),
        }
    }

    pub(super) fn has_seen(&self, form: &Clues) -> bool {
        self.seen.contains(&hash(form))
    }

    pub(super) fn see(&mut self, form: &Clues) {
        self.seen.insert(hash(form));
    }

    /// What an earlier run knew, if there is such a file.
    pub(super) fn open(path: &Path, name: &str) -> anyhow::Result<Self> {
        let shown = path.display();
        if files::begun(path)?.is_none() {
            return Ok(Self::new(name));
        }
        // What is no text is no such file either.
        let bytes = fs::read(path).with_context(|| format!("reading {shown}"))?;
        let text = String::from_utf8_lossy(&bytes);
        let foreign = || {
            format!(
                "{shown} belongs to another list, goal or options, or to another program; it is left as it is"
            )
        };
        ensure!(text.lines().next() == Some(&format!("{HEAD} {name}")), foreign());
        Self::read(&text, name).with_context(|| format!("{shown} is damaged"))
    }

    fn read(text: &str, name: &str) -> Option<Self> {
        let mut state = Self::new(name);
        let mut lines = text.lines().skip(1);
        let mut counts = lines.next()?.split(' ').map(|word| word.parse().ok());
        (state.steps, state.rated) = (counts.next()??, counts.next()??);
        let mut is_whole = false;
        for line in lines {
            match line.split(' ').collect::<Vec<_>>()[..] {
                [mark @ ("+" | "-"), score, digits] => {
                    let digits: Vec<u8> = digits.bytes().map(|b| b.wrapping_sub(b'0')).collect();
                    let form = Clues::new(digits.try_into().ok()?)?;
                    state.pool.put(Entry { form, score: score.parse().ok()?, done: mark == "-" });
                }
                ["end"] => is_whole = true,
                [hash] => {
                    state.seen.insert(u64::from_str_radix(hash, 16).ok()?);
                }
                _ => return None,
            }
        }
        is_whole.then_some(state)
    }

    /// Writes it down, not too often unless it is `now`.
    pub(super) fn save(&mut self, path: Option<&Path>, now: bool) -> anyhow::Result<()> {
        let Some(path) = path.filter(|_| now || self.saved.elapsed() >= PAUSE) else {
            return Ok(());
        };
        let write = |text: &str| {
            let mut draft = Draft::of(&files::behind_links(path))?;
            draft.file().write_all(text.as_bytes())?;
            draft.settle()
        };
        write(&self.text()).with_context(|| format!("writing {}", path.display()))?;
        self.saved = Instant::now();
        Ok(())
    }

    fn text(&self) -> String {
        let mut text = format!("{HEAD} {}\n{} {}\n", self.name, self.steps, self.rated);
        for Entry { form, score, done } in self.pool.best() {
            let digits: String = form.digits().iter().map(|d| char::from(b'0' + d)).collect();
            let _ = writeln!(text, "{} {score:?} {digits}", if *done { '-' } else { '+' });
        }
        for hash in &self.seen {
            let _ = writeln!(text, "{hash:016x}");
        }
        text + "end\n"
    }
}
