/** Every technique has a small puzzle of its own in docs/techniques, which the documentation shows. */

import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { countAll } from '../../../test/count-all.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { explained } from '../../../test/records.js';
import { swiftEngine } from '../../engines/swift/index.js';
import { pipsExplainer } from '../index.js';

const folder = new URL('../../../../../docs/techniques/', import.meta.url);
const { techniques } = pipsExplainer;

it('no example is without a technique', () => {
  expect(readdirSync(folder).sort()).toEqual(techniques.map(({ name }) => `${name}.txt`).sort());
});

describe.each(techniques)('the example of $name', ({ name }) => {
  const puzzle = () => puzzleFromText(readFileSync(new URL(`${name}.txt`, folder), 'utf8'));

  it('has one solution', () => {
    expect(countAll(swiftEngine.search(puzzle())).count).toBe(1n);
  });

  it('is explained with that technique', () => {
    const { status, steps } = explained(puzzle());
    expect(status).toBe('explained');
    const [step] = steps.filter(({ technique }) => technique === name);
    const used = steps.map(({ technique }) => technique);
    expect(used, 'its example is explained without it now: it needs another puzzle').toContain(name);
    // A technique without a sentence of its own is told as a general reason.
    const isGeneral = step?.text.startsWith('From ');
    expect(isGeneral, `told as a general reason, since "say" had nothing to say: ${step?.text}`).toBe(
      name === 'general',
    );
  });
});
