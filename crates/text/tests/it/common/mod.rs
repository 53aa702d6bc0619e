//! What several tests need.

pub(crate) mod posted;

pub(crate) use ninerooks_testing::grid;
use proptest::test_runner::{Config, RngSeed};

/// Random cases, but the same in every run.
pub(crate) fn every_time_the_same() -> Config {
    Config { rng_seed: RngSeed::Fixed(0x9_2005), failure_persistence: None, ..Config::default() }
}
