/** Puzzles made so that one thing keeps them from having a solution: a solvable one, and something beside it. */

import { Random } from '@pipwright/core';
import { pairs } from '../../core/src/testing/written.js';
import { compile, SwiftSearch } from '../src/engines/swift/index.js';
import type { Cell } from '../src/model/cell.js';
import { type Domino, dominoSet } from '../src/model/domino.js';
import type { Puzzle, Spec, SpecRegion } from '../src/model/puzzle.js';
import type { Rule } from '../src/model/rule.js';
import { randomPuzzle, randomTiling } from '../src/testing/random-puzzle.js';
import { puzzleOf } from './puzzle-of.js';

type Maker = (random: Random) => Spec;

/** By what is wrong. */
export const MAKERS = {
  'too-few-dominoes'(random) {
    const maxPip = random.between(0, 3);
    const needed = dominoSet(maxPip).length + random.between(1, 5);
    return { cells: randomTiling(random, needed).flat(), maxPip, supply: { kind: 'set', repeats: false }, regions: [] };
  },

  /** Pairs of cells apart from all others, each to hold a double, and fewer doubles than pairs. */
  'too-few-doubles'(random) {
    if (random.chance(0.3)) return squareOfOneNumber(random);
    const base = solvable(random, false);
    const doubles = dominoesOf(base).filter(([x, y]) => x === y).length;
    const numbers = Math.max(1, base.maxPip);
    const added = Array.from({ length: doubles + random.between(1, 3) }, (): Domino => {
      const x = random.between(0, numbers);
      return [x, (x + random.between(1, numbers)) % (numbers + 1)];
    });
    return beside(
      { ...base, maxPip: numbers },
      added.map(() => ({ size: 2, rule: { kind: 'same' } })),
      added,
    );
  },

  /** Single cells that must hold a number, or one row of them, more than the tray has of it. */
  'too-few-of-a-number'(random) {
    const base = solvable(random, false);
    const { maxPip } = base;
    const value = random.pick([0, maxPip, random.between(0, maxPip)]);
    const held = dominoesOf(base)
      .flat()
      .filter((each) => each === value).length;
    const ruled = held + random.between(1, 2);
    const isRow = random.chance(0.4);
    const rows = isRow
      ? [{ size: ruled + (ruled % 2), ruled }]
      : Array.from({ length: ruled }, () => ({ size: 2, ruled: 1 }));
    const halves = rows.reduce((sum, { size }) => sum + size, 0);
    const added = Array.from(
      { length: halves / 2 },
      (): Domino => [other(random, value, maxPip), other(random, value, maxPip)],
    );
    return beside(
      base,
      rows.map((row) => ({ ...row, rule: random.pick(allOf(value, row.ruled, maxPip)) })),
      added,
    );
  },

  /** More cells that must differ than the tray has numbers. */
  'too-few-numbers'(random) {
    const base = solvable(random);
    const numbers = new Set(dominoesOf(base).flat());
    const size = numbers.size + 1 + ((numbers.size + 1) % 2);
    const pips = [...numbers];
    const added = Array.from({ length: size / 2 }, (): Domino => [random.pick(pips), random.pick(pips)]);
    const avoiding = random.chance(0.3) ? [random.pick(pips)] : [];
    const rule: Rule = { kind: 'different', avoiding };
    return beside({ ...base, maxPip: Math.max(base.maxPip, size + avoiding.length) }, [{ size, rule }], added);
  },

  region(random) {
    const base = solvable(random);
    const { maxPip } = base;
    const size = 2 * random.between(1, 2);
    const most = size * maxPip;
    const rule = random.pick<Rule>([
      { kind: 'sum', op: '=', target: most + random.between(1, 5) },
      { kind: 'sum', op: '>', target: most + random.between(0, 5) },
      { kind: 'each', op: '>', value: maxPip + random.between(0, 2) },
      { kind: 'each', op: '=', value: maxPip + random.between(1, 3) },
      ...(maxPip + 1 < size ? [{ kind: 'different', avoiding: [] } as const] : []),
    ]);
    const added = Array.from(
      { length: size / 2 },
      (): Domino => [random.between(0, maxPip), random.between(0, maxPip)],
    );
    return beside(base, [{ size, rule }], added);
  },

  area(random) {
    const base = solvable(random);
    const shape = random.pick(UNCOVERABLE);
    const top = 2 + Math.max(0, ...base.cells.map(([row]) => row));
    const cells = shape.map(([row, column]): Cell => [row + top, column]);
    const added = cells.slice(cells.length / 2).map((): Domino => [random.between(0, base.maxPip), 0]);
    return {
      ...base,
      cells: [...base.cells, ...cells],
      supply: { kind: 'list', dominoes: [...dominoesOf(base), ...added] },
    };
  },
} as const satisfies Record<string, Maker>;

export type MadeReason = keyof typeof MAKERS;

export function madeConflict(reason: MadeReason, seed: number): Puzzle {
  return puzzleOf(MAKERS[reason](new Random(`${reason} ${seed}`)));
}

/** Cells, an even number in all, that dominoes cannot cover. */
const UNCOVERABLE: readonly (readonly Cell[])[] = [
  pairs('0,0 0,2'),
  pairs('0,0 0,1 0,2 0,4 1,4 1,5'),
  pairs('0,1 1,0 1,1 1,2'),
  pairs('0,0 0,1 0,2 1,1 2,1 3,0 3,1 3,2'),
  pairs('0,1 0,2 1,0 1,1 1,2 2,0 2,1 4,4'),
];

/** A list puzzle that has a solution. */
function solvable(random: Random, isRuled = true): Spec {
  for (;;) {
    const puzzle = randomPuzzle(random.int(2 ** 31), { dominoes: 6 });
    const { supply, cells, maxPip, regions } = puzzle;
    if (supply.kind !== 'list' || cells.length < 4 || maxPip < 1) continue;
    if (new SwiftSearch(compile(puzzle)).run(1e5).type !== 'solution') continue;
    if (!isRuled) return { cells, supply, maxPip, regions: [] };
    return {
      cells,
      supply,
      maxPip,
      regions: regions.map(({ cells: own, rule }): SpecRegion => ({ cells: own, rule })),
    };
  }
}

function dominoesOf({ supply }: Spec): readonly Domino[] {
  return supply.kind === 'list' ? supply.dominoes : [];
}

/** Rows of cells below a puzzle, each apart from all others and under its own rule, with more dominoes. */
function beside(
  base: Spec,
  rows: readonly { readonly size: number; readonly ruled?: number; readonly rule: Rule }[],
  added: readonly Domino[],
): Spec {
  const top = 2 + Math.max(0, ...base.cells.map(([row]) => row));
  const cellsOf = (size: number, i: number) => Array.from({ length: size }, (_, column): Cell => [top + 2 * i, column]);
  const regions = rows.map(({ size, ruled = size, rule }, i): SpecRegion => ({ cells: cellsOf(ruled, i), rule }));
  return {
    ...base,
    cells: [...base.cells, ...rows.flatMap(({ size }, i) => cellsOf(size, i))],
    regions: [...base.regions, ...regions],
    supply: { kind: 'list', dominoes: [...dominoesOf(base), ...added] },
  };
}

/** Two by two cells of one number need the same double twice, and a set has it once. */
function squareOfOneNumber(random: Random): Spec {
  const maxPip = random.between(3, 9);
  const square: Cell[] = pairs('0,0 0,1 1,0 1,1');
  const others = randomTiling(random, random.between(0, 5))
    .flat()
    .map(([row, column]): Cell => [row + 3, column]);
  const regions = [{ cells: square, rule: { kind: 'same' } as const }];
  return { cells: [...square, ...others], maxPip, supply: { kind: 'set', repeats: false }, regions };
}

function other(random: Random, value: number, maxPip: number): number {
  const pip = random.between(0, Math.max(1, maxPip) - 1);
  return pip < value ? pip : pip + 1;
}

/** Rules by which all cells hold a value. */
function allOf(value: number, cells: number, maxPip: number): readonly Rule[] {
  return [
    { kind: 'same', value },
    { kind: 'each', op: '=', value },
    ...(value === 0 ? [{ kind: 'sum', op: '=', target: 0 } as const] : []),
    ...(value === maxPip ? [{ kind: 'sum', op: '=', target: cells * maxPip } as const] : []),
  ];
}
