//! What the machine at hand can do, found out when the program runs.

/// Runs `f` in code for the widest registers that the machine has. Only what is inlined into `f` becomes such code; what
/// is done is the same on every machine.
#[inline(always)]
pub(super) fn widely<R>(f: impl FnOnce() -> R) -> R {
    #[cfg(target_arch = "x86_64")]
    {
        use fearless_simd::{Level, Simd};

        let level = Level::new();
        if let Some(avx512) = level.as_avx512() {
            return avx512.vectorize(f);
        }
        if let Some(avx2) = level.as_avx2() {
            return avx2.vectorize(f);
        }
    }
    f()
}
