//! Random numbers.

/// Knuth's MMIX generator: numbers that look random and are the same for the same seed.
///
/// ```
/// use ninerooks_testing::Rng;
/// let (mut one, mut other) = (Rng(7), Rng(7));
/// assert_eq!(one.below(1000), other.below(1000));
/// ```
#[derive(Clone, Debug)]
pub struct Rng(pub u64);

impl Rng {
    /// A number below `n`.
    pub fn below(&mut self, n: usize) -> usize {
        self.0 =
            self.0.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        usize::try_from(self.0 >> 33).expect("31 bits") % n
    }

    /// Yes, once in `n` times.
    pub fn once_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    /// Yes, so many times of a hundred.
    pub fn percent(&mut self, n: usize) -> bool {
        self.below(100) < n
    }

    /// One of these.
    pub fn pick<T: Copy>(&mut self, from: &[T]) -> T {
        from[self.below(from.len())]
    }

    /// Brings them into another order.
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

    /// Nine lines in an order that keeps those of a band together.
    pub fn lines(&mut self) -> [usize; 9] {
        let bands = self.shuffled::<3>();
        let within = [(); 3].map(|()| self.shuffled::<3>());
        core::array::from_fn(|i| 3 * bands[i / 3] + within[i / 3][i % 3])
    }
}
