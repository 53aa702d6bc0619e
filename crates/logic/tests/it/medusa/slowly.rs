//! Hinges, ranges and sets with chains, straight from their definitions: every choice is tried, and
//! nothing is shared with the search.

use std::collections::BTreeSet;

use ninerooks_board::{Candidate, Cell, CellSet, Digit, DigitSet, Grid, House, HouseKind, Sector};
use ninerooks_logic::{Forms, Found, Position, by_name};

use crate::medusa::support::{puzzles, states};

pub(crate) type Set = BTreeSet<Candidate>;

/// The open candidates of a grid.
pub(crate) fn open(grid: &Grid) -> Vec<Candidate> {
    let is_open = |c: &Candidate| grid.is_live(*c) && !grid.solved().contains(c.cell());
    Candidate::all().filter(is_open).collect()
}

/// The two candidates of every sector that has two.
fn pairs(grid: &Grid) -> Vec<[Candidate; 2]> {
    Sector::all().filter_map(|s| grid.live_in(s).collect::<Vec<_>>().try_into().ok()).collect()
}

/// The sides of all chains, each with its opposite.
pub(crate) fn sides(grid: &Grid) -> Vec<[Set; 2]> {
    let pairs = pairs(grid);
    let mut left: Set = pairs.iter().flatten().copied().collect();
    let mut all = Vec::new();
    while let Some(first) = left.first().copied() {
        let mut sides = [Set::from([first]), Set::new()];
        loop {
            let before = sides[0].len() + sides[1].len();
            for [a, b] in &pairs {
                for (a, b) in [(a, b), (b, a)] {
                    for i in 0..2 {
                        if sides[i].contains(a) {
                            sides[1 - i].insert(*b);
                        }
                    }
                }
            }
            if sides[0].len() + sides[1].len() == before {
                break;
            }
        }
        left.retain(|c| !sides[0].contains(c) && !sides[1].contains(c));
        let [one, other] = sides;
        all.push([one.clone(), other.clone()]);
        all.push([other, one]);
    }
    all
}

pub(crate) fn seen(grid: &Grid, by: &Set) -> Set {
    open(grid).into_iter().filter(|c| by.iter().any(|b| b.sees(*c))).collect()
}

pub(crate) fn empties(grid: &Grid, eliminated: &Set) -> bool {
    Sector::all().any(|s| grid.live_in(s).all(|c| eliminated.contains(&c)))
}

pub(crate) fn wrapped(side: &Set) -> bool {
    side.iter().any(|a| side.iter().any(|b| a.sees(*b)))
}

/// What is true and what is false with a candidate.
fn follow(grid: &Grid, premise: Candidate) -> [Set; 2] {
    let mut stands = Set::from([premise]);
    loop {
        let eliminated = seen(grid, &stands);
        let before = stands.len();
        for [a, b] in pairs(grid) {
            stands.extend(
                [(a, b), (b, a)].into_iter().filter(|(a, _)| eliminated.contains(a)).map(|p| p.1),
            );
        }
        if stands.len() == before {
            return [stands, eliminated];
        }
    }
}

fn strong_hinges(grid: &Grid) -> Set {
    let wrong = |side: &Set| !wrapped(side) && empties(grid, &seen(grid, side));
    sides(grid).into_iter().map(|[side, _]| side).filter(wrong).flatten().collect()
}

fn weak_hinges(grid: &Grid) -> Set {
    let nodes: Set = sides(grid).into_iter().flatten().flatten().collect();
    let is_hinge = |c: &Candidate| {
        let [stands, eliminated] = follow(grid, *c);
        stands.len() > 1
            && stands.is_disjoint(&eliminated)
            && empties(grid, &eliminated)
            && !empties(grid, &seen(grid, &Set::from([*c])))
    };
    open(grid).into_iter().filter(|c| !nodes.contains(c)).filter(is_hinge).collect()
}

/// What enters an almost-locked range, and what is eliminated by it: both outside the box.
fn ranges(grid: &Grid) -> Vec<(usize, CellSet, Digit, CellSet)> {
    let lines = || House::all().filter(|house| house.kind() != HouseKind::Block);
    let mut all = Vec::new();
    for digit in Digit::ALL {
        for block in (0..9).map(House::block) {
            let places = grid.places(digit) & block.cells();
            for one in lines() {
                for other in lines().filter(|other| *other != one) {
                    let [red, blue] = [places - other.cells(), places - one.cells()];
                    let both = one.cells() | other.cells();
                    let fits = places.len() >= 3
                        && places.is_subset(both)
                        && !red.is_empty()
                        && !blue.is_empty();
                    if fits {
                        let live = grid.places(digit) - block.cells();
                        let lines =
                            one.index().min(other.index()) * 27 + one.index().max(other.index());
                        let number = (block.index() * 27 * 27 + lines) * 9 + digit.index();
                        all.push((number, live & one.cells(), digit, live & other.cells()));
                    }
                }
            }
        }
    }
    all
}

fn has(side: &Set, digit: Digit, cells: CellSet) -> bool {
    side.iter().any(|c| c.digit() == digit && cells.contains(c.cell()))
}

fn range_chains(grid: &Grid) -> Set {
    let (ranges, sides) = (ranges(grid), sides(grid));
    let mut eliminated = Set::new();
    for (_, enter, digit, image) in &ranges {
        for [side, opposite] in sides.iter().filter(|[side, _]| has(side, *digit, *image)) {
            let (near, far) = (seen(grid, opposite), seen(grid, side));
            eliminated.extend(enter.map(|cell| Candidate::new(*digit, cell)).filter(|c| {
                near.contains(c) && !far.contains(c) && !side.contains(c) && !opposite.contains(c)
            }));
        }
    }
    eliminated
}

fn range_pairs(grid: &Grid) -> Set {
    let (ranges, sides) = (ranges(grid), sides(grid));
    let mut eliminated = Set::new();
    for (number, enter, digit, image) in &ranges {
        for (other, enter_too, same, image_too) in &ranges {
            if digit != same || number == other || enter.is_disjoint(*enter_too) {
                continue;
            }
            for [side, opposite] in &sides {
                if has(side, *digit, *image) && has(opposite, *digit, *image_too) {
                    let (near, far) = (seen(grid, opposite), seen(grid, side));
                    let targets = (*enter & *enter_too).map(|cell| Candidate::new(*digit, cell));
                    eliminated.extend(targets.filter(|c| {
                        let trapped = near.contains(c) && far.contains(c);
                        !(trapped || side.contains(c) || opposite.contains(c))
                    }));
                }
            }
        }
    }
    eliminated
}

fn range_wraps(grid: &Grid) -> Set {
    let ranges = ranges(grid);
    let wrong = |side: &Set| {
        let by = |(_, enter, digit, image): &(usize, CellSet, Digit, CellSet)| {
            has(side, *digit, *enter) && has(side, *digit, *image)
        };
        !wrapped(side) && ranges.iter().any(by)
    };
    sides(grid).into_iter().map(|[side, _]| side).filter(wrong).flatten().collect()
}

fn range_hinges(grid: &Grid) -> Set {
    let ranges = ranges(grid);
    let wrong = |c: &Candidate| {
        let alone = seen(grid, &Set::from([*c]));
        let mut eliminated = alone.clone();
        for (_, enter, digit, image) in &ranges {
            if *digit == c.digit() && enter.contains(c.cell()) {
                eliminated.extend(image.map(|cell| Candidate::new(*digit, cell)));
            }
        }
        eliminated != alone && empties(grid, &eliminated) && !empties(grid, &alone)
    };
    open(grid).into_iter().filter(wrong).collect()
}

fn set_wraps(grid: &Grid) -> Set {
    let mut sets: Vec<(CellSet, DigitSet)> = Vec::new();
    for house in House::all() {
        let cells: Vec<Cell> = (house.cells() & grid.unsolved()).collect();
        for chosen in 1..1u32 << cells.len() {
            let set: CellSet =
                (0..cells.len()).filter(|i| chosen >> i & 1 == 1).map(|i| cells[i]).collect();
            let digits = set.fold(DigitSet::EMPTY, |digits, cell| digits | grid.digits(cell));
            if set.len() > 1 && digits.len() == set.len() + 1 {
                sets.push((set, digits));
            }
        }
    }
    let rules_out = |side: &Set, set: CellSet, digit: Digit| {
        let places: CellSet = set.filter(|cell| grid.digits(*cell).contains(digit)).collect();
        side.iter().any(|c| c.digit() == digit && places.into_iter().all(|p| p.sees(c.cell())))
    };
    let wrong = |side: &Set| {
        let two = |(set, digits): &(CellSet, DigitSet)| {
            digits.filter(|digit| rules_out(side, *set, *digit)).count() >= 2
        };
        !wrapped(side) && sets.iter().any(two)
    };
    sides(grid).into_iter().map(|[side, _]| side).filter(wrong).flatten().collect()
}

/// What a technique removes.
pub(crate) fn quickly(id: &str, grid: &Grid) -> Set {
    let mut found = Found::all(Forms::All);
    let _ = by_name(id).unwrap().find(&Position::new(grid), &mut found);
    found.into_steps().iter().flat_map(|step| step.eliminations().collect::<Vec<_>>()).collect()
}

#[test]
fn they_remove_what_their_definitions_say() {
    let Some(puzzles) = puzzles(90) else {
        println!("ignored: there is no top1465.txt in NINEROOKS_DATA");
        return;
    };
    type Slow = fn(&Grid) -> Set;
    let all: [(&str, Slow); 7] = [
        ("strong-hinge", strong_hinges),
        ("weak-hinge", weak_hinges),
        ("range-chain", range_chains),
        ("range-pair", range_pairs),
        ("range-wrap", range_wraps),
        ("range-hinge", range_hinges),
        ("set-wrap", set_wraps),
    ];
    let mut eliminated = [0; 7];
    for grid in puzzles.into_iter().flat_map(|puzzle| states(puzzle).0) {
        for ((id, slowly), eliminated) in all.into_iter().zip(&mut eliminated) {
            let slow = slowly(&grid);
            *eliminated += slow.len();
            assert_eq!(quickly(id, &grid), slow, "{id} {grid:?}");
        }
    }
    println!("{eliminated:?}");
    assert!(
        eliminated[..4].iter().chain(&eliminated[5..]).all(|eliminated| *eliminated > 0),
        "{eliminated:?}"
    );
}
