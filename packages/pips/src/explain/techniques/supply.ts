/** How many halves there are of each number, and where they must or can go. */
import { members } from '@pipwright/core/bits';
import { type Compiled, DIFFERENT, SAME, SUM } from '../../engines/swift/compile.js';
import type { Find } from '../finding.js';
import { halvesOf } from '../halves.js';
import type { Knowledge } from '../knowledge.js';
import { narrow } from '../narrowing.js';
import type { Premises } from '../premise.js';
import { addRegion, eachRegion } from './region-rules.js';

/** The cells known to hold a value, outside a region. */
function knownOutside(knowledge: Knowledge, value: number, region: number): number[] {
  const cells: number[] = [];
  for (let c = 0; c < knowledge.compiled.cells; c++) {
    if (knowledge.compiled.region[c] !== region || region === knowledge.compiled.regions) {
      if (knowledge.values[c] === 1 << value) cells.push(c);
    }
  }
  return cells;
}

/** By value: halves that may go to a region. */
function halvesFor(knowledge: Knowledge, region: number): number[] {
  return Array.from(
    { length: knowledge.compiled.pips },
    (_, v) => halvesOf(knowledge.compiled, v) - knownOutside(knowledge, v, region).length,
  );
}

function addHalves(knowledge: Knowledge, because: Premises, value: number, region: number): void {
  because.value(value);
  for (const cell of knownOutside(knowledge, value, region)) knowledge.addValues(because, cell);
}

/** All the same: too few halves are left of a value. */
export const equalSupply: Find = (knowledge) => {
  for (let r = 0; r < knowledge.compiled.regions; r++) {
    if (knowledge.compiled.shape[r] !== SAME) continue;
    const cells = knowledge.members[r]!;
    const values = cells.reduce((set, cell) => set & knowledge.values[cell]!, -1);
    const scarce = members(values).filter((v) => halvesFor(knowledge, r)[v]! < cells.length);
    if (scarce.length === 0) continue;
    const left = scarce.reduce((set, v) => set & ~(1 << v), values);
    const found = narrow(
      knowledge,
      cells.map((cell) => ({ cell, values: left })),
      (because) => {
        addRegion(knowledge, because, r);
        for (const v of scarce) addHalves(knowledge, because, v, r);
      },
    );
    if (found !== undefined) return found;
  }
  return undefined;
};

/** All halves of a value are where they are known to be: no other cell holds it. */
export const allSpokenFor: Find = (knowledge) => {
  const { cells, pips, region, regions } = knowledge.compiled;
  for (let v = 0; v < pips; v++) {
    const holders = knownOutside(knowledge, v, regions);
    if (holders.length < halvesOf(knowledge.compiled, v)) continue;
    for (let c = 0; c < cells; c++) {
      if ((knowledge.values[c]! & (1 << v)) === 0 || knowledge.isKnown(c)) continue;
      const together =
        region[c] === regions ? [c] : knowledge.members[region[c]!]!.filter((cell) => !knowledge.isKnown(cell));
      return narrow(
        knowledge,
        together.map((cell) => ({ cell, values: ~(1 << v) })),
        (because) => {
          because.value(v);
          for (const holder of holders) knowledge.addValues(because, holder);
        },
      );
    }
  }
  return undefined;
};

/** What `fillings` found, by board: the same region is asked about again and again while nothing in it changes. */
const remembered = new WeakMap<Compiled, Map<string, readonly number[] | undefined>>();
const MOST_REMEMBERED = 5_000;

/** The values of a region's cells in all fillings that its rule, and the halves left for it, allow. */
function supports(
  knowledge: Knowledge,
  region: number,
  cells: readonly number[],
  halves: readonly number[],
): readonly number[] | undefined {
  const { compiled, values } = knowledge;
  const known = remembered.get(compiled) ?? new Map<string, readonly number[] | undefined>();
  remembered.set(compiled, known);
  const enough = halves.map((count) => Math.min(count, cells.length));
  const key = `${region} ${cells.map((cell) => values[cell])} ${enough}`;
  if (known.has(key)) return known.get(key);
  if (known.size >= MOST_REMEMBERED) known.clear();
  const found = fillings(knowledge, region, cells, enough);
  known.set(key, found);
  return found;
}

function fillings(
  knowledge: Knowledge,
  region: number,
  cells: readonly number[],
  halves: readonly number[],
): number[] | undefined {
  const { shape, low, high } = knowledge.compiled;
  const n = cells.length;
  const found = new Array<number>(n).fill(0);
  const wanted = cells.map((cell) => knowledge.values[cell]!);
  const least = new Array<number>(n + 1).fill(0);
  const most = new Array<number>(n + 1).fill(0);
  for (let i = n - 1; i >= 0; i--) {
    const set = members(wanted[i]!);
    least[i] = least[i + 1]! + set[0]!;
    most[i] = most[i + 1]! + set[set.length - 1]!;
  }
  const used = halves.map(() => 0);
  const chosen = new Array<number>(n).fill(0);
  let work = 0;
  /** True where all there is to find has been found, or too much work. */
  const fill = (i: number, sum: number): boolean => {
    if (++work > MOST_FILLINGS) return true;
    if (i === n) {
      for (let j = 0; j < n; j++) found[j]! |= 1 << chosen[j]!;
      return found.every((set, j) => set === wanted[j]);
    }
    for (const v of members(wanted[i]!)) {
      if (used[v]! >= halves[v]!) continue;
      if (shape[region] === DIFFERENT && used[v]! > 0) continue;
      if (shape[region] === SUM && (sum + v + least[i + 1]! > high[region]! || sum + v + most[i + 1]! < low[region]!))
        continue;
      used[v]!++;
      chosen[i] = v;
      const done = fill(i + 1, sum + v);
      used[v]!--;
      if (done) return true;
    }
    return false;
  };
  fill(0, 0);
  return work > MOST_FILLINGS ? undefined : found;
}

const MOST_FILLINGS = 20_000;

/** The splits of a sum, or of all different values. */
export const combinations: Find = (knowledge) =>
  eachRegion(knowledge, (r, cells) => {
    const { shape, pips } = knowledge.compiled;
    if (shape[r] !== SUM && shape[r] !== DIFFERENT) return undefined;
    if (cells.every((cell) => knowledge.isKnown(cell))) return undefined;
    const found = supports(knowledge, r, cells, new Array<number>(pips).fill(cells.length));
    return found && cells.map((cell, i) => ({ cell, values: found[i]! }));
  });

/** The same with the halves that remain. */
export const combinationsLeft: Find = (knowledge) => {
  const { regions, shape, pips } = knowledge.compiled;
  for (let r = 0; r < regions; r++) {
    const cells = knowledge.members[r]!;
    if (shape[r] !== SUM && shape[r] !== DIFFERENT) continue;
    if (cells.every((cell) => knowledge.isKnown(cell))) continue;
    const found = supports(knowledge, r, cells, halvesFor(knowledge, r));
    const step =
      found &&
      narrow(
        knowledge,
        cells.map((cell, i) => ({ cell, values: found[i]! })),
        (because) => {
          addRegion(knowledge, because, r);
          for (let v = 0; v < pips; v++) addHalves(knowledge, because, v, r);
        },
      );
    if (step !== undefined) return step;
  }
  return undefined;
};

/** Must all dominoes be used? */
export function isWholeTray({ compiled }: Knowledge): boolean {
  return compiled.puzzle.supply.kind === 'list';
}

/** A value that must be used, with as many cells left for it as halves. */
export const lastCells: Find = (knowledge) => {
  if (!isWholeTray(knowledge)) return undefined;
  const { cells, pips, region, regions } = knowledge.compiled;
  for (let v = 0; v < pips; v++) {
    const holders: number[] = [];
    for (let c = 0; c < cells; c++) if ((knowledge.values[c]! & (1 << v)) !== 0) holders.push(c);
    if (holders.length !== halvesOf(knowledge.compiled, v)) continue;
    const open = holders.find((cell) => !knowledge.isKnown(cell));
    if (open === undefined) continue;
    const together = region[open] === regions ? [open] : holders.filter((cell) => region[cell] === region[open]);
    const left = together.map((cell) => ({ cell, values: 1 << v }));
    return narrow(knowledge, left, (because) => {
      because.value(v);
      for (let c = 0; c < cells; c++) if (!holders.includes(c)) knowledge.addValues(because, c);
    });
  }
  return undefined;
};
