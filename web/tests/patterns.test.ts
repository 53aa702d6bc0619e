import { expect, test } from 'vitest';

import { broken } from '../app/panels/patterns/cells';

test('letters are broken into lines that a cell has room for', () => {
  expect(broken('4abc', 3)).toBe('4abc');
  expect(broken('4abcdefgh', 8)).toBe('4abcde\nfgh');
  expect(broken('9g.o.v.ad', 4)).toBe('9g.o.\nv.ad');
  expect(broken('9a.b.c.d.e.f.g.h', 8)).toBe('9a.b.\nc.d.e.\nf.g.h');
});

test('more letters than there is room for are counted', () => {
  const letters = `9${Array.from({ length: 60 }, (_, i) => `a${String.fromCharCode(97 + (i % 26))}`).join('.')}`;
  expect(broken(letters, 60)).toBe('60\npatterns');
  expect(broken('', 5184)).toBe('5184\npatterns');
});

test('no line is longer than a cell is wide', () => {
  for (let count = 1; count < 60; count++) {
    const text = `7${Array.from({ length: count }, (_, i) => (i < 26 ? String.fromCharCode(97 + i) : `a${String.fromCharCode(97 + (i % 26))}`)).join('.')}`;
    const lines = broken(text, count).split('\n');
    const across = lines.length > 3 ? 11 : lines.length > 1 ? 9 : 6;
    expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(across);
  }
});
