//! JSON Lines: steps, paths and results.
