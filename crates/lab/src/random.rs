//! Random numbers that are the same for the same seed, in every version and on every machine.

/// Steele, Lea and Flood's `SplitMix64`: every puzzle that is generated has a stream of its own, made of the seed and
/// its number, so that it does not matter who generates the others, or whether.
///
/// ```
/// use ninerooks_lab::Random;
/// let (mut one, mut other) = (Random::new(7, 1), Random::new(7, 1));
/// assert_eq!(one.below(1000), other.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Random(u64);

const STEP: u64 = 0x9E37_79B9_7F4A_7C15;

impl Random {
    /// The stream of this number, of all those of a seed.
    pub const fn new(seed: u64, number: u64) -> Self {
        Self(mixed(mixed(seed).wrapping_add(number)))
    }

    /// The next number of 64 bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(STEP);
        mixed(self.0)
    }

    /// A number below `n`, each as likely as the others; 0 for an `n` of 0.
    pub fn below(&mut self, n: usize) -> usize {
        let n = n as u64;
        if n < 2 {
            return 0;
        }
        // The largest multiple of n that fits: what lies above would favour the small ones.
        let most = u64::MAX - u64::MAX % n;
        loop {
            let number = self.next();
            if number < most {
                return usize::try_from(number % n).unwrap_or_default();
            }
        }
    }

    /// Brings items into another order, each as likely as the others.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for i in (1..items.len()).rev() {
            items.swap(i, self.below(i + 1));
        }
    }

    /// The numbers below `N` in some order.
    pub fn shuffled<const N: usize>(&mut self) -> [usize; N] {
        let mut order = core::array::from_fn(|i| i);
        self.shuffle(&mut order);
        order
    }

    /// Nine lines in an order that keeps chutes together.
    pub(crate) fn lines(&mut self) -> [u8; 9] {
        let chutes = self.shuffled::<3>();
        let within = [(); 3].map(|()| self.shuffled::<3>());
        let line = |i: usize| 3 * chutes[i / 3] + within[i / 3][i % 3];
        core::array::from_fn(|i| u8::try_from(line(i)).unwrap_or_default())
    }
}

/// Different numbers for different ones, without order.
const fn mixed(number: u64) -> u64 {
    let number = number.wrapping_add(STEP);
    let number = (number ^ number >> 30).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    let number = (number ^ number >> 27).wrapping_mul(0x94D0_49BB_1331_11EB);
    number ^ number >> 31
}
