//! Exotic patterns: rare, of many cells, and with names of their own.

use crate::chains::aic::{self, Want};
use crate::forcing::{Reach, of_guardians};
use crate::position::Guarded;
use crate::search::exotic::{exocet, impossible, msls, sk_loop};

use ninerooks_step::ExocetForm;

use super::{Row, row};

/// The exotic patterns in the order of the manual.
pub(super) static ROWS: &[Row] = &[
    // By rows, by columns, by the digits of the first joint.
    row(
        "sk-loop",
        "SK-Loop",
        "unreleased",
        &["sudokuwiki:sk loops", "domino loop", "virus pattern", "belt of crosses", "sk loop"],
        include_str!("sk_loop.md"),
        sk_loop::find,
    ),
    // Those with the fewest cells first, then those that eliminate most.
    row(
        "multi-sector-locked-set",
        "Multi-Sector Locked Set",
        "unreleased",
        &["msls", "sudokuwiki:multi-sector locked sets", "multifish", "multi-sector locked sets"],
        include_str!("multi_sector_locked_set.md"),
        msls::find,
    ),
    // The fewest base digits first, then those that eliminate most.
    row(
        "junior-exocet",
        "Junior Exocet",
        "unreleased",
        &["sudokuwiki:exocet", "jexocet", "je", "exocet with cross-lines"],
        include_str!("junior_exocet.md"),
        |position, found| exocet::find(position, ExocetForm::Junior, found),
    ),
    // The fewest base digits first, then those that eliminate most.
    row(
        "senior-exocet",
        "Senior Exocet",
        "unreleased",
        &["senior exocets"],
        include_str!("senior_exocet.md"),
        |position, found| exocet::find(position, ExocetForm::Senior, found),
    ),
    // The fewest base digits first, then those that eliminate most.
    row(
        "exocet",
        "Exocet",
        "unreleased",
        &["pattern exocet", "complex exocet", "weak exocet"],
        include_str!("exocet.md"),
        |position, found| exocet::find(position, ExocetForm::Other, found),
    ),
    // Those that eliminate most first.
    row(
        "double-exocet",
        "Double Exocet",
        "unreleased",
        &["double jexocet", "sudokuwiki:double exocets", "jexocet pair"],
        include_str!("double_exocet.md"),
        |position, found| exocet::find(position, ExocetForm::Double, found),
    ),
    // The shortest first.
    row(
        "exocet-aic-ring",
        "AIC Ring with Exocets",
        "unreleased",
        &["exocet ring"],
        include_str!("exocet_aic_ring.md"),
        |position, found| aic::with_exocets(position, Want::Loop, found),
    ),
    // The shortest first.
    row(
        "exocet-aic",
        "AIC with Exocets",
        "unreleased",
        &["exocet chain", "aic with exocet nodes"],
        include_str!("exocet_aic.md"),
        |position, found| aic::with_exocets(position, Want::Open, found),
    ),
    // Those with the fewest guardians first.
    row(
        "tridagon",
        "Tridagon",
        "unreleased",
        &[
            "hodoku:1402",
            "thor's hammer",
            "trivalue oddagon",
            "anti-tridagon",
            "chromatic pattern",
            "sudokuwiki:tridagon",
        ],
        include_str!("tridagon.md"),
        |position, found| impossible::find(position, true, found),
    ),
    // Those with the fewest guardians first.
    row(
        "impossible-pattern",
        "Impossible Pattern",
        "unreleased",
        &["impossible 3-digit pattern", "imp630", "degenerate tridagon"],
        include_str!("impossible_pattern.md"),
        |position, found| impossible::find(position, false, found),
    ),
    // The shortest first.
    row(
        "tridagon-aic-ring",
        "AIC Ring with Tridagons",
        "unreleased",
        &["tridagon ring"],
        include_str!("tridagon_aic_ring.md"),
        |position, found| aic::with_patterns(position, Guarded::Impossible, Want::Loop, found),
    ),
    // The shortest first.
    row(
        "tridagon-aic",
        "AIC with Tridagons",
        "unreleased",
        &["aic with thor's hammer", "tridagon or2-chain", "or2-chain"],
        include_str!("tridagon_aic.md"),
        |position, found| aic::with_patterns(position, Guarded::Impossible, Want::Open, found),
    ),
    // The fewest links first.
    row(
        "tridagon-forcing-chain",
        "Tridagon Forcing Chain",
        "unreleased",
        &["ork-chain", "ork-forcing-whip", "or-k forcing chain", "tridagon ork-chain"],
        include_str!("tridagon_forcing_chain.md"),
        |position, found| of_guardians(position, Guarded::Impossible, Reach::Chains, found),
    ),
    // The fewest links first.
    row(
        "tridagon-forcing-net",
        "Tridagon Forcing Net",
        "unreleased",
        &["ork-whip", "ork-forcing-braid", "or-k forcing net"],
        include_str!("tridagon_forcing_net.md"),
        |position, found| of_guardians(position, Guarded::Impossible, Reach::Nets, found),
    ),
];
