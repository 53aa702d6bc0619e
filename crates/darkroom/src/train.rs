//! Training: Adam (Kingma and Ba, 2015) on batches, with a rate that falls to nothing.

use ninerooks_photo::net::LAYERS;
use ninerooks_photo::number::real;
use ninerooks_testing::Rng;
use rayon::prelude::*;

use crate::chance::normal;
use crate::distort::distorted;
use crate::fonts::Font;
use crate::learn::{COUNT, Trace, place, spread};
use crate::samples::{Sample, samples};

/// How many samples are looked at before weights change.
const BATCH: usize = 128;
/// A batch is summed in so many parts, in the same order whatever the number of threads.
const PARTS: usize = 4;
/// How fast weights change at first.
const RATE: f32 = 0.0025;
/// How fast they return to nothing.
const DECAY: f32 = 1e-4;
/// Photographs beyond all that are trained on: the samples that tell how well it goes.
const OTHERS: core::ops::Range<u64> = 1_000_000_000..1_000_000_100;

/// The weights after so many rounds on so many photographs, as a file; `tell` hears how each round went.
pub fn train(photographs: u64, rounds: usize, fonts: &[Font], tell: impl Fn(&str)) -> Vec<u8> {
    let mut known = samples(0..photographs, fonts);
    let others = samples(OTHERS, fonts);
    tell(&format!("{} samples, {} others", known.len(), others.len()));
    let mut rng = Rng(1);
    let mut adam = Adam::new(&mut rng);
    let batches = known.len() / BATCH;
    for round in 0..rounds {
        rng.shuffle(&mut known);
        let mut loss = 0.0;
        for (i, batch) in known.chunks_exact(BATCH).enumerate() {
            let gone = real(round * batches + i) / real(rounds * batches);
            let seed = round * batches + i;
            loss += adam.step(batch, RATE * (1.0 - gone) * (1.0 - gone) + 1e-6, seed);
        }
        let right = right(&adam.weights, &others);
        let loss = loss / real(batches * BATCH);
        tell(&format!(
            "round {}: loss {loss:.4}, {right} of {} others right",
            round + 1,
            others.len()
        ));
    }
    file(&adam.weights)
}

fn right(weights: &[f32], samples: &[Sample]) -> usize {
    let is_right = |trace: &mut Trace, sample: &Sample| {
        let answers = trace.answers(weights, &sample.pixels);
        let mine = answers[sample.answer];
        usize::from(answers.iter().all(|&answer| answer <= mine))
    };
    samples.par_iter().map_init(Trace::new, is_right).sum()
}

struct Adam {
    weights: Vec<f32>,
    mean: Vec<f32>,
    square: Vec<f32>,
    /// What is left of the beginning in both.
    left: (f32, f32),
}

impl Adam {
    fn new(rng: &mut Rng) -> Self {
        let mut weights = vec![0.0; COUNT];
        for layer in 0..4 {
            let (start, end) = place(layer);
            for weight in &mut weights[start..end] {
                *weight = spread(layer) * normal(rng);
            }
        }
        Self { weights, mean: vec![0.0; COUNT], square: vec![0.0; COUNT], left: (1.0, 1.0) }
    }

    /// Learns from a batch, each sample distorted as follows from the seed; how wrong it was.
    fn step(&mut self, batch: &[Sample], rate: f32, seed: usize) -> f32 {
        let weights = &self.weights;
        let parts: Vec<(Vec<f32>, f32)> = batch
            .par_chunks(BATCH / PARTS)
            .enumerate()
            .map(|(at, part)| {
                let (mut trace, mut blame) = (Trace::new(), vec![0.0; COUNT]);
                let mut rng =
                    Rng(((seed * PARTS + at) as u64 + 1).wrapping_mul(0x9E37_79B9_7F4A_7C15));
                let mut learn =
                    |sample| trace.learn(weights, &distorted(sample, &mut rng), &mut blame);
                let loss = part.iter().map(&mut learn).sum();
                (blame, loss)
            })
            .collect();
        self.left = (self.left.0 * 0.9, self.left.1 * 0.999);
        for i in 0..COUNT {
            let blame: f32 = parts.iter().map(|part| part.0[i]).sum::<f32>() / real(BATCH);
            self.mean[i] = 0.9 * self.mean[i] + 0.1 * blame;
            self.square[i] = 0.999 * self.square[i] + 0.001 * blame * blame;
            let mean = self.mean[i] / (1.0 - self.left.0);
            let square = self.square[i] / (1.0 - self.left.1);
            let weight = &mut self.weights[i];
            *weight -= rate * (mean / (square.sqrt() + 1e-8) + DECAY * *weight);
        }
        parts.iter().map(|part| part.1).sum()
    }
}

/// The weights as `ninerooks_photo::net::Net` reads them: a byte each, with a scale for all that make one number.
fn file(weights: &[f32]) -> Vec<u8> {
    let mut file = Vec::new();
    for (layer, (made, from)) in LAYERS.into_iter().enumerate() {
        let (start, biases) = place(layer);
        let mut bytes = Vec::with_capacity(made * from);
        for i in 0..made {
            let row = &weights[start + i * from..][..from];
            let most = row.iter().fold(1e-9_f32, |most, weight| most.max(weight.abs()));
            let scale = most / 127.0;
            file.extend(scale.to_le_bytes());
            file.extend(weights[biases + i].to_le_bytes());
            bytes.extend(row.iter().map(|weight| rounded(weight / scale)));
        }
        file.extend(bytes);
    }
    file
}

/// A whole number from -127 to 127, as a byte.
#[expect(clippy::cast_possible_truncation)] // it is as small as that
fn rounded(x: f32) -> u8 {
    (x.round().clamp(-127.0, 127.0) as i8).cast_unsigned()
}
