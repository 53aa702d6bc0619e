import { expect, it } from 'vitest';

import { candidateOf } from '../board/geometry';
import { named, reasons } from '../app/reasons';

it('an explanation has paragraphs and inferences', () => {
  expect(reasons('Assume 3r4c5.\n- 3r4c9 is false\n- 7r4c9 is true\nSo it is false.')).toEqual([
    { text: 'Assume 3r4c5.', inferences: ['3r4c9 is false', '7r4c9 is true'] },
    { text: 'So it is false.', inferences: [] },
  ]);
  expect(reasons('- A is r1c8\n- B is r8c89\nSo 6 is in one of them.')).toEqual([
    { text: '', inferences: ['A is r1c8', 'B is r8c89'] },
    { text: 'So 6 is in one of them.', inferences: [] },
  ]);
  expect(reasons('Only one line.')).toEqual([{ text: 'Only one line.', inferences: [] }]);
});

it('a line names its candidates', () => {
  const at = (digit: number, r: number, c: number): number => candidateOf(digit, (r - 1) * 9 + c - 1);
  expect(named('If 3r4c5 is true, 7 in r1c28 is false')).toEqual([at(3, 4, 5), at(7, 1, 2), at(7, 1, 8)]);
  expect(named('1 in row 3 column 8 is true')).toEqual([at(1, 3, 8)]);
  expect(named('r2c6 is not 4, so 3 is eliminated from r26c4')).toEqual([at(3, 2, 4), at(3, 6, 4), at(4, 2, 6)]);
  expect(named('so r2c6 is 4')).toEqual([at(4, 2, 6)]);
  expect(named('In rows 1 and 7 every place for 3')).toEqual([]);
});
