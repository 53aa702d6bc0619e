//! What expressions can name: what is to be said of a puzzle, found out when it is asked for.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

use ninerooks_board::Grid;
use ninerooks_exact::{Solutions, solutions};
use ninerooks_lab::{Clues, backdoors, band_kinds, canonical, only_solution, redundant};
use ninerooks_logic::score::Score;
use ninerooks_logic::{Checking, Choice, Effort, Level, Profile, setlogic, solve};
use ninerooks_proof::Reason;
use ninerooks_rating::csp::{self, Bound};
use ninerooks_rating::form::least;
use ninerooks_rating::{human, se};
use ninerooks_step::Step;

use crate::levels::levels;
use crate::value::{self, Kind, Value};

/// The work for truths, in pivots.
const PIVOTS: u64 = 20_000_000;
/// The largest backdoors that are looked for.
const BACKDOOR: usize = 3;

/// Values that are found together.
type Found = Vec<(&'static str, Value)>;

/// A group of fields that are found together, and how.
struct Group {
    /// Each with what it is.
    fields: &'static [(&'static str, &'static str)],
    find: Find,
}

/// How fields are found.
enum Find {
    /// Of any puzzle.
    Any(fn(&Clues) -> Found),
    /// Of a puzzle with one solution.
    Proper(fn(&Clues, &Grid) -> Option<Found>),
}

/// What cells say, in small letters, where there is no value.
const NOTHING: [&str; 7] = ["n/a", "na", "nan", "null", "none", "-", "?"];

/// The fields that are true or false. In a column they are texts.
const TRUTHS: [&str; 5] = ["unique", "minimal", "solved", "pairs", "rookery"];

/// All fields, the cheapest first.
static GROUPS: [Group; 16] = [
    Group {
        fields: &[("puzzle", "the 81 characters"), ("givens", "how many there are")],
        find: Find::Any(|clues| {
            let text = Value::from(clues.to_string());
            vec![("puzzle", text), ("givens", Value::from(clues.len()))]
        }),
    },
    Group {
        fields: &[("unique", "whether there is exactly one solution")],
        find: Find::Any(|clues| vec![("unique", Value::from(only_solution(clues).is_some()))]),
    },
    Group {
        fields: &[("minimal", "whether each given is needed")],
        find: Find::Any(|clues| vec![("minimal", Value::from(redundant(clues).is_empty()))]),
    },
    Group {
        fields: &[("canon", "the canonical form"), ("automorphisms", "how many there are")],
        find: Find::Any(|clues| {
            let canonical = canonical(clues);
            let count = Value::from(canonical.automorphism_count());
            vec![("canon", Value::from(canonical.form.to_string())), ("automorphisms", count)]
        }),
    },
    Group {
        fields: &[("band", "the smallest kind of the six bands and stacks of the solution")],
        find: Find::Proper(|clues, _| {
            let least = band_kinds(&only_solution(clues)?)?.into_iter().min()?;
            Some(vec![("band", Value::from(least))])
        }),
    },
    Group {
        fields: &[
            ("backdoor", "the size of the smallest backdoors of singles, 4 for more than 3"),
            ("backdoors", "how many of that size there are"),
        ],
        find: Find::Proper(|clues, _| {
            let found = backdoors(clues, &only_solution(clues)?, BACKDOOR);
            let size = found.as_ref().map_or(BACKDOOR + 1, |found| found.size);
            let count = found.map_or(0, |found| found.all.len());
            Some(vec![("backdoor", Value::from(size)), ("backdoors", Value::from(count))])
        }),
    },
    Group {
        fields: &[
            ("minutes", "the minutes that people take"),
            ("human_band", "how hard that is, from 1 to 10"),
        ],
        find: Find::Proper(|clues, _| {
            let rating = human::rate(clues);
            let minutes = Value::from(rounded(rating.minutes));
            Some(vec![("minutes", minutes), ("human_band", Value::from(rating.band.number()))])
        }),
    },
    Group {
        fields: &[("te_depth", "the depth of T&E, 3 for 3 or more")],
        find: Find::Proper(|_, grid| {
            Some(vec![("te_depth", Value::from(number(csp::te_depth(grid))))])
        }),
    },
    Group {
        fields: &[
            ("er", "Sudoku Explainer's rating"),
            ("ep", "up to the first digit"),
            ("ed", "of the first step"),
            ("se_steps", "how many steps it takes"),
        ],
        find: Find::Proper(|_, grid| {
            Some(explained(&se::rate(grid, se::WORK), ["er", "ep", "ed", "se_steps"]))
        }),
    },
    Group {
        fields: &[
            ("er_stable", "the same for all forms of a puzzle, likewise"),
            ("ep_stable", "the same for all forms, up to the first digit"),
            ("ed_stable", "the same for all forms, of the first step"),
            ("se_rounds", "how many rounds it takes"),
        ],
        find: Find::Proper(|_, grid| {
            let names = ["er_stable", "ep_stable", "ed_stable", "se_rounds"];
            Some(explained(&se::rate_stable(grid, se::WORK), names))
        }),
    },
    Group {
        fields: &[("hodoku_score", "HoDoKu's score"), ("hodoku_level", "HoDoKu's level")],
        find: Find::Proper(|_, grid| hodoku(grid)),
    },
    Group {
        fields: &[
            ("level", "the level by the profile `default`"),
            ("cost", "what the steps of that path cost"),
            ("dearest", "what the dearest one costs"),
            ("steps", "how many steps that path has"),
            ("solved", "whether the profile `default` solves it"),
        ],
        find: Find::Proper(|_, grid| own(grid)),
    },
    Group {
        fields: &[
            ("w", "the longest whip that is needed"),
            ("b", "the longest braid that is needed"),
            ("bxb", "the longest braid within an assumption that is needed"),
        ],
        find: Find::Proper(|_, grid| Some(chains(grid))),
    },
    Group {
        fields: &[
            ("pairs", "whether pair deletion solves it"),
            ("deletions", "how many patterns and pairs it deletes for that"),
        ],
        find: Find::Proper(|_, grid| pairs(grid)),
    },
    Group {
        fields: &[("rookery", "whether the profile `rookery` solves it")],
        find: Find::Proper(|_, grid| {
            let path = solve(grid, &Profile::by_id("rookery")?, Checking::On).path;
            Some(vec![("rookery", Value::from(path.end.is_solved()))])
        }),
    },
    Group {
        fields: &[
            ("truths", "how many truths the hardest state needs"),
            ("rank", "the rank that it needs"),
            ("rounds", "how many rounds of set logic it takes"),
        ],
        find: Find::Proper(|_, grid| Some(truths(grid))),
    },
];

/// What can be named, with what it is.
pub(crate) fn described() -> impl Iterator<Item = (&'static str, &'static str)> {
    GROUPS.iter().flat_map(|group| group.fields.iter().copied())
}

/// What can be named.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    described().map(|(name, _)| name)
}

/// Whether something is called so.
pub(crate) fn is_field(name: &str) -> bool {
    names().any(|field| field == name)
}

/// What a field is; nothing where there is none of that name.
pub(crate) fn kind(name: &str) -> Option<Kind> {
    is_field(name).then(|| match (levels(name), name) {
        (Some((field, _)), _) => Kind::Level { field, own: false },
        (None, "puzzle" | "canon") => Kind::Text,
        (None, name) if TRUTHS.contains(&name) => Kind::Truth,
        (None, _) => Kind::Number,
    })
}

/// What a cell of a column is; nothing where it says that there is no value.
pub(crate) fn kind_of_cell(name: &str, cell: &str, has_comma: bool) -> Option<Kind> {
    match of_level(name, read(name, cell, has_comma)) {
        Value::Nothing(_) => None,
        Value::Level(value::Level { field, .. }) => Some(Kind::Level { field, own: true }),
        value => Some(value.kind()),
    }
}

/// Thousandths are more than anybody measures.
pub(crate) fn rounded(number: f64) -> f64 {
    (number * 1000.0).round() / 1000.0
}

const fn number(bound: Bound) -> u8 {
    match bound {
        Bound::Exactly(number) | Bound::AtLeast(number) => number,
    }
}

fn explained(rating: &se::Rating, names: [&'static str; 4]) -> Found {
    let tenths = [rating.er, rating.ep, rating.ed].map(|tenths| Value::from(f64::from(tenths)));
    names.into_iter().zip(tenths.into_iter().chain([Value::from(rating.steps)])).collect()
}

fn hodoku(grid: &Grid) -> Option<Found> {
    let path = solve(grid, &Profile::by_id("hodoku")?, Checking::On).path;
    let infos = path.steps.iter().map(|step| step.technique.info());
    let score = Score::of(infos, path.end.is_solved());
    let level = Value::from(score.level.to_string());
    Some(vec![("hodoku_score", Value::from(score.score)), ("hodoku_level", level)])
}

/// What `rate --by ninerooks` says.
fn own(grid: &Grid) -> Option<Found> {
    let mut profile = Profile::by_id("default")?;
    profile.choose(Choice::Cheapest);
    // A path depends on the form of the puzzle; so it is the path of one form.
    let path = solve(&least(grid), &profile, Checking::On).path;
    let Effort { cost, dearest, .. } = Effort::of(&path.steps, profile.costs());
    let solved = path.end.is_solved();
    let effort = Effort { cost, dearest, ..Effort::default() };
    let level = if solved { Level::of(&effort) } else { Level::Extreme };
    Some(vec![
        ("level", Value::from(level.name())),
        ("cost", Value::from(cost)),
        ("dearest", Value::from(dearest)),
        ("steps", Value::from(path.steps.len())),
        ("solved", Value::from(solved)),
    ])
}

/// W, B and `BxB`. What there is none of is endless: the longest whip where whips do not do, for one.
fn chains(grid: &Grid) -> Found {
    let rating = csp::rate(grid, csp::WORK);
    let chain = |bound: Option<Bound>| bound.map_or(f64::INFINITY, |bound| number(bound).into());
    let bxb = if number(rating.depth) < 2 { 0.0 } else { chain(rating.bxb) };
    let named = [("w", chain(rating.w)), ("b", chain(rating.b)), ("bxb", bxb)];
    named.into_iter().map(|(name, number)| (name, Value::from(number))).collect()
}

/// What pair deletion does, with all that is deleted at once.
fn pairs(grid: &Grid) -> Option<Found> {
    let mut profile = Profile::by_id("pom-pairs")?;
    profile.take_whole(true);
    let path = solve(grid, &profile, Checking::On).path;
    let of = |step: &Step| match &step.proof.then {
        Reason::Rookeries(proof) => proof.deletions.len(),
        _ => 0,
    };
    let deletions = path.steps.iter().map(of).sum::<usize>();
    let solved = Value::from(path.end.is_solved());
    Some(vec![("pairs", solved), ("deletions", Value::from(deletions))])
}

/// Truths and rank, endless where truths and links do not solve it.
fn truths(grid: &Grid) -> Found {
    let rating = setlogic::rate(grid, setlogic::Budget::pivots(PIVOTS)).filter(|of| of.solved);
    let count = |of: Option<u32>| Value::from(of.map_or(f64::INFINITY, f64::from));
    vec![
        ("truths", count(rating.map(|of| of.truths))),
        ("rank", count(rating.map(|of| of.rank))),
        ("rounds", count(rating.map(|of| of.rounds))),
    ]
}

/// A puzzle and the columns of its line, as an expression sees them.
#[derive(Debug)]
pub(crate) struct Fields {
    clues: Clues,
    columns: Vec<(String, Value)>,
    known: Mutex<BTreeMap<&'static str, Value>>,
    /// The puzzle, if it has one solution, or why it has not.
    proper: OnceLock<Result<Grid, &'static str>>,
}

impl Fields {
    /// A puzzle without a line.
    pub(crate) fn of(clues: Clues) -> Arc<Self> {
        Self::with(clues, Vec::new(), false)
    }

    /// A puzzle with what else its line has, and whether numbers may have a comma. A column that is called as a field
    /// is taken for it.
    pub(crate) fn with(clues: Clues, columns: Vec<(String, String)>, has_comma: bool) -> Arc<Self> {
        let columns = columns.into_iter();
        let columns = columns.map(|(name, text)| {
            let value = read(&name, &text, has_comma);
            (name, value)
        });
        let columns = columns.collect();
        let (known, proper) = Default::default();
        Arc::new(Self { clues, columns, known, proper })
    }

    /// A field, found out now if it is not known.
    fn field(&self, name: &str) -> Result<Value, String> {
        let mut known = self.known.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(value) = known.get(name) {
            return Ok(value.clone());
        }
        let group = GROUPS.iter().find(|group| group.fields.iter().any(|(n, _)| *n == name));
        let found = match group.map(|group| &group.find) {
            None => return Err(format!("this line has no `{name}`")),
            Some(Find::Any(find)) => Some(find(&self.clues)),
            Some(Find::Proper(find)) => {
                let proper = self.proper.get_or_init(|| proper(&self.clues)).as_ref();
                find(&self.clues, proper.map_err(|why| format!("{why}, so no `{name}`"))?)
            }
        };
        known.extend(found.into_iter().flatten());
        known.get(name).cloned().ok_or_else(|| format!("`{name}` cannot be found out"))
    }

    /// What a name stands for.
    ///
    /// # Errors
    /// Why it cannot be found out.
    pub(crate) fn named(&self, name: &str) -> Result<Value, String> {
        let column = self.columns.iter().find(|(column, _)| column == name);
        let value = column.map_or_else(|| self.field(name), |(_, value)| Ok(value.clone()))?;
        Ok(of_level(name, value))
    }
}

/// A text as a level where it is the value of a field of levels.
fn of_level(name: &str, value: Value) -> Value {
    match (levels(name), value) {
        (Some((field, _)), Value::Text(name)) => Value::Level(value::Level { field, name }),
        (_, value) => value,
    }
}

/// The value of a cell.
fn read(name: &str, text: &str, has_comma: bool) -> Value {
    let trimmed = text.trim();
    let number = |text: &str| text.parse::<f64>().ok().filter(|number| number.is_finite());
    let with_comma = || has_comma.then(|| number(&trimmed.replacen(',', ".", 1))).flatten();
    if let Some(number) = number(trimmed).or_else(with_comma) {
        return Value::from(number);
    }
    match trimmed {
        "true" | "false" if TRUTHS.contains(&name) => Value::from(trimmed == "true"),
        _ if NOTHING.contains(&trimmed.to_ascii_lowercase().as_str()) => {
            Value::Nothing(text.to_owned())
        }
        _ => Value::from(text),
    }
}

/// A puzzle with one solution, or how many there are.
fn proper(clues: &Clues) -> Result<Grid, &'static str> {
    let none = "there is no solution";
    let grid = Grid::new(&clues.to_puzzle()).map_err(|_| none)?;
    match solutions(&grid) {
        Solutions::One(_) => Ok(grid),
        Solutions::None => Err(none),
        Solutions::Many => Err("there are several solutions"),
    }
}
