/** Holds Z3 while a test file runs: loading it for each puzzle would take most of the time. */

import { type Runs, solutions } from '@pipwright/core';
import { type Puzzle, pips, type Solution, solutionKey } from '@pipwright/pips/parts';
import { afterAll, beforeAll, expect } from 'vitest';
import { bruteForce, randomPuzzle } from '../../pips/src/testing/index.js';
import type { Session } from '../src/search.js';
import { openZ3, smtEngine } from '../src/z3.js';

/** To be called by each file: they share their modules, so this one is loaded for the first of them only. */
export function keepZ3(): void {
  let held: Session | undefined;
  beforeAll(async () => {
    held = await openZ3();
  });
  afterAll(() => held?.close());
}

/** The keys of all solutions, sorted; fails where the search does not come to its end. */
export async function allSolutions(search: Runs<Solution>): Promise<string[]> {
  const stream = solutions(search);
  const keys: string[] = [];
  for await (const solution of stream) keys.push(solutionKey(solution));
  if (stream.ending !== 'exhausted') throw new Error(`the search ended as ${stream.ending}`);
  return keys.sort();
}

/** Fails unless Z3 finds what the default engine finds; returns the milliseconds it took. */
export async function expectSameSolutions(id: string, puzzle: Puzzle | undefined): Promise<number> {
  if (puzzle === undefined) throw new Error(`no ${id}`);
  const [engine] = pips.engines;
  const expected = engine === undefined ? [] : await allSolutions(engine.search(puzzle));
  expect(expected.length, id).toBeGreaterThan(0);
  const began = performance.now();
  expect(await allSolutions(smtEngine.search(puzzle)), id).toEqual(expected);
  return performance.now() - began;
}

interface SmallPuzzle {
  readonly puzzle: Puzzle;
  readonly expected: readonly Solution[];
}

/** Endlessly many, small enough for Z3 to list their solutions soon, and for brute force to be sure of them. */
export function* smallPuzzles(): Generator<SmallPuzzle, void> {
  for (let seed = 0; ; seed++) {
    const puzzle = randomPuzzle(seed, { dominoes: 3 });
    const { supply, cells, maxPip } = puzzle;
    const slow = supply.kind === 'set' && (supply.repeats || maxPip > 3 || cells.length > 4);
    const expected = slow || maxPip > 9 ? undefined : bruteForce(puzzle, 500);
    if (expected !== undefined && expected.length < 8) yield { puzzle, expected };
  }
}
