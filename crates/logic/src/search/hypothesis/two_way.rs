//! Gail Nelson's trick: both ways from two candidates of which one is true, until the ways meet.

use ninerooks_board::{Candidate, CandidateSet, Sector};
use ninerooks_proof::{Action, Branch, Cases, Deduction, Proof, check};
use ninerooks_step::{Actions, Finding, Meeting, Shape, TwoWay, Way};

use super::argument::{lead_to, marks, shorten};
use super::lemma::Depth;
use super::marking::{Board, Marking};
use crate::{Findings, Flow, Position};

/// Steps from cells with two digits, then from houses with two places for a digit. In each by the
/// number of layers until the ways meet, then by the number of deductions, then by sector. Each
/// start stops at its first meeting.
pub(crate) fn two_ways(position: &Position, depth: Depth, found: &mut Findings) -> Flow {
    let Some(board) = Board::new(position, depth) else { return Flow::Continue(()) };
    let (cells, houses) = (Sector::all().take(81), Sector::all().skip(81));
    from_starts(&board, cells, found)?;
    from_starts(&board, houses, found)
}

fn from_starts(board: &Board, sectors: impl Iterator<Item = Sector>, found: &mut Findings) -> Flow {
    let mut open: Vec<Pair> = sectors.filter_map(|sector| Pair::new(board, sector)).collect();
    while !open.is_empty() {
        let mut met = Vec::new();
        let mut apart = Vec::with_capacity(open.len());
        for pair in open {
            match pair.argument(board) {
                Some(argument) => met.push((pair, argument)),
                None => apart.push(pair),
            }
        }
        met.sort_by_key(|(_, argument)| argument.deductions.iter().map(Vec::len).sum::<usize>());
        for (pair, argument) in met {
            found.push(pair.step(board, argument))?;
        }
        apart.retain_mut(Pair::advance);
        open = apart;
    }
    Flow::Continue(())
}

/// The markings from the two candidates of a sector.
struct Pair<'b> {
    start: Sector,
    ways: [Marking<'b>; 2],
}

/// What both ways show, and what of each leads to it.
struct Argument {
    actions: Actions,
    conflicts: [Option<Sector>; 2],
    /// What must be marked on each way.
    goals: [Vec<Candidate>; 2],
    deductions: [Vec<Deduction>; 2],
}

impl<'b> Pair<'b> {
    /// When the sector has two candidates.
    fn new(board: &'b Board<'b>, start: Sector) -> Option<Self> {
        if board.grid.in_sector(start).count_ones() != 2 {
            return None;
        }
        let mut candidates = board.grid.live_in(start);
        let ways = [candidates.next()?, candidates.next()?];
        Some(Self { start, ways: ways.map(|candidate| Marking::assume(board, candidate)) })
    }

    /// One round on both ways; says whether there was anything to mark.
    fn advance(&mut self) -> bool {
        let [circles, squares] = &mut self.ways;
        let moved = [circles.advance(), squares.advance()];
        moved.contains(&true)
    }

    /// What the ways have in common by now.
    fn argument(&self, board: &Board) -> Option<Argument> {
        let mut argument = self.impossible(board).or_else(|| self.met(board))?;
        for ((way, goals), deductions) in
            self.ways.iter().zip(&argument.goals).zip(&mut argument.deductions)
        {
            *deductions = lead_to(way, board.grid, goals.iter().copied());
        }
        Some(argument)
    }

    fn step(&self, board: &Board, argument: Argument) -> Finding {
        let Argument { actions, conflicts, goals, mut deductions } = argument;
        for way in 0..2 {
            let mut own = core::mem::take(&mut deductions[way]);
            shorten(&mut own, |fewer| {
                let mut both = deductions.clone();
                both[way] = fewer.to_vec();
                check(board.grid, &actions, &Proof::cases(self.cases(both, conflicts))).is_ok()
            });
            deductions[way] = own;
        }
        let ways: Box<[Way; 2]> = Box::new(core::array::from_fn(|i| {
            let candidate = self.ways[i].start;
            let marks = marks(board, candidate, &deductions[i], goals[i].iter().copied());
            Way { candidate, marks, conflict: conflicts[i] }
        }));
        let meeting = meeting(&actions, &ways);
        let shape = Shape::TwoWay(TwoWay { start: self.start, ways, meeting });
        let proof = Proof::cases(self.cases(deductions, conflicts));
        Finding { actions, shape, proof }
    }

    fn cases(&self, deductions: [Vec<Deduction>; 2], conflicts: [Option<Sector>; 2]) -> Cases {
        let branches = deductions.into_iter().zip(&self.ways).zip(conflicts).map(
            |((deductions, way), conflict)| Branch {
                candidate: way.start,
                deductions: deductions.into(),
                conflict,
            },
        );
        Cases { truth: self.start.into(), branches: branches.collect() }
    }

    /// One way is impossible: then the other one's candidate is true.
    fn impossible(&self, board: &Board) -> Option<Argument> {
        let way = self.ways.iter().position(|way| !way.conflicts.is_empty())?;
        let lengths = self.ways[way].conflicts.iter().map(|&conflict| {
            let goals: Vec<Candidate> = board.grid.live_in(conflict).collect();
            (lead_to(&self.ways[way], board.grid, goals.iter().copied()).len(), conflict, goals)
        });
        let (_, conflict, needed) = lengths.min_by_key(|(length, ..)| *length)?;
        let (mut conflicts, mut goals) = ([None; 2], [Vec::new(), Vec::new()]);
        (conflicts[way], goals[way]) = (Some(conflict), needed);
        let right = self.ways[1 - way].start;
        let actions = Actions::from_slice(&[Action::Place(right)]);
        Some(Argument { actions, conflicts, goals, deductions: Default::default() })
    }

    /// What is true on both ways, and what is false on both.
    fn met(&self, board: &Board) -> Option<Argument> {
        let [circles, squares] = &self.ways;
        let truths = circles.truths() & squares.truths();
        let seen = |c: &Candidate| truths.iter().any(|truth| truth.sees(*c));
        let false_on_both = circles.falsities() & squares.falsities();
        let falsities = false_on_both.iter().filter(|c| !seen(c));
        let actions: Actions =
            truths.iter().map(Action::Place).chain(falsities.map(Action::Eliminate)).collect();
        if actions.is_empty() {
            return None;
        }
        let goals = match self.common_sector(board, &actions) {
            Some((_, pair)) => pair.map(|truth| vec![truth]),
            None => [(); 2].map(|()| actions.iter().map(|action| action.candidate()).collect()),
        };
        Some(Argument { actions, conflicts: [None; 2], goals, deductions: Default::default() })
    }

    /// A sector with a true candidate on each way that holds everything that is eliminated.
    fn common_sector(&self, board: &Board, actions: &[Action]) -> Option<(Sector, [Candidate; 2])> {
        let [circles, squares] = self.ways.each_ref().map(Marking::truths);
        sectors_of(actions).find_map(|sector| {
            let mut of = [circles, squares]
                .map(|truths| board.grid.live_in(sector).find(|c| truths.contains(*c)));
            Some((sector, [of[0].take()?, of[1].take()?]))
        })
    }
}

/// The sectors that hold all that is eliminated; none when something is placed.
fn sectors_of(actions: &[Action]) -> impl Iterator<Item = Sector> {
    let first = actions.first().map(|action| action.candidate().sectors());
    first.into_iter().flatten().filter(|sector| {
        actions.iter().all(|action| {
            matches!(action, Action::Eliminate(_)) && sector.contains(action.candidate())
        })
    })
}

/// Where the ways meet, as their marks show it.
fn meeting(actions: &[Action], ways: &[Way; 2]) -> Meeting {
    if ways.iter().any(|way| way.conflict.is_some()) {
        return Meeting::Conflict;
    }
    if let Some(Action::Place(same)) = actions.first() {
        return Meeting::Same(*same);
    }
    let truths: [CandidateSet; 2] = ways.each_ref().map(|way| way.truths().collect());
    let both = sectors_of(actions).find_map(|sector| {
        let of = |set: CandidateSet| sector.candidates().iter().copied().find(|c| set.contains(*c));
        Some(Meeting::Sector { sector, truths: [of(truths[0])?, of(truths[1])?] })
    });
    both.unwrap_or(Meeting::Eliminated)
}
