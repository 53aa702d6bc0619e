//! ninerooks
fn main() {}
