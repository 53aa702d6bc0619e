//! Reading ahead and handing out work, in bounded memory.

use std::ops::ControlFlow;
use std::sync::mpsc::{self, Receiver, SyncSender};
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;

use crate::answer::Answer;
use crate::input::{Input, Piece};
use crate::resume::{Earlier, Line, Recalled};

/// How many pieces may be read before the first of them is answered.
const AHEAD: usize = 256;
/// How many bytes of pieces and answers may be held before no more is read. The answers to what is
/// being worked on by then come on top.
const HELD: usize = 1 << 26;
/// How many bytes of pieces may be worked on at once. To read a line of JSON takes many times its
/// length, so of the longest lines one at a time is read, whatever the number of threads.
const WORKED_ON: usize = 1 << 24;
/// How many pieces may be worked on, or wait for a thread, for each thread.
const QUEUED: usize = 16;

/// What comes of a piece.
pub(super) enum Outcome<T> {
    /// It was worked on.
    New(Answer<T>),
    /// An earlier run has answered it, in as many bytes.
    Known(Answer<T>, u64),
    /// The answers of the earlier run do not belong to this input.
    Stray(String),
}

/// A promise for each piece, in order.
pub(super) struct Feed<T> {
    pub(super) promises: Receiver<Receiver<Outcome<T>>>,
    pub(super) gate: Arc<Gate>,
}

/// What to do with pieces.
pub(super) struct Tasks<W, R> {
    /// Answers a piece.
    pub(super) work: W,
    /// Says what an earlier answer to a piece means.
    pub(super) recall: R,
}

/// Who takes pieces and sees that each is worked on.
struct Feeder<T, W, R> {
    earlier: Option<Earlier>,
    promise: SyncSender<Receiver<Outcome<T>>>,
    tasks: Arc<Tasks<W, R>>,
    gate: Arc<Gate>,
}

/// Begins to read and to work.
pub(super) fn start<T, W, R>(
    input: Input,
    peek: bool,
    earlier: Option<Earlier>,
    tasks: Tasks<W, R>,
) -> Feed<T>
where
    T: Send + 'static,
    W: Fn(&Piece) -> Answer<T> + Send + Sync + 'static,
    R: Fn(&Piece, &str) -> Result<Answer<T>, String> + Send + Sync + 'static,
{
    let (promise, promises) = mpsc::sync_channel(AHEAD);
    let gate = Arc::new(Gate::default());
    let mut feeder = Feeder { earlier, promise, tasks: Arc::new(tasks), gate: Arc::clone(&gate) };
    thread::spawn(move || {
        let mut held = None;
        let mut several = !peek;
        let end = input.each(&mut |piece| {
            if several {
                return feeder.give(piece);
            }
            let Some(first) = held.replace(piece) else { return ControlFlow::Continue(()) };
            several = true;
            feeder.give(first)?;
            held.take().map_or(ControlFlow::Continue(()), |piece| feeder.give(piece))
        });
        if let Some(only) = held {
            let _ = feeder.give(Piece { alone: true, ..only });
        }
        if end.is_continue() {
            feeder.end();
        }
    });
    Feed { promises, gate }
}

impl<T, W, R> Feeder<T, W, R>
where
    T: Send + 'static,
    W: Fn(&Piece) -> Answer<T> + Send + Sync + 'static,
    R: Fn(&Piece, &str) -> Result<Answer<T>, String> + Send + Sync + 'static,
{
    /// Has a piece worked on. Breaks off when nobody waits for answers any more.
    fn give(&mut self, piece: Piece) -> ControlFlow<()> {
        let line = match self.earlier.as_mut().map_or(Ok(None), Earlier::next) {
            Ok(line) => line,
            Err(message) => return self.stray(message),
        };
        if line.is_none() {
            self.earlier = None;
        }
        let (sender, receiver) = mpsc::sync_channel(1);
        let size = piece.size() + line.as_ref().map_or(0, Line::len);
        self.gate.enter(rayon::current_num_threads(), size);
        if self.promise.send(receiver).is_err() {
            return ControlFlow::Break(());
        }
        let (tasks, gate) = (Arc::clone(&self.tasks), Arc::clone(&self.gate));
        rayon::spawn(move || {
            let outcome = gate.room.within(size, || tasks.outcome(&piece, line.as_ref()));
            drop((piece, line));
            gate.answered(size, outcome.size());
            // Nobody may be waiting any more.
            let _ = sender.send(outcome);
        });
        ControlFlow::Continue(())
    }

    /// The input is over, and what an earlier run wrote must be too.
    fn end(&mut self) {
        if let Some(Err(message)) = self.earlier.as_mut().map(Earlier::require_end) {
            let _ = self.stray(message);
        }
    }

    /// Nothing can be done with this input.
    fn stray(&self, message: String) -> ControlFlow<()> {
        let (sender, receiver) = mpsc::sync_channel(1);
        let _ = sender.send(Outcome::Stray(message));
        let _ = self.promise.send(receiver);
        ControlFlow::Break(())
    }
}

impl<W, R> Tasks<W, R> {
    fn outcome<T>(&self, piece: &Piece, line: Option<&Line>) -> Outcome<T>
    where
        W: Fn(&Piece) -> Answer<T>,
        R: Fn(&Piece, &str) -> Result<Answer<T>, String>,
    {
        let Some(line) = line else { return Outcome::New((self.work)(piece)) };
        match line.recalled(piece, &self.work, &self.recall) {
            Ok(Recalled::Kept(answer)) => Outcome::Known(answer, line.size),
            Ok(Recalled::Again(answer)) => Outcome::New(answer),
            Err(message) => Outcome::Stray(message),
        }
    }
}

impl<T> Outcome<T> {
    /// How many bytes it holds.
    pub(super) fn size(&self) -> usize {
        match self {
            Self::New(answer) | Self::Known(answer, _) => answer.text.len(),
            Self::Stray(message) => message.len(),
        }
    }
}

/// Keeps the reader from reading on while too much is under way.
#[derive(Default)]
pub(super) struct Gate {
    load: Mutex<Load>,
    less: Condvar,
    room: Room,
}

/// Room for what is worked on at once.
#[derive(Default)]
struct Room {
    taken: Mutex<usize>,
    less: Condvar,
}

impl Room {
    /// Works on something of this size as soon as there is room: what is too large for any other
    /// beside it is worked on alone.
    fn within<T>(&self, size: usize, work: impl FnOnce() -> T) -> T {
        let taken = self.taken.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |taken: &mut usize| *taken > 0 && *taken + size > WORKED_ON;
        let mut taken =
            self.less.wait_while(taken, is_full).unwrap_or_else(PoisonError::into_inner);
        *taken += size;
        drop(taken);
        let _taken = Taken { room: self, size };
        work()
    }
}

/// Room that is taken, until this is dropped.
struct Taken<'a> {
    room: &'a Room,
    size: usize,
}

impl Drop for Taken<'_> {
    fn drop(&mut self) {
        *self.room.taken.lock().unwrap_or_else(PoisonError::into_inner) -= self.size;
        self.room.less.notify_all();
    }
}

/// What is under way.
#[derive(Default)]
struct Load {
    /// Pieces that are not answered.
    queued: usize,
    /// Bytes of those, and of answers that are not taken.
    held: usize,
}

impl Gate {
    fn change(&self, change: impl FnOnce(&mut Load)) {
        // Numbers are never half changed.
        change(&mut self.load.lock().unwrap_or_else(PoisonError::into_inner));
        self.less.notify_one();
    }

    /// Waits until there is room for one more piece, which then is under way with its size. What is
    /// under way is worked on and taken whoever waits here, so there will be room.
    fn enter(&self, threads: usize, size: usize) {
        let load = self.load.lock().unwrap_or_else(PoisonError::into_inner);
        let is_full = |load: &mut Load| load.queued >= QUEUED * threads || load.held > HELD;
        let mut load = self.less.wait_while(load, is_full).unwrap_or_else(PoisonError::into_inner);
        load.queued += 1;
        load.held += size;
    }

    /// A piece of that size was answered in as many bytes.
    fn answered(&self, size: usize, answer: usize) {
        self.change(|load| {
            load.queued = load.queued.saturating_sub(1);
            load.held = (load.held + answer).saturating_sub(size);
        });
    }

    /// As many bytes of answers were taken.
    pub(super) fn taken(&self, size: usize) {
        self.change(|load| load.held = load.held.saturating_sub(size));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Whether a gate lets one more in before something changes, and after it.
    fn enters(gate: Gate, change: impl FnOnce(&Gate)) -> [bool; 2] {
        let gate = Arc::new(gate);
        let other = Arc::clone(&gate);
        let (sender, entered) = mpsc::channel();
        thread::spawn(move || {
            other.enter(1, 1);
            let _ = sender.send(());
        });
        let has = || entered.recv_timeout(std::time::Duration::from_millis(200)).is_ok();
        let before = has();
        change(&gate);
        [before, before || has()]
    }

    fn with(queued: usize, held: usize) -> Gate {
        let load = Mutex::new(Load { queued, held });
        Gate { load, less: Condvar::new(), room: Room::default() }
    }

    #[test]
    fn a4_the_longest_lines_are_worked_on_one_at_a_time() {
        use std::sync::Barrier;
        use std::sync::atomic::{AtomicUsize, Ordering};
        let most = |size: usize| {
            let (room, now, most) = (Room::default(), AtomicUsize::new(0), AtomicUsize::new(0));
            let work = || {
                most.fetch_max(now.fetch_add(1, Ordering::SeqCst) + 1, Ordering::SeqCst);
                thread::sleep(std::time::Duration::from_millis(20));
                now.fetch_sub(1, Ordering::SeqCst);
            };
            thread::scope(|scope| {
                for _ in 0..4 {
                    scope.spawn(|| room.within(size, work));
                }
            });
            most.into_inner()
        };
        assert_eq!(most(WORKED_ON), 1);
        assert_eq!(most(2 * WORKED_ON), 1);
        assert!(most(WORKED_ON / 2) <= 2);
        // Of short ones four are worked on at once: otherwise this would never end.
        let (room, four) = (Room::default(), Barrier::new(4));
        thread::scope(|scope| {
            for _ in 0..4 {
                scope.spawn(|| room.within(WORKED_ON / 4, || four.wait()));
            }
        });
    }

    #[test]
    fn the_gate_closes_at_its_limits_and_opens_below() {
        assert!(enters(with(QUEUED - 1, HELD), |_| {})[0]);
        assert_eq!(enters(with(QUEUED, 0), |gate| gate.answered(1, 9)), [false, true]);
        assert_eq!(enters(with(0, HELD + 1), |gate| gate.taken(1)), [false, true]);
        assert_eq!(enters(with(QUEUED, HELD), |gate| gate.answered(1, 2)), [false, false]);
        assert_eq!(enters(with(1, HELD + 1), |gate| gate.answered(2, 1)), [false, true]);
    }
}
