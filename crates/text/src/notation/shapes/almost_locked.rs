//! Linked almost-locked sets: `ALS-XZ: (8=35)r5c14-(5=489)r4c9,r56c7 => r5c8<>8`, or as `HoDoKu` writes
//! them `A=r5c14 {358}, B=r4c9,r56c7 {4589}, X=5, Z=8`.

use core::fmt::Write;

use ninerooks_board::{Digit, DigitSet, HouseSet};
use ninerooks_step::{AlmostLocked, AlmostLockedSet, Step, letter};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, count, houses, list};

impl InWords for AlmostLocked {
    fn line(&self, step: &Step, notation: Notation) -> String {
        match notation {
            Notation::Eureka if !is_wide(self) => eureka(self, step),
            _ => lettered(self, step),
        }
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let sets = self.sets.iter().zip(names(self)).map(|(set, name)| {
            format!(
                "{name} is {} with the digits {}: {} for {}, so at most {} of them {} missing",
                words.cells(set.cells),
                list(set.digits),
                count(set.digits.len(), "digit", "digits"),
                count(set.cells.len(), "cell", "cells"),
                if is_wide_set(set) { "two" } else { "one" },
                if is_wide_set(set) { "are" } else { "is" },
            )
        });
        let ends = if self.is_ring() { ring(self) } else { follow(self, step) };
        let text = format!("{}: {}.", ends.1, words.actions(step));
        Explanation::default().inferences(sets).inferences(ends.0).text(text)
    }

    fn place(&self, _: &Step) -> String {
        let homes = self.sets.iter().filter_map(|set| set.cells.common_houses().first());
        let homes: HouseSet = homes.collect();
        let links: DigitSet = self.links.iter().copied().collect();
        format!(
            "with {} almost-locked sets in {}, linked by {}",
            self.sets.len(),
            houses(homes),
            list(links)
        )
    }
}

/// Whether a set has two digits more than cells.
fn is_wide_set(set: &AlmostLockedSet) -> bool {
    set.digits.len() == set.cells.len() + 2
}

/// Whether the set in the middle has two digits more than cells, so that it takes both ends to lock it.
fn is_wide(shape: &AlmostLocked) -> bool {
    shape.sets.iter().any(is_wide_set)
}

/// The digits that are false outside: Z.
fn common(shape: &AlmostLocked, step: &Step) -> DigitSet {
    let [first, .., last] = &*shape.sets else { return DigitSet::EMPTY };
    let eliminated: DigitSet = step.eliminations().map(ninerooks_board::Candidate::digit).collect();
    eliminated & first.digits & last.digits
}

/// The digit by which each set is entered and the one by which it is left, where it has them.
fn passed(shape: &AlmostLocked, i: usize) -> [Option<Digit>; 2] {
    let before = if i > 0 { Some(i - 1) } else { shape.is_ring().then(|| shape.sets.len() - 1) };
    [before.and_then(|i| shape.links.get(i)).copied(), shape.links.get(i).copied()]
}

/// `(8=35)r5c14-(5=489)r4c9,r56c7`: each set with the digit by which it is entered, the digits that it
/// then has, and last the one by which it is left. Several digits Z are parted by bars: `(7|9=35)`.
fn eureka(shape: &AlmostLocked, step: &Step) -> String {
    let z = common(shape, step);
    let mut line = String::new();
    for (i, set) in shape.sets.iter().enumerate() {
        let digits = |digit: Option<Digit>| digit.map_or(z, DigitSet::from);
        let [enter, leave] = passed(shape, i).map(digits);
        let barred =
            |digits: DigitSet| digits.map(|digit| digit.to_string()).collect::<Vec<_>>().join("|");
        let rest: String = (set.digits - enter - leave).map(|digit| digit.to_string()).collect();
        let hyphen = if i > 0 { "-" } else { "" };
        let _ =
            write!(line, "{hyphen}({}={rest}{}){}", barred(enter), barred(leave), Cells(set.cells));
    }
    if shape.is_ring() {
        line.push_str("- loop");
    }
    line
}

/// The names of the sets as `HoDoKu` has them: of three, C is the one in the middle.
fn names(shape: &AlmostLocked) -> Vec<String> {
    match (shape.sets.len(), shape.is_ring()) {
        (3, false) => ["A", "C", "B"].map(String::from).into(),
        (n, _) => (0..n).map(letter).collect(),
    }
}

/// `A=r5c14 {358}, B=r4c9,r56c7 {4589}, X=5, Z=8`; of three sets `X,Y=5,8, Z=3`.
fn lettered(shape: &AlmostLocked, step: &Step) -> String {
    let mut sets: Vec<(String, &AlmostLockedSet)> =
        names(shape).into_iter().zip(&*shape.sets).collect();
    sets.sort_by(|(one, _), (other, _)| one.cmp(other));
    let sets = sets
        .into_iter()
        .map(|(name, set)| format!("{name}={} {{{}}}", Cells(set.cells), set.digits));
    let digits = |digits: &mut dyn Iterator<Item = Digit>| {
        digits.map(|digit| digit.to_string()).collect::<Vec<_>>().join(",")
    };
    let links = digits(&mut shape.links.iter().copied());
    let x = match (shape.sets.len(), shape.is_ring()) {
        (2, _) => "X",
        (3, false) => "X,Y",
        _ => "links",
    };
    let mut line = format!("{}, {x}={links}", sets.collect::<Vec<_>>().join(", "));
    if !shape.is_ring() {
        let _ = write!(line, ", Z={}", digits(&mut common(shape, step).into_iter()));
    }
    line
}

/// From end to end: if Z is not in the first set, it is in the last one.
fn follow(shape: &AlmostLocked, step: &Step) -> (Vec<String>, String) {
    let common = common(shape, step);
    let z = list(common);
    let has_several = common.len() > 1;
    let names = names(shape);
    let mut inferences = Vec::new();
    for (i, pair) in names.windows(2).enumerate() {
        let [from, to] = pair else { continue };
        let Some(link) = shape.links.get(i) else { continue };
        let letter = match (shape.sets.len(), i) {
            (2, _) | (3, 0) => "X = ",
            (3, 1) => "Y = ",
            _ => "",
        };
        inferences.push(format!(
            "{letter}{link} cannot be in both {from} and {to}, because every {link} of one sees \
             every {link} of the other"
        ));
    }
    let (Some(first), Some(end)) = (names.first(), names.last()) else {
        return (inferences, "What both ends see is false".to_owned());
    };
    if let (true, [x, y]) = (is_wide(shape), &*shape.links) {
        inferences.push(format!(
            "If {z} were where it sees every {z} of all three, A would have {x} and B would have {y}, so that C would \
             lack {x}, {y} and {z}, but it lacks two at most"
        ));
        return (inferences, format!("So whatever sees every {z} of all three is not {z}"));
    }
    let one = if has_several { "one of " } else { "" };
    let mut last = format!("If {first} lacks {one}Z = {z}, it has all its other digits");
    for (link, name) in shape.links.iter().zip(names.iter().skip(1)) {
        let _ = write!(last, ", so {name} lacks {link} and has all its others");
    }
    let _ = if has_several {
        write!(last, ", that one among them")
    } else {
        write!(last, ", including {z}")
    };
    inferences.push(last);
    let text = if has_several {
        format!(
            "So each of {z} is in {first} or in {end}, and what sees all places of such a digit in both is not that digit"
        )
    } else {
        format!("So {z} is in {first} or in {end}, and whatever sees every {z} of both is not {z}")
    };
    (inferences, text)
}

/// All digits of a ring are locked.
fn ring(shape: &AlmostLocked) -> (Vec<String>, String) {
    let names = names(shape);
    let next = names.iter().cycle().skip(1);
    let links = shape.links.iter().zip(names.iter().zip(next)).map(|(link, (name, next))| {
        format!(
            "{link} cannot be in both {name} and {next}, because every {link} of one sees every \
             {link} of the other"
        )
    });
    let text = String::from(
        "So each set lacks exactly one of the two digits that link it, has all its other digits, and \
         each of the linking digits is in one of its two sets. Whatever sees all places of such a digit \
         is not that digit",
    );
    (links.collect(), text)
}
