//! The net while it learns: answers, what was wrong with them, and which weights are to blame.

use ninerooks_photo::SIDE;
use ninerooks_photo::net::{ANSWERS, FIRST, LAYERS, SECOND, THIRD, WINDOW};
use ninerooks_photo::number::real;

use crate::samples::Sample;

const WIDE: usize = SIDE + 1 - WINDOW;
const HALF: usize = WIDE / 2;
const QUARTER: usize = HALF / 2;
const HALVES: usize = FIRST * HALF * HALF;
const QUARTERS: usize = SECOND * QUARTER * QUARTER;
/// Pictures of the second layer have an edge of nothing, so that each window is within.
const ROOM: usize = HALF + 2;

/// How many weights and biases there are: for each layer its weights, then its biases.
pub(crate) const COUNT: usize = {
    let mut count = 0;
    let mut i = 0;
    while i < 4 {
        count += LAYERS[i].0 * (LAYERS[i].1 + 1);
        i += 1;
    }
    count
};

/// Where the weights of a layer begin, and where its biases do.
pub(crate) fn place(layer: usize) -> (usize, usize) {
    let start: usize = LAYERS[..layer].iter().map(|(made, from)| made * (from + 1)).sum();
    (start, start + LAYERS[layer].0 * LAYERS[layer].1)
}

/// Room for one sample on its way through the net.
pub(crate) struct Trace {
    seen: Vec<f32>,
    halves: Vec<f32>,
    /// Which of four was the largest.
    half_from: Vec<usize>,
    quarters: Vec<f32>,
    quarter_from: Vec<usize>,
    third: Vec<f32>,
    third_blame: Vec<f32>,
    quarter_blame: Vec<f32>,
    half_blame: Vec<f32>,
}

impl Trace {
    pub(crate) fn new() -> Self {
        Self {
            seen: vec![0.0; SIDE * SIDE],
            halves: vec![0.0; FIRST * ROOM * ROOM],
            half_from: vec![0; HALVES],
            quarters: vec![0.0; QUARTERS],
            quarter_from: vec![0; QUARTERS],
            third: vec![0.0; THIRD],
            third_blame: vec![0.0; THIRD],
            quarter_blame: vec![0.0; QUARTERS],
            half_blame: vec![0.0; FIRST * ROOM * ROOM],
        }
    }

    /// What the weights answer to a glyph.
    pub(crate) fn answers(&mut self, weights: &[f32], pixels: &[u8]) -> [f32; ANSWERS] {
        for (seen, &pixel) in self.seen.iter_mut().zip(pixels) {
            *seen = f32::from(pixel) / 255.0;
        }
        self.first(weights);
        self.second(weights);
        let (at, biases) = place(2);
        for (i, sum) in self.third.iter_mut().enumerate() {
            let from = &weights[at + i * QUARTERS..][..QUARTERS];
            *sum = (weights[biases + i] + dot(from, &self.quarters)).max(0.0);
        }
        let (at, biases) = place(3);
        core::array::from_fn(|i| {
            weights[biases + i] + dot(&weights[at + i * THIRD..][..THIRD], &self.third)
        })
    }

    fn first(&mut self, weights: &[f32]) {
        let (at, biases) = place(0);
        let mut made = [0.0; WIDE * WIDE];
        for picture in 0..FIRST {
            made.fill(weights[biases + picture]);
            for i in 0..WINDOW * WINDOW {
                let weight = weights[at + picture * WINDOW * WINDOW + i];
                for y in 0..WIDE {
                    let from = &self.seen[(y + i / WINDOW) * SIDE + i % WINDOW..][..WIDE];
                    add(&mut made[y * WIDE..][..WIDE], from, weight);
                }
            }
            for i in 0..HALF * HALF {
                let (value, from) = largest(&made, WIDE, i);
                self.halves[inside(picture, i)] = value;
                self.half_from[picture * HALF * HALF + i] = from;
            }
        }
    }

    fn second(&mut self, weights: &[f32]) {
        let (at, biases) = place(1);
        let mut made = [0.0; HALF * HALF];
        for picture in 0..SECOND {
            made.fill(weights[biases + picture]);
            for (i, &weight) in weights[at + picture * FIRST * 9..][..FIRST * 9].iter().enumerate()
            {
                for y in 0..HALF {
                    let from = &self.halves[window(i, y)..][..HALF];
                    add(&mut made[y * HALF..][..HALF], from, weight);
                }
            }
            for i in 0..QUARTER * QUARTER {
                let (value, from) = largest(&made, HALF, i);
                self.quarters[picture * QUARTER * QUARTER + i] = value;
                self.quarter_from[picture * QUARTER * QUARTER + i] = from;
            }
        }
    }

    /// Adds to the blame of each weight what the answer to a sample was wrong by; how wrong it was.
    pub(crate) fn learn(&mut self, weights: &[f32], sample: &Sample, blame: &mut [f32]) -> f32 {
        let answers = self.answers(weights, &sample.pixels);
        let most = answers.iter().copied().fold(f32::MIN, f32::max);
        let parts = answers.map(|answer| (answer - most).exp());
        let sum: f32 = parts.iter().sum();
        let mut wrong = parts.map(|part| part / sum);
        let loss = -wrong[sample.answer].max(1e-9).ln();
        wrong[sample.answer] -= 1.0;
        self.third_blame.fill(0.0);
        let (at, biases) = place(3);
        for (i, &wrong) in wrong.iter().enumerate() {
            blame[biases + i] += wrong;
            add(&mut blame[at + i * THIRD..][..THIRD], &self.third, wrong);
            add(&mut self.third_blame, &weights[at + i * THIRD..][..THIRD], wrong);
        }
        self.quarter_blame.fill(0.0);
        let (at, biases) = place(2);
        for i in (0..THIRD).filter(|&i| self.third[i] > 0.0) {
            let wrong = self.third_blame[i];
            blame[biases + i] += wrong;
            add(&mut blame[at + i * QUARTERS..][..QUARTERS], &self.quarters, wrong);
            add(&mut self.quarter_blame, &weights[at + i * QUARTERS..][..QUARTERS], wrong);
        }
        self.blame_second(weights, blame);
        self.blame_first(blame);
        loss
    }

    fn blame_second(&mut self, weights: &[f32], blame: &mut [f32]) {
        self.half_blame.fill(0.0);
        let (at, biases) = place(1);
        let mut made = [0.0; HALF * HALF];
        for picture in 0..SECOND {
            made.fill(0.0);
            for i in 0..QUARTER * QUARTER {
                let i = picture * QUARTER * QUARTER + i;
                if self.quarters[i] > 0.0 {
                    made[self.quarter_from[i]] = self.quarter_blame[i];
                }
            }
            blame[biases + picture] += made.iter().sum::<f32>();
            for i in 0..FIRST * 9 {
                let weight = weights[at + picture * FIRST * 9 + i];
                let mut sum = 0.0;
                for y in 0..HALF {
                    let line = &made[y * HALF..][..HALF];
                    sum += dot(line, &self.halves[window(i, y)..][..HALF]);
                    add(&mut self.half_blame[window(i, y)..][..HALF], line, weight);
                }
                blame[at + picture * FIRST * 9 + i] += sum;
            }
        }
    }

    fn blame_first(&mut self, blame: &mut [f32]) {
        let (at, biases) = place(0);
        for picture in 0..FIRST {
            for i in 0..HALF * HALF {
                let wrong = self.half_blame[inside(picture, i)];
                if self.halves[inside(picture, i)] <= 0.0 || wrong.abs() < 1e-12 {
                    continue;
                }
                let from = self.half_from[picture * HALF * HALF + i];
                blame[biases + picture] += wrong;
                for line in 0..WINDOW {
                    let seen = &self.seen[(from / WIDE + line) * SIDE + from % WIDE..][..WINDOW];
                    add(
                        &mut blame[at + (picture * WINDOW + line) * WINDOW..][..WINDOW],
                        seen,
                        wrong,
                    );
                }
            }
        }
    }
}

/// Where a pixel of a picture is in one with an edge.
fn inside(picture: usize, i: usize) -> usize {
    (picture * ROOM + i / HALF + 1) * ROOM + i % HALF + 1
}

/// Where the line begins that a weight of a window of 3 by 3 meets.
fn window(weight: usize, y: usize) -> usize {
    (weight / 9 * ROOM + y + weight % 9 / 3) * ROOM + weight % 3
}

/// The largest of two by two numbers and 0, and where it is.
fn largest(made: &[f32], wide: usize, i: usize) -> (f32, usize) {
    let at = i / (wide / 2) * 2 * wide + i % (wide / 2) * 2;
    let mut best = (made[at], at);
    for from in [at + 1, at + wide, at + wide + 1] {
        if made[from] > best.0 {
            best = (made[from], from);
        }
    }
    (best.0.max(0.0), best.1)
}

fn add(to: &mut [f32], from: &[f32], times: f32) {
    for (sum, value) in to.iter_mut().zip(from) {
        *sum += times * value;
    }
}

/// Eight sums at a time, for these can be done at once.
fn dot(a: &[f32], b: &[f32]) -> f32 {
    let mut parts = [0.0_f32; 8];
    for (a, b) in a.chunks_exact(8).zip(b.chunks_exact(8)) {
        for ((part, a), b) in parts.iter_mut().zip(a).zip(b) {
            *part += a * b;
        }
    }
    parts.iter().sum()
}

/// How far a weight may be from 0 at first, by how many numbers come in (He and others, 2015).
pub(crate) fn spread(layer: usize) -> f32 {
    (2.0 / real(LAYERS[layer].1)).sqrt()
}
