//! What several tests need.

#![allow(dead_code, clippy::unwrap_used)] // each test takes what it needs

#[allow(unused_imports)] // each test takes what it needs
pub(crate) use ninerooks_testing::grid;
use proptest::test_runner::{Config, RngSeed};

/// Random cases, but the same in every run.
pub(crate) fn every_time_the_same() -> Config {
    Config { rng_seed: RngSeed::Fixed(0x9_2005), failure_persistence: None, ..Config::default() }
}
