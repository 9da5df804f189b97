/**
 * Seed 001's encoding, as SMT-LIB text. Dominoes are broken in half: domino d is the tiles 2d and 2d + 1, so that the
 * sibling of tile t is t ^ 1, and rotation needs no thought. Two numbers for each cell:
 *
 *     cell_tiles_0_1     which tile lies in row 0, column 1
 *     cell_values_0_1    the pips it shows
 *
 * The tiles of a set need not all be used. How "exactly one of these" is spelt is left to a dialect: Z3 has a word for
 * it, the standard has not.
 */
import { type Problem, problemMaker, type Words } from '@pipwright/core';
import {
  type Cell,
  canonicalSolution,
  dominoSet,
  getAdjacent,
  type Placement,
  type Puzzle,
  type Region,
  ruleInWords,
  type Solution,
} from '@pipwright/pips/parts';

/** Dialect of counting conditions. Both functions get one condition at least. */
export interface Dialect {
  exactlyOne(conditions: readonly string[]): string;
  atMostOne(conditions: readonly string[]): string;
}

export const cellTile = ([row, column]: Cell): string => `cell_tiles_${row}_${column}`;
export const cellValue = ([row, column]: Cell): string => `cell_values_${row}_${column}`;

export function tilesOf({ supply, maxPip }: Puzzle): readonly number[] {
  return (supply.kind === 'list' ? supply.dominoes : dominoSet(maxPip)).flat();
}

export function declarations({ cells, regions }: Puzzle): string[] {
  return [
    ...cells.flatMap((cell) => [`(declare-const ${cellTile(cell)} Int)`, `(declare-const ${cellValue(cell)} Int)`]),
    ...regions.filter(hasCommonValue).map((region) => `(declare-const ${commonValue(region)} Int)`),
  ];
}

/** Lines of assertions and comments. */
export function* assertions(puzzle: Puzzle, dialect: Dialect): Generator<string, void> {
  const { cells, supply, regions } = puzzle;
  const tiles = tilesOf(puzzle);
  const names = new Set(cells.map(cellTile));
  for (const cell of cells) {
    const tile = cellTile(cell);
    const neighbours = getAdjacent(cell)
      .map(cellTile)
      .filter((name) => names.has(name));
    yield `; row ${cell[0]}, column ${cell[1]}`;
    yield `(assert (and (<= 0 ${tile}) (< ${tile} ${tiles.length})))`;
    for (const [id, pips] of tiles.entries()) {
      const siblings = neighbours.map((name) => equal(name, id ^ 1));
      const oneSibling = siblings.length === 0 ? 'false' : dialect.exactlyOne(siblings);
      yield `(assert (=> ${equal(tile, id)} (and ${equal(cellValue(cell), pips)} ${oneSibling})))`;
    }
  }
  const once = supply.kind === 'list' ? dialect.exactlyOne : dialect.atMostOne;
  for (const id of cells.length === 0 ? [] : tiles.keys()) {
    if (id % 2 === 0) yield `; domino ${tiles[id]}-${tiles[id + 1]}`;
    yield `(assert ${once(cells.map((cell) => equal(cellTile(cell), id)))})`;
  }
  for (const region of regions) {
    yield `; region ${region.index}: ${ruleInWords(region.rule)}`;
    for (const condition of conditions(region)) yield `(assert ${condition})`;
  }
}

function conditions(region: Region): string[] {
  const { rule } = region;
  const values = region.cells.map(cellValue);
  switch (rule.kind) {
    case 'sum':
      return [`(${rule.op} ${values.length === 1 ? values[0] : `(+ ${values.join(' ')})`} ${rule.target})`];
    case 'same':
      return values.map((value) => equal(value, rule.value ?? commonValue(region)));
    case 'different':
      return [
        ...(values.length === 1 ? [] : [`(distinct ${values.join(' ')})`]),
        ...values.flatMap((value) => rule.avoiding.map((pips) => `(distinct ${value} ${pips})`)),
      ];
    case 'each':
      return values.map((value) => `(${rule.op === '≠' ? 'distinct' : rule.op} ${value} ${rule.value})`);
  }
}

function hasCommonValue({ rule }: Region): boolean {
  return rule.kind === 'same' && rule.value === undefined;
}

function commonValue({ index }: Region): string {
  return `k_${index}`;
}

function equal(name: string, value: number | string): string {
  return `(= ${name} ${value})`;
}

/** The solution in which each cell holds this tile. */
export function readSolution(puzzle: Puzzle, tileAt: (cell: Cell) => number): Solution {
  const tiles = tilesOf(puzzle);
  const byTile = new Map(puzzle.cells.map((cell) => [tileAt(cell), cell]));
  const placements = [...byTile].flatMap(([id, cell]): Placement[] => {
    const other = byTile.get(id ^ 1);
    const [first, second] = [tiles[id], tiles[id ^ 1]];
    if (other === undefined || first === undefined || second === undefined)
      throw new Error(`tile ${id} is without its sibling`);
    return id % 2 === 0 ? [{ domino: [first, second], cells: [cell, other] }] : [];
  });
  return canonicalSolution({ placements });
}

const problem = problemMaker<typeof smtWords>();

export function encodingProblems(puzzle: Puzzle): readonly Problem[] {
  const { supply, cells } = puzzle;
  if (supply.kind === 'set' && supply.repeats) return [problem('smt-repeats', {}, {})];
  const tiles = tilesOf(puzzle).length;
  return cells.length * tiles > MOST_PAIRS ? [problem('smt-too-large', {}, { cells: cells.length, tiles })] : [];
}

export function refusals(puzzle: Puzzle): readonly Problem[] {
  const { maxPip } = puzzle;
  return [...encodingProblems(puzzle), ...(maxPip > MOST_PIPS ? [problem('smt-max-pip', {}, { maxPip })] : [])];
}

/** Most pairs of cell and tile, each an assertion, that an SMT solver is given; more would only fill the memory. */
export const MOST_PAIRS = 250_000;

/** The largest set that the engine takes is the double-nine. */
export const MOST_PIPS = 9;

export const smtWords = {
  'smt-repeats': () => 'Puzzles whose dominoes may be repeated cannot be written for an SMT solver such as Z3.',
  'smt-max-pip': (data: { maxPip: number }) =>
    `This puzzle has numbers up to ${data.maxPip}. For an SMT solver such as Z3, the largest set is double-${MOST_PIPS}.`,
  'smt-too-large': (data: { cells: number; tiles: number }) =>
    `The puzzle is too large for an SMT solver such as Z3: ${data.cells} cells and ${data.tiles} halves of dominoes make more than ${MOST_PAIRS} pairs.`,
  'engine-missing': (data: { folder: string; install: string }) =>
    `The engine smt needs Z3 (35 MB), which is not installed. In the folder ${data.folder} run: ${data.install}`,
  'engine-not-installed': (data: { message: string }) =>
    `The engine smt needs Z3, which could not be installed: ${data.message}`,
} satisfies Words;
