/** The puzzles are what their names and comments say. */
import { readFileSync } from 'node:fs';
import { type Cell, type Domino, type Puzzle, pips } from '@pipwright/pips/parts';
import { describe, expect, it } from 'vitest';
import { denseBoards } from './dense-boards.mjs';
import { KNOWN_COUNTS, knownAnswer, shippedPuzzles } from './puzzles.mjs';
import { groupBy } from './statistics.mjs';

describe('the dense boards', () => {
  it('are what their seeds make, byte for byte', () => {
    const boards = denseBoards();
    expect(boards).toHaveLength(40);
    for (const { name, text } of boards) {
      expect(readFileSync(new URL(`./puzzles/dense/${name}`, import.meta.url), 'utf8'), name).toBe(text);
    }
  });

  it('are full double-six sets', () => {
    for (const { puzzle, name } of shippedPuzzles('dense')) {
      expect(puzzle.cells.length, name).toBe(56);
      if (puzzle.supply.kind !== 'list') return expect.fail(name);
      expect(new Set(puzzle.supply.dominoes.map(String)).size, name).toBe(28);
    }
  });
});

describe('the scaling boards', () => {
  const boards = shippedPuzzles('scaling');

  it('are ten of each size: five with one solution, three with several, two with none', () => {
    const kinds = groupBy(boards, ({ name }) => name.slice(0, -2));
    for (const dominoes of new Set(boards.map((board) => board.dominoes))) {
      const size = String(dominoes).padStart(2, '0');
      const counts = ['one', 'several', 'none'].map((kind) => kinds.get(`${size}-${kind}`)?.length);
      expect(counts, size).toEqual([5, 3, 2]);
    }
  });

  it.each(boards.filter(({ dominoes }) => dominoes <= 8))('$name has as many solutions as it says', (board) => {
    const search = pips.engines[0]?.search(board.puzzle);
    let found = 0;
    while (found < 2 && search?.run(1_000_000).type === 'solution') found++;
    expect(['unsolvable', 'one', 'several'][found]).toBe(knownAnswer('scaling', 'unique', board.name));
    expect(knownAnswer('scaling', 'first', board.name)).toBe(found === 0 ? 'unsolvable' : 'solved');
  });
});

describe('the board with two small rules', () => {
  it('has as many solutions as can be worked out without an engine', () => {
    const board = shippedPuzzles('counting').find(({ name }) => name === 'two-rules-16');
    expect(board && workOut(board.puzzle)).toBe(KNOWN_COUNTS.get('two-rules-16'));
  });
});

/**
 * For each tiling: every way to lay dominoes on the pairs that touch a region, times the ways to lay the others on
 * what is left, which are all their orders and turns. Takes for granted that no two dominoes are alike.
 */
function workOut({ cells, supply, regions }: Puzzle): bigint {
  const dominoes = supply.kind === 'list' ? supply.dominoes : [];
  const regionOf = (cell: Cell) =>
    regions.findIndex((region) => region.cells.some((own) => String(own) === String(cell)));
  const turns = ([a, b]: Domino): Domino[] =>
    a === b
      ? [[a, b]]
      : [
          [a, b],
          [b, a],
        ];

  /** `held`: the values so far in each region. */
  function lay(pairs: readonly Pair[], left: readonly Domino[], held: readonly (readonly number[])[]): bigint {
    const [pair, ...rest] = pairs;
    if (pair === undefined) return left.reduce((ways, domino, i) => ways * BigInt((i + 1) * turns(domino).length), 1n);
    let ways = 0n;
    for (const domino of left) {
      for (const turned of turns(domino)) {
        const now = held.map((values, region) => [
          ...values,
          ...turned.filter((_, half) => regionOf(pair[half as 0 | 1]) === region),
        ]);
        if (now.every(mayStand))
          ways += lay(
            rest,
            left.filter((other) => other !== domino),
            now,
          );
      }
    }
    return ways;
  }

  /** Exact where the region is full; sums here are 0, so values before that are 0 too. */
  function mayStand(values: readonly number[], region: number): boolean {
    const rule = regions[region]?.rule;
    if (rule?.kind === 'sum' && rule.op === '=' && rule.target === 0) return values.every((value) => value === 0);
    if (rule?.kind === 'same') return values.every((value) => value === values[0]);
    throw new Error('another rule');
  }

  return tilings(cells).reduce((sum, tiling) => {
    const touching = tiling.filter((pair) => pair.some((cell) => regionOf(cell) !== -1));
    return (
      sum +
      lay(
        touching,
        dominoes,
        regions.map(() => []),
      )
    );
  }, 0n);
}

type Pair = readonly [Cell, Cell];

function tilings(cells: readonly Cell[]): Pair[][] {
  const [first, ...others] = cells;
  if (first === undefined) return [[]];
  const beside = others.filter(([row, column]) => Math.abs(row - first[0]) + Math.abs(column - first[1]) === 1);
  return beside.flatMap((second) =>
    tilings(others.filter((cell) => cell !== second)).map((rest): Pair[] => [[first, second], ...rest]),
  );
}
