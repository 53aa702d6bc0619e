//! Almost-locked sets in a scene: each a zone with its letter.

use ninerooks_board::{CellSet, Digit, HouseKind};
use ninerooks_step::{
    AlmostLockedSet, Blossom, ChainNode, CrossLines, Exocet, HouseDigits, MultiSector, Step,
    SueDeCoq,
};

use crate::figure::{Edge, EdgeKind, Focus, Zone, ZoneKind};
use crate::{Role, Scene};

impl Scene {
    /// Sets as zones, and what links each to the next as edges; returns the cells of all.
    pub(super) fn show_linked_sets(
        &mut self,
        sets: &[AlmostLockedSet],
        links: &[Digit],
        step: &Step,
    ) -> CellSet {
        // A cell that is a truth of the proof may hold digits that are told apart here.
        self.unmark();
        self.focus = Focus::Zones;
        (self.truth_means, self.fin_means) = match (sets.len(), links.len() < sets.len()) {
            (0..=2, true) => ("restricted common: X", "digit of both sets: Z"),
            (_, true) => ("restricted commons", "digit of both ends: Z"),
            _ => ("restricted commons", "eliminated digit"),
        };
        self.linked_means = "other digits of a set";
        for ((i, set), name) in sets.iter().enumerate().zip('A'..='Z') {
            self.mark_all(set.cells, set.digits, Role::Linked);
            let members = set.cells.flat_map(|cell| cell.candidates(set.digits));
            self.chains.extend(members.into_iter().map(|member| (member, i)));
            self.zones.push(Zone {
                name: name.to_string(),
                cells: set.cells,
                kind: ZoneKind::Set,
                means: set.digits.to_string(),
            });
        }
        for (i, &digit) in links.iter().enumerate() {
            if let (Some(from), Some(to)) = (sets.get(i), sets.get((i + 1) % sets.len().max(1))) {
                let [from, to] = [from, to].map(|set| self.group(digit, set.cells));
                self.mark_all(from.cells | to.cells, digit.into(), Role::Truth);
                self.edges.push(Edge::new(from, to, EdgeKind::Weak));
            }
        }
        // In an open chain, one of its ends holds what goes.
        if let ([first, .., last], true) = (sets, links.len() < sets.len()) {
            for gone in step.eliminations() {
                let ends = [first, last].map(|set| self.group(gone.digit(), set.cells));
                for end in ends {
                    self.mark_all(end.cells, end.digit.into(), Role::Fin);
                }
                self.show_seen(ends, gone);
            }
        }
        sets.iter().fold(CellSet::EMPTY, |cells, set| cells | set.cells)
    }

    /// The candidates of the stem, each linked to its petal, a zone; returns the cells of the petals.
    pub(super) fn show_blossom(&mut self, blossom: &Blossom, step: &Step) -> CellSet {
        self.focus = Focus::Zones;
        (self.truth_means, self.fin_means) = ("stem", "petals");
        for (petal, name) in blossom.petals.iter().zip('A'..='Z') {
            let set = petal.set;
            self.mark_all(set.cells, set.digits, Role::Fin);
            self.zones.push(Zone {
                name: name.to_string(),
                cells: set.cells,
                kind: ZoneKind::Set,
                means: set.digits.to_string(),
            });
        }
        for petal in &blossom.petals {
            self.mark(petal.from, Role::Truth);
            let digit = petal.from.digit();
            let from = ChainNode::new(digit, petal.from.cell().into());
            let to = self.group(digit, petal.set.cells);
            self.edges.push(Edge::new(from, to, EdgeKind::Weak));
            for gone in step.eliminations() {
                let end = self.group(gone.digit(), petal.set.cells);
                self.show_seen([end, end], gone);
            }
        }
        blossom.cells()
    }

    /// The digits in two colours: those of rows and those of columns, or of an SK-loop those of lines and those of boxes.
    pub(super) fn show_multi_sector(&mut self, shape: &MultiSector) {
        self.unmark();
        self.focus = Focus::Zones;
        let is_box = |link: &HouseDigits| link.house.kind() == HouseKind::Block;
        let has_boxes = shape.links.iter().any(is_box);
        (self.truth_means, self.fin_means) =
            if has_boxes { ("in lines", "in boxes") } else { ("in rows", "in columns") };
        for link in &shape.links {
            let is_second =
                if has_boxes { is_box(link) } else { link.house.kind() == HouseKind::Column };
            let role = if is_second { Role::Fin } else { Role::Truth };
            self.mark_all(shape.cells & link.house.cells(), link.digits, role);
        }
        self.zones.push(Zone {
            name: String::new(),
            cells: shape.cells,
            kind: ZoneKind::Set,
            means: format!("{} cells, as many digits of houses", shape.cells.len()),
        });
    }

    /// Base, targets and the cells with a part beside them as zones with their letters; returns base and targets.
    pub(super) fn show_exocet(&mut self, exocet: &Exocet) -> CellSet {
        self.focus = Focus::Zones;
        (self.truth_means, self.fin_means) = ("base digits", "in the targets");
        self.mark_all(exocet.base, exocet.digits, Role::Truth);
        self.mark_all(exocet.targets, exocet.digits, Role::Fin);
        if let Some(second) = exocet.second {
            self.mark_all(second.base, exocet.digits, Role::Truth);
            self.mark_all(second.targets, exocet.digits, Role::Fin);
        }
        let [base, targets] =
            exocet.second.map_or([CellSet::EMPTY; 2], |second| [second.base, second.targets]);
        let CrossLines { escape, companions, mirrors, lines } = exocet.cross;
        let parts = [
            (exocet.base, "B", "base"),
            (exocet.targets, "T", "targets"),
            (base, "b", "second base"),
            (targets, "t", "its targets"),
            (escape, "E", "escape"),
            (companions - mirrors, "C", "companions"),
            (mirrors, "M", "mirrors"),
            (lines, "S", "S: cross-lines"),
        ];
        for (cells, name, means) in parts.into_iter().filter(|(cells, ..)| !cells.is_empty()) {
            let kind = if name == "S" { ZoneKind::Outside } else { ZoneKind::Set };
            self.zones.push(Zone { name: name.to_owned(), cells, kind, means: means.to_owned() });
        }
        exocet.cells()
    }

    /// The crossing and the cells in the line and in the box as zones; returns the cells of all.
    pub(super) fn show_sue_de_coq(&mut self, sue: &SueDeCoq) -> CellSet {
        self.focus = Focus::Zones;
        (self.truth_means, self.fin_means) = ("crossing", "beside it");
        let parts = [
            (sue.crossing, "A", Role::Truth),
            (sue.in_line, "B", Role::Fin),
            (sue.in_box, "C", Role::Fin),
        ];
        for (part, name, role) in parts {
            self.mark_all(part.cells, part.digits, role);
            self.zones.push(Zone {
                name: name.to_owned(),
                cells: part.cells,
                kind: ZoneKind::Set,
                means: part.digits.to_string(),
            });
        }
        sue.cells()
    }
}
