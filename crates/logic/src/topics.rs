//! What people ask for that is no technique here: names of several techniques together, of parts of
//! one, and of what is not here yet.

use crate::registry::{folded, nearest_of};

/// Something that the field has a name for, and what comes nearest to it here.
#[derive(Debug)]
pub struct Topic {
    /// Its names, the usual one first.
    pub names: &'static [&'static str],
    /// Whether the techniques do what the name says. Otherwise it is not here, and they are near it.
    pub is_here: bool,
    /// The ids of these techniques.
    pub techniques: &'static [&'static str],
    /// What there is to know about the difference, in whole sentences; may be empty.
    pub about: &'static str,
}

const fn here(
    names: &'static [&'static str],
    techniques: &'static [&'static str],
    about: &'static str,
) -> Topic {
    Topic { names, is_here: true, techniques, about }
}

const fn near(
    names: &'static [&'static str],
    techniques: &'static [&'static str],
    about: &'static str,
) -> Topic {
    Topic { names, is_here: false, techniques, about }
}

const TEMPLATES: &str = "HoDoKu takes from the templates of a digit those through a cell that another digit needs, again \
     and again, before it looks. So one of its steps is several steps of Basic POM here, one digit \
     at a time; taken one after the other they place and eliminate all that its step does.";
const AS_SETS: &str = "What it eliminates `rank-n` finds as truths and links.";

/// The topics.
pub static TOPICS: &[Topic] = &[
    here(&["Template Set", "hodoku:1201", "set template"], &["pom-basic"], TEMPLATES),
    here(&["Template Delete", "hodoku:1202", "delete template"], &["pom-basic"], TEMPLATES),
    here(&["Dual Empty Rectangle"], &["empty-rectangle"], ""),
    here(
        &["X-Cycle", "grouped x-cycle", "sudokuwiki:x-cycles"],
        &["x-chain", "x-cycle-corner", "x-cycle-wrap"],
        "",
    ),
    here(
        &["Rectangle Elimination", "sudokuwiki:rectangle elimination"],
        &["empty-rectangle", "x-chain"],
        "It is an empty rectangle, or a grouped X-Chain.",
    ),
    here(
        &["BARN", "bent almost restricted naked set", "extended subset principle"],
        &["xyz-wing", "bent-naked-quad", "bent-naked-quint", "bent-naked-sext"],
        "",
    ),
    here(
        &["3 to 6 strong-linked fishes", "strong-linked fish"],
        &["turbot-fish", "x-chain", "pom-basic"],
        "",
    ),
    here(&["Bowman's Bingo"], &["hypothesis", "braid", "forcing-net-contradiction"], ""),
    here(
        &["Verity", "multiple forcing chain"],
        &["forcing-chain-verity", "forcing-chain-contradiction", "two-way"],
        "",
    ),
    here(
        &["Dynamic Forcing Chain", "forcing net"],
        &["forcing-net-contradiction", "forcing-net-verity", "hypothesis-plus-plus"],
        "Hypotheses are not nested; of forcing chains `nested-forcing-chain` are.",
    ),
    here(
        &["Trial and Error", "t&e"],
        &["hypothesis", "braid"],
        "A hypothesis without depth excludes what braids of any length do, each for one step.",
    ),
    here(
        &[
            "Direct Pointing",
            "direct claiming",
            "direct hidden pair",
            "direct hidden triplet",
            "complex single",
        ],
        &["pointing", "claiming", "hidden-pair", "hidden-triple"],
        "Here these are two steps: the elimination, and the single that it leads to.",
    ),
    here(
        &[
            "Grouped Nice Loop",
            "nice loop",
            "continuous nice loop",
            "discontinuous nice loop",
            "alternating inference chain",
            "bivalue chain",
            "bidirectional chain",
        ],
        &["xy-chain", "aic", "grouped-aic", "aic-ring", "grouped-aic-ring"],
        "",
    ),
    here(&["Continuous Nice Loop of HoDoKu", "hodoku:0706"], &["aic-ring"], ""),
    here(&["AIC of HoDoKu", "hodoku:0708"], &["xy-chain", "aic"], ""),
    here(
        &["Grouped Continuous Nice Loop of HoDoKu", "hodoku:0709"],
        &["grouped-aic-ring", "als-aic-ring"],
        "",
    ),
    here(
        &["Grouped Discontinuous Nice Loop of HoDoKu", "hodoku:0710"],
        &["x-chain", "grouped-aic", "als-aic"],
        "",
    ),
    here(
        &["Grouped AIC of HoDoKu", "hodoku:0711"],
        &["x-chain", "grouped-aic", "grouped-aic-ring", "als-aic"],
        "",
    ),
    here(
        &["Strong Wing", "purple cow", "iw-wing", "inverted w-wing", "ring"],
        &["aic", "als-aic", "aic-ring"],
        "Of chains of three strong links, w-wing, m-wing, s-wing, l-wing and h-wing are techniques.",
    ),
    near(&["XYZ-Ring", "xyz-loop"], &["xyz-wing", "aic-ring", "rank-n"], ""),
    near(&["Complex Remote Pair", "chute remote pair"], &["remote-pair"], ""),
    near(&["N-ALS N-RC"], &["als-xy-wing", "als-chain", "aals-with-two-rcs"], ""),
    here(
        &["ALS-XY-Chain of HoDoKu", "hodoku:0903"],
        &["als-chain", "als-xy-wing", "als-xz"],
        "Where two sets share cells a chain of fewer sets may do the same.",
    ),
    here(
        &["Death Blossom of HoDoKu", "hodoku:0904"],
        &["death-blossom"],
        "Petals that share cells are found when all forms are wanted.",
    ),
    near(&["AHS-XZ", "almost hidden set"], &["ahs-aic", "als-xz"], ""),
    near(
        &["Almost Locked Candidates", "alp", "alt", "law of leftover"],
        &["almost-locked-pair", "almost-locked-triple", "almost-locked-quad", "pointing"],
        "",
    ),
    here(
        &["Franken Fish", "finned franken fish"],
        &["franken-x-wing", "franken-swordfish", "franken-jellyfish", "finned-franken-swordfish"],
        "",
    ),
    here(
        &["Mutant Fish", "finned mutant fish"],
        &["mutant-swordfish", "mutant-jellyfish", "finned-mutant-swordfish"],
        "",
    ),
    here(
        &["Siamese Fish", "endo fin", "cannibalistic fish"],
        &["finned-x-wing", "finned-franken-swordfish", "finned-mutant-swordfish"],
        "Fish with fins come alone and in siamese pairs; fish with boxes, or with rows and columns on one side, also with \
         endo fins, and eliminate places of their own base.",
    ),
    near(&["Finned Chain"], &["kraken-fish-1", "rank-n"], AS_SETS),
    here(
        &["Unique Rectangle", "uniqueness test", "ur", "sudokuwiki:unique rectangles"],
        &[
            "unique-rectangle-1",
            "unique-rectangle-2",
            "unique-rectangle-3",
            "unique-rectangle-4",
            "unique-rectangle-5",
            "unique-rectangle-6",
            "hidden-rectangle",
        ],
        "",
    ),
    here(
        &["Avoidable Rectangle", "sudokuwiki:avoidable rectangles"],
        &[
            "avoidable-rectangle-1",
            "avoidable-rectangle-2",
            "avoidable-rectangle-3",
            "hidden-avoidable-rectangle",
        ],
        "",
    ),
    here(
        &["Locked Member Exocet", "almost exocet"],
        &["junior-exocet", "senior-exocet", "exocet"],
        "One with locked members is one of these; one that lacks a little is not used.",
    ),
    here(
        &["SET", "phistomefel", "phistomefel ring", "set equivalence theory"],
        &["franken-jellyfish", "mutant-jellyfish", "multi-sector-locked-set", "rank-0"],
        "Where such an equivalence eliminates a digit that one side lacks, it is a fish with boxes or of rows and columns: with \
         the ring around box 5 four columns and two rows with two boxes. With several digits it is a multi-sector locked set or \
         another pattern of rank 0.",
    ),
    near(&["Quad Forcing Chain", "rectangle forcing chain"], &["forcing-chain-verity"], ""),
    near(&["Backdoor", "anti-backdoor", "brute force", "guess"], &["hypothesis"], ""),
];

impl Topic {
    /// The topic with this name, written in any of the ways in which [`by_name`](crate::by_name)
    /// takes names, or by HoDoKu's code alone.
    ///
    /// ```
    /// use ninerooks_logic::Topic;
    /// let chains = Topic::by_name("finned chain").expect("it is known");
    /// assert!(!chains.is_here && chains.techniques.contains(&"rank-n"));
    /// assert_eq!(Topic::by_name("1201").map(Topic::name), Some("Template Set"));
    /// assert!(Topic::by_name("quantum entanglement").is_none());
    /// ```
    pub fn by_name(name: &str) -> Option<&'static Self> {
        let wanted = [folded(name), folded(&format!("hodoku:{name}"))];
        TOPICS.iter().find(|topic| topic.names.iter().any(|name| wanted.contains(&folded(name))))
    }

    /// The topics whose names look most like `name`, best first.
    pub fn nearest(name: &str) -> Vec<&'static str> {
        nearest_of(name, TOPICS.iter().map(|topic| (topic.name(), topic.names.to_vec())))
    }

    /// Its usual name.
    pub fn name(&self) -> &'static str {
        self.names.first().copied().unwrap_or_default()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Selection, by_name};

    #[test]
    fn every_topic_leads_to_techniques() {
        for topic in TOPICS {
            assert!(!topic.techniques.is_empty(), "{}", topic.name());
            for id in topic.techniques {
                assert_eq!(by_name(id).map(|t| t.info().id), Some(*id), "{}", topic.name());
            }
        }
    }

    #[test]
    fn no_name_leads_to_two_topics() {
        for topic in TOPICS {
            for name in topic.names {
                let found = Topic::by_name(name).map(Topic::name);
                assert_eq!(found, Some(topic.name()), "{name}");
            }
        }
    }

    /// The names of section A of the comparison with other programs, and HoDoKu's codes.
    #[test]
    fn every_name_of_the_field_is_known() {
        let names = "full house; last digit; hidden single; naked single; direct pointing; complex \
            single; pointing; claiming; locked candidates; locked pair; locked triple; law of leftover; \
            almost locked candidates; ALP; ALT; firework triple; firework quad; naked pair; naked \
            triple; naked quad; hidden pair; hidden triple; hidden quad; x-wing; swordfish; jellyfish; \
            squirmbag; whale; leviathan; finned x-wing; sashimi jellyfish; finned leviathan; franken \
            swordfish; mutant jellyfish; siamese fish; kraken fish; skyscraper; 2-string kite; turbot \
            fish; empty rectangle; dual empty rectangle; rectangle elimination; almost-locked ranges; \
            simple colouring; simple coloring; simple colors; multi colors; multi-colouring; 3d medusa; \
            medusa; hinge; xy-wing; y-wing; xyz-wing; wxyz-wing; vwxyz-wing; bent naked quad; w-wing; \
            m-wing; s-wing; l-wing; h-wing; unique rectangle; hidden rectangle; avoidable rectangle; \
            unique loop; extended rectangle; BUG+1; BUG; reverse bug; deadly pattern; gurth; remote \
            pair; remote pairs; x-chain; xy-chain; grouped x-chain; x-cycle; AIC; nice loop; continuous \
            nice loop; grouped nice loop; broken wing; guardian; bivalue oddagon; nishio; forcing chain; \
            forcing chains; cell forcing chain; region forcing chain; digit forcing chain; quad forcing \
            chain; forcing net; dynamic forcing chain; bowman's bingo; aligned pair exclusion; aligned \
            triple exclusion; ALS-XZ; ALS-XY-Wing; ALS chain; ALS-W-Wing; AALS; death blossom; sue de \
            coq; junior exocet; exocet; SK-loop; domino loop; MSLS; multifish; tridagon; thor's hammer; \
            template; templates; template set; template delete; pattern overlay; pattern overlay \
            method; trial and error; T&E; backdoor; whip; g-whip; braid; z-chain; rank logic; set logic";
        let codes = "0000 0002 0003 0100 0101 0110 0111 0200 0201 0202 0210 0211 0212 0300 0301 0302 \
            0303 0304 0305 0310 0311 0312 0313 0314 0315 0320 0321 0322 0323 0324 0325 0330 0331 0332 \
            0340 0341 0342 0350 0361 0371 0372 0400 0401 0402 0403 0404 0405 0500 0501 0502 0503 0600 \
            0601 0602 0603 0604 0605 0606 0607 0608 0610 0701 0702 0703 0706 0707 0708 0709 0710 0711 \
            0800 0801 0802 0803 0901 0902 0903 0904 1101 1201 1202 1301 1302 1303 1304";
        let codes = codes.split_whitespace().map(|code| format!("hodoku:{code}"));
        let names =
            names.split(';').map(|name| name.split_whitespace().collect::<Vec<_>>().join(" "));
        for name in names.chain(codes) {
            let known = Selection::by_name(&name).is_some() || Topic::by_name(&name).is_some();
            assert!(known, "{name} leads nowhere");
        }
    }
}
