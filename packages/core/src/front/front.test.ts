/** A kind that is wrong about its solutions: nothing is shown that is not verified. */
import { expect, it } from 'vitest';
import type { Generation, Wish } from '../generating.js';
import type { SearchStep } from '../search.js';
import { closedRecord } from '../shape.js';
import { Checking } from './checking.js';
import type { AnyFront, FrontKind, Making } from './front-kind.js';
import { generatingOf, wishShapes } from './generating.js';
import { ProblemsError } from './problems.js';
import { solvingOf } from './solving.js';

interface Sevens extends AnyFront {
  readonly Puzzle: { readonly answer: number };
  readonly Solution: number;
}

const puzzleOf = (answer: number) => checking.remember({ answer });
const checking = new Checking<unknown, Sevens['Puzzle'], Sevens['Words']>({
  words: {},
  check: () => ({ ok: false, error: [], warnings: [] }),
  PuzzleError: ProblemsError,
});
const GRADE = {
  label: 'easy',
  score: 1,
  effort: 1,
  forItsSize: 0,
  hardest: null,
  steps: 1,
  chapters: 1,
  curve: [],
  bottleneck: null,
  scale: 1,
} as const;

/** Whatever is asked, the answer is 7; a puzzle is made with the answer that its seed names. */
const sevens: FrontKind<Sevens> = {
  checking,
  verify: ({ answer }, solution) => (answer === solution ? [] : [{ code: 'not-it', where: {}, data: {} }]),
  solutionFromJson: () => ({ ok: true, value: 7 }),
  solutionAfter: () => 7,
  tidy: (solution) => solution,
  engine: {
    name: 'seven',
    summary: '',
    search() {
      let nodes = 0;
      const run = (): SearchStep<number> => (nodes++ === 0 ? { type: 'solution', solution: 7 } : { type: 'exhausted' });
      return { nodes, depth: 0, watch() {}, run };
    },
  },
};

const making: Making<Sevens> = {
  shape: closedRecord<Wish>(wishShapes([])),
  refuses: () => [],
  generate: (_, seed): Generation<Sevens['Puzzle'], number> => ({
    nodes: 1,
    graded: 1,
    nearest: undefined,
    run: () => ({
      type: 'solution',
      solution: { status: 'generated', puzzle: { answer: Number(seed) }, solution: 7, grade: GRADE },
    }),
  }),
};

const { solve } = solvingOf(sevens);
const generate = generatingOf(sevens, making);

it('shows nothing that is not verified', async () => {
  expect(await solve(puzzleOf(7))).toEqual({ status: 'solved', solution: 7, unique: true });
  await expect(solve(puzzleOf(8))).rejects.toThrow('a wrong solution was found (not-it); please report it');
});

it('makes nothing that is not verified', async () => {
  expect(await generate({}, { seed: 7 })).toMatchObject({ status: 'generated', solution: 7 });
  await expect(generate({}, { seed: 8 })).rejects.toThrow('a wrong solution was found (not-it); please report it');
});
