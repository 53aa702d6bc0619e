//! A puzzle of a booklet, or why it is none.

use ninerooks_board::{Grid, Puzzle};
use ninerooks_exact::{Diagnosis, diagnose, reached, solve};
use ninerooks_logic::{Effort, Level, Simplified, Solution, Status};
use ninerooks_render::Scene;
use ninerooks_render::pdf::{self, Entry, Line, Part};
use ninerooks_text::formats::Format;
use ninerooks_text::notation::{self, CellNames, Notation};
use ninerooks_text::walkthrough::{Options, entries};

use super::address::Address;
use crate::answer::Answer;
use crate::chosen::Chosen;
use crate::diagnosis::{self, Degree};
use crate::input::{Origin, Piece};
use crate::puzzle::{POSITIONS, gave_up};
use crate::readers::{for_readers, level_in_words};
use crate::term::exit::Exit;
use crate::term::talk::Complaint;
use crate::words::{self, plural};

/// Of an explanation no more lines than these are printed: a refutation may have thousands.
const LINES: usize = 40;

/// What makes an entry of each puzzle.
pub(super) struct Maker {
    pub(super) from: Option<&'static dyn Format>,
    pub(super) chosen: Chosen,
    /// Whether it is said how hard they are.
    pub(super) has_level: bool,
    /// With walkthroughs, how many steps of each have a picture.
    pub(super) pictures: Option<usize>,
    /// The page that codes lead to.
    pub(super) codes: Option<Address>,
}

impl Maker {
    /// The entry of a piece, but for its number.
    pub(super) fn answer(&self, piece: &Piece) -> Answer<Option<Box<Entry>>> {
        let read = match piece.puzzle(self.from) {
            Ok(read) => read,
            Err(message) => return Answer::unreadable(String::new(), message),
        };
        // What is printed has digits and rules; nobody can solve a puzzle by candidates that are not there.
        let mut printed = read.clone();
        (printed.candidates, printed.hidden) = (None, None);
        let (grid, solution) = match proper(&printed) {
            Ok(found) => found,
            Err(reason) => {
                let words = placed(piece, &format!("left out: {reason}"));
                return Answer::no(String::new(), Some(Complaint::Error(words)));
            }
        };
        let mut entry = Entry {
            number: 0,
            title: title(&read),
            level: String::new(),
            puzzle: Scene::of_puzzle(&printed),
            solution: Scene::of_grid(&solution),
            address: self.codes.as_ref().map(|page| page.of(&printed)),
            walkthrough: Vec::new(),
        };
        let mut warnings = Self::warnings(&read, &mut entry);
        let mut answer = Answer::done(String::new());
        let is_walked = self.has_level || self.pictures.is_some();
        if is_walked && let Err(defect) = self.walk(&grid, &mut entry) {
            answer.exit = Exit::No;
            warnings = vec![defect];
        }
        let is_defect = answer.exit == Exit::No;
        answer.complaint = (!warnings.is_empty()).then(|| {
            let words = placed(piece, &warnings.join("; "));
            if is_defect { Complaint::Error(words) } else { Complaint::Warning(words) }
        });
        answer.note = Some(Box::new(entry));
        answer
    }

    /// What is not printed of a puzzle. A code that is too dense to be read is left out.
    fn warnings(read: &Puzzle, entry: &mut Entry) -> Vec<String> {
        let mut warnings = Vec::new();
        let own = read.candidates.as_deref();
        if own.is_some_and(|own| read.default_candidates() != read.default_candidates() & *own) {
            warnings.push("candidates that were eliminated are not printed".to_owned());
        }
        let missing = pdf::missing(&entry.title);
        if !missing.is_empty() {
            warnings.push(no_signs("its title", &missing));
        }
        if entry.address.take_if(|address| !pdf::has_code(address)).is_some() {
            warnings.push(
                "no code is printed, for its rules would make it too dense to be read".to_owned(),
            );
        }
        warnings
    }

    /// Solves it by logic, as `ninerooks solve` shows it: its level, and its steps where they are printed.
    ///
    /// # Errors
    /// When the checker refuses a step, what to report.
    fn walk(&self, grid: &Grid, entry: &mut Entry) -> Result<(), String> {
        let (profile, _) = self.chosen.at(grid);
        let Simplified { solution: Solution { path, status, .. }, .. } =
            for_readers(grid, &profile);
        if let Status::Refused(step, _) = &status {
            return Err(words::defect(&grid.to_string(), &path.end, step));
        }
        let costs = profile.costs();
        let effort = Effort::of(&path.steps, costs);
        let is_solved = path.end.is_solved();
        // What all techniques do not solve is extreme; of what others do not solve nobody knows.
        let level = match is_solved {
            true => Level::of(&effort).name(),
            false if profile.id() == "default" => Level::Extreme.name(),
            false => "",
        };
        if self.has_level {
            level.clone_into(&mut entry.level);
        }
        let Some(pictures) = self.pictures else { return Ok(()) };
        let options = Options {
            joins_singles: true,
            explains: true,
            notation: Notation::Eureka,
            cells: CellNames::Short,
            ..Options::default()
        };
        let found = entries(path.walk(), &options);
        let mut dearest: Vec<usize> = (0..found.len()).collect();
        dearest.retain(|&i| found[i].step.is_some_and(|step| !step.is_single()));
        dearest.sort_by_key(|&i| std::cmp::Reverse(found[i].step.map_or(0, |step| costs.of(step))));
        dearest.truncate(pictures);
        let parts = found.iter().enumerate().map(|(i, one)| part(one, dearest.contains(&i)));
        entry.walkthrough = parts.collect();
        let steps = plural(path.steps.len() as u64, "step", "steps");
        let end = if is_solved {
            format!("Solved in {steps}. {}", level_in_words(&effort))
        } else {
            let name = &self.chosen.name;
            format!(
                "After {steps} no technique of the profile \"{name}\" finds a further one. The solution is by search."
            )
        };
        entry
            .walkthrough
            .push(Part { lines: vec![Line { depth: 0, text: end }], ..Part::default() });
        Ok(())
    }
}

/// A step, or singles that follow each other.
fn part(entry: &ninerooks_text::walkthrough::Entry<'_>, has_picture: bool) -> Part {
    let mut lines = vec![Line { depth: 0, text: entry.line.clone() }];
    let step = entry.step.filter(|step| !step.is_single());
    if let Some(step) = step {
        let reasons = notation::explain(&entry.before, step, CellNames::Short).lines;
        let more = reasons.len().saturating_sub(LINES);
        lines.extend(reasons.into_iter().take(LINES).map(|line| match line {
            notation::Line::Text(text) => Line { depth: 0, text },
            notation::Line::Inference { depth, text } => Line { depth: depth + 1, text },
        }));
        if more > 0 {
            let text = format!(
                "… and {}; ninerooks solve --verbose has them.",
                plural(more as u64, "line", "lines")
            );
            lines.push(Line { depth: 0, text });
        }
    }
    let picture = step.filter(|_| has_picture).map(|step| Scene::of_step(&entry.before, step));
    Part { heading: entry.heading(), lines, picture }
}

/// The grid of a puzzle and its only solution.
fn proper(puzzle: &Puzzle) -> Result<(Grid, Grid), String> {
    let diagnosis = diagnose(puzzle, POSITIONS);
    let reason = match &diagnosis {
        Diagnosis::Several { .. } => diagnosis::several(&diagnosis),
        Diagnosis::Unknown => Some(gave_up(POSITIONS)),
        _ => diagnosis::reason(puzzle, &diagnosis, Degree::Full),
    };
    if let Some(reason) = reason {
        return Err(reason);
    }
    let grid = reached(Grid::new(puzzle).map_err(|error| error.to_string())?);
    // It has exactly one, as was found out.
    let solution = solve(&grid).ok_or("No solution.")?;
    Ok((grid, solution))
}

/// Its title, and who made it.
fn title(puzzle: &Puzzle) -> String {
    let about = &puzzle.metadata;
    let title = about.title.as_deref().unwrap_or_default().trim();
    match about.author.as_deref().map(str::trim).filter(|author| !author.is_empty()) {
        Some(author) if title.is_empty() => format!("by {author}"),
        Some(author) => format!("{title}, by {author}"),
        None => title.to_owned(),
    }
}

/// Words about a piece with its place before them, where there are several.
fn placed(piece: &Piece, words: &str) -> String {
    match piece.origin {
        Origin::Argument(_) if piece.alone => words.to_owned(),
        Origin::Argument(_) => format!("{}: {words}", piece.origin),
        Origin::File(_) | Origin::Stdin => piece.placed(words),
    }
}

/// That a text has letters that cannot be printed.
pub(super) fn no_signs(what: &str, missing: &[char]) -> String {
    let letters: String = missing.iter().collect();
    format!("{what} has letters for which booklets have no signs: {letters}")
}
