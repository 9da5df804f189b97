/**
 * One try at a puzzle whose dominoes are all known and whose rules leave little room: exchanges would hardly ever come to
 * what all rules want, so it starts from a solution that an engine finds. The rules still missing are true of that.
 */
import { NODES_PER_YIELD, type Random } from '@pipwright/core';
import { check } from '../check/check.js';
import { swiftEngine } from '../engines/swift/index.js';
import { cellKey } from '../model/cell.js';
import type { Region } from '../model/puzzle.js';
import type { Solution } from '../model/solution.js';
import { numbersOf } from './board.js';
import { cutAsPlanned, type Order, planFor, wantedOf } from './draw-sketch.js';
import type { Finished } from './finish.js';
import { settle } from './settle.js';
import { Sketch } from './sketch.js';
import { Table } from './table.js';
import type { Tiling } from './tile.js';

/** Of these one is chosen. */
const MOST_FOUND = 40;
const MOST_NODES = 20_000;

export function* startSolved(random: Random, order: Order): Generator<void, Finished | undefined> {
  const { board, stock } = order;
  const found = yield* solutionsOf(order);
  if (found.length === 0) return undefined;
  const numbers = numbersOf(board);
  const { placements } = random.pick(found);
  const tiling: Tiling = placements.map(({ cells: [a, b] }) => [
    numbers.get(cellKey(a)) ?? 0,
    numbers.get(cellKey(b)) ?? 0,
  ]);
  const laid = placements.map(({ domino }) => domino);
  const parts = cutAsPlanned(random, order, tiling, planFor(random, order));
  const table = new Table(random, board, tiling, parts, stock, laid);
  if (!table.takeAsItIs()) return undefined;
  return yield* settle(
    random,
    new Sketch(board, table.parts, tiling, table, stock.maxPip),
    order.patience,
    order.finish(wantedOf(random, order)),
  );
}

/** Under the rules that are written. */
function* solutionsOf({ board, stock, kept = [] }: Order): Generator<void, readonly Solution[]> {
  const regions = kept.flatMap(({ cells, rule }): Omit<Region, 'index'>[] =>
    typeof rule === 'object' ? [{ cells: cells.map((cell) => board.cells[cell] ?? [0, 0]), rule }] : [],
  );
  const { cells } = board;
  const supply = { kind: 'list', dominoes: stock.wanted } as const;
  const checked = check({ cells, supply, maxPip: stock.maxPip, regions });
  if (!checked.ok) return [];
  const search = swiftEngine.search(checked.value);
  const found: Solution[] = [];
  while (found.length < MOST_FOUND && search.nodes < MOST_NODES) {
    yield;
    const step = search.run(NODES_PER_YIELD);
    if (step.type === 'exhausted') break;
    if (step.type === 'solution') found.push(step.solution);
  }
  return found;
}
