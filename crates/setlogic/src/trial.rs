//! Whether a candidate can be wholly true.

use super::lp::{Approach, Bounds, Budget, approach};
use super::program::Program;
use super::scaling::Scaling;

/// Whether a candidate can be wholly true.
#[derive(Clone, Debug)]
pub(crate) enum Trial {
    /// In some point it is.
    Possible,
    /// In none: these weights of the sectors show it.
    Impossible(Vec<f64>),
    /// The budget is spent.
    Spent,
}

/// Tries a candidate where only patterns below a cap count, which is finite: by scaling, and by the simplex method
/// from where that ends.
pub(crate) fn try_below(
    cap: f64,
    target: usize,
    program: &Program,
    scaling: &mut Scaling,
    budget: &mut Budget,
) -> Trial {
    let (point, found) = scaling.point(target, cap);
    if found {
        return Trial::Possible;
    }
    match approach(program.sets(), target, point, Bounds::around_one(cap), budget) {
        Approach::Point(_) => Trial::Possible,
        Approach::None(weights) => Trial::Impossible(weights),
        Approach::Spent => Trial::Spent,
    }
}
