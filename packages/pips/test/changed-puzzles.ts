/** Puzzles made unsolvable by one small change. */
import { finish, Random } from '@pipwright/core';
import { type Drawn, firstDrawn } from '@pipwright/core/generating';
import fc from 'fast-check';
import { check } from '../src/check/check.js';
import { compile, SwiftSearch } from '../src/engines/swift/index.js';
import { drawPips } from '../src/generate/generate-puzzle.js';
import { type Cell, cellKey } from '../src/model/cell.js';
import type { Domino } from '../src/model/domino.js';
import type { Puzzle, Spec, SpecRegion } from '../src/model/puzzle.js';
import type { Rule } from '../src/model/rule.js';
import type { Solution } from '../src/model/solution.js';

/** Undefined where nothing can be changed so. */
type Change = (spec: Spec, random: Random) => Spec | undefined;

/** By what is changed. */
export const CHANGES = {
  /** The target of a sum, by up to 3. */
  target(spec, random) {
    return withRule(spec, random, (rule) => {
      if (rule?.kind !== 'sum') return undefined;
      const target = rule.target + random.pick([-3, -2, -1, 1, 2, 3]);
      return target < 0 ? undefined : { ...rule, target };
    });
  },

  domino(spec, random) {
    if (spec.supply.kind !== 'list') return undefined;
    const dominoes = [...spec.supply.dominoes];
    const other: Domino = [random.between(0, spec.maxPip), random.between(0, spec.maxPip)];
    dominoes[random.int(dominoes.length)] = other;
    return { ...spec, supply: { kind: 'list', dominoes } };
  },

  /** A cell moves elsewhere. */
  cell(spec, random) {
    const gone = cellKey(random.pick(spec.cells));
    const [row, column] = random.pick(spec.cells);
    const added: Cell = [row, column + 1];
    if (spec.cells.some((cell) => cellKey(cell) === cellKey(added))) return undefined;
    const stays = (cell: Cell) => cellKey(cell) !== gone;
    const left = spec.regions.map((region) => ({ ...region, cells: region.cells.filter(stays) }));
    return {
      ...spec,
      cells: [...spec.cells.filter(stays), added],
      regions: left.filter((region) => region.cells.length > 0),
    };
  },

  same: (spec, random) =>
    withRule(spec, random, (rule, cells) => (rule?.kind === 'same' || cells < 2 ? undefined : { kind: 'same' })),

  different: (spec, random) =>
    withRule(spec, random, (rule, cells) =>
      rule?.kind === 'different' || cells < 2 ? undefined : { kind: 'different', avoiding: [] },
    ),
} as const satisfies Record<string, Change>;

export type ChangeName = keyof typeof CHANGES;

/** A region with another rule. */
function withRule(
  spec: Spec,
  random: Random,
  change: (rule: Rule | undefined, cells: number) => Rule | undefined,
): Spec | undefined {
  const at = random.int(spec.regions.length);
  const region = spec.regions[at];
  const rule = region && change(region.rule, region.cells.length);
  if (rule === undefined) return undefined;
  return { ...spec, regions: spec.regions.map((each, i) => (i === at ? { ...each, rule } : each)) };
}

/** So many changes are tried, and so many nodes, until one leaves no solution. */
const MOST_TRIES = 30;
const PATIENCE = 1e6;

/** The puzzle with the first such change that leaves it without a solution. */
export function changed(puzzle: Puzzle, change: ChangeName, seed: number | string): Puzzle | undefined {
  const random = new Random(seed);
  const { cells, supply, maxPip } = puzzle;
  const regions = puzzle.regions.map(({ cells: own, rule }): SpecRegion => ({ cells: own, rule }));
  for (let tries = 0; tries < MOST_TRIES && regions.length > 0; tries++) {
    const spec = CHANGES[change]({ cells, supply, maxPip, regions }, random);
    const checked = spec && check(spec);
    if (!checked?.ok) continue;
    if (new SwiftSearch(compile(checked.value)).run(PATIENCE).type === 'exhausted') return checked.value;
  }
  return undefined;
}

/** @param most so many dominoes */
export function anyDrawn({ most }: { readonly most: number }): fc.Arbitrary<Drawn<Puzzle, Solution>> {
  return fc
    .record({ seed: fc.string(), dominoes: fc.integer({ min: 4, max: most }), minimal: fc.boolean() })
    .map(({ seed, ...request }) => finish(firstDrawn((random: Random) => drawPips(random, request), seed)));
}
