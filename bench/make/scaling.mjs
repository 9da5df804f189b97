/**
 * `node bench/make/scaling.mjs [DOMINOES…]`, after `npm run build`: ten boards of each size, five with exactly one
 * solution, three with several, two with none, judged by the default engine. Hardly any random board has exactly one
 * solution, so those are made from the far end: with every value given, then loosened step by step as long as the
 * solution stays the only one. Those with none are such boards with one thing changed, of many such
 * changes the one that took most nodes to refute.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { finish, lookForTwo, Random, runsOf } from '@pipwright/core';
import { getAdjacent, swiftEngine } from '@pipwright/pips/parts';
import { denseBoard, layDominoes, MOST_CELLS, puzzleOf, specOf, textOf, withRule } from './board.mjs';

/**
 * @typedef {import('@pipwright/pips').Cell} Cell
 * @typedef {import('@pipwright/pips').Spec} Spec
 * @typedef {import('@pipwright/pips').SpecRegion} SpecRegion
 * @typedef {import('@pipwright/pips').Domino} Domino
 * @typedef {{ rows: number, columns: number, seed: string }} BoardRequest
 */

/** Sizes by the number of dominoes. @type {Map<number, [rows: number, columns: number]>} */
const SIZES = new Map([
  [4, [2, 4]],
  [8, [4, 4]],
  [12, [4, 6]],
  [16, [4, 8]],
  [20, [5, 8]],
  [28, [7, 8]],
]);

const CASES = /** @type {const} */ ([
  { kind: 'one', boards: 5, make: withOneSolution },
  { kind: 'several', boards: 3, make: withSeveral },
  { kind: 'none', boards: 2, make: withNone },
]);

const FOLDER = new URL('../puzzles/scaling/', import.meta.url);
/** Boards that need more to be judged are passed over. */
const MOST_NODES = 100_000;
const LOOSENINGS = 10;
const CHANGES = 30;

const wanted = process.argv.length > 2 ? process.argv.slice(2).map(Number) : [...SIZES.keys()];
mkdirSync(FOLDER, { recursive: true });
for (const dominoes of wanted) {
  const [rows, columns] = SIZES.get(dominoes) ?? [0, 0];
  for (const { kind, boards, make } of CASES) {
    for (let made = 0, attempt = 1; made < boards; attempt++) {
      const spec = make({ rows, columns, seed: `scaling-${dominoes}-${kind}-${attempt}` });
      if (spec === undefined) continue;
      made++;
      const name = `${String(dominoes).padStart(2, '0')}-${kind}-${made}.txt`;
      writeFileSync(new URL(name, FOLDER), textOf(spec));
      console.error(`${name}: seed ${attempt}`);
    }
  }
}

/** @param {BoardRequest} draw @returns {Spec | undefined} */
function withOneSolution({ rows, columns, seed }) {
  const random = new Random(seed);
  const layout = layDominoes(random, rows, columns);
  const spec = (/** @type {SpecRegion[]} */ regions) => specOf(layout, regions, `Exactly one solution, seed ${seed}`);
  /** @type {SpecRegion[]} */
  let regions = layout.cells.map((cell) => ({
    cells: [cell],
    rule: { kind: 'sum', op: '=', target: layout.valueAt(cell) },
  }));
  if (solutionsOf(spec(regions)).found !== 1) return undefined;
  for (let step = 0; step < LOOSENINGS * layout.cells.length; step++) {
    const looser = loosen(random, regions, layout.valueAt);
    if (solutionsOf(spec(looser)).found === 1) regions = looser;
  }
  return spec(regions);
}

/**
 * Draws a new rule for a region, often after merging it with a neighbour.
 * @param {Random} random
 * @param {SpecRegion[]} regions
 * @param {(cell: Cell) => number} valueAt
 */
function loosen(random, regions, valueAt) {
  const chosen = random.pick(regions);
  const around = new Set(chosen.cells.flatMap(getAdjacent).map(String));
  const beside = regions.filter(
    ({ cells }) => cells.length + chosen.cells.length <= MOST_CELLS && cells.some((cell) => around.has(String(cell))),
  );
  const other = beside.length > 0 && random.chance(0.7) ? random.pick(beside) : chosen;
  const cells = other === chosen ? [...chosen.cells] : [...chosen.cells, ...other.cells];
  const rest = regions.filter((region) => region !== chosen && region !== other);
  return [...rest, withRule(random, cells, cells.map(valueAt))];
}

/** @param {BoardRequest} draw */
function withSeveral({ rows, columns, seed }) {
  const spec = denseBoard(new Random(seed), { rows, columns, name: `Several solutions, seed ${seed}` });
  return solutionsOf(spec).found === 2 ? spec : undefined;
}

/** @param {BoardRequest} draw */
function withNone(draw) {
  const spec = withOneSolution(draw);
  if (spec === undefined) return undefined;
  const random = new Random(`${draw.seed} changed`);
  const changed = Array.from({ length: CHANGES }, () => withOneChange(random, spec))
    .map((spec) => ({ spec, ...solutionsOf(spec) }))
    .filter(({ found }) => found === 0)
    .toSorted((a, b) => b.nodes - a.nodes);
  const [hardest] = changed;
  return hardest && { ...hardest.spec, about: { comments: [`No solution, seed ${draw.seed}`] } };
}

/** Changes one target or one half of one domino. @param {Random} random @param {Spec} spec @returns {Spec} */
function withOneChange(random, spec) {
  const { regions, supply, maxPip } = spec;
  const sums = regions.flatMap(({ cells, rule }, i) => (rule?.kind === 'sum' && cells.length > 1 ? [{ i, rule }] : []));
  if (supply.kind === 'list' && (sums.length === 0 || random.chance(0.5))) {
    const at = random.int(supply.dominoes.length);
    const dominoes = supply.dominoes.map(
      ([a, b], i) => /** @type {Domino} */ ([a, i === at ? (b + random.between(1, maxPip)) % (maxPip + 1) : b]),
    );
    return { ...spec, supply: { ...supply, dominoes } };
  }
  const { i, rule } = random.pick(sums);
  const target = Math.max(0, rule.target + random.pick([-2, -1, 1, 2]));
  return { ...spec, regions: regions.with(i, { cells: regions[i]?.cells ?? [], rule: { ...rule, target } }) };
}

/** `found`: number of solutions, 2 for several, undefined if undecided; `nodes`: the work done. @param {Spec} spec */
function solutionsOf(spec) {
  const search = swiftEngine.search(puzzleOf(spec));
  const { solutions, exhausted, nodes } = finish(runsOf(lookForTwo(search, MOST_NODES)));
  return { found: exhausted || solutions.length > 1 ? solutions.length : undefined, nodes };
}
