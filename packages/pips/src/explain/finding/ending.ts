/** Why nothing can be finished: what only a board without a solution shows. */
import type { Claim } from '../claims/claim.js';
import { madeBy } from '../claims/fillings.js';
import { isTrue } from '../claims/kinds.js';
import { type Known, members, range } from '../claims/known.js';
import { areaFrom, type Find } from './technique.js';

/** A rule that is broken by what lies there, or that nothing could keep. */
export function* brokenRules(known: Known): Generator<Claim> {
  for (const [region, cells] of known.board.cellsOf.entries()) {
    const values = cells.map((c) => known.laid[c]!).filter((v) => v >= 0);
    const claim: Claim = { says: 'broken', region, values: values.sort((a, b) => a - b) };
    if (isTrue(known, claim)) yield claim;
  }
}

/** More cells than there are dominoes for, or for their numbers. */
export const few: Find = function* (known) {
  const { compiled, cells, pips } = known.board;
  const count = (copies: ArrayLike<number>, among: number) => {
    let there = 0;
    for (const x of members(among)) for (const y of members(among)) there += y < x ? 0 : copies[x * pips + y]!;
    return there;
  };
  const all = (1 << pips) - 1;
  const there = count(compiled.given.most, all);
  if (there < cells / 2) yield { says: 'few', needed: cells / 2, there };
  const seen = new Set<number>();
  const areas = range(cells).flatMap((c) => {
    const area = known.isOpen(c) ? areaFrom(known, c, seen) : [];
    return area.length === 0
      ? []
      : [{ half: area.length / 2, set: area.reduce((set, a) => set | known.values[a]!, 0) }];
  });
  for (const set of new Set(areas.map((area) => area.set))) {
    const needed = areas.reduce((sum, area) => sum + ((area.set & ~set) === 0 ? area.half : 0), 0);
    const left = count(known.left, set);
    if (set !== all && left < needed) yield { says: 'few', needed, there: left, values: members(set) };
  }
};

/** An area of an odd number of cells. */
export const odd: Find = function* (known) {
  const seen = new Set<number>();
  for (const at of range(known.board.cells).filter((c) => known.isOpen(c))) {
    const area = areaFrom(known, at, seen);
    if (area.length % 2 === 1 && area.length > 1) yield { says: 'odd', at, area };
  }
};

/** Cells that share too few neighbours: where not all can be paired at once, those that compete with one left over. */
export const crowd: Find = function* (known) {
  const found = [0, 1].flatMap((colour) => leftOver(known, colour) ?? []);
  const [least] = found.sort((a, b) => a.cells.length - b.cells.length);
  if (least !== undefined && least.cells.length > 1) yield { says: 'crowd', ...least };
};

function leftOver(known: Known, colour: number) {
  const mates = new Map<number, number>();
  const isOfColour = (c: number) =>
    (known.board.cellAt[c]![0] + known.board.cellAt[c]![1] + 2 * known.board.cells) % 2 === colour;
  for (const start of range(known.board.cells).filter((c) => known.isOpen(c) && isOfColour(c))) {
    const cells = [start];
    const from = new Map<number, number>();
    let end: number | undefined;
    for (let i = 0; i < cells.length && end === undefined; i++)
      for (const next of known.edgesLeft(cells[i]!).map((each) => known.across(each, cells[i]!))) {
        if (from.has(next)) continue;
        from.set(next, cells[i]!);
        const mate = mates.get(next);
        if (mate === undefined) end ??= next;
        else cells.push(mate);
      }
    if (end === undefined) return { cells, partners: [...from.keys()] };
    for (let at: number | undefined = end; at !== undefined; ) {
      const cell: number = from.get(at)!;
      const before = [...mates].find(([, mate]) => mate === cell)?.[0];
      mates.set(at, cell);
      at = cell === start ? undefined : before;
    }
  }
  return undefined;
}

/** What all that is open makes, where every domino must be used. */
export const total: Find = function* (known) {
  if (!known.board.isList) return;
  const pips = known.halves.reduce((sum, n, v) => sum + n * v, 0);
  const [least, most] = [madeBy(known, 'least'), madeBy(known, 'most')];
  if (least > pips) yield { says: 'total', side: 'least', made: least, pips } satisfies Claim;
  if (most < pips) yield { says: 'total', side: 'most', made: most, pips } satisfies Claim;
};
