/** Place of a region among those with the same rule. */
import { type Cell, inReadingOrder } from './cell.js';
import type { Puzzle, Region } from './puzzle.js';
import { ruleLabel } from './rule.js';

type PlaceWord = 'top' | 'bottom' | 'left' | 'right' | 'middle';

interface RegionPlace {
  /** Label of the rule, as the board shows it. */
  readonly label: string;
  /** Number of regions with this label. */
  readonly alike: number;
  /** Place in words, where others are alike: one word, or two of which the first is about rows. */
  readonly place?: readonly PlaceWord[];
  /** First cell, where no words tell the region from the others. */
  readonly at?: Cell;
}

/** Closer centres than this look as high, or as far to the left. */
const CLEARLY = 1;

const places = new WeakMap<Puzzle, ReadonlyMap<number, RegionPlace>>();

/** Place of a region of this puzzle. */
export function regionPlace(puzzle: Puzzle, { index }: Region): RegionPlace {
  const known = places.get(puzzle) ?? placeAll(puzzle);
  places.set(puzzle, known);
  return known.get(index) ?? { label: '', alike: 1 };
}

export function groupsAlike(puzzle: Puzzle, regions: readonly Region[]): readonly (readonly Region[])[] {
  const groups = new Map<string, Region[]>();
  for (const region of regions) {
    const { label } = regionPlace(puzzle, region);
    groups.set(label, [...(groups.get(label) ?? []), region]);
  }
  return [...groups.values()];
}

function placeAll({ regions, cells }: Puzzle): ReadonlyMap<number, RegionPlace> {
  const groups = new Map<string, Region[]>();
  for (const region of regions) {
    const label = ruleLabel(region.rule);
    groups.set(label, [...(groups.get(label) ?? []), region]);
  }
  const all = new Map<number, RegionPlace>();
  for (const [label, group] of groups) {
    const words = wordsFor(
      group.map((region) => centreOf(region.cells)),
      boxOf(cells),
    );
    group.forEach(({ index, cells: own }, i) => {
      const place = words[i];
      const [at] = inReadingOrder(own);
      const where = place === undefined ? { ...(at === undefined ? {} : { at }) } : { place };
      all.set(index, { label, alike: group.length, ...(group.length === 1 ? {} : where) });
    });
  }
  return all;
}

interface Centre {
  readonly row: number;
  readonly column: number;
}

interface Box {
  readonly rows: readonly [number, number];
  readonly columns: readonly [number, number];
}

function centreOf(cells: readonly Cell[]): Centre {
  const mean = (side: 0 | 1) => cells.reduce((sum, cell) => sum + cell[side], 0) / cells.length;
  return { row: mean(0), column: mean(1) };
}

function boxOf(cells: readonly Cell[]): Box {
  const range = (side: 0 | 1): [number, number] => {
    const all = cells.map((cell) => cell[side]);
    return [Math.min(...all), Math.max(...all)];
  };
  return { rows: range(0), columns: range(1) };
}

/** Words for each of several, no two the same; undefined where there are none. */
function wordsFor(centres: readonly Centre[], box: Box): readonly (readonly PlaceWord[] | undefined)[] {
  const rows = inOrder(
    centres.map(({ row }) => row),
    ['top', 'middle', 'bottom'],
  );
  const columns = inOrder(
    centres.map(({ column }) => column),
    ['left', 'middle', 'right'],
  );
  const single = best(rows, columns).map(({ word }) => word);
  const pairs = centres.map(({ row, column }) => onBoard(row, column, box));
  return single.map((word, i) => {
    if (word !== undefined) return [word];
    const pair = pairs[i] ?? [];
    const isOwn = pairs.every((other, j) => j === i || String(other) !== String(pair));
    return isOwn && pair.length === 2 && !pair.some((each) => single.includes(each)) ? pair : undefined;
  });
}

/** Two or three are best told apart in one way, by rows or by columns; of more each goes by where it stands out. */
function best(rows: readonly Standing[], columns: readonly Standing[]): readonly Standing[] {
  const [byRow, byColumn] = [rows, columns].map(
    (all) => all.length <= 3 && all.every(({ word }) => word !== undefined),
  );
  if (byRow && byColumn) return spread(columns) > spread(rows) ? columns : rows;
  if (byRow) return rows;
  if (byColumn) return columns;
  return rows.map((row, i) => {
    const column = columns[i];
    return column === undefined || (row.word !== undefined && row.margin >= column.margin) ? row : column;
  });
}

interface Standing {
  /** Missing where others stand as high, or as far to the left. */
  readonly word?: PlaceWord;
  /** Distance from the next one. */
  readonly margin: number;
}

/** The first and the last where they stand clearly apart, and of three the one between. */
function inOrder(at: readonly number[], [first, middle, last]: readonly [PlaceWord, PlaceWord, PlaceWord]): Standing[] {
  return at.map((own, i) => {
    const others = at.filter((_, j) => j !== i);
    const nearest = Math.min(...others.map((other) => Math.abs(own - other)));
    if (nearest < CLEARLY) return { margin: 0 };
    if (others.every((other) => own < other)) return { word: first, margin: nearest };
    if (others.every((other) => own > other)) return { word: last, margin: nearest };
    return others.length === 2 ? { word: middle, margin: nearest } : { margin: 0 };
  });
}

function spread(standings: readonly Standing[]): number {
  return Math.min(...standings.map(({ margin }) => margin));
}

/** Place on the board as a whole, in thirds each way. */
function onBoard(row: number, column: number, { rows, columns }: Box): readonly PlaceWord[] {
  const third = (at: number, [from, to]: readonly [number, number], words: readonly [PlaceWord, PlaceWord]) => {
    const part = to === from ? 0.5 : (at - from) / (to - from);
    if (part < 0.4) return words[0];
    return part > 0.6 ? words[1] : 'middle';
  };
  const pair: readonly PlaceWord[] = [third(row, rows, ['top', 'bottom']), third(column, columns, ['left', 'right'])];
  return pair[0] === pair[1] ? ['middle'] : pair;
}
