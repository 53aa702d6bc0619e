//! `cargo xtask exercises`: positions in which a technique is the next step, for the course of the page.
//!
//! Random puzzles of the laboratory are walked by the profile `default-1`, in which techniques may assume that the solution
//! is unique. What is the next step there is also the next step when the profile ends with that technique: those before
//! it found nothing, those behind it were not asked. The same seed and number of puzzles give the same file.
//!
//! For a technique that too few of these puzzles have, it goes on from those that have it: one given is exchanged for
//! another ({-1+1}), which often leaves the pattern as it is, and what is found so is turned, so that no two exercises
//! look alike.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::Path;

use anyhow::{Context, Result, ensure};
use ninerooks_board::Grid;
use ninerooks_lab::{Clues, Random, any_map, exchanged, generate};
use ninerooks_logic::{Checking, Effort, Level, Profile, Technique, Walk, by_name};
use ninerooks_step::Step;
use ninerooks_text::formats::hodoku::Library;
use ninerooks_text::notation::describe;

/// Where the page has them.
pub const FILE: &str = "web/exercises.txt";
/// Where their numbers are told.
pub const PAGE: &str = "docs/course.md";
/// How many of a technique are kept, the easiest of those that were found.
const KEPT: usize = 32;
/// How many of a technique are looked for.
const WANTED: usize = 96;
/// How many puzzles with another given in one place are tried before another place is drawn.
const EXCHANGES: usize = 4;
/// How often a puzzle is turned: then another technique may come first.
const TURNS: usize = 4;
/// What the dearest single costs.
const SINGLE: u64 = 3;
/// The hardest level of a lesson.
const HARDEST: Level = Level::Fiendish;
/// Before and behind the table of the page.
const MARKS: [&str; 2] = ["<!-- counts -->\n", "<!-- end of counts -->\n"];

/// A position, and what is to be found in it.
#[derive(Clone, Debug)]
pub struct Exercise {
    /// The board before the step. Nothing that was eliminated since the givens is the puzzle's own.
    pub grid: Grid,
    /// What comes next.
    pub technique: &'static Technique,
}

impl Exercise {
    /// The board in a line: its digits, those that were placed with a `+`, and the candidates that were eliminated, as
    /// digit, row and column.
    pub fn line(&self) -> String {
        let whole = Library::state(&self.grid.to_puzzle()).to_string();
        let mut fields = whole.split(':').skip(3);
        let [digits, gone] = [(); 2].map(|()| fields.next().unwrap_or_default());
        if gone.is_empty() { digits.to_owned() } else { format!("{digits}:{gone}") }
    }

    /// The board of such a line.
    ///
    /// # Errors
    /// When it is none.
    pub fn read(line: &str, technique: &'static Technique) -> Result<Self> {
        let (digits, gone) = line.split_once(':').unwrap_or((line, ""));
        let whole: Library = format!(":0000:x:{digits}:{gone}:::").parse()?;
        let mut grid = Grid::new(&whole.values)?;
        whole.deleted.iter().for_each(|candidate| grid.eliminate(*candidate));
        Ok(Self { grid, technique })
    }
}

/// The profile that the course goes by: its order is that in which one learns, from singles to forcing chains.
fn of_course() -> Profile {
    Profile::by_id("default-1").expect("it is built in")
}

/// The techniques of the course up to this one and with it, which may assume that the solution is unique.
pub fn up_to(technique: &Technique) -> Profile {
    let all = of_course();
    let id = technique.info().id;
    let last = all.entries().iter().position(|entry| entry.technique.info().id == id);
    let part = all.entries().iter().take(last.map_or(0, |at| at + 1)).map(|entry| entry.technique);
    let mut profile = Profile::of("course", part);
    profile.assume_uniqueness(true);
    profile
}

/// A position that was found, how hard its step is to see, and the puzzle that it is of.
struct Found {
    cost: u64,
    open: usize,
    grid: Grid,
    puzzle: Clues,
}

/// Walks puzzles up to the hardest step of the course.
struct Walker {
    profile: Profile,
    most: u64,
}

impl Walker {
    fn new() -> Self {
        let mut profile = of_course();
        profile.assume_uniqueness(true);
        Self { profile, most: Level::ALL[HARDEST as usize].2 }
    }

    /// Each position of the path, with its step.
    fn walk(&self, puzzle: &Clues, mut see: impl FnMut(Found, Step)) {
        let Ok(grid) = Grid::new(&puzzle.to_puzzle()) else { return };
        for (grid, step) in Walk::new(&grid, &self.profile, Checking::On) {
            let cost = self.profile.costs().of(&step);
            if cost > self.most {
                break;
            }
            let open = grid.live().len() - grid.solved().len();
            see(Found { cost, open, grid, puzzle: *puzzle }, step);
        }
    }

    /// The positions of a puzzle for this technique, each with its step in words.
    fn positions(&self, puzzle: &Clues, id: &str) -> Vec<(Found, String)> {
        let mut all = Vec::new();
        self.walk(puzzle, |one, step| {
            if step.technique.id() == id {
                all.push((one, describe(&step)));
            }
        });
        all
    }

    /// Looks near the puzzles that have a technique, and near those that are found so, until there are enough. The same
    /// step in the same place comes once.
    fn go_on(&self, id: &str, all: &mut Vec<Found>, tries: u64, random: &mut Random) {
        if all.len() >= KEPT {
            return;
        }
        let mut sources: Vec<Clues> = all.iter().map(|one| one.puzzle).collect();
        let own = |puzzle: &Clues| self.positions(puzzle, id).into_iter().map(|(_, line)| line);
        let mut known: BTreeSet<String> = sources.iter().flat_map(own).collect();
        let mut left = tries;
        while all.len() < KEPT && left > 0 {
            let source = sources[random.below(sources.len())];
            let mut near = exchanged(&source, random);
            random.shuffle(&mut near);
            near.truncate(EXCHANGES);
            left = left.saturating_sub(near.len().max(1) as u64);
            for puzzle in near {
                let lines: Vec<String> = own(&puzzle).collect();
                if lines.is_empty() {
                    continue;
                }
                // From one that has nothing new it goes on as well: that leads further away.
                sources.push(puzzle);
                if lines.iter().any(|line| !known.contains(line)) {
                    let mut turn = |_| self.positions(&puzzle.mapped(&any_map(random)), id).pop();
                    all.extend((0..TURNS).find_map(&mut turn).map(|(one, _)| one));
                }
                known.extend(lines);
            }
        }
        all.truncate(KEPT);
    }
}

/// A technique, how hard its easiest exercise is, and its exercises.
type Lesson = (&'static Technique, Level, Vec<Exercise>);

/// The exercises of each technique, in the order of the profile.
pub struct Course(Vec<Lesson>);

impl Course {
    /// What the first so many puzzles of a seed have, and those near them.
    pub fn make(seed: u64, puzzles: u64) -> Self {
        let mut found: BTreeMap<&str, Vec<Found>> = BTreeMap::new();
        let walker = Walker::new();
        for number in 0..puzzles {
            let mut random = Random::new(seed, number);
            let puzzle = generate(&mut random);
            let mut here: BTreeMap<&str, Vec<Found>> = BTreeMap::new();
            walker
                .walk(&puzzle, |one, step| here.entry(step.technique.id()).or_default().push(one));
            // One of a puzzle, anywhere on its path.
            for (id, mut list) in here {
                let all = found.entry(id).or_default();
                if all.len() < WANTED {
                    all.push(list.swap_remove(random.below(list.len())));
                }
            }
        }
        for (number, (id, list)) in (puzzles..).zip(&mut found) {
            walker.go_on(id, list, puzzles, &mut Random::new(seed, number));
        }
        Self::of(found)
    }

    fn of(mut found: BTreeMap<&str, Vec<Found>>) -> Self {
        let lesson = |technique: &'static Technique| {
            let mut list = found.remove(technique.info().id)?;
            // The easiest first; but a board with singles is the easier the fewer of them are left.
            list.sort_by_key(|one| (one.cost, if one.cost <= SINGLE { 0 } else { one.open }));
            list.truncate(KEPT);
            let level = Level::of(&Effort { dearest: list.first()?.cost, ..Effort::default() });
            let exercise = |one: Found| Exercise { grid: one.grid, technique };
            Some((technique, level, list.into_iter().map(exercise).collect()))
        };
        let entries = of_course().entries().to_vec();
        Self(entries.iter().map(|entry| entry.technique).filter_map(lesson).collect())
    }

    /// All of them.
    pub fn exercises(&self) -> impl Iterator<Item = &Exercise> {
        self.0.iter().flat_map(|(.., list)| list)
    }

    /// As the page reads them.
    pub fn text(&self) -> String {
        let mut text = String::from(HEAD);
        for (technique, level, list) in &self.0 {
            let _ = writeln!(text, "- {} {}", technique.info().id, level.name());
            for exercise in list {
                let _ = writeln!(text, "{}", exercise.line());
            }
        }
        text
    }

    /// What [`text`](Self::text) has written.
    ///
    /// # Errors
    /// At the first line that is none.
    pub fn read(text: &str) -> Result<Self> {
        let mut lessons: Vec<Lesson> = Vec::new();
        for line in text.lines().filter(|line| !line.starts_with('#')) {
            if let Some((id, name)) = line.strip_prefix("- ").and_then(|rest| rest.split_once(' '))
            {
                let technique = by_name(id).with_context(|| id.to_owned())?;
                let level = Level::ALL.iter().find(|(_, known, _)| *known == name);
                let level = level.with_context(|| format!("no level is named {name}"))?.0;
                lessons.push((technique, level, Vec::new()));
            } else {
                let (technique, _, list) =
                    lessons.last_mut().context("a board before a technique")?;
                list.push(Exercise::read(line, technique).with_context(|| line.to_owned())?);
            }
        }
        Ok(Self(lessons))
    }

    /// How many there are of each technique, as a table.
    pub fn table(&self) -> String {
        let mut table =
            String::from("| technique | the easiest is | exercises |\n|---|---|---:|\n");
        for (technique, level, list) in &self.0 {
            let name = technique.info().name;
            let _ = writeln!(table, "| {name} | {} | {} |", level.name(), list.len());
        }
        table
    }
}

const HEAD: &str = "\
# Made by `cargo xtask exercises`: techniques with the level of their easiest exercise, and boards: digits, `+` for those
# that were placed, and candidates that were eliminated, as digit, row, column.
";

/// A page with this table between its marks.
///
/// # Errors
/// When it has no marks.
pub fn with_table(page: &str, table: &str) -> Result<String> {
    let [from, to] = MARKS;
    let (head, rest) = page.split_once(from).context("the page has no mark for the table")?;
    let (_, tail) = rest.split_once(to).context("the page has no mark behind the table")?;
    Ok(format!("{head}{from}{table}{to}{tail}"))
}

/// Makes the file and the table of the page; gives them back.
///
/// # Errors
/// When a file cannot be read or written.
pub fn write(root: &Path, seed: u64, puzzles: u64) -> Result<Course> {
    let course = Course::make(seed, puzzles);
    ensure!(course.exercises().next().is_some(), "nothing was found");
    fs::write(root.join(FILE), course.text())?;
    let place = root.join(PAGE);
    let page = fs::read_to_string(&place).with_context(|| place.display().to_string())?;
    fs::write(&place, with_table(&page, &course.table())?)?;
    Ok(course)
}

#[cfg(test)]
mod tests {
    #![allow(clippy::unwrap_used)]

    use ninerooks_logic::next_step;

    use super::*;

    const X_WING: &str =
        ".7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7";

    fn near(tries: u64) -> Vec<Found> {
        let walker = Walker::new();
        let digits = X_WING.bytes().map(|byte| if byte == b'.' { 0 } else { byte - b'0' });
        let puzzle = Clues::new(digits.collect::<Vec<u8>>().try_into().unwrap()).unwrap();
        let mut all: Vec<Found> =
            walker.positions(&puzzle, "x-wing").into_iter().map(|(one, _)| one).collect();
        assert_eq!(all.len(), 1);
        walker.go_on("x-wing", &mut all, tries, &mut Random::new(1, 0));
        all
    }

    #[test]
    fn near_a_puzzle_with_a_technique_there_are_others_with_it() {
        let all = near(400);
        assert!(all.len() > 5, "{}", all.len());
        assert!(all.len() <= KEPT);
        let technique = by_name("x-wing").unwrap();
        let line = |one: &Found| Exercise { grid: one.grid, technique }.line();
        let boards: BTreeSet<String> = all.iter().map(line).collect();
        assert_eq!(boards.len(), all.len());
        for one in &all {
            assert_eq!(next_step(&one.grid, &up_to(technique)).unwrap().technique.id(), "x-wing");
        }
    }

    #[test]
    fn without_a_try_nothing_is_added() {
        assert_eq!(near(0).len(), 1);
    }
}
