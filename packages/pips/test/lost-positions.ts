/** Positions that players get themselves into: some dominoes of a solution, and one that leaves none. */
import { Random } from '@pipwright/core';
import { moveProblems } from '../src/check/verify.js';
import { cellNumber, compile, edgeNumber, SwiftSearch, termsOf } from '../src/engines/swift/index.js';
import { type Cell, cellKey, getAdjacent } from '../src/model/cell.js';
import { type Domino, dominoKey } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import type { Placement, Solution } from '../src/model/solution.js';

const PATIENCE = 1e5;
const MOST_TRIES = 100;

/** Undefined where no such position is found. The wrong domino comes last; all others are of one solution. */
export function lostPosition(puzzle: Puzzle, seed: number | string): Solution | undefined {
  const random = new Random(seed);
  const compiled = compile(puzzle);
  const step = new SwiftSearch(compiled).run(PATIENCE);
  if (step.type !== 'solution' || step.solution.placements.length === 0) return undefined;
  const right = random.shuffle([...step.solution.placements]);
  const kept = right.slice(0, random.int(right.length));
  const left = right.slice(kept.length);
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const wrong = wrongMove(random, left);
    if (wrong === undefined || moveProblems(puzzle, { placements: kept }, wrong).length > 0) continue;
    const placements = [...kept, wrong];
    const terms = termsOf(compiled);
    for (const { domino, cells } of placements) {
      terms.join(edgeNumber(compiled, cells));
      for (const half of [0, 1] as const) terms.fix(cellNumber(compiled, cells[half]), domino[half]);
    }
    if (new SwiftSearch(compiled, terms).run(PATIENCE).type === 'exhausted') return { placements };
  }
  return undefined;
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
