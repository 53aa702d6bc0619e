//! What every command prints, as sentences one can read: `cmd/*.md` and `cmd/*.toml`.
//!
//! `TRYCMD=overwrite cargo test -p ninerooks-cli --test it cmd::` writes the outputs anew; read them.

#[test]
fn commands_print_what_their_pages_show() {
    trycmd::TestCases::new().case("tests/cmd/*.md").case("tests/cmd/*.toml");
}
