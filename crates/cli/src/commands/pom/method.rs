//! The names of the methods.

use std::str::FromStr;

use ninerooks_logic::rookery::{Equations, Method};

/// A method by its name, with those that come before it.
#[derive(Clone, Debug)]
pub(crate) struct MethodName(pub(super) Vec<Method>);

impl FromStr for MethodName {
    type Err = String;

    fn from_str(text: &str) -> Result<Self, String> {
        let (name, number) = match text.split_once('=') {
            Some((name, number)) => (name, Some(number)),
            None => (text, None),
        };
        let number = |least: usize, most: usize| {
            let number = number.map_or(Ok(least), str::parse::<usize>).ok();
            number
                .filter(|n| (least..=most).contains(n))
                .ok_or_else(|| format!("{name}= takes a number from {least} to {most}"))
        };
        let methods = match name {
            "basic" => vec![],
            "two" => vec![Method::TwoCell],
            "three" => vec![Method::TwoCell, Method::ThreeCell],
            "clash" => vec![Method::TwoCell, Method::ThreeCell, Method::Clash],
            "cells" => vec![Method::Clash, Method::CellCover],
            "equations" => {
                let depth = number(1, 3)?;
                vec![Method::Clash, Method::Equations(Equations { depth, ..Equations::default() })]
            }
            "kwise" => (2..=number(2, 5)?).map(Method::Combinations).collect(),
            "pairs" => vec![Method::Pairs],
            "sums" => vec![Method::Clash, Method::Sums],
            _ => {
                return Err("methods are basic, two, three, clash, cells, equations[=DEPTH], \
                            kwise=K, pairs and sums"
                    .to_owned());
            }
        };
        Ok(Self(methods))
    }
}
