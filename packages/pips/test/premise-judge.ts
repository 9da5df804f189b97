/**
 * Judges steps by what premises mean and nothing else: tries out every way to cover and fill the board that they allow.
 * For small boards only; it shares nothing with the engines, nor with what finds the steps.
 */
import type { JsonObject } from '@pipwright/core';
import { type Cell, cellKey } from '../src/model/cell.js';
import { type Domino, dominoKey } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { type Claim, type Edge, factsIn, type Known, type PremiseJudge, partsOf, supposedIn } from './claims.js';
import { missingNumbers } from './missing-numbers.js';
import { obeys } from './obeys.js';
import type { ConflictRecord } from './records.js';

/** What must be so for one part of a claim to be false. */
interface Denial {
  /** The cell holds one of these, and not nothing. */
  readonly holding?: readonly [Cell, readonly number[]];
  readonly joined?: Edge;
  readonly parted?: Edge;
}

const NOTHING_KNOWN: Known = { steps: [] };

/** Does what a step says follow from these premises? */
export function follows(puzzle: Puzzle, known: Known, claim: Claim, because: readonly JsonObject[]): boolean {
  return denials(puzzle, claim).every((denial) => !isPossible(puzzle, known, because, denial));
}

/** Can the premises not hold together? */
export function contradicts(
  puzzle: Puzzle,
  { because }: Pick<ConflictRecord, 'because'>,
  known: Known = NOTHING_KNOWN,
): boolean {
  return !isPossible(puzzle, known, because, {});
}

export const everythingTried: PremiseJudge = {
  follows,
  contradicts: (puzzle, known, because) => contradicts(puzzle, { because }, known),
};

function denials(puzzle: Puzzle, claim: Claim): Denial[] {
  const { removed, parted, joined, placed } = partsOf(claim);
  const others = (value: number) => pips(puzzle).filter((each) => each !== value);
  return [
    ...removed.map(({ cell, values }): Denial => ({ holding: [cell, values] })),
    ...parted.map((edge) => ({ joined: edge })),
    ...joined.map((edge) => ({ parted: edge })),
    ...placed.flatMap(({ domino, cells }): Denial[] => [
      { parted: cells },
      { holding: [cells[0], others(domino[0])] },
      { holding: [cells[1], others(domino[1])] },
    ]),
  ];
}

function pips({ maxPip }: Puzzle): number[] {
  return Array.from({ length: maxPip + 1 }, (_, pip) => pip);
}

const edgeKey = ([a, b]: Edge) => [cellKey(a), cellKey(b)].sort().join(' ');

function isPossible(puzzle: Puzzle, known: Known, because: readonly JsonObject[], denial: Denial): boolean {
  const { cells } = puzzle;
  const named = <T>(name: string) => because.flatMap((premise) => (name in premise ? [premise[name] as T] : []));
  const regions = new Set(named<number>('region'));
  // That no domino carries a number is known without a premise.
  const values = new Set([...named<number>('value'), ...missingNumbers(puzzle)]);
  const covered = new Set([...named<Cell>('cell'), ...named<Cell[]>('shape').flat()].map(cellKey));
  const allowed = new Map(cells.map((cell) => [cellKey(cell), new Set(pips(puzzle))]));
  const joins = new Set<string>();
  const parts = new Set<string>();
  /** Cells that hold something, by a domino or without. */
  const filled = new Set<string>();

  const narrow = (cell: Cell, some: readonly number[]) => {
    for (const value of pips(puzzle)) if (!some.includes(value)) allowed.get(cellKey(cell))?.delete(value);
  };
  const hold = (cell: Cell, some: readonly number[]) => {
    narrow(cell, some);
    filled.add(cellKey(cell));
  };
  for (const fact of factsIn(known, because)) {
    const { removed, parted, joined, placed } = partsOf(fact);
    for (const { cell, values: gone } of removed) for (const value of gone) allowed.get(cellKey(cell))?.delete(value);
    for (const edge of parted) parts.add(edgeKey(edge));
    for (const edge of joined) joins.add(edgeKey(edge));
    for (const { domino, cells: pair } of placed) {
      joins.add(edgeKey(pair));
      for (const half of [0, 1] as const) narrow(pair[half], [domino[half]]);
    }
  }
  const supposed = supposedIn(puzzle, known, because);
  for (const [cell, value] of supposed.holds) hold(cell, [value]);
  for (const edge of [supposed.joined, denial.joined]) if (edge !== undefined) joins.add(edgeKey(edge));
  if (denial.parted !== undefined) parts.add(edgeKey(denial.parted));
  if (denial.holding !== undefined) hold(...denial.holding);

  const { supply } = puzzle;
  const stock = (domino: Domino) =>
    supply.kind === 'list'
      ? supply.dominoes.filter((each) => dominoKey(each) === dominoKey(domino)).length
      : supply.repeats
        ? cells.length / 2
        : 1;
  const isKnown = ([x, y]: Domino) => values.has(x) || values.has(y);
  const used = new Map<string, number>();
  const times = (domino: Domino) => used.get(dominoKey(domino)) ?? 0;
  const holds = new Map<string, number | undefined>();
  const joinedAt = (cell: Cell) => [...joins].filter((key) => key.split(' ').includes(cellKey(cell)));

  const isLawful = (): boolean => {
    for (const key of filled) if (holds.get(key) === undefined) return false;
    for (const { rule, cells: members, index } of puzzle.regions) {
      if (
        regions.has(index) &&
        !obeys(
          rule,
          members.flatMap((cell) => holds.get(cellKey(cell)) ?? []),
        )
      )
        return false;
    }
    if (supply.kind !== 'list') return true;
    const mustUse = [...supply.dominoes.filter(isKnown), ...named<Domino>('domino')];
    return mustUse.every((domino) => times(domino) >= stock(domino));
  };

  const fill = (at: number): boolean => {
    const cell = cells[at];
    if (cell === undefined) return isLawful();
    const key = cellKey(cell);
    if (holds.has(key)) return fill(at + 1);
    const own = joinedAt(cell);
    for (const other of [
      [cell[0], cell[1] + 1],
      [cell[0] + 1, cell[1]],
    ] as Cell[]) {
      const otherKey = cellKey(other);
      const edge = edgeKey([cell, other]);
      if (!allowed.has(otherKey) || holds.has(otherKey) || parts.has(edge)) continue;
      if ([...own, ...joinedAt(other)].some((joined) => joined !== edge)) continue;
      for (const x of allowed.get(key) ?? []) {
        for (const y of allowed.get(otherKey) ?? []) {
          if (isKnown([x, y]) && times([x, y]) >= stock([x, y])) continue;
          used.set(dominoKey([x, y]), times([x, y]) + 1);
          holds.set(key, x).set(otherKey, y);
          const possible = fill(at + 1);
          holds.delete(key);
          holds.delete(otherKey);
          used.set(dominoKey([x, y]), times([x, y]) - 1);
          if (possible) return true;
        }
      }
    }
    if (covered.has(key) || own.length > 0) return false;
    for (const value of [undefined, ...(allowed.get(key) ?? [])]) {
      holds.set(key, value);
      const possible = fill(at + 1);
      holds.delete(key);
      if (possible) return true;
    }
    return false;
  };
  return fill(0);
}
