import { describe, expect, it } from 'vitest';
import { compile } from '../../engines/swift/index.js';
import type { Fact } from './conclusion.js';
import { Knowledge } from './knowledge.js';
import { type Premise, Premises } from './premise.js';

const SIDE = 4;
const THREE = 2;
/** r1c1 is 3. */
const compiled = compile({ side: SIDE, givens: [{ row: 0, column: 0, number: 3 }], signs: [] });
const place = (cell: number, v: number): Fact => [{ kind: 'place', cell, values: 1 << v }];
const lose = (cell: number, v: number): Fact => [{ kind: 'left', cell, values: 15 & ~(1 << v) }];
const whyNot = (knowledge: Knowledge, cell: number, v: number): readonly Premise[] => {
  const because = new Premises();
  knowledge.addLost(because, cell, 1 << v);
  return because.list();
};

describe('why a cell has lost a number', () => {
  it('is the line that has it, with what says so', () => {
    const knowledge = new Knowledge(compiled, [place(6, THREE)]);
    expect(whyNot(knowledge, 3, THREE)).toEqual([
      { kind: 'line', id: 0 },
      { kind: 'given', id: 0 },
    ]);
    expect(whyNot(knowledge, 10, THREE)).toEqual([
      { kind: 'line', id: SIDE + 2 },
      { kind: 'fact', id: 0 },
    ]);
    expect(whyNot(knowledge, 15, THREE)).toEqual([]);
  });

  it('is the line also where something else said it before', () => {
    const knowledge = new Knowledge(compiled, [lose(5, THREE), place(7, THREE)]);
    expect(whyNot(knowledge, 5, THREE)).toEqual([
      { kind: 'line', id: 1 },
      { kind: 'fact', id: 1 },
    ]);
  });

  it('is the fact that says so where no line does, or none that is known', () => {
    const known = new Knowledge(compiled, [lose(5, THREE), place(7, 0)]);
    expect(whyNot(known, 5, THREE)).toEqual([{ kind: 'fact', id: 0 }]);
    const alone = new Knowledge(compiled, [lose(5, THREE), place(7, THREE)], (line) => line >= SIDE);
    expect(whyNot(alone, 5, THREE)).toEqual([{ kind: 'fact', id: 0 }]);
  });

  it('is what it holds, where it holds another', () => {
    const knowledge = new Knowledge(compiled, [place(5, 1)]);
    expect(whyNot(knowledge, 5, THREE)).toEqual([{ kind: 'fact', id: 0 }]);
    expect(whyNot(knowledge, 0, 1)).toEqual([{ kind: 'given', id: 0 }]);
  });
});

it('a copy knows the same, and learns by itself', () => {
  const knowledge = new Knowledge(compiled, [place(5, 1)]);
  const copy = knowledge.copy();
  copy.learn(place(10, 0));
  expect([knowledge.open, copy.open]).toEqual([14, 13]);
  expect([knowledge.isNews(place(10, 0)), copy.isNews(place(10, 0))]).toEqual([true, false]);
  expect(whyNot(copy, 6, 1)).toEqual(whyNot(knowledge, 6, 1));
});
