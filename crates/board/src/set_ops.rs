//! The operators that every set made of one integer shares.

/// Gives a one-integer set its algebra: `|`, `&`, `-` (difference), `^`, and their assigning forms,
/// `is_empty`, `len`, `contains`, `insert`, `remove`, iteration in ascending order, and `FromIterator`.
///
/// `$item` must have `index() -> usize` and `from_index(usize)`.
macro_rules! set_ops {
    ($set:ident($int:ty), $item:ty, $count:literal) => {
        impl $set {
            /// The empty set.
            pub const EMPTY: Self = Self(0);
            /// The set of everything.
            pub const ALL: Self = Self((1 << $count) - 1);

            /// The set whose bit `i` says whether item `i` is in. Higher bits are dropped.
            #[must_use]
            pub const fn from_bits(bits: $int) -> Self {
                Self(bits & Self::ALL.0)
            }

            /// One bit an item, lowest first.
            pub const fn bits(self) -> $int {
                self.0
            }

            /// Whether nothing is in.
            pub const fn is_empty(self) -> bool {
                self.0 == 0
            }

            /// How many items are in.
            pub const fn len(self) -> usize {
                self.0.count_ones() as usize
            }

            /// Whether `item` is in.
            pub const fn contains(self, item: $item) -> bool {
                self.0 >> item.index() & 1 == 1
            }

            /// Puts `item` in.
            pub const fn insert(&mut self, item: $item) {
                self.0 |= 1 << item.index();
            }

            /// Takes `item` out.
            pub const fn remove(&mut self, item: $item) {
                self.0 &= !(1 << item.index());
            }

            /// The set with `item` put in.
            #[must_use]
            pub const fn with(self, item: $item) -> Self {
                Self(self.0 | 1 << item.index())
            }

            /// The set with `item` taken out.
            #[must_use]
            pub const fn without(self, item: $item) -> Self {
                Self(self.0 & !(1 << item.index()))
            }

            /// What both sets hold, in constants.
            #[must_use]
            pub const fn and(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }

            /// What either set holds, in constants.
            #[must_use]
            pub const fn or(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }

            /// Whether every item is in `other` too.
            pub const fn is_subset(self, other: Self) -> bool {
                self.0 & !other.0 == 0
            }

            /// Whether no item is in both.
            pub const fn is_disjoint(self, other: Self) -> bool {
                self.0 & other.0 == 0
            }

            /// The lowest item.
            pub const fn first(self) -> Option<$item> {
                if self.0 == 0 {
                    None
                } else {
                    Some(<$item>::from_index(self.0.trailing_zeros() as usize))
                }
            }

            /// The item, when there is exactly one.
            pub const fn only(self) -> Option<$item> {
                if self.0 & self.0.wrapping_sub(1) == 0 { self.first() } else { None }
            }
        }

        impl core::ops::BitOr for $set {
            type Output = Self;
            fn bitor(self, other: Self) -> Self {
                Self(self.0 | other.0)
            }
        }

        impl core::ops::BitAnd for $set {
            type Output = Self;
            fn bitand(self, other: Self) -> Self {
                Self(self.0 & other.0)
            }
        }

        impl core::ops::BitXor for $set {
            type Output = Self;
            fn bitxor(self, other: Self) -> Self {
                Self(self.0 ^ other.0)
            }
        }

        impl core::ops::Sub for $set {
            type Output = Self;
            fn sub(self, other: Self) -> Self {
                Self(self.0 & !other.0)
            }
        }

        impl core::ops::Not for $set {
            type Output = Self;
            fn not(self) -> Self {
                Self(!self.0 & Self::ALL.0)
            }
        }

        impl core::ops::BitOrAssign for $set {
            fn bitor_assign(&mut self, other: Self) {
                self.0 |= other.0;
            }
        }

        impl core::ops::BitAndAssign for $set {
            fn bitand_assign(&mut self, other: Self) {
                self.0 &= other.0;
            }
        }

        impl core::ops::BitXorAssign for $set {
            fn bitxor_assign(&mut self, other: Self) {
                self.0 ^= other.0;
            }
        }

        impl core::ops::SubAssign for $set {
            fn sub_assign(&mut self, other: Self) {
                self.0 &= !other.0;
            }
        }

        // A set is as cheap to copy as a reference, and `for cell in cells` reads best.
        #[allow(clippy::copy_iterator)]
        impl Iterator for $set {
            type Item = $item;

            fn next(&mut self) -> Option<$item> {
                let item = self.first()?;
                self.0 &= self.0 - 1;
                Some(item)
            }

            fn size_hint(&self) -> (usize, Option<usize>) {
                (self.len(), Some(self.len()))
            }
        }

        impl FromIterator<$item> for $set {
            fn from_iter<I: IntoIterator<Item = $item>>(items: I) -> Self {
                items.into_iter().fold(Self::EMPTY, Self::with)
            }
        }

        impl From<$item> for $set {
            fn from(item: $item) -> Self {
                Self::EMPTY.with(item)
            }
        }
    };
}

pub(crate) use set_ops;
