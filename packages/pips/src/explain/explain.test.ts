/** Explanations of small random puzzles of every rule and supply, judged by trying everything out. */

import { readFileSync } from 'node:fs';
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { lay, pairs } from '../../../core/src/testing/written.js';
import { seenAfter } from '../../test/board-seen.js';
import { BoardTold, chapterFaults } from '../../test/chapter-faults.js';
import { playByHints } from '../../test/hint-player.js';
import { everythingTried } from '../../test/premise-judge.js';
import { puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import { explained, explainedByReasons, hinted, type StepRecord, stepRecords } from '../../test/records.js';
import { claimFaults, conflictFaults, stepFaults } from '../../test/step-faults.js';
import { bySwift } from '../../test/swift-judge.js';
import { swiftEngine } from '../engines/swift/index.js';
import { commonOf } from '../model/common.js';
import type { Puzzle } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { conflict, explain } from './explain.js';

/** More than any of them needs. */
const MOST_TRIES = 1e7;

const small = anyPuzzle({ dominoes: 3 }).filter(({ maxPip }) => maxPip <= 3);

/** A chain may go another way than the shortest reason. */
function faultsOf(puzzle: Puzzle, steps: readonly StepRecord[]) {
  return stepFaults(puzzle, steps, everythingTried).filter(({ kind }) => kind !== 'unnamed');
}

it.each([
  ['claims', explained, (puzzle: Puzzle, steps: readonly StepRecord[]) => claimFaults(puzzle, steps, everythingTried)],
  ['reasons', explainedByReasons, faultsOf],
])('leads to all that solutions agree on by %s, each step sound and needed', (way, explain, faults) => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(small, (puzzle) => {
      const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
      const { status, steps, chapters, conflict } = explain(puzzle);
      const told = () => JSON.stringify(puzzle);
      seen.set(status, (seen.get(status) ?? 0) + 1);
      expect(status).toBe(solutions.length === 0 ? 'conflict' : solutions.length === 1 ? 'explained' : 'ambiguous');
      expect(status === 'conflict' ? faultsOf(puzzle, steps) : faults(puzzle, steps), told()).toEqual([]);
      expect(chapterFaults(puzzle, { status, steps, chapters }), told()).toEqual([]);
      if (conflict !== undefined) {
        expect(conflictFaults(puzzle, conflict, everythingTried), told()).toEqual([]);
        return;
      }
      const common = commonOf(puzzle);
      for (const solution of solutions) common.add(solution);
      const board = new BoardTold(puzzle);
      for (const step of steps) board.learn(step);
      const { cells, joined } = common.toJson() as unknown as ReturnType<BoardTold['toJson']>;
      const reached = { ...board.toJson(), ...(way === 'claims' ? { cells: seenAfter(puzzle, steps) } : {}) };
      // Where solutions do not agree on a number, two of them show it.
      for (const [i, { values }] of cells.entries()) {
        if (values.length === 1) expect(reached.cells[i]?.values, told()).toEqual(values);
        else expect(reached.cells[i]?.values, told()).toEqual(expect.arrayContaining(values as number[]));
      }
      expect(reached.joined, told()).toEqual(joined.map((pair) => JSON.stringify(pair)).sort());
    }),
    { numRuns: runs(30, 200) },
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
      const { status, steps } = hinted(puzzle, { placements });
      if (placements.length === solution.placements.length) {
        expect(status).toBe('solved');
        return;
      }
      const told = JSON.stringify([puzzle, placements]);
      expect(status).toBe('hint');
      expect(steps.at(-1)?.places, told).toHaveLength(1);
      expect(faultsOf(puzzle, steps), told).toEqual([]);
      const chapter = { steps: [...steps.keys()] };
      expect(chapterFaults(puzzle, { status: 'ambiguous', steps, chapters: [chapter] }, { placements })).toEqual([]);
    }),
    { numRuns: runs(30) },
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
    { numRuns: runs(12, 250) },
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
      expect(conflictFaults(puzzle, conflict, everythingTried)).toEqual([]);
    }),
    { numRuns: runs(30) },
  );
  expect(wrong).toBeGreaterThan(runs(1));
});

it('sees a rule on the value of one cell at once', () => {
  const puzzle = puzzleOf({
    cells: pairs('0,0 0,1'),
    supply: { kind: 'list', dominoes: [[17, 18]] },
    maxPip: 18,
    regions: [{ cells: [[0, 1]], rule: { kind: 'each', op: '>', value: 17 } }],
  });
  const { steps, chapters } = explained(puzzle);
  expect(chapters).toHaveLength(1);
  expect(steps.at(-1)?.places).toMatchObject([{ domino: [17, 18] }]);
});

it('finds the same conflict without the proof that there is no solution', () => {
  const puzzle = puzzleFromText('board:\n##\n\npieces:\n01\n\nconstraints:\nExactly 0 {(0,0)}\n');
  const progress: Solution = { placements: [lay([1, 0], '0,0 0,1')] };
  const { conflict: expected } = finish(explain(puzzle, progress));
  expect(expected?.because.some((premise) => 'placed' in premise)).toBe(true);
  expect(finish(conflict(puzzle, progress))).toEqual(expected);
});

it('takes the easiest way to a domino, and tells one step of it after another', () => {
  const text = readFileSync(new URL('../../../../examples/hard_2025-10-12.txt', import.meta.url), 'utf8');
  const puzzle = puzzleFromText(text);
  const { steps, chapter, index } = hinted(puzzle);
  expect(index).toBe(0);
  expect(chapter?.steps).toEqual([...steps.keys()]);
  expect(steps.map(({ places }) => places.length)).toEqual(steps.map((_, i) => (i === steps.length - 1 ? 1 : 0)));
  const next = hinted(puzzle, undefined, steps.length);
  expect([next.isTold, next.steps]).toEqual([true, steps]);
});

it('pauses as it is told to, and says what it knows by then', () => {
  const text = readFileSync(new URL('../../../../examples/hard_2025-10-12.txt', import.meta.url), 'utf8');
  const work = explain(puzzleFromText(text));
  let pauses = 0;
  const puzzle = puzzleFromText(text);
  let soFar: ReturnType<typeof work.soFar> = { steps: [], chapters: [] };
  let step = work.run(1);
  for (; step.type === 'paused'; step = work.run(1))
    if (++pauses % 90 === 0 && soFar.steps.length === 0) soFar = work.soFar();
  const steps = stepRecords(puzzle, soFar.steps);
  expect(steps.length).toBeGreaterThan(0);
  expect(claimFaults(puzzle, steps, bySwift)).toEqual([]);
  expect(chapterFaults(puzzle, { status: 'ambiguous', steps, chapters: soFar.chapters })).toEqual([]);
  expect(step.type).toBe('solution');
  expect(pauses).toBeGreaterThan(100);
  expect(work.run(1).type).toBe('exhausted');
});
