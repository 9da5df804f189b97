/** Claims that are changed in one place: whatever the check still accepts concludes nothing that a solution is against. */
import { readdirSync, readFileSync } from 'node:fs';
import { Random } from '@pipwright/core';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { type Filled, holdsIn, solutionsOf, tellingOf } from '../../../test/claim-faults.js';
import { puzzleFromText } from '../../../test/puzzle-of.js';
import type { Puzzle } from '../../model/puzzle.js';
import { randomPuzzle } from '../../testing/index.js';
import { type Board, range } from './board.js';
import type { Argument, Claim, Says } from './claim.js';
import { isTrue, thenOf } from './kinds.js';
import { Known, SAME, SUM } from './known.js';

/** All solutions are looked at: boards with more are left out. */
const MOST_SOLUTIONS = 60;
/** Of the changes of a claim so many are tried. */
const CHANGES = 12;

type Plain = Readonly<Record<string, unknown>>;

const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value that differs in one place: a number is one more or less, a list lacks an item or has one twice. */
function* changed(value: unknown): Generator<unknown> {
  if (typeof value === 'number') {
    yield value + 1;
    if (value > 0) yield value - 1;
  } else if (value === 'most' || value === 'least') yield value === 'most' ? 'least' : 'most';
  else if (Array.isArray(value)) {
    for (const i of value.keys()) {
      yield value.toSpliced(i, 1);
      for (const item of changed(value[i])) yield value.with(i, item);
    }
  } else if (isPlain(value)) {
    for (const [name, field] of Object.entries(value))
      if (name !== 'chain' && name !== 'says') for (const other of changed(field)) yield { ...value, [name]: other };
  }
}

const CELLS = ['cell', 'cells', 'partner', 'partners', 'at', 'area'];
const EDGES = ['edge', 'edges'];
const REGIONS = ['region', 'regions', 'all', 'inside'];

/** Is all that it names on the board? */
function isOnBoard(board: Board, value: unknown, name = ''): boolean {
  if (Array.isArray(value)) return value.every((each) => isOnBoard(board, each, name));
  if (isPlain(value)) return Object.entries(value).every(([field, each]) => isOnBoard(board, each, field));
  if (typeof value !== 'number') return true;
  if (CELLS.includes(name)) return value < board.cells;
  if (EDGES.includes(name)) return value < board.edges;
  return !REGIONS.includes(name) || value < board.regions;
}

/**
 * Claims about a board that nobody found: two = that share two numbers, pairs that take the double of one, and sums that
 * need more than all their cells make, or less.
 */
function* madeUp(known: Known): Generator<Claim> {
  const { regions, shape, pips, edges } = known.board;
  for (const region of range(regions).filter((r) => shape[r] === SUM && known.openOf(r).length > 0)) {
    const made = known.openOf(region).length * (pips - 1);
    yield { says: 'bound', region, side: 'most', left: made + 1, made, counts: [] };
    yield { says: 'bound', region, side: 'least', left: -1, made: 0, counts: [] };
  }
  const same = range(regions).filter((r) => shape[r] === SAME && known.openOf(r).length > 1);
  for (const [i, a] of same.entries())
    for (const b of same.slice(i + 1))
      for (const x of range(pips))
        for (const y of range(pips).slice(x + 1)) {
          const all = [a, b];
          const sizes = all.map((r) => known.openOf(r).length);
          const count = Math.min(...sizes);
          const isLeast = sizes.some((n) => n > count);
          const share = { says: 'share', regions: all, count, values: [x, y], isLeast, all } as const;
          yield { ...share, counts: [] };
          // What a cell of theirs needs is counted twice.
          for (const cell of known.openOf(a))
            yield { ...share, counts: [{ value: x, there: known.halves[x]!, needs: [{ cell, count: 1 }] }] };
        }
  for (const edge of range(edges)) {
    const region = known.sameIn(edge);
    if (region !== undefined) yield { says: 'double', region, edge };
  }
}

/** What follows from a claim, if the check accepts it. */
function accepted(known: Known, claim: Claim) {
  return isOnBoard(known.board, claim) && isTrue(known, claim) ? thenOf(known, claim) : [];
}

function faultsOf(known: Known, claim: Claim, solutions: readonly Filled[]): string[] {
  return accepted(known, claim)
    .filter((fact) => solutions.some((solution) => !holdsIn(known, fact, solution)))
    .map((fact) => `${JSON.stringify(claim)} concludes ${JSON.stringify(fact)}`);
}

/** Of each technique a puzzle. */
function examples(): readonly Puzzle[] {
  const folder = new URL('../../../../../docs/techniques/pips/', import.meta.url);
  return readdirSync(folder).map((name) => puzzleFromText(readFileSync(new URL(name, folder), 'utf8')));
}

/** Claims with another of the things that they name in its place. */
function* ofOthers(board: Board, claim: Claim): Generator<Claim> {
  const most: Readonly<Record<string, number>> = {
    cell: board.cells,
    region: board.regions,
    edge: board.edges,
    at: board.cells,
  };
  // An area may be named by any of its cells.
  const area = 'area' in claim ? claim.area : [];
  for (const [name, value] of Object.entries(claim))
    for (const other of range(most[name] ?? 0))
      if (other !== value && !(name === 'at' && area.includes(other))) yield { ...claim, [name]: other } as Claim;
}

it('does not show the same of other things', () => {
  const faults: string[] = [];
  let tried = 0;
  const random = range(runs(150)).map((seed) => randomPuzzle(`others ${seed}`, { dominoes: 5 }));
  for (const puzzle of [...random, ...examples()]) {
    const telling = tellingOf(puzzle);
    if (telling === undefined) continue;
    const known = new Known(telling.board);
    for (const { claim, facts } of telling.arguments) {
      for (const other of ofOthers(telling.board, claim)) {
        tried++;
        const then = isTrue(known, other) ? known.copy().learn(thenOf(known, other)) : known;
        if (facts.every((fact) => !then.isNews(fact)))
          faults.push(`${JSON.stringify(claim)}: ${JSON.stringify(other)}`);
      }
      known.learn(facts);
    }
  }
  expect(faults.slice(0, 5)).toEqual([]);
  expect(tried).toBeGreaterThan(runs(1000));
});

it('refuses what would conclude something false', () => {
  const random = new Random('changed claims');
  const faults: string[] = [];
  const refused = new Map<Says, number>();
  let tried = 0;
  const judge = (start: Known, all: readonly Argument[], solutions: readonly Filled[], most: number) => {
    const known = start.copy();
    for (const { claim, facts } of all) {
      for (const other of random.shuffle([...changed(claim)]).slice(0, most) as Claim[]) {
        tried++;
        if (accepted(known, other).length === 0) refused.set(claim.says, (refused.get(claim.says) ?? 0) + 1);
        faults.push(...faultsOf(known, other, solutions));
      }
      for (const other of madeUp(known)) faults.push(...faultsOf(known, other, solutions));
      known.learn(facts);
    }
  };
  const judgeTelling = (puzzle: Puzzle, most: number) => {
    const telling = tellingOf(puzzle);
    if (telling === undefined) return;
    const solutions = solutionsOf(telling.board, MOST_SOLUTIONS + 1);
    if (solutions.length <= MOST_SOLUTIONS) judge(new Known(telling.board), telling.arguments, solutions, most);
  };
  for (let seed = 0; seed < runs(700); seed++) judgeTelling(randomPuzzle(`changed ${seed}`, { dominoes: 5 }), CHANGES);
  // Each shows a technique: all its changes are tried.
  for (const puzzle of examples()) judgeTelling(puzzle, Number.POSITIVE_INFINITY);
  expect(faults.slice(0, 5)).toEqual([]);
  expect(tried).toBeGreaterThan(runs(5000));
  for (const says of ['enough', 'spent', 'ways', 'fit', 'unfit', 'alone', 'home', 'two'] as const)
    expect(refused.get(says) ?? 0, says).toBeGreaterThan(0);
});
