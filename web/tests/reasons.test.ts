import { expect, it } from 'vitest';

import { candidateOf } from '../board/geometry';
import { type Inference, isNumbered, named, reasons, whole } from '../app/reasons';

const plain = (...texts: string[]): Inference[] => texts.map((text) => ({ text, inside: [] }));

it('an explanation has paragraphs and inferences', () => {
  expect(reasons('Assume 3r4c5.\n- 3r4c9 is false\n- 7r4c9 is true\nSo it is false.')).toEqual([
    { text: 'Assume 3r4c5.', inferences: plain('3r4c9 is false', '7r4c9 is true') },
    { text: 'So it is false.', inferences: [] },
  ]);
  expect(reasons('- A is r1c8\n- B is r8c89\nSo 6 is in one of them.')).toEqual([
    { text: '', inferences: plain('A is r1c8', 'B is r8c89') },
    { text: 'So 6 is in one of them.', inferences: [] },
  ]);
  expect(reasons('Only one line.')).toEqual([{ text: 'Only one line.', inferences: [] }]);
});

it('what follows under an assumption is inside it', () => {
  const [first] = reasons('Assume 3r4c5:\n- 1: a\n- 2: not b, for assume b:\n  - 2.1: c\n  - 2.2: not d, for assume d:\n    - 2.2.1: e\n- 3: f');
  expect(first?.inferences).toEqual([
    { text: '1: a', inside: [] },
    { text: '2: not b, for assume b:', inside: [{ text: '2.1: c', inside: [] }, { text: '2.2: not d, for assume d:', inside: plain('2.2.1: e') }] },
    { text: '3: f', inside: [] },
  ]);
  expect(first?.inferences.map(isNumbered)).toEqual([true, true, true]);
  expect(plain('r3c4 is 5: so').map(isNumbered)).toEqual([false]);
  expect(first?.inferences.map(whole)[1]).toBe('2: not b, for assume b:\n2.1: c\n2.2: not d, for assume d:\n2.2.1: e');
});

it('a line names its candidates', () => {
  const at = (digit: number, r: number, c: number): number => candidateOf(digit, (r - 1) * 9 + c - 1);
  expect(named('If 3r4c5 is true, 7 in r1c28 is false')).toEqual([at(3, 4, 5), at(7, 1, 2), at(7, 1, 8)]);
  expect(named('1 in row 3 column 8 is true')).toEqual([at(1, 3, 8)]);
  expect(named('r2c6 is not 4, so 3 is eliminated from r26c4')).toEqual([at(3, 2, 4), at(3, 6, 4), at(4, 2, 6)]);
  expect(named('so r2c6 is 4')).toEqual([at(4, 2, 6)]);
  expect(named('In rows 1 and 7 every place for 3')).toEqual([]);
});
