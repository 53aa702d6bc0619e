//! Lists one after the other, in one piece of memory.

/// Numbered lists.
#[derive(Debug)]
pub(crate) struct Lists<T> {
    all: Vec<T>,
    /// Where each ends; before the first, 0.
    ends: Vec<u32>,
}

impl<T> Lists<T> {
    pub(crate) fn new() -> Self {
        Self { all: Vec::new(), ends: vec![0] }
    }

    /// Ends the list that has no end yet; the next one begins.
    #[allow(clippy::cast_possible_truncation)] // some thousand lists of some thousand things at most
    pub(crate) fn end(&mut self) {
        self.ends.push(self.all.len() as u32);
    }

    /// Room for so much more.
    pub(crate) fn reserve(&mut self, more: usize) {
        self.all.reserve(more);
    }

    pub(crate) fn push(&mut self, item: T) {
        self.all.push(item);
    }

    pub(crate) fn extend(&mut self, items: impl Iterator<Item = T>) {
        self.all.extend(items);
    }

    /// How many lists have an end.
    pub(crate) fn len(&self) -> usize {
        self.ends.len() - 1
    }

    pub(crate) fn of(&self, number: usize) -> &[T] {
        &self.all[self.ends[number] as usize..self.ends[number + 1] as usize]
    }
}
