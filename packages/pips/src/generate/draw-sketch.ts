/**
 * One try at a puzzle on a board: regions are planned, cut and dealt dominoes to, and settled. A plan that does not come
 * off is not given up at once: plans that come off easily are the dull ones, of single cells and pairs.
 */
import type { Random } from '@pipwright/core';
import { type Rule, ruleLabel } from '../model/rule.js';
import { type Board, neighboursOf } from './board.js';
import type { Content } from './content.js';
import { cutBoard, isAlike, type Part } from './cut-board.js';
import type { Finish } from './finish.js';
import { drawBound, drawDemand, type Planned, planParts } from './plan.js';
import { type Patience, settle } from './settle.js';
import { Sketch } from './sketch.js';
import { type Stock, Table } from './table.js';
import { randomTiling, type Tiling } from './tile.js';

export interface Order {
  readonly board: Board;
  readonly content: Content;
  readonly stock: Stock;
  /** So many demands of a plan may be dropped. */
  readonly givenIn: number | 'all';
  readonly patience: Patience;
  readonly finish: Finish;
  /** Regions that are there already. */
  readonly kept?: readonly KeptRegion[];
}

/** Cells by number, whose rule is written, or is to be one on their sum, or any; or which stay free. */
export interface KeptRegion {
  readonly cells: readonly number[];
  readonly rule?: Rule | 'free' | '=' | '<' | '>';
}

/** Tries with one plan, and to meet it exactly. */
const TRIES = 2;
const CUTS = 8;
/** Exchanges for each cell. */
const EXCHANGES = 10;

export function* drawSketch(random: Random, order: Order): Generator<void, Sketch | undefined> {
  const plan = planFor(random, order);
  for (let attempt = 0; attempt < TRIES; attempt++) {
    yield;
    const tiling = randomTiling(random, order.board);
    if (tiling === undefined) return undefined;
    const sketch = deal(random, order, tiling, cut(random, order, tiling, plan));
    const settled = sketch && (yield* settle(random, sketch, order.patience, order.finish));
    if (settled !== undefined) return settled;
  }
  return undefined;
}

/** A plan, cut. */
export function partsFor(random: Random, order: Order, tiling: Tiling): readonly Part[] {
  return cut(random, order, tiling, planFor(random, order));
}

interface Plan {
  readonly kept: readonly Part[];
  readonly added: readonly Planned[];
}

function planFor(random: Random, order: Order): Plan {
  const { board, content, stock, kept = [] } = order;
  const open = board.cells.length - kept.reduce((sum, { cells }) => sum + cells.length, 0);
  const added = planParts(random, open, content, stock.maxPip);
  return { kept: kept.map((region) => keptPart(random, region, order)), added };
}

function keptPart(random: Random, { cells, rule }: KeptRegion, { content, stock: { maxPip } }: Order): Part {
  if (rule === undefined) return { cells, demand: drawDemand(random, cells.length, content, maxPip), kept: 'cells' };
  if (rule === '=') return { cells, demand: 'sum', kept: 'rule' };
  const isBound = rule === '<' || rule === '>';
  return { cells, demand: isBound ? drawBound(random, cells.length, rule, content, maxPip) : rule, kept: 'rule' };
}

/** The cut that comes nearest to the plan, and has the fewest neighbours that will have the same badge. */
function cut(random: Random, { board, content, stock }: Order, tiling: Tiling, { kept, added }: Plan): readonly Part[] {
  const remake = (size: number) => drawDemand(random, size, content, stock.maxPip);
  let best: readonly Part[] = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < CUTS && least > 0; attempt++) {
    const parts = cutBoard(random, board, tiling, added, remake, kept);
    const faults =
      Math.max(0, parts.length - kept.length - added.length) +
      Math.max(0, plannedTwins(board, parts) - 1) +
      Math.max(0, doublesIn(tiling, parts) - stock.doubles);
    if (faults >= least) continue;
    best = parts;
    least = faults;
  }
  return best;
}

/** Neighbours whose rules are known to have the same badge, or that are both free. */
function plannedTwins(board: Board, parts: readonly Part[]): number {
  const badges = parts.map(({ demand }) => (typeof demand === 'object' ? ruleLabel(demand) : demand));
  const isKnown = (badge: string | undefined) => badge !== 'sum' && badge !== 'extreme';
  let twins = 0;
  for (const [i, { cells }] of parts.entries()) {
    if (!isKnown(badges[i])) continue;
    const near = new Set(cells.flatMap((cell) => neighboursOf(board, cell)));
    for (let other = i + 1; other < parts.length; other++)
      if (badges[other] === badges[i] && parts[other]?.cells.some((cell) => near.has(cell))) twins++;
  }
  return twins;
}

/** Dominoes that must be doubles; a second one in a part would be the same double again. */
function doublesIn(tiling: Tiling, parts: readonly Part[]): number {
  return parts.reduce((sum, { cells, demand }) => {
    if (!isAlike(demand)) return sum;
    const inside = tiling.filter(([a, b]) => cells.includes(a) && cells.includes(b)).length;
    return sum + (inside > 1 ? SAME_DOUBLE : inside);
  }, 0);
}

const SAME_DOUBLE = 100;

function deal(
  random: Random,
  { board, stock, givenIn }: Order,
  tiling: Tiling,
  parts: readonly Part[],
): Sketch | undefined {
  const table = new Table(random, board, tiling, parts, stock);
  const rounds = EXCHANGES * board.cells.length;
  const isDealt =
    givenIn === 'all'
      ? table.deal(random, rounds * 4) || table.takeAsItIs()
      : table.deal(random, rounds) || table.giveIn(givenIn) || table.deal(random, rounds * 3);
  return isDealt ? new Sketch(board, table.parts, tiling, table, stock.maxPip) : undefined;
}
