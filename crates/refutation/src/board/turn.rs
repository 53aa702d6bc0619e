//! What may be inferred next, in the order in which it is.

/// What may be inferred next. They come in this order where they count as much.
#[derive(Clone, Copy)]
pub(super) enum Event {
    Only(u16),
    Locked(u16, u16),
    /// By its number in `offered`.
    Refuted(u16),
}

/// What an event counts, and the event, as a number: numbers are soon compared.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Turn(u64);

impl Turn {
    pub(super) fn new(cost: u32, event: Event) -> Self {
        let [kind, one, other] = match event {
            Event::Only(sector) => [0, sector, 0],
            Event::Locked(truth, link) => [1, truth, link],
            Event::Refuted(at) => [2, at, 0],
        };
        Self(
            u64::from(cost) << 48 | u64::from(kind) << 32 | u64::from(one) << 16 | u64::from(other),
        )
    }

    #[allow(clippy::cast_possible_truncation)] // the parts that it was made of
    pub(super) const fn cost(self) -> u32 {
        (self.0 >> 48) as u32
    }

    #[allow(clippy::cast_possible_truncation)]
    pub(super) const fn event(self) -> Event {
        let (one, other) = ((self.0 >> 16) as u16, self.0 as u16);
        match (self.0 >> 32) as u16 {
            0 => Event::Only(one),
            1 => Event::Locked(one, other),
            _ => Event::Refuted(one),
        }
    }
}
