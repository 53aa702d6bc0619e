//! What is under way between the thread that reads, those that work and the one that writes: in order, and in bounded
//! memory.
//!
//! A lock is cheap, and to wake a thread is not. So nobody is woken for one piece where there are many: a worker takes
//! handfuls and answers them at once, and the reader goes on when half of what may be under way is done and taken.

use std::collections::VecDeque;
use std::ops::ControlFlow;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// How many bytes of pieces and answers may be held before no more is read. The answers to what is
/// being worked on by then come on top.
const HELD: usize = 1 << 26;
/// How many pieces may wait, be worked on, or have answers that are not taken, for each thread: some take a hundred times
/// as long as others, and the rest should not wait for them.
const AHEAD: usize = 512;

/// Pieces `P` with their answers `A`.
pub(super) struct Queue<P, A> {
    state: Mutex<State<P, A>>,
    threads: usize,
    /// Where workers sleep, the reader and the writer.
    work: Condvar,
    room: Condvar,
    answers: Condvar,
}

/// A piece, or its answer, with its number and its bytes.
pub(super) struct Numbered<T> {
    number: u64,
    size: usize,
    pub(super) item: T,
}

#[allow(clippy::struct_excessive_bools)] // independent facts
struct State<P, A> {
    /// What nobody works on yet.
    waiting: VecDeque<Numbered<P>>,
    /// The number of the next piece.
    next: u64,
    /// The answers from this number on, as far as they are there: a place for each piece.
    first: u64,
    answers: VecDeque<Option<A>>,
    /// Bytes of pieces without an answer, and of answers that are not written.
    held: usize,
    /// How many workers sleep, and who else does.
    idle: usize,
    reader_sleeps: bool,
    writer_sleeps: bool,
    /// No more will be read, nobody takes answers any more, some answer will never come.
    over: bool,
    gone: bool,
    broken: bool,
}

/// What there is to take.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Ready {
    /// Some answers came.
    Came,
    /// None came in time.
    Late,
    /// All have been taken.
    Over,
    /// The next one will never come: a worker is dead.
    Broken,
}

impl<P, A> Queue<P, A> {
    pub(super) fn new(threads: usize) -> Self {
        let state = State {
            waiting: VecDeque::new(),
            next: 0,
            first: 0,
            answers: VecDeque::new(),
            held: 0,
            idle: 0,
            reader_sleeps: false,
            writer_sleeps: false,
            over: false,
            gone: false,
            broken: false,
        };
        let [work, room, answers] = [(); 3].map(|()| Condvar::new());
        Self { state: Mutex::new(state), threads, work, room, answers }
    }

    /// No change is left half done by a panic: none is possible within one.
    fn lock(&self) -> MutexGuard<'_, State<P, A>> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Adds a piece of so many bytes as soon as there is room. Breaks off when nobody takes answers any more.
    pub(super) fn put(&self, item: P, size: usize) -> ControlFlow<()> {
        let mut state = self.lock();
        if state.is_full(self.threads) {
            state.reader_sleeps = true;
            let waits = |state: &mut State<P, A>| !state.gone && !state.has_room(self.threads);
            state = self.room.wait_while(state, waits).unwrap_or_else(PoisonError::into_inner);
            state.reader_sleeps = false;
        }
        if state.gone {
            return ControlFlow::Break(());
        }
        let number = state.next;
        state.next += 1;
        state.held += size;
        state.waiting.push_back(Numbered { number, size, item });
        state.answers.push_back(None);
        if state.idle > 0 {
            self.work.notify_one();
        }
        ControlFlow::Continue(())
    }

    /// Adds an answer to what nobody has to work on.
    pub(super) fn put_answer(&self, answer: A) {
        let mut state = self.lock();
        state.next += 1;
        state.answers.push_back(Some(answer));
        self.answers.notify_one();
    }

    /// No more pieces come.
    pub(super) fn end(&self) {
        self.lock().over = true;
        self.work.notify_all();
        self.answers.notify_all();
    }

    /// Nobody takes answers any more.
    pub(super) fn leave(&self) {
        self.lock().gone = true;
        self.work.notify_all();
        self.room.notify_all();
    }

    /// Some answer will never come.
    pub(super) fn break_off(&self) {
        self.lock().broken = true;
        self.answers.notify_all();
    }

    /// Takes some of what waits, at most so many and no more than leaves as much for the others. None when there
    /// will be no more.
    pub(super) fn take(&self, most: usize, hand: &mut VecDeque<Numbered<P>>) -> bool {
        let mut state = self.lock();
        while state.waiting.is_empty() && !state.over && !state.gone {
            state.idle += 1;
            state = self.work.wait(state).unwrap_or_else(PoisonError::into_inner);
            state.idle -= 1;
        }
        if state.gone {
            return false;
        }
        let count = state.waiting.len().div_ceil(2 * self.threads).min(most);
        hand.extend(state.waiting.drain(..count));
        count > 0
    }

    /// Hands over answers, and gives back what was taken and not worked on.
    pub(super) fn answer(
        &self,
        answers: &mut Vec<(Numbered<A>, usize)>,
        rest: &mut VecDeque<Numbered<P>>,
    ) {
        let mut state = self.lock();
        while let Some(piece) = rest.pop_back() {
            state.waiting.push_front(piece);
        }
        for (Numbered { number, size, item }, before) in answers.drain(..) {
            state.held = state.held + size - before;
            // There are fewer of them than memory has bytes.
            let at = usize::try_from(number - state.first).unwrap_or(usize::MAX);
            if let Some(answer) = state.answers.get_mut(at) {
                *answer = Some(item);
            }
        }
        let first_is_there = matches!(state.answers.front(), Some(Some(_)));
        if state.writer_sleeps && (first_is_there || state.over) {
            self.answers.notify_one();
        }
        if state.idle > 0 && !state.waiting.is_empty() {
            self.work.notify_all();
        }
    }

    fn wake_reader(&self, state: &State<P, A>) {
        if state.reader_sleeps && state.has_room(self.threads) {
            self.room.notify_one();
        }
    }

    /// Takes the next answers that are there, waiting for them no longer than this; `written` bytes of those before have
    /// been written.
    pub(super) fn ready(
        &self,
        written: usize,
        patience: Duration,
        answers: &mut VecDeque<A>,
    ) -> Ready {
        let mut state = self.lock();
        state.held = state.held.saturating_sub(written);
        let waits = |state: &mut State<P, A>| {
            let front = state.answers.front();
            let is_over = front.is_none() && state.over;
            !matches!(front, Some(Some(_))) && !is_over && !state.broken
        };
        state.writer_sleeps = true;
        state = match self.answers.wait_timeout_while(state, patience, waits) {
            Ok((state, _)) => state,
            Err(poisoned) => poisoned.into_inner().0,
        };
        state.writer_sleeps = false;
        let before = answers.len();
        while let Some(answer) = state.answers.front_mut().and_then(Option::take) {
            state.answers.pop_front();
            state.first += 1;
            answers.push_back(answer);
        }
        self.wake_reader(&state);
        match state.answers.is_empty() {
            _ if answers.len() > before => Ready::Came,
            _ if state.broken => Ready::Broken,
            true if state.over => Ready::Over,
            _ => Ready::Late,
        }
    }
}

impl<P, A> State<P, A> {
    fn is_full(&self, threads: usize) -> bool {
        self.answers.len() >= AHEAD * threads || self.held > HELD
    }

    /// Whether who waited for room may go on: only when there is much, so that it is not for one piece.
    fn has_room(&self, threads: usize) -> bool {
        self.answers.len() <= AHEAD * threads / 2 && self.held <= HELD
    }
}

impl<T> Numbered<T> {
    /// What comes of it, of so many bytes, and how many it had itself.
    pub(super) fn become_answer<A>(
        self,
        work: impl FnOnce(T) -> (A, usize),
    ) -> (Numbered<A>, usize) {
        let (item, size) = work(self.item);
        (Numbered { number: self.number, size, item }, self.size)
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;
    use std::sync::mpsc;
    use std::thread;

    use super::*;

    const PATIENCE: Duration = Duration::from_millis(200);

    /// Works on so many of what waits; each answer is its piece and takes as many bytes.
    fn work(queue: &Queue<u32, u32>, most: usize, size: usize) -> usize {
        let (mut hand, mut answers) = (VecDeque::new(), Vec::new());
        assert!(queue.take(most, &mut hand));
        answers.extend(hand.drain(..).map(|piece| piece.become_answer(|number| (number, size))));
        let count = answers.len();
        queue.answer(&mut answers, &mut hand);
        count
    }

    /// Whether one more piece is let in before something changes, and after it.
    fn enters(queue: Queue<u32, u32>, change: impl FnOnce(&Queue<u32, u32>)) -> [bool; 2] {
        let queue = Arc::new(queue);
        let other = Arc::clone(&queue);
        let (sender, entered) = mpsc::channel();
        thread::spawn(move || {
            let _ = other.put(0, 1);
            let _ = sender.send(());
        });
        let has = || entered.recv_timeout(PATIENCE).is_ok();
        let before = has();
        change(&queue);
        [before, before || has()]
    }

    /// A queue for one thread with so many pieces and so many bytes held.
    fn with(pieces: usize, held: usize) -> Queue<u32, u32> {
        let queue = Queue::new(1);
        for _ in 0..pieces {
            assert!(queue.put(0, 0).is_continue());
        }
        queue.lock().held = held;
        queue
    }

    #[test]
    fn no_more_is_read_at_the_limits_and_again_when_half_is_done() {
        let done = |count: usize| {
            move |queue: &Queue<u32, u32>| {
                (0..count).for_each(|_| assert_eq!(work(queue, 1, 0), 1));
                queue.ready(0, Duration::ZERO, &mut VecDeque::new());
            }
        };
        assert!(enters(with(AHEAD - 1, HELD), |_| {})[0]);
        assert_eq!(enters(with(AHEAD, 0), done(AHEAD / 2 - 1)), [false, false]);
        assert_eq!(enters(with(AHEAD, 0), done(AHEAD / 2)), [false, true]);
        let written = |bytes: usize| {
            move |queue: &Queue<u32, u32>| {
                queue.ready(bytes, Duration::ZERO, &mut VecDeque::new());
            }
        };
        assert_eq!(enters(with(0, HELD + 2), written(1)), [false, false]);
        assert_eq!(enters(with(0, HELD + 1), written(1)), [false, true]);
        assert_eq!(enters(with(AHEAD, 0), Queue::leave), [false, true]);
    }

    #[test]
    fn answers_come_in_order_whoever_is_quicker() {
        let queue = with(0, 0);
        for piece in 0..9 {
            assert!(queue.put(piece, 1).is_continue());
        }
        queue.end();
        let (mut slow, mut rest) = (VecDeque::new(), VecDeque::new());
        assert!(queue.take(2, &mut slow));
        assert_eq!(work(&queue, 9, 1), 4);
        let mut answers = VecDeque::new();
        assert_eq!(queue.ready(0, Duration::ZERO, &mut answers), Ready::Late);
        // One of two is done, the other is given back and comes first again.
        let done = slow.pop_front().map(|piece| piece.become_answer(|number| (number, 1)));
        queue.answer(&mut done.into_iter().collect(), &mut slow);
        assert_eq!(queue.ready(0, PATIENCE, &mut answers), Ready::Came);
        assert_eq!(answers, [0]);
        assert!(queue.take(1, &mut rest));
        assert_eq!(rest[0].item, 1);
        queue.answer(&mut Vec::new(), &mut rest);
        while queue.lock().answers.contains(&None) {
            work(&queue, 9, 1);
        }
        assert_eq!(queue.ready(1, PATIENCE, &mut answers), Ready::Came);
        assert!(answers.iter().copied().eq(0..9));
        assert_eq!(queue.ready(8, PATIENCE, &mut answers), Ready::Over);
        assert_eq!(queue.lock().held, 0);
        assert!(!queue.take(1, &mut rest));
    }

    #[test]
    fn who_waits_hears_that_an_answer_never_comes() {
        let queue = Arc::new(with(1, 0));
        let other = Arc::clone(&queue);
        let waits =
            thread::spawn(move || other.ready(0, Duration::from_secs(60), &mut VecDeque::new()));
        queue.break_off();
        assert_eq!(waits.join().ok(), Some(Ready::Broken));
    }
}
