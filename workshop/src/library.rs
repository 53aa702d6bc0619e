//! `cargo xtask library`: the puzzles that the page has on its shelves, by band, by technique, and the hall of fame.
//!
//! Random puzzles of the laboratory are walked by the profile `default`, every step checked, as the page does for a new
//! puzzle. The hall of fame is written by hand; here it is only rated. The same seed and number of puzzles give the same
//! file.

use std::collections::BTreeMap;
use std::fmt::{self, Write as _};
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use ninerooks_board::Grid;
use ninerooks_lab::{Clues, Pattern, Random, generate, only_solution, symmetrical};
use ninerooks_logic::{Checking, Effort, Level, Profile, Technique, Walk, by_name};
use ninerooks_maker::Maker;
use ninerooks_rating::human::{self, Band};
use ninerooks_rating::se;

use crate::exercises::with_table;

/// Where the page has them.
pub const FILE: &str = "web/library.txt";
/// The hall of fame, as it was written by hand.
pub const HALL: &str = "web/hall.txt";
/// Where their numbers are told.
pub const PAGE: &str = "docs/library.md";
/// How many puzzles a step has, which is a band.
pub const OF_STEP: u64 = 30;
/// How many puzzles a technique has, and among how many these are.
const OF_TECHNIQUE: [usize; 2] = [10, 40];
/// After so many diabolical puzzles no others are looked for: they are as frequent as they take long.
const DIABOLICAL: usize = 300;
/// What an easy puzzle for beginners keeps of its givens, though it needs fewer.
const MANY: usize = 34;
/// Behind a technique whose shelf has paths that assume one solution.
const ASSUMING: &str = " assuming";
/// How much work a rating may take; the hardest puzzles known need less.
const WORK: u64 = 10_000_000_000;

/// What puzzles have in common.
#[derive(Clone, Copy, Debug)]
pub enum Shelf {
    /// How long people take for them: the step of a band, from 1.
    Step(Band),
    /// The hardest technique of the path.
    Of(&'static Technique),
    /// They are well known.
    Hall,
}

impl Shelf {
    /// Whether the path may assume that the solution is unique: where that is what the technique does.
    pub fn assumes_uniqueness(self) -> bool {
        matches!(self, Self::Of(technique) if technique.assumes_uniqueness())
    }

    fn read(name: &str) -> Result<Self> {
        if name == "hall" {
            return Ok(Self::Hall);
        }
        if let Some(number) = name.strip_prefix("step ") {
            let is_it = |band: &Band| band.number().to_string() == number;
            let band = Band::ALL.into_iter().find(is_it);
            return Ok(Self::Step(band.with_context(|| format!("there is no step {number}"))?));
        }
        let name = name.strip_suffix(ASSUMING).unwrap_or(name);
        Ok(Self::Of(by_name(name).with_context(|| format!("no technique is named {name}"))?))
    }
}

impl fmt::Display for Shelf {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Step(band) => write!(f, "step {}", band.number()),
            Self::Of(technique) => {
                let assuming = if self.assumes_uniqueness() { ASSUMING } else { "" };
                write!(f, "{}{assuming}", technique.info().id)
            }
            Self::Hall => f.write_str("hall"),
        }
    }
}

/// How hard the path of the profile `default` is.
#[derive(Clone, Copy, Debug)]
pub struct Facts {
    /// By the dearest step; the highest one where the path does not end in the solution.
    pub level: Level,
    /// What all steps cost.
    pub cost: u64,
    /// The technique of the dearest step; of several, the last one in the order of the profile.
    pub hardest: Option<&'static Technique>,
}

/// What puzzles are judged by.
#[derive(Debug)]
pub struct Judge {
    /// The profile, without and with the assumption that the solution is unique.
    profiles: [Profile; 2],
    places: BTreeMap<&'static str, usize>,
}

impl Default for Judge {
    fn default() -> Self {
        let plain = Profile::default();
        let places = plain.entries().iter().enumerate();
        let places = places.map(|(place, entry)| (entry.technique.info().id, place)).collect();
        let mut assuming = Profile::default();
        assuming.assume_uniqueness(true);
        Self { profiles: [plain, assuming], places }
    }
}

impl Judge {
    /// The facts of a puzzle; none where a step costs more than that, as far as it was walked.
    pub fn within(&self, grid: &Grid, assuming: bool, most: u64) -> Option<Facts> {
        let profile = &self.profiles[usize::from(assuming)];
        let mut walk = Walk::new(grid, profile, Checking::On);
        let (mut cost, mut dearest) = (0, (0, 0));
        let mut hardest = None;
        for (_, step) in walk.by_ref() {
            let price = profile.costs().of(&step);
            if price > most {
                return None;
            }
            cost += price;
            let id = step.technique.id();
            let this = (price, self.places.get(id).copied().unwrap_or_default());
            if hardest.is_none() || this > dearest {
                (dearest, hardest) = (this, by_name(id));
            }
        }
        let level = if walk.grid().is_solved() {
            Level::of(&Effort { dearest: dearest.0, ..Effort::default() })
        } else {
            Level::Extreme
        };
        Some(Facts { level, cost, hardest })
    }

    /// A puzzle with everything that is said of it.
    ///
    /// # Errors
    /// When it contradicts itself at once.
    pub fn entry(&self, clues: Clues, assuming: bool) -> Result<Entry> {
        let grid = Grid::new(&clues.to_puzzle())?;
        let facts = self.within(&grid, assuming, u64::MAX).context("nothing is that dear")?;
        let human = human::rate(&clues);
        let minutes = se::Tenths::of(human.minutes);
        Ok(Entry { clues, facts, er: se::rate(&grid, WORK).er, band: human.band, minutes })
    }
}

/// A puzzle on a shelf.
#[derive(Clone, Debug)]
pub struct Entry {
    /// Its givens.
    pub clues: Clues,
    /// Level, cost and hardest technique.
    pub facts: Facts,
    /// What Sudoku Explainer says.
    pub er: se::Tenths,
    /// How hard it is for people.
    pub band: Band,
    /// How many minutes they take.
    pub minutes: se::Tenths,
}

impl fmt::Display for Entry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Facts { level, cost, hardest } = &self.facts;
        let hardest = hardest.map_or("-", |technique| technique.info().id);
        let Self { clues, er, band, minutes, .. } = self;
        write!(f, "{clues} {} {cost} {er} {hardest} {band} {minutes}", level.name())
    }
}

impl Entry {
    fn read(line: &str) -> Result<Self> {
        let fields: Vec<&str> = line.split(' ').collect();
        let [digits, level, cost, er, hardest, band, minutes] = fields[..] else {
            anyhow::bail!("seven fields are expected")
        };
        let found = Level::ALL.iter().find(|(_, known, _)| *known == level);
        let level = found.with_context(|| format!("no level is named {level}"))?.0;
        let hardest = match hardest {
            "-" => None,
            id => Some(by_name(id).with_context(|| format!("no technique is named {id}"))?),
        };
        let facts = Facts { level, cost: cost.parse()?, hardest };
        let tenths = |text: &str| Ok::<_, anyhow::Error>(se::Tenths::of(text.parse()?));
        Ok(Self {
            clues: clues_of(digits)?,
            facts,
            er: tenths(er)?,
            band: Band::named(band).with_context(|| format!("no band is named {band}"))?,
            minutes: tenths(minutes)?,
        })
    }
}

/// The givens of a line of 81 characters.
fn clues_of(line: &str) -> Result<Clues> {
    let digits: Option<Vec<u8>> = line
        .chars()
        .map(|c| if c == '.' { Some(0) } else { c.to_digit(10).and_then(|d| u8::try_from(d).ok()) })
        .collect();
    let digits = digits.and_then(|digits| <[u8; 81]>::try_from(digits).ok());
    digits.and_then(Clues::new).with_context(|| format!("81 digits and dots are expected: {line}"))
}

/// The givens of the puzzles of the hall of fame, in its order.
///
/// # Errors
/// When one has no line of givens, or not one solution.
pub fn hall(text: &str) -> Result<Vec<Clues>> {
    let blocks = text.split("\n\n").filter(|block| !block.starts_with('#'));
    let clues = |block: &str| {
        let givens = block.trim().lines().nth(1).with_context(|| block.to_owned())?;
        let clues = clues_of(givens)?;
        ensure!(only_solution(&clues).is_some(), "there is not one solution: {block}");
        Ok(clues)
    };
    blocks.map(clues).collect()
}

/// What was found so far.
#[derive(Default)]
struct Pools {
    /// How many diabolical puzzles there were.
    diabolical: usize,
    techniques: BTreeMap<&'static str, Vec<(u64, Clues)>>,
}

impl Pools {
    fn take(&mut self, clues: Clues, facts: &Facts, assuming: bool) {
        let Some(hardest) = facts.hardest.filter(|_| facts.level < Level::Extreme) else { return };
        self.diabolical += usize::from(!assuming && facts.level == Level::Diabolical);
        if hardest.assumes_uniqueness() == assuming {
            let list = self.techniques.entry(hardest.info().id).or_default();
            if list.len() < OF_TECHNIQUE[1] {
                list.push((facts.cost, clues));
            }
        }
    }

    /// What a step may cost that is still looked for.
    fn most(&self) -> u64 {
        let is_full = self.diabolical >= DIABOLICAL;
        let level = if is_full { Level::Fiendish } else { Level::Diabolical };
        Level::ALL[level as usize].2
    }
}

/// All shelves, in the order of the page.
#[derive(Debug)]
pub struct Library(Vec<(Shelf, Vec<Entry>)>);

impl Library {
    /// So many puzzles of each band, what the first so many puzzles of a seed have of each technique, and the hall of fame.
    ///
    /// # Errors
    /// When a puzzle contradicts itself.
    pub fn make(seed: u64, of_step: u64, puzzles: u64, hall: &[Clues]) -> Result<Self> {
        let judge = Judge::default();
        let mut pools = Pools::default();
        for number in 0..puzzles {
            let clues = any(number, &mut Random::new(seed, number));
            let Ok(grid) = Grid::new(&clues.to_puzzle()) else { continue };
            let Some(facts) = judge.within(&grid, false, pools.most()) else { continue };
            pools.take(clues, &facts, false);
            // Below hard, no technique that assumes one solution is cheaper.
            if (Level::Hard..=Level::Fiendish).contains(&facts.level)
                && let Some(facts) = judge.within(&grid, true, pools.most())
            {
                pools.take(clues, &facts, true);
            }
        }
        let mut shelves = Vec::new();
        shelves.extend(Band::ALL.map(|band| (Shelf::Step(band), step(band, seed, of_step))));
        for technique in Profile::default().entries().iter().map(|entry| entry.technique) {
            let Some(mut list) = pools.techniques.remove(technique.info().id) else { continue };
            list.sort_by_key(|(cost, clues)| (*cost, *clues.digits()));
            let list = list.into_iter().take(OF_TECHNIQUE[0]).map(|(_, clues)| clues).collect();
            shelves.push((Shelf::Of(technique), list));
        }
        shelves.push((Shelf::Hall, hall.to_vec()));
        let full = |(shelf, list): (Shelf, Vec<Clues>)| {
            let assuming = shelf.assumes_uniqueness();
            let entries = list.into_iter().map(|clues| judge.entry(clues, assuming));
            Ok((shelf, entries.collect::<Result<_>>()?))
        };
        Ok(Self(shelves.into_iter().map(full).collect::<Result<_>>()?))
    }

    /// The shelves with what is on them.
    pub fn shelves(&self) -> &[(Shelf, Vec<Entry>)] {
        &self.0
    }

    /// As the page reads them.
    pub fn text(&self) -> String {
        let mut text = String::from(HEAD);
        for (shelf, entries) in &self.0 {
            let _ = writeln!(text, "- {shelf}");
            for entry in entries {
                let _ = writeln!(text, "{entry}");
            }
        }
        text
    }

    /// What [`text`](Self::text) has written.
    ///
    /// # Errors
    /// At the first line that is none.
    pub fn read(text: &str) -> Result<Self> {
        let mut shelves: Vec<(Shelf, Vec<Entry>)> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some(name) = line.strip_prefix("- ") {
                shelves.push((Shelf::read(name)?, Vec::new()));
            } else {
                let (_, list) = shelves.last_mut().context("a puzzle before a shelf")?;
                list.push(Entry::read(line).with_context(|| line.to_owned())?);
            }
        }
        Ok(Self(shelves))
    }

    /// How many there are on each shelf, and how hard they are, as a table.
    pub fn table(&self) -> String {
        let mut table =
            String::from("| shelf | puzzles | minutes | cost | ER |\n|---|---:|---:|---:|---:|\n");
        for (shelf, entries) in &self.0 {
            let name = match shelf {
                Shelf::Step(band) => {
                    format!("level {} of {}: {band}", band.number(), Band::ALL.len())
                }
                Shelf::Of(technique) => technique.info().name.to_owned(),
                Shelf::Hall => "hall of fame".to_owned(),
            };
            let costs = span(entries.iter().map(|entry| entry.facts.cost));
            let ratings = span(entries.iter().map(|entry| entry.er));
            let minutes = span(entries.iter().map(|entry| entry.minutes));
            let count = entries.len();
            let _ = writeln!(table, "| {name} | {count} | {minutes} | {costs} | {ratings} |");
        }
        table
    }
}

/// The least and the greatest of some numbers.
fn span<T: Ord + PartialEq + fmt::Display>(all: impl Iterator<Item = T> + Clone) -> String {
    match (all.clone().min(), all.max()) {
        (Some(least), Some(most)) if least != most => format!("{least}–{most}"),
        (Some(one), _) => one.to_string(),
        _ => String::new(),
    }
}

/// The puzzles of a step, the quickest first: new ones of the band, as `ninerooks generate --level` makes them, every other one
/// with a symmetry.
fn step(band: Band, seed: u64, count: u64) -> Vec<Clues> {
    let of = |pattern| Maker { band: Some(band), pattern, ..Maker::new(seed) };
    let makers = [of(Pattern::HalfTurn), of(Pattern::None)];
    let puzzles = (0..count).zip(makers.iter().cycle());
    let mut made: Vec<Clues> = puzzles.filter_map(|(number, maker)| maker.puzzle(number)).collect();
    made.sort_by(|one, other| {
        let minutes = [one, other].map(|clues| human::rate(clues).minutes);
        minutes[0].total_cmp(&minutes[1]).then_with(|| one.digits().cmp(other.digits()))
    });
    made
}

/// The puzzle of a number: of four, one that keeps more givens than it needs, one that looks well, and two of any kind.
fn any(number: u64, random: &mut Random) -> Clues {
    match number % 4 {
        0 => symmetrical(Pattern::HalfTurn, MANY, random),
        1 => symmetrical(Pattern::HalfTurn, 0, random),
        _ => generate(random),
    }
}

const HEAD: &str = "\
# Made by `cargo xtask library`: shelves (steps by band, techniques, and the hall of fame, whose names are in hall.txt), and
# puzzles: givens, level, cost, ER, hardest technique, band and minutes; `assuming`: of a path that may assume one solution.
";

/// Makes the file and the table of the page; gives the shelves back.
///
/// # Errors
/// When a file cannot be read or written, or the hall of fame has a puzzle without exactly one solution.
pub fn write(root: &Path, seed: u64, puzzles: u64) -> Result<Library> {
    let hall = hall(&fs::read_to_string(root.join(HALL)).context(HALL)?)?;
    let library = Library::make(seed, OF_STEP, puzzles, &hall)?;
    fs::write(root.join(FILE), library.text())?;
    let place = root.join(PAGE);
    let page = fs::read_to_string(&place).with_context(|| place.display().to_string())?;
    fs::write(&place, with_table(&page, &library.table())?)?;
    Ok(library)
}
