//! The reader on photographs that need no font but that of this repository. How it does on a thousand with other fonts is
//! measured by `darkroom measure`.

use ninerooks_darkroom::{Photograph, Purpose, inter, measure};
use ninerooks_photo::{Grey, LARGEST, NotFound, net::Net, read};
use ninerooks_testing::Rng;

fn photograph(number: u64) -> Photograph {
    Photograph::take(Purpose::Measuring, number, &inter().expect("the font is in this repository"))
}

#[test]
fn photographs_are_read() {
    let fonts = inter().expect("the font is in this repository");
    let tally = measure(0..16, &fonts, |_, _| ());
    assert_eq!((tally.grids, tally.lost, tally.misleading), (16, 0, 0), "{tally}");
    assert!(1000 * tally.cells >= 995 * 16 * 81 && tally.right >= 14, "{tally}");
}

#[test]
fn a_photograph_that_is_held_in_another_way_has_the_same_puzzle_and_its_corners_turn() {
    let photograph = photograph(SURE);
    let mut grey = photograph.grey.clone();
    for turn in 0..4 {
        let reading = read(&grey).expect("there is a grid");
        assert_eq!(reading.puzzle(), photograph.contents.puzzle(), "after {turn} turns");
        // Upper left of the puzzle, wherever that is by now.
        let [first, _, third, _] = reading.corners;
        let is_left = [true, false, false, true][turn];
        let is_above = [true, true, false, false][turn];
        assert_eq!(
            (first.x < third.x, first.y < third.y),
            (is_left, is_above),
            "after {turn} turns"
        );
        grey = turned(&grey);
    }
}

/// A quarter to the right.
fn turned(grey: &Grey) -> Grey {
    let (width, height) = (grey.height(), grey.width());
    let pixel = |i: usize| grey.pixels()[(width - 1 - i % width) * height + i / width];
    Grey::new(width, height, (0..width * height).map(pixel).collect()).expect("as many pixels")
}

#[test]
fn the_same_pixels_give_the_same_reading() {
    let grey = photograph(3).grey;
    assert_eq!(read(&grey), read(&grey));
    assert_eq!(grey, photograph(3).grey, "a photograph follows from its number");
}

#[test]
fn what_has_no_grid_is_not_read() {
    let mut rng = Rng(7);
    for (width, height) in [(1, 1), (1, 900), (900, 1), (3, 3), (40, 30), (640, 480)] {
        let paper = Grey::new(width, height, vec![255; width * height]).expect("as many pixels");
        let ink = Grey::new(width, height, vec![0; width * height]).expect("as many pixels");
        let noise = (0..width * height).map(|_| u8::try_from(rng.below(256)).expect("a byte"));
        let noise = Grey::new(width, height, noise.collect()).expect("as many pixels");
        for grey in [paper, ink, noise] {
            assert_eq!(read(&grey), Err(NotFound), "{width} × {height}");
        }
    }
}

#[test]
fn an_image_has_a_byte_for_each_pixel_and_no_more_than_the_largest() {
    assert_eq!(Grey::new(0, 0, vec![]), None);
    assert_eq!(Grey::new(2, 2, vec![0; 3]), None);
    assert_eq!(Grey::new(usize::MAX, 2, vec![0; 2]), None);
    assert_eq!(Grey::new(LARGEST + 1, 1, vec![]), None);
}

#[test]
fn the_weights_are_those_of_a_net_and_smaller_than_300_kb() {
    let weights = include_bytes!("../../photo/src/weights.bin");
    assert!(weights.len() < 300_000 && Net::from_bytes(weights).is_some());
    assert!(Net::from_bytes(&weights[1..]).is_none() && Net::from_bytes(&[]).is_none());
    assert!(weights.iter().any(|&byte| byte != 0), "trained");
}

/// A photograph that is read without a doubt.
const SURE: u64 = 1;
