/** Differences of solutions, held to all solutions of small puzzles, and to the engine on those of the days. */

import { cellName, finish, runsOf, sameCell } from '@pipwright/core';
import type { Differ } from '@pipwright/core/explaining';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { lay, pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText, puzzleOf } from '../../test/puzzle-of.js';
import { dayPuzzles, knownCounts, noData } from '../../test/real-puzzles.js';
import { verify } from '../check/verify.js';
import { cellNumber, compile, edgeNumber, SwiftSearch, termsOf } from '../engines/swift/index.js';
import { pipsExplainer } from '../explain/index.js';
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Placement, type Solution, solutionKey } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { findDiffer } from './differ.js';

const MOST_TRIES = 20_000;
/** No more parts are listed; of those up to this size, each shares a cell with one that is. */
const MOST_PARTS = 4;
const LARGEST_LISTED = 6;

function differOf(puzzle: Puzzle, placed: readonly Placement[] = []): Differ<Solution> {
  return finish(runsOf(findDiffer(compile(puzzle), placed)));
}

/** The cells in which two solutions differ: other numbers, other partners. */
function differing({ cells }: Puzzle, one: Solution, other: Solution): readonly Cell[] {
  const inCell = ({ placements }: Solution) =>
    new Map(
      placements.flatMap(({ domino, cells: [a, b] }) => [
        [cellKey(a), `${domino[0]} with ${b}`],
        [cellKey(b), `${domino[1]} with ${a}`],
      ]),
    );
  const [first, second] = [inCell(one), inCell(other)];
  return cells.filter((cell) => first.get(cellKey(cell)) !== second.get(cellKey(cell)));
}

function isWithin(part: readonly Cell[], whole: readonly Cell[]): boolean {
  const keys = new Set(whole.map(cellKey));
  return part.every((cell) => keys.has(cellKey(cell)));
}

/** The parts of a solution that hold no other, of all that are free. */
function freeParts(puzzle: Puzzle, shown: Solution, all: readonly Solution[]): readonly (readonly Cell[])[] {
  const parts = all.map((other) => differing(puzzle, shown, other)).filter(({ length }) => length > 0);
  const minimal = parts.filter((part) => !parts.some((other) => other.length < part.length && isWithin(other, part)));
  return [...new Map(minimal.map((part) => [String(part), part])).values()].sort(
    (a, b) => a.length - b.length || compare(a, b),
  );
}

function compare(a: readonly Cell[], b: readonly Cell[]): number {
  const at = a.findIndex((cell, i) => cellKey(cell) !== cellKey(b[i]!));
  return at === -1 ? 0 : a[at]![0] - b[at]![0] || a[at]![1] - b[at]![1];
}

/** Over all pairs of solutions. */
function fewestDifferent(puzzle: Puzzle): number {
  const search = new SwiftSearch(compile(puzzle));
  const solutions: Solution[] = [];
  for (let step = search.run(1e6); step.type === 'solution'; step = search.run(1e6)) solutions.push(step.solution);
  const all = solutions.map(canonicalSolution);
  return Math.min(...all.flatMap((one, i) => all.slice(i + 1).map((other) => differing(puzzle, one, other).length)));
}

/** Number of solutions that have only these cells filled in another way than the one shown; two are as good as more. */
function othersWithin(puzzle: Puzzle, shown: Solution, part: readonly Cell[]): number {
  const compiled = compile(puzzle);
  const terms = termsOf(compiled);
  const free = new Set(part.map(cellKey));
  for (const { domino, cells } of shown.placements) {
    for (const half of [0, 1] as const)
      if (!free.has(cellKey(cells[half]))) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
    if (cells.some((cell) => !free.has(cellKey(cell)))) terms.join(edgeNumber(compiled, cells));
  }
  const search = new SwiftSearch(compiled, terms);
  let others = 0;
  for (let step = search.run(1e5); step.type === 'solution' && others < 2; step = search.run(1e5)) {
    if (differing(puzzle, shown, step.solution).length > 0) others++;
  }
  return others;
}

/** Holds whatever the puzzle is. */
function expectSound(puzzle: Puzzle, differ: Differ<Solution>): void {
  const { solutions, cells, free } = differ;
  for (const solution of solutions) expect(verify(puzzle, solution)).toEqual([]);
  expect(cells).toEqual(differing(puzzle, ...solutions));
  expect(cells).toEqual(free[0]);
  expect(free.length).toBeLessThanOrEqual(MOST_PARTS);
  expectApartFirst(differ);
  for (const part of free) {
    expect(othersWithin(puzzle, solutions[0], part), String(part)).toBeGreaterThan(0);
    for (const cell of part) {
      const fewer = part.filter((other) => other !== cell);
      expect(othersWithin(puzzle, solutions[0], fewer), `${part} without ${cell}`).toBe(0);
    }
  }
}

/** Parts that share no cell with those before them come before all others. */
function expectApartFirst({ free }: Differ<Solution>): void {
  const sharing = free.map((part, i) =>
    free
      .slice(0, i)
      .flat()
      .some((cell) => part.some((own) => sameCell(own, cell))),
  );
  expect(sharing, JSON.stringify(free)).toEqual([...sharing].sort((a, b) => Number(a) - Number(b)));
}

const text = (board: string, pieces: string, constraints = '') =>
  puzzleFromText(`board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n${constraints}`);

const FIRST_ONES = 'Exactly 1 {(0,0)}\nExactly 1 {(0,2)}';

describe('where solutions differ', () => {
  const TOLD: [string, Puzzle, readonly string[]][] = [
    ['a domino turned round', text('##', '06'), ['The 0–6 on r1c1–r1c2 can be turned round: nothing says which way.']],
    [
      'two dominoes exchanged',
      text('##\n  \n##', '00,66'),
      ['The 0–0 on r1c1–r1c2 and the 6–6 on r3c1–r3c2 can change places.'],
    ],
    [
      'two dominoes that keep a number where it is',
      text('##\n  \n##', '32,52', 'Exactly 2 {(0,0)}\nExactly 2 {(1,2)}'),
      ['The 2–3 on r1c1–r1c2 and the 2–5 on r3c1–r3c2 can change places.'],
    ],
    [
      'two dominoes exchanged while a third inside a region is turned',
      text(
        ' ##\n ##\n ##\n##',
        '24,25,22,35',
        'AllSame None {(1,1),(2,1)}\nAllSame None {(1,2),(1,3)}\nAllSame None {(1,0),(2,0)}',
      ),
      ['The 2–4 on r2c3–r3c3 and the 3–5 on r4c1–r4c2 can change places if the 2–5 on r2c2–r3c2 is turned round.'],
    ],
    [
      'two dominoes turned round together',
      text('##\n  \n##', '02,46', 'LessThan 3 {(1,0)}\nExactly 6 {(0,0),(0,2)}'),
      ['The 0–2 on r1c1–r1c2 and the 4–6 on r3c1–r3c2 can be turned round together.'],
    ],
    [
      'two dominoes exchanged together with two others',
      text(
        '##\n  \n##\n  \n##\n  \n##',
        '12,14,03,05',
        `${FIRST_ONES}\nExactly 0 {(0,4)}\nExactly 0 {(0,6)}\nExactly 7 {(1,0),(1,4)}`,
      ),
      [
        'The 1–2 on r1c1–r1c2 and the 1–4 on r3c1–r3c2 can change places if the 0–5 on r5c1–r5c2 and the 0–3 on r7c1–r7c2 do too.',
      ],
    ],
    [
      'two dominoes exchanged while a third is turned',
      text('##\n  \n##\n  \n##', '12,14,35', `${FIRST_ONES}\nExactly 7 {(1,0),(0,4)}`),
      ['The 1–2 on r1c1–r1c2 and the 1–4 on r3c1–r3c2 can change places if the 3–5 on r5c1–r5c2 is turned round.'],
    ],
    [
      'a block of two dominoes',
      text('##\n##', '11,11'),
      ['The two 1–1s in the 2×2 block at r1c1 can lie upright instead of flat.'],
    ],
    [
      'three dominoes that join other cells',
      text('##\n##\n##', '26,00,60', 'AllSame 0 {(0,0),(0,1),(0,2)}\nExactly 2 {(1,1)}\nExactly 6 {(1,0)}'),
      ['The 0–0, the 0–6 and the 2–6 can lie another way in the block from r1c1 to r3c2.'],
    ],
    [
      'a domino of the set replaced',
      puzzleOf({
        cells: pairs('0,0 0,1'),
        supply: { kind: 'set', repeats: false },
        regions: [{ cells: [[0, 0]], rule: { kind: 'same', value: 1 } }],
      }),
      ['r1c1–r1c2 can hold the 1–1 instead of the 0–1: nothing says which.'],
    ],
  ];

  it.each(TOLD)('is told as %s', (_, puzzle, lines) => {
    expect(pipsExplainer.languages.en.differ(puzzle, differOf(puzzle))).toEqual(lines);
  });

  it('is said to be more than the free parts where it is', () => {
    const puzzle = text('##', '06');
    const lines = (beyond: number) => pipsExplainer.languages.en.differ(puzzle, { ...differOf(puzzle), beyond });
    expect(lines(0)).toHaveLength(1);
    expect(lines(1).at(-1)).toBe('One more solution changes other cells as well.');
    expect(lines(3).at(-1)).toBe('Three more solutions change other cells as well.');
  });

  it('is in as few cells as can be, and the free parts are the smallest of all, on any small puzzle', () => {
    let several = 0;
    fc.assert(
      fc.property(
        anyPuzzle({ dominoes: 4 }).filter(({ maxPip }) => maxPip <= 3),
        (puzzle) => {
          const solutions = (bruteForce(puzzle, MOST_TRIES) ?? []).map(canonicalSolution);
          if (solutions.length < 2 || solutions.length > 100) return;
          several++;
          const differ = differOf(puzzle);
          const known = new Set(solutions.map(solutionKey));
          expect(differ.solutions.every((solution) => known.has(solutionKey(solution)))).toBe(true);
          expect(differ.cells).toEqual(differing(puzzle, ...differ.solutions));
          const distances = solutions.flatMap((one, i) =>
            solutions.slice(i + 1).map((other) => differing(puzzle, one, other).length),
          );
          expect(differ.cells.length).toBe(Math.min(...distances));
          const free = freeParts(puzzle, differ.solutions[0], solutions);
          expect(differ.free[0]).toEqual(free[0]);
          for (const part of differ.free) expect(free).toContainEqual(part);
          if (differ.free.length < MOST_PARTS)
            for (const part of free.filter(({ length }) => length <= LARGEST_LISTED))
              expect(differ.free.some((other) => other.some((cell) => part.some((own) => sameCell(own, cell))))).toBe(
                true,
              );
          expectApartFirst(differ);
          const inside = differ.free.flat();
          const beyond = solutions.filter((other) => !isWithin(differing(puzzle, differ.solutions[0], other), inside));
          expect(differ.beyond).toBe(differ.isAll ? beyond.length : 0);
        },
      ),
      { numRuns: runs(30, 600) },
    );
    expect(several).toBeGreaterThan(runs(20));
  });

  it('is found also where there are more solutions than anybody could list', () => {
    const rows = 12;
    const board = Array.from({ length: rows }, () => '#'.repeat(rows)).join('\n');
    const pieces = Array.from({ length: (rows * rows) / 2 }, (_, i) => `${i % 7}${(3 * i + 1) % 7}`).join(',');
    const differ = differOf(text(board, pieces));
    expect(differ.cells).toHaveLength(2);
    expect(differ.free).toHaveLength(MOST_PARTS);
    expectSound(text(board, pieces), differ);
  });

  it('leaves alone what a player has placed', () => {
    const puzzle = text('##\n  \n##\n  \n##', '01,23,45');
    const placed: Placement = lay([3, 2], '2,0 2,1');
    const { solutions, free } = differOf(puzzle, [placed]);
    for (const { placements } of solutions) expect(placements).toContainEqual(placed);
    expect(free.flat().map(cellName)).not.toContain('r3c1');
  });

  it('is the same each time', () => {
    const puzzle = text('####\n####', '01,12,23,30');
    expect(differOf(puzzle)).toEqual(differOf(puzzle));
  });

  it.skipIf(noData)('is sound on the days, and in as few cells as can be where all solutions can be compared', () => {
    const counts = knownCounts();
    for (const [id, puzzle] of dayPuzzles()) {
      const count = counts.get(id) ?? 0n;
      if (count < 2n) continue;
      const differ = differOf(puzzle);
      expectSound(puzzle, differ);
      if (count < 50n) expect(differ.cells.length, id).toBe(fewestDifferent(puzzle));
      for (const line of pipsExplainer.languages.en.differ(puzzle, differ))
        expect(line.length, line).toBeLessThanOrEqual(160);
    }
  });
});
