//! The classification of CSP-Rules: W, B, depth of T&E, `BxB`.

use std::fmt::Write;

use ninerooks_rating::csp::{Bound, Rating, rate};
use ninerooks_text::json::Schema;
use serde::{Serialize, Serializer};

use super::scale::{Rated, Scale, Subject};
use crate::input::Piece;
use crate::resume::{EarlierAnswer, foreign};
use crate::term::output;

/// How much work is allowed.
pub(super) struct Csp {
    pub(super) work: u64,
}

/// A number, or an object that says what it is at least.
struct Number(Bound);

impl Serialize for Number {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        #[derive(Serialize)]
        struct Least {
            at_least: u8,
        }
        match self.0 {
            Bound::Exactly(number) => number.serialize(serializer),
            Bound::AtLeast(at_least) => Least { at_least }.serialize(serializer),
        }
    }
}

/// What there is to say of a puzzle, for programs.
#[derive(Serialize)]
struct Record<'a> {
    schema: Schema,
    puzzle: &'a str,
    by: &'static str,
    depth: Number,
    #[serde(skip_serializing_if = "Option::is_none")]
    w: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    b: Option<Number>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bxb: Option<Number>,
    work: u64,
    solved: bool,
}

impl Scale for Csp {
    fn name(&self) -> &'static str {
        "csp"
    }

    fn columns(&self) -> &'static [&'static str] {
        &["te_depth", "w", "b", "bxb"]
    }

    fn rate(&self, _: &Piece, start: &Subject) -> Rated {
        let Rating { depth, w, b, bxb, work } = rate(&start.grid, self.work);
        let solved = matches!(depth, Bound::Exactly(_));
        let record = output::json_line(&Record {
            schema: Schema::One,
            puzzle: &start.recorded,
            by: self.name(),
            depth: Number(depth),
            w: w.map(Number),
            b: b.map(Number),
            bxb: bxb.map(Number),
            work,
            solved,
        });
        let named = [("W", w), ("B", b), ("BxB", bxb)];
        let mut text = format!("T&E({depth})");
        for (name, bound) in named {
            match bound {
                Some(Bound::Exactly(number)) => {
                    let _ = write!(text, ", {name} = {number}");
                }
                Some(Bound::AtLeast(number)) => {
                    let _ = write!(text, ", {name} ≥ {number}");
                }
                None => {}
            }
        }
        let cell = |bound: Option<Bound>| bound.map_or_else(String::new, |bound| bound.to_string());
        let cells = [Some(depth), w, b, bxb].map(cell).to_vec();
        Rated { text: text + "\n", record, cells, solved, wanted: true }
    }

    fn recall(&self, earlier: &EarlierAnswer) -> Result<bool, String> {
        match (earlier.by.as_deref(), earlier.solved) {
            (Some("csp"), Some(solved)) => Ok(solved),
            _ => Err(foreign()),
        }
    }
}
