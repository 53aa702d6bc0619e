//! Profiles as text, in TOML.

use std::fmt::Write;

use toml::Spanned;
use toml::de::{DeTable, DeValue};

use super::{Entry, Profile, ProfileError, built_in};
use crate::{Choice, Costs, PRICES, Selection, Technique, Topic, nearest_selections};

/// What a file may say.
#[derive(Default)]
struct File {
    /// The profile's name.
    name: Option<Spanned<String>>,
    /// What it has, in a line.
    about: Option<Spanned<String>>,
    /// Whom it is for, in a line.
    audience: Option<Spanned<String>>,
    carries: bool,
    whole: bool,
    uniqueness: bool,
    choice: Choice,
    /// Techniques and families, in the order in which they are asked.
    order: Option<Spanned<Vec<Spanned<String>>>>,
    /// Techniques and families of the order that are not asked.
    off: Vec<Spanned<String>>,
    /// What parts of steps cost.
    costs: Costs,
}

/// The keys of a file, as messages list them.
const KEYS: &str = "`name`, `about`, `for`, `carries`, `whole`, `uniqueness`, `choose`, \
                    `order`, `off` or `costs`";

impl File {
    /// The keys and values, or what is wrong first. By hand, because the page for
    /// browsers has to be loaded, and what `serde` derives for this is much larger.
    fn of(text: &str) -> Result<Self, ProfileError> {
        let table = DeTable::parse(text).map_err(|error| {
            let at = error.span().map_or(0, |span| span.start);
            ProfileError::new(text, at, one_line(error.message()))
        })?;
        let mut entries: Vec<_> = table.get_ref().iter().collect();
        entries.sort_by_key(|(key, _)| key.span().start);
        let mut file = Self::default();
        for (key, value) in entries {
            match key.get_ref().as_ref() {
                "name" => file.name = Some(string(text, value)?),
                "about" => file.about = Some(string(text, value)?),
                "for" => file.audience = Some(string(text, value)?),
                "carries" => file.carries = switch(text, value)?,
                "whole" => file.whole = switch(text, value)?,
                "uniqueness" => file.uniqueness = switch(text, value)?,
                "choose" => file.choice = choice(text, value)?,
                "order" => file.order = Some(Spanned::new(value.span(), strings(text, value)?)),
                "off" => file.off = strings(text, value)?,
                "costs" => file.costs = costs(text, value)?,
                other => {
                    let message = format!("expected {KEYS}, found `{other}`");
                    return Err(ProfileError::new(text, key.span().start, message));
                }
            }
        }
        Ok(file)
    }
}

/// The text that a value is.
fn string(text: &str, value: &Spanned<DeValue<'_>>) -> Result<Spanned<String>, ProfileError> {
    match value.get_ref() {
        DeValue::String(string) => Ok(Spanned::new(value.span(), string.clone().into_owned())),
        _ => Err(unlike(text, value, "a string")),
    }
}

/// The texts of a list.
fn strings(text: &str, value: &Spanned<DeValue<'_>>) -> Result<Vec<Spanned<String>>, ProfileError> {
    match value.get_ref() {
        DeValue::Array(items) => items.iter().map(|item| string(text, item)).collect(),
        _ => Err(unlike(text, value, "a list of strings")),
    }
}

/// The yes or no that a value is.
fn switch(text: &str, value: &Spanned<DeValue<'_>>) -> Result<bool, ProfileError> {
    match value.get_ref() {
        DeValue::Boolean(on) => Ok(*on),
        _ => Err(unlike(text, value, "true or false")),
    }
}

/// The choice that a value names.
fn choice(text: &str, value: &Spanned<DeValue<'_>>) -> Result<Choice, ProfileError> {
    let name = string(text, value)?;
    Choice::by_name(name.get_ref()).ok_or_else(|| {
        let known = Choice::NAMES.map(|(_, name)| name).join(", ");
        let message = format!("expected one of {known}; found {:?}", name.get_ref());
        ProfileError::new(text, value.span().start, message)
    })
}

/// The prices that a table changes.
fn costs(text: &str, value: &Spanned<DeValue<'_>>) -> Result<Costs, ProfileError> {
    let DeValue::Table(table) = value.get_ref() else {
        return Err(unlike(text, value, "a table"));
    };
    let mut entries: Vec<_> = table.iter().collect();
    entries.sort_by_key(|(key, _)| key.span().start);
    let mut costs = Costs::default();
    for (key, value) in entries {
        let price = match value.get_ref() {
            DeValue::Integer(number) => u16::from_str_radix(number.as_str(), number.radix()).ok(),
            _ => return Err(unlike(text, value, "a number")),
        };
        let Some(price) = price else {
            let message = "expected a number up to 65535, found another one";
            return Err(ProfileError::new(text, value.span().start, message));
        };
        if !costs.set(key.get_ref(), price) {
            let known = PRICES.map(|(_, name, _)| name).join(", ");
            let message = format!("expected one of {known}; found `{}`", key.get_ref());
            return Err(ProfileError::new(text, key.span().start, message));
        }
    }
    Ok(costs)
}

/// That a value is of another kind than it has to be.
fn unlike(text: &str, value: &Spanned<DeValue<'_>>, expected: &str) -> ProfileError {
    let found = match value.get_ref() {
        DeValue::String(_) => "a string",
        DeValue::Integer(_) | DeValue::Float(_) => "a number",
        DeValue::Boolean(_) => "true or false",
        DeValue::Datetime(_) => "a date",
        DeValue::Array(_) => "a list",
        DeValue::Table(_) => "a table",
    };
    ProfileError::new(text, value.span().start, format!("expected {expected}, found {found}"))
}

/// How many characters a name or a line about a profile may have.
const LONGEST: usize = 200;

impl Profile {
    /// Reads a profile:
    ///
    /// ```
    /// use ninerooks_logic::Profile;
    /// let profile = Profile::read("mine.toml", r#"
    ///     name = "mine"            # without it, the profile is called as the file
    ///     about = "what it has"
    ///     for = "whom it is for"
    ///     carries = false          # whether deleted patterns stay deleted for the steps after it
    ///     whole = false            # whether pair deletion and sums of patterns are one step each
    ///     uniqueness = false       # whether steps may assume that there is only one solution
    ///     choose = "order"         # or "cheapest", "effect", "hodoku"
    ///     order = ["hidden-single", "Naked Single", "hodoku:0300", "subsets"]
    ///     off = ["x-wing"]
    ///     [costs]                  # of parts of steps, where the cheaper step is wanted
    ///     strong-link = 15
    /// "#)?;
    /// let ids: Vec<&str> = profile.techniques().map(|technique| technique.info().id).collect();
    /// assert_eq!(ids[..3], ["hidden-single", "naked-single", "locked-pair"]);
    /// # Ok::<(), ninerooks_logic::ProfileError>(())
    /// ```
    ///
    /// Only `order` must be there. In it, and in `off`, a technique goes by any of its names. A family, and any
    /// other name for several techniques, stands for those of them that the order does not name one by one.
    ///
    /// `file` is the name of the file. A name that a built-in profile has is refused, unless the
    /// profile is the same: who reads it in a record must be able to rely on it.
    ///
    /// # Errors
    /// What is wrong first, and where.
    pub fn read(file: &str, text: &str) -> Result<Self, ProfileError> {
        let (profile, at) = Self::parsed(file, text)?;
        let Some(built_in) = built_in::by_id(&profile.id) else {
            return Ok(profile);
        };
        let asks = |profile: &Self| {
            let id = |entry: &Entry| (entry.technique.info().id, entry.on);
            let order: Vec<_> = profile.entries.iter().map(id).collect();
            let switches = (profile.carries, profile.whole, profile.assumes_uniqueness);
            (switches, profile.choice, profile.costs, order)
        };
        if asks(built_in) == asks(&profile) {
            return Ok(profile);
        }
        let message = format!(
            "expected a name of its own, found {:?}, which is the name of a built-in profile with \
             other techniques",
            profile.id
        );
        Err(ProfileError::new(text, at, message))
    }

    /// As [`read`](Self::read), but any name will do.
    pub(super) fn parse(name: &str, text: &str) -> Result<Self, ProfileError> {
        Self::parsed(name, text).map(|(profile, _)| profile)
    }

    /// The profile, and where its name is.
    fn parsed(name: &str, text: &str) -> Result<(Self, usize), ProfileError> {
        let file = File::of(text)?;
        let said = |what: &Option<Spanned<String>>| line(text, what.as_ref());
        let name = said(&file.name)?.unwrap_or_else(|| name.to_owned());
        let about = said(&file.about)?.unwrap_or_default();
        let audience = said(&file.audience)?.unwrap_or_default();
        let Some(order) = file.order else {
            let message = "expected `order`, a list of techniques; found none";
            return Err(ProfileError::new(text, 0, message));
        };
        let mut profile = Self::of(&name, ordered(text, order.get_ref())?);
        if profile.entries.is_empty() {
            let at = order.span().start;
            return Err(ProfileError::new(text, at, "expected a technique or more, found none"));
        }
        for item in &file.off {
            let techniques = selected(text, item)?.techniques;
            let of_it = techniques.iter().filter(|t| profile.switch(t.info().id, false));
            if of_it.count() == 0 {
                let message = format!("expected what `order` has, found {:?}", item.get_ref());
                return Err(ProfileError::new(text, item.span().start, message));
            }
        }
        profile.assume_uniqueness(file.uniqueness);
        let at = file.name.map_or(0, |name| name.span().start);
        let File { carries, whole, costs, choice, .. } = file;
        Ok((Self { about, audience, whole, costs, choice, ..profile.carrying(carries) }, at))
    }

    /// The profile as a file, which [`read`](Self::read) reads.
    pub fn to_toml(&self) -> String {
        let mut text = String::new();
        let said = [("name", &self.id), ("about", &self.about), ("for", &self.audience)];
        for (key, value) in said {
            if !value.is_empty() {
                let _ = writeln!(text, "{key} = {}", quoted(value));
            }
        }
        for (key, on) in [("carries", self.carries), ("uniqueness", self.assumes_uniqueness)] {
            let _ = writeln!(text, "{key} = {on}");
        }
        if self.whole {
            text.push_str("whole = true\n");
        }
        if self.choice != Choice::Order {
            let _ = writeln!(text, "choose = {}", quoted(self.choice.name()));
        }
        let list = |text: &mut String, key: &str, entries: &mut dyn Iterator<Item = &Entry>| {
            let _ = writeln!(text, "{key} = [");
            for entry in entries {
                let _ = writeln!(text, "    {},", quoted(entry.technique.info().id));
            }
            text.push_str("]\n");
        };
        list(&mut text, "order", &mut self.entries.iter());
        if self.entries.iter().any(|entry| !entry.on) {
            list(&mut text, "off", &mut self.entries.iter().filter(|entry| !entry.on));
        }
        for (at, (name, price)) in self.costs.changed().enumerate() {
            let head = if at == 0 { "[costs]\n" } else { "" };
            let _ = writeln!(text, "{head}{name} = {price}");
        }
        text
    }
}

/// The techniques of an order, families spread out.
fn ordered(text: &str, items: &[Spanned<String>]) -> Result<Vec<&'static Technique>, ProfileError> {
    let selections: Vec<Selection> =
        items.iter().map(|item| selected(text, item)).collect::<Result<_, _>>()?;
    let mut named: Vec<&str> = Vec::new();
    for (item, selection) in items.iter().zip(&selections) {
        let Some(technique) = selection.single() else { continue };
        let id = technique.info().id;
        if named.contains(&id) {
            let message = format!("expected each technique once, found {id} again");
            return Err(ProfileError::new(text, item.span().start, message));
        }
        named.push(id);
    }
    let mut order: Vec<&'static Technique> = Vec::new();
    for selection in selections {
        for technique in &selection.techniques {
            let id = technique.info().id;
            let elsewhere = selection.single().is_none() && named.contains(&id);
            if !elsewhere && order.iter().all(|other| other.info().id != id) {
                order.push(*technique);
            }
        }
    }
    Ok(order)
}

/// What a name stands for.
fn selected(text: &str, item: &Spanned<String>) -> Result<Selection, ProfileError> {
    let name = item.get_ref();
    Selection::by_name(name).ok_or_else(|| {
        let meant = match nearest_selections(name).as_slice() {
            [] => String::new(),
            near => format!("; did you mean {}?", near.join(" or ")),
        };
        let absent = match Topic::by_name(name) {
            Some(topic) if !topic.is_here => ", which is not in Ninerooks yet",
            _ => "",
        };
        let message = format!("expected a technique or a family, found {name:?}{absent}{meant}");
        ProfileError::new(text, item.span().start, message)
    })
}

/// A text that fits into a line of a table.
fn line(text: &str, said: Option<&Spanned<String>>) -> Result<Option<String>, ProfileError> {
    let Some(said) = said else { return Ok(None) };
    let value = said.get_ref();
    let fault = if value.trim().is_empty() {
        "nothing"
    } else if value.chars().any(char::is_control) {
        "a control character"
    } else if value.chars().count() > LONGEST {
        "more"
    } else {
        return Ok(Some(value.clone()));
    };
    let message = format!("expected a line of {LONGEST} characters at most, found {fault}");
    Err(ProfileError::new(text, said.span().start, message))
}

/// A message without line breaks.
fn one_line(message: &str) -> String {
    message
        .split('\n')
        .map(str::trim)
        .filter(|line| !line.is_empty())
        .collect::<Vec<_>>()
        .join("; ")
}

/// A text as TOML writes it.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => {
                let _ = write!(quoted, "\\u{:04X}", u32::from(c));
            }
            c => quoted.push(c),
        }
    }
    quoted.push('"');
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::by_name;

    fn fault(text: &str) -> (usize, usize, String) {
        let error = Profile::read("mine.toml", text).expect_err("it is wrong");
        (error.line, error.column, error.message)
    }

    fn entries(profile: &Profile) -> Vec<(&'static str, bool)> {
        profile.entries().iter().map(|entry| (entry.technique.info().id, entry.on)).collect()
    }

    #[test]
    fn what_is_written_is_read_as_it_was() {
        for built_in in Profile::built_in() {
            let mut profile =
                Profile { id: "a \"name\" \\ of mine".to_owned(), ..built_in.clone() };
            profile.assume_uniqueness(true);
            let first = profile.entries()[0].technique.info().id;
            profile.switch(first, false);
            assert!(profile.costs.set("fin", 6));
            profile.choose(Choice::Effect);
            let read = Profile::read("x", &profile.to_toml()).expect("what was written");
            assert_eq!(entries(&read), entries(&profile));
            assert_eq!((read.id(), read.about()), (profile.id(), profile.about()));
            assert_eq!(read.audience(), profile.audience());
            assert_eq!(read.carries(), profile.carries());
            assert_eq!(read.costs(), profile.costs());
            assert_eq!(read.choice(), Choice::Effect);
            assert!(read.assumes_uniqueness());
        }
    }

    #[test]
    fn a_family_stands_for_what_is_not_named_one_by_one() {
        let text = "order = [\"singles\", \"naked-single\"]\noff = [\"Full House\"]\n";
        let profile = Profile::read("mine.toml", text).expect("a profile");
        let expected = [
            ("full-house", false),
            ("hidden-single", true),
            ("rule-single", true),
            ("naked-single", true),
        ];
        assert_eq!(entries(&profile), expected);
        assert_eq!(profile.id(), "mine.toml");
    }

    #[test]
    fn an_unknown_name_is_shown_with_its_place_and_the_nearest() {
        let (line, column, message) =
            fault("about = \"x\"\norder = [\n  \"naked-single\",\n  \"swordfsh\",\n]\n");
        assert_eq!((line, column), (4, 3));
        assert_eq!(
            message,
            "expected a technique or a family, found \"swordfsh\"; did you mean swordfish?"
        );
        let (.., message) = fault("order = [\"chans\"]");
        assert!(message.contains("did you mean chains"), "{message}");
    }

    #[test]
    fn each_fault_has_its_place() {
        let cases = [
            ("", (1, 1), "expected `order`"),
            ("order = [\n", (1, 10), "unclosed array"),
            ("order = \"x-wing\"", (1, 9), "expected a list of strings, found a string"),
            ("order = []", (1, 9), "expected a technique or more"),
            ("order = [\"x-wing\", 3]", (1, 20), "expected a string, found a number"),
            ("order = [\"x-wing\"]\nodrer = 1", (2, 1), "or `costs`, found `odrer`"),
            ("order = [\"x-wing\"]\n[costs]\nrope = 1", (3, 1), "strong-link, group-node"),
            (
                "order = [\"x-wing\"]\nchoose = \"best\"",
                (2, 10),
                "order, cheapest, effect, hodoku; found",
            ),
            ("order = [\"x-wing\"]\ncosts = 1", (2, 9), "expected a table, found a number"),
            ("order = [\"x-wing\"]\ncosts.fin = -1", (2, 13), "a number up to 65535"),
            (
                "order = [\"x-wing\"]\ncarries = 1",
                (2, 11),
                "expected true or false, found a number",
            ),
            ("order = [\"x-wing\", \"hodoku:0300\"]", (1, 20), "found x-wing again"),
            ("order = [\"x-wing\"]\noff = [\"fish\", \"skyscraper\"]", (2, 16), "what `order` has"),
            ("order = [\"x-wing\"]\nabout = []", (2, 9), "expected a string, found a list"),
            ("order = [\"x-wing\"]\n[for]\n", (2, 1), "found a table"),
            ("off = 2026-11-22\nodrer = 1", (1, 7), "found a date"),
            ("name = \"\"\norder = [\"x-wing\"]", (1, 8), "found nothing"),
            ("name = \"a\\nb\"\norder = [\"x-wing\"]", (1, 8), "a control character"),
            ("name = \"basic\"\norder = [\"x-wing\"]", (1, 8), "a name of its own"),
        ];
        for (text, place, expected) in cases {
            let (line, column, message) = fault(text);
            assert_eq!((line, column), place, "{text}: {message}");
            assert!(message.contains(expected), "{text}: {message}");
        }
    }

    #[test]
    fn a_built_in_name_is_kept_by_the_same_profile_only() {
        let text = |id| format!("name = \"{id}\"\n{}", Profile::source(id).expect("built in"));
        let same = Profile::read("x", &text("basic")).expect("it is the same");
        assert_eq!(same.id(), "basic");
        let other = text("basic").replace("    \"x-wing\",\n", "");
        assert!(Profile::read("x", &other).is_err());
        assert!(by_name("x-wing").is_some());
    }
}
