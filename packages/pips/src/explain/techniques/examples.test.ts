/** Every technique has a small puzzle of its own in docs/techniques/pips, which the documentation shows. */

import { readdirSync, readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { countAll } from '../../../test/count-all.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { swiftEngine } from '../../engines/swift/index.js';
import { pipsExplainer } from '../index.js';

const folder = new URL('../../../../../docs/techniques/pips/', import.meta.url);
const { techniques } = pipsExplainer;

/** What everybody sees is never a step of its own. */
const NEVER_A_STEP: readonly string[] = ['single-cell'];

it('no example is without a technique', () => {
  expect(readdirSync(folder).sort()).toEqual(techniques.map(({ name }) => `${name}.txt`).sort());
});

describe.each(techniques)('the example of $name', ({ name }) => {
  const puzzle = () => puzzleFromText(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));

  it('has one solution', () => {
    expect(countAll(swiftEngine.search(puzzle())).count).toBe(1n);
  });

  it('is explained with that technique, in its first steps', () => {
    const { status, steps } = finish(pipsExplainer.explain(puzzle()));
    expect(status).toBe('explained');
    const used = steps.slice(0, 2).flatMap(({ technique, seen }): string[] => {
      return NEVER_A_STEP.includes(name) ? seen.map((each) => each.technique) : [technique];
    });
    expect(used, 'its example is explained without it now: it needs another puzzle').toContain(name);
  });
});
