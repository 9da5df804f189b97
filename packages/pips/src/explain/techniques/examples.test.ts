/** Every technique has a small puzzle of its own: of those that explanations use, the documentation shows it. */

import { readdirSync, readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import { describe, expect, it } from 'vitest';
import { countAll } from '../../../test/count-all.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import { swiftEngine } from '../../engines/swift/index.js';
import { explain, explainByReasons } from '../explain.js';
import { USED_BY_CLAIMS } from '../steps.js';
import { LOOKING_AHEAD, PLAIN, TRY_BOTH } from './index.js';

/** What is seen at a look, and told in one sentence with what needs it. */
const isSeen = (name: string) => name === 'single-cell' || name === 'not-equal';

const BY_REASONS = [...PLAIN, TRY_BOTH, LOOKING_AHEAD].map(({ name }) => name);

describe.each([
  { way: 'claims', folder: '../../../../../docs/techniques/pips/', names: USED_BY_CLAIMS, explain, most: 8 },
  { way: 'reasons', folder: '../../../test/by-reasons/', names: BY_REASONS, explain: explainByReasons, most: 2 },
])('told by $way,', ({ folder, names, explain, most }) => {
  const url = (name: string) => new URL(`${folder}${name}`, import.meta.url);

  it('no example is without a technique', () => {
    expect(readdirSync(url('')).sort()).toEqual(names.map((name) => `${name}.txt`).sort());
  });

  describe.each(names)('the example of %s', (name) => {
    const puzzle = () => puzzleFromText(readFileSync(url(`${name}.txt`), 'utf8'));

    it('has one solution', () => {
      expect(countAll(swiftEngine.search(puzzle())).count).toBe(1n);
    });

    it('is explained with that technique, in its first steps', () => {
      const { status, steps } = finish(explain(puzzle()));
      expect(status).toBe('explained');
      const used = steps
        .slice(0, most)
        .flatMap(({ technique, seen }) => [technique, ...(isSeen(name) ? seen.map((each) => each.technique) : [])]);
      expect(used, 'its example is explained without it now: it needs another puzzle').toContain(name);
    });
  });
});
