/** Puzzles half written: what is there stays, one solution comes of it, and what cannot be is refused. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairs } from '../../../core/src/testing/short-forms.js';
import { puzzleFromText } from '../../test/puzzle-of.js';
import { tilingEngine } from '../engines/tiling/index.js';
import type { CompleteRequest, Half } from '../generate/half.js';
import { pipsCompleting } from '../generating.js';
import { generate, PuzzleError } from '../index.js';
import type { Cell } from '../model/cell.js';
import type { Domino } from '../model/domino.js';
import type { Puzzle, SpecRegion } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';
import { solutionKey } from '../model/solution.js';

/** Puzzles with one solution. */
const WHOLE = [
  'board:\n##\n #\n #\n #\n #\n #\n #\n\npieces:\n05,06,23,56\n\nconstraints:\nAllSame None {(1,2),(1,3)}\nExactly 5 {(0,0)}\nExactly 6 {(1,0)}\nExactly 7 {(1,4),(1,5)}\n',
  'board:\n#\n###\n###\n#\n\npieces:\n04,06,44,56\n\nconstraints:\nAllSame None {(0,1),(0,2),(0,3)}\nExactly 0 {(1,1)}\nExactly 5 {(2,1)}\n',
  'board:\n#\n#\n#\n##\n ###\n  #\n  #\n\npieces:\n00,12,36,55,66\n\nconstraints:\nMoreThan 10 {(2,4),(3,4)}\nLessThan 3 {(1,3),(1,4)}\nExactly 16 {(0,0),(0,1),(0,2)}\nExactly 1 {(2,6)}\n',
].map(puzzleFromText);

/** One with a single opening, so that another might be better to solve. */
const NOT_GOOD = puzzleFromText(
  'board:\n# #\n###\n #\n #\n #\n\npieces:\n03,23,25,46\n\nconstraints:\nExactly 6 {(2,0)}\nExactly 9 {(0,1),(1,1),(2,1)}\nExactly 6 {(1,2),(1,3)}\n',
);

const [STICK, STAIRS] = WHOLE as [Puzzle, Puzzle];

function dominoesOf({ supply }: Puzzle): readonly Domino[] {
  return supply.kind === 'list' ? supply.dominoes : [];
}

/** Solutions that an engine finds which takes no part in making puzzles; two where there are more. */
function solutionsOf(puzzle: Puzzle): readonly string[] {
  const search = tilingEngine.search(puzzle);
  const found: string[] = [];
  for (let step = search.run(1e6); step.type === 'solution' && found.length < 2; step = search.run(1e6))
    found.push(solutionKey(step.solution));
  return found;
}

function half(given: Half, request: CompleteRequest = {}, seed = 'x') {
  const problems = pipsCompleting.refuses(given, request);
  expect(problems).toEqual([]);
  return finish(pipsCompleting.complete(given, request, seed));
}

function completed(given: Half, request?: CompleteRequest, seed?: string) {
  const made = half(given, request, seed);
  if (made.status !== 'generated') throw new Error('nothing came of it');
  expect(solutionsOf(made.puzzle)).toEqual([solutionKey(made.solution)]);
  return made.puzzle;
}

function ruleOn({ regions }: Puzzle, cells: readonly Cell[]): Rule | undefined {
  return regions.find((region) => JSON.stringify(region.cells) === JSON.stringify(cells))?.rule;
}

/** What is kept of a puzzle: of each region nothing, its cells, or its rule too; and which dominoes. */
const KEPT = fc.record({
  whole: fc.constantFrom(...WHOLE),
  ofRegions: fc.array(fc.constantFrom('nothing', 'cells', 'rule'), { minLength: 4, maxLength: 4 }),
  ofDominoes: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  seed: fc.integer({ min: 0, max: 99 }),
});

it('keeps whatever is written of a puzzle, and comes to one solution', () => {
  fc.assert(
    fc.property(KEPT, ({ whole, ofRegions, ofDominoes, seed }) => {
      const regions = whole.regions.flatMap(({ cells, rule }, i): SpecRegion[] => {
        if (ofRegions[i] === 'nothing') return [];
        return [ofRegions[i] === 'cells' ? { cells } : { cells, rule }];
      });
      const dominoes = dominoesOf(whole).filter((_, i) => ofDominoes[i]);
      const puzzle = completed({ cells: whole.cells, regions, supply: { kind: 'list', dominoes } }, {}, `${seed}`);
      expect(puzzle.cells).toEqual(whole.cells);
      expect(dominoesOf(puzzle).slice(0, dominoes.length)).toEqual(dominoes);
      for (const { cells, rule } of regions) {
        expect(ruleOn(puzzle, cells)).toBeDefined();
        if (rule !== undefined) expect(ruleOn(puzzle, cells)).toEqual(rule);
      }
    }),
    { numRuns: 5 },
  );
});

describe('what is missing', () => {
  it('may be everything, or all but some dominoes', () => {
    expect(completed({}, { dominoes: 4 }).cells).toHaveLength(8);
    const { supply } = STICK;
    const puzzle = completed({ supply });
    expect(dominoesOf(puzzle)).toEqual(dominoesOf(STICK));
    expect(puzzle.cells).toHaveLength(8);
  });

  it('may be the number of a rule', () => {
    const [first, second] = [STAIRS.cells.slice(0, 2), STAIRS.cells.slice(2, 4)];
    const regions: readonly SpecRegion[] = [
      { cells: first, untargeted: '=' },
      { cells: second, untargeted: '<' },
    ];
    const puzzle = completed({ cells: STAIRS.cells, regions });
    expect(ruleOn(puzzle, first)).toMatchObject({ kind: 'sum', op: '=' });
    expect(ruleOn(puzzle, second)).toMatchObject({ kind: 'sum', op: '<' });
  });

  it('is nothing, where the puzzle has one solution as it is', () => {
    for (const { cells, supply, regions, maxPip } of [...WHOLE, NOT_GOOD]) {
      for (const options of [
        {},
        { minimal: true },
        { locked: { free: true } },
        { locked: { cells: true, rules: regions.map((_, i) => i) } },
      ]) {
        const about = { name: 'whole', comments: ['one', 'two'] };
        const written = { cells, supply, regions: regions.toReversed(), about };
        const puzzle = completed(written, options);
        expect(puzzle).toMatchObject({ cells, supply, maxPip, about });
        expect(puzzle.regions.map(({ rule }) => rule)).toEqual(written.regions.map(({ rule }) => rule));
      }
    }
  });

  it('is something all the same, where a region has no rule or that makes it as asked', () => {
    const { cells, supply, regions } = STAIRS;
    const free = cells.filter((cell) => !regions.some((region) => JSON.stringify(region.cells).includes(`[${cell}]`)));
    const open: SpecRegion = { cells: free.slice(0, 1) };
    expect(ruleOn(completed({ cells, supply, regions: [...regions, open] }), open.cells)).toBeDefined();
    const made = half({ cells, supply, regions }, { difficulty: 'expert', nodes: 30_000 });
    expect(made).toMatchObject({ status: 'stopped', nearest: { puzzle: { cells, supply } } });
  });

  it('is a rule for each cell of a set that is not solved yet, and nothing for one that is', () => {
    const cells: readonly Cell[] = pairs('0,0 0,1 0,2 0,3 0,4 0,5');
    const targets = [0, 1, 1, 2, 2, 0];
    const regions = targets.map(
      (target, i): SpecRegion => ({ cells: [cells[i] as Cell], rule: { kind: 'sum', op: '=', target } }),
    );
    const supply = { kind: 'set', repeats: false } as const;
    expect(completed({ cells, regions, supply, maxPip: 3 }).supply).toEqual(supply);
    expect(dominoesOf(completed({ cells, regions: regions.slice(1), supply, maxPip: 3 }))).toHaveLength(3);
  });

  it('is dealt from the set that is written, or asked for', () => {
    const { cells } = STICK;
    const pips = (given: Half, request?: CompleteRequest) => dominoesOf(completed(given, request)).flat();
    expect(Math.max(...pips({ cells, supply: { kind: 'set', repeats: false }, maxPip: 3 }))).toBeLessThanOrEqual(3);
    expect(Math.max(...pips({ cells }, { set: 2 }))).toBeLessThanOrEqual(2);
  });
});

describe('what is unlocked', () => {
  const { cells, supply, regions } = STICK;

  it('changes, and nothing else: regions, rules, dominoes by their places', () => {
    const [, , third] = regions;
    const locked = { regions: [2], rules: false, dominoes: [0, 1] };
    const puzzle = completed({ cells, supply, regions }, { locked });
    expect(ruleOn(puzzle, third?.cells ?? [])).toBeDefined();
    expect(dominoesOf(puzzle).slice(0, 2)).toEqual(dominoesOf(STICK).slice(0, 2));
  });

  it('is the board, and with it all its regions', () => {
    const puzzle = completed({ cells, supply, regions }, { locked: { cells: false } });
    expect(puzzle.cells).not.toEqual(cells);
    expect(dominoesOf(puzzle)).toEqual(dominoesOf(STICK));
  });

  it('is not what is free on purpose', () => {
    const puzzle = completed({ cells, regions }, { locked: { free: true } });
    expect(puzzle.regions.map(({ rule }) => rule)).toEqual(regions.map(({ rule }) => rule));
  });
});

describe('what is refused', () => {
  const { cells, supply, regions } = STICK;
  const thirteen: Rule = { kind: 'sum', op: '=', target: 13 };
  const pair = cells.slice(0, 2);
  const five = Array.from({ length: 5 }, (): Domino => [0, 1]);
  it.each<[string, Half, CompleteRequest]>([
    ['cells-odd', { cells: cells.slice(1) }, {}],
    ['request-shape-unbalanced', { cells: [...cells.slice(1), [5, 2]] }, {}],
    ['rule-never-holds', { cells, regions: [{ cells: pair, rule: thirteen }] }, {}],
    ['domino-count', { cells, supply: { kind: 'list', dominoes: five } }, {}],
    ['domino-count', { supply: { kind: 'list', dominoes: five } }, { dominoes: 4 }],
    ['pip-out-of-range', { cells, supply }, { set: 4 }],
    ['region-overlap', { cells, regions: [{ cells: pair }, { cells: pair }] }, {}],
    ['cell-outside-board', { cells, regions: [{ cells: [[9, 9]] }] }, {}],
    ['region-empty', { cells, regions: [{ cells: [] }] }, {}],
    ['request-tray-beside-dominoes', { cells, supply }, { tray: dominoesOf(STICK) }],
    ['request-board-beside-written', { cells }, { figure: 'L' }],
    ['request-board-beside-written', { cells }, { shape: cells }],
    ['request-board-beside-written', { cells }, { symmetry: 'mirror' }],
    ['request-wishes-contradict', {}, { figure: 'L', shape: cells }],
    ['request-set-beside-tray', { cells }, { tray: dominoesOf(STICK), set: 6 }],
    ['request-board-has-other-size', { cells }, { dominoes: 5 }],
    ['request-region-in-parts', { cells, regions: [{ cells: [pair[0] as Cell, cells[7] as Cell] }] }, {}],
    ['request-written-contradicts', { cells, supply, regions: [{ cells: [...cells], rule: { kind: 'same' } }] }, {}],
    ['request-written-ambiguous', { cells, supply, regions: regions.slice(0, 1) }, { locked: { free: true } }],
  ])('says why: %s', async (code, given, options) => {
    const error = await generate({ ...options, half: given }, { seed: 'x' }).catch((thrown: unknown) => thrown);
    if (!(error instanceof PuzzleError)) throw error;
    expect(error.problems[0]).toMatchObject({ code, message: expect.stringMatching(/\.$/) });
  });

  it('is whatever is no half of a puzzle, and nothing else is thrown', async () => {
    const part = fc.anything({ maxDepth: 3, withBigInt: true, withNullPrototype: true });
    const like = fc.record({ cells: part, regions: part, supply: part, maxPip: part }, { requiredKeys: [] });
    await fc.assert(
      fc.asyncProperty(fc.oneof(part, like), part, async (given, locked) => {
        const made = generate({ half: given, locked } as never, { seed: 'x', timeout: 0 });
        const error = await made.catch((thrown: unknown) => thrown);
        if (error instanceof Error)
          expect([PuzzleError, TypeError, RangeError].some((each) => error instanceof each)).toBe(true);
      }),
    );
  });
});

it('stops without a puzzle where none comes up within the nodes', () => {
  const made = half({ cells: STICK.cells }, { nodes: 100 });
  expect(made).toEqual({ status: 'stopped', nearest: undefined });
});
