/** Explanations of small random puzzles of every rule and supply, judged by all of their solutions. */
import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { chapterFaults } from '../../test/explained-days.js';
import { explanationRecord, playByHints, stepRecords } from '../../test/hint-player.js';
import { puzzleFrom, puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import { conflictFaults, reachedFaults, toldFaults } from '../../test/told-faults.js';
import { swiftEngine } from '../engines/swift/index.js';
import type { Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { conflict, explain, hint } from './explain.js';
import { pipsExplainer } from './index.js';

/** More than any of them needs. */
const MOST_TRIES = 1e7;

const small = anyPuzzle({ dominoes: 3 }).filter(({ maxPip }) => maxPip <= 3);

it('leads to all that solutions agree on, each step sound and needed', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(small, (puzzle) => {
      const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
      const explanation = finish(explain(puzzle));
      const { status, steps, conflict: found } = explanation;
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(status).toBe(solutions.length === 0 ? 'conflict' : solutions.length === 1 ? 'explained' : 'ambiguous');
      const faults =
        found === undefined
          ? [
              ...toldFaults(puzzle, explanation),
              ...reachedFaults(puzzle, steps, solutions),
              ...chapterFaults(puzzle, explanationRecord(puzzle, explanation)),
            ]
          : conflictFaults(puzzle, found);
      expect(faults, JSON.stringify(puzzle)).toEqual([]);
    }),
    { numRuns: runs(200, 1500) },
  );
  for (const status of ['explained', 'ambiguous', 'conflict'])
    expect(seen.get(status) ?? 0, status).toBeGreaterThan(runs(10));
});

it('hints at a domino of the solution from any part of it', () => {
  fc.assert(
    fc.property(small, fc.nat(), (puzzle, seed) => {
      const [solution, another] = bruteForce(puzzle, MOST_TRIES) ?? [];
      fc.pre(solution !== undefined && another === undefined);
      const placements = solution.placements.filter((_, i) => ((seed >> i) & 1) === 1);
      const { status, steps = [], chapter } = finish(hint(puzzle, { placements }));
      if (placements.length === solution.placements.length) {
        expect(status).toBe('solved');
        return;
      }
      expect([status, pipsExplainer.moves(steps.at(-1)!).length]).toEqual(['hint', 1]);
      expect(chapter?.steps).toEqual([...steps.keys()]);
      const records = stepRecords(puzzle, steps, { placements });
      const faults = [
        ...toldFaults(puzzle, { steps }, placements),
        ...chapterFaults(puzzle, { status: 'ambiguous', steps: records, chapters: [chapter!] }, { placements }),
      ];
      expect(faults, JSON.stringify([puzzle, placements])).toEqual([]);
    }),
    { numRuns: runs(100, 1000) },
  );
});

it('hints to the end of any puzzle that has one, and gives nothing away before it is asked what to do', () => {
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 4 }), (puzzle) => {
      fc.pre(swiftEngine.search(puzzle).run(MOST_TRIES).type === 'solution');
      const { isSolved, faults } = playByHints(puzzle);
      expect(faults, JSON.stringify(puzzle)).toEqual([]);
      expect(isSolved).toBe(true);
    }),
    { numRuns: runs(60, 500) },
  );
});

it('sees a rule on the value of one cell at once', () => {
  const puzzle = puzzleOf({
    cells: pairs('0,0 0,1'),
    supply: { kind: 'list', dominoes: [[17, 18]] },
    maxPip: 18,
    regions: [{ cells: [[0, 1]], rule: { kind: 'each', op: '>', value: 17 } }],
  });
  const { steps, chapters } = finish(explain(puzzle));
  expect(chapters).toHaveLength(1);
  expect(pipsExplainer.moves(steps.at(-1)!)).toMatchObject([{ domino: [17, 18] }]);
});

it('finds the same conflict without the proof that there is no solution', () => {
  const puzzle = puzzleFrom('##', '01', 'Exactly 0 {(0,0)}');
  const progress: Solution = { placements: [lay([1, 0], '0,0 0,1')] };
  const { conflict: expected } = finish(explain(puzzle, progress));
  expect(expected?.because).toContainEqual({ placed: progress.placements[0] });
  expect(finish(conflict(puzzle, progress))).toEqual(expected);
});

const HARD = readFileSync(new URL('../../../../examples/hard_2025-10-12.txt', import.meta.url), 'utf8');

it('takes the easiest way to a domino, and tells one step of it after another', () => {
  const puzzle = puzzleFromText(HARD);
  const { steps = [], chapter, index } = finish(hint(puzzle));
  expect(index).toBe(0);
  expect(chapter?.steps).toEqual([...steps.keys()]);
  expect(steps.map((step) => pipsExplainer.moves(step).length)).toEqual([...steps.slice(1).map(() => 0), 1]);
  expect(finish(hint(puzzle, undefined, steps.length))).toMatchObject({ isTold: true, steps });
});

it('pauses as it is told to, and says what it knows by then', () => {
  const puzzle = puzzleFromText(HARD);
  const work = explain(puzzle);
  let pauses = 0;
  let soFar = work.soFar();
  let step = work.run(1);
  for (; step.type === 'paused'; step = work.run(1))
    if (++pauses % 50 === 0 && soFar.steps.length === 0) soFar = work.soFar();
  expect(soFar.steps.length).toBeGreaterThan(0);
  expect(toldFaults(puzzle, soFar)).toEqual([]);
  const record = { status: 'ambiguous', steps: stepRecords(puzzle, soFar.steps), chapters: soFar.chapters } as const;
  expect(chapterFaults(puzzle, record)).toEqual([]);
  expect(step.type).toBe('solution');
  expect(pauses).toBeGreaterThan(100);
  expect(work.run(1).type).toBe('exhausted');
});
