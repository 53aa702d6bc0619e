import { describe, expect, it } from 'vitest';

import { byHand, distance, stateOf, Tree, MOST_STATES } from '../app/states/tree';
import { keyOf } from '../app/games';

const START = `53+7${'.0g'.repeat(78)}`;
const key = (digit: number): string => `53+7${digit}${'.0g'.repeat(77)}`;
const came = (line: string) => ({ name: 'Hidden Single', line, cost: 2 });

describe('the tree of states', () => {
  it('goes on with what was tried first; other branches come right after the step that they replace', () => {
    const tree = Tree.from(START);
    const [a] = [tree.add(0, key(1), came('a'))];
    tree.add(a, `${key(1).slice(0, 5)}2${'.0g'.repeat(76)}`, came('aa'));
    const b = tree.add(0, key(2), came('b'));
    tree.add(b, `${key(2).slice(0, 5)}4${'.0g'.repeat(76)}`, came('bb'));
    expect(tree.rows().map(({ line, level, depth }) => `${line} ${level} ${depth}`)).toEqual([' 1 0', 'a 1 1', 'b 2 1', 'bb 2 2', 'aa 1 2']);
    expect(Tree.read(tree.toText())?.rows()).toEqual(tree.rows());
  });

  it('has each state once, and no more than there is room for', () => {
    const tree = Tree.from(START);
    expect(tree.add(0, key(1), came('a'))).toBe(tree.add(0, key(1), came('again')));
    expect(tree.visits).toHaveLength(2);
    const full = new Tree(Array.from({ length: MOST_STATES }, (_, i) => ({ key: String(i), parent: i - 1, name: '', line: '' })));
    expect(full.add(0, key(1), came('a'))).toBe(-1);
    expect(full.rows()).toHaveLength(MOST_STATES);
  });

  it('reads nothing that is no tree', () => {
    for (const text of [undefined, '', '{}', '[]', '[{}]', `[{"key":"x","parent":-1,"name":"","line":""}]`, `[{"key":"${START}","parent":0,"name":"","line":""}]`]) expect(Tree.read(text)).toBeUndefined();
  });
});

describe('a state', () => {
  it('is read as it was written', () => {
    expect(keyOf(stateOf(START))).toBe(START);
    expect(stateOf(START).givens.slice(0, 4)).toEqual([true, true, false, false]);
  });

  it('says what was done by hand', () => {
    const [start, one] = [stateOf(START), stateOf(key(1))];
    expect(byHand(start, one)).toBe('r1c4=1');
    expect(byHand(one, start)).toBe('-r1c4');
    expect(byHand(start, stateOf(START.replace('.0g', '.00')))).toBe('r1c4<>5');
    expect(byHand(stateOf(START.replace('.0g', '.00')), start)).toBe('+5r1c4');
    expect(byHand(start, stateOf(START.replaceAll('.0g', '.00')))).toBe('r1c4<>5, r1c5<>5, r1c6<>5, r1c7<>5… (78)');
    expect([distance(start, one), distance(start, start)]).toEqual([1, 0]);
  });
});
