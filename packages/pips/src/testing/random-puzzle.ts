/**
 * Small random puzzles of every rule, shape and supply: solvable, ambiguous and unsolvable, for property tests.
 * Built backwards: a tiling, then regions and values that satisfy them, then the dominoes that this makes. In some,
 * one thing is changed afterwards, which mostly leaves no solution.
 */
import { Random } from '@pipwright/core';
import { check } from '../check/check.js';
import { type Cell, cellKey } from '../model/cell.js';
import { type Domino, dominoSet } from '../model/domino.js';
import type { Puzzle, Spec, SpecRegion, Supply } from '../model/puzzle.js';
import type { Rule } from '../model/rule.js';

export interface RandomPuzzleOptions {
  /** Most dominoes; 5 by default. */
  readonly dominoes?: number;
}

/** The same seed and options give the same puzzle everywhere. */
export function randomPuzzle(seed: number | string, options: RandomPuzzleOptions = {}): Puzzle {
  const checked = check(randomSpec(new Random(seed), options.dominoes ?? 5));
  if (!checked.ok) throw new Error(`seed ${seed} made a malformed puzzle: ${JSON.stringify(checked.error)}`);
  return checked.value;
}

type Tiling = readonly (readonly [Cell, Cell])[];
type Values = Map<string, number>;

function randomSpec(random: Random, mostDominoes: number): Spec {
  const tiling = randomTiling(random, random.between(random.chance(0.05) ? 0 : 1, mostDominoes));
  const maxPip = random.chance(0.6) ? 6 : random.pick([0, 1, 2, 3, 4, 7, 9, 12, 18]);
  const largestUsed = random.chance(0.5) ? Math.min(maxPip, 2) : maxPip;
  const cells = tiling.flat();
  const values: Values = new Map(cells.map((cell) => [cellKey(cell), random.between(0, largestUsed)]));
  const regions = randomPartition(random, cells).map((part) => randomRegion(random, part, values, maxPip));
  const dominoes = tiling.map(([a, b]): Domino => [valueAt(values, a), valueAt(values, b)]);
  const spec: Spec = { cells, maxPip, regions, supply: randomSupply(random, dominoes, maxPip) };
  return random.chance(0.3) ? spoil(random, spec) : spec;
}

/** Grows pieces domino by domino; a new piece starts now and then, anywhere on a small sheet. */
export function randomTiling(random: Random, count: number): Tiling {
  const side = Math.max(4, Math.ceil(Math.sqrt(count * 4)));
  const tiling: [Cell, Cell][] = [];
  const taken = new Set<string>();
  while (tiling.length < count) {
    const apart = tiling.length === 0 || random.chance(0.15);
    const base: Cell = apart ? [random.int(side), random.int(side)] : random.pick(random.pick(tiling));
    const first = apart ? base : random.pick(neighbours(base));
    const second = random.pick(neighbours(first));
    const free = [first, second].every((cell) => isInside(cell, side) && !taken.has(cellKey(cell)));
    if (!free) continue;
    tiling.push([first, second]);
    taken.add(cellKey(first)).add(cellKey(second));
  }
  return tiling;
}

export function neighbours([row, column]: Cell): Cell[] {
  return [
    [row - 1, column],
    [row + 1, column],
    [row, column - 1],
    [row, column + 1],
  ];
}

function isInside([row, column]: Cell, side: number): boolean {
  return row >= 0 && row < side && column >= 0 && column < side;
}

/** Disjoint groups of one to five cells, most of them connected; about a fifth of the cells stays free. */
export function randomPartition(random: Random, cells: readonly Cell[]): Cell[][] {
  const left = new Map(random.shuffle(cells).map((cell) => [cellKey(cell), cell]));
  const parts: Cell[][] = [];
  for (const start of random.shuffle(cells)) {
    if (!left.delete(cellKey(start)) || random.chance(0.2)) continue;
    const part = [start];
    const size = random.pick([1, 1, 2, 2, 3, 4, 5]);
    while (part.length < size) {
      const near = part.flatMap(neighbours).filter((cell) => left.has(cellKey(cell)));
      const choice = random.chance(0.9) ? near : [...left.values()];
      if (choice.length === 0) break;
      const next = random.pick(choice);
      left.delete(cellKey(next));
      part.push(next);
    }
    parts.push(part);
  }
  return parts;
}

function valueAt(values: Values, cell: Cell): number {
  return values.get(cellKey(cell)) ?? 0;
}

/** A rule for the cells, whose values are changed where the rule needs it. */
function randomRegion(random: Random, cells: readonly Cell[], values: Values, maxPip: number): SpecRegion {
  const held = () => cells.map((cell) => valueAt(values, cell));
  const sum = () => held().reduce((total, value) => total + value, 0);
  const fill = (choose: () => number) => {
    for (const cell of cells) values.set(cellKey(cell), choose());
  };
  const same = (): Rule => {
    const value = valueAt(values, cells[0] as Cell);
    fill(() => value);
    return random.chance(0.3) ? { kind: 'same', value } : { kind: 'same' };
  };
  const different = (): Rule => {
    const all = random.shuffle(Array.from({ length: maxPip + 1 }, (_, pip) => pip));
    const used = all.splice(0, cells.length);
    for (const [i, cell] of cells.entries()) values.set(cellKey(cell), used[i] ?? 0);
    return { kind: 'different', avoiding: random.chance(0.4) ? all.slice(0, random.between(0, 2)) : [] };
  };
  const exactly = (): Rule => ({ kind: 'sum', op: '=', target: sum() });
  const less = (): Rule => ({ kind: 'sum', op: '<', target: sum() + random.between(1, 4) });
  const more = (): Rule => ({ kind: 'sum', op: '>', target: Math.max(0, sum() - random.between(1, 4)) });

  const makers: Readonly<Record<Rule['kind'], readonly (() => Rule)[]>> = {
    sum: [exactly, exactly, less, more],
    same: [same, same],
    different: [different],
    each: [() => randomEach(random, held(), maxPip)],
  };
  const rule = random.pick([...Object.values(makers).flat(), undefined])?.();
  return rule === undefined ? { cells } : { cells, rule };
}

function randomEach(random: Random, values: readonly number[], maxPip: number): Rule {
  const op = random.pick(['<', '>', '=', '≠'] as const);
  const value = {
    '<': Math.max(...values) + 1,
    '>': Math.max(0, Math.min(...values) - 1),
    '=': values[0] ?? 0,
    '≠': random.between(0, maxPip),
  }[op];
  return { kind: 'each', op, value };
}

function randomSupply(random: Random, dominoes: readonly Domino[], maxPip: number): Supply {
  const inSet = dominoes.length <= dominoSet(maxPip).length;
  if (inSet && random.chance(0.2)) return { kind: 'set', repeats: false };
  if (random.chance(0.2)) return { kind: 'set', repeats: true };
  const turned = dominoes.map(([a, b]): Domino => (random.chance(0.5) ? [a, b] : [b, a]));
  return { kind: 'list', dominoes: random.shuffle(turned) };
}

/** Changes one thing: a target, a domino, or the place of a cell. */
function spoil(random: Random, spec: Spec): Spec {
  const { supply, regions, maxPip, cells } = spec;
  const ways = [
    () => ({ ...spec, regions: regions.map((region) => (random.chance(0.5) ? spoilRegion(random, region) : region)) }),
    () => {
      if (supply.kind === 'set' || supply.dominoes.length === 0) return spec;
      const at = random.int(supply.dominoes.length);
      const dominoes = supply.dominoes.map(([a, b], i): Domino => [i === at ? random.between(0, maxPip) : a, b]);
      return { ...spec, supply: { ...supply, dominoes } };
    },
    () => {
      const taken = new Set(cells.map(cellKey));
      const ruled = new Set(regions.flatMap((region) => region.cells.map(cellKey)));
      const at = cells.findIndex((cell) => !ruled.has(cellKey(cell)));
      const target = cells.flatMap(neighbours).find((cell) => isInside(cell, 99) && !taken.has(cellKey(cell)));
      if (at === -1 || target === undefined) return spec;
      return { ...spec, cells: cells.map((cell, i) => (i === at ? target : cell)) };
    },
  ];
  return random.pick(ways)();
}

function spoilRegion(random: Random, region: SpecRegion): SpecRegion {
  const { rule } = region;
  if (rule?.kind !== 'sum') return region;
  return { ...region, rule: { ...rule, target: Math.max(1, rule.target + random.between(-3, 3)) } };
}
