import { expect, test } from 'vitest';

import { LONGEST, beside, greyOf, isPhoto, placeIn, sizeOf } from '../app/photo';

test('brightness is as an eye has it: green counts most', () => {
  const colours = [255, 0, 0, 255, 0, 255, 0, 255, 0, 0, 255, 255, 255, 255, 255, 255, 0, 0, 0, 255];
  expect([...greyOf(new Uint8ClampedArray(colours))]).toEqual([76, 149, 29, 255, 0]);
});

test('a large picture is drawn as large as it is read, in the same form, and a small one as it is', () => {
  expect(sizeOf(4000, 3000)).toEqual({ width: LONGEST, height: 1200 });
  expect(sizeOf(640, 480)).toEqual({ width: 640, height: 480 });
  expect(sizeOf(100_000, 1)).toEqual({ width: LONGEST, height: 1 });
});

test('a drawing is no photograph', () => {
  const of = (type: string): boolean => isPhoto(new File([], 'file', { type }));
  expect(['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml', 'text/plain', ''].map(of)).toEqual([true, true, true, false, false, false]);
});

test('the corners of the grid are those of the picture, and the middle is where the diagonals cross', () => {
  const place = placeIn([[10, 10], [90, 30], [80, 100], [20, 80]]);
  for (const [x, y, seen] of [[0, 0, [10, 10]], [9, 0, [90, 30]], [9, 9, [80, 100]], [0, 9, [20, 80]]] as const) {
    expect([place(x, y).x, place(x, y).y].map(Math.round)).toEqual(seen);
  }
  const middle = place(4.5, 4.5);
  // On the line from the first corner to the third, and on that from the second to the fourth.
  expect((middle.x - 10) * 90 - (middle.y - 10) * 70).toBeCloseTo(0, 6);
  expect((middle.x - 90) * 50 - (middle.y - 30) * -70).toBeCloseTo(0, 6);
});

test('arrows stay within the grid', () => {
  expect(beside(40, 'ArrowUp')).toBe(31);
  expect(beside(40, 'ArrowRight')).toBe(41);
  expect([beside(0, 'ArrowUp'), beside(0, 'ArrowLeft'), beside(80, 'ArrowDown'), beside(80, 'ArrowRight')]).toEqual([0, 0, 80, 80]);
  expect(beside(9, 'ArrowLeft')).toBe(9);
});
