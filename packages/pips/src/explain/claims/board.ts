/**
 * A puzzle as arguments see it: always turned the same way, so that a turned or mirrored board is told in the turned or
 * mirrored sentences. Of its eight views the one whose text comes first is taken; regions stand in the order of their cells.
 */
import { type Compiled, compile } from '../../engines/swift/index.js';
import { type Cell, compareCells } from '../../model/cell.js';
import type { Puzzle, Region } from '../../model/puzzle.js';

export interface Board {
  readonly compiled: Compiled;
  readonly cells: number;
  readonly edges: number;
  readonly regions: number;
  readonly pips: number;
  /** Shapes by region, loosened where only some rules are looked at. */
  readonly shape: Int32Array;
  readonly each: Int32Array;
  readonly cellsOf: readonly (readonly number[])[];
  readonly edgesAt: readonly (readonly number[])[];
  /** What has been counted already: ways to fill cells depend on nothing else. */
  readonly ways: Map<string, readonly string[] | undefined>;
  /** Must every domino of the tray be used? */
  readonly isList: boolean;
  /** The puzzle's own cell, and its own region by place in its list. */
  readonly cellAt: readonly Cell[];
  readonly regionAt: readonly Region[];
}

const VIEWS: readonly ((cell: Cell) => Cell)[] = [
  ([r, c]) => [r, c],
  ([r, c]) => [r, -c],
  ([r, c]) => [-r, c],
  ([r, c]) => [-r, -c],
  ([r, c]) => [c, r],
  ([r, c]) => [c, -r],
  ([r, c]) => [-c, r],
  ([r, c]) => [-c, -r],
];

export function boardOf(puzzle: Puzzle): Board {
  const views = VIEWS.map((view) => viewed(puzzle, view));
  const { cells, regions } = views.reduce((first, each) => (each.text < first.text ? each : first));
  const compiled = compile({
    ...puzzle,
    cells: cells.map(({ seen }) => seen),
    regions: regions.map(({ region, seen }, index) => ({ cells: seen, rule: region.rule, index })),
  });
  return {
    compiled,
    cells: compiled.cells,
    edges: compiled.edges,
    regions: compiled.regions,
    pips: compiled.pips,
    shape: compiled.shape,
    each: compiled.each,
    cellsOf: range(compiled.regions).map((r) => range(compiled.cells).filter((c) => compiled.region[c] === r)),
    edgesAt: range(compiled.cells).map((c) =>
      range(compiled.edges).filter((e) => compiled.first[e] === c || compiled.second[e] === c),
    ),
    ways: new Map(),
    isList: puzzle.supply.kind === 'list',
    cellAt: cells.map(({ own }) => own),
    regionAt: regions.map(({ region }) => region),
  };
}

/** Keeps the rules of some regions, and leaves those of all others out. */
export function withRulesOf(board: Board, regions: ReadonlySet<number>): Board {
  const shape = board.shape.slice();
  const each = board.each.slice();
  for (let r = 0; r < board.regions; r++) {
    if (regions.has(r)) continue;
    shape[r] = 0;
    each[r] = (1 << board.pips) - 1;
  }
  return { ...board, shape, each, ways: new Map() };
}

function viewed(puzzle: Puzzle, view: (cell: Cell) => Cell) {
  const turned = puzzle.cells.map(view);
  const [top, left] = [0, 1].map((side) => Math.min(...turned.map((cell) => cell[side]!)));
  const place = (cell: Cell): Cell => {
    const [r, c] = view(cell);
    return [r - top!, c - left!];
  };
  const cells = puzzle.cells.map((own) => ({ own, seen: place(own) })).sort((a, b) => compareCells(a.seen, b.seen));
  const regions = puzzle.regions
    .map((region) => ({ region, seen: region.cells.map(place).sort(compareCells) }))
    .sort((a, b) => compareCells(a.seen[0]!, b.seen[0]!));
  const text = JSON.stringify([cells.map(({ seen }) => seen), regions.map(({ region, seen }) => [seen, region.rule])]);
  return { cells, regions, text };
}

const ranges: (readonly number[])[] = [];

/** The numbers from 0 up to one: asked for so often that each is made once. */
export function range(n: number): readonly number[] {
  const known = ranges[n] ?? Array.from({ length: n }, (_, i) => i);
  ranges[n] = known;
  return known;
}
