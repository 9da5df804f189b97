/** Random boards of every rule and supply, told by claims: each is true, and each fact is so in all solutions. */
import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { argumentFaults, endFaults, solutionsOf, tellingOf } from '../../../test/claim-faults.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import type { Spec } from '../../model/puzzle.js';
import { anyPuzzle } from '../../testing/index.js';
import type { Says } from './claim.js';
import { Known } from './known.js';

/** Boards with more are judged by the first of them. */
const MOST_SOLUTIONS = 400;

it('says nothing that is false, and all that solutions share', () => {
  const seen = new Map<Says | 'list' | 'set' | 'one' | 'several', number>();
  const see = (what: Says | 'list' | 'set' | 'one' | 'several') => seen.set(what, (seen.get(what) ?? 0) + 1);
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 5 }), (puzzle) => {
      const telling = tellingOf(puzzle);
      fc.pre(telling !== undefined);
      const { board, truth } = telling;
      see(puzzle.supply.kind);
      see(truth.unique ? 'one' : 'several');
      const solutions = solutionsOf(board, MOST_SOLUTIONS);
      expect(solutions.length).toBeGreaterThan(0);
      const faults = argumentFaults(new Known(board), telling.arguments, solutions, ({ claim }) => see(claim.says));
      expect([...faults, ...endFaults(telling)]).toEqual([]);
    }),
    { numRuns: runs(600, 3000) },
  );
  for (const what of ['list', 'set', 'one', 'several', 'neighbour', 'fit', 'unfit', 'enough', 'spent', 'ways', 'two'])
    expect(seen.get(what as Says) ?? 0, what).toBeGreaterThan(0);
});

const BOARDS = JSON.parse(
  readFileSync(new URL('../../../test/told-boards.json', import.meta.url), 'utf8'),
) as readonly (Spec & { readonly why: string })[];

it.each(BOARDS)('tells a board where $why', ({ why: _, ...spec }) => {
  const telling = tellingOf(puzzleOf(spec));
  expect(telling).toBeDefined();
  if (telling === undefined) return;
  const solutions = solutionsOf(telling.board, MOST_SOLUTIONS);
  const faults = argumentFaults(new Known(telling.board), telling.arguments, solutions);
  expect([...faults, ...endFaults(telling)]).toEqual([]);
});
