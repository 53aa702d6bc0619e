//! Every step is accepted by the checker and agrees with the solution.

use std::collections::BTreeMap;

use ninerooks_exact::{Solutions, solutions};
use ninerooks_logic::{Forms, Found, Position, by_name};

use crate::support::{IDS, puzzles, states};

#[test]
fn every_step_on_the_way_is_right() {
    let stride = std::env::var("STRIDE").ok().and_then(|s| s.parse().ok()).unwrap_or(40);
    let Some(puzzles) = puzzles(stride) else {
        println!("ignored: there is no top1465.txt in NINEROOKS_DATA");
        return;
    };
    let mut census: BTreeMap<&str, [usize; 3]> = BTreeMap::new();
    let mut time: BTreeMap<&str, std::time::Duration> = BTreeMap::new();
    let mut count = 0;
    for puzzle in puzzles {
        let Solutions::One(solution) = solutions(&puzzle) else { panic!("{puzzle}") };
        for grid in states(puzzle) {
            count += 1;
            for id in IDS {
                let position = Position::new(&grid);
                let mut found = Found::all(Forms::All);
                let t = std::time::Instant::now();
                let _ = by_name(id).unwrap().find(&position, &mut found);
                *time.entry(id).or_default() += t.elapsed();
                let steps = found.into_steps();
                let tally = census.entry(id).or_default();
                tally[0] += usize::from(!steps.is_empty());
                for step in steps {
                    tally[1] += 1;
                    tally[2] += step.eliminations().count();
                    assert_eq!(step.check(&grid), Ok(()), "{id} {step:?}");
                    assert!(!step.actions.is_empty(), "{id} {step:?}");
                    assert!(step.eliminations().all(|c| !solution.is_live(c)), "{id} {step:?}");
                    assert!(step.placements().all(|c| solution.is_live(c)), "{id} {step:?}");
                }
            }
        }
    }
    println!("{count} states");
    for id in IDS {
        println!("{id:20} {:?} {:?}", census[id], time[id] / count);
    }
}
