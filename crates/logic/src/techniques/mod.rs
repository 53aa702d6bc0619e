//! The techniques: one line here, and two files each, `x.rs` with the code and `x.md` with rule,
//! reason, sources and the examples that are its tests.

mod als_xy_wing;
mod als_xz;
mod bent_naked_oct;
mod bent_naked_quad;
mod bent_naked_quint;
mod bent_naked_sept;
mod bent_naked_sext;
mod claiming;
mod dual_two_string_kite;
mod empty_rectangle;
mod finned_jellyfish;
mod finned_leviathan;
mod finned_squirmbag;
mod finned_swordfish;
mod finned_whale;
mod finned_x_wing;
mod full_house;
mod hidden_pair;
mod hidden_quad;
mod hidden_single;
mod hidden_triple;
mod hypothesis;
mod hypothesis_plus;
mod hypothesis_plus_plus;
mod jellyfish;
mod leviathan;
mod linked_hinge;
mod linked_ranges;
mod locked_pair;
mod locked_triple;
mod medusa_cell;
mod medusa_trap;
mod medusa_wrap;
mod multi_colors_1;
mod multi_colors_2;
mod naked_pair;
mod naked_quad;
mod naked_single;
mod naked_triple;
mod pattern_combination;
mod pointing;
mod pom_basic;
mod pom_clash;
mod pom_combined;
mod pom_equations;
mod pom_pairs;
mod pom_quadruples;
mod pom_three_cell;
mod pom_triples;
mod pom_two_cell;
mod pom_unique_rectangle;
mod range_chain;
mod range_hinge;
mod range_pair;
mod range_wrap;
mod rank_0;
mod rank_1;
mod rank_n;
mod remote_pair;
mod sashimi_jellyfish;
mod sashimi_leviathan;
mod sashimi_squirmbag;
mod sashimi_swordfish;
mod sashimi_whale;
mod sashimi_x_wing;
mod set_chain;
mod set_wrap;
mod simple_colors_trap;
mod simple_colors_wrap;
mod skyscraper;
mod squirmbag;
mod strong_hinge;
mod swordfish;
mod turbot_fish;
mod two_string_kite;
mod two_way;
mod two_way_plus;
mod w_wing;
mod weak_corner;
mod weak_hinge;
mod weak_wrap;
mod whale;
mod x_chain;
mod x_cycle_corner;
mod x_cycle_wrap;
mod x_wing;
mod xy_chain;
mod xy_wing;
mod xyz_wing;

use crate::Technique;

/// The technique that finds every pattern of truths and links.
pub static SET_LOGIC: &dyn Technique = &rank_n::RankN;

/// Every technique, in the order of the manual.
pub static ALL: &[&dyn Technique] = &[
    &full_house::FullHouse,
    &naked_single::NakedSingle,
    &hidden_single::HiddenSingle,
    &pointing::Pointing,
    &claiming::Claiming,
    &locked_pair::LockedPair,
    &locked_triple::LockedTriple,
    &naked_pair::NakedPair,
    &naked_triple::NakedTriple,
    &naked_quad::NakedQuad,
    &hidden_pair::HiddenPair,
    &hidden_triple::HiddenTriple,
    &hidden_quad::HiddenQuad,
    &x_wing::XWing,
    &swordfish::Swordfish,
    &jellyfish::Jellyfish,
    &squirmbag::Squirmbag,
    &whale::Whale,
    &leviathan::Leviathan,
    &finned_x_wing::FinnedXWing,
    &finned_swordfish::FinnedSwordfish,
    &finned_jellyfish::FinnedJellyfish,
    &finned_squirmbag::FinnedSquirmbag,
    &finned_whale::FinnedWhale,
    &finned_leviathan::FinnedLeviathan,
    &sashimi_x_wing::SashimiXWing,
    &sashimi_swordfish::SashimiSwordfish,
    &sashimi_jellyfish::SashimiJellyfish,
    &sashimi_squirmbag::SashimiSquirmbag,
    &sashimi_whale::SashimiWhale,
    &sashimi_leviathan::SashimiLeviathan,
    &xy_wing::XyWing,
    &xyz_wing::XyzWing,
    &w_wing::WWing,
    &bent_naked_quad::BentNakedQuad,
    &bent_naked_quint::BentNakedQuint,
    &bent_naked_sext::BentNakedSext,
    &bent_naked_sept::BentNakedSept,
    &bent_naked_oct::BentNakedOct,
    &skyscraper::Skyscraper,
    &two_string_kite::TwoStringKite,
    &dual_two_string_kite::DualTwoStringKite,
    &turbot_fish::TurbotFish,
    &empty_rectangle::EmptyRectangle,
    &x_chain::XChain,
    &remote_pair::RemotePair,
    &xy_chain::XyChain,
    &simple_colors_trap::SimpleColorsTrap,
    &simple_colors_wrap::SimpleColorsWrap,
    &multi_colors_1::MultiColors1,
    &multi_colors_2::MultiColors2,
    &medusa_cell::MedusaCell,
    &medusa_trap::MedusaTrap,
    &medusa_wrap::MedusaWrap,
    &strong_hinge::StrongHinge,
    &x_cycle_corner::XCycleCorner,
    &x_cycle_wrap::XCycleWrap,
    &weak_corner::WeakCorner,
    &weak_wrap::WeakWrap,
    &linked_hinge::LinkedHinge,
    &weak_hinge::WeakHinge,
    &range_chain::RangeChain,
    &range_pair::RangePair,
    &range_wrap::RangeWrap,
    &range_hinge::RangeHinge,
    &linked_ranges::LinkedRanges,
    &set_wrap::SetWrap,
    &set_chain::SetChain,
    &als_xz::AlsXz,
    &als_xy_wing::AlsXyWing,
    &hypothesis::Hypothesis,
    &hypothesis_plus::HypothesisPlus,
    &hypothesis_plus_plus::HypothesisPlusPlus,
    &two_way::TwoWay,
    &two_way_plus::TwoWayPlus,
    &rank_0::Rank0,
    &rank_1::Rank1,
    &rank_n::RankN,
    &pom_basic::PomBasic,
    &pom_two_cell::PomTwoCell,
    &pom_three_cell::PomThreeCell,
    &pom_clash::PomClash,
    &pom_combined::PomCombined,
    &pom_equations::PomEquations,
    &pom_triples::PomTriples,
    &pom_quadruples::PomQuadruples,
    &pom_pairs::PomPairs,
    &pattern_combination::PatternCombination,
    &pom_unique_rectangle::PomUniqueRectangle,
];
