//! Deletions of patterns, one line each.

use core::fmt::Display;

use ninerooks_proof::{Deletion, Pattern, PatternCover, RookeryProof};

use super::line::guardians_line;
use super::sets;

/// A deletion in a line: what is false, and the equations or sets that show it.
///
/// | deletion | line |
/// |---|---|
/// | a pattern | `4(000001) by #7 #8` |
/// | a pair | `4(000001) with 7(123012) by #9` |
/// | equations | `3(000000) 3(888333) by {#9} {r6c6 r8c8} scale 2` |
/// | candidates | `3(000000) by {3R17} {3c49}` |
/// | guardians | `3(000000) by the guardians of the deadly pattern 1r1c1 … in 1N1 1N4 2N1 2N4` |
///
/// ```
/// use ninerooks_proof::Deletion;
/// use ninerooks_text::notation::deletion_line;
/// let [first, second] = ["4(000001)".parse()?, "7(123012)".parse()?];
/// let pair = Deletion::Pair { first, second, by: "#9".parse()? };
/// assert_eq!(deletion_line(&pair), "4(000001) with 7(123012) by #9");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn deletion_line(deletion: &Deletion) -> String {
    let (targets, by): (&[Pattern], String) = match deletion {
        Deletion::Pattern { pattern, by } => return format!("{pattern} by {}", words(by)),
        Deletion::Pair { first, second, by } => return format!("{first} with {second} by {by}"),
        Deletion::Cover(cover) => (&cover.targets, equations(cover)),
        Deletion::Candidates(proof) => (&proof.targets, sets::print(&proof.cover)),
        Deletion::Guarded(proof) => (&proof.targets, guardians_line(&proof.by)),
    };
    format!("{} by {by}", words(targets))
}

/// How many deletions of which kind: `3422 deletions: 3157 pairs, 265 patterns`; a single one is
/// told with its equations: `28 patterns by {#9} {r6c6 r8c8} scale 2`.
pub(super) fn deletions_line(proof: &RookeryProof) -> String {
    let plural = |count: usize, one: &str, many: &str| {
        format!("{count} {}", if count == 1 { one } else { many })
    };
    match &*proof.deletions {
        [] => return "the patterns that the candidates leave".to_owned(),
        [Deletion::Cover(cover)] => {
            let patterns = plural(cover.targets.len(), "pattern", "patterns");
            return format!("{patterns} by {}", equations(cover));
        }
        _ => {}
    }
    let [mut patterns, mut pairs, mut covers, mut guarded] = [0; 4];
    for deletion in &proof.deletions {
        match deletion {
            Deletion::Pattern { .. } => patterns += 1,
            Deletion::Pair { .. } => pairs += 1,
            Deletion::Cover(_) | Deletion::Candidates(_) => covers += 1,
            Deletion::Guarded(_) => guarded += 1,
        }
    }
    let kinds = [
        (pairs, "pair", "pairs"),
        (patterns, "pattern", "patterns"),
        (covers, "cover", "covers"),
        (guarded, "set of guardians", "sets of guardians"),
    ];
    let kinds: Vec<String> = kinds
        .into_iter()
        .filter(|kind| kind.0 > 0)
        .map(|(count, one, many)| plural(count, one, many))
        .collect();
    format!("{}: {}", plural(proof.deletions.len(), "deletion", "deletions"), kinds.join(", "))
}

/// `{#9} {r6c6 r8c8} scale 2`; a scale of 1 is not said.
fn equations(cover: &PatternCover) -> String {
    let side = |sign: i16| {
        let terms = cover.terms.iter().filter(|term| term.weight.signum() == sign);
        let terms = terms.map(|term| match term.weight.unsigned_abs() {
            1 => term.equation.to_string(),
            weight => format!("{weight}×{}", term.equation),
        });
        terms.collect::<Vec<_>>().join(" ")
    };
    let scale = if cover.scale == 1 { String::new() } else { format!(" scale {}", cover.scale) };
    format!("{{{}}} {{{}}}{scale}", side(-1), side(1))
}

fn words<T: Display>(items: &[T]) -> String {
    items.iter().map(ToString::to_string).collect::<Vec<_>>().join(" ")
}
