//! How many rounds of singles there are before a contradiction.

use super::machine::{Machine, Task, widely};
use super::sectors::Waits;
use super::state::{Forced, State};

/// Singles, round by round: each makes all true that is forced and has not to wait. Before a
/// contradiction are at most as many rounds as candidates that lead to it one after the other.
pub(super) struct Rounds {
    state: State,
    waits: Waits,
    gone: usize,
    end: Option<usize>,
}

impl Rounds {
    pub(super) fn new(state: State) -> Self {
        Self { state, waits: Waits::default(), gone: 0, end: None }
    }

    /// Goes on until there is a contradiction, or so many rounds are over; whether there is one or may be later.
    pub(super) fn go_on(&mut self, most: usize) -> bool {
        self.end.is_some() || self.gone > most || widely(GoOn { rounds: self, most })
    }

    /// How many there were before the contradiction, where there is one.
    pub(super) fn to_the_end(&self) -> Option<usize> {
        self.end
    }
}

/// See [`Rounds::go_on`].
struct GoOn<'a> {
    rounds: &'a mut Rounds,
    most: usize,
}

impl Task for GoOn<'_> {
    type Answer = bool;

    #[inline(always)]
    fn run<M: Machine>(self, machine: M) -> bool {
        let Self { rounds, most } = self;
        while rounds.end.is_none() && rounds.gone <= most {
            match rounds.state.round(machine, &mut rounds.waits) {
                None => rounds.end = Some(rounds.gone),
                Some(false) => return false,
                Some(true) => {}
            }
            rounds.gone += 1;
        }
        true
    }
}

/// In how many rounds there is a contradiction, if in so many or fewer, where these are made true in the first one and
/// then the others may have to wait.
#[inline(always)]
pub(super) fn rounds_after(
    machine: impl Machine,
    state: &State,
    first: &Forced,
    waits: &mut Waits,
    most: usize,
) -> Option<usize> {
    let mut state = state.clone();
    state.assert_all(machine, first);
    for round in 1..most {
        match state.round(machine, waits) {
            None => return Some(round),
            Some(false) => return None,
            Some(true) => {}
        }
    }
    state.is_empty(machine, waits).then_some(most)
}
