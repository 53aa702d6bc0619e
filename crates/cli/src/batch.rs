//! Many pieces of input on all cores, answers in order, in constant memory.

mod progress;

use std::ops::ControlFlow;
use std::sync::Arc;
use std::sync::mpsc::{self, Receiver, RecvTimeoutError, SyncSender};
use std::thread;
use std::time::Duration;

use anyhow::Context;

use crate::exit::Exit;
use crate::input::{Input, Piece};
use crate::interrupt;
use crate::output::Output;
use crate::talk::{Complaint, Talk};
use progress::Progress;

/// How many pieces may be read before the first of them is answered.
const AHEAD: usize = 256;
/// How long an answer may wait for more to be written together.
const PATIENCE: Duration = Duration::from_millis(20);

/// What came of a piece.
pub(crate) struct Answer<T = ()> {
    /// What goes to standard output: whole lines.
    pub(crate) text: String,
    /// What goes to standard error.
    pub(crate) complaint: Option<Complaint>,
    /// What it means for the exit code.
    pub(crate) exit: Exit,
    /// What the command counts.
    pub(crate) note: T,
}

impl<T: Default> Answer<T> {
    /// The answer to a piece that was dealt with.
    pub(crate) fn done(text: String) -> Self {
        Self { text, complaint: None, exit: Exit::Done, note: T::default() }
    }

    /// The answer to a well-formed piece that is a no.
    pub(crate) fn no(text: String, complaint: Option<Complaint>) -> Self {
        Self { text, complaint, exit: Exit::No, note: T::default() }
    }

    /// The answer to a piece that could not be read.
    pub(crate) fn unreadable(text: String, message: String) -> Self {
        let complaint = Some(Complaint::Error(message));
        Self { text, complaint, exit: Exit::Unreadable, note: T::default() }
    }
}

/// How to go through the input.
pub(crate) struct Batch<'a> {
    /// What to read.
    pub(crate) input: Input,
    /// Whether to find out if there is one piece only, which then hears that it is alone. That
    /// keeps the first piece waiting for a second one.
    pub(crate) peek: bool,
    /// How many threads work; all cores when none are named.
    pub(crate) threads: Option<usize>,
    /// Who hears the complaints.
    pub(crate) talk: &'a Talk,
}

/// A promise for each piece, in order.
type Promises<T> = Receiver<Receiver<Answer<T>>>;

impl Batch<'_> {
    /// Works on every piece and writes the answers in the order of the pieces.
    ///
    /// A thread reads, rayon's threads work, and this one writes. The reader stops when it is
    /// [`AHEAD`], so that memory stays the same however much there is.
    ///
    /// # Errors
    /// When writing fails, a closed pipe among that.
    pub(crate) fn run<T: Send + 'static>(
        self,
        work: impl Fn(&Piece) -> Answer<T> + Send + Sync + 'static,
        mut count: impl FnMut(T),
    ) -> anyhow::Result<Exit> {
        let Self { input, peek, threads, talk } = self;
        let pool = rayon::ThreadPoolBuilder::new().num_threads(threads.unwrap_or(0));
        pool.build_global().context("starting threads")?;
        let mut progress = Progress::new(&input, talk);
        let promises = start(input, peek, work);
        let mut output = Output::new();
        let mut end = End::default();
        let mut take = |answer: Answer<T>, output: &mut Output, progress: &mut Progress| {
            output.put(&answer.text)?;
            if let Some(complaint) = &answer.complaint {
                progress.suspend(|| talk.complain(complaint));
            }
            end.count(answer.exit);
            count(answer.note);
            progress.done();
            anyhow::Ok(())
        };
        loop {
            match next(&promises, &mut output, &mut progress)? {
                Next::Answer(answer) => take(answer, &mut output, &mut progress)?,
                Next::Over => break,
                Next::Interrupted => {
                    for answer in ready(&promises) {
                        take(answer, &mut output, &mut progress)?;
                    }
                    end.exit = Exit::Interrupted;
                    break;
                }
            }
        }
        output.flush()?;
        progress.finish();
        end.tell(talk);
        Ok(end.exit)
    }
}

/// What a run came to.
#[derive(Default)]
struct End {
    exit: Exit,
    pieces: usize,
    unreadable: usize,
}

impl End {
    fn count(&mut self, exit: Exit) {
        self.exit = self.exit.max(exit);
        self.pieces += 1;
        self.unreadable += usize::from(exit == Exit::Unreadable);
    }

    fn tell(&self, talk: &Talk) {
        if self.exit == Exit::Interrupted {
            talk.error(&format!("interrupted; {} done before", self.pieces));
        }
        if self.unreadable > 0 && self.pieces > 1 {
            talk.error(&format!("{} of {} could not be read", self.unreadable, self.pieces));
        }
    }
}

/// Begins to read and to work.
fn start<T: Send + 'static>(
    input: Input,
    peek: bool,
    work: impl Fn(&Piece) -> Answer<T> + Send + Sync + 'static,
) -> Promises<T> {
    let (promise, promises) = mpsc::sync_channel(AHEAD);
    let work = Arc::new(work);
    thread::spawn(move || {
        let mut held = None;
        let mut several = !peek;
        let _ = input.each(&mut |piece| {
            if several {
                return give(piece, &promise, &work);
            }
            let Some(first) = held.replace(piece) else { return ControlFlow::Continue(()) };
            several = true;
            give(first, &promise, &work)?;
            held.take().map_or(ControlFlow::Continue(()), |piece| give(piece, &promise, &work))
        });
        if let Some(only) = held {
            let _ = give(Piece { alone: true, ..only }, &promise, &work);
        }
    });
    promises
}

/// Has a piece worked on. Breaks off when nobody waits for answers any more.
fn give<T: Send + 'static>(
    piece: Piece,
    promise: &SyncSender<Receiver<Answer<T>>>,
    work: &Arc<impl Fn(&Piece) -> Answer<T> + Send + Sync + 'static>,
) -> ControlFlow<()> {
    let (sender, receiver) = mpsc::sync_channel(1);
    if promise.send(receiver).is_err() {
        return ControlFlow::Break(());
    }
    let work = Arc::clone(work);
    rayon::spawn(move || {
        // Nobody may be waiting any more.
        let _ = sender.send(work(&piece));
    });
    ControlFlow::Continue(())
}

enum Next<T> {
    Answer(Answer<T>),
    Over,
    Interrupted,
}

fn next<T>(
    promises: &Promises<T>,
    output: &mut Output,
    progress: &mut Progress,
) -> anyhow::Result<Next<T>> {
    let promise = match wait(promises, output, progress)? {
        Wait::Came(promise) => promise,
        Wait::Over => return Ok(Next::Over),
        Wait::Interrupted => return Ok(Next::Interrupted),
    };
    Ok(match wait(&promise, output, progress)? {
        Wait::Came(answer) => Next::Answer(answer),
        Wait::Over => anyhow::bail!("a puzzle got no answer; this is a defect of ninerooks"),
        Wait::Interrupted => Next::Interrupted,
    })
}

enum Wait<T> {
    Came(T),
    Over,
    Interrupted,
}

/// Waits, hands over the output when it takes longer, and watches for Ctrl-C.
fn wait<T>(
    channel: &Receiver<T>,
    output: &mut Output,
    progress: &mut Progress,
) -> anyhow::Result<Wait<T>> {
    loop {
        if interrupt::wanted() {
            return Ok(Wait::Interrupted);
        }
        match channel.recv_timeout(PATIENCE) {
            Ok(item) => return Ok(Wait::Came(item)),
            Err(RecvTimeoutError::Disconnected) => return Ok(Wait::Over),
            Err(RecvTimeoutError::Timeout) => {
                output.flush()?;
                progress.tick();
            }
        }
    }
}

/// The answers that are there already, up to the first that is not.
fn ready<T>(promises: &Promises<T>) -> impl Iterator<Item = Answer<T>> {
    std::iter::from_fn(|| promises.try_recv().and_then(|promise| promise.try_recv()).ok()).fuse()
}
