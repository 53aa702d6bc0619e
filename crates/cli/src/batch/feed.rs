//! Reading ahead and handing out work, in bounded memory.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Arc, Condvar, Mutex, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use super::queue::Queue;
use crate::answer::Answer;
use crate::input::{Input, Piece};
use crate::resume::{Earlier, Line, Recalled};

/// How many bytes of pieces may be worked on at once. To read a line of JSON takes many times its
/// length, so of the longest lines one at a time is read, whatever the number of threads.
const WORKED_ON: usize = 1 << 24;
/// Pieces of fewer bytes are not counted there: no machine has so many threads.
const SMALL: usize = 1 << 12;
/// How many pieces a thread takes at once at most. It takes one, and twice as many each time as long as that is done
/// quickly; what it has not begun when it has become long it gives back.
const HANDFUL: usize = 64;
const QUICK: Duration = Duration::from_micros(200);
const LONG: Duration = Duration::from_millis(1);

/// What comes of a piece.
pub(super) enum Outcome<T> {
    /// It was worked on.
    New(Answer<T>),
    /// An earlier run has answered it, in as many bytes.
    Known(Answer<T>, u64),
    /// The answers of the earlier run do not belong to this input.
    Stray(String),
}

/// What is read, with the answer of an earlier run.
type Read = (Piece, Option<Line>);

/// Where the answers come from, in order.
pub(super) struct Feed<T> {
    pub(super) queue: Arc<Queue<Read, Outcome<T>>>,
}

impl<T> Drop for Feed<T> {
    fn drop(&mut self) {
        self.queue.leave();
    }
}

/// What to do with pieces.
pub(super) struct Tasks<W, R> {
    /// Answers a piece.
    pub(super) work: W,
    /// Says what an earlier answer to a piece means.
    pub(super) recall: R,
}

/// Who takes pieces and sees that each is worked on.
struct Feeder<T> {
    earlier: Option<Earlier>,
    queue: Arc<Queue<Read, Outcome<T>>>,
}

/// Begins to read, and to work on so many threads.
pub(super) fn start<T, W, R>(
    input: Input,
    peek: bool,
    earlier: Option<Earlier>,
    threads: usize,
    tasks: Tasks<W, R>,
) -> Feed<T>
where
    T: Send + 'static,
    W: Fn(&Piece) -> Answer<T> + Send + Sync + 'static,
    R: Fn(&Piece, &str) -> Result<Answer<T>, String> + Send + Sync + 'static,
{
    let queue = Arc::new(Queue::new(threads));
    let tasks = Arc::new(tasks);
    let room = Arc::new(Room::default());
    for _ in 0..threads {
        let (queue, tasks, room) = (Arc::clone(&queue), Arc::clone(&tasks), Arc::clone(&room));
        thread::spawn(move || work(&queue, &tasks, &room));
    }
    let mut feeder = Feeder { earlier, queue: Arc::clone(&queue) };
    thread::spawn(move || {
        let _watch = Watch(&*Arc::clone(&feeder.queue));
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
        feeder.queue.end();
    });
    Feed { queue }
}

/// Works on what there is until there is no more.
fn work<T, W, R>(queue: &Queue<Read, Outcome<T>>, tasks: &Tasks<W, R>, room: &Room)
where
    W: Fn(&Piece) -> Answer<T>,
    R: Fn(&Piece, &str) -> Result<Answer<T>, String>,
{
    let _watch = Watch(queue);
    let mut most = 1;
    let (mut hand, mut answers) = (VecDeque::new(), Vec::new());
    while queue.take(most, &mut hand) {
        let begun = Instant::now();
        let taken = hand.len();
        while let Some(read) = hand.pop_front() {
            answers.push(read.become_answer(|(piece, line)| {
                let size = piece.size() + line.as_ref().map_or(0, Line::len);
                let outcome = room.within(size, || tasks.outcome(&piece, line.as_ref()));
                let size = outcome.size();
                (outcome, size)
            }));
            if begun.elapsed() > LONG {
                break;
            }
        }
        most = if !hand.is_empty() {
            1
        } else if taken == most && begun.elapsed() < QUICK {
            HANDFUL.min(2 * most)
        } else {
            most
        };
        queue.answer(&mut answers, &mut hand);
    }
}

/// Says so when a thread dies: some answer will never come.
struct Watch<'a, T>(&'a Queue<Read, Outcome<T>>);

impl<T> Drop for Watch<'_, T> {
    fn drop(&mut self) {
        if thread::panicking() {
            self.0.break_off();
        }
    }
}

impl<T> Feeder<T> {
    /// Has a piece worked on. Breaks off when nobody waits for answers any more.
    fn give(&mut self, piece: Piece) -> ControlFlow<()> {
        let line = match self.earlier.as_mut().map_or(Ok(None), Earlier::next) {
            Ok(line) => line,
            Err(message) => return self.stray(message),
        };
        if line.is_none() {
            self.earlier = None;
        }
        let size = piece.size() + line.as_ref().map_or(0, Line::len);
        self.queue.put((piece, line), size)
    }

    /// The input is over, and what an earlier run wrote must be too.
    fn end(&mut self) {
        if let Some(Err(message)) = self.earlier.as_mut().map(Earlier::require_end) {
            let _ = self.stray(message);
        }
    }

    /// Nothing can be done with this input.
    fn stray(&self, message: String) -> ControlFlow<()> {
        self.queue.put_answer(Outcome::Stray(message));
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
        if size < SMALL {
            return work();
        }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_lines_are_worked_on_one_at_a_time() {
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
}
