/**
 * Where badges lie on the boards of all packs (in `npm test` on a fifth of them), on made and on random ones, at every
 * size of a cell. In greys a badge is known by where it lies: its own region holds at least half of it, and no other more
 * than three quarters as much as that, from 34 pixels on two thirds. (Its text has a contrast of 4.5 to its plate: `style/contrast.test.ts`.)
 */
import { readFileSync } from 'node:fs';
import { cellKey, finish, type JsonValue } from '@pipwright/core';
import { firstDrawn } from '@pipwright/core/generating';
import {
  type Badge,
  DOMINO,
  LEAST_CELL,
  layOutBadge,
  pipPattern,
  ruleLabel,
  tintRegions,
} from '@pipwright/pips/drawing';
import { type Cell, drawPips, type Puzzle } from '@pipwright/pips/parts';
import { puzzleFromJson } from '@pipwright/play';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs, sample } from '../../../core/src/testing/effort.js';
import { anyPuzzle } from '../../../pips/src/testing/index.js';
import { packName } from '../game/packs.js';
import { STEPS, stepOf } from './cell-step.js';
import { PIPS_PACKS } from './packs.js';
import { tabPlace } from './wrong-places.js';

const FOLDER = new URL('../../public/puzzles/', import.meta.url);
const puzzlesIn = (file: string): readonly unknown[] =>
  JSON.parse(readFileSync(new URL(`${file}.json`, FOLDER), 'utf8')).puzzles;

const PACKED = PIPS_PACKS.map(({ size }) => ({
  size,
  puzzles: (puzzlesIn(packName('pips', size)) as readonly { readonly puzzle: JsonValue }[]).map(({ puzzle }) => puzzle),
})).flatMap(({ size, puzzles }) =>
  puzzles.map((json, i) => {
    const read = puzzleFromJson('pips', json);
    if (!read.ok) throw new Error(`${size} ${i + 1} is no puzzle`);
    return { name: `${size} ${i + 1}`, puzzle: read.value };
  }),
);

/** Those of all packs: their number is no multiple of this. */
const SOME = sample(PACKED, 5);

const CELLS = [28, 34, 48, 104];
const LONGEST = ['<10', '27'];

const least = { text: 11, toDots: 1, inside: 0.5 };
const others = (pixels: number) => (pixels < 34 ? 3 / 4 : 2 / 3);
/** Computing in fractions leaves a little astray. */
const ALMOST = 1e-6;

/** Of every number that is drawn as dots, both ways round: around the middle of a cell, in parts of it. */
const DOTS = [
  ...new Set(
    Array.from({ length: 10 }, (_, n) =>
      pipPattern(n).flatMap(([row, column]) => [`${row},${column}`, `${column},${-row}`]),
    ).flat(),
  ),
].map((dot) => dot.split(',').map((part) => Number(part) * DOMINO.spread) as [number, number]);

type Box = Pick<Badge, 'left' | 'top' | 'width' | 'height'>;
type LabelOf = (region: Puzzle['regions'][number]) => string;
const asWritten: LabelOf = ({ rule }) => ruleLabel(rule);

/** What is wrong with the badges of a board, laid out for one size of cells and seen at this; none if all is well. */
function faultsOf(puzzle: Puzzle, labelOf: LabelOf, side: number, pixels = side): string[] {
  const badges = puzzle.regions.map((region) =>
    layOutBadge({ label: labelOf(region), cells: region.cells, side, pixels, covered: true }),
  );
  const regionAt = new Map(puzzle.regions.flatMap(({ cells, index }) => cells.map((cell) => [cellKey(cell), index])));
  const onBoard = new Set(puzzle.cells.map(cellKey));
  return badges.flatMap((badge, i) => {
    const region = puzzle.regions[i] as Puzzle['regions'][number];
    const near = cellsUnder(badge, side);
    const shares = new Map<number | undefined, number>();
    for (const cell of near) {
      const owner = regionAt.get(cellKey(cell));
      shares.set(owner, (shares.get(owner) ?? 0) + shareIn(badge, cell, side));
    }
    const own = shares.get(region.index) ?? 0;
    const inOthers = [...shares].filter(([owner]) => owner !== undefined && owner !== region.index);
    const most = Math.max(0, ...inOthers.map(([, share]) => share));
    const toDots = Math.min(
      ...near.filter((cell) => onBoard.has(cellKey(cell))).map((cell) => distanceToDots(badge, cell, side)),
    );
    const overlapped = badges.findIndex((other, j) => j > i && overlap(badge, other));
    return [
      ...(badge.font < least.text - ALMOST ? [`text of ${badge.font}`] : []),
      ...(toDots < least.toDots - ALMOST ? [`${toDots} from a dot`] : []),
      ...(own < least.inside - ALMOST ? [`${own} inside`] : []),
      ...(most > others(side) * own + ALMOST ? [`${own} in its own region, ${most} in another`] : []),
      ...(overlapped < 0 ? [] : [`on the badge of region ${overlapped}`]),
    ].map((fault) => `region ${i}, “${labelOf(region)}” at ${side}: ${fault}`);
  });
}

function cellsUnder({ left, top, width, height }: Badge, side: number): Cell[] {
  const [firstRow, lastRow] = [Math.floor(top / side), Math.floor((top + height) / side)];
  const [firstColumn, lastColumn] = [Math.floor(left / side), Math.floor((left + width) / side)];
  const cells: Cell[] = [];
  for (let row = firstRow; row <= lastRow; row++)
    for (let column = firstColumn; column <= lastColumn; column++) cells.push([row, column]);
  return cells;
}

function shareIn({ left, top, width, height }: Badge, [row, column]: Cell, side: number): number {
  const along = (start: number, length: number, from: number) =>
    Math.max(0, Math.min(start + length, from + side) - Math.max(start, from)) / length;
  return along(left, width, column * side) * along(top, height, row * side);
}

/** From the badge, taken without its round corners, to any dot that a domino may have in this cell. */
function distanceToDots({ left, top, width, height }: Box, [row, column]: Cell, side: number): number {
  const away = (at: number, start: number, length: number) => Math.max(start - at, at - start - length, 0);
  const distances = DOTS.map(([down, right]) => {
    const [x, y] = [(column + 0.5 + right) * side, (row + 0.5 + down) * side];
    return Math.hypot(away(x, left, width), away(y, top, height)) - DOMINO.dot * side;
  });
  return Math.min(...distances);
}

function overlap(a: Box, b: Box): boolean {
  const apart = (start: number, length: number, other: number, otherLength: number) =>
    start + length <= other || other + otherLength <= start;
  return !(apart(a.left, a.width, b.left, b.width) || apart(a.top, a.height, b.top, b.height));
}

describe('badges', () => {
  it.each(CELLS)('of all packs leave every dot free and are known by their place, at cells of %d pixels', (pixels) => {
    for (const { name, puzzle } of SOME)
      for (const labelOf of [asWritten, ...LONGEST.map((label) => () => label)])
        expect(faultsOf(puzzle, labelOf, pixels), name).toEqual([]);
  });

  it('do so on made puzzles and on boards of any shape', () => {
    const made = [5, 6, 7, 9].map(
      (dominoes) => finish(firstDrawn((random) => drawPips(random, { dominoes }), `badges ${dominoes}`)).puzzle,
    );
    const expectWell = (puzzle: Puzzle) => {
      for (const pixels of CELLS)
        for (const label of LONGEST) expect(faultsOf(puzzle, () => label, pixels)).toEqual([]);
    };
    for (const puzzle of made) expectWell(puzzle);
    fc.assert(fc.property(anyPuzzle(), expectWell), { numRuns: runs(40) });
  });

  it('do so between the steps that the app draws them for', () => {
    const [large] = PACKED.filter(({ name }) => name === 'giant 1');
    if (large === undefined) throw new Error('There is no such puzzle.');
    for (let scale = LEAST_CELL; scale <= 200; scale += 2.5)
      for (const label of LONGEST) {
        const faults = faultsOf(large.puzzle, () => label, scale, stepOf(scale));
        expect(faults, `${scale}`).toEqual([]);
      }
    expect(STEPS.map(stepOf)).toEqual(STEPS);
    expect(stepOf(4)).toBe(LEAST_CELL);
  });

  it('of every rule leave dots free too, however long', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const faults = CELLS.flatMap((pixels) => faultsOf(puzzle, asWritten, pixels));
        expect(faults.filter((fault) => !fault.includes('text of'))).toEqual([]);
      }),
      { numRuns: runs(40) },
    );
  });
});

it('exclamation marks of wrong regions lie on no badge and on no dot, in any pack', () => {
  for (const side of CELLS) {
    const faults = SOME.filter(({ puzzle: { regions } }) => {
      const badges = regions.map(({ cells }) => layOutBadge({ label: '<10', cells, side, covered: true }));
      return regions.some(({ cells }) => {
        const { x, y, radius } = tabPlace(cells, side);
        const [left, top, width] = [(x - radius) * side, (y - radius) * side, 2 * radius * side];
        const around = { left, top, width, height: width };
        const toDots = Math.min(...[x - 1, x].map((column) => distanceToDots(around, [y - 0.5, column], side)));
        return toDots < least.toDots || badges.some((badge) => overlap(badge, around));
      });
    });
    expect(faults.map(({ name }) => name)).toEqual([]);
  }
});

it('no two regions that touch have one tint, in any pack', () => {
  const faults = PACKED.filter(({ puzzle }) => {
    const tints = [...tintRegions(puzzle)];
    const regionAt = new Map(tints.flatMap((each) => each[0].cells.map((cell) => [cellKey(cell), each])));
    return tints.some(([region, tint]) =>
      region.cells.some(([row, column]) =>
        [cellKey([row, column + 1]), cellKey([row + 1, column])].some((beside) => {
          const [other, otherTint] = regionAt.get(beside) ?? [];
          return other !== undefined && other !== region && otherTint === tint;
        }),
      ),
    );
  });
  expect(faults.map(({ name }) => name)).toEqual([]);
});
