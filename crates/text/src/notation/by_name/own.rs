//! What this program prints of a path, with all that stands around its steps.

use std::borrow::Cow;

/// The steps of a text, line by line, without what is not a step.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OwnSteps<'a> {
    /// The text; lines that are passed over are empty, so that the others keep their numbers.
    pub text: Cow<'a, str>,
    /// How many lines with something in them were passed over.
    pub passed_over: usize,
}

/// Takes the steps out of what `solve` prints, with its explanations, tables and drawings, or out of a walkthrough for
/// a forum. Any other text is left as it is.
///
/// It is such a text if a line begins with a number, a full stop and the name of a technique. Below it whatever is indented
/// by three columns or more belongs to the step; so do grids. What comes behind `Solved in`, or `Stuck after`, is the end.
pub fn own_steps(text: &str) -> OwnSteps<'_> {
    if !text.lines().any(|line| Numbered::of(line).is_some_and(|it| it.is_named())) {
        return OwnSteps { text: Cow::Borrowed(text), passed_over: 0 };
    }
    let mut reader = Reader::default();
    let mut steps = String::with_capacity(text.len());
    for line in text.lines() {
        match reader.line(line) {
            Some(kept) => steps.push_str(&kept),
            None if !line.trim().is_empty() => reader.passed_over += 1,
            None => {}
        }
        steps.push('\n');
    }
    OwnSteps { text: Cow::Owned(steps), passed_over: reader.passed_over }
}

#[derive(Default)]
struct Reader {
    /// Whether the last numbered step has the name of a technique.
    is_named: bool,
    is_forum: bool,
    part: Part,
    passed_over: usize,
}

/// Where in the text it is.
#[derive(Clone, Copy, Default, PartialEq, Eq)]
enum Part {
    #[default]
    Steps,
    /// In a block of code, which is a grid.
    Code,
    /// Behind the last step.
    End,
}

impl Reader {
    /// What of a line is read.
    fn line<'a>(&mut self, line: &'a str) -> Option<Cow<'a, str>> {
        let trimmed = line.trim();
        match trimmed {
            "[code]" => self.part = Part::Code,
            "[/code]" => {
                self.part = Part::Steps;
                return None;
            }
            _ => {}
        }
        if self.part != Part::Steps {
            return None;
        }
        if let Some(numbered) = Numbered::of(line) {
            self.is_named = numbered.is_named();
            self.is_forum |= numbered.is_bold;
            return Some(numbered.plain());
        }
        if let Some(singles) = folded_singles(trimmed) {
            return Some(singles.into());
        }
        if !self.is_named {
            return (!is_sentence(trimmed)).then_some(Cow::Borrowed(line));
        }
        if ENDS.iter().any(|end| trimmed.starts_with(end)) {
            self.part = Part::End;
            return None;
        }
        let own = line.chars().take_while(|c| c.is_whitespace()).count();
        let is_below = own >= 3 && !trimmed.is_empty();
        let is_passed = self.is_forum || is_below || is_drawing(trimmed);
        (!is_passed).then_some(Cow::Borrowed(line))
    }
}

/// What the last line of a path begins with.
const ENDS: [&str; 4] = ["Solved in ", "Stuck after ", "More than one solution", "No solution:"];

/// What is said before the steps: "The puzzle has one solution, by search."
fn is_sentence(line: &str) -> bool {
    let is_of_words = line.chars().all(|c| c.is_alphabetic() || " ,.".contains(c));
    line.ends_with('.') && is_of_words && line.split_whitespace().count() > 3
}

/// `… 6 singles` as `singles`.
fn folded_singles(line: &str) -> Option<&'static str> {
    let rest = line.strip_prefix('…').or_else(|| line.strip_prefix("..."))?;
    let (number, word) = rest.trim().split_once(' ')?;
    let is_it = number.parse::<u32>().is_ok() && ["single", "singles"].contains(&word);
    is_it.then_some("singles")
}

/// A grid, or its frame.
fn is_drawing(line: &str) -> bool {
    let of_grid = |c: char| c.is_ascii_digit() || " .:|+-'*│─┼┌┐└┘├┤┬┴║═╬".contains(c);
    let is_frame = line.chars().any(|c| "│─┌└┬┴".contains(c));
    is_frame || (line.chars().count() >= 9 && line.chars().all(of_grid))
}

/// A line that begins with a number and a full stop.
struct Numbered<'a> {
    rest: &'a str,
    is_bold: bool,
}

impl<'a> Numbered<'a> {
    /// ` 3. X-Wing: …`, `3. [b]X-Wing[/b]: …`, `1–25. [b]25 singles[/b]: …`.
    fn of(line: &'a str) -> Option<Self> {
        let (number, rest) = line.split_once(". ")?;
        let is_number = |text: &str| !text.is_empty() && text.chars().all(|c| c.is_ascii_digit());
        if !number.trim_start().split(['–', '-']).all(is_number) {
            return None;
        }
        let rest = rest.trim_start();
        let is_bold = rest.starts_with("[b]");
        Some(Self { rest, is_bold })
    }

    fn is_named(&self) -> bool {
        let name = self.rest.trim_start_matches("[b]").split_once(':').map(|(name, _)| name);
        let is_name = |name: &str| {
            let is_plain = !name.contains(['=', '{']) && !super::is_label(name);
            name.starts_with(char::is_alphanumeric) && is_plain
        };
        name.is_some_and(is_name)
    }

    /// The step without its number and without marks of a forum.
    fn plain(&self) -> Cow<'a, str> {
        if !self.is_bold && self.singles().is_none() {
            return Cow::Borrowed(self.rest);
        }
        match self.singles() {
            Some(places) => Cow::Borrowed(places),
            None => self.rest.replacen("[b]", "", 1).replacen("[/b]", "", 1).into(),
        }
    }

    /// What follows `25 singles:`.
    fn singles(&self) -> Option<&'a str> {
        let (name, places) = self.rest.split_once(':')?;
        let name = name.trim_start_matches("[b]").trim_end_matches("[/b]");
        let (number, word) = name.split_once(' ')?;
        let is_it = number.parse::<u32>().is_ok() && ["single", "singles"].contains(&word);
        is_it.then_some(places.trim_start())
    }
}
