//! Counting lanes: how many digits have a bit, for 27 bits at once.

use crate::state::{LANES, Lanes};

/// The bits that are in some lane.
#[inline]
pub(crate) fn any(lanes: &Lanes) -> u32 {
    let fours: [u32; 4] = core::array::from_fn(|i| lanes[i] | lanes[i + 4] | lanes[i + 8]);
    (fours[0] | fours[1]) | (fours[2] | fours[3])
}

/// The bits that are in at least one lane, and those that are in at least two. It is
/// [`at_least::<2>`](at_least) in an order that suits registers of four lanes.
#[inline]
pub(crate) fn one_and_two(lanes: &Lanes) -> [u32; 2] {
    const { assert!(LANES == 12) };
    let (mut one, mut two) = ([0; 4], [0; 4]);
    for i in 0..4 {
        let (a, b, c) = (lanes[i], lanes[i + 4], lanes[i + 8]);
        one[i] = a | b | c;
        two[i] = a & b | (a | b) & c;
    }
    let (left, right) = (one[0] | one[1], one[2] | one[3]);
    let across = one[0] & one[1] | one[2] & one[3] | left & right;
    [left | right, two[0] | two[1] | two[2] | two[3] | across]
}

/// The bits that are in at least one, two, … `N` lanes.
#[inline]
pub(crate) fn at_least<const N: usize>(lanes: &Lanes) -> [u32; N] {
    let mut counts = [0; N];
    for &lane in &lanes[..9] {
        for k in (1..N).rev() {
            counts[k] |= counts[k - 1] & lane;
        }
        counts[0] |= lane;
    }
    counts
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn counts_are_what_counting_gives() {
        // Bit `n` of the lanes has the binary digits of `n` in nine lanes: every pattern there is.
        for high in 0..16 {
            let mut lanes = [0; LANES];
            for (d, lane) in lanes.iter_mut().take(9).enumerate() {
                *lane = (0..32_u32).fold(0, |bits, n| bits | ((32 * high + n) >> d & 1) << n);
            }
            let exactly = |low: u32| {
                (0..32).fold(0, |bits, n| {
                    let count = lanes.iter().filter(|&lane| lane >> n & 1 == 1).count();
                    bits | u32::from(count >= low as usize) << n
                })
            };
            let expected: [u32; 10] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map(exactly);
            assert_eq!(at_least::<10>(&lanes), expected);
            assert_eq!(at_least::<3>(&lanes), expected[..3]);
            assert_eq!(one_and_two(&lanes), expected[..2]);
            assert_eq!(any(&lanes), expected[0]);
        }
    }
}
