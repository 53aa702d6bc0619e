//! Numbers on all threads, what comes of them in order and as soon as it is there.

use std::collections::BTreeMap;
use std::ops::{ControlFlow, Range};
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc;

use rayon::ThreadPool;

/// How many numbers each thread may be ahead of the one that is waited for.
const AHEAD: usize = 64;

/// Makes something of each number and takes it in order, each with whether the next is there already, until `take` breaks
/// off or fails.
///
/// # Errors
/// That of `take`.
pub(super) fn each<T: Send, E>(
    pool: &ThreadPool,
    numbers: Range<u64>,
    make: impl Fn(u64) -> T + Sync,
    mut take: impl FnMut(T, bool) -> Result<ControlFlow<()>, E>,
) -> Result<(), E> {
    let (sender, receiver) = mpsc::channel();
    let (make, over) = (&make, &AtomicBool::new(false));
    pool.in_place_scope_fifo(|scope| {
        let begin = |number| {
            let sender = sender.clone();
            scope.spawn_fifo(move |_| {
                if !over.load(Ordering::Relaxed) {
                    // A panic goes on where it is waited for.
                    let made = catch_unwind(AssertUnwindSafe(|| make(number)));
                    // Nobody listens when it is over.
                    let _ = sender.send((number, made));
                }
            });
        };
        let mut ahead = numbers.clone();
        ahead.by_ref().take(AHEAD * pool.current_num_threads()).for_each(begin);
        let mut there = BTreeMap::new();
        let end = numbers.into_iter().try_for_each(|number| {
            while !there.contains_key(&number) {
                there.extend(receiver.recv());
            }
            there.extend(receiver.try_iter());
            let made = there.remove(&number).expect("it was waited for");
            let made = made.unwrap_or_else(|panic| resume_unwind(panic));
            match take(made, there.contains_key(&(number + 1))) {
                Ok(ControlFlow::Continue(())) => ControlFlow::Continue(()),
                end => return ControlFlow::Break(end.map(|_| ())),
            }?;
            ahead.next().into_iter().for_each(begin);
            ControlFlow::Continue(())
        });
        over.store(true, Ordering::Relaxed);
        end.break_value().unwrap_or(Ok(()))
    })
}

#[cfg(test)]
mod tests {
    use std::convert::Infallible;
    use std::thread;
    use std::time::Duration;

    use super::*;

    fn pool() -> ThreadPool {
        rayon::ThreadPoolBuilder::new().num_threads(3).build().unwrap()
    }

    #[test]
    fn what_is_ready_later_is_waited_for() {
        let mut taken = Vec::new();
        let make = |number: u64| {
            thread::sleep(Duration::from_micros(number * 37 % 11 * 50));
            number
        };
        let all = each(&pool(), 5..1000, make, |made, _| {
            taken.push(made);
            Ok::<_, Infallible>(ControlFlow::Continue(()))
        });
        assert_eq!((all, taken), (Ok(()), (5..1000).collect::<Vec<_>>()));
    }

    #[test]
    fn it_ends_where_it_is_broken_off_and_where_it_fails() {
        for end in [Ok(ControlFlow::Break(())), Err("full")] {
            let mut taken = 0;
            let ended = each(
                &pool(),
                0..u64::MAX,
                |number| number,
                |made, _| {
                    taken += 1;
                    if made == 100 { end } else { Ok(ControlFlow::Continue(())) }
                },
            );
            assert_eq!((ended, taken), (end.map(|_| ()), 101));
        }
    }

    #[test]
    fn the_first_does_not_wait_for_the_last() {
        let (sender, receiver) = mpsc::channel();
        let receiver = std::sync::Mutex::new(receiver);
        // The second number is made when the first was taken.
        let make = |number: u64| number == 0 || receiver.lock().unwrap().recv().is_ok();
        let end = each(&pool(), 0..2, make, |made, more| {
            assert!(made && !more);
            Ok(sender.send(()).map_or(ControlFlow::Break(()), ControlFlow::Continue))
        });
        assert_eq!(end, Ok::<_, Infallible>(()));
    }

    #[test]
    #[should_panic = "of 7"]
    fn a_panic_is_passed_on() {
        let make = |number: u64| assert!(number != 7, "of 7");
        let _ = each(&pool(), 0..9, make, |(), _| Ok::<_, Infallible>(ControlFlow::Continue(())));
    }
}
