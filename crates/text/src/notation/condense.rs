//! Sets of pairs written as few products: `r46c8` for r4c8 and r6c8, `12R3` for 1R3 and 2R3.

use ninerooks_board::DigitSet;

/// The pairs (i, j) for which bit `j` of `lines[i]` is set, as products of first and second
/// numbers. Lines with the same bits go together, or columns do when that takes fewer products.
pub(super) fn products(lines: [u16; 9]) -> impl Iterator<Item = (DigitSet, DigitSet)> {
    let across = merge(lines);
    let down = merge(transpose(lines));
    let count = |groups: &[(u16, u16); 9]| groups.iter().filter(|group| group.1 != 0).count();
    let flip = count(&down) < count(&across);
    let groups = if flip { down } else { across };
    groups.into_iter().filter(|group| group.1 != 0).map(move |(lines, bits)| {
        let (first, second) = if flip { (bits, lines) } else { (lines, bits) };
        (DigitSet::from_bits(first), DigitSet::from_bits(second))
    })
}

/// Lines with the same bits, merged: (set of lines, their common bits). Unused slots are (0, 0).
fn merge(lines: [u16; 9]) -> [(u16, u16); 9] {
    let mut groups = [(0, 0); 9];
    for (i, &bits) in lines.iter().enumerate().filter(|line| *line.1 != 0) {
        // At most nine different lines, so a slot is always free.
        if let Some(group) = groups.iter_mut().find(|group| group.1 == bits || group.1 == 0) {
            *group = (group.0 | 1 << i, bits);
        }
    }
    groups
}

fn transpose(lines: [u16; 9]) -> [u16; 9] {
    core::array::from_fn(|j| {
        lines.iter().enumerate().fold(0, |column, (i, bits)| column | (bits >> j & 1) << i)
    })
}
