/** What a puzzle needs, beside what an explanation can do without it. */
import { finish } from '@pipwright/core';
import { hardestTechnique, othersNoHarder } from '@pipwright/core/explaining';
import type { Drawn } from '@pipwright/core/generating';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { levelIn } from '../../../core/src/explaining/technique.js';
import { runs, SOAKING } from '../../../core/src/testing/effort.js';
import { anyDrawn } from '../../test/changed-puzzles.js';
import { pipsGenerating } from '../generating.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { arguingOf } from './arguing.js';
import { boardOf } from './claims/board.js';
import { techniqueOf } from './claims/kinds.js';
import { type Fact, Known } from './claims/known.js';
import { explain } from './explain.js';
import { argumentsIn, choices, HEAVY } from './finding/index.js';
import { needs } from './needs.js';
import { truthBy } from './placed.js';
import { TECHNIQUES, type TechniqueName, TRY_BOTH } from './techniques.js';

const PLAIN = TECHNIQUES.filter(({ name, level }) => name !== TRY_BOTH && level < 5);

function isNeeded(drawn: Drawn<Puzzle, Solution>, technique: string): boolean {
  for (const work = needs(drawn, technique); ; ) {
    const { done, value } = work.next();
    if (done === true) return value;
  }
}

/** Is all known that some techniques show, one after the other, with whatever fails if one may try? */
function isShownBy({ puzzle, solution }: Drawn<Puzzle, Solution>, names: ReadonlySet<string>): boolean {
  const board = boardOf(puzzle);
  const arguing = arguingOf(board, truthBy(board, solution), false);
  const known = closed(new Known(board), names);
  for (let tried = true; tried && names.has(TRY_BOTH); ) {
    const failing = [...choices(known)].flatMap(({ options }) =>
      options.flatMap((option): readonly Fact[] => {
        if (!closed(known.copy().learn([option]), names).isDead) return [];
        const left = options.filter((other) => other !== option);
        const so = arguing.without(option, left);
        return so === undefined ? [] : [so];
      }),
    );
    tried = failing.some((fact) => known.isNews(fact));
    closed(known.learn(failing), names);
  }
  return arguing.isDone(known);
}

/** With all that follows by some techniques. */
function closed(known: Known, names: ReadonlySet<string>): Known {
  while (!known.isDead) {
    const [first] = argumentsIn(known, HEAVY, (claim) => names.has(techniqueOf(known.board, claim)));
    if (first === undefined) break;
    known.learn(first.facts);
  }
  return known;
}

const plainly = (names: Iterable<string>) => new Set([...names].filter((name) => name !== TRY_BOTH));

const hardestOf = (puzzle: Puzzle) => hardestTechnique(finish(explain(puzzle)).steps, TECHNIQUES) as TechniqueName;

it('needs only what no others as easy show', () => {
  const seen = new Map<boolean, number>();
  fc.assert(
    fc.property(anyDrawn({ most: SOAKING ? 7 : 4 }), (drawn) => {
      const hardest = levelIn(TECHNIQUES, hardestOf(drawn.puzzle));
      for (const { name, level } of PLAIN) {
        const is = isNeeded(drawn, name);
        seen.set(is, (seen.get(is) ?? 0) + 1);
        if (is) {
          expect(isShownBy(drawn, plainly(othersNoHarder(name, TECHNIQUES)))).toBe(false);
          expect(hardest, name).toBeGreaterThanOrEqual(level);
        } else if (level === hardest) {
          // What is not needed would not be missed, or does not lead to the end.
          const others = othersNoHarder(name, TECHNIQUES);
          if (isShownBy(drawn, plainly([...others, name])))
            expect([name, isShownBy(drawn, others)]).toEqual([name, true]);
        }
      }
    }),
    { numRuns: runs(40, 200) },
  );
  for (const is of [true, false]) expect(seen.get(is) ?? 0, `${is}`).toBeGreaterThan(0);
});

const QUICKLY_MADE: readonly string[] = ['no-partner'];

it.each(
  TECHNIQUES.map(({ name }) => name).filter(
    (name) => (SOAKING && pipsGenerating.refuses({ technique: name }).length === 0) || QUICKLY_MADE.includes(name),
  ),
)('makes a puzzle that needs %s', (technique) => {
  const made = finish(pipsGenerating.generate({ technique }, 'a'));
  if (QUICKLY_MADE.includes(technique)) expect(made.status).toBe('generated');
  if (made.status !== 'generated') return;
  expect(levelIn(TECHNIQUES, hardestOf(made.puzzle))).toBeGreaterThanOrEqual(levelIn(TECHNIQUES, technique));
  expect(isNeeded(made, technique)).toBe(true);
});
