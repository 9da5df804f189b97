import { type Puzzle, pips } from '@pipwright/pips/parts';
import { expect } from 'vitest';
import { smtEngine } from '../src/engine.js';
import { allSolutions } from './all-solutions.js';

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
