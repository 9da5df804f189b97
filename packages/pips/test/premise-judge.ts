/**
 * Judges steps by what premises mean and nothing else: tries out every way to cover and fill the board that they allow.
 * For small boards only; it shares nothing with the engines, nor with what finds the steps.
 */
import type { JsonObject } from '@pipwright/core';
import { type Cell, cellKey } from '../src/model/cell.js';
import { type Domino, dominoKey } from '../src/model/domino.js';
import type { Puzzle } from '../src/model/puzzle.js';
import { missingNumbers } from './missing-numbers.js';
import { obeys } from './obeys.js';
import type { ConflictRecord, StepRecord } from './records.js';

type Edge = readonly [Cell, Cell];
type Claim = Pick<StepRecord, 'removes' | 'joins' | 'places'>;

/** What a world must obey. */
interface Demands {
  readonly because: readonly JsonObject[];
  readonly steps: readonly StepRecord[];
  /** By cell: nothing else than these, and not nothing. */
  readonly holding?: readonly [Cell, readonly number[]];
  readonly joined?: Edge;
  readonly parted?: Edge;
}

/** Does what a step says follow from these premises? */
export function follows(
  puzzle: Puzzle,
  steps: readonly StepRecord[],
  claim: Claim,
  because: readonly JsonObject[],
): boolean {
  return denials(puzzle, claim).every((denial) => !isPossible(puzzle, { because, steps, ...denial }));
}

/** Can the premises not hold together? That no domino carries a number is known without one. */
export function contradicts(puzzle: Puzzle, { because }: Pick<ConflictRecord, 'because'>): boolean {
  const missing = missingNumbers(puzzle).map((value) => ({ value }));
  return !isPossible(puzzle, { because: [...because, ...missing], steps: [] });
}

function denials(puzzle: Puzzle, { removes, joins, places }: Claim): Partial<Demands>[] {
  const others = (value: number) => pips(puzzle).filter((each) => each !== value);
  return [
    ...removes.map((each): Partial<Demands> => {
      const { cell, values, edge } = each as { cell?: Cell; values?: number[]; edge?: Edge };
      return cell === undefined ? { joined: edge as Edge } : { holding: [cell, values ?? []] };
    }),
    ...joins.map((each) => ({ parted: each.edge as unknown as Edge })),
    ...places.flatMap((each): Partial<Demands>[] => {
      const { domino, cells } = each as unknown as { domino: Domino; cells: Edge };
      return [
        { parted: cells },
        { holding: [cells[0], others(domino[0])] },
        { holding: [cells[1], others(domino[1])] },
      ];
    }),
  ];
}

function pips({ maxPip }: Puzzle): number[] {
  return Array.from({ length: maxPip + 1 }, (_, pip) => pip);
}

const edgeKey = ([a, b]: Edge) => [cellKey(a), cellKey(b)].sort().join(' ');

function isPossible(puzzle: Puzzle, { because, steps, holding, joined, parted }: Demands): boolean {
  const { cells } = puzzle;
  const named = <T>(name: string) => because.flatMap((premise) => (name in premise ? [premise[name] as T] : []));
  const regions = new Set(named<number>('region'));
  const values = new Set(named<number>('value'));
  const covered = new Set([...named<Cell>('cell'), ...named<Cell[]>('shape').flat()].map(cellKey));
  const allowed = new Map(cells.map((cell) => [cellKey(cell), new Set(pips(puzzle))]));
  const joins = new Set(joined === undefined ? [] : [edgeKey(joined)]);
  const parts = new Set(parted === undefined ? [] : [edgeKey(parted)]);

  const learn = ({ removes, joins: joining, places }: Claim) => {
    for (const each of removes) {
      if ('edge' in each) parts.add(edgeKey(each.edge as unknown as Edge));
      else
        for (const value of each.values as number[]) allowed.get(cellKey(each.cell as unknown as Cell))?.delete(value);
    }
    for (const each of joining) joins.add(edgeKey(each.edge as unknown as Edge));
    for (const each of places) {
      const { domino, cells: pair } = each as unknown as { domino: Domino; cells: Edge };
      joins.add(edgeKey(pair));
      for (const half of [0, 1] as const) {
        for (const value of pips(puzzle)) if (value !== domino[half]) allowed.get(cellKey(pair[half]))?.delete(value);
      }
    }
  };
  for (const index of named<number>('step')) learn(steps[index] as StepRecord);
  for (const placed of named<JsonObject>('placed')) learn({ removes: [], joins: [], places: [placed] });
  if (holding !== undefined) {
    const [cell, some] = holding;
    for (const value of pips(puzzle)) if (!some.includes(value)) allowed.get(cellKey(cell))?.delete(value);
  }

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
    if (holding !== undefined && holds.get(cellKey(holding[0])) === undefined) return false;
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
