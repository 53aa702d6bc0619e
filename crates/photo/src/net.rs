//! The net that reads digits: two layers that look at neighbouring pixels, each followed by the largest of four, and two that
//! look at all of it. `crates/darkroom` trains it and writes its weights.

use crate::glyph::SIDE;
use crate::number::real;

/// How many answers there are: 0 for no digit, then the digits.
pub const ANSWERS: usize = 10;
/// How wide and high the first layer's windows are.
pub const WINDOW: usize = 5;
/// How many pictures the first layer makes.
pub const FIRST: usize = 12;
/// How many the second one makes, from windows of 3 by 3.
pub const SECOND: usize = 24;
/// How many numbers the third layer makes.
pub const THIRD: usize = 48;

/// How wide what the first layer makes is, and what is left of it.
const WIDE: usize = SIDE + 1 - WINDOW;
const HALF: usize = WIDE / 2;
const QUARTER: usize = HALF / 2;

/// How many numbers each layer makes, and from how many each of them comes.
pub const LAYERS: [(usize, usize); 4] = [
    (FIRST, WINDOW * WINDOW),
    (SECOND, FIRST * 9),
    (THIRD, SECOND * QUARTER * QUARTER),
    (ANSWERS, THIRD),
];

/// The weights of a net.
///
/// As a file each layer has, for each number that it makes, a scale and a bias of four bytes each, little end first, and then
/// for each of them its weights of a byte, which the scale multiplies.
#[derive(Clone, Debug)]
pub struct Net {
    layers: [Layer; 4],
}

#[derive(Clone, Debug, Default)]
struct Layer {
    biases: Vec<f32>,
    weights: Vec<f32>,
}

impl Net {
    /// The net that is built in.
    pub fn built_in() -> Self {
        let built_in = Self::from_bytes(include_bytes!("weights.bin"));
        built_in.expect("the file is as long as a net, which a test looks at")
    }

    /// The net of a file; none when it has another length.
    pub fn from_bytes(mut bytes: &[u8]) -> Option<Self> {
        let mut layers: [Layer; 4] = Default::default();
        for (layer, (made, from)) in layers.iter_mut().zip(LAYERS) {
            let (numbers, rest) = bytes.split_at_checked(8 * made)?;
            let (weights, rest) = rest.split_at_checked(made * from)?;
            bytes = rest;
            let number = |bytes: &[u8]| f32::from_le_bytes(core::array::from_fn(|i| bytes[i]));
            layer.biases = numbers.chunks_exact(8).map(|pair| number(&pair[4..])).collect();
            layer.weights = weights
                .iter()
                .enumerate()
                .map(|(i, &weight)| {
                    f32::from(weight.cast_signed()) * number(&numbers[i / from * 8..][..4])
                })
                .collect();
        }
        bytes.is_empty().then_some(Self { layers })
    }

    /// How much speaks for each answer: 0 for no digit, then the digits.
    pub fn answers(&self, glyph: &[u8; SIDE * SIDE]) -> [f32; ANSWERS] {
        let seen: Vec<f32> = glyph.iter().map(|&value| f32::from(value) / 255.0).collect();
        let [first, second, third, last] = &self.layers;
        let mut halves = Vec::with_capacity(FIRST * HALF * HALF);
        for (weights, &bias) in first.weights.chunks_exact(WINDOW * WINDOW).zip(&first.biases) {
            let mut made = [bias; WIDE * WIDE];
            for (i, &weight) in weights.iter().enumerate() {
                for (y, line) in made.chunks_exact_mut(WIDE).enumerate() {
                    let from = &seen[(y + i / WINDOW) * SIDE + i % WINDOW..][..WIDE];
                    add(line, from, weight);
                }
            }
            halves.extend(largest(&made, WIDE));
        }
        let mut quarters = Vec::with_capacity(SECOND * QUARTER * QUARTER);
        for (weights, &bias) in second.weights.chunks_exact(FIRST * 9).zip(&second.biases) {
            let mut made = [bias; HALF * HALF];
            for (picture, weights) in halves.chunks_exact(HALF * HALF).zip(weights.chunks_exact(9))
            {
                neighbours(&mut made, picture, weights);
            }
            quarters.extend(largest(&made, HALF));
        }
        let third: Vec<f32> = sums(third, &quarters).map(|sum| sum.max(0.0)).collect();
        let mut answers = [0.0; ANSWERS];
        for (answer, sum) in answers.iter_mut().zip(sums(last, &third)) {
            *answer = sum;
        }
        answers
    }
}

fn add(line: &mut [f32], from: &[f32], weight: f32) {
    for (sum, value) in line.iter_mut().zip(from) {
        *sum += weight * value;
    }
}

/// Windows of 3 by 3; there is nothing beyond the edges.
fn neighbours(made: &mut [f32; HALF * HALF], picture: &[f32], weights: &[f32]) {
    for (i, &weight) in weights.iter().enumerate() {
        let (dy, dx) = (i / 3, i % 3);
        for y in 1_usize.saturating_sub(dy)..HALF.min(HALF + 1 - dy) {
            let (to, from) = (1_usize.saturating_sub(dx), dx.saturating_sub(1));
            let count = HALF - to - from;
            let line = &mut made[y * HALF + to..][..count];
            add(line, &picture[(y + dy - 1) * HALF + from..][..count], weight);
        }
    }
}

/// The largest of each two by two numbers, and at least 0.
fn largest(made: &[f32], wide: usize) -> impl Iterator<Item = f32> {
    (0..wide * wide / 4).map(move |i| {
        let at = i / (wide / 2) * 2 * wide + i % (wide / 2) * 2;
        [made[at], made[at + 1], made[at + wide], made[at + wide + 1]]
            .into_iter()
            .fold(0.0, f32::max)
    })
}

fn sums(layer: &Layer, from: &[f32]) -> impl Iterator<Item = f32> {
    layer.weights.chunks_exact(from.len()).zip(&layer.biases).map(move |(weights, bias)| {
        // Eight sums at a time, in the same order on every machine.
        let mut parts = [0.0_f32; 8];
        for (weights, from) in weights.chunks_exact(8).zip(from.chunks_exact(8)) {
            for ((part, weight), value) in parts.iter_mut().zip(weights).zip(from) {
                *part += weight * value;
            }
        }
        bias + parts.iter().sum::<f32>()
    })
}

/// How far the best answer is ahead of the next one, and which it is.
pub(crate) fn best(answers: &[f32; ANSWERS]) -> (usize, f32) {
    let mut best = (0, f32::MIN);
    let mut next = f32::MIN;
    for (answer, &value) in answers.iter().enumerate() {
        if value > best.1 {
            (best, next) = ((answer, value), best.1);
        } else {
            next = next.max(value);
        }
    }
    (best.0, best.1 - next)
}

/// How sure an answer is, from 0 to 100, that is so far ahead of the next one.
pub(crate) fn sureness(ahead: f32) -> u8 {
    crate::number::byte((ahead * 10.0).clamp(0.0, real(100)))
}
