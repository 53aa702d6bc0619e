//! Every sector has one name.

use ninerooks_board::SectorSet;

use super::*;

#[test]
fn every_sector_has_one_kind_and_two_numbers() {
    let kinds = [Kind::Row, Kind::Column, Kind::Cell, Kind::Block];
    let numbers = |kind: Kind| (0..81).map(move |n| kind.sector(n / 9, n % 9));
    let all: SectorSet = kinds.into_iter().flat_map(numbers).collect();
    assert_eq!(all.len(), Sector::COUNT);
    for sector in Sector::all() {
        assert_eq!(parse_sectors(&sector.to_string()), Ok(vec![(sector, 1)]));
        assert_eq!(parse_sectors(&format!("{sector:#}")), Ok(vec![(sector, 1)]));
    }
}
