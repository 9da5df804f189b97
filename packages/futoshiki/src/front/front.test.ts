import { solvingOf } from '@pipwright/core/front/parts';
import { expect, expectTypeOf, it } from 'vitest';
import { describeFront } from '../../../core/test/front-contract.js';
import {
  definePuzzle,
  draw,
  explain,
  type Futoshiki,
  generate,
  hint,
  type Puzzle,
  PuzzleError,
  type PuzzleProblem,
  parse,
  solve,
} from '../index.js';
import { samePuzzle, sideOf } from '../model/puzzle.js';
import { solutionKey } from '../model/solution.js';
import { bruteForce } from '../testing/brute-force.js';
import { randomPuzzle } from '../testing/random-puzzle.js';
import { explaining } from './explaining.js';
import * as front from './front.js';
import { generate as generatedThere } from './generating.js';
import { futoshikiFront } from './kind.js';

const TEXT = '. 2<. .\n^     v\n.<. . 1\n\n3 .>1 .\n  v\n4>. . 3\n';

async function puzzleIn(text: string): Promise<Puzzle> {
  const read = await parse(text);
  if (!read.ok) throw new Error(JSON.stringify(read.error));
  return read.value;
}

describeFront<Futoshiki>({
  front,
  name: 'futoshiki',
  work: { ...solvingOf(futoshikiFront), ...explaining, generate: generatedThere },
  PuzzleError,
  formats: ['tatham', 'grid', 'json'],
  styles: ['box', 'compact', 'svg', 'graph'],
  text: TEXT,
  wrong: ['. 2\n. . .\n', 'grid-row-length'],
  several: '2:1,0,0,0,\n2:2,0,0,0,\n',
  endless: definePuzzle({ givens: Array(12).fill(Array(12).fill(0)) }),
  request: { side: 4 },
  refused: { clues: 'signs', symmetry: 'rotation' },
  misplaced: { grid: [[0, 3]] },
  random: (seed) => randomPuzzle(seed, { side: 4 }),
  bruteForce,
  solutionKey,
  same: samePuzzle,
});

it('types problems by their codes, and steps by their premises', async () => {
  const read = await parse('. 2\n. . .\n');
  if (read.ok) throw new Error('the rows are not as long as each other');
  for (const problem of read.error)
    if (problem.code === 'grid-row-length') expectTypeOf(problem.data.wanted).toBeNumber();
  expectTypeOf<PuzzleProblem['code']>().not.toEqualTypeOf<string>();
  const { steps } = await explain(await puzzleIn(TEXT));
  for (const { because } of steps)
    for (const premise of because) if ('row' in premise) expectTypeOf(premise.row).toBeNumber();
});

it('hints from what is placed, with the given numbers or without', async () => {
  const puzzle = await puzzleIn(TEXT);
  const found = await solve(puzzle);
  if (found.status !== 'solved') throw new Error(found.status);
  const given = new Set(puzzle.fixedNumbers.map(({ square }) => `${square.row},${square.column}`));
  const added = found.solution.grid.map((line, row) =>
    line.map((n, column) => (given.has(`${row},${column}`) ? 0 : n)),
  );
  expect(await hint(puzzle, { progress: { grid: added } })).toEqual({ status: 'solved', complete: true });
  const lost = await hint(puzzle, { progress: { grid: [[3]] } });
  expect(lost).toMatchObject({ status: 'conflict', conflict: { text: expect.stringMatching(/\.$/) } });
});

it('makes and draws what only Futoshiki has', async () => {
  const made = await generate({ side: 4, adjacent: true }, { seed: 'bars' });
  if (made.status !== 'generated') throw new Error(made.status);
  expect([sideOf(made.puzzle), made.puzzle.bars === undefined]).toEqual([4, false]);
  expect(await draw(made.puzzle, { style: 'graph' })).toMatch(/^<svg/);
  await expect(generate({ side: Number.NaN }, { seed: 1 })).rejects.toThrow('side: expected a number, found NaN.');
  await expect(generate({ side: 1000 }, { seed: 1 })).rejects.toThrow(PuzzleError);
});
