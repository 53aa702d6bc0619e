//! The techniques: one line here, and two files each, `x.rs` with the code and `x.md` with rule,
//! reason, sources and the examples that are its tests.

use crate::Technique;

/// Declares the modules and lists the techniques in the order of the manual.
macro_rules! techniques {
    ($($module:ident :: $name:ident),* $(,)?) => {
        $(mod $module;)*

        /// Every technique, in the order of the manual.
        pub static ALL: &[&dyn Technique] = &[$(&$module::$name),*];
    };
}

techniques! {
    full_house::FullHouse,
    naked_single::NakedSingle,
    hidden_single::HiddenSingle,
    pointing::Pointing,
    claiming::Claiming,
    locked_pair::LockedPair,
    locked_triple::LockedTriple,
    naked_pair::NakedPair,
    naked_triple::NakedTriple,
    naked_quad::NakedQuad,
    hidden_pair::HiddenPair,
    hidden_triple::HiddenTriple,
    hidden_quad::HiddenQuad,
    x_wing::XWing,
    swordfish::Swordfish,
    jellyfish::Jellyfish,
    squirmbag::Squirmbag,
    whale::Whale,
    leviathan::Leviathan,
    finned_x_wing::FinnedXWing,
    finned_swordfish::FinnedSwordfish,
    finned_jellyfish::FinnedJellyfish,
    sashimi_x_wing::SashimiXWing,
    sashimi_swordfish::SashimiSwordfish,
    sashimi_jellyfish::SashimiJellyfish,
    xy_wing::XyWing,
    xyz_wing::XyzWing,
    w_wing::WWing,
    bent_naked_quad::BentNakedQuad,
    bent_naked_quint::BentNakedQuint,
    bent_naked_sext::BentNakedSext,
    skyscraper::Skyscraper,
    two_string_kite::TwoStringKite,
    turbot_fish::TurbotFish,
    empty_rectangle::EmptyRectangle,
    xy_chain::XyChain,
    hypothesis::Hypothesis,
    hypothesis_plus::HypothesisPlus,
    hypothesis_plus_plus::HypothesisPlusPlus,
    two_way::TwoWay,
    two_way_plus::TwoWayPlus,
    rank_0::Rank0,
    rank_1::Rank1,
    rank_n::RankN,
    pom_basic::PomBasic,
    pom_two_cell::PomTwoCell,
    pom_three_cell::PomThreeCell,
    pom_clash::PomClash,
    pom_combined::PomCombined,
    pom_equations::PomEquations,
    pom_triples::PomTriples,
    pom_quadruples::PomQuadruples,
    pom_pairs::PomPairs,
    pom_unique_rectangle::PomUniqueRectangle,
}
