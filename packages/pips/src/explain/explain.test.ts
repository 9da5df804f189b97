/** Explanations of small random puzzles of every rule and supply, judged by trying everything out. */

import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { contradicts, follows } from '../../test/premise-judge.js';
import { puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import { explained, hinted, type StepRecord, stepRecords } from '../../test/records.js';
import { followsBySwift } from '../../test/swift-judge.js';
import { verify } from '../check/verify.js';
import { type Cell, cellKey } from '../model/cell.js';
import { commonOf } from '../model/common.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Placement, Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { conflict, explain } from './explain.js';
import type { PipsStep } from './step.js';

/** More than any of them needs. */
const MOST_TRIES = 1e7;

const small = anyPuzzle({ dominoes: 3 }).filter(({ maxPip }) => maxPip <= 3);

function expectSoundAndMinimal(puzzle: Puzzle, steps: readonly StepRecord[]): void {
  for (const [i, step] of steps.entries()) {
    const earlier = steps.slice(0, i);
    const told = () => `${JSON.stringify(puzzle)} step ${i} ${JSON.stringify(step)}`;
    expect(step.because, told()).not.toEqual([]);
    expect(step.text, told()).toMatch(/^(?:[A-Z]|r\d+c\d).*[.)]$/);
    expect(step.text, told()).not.toMatch(/undefined|: :|\s\s/);
    expect(follows(puzzle, earlier, step, step.because), `does not follow: ${told()}`).toBe(true);
    for (const premise of step.because) {
      const others = step.because.filter((other) => other !== premise);
      expect(follows(puzzle, earlier, step, others), `needs no ${JSON.stringify(premise)}: ${told()}`).toBe(false);
    }
  }
}

/** What the steps leave of each cell, and which pairs they join, as `commonOf` says it. */
function reached({ cells, maxPip }: Puzzle, steps: readonly StepRecord[]) {
  const left = new Map(cells.map((cell) => [cellKey(cell), new Set(Array.from({ length: maxPip + 1 }, (_, v) => v))]));
  const joined = new Set<string>();
  for (const { removes, joins, places } of steps) {
    for (const { cell, values } of removes) {
      if (cell !== undefined)
        for (const value of values as number[]) left.get(cellKey(cell as unknown as Cell))?.delete(value);
    }
    for (const { edge } of joins) joined.add(JSON.stringify(edge));
    for (const { domino, cells: pair } of places as unknown as Placement[]) {
      joined.add(JSON.stringify(pair));
      for (const half of [0, 1] as const) left.set(cellKey(pair[half]), new Set([domino[half]]));
    }
  }
  return {
    cells: cells.map((cell) => ({ cell, values: [...(left.get(cellKey(cell)) ?? [])] })),
    joined: [...joined].sort(),
  };
}

it('leads to all that every solution shares, each step sound and minimal', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(small, (puzzle) => {
      const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
      const { status, steps, conflict } = explained(puzzle);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(status).toBe(solutions.length === 0 ? 'conflict' : solutions.length === 1 ? 'explained' : 'ambiguous');
      expectSoundAndMinimal(puzzle, steps);
      if (conflict !== undefined) {
        expect(contradicts(puzzle, conflict), JSON.stringify(conflict)).toBe(true);
        for (const premise of conflict.because) {
          const others = conflict.because.filter((other) => other !== premise);
          expect(contradicts(puzzle, { because: others }), JSON.stringify([premise, conflict, puzzle])).toBe(false);
        }
        return;
      }
      const common = commonOf(puzzle);
      for (const solution of solutions) common.add(solution);
      const { cells, joined } = common.toJson() as unknown as { cells: unknown; joined: unknown[] };
      expect(reached(puzzle, steps)).toEqual({ cells, joined: joined.map((pair) => JSON.stringify(pair)).sort() });
      if (status === 'explained') {
        const placements = steps.flatMap(({ places }) => places) as unknown as Placement[];
        expect(verify(puzzle, { placements })).toEqual([]);
      }
    }),
    { numRuns: runs(20) },
  );
  for (const status of ['explained', 'ambiguous', 'conflict'])
    expect(seen.get(status) ?? 0, status).toBeGreaterThan(runs(1));
});

it('hints at a domino of the solution from any part of it, for reasons that the puzzle and the player give', () => {
  fc.assert(
    fc.property(small, fc.nat(), (puzzle, seed) => {
      const [solution, another] = bruteForce(puzzle, MOST_TRIES) ?? [];
      fc.pre(solution !== undefined && another === undefined);
      const placements = solution.placements.filter((_, i) => ((seed >> i) & 1) === 1);
      const { status, step } = hinted(puzzle, { placements });
      if (placements.length === solution.placements.length) {
        expect(status).toBe('solved');
        return;
      }
      expect(status).toBe('hint');
      expect(step?.places).toHaveLength(1);
      expectSoundAndMinimal(puzzle, step === undefined ? [] : [step]);
    }),
    { numRuns: runs(30) },
  );
});

it('names what a player has placed where that contradicts every solution', () => {
  let wrong = 0;
  fc.assert(
    fc.property(small, fc.nat(), (puzzle, seed) => {
      const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
      const { supply } = puzzle;
      fc.pre(solutions.length > 0 && supply.kind === 'list');
      const domino = supply.dominoes[seed % supply.dominoes.length]!;
      const [cell, next] = puzzle.cells;
      fc.pre(cell !== undefined && next !== undefined && cell[0] === next[0] && cell[1] + 1 === next[1]);
      const progress = { placements: [{ domino, cells: [cell, next] as const }] };
      const fits = solutions.some(({ placements }) =>
        placements.some((each) => JSON.stringify(each) === JSON.stringify(progress.placements[0])),
      );
      const { status, conflict } = hinted(puzzle, progress);
      expect(status === 'conflict').toBe(!fits);
      if (conflict === undefined) return;
      wrong++;
      expect(contradicts(puzzle, conflict)).toBe(true);
      for (const premise of conflict.because) {
        expect(contradicts(puzzle, { because: conflict.because.filter((other) => other !== premise) })).toBe(false);
      }
    }),
    { numRuns: runs(30) },
  );
  expect(wrong).toBeGreaterThan(runs(1));
});

it('sees a rule on the value of one cell at once', () => {
  const puzzle = puzzleOf({
    cells: [
      [0, 0],
      [0, 1],
    ],
    supply: { kind: 'list', dominoes: [[17, 18]] },
    maxPip: 18,
    regions: [{ cells: [[0, 1]], rule: { kind: 'each', op: '>', value: 17 } }],
  });
  const { steps } = explained(puzzle);
  expect(steps.map(({ technique }) => technique)).toEqual(['single-cell', 'only-domino']);
  expect(steps[0]?.text).toBe('The “each>17” region is a single cell: r1c2 is 18.');
});

it('finds the same conflict without the proof that there is no solution', () => {
  const puzzle = puzzleFromText('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 0 {(0,0)}\n');
  const progress: Solution = {
    placements: [
      {
        domino: [1, 0],
        cells: [
          [0, 0],
          [0, 1],
        ],
      },
    ],
  };
  const { conflict: expected } = finish(explain(puzzle, progress));
  expect(expected?.isOfPlayer).toBe(true);
  expect(finish(conflict(puzzle, progress))).toEqual(expected);
});

it('takes the easiest way to a domino, and tells all of it', () => {
  const text = readFileSync(new URL('../../../../examples/hard_2025-10-12.txt', import.meta.url), 'utf8');
  const { step } = hinted(puzzleFromText(text));
  expect(step).toMatchObject({ technique: 'doubles-test', places: [{ domino: [4, 4] }] });
  expect(step?.text).toBe(
    'r1c4 has no other free neighbour than r2c4: one domino covers both. A domino inside the “=” region is a double. ' +
      'r1c4 and r2c4 share a domino: the tray leaves only the 4–4 for r1c4 and r2c4.',
  );
});

it('pauses as it is told to, and says what it knows by then', () => {
  const text = readFileSync(new URL('../../../../examples/hard_2025-10-12.txt', import.meta.url), 'utf8');
  const work = explain(puzzleFromText(text));
  let pauses = 0;
  const puzzle = puzzleFromText(text);
  let soFar: readonly PipsStep[] = [];
  let step = work.run(1);
  for (; step.type === 'paused'; step = work.run(1)) if (++pauses === 90) soFar = work.soFar();
  const told = stepRecords(puzzle, soFar);
  expect(told.length).toBeGreaterThan(0);
  for (const [i, each] of told.entries())
    expect(followsBySwift(puzzle, told.slice(0, i), each, each.because), each.text).toBe(true);
  expect(step.type).toBe('solution');
  expect(pauses).toBeGreaterThan(100);
  expect(work.run(1).type).toBe('exhausted');
});
