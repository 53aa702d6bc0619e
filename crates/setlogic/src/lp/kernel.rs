//! A basis of the simplex method, kept as small as what has moved.
//!
//! The unknowns are in four sets each, and a set's sum is the sum of its unknowns. From a point
//! where all sums are between their bounds but a few, nearly all sums may move and nearly all unknowns
//! may rest. Those that do otherwise are the *kernel*: some sets whose sums rest, and as many unknowns that
//! follow from them. Only the inverse of that small square is kept; all else is read off the sets.
//!
//! Source: I. Maros, *Computational Techniques of the Simplex Method*, chapters 5 and 8.

/// In no place.
const NOWHERE: usize = usize::MAX;
/// The size below which an entry is rounding, and 0 in truth.
const NOTHING: f64 = 1e-11;

/// Which sums rest and which unknowns follow from them.
#[derive(Debug)]
pub(super) struct Kernel<'a> {
    /// The four sets of each unknown.
    around: &'a [[usize; 4]],
    /// The sets that rest.
    pub(super) sets: Vec<usize>,
    /// The unknowns that follow.
    pub(super) unknowns: Vec<usize>,
    set_at: Vec<usize>,
    unknown_at: Vec<usize>,
    /// What each of these unknowns gains by one more of each of these sums: a line for each unknown.
    inverse: Vec<f64>,
    stride: usize,
}

impl<'a> Kernel<'a> {
    /// Nothing has moved yet.
    pub(super) fn new(around: &'a [[usize; 4]], sets: usize) -> Self {
        Self {
            around,
            sets: Vec::new(),
            unknowns: Vec::new(),
            set_at: vec![NOWHERE; sets],
            unknown_at: vec![NOWHERE; around.len()],
            inverse: Vec::new(),
            stride: 0,
        }
    }

    /// Whether a set rests.
    pub(super) fn rests(&self, set: usize) -> bool {
        self.set_at[set] != NOWHERE
    }

    /// Whether an unknown follows.
    pub(super) fn follows(&self, unknown: usize) -> bool {
        self.unknown_at[unknown] != NOWHERE
    }

    /// What the unknown in a place gains by one more of each sum that rests.
    fn line(&self, place: usize) -> &[f64] {
        &self.inverse[place * self.stride..][..self.sets.len()]
    }

    /// Adds up the lines of the unknowns, each so many times.
    pub(super) fn combine(&self, times: impl Iterator<Item = (usize, f64)>, sum: &mut Vec<f64>) {
        sum.clear();
        sum.resize(self.sets.len(), 0.0);
        for (place, times) in times {
            sum.iter_mut().zip(self.line(place)).for_each(|(sum, entry)| *sum += times * entry);
        }
    }

    /// The line of one unknown, or what the sum of a set that moves gains.
    pub(super) fn line_of(&self, leaving: Place, members: &[usize], line: &mut Vec<f64>) {
        match leaving {
            Place::Unknown(place) => self.combine([(place, 1.0)].into_iter(), line),
            Place::Set(_) => {
                let places = members.iter().map(|&member| self.unknown_at[member]);
                self.combine(places.filter(|&at| at != NOWHERE).map(|at| (at, 1.0)), line);
            }
        }
    }

    /// How fast the unknowns follow when something that rests grows.
    pub(super) fn rates(&self, entering: Place, rates: &mut Vec<f64>) {
        rates.clear();
        rates.resize(self.unknowns.len(), 0.0);
        let mut add = |at: usize, sign: f64| {
            for (place, rate) in rates.iter_mut().enumerate() {
                *rate += sign * self.inverse[place * self.stride + at];
            }
        };
        match entering {
            Place::Set(at) => add(at, 1.0),
            Place::Unknown(unknown) => {
                let sets = self.around[unknown].iter().map(|&set| self.set_at[set]);
                sets.filter(|&at| at != NOWHERE).for_each(|at| add(at, -1.0));
            }
        }
    }

    /// Lets something that rested move, and something that moved rest. `rates` are those of the one,
    /// `line` that of the other, and `pivot` is how fast this moved with that.
    ///
    /// The inverse changes by a product of the two and by the line and the column in the places of what is exchanged: with
    /// one more of each it is bordered, with one less the border is taken off (Sherman and Morrison 1950).
    pub(super) fn exchange(
        &mut self,
        entering: Place,
        leaving: Place,
        rates: &[f64],
        line: &[f64],
        pivot: f64,
    ) {
        match (entering, leaving) {
            (Place::Unknown(unknown), Place::Set(set)) => {
                // A set and an unknown more.
                let size = self.sets.len();
                self.room(size + 1);
                self.add(rates, line, -1.0 / pivot, NOWHERE);
                for (place, rate) in rates.iter().enumerate() {
                    self.inverse[place * self.stride + size] = rate / pivot;
                }
                for (at, entry) in line.iter().enumerate() {
                    self.inverse[size * self.stride + at] = -entry / pivot;
                }
                self.inverse[size * self.stride + size] = 1.0 / pivot;
                (self.set_at[set], self.unknown_at[unknown]) = (size, size);
                self.sets.push(set);
                self.unknowns.push(unknown);
            }
            (Place::Unknown(unknown), Place::Unknown(place)) => {
                self.add(rates, line, -1.0 / pivot, place);
                for (at, entry) in line.iter().enumerate() {
                    self.inverse[place * self.stride + at] = -entry / pivot;
                }
                self.unknown_at[self.unknowns[place]] = NOWHERE;
                self.unknown_at[unknown] = place;
                self.unknowns[place] = unknown;
            }
            (Place::Set(at), Place::Set(set)) => {
                let mut line = line.to_vec();
                line[at] = 0.0;
                self.add(rates, &line, -1.0 / pivot, NOWHERE);
                for (place, rate) in rates.iter().enumerate() {
                    self.inverse[place * self.stride + at] = rate / pivot;
                }
                self.set_at[self.sets[at]] = NOWHERE;
                self.set_at[set] = at;
                self.sets[at] = set;
            }
            (Place::Set(at), Place::Unknown(place)) => {
                self.add(rates, line, -1.0 / pivot, place);
                self.remove(at, place);
            }
        }
    }

    /// Adds a multiple of the product of rates and line, but for the line of one place.
    fn add(&mut self, rates: &[f64], line: &[f64], times: f64, except: usize) {
        for (place, rate) in rates.iter().enumerate() {
            if *rate == 0.0 || place == except {
                continue;
            }
            let factor = times * rate;
            let entries = &mut self.inverse[place * self.stride..][..line.len()];
            for (entry, part) in entries.iter_mut().zip(line) {
                let sum = *entry + factor * part;
                *entry = if sum.abs() < NOTHING { 0.0 } else { sum };
            }
        }
    }

    /// Takes out a set and an unknown; the last ones take their places.
    fn remove(&mut self, at: usize, place: usize) {
        let last = self.sets.len() - 1;
        for line in 0..=last {
            self.inverse[line * self.stride + at] = self.inverse[line * self.stride + last];
        }
        let from = last * self.stride;
        self.inverse.copy_within(from..from + last, place * self.stride);
        self.set_at[self.sets[last]] = at;
        self.unknown_at[self.unknowns[last]] = place;
        self.set_at[self.sets.swap_remove(at)] = NOWHERE;
        self.unknown_at[self.unknowns.swap_remove(place)] = NOWHERE;
    }

    /// Room for a kernel of this size.
    fn room(&mut self, size: usize) {
        if size <= self.stride {
            return;
        }
        let (old, stride) = (self.stride, (2 * size).max(32));
        let mut inverse = vec![0.0; stride * stride];
        for place in 0..self.unknowns.len() {
            inverse[place * stride..][..old].copy_from_slice(&self.inverse[place * old..][..old]);
        }
        (self.inverse, self.stride) = (inverse, stride);
    }
}

/// Something that rests or moves: an unknown or a set, each by its number or its place in the kernel.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Place {
    /// An unknown.
    Unknown(usize),
    /// A set.
    Set(usize),
}
