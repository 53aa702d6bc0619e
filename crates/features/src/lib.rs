//! No code: dependencies of the workspace with all the features that they have in it, so that what is built alone is what
//! the tests have built. `Cargo.toml` says why.
