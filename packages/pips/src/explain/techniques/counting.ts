/**
 * A number counted over several regions: what these need of it at least is not left for anything else, be it a single
 * cell or another region.
 */
import { members } from '@pipwright/core/bits';
import type { Knowledge } from '../knowledge/knowledge.js';
import type { Premises } from '../knowledge/premise.js';
import { Remembered } from '../knowledge/remembered.js';
import { halvesOf } from '../knowledge/supply.js';
import { supports } from './fillings.js';
import { addRegion } from './regions.js';
import { type Finding, narrow, technique } from './technique.js';

export const counting = technique('counting', 3, (knowledge) => {
  const { cells, pips, region, regions } = knowledge.compiled;
  const counts = Array.from({ length: pips }, (_, v) => countOf(knowledge, v));
  const found: Finding[] = [];
  for (let c = 0; c < cells; c++) {
    if (knowledge.isKnown(c) || (region[c] !== regions && knowledge.members[region[c]!]!.length > 1)) continue;
    const lost = members(knowledge.values[c]!).filter((v) => counts[v]!.needed >= counts[v]!.halves);
    for (const v of lost) {
      const isNeeded = region[c] !== regions && counts[v]!.needs[region[c]!]! > 0;
      if (!isNeeded)
        found.push(...narrow(knowledge, c, ~(1 << v), (because) => addCount(knowledge, because, counts[v]!, -1)));
    }
  }
  for (let r = 0; r < regions; r++) found.push(...forRegion(knowledge, r, counts));
  return found;
});

/** What is left for a region of each number when all others have what they need. */
function forRegion(knowledge: Knowledge, region: number, counts: readonly Count[]): Finding[] {
  const cells = knowledge.members[region]!;
  if (cells.length < 2 || cells.every((cell) => knowledge.isKnown(cell))) return [];
  const values = cells.map((cell) => knowledge.values[cell]!);
  const left = counts.map(({ halves, needed, needs }) => Math.max(0, halves - needed + needs[region]!));
  const found = supports(knowledge, region, values, left);
  if (found === undefined) return [];
  const unlimited = left.map(() => cells.length);
  return cells.flatMap((cell, i) =>
    narrow(knowledge, cell, found[i]!, (because, lost) => {
      let limits: readonly number[] = left;
      addRegion(knowledge, because, region, cell);
      for (const [v, count] of counts.entries()) {
        const looser = limits.with(v, unlimited[v]!);
        const without = supports(knowledge, region, values, looser);
        if (without !== undefined && (without[i]! & lost) === 0) limits = looser;
        else addCount(knowledge, because, count, region);
      }
    }),
  );
}

/** How often a number is needed, and where. */
interface Count {
  readonly value: number;
  readonly halves: number;
  /** By region: at least so often. */
  readonly needs: readonly number[];
  /** Cells that hold it where no region is known to need it. */
  readonly alone: readonly number[];
  readonly needed: number;
}

function countOf(knowledge: Knowledge, value: number): Count {
  const { cells, region, regions } = knowledge.compiled;
  const halves = halvesOf(knowledge.compiled, value);
  const needs = Array.from({ length: regions }, (_, r) => (halves === 0 ? 0 : needOf(knowledge, r, value)));
  const alone: number[] = [];
  for (let c = 0; c < cells; c++) {
    if (knowledge.values[c] === 1 << value && (region[c] === regions || needs[region[c]!] === 0)) alone.push(c);
  }
  const needed = alone.length + needs.reduce((sum, need) => sum + need, 0);
  return { value, halves, needs, alone, needed };
}

/** Why so many are not left for others. */
function addCount(knowledge: Knowledge, because: Premises, { value, needs, alone }: Count, but: number): void {
  because.value(value);
  for (const cell of alone) knowledge.addValues(because, cell);
  for (const [r, need] of needs.entries()) {
    if (r === but || need === 0) continue;
    const known = knowledge.members[r]!.filter((cell) => knowledge.values[cell] === 1 << value);
    // Where the cells that hold it are known, nobody asks for the rule.
    if (known.length === need) for (const cell of known) knowledge.addValues(because, cell);
    else addRegion(knowledge, because, r);
  }
}

const remembered = new Remembered<number>();

/** How often a region needs a number at least. */
function needOf(knowledge: Knowledge, region: number, value: number): number {
  const place = region * knowledge.compiled.pips + value;
  return knowledge.look(needOf, place, knowledge.regionChangedAt[region]!, () => findNeed(knowledge, region, value));
}

function findNeed(knowledge: Knowledge, region: number, value: number): number {
  const values = knowledge.members[region]!.map((cell) => knowledge.values[cell]!);
  const known = values.filter((set) => set === 1 << value).length;
  if (values.every((set) => set === 1 << value || (set & (1 << value)) === 0)) return known;
  return remembered.get(knowledge.compiled, `${region} ${value} ${values}`, () => {
    const { pips } = knowledge.compiled;
    for (let need = known; need < values.length; need++) {
      const halves = Array.from({ length: pips }, (_, v) => (v === value ? need : values.length));
      const found = supports(knowledge, region, values, halves);
      if (found === undefined || found.some((set) => set !== 0)) return need;
    }
    return values.length;
  });
}
