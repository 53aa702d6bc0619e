//! All tests of the laboratory, in one program: each program is linked by itself, and this takes longer than most tests.

mod backdoor;
mod canon;
mod generate;
mod plain;
mod unavoidable;
mod vicinity;
