use ninerooks_board::*;
fn main() {
    let a: Vec<String> = std::env::args().collect();
    let every: usize = a[2].parse().unwrap();
    for line in std::fs::read_to_string(&a[1]).unwrap().lines().skip(1).step_by(every) {
        let mut g = Grid::default();
        for (i, c) in line.trim().chars().take(81).enumerate() {
            if let Some(d) = Digit::from_char(c) {
                g.place(Candidate::new(d, Cell::from_index(i)));
            }
        }
        let sol = ninerooks_exact::solutions(&g).unique();
        let r = ninerooks_setlogic::rate_with(
            &g,
            sol.as_ref(),
            ninerooks_setlogic::Budget::pivots(20_000_000),
        );
        println!("{r:?}");
    }
}
