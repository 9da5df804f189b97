/** How Pips are argued: what core asks to tell a board by claims. */
import type { Arguing } from '@pipwright/core/arguing';
import type { Board } from './claims/board.js';
import { leftOf } from './claims/choice.js';
import type { Argument, Claim, Of } from './claims/claim.js';
import { neededOf, writesOf } from './claims/kind.js';
import { asNow, costOf, isTrue, readsOf, thenOf } from './claims/kinds.js';
import { type Fact, FORCED, type Known, range, size } from './claims/known.js';
import { isUniform } from './claims/ways.js';
import { argumentsIn, choices, endsIn, LEVELS } from './finding/index.js';
import type { Truth } from './truth.js';

const AT_A_GLANCE: ReadonlySet<Claim['says']> = new Set(['neighbour', 'outside', 'unfit', 'sum', 'fit', 'differ']);

export type PipsArguing = Arguing<Known, Claim, Fact, Of>;

/** @param truth what is true of every solution, in the numbers of the board */
export function arguingOf(board: Board, truth: Truth, isGuess: boolean): PipsArguing {
  return {
    levels: LEVELS,
    argumentsIn,
    endsIn,
    isTrue,
    thenOf,
    reads: readsOf,
    writes: writesOf,
    asNow,
    otherwise,
    costOf,
    isGlance,
    sentencesIn,
    places: (fact) => fact.is === 'placed',
    isGoal: (known, fact) => !isPlaceable(known, truth) && isCertain(known, fact, truth),
    choices,
    isGuess,
    isPossible: (fact) => isPossible(board, fact, truth),
    without: leftOf,
    suppose: (of, suppose, so, chain) => ({ says: 'two', of, suppose, so, chain }),
    chainOf: (claim) => (claim.says === 'two' ? claim.chain : undefined),
    isDone: (known) => isDone(known, truth),
  };
}

/** Arguing to dominoes that lie alike in all solutions, and no further. */
export function arguingToPlace(board: Board, truth: Truth, isGuess: boolean): PipsArguing {
  return { ...arguingOf(board, truth, isGuess), isGoal: () => false, isDone: (known) => !isPlaceable(known, truth) };
}

/** Arguing on a board of which nothing is possible. */
export function arguingOfNone(board: Board): PipsArguing {
  const nothing = { values: new Int32Array(board.cells), joins: new Int32Array(board.edges), unique: true };
  return { ...arguingOf(board, nothing, false), isPossible: () => false, isGoal: () => false, isDone: () => false };
}

function isGlance({ claim, facts }: Argument): boolean {
  if (facts.some((fact) => fact.is === 'placed')) return false;
  // What is on the board already.
  if (claim.says === 'spent') return claim.needs.every(({ count }) => count === 1);
  if (claim.says === 'ways') return claim.bags.length === 1 && isUniform(claim.bags[0]!);
  return AT_A_GLANCE.has(claim.says);
}

/** One, and more for what is counted, and shared out. */
function sentencesIn(group: readonly Argument[]): number {
  const counts = group.flatMap(({ claim }) => ('counts' in claim ? claim.counts : []));
  const shares = group.filter(({ claim }) => claim.says === 'share');
  return 1 + shares.length + counts.filter((count) => count.needs.length > 0 && neededOf(count) < count.there).length;
}

/** "No 2 is left for anything else" instead of a list of cells. */
function* otherwise(_: Known, facts: readonly Fact[]): Generator<readonly Fact[]> {
  const gone = facts.filter((fact) => fact.is === 'gone');
  if (gone.length === 0) return;
  yield gone;
  yield [...gone, ...facts.filter((fact) => fact.is === 'number')];
}

function isPossible({ cellsOf, compiled }: Board, fact: Fact, { values, joins }: Truth): boolean {
  switch (fact.is) {
    case 'values':
      return (values[fact.cell]! & fact.set) !== 0;
    case 'number':
      return cellsOf[fact.region]!.every((c) => (values[c]! & fact.set) !== 0);
    case 'joined':
      return joins[fact.edge] !== -1;
    case 'parted':
      return joins[fact.edge] !== 1;
    case 'placed': {
      const [x, y] = fact.domino;
      const [a, b] = [values[compiled.first[fact.edge]!]!, values[compiled.second[fact.edge]!]!];
      return joins[fact.edge] !== -1 && ((a >> x) & 1) === 1 && ((b >> y) & 1) === 1;
    }
    case 'gone':
      return true;
    case 'over':
      return false;
  }
}

/** Does it settle what all solutions share, and nobody knew? */
function isCertain(known: Known, fact: Fact, { values, joins }: Truth): boolean {
  const settles = (cell: number, left: number) =>
    size(left) === 1 && size(values[cell]!) === 1 && !known.isSure(cell) && known.isOpen(cell);
  switch (fact.is) {
    case 'values':
      return settles(fact.cell, known.values[fact.cell]! & fact.set);
    case 'number':
      return known.board.cellsOf[fact.region]!.some((c) => settles(c, known.values[c]! & fact.set));
    case 'gone':
      return range(known.board.cells).some((c) => !fact.but.includes(c) && settles(c, known.values[c]! & ~fact.set));
    case 'joined':
      return joins[fact.edge] === 1 && known.joins[fact.edge] !== FORCED;
    default:
      return false;
  }
}

/** Is there a domino that lies in one place in all solutions, and is not placed? */
function isPlaceable(known: Known, { values, joins }: Truth): boolean {
  return range(known.board.edges).some((e) => {
    const [a, b] = known.ends(e);
    return joins[e] === 1 && known.isOpen(a) && size(values[a]!) === 1 && size(values[b]!) === 1;
  });
}

/** Is all known that all solutions share? */
function isDone(known: Known, truth: Truth): boolean {
  const { values, joins } = truth;
  return (
    !isPlaceable(known, truth) &&
    values.every((set, c) => size(set) > 1 || known.values[c] === set) &&
    joins.every((join, e) => join !== 1 || known.joins[e] === FORCED)
  );
}
