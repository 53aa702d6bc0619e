//! Reading.

use ninerooks_board::{Cell, Puzzle};
use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::super::rule_text::{Form, KINDS, Kind};
use super::super::span::Span;
use super::super::variant::Gathered;
use super::super::{Fault, cells};
use super::{key, keys};

/// A value, and where it is.
type Value<'a> = Spanned<DeValue<'a>>;

/// The puzzle that a file says.
pub(super) fn puzzle(text: &str) -> Result<Puzzle, Fault> {
    let is_known = |line: &str| key(line).is_some_and(|key| keys().any(|known| known == key));
    if !super::is_one(text) && !text.lines().any(is_known) {
        return Err(Fault::new(0, "a rules file, as `anti-knight = true`", "none"));
    }
    let body = Span::new(text);
    let table = DeTable::parse(body.text).map_err(|error| {
        let at = error.span().map_or(0, |span| span.start);
        let found = error.message().lines().next().unwrap_or_default().to_owned();
        Fault::new(body.at + at, "a rules file in TOML", found)
    })?;
    let reader = Reader { text: body.text };
    let read = reader.puzzle(table.get_ref());
    read.map_err(|fault| Fault { at: body.at + fault.at, ..fault })
}

struct Reader<'a> {
    text: &'a str,
}

impl Reader<'_> {
    fn puzzle(&self, table: &DeTable<'_>) -> Result<Puzzle, Fault> {
        let mut entries: Vec<_> = table.iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let mut puzzle = Puzzle::default();
        let mut rules = Gathered::default();
        for (key, value) in entries {
            if let Some(kind) = KINDS.iter().find(|kind| kind.key == key.get_ref().as_ref()) {
                self.rules(kind, value, &mut rules)?;
            } else {
                self.entry(key.get_ref(), key.span().start, value, &mut puzzle)?;
            }
        }
        puzzle.rules = rules.finish()?;
        let is_said = |name: &str| table.contains_key(name);
        if puzzle.rules.is_none() && !is_said("givens") && !is_said("placed") {
            return Err(Fault::new(self.text.len(), "`givens`, `placed` or a rule", "none"));
        }
        Ok(puzzle)
    }

    /// Takes a key that is no rule.
    fn entry(
        &self,
        key: &str,
        at: usize,
        value: &Value<'_>,
        puzzle: &mut Puzzle,
    ) -> Result<(), Fault> {
        let metadata = &mut puzzle.metadata;
        let place = match key {
            "givens" => return self.values(value, true, puzzle),
            "placed" => return self.values(value, false, puzzle),
            "title" => &mut metadata.title,
            "author" => &mut metadata.author,
            "description" => &mut metadata.description,
            "comment" => &mut metadata.comment,
            "date" => &mut metadata.date,
            "source" => &mut metadata.source,
            "level" => &mut metadata.level,
            "url" => &mut metadata.url,
            other => {
                let nearest = keys().min_by_key(|known| distance(known, other));
                let nearest = nearest.unwrap_or_default();
                let expected = format!("a key that is known; the nearest is `{nearest}`");
                return Err(Fault::new(at, expected, format!("`{other}`")));
            }
        };
        *place = Some(self.string(value, "a text in quotes")?.to_owned());
        Ok(())
    }

    /// Takes 81 signs.
    fn values(&self, value: &Value<'_>, given: bool, puzzle: &mut Puzzle) -> Result<(), Fault> {
        let signs = self.string(value, "81 signs in quotes")?;
        let bare: String = signs.chars().filter(|c| !c.is_whitespace()).collect();
        let at = self.inside(value);
        let read = if bare == signs {
            cells::parse_81(Span { text: signs, at }, false)?
        } else {
            let read = cells::parse_81(Span { text: &bare, at }, false);
            read.map_err(|fault| Fault { at, ..fault })?
        };
        for cell in Cell::all() {
            let Some(digit) = read.value(cell) else { continue };
            if puzzle.value(cell).is_some() {
                let expected = format!("{cell} to be given or placed");
                return Err(Fault::new(at, expected, "both"));
            }
            let value = ninerooks_board::Candidate::new(digit, cell);
            if given { puzzle.give(value) } else { puzzle.place(value) }
        }
        Ok(())
    }

    /// Takes all rules of a kind.
    fn rules(&self, kind: &Kind, value: &Value<'_>, rules: &mut Gathered) -> Result<(), Fault> {
        let at = value.span().start;
        let expected = || format!("{} for `{}`", kind.form.example(), kind.key);
        match (&kind.form, value.get_ref()) {
            (Form::Plain(all), DeValue::Boolean(on)) => {
                let all = all.iter().filter(|_| *on);
                all.cloned().try_for_each(|rule| rules.add(at, rule))
            }
            (Form::Plain(_), _) => Err(self.fault(value, expected())),
            (_, DeValue::Array(entries)) => {
                entries.iter().try_for_each(|entry| self.rule(kind, entry, rules))
            }
            (_, DeValue::String(_)) => self.rule(kind, value, rules),
            _ => Err(self.fault(value, expected())),
        }
    }

    /// Takes a rule: a text, or a list of its pieces.
    fn rule(&self, kind: &Kind, value: &Value<'_>, rules: &mut Gathered) -> Result<(), Fault> {
        let expected = || format!("{} for `{}`", kind.form.example(), kind.key);
        let at = self.inside(value);
        let read = match value.get_ref() {
            DeValue::String(text) => kind.form.read(text).map_err(|(n, expected)| {
                let is_plain = self.text.get(at..).is_some_and(|rest| rest.starts_with(&**text));
                let rest = text.get(n..).unwrap_or_default();
                let rest = rest.split_whitespace().next().unwrap_or_default();
                Span { text: rest, at: if is_plain { at + n } else { at } }.fault(expected)
            })?,
            DeValue::Array(pieces) => {
                let texts = pieces.iter().map(|piece| self.string(piece, "a cell in quotes"));
                let texts = texts.collect::<Result<Vec<_>, _>>()?;
                let text = texts.join(kind.form.joint());
                let read = kind.form.read(&text);
                read.map_err(|(_, expected)| self.fault(value, expected))?
            }
            _ => return Err(self.fault(value, expected())),
        };
        rules.add(value.span().start, read)
    }

    fn string<'a>(&self, value: &'a Value<'_>, expected: &str) -> Result<&'a str, Fault> {
        match value.get_ref() {
            DeValue::String(text) => Ok(text),
            _ => Err(self.fault(value, expected)),
        }
    }

    /// Where a text begins that is in quotes.
    fn inside(&self, value: &Value<'_>) -> usize {
        let span = value.span();
        let raw = self.text.get(span.clone()).unwrap_or_default();
        span.start + usize::from(raw.starts_with(['"', '\'']))
    }

    fn fault(&self, value: &Value<'_>, expected: impl Into<String>) -> Fault {
        let span = value.span();
        let text = self.text.get(span.clone()).unwrap_or_default();
        Span { text, at: span.start }.fault(expected)
    }
}

/// How many letters have to be changed, added or left out to make one word of another.
fn distance(one: &str, other: &str) -> usize {
    let mut row: Vec<usize> = (0..=other.len()).collect();
    for (i, a) in one.bytes().enumerate() {
        let mut diagonal = row[0];
        row[0] = i + 1;
        for (j, b) in other.bytes().enumerate() {
            let change = diagonal + usize::from(a != b);
            diagonal = row[j + 1];
            row[j + 1] = change.min(row[j] + 1).min(diagonal + 1);
        }
    }
    row[other.len()]
}
