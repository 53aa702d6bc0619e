//! One of several parts of an input, which together are the whole, each puzzle in exactly one.
//!
//! A part is a range of bytes, so that nobody has to count the puzzles before; a puzzle belongs to the part in which it has
//! been read to its end.

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

/// Part `number` of `of`, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Shard {
    number: u64,
    of: u64,
}

impl FromStr for Shard {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let parsed = text.split_once('/').and_then(|(number, of)| {
            Some(Self { number: number.parse().ok()?, of: of.parse().ok()? })
        });
        let is_one = |shard: &Self| (1..=shard.of).contains(&shard.number);
        let words = || "expected a shard such as 17/512: its number from 1, and how many there are";
        parsed.filter(is_one).ok_or_else(|| words().to_owned())
    }
}

impl fmt::Display for Shard {
    /// Padded with zeros, so that names with it are in order.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { number, of } = self;
        let width = of.to_string().len();
        write!(f, "{number:0width$}-of-{of}")
    }
}

impl Shard {
    /// Of so many bytes, after which ones its puzzles end.
    pub(crate) fn range(self, size: u64) -> RangeInclusive<u64> {
        let size = size.max(1);
        let part = |number: u64| {
            let at = u128::from(size) * u128::from(number) / u128::from(self.of);
            u64::try_from(at).unwrap_or(size)
        };
        part(self.number - 1) + 1..=part(self.number)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shards_are_the_whole_and_nothing_twice() {
        for (size, of) in [(0, 3), (1, 1), (2, 5), (100, 7), (u64::MAX, 512)] {
            let mut next = 1;
            for number in 1..=of {
                let range = Shard { number, of }.range(size);
                assert_eq!(*range.start(), next, "{number}/{of} of {size}");
                next = range.end().wrapping_add(1);
            }
            assert_eq!(next, size.max(1).wrapping_add(1));
        }
    }

    #[test]
    fn a_shard_is_a_number_of_so_many() {
        assert_eq!("17/512".parse(), Ok(Shard { number: 17, of: 512 }));
        for text in ["0/3", "4/3", "3", "/", "1/0", "a/b", "-1/2"] {
            assert!(text.parse::<Shard>().is_err(), "{text}");
        }
        assert_eq!(Shard { number: 7, of: 512 }.to_string(), "007-of-512");
    }
}
