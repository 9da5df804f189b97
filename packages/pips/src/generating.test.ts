import { finish, hashText, hex32 } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SOAKING } from '../../core/src/testing/effort.js';
import { describeGenerating } from '../../core/src/testing/generating-contract.js';
import { pairs } from '../../core/src/testing/short-forms.js';
import { check } from './check/check.js';
import { verify } from './check/verify.js';
import { tilingEngine } from './engines/tiling/index.js';
import { pipsExplainer } from './explain/index.js';
import { jsonFormat } from './formats/json.js';
import { countUpTo } from './generate/count-solutions.js';
import { glyphOf, silhouetteNamed } from './generate/figures/drawn.js';
import { shapeKey } from './generate/figures/images.js';
import { measureShape } from './generate/figures/shape-measures.js';
import { redundantCounts } from './generate/redundancy.js';
import type { PipsRequest } from './generate/request.js';
import { twinsIn } from './generate/twins.js';
import { pipsGenerating } from './generating.js';
import type { Cell } from './model/cell.js';
import { dominoKey, dominoSet } from './model/domino.js';
import type { Puzzle, Region } from './model/puzzle.js';
import { pipsWords } from './words.js';

const FEW_NODES = 40_000;

const TRAY = pairs('0,1 2,2 3,5 1,6');

describeGenerating<Puzzle, unknown, PipsRequest>({
  generating: pipsGenerating,
  requests: fc
    .oneof(
      fc.record({ dominoes: fc.integer({ min: 3, max: 6 }), minimal: fc.boolean() }),
      fc.record({ dominoes: fc.integer({ min: 4, max: 5 }), symmetry: fc.constantFrom('mirror', 'rotation') }),
      fc.record({ figure: fc.constantFrom('key', 'L', '7') }),
      fc.record({ tray: fc.constant(TRAY) }),
      fc.record({ dominoes: fc.constant(5), set: fc.constantFrom(3, 9) }),
      fc.record({ difficulty: fc.constant('easy' as const) }),
      fc.record({ effort: fc.constant({ least: 20, most: 35 }) }),
    )
    .map((request): PipsRequest => ({ ...request, nodes: FEW_NODES })),
  refused: [
    { dominoes: 2 },
    { dominoes: 29 },
    { dominoes: 4.5 },
    { set: 0 },
    { set: 19 },
    { figure: 'nothing like this' },
    { figure: 'L', shape: row(6) },
    { figure: 'L', dominoes: 40 },
    { figure: 'L', symmetry: 'mirror' },
    { shape: row(6), symmetry: 'none' },
    { tray: TRAY, set: 6 },
    { set: 1, dominoes: 4 },
    { shape: [] },
    { shape: row(7) },
    { shape: [...row(3), [5, 0]] },
    { shape: [...row(3), [1, 1], [5, 0], [5, 1]] },
    { shape: row(6), tray: TRAY },
    { tray: [...TRAY, [0, 40]] },
    { technique: 'guessing' },
    { technique: 'single-cell' },
  ],
  words: pipsWords,
  engine: tilingEngine,
  verify,
  grade: pipsExplainer.grade,
  expectAsAsked,
  withoutAClue: (puzzle) => puzzle.regions.map((region) => without(puzzle, region)),
  images: imagesOf,
});

function row(cells: number): Cell[] {
  return Array.from({ length: cells }, (_, column) => [0, column]);
}

function without(puzzle: Puzzle, region: Region): Puzzle {
  return { ...puzzle, regions: puzzle.regions.filter((each) => each !== region) };
}

function expectAsAsked(puzzle: Puzzle, { dominoes, figure, symmetry, set = 6, tray }: PipsRequest): void {
  const { cells, supply } = puzzle;
  const used = supply.kind === 'list' ? supply.dominoes.map(dominoKey).sort() : [];
  expect(used).toHaveLength(dominoes ?? cells.length / 2);
  if (tray !== undefined) expect(used).toEqual(tray.map(dominoKey).sort());
  else expect(dominoSet(set).map(dominoKey)).toEqual(expect.arrayContaining([...new Set(used)]));
  expect(new Set(used).size).toBe(used.length);
  if (figure !== undefined)
    expect(shapeKey(cells)).toBe(shapeKey(silhouetteNamed(figure)?.cells ?? glyphOf(figure) ?? []));
  if (symmetry !== undefined) expect(measureShape(cells).isSymmetric).toBe(true);
}

/** Turned, mirrored, and written the other way round. */
function imagesOf({ cells, supply, maxPip, regions }: Puzzle): readonly Puzzle[] {
  const most = Math.max(...cells.flat());
  const mappings: readonly ((cell: Cell) => Cell)[] = [
    ([down, right]) => [down, right],
    ([down, right]) => [right, most - down],
    ([down, right]) => [most - down, right],
    ([down, right]) => [right + 2, down + 1],
  ];
  return mappings.map((mapping) => {
    const checked = check({
      cells: cells.map(mapping),
      supply: supply.kind === 'list' ? { ...supply, dominoes: [...supply.dominoes].reverse() } : supply,
      maxPip,
      regions: [...regions].reverse().map((region) => ({ ...region, cells: region.cells.map(mapping) })),
    });
    if (!checked.ok) throw new Error(JSON.stringify(checked.error));
    return checked.value;
  });
}

describe('puzzles below expert', () => {
  it('have as many redundant rules as they should, none of them a pair that must differ, and few twins', () => {
    fc.assert(
      fc.property(fc.string(), fc.constantFrom('easy', 'medium'), (seed, difficulty) => {
        const made = finish(pipsGenerating.generate({ difficulty, nodes: FEW_NODES }, seed));
        if (made.status !== 'generated') return;
        const { regions } = made.puzzle;
        const redundant = regions.filter((region) => isUnique(without(made.puzzle, region)));
        const { least, most } = redundantCounts(regions.length);
        expect(redundant.length).toBeGreaterThanOrEqual(least);
        expect(redundant.length).toBeLessThanOrEqual(most);
        expect(redundant.filter(({ rule, cells }) => rule.kind === 'different' && cells.length === 2)).toEqual([]);
        expect(twinsIn(regions)).toBeLessThanOrEqual(1);
      }),
      { numRuns: 2 },
    );
  });
});

function isUnique(puzzle: Puzzle): boolean {
  const work = countUpTo(puzzle, 1, Number.POSITIVE_INFINITY);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value === 1;
  }
}

describe('the number of redundant rules', () => {
  it.each([
    [1, 0, 1],
    [3, 0, 1],
    [4, 1, 1],
    [6, 1, 1],
    [7, 1, 1],
    [8, 2, 2],
    [12, 2, 3],
    [20, 3, 5],
  ])('of %i is from %i to %i', (rules, least, most) => {
    expect(redundantCounts(rules)).toEqual({ least, most });
  });
});

type Known = readonly [PipsRequest, seed: string, hash: string];

/** A change here is a change to every puzzle that anybody has the seed of. */
const KNOWN: readonly Known[] = [
  [{ dominoes: 3 }, 'a', '0e107e9f'],
  [{ dominoes: 5 }, 'b', 'f4588b5f'],
  [{ dominoes: 6, minimal: true }, 'c', '87689103'],
  [{ difficulty: 'easy' }, 'e', 'e1101c62'],
  [{ difficulty: 'easy' }, 'f', '908db7ad'],
  [{ difficulty: 'medium' }, 'g', 'c51f3c65'],
  [{ figure: 'key' }, 'h', 'ec4d2b48'],
  [{ figure: 'L' }, 'i', 'e030f712'],
  [{ dominoes: 5, symmetry: 'mirror' }, 'j', '405ebc55'],
  [{ dominoes: 5, symmetry: 'rotation' }, 'k', '019a1738'],
  [{ dominoes: 5, set: 9 }, 'l', '4c2d85c5'],
  [{ tray: pairs('0,1 2,2 3,5 1,6') }, 'm', 'ac06bc6d'],
  [{ effort: { least: 30, most: 40 } }, 'n', 'd7a65f10'],
  [{ dominoes: 4 }, 'p', 'ae5c3508'],
  [{ dominoes: 5, minimal: true }, 'x', '7e532344'],
  [{ dominoes: 10, minimal: true }, 'y', '9a2fbe81'],
  [{ figure: '7' }, 'z', '2ccb3be5'],
  [{ figure: 'heart' }, 'a', '1c1c31c4'],
  [{ difficulty: 'easy' }, 'h', '5a6d4348'],
];

/** Made in the same way as others above, and slowly. */
const MORE: readonly Known[] = [
  [{ dominoes: 8 }, 'd', 'dad43af5'],
  [{ dominoes: 10 }, 's', 'a04dc05b'],
  [{ dominoes: 16 }, 'w', '1dbbe82c'],
  [{ dominoes: 7 }, 'q', '3bccaa39'],
  [{ dominoes: 9 }, 'r', 'b82f83a6'],
  [{ dominoes: 11 }, 't', 'c5693658'],
  [{ dominoes: 12 }, 'u', 'cd90fe56'],
  [{ dominoes: 14 }, 'v', '89a64894'],
  [{ difficulty: 'medium' }, 'i', '9e3d8921'],
];

it.each([...KNOWN, ...(SOAKING ? MORE : [])].map((each) => [JSON.stringify(each[0]), each[1], ...each] as const))(
  'makes the same puzzle of %s and seed %s on every machine',
  (_name, _seed, request, seed, hash) => {
    expect(hashOf(request, seed)).toBe(hash);
  },
);

function hashOf(request: PipsRequest, seed: string): string {
  const made = finish(pipsGenerating.generate(request, seed));
  const text = made.status === 'generated' ? jsonFormat.make([made.puzzle]) : undefined;
  return text?.ok ? hex32(hashText(text.value)) : 'none';
}
