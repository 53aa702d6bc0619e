//! Steps of the pattern overlay: in a line, and in words.

use ninerooks_board::{Digit, DigitSet};
use ninerooks_proof::{Deletion, Equation, Pattern, Reason};
use ninerooks_step::{PatternReason, PatternStage, Patterns, Step, Substitution};

use super::InWords;
use crate::notation::explain::Explanation;
use crate::notation::line::Notation;
use crate::notation::rncn::Cells;
use crate::notation::words::{Words, count, list, long_list};

/// More stages than this are only counted.
const MOST_STAGES: usize = 6;
/// Of more digits than this there is only the sum.
const MOST_DIGITS: usize = 3;

impl InWords for Patterns {
    /// `9 has 32 patterns`, or the stages and what they leave.
    fn line(&self, _: &Step, _: Notation) -> String {
        let Self { digits, left, stages } = self;
        if stages.is_empty() {
            let has =
                |digit: Digit| format!("{digit} has {}", patterns(left[digit.index()].into()));
            return list(digits.map(has));
        }
        let mut parts: Vec<String> = stages.iter().take(MOST_STAGES).map(pattern_stage).collect();
        if stages.len() > MOST_STAGES {
            parts.push(more(stages.len() - MOST_STAGES));
        }
        format!("{}; {} left", parts.join("; "), remaining(*digits, left))
    }

    fn explain(&self, step: &Step, words: Words<'_>) -> Explanation {
        let Self { digits, left, stages } = self;
        let places = step.placements().next().is_some();
        let true_ones = if places { ", and what is in all of them is true" } else { "" };
        let rule = format!("what is in none of them is false{true_ones}: {}", words.actions(step));
        if stages.is_empty() {
            let ways = |digit: Digit| {
                let count = left[digit.index()];
                let ways = if count == 1 { "way" } else { "ways" };
                format!("{digit} can be placed in the whole grid in {count} {ways}, its patterns")
            };
            return Explanation::sentence(&format!("{}; {rule}", long_list(digits.map(ways))));
        }
        if let ([PatternStage { reason: PatternReason::Pairs { .. }, .. }], Some(each)) =
            (&**stages, one_by_one(step, words))
        {
            let now = remaining(*digits, left);
            return Explanation::sentence(&format!("{each}. Now {now} left; {rule}"));
        }
        let stage = |stage: &PatternStage| stage_in_words(stage, words);
        let mut parts: Vec<String> = stages.iter().take(MOST_STAGES).map(stage).collect();
        if stages.len() > MOST_STAGES {
            parts.push(format!("And so on, with {}", more(stages.len() - MOST_STAGES)));
        }
        let now = format!("{}. Now {} left", parts.join(". "), remaining(*digits, left));
        Explanation::sentence(&if step.actions.is_empty() {
            format!("{now}, and {}", words.actions(step))
        } else {
            format!("{now}; {rule}")
        })
    }

    fn place(&self, _: &Step) -> String {
        let digits = self.stages.iter().fold(self.digits, |all, stage| all | involved(stage));
        if digits.len() > MOST_DIGITS {
            "with the patterns of all digits".to_owned()
        } else {
            format!("with the patterns of {}", list(digits))
        }
    }
}

/// The digits whose patterns are compared.
fn involved(stage: &PatternStage) -> DigitSet {
    let gone = Digit::ALL.into_iter().filter(|digit| stage.deleted[digit.index()] > 0);
    let gone: DigitSet = gone.collect();
    match stage.reason {
        PatternReason::Cells { digit, .. } | PatternReason::Clash { digit } => gone.with(digit),
        PatternReason::OneOf { .. } | PatternReason::NotBoth { .. } => gone,
        PatternReason::Earlier { .. }
        | PatternReason::CellCover
        | PatternReason::Equations(_)
        | PatternReason::Sum { .. }
        | PatternReason::Sums { .. }
        | PatternReason::Combination { .. }
        | PatternReason::Pairs { .. }
        | PatternReason::Rectangle { .. } => DigitSet::ALL,
    }
}

/// `1 more deduction`, `12 more deductions`.
fn more(count: usize) -> String {
    format!("{count} more deduction{}", if count == 1 { "" } else { "s" })
}

/// Why patterns were deleted, and how many: `9 in r6c6 or r8c8 deletes 28 patterns of 3`.
///
/// ```
/// use ninerooks_step::{PatternReason, PatternStage};
/// use ninerooks_text::notation::pattern_stage;
/// let reason = PatternReason::Clash { digit: "5".parse()? };
/// let stage = PatternStage { reason, deleted: [0, 6, 0, 0, 0, 0, 0, 0, 0] };
/// assert_eq!(pattern_stage(&stage), "5 clashes with 6 patterns of 2");
/// # Ok::<(), ninerooks_board::NameError>(())
/// ```
pub fn pattern_stage(stage: &PatternStage) -> String {
    let gone = gone(&stage.deleted);
    match &stage.reason {
        PatternReason::Cells { digit, cells } => {
            let cells: Vec<String> = cells.map(|cell| cell.to_string()).collect();
            format!("{digit} in {} deletes {gone}", cells.join(" or "))
        }
        PatternReason::Clash { digit } => format!("{digit} clashes with {gone}"),
        PatternReason::CellCover => format!("a cell would stay empty with {gone}"),
        PatternReason::Equations(chain) => match chain.within {
            None => format!("{} has {gone} twice", sum(chain)),
            Some(within) => format!("{} within {within} deletes {gone}", sum(chain)),
        },
        PatternReason::Sum { truths, links } => {
            format!("truths {} links {} delete {gone}", set(truths), set(links))
        }
        PatternReason::Sums { sums, .. } => {
            let sums = if *sums == 1 { "1 sum".to_owned() } else { format!("{sums} sums") };
            format!("{sums} of equations delete {gone}")
        }
        PatternReason::Combination { size: ..=2 } => {
            format!("some digit has no pattern compatible with {gone}")
        }
        PatternReason::Combination { size } => {
            format!("some {} digits have no patterns compatible with {gone}", size - 1)
        }
        PatternReason::Pairs { pairs } => {
            format!("{} deleted", pairs_and_patterns(total_of(pairs), stage))
        }
        PatternReason::OneOf { digit, cells } => {
            format!("{digit} in {} deletes {gone}", Cells(*cells))
        }
        PatternReason::NotBoth { candidates: [a, b] } => {
            format!("not both {a} and {b} deletes {gone}")
        }
        PatternReason::Earlier { pairs, .. } => {
            format!("with {} deleted earlier", pairs_and_patterns(*pairs, stage))
        }
        PatternReason::Rectangle { cells, digits } => {
            format!("{} must not be left to two of {digits}, which deletes {gone}", Cells(*cells))
        }
    }
}

/// Equations with multiplicity: `{#3 r4c5 2×r6c1}`.
fn set(equations: &[(Equation, u16)]) -> String {
    let named = equations.iter().map(|(equation, times)| match times {
        1 => equation.to_string(),
        _ => format!("{times}×{equation}"),
    });
    format!("{{{}}}", named.collect::<Vec<_>>().join(" "))
}

fn total(equations: &[(Equation, u16)]) -> usize {
    equations.iter().map(|(_, times)| usize::from(*times)).sum()
}

fn stage_in_words(stage: &PatternStage, words: Words<'_>) -> String {
    let gone = gone(&stage.deleted);
    let count_gone: u64 = stage.deleted.iter().copied().map(u64::from).sum();
    let them = if count_gone == 1 { "it is deleted" } else { "they are deleted" };
    match &stage.reason {
        PatternReason::Cells { digit, cells: at } => {
            let cells: Vec<String> = at.map(|cell| words.cell(cell)).collect();
            let all = if at.len() == 2 { "both" } else { "all of these" };
            format!(
                "Every pattern of {digit} passes through {}; {gone} would take {all}, so {them}",
                cells.join(" or ")
            )
        }
        PatternReason::Clash { digit } => format!(
            "With {gone} no pattern of {digit} would be left, because each shares a cell, so {them}"
        ),
        PatternReason::CellCover => format!("With {gone} some cell would stay empty, so {them}"),
        PatternReason::Equations(chain) => equations_in_words(chain, &gone),
        PatternReason::Sum { truths, links } => {
            let [truths_sum, links_sum] = [truths, links].map(|sets| total(sets));
            format!(
                "Exactly one pattern of each digit is true, and exactly one through each cell. Take \
                 {} as truths and {} as links: no pattern is in more truths than links, and {gone} \
                 would be in at least {} more links than truths, but at most {links_sum} − {truths_sum} \
                 are possible, so {them}",
                set(truths),
                set(links),
                (links_sum + 1).saturating_sub(truths_sum),
            )
        }
        PatternReason::Sums { sums, truths, rank } => format!(
            "{} of equations with truths and links, the largest of {} and rank {rank}, leave no room \
             for {gone}, so {them}",
            count(*sums, "sum", "sums"),
            count(usize::try_from(*truths).unwrap_or(usize::MAX), "truth", "truths"),
        ),
        PatternReason::Combination { size } => {
            let others = match size {
                ..=2 => "another digit would have no pattern left".to_owned(),
                _ => format!(
                    "some {} would have no compatible patterns",
                    count(size - 1, "other digit", "other digits")
                ),
            };
            format!("With {gone} {others}, so {them}")
        }
        PatternReason::Pairs { pairs } => network_in_words(total_of(pairs), count_gone, &gone),
        PatternReason::OneOf { digit, cells: at } => {
            format!(
                "One of {} is {digit}; {gone} {} them all, so {them}",
                words.cells(*at),
                if count_gone == 1 { "misses" } else { "miss" }
            )
        }
        PatternReason::NotBoth { candidates: [a, b] } => {
            format!("{a} and {b} cannot both be true; {gone} would use both, so {them}")
        }
        PatternReason::Rectangle { cells: at, digits } => format!(
            "If the puzzle has only one solution, {} cannot be left with only two of the digits {}; \
             {gone} would do that, so {them}",
            words.cells(*at),
            list(*digits)
        ),
        PatternReason::Earlier { pairs, .. } => {
            format!("Earlier steps deleted {}", pairs_and_patterns(*pairs, stage))
        }
    }
}

fn equations_in_words(chain: &Substitution, gone: &str) -> String {
    match chain.within {
        Some(within) if chain.links.is_empty() => format!(
            "Each pattern of {} is also one of {within}, so that the others of {within} are deleted: {gone}",
            chain.base
        ),
        Some(within) => format!(
            "Exactly one of the patterns of {} is true, and all of them are among those of {within}, so \
             that the others of {within} are deleted: {gone}",
            sum(chain)
        ),
        None => format!(
            "Exactly one of the patterns of {} is true; {gone} would count twice there, which is impossible",
            sum(chain)
        ),
    }
}

/// `r2c1 - r3c6 + r4c5`.
fn sum(chain: &Substitution) -> String {
    let links = chain.links.iter().map(|[out, into]| format!(" - {out} + {into}"));
    format!("{}{}", chain.base, links.collect::<String>())
}

/// `1 pattern`, `12 patterns`.
fn patterns(count: u64) -> String {
    format!("{count} {}", if count == 1 { "pattern" } else { "patterns" })
}

fn total_of(pairs: &[[u32; 9]; 9]) -> u32 {
    pairs.iter().flatten().sum()
}

fn count_of_pairs(pairs: u32) -> String {
    format!("{pairs} {}", if pairs == 1 { "pair" } else { "pairs" })
}

/// `6 pairs and 3 patterns of 5`, without what there is none of.
fn pairs_and_patterns(pairs: u32, stage: &PatternStage) -> String {
    match (pairs, stage.deleted) {
        (0, _) => gone(&stage.deleted),
        (_, [0, 0, 0, 0, 0, 0, 0, 0, 0]) => count_of_pairs(pairs),
        _ => format!("{} and {}", count_of_pairs(pairs), gone(&stage.deleted)),
    }
}

/// Pairs and patterns deletion by deletion, where they are few.
fn one_by_one(step: &Step, words: Words<'_>) -> Option<String> {
    let Reason::Rookeries(proof) = &step.proof.then else { return None };
    let way = |pattern: &Pattern| {
        format!("{} in {}", pattern.digit, words.cells(pattern.rookery.cells()))
    };
    let digit = |equation: &Equation| match equation {
        Equation::Digit(digit) => Some(*digit),
        Equation::Cell(_) => None,
    };
    let said = proof.deletions.iter().take(MOST_STAGES).map(|deletion| match deletion {
        Deletion::Pattern { pattern, by } => {
            let by = by.iter().map(digit).collect::<Option<DigitSet>>()?.only()?;
            Some(format!("With the pattern {} no pattern of {by} is left, so it is deleted", way(pattern)))
        }
        Deletion::Pair { first, second, by } => Some(format!(
            "The patterns {} and {} cannot both be true, because no pattern of {} is left beside them",
            way(first),
            way(second),
            digit(by)?
        )),
        _ => None,
    });
    let said: Vec<String> = said.collect::<Option<_>>()?;
    (said.len() == proof.deletions.len()).then(|| said.join(". "))
}

fn network_in_words(pairs: u32, patterns: u64, gone: &str) -> String {
    let is = |one: bool| if one { "is" } else { "are" };
    let it = |one: bool| if one { "it" } else { "each of them" };
    let pairs_go = format!(
        "{} of them {} deleted, because with {} some third digit has no pattern left",
        count_of_pairs(pairs),
        is(pairs == 1),
        it(pairs == 1)
    );
    let one = patterns == 1;
    let what_goes = match (pairs, patterns) {
        (0, _) => format!(
            "{gone} {} deleted, because with {} some other digit has no pattern left",
            is(one),
            it(one)
        ),
        (_, 0) => pairs_go,
        _ => {
            format!("{pairs_go}; then {gone}, because with {} some other digit has none", it(one))
        }
    };
    format!("Two patterns can be true together if they share no cell. {what_goes}")
}

/// `28 patterns of 3`, `3 patterns of 2 and 1 of 4`, `265 patterns`.
fn gone(deleted: &[u32; 9]) -> String {
    let digits: Vec<Digit> =
        Digit::ALL.into_iter().filter(|digit| deleted[digit.index()] > 0).collect();
    if digits.is_empty() || digits.len() > MOST_DIGITS {
        return patterns(deleted.iter().copied().map(u64::from).sum());
    }
    list(digits.iter().enumerate().map(|(i, digit)| {
        let count = deleted[digit.index()];
        if i == 0 {
            format!("{} of {digit}", patterns(count.into()))
        } else {
            format!("{count} of {digit}")
        }
    }))
}

/// `68 of 3 are`, `1 of each digit is`, `39 of 6 digits are`.
fn remaining(digits: DigitSet, left: &[u32; 9]) -> String {
    let counts = || digits.map(|digit| left[digit.index()]);
    let total: u64 = counts().map(u64::from).sum();
    let be = if total == 1 { "is" } else { "are" };
    if digits == DigitSet::ALL && counts().all(|count| count == 1) {
        return "1 of each digit is".to_owned();
    }
    if digits.len() > MOST_DIGITS {
        return format!("{total} of {} digits are", digits.len());
    }
    format!("{} {be}", list(digits.map(|digit| format!("{} of {digit}", left[digit.index()]))))
}
