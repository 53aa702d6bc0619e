//! Marks: what is written before a candidate to tell its role.

use ninerooks_board::{CellSet, Digit};

use super::paint::{self, Span};
use crate::{CellView, Role, Scene, ZoneKind};

/// Before the only candidate of an unsolved cell, so that it is not taken for a value.
pub(super) const LONE: char = '?';
/// In place of the candidates of a cell that has none.
pub(super) const NONE: char = '!';

/// Before a digit that excludes the other places of a single.
pub(super) const BLOCKING: char = '#';

/// The cells whose digits do so.
pub(super) fn blocking(scene: &Scene) -> CellSet {
    let zones = scene.zones.iter().filter(|zone| zone.kind == ZoneKind::Blocking);
    zones.fold(CellSet::EMPTY, |cells, zone| cells | zone.cells)
}

/// The roles that have a mark, in the order in which they follow each other in a word.
pub(super) const MARKED: [Role; 5] =
    [Role::Truth, Role::Fin, Role::Linked, Role::Eliminated, Role::Target];

/// The mark of a role.
pub(super) const fn mark(role: Role) -> Option<char> {
    match role {
        Role::Plain | Role::Covered => None,
        Role::Truth => Some('*'),
        Role::Fin => Some('#'),
        Role::Linked => Some('~'),
        Role::Eliminated => Some('-'),
        Role::Target => Some('+'),
    }
}

/// The digits of a cell whose roles are among `wanted`.
pub(super) fn digits(roles: &[Option<Role>; 9], wanted: impl Fn(Role) -> bool) -> String {
    let is_wanted = |digit: &Digit| roles[digit.index()].is_some_and(&wanted);
    Digit::ALL.into_iter().filter(is_wanted).map(Digit::to_char).collect()
}

/// Whether the cell has one candidate, and nothing is to be said of it.
pub(super) fn is_lone(roles: &[Option<Role>; 9]) -> bool {
    let mut live = roles.iter().flatten();
    live.next().is_some_and(|&role| mark(role).is_none()) && live.next().is_none()
}

/// A cell as one word: `7`, `29`, `59*3`, `*29-37`, `#7` where the 7 blocks, and `!7` where it clashes with another.
pub(super) fn word(view: &CellView, blocks: bool, clashes: bool) -> Vec<Span> {
    let roles = match view {
        CellView::Given(digit) | CellView::Placed(digit) if clashes => {
            return vec![Span::new(paint::ALARM, format!("{NONE}{digit}"))];
        }
        CellView::Given(digit) | CellView::Placed(digit) if blocks => {
            return vec![Span::new(paint::LINK, format!("{BLOCKING}{digit}"))];
        }
        CellView::Given(digit) => return vec![Span::new(paint::BOLD, digit.to_string())],
        CellView::Placed(digit) => return vec![Span::new(paint::PLAIN, digit.to_string())],
        CellView::Open(roles) => roles,
    };
    let mut plain = digits(roles, |role| mark(role).is_none());
    if is_lone(roles) {
        plain.insert(0, LONE);
    }
    let mut word = vec![Span::new(paint::candidate(Role::Plain), plain)];
    for role in MARKED {
        let digits = digits(roles, |other| other == role);
        if let (Some(mark), false) = (mark(role), digits.is_empty()) {
            word.push(Span::new(paint::candidate(role), format!("{mark}{digits}")));
        }
    }
    if roles.iter().flatten().next().is_none() {
        word.push(Span::new(paint::ALARM, NONE.to_string()));
    }
    word
}
