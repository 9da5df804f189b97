/** Positions that players get themselves into: some dominoes of a solution, and one that leaves none. */
import { Random } from '@pipwright/core';
import { misplaced } from '../src/check/misplaced.js';
import { cellNumber, compile, edgeNumber, SwiftSearch, termsOf } from '../src/engines/swift/index.js';
import { type Cell, cellKey, getAdjacent } from '../src/model/cell.js';
import { type Domino, dominoKey } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Placement, Solution } from '../src/model/solution.js';
import { obeys } from './obeys.js';

const PATIENCE = 1e5;
const MOST_TRIES = 100;

/**
 * Undefined where no such position is found. The wrong domino comes last.
 * @param isSubtle whether every region can still be filled by itself
 */
export function lostPosition(puzzle: Puzzle, seed: number | string, isSubtle = false): Solution | undefined {
  const random = new Random(seed);
  const compiled = compile(puzzle);
  const step = new SwiftSearch(compiled).run(PATIENCE);
  if (step.type !== 'solution' || puzzle.supply.kind !== 'list') return undefined;
  const right = random.shuffle([...step.solution.placements]);
  const kept = right.slice(0, random.int(right.length));
  const left = right.slice(kept.length);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wrong = wrongMove(random, left);
    if (wrong === undefined || misplaced(puzzle, { placements: kept }, wrong).length > 0) continue;
    const placements = [...kept, wrong];
    if (isSubtle && breaksARule(puzzle, placements)) continue;
    const terms = termsOf(compiled);
    for (const { domino, cells } of placements) {
      terms.join(edgeNumber(compiled, cells));
      for (const half of [0, 1] as const) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
    }
    if (new SwiftSearch(compiled, terms).run(PATIENCE).type === 'exhausted') return { placements };
  }
  return undefined;
}

/** Can a region not be filled any more, whatever numbers there are? */
function breaksARule({ regions, maxPip }: Puzzle, placements: readonly Placement[]): boolean {
  const numbers = new Map<string, number>();
  for (const { domino, cells } of placements) {
    for (const half of [0, 1] as const) numbers.set(cellKey(cells[half]), domino[half]);
  }
  return regions.some(({ rule, cells }) => {
    const held = cells.flatMap((cell) => numbers.get(cellKey(cell)) ?? []);
    const open = cells.length - held.length;
    const sum = held.reduce((all, each) => all + each, 0);
    if (rule.kind === 'same') return new Set(held).size > 1;
    if (rule.kind === 'different') return new Set(held).size < held.length;
    if (rule.kind === 'each') return held.some((each) => !obeys(rule, [each]));
    const most = sum + open * maxPip;
    if (rule.op === '=') return sum > rule.target || most < rule.target;
    return rule.op === '<' ? sum >= rule.target : most <= rule.target;
  });
}

/** A domino turned round, another one in its place, or it in another place. */
function wrongMove(random: Random, left: readonly Placement[]): Placement | undefined {
  const { domino, cells } = random.pick(left);
  switch (random.int(3)) {
    case 0:
      return { domino: turned(domino), cells };
    case 1: {
      const others = left.filter((each) => dominoKey(each.domino) !== dominoKey(domino));
      if (others.length === 0) return undefined;
      const other = random.pick(others).domino;
      return { domino: random.chance(0.5) ? other : turned(other), cells };
    }
    default: {
      const free = new Map(left.flatMap((each) => each.cells.map((cell): [string, Cell] => [cellKey(cell), cell])));
      const first = random.pick([...free.values()]);
      const near = getAdjacent(first).filter((cell) => free.has(cellKey(cell)));
      return near.length === 0 ? undefined : { domino, cells: [first, random.pick(near)] };
    }
  }
}

function turned([x, y]: Domino): Domino {
  return [y, x];
}
