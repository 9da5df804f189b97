/**
 * One try at a puzzle on a board: regions are planned, cut and dealt dominoes to, and settled. A plan that does not come
 * off is not given up at once: plans that come off easily are the dull ones, of single cells and pairs.
 */
import type { Random } from '@pipwright/core';
import { isDouble } from '../model/domino.js';
import { type Rule, ruleLabel } from '../model/rule.js';
import { type Board, neighboursOf } from './board.js';
import type { Content } from './content.js';
import { countUpTo } from './count-solutions.js';
import { cutBoard } from './cut-board.js';
import type { Finish, Finished } from './finish.js';
import { isAlike, isUnlike, type Part, type Parts } from './part.js';
import type { Patience } from './patience.js';
import { drawBound, drawDemand, type Planned, planParts } from './plan.js';
import { type Profile, profileOf } from './profile.js';
import { settle } from './settle.js';
import { Sketch } from './sketch.js';
import { type Stock, Table } from './table.js';
import { randomTiling, type Tiling } from './tile.js';
import { MOST_TWINS } from './twins.js';

export interface Order {
  readonly board: Board;
  /** What is planned, and what is wanted: on the way to one solution regions are cut in two. */
  readonly content: Content;
  readonly wanted: Content;
  readonly stock: Stock;
  /** So many demands of a plan may be dropped. */
  readonly givenIn: number | 'all';
  readonly patience: Patience;
  /** Must a region of three cells or more differ? */
  readonly unlike?: boolean;
  readonly finish: (wanted: Profile) => Finish;
  /** Regions that are there already. */
  readonly kept?: readonly KeptRegion[];
}

/** Cells by number, whose rule is written, or is to be one on their sum, or any; or which stay free. */
export interface KeptRegion {
  readonly cells: readonly number[];
  readonly rule?: Rule | 'free' | '=' | '<' | '>';
}

export function* drawSketch(random: Random, order: Order): Generator<void, Finished | undefined> {
  const { board, patience } = order;
  const plan = planWithUnlike(random, order);
  for (let attempt = 0; attempt < patience.deals; attempt++) {
    yield;
    const tiling = randomTiling(random, board);
    if (tiling === undefined) return undefined;
    const parts = cutAsPlanned(random, order, tiling, plan);
    if (order.givenIn === 0 && doubleFaults(tiling, parts) >= SAME_DOMINO) continue;
    const sketch = deal(random, order, tiling, parts);
    if (sketch === undefined || !(yield* isPromising(sketch, patience))) continue;
    return yield* settle(random, sketch, patience, order.finish(wantedOf(random, order)));
  }
  return undefined;
}

/** A plan that has a region that must differ, where one is asked for. */
function planWithUnlike(random: Random, order: Order): Plan {
  let plan = planFor(random, order);
  const lacks = () => !plan.added.some(({ size, demand }) => isUnlike(demand, size));
  for (let draw = 0; order.unlike === true && lacks() && draw < MOST_DRAWS; draw++) plan = planFor(random, order);
  return plan;
}

const MOST_DRAWS = 100;

/** Does it have few solutions as it is planned? Others would end as single cells. */
function* isPromising(sketch: Sketch, { mostSolutions, nodes }: Patience): Generator<void, boolean> {
  if (mostSolutions === Number.POSITIVE_INFINITY) return true;
  return (yield* countUpTo(sketch.puzzle(), mostSolutions, nodes)) <= mostSolutions;
}

/** What the puzzle is to come out like: another plan, of what is really wanted. */
export function wantedOf(random: Random, order: Order): Profile {
  const { kept, added } = planFor(random, { ...order, content: order.wanted });
  return profileOf([...kept.map(({ cells, demand }) => ({ size: cells.length, demand })), ...added]);
}

export interface Plan {
  readonly kept: Parts;
  readonly added: readonly Planned[];
}

export function planFor(random: Random, order: Order): Plan {
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
export function cutAsPlanned(
  random: Random,
  { board, content, stock }: Order,
  tiling: Tiling,
  { kept, added }: Plan,
): Parts {
  const remake = (size: number) => drawDemand(random, size, content, stock.maxPip);
  let best: Parts = [];
  let least = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < CUTS && least > 0; attempt++) {
    const parts = cutBoard(random, board, tiling, added, remake, kept);
    const faults =
      Math.max(0, parts.length - kept.length - added.length) +
      Math.max(0, plannedTwins(board, parts) - MOST_TWINS) +
      Math.max(0, doubleFaults(tiling, parts) - doublesIn(stock));
    if (faults >= least) continue;
    best = parts;
    least = faults;
  }
  return best;
}

/** At least so many are laid. */
function doublesIn({ wanted, doubles }: Stock): number {
  return wanted.filter(isDouble).length + doubles;
}

/** Tries to cut a board as planned. */
const CUTS = 6;

/** Neighbours whose rules are known to have the same badge, or that are both free. */
function plannedTwins(board: Board, parts: Parts): number {
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

/**
 * How many dominoes must be doubles, and far more where two must be the same: a second double in a part would be the
 * first again, and two that lie across the same two parts of one number each would be one domino.
 */
function doubleFaults(tiling: Tiling, parts: Parts): number {
  const alikeAt = new Map(
    parts.flatMap(({ cells, demand }, i) => (isAlike(demand) ? cells.map((cell) => [cell, i] as const) : [])),
  );
  const seen = new Set<string>();
  let faults = 0;
  for (const [a, b] of tiling) {
    const [one, other] = [alikeAt.get(a), alikeAt.get(b)];
    if (one === undefined || other === undefined) continue;
    const key = `${Math.min(one, other)} ${Math.max(one, other)}`;
    faults += seen.has(key) ? SAME_DOMINO : one === other ? 1 : 0;
    seen.add(key);
  }
  return faults;
}

const SAME_DOMINO = 100;

function deal(random: Random, { board, stock, givenIn }: Order, tiling: Tiling, parts: Parts): Sketch | undefined {
  const table = new Table(random, board, tiling, parts, stock);
  if (!table.isSeated && givenIn === 0) return undefined;
  const isDealt = table.deal(random) || (givenIn === 'all' ? table.takeAsItIs() : givenIn > 0 && table.giveIn(givenIn));
  return isDealt ? new Sketch(board, table.parts, tiling, table, stock.maxPip) : undefined;
}
