/** A board that is turned, mirrored or written down in another order is told in the same steps, seen that way. */
import { finish, Random } from '@pipwright/core';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { runs } from '../../../../core/src/testing/effort.js';
import { tellingOf } from '../../../test/claim-faults.js';
import { puzzleOf } from '../../../test/puzzle-of.js';
import { type Cell, compareCells } from '../../model/cell.js';
import type { Domino } from '../../model/domino.js';
import type { Puzzle } from '../../model/puzzle.js';
import { anyPuzzle } from '../../testing/index.js';
import { grade } from '../grade.js';
import type { Argument } from './claim.js';
import { Known } from './known.js';
import { claimTold, factTold } from './told.js';

type View = (cell: Cell) => Cell;

const VIEWS: Readonly<Record<string, View>> = {
  'as it is': ([r, c]) => [r, c],
  'from the left to the right': ([r, c]) => [r, -c],
  'upside down': ([r, c]) => [-r, c],
  'half a turn': ([r, c]) => [-r, -c],
  'rows for columns': ([r, c]) => [c, r],
  'a quarter to the right': ([r, c]) => [c, -r],
  'a quarter to the left': ([r, c]) => [-c, r],
  'rows for columns, half a turn': ([r, c]) => [-c, -r],
};

/** Seen another way, and moved to where boards begin. */
function placed(cells: readonly Cell[], view: View): View {
  const seen = cells.map(view);
  const top = Math.min(...seen.map(([r]) => r));
  const left = Math.min(...seen.map(([, c]) => c));
  return (cell) => {
    const [r, c] = view(cell);
    return [r - top, c - left];
  };
}

/** The same puzzle, with its regions and dominoes in another order and half of the dominoes the other way round. */
function seenAs(puzzle: Puzzle, view: View, random: Random): Puzzle {
  const { cells, maxPip, supply, regions } = puzzle;
  return puzzleOf({
    cells: random.shuffle(cells.map(view)),
    maxPip,
    regions: random.shuffle(regions.map((region) => ({ cells: region.cells.map(view), rule: region.rule }))),
    supply:
      supply.kind === 'set'
        ? supply
        : {
            kind: 'list',
            dominoes: random.shuffle(supply.dominoes.map(([a, b]): Domino => (random.chance(0.5) ? [b, a] : [a, b]))),
          },
  });
}

/** Does it look the same from another side? */
function isSymmetric({ cells, regions }: Puzzle): boolean {
  const texts = Object.values(VIEWS).map((each) => {
    const view = placed(cells, each);
    const shown = regions.map((region) => JSON.stringify([region.cells.map(view).sort(compareCells), region.rule]));
    return JSON.stringify([cells.map(view).sort(compareCells), shown.sort()]);
  });
  return new Set(texts).size < texts.length;
}

type Plain = Readonly<Record<string, unknown>>;

const CELLS: ReadonlySet<string> = new Set(['cell', 'partner', 'at']);
const CELL_LISTS: ReadonlySet<string> = new Set(['cells', 'partners', 'area']);
const REGION_LISTS: ReadonlySet<string> = new Set(['regions', 'all', 'beside']);

/** What is told, in the cells of another view; regions by their first cell, all lists in order. */
function mapped(puzzle: Puzzle, view: View, told: object): Plain {
  const { edge, edges, cells, says } = told as {
    edge?: [Cell, Cell];
    edges?: [Cell, Cell][];
    cells?: [Cell, Cell];
    says?: string;
  };
  const pair = edge ?? (says === undefined ? cells : undefined);
  // Dominoes are told in the order of the cells that they lie on.
  const isFlipped = pair !== undefined && compareCells(view(pair[0]), view(pair[1])) > 0;
  const flip = ([a, b]: Domino): Domino => (isFlipped ? [b, a] : [a, b]);
  const cellsOf = (index: number) => puzzle.regions.find((each) => each.index === index)?.cells ?? [];
  const region = (index: number) => JSON.stringify(cellsOf(index).map(view).sort(compareCells));
  const inner = (value: unknown): unknown =>
    Array.isArray(value) ? sorted(value.map(inner)) : isPlain(value) ? mapped(puzzle, view, value) : value;
  const field = (name: string, value: unknown): unknown => {
    if (CELLS.has(name)) return view(value as Cell);
    if (CELL_LISTS.has(name)) return (value as Cell[]).map(view).sort(compareCells);
    if (name === 'edge') return (value as Cell[]).map(view).sort(compareCells);
    if (name === 'edges') return sorted((value as Cell[][]).map((each) => each.map(view).sort(compareCells)));
    if (name === 'region' || name === 'inside') return region(value as number);
    if (REGION_LISTS.has(name)) return (value as number[]).map(region).sort();
    if (name === 'ways')
      return sorted(
        (value as Domino[][]).map((way) =>
          sorted(way.map((domino, i) => mapped(puzzle, view, { edge: edges?.[i], domino }))),
        ),
      );
    if (name === 'domino') return says === 'home' || pair === undefined ? value : flip(value as Domino);
    if (name === 'dominoes') return sorted((value as Domino[]).map(flip));
    return inner(value);
  };
  return Object.fromEntries(Object.entries(told).map(([name, value]) => [name, field(name, value)]));
}

const isPlain = (value: unknown): value is object => typeof value === 'object' && value !== null;

function sorted(all: readonly unknown[]): unknown[] {
  return [...all].sort((a, b) => (JSON.stringify(a) < JSON.stringify(b) ? -1 : 1));
}

/** Where that is too few for all, it is for both. */
const MOST_PAUSES = 300;

/** All that is told, as if it were told of another view. */
function toldAs(puzzle: Puzzle, view: View, telling = tellingOf(puzzle, MOST_PAUSES)): unknown[] {
  if (telling === undefined) return [];
  return argumentsTold(puzzle, view, new Known(telling.board), telling.arguments);
}

function argumentsTold(puzzle: Puzzle, view: View, start: Known, all: readonly Argument[]): unknown[] {
  const known = start.copy();
  return all.map(({ claim, facts }) => {
    const parts = [claimTold(known, claim), ...facts.map((fact) => factTold(known, fact))];
    const chain =
      claim.says === 'two' ? argumentsTold(puzzle, view, known.copy().learn([claim.suppose]), claim.chain) : [];
    known.learn(facts);
    return [parts.map((part) => mapped(puzzle, view, part)), chain];
  });
}

const same: View = (cell) => cell;

it('is told in the same steps from every side', () => {
  let steps = 0;
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 5 }), fc.nat(), (puzzle, seed) => {
      fc.pre(!isSymmetric(puzzle));
      const random = new Random(seed);
      const telling = tellingOf(puzzle, MOST_PAUSES);
      for (const [name, each] of Object.entries(VIEWS)) {
        const view = placed(puzzle.cells, each);
        const expected = toldAs(puzzle, view, telling);
        steps += expected.length;
        expect(toldAs(seenAs(puzzle, view, random), same), name).toEqual(expected);
      }
    }),
    { numRuns: runs(100, 1200) },
  );
  expect(steps).toBeGreaterThan(runs(400));
});

it('has the same grade from every side', () => {
  let graded = 0;
  fc.assert(
    fc.property(anyPuzzle({ dominoes: 5 }), fc.nat(), (puzzle, seed) => {
      fc.pre(!isSymmetric(puzzle));
      const expected = finish(grade(puzzle));
      fc.pre(expected.status === 'graded');
      graded++;
      const random = new Random(seed);
      for (const [name, each] of Object.entries(VIEWS)) {
        const seen = finish(grade(seenAs(puzzle, placed(puzzle.cells, each), random)));
        expect(seen.status === 'graded' && seen.grade, name).toEqual(expected.grade);
      }
    }),
    { numRuns: runs(60, 600) },
  );
  expect(graded).toBeGreaterThan(runs(20));
});
