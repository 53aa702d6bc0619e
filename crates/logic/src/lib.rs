//! logic

pub mod rookery;
