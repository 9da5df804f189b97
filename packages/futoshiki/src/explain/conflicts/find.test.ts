/** What is told of puzzles without a solution, on puzzles of our own made impossible, and on the data's. */
import { cellName, finish, Random } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { contradicts } from '../../../test/conflict-judge.js';
import { puzzleFromGrid, puzzleOf, specFromGrid } from '../../../test/puzzle-of.js';
import { noData, tathamPuzzles } from '../../../test/real-puzzles.js';
import { check } from '../../check/check.js';
import { compile, questionOf, SwiftSearch, termsOf } from '../../engines/swift/index.js';
import { fixedGrid, type Puzzle, sideOf } from '../../model/puzzle.js';
import type { Solution } from '../../model/solution.js';
import { cellOf } from '../../model/square.js';
import { latinSquare, randomPuzzle } from '../../testing/random-puzzle.js';
import { conflict } from '../explain.js';
import type { CellLeft, FutoshikiConflict, FutoshikiLink, FutoshikiPremise } from '../step.js';
import { TECHNIQUES } from '../techniques/index.js';
import { english } from '../words/english.js';
import { languageOf } from '../words/language.js';
import { REASONS } from './reason.js';

const language = languageOf(english);
const NAMES: readonly string[] = TECHNIQUES.map(({ name }) => name);

function hasSolution(puzzle: Puzzle, progress?: Solution): boolean {
  const compiled = compile(questionOf(puzzle));
  const terms = termsOf(compiled);
  for (const [row, numbers] of (progress?.grid ?? []).entries())
    for (const [column, number] of numbers.entries()) if (number !== 0) terms.fix(row * compiled.side + column, number);
  return new SwiftSearch(compiled, terms).run(Number.POSITIVE_INFINITY).type === 'solution';
}

function found(puzzle: Puzzle, progress?: Solution): FutoshikiConflict & { readonly text: string } {
  const told = finish(conflict(puzzle, progress)) as FutoshikiConflict;
  return { ...told, text: language.conflict(puzzle, told) };
}

/** Cannot hold together, and can without any one of them. */
function expectIrreducible(
  puzzle: Puzzle,
  { because, text }: FutoshikiConflict & { readonly text: string },
  most = 100_000,
): void {
  const about = `${text} ${JSON.stringify(because)}`;
  expect(contradicts(puzzle, because, most), about).not.toBe(false);
  for (const left of because) {
    const others = because.filter((each) => each !== left);
    expect(contradicts(puzzle, others, most), `${about} without ${JSON.stringify(left)}`).not.toBe(true);
  }
}

function cellsOf(premise: FutoshikiPremise, side: number): string[] {
  const line = Array.from({ length: side }, (_, i) => i);
  if ('row' in premise) return line.map((column) => cellName([premise.row, column]));
  if ('column' in premise) return line.map((row) => cellName([row, premise.column]));
  if ('sign' in premise) return premise.sign.map(cellName);
  if ('bar' in premise) return premise.bar.map(cellName);
  if ('noBar' in premise) return premise.noBar.map(cellName);
  if ('given' in premise) return [cellName(premise.given)];
  return 'placed' in premise ? [cellName(cellOf(premise.placed.square))] : [];
}

/** The sentence is short, speaks of nothing that it does not rest on, and has the class that its reason says. */
function expectWellSaid(puzzle: Puzzle, told: FutoshikiConflict & { readonly text: string }): void {
  const { text, because, reason, class: sort, isOfPlayer, chain = [] } = told;
  const side = sideOf(puzzle);
  expect(text.length, text).toBeLessThanOrEqual(160);
  expect(text, text).toMatch(/^(?:[A-Z]|r\d).*[^.]\.$/);
  const cells = new Set(because.flatMap((premise) => cellsOf(premise, side)));
  for (const [name] of text.matchAll(/r\d+c\d+/g)) expect(cells, text).toContain(name);
  const lines = because.flatMap((premise) =>
    'row' in premise ? [`row ${premise.row + 1}`] : 'column' in premise ? [`column ${premise.column + 1}`] : [],
  );
  for (const [name] of text.matchAll(/(?:row|column) \d+/gi)) expect(lines, text).toContain(name.toLowerCase());
  expect(isOfPlayer).toBe(because.some((premise) => 'placed' in premise));
  expect(/\byou/i.test(text) && !isOfPlayer, text).toBe(false);
  if (reason === undefined) expect(sort).toBe('combined');
  else if (reason !== 'chain-in-lines') expect(sort).toBe(REASONS[reason]);
  for (const index of chain.keys())
    expect(language.conflictLink(puzzle, told, index).length, text).toBeLessThanOrEqual(80);
}

/** Each step follows from what it names, and the last says that something cannot be; so do the links of suppositions. */
function expectSound(puzzle: Puzzle, { chain = [], text }: FutoshikiConflict & { readonly text: string }): void {
  const all = Array.from({ length: sideOf(puzzle) }, (_, i) => i + 1);
  const isStep = (premise: FutoshikiPremise) => 'step' in premise || 'link' in premise || 'suppose' in premise;
  const follows = ({ because, concludes }: FutoshikiLink, known: readonly CellLeft[]) => {
    const plain = because.filter((premise) => !isStep(premise));
    return concludes.every(({ cell, values }) => {
      const others = { cell, values: all.filter((number) => !values.includes(number)) };
      return contradicts(puzzle, plain, 100_000, [...known, others]) !== false;
    });
  };
  const toldBy = (because: readonly FutoshikiPremise[], suppose?: CellLeft, links: readonly FutoshikiLink[] = []) =>
    because.flatMap((premise): readonly CellLeft[] => {
      if ('step' in premise) return chain[premise.step]?.concludes ?? [];
      if ('link' in premise) return links[premise.link]?.concludes ?? [];
      return 'suppose' in premise && suppose !== undefined ? [suppose] : [];
    });
  for (const step of chain) {
    for (const { technique } of [step, ...(step.chain ?? [])]) expect(NAMES).toContain(technique);
    expect(follows(step, toldBy(step.because)), `${text} ${JSON.stringify(step)}`).toBe(true);
    for (const link of step.chain ?? [])
      expect(follows(link, toldBy(link.because, step.suppose, step.chain)), JSON.stringify(link)).toBe(true);
  }
  const last = chain.at(-1);
  if (last !== undefined) expect(last.concludes.some(({ values }) => values.length === 0)).toBe(true);
}

/** What is simpler than combined, looked for by trying everything in one line and in the signs alone. */
function expectNothingSimpler(puzzle: Puzzle, progress?: Solution): void {
  const side = sideOf(puzzle);
  const { question } = compile(questionOf(puzzle));
  const standing = fixedGrid(puzzle).flatMap((numbers, row) =>
    numbers.flatMap((number, column): FutoshikiPremise[] => (number === 0 ? [] : [{ given: [row, column] }])),
  );
  const placed = (progress?.grid ?? []).flatMap((numbers, row) =>
    numbers.flatMap((number, column): FutoshikiPremise[] =>
      number === 0 || fixedGrid(puzzle)[row]?.[column] !== 0 ? [] : [{ placed: { square: { row, column }, number } }],
    ),
  );
  const signs = question.signs.map(
    ({ greater, less }): FutoshikiPremise => ({ sign: [cellOf(greater), cellOf(less)] }),
  );
  const all = [...signs, ...standing, ...placed];
  expect(contradicts(puzzle, all)).not.toBe(true);
  for (let i = 0; i < side; i++) {
    expect(contradicts(puzzle, [{ row: i }, ...all])).not.toBe(true);
    expect(contradicts(puzzle, [{ column: i }, ...all])).not.toBe(true);
  }
}

describe('the conflict of a puzzle without a solution', () => {
  it('is irreducible, well said, and combined only where nothing is simpler', () => {
    let many = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const puzzle = randomPuzzle(seed, { side: 4 });
        if (hasSolution(puzzle)) return;
        many++;
        const told = found(puzzle);
        expectIrreducible(puzzle, told);
        expectWellSaid(puzzle, told);
        expectSound(puzzle, told);
        if (told.class === 'combined' && puzzle.bars === undefined) expectNothingSimpler(puzzle);
      }),
      { numRuns: runs(400) },
    );
    expect(many).toBeGreaterThan(20);
  });

  it('is so also of what a player has placed', () => {
    let many = 0;
    fc.assert(
      fc.property(fc.nat(1_000_000), (seed) => {
        const random = new Random(`placed ${seed}`);
        const puzzle = randomPuzzle(seed, { side: 4, solvable: true });
        const side = sideOf(puzzle);
        const grid = fixedGrid(puzzle).map((numbers) =>
          numbers.map((number) => (number !== 0 || random.chance(0.7) ? number : random.between(1, side))),
        );
        if (hasSolution(puzzle, { grid })) return;
        many++;
        const told = found(puzzle, { grid });
        expect(told.isOfPlayer).toBe(true);
        expectIrreducible(puzzle, told);
        expectWellSaid(puzzle, told);
        expectSound(puzzle, told);
        if (told.class === 'combined' && puzzle.bars === undefined) expectNothingSimpler(puzzle, { grid });
      }),
      { numRuns: runs(300) },
    );
    expect(many).toBeGreaterThan(20);
  });
});

/** The squares of a path that goes back and forth through a grid. */
function snake(side: number): (readonly [number, number])[] {
  return Array.from({ length: side * side }, (_, i) => {
    const row = Math.floor(i / side);
    return [row, row % 2 === 0 ? i % side : side - 1 - (i % side)] as const;
  });
}

const pairs = <T>(cells: readonly T[]): [T, T][] => cells.slice(1).map((cell, i) => [cells[i] as T, cell]);

function empty(side: number): number[][] {
  return Array.from({ length: side }, () => new Array<number>(side).fill(0));
}

describe('a puzzle that is made impossible in one way', () => {
  it('by a circle of signs says so, wherever it is', () => {
    fc.assert(
      // On a smaller grid, three of the four signs are too many already.
      fc.property(fc.integer({ min: 4, max: 9 }), fc.nat(), fc.nat(), (side, a, b) => {
        const [row, column] = [a % (side - 1), b % (side - 1)];
        const round = [
          [row, column],
          [row, column + 1],
          [row + 1, column + 1],
          [row + 1, column],
          [row, column],
        ] as const;
        const told = found(puzzleFromGrid(empty(side), pairs(round)));
        expect(told).toMatchObject({ class: 'sign-cycle', reason: 'circle' });
        expect(told.because).toHaveLength(4);
        expect(told.text).toMatch(/^(r\d+c\d+)(?: > r\d+c\d+){3} > \1: the signs go round in a circle\.$/);
      }),
    );
  });

  it('by a chain that is too long says how long', () => {
    fc.assert(
      fc.property(fc.integer({ min: 3, max: 8 }), fc.nat(), (side, at) => {
        const start = at % (side * side - side);
        const chain = snake(side).slice(start, start + side + 1);
        const told = found(puzzleFromGrid(empty(side), pairs(chain)));
        expect(told).toMatchObject({ class: 'empty-domain', reason: 'long-chain' });
        expect(told.because).toHaveLength(side);
      }),
    );
  });

  it('by a chain that is too long for the number at its end names both ends', () => {
    fc.assert(
      fc.property(fc.integer({ min: 4, max: 8 }), fc.nat(), fc.boolean(), (side, at, isDown) => {
        const number = 2 + (at % (side - 2));
        const signs = isDown ? number : side + 1 - number;
        const cells = snake(side).slice(0, signs + 1);
        const grid = empty(side);
        (grid[0] as number[])[0] = number;
        const told = found(puzzleFromGrid(grid, pairs(isDown ? cells : [...cells].reverse())));
        expect(told).toMatchObject({ class: 'empty-domain', reason: 'long-chain' });
        expect(told.text).toContain(`From r1c1, which is ${number}`);
      }),
    );
  });

  it('by a cell whose row and column have all numbers says which have what', () => {
    fc.assert(
      fc.property(fc.nat(), fc.integer({ min: 3, max: 9 }), (seed, side) => {
        const random = new Random(seed);
        const [row, column] = [random.int(side), random.int(side)];
        const numbers = random.shuffle(Array.from({ length: side }, (_, i) => i + 1));
        const cut = random.between(1, side - 1);
        const grid = empty(side);
        const places = random.shuffle(Array.from({ length: side }, (_, i) => i).filter((i) => i !== column));
        const others = random.shuffle(Array.from({ length: side }, (_, i) => i).filter((i) => i !== row));
        for (const [i, number] of numbers.slice(0, cut).entries())
          (grid[row] as number[])[places[i] as number] = number;
        for (const [i, number] of numbers.slice(cut).entries())
          (grid[others[i] as number] as number[])[column] = number;
        const spec = specFromGrid(grid, []);
        if (!check(spec).ok) return;
        const told = found(puzzleOf(spec));
        expect(told).toMatchObject({ class: 'empty-domain', reason: 'no-number-fits' });
        expect(told.because).toHaveLength(side + 2);
        expect(told.text).toContain(`No number fits ${cellName([row, column])}: row ${row + 1} has`);
      }),
    );
  });

  it('by one changed given or sign, or a wrong number of a player, never fails to say why', () => {
    let many = 0;
    for (let seed = 0; seed < runs(40); seed++) {
      const random = new Random(`changed ${seed}`);
      const side = random.between(4, 6);
      const latin = latinSquare(random, side);
      const at = (row: number, column: number) => latin[row]?.[column] ?? 0;
      const signs = snake(side)
        .flatMap(([row, column]) => [
          [[row, column] as const, [row, column + 1] as const] as const,
          [[row, column] as const, [row + 1, column] as const] as const,
        ])
        .filter(([, [row, column]]) => row < side && column < side && random.chance(0.3))
        .map(([a, b]) => (at(...a) > at(...b) ? ([a, b] as const) : ([b, a] as const)));
      const turned = random.int(signs.length);
      const puzzle = puzzleFromGrid(
        latin.map((numbers) => numbers.map((number) => (random.chance(0.2) ? number : 0))),
        signs.map(([a, b], i) => (i === turned ? [b, a] : [a, b])),
      );
      if (hasSolution(puzzle)) continue;
      many++;
      const told = found(puzzle);
      expectWellSaid(puzzle, told);
      expectSound(puzzle, told);
      expectIrreducible(puzzle, told, 5_000);
    }
    expect(many).toBeGreaterThan(0);
  });
});

describe.skipIf(noData)('the puzzles of the data', () => {
  it('that have no solution, or have none with a sign turned round, have a conflict that is well said', () => {
    const random = new Random('data');
    for (const { id, puzzle, solution } of tathamPuzzles()) {
      if (sideOf(puzzle) > 6 && solution !== null) continue;
      const { greaterThanSigns, lessThanSigns } = puzzle;
      const turned = random.pick([...greaterThanSigns, ...lessThanSigns, undefined]);
      const other = puzzleOf({
        ...puzzle,
        greaterThanSigns: [...greaterThanSigns, ...lessThanSigns.filter((sign) => sign === turned)].filter(
          (sign) => sign !== turned || lessThanSigns.includes(sign),
        ),
        lessThanSigns: [...lessThanSigns, ...greaterThanSigns.filter((sign) => sign === turned)].filter(
          (sign) => sign !== turned || greaterThanSigns.includes(sign),
        ),
        solution: undefined,
      } as never);
      if (hasSolution(other)) continue;
      const told = found(other);
      expectWellSaid(other, told);
      expectIrreducible(other, told, 5_000);
      expect(told.because.length, id).toBeGreaterThan(0);
    }
  });
});
