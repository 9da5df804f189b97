import { describe, expect, it } from 'vitest';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { compile, FORBIDDEN, FORCED, OPEN } from '../../engines/swift/index.js';
import type { Fact } from './conclusion.js';
import { Knowledge } from './knowledge.js';
import { Premises } from './premise.js';

/**
 * Two rows of three: cells 0 1 2 above 3 4 5, and no 2 in the tray. Edges by their cells, the upper or left one first.
 */
const compiled = compile(puzzleFromText('board:\n###\n###\n\npieces:\n01,13,13\n\nconstraints:\n'));

function edge(a: number, b: number): number {
  const { first, second } = compiled;
  return Array.from(first).findIndex((cell, e) => cell === a && second[e] === b);
}

const bits = (...values: number[]) => values.reduce((set, value) => set | (1 << value), 0);
/** All numbers but these. */
const not = (cell: number, ...values: number[]): Fact => [{ kind: 'values', cell, values: ~bits(...values) & 0x7f }];
const join = (a: number, b: number): Fact => [{ kind: 'join', edge: edge(a, b) }];
const part = (a: number, b: number): Fact => [{ kind: 'part', edge: edge(a, b) }];
const place = (a: number, b: number, domino: readonly [number, number]): Fact => [
  { kind: 'place', edge: edge(a, b), domino },
];

const why = (add: (premises: Premises) => void) => {
  const premises = new Premises();
  add(premises);
  return premises.list();
};
const fact = (id: number) => ({ kind: 'fact', id });
const covered = (...cells: number[]) => ({ kind: 'tiled', cells });

describe('what is known', () => {
  it('is at first that a cell holds a number that some domino carries', () => {
    const knowledge = new Knowledge(compiled);
    expect(knowledge.values[0]).toBe(bits(0, 1, 3));
    expect(why((premises) => knowledge.addValues(premises, 0))).toEqual([covered(0)]);
    expect(knowledge.isNews(not(0, 2, 4, 5, 6))).toBe(false);
    expect(knowledge.isNews(not(0, 2, 3))).toBe(true);
  });

  it('says of each number which fact took it first', () => {
    const knowledge = new Knowledge(compiled);
    knowledge.learn(not(0, 3));
    knowledge.learn(not(0, 1, 3));
    expect(knowledge.isKnown(0)).toBe(true);
    expect([1, 3].map((value) => knowledge.lostBy(0, value))).toEqual([1, 0]);
    expect(why((premises) => knowledge.addLost(premises, 0, bits(3)))).toEqual([fact(0), covered(0)]);
    expect(why((premises) => knowledge.addValues(premises, 0))).toEqual([fact(1), fact(0), covered(0)]);
  });

  it('parts both cells of a pair from all others', () => {
    const knowledge = new Knowledge(compiled);
    knowledge.learn(part(0, 1));
    knowledge.learn(join(1, 4));
    expect(knowledge.joins[edge(1, 4)]).toBe(FORCED);
    for (const other of [edge(0, 1), edge(1, 2), edge(3, 4), edge(4, 5)])
      expect(knowledge.joins[other]).toBe(FORBIDDEN);
    expect(knowledge.joins[edge(0, 3)]).toBe(OPEN);
    expect(knowledge.isNews(part(1, 2))).toBe(false);
    expect(knowledge.openEdges(0)).toEqual([edge(0, 3)]);
    // What was known before keeps its reason.
    expect(why((premises) => knowledge.addJoin(premises, edge(0, 1)))).toEqual([fact(0)]);
    expect(why((premises) => knowledge.addJoin(premises, edge(1, 2)))).toEqual([fact(1)]);
  });

  it('counts the dominoes that are left', () => {
    const knowledge = new Knowledge(compiled);
    const left = () => knowledge.left[3 * compiled.pips + 1];
    expect(left()).toBe(2);
    knowledge.learn(place(0, 1, [3, 1]));
    expect([left(), knowledge.placedCount, knowledge.isPlaced(1), knowledge.isPlaced(2)]).toEqual([1, 1, true, false]);
    expect(why((premises) => knowledge.addPlaced(premises, 1, 3))).toEqual([fact(0)]);
    expect(knowledge.isNews(place(0, 1, [3, 1]))).toBe(false);
  });
});

describe('why a cell under a domino holds what it does', () => {
  const before: Fact[] = [not(0, 0), place(0, 1, [3, 1])];

  it('is all that took a number from it, and that it is covered, while that is found out', () => {
    const knowledge = new Knowledge(compiled);
    for (const each of before) knowledge.learn(each);
    expect(why((premises) => knowledge.addLost(premises, 0, bits(0)))).toEqual([fact(0), covered(0)]);
    // The domino says that it is covered.
    expect(why((premises) => knowledge.addValues(premises, 0))).toEqual([fact(0), fact(1)]);
  });

  it('is the domino alone, once that has been told', () => {
    const knowledge = new Knowledge(compiled, before);
    expect(why((premises) => knowledge.addLost(premises, 0, bits(0)))).toEqual([fact(1)]);
  });

  it('is that it is covered, where no number had to be taken', () => {
    const knowledge = new Knowledge(compiled, before);
    expect(why((premises) => knowledge.addLost(premises, 0, bits(3)))).toEqual([covered(0)]);
  });
});

describe('what all solutions agree on', () => {
  // The 0–1 lies on the left, and a pair in the middle.
  const values = Int32Array.of(bits(0), bits(1, 3), bits(1, 3), bits(1), bits(1, 3), bits(1, 3));
  const joins = new Int32Array(compiled.edges);
  joins[edge(0, 3)] = 1;
  joins[edge(1, 4)] = 1;
  const truth = { values, joins, unique: false };

  it('is placed first', () => {
    const knowledge = new Knowledge(compiled, [not(0, 1, 3), not(3, 0, 3), join(0, 3)]);
    expect(knowledge.isPlaceable(truth)).toBe(true);
    knowledge.learn(place(0, 3, [0, 1]));
    expect(knowledge.isPlaceable(truth)).toBe(false);
  });

  it('is complete with all pairs, and all numbers', () => {
    const knowledge = new Knowledge(compiled, [place(0, 3, [0, 1])]);
    expect(knowledge.isComplete(truth)).toBe(false);
    knowledge.learn(join(1, 4));
    expect(knowledge.isComplete(truth)).toBe(true);
    expect(knowledge.isComplete({ ...truth, values: values.with(1, bits(3)) })).toBe(false);
  });
});

it('can be copied to suppose something, and is left as it was', () => {
  const knowledge = new Knowledge(compiled, [place(0, 1, [3, 1])]);
  const copy = knowledge.copy();
  expect(copy.facts).toEqual(knowledge.facts);
  copy.learn(place(2, 5, [1, 3]));
  expect(why((premises) => copy.addPlaced(premises, 1, 3))).toEqual([fact(0), fact(1)]);
  expect(why((premises) => copy.addValues(premises, 0))).toEqual([fact(0)]);
  expect(knowledge.facts).toHaveLength(1);
  expect([knowledge.placedCount, knowledge.isPlaced(2), knowledge.joins[edge(2, 5)]]).toEqual([1, false, OPEN]);
  expect(why((premises) => knowledge.addPlaced(premises, 1, 3))).toEqual([fact(0)]);
});
