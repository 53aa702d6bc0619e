//! Where the grid is: the blob of ink with four corners between which the lines of a grid are seen.

use crate::corners::corners;
use crate::ink::{Blob, blobs, darkness};
use crate::lattice::Lattice;
use crate::number::real;
use crate::plane::Point;
use crate::{Grey, NotFound};

/// The longer side of the picture in which it is looked for.
const SIDE: usize = 800;
/// The part of its lines that has to be seen (`Lattice::fit`).
const SEEN: f32 = 0.8;
/// The part of its lines from which on nothing else is looked at.
const SURE: f32 = 0.92;
/// How many blobs are looked at in each try.
const BLOBS: usize = 4;
/// How dark ink is, of 255, and how many pixels are bridged: the later ones are for faint and broken frames.
const TRIES: [(u8, usize); 4] = [(34, 0), (22, 0), (34, 1), (18, 1)];

/// The grid that is seen best.
pub(crate) fn find(grey: &Grey) -> Result<Lattice, NotFound> {
    let small = grey.shrunk(SIDE);
    let side = small.width().max(small.height());
    let dark = darkness(&small, side / 32, side / 160);
    let mut best: Option<(Lattice, f32)> = None;
    for (ink, bridged) in TRIES {
        for corners in candidates(&dark, ink, bridged) {
            let Some(found) = Lattice::fit(&dark, corners) else { continue };
            if best.as_ref().is_none_or(|best| found.1 > best.1) {
                best = Some(found);
            }
        }
        if best.as_ref().is_some_and(|best| best.1 >= SURE) {
            break;
        }
    }
    let (lattice, _) = best.filter(|best| best.1 >= SEEN).ok_or(NotFound)?;
    let scale = |large: usize, small: usize| real(large) / real(small);
    Ok(lattice.scaled(scale(grey.width(), small.width()), scale(grey.height(), small.height())))
}

/// The corners of the largest blobs.
fn candidates(dark: &Grey, ink: u8, bridged: usize) -> Vec<[Point; 4]> {
    let (width, height) = (dark.width(), dark.height());
    let least = width.min(height) / 5;
    let mut found = blobs(width, height, |x, y| {
        let lines = y.saturating_sub(bridged)..(y + bridged + 1).min(height);
        let columns = x.saturating_sub(bridged)..(x + bridged + 1).min(width);
        lines.into_iter().any(|y| columns.clone().any(|x| dark.pixel(x, y) >= ink))
    });
    found.retain(|blob| blob.width() >= least && blob.height() >= least);
    let size = |blob: &Blob| blob.width() * blob.height();
    found.sort_by_key(|blob| core::cmp::Reverse(size(blob)));
    found.truncate(BLOBS);
    found.iter().filter_map(corners).collect()
}
