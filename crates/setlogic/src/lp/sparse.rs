//! Numbers of which few are not 0.

/// Numbers by place, and the places that something was added to.
#[derive(Clone, Debug)]
pub(super) struct Sparse {
    values: Vec<f64>,
    is_touched: Vec<bool>,
    touched: Vec<usize>,
}

impl Sparse {
    /// So many times 0.
    pub(super) fn new(length: usize) -> Self {
        let touched = Vec::with_capacity(length);
        Self { values: vec![0.0; length], is_touched: vec![false; length], touched }
    }

    /// Adds to the number in a place.
    pub(super) fn add(&mut self, place: usize, part: f64) {
        if !self.is_touched[place] {
            self.is_touched[place] = true;
            self.touched.push(place);
        }
        self.values[place] += part;
    }

    /// The number in a place.
    pub(super) fn get(&self, place: usize) -> f64 {
        self.values[place]
    }

    /// Makes all 0 again.
    pub(super) fn clear(&mut self) {
        for place in self.touched.drain(..) {
            self.values[place] = 0.0;
            self.is_touched[place] = false;
        }
    }

    /// The places that something was added to, with their numbers.
    pub(super) fn iter(&self) -> impl Iterator<Item = (usize, f64)> + '_ {
        self.touched.iter().map(|&place| (place, self.values[place]))
    }
}
