//! Simple Colors Wrap: a colour of which two places see each other.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::net::Survivors;
use crate::{Findings, Flow, Position, Technique, search};

pub(super) struct SimpleColorsWrap;

static INFO: Info = Info {
    id: "simple-colors-wrap",
    name: "Simple Colors Wrap",
    family: Family::Chains,
    since: "unreleased",
    aliases: &["hodoku:0501", "color wrap"],
    doc: include_str!("simple_colors_wrap.md"),
};

impl Technique for SimpleColorsWrap {
    fn info(&self) -> &'static Info {
        &INFO
    }

    /// Colour by colour.
    fn search(&self, position: &Position, found: &mut Findings) -> Flow {
        search::net::wraps(position, Weak::OneDigit, Survivors::Left, found)
    }
}
