/** What a technique found, as the engine's `Shape` is written in JSON: `crates/step/src/shapes`. Only what is said of it. */

/** `r1c2`. */
export type Cell = string;
/** `3r1c2`. */
export type Candidate = string;
/** `r1`, `c2`, `b3`. */
export type House = string;
/** A cell or a digit in a house: `5N3`, `3R7`. */
export type Sector = string;
export type Digit = string;

export interface Als {
  cells: Cell[];
  digits: Digit[];
}
export interface Pattern {
  pattern: DeadlyKind;
  cells: Cell[];
  digits: Digit[];
}
export interface Group {
  digit: Digit;
  cells: Cell[];
}
export interface FishShape {
  digit: Digit;
  base: House[];
  cover: House[];
  fins: Cell[];
}

export type Node =
  | { candidate: Candidate }
  | { group: Group }
  | { als: { set: Als; digit: Digit } }
  | { ahs: { house: House; digits: Digit[]; cells: Cell[]; cell: Cell } };
export type Link =
  | 'set'
  | { sector: Sector }
  | { fish: Omit<FishShape, 'fins'> }
  | { pattern: Pattern }
  | { exocet: { digits: Digit[]; base: Cell[]; targets: Cell[] } }
  /** The place of a rule in the puzzle's list. */
  | { rule: number };

export interface Chain {
  nodes: Node[];
  links: Link[];
  ring: boolean;
}

/** Those inside it are among its lines. */
export interface Refutation {
  target: Candidate;
  lines: ({ only: unknown } | { ruled: unknown } | { locked: unknown } | { summed: unknown } | { refuted: Refutation })[];
  conflict: Sector;
  /** It is a rule that has nothing left. */
  by_rule?: unknown;
}

export type NetEnd = { clash: Candidate } | { empty: Sector };
export interface Nets {
  nets: { sides: [Candidate[], Candidate[]] }[];
  links: { from: Candidate; to: Candidate; via: { sector: Sector } | { ranges: { block: House }[] } | { 'almost-locked-set': Als } }[];
  end: NetEnd;
}

export type DeadlyKind =
  | 'rectangle'
  | 'avoidable-rectangle'
  | 'loop'
  | 'extended-rectangle'
  | 'borescoper'
  | 'matrix'
  | 'reverse-grave'
  | 'clue-cover'
  | 'mug'
  | 'qiu'
  | 'lite-grave'
  | 'grave'
  | 'broken-wing'
  | 'oddagon'
  | 'tridagon'
  | 'impossible';
export type Consequence =
  | 'seen'
  | { subset: { cells: Cell[]; digits: Digit[]; houses: House[] } }
  | { locked: { digit: Digit; houses: House[] } }
  | { hidden: { cells: Cell[]; digits: Digit[]; house: House } }
  | { chains: unknown[] };
export interface Deadly extends Pattern {
  guardians: Candidate[];
  then: Consequence;
}

export type Assumed = { place: Candidate } | { eliminate: Candidate };
export type Conflict = { empty: Sector } | { both: Candidate };
export interface Forcing {
  start: 'impossible' | 'candidate' | { sector: Sector } | { guardians: Pattern } | { fins: FishShape } | { cover: FishShape };
  branches: { assumed: Assumed; conflict: Conflict | null }[];
}

export interface TwoWay {
  start: Sector;
  ways: [Way, Way];
  meeting: 'eliminated' | 'conflict' | { same: Candidate } | { sector: unknown };
}
export interface Way {
  candidate: Candidate;
  conflict: Sector | null;
}

/** Sums and pairs are only counted. */
export type PatternReason =
  | 'cell-cover'
  | { earlier: unknown }
  | { cells: { digit: Digit; cells: Cell[] } }
  | { clash: { digit: Digit } }
  | { equations: unknown }
  | { sum: unknown }
  | { sums: unknown }
  | { combination: { size: number } }
  | { pairs: unknown }
  | { 'one-of': { digit: Digit; cells: Cell[] } }
  | { 'not-both': { candidates: [Candidate, Candidate] } }
  | { rectangle: { cells: Cell[]; digits: Digit[] } };
export interface Patterns {
  digits: Digit[];
  left: number[];
  stages: { reason: PatternReason; deleted: number[] }[];
}

export type Shape =
  | { kind: 'single'; target: Candidate; house: House | null }
  | { kind: 'intersection'; digit: Digit; base: House; cover: House }
  | { kind: 'ruled'; truth: { sector: Sector } | { rule: number }; places: Candidate[] }
  | { kind: 'summed'; sum: string; rules: number[]; houses: House[] }
  | { kind: 'subset'; side: 'naked' | 'hidden'; cells: Cell[]; digits: Digit[]; houses: House[] }
  | { kind: 'bent-subset'; cells: Cell[]; digits: Digit[]; common: Digit[] }
  | ({ kind: 'chain' } & Chain)
  | ({ kind: 'nets' } & Nets)
  | { kind: 'remote-pair'; digits: Digit[]; sides: [Cell[], Cell[]] }
  | ({ kind: 'fish' } & FishShape)
  | { kind: 'almost-locked'; sets: Als[]; links: Digit[] }
  | { kind: 'almost-locked-candidates'; digits: Digit[]; naked_in: House; naked: Cell[]; hidden_in: House; hidden: Cell[] }
  | { kind: 'sue-de-coq'; line: House; block: House; crossing: Als; in_line: Als; in_box: Als }
  | { kind: 'fireworks'; pivots: { cell: Cell; in_row: Digit[]; in_column: Digit[] }[]; wings: Cell[] }
  | { kind: 'multi-sector'; cells: Cell[]; links: { house: House; digits: Digit[] }[] }
  | { kind: 'exocet'; digits: Digit[]; base: Cell[]; targets: Cell[]; second?: { base: Cell[]; targets: Cell[] } }
  | { kind: 'blossom'; stem: Sector | Pattern; petals: { from: Candidate; set: Als }[] }
  | { kind: 'aligned'; cells: Cell[]; exclusions: { by: Cell[] }[] }
  | { kind: 'hypothesis'; target: Candidate; conflict: Sector }
  | ({ kind: 'two-way' } & TwoWay)
  | ({ kind: 'deadly-pattern' } & Deadly)
  | { kind: 'symmetrical'; map: 'diagonal' | 'anti-diagonal' | 'half-turn' | 'quarter-turn' | 'other'; cells: Cell[]; cycles: Digit[][]; given?: Candidate }
  | { kind: 'whip'; target: Candidate; links: { sector: Sector; right: Group | null }[] }
  | ({ kind: 'forcing' } & Forcing)
  | ({ kind: 'refutation' } & Refutation)
  | { kind: 'sets'; truths: number; rank: number; known: string | null }
  | ({ kind: 'patterns' } & Patterns);
