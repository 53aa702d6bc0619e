//! Many pieces of input on all cores, answers in order, in constant memory.

mod feed;
pub(crate) mod progress;
mod queue;

use std::collections::VecDeque;
use std::num::NonZero;
use std::path::PathBuf;
use std::thread;
use std::time::Duration;

use crate::answer::Answer;
use crate::files;
use crate::input::{Input, Piece};
use crate::resume::Earlier;
use crate::term::exit::Exit;
use crate::term::interrupt;
use crate::term::output::Output;
use crate::term::talk::{Complaint, Talk};
use feed::{Feed, Outcome, Tasks};
use progress::Progress;
use queue::Ready;

/// How long an answer may wait for more to be written together.
const PATIENCE: Duration = Duration::from_millis(20);

/// How to go through the input.
pub(crate) struct Batch<'a> {
    /// What to read.
    pub(crate) input: Input,
    /// Whether to find out if there is one piece only, which then hears that it is alone. That
    /// keeps the first piece waiting for a second one.
    pub(crate) peek: bool,
    /// How many threads work; all cores when none are named.
    pub(crate) threads: Option<usize>,
    /// The file to write to instead of standard output, and to go on with.
    pub(crate) resume: Option<PathBuf>,
    /// Who hears the complaints.
    pub(crate) talk: &'a Talk,
}

impl Batch<'_> {
    /// Works on every piece and writes the answers in the order of the pieces.
    ///
    /// A thread reads, others work, and this one writes. The reader waits when it is too
    /// far ahead, so that memory stays the same however much there is.
    ///
    /// # Errors
    /// When writing fails, a closed pipe among that.
    pub(crate) fn run<T: Send + 'static>(
        self,
        work: impl Fn(&Piece) -> Answer<T> + Send + Sync + 'static,
        count: impl FnMut(T),
    ) -> anyhow::Result<Exit> {
        self.run_on(work, |_, _| Err(String::new()), count)
    }

    /// [`run`](Self::run), but goes on where an earlier run stopped, where there was one. Of a
    /// piece that it has answered, `recall` says from the answer what it came to.
    ///
    /// # Errors
    /// When writing fails, or what the earlier run wrote does not belong to the input.
    pub(crate) fn run_on<T: Send + 'static>(
        self,
        work: impl Fn(&Piece) -> Answer<T> + Send + Sync + 'static,
        recall: impl Fn(&Piece, &str) -> Result<Answer<T>, String> + Send + Sync + 'static,
        count: impl FnMut(T),
    ) -> anyhow::Result<Exit> {
        let Self { input, peek, threads, resume, talk } = self;
        let all = || thread::available_parallelism().map_or(1, NonZero::get);
        let threads = threads.unwrap_or_else(all).max(1);
        let (earlier, output) = match &resume {
            Some(file) => {
                // What cannot be read would be a line of the file, which could not be gone on with then.
                input.require_arguments().map_err(anyhow::Error::msg)?;
                (Earlier::open(file)?, files::to_go_on(file)?)
            }
            None => (None, Output::new()),
        };
        let progress = Progress::new(&input, talk, resume.is_some());
        let feed = feed::start(input, peek, earlier, threads, Tasks { work, recall });
        let mut writer = Writer {
            feed,
            output,
            progress,
            end: End::default(),
            talk,
            count,
            ready: VecDeque::new(),
            written: 0,
        };
        writer.write()?;
        let Writer { end, output, .. } = writer;
        output.finish()?;
        end.report(talk, resume.is_some());
        Ok(end.exit)
    }
}

/// Who takes the answers in order.
struct Writer<'a, T, C> {
    feed: Feed<T>,
    output: Output,
    progress: Progress,
    end: End,
    talk: &'a Talk,
    count: C,
    /// The next answers.
    ready: VecDeque<Outcome<T>>,
    /// How many bytes of answers were written since the last ones were taken.
    written: usize,
}

impl<T, C: FnMut(T)> Writer<'_, T, C> {
    fn write(&mut self) -> anyhow::Result<()> {
        loop {
            match self.next()? {
                Next::Outcome(outcome) => self.take(outcome)?,
                Next::Over => break,
                Next::Interrupted => {
                    self.look(Duration::ZERO);
                    while let Some(outcome) = self.ready.pop_front() {
                        self.take(outcome)?;
                    }
                    self.end.exit = Exit::Interrupted;
                    break;
                }
            }
        }
        self.output.flush()?;
        self.progress.finish();
        Ok(())
    }

    /// Waits for the next answer, hands over the output when it takes longer, and watches for Ctrl-C.
    fn next(&mut self) -> anyhow::Result<Next<T>> {
        loop {
            if interrupt::wanted() {
                return Ok(Next::Interrupted);
            }
            if let Some(outcome) = self.ready.pop_front() {
                return Ok(Next::Outcome(outcome));
            }
            match self.look(PATIENCE) {
                Ready::Came => {}
                Ready::Over => return Ok(Next::Over),
                Ready::Broken => {
                    anyhow::bail!("a puzzle got no answer; this is a defect of ninerooks")
                }
                Ready::Late => {
                    self.output.flush()?;
                    self.progress.tick();
                }
            }
        }
    }

    /// Takes the answers that are there, waiting for the first no longer than this.
    fn look(&mut self, patience: Duration) -> Ready {
        self.feed.queue.ready(std::mem::take(&mut self.written), patience, &mut self.ready)
    }

    fn take(&mut self, outcome: Outcome<T>) -> anyhow::Result<()> {
        self.written += outcome.size();
        let answer = match outcome {
            Outcome::New(answer) => {
                if let Some(Complaint::Fatal(message)) = answer.complaint {
                    anyhow::bail!(message);
                }
                self.output.put(&answer.text)?;
                if let Some(complaint) = &answer.complaint {
                    // What came before it stands before it, however fast or slow the rest is.
                    self.output.flush()?;
                    self.progress.suspend(|| self.talk.complain(complaint));
                }
                answer
            }
            Outcome::Known(answer, size) => {
                self.output.keep(size);
                self.end.known += 1;
                answer
            }
            Outcome::Stray(message) => anyhow::bail!(message),
        };
        self.end.count(answer.exit);
        (self.count)(answer.note);
        self.progress.done();
        Ok(())
    }
}

/// What a run came to.
#[derive(Default)]
struct End {
    exit: Exit,
    pieces: usize,
    known: usize,
    unreadable: usize,
}

impl End {
    fn count(&mut self, exit: Exit) {
        self.exit = self.exit.max(exit);
        self.pieces += 1;
        self.unreadable += usize::from(exit == Exit::Unreadable);
    }

    fn report(&self, talk: &Talk, resumes: bool) {
        talk.sum_up();
        if self.exit == Exit::Interrupted {
            let tip = if resumes { "; the same command goes on from there" } else { "" };
            talk.error(&format!("interrupted; {} done before{tip}", self.pieces));
        }
        if self.known > 0 {
            let Self { known, pieces, .. } = self;
            talk.note(&format!("{known} of {pieces} answered by an earlier run"));
        }
        if self.unreadable > 0 && self.pieces > 1 {
            talk.error(&format!("{} of {} could not be read", self.unreadable, self.pieces));
        }
    }
}

enum Next<T> {
    Outcome(Outcome<T>),
    Over,
    Interrupted,
}
