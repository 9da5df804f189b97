import { inequalitiesOf } from '@pipwright/futoshiki/parts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cellPair, rows } from '../../../core/src/testing/short-forms.js';
import { anyPuzzle } from '../../../futoshiki/src/testing/index.js';
import { puzzleFromGrid } from '../../../futoshiki/test/puzzle-of.js';
import { type Side, signsAround } from './cell-labels.js';

const EMPTY = rows('000 000 000');
const STEPS: Readonly<Record<Side, readonly [down: number, right: number]>> = {
  above: [-1, 0],
  below: [1, 0],
  left: [0, -1],
  right: [0, 1],
};
const OPPOSITE = { less: 'more', more: 'less', bar: 'bar' } as const;

function neighbour(name: string, side: Side): string {
  const [row = 0, column = 0] = name.split(',').map(Number);
  return String([row + STEPS[side][0], column + STEPS[side][1]]);
}

describe('the signs around a cell', () => {
  it('are seen from both sides', () => {
    const puzzle = puzzleFromGrid(EMPTY, [
      cellPair('1,1 1,0'),
      cellPair('1,2 1,1'),
      cellPair('0,1 1,1'),
      cellPair('1,1 2,1'),
    ]);
    const signs = signsAround(puzzle);
    expect(new Set(signs.get('1,1'))).toEqual(
      new Set([
        { says: 'more', side: 'left' },
        { says: 'less', side: 'right' },
        { says: 'less', side: 'above' },
        { says: 'more', side: 'below' },
      ]),
    );
    expect(signs.get('1,0')).toEqual([{ says: 'less', side: 'right' }]);
    expect(signs.get('1,2')).toEqual([{ says: 'more', side: 'left' }]);
    expect(signs.get('0,1')).toEqual([{ says: 'more', side: 'below' }]);
    expect(signs.get('2,1')).toEqual([{ says: 'less', side: 'above' }]);
    expect(signs.get('0,0')).toBeUndefined();
  });

  it('may be bars', () => {
    const signs = signsAround(puzzleFromGrid(EMPTY, [], [cellPair('0,0 0,1'), cellPair('0,0 1,0')]));
    expect(new Set(signs.get('0,0'))).toEqual(
      new Set([
        { says: 'bar', side: 'right' },
        { says: 'bar', side: 'below' },
      ]),
    );
    expect(signs.get('0,1')).toEqual([{ says: 'bar', side: 'left' }]);
    expect(signs.get('1,0')).toEqual([{ says: 'bar', side: 'above' }]);
  });

  it('are those of the puzzle, each twice, and the neighbour sees the opposite', () => {
    fc.assert(
      fc.property(anyPuzzle(), (puzzle) => {
        const signs = signsAround(puzzle);
        const all = [...signs].flatMap(([name, around]) => around.map((sign) => ({ name, ...sign })));
        expect(all).toHaveLength(2 * (inequalitiesOf(puzzle).length + (puzzle.bars?.length ?? 0)));
        for (const { name, says, side } of all) {
          const there = signs.get(neighbour(name, side)) ?? [];
          expect(
            there.some((sign) => sign.says === OPPOSITE[says] && neighbour(neighbour(name, side), sign.side) === name),
          ).toBe(true);
        }
      }),
    );
  });
});
