//! Simple Colors Wrap: a colour of which two places see each other.

use ninerooks_step::{Family, Info};

use crate::search::implication::Weak;
use crate::search::net::Survivors;
use crate::{Flow, Found, Position, Technique, search};

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
    fn find(&self, position: &Position, found: &mut Found) -> Flow {
        search::net::wraps(self.id(), position, Weak::OneDigit, Survivors::Left, found)
    }
}
