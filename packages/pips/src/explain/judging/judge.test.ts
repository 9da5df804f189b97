import { readFileSync } from 'node:fs';
import { finish, runsOf } from '@pipwright/core';
import { NODES_PER_PAUSE } from '@pipwright/core/explaining';
import { expect, it } from 'vitest';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { compile } from '../../engines/swift/index.js';
import type { Premise } from '../knowledge/premise.js';
import { Judge } from './judge.js';

const HASTY = { patience: 1, mustUseDominoes: true };
const PATIENT = { patience: 1e6, mustUseDominoes: true };

/** A board of the benchmark, and everything that is known of it. */
function board(name: string) {
  const url = new URL(`../../../../../bench/puzzles/scaling/${name}.txt`, import.meta.url);
  const compiled = compile(puzzleFromText(readFileSync(url, 'utf8')));
  const list = (length: number, premise: (id: number) => Premise) => Array.from({ length }, (_, id) => premise(id));
  const everything = [
    ...list(compiled.pips, (id) => ({ kind: 'value', id })),
    ...list(compiled.regions, (id) => ({ kind: 'region', id })),
    { kind: 'tiled', cells: Array.from({ length: compiled.cells }, (_, cell) => cell) } as const,
  ];
  return { judge: new Judge(compiled, []), everything };
}

it('takes nothing for refuted that it did not get to the end of', () => {
  const { judge, everything } = board('08-none-1');
  const joined = [{ kind: 'join', edge: 0 } as const];
  expect(finish(runsOf(judge.contradicts(everything, PATIENT)))).toBe(true);
  expect(judge.follows(joined, everything, PATIENT)).toBe(true);
  expect(finish(runsOf(judge.contradicts(everything, HASTY)))).toBe(false);
  expect(judge.follows(joined, everything, HASTY)).toBe(false);
});

it('takes nothing for refuted that has a solution', () => {
  const { judge, everything } = board('08-one-1');
  expect(finish(runsOf(judge.contradicts(everything, PATIENT)))).toBe(false);
});

it('pauses within a long question', () => {
  const { judge, everything } = board('16-none-2');
  const pauses = [...judge.contradicts(everything, PATIENT)].length;
  expect(judge.nodes).toBeGreaterThan(6_000);
  expect(pauses).toBeGreaterThanOrEqual(Math.floor(judge.nodes / NODES_PER_PAUSE / 2));
});
