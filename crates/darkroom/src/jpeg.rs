//! What is lost when a photograph is pressed into a JPEG file: fine waves in each block of eight by eight pixels.

use core::f32::consts::PI;

use ninerooks_photo::number::real;

/// How coarsely each wave is kept at quality 50 (ITU-T T.81, table K.1).
const STEPS: [u8; 64] = [
    16, 11, 10, 16, 24, 40, 51, 61, 12, 12, 14, 19, 26, 58, 60, 55, 14, 13, 16, 24, 40, 57, 69, 56,
    14, 17, 22, 29, 51, 87, 80, 62, 18, 22, 37, 56, 68, 109, 103, 77, 24, 35, 55, 64, 81, 104, 113,
    92, 49, 64, 78, 87, 103, 121, 120, 101, 72, 92, 95, 98, 112, 100, 103, 99,
];

type Block = [[f32; 8]; 8];

/// The picture as it would be read from a file of this quality, from 1 to 100.
pub(crate) fn pressed(picture: &mut [f32], width: usize, quality: f32) {
    let percent = if quality < 50.0 { 5000.0 / quality } else { 200.0 - 2.0 * quality };
    let waves: Block = core::array::from_fn(|k| {
        let high = if k == 0 { (0.125_f32).sqrt() } else { 0.5 };
        core::array::from_fn(|x| high * ((2.0 * real(x) + 1.0) * real(k) * PI / 16.0).cos())
    });
    let flipped: Block = core::array::from_fn(|k| core::array::from_fn(|x| waves[x][k]));
    for top in (0..picture.len() / width / 8).map(|line| line * 8) {
        for left in (0..width / 8).map(|column| column * 8) {
            let at = |x: usize, y: usize| (top + y) * width + left + x;
            let block: Block =
                core::array::from_fn(|y| core::array::from_fn(|x| picture[at(x, y)] - 128.0));
            let mut kept = product(&product(&waves, &block), &flipped);
            for (i, step) in STEPS.iter().enumerate() {
                let step = (f32::from(*step) * percent / 100.0).max(1.0);
                kept[i / 8][i % 8] = (kept[i / 8][i % 8] / step).round() * step;
            }
            let block = product(&product(&flipped, &kept), &waves);
            for (y, line) in block.iter().enumerate() {
                for (x, value) in line.iter().enumerate() {
                    picture[at(x, y)] = (value + 128.0).clamp(0.0, 255.0);
                }
            }
        }
    }
}

fn product(a: &Block, b: &Block) -> Block {
    let mut made = [[0.0; 8]; 8];
    for (to, from) in made.iter_mut().zip(a) {
        for (part, line) in from.iter().zip(b) {
            for (sum, value) in to.iter_mut().zip(line) {
                *sum += part * value;
            }
        }
    }
    made
}
