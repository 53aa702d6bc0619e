//! How an input is changed.

use crate::random::Random;

/// Inputs do not grow longer than this.
const LONGEST: usize = 1 << 15;
/// The most changes at once.
const MOST: usize = 6;

/// A new input: one of `pool` with some changes, or noise.
pub(crate) fn changed(random: &mut Random, pool: &[Vec<u8>], words: &[&str]) -> Vec<u8> {
    // Where there are no words, bytes are all that an input is made of.
    let is_binary = words.is_empty();
    let noise = random.below(if is_binary { 4 } else { 20 }) == 0;
    let mut bytes = match random.choose(pool) {
        Some(input) if !noise => input.clone(),
        _ => {
            let count = random.below(400);
            random.bytes(count)
        }
    };
    for _ in 0..=random.below(MOST) {
        change(random, &mut bytes, pool, words);
    }
    if is_binary && random.below(2) == 0 {
        let count = random.below(100);
        bytes.extend(random.bytes(count));
    }
    bytes.truncate(LONGEST);
    bytes
}

fn change(random: &mut Random, bytes: &mut Vec<u8>, pool: &[Vec<u8>], words: &[&str]) {
    let at = random.below(bytes.len() + 1);
    match random.below(12) {
        0 => bytes.insert(at, random.byte()),
        1 => bytes.truncate(at),
        2 => {
            let (from, to) = range(random, bytes);
            bytes.drain(from..to);
        }
        3 => {
            let (from, to) = range(random, bytes);
            let copy = bytes[from..to].to_vec();
            bytes.splice(at..at, copy);
        }
        4 => {
            // The end of another input behind the beginning of this one.
            if let Some(other) = random.choose(pool) {
                let from = random.below(other.len() + 1);
                bytes.truncate(at);
                bytes.extend_from_slice(&other[from..]);
            }
        }
        5 | 6 => {
            if let Some(word) = random.choose(words) {
                bytes.splice(at..at, word.bytes());
            }
        }
        7 => {
            if let (Some(word), (from, to)) = (random.choose(words), range(random, bytes)) {
                bytes.splice(from..to, word.bytes());
            }
        }
        8 => {
            let digits: Vec<usize> =
                (0..bytes.len()).filter(|i| bytes[*i].is_ascii_digit()).collect();
            if let Some(&i) = random.choose(&digits) {
                bytes[i] = b"0123456789"[random.below(10)];
            }
        }
        9 => {
            let (one, other) = (random.below(bytes.len()), random.below(bytes.len()));
            if !bytes.is_empty() {
                bytes.swap(one, other);
            }
        }
        10 => {
            let count = random.below(16);
            bytes.splice(at..at, random.bytes(count));
        }
        _ => {
            if let Some(byte) = bytes.get_mut(at) {
                *byte ^= 1 << random.below(8);
            }
        }
    }
}

/// A part, mostly a short one.
fn range(random: &mut Random, bytes: &[u8]) -> (usize, usize) {
    let from = random.below(bytes.len() + 1);
    let longest = if random.below(4) == 0 { bytes.len() } else { 12 };
    let to = from + random.below(longest + 1);
    (from, to.min(bytes.len()))
}
