/** Puzzles to begin with, the easiest first. */

/** The puzzle that a first visit finds on the board. */
export const FIRST = '4.....8.5.3..........7......2.....6.....8.4......1.......6.3.7.5..2.....1.4......';

export const EXAMPLES: readonly { name: string; about: string; text: string }[] = [
  { name: 'A first one', about: 'single places and single digits, nothing else', text: '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79' },
  { name: 'With an X-Wing', about: 'easy but for one step', text: '.7..2958.94..............6.4.16......239.....5....24......6814..........35..4...7' },
  { name: 'A hard one', about: 'number 1 of the list top95', text: FIRST },
  { name: 'Golden Nugget', about: 'one of the hardest', text: '.......39.....1..5..3.5.8....8.9...6.7...2...1..4.......9.8..5..2....6..4..7.....' },
  { name: 'Easter Monster', about: 'for set logic', text: '1.......2.9.4...5...6...7...5.9.3.......7.......85..4.7.....6...3...9.8...2.....1' },
  { name: 'An empty board', about: 'to type a puzzle', text: '.'.repeat(81) },
];
