//! Counting lanes: how many digits have a bit, for 27 bits at once.

use crate::state::Lanes;

/// The bits that are in some lane.
#[inline(always)]
pub(crate) fn any(lanes: &Lanes) -> u32 {
    let fours: [u32; 4] = core::array::from_fn(|i| lanes[i] | lanes[i + 4] | lanes[i + 8]);
    (fours[0] | fours[1]) | (fours[2] | fours[3])
}

/// The bits that are in at least one, two, … `N` lanes.
#[inline(always)]
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
    use crate::machine::{Machine, Plain};
    #[cfg(target_arch = "x86_64")]
    use crate::wide::{Wide, Widest};

    #[test]
    fn counts_are_what_counting_gives() {
        // Bit `n` of the lanes has the binary digits of `n` in nine lanes: every pattern there is.
        for high in 0..16 {
            let mut lanes = Lanes::ZERO;
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
            assert_eq!(Plain.counts(&lanes), expected[..4]);
            #[cfg(target_arch = "x86_64")]
            {
                let level = fearless_simd::Level::new();
                let wide = [
                    level.as_sse4_2().map(|simd| Wide(simd).counts(&lanes)),
                    level.as_avx2().map(|simd| Wide(simd).counts(&lanes)),
                    level.as_avx512().map(|simd| Widest(simd).counts(&lanes)),
                ];
                assert!(wide.into_iter().flatten().all(|counts| counts == expected[..4]));
            }
            assert_eq!(any(&lanes), expected[0]);
        }
    }
}
