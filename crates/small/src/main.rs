use ninerooks_small::*;
fn main() {
    let b = Board::new(2, 2);
    let t = std::time::Instant::now();
    for c in grids::classes(&b) {
    let x = build::build(&b, &c.least).unwrap();
    println!("{} {} looked {} resisting {} {:?}", x.corners, x.pure, x.looked, x.resisting.len(), t.elapsed());
    let m = x.resisting.iter().map(|s| s.candidates()).min();
    if let Some(m) = m { for s in x.resisting.iter().filter(|s| s.candidates() == m) { println!("{m} {s}"); } }
    }
}
