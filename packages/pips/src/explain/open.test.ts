/** What stays open, held to all solutions of small random puzzles. */
import { finish } from '@pipwright/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '../../../core/src/testing/effort.js';
import { puzzleFromText } from '../../test/puzzle-of.js';
import { type Cell, cellKey } from '../model/cell.js';
import type { Puzzle } from '../model/puzzle.js';
import { canonicalSolution, type Solution } from '../model/solution.js';
import { anyPuzzle, bruteForce } from '../testing/index.js';
import { pipsExplainer } from './index.js';
import type { PipsOpen } from './open.js';

const MOST_TRIES = 1e7;

function openOf(puzzle: Puzzle): readonly PipsOpen[] {
  return (finish(pipsExplainer.explain(puzzle)).open ?? []) as readonly PipsOpen[];
}

function openLines(puzzle: Puzzle): readonly string[] {
  return pipsExplainer.languages.en.open(openOf(puzzle));
}

const text = (board: string, pieces: string, constraints = '') =>
  puzzleFromText(`board:\n${board}\n\npieces:\n${pieces}\n\nconstraints:\n${constraints}`);

describe('what stays open', () => {
  it.each<[string, Puzzle, readonly string[]]>([
    ['a direction', text('##', '06'), ['which way round the 0–6 lies on r1c1 and r1c2']],
    [
      'a domino',
      text('##\n  \n##', '00,66'),
      [
        'r1c1, r1c2, r3c1 and r3c2 are 0 or 6',
        'which domino lies on r1c1 and r1c2',
        'which domino lies on r3c1 and r3c2',
      ],
    ],
    ['who shares a domino with whom', text('##\n##', '11,11'), ['which of r1c1, r1c2, r2c1 and r2c2 share a domino']],
  ])('is told as %s', (_, puzzle, lines) => {
    expect(openLines(puzzle)).toEqual(lines);
  });

  it('is a domino where a double may lie there too, though both cells hold the same two numbers', () => {
    const puzzle = text('##\n  \n##\n  \n##', '00,01,11');
    expect(openLines(puzzle).filter((line) => line.startsWith('which domino'))).toHaveLength(3);
  });
});

/** What all solutions show, put the other way round: by pair and by cell. */
function differences(puzzle: Puzzle, solutions: readonly Solution[]) {
  const all = solutions.map((solution) => canonicalSolution(solution).placements);
  const pairs = new Map(all[0]?.map(({ cells }) => [String(cells), cells]));
  for (const placements of all) {
    const here = new Set(placements.map(({ cells }) => String(cells)));
    for (const key of pairs.keys()) if (!here.has(key)) pairs.delete(key);
  }
  const lying = (key: string) => all.flatMap((placements) => placements.filter(({ cells }) => String(cells) === key));
  const ways = [...pairs].map(([key, cells]) => ({
    cells,
    directed: new Set(lying(key).map(({ domino }) => String(domino))),
    dominoes: new Set(lying(key).map(({ domino }) => String([...domino].sort()))),
  }));
  const joined = new Set([...pairs.values()].flatMap((cells) => cells.map(cellKey)));
  const valuesOf = (cell: Cell) => {
    const key = cellKey(cell);
    const halves = all.flatMap((placements) =>
      placements.flatMap(({ domino, cells }) => domino.filter((_, half) => cellKey(cells[half]!) === key)),
    );
    return [...new Set(halves)].sort((a, b) => a - b);
  };
  return {
    directions: ways.filter(({ directed, dominoes }) => dominoes.size === 1 && directed.size > 1),
    dominoes: ways.filter(({ dominoes }) => dominoes.size > 1),
    apart: puzzle.cells.filter((cell) => !joined.has(cellKey(cell))).map(cellKey),
    valuesOf,
    partners: all.flat().map(({ cells }) => cells),
  };
}

it('says of any puzzle with several solutions just what they do not share', () => {
  const seen = new Map<string, number>();
  fc.assert(
    fc.property(
      anyPuzzle({ dominoes: 3 }).filter(({ maxPip }) => maxPip <= 3),
      (puzzle) => {
        const solutions = bruteForce(puzzle, MOST_TRIES) ?? [];
        const open = openOf(puzzle);
        if (solutions.length < 2) {
          expect(open).toEqual([]);
          return;
        }
        for (const { kind } of open) seen.set(kind, (seen.get(kind) ?? 0) + 1);
        const of = <Kind extends PipsOpen['kind']>(kind: Kind) =>
          open.filter((each): each is Extract<PipsOpen, { readonly kind: Kind }> => each.kind === kind);
        const truth = differences(puzzle, solutions);
        const keys = (each: readonly { readonly cells: readonly Cell[] }[]) =>
          each.map(({ cells }) => String(cells)).sort();
        expect(keys(of('direction'))).toEqual(keys(truth.directions));
        expect(keys(of('domino'))).toEqual(keys(truth.dominoes));
        for (const { domino, cells } of of('direction'))
          expect(truth.directions.find((each) => String(each.cells) === String(cells))?.dominoes).toEqual(
            new Set([String(domino)]),
          );
        for (const { cells, values } of of('values'))
          for (const cell of cells) expect(truth.valuesOf(cell)).toEqual(values);
        const told = new Set([...of('values'), ...of('direction')].flatMap(({ cells }) => cells.map(cellKey)));
        for (const cell of puzzle.cells) expect(told.has(cellKey(cell))).toBe(truth.valuesOf(cell).length > 1);
        const areas = of('partners').map(({ cells }) => cells.map(cellKey));
        expect(areas.flat().sort()).toEqual(truth.apart.sort());
        for (const area of areas) {
          for (const pair of truth.partners)
            expect(pair.filter((cell) => area.includes(cellKey(cell))).length).not.toBe(1);
        }
      },
    ),
    { numRuns: runs(60) },
  );
  for (const kind of ['values', 'direction', 'domino', 'partners'])
    expect(seen.get(kind) ?? 0, kind).toBeGreaterThan(0);
});
