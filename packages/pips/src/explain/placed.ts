/** What a player has placed: on the board as arguments see it, as what a search keeps to, and whether it can be finished. */
import { countToTwo, type Finish, firstSolution } from '@pipwright/core/explaining';
import { cellNumber, edgeNumber, SwiftSearch, type Terms, termsOf } from '../engines/swift/index.js';
import { cellKey } from '../model/cell.js';
import { canonicalPlacement, type Placement, type Solution } from '../model/solution.js';
import type { Board } from './claims/board.js';
import { type Fact, FORBIDDEN, FORCED, Known, range } from './claims/known.js';
import { factTold } from './claims/told.js';
import { argumentsIn } from './finding/index.js';
import type { Truth } from './truth.js';

export type Placed = Fact & { readonly is: 'placed' };

/** On larger boards a search begins with what is plainly seen, which shows far sooner that there is one solution. */
const LARGE = 40;

export function placedOn({ cellAt, compiled, edgesAt }: Board, placement: Placement): Placed {
  const { domino, cells } = canonicalPlacement(placement);
  const keys = cellAt.map(cellKey);
  const [a, b] = cells.map((cell) => keys.indexOf(cellKey(cell)));
  const edge = edgesAt[a!]!.find((e) => compiled.first[e] === b || compiled.second[e] === b)!;
  return { is: 'placed', edge, domino: compiled.first[edge] === a ? domino : [domino[1], domino[0]] };
}

/** Placements of a solution of the board as arguments see it. */
export function placementsIn(board: Board, { placements }: Solution): readonly { fact: Placed; own: Placement }[] {
  const { compiled } = board;
  const known = new Known(board);
  return placements.map(({ domino: [x, y], cells }) => {
    const edge = edgeNumber(compiled, cells);
    const isTurned = compiled.first[edge] !== cellNumber(compiled, cells[0]);
    const fact: Placed = { is: 'placed', edge, domino: isTurned ? [y, x] : [x, y] };
    const told = factTold(known, fact);
    if (told.is !== 'placed') throw new Error('a placement became something else');
    return { fact, own: { domino: told.domino, cells: told.cells } };
  });
}

/** A search for solutions with what was placed. */
export function searchFrom(board: Board, placed: readonly Placed[]): SwiftSearch {
  return new SwiftSearch(board.compiled, termsWith(board, placed));
}

/** What a search has to keep to. */
export function termsWith(board: Board, placed: readonly Placed[]): Terms {
  const { compiled } = board;
  const terms = termsOf(compiled);
  for (const { edge, domino } of placed)
    terms.join(edge).fix(compiled.first[edge]!, domino[0]).fix(compiled.second[edge]!, domino[1]);
  if (board.cells <= LARGE) return terms;
  const known = new Known(board).learn(placed);
  for (;;) {
    const found = known.isDead ? [] : argumentsIn(known, 2);
    if (found.length === 0) break;
    known.learn(found.flatMap(({ facts }) => facts));
  }
  // The search says by itself that nothing is left for something.
  if (known.isDead) return terms;
  for (const cell of range(board.cells)) terms.values[cell]! &= known.values[cell]!;
  for (const edge of range(board.edges)) {
    if (known.joins[edge] === FORCED) terms.join(edge);
    else if (known.joins[edge] === FORBIDDEN) terms.part(edge);
  }
  return terms;
}

/** None, one, or more. */
export function countFrom(board: Board, placed: readonly Placed[]): Generator<void, number> {
  return countToTwo(searchFrom(board, placed));
}

/** Whether some of what was placed can be finished, by number. */
export function finishOf(board: Board, placed: readonly Placed[]): Finish {
  return function* (some) {
    const search = searchFrom(
      board,
      some.flatMap((id) => placed[id] ?? []),
    );
    const solution = yield* firstSolution<Solution>(search);
    if (solution === undefined) return undefined;
    const lying = new Set(placementsIn(board, solution).map(({ fact }) => JSON.stringify(fact)));
    return (id) => lying.has(JSON.stringify(placed[id]));
  };
}

/** What is true of one solution. */
export function truthBy(board: Board, { placements }: Solution): Truth {
  const { values, joins } = new Known(board).learn(placements.map((each) => placedOn(board, each)));
  return { values, joins: Int32Array.from(joins, (join) => (join === FORCED ? 1 : -1)), unique: true };
}
