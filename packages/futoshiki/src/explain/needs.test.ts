/** What a puzzle needs, beside what others as easy come to. */
import { finish, type Random } from '@pipwright/core';
import { hardestTechnique, othersNoHarder } from '@pipwright/core/explaining';
import { type Drawn, firstDrawn } from '@pipwright/core/generating';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelIn } from '../../../core/src/explaining/technique.js';
import { runs, SOAKING } from '../../../core/src/testing/effort.js';
import { drawFutoshiki } from '../generate/draw-futoshiki.js';
import { futoshikiGenerating } from '../generating.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { boardOf } from './claims/board.js';
import { techniqueOf } from './claims/kinds.js';
import { Known } from './claims/known.js';
import { explain } from './explain.js';
import { argumentsIn } from './finding/index.js';
import { needs } from './needs.js';
import { COVERING, PLAIN, TECHNIQUES, type TechniqueName } from './techniques.js';

const drawn = fc
  .record({ seed: fc.string(), side: fc.integer({ min: 4, max: SOAKING ? 7 : 5 }), minimal: fc.boolean() })
  .map(({ seed, ...request }) => finish(firstDrawn((random: Random) => drawFutoshiki(random, request), seed)));

function isNeeded(made: Drawn<Puzzle, Solution>, technique: string): boolean {
  for (const work = needs(made, technique); ; ) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Is all known that some techniques show, one after the other? */
function isShownBy({ puzzle }: Drawn<Puzzle, Solution>, names: ReadonlySet<string>): boolean {
  const known = new Known(boardOf(puzzle));
  for (;;) {
    const [first] = argumentsIn(known, 3, (claim) => names.has(techniqueOf(claim)));
    if (first === undefined) return known.open === 0;
    known.learn(first.facts);
  }
}

it('needs only what no others as easy show', () => {
  const seen = new Set<boolean>();
  fc.assert(
    fc.property(drawn, (made) => {
      const hardest = hardestTechnique(finish(explain(made.puzzle)).steps, TECHNIQUES) as TechniqueName;
      for (const { name, level } of PLAIN) {
        const is = isNeeded(made, name);
        seen.add(is);
        if (!is) continue;
        expect(isShownBy(made, othersNoHarder(name, TECHNIQUES, COVERING[name]))).toBe(false);
        expect(levelIn(TECHNIQUES, hardest), name).toBeGreaterThanOrEqual(level);
      }
    }),
    { numRuns: runs(10, 100) },
  );
  expect(seen).toEqual(new Set([true, false]));
});

/** Some are about bars. */
function requestFor(technique: string) {
  const isRefused = futoshikiGenerating.refuses({ technique }).length > 0;
  return isRefused ? { technique, adjacent: true } : { technique };
}

const QUICKLY_MADE: readonly string[] = ['last-number', 'hidden-single', 'chain-bound'];

it.each(TECHNIQUES.map(({ name }) => name).filter((name) => SOAKING || QUICKLY_MADE.includes(name)))(
  'makes a puzzle that needs %s',
  (technique) => {
    const made = finish(futoshikiGenerating.generate(requestFor(technique), 'a'));
    if (QUICKLY_MADE.includes(technique)) expect(made.status).toBe('generated');
    if (made.status !== 'generated') return;
    const hardest = hardestTechnique(finish(explain(made.puzzle)).steps, TECHNIQUES) as TechniqueName;
    expect(levelIn(TECHNIQUES, hardest)).toBeGreaterThanOrEqual(levelIn(TECHNIQUES, technique));
    expect(isNeeded(made, technique)).toBe(true);
  },
);
