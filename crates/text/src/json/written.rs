//! Steps as they are written: what their [`StepRecord`](super::StepRecord)s would be, byte for byte, without making these.
//!
//! Nearly all steps are singles with one cover, so these are put together of a few letters each. Whatever is rarer goes through the
//! records. So to write the path of a puzzle with 17 givens takes a sixth of the instructions that it took by records alone.

use std::io::Write;

use ninerooks_board::{Candidate, House};
use ninerooks_proof::{Cover, Fact, Reason, Term};
use ninerooks_step::{Shape, Single, Step};
use serde::Serialize;

use super::Schema;
use super::lemmas::LemmaRecord;
use super::proof::ProofRecord;
use crate::notation::describe;

/// How much is written of a step.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Form {
    /// All of it.
    #[default]
    Full,
    /// What a check needs: without shape and notation, and without lists that are empty.
    Lean,
}

impl Form {
    /// The forms with their names.
    pub const NAMES: [(Self, &'static str); 2] = [(Self::Full, "full"), (Self::Lean, "lean")];
}

/// The list of the steps of a line.
///
/// ```
/// use ninerooks_board::Sector;
/// use ninerooks_proof::Cover;
/// use ninerooks_step::{Family, Finding, Info, Shape, Single, TechniqueId};
/// use ninerooks_text::json::{Form, StepRecord, StepsRecord, Written};
/// # static INFO: Info = Info {
/// #     id: "hidden-single", name: "Hidden Single", family: Family::Singles, since: "0.1", aliases: &[], doc: "",
/// # };
/// # let target = "1r8c3".parse()?;
/// # let shape = Shape::Single(Single { target, house: Some("b7".parse()?) });
/// # let cover = Cover::new(&["1B7".parse::<Sector>()?], &["8N3".parse()?]);
/// # let step = Finding::place(target, shape, cover).by(TechniqueId::new(&INFO));
/// let line = |form| {
///     let steps = Written::new([&step], form);
///     let bare = StepsRecord { schema: steps.schema(), ..StepsRecord::new("1...", Vec::new()) };
///     steps.line(&bare)
/// };
/// assert_eq!(line(Form::Full), StepsRecord::new("1...", vec![StepRecord::from(&step)]).to_line());
/// assert_eq!(
///     line(Form::Lean),
///     r#"{"schema":1,"puzzle":"1...","steps":[{"technique":"hidden-single","placements":["1r8c3"],"#.to_owned()
///         + r#""proof":{"kind":"cover","scale":1,"truths":{"1B7":1},"links":{"8N3":1}}}]}"#
/// );
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Debug)]
pub struct Written {
    /// The list without its brackets.
    text: Vec<u8>,
    schema: Schema,
}

/// The list that a record has before steps are put into it. No text in a record reads so: its quotes have a `\` before them.
const NO_STEPS: &str = "\"steps\":[";

/// Everything that is written here is UTF-8, and memory takes all of it.
const IS_TEXT: &str = "names and records are text, and memory takes them";

impl Written {
    /// Writes these steps.
    pub fn new<'a>(steps: impl IntoIterator<Item = &'a Step>, form: Form) -> Self {
        let steps = steps.into_iter();
        // Singles fit, and what does not grows a few times.
        let room = steps.size_hint().0 * 280;
        let mut written = Self { text: Vec::with_capacity(room), schema: Schema::One };
        for step in steps {
            if !written.text.is_empty() {
                written.put(b",");
            }
            written.step(step, form);
        }
        written
    }

    /// The first schema that has all that they say.
    pub const fn schema(&self) -> Schema {
        self.schema
    }

    /// A record that has no steps as a line with these, without its end.
    ///
    /// # Panics
    /// Where the record has no list `steps`, or one with steps in it already: it would be no JSON.
    pub fn line(&self, record: &impl Serialize) -> String {
        let record = serde_json::to_string(record).expect(IS_TEXT);
        let at = record.find(NO_STEPS).expect("a record has a list of steps") + NO_STEPS.len();
        assert!(
            record[at..].starts_with(']'),
            "the steps of a record that are written are not in it"
        );
        let mut line = String::with_capacity(record.len() + self.text.len() + 1);
        line.push_str(&record[..at]);
        line.push_str(str::from_utf8(&self.text).expect(IS_TEXT));
        line.push_str(&record[at..]);
        line
    }

    fn put(&mut self, bytes: &[u8]) {
        self.text.extend_from_slice(bytes);
    }

    /// Anything, as its type writes itself.
    fn value(&mut self, value: &impl Serialize) {
        serde_json::to_writer(&mut self.text, value).expect(IS_TEXT);
    }

    /// A text. Most have nothing to be escaped, which is seen for sixteen letters at once.
    fn string(&mut self, text: &str) {
        let escapes = |byte: u8| byte < b' ' || byte == b'"' || byte == b'\\';
        if text.bytes().fold(false, |any, byte| any | escapes(byte)) {
            return self.value(&text);
        }
        self.put(b"\"");
        self.put(text.as_bytes());
        self.put(b"\"");
    }

    fn step(&mut self, step: &Step, form: Form) {
        self.put(b"{\"technique\":");
        self.string(step.technique.id());
        self.candidates(b",\"placements\":[", step.placements(), form);
        self.candidates(b",\"eliminations\":[", step.eliminations(), form);
        if form == Form::Full {
            self.put(b",\"shape\":");
            self.shape(&step.shape);
            self.put(b",\"notation\":");
            self.string(&describe(step));
        }
        if !step.proof.lemmas.is_empty() {
            self.schema = Schema::Two;
            self.put(b",\"lemmas\":");
            self.value(&step.proof.lemmas.iter().map(LemmaRecord::from).collect::<Vec<_>>());
        }
        self.put(b",\"proof\":");
        self.reason(&step.proof.then);
        self.put(b"}");
    }

    /// The list of these candidates behind its name.
    fn candidates(&mut self, name: &[u8], candidates: impl Iterator<Item = Candidate>, form: Form) {
        let before = self.text.len();
        self.put(name);
        let mut comma: &[u8] = b"";
        for candidate in candidates {
            self.put(comma);
            self.candidate(candidate);
            comma = b",";
        }
        self.put(b"]");
        if comma.is_empty() && form == Form::Lean {
            self.text.truncate(before);
        }
    }

    fn candidate(&mut self, candidate: Candidate) {
        let [digit, r, row, c, column] = candidate.letters();
        self.put(&[b'"', digit, r, row, c, column, b'"']);
    }

    fn shape(&mut self, shape: &Shape) {
        let Shape::Single(Single { target, house }) = shape else { return self.value(shape) };
        self.put(b"{\"kind\":\"single\",\"target\":");
        self.candidate(*target);
        match house.map(House::letters) {
            Some(house) => {
                self.put(b",\"house\":\"");
                self.put(&house);
                self.put(b"\"}");
            }
            None => self.put(b",\"house\":null}"),
        }
    }

    fn reason(&mut self, reason: &Reason) {
        let Reason::Covers(covers) = reason else {
            let record = ProofRecord::from(reason);
            if !record.is_first() {
                self.schema = Schema::Two;
            }
            return self.value(&record);
        };
        match &**covers {
            [cover] => {
                self.put(b"{\"kind\":\"cover\",");
                self.cover(cover);
            }
            covers => {
                self.put(b"{\"kind\":\"covers\",\"covers\":[");
                for (at, cover) in covers.iter().enumerate() {
                    self.put(if at == 0 { b"{" } else { b",{" });
                    self.cover(cover);
                }
                self.put(b"]}");
            }
        }
    }

    /// A cover behind its opening brace.
    fn cover(&mut self, cover: &Cover) {
        if cover.has_lemmas() {
            self.schema = Schema::Two;
        }
        self.put(b"\"scale\":");
        self.number(cover.scale.into());
        self.put(b",\"truths\":{");
        self.side(&cover.terms, -1);
        self.put(b"},\"links\":{");
        self.side(&cover.terms, 1);
        self.put(b"}}");
    }

    /// The weights of one sign, each fact where it is first, with all of its weight.
    fn side(&mut self, terms: &[Term], sign: i16) {
        let mut comma: &[u8] = b"";
        for (at, term) in terms.iter().enumerate().filter(|(_, term)| term.weight.signum() == sign)
        {
            let is_same = |other: &&Term| other.fact == term.fact && other.weight.signum() == sign;
            if terms[..at].iter().any(|other| is_same(&other)) {
                continue;
            }
            let weights = terms[at..].iter().filter(is_same);
            let weight = weights.map(|same| i64::from(same.weight.unsigned_abs())).sum();
            self.put(comma);
            match term.fact {
                Fact::Sector(sector) => {
                    let [first, letter, last] = sector.letters();
                    self.put(&[b'"', first, letter, last, b'"', b':']);
                }
                Fact::Lemma(lemma) => {
                    write!(self.text, "\"L{}\":", u32::from(lemma) + 1).expect(IS_TEXT);
                }
            }
            self.number(weight);
            comma = b",";
        }
    }

    fn number(&mut self, number: i64) {
        match u8::try_from(number) {
            Ok(digit @ 0..=9) => self.put(&[b'0' + digit]),
            _ => write!(self.text, "{number}").expect(IS_TEXT),
        }
    }
}
